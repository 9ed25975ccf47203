"""Pages on the network: codes, limits, lost connections, a host that is killed."""

from __future__ import annotations

import json
import stat

import pytest

from fragkit.host.hosted_game import HostedGame
from fragkit.host.seat_file import SeatFile, SentInput
from fragkit.host.server import MOST_BODY, MOST_STREAMS
from fragkit.host.views import MASTER, Viewer
from tests.host.clients import START, Page, hosted, table
from tests.referee.tables import sit

RED = Viewer("seat", "Red")


def test_an_input_of_one_page_reaches_the_others(path):
    with table(path) as server:
        red, blue, tv = Page(server, "Red"), Page(server, "Blue"), Page(server)
        for page in (blue, tv):
            page.listen()
            assert page.view()["state"]["seats"]["Red"]["square"] == "A1"
        assert red.do("m s")["type"] == "told"
        for page in (blue, tv):
            assert page.view()["state"]["seats"]["Red"]["square"] == "A2"
        assert blue.do("m s")["refusal"]["text"] == "it is Red's turn, not Blue's"
        assert tv.do("m s")["refusal"]["text"] == "this page only watches"


def test_a_page_that_comes_back_gets_only_what_it_missed(path):
    with table(path) as server:
        page = Page(server, "Red")
        page.listen()
        name, mark, _ = page.event()
        assert (name, len(mark)) == ("view", 16)
        page.listen(last=mark)
        assert page.event()[0] == "beat"
        page.do("m s")
        page.listen(last=mark)
        assert page.view()["state"]["seats"]["Red"]["square"] == "A2"


def test_two_pages_of_one_seat_agree(path):
    with table(path) as server:
        pages = [Page(server, "Red"), Page(server, "Red")]
        for page in pages:
            page.listen()
        assert pages[0].view() == pages[1].view()
        for number, text in enumerate(("m s", "m s", "undo", "m e", "end")):
            answer = pages[number % 2].do(text, id=f"tap-{number}")
            seen = [page.view() for page in pages]
            assert seen[0] == seen[1]
            assert seen[0]["state"] == answer["state"]
            # An input that both pages send at once is played by one, and the other gets its answer.
            assert pages[1 - number % 2].do(text, id=f"tap-{number}") == answer


def test_an_input_sent_twice_is_played_once(path):
    with table(path) as server:
        page = Page(server, "Red")
        first = page.do("m s", id="tap-1")
        assert page.do("m s", id="tap-1") == first
        assert server.game.referee.run.next_number == 2


def test_an_input_that_was_played_before_the_host_was_killed_is_not_repeated(path):
    with table(path) as server:
        code = Page(server, "Red").code
        SeatFile(path).note(SentInput("tap-1", "Red", 1))
        server.game.referee.answer({"do": "m s"}, "Red")  # and no answer was sent
    with hosted(sit(path)) as server:
        page = Page(server, code=code)
        assert page.do("m s", id="tap-1")["type"] == "told"
        assert server.game.referee.run.table.state.seats["Red"].square == "A2"
        assert page.do("undo", id="tap-2")["type"] == "told", "the host still knows who typed it"


def test_an_input_that_the_killed_host_never_played_is_played_now(path):
    with table(path) as server:
        code = Page(server, "Red").code
        SeatFile(path).note(SentInput("tap-1", "Red", 1))
    with hosted(sit(path)) as server:
        Page(server, code=code).do("m s", id="tap-1")
        assert server.game.referee.run.table.state.seats["Red"].square == "A2"


def test_an_input_is_not_taken_for_another_with_its_number(path):
    """Neither one that was refused, nor one that a killed host did not come to play."""
    with table(path) as server:
        blue = Page(server, "Blue")
        assert blue.do("m e", id="tap-1")["type"] == "refused"
        server.game.referee.answer({"do": "m s"})  # at the terminal; it has the number of tap-1
        SeatFile(path).note(SentInput("tap-2", "Blue", 2))
    with hosted(sit(path)) as server:
        server.game.referee.answer({"do": "m s"})
        assert blue.code == Page(server, "Blue").code
        for id in ("tap-1", "tap-2"):
            assert Page(server, "Blue").do("m e", id=id)["type"] == "refused"


def test_codes_are_long_kept_and_nobody_elses_to_read(path):
    with table(path) as server:
        codes = dict(server.game.seats.codes)
    assert set(codes) == {MASTER, *(Viewer("seat", name) for name in ("Red", "Blue", "Green"))}
    assert all(len(code) >= 22 for code in codes.values())
    assert stat.S_IMODE(path.with_suffix(".seats").stat().st_mode) == 0o600
    with hosted(sit(path)) as server:
        assert server.game.seats.codes == codes


def test_a_seat_that_is_handed_on_has_a_new_code(path):
    with table(path) as server:
        old = Page(server, "Red")
        old.listen()
        old.view()
        new = Page(server, code=server.game.hand_on("Red"))
        while (name := old.event()[0]) == "beat":
            pass
        assert name == "gone"
        assert old.ask("POST", "/do", b'{"do": "m s"}')[0] == 403
        assert new.do("m s")["type"] == "told"


