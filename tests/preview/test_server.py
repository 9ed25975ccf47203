"""The server: for this machine, under its own name, with what it made; files only for its page."""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import threading
import time
from pathlib import Path

import pytest

from fragkit.preview import server
from fragkit.preview.pack_watch import PackWatch
from fragkit.preview.server import NoPort, Preview
from tests.preview.conftest import MAP, card

pytestmark = pytest.mark.slow


def ask(served, path="/", method="GET", body=None, host="", **headers):
    line = http.client.HTTPConnection("127.0.0.1", served.server_port, timeout=60)
    line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    line.putheader("Host", host or f"localhost:{served.server_port}")
    for name, value in headers.items():
        line.putheader(name.replace("_", "-"), value)
    if body is not None:
        line.putheader("Content-Length", str(len(body)))
    line.endheaders(body)
    answer = line.getresponse()
    data = answer.read()
    line.close()
    return answer.status, data, answer


def token_of(served):
    return re.search(rb'name="token" content="([^"]+)"', ask(served)[1])[1].decode()


def post(served, path, message, **headers):
    headers.setdefault("X_Fragkit_Token", token_of(served))
    status, data, _ = ask(served, path, "POST", json.dumps(message).encode(), **headers)
    return status, json.loads(data)


def begin(served):
    return json.loads(ask(served, "/map/cellar")[1])


def wait_for(condition, seconds=60.0):
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


# -- who is answered ---------------------------------------------------------------------------------


def test_it_listens_on_this_machine_only(served):
    assert served.server_address[0] == "127.0.0.1"


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]", "LOCALHOST"])
def test_its_own_names_are_answered(served, name):
    assert ask(served, host=f"{name}:{served.server_port}")[0] == 200


@pytest.mark.parametrize(
    "name",
    ["evil.example:{port}", "localhost.evil.example:{port}", "localhost", "localhost:80", "x"],
)
@pytest.mark.parametrize("path", ["/", "/state", "/events", "/picture/card/zap"])
def test_no_other_name_is_answered(served, name, path):
    status, data, _ = ask(served, path, host=name.format(port=served.server_port))
    assert status == 421
    assert b"Zap" not in data


def test_the_page_asks_nobody_else_for_anything(served):
    _, _, answer = ask(served)
    policy = answer.getheader("Content-Security-Policy")
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert answer.getheader("Cross-Origin-Resource-Policy") == "same-origin"
    assert answer.getheader("Access-Control-Allow-Origin") is None
    for name in ("", "preview.css", "preview.js", "map.js", "draw.js"):
        text = ask(served, f"/{name}")[1].decode()
        found = set(re.findall(r"https?://[\w.]+", text))
        assert found <= {"http://www.w3.org"}, name


@pytest.mark.parametrize(
    "path",
    [
        "/pack.yaml", "/../pack.yaml", "/%2e%2e/pack.yaml", "/font/../regular", "/font/x.ttf",
        "/picture/card/nobody", "/picture/map/..%2f..%2fetc", "/thing/card/..", "/map/nowhere",
        "/picture/nonsense/zap", "/templates/preview/index.html", "/map/cellar/nonsense",
    ],
)  # fmt: skip
def test_only_what_it_made_is_served(served, path):
    assert ask(served, path)[0] == 404


def test_pictures_and_things(served):
    status, data, answer = ask(served, "/picture/card/zap")
    assert (status, answer.getheader("Content-Type")) == (200, "image/svg+xml; charset=utf-8")
    assert b"Zap" in data
    told = json.loads(ask(served, "/thing/card/zip")[1])
    assert (told["file"], told["first"]) == ("cards/cards.yaml", 7)
    assert told["yaml"].startswith("- id: zip\n")
    assert ask(served, "/font/black.ttf")[1][:4] == b"\0\1\0\0"


# -- who may change files ------------------------------------------------------------------------------


def test_a_drawing_is_saved_with_the_token(served, mine):
    told = begin(served)
    grid = told["grid"].replace("| 1     |", "| 1 |   |")
    status, answer = post(served, "/map/cellar", {"grid": grid, "base": told["mark"]})
    assert status == 200
    assert (mine / "maps" / "cellar.yaml").read_text() == MAP.replace("| 1     |", "| 1 |   |")
    assert answer["grid"] == grid


