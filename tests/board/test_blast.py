"""Blast distance, adjacency and the napalm cross."""

from __future__ import annotations

from fragkit.board.blast import adjacent, blast, cross
from fragkit.board.board import Board
from fragkit.board.things import DEFAULT, NOTHING, BoardOptions, Things
from tests.board.drawn import at, draw, names
from tests.rulemark import rule


def blast_distance(
    board: Board, center: int, place: int, things: Things = NOTHING, houses: BoardOptions = DEFAULT
) -> int | None:
    """The distance to one place (barrel.distance), or None if the blast does not reach it."""
    return blast(board, center, len(board.spots), things, houses).get(place)


def field(columns: int, rows: int) -> Board:
    lines = ["+" + "---+" * columns]
    for row in range(rows):
        lines.append("|" + "    " * (columns - 1) + "   |")
        lines.append("+" + ("---+" if row == rows - 1 else "   +") * columns)
    return draw("\n".join(lines))


@rule("barrel.distance", "ex.barrel.grid", "ex.barrel.diagonal", "ex.barrel.corner")
def test_distances_around_a_barrel_are_those_of_the_diagram() -> None:
    board = field(4, 4)
    found = blast(board, at(board, "C3"), 9)
    grid = [[found[r * 4 + c] for c in range(4)] for r in range(4)]
    assert grid == [[4, 3, 2, 3], [3, 2, 1, 2], [2, 1, 0, 1], [3, 2, 1, 2]]


@rule("ex.barrel.area2", "ex.barrel.area3")
def test_a_blast_on_open_floor_covers_twelve_or_twenty_four_squares() -> None:
    board = field(9, 9)
    assert len(blast(board, at(board, "E5"), 2)) - 1 == 12
    assert len(blast(board, at(board, "E5"), 3)) - 1 == 24


WALLED = """
    +---+---+---+
    |   |       |
    +   +   +   +
    |           |
    +---+---+---+
"""


@rule("wall.weapon", "ruling.blast.walls", "ruling.blast.count")
def test_a_blast_goes_around_walls_not_through() -> None:
    board = draw(WALLED)
    assert blast_distance(board, at(board, "A1"), at(board, "B1")) == 3


@rule("ruling.blast.count")
def test_the_house_may_count_plainly_with_or_without_sight() -> None:
    board = draw(WALLED)
    a1, b1, b2 = (at(board, n) for n in ("A1", "B1", "B2"))
    in_sight, plain = BoardOptions(blast_count="b"), BoardOptions(blast_count="c")
    assert blast_distance(board, a1, b1, houses=in_sight) is None
    assert blast_distance(board, a1, b1, houses=plain) == 1
    assert blast_distance(board, a1, b2, houses=in_sight) is None  # the wall's end
    assert blast_distance(board, a1, b2, houses=plain) == 2


@rule("ruling.blast.window", "door.closed")
def test_windows_let_a_blast_pass_and_doors_do_not() -> None:
    board = draw("""
        +---+---+---+
        |   :   r   |
        +---+---+---+
    """)
    assert names(board, blast(board, at(board, "B1"), 5)) == ["B1", "A1"]


@rule("door.closed", "door.hold")
def test_a_blast_enters_a_door_square_and_passes_it_only_while_held() -> None:
    board = draw("""
        +---+---+---+
        |     D     |
        +---+---+---+
    """)
    held = Things(fighters=frozenset({at(board, "B1")}))
    assert names(board, blast(board, 0, 5)) == ["A1", "B1"]
    assert names(board, blast(board, 0, 5, held)) == ["A1", "B1", "C1"]
    assert names(board, blast(board, at(board, "B1"), 1)) == ["B1", "C1", "A1"]


@rule("ruling.blast.cover")
def test_nobody_shields_those_behind() -> None:
    board = field(3, 1)
    things = Things(fighters=frozenset({1}), solid=((1, "barrel"),))
    assert blast_distance(board, 0, 2, things) == 2


@rule("wall.diagonal", "wall.weapon")
def test_a_diagonal_wall_parts_a_blast() -> None:
    board = draw(
        r"""
        +---+---+
        |   | / |
        +   +   +
        |       |
        +---+---+
    """.replace("|   | / |", "|     / |")
    )
    assert blast_distance(board, at(board, "A1"), at(board, "B1a")) == 1
    assert blast_distance(board, at(board, "A1"), at(board, "B1b")) == 3


@rule("ruling.barrel.adjacent")
def test_adjacent_is_orthogonal_and_not_across_a_wall() -> None:
    board = draw(WALLED)
    assert names(board, adjacent(board, at(board, "B2"))) == ["B1", "C2", "A2"]
    assert names(board, adjacent(board, at(board, "A1"))) == ["A2"]


@rule("napalm.shape", "ruling.napalm.size")
def test_the_napalm_cross_has_its_arms_cut_off_by_walls() -> None:
    board = draw(WALLED)
    assert names(board, cross(board, at(board, "B1"))) == ["B1", "C1", "B2"]
    wide = field(5, 5)
    long_arms = names(wide, cross(wide, at(wide, "C3"), arm=2))
    assert long_arms == ["C3", "C2", "C1", "D3", "E3", "C4", "C5", "B3", "A3"]
