"""The squares that form a room, so that each room can have its own tint.

A zone of the map is a room. Elsewhere, rooms end at walls, doors, windows and gaps one square wide;
an area that is nowhere two squares wide is a corridor.
"""

from __future__ import annotations

from dataclasses import dataclass

from fragkit.board.board import EAST, NORTH, SOUTH, WEST, Board

_LARGE = 0.4  # of the floor: the arena itself, which keeps the plain floor


@dataclass(frozen=True, slots=True)
class Room:
    squares: frozenset[int]
    name: str = ""  # of the zone


def rooms(board: Board) -> list[Room]:
    """Return every room that gets a tint, zones first, then from the top left."""
    floor = {board.squares[p] for p in board.places}
    found: list[Room] = []
    taken: set[int] = set()
    for name, places in board.zones.items():
        own = frozenset(board.squares[p] for p in places) - taken
        if own & floor:
            found.append(Room(own, name))
            taken |= own
    for square in sorted(floor):
        if square in taken:
            continue
        group = _flood(board, square, taken)
        taken |= group
        if not _is_corridor(board, group) and len(group) < _LARGE * len(floor):
            found.append(Room(frozenset(group)))
    return found


def tints(board: Board, found: list[Room], count: int) -> list[int]:
    """Return a tint for each room; neighbors differ where that is possible."""
    owner = {square: i for i, room in enumerate(found) for square in room.squares}
    chosen: list[int] = []
    used = [0] * count
    for i, room in enumerate(found):
        near = {
            chosen[j]
            for square in room.squares
            for other in _around(board, square)
            if (j := owner.get(other)) is not None and j < i
        }
        # Of the free tints the one used least, so that all of them are seen.
        free = [t for t in range(count) if t not in near] or list(range(count))
        tint = min(free, key=lambda t: (used[t], t))
        used[tint] += 1
        chosen.append(tint)
    return chosen


def _around(board: Board, square: int) -> list[int]:
    row, column = divmod(square, board.columns)
    near = []
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        if 0 <= column + dx < board.columns and 0 <= row + dy < board.rows:
            near.append(square + dx + dy * board.columns)
    return near


def _flood(board: Board, start: int, taken: set[int]) -> set[int]:
    group, waiting = {start}, [start]
    while waiting:
        square = waiting.pop()
        for place in board.halves(square):
            if not board.floor[place]:
                continue
            for way in (NORTH, EAST, SOUTH, WEST):
                ahead = board.ahead(place, way)
                if ahead is None or board.edge(square, way).kind != "open":
                    continue
                other = board.squares[ahead]
                if other in group or other in taken or _is_gap(board, square, way):
                    continue
                group.add(other)
                waiting.append(other)
    return group


def _is_gap(board: Board, square: int, way: int) -> bool:
    """Return whether that open side is a gap one square wide, with wall continuing at both ends."""
    row, column = divmod(square, board.columns)
    for step in (-1, 1):
        c, r = (column, row + step) if way in (EAST, WEST) else (column + step, row)
        if not (0 <= c < board.columns and 0 <= r < board.rows):
            return False
        if board.edge(r * board.columns + c, way).kind == "open":
            return False
    return True


def _is_corridor(board: Board, group: set[int]) -> bool:
    columns = board.columns
    return not any(
        {square + 1, square + columns, square + columns + 1} <= group
        and (square + 1) % columns != 0
        for square in group
    )
