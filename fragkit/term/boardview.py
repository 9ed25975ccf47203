"""Which part of a board is shown in a terminal, how large, and the names on its border."""

from __future__ import annotations

from collections.abc import Sequence

from fragkit.board.board import Board
from fragkit.board.squares import column_name
from fragkit.values import dataclass

SCALES = (4, 2, 1)


@dataclass(frozen=True, slots=True)
class View:
    """Which squares are shown, and how many characters each of them takes."""

    scale: int
    left: int
    top: int
    columns: int
    rows: int

    def holds(self, column: int, row: int) -> bool:
        return 0 <= column - self.left < self.columns and 0 <= row - self.top < self.rows

    def is_whole(self, board: Board) -> bool:
        return self.columns == board.columns and self.rows == board.rows


# -- what is shown ---------------------------------------------------------------


def fit_view(
    board: Board,
    width: int,
    height: int | None = None,
    focus: Sequence[int] = (),
    scale: int | None = None,
    air: int = 3,
) -> View:
    """The largest scale at which the squares of `focus` fit with one more around them.

    Without focus that is the whole board. What does not fit at any scale is shown around
    the first square of the focus. `height` counts every line, names of columns included; `air` is
    how many squares around the focus are enough.
    """
    scales = SCALES if scale is None else (scale,)
    for size in scales:
        columns, rows = _room(board, size, width, height)
        box = _box(board, focus)
        for margin in (1, 0) if focus else (0,):
            left, top = max(0, box[0] - margin), max(0, box[1] - margin)
            right = min(board.columns - 1, box[2] + margin)
            bottom = min(board.rows - 1, box[3] + margin)
            if right - left < columns and bottom - top < rows:
                return _around(board, size, (left, top, right, bottom), columns, rows, air)
    columns, rows = _room(board, scales[-1], width, height)
    row, column = divmod(board.squares[focus[0]] if focus else 0, board.columns)
    return _around(board, scales[-1], (column, row, column, row), columns, rows, air=columns + rows)


def _room(board: Board, scale: int, width: int, height: int | None) -> tuple[int, int]:
    """How many columns and rows can be shown."""
    free = width - gutter_width(board) - (scale > 1)
    columns = max(1, free // scale)
    if height is None:
        return columns, board.rows
    head = _header_lines(board, scale)
    lines = height - head
    rows = lines if scale == 1 else (lines - 1) // 2
    return columns, max(1, rows)


def _box(board: Board, focus: Sequence[int]) -> tuple[int, int, int, int]:
    if not focus:
        return 0, 0, board.columns - 1, board.rows - 1
    columns = [board.column(p) for p in focus]
    rows = [board.row(p) for p in focus]
    return min(columns), min(rows), max(columns), max(rows)


def _around(
    board: Board, scale: int, box: tuple[int, int, int, int], columns: int, rows: int, air: int = 3
) -> View:
    """The box with as much around it as there is room for, up to `air` squares or nine in all."""
    left, top, right, bottom = box
    wide = min(columns, board.columns, max(right - left + 1 + 2 * air, min(columns, 9)))
    high = min(rows, board.rows, max(bottom - top + 1 + 2 * air, min(rows, 9)))
    x = min(max(0, left - (wide - (right - left + 1)) // 2), board.columns - wide)
    y = min(max(0, top - (high - (bottom - top + 1)) // 2), board.rows - high)
    return View(scale, x, y, wide, high)


def window_note(board: Board, view: View) -> str:
    """Which part is shown; empty when it is all of it."""
    if view.is_whole(board):
        return ""
    first = view.top * board.columns + view.left
    last = (view.top + view.rows - 1) * board.columns + view.left + view.columns - 1
    return f"{board.square_name(first)} to {board.square_name(last)}"


# -- names on the border ---------------------------------------------------------


def gutter_width(board: Board) -> int:
    return len(str(max(part.map.grid.rows for part in board.parts))) + 1


def _column_name(board: Board, column: int, row: int) -> str:
    here = [p for p in board.parts if p.holds(column, row)] or [
        p for p in board.parts if 0 <= column - p.column < p.map.grid.columns
    ]
    return column_name(column - here[0].column) if here else ""


def row_name(board: Board, row: int, column: int) -> str:
    here = [p for p in board.parts if p.holds(column, row)] or [
        p for p in board.parts if 0 <= row - p.row < p.map.grid.rows
    ]
    return str(row - here[0].row + 1) if here else ""


def _header_lines(board: Board, scale: int) -> int:
    longest = max(len(column_name(part.map.grid.columns - 1)) for part in board.parts)
    return 1 if scale > longest else longest


def header(board: Board, view: View) -> list[str]:
    names = [_column_name(board, c, view.top) for c in range(view.left, view.left + view.columns)]
    high = _header_lines(board, view.scale)
    if view.scale == 4:
        return ["".join(f" {name:^3}" for name in names)]
    if high == 1:
        return ["".join(f" {name}" if view.scale == 2 else name for name in names)]
    rows = zip(*(name.rjust(high) for name in names), strict=True)
    gap = " " if view.scale == 2 else ""
    lines = ["".join(gap + letter for letter in row) for row in rows]
    return [line for line in lines if not line.isspace()]
