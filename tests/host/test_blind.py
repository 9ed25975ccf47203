"""Double blind: what a side sees, remembers and hears, and that nothing else reaches it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from fragkit.cli.host import page_language
from fragkit.host import double_blind
from fragkit.host import server as server_module
from fragkit.host.double_blind import BlindTable, Fog, direction
from fragkit.host.hosted_game import HostedGame
from fragkit.host.seat_file import SeatFile
from fragkit.host.views import MASTER, TABLE, Viewer
from fragkit.load.packs.known_packs import DOUBLE_BLIND
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions, OpenedGame, new_game
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start
from fragkit.rules.commands import Override, Refusal
from tests.full import sampled
from tests.host.clients import Page, hosted
from tests.host.pairs import GAMES, PLAYERS, cut, play, seat_down
from tests.referee.tables import ARENA

RED, BLUE, GREEN = (Viewer("seat", name) for name in ("Red", "Blue", "Green"))
TYPED = (
    "who", "map", "log", "los", "los blue", "los green", "odds green", "odds red", "odds blue", "now",
    "reach 9", "s blue", "s green", "s red", "why", "undo", "hand", "hand blue", "map at 1", "m z9",
    "r", "", "yes", "p medkit green", "blue: m e", "end", "m e", "m n", "m s s",
)  # fmt: skip


@cache
def opened(pack: str) -> OpenedGame:
    packs = [*([] if pack == "base" else [pack]), DOUBLE_BLIND]
    wanted = GameOptions(map="foundry", players=PLAYERS, packs=packs, cards="dealt")
    made = new_game(wanted, Path(), "2000-01-01")
    assert not isinstance(made, OpenProblem), made.message
    return made


def sees(referee: Referee, viewer: Viewer, name: str) -> bool:
    game = referee.run.game
    table = Fog(game, referee.secrecy.story, (viewer.player,))
    return game.seat(name).square in table.squares(game)


def placed(pack: str, folder: Path, seed: int, count: int) -> tuple[list[BlindTable], Viewer, str]:
    """Two games that differ in the square of a fighter whom the viewer does not see."""
    chance = Random(seed)
    for name in "ab":
        (folder / name).mkdir()
    one, two = (seat_down(opened(pack), folder / name / "friday.frag") for name in "ab")
    for command in play(one, seed, count):
        assert not isinstance(two.run.do(command), Refusal)
    names = list(one.run.table.state.seats)
    viewer, hidden = (chance.choice(names), chance.choice(names))
    game = one.run.game
    seen = Fog(game, one.secrecy.story, (viewer,)).squares(game)
    standing = {seat.square for seat in game.standing()}
    free = [s for s in game.ground.place if s not in seen and s not in standing]
    if viewer == hidden or not game.seat(hidden).square or game.seat(hidden).square in seen:
        return [], TABLE, ""
    for referee, square in zip((one, two), chance.sample(free, 2), strict=True):
        done = referee.run.do(Override(hidden, "square", square))
        assert not isinstance(done, Refusal), done
    return [BlindTable(one), BlindTable(two)], Viewer("seat", viewer), hidden


def differences(pack: str, folder: Path, seed: int, count: int = 40) -> Iterator[str]:
    tables, viewer, hidden = placed(pack, folder, seed, count)
    if not tables:
        return
    chance = Random(seed)
    for text in ("", *chance.sample(TYPED, 12)):
        if any(sees(table.referee, viewer, hidden) for table in tables):
            return  # now they may tell them apart
        for who in (viewer, TABLE):
            views = [json.dumps(table.view(who)).encode() for table in tables]
            if views[0] != views[1]:
                yield f"{seed}: the view of {who}: {cut(*views)}"
                return
        told = [json.dumps(table.answer(viewer, {"do": text})).encode() for table in tables]
        if any(b"blind.obstacle" in one for one in told):
            return  # they may bump into a hidden fighter
        seen = any(sees(table.referee, viewer, hidden) for table in tables)
        if told[0] != told[1] and not seen:
            yield f"{seed}: the answer to `{text}` of {viewer}: {cut(*told)}"


@pytest.mark.parametrize("seed", range(6))
def test_a_hidden_square_makes_no_difference(seed, tmp_path):
    assert list(differences("base", tmp_path, seed)) == []


@pytest.mark.slow
@pytest.mark.parametrize("lot", range(10))
@pytest.mark.parametrize("pack", GAMES)
def test_hidden_squares_make_no_difference_in_200_pairs(pack, lot, tmp_path):
    """Two of each five in every run, 200 in full (`tests/full.py`)."""
    for seed in range(100 + 5 * lot, 100 + 5 * lot + sampled(2, 5)):
        folder = tmp_path / str(seed)
        folder.mkdir()
        assert list(differences(pack, folder, seed, 80)) == []


@pytest.mark.slow
def test_the_pairs_notice_a_leak(tmp_path, monkeypatch):
    monkeypatch.setattr(double_blind.Fog, "is_known", lambda self, game, seen, seat: True)
    found = []
    for seed in range(6):
        folder = tmp_path / str(seed)
        folder.mkdir()
        found += differences("base", folder, seed)
    assert found


@pytest.mark.slow
def test_the_pairs_notice_refusals_that_tell(tmp_path, monkeypatch):
    monkeypatch.setattr(
        double_blind.BlindTable, "due",
        lambda self, viewer: {"request": {}, "prompt": "", "state": str(self.run.facts)},
    )  # fmt: skip
    found = []
    for seed in range(6):
        folder = tmp_path / str(seed)
        folder.mkdir()
        found += differences("base", folder, seed)
    assert found


# -- one by one -------------------------------------------------------------------------------


def sit(path: Path, *positions: str, house: tuple[str, ...] = ()) -> Referee:
    wanted = GameOptions(
        map=str(ARENA), players=PLAYERS, packs=["base", DOUBLE_BLIND], positions=list(positions),
        houses=list(house),
    )  # fmt: skip
    made = start(Start(path, GameOptions() if path.exists() else wanted, 1))
    assert not isinstance(made, OpenProblem), made.message
    return made


# Red and Blue see each other along the top row; Green is in the corner, behind walls.
START = ("Red A1 3 turn movement 6", "Blue C1 2", "Green A6 2")


def seats(table: BlindTable, viewer: Viewer) -> dict[str, str]:
    return {n: s["square"] for n, s in table.view(viewer)["state"]["seats"].items()}


def test_a_player_sees_only_what_their_fighter_sees(path):
    table = BlindTable(sit(path, *START))
    assert seats(table, RED) == {"Red": "A1", "Blue": "C1", "Green": ""}
    assert seats(table, GREEN) == {"Red": "", "Blue": "", "Green": "A6"}
    assert seats(table, TABLE) == {"Red": "", "Blue": "", "Green": ""}
    assert table.view(GREEN)["request"] == {"kind": "wait", "player": "Red", "text": "Red plays",
        "say": {"id": "{player} plays", "fields": {"player": "Red"}}}  # fmt: skip


def test_a_player_remembers_where_others_were_seen_last(path):
    referee = sit(path, *START)
    table = BlindTable(referee)
    assert table.answer(RED, {"do": "m s s s s"})["type"] == "told"
    blue = table.view(RED)["state"]["seats"]["Blue"]
    assert (blue["square"], blue["last_seen"]) == ("", "C1")
    assert "You no longer see Blue." in str(table.view(RED)["story"])
    assert table.view(GREEN)["story"] == []
    again = BlindTable(referee)  # the host was started again
    assert again.view(RED) == table.view(RED)


def test_a_walk_stops_when_somebody_comes_into_sight(path):
    table = BlindTable(sit(path, "Red A5 3 turn movement 9", "Blue C1 2", "Green H6 2"))
    answer = table.answer(RED, {"do": "m a1"})
    assert "You see Blue on C1." in answer["text"]
    assert table.run.table.state.seats["Red"].square != "A5"


@pytest.mark.parametrize(
    ("house", "heard"),
    [
        ((), "You hear a shot from the north."),
        (("blind-hearing=shot",), "You hear a shot."),
        (("blind-hearing=nothing",), ""),
    ],
)
def test_a_shot_out_of_sight_is_heard(path, house, heard):
    table = BlindTable(sit(path, *START, house=house))
    assert table.answer(RED, {"do": "s blue"})["type"] == "told"
    assert "fires" in table.view(BLUE)["story"][-1]["text"]
    story = [entry["text"] for entry in table.view(GREEN)["story"]]
    assert story == ([heard] if heard else [])


@pytest.mark.parametrize(
    ("house", "text"), [((), "something is in the way"), (("blind-obstacle=silent",), "that does not work")]
)  # fmt: skip
def test_a_refusal_does_not_tell_what_is_hidden(path, house, text, monkeypatch):
    # A fighter who is not seen though they are near: as behind a door that only opens one way.
    monkeypatch.setattr(Fog, "squares", lambda self, game: {"A1", "A2"})
    table = BlindTable(
        sit(path, "Red A1 3 turn movement 6", "Blue A3 2", "Green H6 2", house=house)
    )
    assert table.answer(RED, {"do": "m s s"})["type"] == "told"
    answer = table.answer(RED, {"do": "end"})  # nobody may stay on an occupied square
    assert answer["refusal"]["text"] == text
    assert answer["refusal"]["rule"] == "blind.obstacle"
    assert answer["state"]["seats"]["Blue"]["square"] == ""


def test_only_the_host_can_undo(path):
    referee = sit(path, *START)
    table = BlindTable(referee)
    table.answer(RED, {"do": "m s"})
    assert table.answer(RED, {"do": "undo"})["refusal"]["rule"] == "blind.undo"
    assert referee.answer({"do": "undo"})["type"] == "told"
    assert seats(table, RED)["Red"] == "A1"


def test_who_waits_learns_nothing_from_a_refusal(path):
    table = BlindTable(sit(path, *START))
    for text in ("m e", "4 2", "yes", "r", "", "s red", "now", "end"):
        answer = table.answer(GREEN, {"do": text})
        assert answer["type"] == "refused"
        assert answer["refusal"]["text"] == "you can't do that now", text


def test_who_waits_is_answered_alike_whatever_is_asked_out_of_sight(path):
    """The numbers and names of options would tell where somebody may go, or what they hold."""
    typed = (
        "99",
        "1",
        "4 2",
        "zzz yyy",
        "pistol",
        "the pistol please",
        "b2 s2",
        "4 5 and 6",
        "m n",
    )
    told = {}
    for due, inputs in (("act", ()), ("choice", ("s blue",)), ("roll", ("s blue pistol",))):
        armed = ("Red A1 3 turn movement 6 boomstick:2", *START[1:])
        referee = sit(path.with_name(f"{due}.frag"), *armed, house=("blind-hearing=nothing",))
        for text in inputs:
            assert referee.answer({"do": text})["type"] == "told"
        assert referee.hello()["request"]["kind"] == due
        table = BlindTable(referee)
        told[due] = [table.answer(GREEN, {"do": text}) for text in typed]
        referee.journal.close()
    assert told["roll"] == told["act"]
    assert told["choice"] == told["act"]


def test_a_hosted_game_is_blind_for_all_but_the_game_master(path):
    referee = sit(path, *START)
    game = HostedGame(referee, SeatFile(path))
    views = {who: json.loads(game.view(who)[1]) for who in (MASTER, GREEN)}
    assert views[MASTER]["state"]["seats"]["Red"]["square"] == "A1"
    assert views[GREEN]["state"]["seats"]["Red"]["square"] == ""
    mark = game.view(GREEN)[0]
    assert game.submit(RED, "tap-1", {"do": "m s"})["type"] == "told"
    assert game.view(GREEN)[0] == mark, "a page out of sight is sent nothing"
    referee.journal.close()


def test_who_takes_over_a_seat_knows_what_its_player_knew(path):
    referee = sit(path, *START)
    game = HostedGame(referee, SeatFile(path))
    game.submit(RED, "tap-1", {"do": "m s s s s"})
    before = json.loads(game.view(RED)[1])
    game.submit(MASTER, "", {"do": "seat red Kim"})
    now = json.loads(game.view(Viewer("seat", "Kim"))[1])
    assert now["story"][: len(before["story"])] == before["story"]
    was = before["state"]["seats"]["Blue"]
    assert now["state"]["seats"]["Blue"] == was
    assert was["last_seen"]
    assert "Kim takes over Red's seat" in str(json.loads(game.view(GREEN)[1])["story"])
    referee.journal.close()


def test_a_page_out_of_sight_is_not_sent_even_a_beat(path, monkeypatch):
    """When bytes arrive would tell that somebody out of sight has acted."""
    monkeypatch.setattr(server_module, "BEAT", 1000.0)
    with hosted(sit(path, *START)) as server:
        red, green = Page(server, "Red"), Page(server, "Green")
        green.listen()
        assert [green.event()[0], green.event()[0]] == ["view", "beat"]
        for text in ("m s", "los h6", "m z99", "m s"):
            assert red.do(text)["type"] in ("told", "shown", "refused")
    assert green.stream.read() == b"", "the server has ended, and sent nothing more"


def test_each_page_speaks_its_own_language(path):
    referee = sit(path, *START)
    game = HostedGame(referee, SeatFile(path), page_language)
    answer = game.submit(RED, "tap-1", {"do": "m s s s s"}, "de")
    assert "Du siehst Blue nicht mehr." in answer["text"]
    views = {code: json.loads(game.view(RED, code)[1]) for code in ("de", "en", "")}
    assert "Du siehst Blue nicht mehr." in str(views["de"]["story"])
    assert "You no longer see Blue." in str(views["en"]["story"])
    assert views["en"] == views[""]
    refused = {code: game.submit(GREEN, "", {"do": "end"}, code) for code in ("de", "xx")}
    assert refused["de"]["refusal"]["text"] != refused["xx"]["refusal"]["text"]
    assert refused["xx"]["refusal"]["text"] == "you can't do that now"
    referee.journal.close()


@pytest.mark.slow
def test_a_page_draws_where_others_were_last_seen(path, browser):
    with hosted(sit(path, *START)) as server:
        page = browser.new_page(viewport={"width": 360, "height": 640})
        page.goto(f"http://127.0.0.1:{server.port}/#{Page(server, 'Red').code}")
        page.wait_for_selector(".figure[data-name=Blue]:not(.memory)")
        assert Page(server, "Red").do("m s s s s")["type"] == "told"
        page.wait_for_selector(".figure.memory[data-name=Blue][data-square=C1]")
        assert page.locator(".figure.memory text").text_content() == "B?"


@pytest.mark.parametrize(
    ("way", "name"),
    [((0, -3), "north"), ((2, -2), "north-east"), ((5, 1), "east"), ((-2, 3), "south-west")],
)
def test_shots_come_from_eight_directions(way, name):
    assert direction(*way) == name
