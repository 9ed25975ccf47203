"""Verdict, part of the map, figures: what a phone shows."""

from __future__ import annotations

from textwrap import dedent

import pytest

from fragkit.board.joining import join
from fragkit.board.reach import reach
from fragkit.board.sight import heat, sight, visible_from
from fragkit.board.things import Things
from fragkit.model.map import Door
from fragkit.term.board_answers import (
    hit_lines,
    los_text,
    map_overlay,
    map_text,
    one_way_lines,
    reach_text,
    seen_text,
    symbol_key,
    symbols_seen,
)
from fragkit.term.board_text import fit_view
from fragkit.term.style import Style, text_width
from tests.board.drawn import at, draw
from tests.term.test_board_text import arena

PHONE = Style(width=40)
PLAIN = Style(width=40, unicode=False)


def test_a_clear_line_tells_range_and_the_chance_to_hit():
    board = arena(4, 1)
    lines = los_text(board, 0, 3, sight(board, 0, 3), PLAIN)
    assert lines == dedent("""\
        CLEAR, range 3
            A   B   C   D
          +---------------+
        1 |(A)  *   *  (B)|
          +---------------+
        A A1  B D1  * line of sight
        Accuracy     1     2     3     4     5
        Hit odds   67%   97%  100%  100%  100%
    """).rstrip().split("\n")


def test_a_blocked_line_names_what_blocks_and_gives_no_chance():
    board = arena(4, 1)
    things = Things(solid=((1, "barrel"),))
    lines = los_text(board, 0, 3, sight(board, 0, 3, things), PLAIN, things)
    assert lines[0] == "BLOCKED: barrel on B1"
    assert "1 |(A) !B   *  (B)|" in lines
    assert lines[-1] == "range 3"
    assert "Accuracy" not in "".join(lines)


@pytest.mark.parametrize(("a", "b"), [("A1", "AD30"), ("A30", "AD1"), ("A1", "A30"), ("A1", "B2")])
@pytest.mark.parametrize("style", [PHONE, PLAIN, Style(width=20)], ids=["phone", "plain", "slim"])
def test_an_answer_fits_a_phone(a, b, style):
    board = arena(30, 30)
    for things in (Things(), Things(fighters=frozenset({at(board, "B2"), at(board, "B16")}))):
        one, two = at(board, a), at(board, b)
        lines = los_text(board, one, two, sight(board, one, two, things), style, things)
        assert len(lines) <= 23
        if style.width == 40:
            assert all(text_width(line) <= 40 for line in lines)


def test_a_line_too_long_for_the_screen_is_shown_at_its_blocker():
    board = arena(60, 60)
    a, b = at(board, "A1"), at(board, "BH60")
    things = Things(fighters=frozenset({at(board, "AD30")}))
    lines = los_text(board, a, b, sight(board, a, b, things), PHONE, things)
    assert lines[0] == "BLOCKED: fighter on AD30"
    assert any("✗" in line for line in lines[1:-2])


def test_odds_are_rounded_but_only_certainty_is_0_or_100():
    assert hit_lines(12, PLAIN)[1].split()[2:] == ["0%", "3%", "38%", "76%", "94%"]
    assert hit_lines(5, PLAIN)[1].split()[2:] == ["33%", "83%", "98%", ">99%", "100%"]


def test_everything_seen_is_counted():
    board = arena(5, 3)
    lines = seen_text(board, 0, visible_from(board, 0), PHONE)
    assert lines[0] == "A1 sees 14 squares, up to range 6"
    assert "1 │(A)  1   2   3   4 │" in lines


def test_who_sees_nothing_is_told_so():
    board = draw("""
        +---+---+
        |   |   |
        +---+---+
    """)
    assert seen_text(board, 0, {}, PHONE)[0] == "A1 sees no other square"


