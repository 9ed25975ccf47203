"""A board in a terminal: as large as the width allows, windowed when it still does not fit.

    lines = board_text(board, style)                                      # the whole map
    lines = board_text(board, style, overlay, focus=[a, b], height=18)    # the part around them

Four characters for each square where there is room (three for the square, one for its
edge), else two, else one. Names of columns and rows stand on the border.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from fragkit.board.board import Board
from fragkit.model.map import WALL, Edge
from fragkit.term.boardcells import (
    BARS,
    DIAGONAL,
    POST,
    ROCK,
    joined,
    large_cell,
    level,
    overview_cell,
    small_cell,
    upright,
)
from fragkit.term.boardmarks import NOTHING_MARKED, BoardOverlay, Mark, Tone
from fragkit.term.boardview import (
    View,
    fit_view,
    gutter_width,
    header,
    row_name,
    window_note,
)
from fragkit.term.style import Style

__all__ = ["View", "board_text", "fit_view", "window_note"]

# -- lines -----------------------------------------------------------------------


def board_text(
    board: Board,
    style: Style,
    overlay: BoardOverlay = NOTHING_MARKED,
    *,
    focus: Sequence[int] = (),
    height: int | None = None,
    view: View | None = None,
) -> list[str]:
    """The board as lines that fit the style's width."""
    if view is None:
        view = fit_view(board, style.width, height, focus)
    return _Drawing(board, style, overlay, view).lines()


