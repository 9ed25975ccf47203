"""Names of squares and places, as printed and as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fragkit.board.board import Board, NoPlace
from fragkit.board.square_names import parse_square, square_name
from tests.board.drawn import at, draw
from tests.rulemark import rule

PUMP_ROOM = r"""
    +---+---+---+---+
    | 1   .   w | 2 |
    +   +---+   +-r-+
    | ~   /   T : g |
    +-v-+   +---+   +
    | a   %   D   # |
    +---+---+---+---+
""".replace("D   #", "#   .")


@given(st.integers(0, 999), st.integers(0, 998), st.sampled_from(["", "a", "b"]))
def test_a_square_s_name_reads_back(column: int, row: int, half: str) -> None:
    assert parse_square(square_name(column, row, half)) == (column, row, half)


def test_after_z_comes_aa() -> None:
    assert [square_name(c, 0) for c in (0, 25, 26, 51, 52, 701, 702)] == [
        *["A1", "Z1", "AA1", "AZ1", "BA1", "ZZ1", "AAA1"]
    ]


@pytest.mark.parametrize("text", ["", "4", "C", "C0", "C04", "4C", "C4c", "C-4", "Ä1", "C4ab"])
def test_what_names_no_square_anywhere_is_none(text: str) -> None:
    assert parse_square(text) is None


@pytest.mark.parametrize("text", ["c1", "C1", " C1 "])
def test_squares_are_typed_as_people_type_them(text: str) -> None:
    board = draw(PUMP_ROOM)
    assert board.name(at(board, text)) == "C1"
    assert board.name(at(board, "b2A")) == "B2a"


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        (
            "F9",
            "no-square",
            "there is no square F9 on test; squares are A1 to D3; the nearest is D3",
        ),
        (
            "A9",
            "no-square",
            "there is no square A9 on test; squares are A1 to D3; the nearest is A3",
        ),
        ("door", "no-square", "`door` is not a square; squares are A1 to D3"),
        (
            "b2",
            "cut-square",
            "B2 is cut by a diagonal wall; type B2a (north-west) or B2b (south-east)",
        ),
        ("A1b", "uncut-square", "A1 is not cut by a wall; type A1"),
        ("C3", "solid-square", "C3 is solid: no fighter can stand there"),
        ("reactor:A1", "no-map", "test has no map `reactor`; choose `test`"),
    ],
)
def test_a_wrong_square_is_answered_with_what_would_be_right(
    text: str, code: str, words: str
) -> None:
    answer = draw(PUMP_ROOM).place(text)
    assert isinstance(answer, NoPlace)
    assert (answer.code, str(answer)) == (code, words)


@rule("ruling.wall.halves")
def test_a_cut_square_has_two_places_and_the_half_with_the_top_edge_is_a() -> None:
    board = draw(
        r"""
        +---+---+
        | / | \ |
        +   +   +
        |       |
        +---+---+
    """.replace("| / | \\ |", "| /   \\ |")
    )
    assert [board.name(p) for p in board.halves(0)] == ["A1a", "A1b"]
    # Of `/` the first half has north and west: nothing leads in, so it is rock.
    assert not board.floor[at_half(board, 0)]
    assert board.ahead(at(board, "A1b"), 1) == at(board, "B1b")
    assert board.ahead(at(board, "A1b"), 0) is None


def at_half(board: Board, square: int) -> int:
    return board.halves(square)[0]


@rule("spawn.numbered", "spawn.white")
def test_what_is_drawn_is_found() -> None:
    board = draw(PUMP_ROOM)
    assert [(r.number, board.name(r.place), r.color) for r in board.respawns] == [
        (1, "A1", "white"),
        (2, "D1", "white"),
    ]
    assert {board.name(p): kind for p, kind in board.power_ups.items()} == {
        "C1": "weapon",
        "D2": "gadget",
    }
    assert [board.name(p) for p in board.grates] == ["B3"]
    assert [board.name(p) for p in board.teleporters] == ["C2"]
    assert [(d.name, d.door.color, d.door.way) for d in board.doors.values()] == [
        ("D1-D2", "red", None),
        ("A2-A3", "red", "south"),
    ]


def test_a_board_is_compared_by_identity_and_can_be_a_key() -> None:
    one, two = draw(PUMP_ROOM), draw(PUMP_ROOM)
    assert one != two
    assert len({one, two}) == 2
    assert one.grid == two.grid
