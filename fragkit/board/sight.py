"""Line of sight: one answer for players, attacks, bots and the printed map.

A line of sight is the closed segment between two exact centers (los.center). Sight is mutual
(ruling.los.symmetric). `can_see` is the quick question; `sight` walks the line and names the first
obstacle.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from fragkit.board.blockers import Blocker as Blocker
from fragkit.board.blockers import (
    corner_blocker,
    diagonal_blocker,
    door_blocker,
    has_corner,
    post_ends,
    rock_blocker,
    thing_blocker,
    wall_blocker,
)
from fragkit.board.board import Board
from fragkit.board.sight_table import (
    HORIZONTAL,
    POST,
    VERTICAL,
    Crossing,
    crossings,
    leaves_on_own_side,
    meets_diagonal,
    sign,
)
from fragkit.board.things import DEFAULT, NOTHING, BoardOptions, Things
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Sight:
    """The answer to a question about sight: whether the target is visible, the range, and the first
    blocker."""

    visible: bool
    range: int
    blocked_by: Blocker | None = None


# -- the quick question --------------------------------------------------------


def can_see(
    board: Board, a: int, b: int, things: Things = NOTHING, houses: BoardOptions = DEFAULT
) -> bool:
    """Return whether `a` and `b` see each other (ruling.los.symmetric) past everything between
    them."""
    table = board.sight_table
    row = table.rows[a] or table.row(a)
    if not row[b]:
        return False
    return things is NOTHING or not _is_obstructed(board, a, b, things, houses)


def visible_from(
    board: Board, place: int, things: Things = NOTHING, houses: BoardOptions = DEFAULT
) -> dict[int, int]:
    """Return every other place that can be seen from this one, with its range."""
    row = board.sight_table.row(place)
    return {
        p: range_between(board, place, p, houses)
        for p in board.places
        if row[p] and p != place and not _is_obstructed(board, place, p, things, houses)
    }


def range_between(board: Board, a: int, b: int, houses: BoardOptions = DEFAULT) -> int:
    """Return the columns apart plus the rows apart, whatever is between (attack.range,
    ruling.range.metric, ruling.range.path). The range is at least 1 (ruling.range.same), and
    teleporters do not shorten it (ruling.range.tele)."""
    columns = board.grid.columns
    row_a, column_a = divmod(board.squares[a], columns)
    row_b, column_b = divmod(board.squares[b], columns)
    across, down = abs(column_a - column_b), abs(row_a - row_b)
    match houses.range_metric:
        case "b":
            return max(across, down, 1)
        case "c":
            # Twice the distance, rounded down, shows which whole number is nearer; the root of
            # a whole number is never exactly between two.
            return max((isqrt(4 * (across * across + down * down)) + 1) // 2, 1)
        case _:
            return max(across + down, 1)


def _is_obstructed(board: Board, a: int, b: int, things: Things, houses: BoardOptions) -> bool:
    """Return whether a fighter or a counter blocks a line that the map leaves free."""
    if not things.blocking:
        return False
    if houses.los_graze == "b":
        return _first_thing(board, a, b, things, houses) is not None
    columns = board.grid.columns
    mask = things.masks.get(board)
    if mask is None:
        mask = 0
        for place in things.blocking:
            mask |= 1 << board.squares[place] + columns
        things.masks[board] = mask
    first, last = board.squares[a], board.squares[b]
    if first > last:
        first, last = last, first
    row, column = divmod(first, columns)
    dy, dx = last // columns - row, last % columns - column
    hit = board.sight_table.beam(dx, dy) << first & mask
    if not hit:
        return False
    if not board.cuts:
        return True
    return _first_thing(board, a, b, things, houses) is not None


# -- the whole answer ----------------------------------------------------------


def sight(
    board: Board, a: int, b: int, things: Things = NOTHING, houses: BoardOptions = DEFAULT
) -> Sight:
    """Return whether `a` sees `b` along the line between their centers (los.center), with the range
    and the first blocker as seen from `a`."""
    blocker = first_blocker(board, a, b, things, houses)
    return Sight(blocker is None, range_between(board, a, b, houses), blocker)


def first_blocker(
    board: Board, a: int, b: int, things: Things = NOTHING, houses: BoardOptions = DEFAULT
) -> Blocker | None:
    return next(blockers(board, a, b, things, houses), None)


def _first_thing(
    board: Board, a: int, b: int, things: Things, houses: BoardOptions
) -> Blocker | None:
    return next(
        (x for x in blockers(board, a, b, things, houses) if x.place is not None),
        None,
    )


def blockers(
    board: Board, a: int, b: int, things: Things, houses: BoardOptions
) -> Iterator[Blocker]:
    """Yield every obstacle that the line meets from `a`, in order (los.obstacle): walls
    (wall.fire), doors (los.door), fighters (los.fighter), barrels (los.barrel), the hanged. Windows
    do not block (los.window, window.fire). Neither do fighters at the two ends (ruling.los.ends) or
    counters other than barrels (ruling.los.items).

    At the same point, an obstacle at the post or edge comes first, then one that fills the square
    behind it.
    """
    columns = board.grid.columns
    start, end = board.squares[a], board.squares[b]
    row, column = divmod(start, columns)
    dx, dy = end % columns - column, end // columns - row
    if a == b:
        return
    if start == end:
        yield diagonal_blocker(board, start)
        return
    cut = board.cuts.get(start)
    if cut and not leaves_on_own_side(cut, a != start, dx, dy):
        yield diagonal_blocker(board, start)
    path = crossings(dx, dy)
    line = _Line(board, things, houses, row, column, dx, dy, a, b)
    for k, crossing in enumerate(path):
        entering = (row + crossing.row) * columns + column + crossing.column
        yield from line.border(crossing, entering)
        if k + 1 < len(path):
            yield from line.inside(entering, crossing, path[k + 1])
    yield from line.arrival(end, path[-1])


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of sight across the board, from place `a` to place `b`."""

    board: Board
    things: Things
    houses: BoardOptions
    row: int
    column: int
    dx: int
    dy: int
    a: int
    b: int

    def border(self, crossing: Crossing, entering: int) -> Iterator[Blocker]:
        """Check the edge or post through which the line enters a square. A door on an edge blocks
        even if it can be passed (ruling.door.open), along its arrow (ruling.los.oneway) or with a
        key (ruling.key.los)."""
        board, columns = self.board, self.board.grid.columns
        if crossing.through == POST:
            yield from self.post(crossing, entering)
            return
        if crossing.through == VERTICAL:
            edge_id = 2 * (entering + (self.dx < 0))
        else:
            edge_id = 2 * (entering + (columns if self.dy < 0 else 0)) + 1
        edge = board.edge_by_id(edge_id)
        if edge.kind == "wall":
            rock = self.rock_entered(crossing, entering)
            yield rock or wall_blocker(board, edge_id, self.left_side(crossing, entering))
        elif edge.kind == "door":
            yield door_blocker(board, edge_id)

    def left_side(self, crossing: Crossing, entering: int) -> int:
        """Return the square that the line leaves at that crossing."""
        columns = self.board.grid.columns
        if crossing.through == VERTICAL:
            return entering - sign(self.dx)
        return entering - sign(self.dy) * columns

    def rock_entered(self, crossing: Crossing, entering: int) -> Blocker | None:
        """Return a solid square or half whose inside the line enters there."""
        place = self.half_entered(crossing, entering)
        if place is None or not self.board.spots[place].solid or self.board.is_void(entering):
            return None
        return rock_blocker(self.board, place)

    def half_entered(self, crossing: Crossing, square: int) -> int | None:
        """Return the place that the line is in just after entering the square, or None if it runs
        exactly along a diagonal wall."""
        board = self.board
        cut = board.cuts.get(square)
        if not cut:
            return square
        if crossing.through == VERTICAL:
            return board.place_at(square, 3 if self.dx > 0 else 1)
        if crossing.through == HORIZONTAL:
            return board.place_at(square, 0 if self.dy > 0 else 2)
        # Through a post, the line enters from the direction opposite to where it goes.
        if leaves_on_own_side(cut, False, -sign(self.dx), -sign(self.dy)):
            return square
        if leaves_on_own_side(cut, True, -sign(self.dx), -sign(self.dy)):
            return board.second[square]
        # An end of its diagonal. The slope shows on which side the line continues.
        side = abs(self.dx) - abs(self.dy)
        if side == 0:
            return None
        way = (1 if self.dx > 0 else 3) if side > 0 else (2 if self.dy > 0 else 0)
        return board.place_at(square, way)

    def post(self, crossing: Crossing, entering: int) -> Iterator[Blocker]:
        """Check a corner. Wall ends block there (ruling.los.corner), even where a window meets a
        wall (ruling.window.end). By a house option, fighters and barrels whose square the line only
        touches block too (ruling.los.graze)."""
        board, columns = self.board, self.board.grid.columns
        sx, sy = sign(self.dx), sign(self.dy)
        left = entering - sx - sy * columns
        post = entering + (sx < 0) + (columns if sy < 0 else 0)
        ends = post_ends(board, post)
        if ends:
            rock = self.rock_entered(crossing, entering) if ends == {"solid"} else None
            yield rock or corner_blocker(board, left, sx, sy, ends)
        if self.houses.los_graze == "b":
            # The four squares around the post. The one left and the one entered are checked in
            # `inside`.
            for square in (left + sx, left + sy * columns, left, entering):
                for place in board.halves(square):
                    east, south = (post - square) % columns == 1, post - square >= columns
                    if has_corner(board, place, east, south) and self.is_between(place):
                        yield thing_blocker(board, self.things, place)

    def is_between(self, place: int) -> bool:
        return place in self.things.blocking and place not in (self.a, self.b)

    def inside(self, square: int, entered: Crossing, left: Crossing) -> Iterator[Blocker]:
        """Check a square that the line passes through: its fighter (ruling.los.interior), its
        diagonal and its door. Through a held door, only the fighter who holds it can be seen
        (door.hold.los, ruling.los.holder, ruling.los.heldopen)."""
        board = self.board
        place = self.half_entered(entered, square)
        if place is not None and self.is_between(place):
            yield thing_blocker(board, self.things, place)
        cut = board.cuts.get(square)
        if cut and meets_diagonal(cut, self.dx, self.dy, entered.through, left.through):
            yield diagonal_blocker(board, square)
            # Beyond its wall the line is in the other half.
            other = next((p for p in board.halves(square) if p != place), None)
            if other is not None and self.is_between(other):
                yield thing_blocker(board, self.things, other)
        if square in board.square_doors and square not in self.things.fighters:
            yield from self.door(square, entered, left)

    def door(self, square: int, entered: Crossing, left: Crossing) -> Iterator[Blocker]:
        """Check the door across the passage, unless the line leaves through a side wall before
        it."""
        board = self.board
        level = board.edge(square, 1).kind == "open"  # passed from west to east
        length, other = (self.dx, self.dy) if level else (self.dy, self.dx)
        steps = abs(entered.column) if level else abs(entered.row)
        side_wall = HORIZONTAL if level else VERTICAL
        if length == 0:
            return
        if left.through == side_wall and other:
            # Way to the door's line: steps / length. Way to the side: (2k + 1) / 2other.
            k = abs(entered.row) if level else abs(entered.column)
            if steps * 2 * abs(other) >= (2 * k + 1) * abs(length):
                return
        yield door_blocker(board, -1 - square)

    def arrival(self, square: int, entered: Crossing) -> Iterator[Blocker]:
        """Check the target's square: a fighter in the other half, and the wall through its center
        (ruling.wall.center)."""
        board = self.board
        place = self.half_entered(entered, square)
        if place is not None and place != self.b and self.is_between(place):
            yield thing_blocker(board, self.things, place)
        cut = board.cuts.get(square)
        if cut and not leaves_on_own_side(cut, self.b != square, -self.dx, -self.dy):
            yield diagonal_blocker(board, square)


def squares_crossed(board: Board, a: int, b: int) -> tuple[int, ...]:
    """Return the squares whose inside the line passes through, in order, including both ends."""
    columns = board.grid.columns
    start, end = board.squares[a], board.squares[b]
    row, column = divmod(start, columns)
    path = crossings(end % columns - column, end // columns - row)
    return (start, *(start + step.row * columns + step.column for step in path))


MOST_HEATED = 4000  # squares, because every square is compared with every other


def heat(board: Board) -> dict[int, int] | None:
    """Return from how many other places you see each place, or None for a map with too many squares."""
    if len(board.grid.cells) > MOST_HEATED:
        return None
    table = board.sight_table
    return {place: sum(table.row(place)) - 1 for place in board.places}
