"""The ten cards of FTW, each played once."""

from __future__ import annotations

from typing import Any

from tests.rulemark import rule
from tests.rules.kit import Game, draw, fighter


def ftw(drawing: str, **more: Any) -> Game:
    return draw(drawing, packs="ftw", **more)


HALL = """
    +---+---+---+---+---+---+---+---+
    | R   B                         |
    +---+---+---+---+---+---+---+---+
"""
SHORE = """
    +---+---+---+---+---+---+---+
    | R   B   .   .   ^   .   . |
    +---+---+---+---+---+---+---+
"""


@rule("knockback.trigger", "knockback.distance")
def test_the_assault_shotgun_throws_three_squares_back():
    game = ftw(HALL, red=fighter(play="assault-shotgun"))
    game.do("s blue assault-shotgun", "1 1 1 1 1 1", "6 6 6")
    assert game.square("Blue") == "E1"
    assert game.ammo("Red", "assault-shotgun") == 3


def test_the_shock_glove_rolls_two_more_dice_against_who_stands_in_water():
    game = ftw(HALL, red=fighter(play="shock-glove")).do("s blue shock-glove")
    assert game.due == "Red rolls 6d: damage"
    wet = HALL.replace(" B ", " B~")
    game = ftw(wet, red=fighter(play="shock-glove")).do("s blue shock-glove")
    assert game.due == "Red rolls 8d: damage"


def test_leaf_me_alone_blows_somebody_through_lava():
    game = ftw(SHORE, red=fighter(play="leaf-me-alone")).do("s blue leaf-me-alone")
    assert game.square("Blue") == "E1"
    game.do("1 1 1", "6 6 6")
    assert game.square("Blue") == "F1"
    assert game.told("wounded cause") == ["the lava"]


def test_the_lava_lamp_hits_and_throws_back_all_around_a_square():
    room = """
        +---+---+---+---+---+---+---+---+
        | R       B   G                 |
        +---+---+---+---+---+---+---+---+
    """
    game = ftw(room, red=fighter(play="lava-lamp")).do("s c1 lava-lamp")
    game.do("1 1 1 1 1 1", "6 6 6", "1 1 1 1 1 1", "6 6 6")
    game.do("green")  # who is thrown first, the thrower says
    assert (game.square("Blue"), game.square("Green")) == ("F1", "G1")


@rule("lava.immune")
def test_the_three_cards_of_the_rulebook_keep_lava_off():
    shore = SHORE.replace("B   .   .   ^", "^   .   .   B")
    for gadget in ("fireproof-coating", "phase-shift"):
        game = ftw(shore, red=fighter(play=gadget), movement=3).do("m e")
        assert game.told("harmless cause") == ["the lava"]
    game = ftw(shore, red=fighter(hand="insubstantial"), movement=3)
    assert game.do("p insubstantial", "m e").told("harmless cause") == ["the lava"]


def test_phase_shift_goes_through_windows_and_barrels():
    room = """
        +---+---+---+---+
        | R :     %   B |
        +---+---+---+---+
    """
    game = ftw(room, red=fighter(play="phase-shift"), movement=6, variants="barrels")
    game.do("override floor c1 barrel", "m e e")
    assert game.square("Red") == "C1"


def test_extra_oomph_makes_a_shove_of_a_hit_close_by():
    red = fighter(play="emo-katana extra-oomph")
    game = ftw(HALL, red=red).do("s blue emo-katana")
    assert game.due == "Red rolls 7d: damage"
    assert game.do("1 1 1 1 1 1 1", "6 6 6").square("Blue") == "E1"


def test_personal_space_pushes_everyone_else_away():
    room = """
        +---+---+---+---+---+---+---+---+---+
        |     G       R   B                 |
        +---+---+---+---+---+---+---+---+---+
    """
    game = ftw(room, red=fighter(hand="personal-space")).do("p personal-space")
    assert (game.square("Blue"), game.square("Red")) == ("H1", "D1")
    assert game.square("Green") == "A1"


def test_special_delivery_puts_two_barrels_where_one_sees():
    room = HALL.replace("R   B        ", "R           B")
    game = ftw(room, red=fighter(hand="special-delivery"), variants="barrels")
    assert game.do("p special-delivery").due == "Red chooses square: B1, C1"
    game.do("c1")
    assert game.floor("C1") == game.floor("B1") == ["barrel"]
