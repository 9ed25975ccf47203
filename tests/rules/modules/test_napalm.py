"""Napalm (napalm.*, ruling.napalm.*, ruling.frag.napalm)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.acts import Place
from fragkit.model.word_values import Dice
from fragkit.rules.modules.barrels import Barrels
from fragkit.rules.modules.napalm import Napalm
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

ROOM = """
    +---+---+---+---+---+---+
    |                       |
    +   +   +   +   +   +   +
    | R           B         |
    +   +   +   +   +   +   +
    |                 G     |
    +---+---+---+---+---+---+
"""
LAUNCHER = card(
    "launcher", "weapon", Place(value="napalm", square="target", damage=Dice(2), at="hit"),
    damage=Dice(3), ammo="unlimited", types=("flame",),
)  # fmt: skip
ARMED = fighter(play="launcher clue-by-four")
HIT = ("s blue launcher", "6 6", "1 1 1", "6 6 6")


def fire(drawing: str = ROOM, *lines: str, **more):
    more.setdefault("red", ARMED)
    modules = [Napalm(), *more.pop("modules", ())]
    return draw(drawing, modules=modules, cards=[LAUNCHER], **more).do(*lines)


def flames(game) -> list[str]:
    return sorted(c.square for c in game.run.table.state.floor if c.kind == "napalm")


@rule("napalm.shape", "ruling.napalm.size")
def test_a_hit_sets_the_target_square_and_its_four_neighbours_on_fire():
    game = fire(ROOM, *HIT)
    assert flames(game) == ["C2", "D1", "D2", "D3", "E2"]
    assert game.told("burning where") == ["C2, D1, D2, D3 and E2"]


@rule("ruling.napalm.edge", "ruling.napalm.size")
def test_walls_and_closed_doors_cut_arms_off_and_windows_do_not():
    room = """
        +---+---+---+---+---+---+
        |                       |
        +   +   +   +---+   +   +
        | R           B r       |
        +   +   +   +-:-+   +   +
        |                       |
        +---+---+---+---+---+---+
    """
    assert flames(fire(room, *HIT)) == ["C2", "D2", "D3"]


@rule("ruling.napalm.shot", "napalm.lasting")
def test_bystanders_in_the_arms_are_not_hit_by_the_shot():
    room = """
        +---+---+---+---+---+
        | R           B   G |
        +---+---+---+---+---+
    """
    game = fire(room, *HIT)
    assert flames(game) == ["C1", "D1", "E1"]
    assert game.told("wounded player") == ["Blue"]


@rule("napalm.lasting", "ruling.napalm.damage", "ruling.damage.hazard")
def test_the_flames_strike_whoever_enters_later_and_stay():
    game = fire(ROOM, *HIT, "m e e")
    assert (game.due, game.reason()) == ("Red rolls 2d: damage", "for damage to Red from napalm")
    game.do("1 1", "6 6 6")
    assert flames(game) == ["C2", "D1", "D2", "D3", "E2"]
    quiet = fire(ROOM, *HIT, "m e e", house="napalm.damage=b")
    assert quiet.due.startswith("Red acts")


@rule("napalm.lasting")
def test_who_stays_in_them_is_not_struck_again():
    game = fire(ROOM, *HIT, "end", "1 1", "end")
    assert game.due == "Green rolls 2d: movement"


@rule("napalm.misfire", "ruling.napalm.misfire")
@pytest.mark.parametrize(("house", "burning"), [("a", ["A1", "A2", "A3", "B2"]), ("b", [])])
def test_a_miss_strikes_the_firer_and_burns_around_him(house, burning):
    game = fire(ROOM, "s blue launcher", "1 1", house=f"napalm.misfire={house}")
    assert game.told("misfired player") == ["Red"]
    assert (game.due, game.reason()) == ("Red rolls 3d: damage", "for damage to Red from Launcher")
    game.do("1 1 1", "6 6 6")
    assert flames(game) == burning
    assert game.health("Blue") == 3


@rule("napalm.misfire")
def test_another_weapon_that_misses_is_no_misfire():
    assert fire(ROOM, "s blue start", "1 1").told("misfired") == []


@rule("ruling.frag.napalm")
@pytest.mark.parametrize(("house", "scored"), [("a", ["Red"]), ("b", [])])
def test_the_firer_scores_what_the_flames_do(house, scored):
    game = fire(ROOM, *HIT, "end", green=fighter(health=1), house=f"frag.napalm={house}")
    game.do("1 1", "end", "1 1", "m w", "6 6", "1")
    assert game.told("frag-scored player") == scored


@rule("frag.self", "ruling.frag.napalm")
def test_nobody_scores_for_the_firer_himself():
    game = fire(ROOM, *HIT, "m e e", "6 6", "1", red=fighter(health=1, play="launcher"))
    assert game.told("frag-scored") == []


@rule("ruling.frag.pushed", "ruling.knockback.hazard")
def test_who_is_pushed_into_flames_is_the_frag_of_whoever_pushed():
    room = """
        +---+---+---+---+---+---+
        | R   B                 |
        +---+---+---+---+---+---+
    """
    game = fire(room, "override floor c1 napalm", blue=fighter(health=1))
    game.do("s blue clue-by-four", "1 1 1 1", "6", "6 6", "1")
    assert game.told("frag-scored player") == ["Red"]


@rule("ruling.napalm.damage")
def test_flames_that_the_table_puts_down_burn_as_the_launcher_says():
    game = fire(ROOM, "override floor b2 napalm", "m b2")
    assert (game.due, game.reason()) == ("Red rolls 2d: damage", "for damage to Red from napalm")


@rule("ruling.water.napalm")
@pytest.mark.parametrize("house", "ab")
def test_flames_do_not_burn_in_water(house):
    room = """
        +---+---+---+---+
        | R   ~         |
        +---+---+---+---+
    """
    game = fire(room, "override floor b1 napalm", "m e", house=f"water.napalm={house}")
    assert bool(game.told("harmless")) == (house == "a")
    assert (game.due == "Red rolls 2d: damage") == (house == "b")


@rule("ruling.napalm.barrel")
def test_a_barrel_in_the_arms_stays():
    game = fire(ROOM, "override floor e2 barrel", *HIT, modules=[Barrels()])
    assert "barrel" in game.floor("E2")


@rule("ruling.napalm.overlap", "ruling.napalm.third")
def test_where_crosses_overlap_a_square_burns_once_and_there_is_no_last_cross():
    game = fire(ROOM, *HIT, "override red attacks 3", *HIT, "override blue square f2", *HIT)
    assert len(flames(game)) == len(set(flames(game)))
    assert {"D2", "F2", "F1"} <= set(flames(game))


@rule("ruling.napalm.size", "variant.blink.now")
def test_the_flames_lie_where_the_shot_has_struck_wherever_its_target_is_back():
    room = ROOM.replace("|                       |\n", "| 1                     |\n", 1)
    game = fire(room, variants="blink-of-an-eye", blue=fighter(health=1))
    game.do("s blue launcher", "6 6", "6 6 6", "1", "1")
    assert game.square("Blue") == "A1"
    assert flames(game) == ["C2", "D1", "D2", "D3", "E2"]
