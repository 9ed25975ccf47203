"""Water (water.*, ruling.water.*)."""

from __future__ import annotations

from fragkit.model.effects.acts import Push
from fragkit.model.word_values import Dice
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

POND = """
    +---+---+---+---+---+
    | R           ~B    |
    +---+---+---+---+---+
"""
DRY = """
    +---+---+---+---+---+
    | R            B    |
    +---+---+---+---+---+
"""
TORCH = card("torch", "weapon", damage=Dice(3), ammo="unlimited", types=("flame",))
TASER = card("taser", "weapon", damage=Dice(2), ammo="unlimited", types=("energy",))
BOTH = card("arc", "weapon", damage=Dice(2), ammo="unlimited", types=("energy", "flame"))
CARDS = [TORCH, TASER, BOTH]
ARMED = fighter(play="torch taser arc")


def shot(drawing: str, weapon: str, *rolls: str):
    return draw(drawing, cards=CARDS, red=ARMED).do(f"s blue {weapon}", *rolls)


@rule("water.cost", "ruling.water.when")
def test_wading_costs_two_on_entering_and_one_on_leaving():
    game = draw("+---+---+---+\n| R   ~     |\n+---+---+---+\n", movement=3)
    assert game.do("m e e").told("moved square cost") == [("B1", 2), ("C1", 1)]


@rule("water.flame", "ruling.water.flame")
def test_no_flame_reaches_a_fighter_in_water():
    game = shot(POND, "torch", "6 6")
    assert game.told("harmless player source") == [("Blue", "the water")]
    assert game.health("Blue") == 3
    assert game.due == "Red acts: 6 movement, 0 attacks"
    assert shot(DRY, "torch", "6 6").due == "Red rolls 3d: damage"


@rule("ruling.water.flame")
def test_nor_does_what_else_a_flame_weapon_does():
    push = Push(value=1, on="target", at="hit")
    hose = card("hose", "weapon", push, damage=Dice(1), ammo="unlimited", types=("flame",))
    game = draw(POND, cards=[hose], red=fighter(play="hose")).do("s blue hose", "6 6")
    assert game.square("Blue") == "D1"
    dry = draw(DRY, cards=[hose], red=fighter(play="hose")).do("s blue hose", "6 6", "1", "6 6 6")
    assert dry.square("Blue") == "E1"


@rule("water.energy", "ex.water.energy")
def test_energy_does_one_more_point_to_a_fighter_in_water():
    assert shot(POND, "taser", "6 6", "6 6", "4 4 4").health("Blue") == 1
    assert shot(DRY, "taser", "6 6", "6 6", "4 4 4").health("Blue") == 2


@rule("ruling.damage.extra")
def test_the_point_of_water_needs_a_hit_and_no_damage():
    assert shot(POND, "taser", "6 6", "1 1", "6 6 6").health("Blue") == 2
    assert shot(DRY, "taser", "6 6", "1 1", "6 6 6").health("Blue") == 3


@rule("water.flame")
def test_a_weapon_of_both_types_is_flame_too():
    assert shot(POND, "arc", "6 6").told("harmless")


@rule("water.flame", "water.energy")
def test_water_counts_whatever_packs_are_in_play_and_other_ground_brings_nothing():
    assert [m.id for m in draw(POND).run.game.modules.all] == ["water"]
    assert draw(DRY).run.game.modules.all == ()


@rule("water.energy")
def test_odds_know_the_extra_point_and_the_shelter():
    from fragkit.referee.display.forecast import forecasts
    from fragkit.rules.commands import Shoot

    game = draw(POND, cards=CARDS, red=ARMED).run.game
    [taser] = forecasts(game, Shoot("Red", "Blue", "taser"))
    [torch] = forecasts(game, Shoot("Red", "Blue", "torch"))
    assert min(taser.odds.damage.keys() - {0}) == 1
    assert torch.odds.frag == 0
    assert list(torch.odds.damage) == [0]
