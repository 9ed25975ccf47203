"""Boards in a terminal: three sizes, joins, names, marks."""

from __future__ import annotations

from textwrap import dedent

import pytest

from fragkit.board.board import Board
from fragkit.board.reach import reach
from fragkit.board.sight import heat, sight, visible_from
from fragkit.board.things import Things
from fragkit.model.map import Door
from fragkit.term.board_overlay import (
    figure,
    heat_overlay,
    line_overlay,
    reach_overlay,
    sight_overlay,
    things_overlay,
)
from fragkit.term.board_text import board_text, fit_view, window_note
from fragkit.term.style import Style, text_width
from tests.board.drawn import at, draw

WIDE = Style(width=80)
PLAIN = Style(width=80, unicode=False)


def shown(board: Board, style: Style = WIDE, *args, **more) -> str:
    return "\n".join(board_text(board, style, *args, **more)) + "\n"


def picture(text: str) -> str:
    return dedent(text).strip("\n") + "\n"


PUMP_ROOM = """
    +---+---+---+---+
    | 1       w | 2 |
    +   +---+   +-r-+
    | ~   /   T : g |
    +-v-+   +---+   +
    | a   %   D     |
    +---+---+---+---+
"""


def pump_room() -> Board:
    return draw(PUMP_ROOM, C3=Door("blue"))


def test_a_wide_terminal_has_four_characters_for_each_square():
    assert shown(pump_room()) == picture("""
           A   B   C   D
         ┌───────────┬───┐
       1 │ 1       w │ 2 │
         │   ╶───╴   ├─r─┤
       2 │~~~  ╱   T ┆ g │
         ├─▼─╴   ╶───┘   │
       3 │aaa  %  [b]    │
         └───────────────┘
    """)


def test_plain_characters_draw_the_same_board():
    assert shown(pump_room(), PLAIN) == picture("""
           A   B   C   D
         +-----------+---+
       1 | 1       w | 2 |
         |   +---+   +-r-+
       2 |~~~  /   T : g |
         +-v-+   +---+   |
       3 |aaa  %  [b]    |
         +---------------+
    """)


def test_a_narrower_one_has_two():
    assert shown(pump_room(), Style(width=12)) == picture("""
          A B C D
         ┌─────┬─┐
       1 │1   w│2│
         │ ╶─╴ ├r┤
       2 │~ ╱ T┆g│
         ├▼╴ ╶─┘ │
       3 │a % D  │
         └───────┘
    """)


def test_the_narrowest_has_one_that_shows_the_walls_of_bare_squares():
    board = draw("""
        +---+---+---+
        | 1         |
        +   +   +---+
        |     # | 2 |
        +---+---+---+
    """)
    assert shown(board, Style(width=7), view=fit_view(board, 5)) == picture("""
         ABC
       1 1═⊐
       2 ⊔▒2
    """)
    assert shown(board, Style(width=7, unicode=False), view=fit_view(board, 5)) == picture("""
         ABC
       1 1=+
       2 +#2
    """)


def test_the_narrowest_shows_doors_in_the_squares_beside_them():
    """A two-way door by its second square, a one-way door by the one that it is passed from."""
    board = draw("""
        +---+---+---+
        |   r   >   |
        +-b-+---+-^-+
        |       | w |
        +---+---+---+
    """)
    view = fit_view(board, 5)
    assert shown(board, Style(width=7), view=view) == picture("""
         ABC
       1 ┌▶▲
       2 ╪⊐w
    """)
    assert shown(board, Style(width=7, unicode=False), view=view) == picture("""
         ABC
       1 +>^
       2 d+w
    """)


@pytest.mark.parametrize(("width", "scale"), [(19, 4), (18, 2), (11, 2), (10, 1), (6, 1)])
def test_the_scale_is_the_largest_that_fits(width, scale):
    board = pump_room()
    assert fit_view(board, width).scale == scale
    assert all(text_width(line) <= width for line in board_text(board, Style(width=width)))


def test_walls_around_rock_are_drawn_and_its_inside_is_filled():
    board = draw("""
        +---+---+---+
        |           |
        +   +   +   +
        | #   #     |
        +---+---+---+
    """)
    assert shown(board) == picture("""
           A   B   C
         ┌───────────┐
       1 │           │
         ├───────┐   │
       2 │▒▒▒▒▒▒▒│   │
         └───────┴───┘
    """)


def test_open_posts_show_the_grid():
    board = draw("""
        +---+---+
        |       |
        +   +   +
        |       |
        +---+---+
    """)
    assert shown(board) == picture("""
           A   B
         ┌───────┐
       1 │       │
         │   ·   │
       2 │       │
         └───────┘
    """)


def test_columns_after_z_have_two_letters_one_above_the_other():
    row = "|" + " ".join("   " for _ in range(28)) + "|"
    edge = "+" + "+".join(["---"] * 28) + "+"
    board = draw(f"{edge}\n{row}\n{edge}")
    head = board_text(board, Style(width=40))[:2]
    assert head[0].endswith("AA")
    assert head[1].strip() == "ABCDEFGHIJKLMNOPQRSTUVWXYZAB"


# -- marks -----------------------------------------------------------------------


