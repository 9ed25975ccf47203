"""Drawings tidied, mirrored and turned, character by character."""

from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fragkit.board.drawing_reader import read_grid
from fragkit.board.map_edits import (
    Sketch,
    copied,
    flipped,
    mirrored,
    renumbered,
    tidied,
    turned,
)
from fragkit.diagnostics import Problems
from fragkit.model.map import WALL

PUMP_ROOM = dedent(
    r"""
    +---+---+---+---+
    | 1   .   w | 2 |
    +   +---+   +-r-+
    | ~  a/   T : g |
    +-v-+   +---+   +
    | a   %   D >12 |
    +---+---+---+---+
    """
).lstrip()


def sketch(text: str) -> Sketch:
    made = tidied(dedent(text).lstrip("\n"))
    assert made is not None
    return made


def test_an_even_drawing_stays_as_it_is():
    assert sketch(PUMP_ROOM).text() == PUMP_ROOM


def test_walls_a_column_off_and_uneven_lines_are_set_right():
    made = sketch(
        """
        +---+---+---+---+
        |1    .    w | 2 |
        +  +---+   +-r-+
        | ~  /   T: g |
        +-v-+   +---+   +
        | a   %   D   .|
        +---+---+---+---+
        """
    )
    assert (
        made.text()
        == dedent(
            """
        +---+---+---+---+
        | 1   .   w | 2 |
        +   +---+   +-r-+
        | ~   /   T : g |
        +-v-+   +---+   +
        | a   %   D   . |
        +---+---+---+---+
        """
        ).lstrip()
    )


def test_a_half_drawn_edge_is_a_wall_and_the_border_is_closed():
    made = sketch("+   +---+\n  1   2 |\n+ - +   +\n| w   g :\n+---+ - +\n")
    assert made.text() == "+---+---+\n| 1   2 |\n+---+   +\n| w   g |\n+---+---+\n"


@pytest.mark.parametrize(
    "text", ["", "+---+", "hello\nworld\n", "+-+\n| |\n+-+\n| |\n", "| 1 |\n" * 3]
)
def test_what_has_no_shape_cannot_be_tidied(text):
    assert tidied(text) is None


@given(st.text(alphabet="+-|: 12wgrb<>^v/\\aT\n\t", max_size=200))
def test_whatever_is_typed_comes_out_even_or_not_at_all(text):
    made = tidied(text)
    if made is not None:
        lines = made.text().split("\n")[:-1]
        assert {len(line) for line in lines} == {4 * made.columns + 1}
        assert len(lines) == 2 * made.rows + 1
        assert tidied(made.text()) == made


def test_mirrored_is_seen_in_a_mirror():
    assert (
        mirrored(sketch(PUMP_ROOM)).text()
        == dedent(
            r"""
        +---+---+---+---+
        | 2 | w   .   1 |
        +-r-+   +---+   +
        | g : T   \a  ~ |
        +   +---+   +-v-+
        |12 < D   %   a |
        +---+---+---+---+
        """
        ).lstrip()
    )


def test_turned_to_the_right():
    assert (
        turned(sketch(PUMP_ROOM)).text()
        == dedent(
            r"""
        +---+---+---+
        | a < ~   1 |
        +   +   +   +
        | %   \a| . |
        +   +   +   +
        | D | T   w |
        +-v-+-:-+---+
        |12   g r 2 |
        +---+---+---+
        """
        ).lstrip()
    )


def test_turning_and_mirroring_come_back_to_where_they_began():
    one = sketch(PUMP_ROOM)
    assert turned(turned(turned(turned(one)))) == one
    assert mirrored(mirrored(one)) == one
    assert flipped(flipped(one)) == one
    assert turned(turned(one)) == mirrored(flipped(one))


def test_what_a_turned_drawing_means_is_what_it_meant():
    """The halves of cut squares go along: read as grids, terrain and edges have moved."""
    text = "+---+---+---+\n| 1  a/w    |\n+   +   +   +\n|    ~\\g  2 |\n+---+---+---+\n"
    grid = read_grid(text, Problems())
    for change in (mirrored, flipped, turned):
        problems = Problems()
        moved = read_grid(change(sketch(text)).text(), problems)
        assert problems.found == []
        assert grid is not None
        assert moved is not None
        if change is turned:
            cell = moved.cells[1 * 2 + 1]  # B1 has gone to B2
            assert (cell.cut, cell.spot.terrain, cell.other.power) == ("\\", "acid", "weapon")
            cell = moved.cells[1 * 2 + 0]  # B2 has gone to A2
            assert (cell.cut, cell.spot.terrain, cell.other.power) == ("/", "water", "gadget")
        if change is mirrored:
            cell = moved.cells[1]
            assert (cell.cut, cell.spot.terrain, cell.other.power) == ("\\", "acid", "weapon")
        if change is flipped:
            cell = moved.cells[3 + 1]
            assert (cell.cut, cell.other.terrain, cell.spot.power) == ("\\", "acid", "weapon")


@pytest.mark.parametrize("half", ["west", "east", "north", "south"])
def test_a_copied_half_makes_the_map_symmetric(half):
    for columns, rows in ((4, 4), (5, 3)):
        cells = [[f" {'wg%aT'[(c + r) % 5]} " for c in range(columns)] for r in range(rows)]
        lines = []
        for r in range(rows):
            lines += ["+" + "---+" * columns if r == 0 else "+" + "-r-+" * columns]
            lines += ["|" + "b".join(cells[r]) + "|"]
        lines.append("+" + "---+" * columns)
        one = copied(sketch("\n".join(lines)), half)
        assert one == (mirrored if half in ("west", "east") else flipped)(one)


def test_respawns_of_a_copied_half_get_numbers_of_their_own():
    one = renumbered(
        copied(sketch("+---+---+\n| 1   3 |\n+---+---+\n| 2   4 |\n+---+---+\n"), "west")
    )
    assert one.text() == "+---+---+\n| 1   3 |\n+---+---+\n| 2   4 |\n+---+---+\n"


def test_a_wall_is_a_wall_after_turning():
    made = read_grid(turned(sketch("+---+---+\n| 1 | 2 |\n+---+---+\n")).text(), Problems())
    assert made is not None
    assert made.north[1] == WALL
