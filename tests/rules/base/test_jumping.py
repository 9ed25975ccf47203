"""Jumps (move.jump.*, ruling.jump.*)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import draw, fighter

LANE = """
    +---+---+---+---+---+---+
    | R                   B |
    +---+---+---+---+---+---+
"""


@rule("move.jump.max", "ex.jump.2", "ex.jump.3")
@pytest.mark.parametrize(("stats", "longest"), [("3/2/2", 2), ("2/3/2", 3), ("1/4/2", 4)])
def test_a_jump_is_at_most_as_long_as_speed(stats: str, longest: int) -> None:
    game = draw(LANE, red=fighter(stats), movement=20)
    assert max(int(jump.split()[-1]) for jump in game.legal("j")) == longest
    assert game.refuses(f"j e {longest + 1}") == (
        f"Red can jump at most {longest} squares, not {longest + 1} [move.jump.max]"
    )
    game.do(f"j e {longest}")


@rule("move.jump.speed1", "ex.jump.1")
def test_with_speed_one_there_is_no_jump() -> None:
    game = draw(LANE, red=fighter("3/1/3"))
    assert game.refuses("j e 2") == "Red can't jump with Speed 1 [move.jump.speed1]"
    assert game.legal("j") == []


@rule("move.jump.count", "ex.jump.1", "ex.jump.2", "ex.jump.3")
def test_a_jump_of_so_many_squares_passes_over_one_less() -> None:
    pool = """
        +---+---+---+---+---+
        | R   a   a     | B |
        +---+---+---+---+---+
    """
    game = draw(pool, red=fighter("2/3/2"))
    assert game.refuses("j e 1") == (
        "Red can't jump 1 square: a jump is 2 squares or more [move.jump.count] Walk instead."
    )
    game.do("j e 3")  # over both
    assert (game.square("Red"), game.due) == ("D1", "Red acts: 0 movement, 1 attacks")
    game = draw(pool, red=fighter("3/2/2"))
    game.do("j e 2")  # over one, into the other
    assert (game.square("Red"), game.due) == ("C1", "Red rolls 2d: damage")


@rule("move.jump.avoid", "ruling.jump.landing")
def test_hazards_jumped_over_do_nothing_and_the_landing_square_is_entered() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   a   w   B |
        +---+---+---+---+
        """
    )
    game.do("j e 2")
    assert game.due == "Red rolls 1d: power-up"
    assert game.health("Red") == 3


@rule("move.jump.cost", "ex.jump.cost.2", "ex.jump.cost.3")
@pytest.mark.parametrize(("squares", "cost"), [(2, 4), (3, 6)])
def test_a_jump_costs_two_movement_for_each_square(squares: int, cost: int) -> None:
    game = draw(LANE, red=fighter("2/3/2"), movement=cost - 1)
    assert game.refuses(f"j e {squares}") == (
        f"Red can't jump that far: it costs {cost} movement, and {cost - 1} is left "
        "[move.jump.cost]"
    )
    game = draw(LANE, red=fighter("2/3/2"), movement=cost)
    game.do(f"j e {squares}")
    assert game.told("moved cost")[-1] == cost
    assert game.due == "Red acts: 0 movement, 1 attacks"


@rule("move.jump.line", "ruling.jump.direction")
def test_a_jump_runs_straight_along_a_row_or_a_column() -> None:
    game = draw(
        """
        +---+---+---+
        | R         |
        +   +   +   +
        |           |
        +   +   +   +
        |         B |
        +---+---+---+
        """,
        movement=20,
    )
    assert game.legal("j") == ["j e 2", "j s 2"]
    game.do("j s 2")
    assert game.square("Red") == "A3"
    game.do("j n 2")
    assert game.square("Red") == "A1"


@rule("move.jump.wall", "wall.move")
@pytest.mark.parametrize("row", ["| R |           |", "| R     |       |"])
def test_a_jump_crosses_no_wall(row: str) -> None:
    game = draw(f"+---+---+---+---+\n{row}\n+---+---+---+---+", red=fighter("2/3/2"), blue=None)
    squares = 2
    said = game.refuses(f"j e {squares}")
    assert said.startswith("Red can't jump east from")
    assert said.endswith(": a wall is in the way [move.jump.wall]")