@pytest.mark.parametrize(
    "headers",
    [
        {"X_Fragkit_Token": ""},
        {"X_Fragkit_Token": "guess"},
        {"X_Fragkit_Token": "ü"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
    ],
    ids=str,
)
def test_nobody_else_changes_files(served, mine, headers):
    told = begin(served)
    grid = told["grid"].replace("| 1     |", "| 1 |   |")
    status, answer = post(served, "/map/cellar", {"grid": grid, "base": told["mark"]}, **headers)
    assert (status, answer["error"]) == (403, "only the page itself may do that")
    assert (mine / "maps" / "cellar.yaml").read_text() == MAP


@pytest.mark.parametrize(
    "message",
    [
        {}, {"grid": 1, "base": "x"}, {"grid": "rm -rf", "base": "{mark}"},
        {"grid": "+---+\n| 1 |\n+---+\nid: other\n", "base": "{mark}"},
        {"grid": "+---+\n| \0 |\n+---+\n", "base": "{mark}"},
        {"grid": "+---+\n|\t1 |\n+---+\n", "base": "{mark}"},
    ],
    ids=str,
)  # fmt: skip
def test_what_is_no_drawing_is_not_written(served, mine, message):
    if message.get("base") == "{mark}":
        message = {**message, "base": begin(served)["mark"]}
    status, _ = post(served, "/map/cellar", message)
    assert status in (400, 409)
    assert (mine / "maps" / "cellar.yaml").read_text() == MAP


def test_nonsense_and_floods_are_refused(served):
    token = {"X_Fragkit_Token": token_of(served)}
    assert ask(served, "/map/cellar", "POST", b"{", **token)[0] == 400
    assert ask(served, "/map/cellar", "POST", b"[" * 100_000, **token)[0] == 400
    assert ask(served, "/map/cellar", "POST", b"[]", **token)[0] == 400
    assert ask(served, "/map/cellar", "POST", **token)[0] == 413
    line = http.client.HTTPConnection("127.0.0.1", served.server_port, timeout=60)
    line.putrequest("POST", "/map/cellar")
    line.putheader("X-Fragkit-Token", token_of(served))
    line.putheader("Content-Length", "99999999999")
    line.endheaders()
    assert line.getresponse().status == 413
    assert ask(served, "/", "PUT", b"x")[0] == 501


def test_a_map_that_is_a_link_out_of_the_pack_is_not_written(served, mine, tmp_path):
    outside = tmp_path / "outside.yaml"
    outside.write_text(MAP.replace("id: cellar", "id: elsewhere"))
    try:
        (mine / "maps" / "elsewhere.yaml").symlink_to(outside)
    except OSError:
        pytest.skip("no links here")
    wait_for(lambda: "map/elsewhere" in served.watch.page_items)
    told = json.loads(ask(served, "/map/elsewhere")[1])
    grid = told["grid"].replace("| 1     |", "| 1 |   |")
    status, answer = post(served, "/map/elsewhere", {"grid": grid, "base": told["mark"]})
    assert (status, answer["error"]) == (409, "the file is outside the pack")
    assert "| 1     |" in outside.read_text()


def test_a_file_changed_meanwhile_is_left_alone_and_shown(served, mine):
    told = begin(served)
    path = mine / "maps" / "cellar.yaml"
    path.write_text(MAP.replace("w   g", "T   g"))
    grid = told["grid"].replace("| 1     |", "| 1 |   |")
    status, answer = post(served, "/map/cellar", {"grid": grid, "base": told["mark"]})
    assert (status, answer["error"]) == (409, "the file has changed")
    assert "T   g" in answer["grid"]
    assert path.read_text() == MAP.replace("w   g", "T   g")
    # Said again with what is there now, it is written.
    assert post(served, "/map/cellar", {"grid": grid, "base": answer["mark"]})[0] == 200


def test_comments_changed_meanwhile_are_no_conflict(served, mine):
    told = begin(served)
    path = mine / "maps" / "cellar.yaml"
    path.write_text(MAP.replace("by hand.", "by foot."))
    grid = told["grid"].replace("| 1     |", "| 1 |   |")
    assert post(served, "/map/cellar", {"grid": grid, "base": told["mark"]})[0] == 200
    assert "by foot." in path.read_text()
    assert "| 1 |   |" in path.read_text()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nobody is kept out")
def test_a_file_that_may_not_be_written_is_told(served, mine):
    told = begin(served)
    (mine / "maps").chmod(0o500)
    grid = told["grid"].replace("| 1     |", "| 1 |   |")
    status, answer = post(served, "/map/cellar", {"grid": grid, "base": told["mark"]})
    (mine / "maps").chmod(0o700)
    assert status == 409
    assert answer["error"].startswith("can't write the file")


# -- the line that stays open ----------------------------------------------------------------------------


def listen(served):
    line = http.client.HTTPConnection("127.0.0.1", served.server_port, timeout=60)
    line.request("GET", "/events", headers={"Host": f"localhost:{served.server_port}"})
    return line, line.getresponse()


def heard(answer):
    while True:
        told = answer.readline()
        if told.startswith(b"data: "):
            return json.loads(told[6:])


def test_whatever_is_saved_is_told(served, mine):
    _, answer = listen(served)
    first = heard(answer)
    assert {t["key"] for t in first["things"]} >= {"card/zap", "map/cellar", "fighter/granny"}
    (mine / "cards" / "cards.yaml").write_text(card("zap", "Zapper") + "\n" + card("zip"))
    now = heard(answer)
    assert {t["key"]: t["name"] for t in now["things"]}["card/zap"] == "Zapper"


def test_a_browser_that_goes_away_does_no_harm(served, mine, capfd):
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", served.server_port)) as line:
            line.sendall(
                f"GET /events HTTP/1.1\r\nHost: localhost:{served.server_port}\r\n\r\n".encode()
            )
            assert line.recv(100).startswith(b"HTTP/1.1 200")
    for number in range(3):
        (mine / "cards" / "cards.yaml").write_text(card("zap", f"Zap {number}"))
        wait_for(lambda n=number: served.watch.page_items["card/zap"].name == f"Zap {n}")
    wait_for(lambda: len(served.open_pages) == 0)
    assert ask(served, "/state")[0] == 200
    assert capfd.readouterr().err == ""


def test_two_previews_of_one_pack_see_the_same(served, mine):
    other = Preview(PackWatch(mine), 0)
    other.start()
    threading.Thread(target=other.serve_forever, args=(0.05,), daemon=True).start()
    try:
        told = begin(served)
        grid = told["grid"].replace("| 1     |", "| 1 |   |")
        assert post(served, "/map/cellar", {"grid": grid, "base": told["mark"]})[0] == 200
        late = told["grid"].replace("w   g", "T   g")
        status, answer = post(other, "/map/cellar", {"grid": late, "base": told["mark"]})
        assert (status, answer["grid"]) == (409, grid)
        wait_for(lambda: json.loads(ask(other, "/map/cellar")[1])["grid"] == grid)
    finally:
        other.stop()
        other.shutdown()
        other.server_close()


def test_a_port_in_use_is_told_and_another_one_found(mine):
    taken = Preview(PackWatch(mine), 0)
    with pytest.raises(NoPort, match=f"cannot use port {taken.server_port}"):
        Preview(taken.watch, taken.server_port)
    first, second = Preview(taken.watch), Preview(taken.watch)
    assert first.server_port != second.server_port
    for one in (taken, first, second):
        one.server_close()


# -- the command ---------------------------------------------------------------------------------------------


def test_the_command_says_where_the_page_is(fragkit, mine, monkeypatch):
    monkeypatch.setattr(
        "fragkit.preview.server.wait_for_end", lambda preview: preview.server_close()
    )
    ran = fragkit("preview", "./mine", "--port", "0")
    assert ran.code == 0
    assert re.fullmatch(r"mine: http://localhost:\d+/\nPress Ctrl-C to stop\n", ran.out)
    monkeypatch.chdir(mine / "cards")
    assert fragkit("preview", "--port", "0").out.startswith("mine: ")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "here is no pack: name one, or start one with `fragkit new pack`"),
        (["./nowhere"], "`./nowhere` is not a pack: it has no pack.yaml"),
        (["bas"], "there is no pack `bas`; did you mean `base`?"),
    ],
    ids=str,
)
def test_no_pack_no_page(fragkit, args, told):
    ran = fragkit("preview", *args)
    assert (ran.code, ran.err) == (2, f"fragkit: {told}\n")


