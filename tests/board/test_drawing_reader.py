"""Mistakes in drawings, each told at its very character."""

from __future__ import annotations

from textwrap import dedent

import pytest

from fragkit.board.drawing_reader import read_grid
from fragkit.diagnostics import Problems
from tests.rulemark import rule


def problems_of(text: str, dedented: bool = True) -> list[str]:
    """Line:column (from 1), code and message of every problem, in order."""
    problems = Problems()
    drawing = dedent(text).strip("\n") + "\n" if dedented else text
    grid = read_grid(drawing, problems)
    assert (grid is None) == problems.has_errors
    return [f"{d.span.line}:{d.span.column} {d.code} {d.message}" for d in problems.sorted()]


def test_a_drawing_without_mistakes_has_no_problems() -> None:
    assert (
        problems_of(r"""
            +---+---+---+---+
            | 1   .   w | 2 |
            +   +---+   +-r-+
            | ~   /   T : g |
            +-v-+   +---+   +
            | a   %   D   . |
            +---+---+---+---+
        """)
        == []
    )


@pytest.mark.parametrize("text", ["", "\n\n", "   \n"])
def test_an_empty_drawing_is_told(text: str) -> None:
    assert problems_of(text, dedented=False) == ["1:1 map-empty the drawing is empty"]


def test_one_square_is_a_map() -> None:
    assert problems_of("+---+\n| 1 |\n+---+\n") == []


def test_trailing_spaces_and_windows_line_ends_do_no_harm() -> None:
    assert problems_of("+---+  \r\n| 1 | \r\n+---+\r\n\r\n", dedented=False) == []


@pytest.mark.parametrize(
    ("symbol", "problem"),
    [
        ("?", "2:3 map-unknown-symbol `?` in A1 is not a symbol"),
        ("W", "2:3 map-unknown-symbol `W` in A1 is not a symbol"),
        (
            "漢",
            "2:3 map-wide-character the character U+6F22 is not one column wide, so A1 can't line up",
        ),
        (
            "\u0301",
            "2:3 map-wide-character the character U+0301 is not one column wide, so A1 can't line up",
        ),
        ("0", "2:3 map-respawn-zero respawn numbers start at 1"),
    ],
)
def test_a_wrong_symbol_is_told(symbol: str, problem: str) -> None:
    assert problems_of(f"+---+\n| {symbol} |\n+---+\n") == [problem]


@pytest.mark.parametrize(
    ("cell", "problem"),
    [
        ("a~ ", "2:3 map-two-terrains A1 has two terrains: acid and water"),
        ("a a", "2:4 map-two-terrains A1 has two terrains: acid twice"),
        ("wg ", "2:3 map-two-power-ups A1 has two power-ups: weapon and gadget"),
        ("1 2", "2:4 map-two-respawns A1 has two respawn numbers, 1 and 2"),
        ("TT ", "2:3 map-symbol-twice A1 shows teleporter twice"),
        ("#w ", "2:2 map-solid A1 is solid, but something is in it"),
        ("/ /", "2:4 map-two-diagonals A1 is cut by two diagonal walls"),
    ],
)
def test_symbols_that_cannot_stand_together_are_told(cell: str, problem: str) -> None:
    assert problem in problems_of(f"+---+---+\n|{cell}    |\n+---+---+\n")


def test_symbols_that_can_stand_together_are_fine() -> None:
    assert problems_of("+---+---+---+\n|12w w^  aT%|\n+---+---+---+\n") == []


def test_a_tab_is_told_at_its_place() -> None:
    assert problems_of("+---+---+\n|\t  1   |\n+---+---+\n", dedented=False) == [
        "2:2 map-tab the drawing contains a tab"
    ]


def test_uneven_lines_are_told_where_they_end() -> None:
    assert problems_of("""
        +---+---+
        |      |
        +   +   +
        |        |
        +---+---+
    """) == [
        "2:9 map-line-length this line has 8 characters, but the others have 9",
        "4:10 map-line-length this line has 10 characters, but the others have 9",
    ]


def test_a_missing_line_is_told_once() -> None:
    assert problems_of("""
        +---+---+
        |       |
        |       |
        +---+---+
    """) == ["3:1 map-lines this line must be a line of edges, such as `+---+   +`"]
    assert problems_of("""
        +---+---+
        +---+---+
        |       |
    """) == ["2:1 map-lines this line must be a line of squares, such as `| 1   w |`"]
    assert problems_of("""
        +---+---+
        |       |
    """) == ["2:1 map-lines the last line of the drawing must be a line of edges"]


def test_a_missing_post_is_told() -> None:
    assert problems_of("""
        +---+---+
        |       |
        +    ---+
        |       |
        +---+---+
    """) == ["3:5 map-post a corner of the grid must be `+`, not ` `"]


