"""What one square sees of a large board, by sweeping outward instead of line by line.

Each quarter of the board is walked in the order of its anti-diagonals. A wall hides a
closed range of slopes; everything that could hide a centre lies on an earlier
anti-diagonal, so when a square is reached its slope is simply looked up among the hidden
ranges. Slopes are whole numbers: y · SCALE // x tells any two fractions of a board apart,
because fractions with parts below 2¹⁵ differ by more than 1 / 2³⁰.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fragkit.board.board import Board

SCALE = 1 << 32
STEEPEST = 1 << 60


class _Hidden:
    """Closed, disjoint ranges of slopes, in order."""

    def __init__(self) -> None:
        self.lows: list[int] = []
        self.highs: list[int] = []

    def add(self, low: int, high: int) -> None:
        first = bisect_left(self.highs, low)
        last = bisect_right(self.lows, high)
        if first < last:
            low, high = min(low, self.lows[first]), max(high, self.highs[last - 1])
        self.lows[first:last] = [low]
        self.highs[first:last] = [high]

    def has(self, slope: int) -> bool:
        i = bisect_left(self.highs, slope)
        return i < len(self.lows) and self.lows[i] <= slope

    @property
    def is_everything(self) -> bool:
        return len(self.lows) == 1 and self.lows[0] <= 0 and self.highs[0] >= STEEPEST


def _slope(x: int, y: int) -> int:
    return max(y, 0) * SCALE // x if x > 0 else STEEPEST


def seen_squares(board: Board, square: int) -> bytearray:
    """One byte for each square: 1 where the line between the centres is free, the walls
    through both ends left aside (as in `SightTable`)."""
    seen = bytearray(len(board.grid.cells))
    seen[square] = 1
    west = [edge.kind in ("wall", "door") for edge in board.west]
    north = [edge.kind in ("wall", "door") for edge in board.north]
    for sx in (1, -1):
        for sy in (1, -1):
            _quarter(board, square, (sx, sy), seen, west, north)
    return seen


def _quarter(
    board: Board,
    square: int,
    direction: tuple[int, int],
    seen: bytearray,
    west: list[bool],
    north: list[bool],
) -> None:
    (sx, sy), columns = direction, board.grid.columns
    row, column = divmod(square, columns)
    wide = columns - column if sx > 0 else column + 1
    high = board.grid.rows - row if sy > 0 else row + 1
    far_x, far_y = 1 if sx > 0 else 0, columns if sy > 0 else 0
    hidden = _Hidden()
    for total in range(wide + high - 1):
        if hidden.is_everything:
            return
        for i in range(max(0, total - high + 1), min(wide, total + 1)):
            j = total - i
            here = square + i * sx + j * sy * columns
            if total and not hidden.has(_slope(i, j)):
                seen[here] = 1
            # Corners of this square in half steps from the centre, x and y growing outward.
            x0, x1, y0, y1 = 2 * i - 1, 2 * i + 1, 2 * j - 1, 2 * j + 1
            if total:
                cut = board.cuts.get(here)
                if cut and (cut == "\\") == (sx * sy > 0):  # from the near corner to the far one
                    near, far = _near_corner(i, j), _slope(x1, y1)
                    hidden.add(min(near, far), max(near, far))
                elif cut or here in board.square_doors:
                    # Nobody sees past a door square; its corners end walls in any case.
                    hidden.add(_slope(x1, y0), _slope(x0, y1))
            if west[here + far_x]:
                hidden.add(_slope(x1, y0), _slope(x1, y1))
            if north[here + far_y]:
                hidden.add(_slope(x1, y1), _slope(x0, y1))


def _near_corner(i: int, j: int) -> int:
    """The slope at which a diagonal from the near corner enters the quarter."""
    if i == 0:
        return STEEPEST
    return _slope(2 * i - 1, 2 * j - 1)
