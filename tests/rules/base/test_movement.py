"""Steps and what they cost (move.*, ruling.move.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.modifiers import Roll, Stat
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

OPEN = """
    +---+---+---+
    |           |
    +   +   +   +
    |     R     |
    +   +   +   +
    |         B |
    +---+---+---+
"""
ROW = """
    +---+---+---+---+
    | R   B         |
    +---+---+---+---+
"""


# -- the roll --------------------------------------------------------------------------


@rule("move.dice")
@pytest.mark.parametrize(("stats", "dice"), [("4/1/2", 1), ("3/2/2", 2), ("2/4/1", 4)])
def test_the_movement_roll_takes_as_many_dice_as_speed(stats: str, dice: int) -> None:
    game = draw(OPEN, red=fighter(stats), movement=None)
    assert game.due == f"Red rolls {dice}d: movement"
    assert game.refuses("1 " * (dice + 1)).startswith(
        f"roll {'1 die' if dice == 1 else f'{dice} dice'}, not {dice + 1}"
    )


@rule("move.points")
def test_the_total_is_the_number_of_squares() -> None:
    game = draw(OPEN, movement=None)
    game.do("2 1")
    assert game.due == "Red acts: 3 movement, 1 attacks"
    assert (
        game.refuses("m n s n s")
        == "Red can't step to B2: it costs 1 movement, and 0 is left [move.points]"
    )
    game.do("m n s n")
    assert game.due == "Red acts: 0 movement, 1 attacks"


@rule("move.modifiers", "ruling.move.mods")
def test_a_speed_bonus_adds_dice_and_a_flat_bonus_adds_points() -> None:
    shove = card("shove", "gadget", Roll(value="movement", add=3))
    game = draw(OPEN, red=fighter(play="pump-up-kicks shove"), cards=[shove], movement=None)
    assert game.due == "Red rolls 3d: movement"
    assert game.receipt() == "3d+3 = 2d +1d (Pump-Up Kicks) +3 (Shove)"
    game.do("1 1 1")
    assert game.due == "Red acts: 6 movement, 1 attacks"


@rule("move.modifiers")
def test_a_penalty_takes_dice_away() -> None:
    tired = card("tired", "gadget", Stat(value="speed", add=-1))
    game = draw(OPEN, red=fighter(play="tired"), cards=[tired], movement=None)
    assert game.due == "Red rolls 1d: movement"


@rule("move.optional")
def test_movement_need_not_be_used_up() -> None:
    game = draw(OPEN, movement=6)
    game.do("m n", "end")
    assert game.due == "Blue rolls 2d: movement"


@rule("move.nosave")
def test_unused_movement_is_lost() -> None:
    game = draw(OPEN, movement=6)
    game.do("end", "1 1", "end", "1 2")
    assert game.told("movement-gained player points left")[-1] == ("Red", 3, 3)
    assert game.due == "Red acts: 3 movement, 1 attacks"


@rule("move.track")
def test_movement_spent_is_counted_step_by_step() -> None:
    game = draw(OPEN, movement=6)
    game.do("m n e")
    game.do("m s")
    assert game.told("moved square left") == [("B1", 5), ("C1", 4), ("C2", 3)]


# -- steps --------------------------------------------------------------------------------


@rule("move.ortho", "ex.move.first")
def test_a_step_goes_to_one_of_four_neighbours_never_diagonally() -> None:
    game = draw(OPEN)
    assert game.legal("m") == ["m n", "m e", "m s", "m w"]
    assert game.refuses("m via A1") == "A1 is not adjacent to B2 [move.ortho]"
    assert game.refuses("m via C3") == "C3 is not adjacent to B2 [move.ortho]"
    for way, square in (("n", "B1"), ("e", "C2"), ("s", "B3"), ("w", "A2")):
        game = draw(OPEN)
        game.do(f"m {way}")
        assert game.square("Red") == square


@rule("move.ortho")
def test_a_diagonal_neighbour_is_two_steps_away() -> None:
    game = draw(OPEN, movement=1)
    assert game.refuses("m A1") == "Red can't reach A1 from B2 with 1 movement [move.points]"
    game = draw(OPEN, movement=2)
    game.do("m A1")
    assert game.due == "Red acts: 0 movement, 1 attacks"


@rule("ruling.map.edge", "wall.move")
def test_nobody_leaves_the_map() -> None:
    game = draw(ROW)
    assert (
        game.refuses("m w") == "Red can't go west from A1: a wall is in the way [ruling.map.edge]"
    )
    assert (
        game.refuses("m n") == "Red can't go north from A1: a wall is in the way [ruling.map.edge]"
    )


# -- other fighters ---------------------------------------------------------------------------


@rule("move.through")
def test_a_fighter_walks_through_others() -> None:
    game = draw(ROW)
    game.do("m e e")
    assert (game.square("Red"), game.square("Blue")) == ("C1", "B1")


@rule("move.end")
def test_a_turn_does_not_end_in_an_occupied_square() -> None:
    game = draw(ROW, movement=3)
    game.do("m e")
    assert game.refuses("end") == "Red can't end the turn on B1: Blue is there too [move.end]"
    game.do("m e", "end")
    assert game.due == "Blue rolls 2d: movement"


@rule("move.attack")
def test_nobody_attacks_from_an_occupied_square() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   B       G |
        +---+---+---+---+
        """
    )
    game.do("m e")
    assert game.refuses("s Green start") == (
        "Red can't attack from B1: Blue is on that square too [move.attack]"
    )
    assert game.refuses("s Blue start").endswith("[move.attack]")
    game.do("m e", "s Green start")