@pytest.mark.parametrize(
    ("edge", "problem"),
    [
        ("-- ", "3:2 map-half-edge the edge between A1 and A2 is only half drawn: `-- `"),
        (" r ", "3:2 map-half-edge the edge between A1 and A2 is only half drawn: ` r `"),
        ("-R-", "3:3 map-unknown-edge `R` between A1 and A2 is not an edge"),
        ("->-", "3:3 map-unknown-edge `>` between A1 and A2 is not an edge"),
        ("=--", "3:2 map-unknown-edge `=` between A1 and A2 is not an edge"),
    ],
)
def test_an_edge_that_is_none_is_told(edge: str, problem: str) -> None:
    assert problems_of(f"+---+\n|   |\n+{edge}+\n|   |\n+---+\n") == [problem]


def test_a_symbol_on_an_edge_is_told() -> None:
    assert problems_of("+---+---+\n|   w   |\n+---+---+\n") == [
        "2:5 map-unknown-edge `w` between A1 and B1 is not an edge"
    ]


def test_every_gap_in_the_border_is_told() -> None:
    assert problems_of("""
        +---+   +
        |       :
        +   +   +
        >       |
        +-r-+---+
    """) == [
        "1:6 map-border the north side of B1 is the border of the map, so it must be a wall",
        "2:9 map-border the east side of B1 is the border of the map, so it must be a wall",
        "4:1 map-border the west side of A2 is the border of the map, so it must be a wall",
        "5:2 map-border the south side of A2 is the border of the map, so it must be a wall",
    ]


def test_a_door_into_solid_rock_is_told() -> None:
    assert problems_of("""
        +---+---+
        |   r # |
        +   +-v-+
        |       |
        +---+---+
    """) == [
        "2:5 map-door-rock the door between A1 and B1 leads into solid rock, B1",
        "3:6 map-door-rock the door between B1 and B2 leads into solid rock, B1",
    ]


def test_a_window_into_solid_rock_is_a_warning() -> None:
    assert problems_of("+---+---+\n|   : # |\n+---+---+\n") == [
        "2:5 map-window-rock the window between A1 and B1 faces solid rock, B1, so it is a wall"
    ]


@rule("spawn.numbered")
def test_a_respawn_number_twice_is_told_with_both_squares() -> None:
    assert problems_of("+---+---+\n| 1   1 |\n+---+---+\n") == [
        "2:7 map-respawn-twice respawn number 1 is in both A1 and B1"
    ]


@pytest.mark.parametrize(
    ("drawing", "sides"),
    [
        ("+---+---+---+\n| # | D   # |\n+---+---+---+", "no side is open"),
        ("+---+---+---+\n|   | D     |\n+---+---+---+", "east is open"),
        ("+---+---+---+\n|     D     |\n+   +   +   +\n|           |\n+---+---+---+", "east, south and west are open"),
        ("+---+---+---+\n|   | D     |\n+   +   +   +\n|           |\n+---+---+---+", "east and south are open"),
        ("+---+---+---+\n|     D     |\n+   +-:-+   +\n|           |\n+---+---+---+", "east and west are open, south is a window"),
        ("+---+---+---+\n|   r D     |\n+---+---+---+", "east is open, west is a door"),
    ],
)  # fmt: skip
@rule("door.square")
def test_a_door_square_needs_one_open_pair(drawing: str, sides: str) -> None:
    (problem,) = problems_of(drawing)
    assert problem == (
        "2:7 map-door-square the door in B1 needs two opposite open sides and two walls, but "
        + sides
    )


def test_a_door_beside_rock_may_leave_its_side_undrawn() -> None:
    assert (
        problems_of("""
            +---+---+---+
            |     #     |
            +   +   +   +
            |     D     |
            +   +---+   +
            |           |
            +---+---+---+
        """)
        == []
    )


def test_a_symbol_in_a_half_that_nothing_leads_into_is_told() -> None:
    assert problems_of("+---+---+\n|w/     |\n+---+---+\n") == [
        "2:2 map-rock-symbol A1a has no open edge, so it is solid rock and nothing can be in it"
    ]


def test_a_door_in_a_cut_square_is_told() -> None:
    assert "2:3 map-door-cut A1 has a door and a diagonal wall" in problems_of(
        "+---+---+\n|D/     |\n+---+---+\n"
    )


def test_all_problems_come_in_one_run() -> None:
    codes = [p.split()[1] for p in problems_of("""
        +---+---+---+
        | ?   1 x a~|
        +   +-- +   +
        | 1   D     :
        +---+---+---+
    """)]  # fmt: skip
    assert codes == [
        *["map-unknown-symbol", "map-unknown-edge", "map-two-terrains", "map-half-edge"],
        *["map-respawn-twice", "map-door-square", "map-border"],
    ]


def test_a_symbol_in_a_half_that_is_rock_is_told_at_its_character() -> None:
    assert problems_of("+---+---+\n|    w/a|\n+---+---+\n") == [
        "2:8 map-rock-symbol B1b has no open edge, so it is solid rock and nothing can be in it"
    ]