def test_a_seat_with_a_new_player_keeps_its_page(path):
    with table(path) as server:
        page = Page(server, "Red")
        assert page.do("m s")["type"] == "told"
        page.listen()
        assert page.view()["player"] == "Red"
        assert page.do("seat red Kim")["refusal"]["text"] == "only the host can change the game"
        server.game.submit(MASTER, "", {"do": "seat red Kim"})
        view = page.view()
        assert (view["viewer"], view["player"], view["can_undo"]) == ("seat", "Kim", False)
        assert page.do("m n")["type"] == "told"
        assert SeatFile(path).viewer_of(page.code) == Viewer("seat", "Kim")
        server.game.submit(MASTER, "", {"do": "undo to 1"})
        assert page.do("undo")["type"] == "told", "Red typed the last input that counts"


def test_only_the_game_master_is_shown_what_another_player_can_do(path):
    with table(path) as server:
        master = Page(server, code=server.game.seats.code_of(MASTER))
        found = {}
        for page, name in ((master, "Red"), (master, "Blue"), (Page(server, "Blue"), "Red")):
            status, data = page.ask(
                "POST", "/do", json.dumps({"ask": "buttons", "as": name}).encode()
            )
            assert status == 200
            found[page, name] = json.loads(data)
        kinds = {key: {b["kind"] for b in got.get("buttons", ())} for key, got in found.items()}
        assert "end" in kinds[master, "Red"]
        assert "end" not in kinds[master, "Blue"]
        assert found.popitem()[1]["type"] == "refused"


def test_a_wrong_code_opens_nothing(path):
    with table(path) as server:
        assert Page(server, code="x" * 22).ask("GET", f"/events?seat={'x' * 22}")[0] == 403


@pytest.mark.parametrize(
    ("method", "place", "headers", "body", "status"),
    [
        ("GET", "/", {"Host": "evil.example:80"}, b"", 421),
        ("POST", "/do", {"Origin": "http://evil.example"}, b"{}", 403),
        ("POST", "/do", {}, b"x" * (MOST_BODY + 1), 413),
        ("POST", "/do", {"Content-Length": f"{'0' * 9}{MOST_BODY + 1}"}, b"", 413),
        ("POST", "/do", {"Content-Length": f"{'0' * 9}{'1' * 5_000}"}, b"", 413),
        ("POST", "/do", {}, b"[]", 400),
        ("POST", "/do", {}, b"{", 400),
        ("POST", "/do", {}, b'{"do": "m s", "id": "\\ud800"}', 400),
        ("GET", "/../pyproject.toml", {}, b"", 404),
        ("GET", "/%2e%2e/seat_file.py", {}, b"", 404),
        ("DELETE", "/", {}, b"", 405),
    ],
)  # fmt: skip
def test_other_requests_are_refused(path, method, place, headers, body, status):
    with table(path) as server:
        assert Page(server, "Red").ask(method, place, body, **headers)[0] == status


def test_one_seat_has_a_few_open_pages_and_the_oldest_ends(path):
    with table(path) as server:
        pages = [Page(server, "Red") for _ in range(MOST_STREAMS + 1)]
        for page in pages:
            page.listen()
            page.view()
        assert len(server.streams[RED]) == MOST_STREAMS
        while pages[0].stream and pages[0].stream.readline():
            pass  # it ends


def test_who_sends_too_much_waits(path, monkeypatch):
    monkeypatch.setattr("fragkit.host.server.BURST", 5)
    monkeypatch.setattr("fragkit.host.server.RATE", 1)
    with table(path) as server:
        page = Page(server, "Red")
        seen = {page.ask("POST", "/do", b'{"do": "los b1"}')[0] for _ in range(12)}
        assert seen == {200, 429}


def test_a_bot_plays_a_seat_until_a_person_is_due(path):
    with table(path) as server:
        game: HostedGame = server.game
        game.let_bot_play("Red", True)
        assert game.referee.run.request.player != "Red"
        assert game.referee.run.next_number > 1
        assert SeatFile(path).bots == {"Red"}
        game.let_bot_play("Red", False)
        assert SeatFile(path).bots == set()


def test_the_record_is_the_one_that_the_terminal_would_have_written(path, tmp_path):
    with table(path) as server:
        red = Page(server, "Red")
        for number, text in enumerate(("m s", "undo", "m s", "end")):
            red.do(text, id=str(number))
    other = tmp_path / "other.frag"
    referee = sit(other, *START)
    for text in ("m s", "undo", "m s", "end"):
        referee.answer({"do": text})
    referee.journal.close()
    assert path.read_text() == other.read_text()


def test_a_torn_line_in_the_seats_file_is_ignored(path):
    with table(path) as server:
        codes = dict(server.game.seats.codes)
    with path.with_suffix(".seats").open("a") as file:
        file.write('{"sent": "tap-')
    assert SeatFile(path).codes == codes


def test_the_next_game_of_the_evening_keeps_the_codes(path):
    seats = SeatFile(path)
    code = seats.renew(RED)
    seats.follow(path.with_name("saturday.frag"))
    assert SeatFile(path.with_name("saturday.frag")).codes == {RED: code}


def test_everything_sent_is_json_of_protocol_1(path):
    with table(path) as server:
        view = json.loads(server.game.view(RED)[1])
    assert view["protocol"] == 1
    assert view["request"]["player"] == "Red"
