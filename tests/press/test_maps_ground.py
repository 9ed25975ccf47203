"""Outlines of squares, and which squares make a room."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fragkit.cli.arguments import open_board
from fragkit.press.maps.floor import SQUARE, contours, region, rooms, runs, tints
from fragkit.press.maps.props import props
from fragkit.press.pictures.drawings import looks
from fragkit.press.themes.ornaments import PLACES
from tests.board.drawn import draw, names
from tests.press.test_maps import palette

CELLS = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1)


def area(loop: list[tuple[int, int]]) -> int:
    """Twice the area, positive where the inside lies to the right of the way."""
    ends = [*loop[1:], loop[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, ends, strict=True))


def test_one_square_has_four_corners():
    assert contours({(2, 1)}) == [[(2, 1), (3, 1), (3, 2), (2, 2)]]


def test_a_ring_has_an_outline_and_a_hole():
    ring = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert sorted(area(loop) for loop in contours(ring)) == [-2, 18]


@settings(max_examples=60)
@given(CELLS)
def test_outlines_hold_exactly_the_cells(cells):
    loops = contours(cells)
    assert sum(area(loop) for loop in loops) == 2 * len(cells)
    for loop in loops:
        for a, b, c in zip(loop, loop[1:] + loop[:1], loop[2:] + loop[:2], strict=True):
            assert (a[0] == b[0]) != (a[1] == b[1]), "straight sides"
            assert (a[0] == b[0]) != (b[0] == c[0]), "every corner turns"


def test_an_inset_draws_the_outline_in_on_all_sides():
    points = [segment[1:] for segment in region({(0, 0), (1, 0)}, 10, inset=1) if len(segment) > 1]
    assert points == [(1, 1), (19, 1), (19, 9), (1, 9)]


@pytest.mark.parametrize(
    ("flags", "found"),
    [("", []), ("x", [(0, 1)]), (".xx.x", [(1, 3), (4, 5)]), ("...", [])],
)
def test_runs(flags, found):
    assert list(runs([f == "x" for f in flags])) == found


HOUSE = """
    +---+---+---+---+---+---+
    |       |       |       |
    +   +   +   +   +   +   +
    |       r       :       |
    +---+-r-+---+-r-+---+-r-+
    |                       |
    +---+---+---+---+---+---+
"""


def test_rooms_end_at_walls_doors_and_windows_and_a_corridor_is_none():
    board = draw(HOUSE)
    assert [names(board, sorted(room.squares)) for room in rooms(board)] == [
        ["A1", "B1", "A2", "B2"],
        ["C1", "D1", "C2", "D2"],
        ["E1", "F1", "E2", "F2"],
    ]


def test_a_gap_one_square_wide_ends_a_room_and_a_wider_one_does_not():
    board = draw("""
        +---+---+---+---+---+---+---+---+
        |       |       |       |       |
        +   +   +   +   +   +   +   +   +
        |               |               |
        +   +   +   +   +   +   +   +   +
        |       |       |               |
        +   +   +   +   +   +   +   +   +
        |       |       |       |       |
        +---+---+---+---+---+---+---+---+
    """)
    assert [len(room.squares) for room in rooms(board)] == [8, 8], "the largest is the arena"


def test_neighbours_have_different_tints():
    board = draw(HOUSE)
    one, two, three = tints(board, rooms(board), 3)
    assert one != two != three


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_objects_of_its_own_for_solid_squares(place):
    assert len(looks("prop")[place]) >= 3, "neighbors differ"
    assert looks("block")[place]


def test_a_square_of_its_own_has_an_object_and_a_block_of_four_is_one_thing():
    cells = {(0, 0), (3, 0), (4, 0), (3, 1), (4, 1)}
    drawn = {(use.x, use.y): use.symbol for use in props(cells, SQUARE, palette())}
    kinds = {at: symbol.id.split("-")[1] for at, symbol in drawn.items()}
    assert kinds.pop((0.0, 0.0)) == "prop"
    assert set(kinds.values()) == {"block"}
    assert {symbol.width for symbol in drawn.values()} == {SQUARE}
    assert drawn == {(use.x, use.y): use.symbol for use in props(cells, SQUARE, palette())}


def test_a_gap_between_solid_squares_belongs_to_the_room_beside_it():
    """F6 of Tombstone Row, between two solid squares, was a pale patch in its house."""
    board = open_board("tombstone-row")
    [house] = [r for r in rooms(board) if "F6" in names(board, sorted(r.squares))]
    assert {"E6", "G6"} <= set(names(board, sorted(house.squares)))
