"""The exact line between two squares, and sight between all squares of a board at once.

For one direction (dx, dy) the line crosses the same edges and posts wherever it begins. With the
board's walls as one big integer, a bit per square, a shift brings the edge that is k squares ahead
under the bit of each beginning; the union of all shifts is the set of squares from which the view
in that direction is blocked. A thousand directions give the answers for every pair of squares on a
20 × 30 map in a few milliseconds. Rows of answers are made from them on demand, and a question is a
lookup.

For the first few rows, a sweep is cheaper. It walks each quarter of the board in the order of
its anti-diagonals. A wall hides a closed range of slopes; everything that could hide a center is on
an earlier anti-diagonal, so the slope of each square only has to be looked up among the hidden
ranges. Slopes are whole numbers: y · SCALE // x tells any two fractions of a board apart, because
fractions with parts below 2¹⁵ differ by more than 1 / 2³⁰.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fragkit.board.board import Board


VERTICAL, HORIZONTAL, POST = range(3)


class Crossing(NamedTuple):
    """A point where the line leaves a square and enters (column, row), counted from its start."""

    through: int  # VERTICAL edge, HORIZONTAL edge or POST
    column: int
    row: int


def sign(n: int) -> int:
    return (n > 0) - (n < 0)


@lru_cache(maxsize=4096)
def crossings(dx: int, dy: int) -> tuple[Crossing, ...]:
    """Return every crossing of the line, in order."""
    sx, sy, across, down = sign(dx), sign(dy), abs(dx), abs(dy)
    i = j = 0
    found = []
    while i < across or j < down:
        ahead = (2 * i + 1) * down - (2 * j + 1) * across
        if ahead < 0:
            i += 1
            found.append(Crossing(VERTICAL, i * sx, j * sy))
        elif ahead > 0:
            j += 1
            found.append(Crossing(HORIZONTAL, i * sx, j * sy))
        else:
            i += 1
            j += 1
            found.append(Crossing(POST, i * sx, j * sy))
    return tuple(found)


def meets_diagonal(cut: str, dx: int, dy: int, entered: int, left: int) -> bool:
    r"""Return whether a line in direction (dx, dy) meets the inside of a square's diagonal wall.

    A wall across the direction is always met. A wall that leans with it (`\` for a line that goes
    south-east) is met if the line passes from one side of the square to the opposite one. A line
    that only touches an end of the wall is checked at the post.
    """
    leans = dx * dy > 0 if cut == "\\" else dx * dy < 0
    return not leans or entered == left


def leaves_on_own_side(cut: str, half_b: bool, dx: int, dy: int) -> bool:
    """Return whether a line from the center of a cut square stays on its half's side of the wall
    (ruling.wall.center). A line along the wall does not (ruling.los.along)."""
    # The side of `/` is the sign of dx + dy, that of `\` the sign of dy - dx; `a` is above.
    side = dx + dy if cut == "/" else dy - dx
    return side > 0 if half_b else side < 0


# Beyond this many squares the table of directions costs more than single lines.
LARGEST = 5000
# As many rows as cost the same by sweeps as the table of directions does.
SWEEPS = 24


def _bits(indexes: list[int]) -> int:
    size = max(indexes, default=0) + 1
    bits = bytearray((size + 7) // 8)
    for i in indexes:
        bits[i >> 3] |= 1 << (i & 7)
    return int.from_bytes(bits, "little")


class Obstacles:
    """The edges, posts, diagonals and doors that stop sight, each as a set of bits, one for every
    square."""

    def __init__(self, board: Board) -> None:
        grid = board.grid
        columns, size = grid.columns, len(grid.cells)
        west = [i for i in range(size) if board.west[i].kind in ("wall", "door")]
        north = [i for i in range(size) if board.north[i].kind in ("wall", "door")]
        self.west = _bits(west)
        self.north = _bits(north)
        # A post has the number of the square to its south-east.
        posts = self.west | self.west << columns | self.north | self.north << 1
        rising = [s for s, cut in board.cuts.items() if cut == "/"]
        falling = [s for s, cut in board.cuts.items() if cut == "\\"]
        self.rising = _bits(rising) if rising else 0
        self.falling = _bits(falling) if falling else 0
        posts |= self.rising << 1 | self.rising << columns
        posts |= self.falling | self.falling << columns + 1
        self.posts = posts
        doors = list(board.square_doors)
        self.doors = _bits(doors) if doors else 0


def _blocked(obstacles: Obstacles, columns: int, dx: int, dy: int) -> int:
    """Return the squares from which a line in that direction meets an obstacle."""
    path = crossings(dx, dy)
    blocked = 0
    east, south = dx < 0, dy < 0  # going west, the edge crossed belongs to the square left
    last = len(path) - 1
    for k, (through, column, row) in enumerate(path):
        if through == VERTICAL:
            plane, offset = obstacles.west, row * columns + column + east
        elif through == HORIZONTAL:
            plane, offset = obstacles.north, (row + south) * columns + column
        else:
            plane, offset = obstacles.posts, (row + south) * columns + column + east
        blocked |= plane >> offset if offset >= 0 else plane << -offset
        if k == last:
            break
        inside = obstacles.doors
        left = path[k + 1].through
        if obstacles.rising and meets_diagonal("/", dx, dy, through, left):
            inside |= obstacles.rising
        if obstacles.falling and meets_diagonal("\\", dx, dy, through, left):
            inside |= obstacles.falling
        if inside:
            offset = row * columns + column
            blocked |= inside >> offset if offset >= 0 else inside << -offset
    return blocked


class SightTable:
    """The places that each place sees if only the map is in the way."""

    def __init__(self, board: Board, sweeps: int = SWEEPS) -> None:
        self.board = board
        self.sweeps = len(board.spots) if len(board.grid.cells) > LARGEST else sweeps
        self.rows: list[bytes | None] = [None] * len(board.spots)
        self._planes: list[list[int]] | None = None
        self.beams: dict[int, int] = {}

    def row(self, place: int) -> bytes:
        """Return one byte for each place: 1 if `place` sees it."""
        known = self.rows[place]
        if known is not None:
            return known
        board = self.board
        row = bytearray(len(board.spots))
        if board.floor[place]:
            if self.sweeps > 0:
                self.sweeps -= 1
                row[: len(board.grid.cells)] = seen_squares(board, board.squares[place])
            else:
                row[: len(board.grid.cells)] = self._seen(board.squares[place])
            self._judge_halves(place, row)
            row[place] = 1
        made = self.rows[place] = bytes(row)
        return made

    @property
    def planes(self) -> list[list[int]]:
        """Return the squares with a free line to the square `dx` columns and `dy` rows away, as
        bits, in `planes[dy][dx + columns - 1]`."""
        if self._planes is None:
            obstacles, grid = Obstacles(self.board), self.board.grid
            full = (1 << len(grid.cells)) - 1
            wide = grid.columns - 1
            self._planes = [
                [
                    full ^ (full & _blocked(obstacles, grid.columns, dx, dy))
                    if dy or dx > 0
                    else full
                    for dx in range(-wide, wide + 1)
                ]
                for dy in range(grid.rows)
            ]
        return self._planes

    def _seen(self, square: int) -> bytes:
        """Return the squares with a free line between the centers, ignoring the diagonals at both
        ends."""
        grid, planes = self.board.grid, self.planes
        columns = grid.columns
        at_row, at_column = divmod(square, columns)
        seen: list[int] = []
        for row in range(grid.rows):
            if row > at_row:
                ahead = planes[row - at_row][columns - 1 - at_column : 2 * columns - 1 - at_column]
                seen += [plane >> square & 1 for plane in ahead]
            elif row < at_row:
                # The line in the other direction is the same, so use its result.
                back = planes[at_row - row][at_column : at_column + columns][::-1]
                first = row * columns
                seen += [plane >> target & 1 for target, plane in enumerate(back, first)]
            else:
                level = planes[0]
                first = row * columns
                seen += [
                    level[at_column - c + columns - 1] >> first + c & 1 for c in range(at_column)
                ]
                seen.append(1)
                seen += [
                    level[c - at_column + columns - 1] >> square & 1
                    for c in range(at_column + 1, columns)
                ]
        return bytes(seen)

    def _judge_halves(self, place: int, row: bytearray) -> None:
        """Apply the diagonal walls at both ends. Each half sees only what is on its own side."""
        board = self.board
        columns, size = board.grid.columns, len(board.grid.cells)
        square = board.squares[place]
        at_row, at_column = divmod(square, columns)
        own = board.cuts.get(square)
        if own:
            for target in range(size):
                if row[target]:
                    dx, dy = target % columns - at_column, target // columns - at_row
                    row[target] = leaves_on_own_side(own, place >= size, dx, dy)
        for target, cut in board.cuts.items():
            if row[target]:
                dx, dy = at_column - target % columns, at_row - target // columns
                other = board.second[target]
                row[other] = board.floor[other] and leaves_on_own_side(cut, True, dx, dy)
                row[target] = board.floor[target] and leaves_on_own_side(cut, False, dx, dy)

    def beam(self, dx: int, dy: int) -> int:
        """Return the squares between the ends of a line as bits, the first end at bit `columns`.

        This is only for lines that go down, or level to the right. On these, no square is more than
        one row above the start.
        """
        columns = self.board.grid.columns
        key = dy * 2 * columns + dx
        beam = self.beams.get(key)
        if beam is None:
            beam = 0
            for crossing in crossings(dx, dy)[:-1]:
                beam |= 1 << crossing.row * columns + crossing.column + columns
            self.beams[key] = beam
        return beam


SCALE = 1 << 32
STEEPEST = 1 << 60


class _Hidden:
    """Ranges of hidden slopes, which are closed, disjoint and sorted."""

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
    """Sweep the board. Return one byte for each square: 1 if the line between the centers is free,
    ignoring the diagonals at both ends (as in `SightTable`)."""
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
            # Corners of this square in half steps from the center, x and y growing outward.
            x0, x1, y0, y1 = 2 * i - 1, 2 * i + 1, 2 * j - 1, 2 * j + 1
            if total:
                cut = board.cuts.get(here)
                if cut and (cut == "\\") == (sx * sy > 0):  # from the near corner to the far one
                    near, far = _slope(x0, y0), _slope(x1, y1)
                    hidden.add(min(near, far), max(near, far))
                elif cut or here in board.square_doors:
                    # Nobody sees past a door square, and its corners always end walls.
                    hidden.add(_slope(x1, y0), _slope(x0, y1))
            if west[here + far_x]:
                hidden.add(_slope(x1, y0), _slope(x1, y1))
            if north[here + far_y]:
                hidden.add(_slope(x1, y1), _slope(x0, y1))
