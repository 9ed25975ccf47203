"""Names of squares, `A1` at the top left, `AA` after `Z`; and the square that people mean by a
name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from fragkit.model.map import Grid
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.board.board import Board, Part


Half = Literal["", "a", "b"]

# Where the halves `a` and `b` of a cut square are.
_HALVES = {"/": ("north-west", "south-east"), "\\": ("north-east", "south-west")}
_SQUARE = re.compile(r"([A-Za-z]{1,3})([1-9][0-9]{0,3})([aAbB]?)")


def column_name(column: int) -> str:
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def parse_column(letters: str) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + ord(letter) - 64
    return number - 1


def square_name(column: int, row: int, half: Half = "") -> str:
    return f"{column_name(column)}{row + 1}{half}"


def parse_square(text: str) -> tuple[int, int, Half] | None:
    """Return column and row from 0, and the half; None when the text is not a square's name."""
    match = _SQUARE.fullmatch(text.strip())
    if match is None:
        return None
    half = match[3].lower()
    return parse_column(match[1]), int(match[2]) - 1, half  # type: ignore[return-value]  # a, b or empty


@dataclass(frozen=True, slots=True)
class NoPlace:
    """A name that is not a place of the board, with help."""

    code: str
    message: str
    help: str = ""

    def __str__(self) -> str:
        return f"{self.message}; {self.help}" if self.help else self.message


def has_square(grid: Grid, column: int, row: int) -> bool:
    return 0 <= column < grid.columns and 0 <= row < grid.rows


def find_place(board: Board, text: str) -> int | NoPlace:
    """Return the place of that name; a cut square needs its half, and rock is not a place."""
    square = find_square(board, text)
    if isinstance(square, NoPlace):
        return square
    parsed = parse_square(text.rpartition(":")[2])
    half, name = parsed[2] if parsed else "", board.square_name(square)
    if square in board.cuts and not half:
        sides = _HALVES[board.cuts[square]]
        one, two = board.square_name(square, "a"), board.square_name(square, "b")
        return NoPlace(
            "cut-square",
            f"{name} is cut by a diagonal wall",
            f"say {one} ({sides[0]}) or {two} ({sides[1]})",
        )
    if half and square not in board.cuts:
        return NoPlace("uncut-square", f"{name} is not cut by a wall", f"say {name}")
    place = board.second[square] if half == "b" else square
    if not board.floor[place]:
        return NoPlace("solid-square", f"{board.name(place)} is solid rock; nobody can stand there")
    return place


def find_square(board: Board, text: str) -> int | NoPlace:
    """Return the square of that name; on joined maps, `reactor:A1` tells equal names apart."""
    before, colon, after = text.rpartition(":")
    parsed = parse_square(after)
    if parsed is None:
        shown = text if len(text) <= 30 else text[:29] + "…"
        return NoPlace("no-square", f"`{shown}` is no square", f"squares are {_span(board)}")
    parts = board.parts
    if colon:
        parts = tuple(p for p in parts if p.map.id == before.strip().lower())
        if not parts:
            known = ", ".join(m.id for m in board.maps)
            return NoPlace("no-map", f"`{before}` is no map of {board.id}", f"say {known}")
    column, row, _ = parsed
    found = [p for p in parts if has_square(p.map.grid, column, row)]
    name = square_name(column, row)
    if len(found) > 1:
        names = " or ".join(f"{p.map.id}:{name}" for p in found)
        return NoPlace("ambiguous-square", f"{name} is on several maps", f"say {names}")
    if not found:
        return NoPlace(
            "no-square",
            f"there is no square {name} on {board.id}",
            f"squares are {_span(board)}; the nearest is {_nearest(board, column, row, parts)}",
        )
    part = found[0]
    return (row + part.row) * board.grid.columns + column + part.column


def map_of(board: Board, place: int) -> str:
    """Return the id of the map that the place is on."""
    column, row = board.column(place), board.row(place)
    return next(part.map.id for part in board.parts if part.holds(column, row))


def _span(board: Board) -> str:
    """Return `A1 to T30`, for each map."""
    several = len(board.parts) > 1
    return ", ".join(
        (f"{p.map.id}:" if several else "")
        + f"A1 to {square_name(p.map.grid.columns - 1, p.map.grid.rows - 1)}"
        for p in board.parts
    )


def _nearest(board: Board, column: int, row: int, parts: tuple[Part, ...]) -> str:
    def clamped(part: Part) -> tuple[int, int]:
        return min(column, part.map.grid.columns - 1), min(row, part.map.grid.rows - 1)

    best = min(parts, key=lambda p: abs(clamped(p)[0] - column) + abs(clamped(p)[1] - row))
    c, r = clamped(best)
    return board.square_name((r + best.row) * board.grid.columns + c + best.column)
