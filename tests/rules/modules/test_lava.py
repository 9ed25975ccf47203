"""Lava (lava.*, ruling.lava.*, ex.lava.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.modifiers import Immune
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

SHORE = """
    +---+---+---+---+---+
    | R   ^             |
    +---+---+---+---+---+
"""
CAULDRON = """
    +---+---+---+
    | ^   ^   ^ |
    +   +   +   +
    | ^   R   ^ |
    +   +   +   +
    | ^   ^   ^ |
    +---+---+---+
"""
COAT = card("coat", "gadget", Immune(value=("lava",)))
SAFE = "6 6 6"


@rule("lava.enter", "ruling.damage.hazard")
def test_each_square_entered_is_a_3d_attack():
    game = draw("+---+---+---+---+\n| R   ^   ^     |\n+---+---+---+---+\n", movement=8)
    game.do("m e e")
    assert game.due == "Red rolls 3d: damage"
    game.do("1 1 1", SAFE)
    assert game.due == "Red rolls 3d: damage"
    assert (
        game.do("1 1 1", SAFE).told("wounded player points cause") == [("Red", 0, "the lava")] * 2
    )


@rule("lava.cost", "lava.cost.jump", "ex.lava.cost")
def test_it_costs_three_to_enter_and_nothing_more_to_jump_over():
    assert draw(SHORE, movement=2).refuses("m e") == (
        "Red can't step to B1: it costs 3 movement, and 2 is left [ruling.move.short]"
    )
    assert draw(SHORE, movement=3).do("m e").told("moved square cost") == [("B1", 3)]
    game = draw(SHORE, movement=4).do("j e 2")
    assert game.told("moved square cost") == [("C1", 4)]
    assert game.told("rolled") == []


@rule("lava.enter")
def test_who_respawns_or_is_pushed_into_it_burns_too():
    room = """
        +---+---+---+---+---+
        | R   B   ^         |
        +---+---+---+---+---+
    """
    game = draw(room, red=fighter(play="clue-by-four"), blue=fighter("2/2/3"))
    game.do("s blue clue-by-four", "1 1 1 1", "6 6")
    assert game.reason() == "for damage to Blue from the lava"
    game.do("6 6 6", "1 1")
    assert game.told("frag-scored player") == ["Red"]


@rule("lava.heat", "lava.heat.auto", "ex.lava.two", "ruling.lava.heat.one")
def test_who_ends_the_turn_beside_two_takes_one_attack_of_two_dice():
    room = """
        +---+---+---+
        | ^   R   ^ |
        +---+---+---+
    """
    game = draw(room).do("end")
    assert (game.due, game.reason()) == ("Red rolls 2d: damage", "for damage to Red from the heat")
    game.do("1 1", SAFE)
    assert game.due.startswith("Red rolls 2d: movement")
    apart = draw(room, house="lava.heat.one=b").do("end", "1", SAFE)
    assert apart.due == "Red rolls 1d: damage"


@rule("lava.heat.diagonal", "ex.lava.diagonal")
def test_lava_at_the_corners_only_is_no_heat():
    room = """
        +---+---+---+
        | ^       ^ |
        +   +   +   +
        |     R     |
        +---+---+---+
    """
    assert draw(room).do("end").due == "Red rolls 2d: movement"


@rule("lava.heat")
def test_four_neighbours_are_four_dice():
    assert draw(CAULDRON).do("end").due == "Red rolls 4d: damage"


@rule("ruling.lava.wall", "ruling.door.between")
@pytest.mark.parametrize("edge", ["|", ":", "r"])
def test_what_stands_between_shields_from_heat(edge):
    room = f"+---+---+\n| R {edge} ^ |\n+---+---+\n"
    assert draw(room).do("end").due == "Red rolls 2d: movement"
    assert draw(room, house="lava.wall=b").do("end").due == "Red rolls 1d: damage"


@rule("ruling.lava.inside")
@pytest.mark.parametrize(("house", "dice"), [("a", 1), ("b", 2), ("c", 0)])
def test_in_lava_its_neighbours_count_and_the_own_square_does_not(house, dice):
    room = """
        +---+---+---+---+
        | R   ^   ^     |
        +---+---+---+---+
    """
    game = draw(room, house=f"lava.inside={house}", movement=3).do("m e", "1 1 1", SAFE, "end")
    assert game.due == (f"Red rolls {dice}d: damage" if dice else "Red rolls 2d: movement")


@rule("ruling.lava.other")
def test_heat_strikes_in_the_own_turn_only():
    room = """
        +---+---+---+---+
        | R       B   ^ |
        +---+---+---+---+
    """
    assert draw(room).do("end").due == "Blue rolls 2d: movement"
    assert draw(room, house="lava.other=b").do("end").reason() == (
        "for damage to Blue from the heat"
    )


@rule("ruling.turn.endorder")
def test_heat_comes_before_the_hand_limit():
    room = "+---+---+\n| R   ^ |\n+---+---+\n"
    game = draw(room, red=fighter(hidden="weapon:9")).do("end")
    assert game.reason() == "for damage to Red from the heat"
    assert game.do("1", SAFE).request["kind"] == "choice"


@rule("lava.immune", "ruling.lava.immune.cost")
def test_who_is_immune_is_neither_burnt_nor_heated_but_slowed():
    game = draw(SHORE, cards=[COAT], red=fighter(play="coat"), movement=3).do("m e")
    assert game.told("harmless cause source") == [("the lava", "Coat")]
    assert game.told("moved cost") == [3]
    assert game.do("end").due == "Red rolls 2d: movement"


@rule("lava.immune")
def test_the_cards_of_the_box_that_keep_lava_off_say_so_as_data():
    game = draw(SHORE, red=fighter(play="asbestos-undies"), movement=3).do("m e")
    assert game.told("harmless")


POWER = """
    +---+---+---+---+
    | R   ^w        |
    +---+---+---+---+
"""


@rule("lava.power.auto", "lava.power.kind", "lava.power.order", "ex.lava.power")
def test_a_power_up_in_lava_gives_its_card_first_and_without_a_die():
    game = draw(POWER, movement=3).do("m e")
    assert game.told("powered-up square face deck") == [("B1", 0, "weapon")]
    assert game.hand("Red") == ["weapon"]
    assert game.due == "Red rolls 3d: damage"
    assert "gadget" in draw(POWER.replace("^w", "^g"), movement=3).do("m e").hand("Red")


@rule("lava.power.once")
def test_it_gives_one_card_in_a_turn():
    game = draw(POWER, movement=9).do("m e", "1 1 1", SAFE, "m w", "m e", "1 1 1", SAFE)
    assert game.hand("Red") == ["weapon"]


@rule("ruling.lava.power.kill")
def test_the_card_stays_in_the_hand_of_whom_the_lava_kills():
    game = draw(POWER, movement=3, red=fighter(health=1)).do("m e", "6 6 6", "1")
    assert game.seat("Red").status == "fragged"
    assert game.hand("Red") == ["weapon"]


@rule("ruling.frag.nobody")
def test_nobody_scores_for_whom_walks_into_it():
    game = draw(SHORE, movement=3, red=fighter(health=1)).do("m e", "6 6 6", "1")
    assert game.told("fragged by") == [""]
    assert game.told("frag-scored") == []