@rule("ruling.move.stuck", "move.end", "ruling.tele.bump")
def test_a_way_ends_where_a_bumped_fighter_has_come_to_stand_in_it() -> None:
    hall = """
        +---+---+---+---+
        |RT |BT   1   2 |
        +---+---+---+---+
    """
    game = draw(hall, movement=2)
    game.do("m B1 e", "2")  # Blue is bumped out of the way
    assert (game.square("Red"), game.square("Blue")) == ("C1", "D1")
    game = draw(hall, movement=2)
    game.do("m B1 e", "1")  # and here to the very square where the way ends
    assert (game.square("Red"), game.square("Blue")) == ("B1", "C1")
    assert game.due == "Red acts: 1 movement, 1 attacks"


@rule("ruling.move.stuck", "move.end")
def test_a_step_that_would_strand_the_fighter_on_another_is_refused() -> None:
    game = draw(ROW, movement=1)
    assert game.refuses("m e") == (
        "Red can't stop on B1: Blue is there, and 0 movement won't reach a free square "
        "[ruling.move.stuck]"
    )
    game = draw(
        """
        +---+---+---+---+
        | R   B   G     |
        +---+---+---+---+
        """,
        movement=2,
    )
    game.do("m e")  # one left: back to A1
    assert game.refuses("m e").endswith("[ruling.move.stuck]")
    game.do("m w", "end")


@rule("ruling.move.forced")
@pytest.mark.parametrize("card", ["lag-spike", "ping-of-death"])
def test_who_is_stopped_on_another_is_put_back_on_the_last_free_square(card: str) -> None:
    game = draw(ROW, blue=fighter(hand=card))
    game.do("m e", f"Blue: p {card} Red")
    assert game.square("Red") == "A1"
    assert game.told("moved origin square cost how")[-1] == ("B1", "A1", 0, "back")
    lost_all = card == "ping-of-death"
    assert game.due == (
        "Blue rolls 2d: movement" if lost_all else "Red acts: 0 movement, 1 attacks"
    )


@rule("ruling.move.forced", "move.attack", "ruling.leftover.who")
def test_who_is_put_back_may_attack_from_there_and_has_not_walked_there() -> None:
    game = draw(ROW, red=fighter(play="boomstick"), blue=fighter(hand="lag-spike"))
    game.do("drop boomstick", "m e", "Blue: p lag-spike Red")
    assert "did not walk" in game.refuses("take boomstick")
    game.do("s Blue start")
    assert game.due == "Red rolls 2d: damage"


@rule("ruling.move.forced")
def test_a_square_whose_other_figure_has_gone_is_free_to_come_back_to() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   B   G   Y |
        +---+---+---+---+
        """,
        yellow=fighter(hand="disconnect lag-spike"),
    )
    game.do("m e", "Yellow: p disconnect Blue", "m e", "Yellow: p lag-spike Red")
    assert game.square("Red") == "B1"


@rule("ruling.move.short")
def test_a_square_that_costs_more_than_is_left_is_not_entered() -> None:
    game = draw(
        """
        +---+---+---+
        | R   ~   B |
        +---+---+---+
        """,
        movement=1,
    )
    assert game.refuses("m e") == (
        "Red can't step to B1: it costs 2 movement, and 1 is left [ruling.move.short]"
    )


@rule("wall.diagonal", "ruling.wall.halves")
def test_a_cut_square_alone_is_answered_with_its_halves():
    game = draw("+---+---+---+\n| R       / |\n+---+---+---+\n| B         |\n+---+---+---+")
    told = "C1 is cut by a diagonal wall; type C1a (north-west) or C1b (south-east)"
    assert game.refuses("m C1") == f"{told} [move.ortho]"
    assert game.refuses("m e C1") == f"{told} [move.ortho]"
    assert "there is no square Z9" in game.refuses("m Z9")


def test_the_cheapest_way_goes_around_acid_when_that_costs_no_more() -> None:
    game = draw(
        """
        +---+---+---+
        | R   a   B |
        +   +   +   +
        |           |
        +---+---+---+
        """
    )
    game.do("m C2")
    assert game.told("moved square") == ["A2", "B2", "C2"]


def test_a_way_is_cut_short_where_its_walker_falls() -> None:
    lane = "+---+---+---+---+---+\n| R   a   a       B |\n+---+---+---+---+---+"
    game = draw(lane, red=fighter("1/3/3")).do("m e e e", "6 6", "1")
    assert game.told("stopped player square reason") == [
        ("Red", "", "the rest of the path is canceled")
    ]


@rule("turn.phases")
def test_a_roll_is_due_and_nothing_else() -> None:
    game = draw("+---+---+---+\n| R   w   B |\n+---+---+---+").do("m e")
    assert game.due == "Red rolls 1d: power-up"
    assert game.refuses("choose B1").startswith(
        "there is nothing to choose: Red rolls 1d for the power-up on B1 ["
    )