def test_a_line_is_drawn_with_its_ends_and_its_blocker():
    board = draw("""
        +---+---+---+
        |           |
        +---+   +   +
        |         w |
        +---+---+---+
    """)
    a, b = at(board, "A1"), at(board, "C2")
    answer = sight(board, a, b)
    assert shown(board, PLAIN, line_overlay(board, a, b, answer)) == picture("""
           A   B   C
         +-----------+
       1 |(A)  *     |
         +---+   .   |
       2 |     *  (B)|
         +-----------+
    """)
    blocked = sight(board, a, at(board, "B2"))
    assert shown(board, PLAIN, line_overlay(board, a, at(board, "B2"), blocked)) == picture("""
           A   B   C
         +-----------+
       1 |(A)        |
         +---!   .   |
       2 |    (B)  w |
         +-----------+
    """)


def test_a_wall_and_a_fighter_in_the_way_are_marked_where_they_are():
    board = draw("""
        +---+---+---+
        |   |       |
        +---+---+---+
    """)
    answer = sight(board, 0, 2)
    assert "|(A)! *  (B)|" in shown(board, PLAIN, line_overlay(board, 0, 2, answer))
    board = draw("""
        +---+---+---+
        |           |
        +---+---+---+
    """)
    things = Things(fighters=frozenset({1}))
    marks = things_overlay(things) | line_overlay(board, 0, 2, sight(board, 0, 2, things))
    assert "|(A) !F  (B)|" in shown(board, PLAIN, marks)


def test_a_line_leaves_symbols_standing_beside_its_dots():
    board = draw("""
        +---+---+---+
        |     w     |
        +---+---+---+
    """)
    marks = line_overlay(board, 0, 2, sight(board, 0, 2))
    assert "│(A) •w  (B)│" in shown(board, WIDE, marks)
    assert "A w B" in shown(board, Style(width=9), marks)


def test_each_half_shows_its_own_mark():
    board = draw("""
        +---+---+
        |     / |
        +   +   +
        |       |
        +---+---+
    """)
    marks = sight_overlay(board, at(board, "B1b"), {at(board, "B1a"): 1, at(board, "B2"): 1})
    assert "│    1╱A│" in shown(board, WIDE, marks)


def test_what_is_seen_has_its_range_and_far_ranges_are_letters_in_small_cells():
    row = "|" + " ".join("   " for _ in range(12)) + "|"
    edge = "+" + "+".join(["---"] * 12) + "+"
    board = draw(f"{edge}\n{row}\n{edge}")
    marks = sight_overlay(board, 0, visible_from(board, 0))
    assert "│(A)  1   2   3" in shown(board, WIDE, marks)
    assert " 11 │" in shown(board, WIDE, marks)
    assert "1 A123456789ab" in shown(board, Style(width=16), marks)
    assert marks.large


def test_costs_tell_what_hurts_and_where_nobody_may_stop():
    board = draw("""
        +---+---+---+---+
        |     a         |
        +---+---+---+---+
    """)
    things = Things(fighters=frozenset({2}))
    marks = reach_overlay(board, 0, reach(board, 0, 3, things=things))
    assert "|(A)  1! (2)  3!|" in shown(board, PLAIN, marks)


def test_heat_is_a_count_in_large_cells_and_a_tenth_in_small_ones():
    board = draw("""
        +---+---+---+
        |           |
        +---+---+   +
        |           |
        +---+---+---+
    """)
    marks = heat_overlay(heat(board))
    assert "│ 2   2   3 │" in shown(board, WIDE, marks)
    assert "1 │5 5 7│" in shown(board, Style(width=10), marks)


def test_figures_are_one_character():
    assert [figure(n) for n in (0, 9, 10, 35, 36)] == ["0", "9", "a", "z", "+"]


# -- windows ---------------------------------------------------------------------


def arena(columns: int, rows: int) -> Board:
    edge = "+" + "+".join(["---"] * columns) + "+"
    row = "|" + " ".join(["   "] * columns) + "|"
    post = "+" + "+".join(["   "] * columns) + "+"
    lines = [edge]
    for _ in range(rows - 1):
        lines += [row, post]
    return draw("\n".join([*lines, row, edge]))


@pytest.mark.parametrize("focus", [["A1"], ["AD30"], ["C3", "F4"], ["A1", "AD30"], ["P15", "T28"]])
def test_a_window_fits_and_shows_what_it_is_about(focus):
    board = arena(30, 30)
    places = [at(board, name) for name in focus]
    view = fit_view(board, 40, 18, places)
    lines = board_text(board, Style(width=40), view=view)
    assert len(lines) <= 18
    assert all(text_width(line) <= 40 for line in lines)
    assert view.holds(board.column(places[0]), board.row(places[0]))
    assert not view.is_whole(board)


def test_a_window_says_which_part_it_is():
    board = arena(30, 30)
    view = fit_view(board, 40, 18, [at(board, "C3")])
    assert window_note(board, view) == "A1 to I8"
    assert window_note(board, fit_view(board, 200)) == ""


def test_colour_changes_no_character():
    board = pump_room()
    marks = sight_overlay(board, 0, visible_from(board, 0))
    colored = shown(board, Style(width=80, color=True), marks)
    bare = colored
    for code in ("1", "2", "36", "1;31", "1;32", "0"):
        bare = bare.replace(f"\x1b[{code}m", "")
    assert colored != bare
    assert "\n".join(line.rstrip() for line in bare.split("\n")) == shown(board, WIDE, marks)
