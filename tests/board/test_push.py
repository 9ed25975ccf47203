"""Knockback: which way, how far, and what stops it."""

from __future__ import annotations

import pytest

from fragkit.board.blast import push, push_direction
from fragkit.board.board import Board
from fragkit.board.things import Things
from tests.board.drawn import at, draw, names
from tests.board.test_blast import field
from tests.rulemark import rule


def pushed(board: Board, attacker: str, target: str, distance: int, **things: str) -> str:
    """The way, what is left over and the obstacle, in one line."""
    placed = {
        kind: frozenset(at(board, n) for n in where.split()) for kind, where in things.items()
    }
    solid = tuple((place, "barrel") for place in placed.pop("barrels", ()))
    all_things = Things(**placed, solid=solid)
    found = push(board, at(board, attacker), at(board, target), distance, all_things)
    way = " ".join(names(board, found.path)) or "stays"
    return way if found.obstacle is None else f"{way}, {found.leftover} left: {found.obstacle}"


@rule(
    *["knockback.line", "knockback.vertical", "knockback.horizontal", "knockback.diagonal"],
    *["ruling.knockback.mixed", "ruling.knockback.center"],
    *["ex.knockback.a", "ex.knockback.b", "ex.knockback.c", "ex.knockback.d"],
)
@pytest.mark.parametrize(
    ("target", "direction"),
    # The example counts rows upward: Yellow stands at the bottom left, in A5.
    [("B1", (0, -1)), ("C2", (0, -1)), ("D2", (1, -1)), ("E4", (1, 0))],
)
def test_the_larger_difference_decides_the_direction(
    target: str, direction: tuple[int, int]
) -> None:
    board = field(5, 5)
    assert push_direction(board, at(board, "A5"), at(board, target)) == direction


@rule("ex.knockback.clear")
def test_four_free_squares_before_a_wall_are_all_used() -> None:
    assert pushed(field(6, 1), "A1", "B1", 4) == "C1 D1 E1 F1"


@rule("knockback.blocked", "knockback.leftover", "ex.knockback.wall", "ruling.map.edge")
def test_a_wall_after_two_squares_leaves_two_over() -> None:
    assert pushed(field(4, 1), "A1", "B1", 4) == "C1 D1, 2 left: outer wall at D1"


@rule("ex.knockback.atwall", "knockback.leftover")
def test_against_the_wall_all_is_left_over() -> None:
    assert pushed(field(2, 1), "A1", "B1", 4) == "stays, 4 left: outer wall at B1"


@rule("ex.knockback.fighter", "knockback.blocked")
def test_another_fighter_stops_the_push_before_its_square() -> None:
    assert pushed(field(7, 1), "A1", "B1", 4, fighters="B1 E1") == "C1 D1, 2 left: fighter on E1"


@rule("knockback.blocked", "ruling.knockback.barrel", "ruling.knockback.hanged")
def test_barrels_and_the_hanged_stop_it_too() -> None:
    assert pushed(field(4, 1), "A1", "B1", 2, barrels="D1") == "C1, 1 left: barrel on D1"
    assert pushed(field(4, 1), "A1", "B1", 2, hanged="C1") == "stays, 2 left: hanged fighter on C1"


@rule("ruling.knockback.door", "ruling.knockback.window")
@pytest.mark.parametrize(("edge", "what"), [("r", "door"), (">", "door"), (":", "window")])
def test_doors_and_windows_stop_it(edge: str, what: str) -> None:
    board = draw(f"""
        +---+---+---+
        |       {edge}   |
        +---+---+---+
    """)
    assert pushed(board, "A1", "B1", 3) == f"stays, 3 left: {what} between B1 and C1"


@rule("ruling.knockback.door")
def test_a_door_square_stops_it_but_one_may_be_pushed_out_of_it() -> None:
    board = draw("""
        +---+---+---+---+
        |         D     |
        +---+---+---+---+
    """)
    assert pushed(board, "A1", "B1", 3) == "stays, 3 left: door in C1"
    assert pushed(board, "B1", "C1", 1) == "D1"


@rule("ruling.knockback.diag", "ruling.knockback.diagcount", "knockback.diagonal")
def test_a_diagonal_push_counts_one_for_each_square() -> None:
    assert pushed(field(5, 5), "A1", "B2", 3) == "C3 D4 E5"
    assert pushed(field(5, 5), "A1", "B2", 3, fighters="C2 B3") == "C3 D4 E5"
    assert pushed(field(5, 3), "A1", "B2", 3).startswith("C3, 2 left: wall corner")


@rule("ruling.knockback.diag")
def test_a_wall_corner_stops_a_diagonal_push() -> None:
    board = draw("""
        +---+---+---+
        |           |
        +   +   +   +
        |       |   |
        +   +   +   +
        |           |
        +---+---+---+
    """)
    assert pushed(board, "A1", "B2", 1) == "stays, 1 left: wall corner at the south-east of B2"


@rule("ruling.knockback.diag", "ruling.knockback.window")
def test_the_end_of_a_window_stops_a_diagonal_push() -> None:
    board = draw("""
        +---+---+---+
        |           |
        +   +   +   +
        |       :   |
        +   +   +   +
        |           |
        +---+---+---+
    """)
    assert (
        pushed(board, "A1", "B2", 1) == "stays, 1 left: end of the window at the south-east of B2"
    )


@rule("wall.diagonal", "ruling.knockback.diag")
def test_diagonal_walls_stop_a_push_or_choose_its_half() -> None:
    board = draw(r"""
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |         /     |
        +   +   +   +   +
        |               |
        +---+---+---+---+
    """)
    assert pushed(board, "A1", "B2", 3) == "C3a, 2 left: diagonal wall in C3"
    assert pushed(board, "A3", "B3", 3) == "C3a, 2 left: diagonal wall in C3"
    assert pushed(board, "D4", "C3b", 1) == "stays, 1 left: diagonal wall in C3"


@rule("ruling.knockback.water", "ruling.knockback.tele")
def test_water_does_not_slow_a_push_nor_does_a_teleporter_bend_it() -> None:
    board = draw("""
        +---+---+---+---+---+
        | T       ~   ~   T |
        +---+---+---+---+---+
    """)
    assert pushed(board, "A1", "B1", 3) == "C1 D1 E1"


def test_a_hit_from_the_same_square_pushes_nowhere() -> None:
    assert pushed(field(2, 1), "A1", "A1", 3) == "stays"
