"""How a map is cut into tiles: which squares on which sheet, with the fewest sheets.

A tile shows whole squares. To the right and below, where another tile follows, the drawing
goes on over a flap: the neighbour is cut along its left and top edge and laid upon it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from fragkit.board.board import Board
from fragkit.press.maps.border import Window
from fragkit.press.maps.floor import SQUARE
from fragkit.press.paper import MARGIN, Paper

TILE_BAND = 5.0  # mm for the names on each side of a tile
LEAST_FLAP, MOST_FLAP = 5.0, 10.0
STRIP = 6.0  # the line with the page's number and the ruler


@dataclass(frozen=True, slots=True)
class Tiling:
    """How a map lies on sheets of one paper: how many squares each tile has."""

    width: float
    height: float
    columns: tuple[int, ...]  # of each tile from the left
    rows: tuple[int, ...]
    flap: float
    strip_below: bool  # else it runs up the right side

    @property
    def count(self) -> int:
        return len(self.columns) * len(self.rows)

    @property
    def origin(self) -> tuple[float, float]:
        """Where the first square of every tile begins on its page."""
        return MARGIN + TILE_BAND, MARGIN + TILE_BAND

    def window(self, across: int, down: int) -> Window:
        return Window(
            sum(self.columns[:across]), sum(self.rows[:down]), self.columns[across], self.rows[down]
        )

    def flaps(self, across: int, down: int) -> tuple[float, float]:
        """How far the drawing goes on to the right and below."""
        right = self.flap if across + 1 < len(self.columns) else 0.0
        below = self.flap if down + 1 < len(self.rows) else 0.0
        return right, below

    def number(self, across: int, down: int) -> int:
        return down * len(self.columns) + across + 1


def tile(board: Board, paper: Paper) -> Tiling:
    """The tiling with the fewest sheets; of equal ones, upright with the strip below."""
    options: list[tuple[int, int, Tiling]] = []
    for turn, (width, height) in enumerate(
        ((paper.width, paper.height), (paper.height, paper.width))
    ):
        for below in (True, False):
            made = _tiling(board, width, height, below)
            options.append((made.count, 2 * turn + (not below), made))
    return min(options, key=lambda option: option[:2])[2]


def _tiling(board: Board, width: float, height: float, below: bool) -> Tiling:
    free_x = width - 2 * (MARGIN + TILE_BAND) - (0 if below else STRIP)
    free_y = height - 2 * (MARGIN + TILE_BAND) - (STRIP if below else 0)
    columns = _even(board.columns, int((free_x - LEAST_FLAP) / SQUARE))
    rows = _even(board.rows, int((free_y - LEAST_FLAP) / SQUARE))
    flap = min(free_x - max(columns) * SQUARE, free_y - max(rows) * SQUARE, MOST_FLAP)
    return Tiling(width, height, columns, rows, flap, below)


def _even(squares: int, most: int) -> tuple[int, ...]:
    """As many as fit on each tile, spread evenly: 20 by 7 is 7, 7, 6."""
    tiles = ceil(squares / most)
    least, more = divmod(squares, tiles)
    return (least + 1,) * more + (least,) * (tiles - more)
