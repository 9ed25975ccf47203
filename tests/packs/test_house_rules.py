"""Tables that invent: house rules written as packs, played with typed dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fragkit.diagnostics import Problems, render
from fragkit.load.packs.library import load_library
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from tests.rules.kit import Game, begin, draw, fighter

HERE = Path(__file__).parent
LAN, FOAM = str(HERE / "lan-night"), str(HERE / "foam-war")
ROOM = """
    +---+---+---+---+---+---+
    | R   .   B   .   G   . |
    +---+---+---+---+---+---+
"""
START = """
    +---+---+---+---+
    | 1   2   .   . |
    +---+---+---+---+
"""


def test_a_whole_evening_of_house_rules_begins_as_the_pack_says() -> None:
    game = begin(START, "3/3/2", "3/3/2", packs=LAN)
    game.do("6", "1", "1", "1", "2")
    assert (game.square("Red"), game.square("Blue")) == ("A1", "B1")
    assert game.hand("Blue") == ["weapon", "weapon", "gadget"]
    assert game.seat("Blue").play[0]["card"] == "bubble-wrap"


def late(**said: Any) -> Game:
    """In the middle of LAN Night, where fighters have eight points."""
    usual = {"red": fighter("3/3/2"), "blue": fighter("1/3/4"), "green": fighter("3/3/2")}
    return draw(ROOM, packs=LAN, **{**usual, **said})


def test_the_dead_lose_gadgets_and_the_killer_earns_a_weapon() -> None:
    game = late(blue=fighter("1/3/4", hidden="gadget:1 special:1"))
    game.do("s Blue start", "6 6", "1")
    assert game.hand("Blue") == ["special"]
    assert game.hand("Red") == ["weapon", "special"]
    assert "acts" in game.due  # five frags win, not three


@pytest.mark.parametrize(("house", "health"), [("", 1), ("headcount=on", 2)])
def test_adrenaline_is_an_option(house: str, health: int) -> None:
    game = late(house=house, red=fighter("3/3/2", health=1))
    game.do("s Blue start", "6 6", "1")
    assert game.health("Red") == health


def test_shame_is_for_the_second_round_on() -> None:
    game = late(blue=fighter("1/3/4", frags=2), movement=4)
    game.do("m e w", "end", "1 1 1", "m e w", "end", "1 1 1", "m e w", "end", "3", "1 1 1")
    game.do("s Blue start", "6 6", "1")
    assert game.seat("Blue").frags == 1


def test_foam_weapons_alone_are_in_the_deck_and_never_run_dry() -> None:
    game = draw(ROOM, packs=FOAM, red=fighter(hidden="weapon:1"))
    game.do("p dart-blaster", "s Blue dart-blaster")
    assert game.receipt() == "2d = 3d −1d (It Is Only Foam)"
    assert "there is no card `boomstick`" in game.refuses("p boomstick")


@pytest.mark.parametrize("pack", ["lan-night", "foam-war"])
def test_the_packs_are_sound(pack: str) -> None:
    problems = Problems()
    load_library(problems, [HERE / pack])
    told = [render(d) for d in problems.sorted() if d.code != "yours-to-apply"]
    assert not told, "\n".join(told)


def test_what_the_packs_say_is_told_at_the_start_and_kept_in_the_record(tmp_path: Path) -> None:
    record = tmp_path / "night.frag"
    players = [f"{name} 3/3/2" for name in ("Red", "Blue", "Green")]
    wanted = GameOptions(
        map="foundry", players=players, packs=[str(HERE / "lan-night")], houses=["storm=turns", "frags=4"],
    )  # fmt: skip
    referee = start(Start(record, wanted, 1))
    assert isinstance(referee, Referee), referee
    hello = referee.hello()
    assert hello["house"]["storm"] == "turns"
    assert (
        "frags=4, points=8, pickup=left, start=rolled, headcount=off, storm=turns"
        in hello["packs_say"]
    )
    assert "Rules for everyone: Adrenaline, Move It" in hello["packs_say"]
    lines = record.read_text().split("\n")
    assert "house: storm=turns" in lines
    assert "house: pickup=left" in lines
    again = start(Start(record, GameOptions(), 1, outside=True))
    assert isinstance(again, Referee), again
    assert again.hello()["house"] == hello["house"]
    told = again.answer({"do": "rules house"})["lines"]
    assert any("Meteors" in line for line in told)


def test_a_pack_s_variant_that_the_table_left_out_stays_out(tmp_path: Path) -> None:
    record = tmp_path / "foam.frag"
    wanted = GameOptions(
        map="foundry", players=["Red 3/2/2", "Blue 3/2/2"], packs=[FOAM],
        variants=["last-man-standing=off"],
    )  # fmt: skip
    for said in (wanted, GameOptions()):
        referee = start(Start(record, said, 1, outside=True))
        assert isinstance(referee, Referee), referee
        assert [module.id for module in referee.run.setup.modules] == []
        referee.journal.close()


def test_a_hopeless_shot_is_refused_where_the_table_says_so():
    far = """
        +---+---+---+---+---+---+---+---+---+---+---+---+---+---+
        | R   .   .   .   .   .   .   .   .   .   .   .   .   B |
        +---+---+---+---+---+---+---+---+---+---+---+---+---+---+
    """
    assert draw(far).accepts("s blue start")
    game = draw(far, house="hopeless=refused")
    assert "can't hit Blue at range 13" in game.refuses("s blue start")
    assert game.legal("s") == []
    game.do("override blue square c1")
    assert game.legal("s") == ["s Blue start"]


def test_a_team_game_is_as_long_as_the_table_likes():
    two = """
        +---+---+---+---+
        | R   B   G   Y |
        +---+---+---+---+
    """
    made_of = {"variants": "death-match", "teams": "red Red Green, blue Blue Yellow"}
    frag = ("override blue health 1", "s blue start", "6 6", "1")
    assert draw(two, house="length=1", **made_of).do(*frag).due == "Red has won"
    assert draw(two, **made_of).do(*frag).due == "Red acts: 6 movement, 0 attacks"