def test_the_command_tells_of_a_port_in_use(fragkit, mine):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ran = fragkit("preview", "./mine", "--port", str(port))
    assert ran.code == 2
    assert ran.err.startswith(f"fragkit: cannot use port {port}: ")


def test_what_is_installed_has_the_page(served):
    from fragkit.shipped_files import share

    assert {p.name for p in Path(share("templates") / "preview").iterdir()} == {
        "index.html", "preview.css", "preview.js", "map.js", "draw.js", "playtest.html",
    }  # fmt: skip


# -- hostile files and requests --------------------------------------------------------------------------


def test_a_file_name_that_is_not_text_is_shown(served, mine):
    name = os.fsencode(str(mine / "cards")) + b"/b\xff.yaml"
    with open(name, "w") as file:
        file.write("- {id: Wrong, name: W}")
    served.watch.reload_all()
    status, data, _ = ask(served, "/state")
    assert status == 200
    assert "b?.yaml" in data.decode()


def test_a_second_host_name_is_not_answered(served):
    own = f"Host: localhost:{served.server_port}"
    for hosts in (f"{own}\r\nHost: evil.example", f"Host: evil.example\r\n{own}"):
        with socket.create_connection(("127.0.0.1", served.server_port), timeout=60) as line:
            line.sendall(f"GET /state HTTP/1.1\r\n{hosts}\r\n\r\n".encode())
            assert line.recv(65536).startswith(b"HTTP/1.1 421 ")


