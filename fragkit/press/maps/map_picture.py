"""One map as a picture for a page: the play area with names around it, and the positions of its
squares."""

from __future__ import annotations

from typing import Any

from fragkit.board.board import Board
from fragkit.diagnostics import Diagnostic, Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.graphics.marks import Group, Mark, Page
from fragkit.press.maps.border import BAND, Window, coordinate_marks
from fragkit.press.maps.floor import SQUARE
from fragkit.press.maps.map_drawing import map_drawing
from fragkit.press.maps.map_pages import check_letters, palette_of
from fragkit.press.pages.documents import Settings

MARGIN = BAND  # around a map's play area, for the names of columns and rows
UNIT = SQUARE


def picture_page(board: Board, pack: Pack, library: Library) -> tuple[Page, list[Diagnostic]]:
    """Draw the play area with names around it."""
    problems = Problems()
    check_letters(board, problems)
    palette = palette_of(board, pack, library, Settings(), problems)
    drawing = map_drawing(board, palette)
    moved = (1.0, 0.0, 0.0, 1.0, MARGIN, MARGIN)
    names = coordinate_marks(board, palette, Window.whole(board))
    marks: tuple[Mark, ...] = (
        Group(tuple(drawing.layers), matrix=moved),
        Group(tuple(names), matrix=moved),
    )
    return Page(drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN, marks), problems.found


def map_facts(board: Board) -> dict[str, Any]:
    """Return the facts that a page needs to find a square under the pointer, and a square's
    picture."""
    return {
        "columns": board.columns,
        "rows": board.rows,
        "unit": UNIT,
        "margin": MARGIN,
        "cuts": {board.square_name(square): cut for square, cut in board.cuts.items()},
        # Each place with its column, row, half and cut: joined maps have names of their own.
        "floor": {
            board.name(p): [
                board.column(p), board.row(p), board.half(p), board.cuts.get(board.squares[p], ""),
            ]
            for p in board.places
        },
    }  # fmt: skip
