"""What a table types wrong in these games: refused with the rule and the reason, nothing changed."""

from __future__ import annotations

import pytest

from fragkit.referee.setup.game_setup import GameOptions, new_game
from fragkit.referee.setup.packs_and_maps import OpenProblem
from tests.rulemark import rule
from tests.rules.kit import Game, draw, fighter

ROOM = """
    +---+---+---+---+---+---+---+---+---+---+---+---+
    | R   G   B                                     |
    +---+---+---+---+---+---+---+---+---+---+---+---+
"""
TEAMS = "red Red Green, blue Blue"


def table(**more) -> Game:
    given = {"packs": "deathmatch", "variants": "capture-the-flag barrels", "teams": TEAMS}
    return draw(ROOM, **{**given, **more})


def hatch(key: str) -> Game:
    return draw(
        "+---+---+---+\n| R <     B |\n+---+---+---+", packs="deathmatch",
        red=fighter(play=f"{key}-door-key"), keys="doors: [{at: A1-B1, color: green}]",
    )  # fmt: skip


@rule("team.ctf.nosteal")
def test_a_flag_of_a_living_foe():
    game = table(turn="Green").do("override blue red-flag 1")
    assert game.refuses("ask flag blue") == (
        "Green can't take the flag from Blue, an enemy [team.ctf.nosteal] "
        "Frag Blue, then pick up the flag."
    )


@rule("ruling.mine.where")
def test_a_mine_where_a_counter_lies():
    game = table(red=fighter(play="mine-dropper")).do("override floor a1 blood")
    assert game.refuses("s mine-dropper") == (
        "Red can't put a mine here: there is a counter on the square [ruling.mine.where]"
    )


@rule("barrel.odd.multiply.fighter")
def test_a_barrel_on_a_fighter():
    assert "Blue is already on C1" in table().refuses("override floor c1 barrel")
    game = draw(
        "+---+---+---+---+\n| R         | G |\n+   +   +   +   +\n|     B         |\n+---+---+---+---+",
        variants="barrels",
    ).do("override floor b1 barrel", "s b1", "6", "5")  # fmt: skip
    assert game.floor("B2") == []  # Blue stands there: only C1 is free
    assert game.floor("C1") == ["barrel"]


@rule("nuke.delay")
def test_detonating_at_launch():
    game = table(red=fighter(play="guided-nuke")).do("override green square l1", "s guided-nuke")
    assert game.refuses("detonate") == (
        "Red can't detonate the nuke on the turn of its launch [nuke.delay]"
    )


@rule("door.key.match")
def test_a_key_of_the_wrong_colour():
    assert "Blue Door Key does not open green doors [door.key.match]" in hatch("blue").refuses(
        "m e"
    )
    assert "Blue Door Key does not open green doors [door.key.match]" in hatch("blue").refuses(
        "m b1"
    )
    assert hatch("green").accepts("m e")


@rule("team.swap.limit")
def test_an_exchange_that_breaks_a_limit():
    full = fighter("1/3/3", play="pulse-rifle lead-hose")
    game = table(red=fighter(play="boomstick"), green=full)
    assert "[team.swap.limit]" in game.refuses("give boomstick green")


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ({"teams": ["red", "blue Blue Pink"]}, "team `red` has no players"),
        ({"teams": ["red Red Green", "green Blue Pink"]}, "a team is `red` or `blue`, not `green`"),
        ({"teams": ["red Red", "blue Blue", "green Green Pink"]}, "not `green`"),
        ({"teams": ["red Red", "blue Blue", "red Green Pink"]}, "one red team and one blue team"),
        ({"variants": ["death-match", "death-match"]}, "`death-match` is named twice"),
        ({"variants": ["tactical-advantage", "no-rushes"]}, "`no-rushes` is named twice"),
        ({"variants": ["last-man-standing=0"]}, "a number from 1 to 99"),
        ({"variants": ["last-man-standing=many"]}, "a number from 1 to 99"),
        ({"variants": ["bodyguards=4"]}, "a number from 1 to 3"),
        ({"variants": ["barrels=3"]}, "the variant `barrels` does not take a value"),
        ({"variants": ["death-match", "domination"]}, "can't be played together: a game has only one goal"),
        ({"variants": ["death-match", "last-man-standing"]}, "can't be played together"),
        ({"variants": ["chaotic-spawning"]}, "`chaotic-spawning` works only in team games"),
        ({"variants": ["death-mach"]}, "did you mean `death-match`?"),
    ],
)  # fmt: skip
@rule("team.pick.turns", "team.color.roll")
def test_teams_and_variants_that_cannot_be(tmp_path, how, reason):
    given = {"variants": ["death-match"], "packs": ["deathmatch"], "map": "foundry"}
    players = [f"{name} 3/2/2" for name in ("Red", "Blue", "Green", "Pink")]
    made = new_game(GameOptions(**{**given, "players": players, **how}), tmp_path)
    assert isinstance(made, OpenProblem)
    assert reason in made.message