def test_the_body_of_a_refused_request_is_not_read_as_the_next_one(served):
    host = f"Host: localhost:{served.server_port}\r\n"
    inner = f"GET /state HTTP/1.1\r\n{host}\r\n"
    for method in ("POST", "GET"):
        line = socket.create_connection(("127.0.0.1", served.server_port), timeout=60)
        text = f"{method} /map/cellar HTTP/1.1\r\n{host}Content-Length: {len(inner)}\r\n\r\n{inner}"
        line.sendall(text.encode())
        line.settimeout(60)
        answer = b""
        while part := line.recv(65536):
            answer += part
        line.close()
        assert answer.count(b"HTTP/1.1 ") == 1


def test_the_same_port_can_be_used_again_at_once(mine):
    first = Preview(PackWatch(mine), 0)
    port = first.server_port
    thread = threading.Thread(target=first.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.request(
        "GET", "/preview.css", headers={"Host": f"localhost:{port}", "Connection": "close"}
    )
    line.getresponse().read()
    first.shutdown()
    first.server_close()  # the connection waits in the system for a while
    Preview(PackWatch(mine), port).server_close()


# -- playtests ---------------------------------------------------------------------------------------


def state(served):
    return json.loads(ask(served, "/state")[1])


def test_a_playtest_runs_in_the_background_and_its_verdict_comes_to_the_page(served, monkeypatch):
    monkeypatch.setattr(server, "MINUTES", "0.001")
    assert state(served)["playtests"] == {}
    for key in ("fighter/granny", "card/zap"):
        assert post(served, f"/playtest/{key}", {})[0] == 202
    assert post(served, "/playtest/card/zap", {}) == (
        409, {"error": "this playtest is already running"},
    )  # fmt: skip
    assert state(served)["playtests"]["card/zap"]["status"] == "waiting"
    wait_for(lambda: state(served)["playtests"]["card/zap"]["status"] == "done")
    found = state(served)["playtests"]
    marks = {thing["key"]: thing["mark"] for thing in state(served)["things"]}
    assert found["fighter/granny"]["mark"] == marks["fighter/granny"]
    assert found["fighter/granny"]["games"] == 4
    assert "of four-player games, fair would be 25 %" in found["fighter/granny"]["text"]
    assert found["card/zap"]["verdict"] == "unsure"


def test_a_playtest_that_cannot_be_played_shows_why(served, mine):
    served.ended.set()  # the page still shows what is no longer there
    (mine / "fighters" / "granny.yaml").unlink()
    assert post(served, "/playtest/fighter/granny", {})[0] == 202
    wait_for(lambda: state(served)["playtests"]["fighter/granny"]["status"] == "failed")
    assert "granny" in state(served)["playtests"]["fighter/granny"]["text"]


@pytest.mark.parametrize("path", ["map/cellar", "counter/blood", "card/none", "fighter/zap"])
def test_only_fighters_and_cards_of_the_page_can_be_playtested(served, path):
    assert post(served, f"/playtest/{path}", {})[0] == 404


def test_a_playtest_needs_the_token_of_the_page(served):
    assert post(served, "/playtest/card/zap", {}, X_Fragkit_Token="no")[0] == 403
    assert state(served)["playtests"] == {}


def test_a_stopped_page_ends_its_playtest(served):
    assert post(served, "/playtest/fighter/granny", {})[0] == 202
    wait_for(lambda: served.playtests.process is not None)
    process = served.playtests.process
    served.stop()
    assert process.poll() is not None
    assert not served.playtests.start("card/zap", "")
