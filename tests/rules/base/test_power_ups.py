"""Squares that may give a card (power.*, ruling.power.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.modifiers import Threshold
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.word_values import Faces
from tests.rulemark import rule
from tests.rules.kit import draw, fighter

ROW = """
    +---+---+---+---+---+
    | R   w   g       B |
    +---+---+---+---+---+
"""


@rule("power.enter", "power.roll")
def test_entering_a_power_up_square_rolls_one_die_at_once() -> None:
    game = draw(ROW)
    game.do("m e")
    assert game.due == "Red rolls 1d: power-up"
    assert game.refuses("m e") == "Roll 1d for the power-up on B1 first, Red [turn.phases]"


@rule("power.roll", "turn.split")
def test_the_die_is_rolled_before_the_rest_of_the_way_is_walked() -> None:
    game = draw(ROW)
    game.do("m e e e")
    assert (game.due, game.square("Red")) == ("Red rolls 1d: power-up", "B1")
    game.do("1")
    assert (game.due, game.square("Red")) == ("Red rolls 1d: power-up", "C1")
    game.do("1")
    assert (game.due, game.square("Red")) == ("Red acts: 3 movement, 1 attacks", "D1")


@rule("power.success", "ex.power.3", "ex.power.4")
@pytest.mark.parametrize(
    ("die", "cards"), [("1", 0), ("2", 0), ("3", 0), ("4", 1), ("5", 1), ("6", 1)]
)
def test_four_five_and_six_give_a_card(die: str, cards: int) -> None:
    game = draw(ROW)
    game.do("m e", die)
    assert len(game.hand("Red")) == cards
    assert len(game.told("powered-up")) == cards
    assert len(game.told("power-up-failed")) == 1 - cards


@rule("power.kind", "power.hand", "ex.power.4")
def test_the_symbol_names_the_deck_and_the_card_goes_into_the_hand() -> None:
    game = draw(ROW, dealt=True)
    game.do("m e", "4")
    assert game.due == "Red draws: weapon"
    game.do("deal boomstick", "m e", "4")
    assert game.due == "Red draws: gadget"
    game.do("deal light-armor")
    assert game.hand("Red") == ["boomstick", "light-armor"]
    assert game.play("Red") == []


@rule("power.many")
def test_any_number_of_different_squares_may_be_entered_in_a_turn() -> None:
    game = draw(
        """
        +---+---+---+---+---+
        | R   w   w   w   B |
        +---+---+---+---+---+
        """
    )
    game.do("m e e e", "4", "4", "4")
    assert game.hand("Red") == ["weapon", "weapon", "weapon"]


@rule("power.once", "power.reenter", "ex.power.again")
@pytest.mark.parametrize("die", ["3", "4"])
def test_a_square_is_checked_once_in_a_turn_whatever_came_of_it(die: str) -> None:
    game = draw(ROW)
    game.do("m e", die, "m w e")
    assert game.due == "Red acts: 3 movement, 1 attacks"
    assert len(game.told("card-drawn")) == (die == "4")


@rule("power.once")
def test_in_the_next_turn_it_is_checked_again() -> None:
    game = draw(ROW)
    game.do("m e", "3", "m w", "end", "1 1", "end", "1 1", "m e")
    assert game.due == "Red rolls 1d: power-up"


@rule("ruling.power.enter")
def test_standing_on_a_power_up_or_beginning_there_gives_nothing() -> None:
    game = draw(
        """
        +---+---+---+
        |Rw       B |
        +---+---+---+
        """,
        movement=None,
    )
    game.do("1 2")
    assert game.due == "Red acts: 3 movement, 1 attacks"
    game.do("m e w")
    assert game.due == "Red rolls 1d: power-up"


@rule("ruling.power.teleport")
def test_arriving_by_teleporter_is_entering() -> None:
    game = draw(
        """
        +---+---+---+
        |RT | B |Tw |
        +---+---+---+
        """
    )
    game.do("m C1")
    assert game.square("Red") == "C1"
    assert game.due == "Red rolls 1d: power-up"


@rule("ruling.power.occupied")
def test_passing_through_an_occupied_power_up_square_is_entering() -> None:
    game = draw(
        """
        +---+---+---+
        | R  Bw     |
        +---+---+---+
        """
    )
    game.do("m e")
    assert game.due == "Red rolls 1d: power-up"


@rule("power.enter", "move.jump.avoid")
def test_a_power_up_that_is_jumped_over_is_not_entered() -> None:
    game = draw(ROW, red=fighter("2/3/2"))
    game.do("j e 3")
    assert game.due == "Red acts: 0 movement, 1 attacks"


@rule("ruling.enter.order")
@pytest.mark.parametrize(("house", "first"), [("", "power-up"), ("enter.order=b", "damage")])
def test_acid_and_a_power_up_on_one_square_have_an_order(house: str, first: str) -> None:
    game = draw(
        """
        +---+---+---+
        | R  wa   B |
        +---+---+---+
        """,
        house=house,
    )
    game.do("m e")
    assert game.request["purpose"] == first


@rule("ruling.enter.order")
def test_who_falls_in_the_acid_first_gets_no_power_up() -> None:
    game = draw(
        """
        +---+---+---+
        | R  wa   B |
        +---+---+---+
        """,
        red=fighter(health=1),
        house="enter.order=b",
    )
    game.do("m e", "6 6", "1")
    assert game.told("powered-up") == []
    assert len(game.told("fragged")) == 1


def test_how_many_faces_bring_a_card_is_told_for_the_nights_figures() -> None:
    lucky = Fighter(
        id="one", name="One", stats="free",
        abilities=(Trait(name="Luck", effects=(Threshold(value="power-up", faces=Faces(3, 6)),)),),
    )  # fmt: skip
    for sheet, good in ((None, 3), (lucky, 4)):
        game = draw(ROW, red=fighter(sheet=sheet)).do("m e", "1")
        assert game.told("power-up-failed good") == [good]