@rule("ruling.jump.over", "move.through")
def test_fighters_hazards_and_counters_are_jumped_over() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R  Ba         |
        +---+---+---+---+
        """
    )
    game.do("j e 2")
    assert (game.square("Red"), game.square("Blue")) == ("C1", "B1")


@rule("ruling.jump.over", "door.closed", "window.move")
@pytest.mark.parametrize(
    ("edge", "refusal"),
    [
        ("r", "Red can't jump through a closed door at B1 [ruling.jump.over]"),
        (">", "Red can't jump through a closed door at B1 [ruling.jump.over]"),
        (":", "Red can't jump east from B1: a window is in the way [window.move]"),
    ],
)
def test_closed_doors_and_windows_are_not_jumped(edge: str, refusal: str) -> None:
    game = draw(f"+---+---+---+---+\n| R     {edge}     B |\n+---+---+---+---+")
    assert game.refuses("j e 2") == refusal


@rule("ruling.jump.over", "door.hold")
def test_a_door_square_is_flown_over_only_while_somebody_holds_it_open() -> None:
    shut = "+---+---+---+---+\n| R   D         |\n+---+---+---+---+"
    game = draw(shut)
    assert game.refuses("j e 2") == "Red can't jump through the door in B1 [ruling.jump.over]"
    game = draw(shut.replace(" D ", "DB "))
    game.do("j e 2")
    assert game.square("Red") == "C1"


@rule("card.overrides", "ruling.jump.over")
@pytest.mark.parametrize("between", ["     |", "     r", "   D  ", "     >", "     <"])
def test_a_card_that_leads_through_walls_and_doors_leads_a_jump_through_both(between: str) -> None:
    row = f"+---+---+---+---+\n| R{between}       |\n+---+---+---+---+"
    game = draw(row, red=fighter(hand="noclip"))
    refused = game.refuses("j e 2")
    assert "jump" in refused
    game.do("p noclip", "j e 2")
    assert game.square("Red") == "C1"


@rule("ruling.jump.speed")
def test_cards_that_raise_speed_lengthen_the_jump() -> None:
    game = draw(LANE, red=fighter("3/2/2", play="pump-up-kicks"), movement=6)
    game.do("j e 3")
    assert game.square("Red") == "D1"


@rule("ruling.jump.start")
def test_a_jump_may_start_in_an_occupied_square() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   B         |
        +---+---+---+---+
        """
    )
    game.do("m e", "j e 2")
    assert game.square("Red") == "D1"


@rule("ruling.jump.land")
def test_a_jump_lands_on_a_fighter_only_with_movement_left_to_leave() -> None:
    crowd = """
        +---+---+---+---+
        | R       B     |
        +---+---+---+---+
    """
    game = draw(crowd, movement=4)
    assert (
        game.refuses("j e 2")
        == "Red can't land on C1: it is occupied, and there is no way on from there [ruling.jump.land]"
    )
    game = draw(crowd, movement=5)
    game.do("j e 2", "m e")
    assert game.square("Red") == "D1"


@rule("ruling.jump.terrain")
@pytest.mark.parametrize(
    ("house", "water", "lava"), [("jump.terrain=a", 4, 4), ("", 4, 5), ("jump.terrain=c", 6, 8)]
)
def test_landing_in_water_or_lava_costs_as_the_table_has_it(
    house: str, water: int, lava: int
) -> None:
    """A step into water costs 2, into lava 3; squares flown over always cost 2."""
    for symbol, cost in (("~", water), ("^", lava)):
        game = draw(
            f"+---+---+---+---+\n| R   ^   {symbol}   B |\n+---+---+---+---+",
            house=house,
            movement=9,
        )
        game.do("j e 2")
        assert game.told("moved cost")[-1] == cost


@rule("move.jump.wall", "ruling.jump.over")
@pytest.mark.parametrize(
    ("edge", "rule_id"),
    [
        ("|", "move.jump.wall"),
        (":", "window.move"),
        ("r", "ruling.jump.over"),
        ("<", "door.oneway"),
    ],
)
def test_what_stops_a_jump_is_named_and_no_jump_is_offered(edge: str, rule_id: str) -> None:
    game = draw(f"+---+---+---+---+\n| R     {edge}     B |\n+---+---+---+---+")
    assert f"[{rule_id}]" in game.refuses("j e 2")
    assert game.legal("j") == []
