"""A map is proved playable."""

from __future__ import annotations

from fragkit.board.board import Board
from fragkit.board.playable import check_playable
from fragkit.diagnostics import Problems, Span
from fragkit.model.map import Door
from tests.board.drawn import draw
from tests.rulemark import rule


def told(board: Board | str) -> list[str]:
    board = draw(board) if isinstance(board, str) else board
    problems = Problems()
    check_playable(board, problems, lambda square: Span("m", 1, square + 1))
    return [f"{d.code} {d.message}" for d in problems.sorted()]


def test_a_map_without_respawns_cannot_be_played() -> None:
    assert told("+---+\n|   |\n+---+") == ["map-no-respawn test has no respawn square"]


def test_one_respawn_square_is_enough() -> None:
    assert told("+---+\n| 1 |\n+---+") == []


@rule("spawn.numbered")
def test_gaps_in_the_numbers_are_told() -> None:
    assert told("+---+---+---+\n| 1   3   6 |\n+---+---+---+") == [
        "map-respawn-gap respawn numbers go up to 6 (C1) but leave out 2, 4, 5"
    ]


def test_floor_that_no_respawn_leads_to_is_told_pocket_by_pocket() -> None:
    assert told("""
        +---+---+---+---+
        | 1 |   :   |   |
        +   +---+---+   +
        |   | # |   |   |
        +---+---+---+---+
    """) == [
        "map-unreachable no respawn square leads to B1",
        "map-unreachable no respawn square leads to C1",
        "map-unreachable no respawn square leads to D1, D2",
        "map-unreachable no respawn square leads to C2",
    ]


def test_a_long_pocket_is_cut_short() -> None:
    columns = 10
    wide = "+" + "---+" * columns + "\n| 1 |" + " " * (4 * columns - 5) + "|\n+" + "---+" * columns
    assert told(wide) == [
        "map-unreachable no respawn square leads to B1, C1, D1, E1, F1, G1 and 3 more"
    ]


@rule("door.oneway")
def test_a_one_way_door_may_cut_a_respawn_off_in_either_direction() -> None:
    assert told("+---+---+\n| 1 > 2 |\n+---+---+") == [
        "map-respawn-cut-off respawn 1 (A1) can't be reached from respawn 2 (B1)"
    ]
    assert told("+---+---+\n| 1 < 2 |\n+---+---+") == [
        "map-respawn-cut-off respawn 2 (B1) can't be reached from respawn 1 (A1)"
    ]
    assert told("+---+---+\n| 1 r 2 |\n+---+---+") == []


def test_a_one_way_door_square_counts_as_well() -> None:
    text = "+---+---+---+\n| 1   D   2 |\n+---+---+---+"
    assert told(draw(text)) == []
    assert told(draw(text, B1=Door(way="east"))) == [
        "map-respawn-cut-off respawn 1 (A1) can't be reached from respawn 2 (C1)"
    ]


def test_switch_doors_count_as_open_but_need_their_switch() -> None:
    text = "+---+---+---+\n| 1   D   . |\n+---+---+---+"
    assert told(draw(text, B1=Door("blue", switch=True))) == [
        "map-switch-missing no blue switch opens the door B1"
    ]


def test_a_switch_without_a_door_is_told() -> None:
    assert told("+---+---+\n| 1   s |\n+---+---+") == [
        "map-switch-idle the red switch in B1 opens no door"
    ]


def test_teleporters_lead_on() -> None:
    assert told("+---+---+---+\n| 1   T | T |\n+---+---+---+") == []


def test_halves_are_reached_by_their_own_edges() -> None:
    assert told(r"""
        +---+---+---+
        | 1   \ |   |
        +   +   +---+
        |       |   |
        +---+---+---+
    """) == [
        "map-unreachable no respawn square leads to C1",
        "map-unreachable no respawn square leads to C2",
    ]
    assert told(r"""
        +---+---+
        | 1   / |
        +---+   +
        | # |   |
        +---+---+
    """) == ["map-unreachable no respawn square leads to B1b, B2"]
