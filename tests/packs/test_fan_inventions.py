"""Selectors, conditions, numbers, rolls and moments as fans put them to use, played card by card.

Each row: the card and what of it is tried, the position, what is typed, and what must be so then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.card import Card
from tests.rules.kit import Game, draw, fighter

FAN = Path(__file__).parents[1] / "fixtures" / "fan"
HALL = """
    +---+---+---+---+---+---+
    | R   w   .   B   .   G |
    +---+---+---+---+---+---+
"""
CLOSE = """
    +---+---+---+---+
    | R   B   .   . |
    +---+---+---+---+
"""
POOL = """
    +---+---+---+---+
    | R   ~   .   B |
    +   +   +   +   +
    | .   .   .   . |
    +---+---+---+---+
"""
CORNER = """
    +---+---+---+
    | B   .   . |
    +---+---+   +
    | R   .   . |
    +---+---+---+
"""
Facts = Callable[[Game], Any]
Row = tuple[str, str, str, Mapping[str, Any], list[str], Facts, Any]


@cache
def inventions() -> Mapping[str, Card]:
    return load_library(Problems(), [FAN], only=[FAN]).cards


def red(**more: Any) -> dict[str, Any]:
    return {"red": fighter(**more)}


PLAYED: list[Row] = [
    # -- 1: which cards ---------------------------------------------------------------------------
    (
        "thief-gloves", "take an energy weapon out of play", HALL,
        {"red": fighter(hand="thief-gloves"), "blue": fighter(play="pulse-rifle boomstick")},
        ["p thief-gloves blue"], lambda g: (g.hand("Red"), g.play("Blue")), (["pulse-rifle"], ["boomstick"]),
    ),
    (
        "scrap-deal", "may be paid with a suit, and searches", HALL, red(hand="scrap-deal", play="riot-gear boomstick"),
        ["p scrap-deal", "choose 1"], lambda g: (g.play("Red"), g.due.split(":")[0]), (["boomstick"], "Red chooses card"),
    ),
    (
        "scrap-deal", "may be paid with Health", HALL, red(hand="scrap-deal", play="riot-gear boomstick"),
        ["p scrap-deal", "choose 4"], lambda g: (g.health("Red"), g.play("Red")), (2, ["riot-gear", "boomstick"]),
    ),
    (
        "field-kit", "fills a ballistic weapon for two movement, once", HALL, red(play="field-kit boomstick:1 pulse-rifle:1"),
        ["use field-kit"], lambda g: (g.ammo("Red", "boomstick"), g.ammo("Red", "pulse-rifle"), g.accepts("use field-kit")),
        (3, 1, False),
    ),
    (
        "pacifist-badge", "bars flame weapons and armor", HALL, red(play="pacifist-badge marshmallow-toaster", hand="riot-gear"),
        [], lambda g: (g.legal("s"), g.accepts("p riot-gear")), (["s Blue start"], False),
    ),
    (
        "pacifist-badge", "bars more from five frags on", HALL,
        {"red": fighter(play="pacifist-badge", blood=1, health=2, frags=5), "house": "frags=9"},
        ["override floor b1 blood", "override red square a1"], lambda g: g.accepts("spend"), False,
    ),
    (
        "pacifist-badge", "keeps out of water", POOL, red(play="pacifist-badge"),
        [], lambda g: g.refuses("m e"), "Red can't enter B1: Pacifist Badge [card.overrides]",
    ),
    (
        "grave-lock", "keeps a fragged fighter out for a turn", HALL, {**red(hand="grave-lock"), "yellow": fighter()},
        ["p grave-lock yellow", "end", "1 1", "end", "1 1", "end"],
        lambda g: (g.told("turn-skipped player"), g.due), (["Yellow"], "Red rolls 2d: movement"),
    ),
    (
        "second-skin", "lets two suits be worn", HALL, red(play="second-skin riot-gear", hand="light-armor"),
        ["p light-armor"], lambda g: g.armor("Red"), 3,
    ),
    # -- 2: conditions ----------------------------------------------------------------------------
    ("lone-wolf", "is faster alone", HALL, red(play="lone-wolf"), [], lambda g: g.seat("Red").speed, 2),
    (
        "lone-wolf", "is faster alone, when alone", HALL, red(play="lone-wolf"),
        ["override blue square e1"], lambda g: g.seat("Red").speed, 3,
    ),
    (
        "lone-wolf", "hits harder without armor", CLOSE, red(play="lone-wolf"),
        ["s Blue start", "1 1", "6 6 6"], lambda g: g.health("Blue"), 2,
    ),
    (
        "lone-wolf", "rolls more against the leader", CLOSE, {**red(play="lone-wolf"), "blue": fighter(frags=1)},
        ["s Blue start"], lambda g: g.receipt(), "3d = 2d +1d (Lone Wolf)",
    ),
    # -- 4: rolls ---------------------------------------------------------------------------------
    (
        "loaded-dice", "adds to power-ups", HALL, red(play="loaded-dice"),
        ["m e"], lambda g: g.receipt(), "1d+1 = 1d +1 (Loaded Dice)",
    ),
    (
        "loaded-dice", "drops the lowest of three for movement", HALL,
        {**red(play="loaded-dice"), "movement": None}, ["5 4 2"], lambda g: g.due, "Red acts: 9 movement, 1 attacks",
    ),
    (
        "loaded-dice", "throws ones to hit again, at once", HALL, red(play="loaded-dice"),
        ["s Blue start", "1 2 5"], lambda g: g.due, "Red rolls 1d: hit",
    ),
    (
        "loaded-dice", "turns the highest six to hit down", HALL, red(play="loaded-dice"),
        ["s Blue start", "6 2 5"], lambda g: g.told("dice-turned faces"), [[1, 2, 5]],
    ),
    # -- 5: moments -------------------------------------------------------------------------------
    (
        "trip-wire", "fires the weapon of the sheet at whoever comes into sight", CORNER,
        {"blue": fighter(play="trip-wire boomstick")}, ["m e e n"],
        lambda g: g.due, "Blue chooses shoot: Red, no",
    ),
    (
        "trip-wire", "hurts who comes next to it", HALL, {"blue": fighter(play="trip-wire")},
        ["m e", "6", "m e"], lambda g: g.health("Red"), 2,
    ),
    (
        "diary", "gives a movement for the first step", POOL, red(play="diary"),
        ["m s", "m n"], lambda g: g.due, "Red acts: 5 movement, 1 attacks",
    ),
    (
        "diary", "tramples", "+---+---+---+\n| R   B   . |\n+---+---+---+", red(play="diary"),
        ["m e e"], lambda g: g.health("Blue"), 2,
    ),
    (
        "diary", "loads a weapon that runs dry with a die", HALL, red(play="diary boomstick:1"),
        ["s Blue boomstick", "1 1", "3"], lambda g: g.ammo("Red", "boomstick"), 3,
    ),
    (
        "diary", "moves on for every card that anybody draws", HALL, red(play="diary"),
        ["m e", "6"], lambda g: g.due, "Red acts: 7 movement, 1 attacks",
    ),
    (
        "magpie", "draws for a weapon that is taken up", POOL, red(play="magpie"),
        ["override floor a2 pulse-rifle", "m s", "take pulse-rifle"], lambda g: g.hand("Red"), ["pulse-rifle", "gadget"],
    ),
    (
        "magpie", "draws nothing for a boomstick", POOL, red(play="magpie"),
        ["override floor a2 boomstick", "m s", "take boomstick"], lambda g: g.hand("Red"), ["boomstick"],
    ),
    (
        "sharp-eye", "hurts by sixes to hit", HALL, {**red(play="sharp-eye"), "blue": fighter("4/2/1")},
        ["s Blue start", "6 1", "1 1 1", "6 6 6 6"], lambda g: g.health("Blue"), 3,
    ),
    (
        "ace-up-the-sleeve", "shoots in anybody's turn, once and for all", HALL,
        {"blue": fighter(play="ace-up-the-sleeve")}, ["Blue: use ace-up-the-sleeve", "choose Red"],
        lambda g: (g.due, g.play("Blue")), ("Blue rolls 2d: hit", []),
    ),
    (
        "diary", "heals who leaves a respawn square", "+---+---+\n| 1R  . |\n+   +   +\n| .   B |\n+---+---+",
        red(play="diary", health=2), ["m s"], lambda g: g.health("Red"), 3,
    ),
    (
        "diary", "heals nobody who comes onto one", "+---+---+\n| 1   . |\n+   +   +\n| R   B |\n+---+---+",
        red(play="diary", health=2), ["m n"], lambda g: g.health("Red"), 2,
    ),
    (
        "diary", "runs as far as the wounds are many", POOL.replace("~", "a"), red(play="diary"),
        ["m e", "4 4", "2 2 3"], lambda g: (g.health("Red"), g.due), (2, "Red acts: 7 movement, 1 attacks"),
    ),
    (
        "diary", "draws on a six when healed", HALL, red(play="diary", blood=1, health=2),
        ["spend", "6"], lambda g: (g.hand("Red"), g.due), (["gadget"], "Red acts: 7 movement, 1 attacks"),
    ),
    (
        "magpie", "gains a movement when others take up blood", POOL, {"blue": fighter(play="magpie")},
        ["override floor a2 blood", "m s", "take blood", "end", "1 1"], lambda g: g.due, "Blue acts: 3 movement, 1 attacks",
    ),
    (
        "sharp-eye", "rolls one die more after a clean hit", HALL, red(play="sharp-eye"),
        ["s Blue start", "5 1"], lambda g: g.receipt(), "3d = 2d +1d (Sharp Eye)",
    ),
    (
        "sharp-eye", "throws two ones again", HALL, red(play="sharp-eye"),
        ["s Blue start", "1 1", "use sharp-eye"], lambda g: g.due, "Red rolls 2d: hit",
    ),
    (
        "second-skin", "lets cures be played in the turns of others", HALL,
        {"blue": fighter(play="second-skin", hand="caffeine-drip", health=1)}, [],
        lambda g: g.accepts("Blue: p caffeine-drip"), True,
    ),
    (
        "lone-wolf", "can't miss the target of the shot before", "+---+---+---+\n| R   .   B |\n+---+---+---+",
        red(stats="3/3/1", play="lone-wolf"),
        ["override red attacks 2", "s Blue start", "1", "s Blue start"], lambda g: g.due, "Red rolls 2d: damage",
    ),
    (
        "loaded-dice", "ones count for nothing in damage", CLOSE, red(play="loaded-dice"),
        ["s Blue start"], lambda g: g.receipt(), "2d, each 1 counts as 0 (Loaded Dice)",
    ),
    (
        "pacifist-badge", "takes no extra damage from who went away", "+---+---+---+\n| .   R   B |\n+---+---+---+",
        {**red(play="nailed-it"), "blue": fighter(play="pacifist-badge")},
        ["m w", "s Blue nailed-it", "1 1", "6 6 6"], lambda g: g.told("wounded steps")[0][-1], "no extra damage (Pacifist Badge)",
    ),
    (
        "slippery-soap", "moves on from a miss", HALL, {"blue": fighter(play="slippery-soap")},
        ["s Blue start", "1 1", "end", "1 1"], lambda g: g.due, "Blue acts: 3 movement, 1 attacks",
    ),
    (
        "slippery-soap", "keeps who has hit from attacking", CLOSE, {"blue": fighter(play="slippery-soap")},
        ["s Blue start", "1 1", "6 6 6", "end", "1 1", "end", "1 1"], lambda g: g.legal("s"), [],
    ),
    (
        "slippery-soap", "keeps an attacker who missed from jumping until the owner's turn", HALL,
        {"blue": fighter(play="slippery-soap"), "movement": 6},
        ["s Blue start", "1 1"], lambda g: "Slippery Soap" in g.refuses("j e 2"), True,
    ),
    (
        "pinned-down", "is over when the player who played it has a turn again", CLOSE,
        red(hand="pinned-down"), ["p pinned-down blue", "end", "1 1", "end"],
        lambda g: (g.due, g.play("Blue"), g.discards("special")), ("Red rolls 2d: movement", [], ["pinned-down"]),
    ),
    # -- 3: numbers -------------------------------------------------------------------------------
    (
        "ace-up-the-sleeve", "restores half the wounds, rounded up, and pushes", CLOSE,
        {"blue": fighter("4/2/1", play="ace-up-the-sleeve", hand="spare-clips", health=1)},
        ["s Blue start", "Blue: use ace-up-the-sleeve", "choose 2", "choose spare-clips"],
        lambda g: (g.health("Blue"), g.told("healed points")), (3, [2]),
    ),
    (
        "last-laugh", "lives on with a lucky die", HALL, {"blue": fighter(play="last-laugh", health=1)},
        ["s Blue start", "6 6", "6 6", "1", "5"], lambda g: (g.health("Blue"), g.seat("Red").frags), (1, 0),
    ),
    (
        "last-laugh", "leaves no blood", HALL, {"blue": fighter(play="last-laugh", health=1)},
        ["s Blue start", "6 6", "6 6", "1", "4"], lambda g: (g.seat("Red").frags, g.floor("D1")), (1, []),
    ),
    (
        "last-laugh", "shoots through armor with a pistol", CLOSE,
        {**red(play="last-laugh"), "blue": fighter(play="riot-gear")},
        ["s Blue start", "3 3", "1 2 3"], lambda g: (g.health("Blue"), g.armor("Blue")), (2, 2),
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "what", "room", "position", "lines", "facts", "so"),
    PLAYED,
    ids=[f"{row[0]} {row[1]}" for row in PLAYED],
)
def test_an_invention_does_what_it_says(
    card: str, what: str, room: str, position: Mapping[str, Any], lines: list[str], facts: Facts, so: Any
) -> None:  # fmt: skip
    game = draw(room, cards=[inventions()[card]], **position)
    game.do(*lines)
    assert facts(game) == so, what


def test_no_invention_is_left_unplayed() -> None:
    text = (FAN / "cards" / "inventions.yaml").read_text()
    ids = {line.removeprefix("- id: ") for line in text.split("\n") if line.startswith("- id: ")}
    assert {row[0] for row in PLAYED} == ids