def test_reach_counts_the_squares_where_one_may_stop():
    board = arena(5, 1)
    things = Things(fighters=frozenset({1}))
    lines = reach_text(board, 0, 3, reach(board, 0, 3, things=things), PHONE, things)
    assert lines[0] == "From A1, 3 movement reaches 2 squares"
    assert "1 │(A) (1)  2   3     │" in lines


def test_numbers_of_respawn_squares_are_not_mistaken_for_costs_or_ranges():
    board = draw("""
        +---+---+---+---+
        |       | 7 | 3 |
        +---+---+---+---+
    """)
    row = "1 │(A)  1 │   │   │"
    assert row in reach_text(board, 0, 5, reach(board, 0, 5), PHONE)
    assert row in seen_text(board, 0, visible_from(board, 0), PHONE)


def test_only_signs_in_the_part_shown_are_explained():
    board = arena(60, 60)
    things = Things(fighters=frozenset({at(board, "BH60")}))
    lines = reach_text(board, 0, 3, reach(board, 0, 3, things=things), PHONE, things)
    assert not any("F fighter" in line for line in lines)


def test_a_map_explains_the_symbols_that_it_uses_and_no_others():
    board = draw(
        """
        +---+---+---+---+
        | 1   w   a   2 |
        +   +-g-+   +-v-+
        | #   T   / :   |
        +---+---+---+---+
        """
    )
    key = "  ".join(map(str, symbol_key(board, PHONE, 4)))
    assert key == (
        "1-2 respawn  w weapon  a acid  T teleporter  ▒ solid  ╱ diagonal wall  g door  "
        "▶ one-way door  ┆ window"
    )


def test_colours_of_one_way_doors_are_listed():
    board = draw("""
        +---+---+
        |   >   |
        +-v-+   +
        |   <   |
        +---+---+
    """)
    assert one_way_lines(board, PHONE) == ["one-way red doors: A1-B1, A2-B2, A1-A2"]


def test_a_door_that_a_switch_works_is_listed():
    board = draw(
        """
        +---+---+---+
        |     D     |
        +---+---+---+
        """,
        B1=Door("blue", switch=True),
    )
    assert one_way_lines(board, PHONE) == ["switch doors: B1 (blue)"]


def test_a_map_larger_than_the_window_says_which_part_is_shown():
    board = arena(30, 30)
    lines = map_text(board, PHONE, focus=[at(board, "C3")])
    assert "Showing A1 to I9" in lines


def test_beside_figures_in_small_cells_no_symbol_is_shown_or_explained():
    board = draw("""
        +---+---+---+---+---+---+---+---+---+---+
        | 1       w       a                   2 |
        +---+---+---+---+---+---+---+---+---+---+
    """)
    lines = map_text(board, Style(width=30), map_overlay(board, heat(board)))
    assert "1 │9 9 9 9 9 9 9 9 9 9│" in lines
    assert lines[-1] == "0-9 squares that see it (at most 9)"


def test_joined_maps_keep_their_own_column_names():
    maps = [draw("+---+\n|   |\n+---+", id=id).maps[0] for id in ("left", "right")]
    board = join(maps)
    assert map_text(board, PHONE)[2:6] == [
        "    A   A",
        "  ┌───┬───┐",
        "1 │   │   │",
        "  └───┴───┘",
    ]


def test_small_squares_show_acid_below_a_power_up_and_keys_explain_doors_and_windows():
    board = draw("""
        +---+---+---+
        | 1   aw  . |
        +   +-:-+-r-+
        | .   .   X |
        +---+---+---+
    """)
    small = "\n".join(map_text(board, Style(width=12)))
    assert "◈" in small.split("\n")[4] + small.split("\n")[5]
    assert "◈ power-up on acid or lava" in small
    large = "\n".join(map_text(board, Style(width=40)))
    assert "awa" in large
    assert "◈" not in large
    view = fit_view(board, 40, 20, [0])
    key = [str(item) for item in symbols_seen(board, Style(width=40), view)]
    assert {"r door", "┆ window", "X gallows"} <= set(key)
