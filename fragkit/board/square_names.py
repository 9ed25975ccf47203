"""The names of squares, from `A1` at the top left, with `AA` after `Z`. Also finding the square
that a typed name means."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from fragkit.language.sentences import NOTHING, Sentence, Text, say
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


def column_label(board: Board, column: int, row: int) -> str:
    """Return the column's name on its own map, for the border, or "" if there is no map."""
    part = next((p for p in board.parts if p.holds(column, row)), None) or next(
        (p for p in board.parts if 0 <= column - p.column < p.map.grid.columns), None
    )
    return column_name(column - part.column) if part is not None else ""


def row_label(board: Board, column: int, row: int) -> str:
    """Return the row's number on its own map, for the border, or "" if there is no map."""
    part = next((p for p in board.parts if p.holds(column, row)), None) or next(
        (p for p in board.parts if 0 <= row - p.row < p.map.grid.rows), None
    )
    return str(row - part.row + 1) if part is not None else ""


def parse_column(letters: str) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + ord(letter) - 64
    return number - 1


def square_name(column: int, row: int, half: Half = "") -> str:
    return f"{column_name(column)}{row + 1}{half}"


def parse_square(text: str) -> tuple[int, int, Half] | None:
    """Return the column and row, counted from 0, and the half. Return None if the text is not the
    name of a square."""
    match = _SQUARE.fullmatch(text.strip())
    if match is None:
        return None
    half = match[3].lower()
    return parse_column(match[1]), int(match[2]) - 1, half  # type: ignore[return-value]  # a, b or empty


@dataclass(frozen=True, slots=True)
class NoPlace:
    """A name that is not a place on the board, with help."""

    code: str
    message: Text
    help: Text = NOTHING

    @property
    def text(self) -> Text:
        """Return the message and the help in one line."""
        if not self.help:
            return self.message
        return say("{message}; {help}", message=self.message, help=self.help)

    def __str__(self) -> str:
        return str(self.text)


def has_square(grid: Grid, column: int, row: int) -> bool:
    return 0 <= column < grid.columns and 0 <= row < grid.rows


def find_place(board: Board, text: str) -> int | NoPlace:
    """Return the place of that name. The name of a cut square needs its half, and rock is not a
    place."""
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
            say("{square} is cut by a diagonal wall", square=name),
            say(
                "type {options:or}",
                options=tuple(
                    say("{square} ({direction})", square=half, direction=side)
                    for half, side in zip((one, two), sides, strict=True)
                ),
            ),
        )
    if half and square not in board.cuts:
        return NoPlace(
            "uncut-square", say("{square} is not cut by a wall", square=name),
            say("type {square}", square=name),
        )  # fmt: skip
    place = board.second[square] if half == "b" else square
    if not board.floor[place]:
        return NoPlace(
            "solid-square",
            say("{square} is solid: no fighter can stand there", square=board.name(place)),
        )
    return place


def find_square(board: Board, text: str) -> int | NoPlace:
    """Return the square of that name. On joined maps, a name that two maps have is written
    `reactor:A1`."""
    before, colon, after = text.rpartition(":")
    parsed = parse_square(after)
    if parsed is None:
        shown = text if len(text) <= 30 else text[:29] + "…"
        return NoPlace(
            "no-square", say("`{typed}` is not a square", typed=shown), _span_text(board)
        )
    parts = board.parts
    if colon:
        parts = tuple(p for p in parts if p.map.id == before.strip().lower())
        if not parts:
            known = tuple(say("`{id}`", id=m.id) for m in board.maps)
            return NoPlace(
                "no-map", say("{id} has no map `{typed}`", id=board.id, typed=before),
                say("choose {options:or}", options=known),
            )  # fmt: skip
    column, row, _ = parsed
    found = [p for p in parts if has_square(p.map.grid, column, row)]
    name = square_name(column, row)
    if len(found) > 1:
        names = tuple(f"{p.map.id}:{name}" for p in found)
        return NoPlace(
            "ambiguous-square", say("{square} is on several maps", square=name),
            say("type {squares:or}", squares=names),
        )  # fmt: skip
    if not found:
        return NoPlace(
            "no-square",
            say("there is no square {square} on {id}", square=name, id=board.id),
            say(
                "{help}; the nearest is {square}",
                help=_span_text(board),
                square=_nearest(board, column, row, parts),
            ),
        )
    part = found[0]
    return (row + part.row) * board.grid.columns + column + part.column


def map_of(board: Board, place: int) -> str:
    """Return the id of the map that the place is on."""
    column, row = board.column(place), board.row(place)
    return next(part.map.id for part in board.parts if part.holds(column, row))


def _span_text(board: Board) -> Sentence:
    """Return a sentence such as `squares are A1 to T30`, for each map."""
    several = len(board.parts) > 1
    spans = tuple(
        say(
            "{square} to {to_square}", square=f"{p.map.id}:A1" if several else "A1",
            to_square=square_name(p.map.grid.columns - 1, p.map.grid.rows - 1),
        )
        for p in board.parts
    )  # fmt: skip
    return say("squares are {items}", items=spans)


def _nearest(board: Board, column: int, row: int, parts: tuple[Part, ...]) -> str:
    def clamped(part: Part) -> tuple[int, int]:
        return min(column, part.map.grid.columns - 1), min(row, part.map.grid.rows - 1)

    best = min(parts, key=lambda p: abs(clamped(p)[0] - column) + abs(clamped(p)[1] - row))
    c, r = clamped(best)
    return board.square_name((r + best.row) * board.grid.columns + c + best.column)
