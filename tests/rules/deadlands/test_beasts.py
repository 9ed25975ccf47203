"""Tentacles, bite and mouth (deadlands.beast.*, ruling.beast.*)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import Game, draw, fighter

DEADLANDS = "deadlands"
DUNES = """
    +---+---+---+---+---+
    | R   t   O   t   1 |
    +---+---+---+---+---+
    | 2       B         |
    +---+---+---+---+---+
"""
BEAST = "beasts: [{mouth: C1, tentacles: [B1, D1]}]"


def dunes(drawing: str = DUNES, **more: object) -> Game:
    return draw(drawing, packs=DEADLANDS, keys=BEAST, **more)


@rule("deadlands.beast.check", "ex.beast.6", "ruling.beast.roll")
def test_entering_a_tentacle_is_a_check_of_accuracy() -> None:
    game = dunes(red=fighter("3/2/2")).do("m e")
    assert game.due == "Red rolls 2d: check"
    assert game.reason() == "to slip past the tentacle on B1"
    game.do("3 3")
    assert game.told("slipped player total") == [("Red", 6)]
    assert game.due == "Red acts: 5 movement, 1 attacks"


@rule("ex.beast.5", "deadlands.beast.fail", "deadlands.beast.damage", "deadlands.beast.mouth", "deadlands.beast.stop",
      "ruling.beast.order", "ruling.beast.act")  # fmt: skip
def test_five_is_caught_bitten_and_dragged_to_the_mouth() -> None:
    game = dunes(red=fighter("3/2/2")).do("m e", "3 2")
    assert game.due == "Red rolls 3d: damage"
    assert game.square("Red") == "B1"  # bitten first, then moved
    game.do("1 1 1", "6 6 6")
    assert game.square("Red") == "C1"
    assert game.due == "Red acts: 0 movement, 1 attacks"
    why = "Red can't move: the beast caught them this turn [deadlands.beast.stop]"
    assert game.refuses("m e") == game.refuses("j e 2") == why


@rule("deadlands.beast.damage")
def test_who_dies_of_the_bite_is_nobodys_frag() -> None:
    game = dunes(red=fighter("1/3/3")).do("m e", "1 1 1", "6 6 6", "1")
    assert game.told("fragged player by cause") == [("Red", "", "the beast")]
    assert game.square("Red") == ""


@rule("ruling.beast.mouth")
def test_whoever_is_in_the_mouth_is_bumped() -> None:
    full = DUNES.replace("  O   t", " BO   t").replace("2       B ", "2         ")
    game = dunes(full, blue=fighter()).do("m e", "1 1", "1 1 1", "6 6 6")
    assert game.told("bumped player by") == [("Blue", "Red")]
    assert game.due == "Blue rolls 1d: bump"


@rule("ruling.beast.enter", "ruling.beast.again")
def test_each_entry_counts_and_standing_there_does_not() -> None:
    start = DUNES.replace("| R   t ", "|    Rt ")
    game = dunes(start, red=fighter("3/2/2"))
    game.do("m e")  # from the tentacle to the mouth: no check
    assert game.due.startswith("Red acts: 5")
    game.do("m e")
    assert game.due == "Red rolls 2d: check"
    game.do("6 6", "m w", "m e")
    assert game.due == "Red rolls 2d: check"


@rule("deadlands.beast.check")
def test_a_jump_passes_over_tentacles() -> None:
    game = dunes(red=fighter("3/2/2")).do("j e 2")
    assert game.square("Red") == "C1"
    assert game.told("slipped") == []


@rule("ruling.beast.roll")
@pytest.mark.parametrize(("die", "slips"), [("4", True), ("3", False)])
def test_in_some_houses_one_die_and_accuracy(die: str, slips: bool) -> None:
    game = dunes(red=fighter("3/2/2"), house="beast.roll=b").do("m e")
    assert game.due == "Red rolls 1d: check"
    game.do(die)
    assert bool(game.told("slipped")) is slips


@rule("ruling.beast.order")
def test_in_some_houses_the_mouth_bites() -> None:
    game = dunes(red=fighter("3/2/2"), house="beast.order=b").do("m e", "1 1")
    assert game.due == "Red rolls 3d: damage"
    assert game.square("Red") == "C1"


@rule("ruling.beast.act")
def test_in_some_houses_who_was_caught_attacks_no_more() -> None:
    game = dunes(red=fighter("3/2/2"), house="beast.act=b").do("m e", "1 1", "1 1 1", "6 6 6")
    assert game.due == "Red acts: 0 movement, 0 attacks"


@rule("deadlands.beast.stop")
def test_a_longer_way_ends_in_the_mouth() -> None:
    game = dunes(red=fighter("3/2/2")).do("m e e e", "1 1", "1 1 1", "6 6 6")
    assert game.square("Red") == "C1"
    assert game.due == "Red acts: 0 movement, 1 attacks"


@rule("deadlands.beast.map", "comp.deadlands.board.sides")
def test_what_a_map_draws_counts_whatever_packs_are_played() -> None:
    game = draw(DUNES, keys=BEAST).do("m e")
    assert game.due == "Red rolls 2d: check"