class _Drawing:
    def __init__(self, board: Board, style: Style, overlay: BoardOverlay, view: View) -> None:
        self.board, self.style, self.overlay, self.view = board, style, overlay, view
        self.fancy = style.unicode
        self.marked = {board.squares[p]: p for p in overlay.places}

    def lines(self) -> list[str]:
        view, gutter = self.view, gutter_width(self.board)
        out = [" " * gutter + line for line in header(self.board, view)]
        for row in range(view.top, view.top + view.rows):
            name = row_name(self.board, row, view.left).rjust(gutter - 1) + " "
            if view.scale > 1:
                out.append(" " * gutter + self.posts(row))
            out.append(self.style.dim(name) + self.squares(row))
        if view.scale > 1:
            out.append(" " * gutter + self.posts(view.top + view.rows))
        return [line.rstrip() for line in out]

    # A line is put together from (text, tone) pairs.

    def squares(self, row: int) -> str:
        board, view = self.board, self.view
        parts: list[tuple[str, Tone]] = []
        for column in range(view.left, view.left + view.columns):
            square = row * board.columns + column
            if view.scale > 1:
                parts.append(self.upright(column, row))
            parts += self.cell(square)
        if view.scale > 1:
            parts.append(self.upright(view.left + view.columns, row))
        return self.toned(parts)

    def posts(self, row: int) -> str:
        view, width = self.view, self.view.scale - 1
        parts: list[tuple[str, Tone]] = []
        for column in range(view.left, view.left + view.columns):
            parts.append(self.post(column, row))
            parts.append(self.level(column, row, width))
        parts.append(self.post(view.left + view.columns, row))
        return self.toned(parts)

    def toned(self, parts: Iterable[tuple[str, Tone]]) -> str:
        """Neighbours of one tone share one mark-up."""
        out: list[str] = []
        run, tone = "", ""
        for text, wanted in (*parts, ("", "end")):
            if wanted != tone and not (text.isspace() and wanted == ""):
                if run:
                    out.append(self.paint(run, tone))
                run, tone = "", wanted
            run += text
        return "".join(out)

    def paint(self, text: str, tone: str) -> str:
        paints: dict[str, Callable[[str], str]] = {
            "bold": self.style.bold,
            "dim": self.style.dim,
            "accent": self.style.accent,
            "yes": self.style.yes,
            "no": self.style.no,
        }
        return paints[tone](text) if tone in paints else text

    # -- squares

    def cell(self, square: int) -> list[tuple[str, Tone]]:
        board, scale, fancy = self.board, self.view.scale, self.fancy
        mark = self.mark_of(square)
        if scale == 1:
            mark = mark or self.near_mark(square)
            if mark is not None:
                return [(mark.short[not fancy], mark.tone)]
            return [(overview_cell(board, square, fancy, self.overlay.figures), "")]
        if scale == 2:
            own = small_cell(board, square, fancy)
            if self.overlay.figures and own.isalnum():
                own = " "
            if mark is not None and not (mark.quiet and own not in " "):
                return [(mark.short[not fancy], mark.tone)]
            return [(own, "")]
        own = large_cell(board, square, fancy)
        if self.overlay.numbers:
            own = re.sub(r"\d", " ", own)
        if mark is None:
            return [(own, "dim" if own[0] == ROCK[not fancy] == own[2] else "")]
        if square in board.cuts:
            return self.cut_cell(square, own)
        if mark.quiet and own[0] == "[":  # a door: its letter gives way, its leaves stay
            return [(own[0], ""), (mark.short[not fancy], mark.tone), (own[2], "")]
        if mark.quiet and not own.isspace():
            return [(mark.short[not fancy], mark.tone), (own[1:], "")]
        return [(mark.long[not fancy], mark.tone)]

    def cut_cell(self, square: int, own: str) -> list[tuple[str, Tone]]:
        """Each half shows its own mark on its side of the diagonal."""
        board, fancy = self.board, self.fancy
        halves = board.halves(square)
        if board.cuts[square] != "/":
            halves = halves[::-1]
        sides: list[tuple[str, Tone]] = []
        for place, text in zip(halves, (own[0], own[2]), strict=True):
            mark = self.overlay.places.get(place)
            if mark is None or not board.floor[place]:
                sides.append((text, ""))
            else:
                sides.append((mark.short[not fancy], mark.tone))
        return [sides[0], (DIAGONAL[board.cuts[square]][not fancy], ""), sides[1]]

    def mark_of(self, square: int) -> Mark | None:
        if square not in self.marked:
            return None
        for place in self.board.halves(square):
            mark = self.overlay.places.get(place)
            if mark is not None and not mark.quiet:
                return mark
        return self.overlay.places.get(self.marked[square])

    def near_mark(self, square: int) -> Mark | None:
        """At one character per square, an edge or post is shown by a square that has it: an edge by
        the second of its two, or by the first where that one shows something else."""
        board = self.board
        row, column = divmod(square, board.columns)
        for edge, mark in self.overlay.edges.items():
            second = edge >> 1
            first = second - (board.columns if edge & 1 else 1)
            is_bare = first >= 0 and self.is_bare(first) and not self.is_bare(second)
            if (first if is_bare else second) == square:
                return mark
        return self.overlay.posts.get((column, row))

    def is_bare(self, square: int) -> bool:
        return self.mark_of(square) is None and small_cell(self.board, square, self.fancy) == " "

    # -- edges and posts

    def west_edge(self, column: int, row: int) -> Edge | None:
        """The edge at the left of that square; None where there is no such edge."""
        board = self.board
        if not (0 <= row < board.rows and 0 <= column <= board.columns):
            return None
        if column == board.columns:
            return None if board.is_void(row * board.columns + column - 1) else WALL
        square = row * board.columns + column
        before = column == 0 or board.is_void(square - 1)
        return None if before and board.is_void(square) else board.west[square]

    def north_edge(self, column: int, row: int) -> Edge | None:
        board = self.board
        if not (0 <= column < board.columns and 0 <= row <= board.rows):
            return None
        square = row * board.columns + column
        above = row == 0 or board.is_void(square - board.columns)
        below = row == board.rows or board.is_void(square)
        if above and below:
            return None
        return WALL if row == board.rows else board.north[square]

    def is_rock(self, column: int, row: int) -> bool:
        board = self.board
        if not (0 <= column < board.columns and 0 <= row < board.rows):
            return False
        square = row * board.columns + column
        return board.spots[square].solid and square not in board.cuts and not board.is_void(square)

    def upright(self, column: int, row: int) -> tuple[str, Tone]:
        board, fancy = self.board, self.fancy
        edge = self.west_edge(column, row)
        if edge is None:
            return " ", ""
        mark = self.overlay.edges.get(2 * (row * board.columns + column))
        if mark is not None and column < board.columns:
            return mark.short[not fancy], mark.tone
        if self.is_rock(column - 1, row) and self.is_rock(column, row):
            return ROCK[not fancy], "dim"
        return upright(edge, fancy), ""

    def level(self, column: int, row: int, width: int) -> tuple[str, Tone]:
        board, fancy = self.board, self.fancy
        edge = self.north_edge(column, row)
        if edge is None:
            return " " * width, ""
        mark = self.overlay.edges.get(2 * (row * board.columns + column) + 1)
        if mark is not None:
            bar = BARS["h"][not fancy]
            short = mark.short[not fancy]
            return (short if width == 1 else f"{bar}{short}{bar}"), mark.tone
        if self.is_rock(column, row - 1) and self.is_rock(column, row):
            return ROCK[not fancy] * width, "dim"
        return level(edge, width, fancy), ""

    def post(self, column: int, row: int) -> tuple[str, Tone]:
        fancy = self.fancy
        mark = self.overlay.posts.get((column, row))
        if mark is not None:
            return mark.short[not fancy], mark.tone
        around = [(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)]
        if all(self.is_rock(c, r) for c, r in around):
            return ROCK[not fancy], "dim"
        bits = 0
        for bit, edge, rock in (
            (1, self.west_edge(column, row - 1), (around[0], around[1])),
            (2, self.north_edge(column, row), (around[1], around[3])),
            (4, self.west_edge(column, row), (around[2], around[3])),
            (8, self.north_edge(column - 1, row), (around[0], around[2])),
        ):
            inside = self.is_rock(*rock[0]) and self.is_rock(*rock[1])
            if edge is not None and edge.kind != "open" and not inside:
                bits |= bit
        if not bits:
            return POST[not fancy], "dim"
        return joined(bits, fancy), ""
