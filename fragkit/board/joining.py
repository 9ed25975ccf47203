"""Joining maps into one board, according to their `edges:` (tele.maps.*).

Maps without a common edge are separated by walls. Only teleporters connect them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from fragkit.board.board import Board, Part, build_board
from fragkit.board.square_names import parse_square, square_name
from fragkit.board.square_sides import closed_for_good
from fragkit.model.map import OPEN, OPPOSITE, SOLID, WALL, Cell, Grid, Join, MapDefinition
from fragkit.values import dataclass

VOID = Cell(SOLID)


@dataclass(frozen=True, slots=True)
class NoJoin:
    """The reason why maps cannot be joined."""

    code: str
    message: str

    def __str__(self) -> str:
        return self.message


MOST_MAPS = 16


def map_names(name: str) -> list[str] | NoJoin:
    """Return the names of the maps in `foundry+reactor`. There may not be too many, and none may
    appear twice."""
    names = name.split("+")
    if len(names) > MOST_MAPS:
        return NoJoin(
            "map-too-many", f"{len(names)} maps can't be joined; the limit is {MOST_MAPS}"
        )
    if "" in names and len(names) > 1:
        return NoJoin("no-map", f"`{name}` lacks the name of a map next to `+`")
    for one in names:
        if names.count(one) > 1:
            return NoJoin("map-twice", f"{one} cannot be joined to itself")
    return names


def join(maps: Sequence[MapDefinition]) -> Board | NoJoin:
    """Return one board made of the maps, in the order given. Its id is their ids joined by `+`.

    A Death Match map goes with an original one (team.maps), FTW maps with any (variant.massive), as
    the map files say (ruling.massive.join). All teleporters are linked (tele.maps.deathmatch,
    tele.maps.ftw).
    """
    found = next((board for known, board in _joined_before if known == tuple(maps)), None)
    if found is None:
        found = _joined(maps)
        _joined_before.appendleft((tuple(maps), found))
    return found


# The next game of an evening is played on the same board. Maps can't be hashed: effects of their
# ground may hold dictionaries.
_joined_before: deque[tuple[tuple[MapDefinition, ...], Board | NoJoin]] = deque(maxlen=4)


def _joined(maps: Sequence[MapDefinition]) -> Board | NoJoin:
    ids = [m.id for m in maps]
    if len(maps) == 1:
        return Board.of(maps[0])
    for id in ids:
        if ids.count(id) > 1:
            return NoJoin("map-twice", f"{id} cannot be joined to itself")
    parts = _lay_out(maps)
    for i, one in enumerate(parts):
        for two in parts[:i]:
            if _overlap(one, two):
                return NoJoin(
                    "map-overlap", f"{two.map.id} and {one.map.id} would lie on each other"
                )
    grid = _merge(parts)
    opened = _open(grid, parts)
    if isinstance(opened, NoJoin):
        return opened
    return build_board("+".join(ids), parts, opened)


# -- layout --------------------------------------------------------------------


def _lay_out(maps: Sequence[MapDefinition]) -> tuple[Part, ...]:
    """Find each map's first column and row. It is placed next to a map that is already there, or
    else to the east."""
    placed = {maps[0].id: Part(maps[0])}
    waiting = list(maps[1:])
    while waiting:
        found = next(
            (
                part
                for new in waiting
                for old in placed.values()
                if (part := _beside(old, new)) is not None
            ),
            None,
        )
        if found is None:
            east = max(p.column + p.map.grid.columns for p in placed.values())
            found = Part(waiting[0], east)
        placed[found.map.id] = found
        waiting = [m for m in waiting if m.id != found.map.id]
    left = min(p.column for p in placed.values())
    top = min(p.row for p in placed.values())
    return tuple(Part(m, placed[m.id].column - left, placed[m.id].row - top) for m in maps)


def _join_of(one: MapDefinition, two: MapDefinition) -> Join | None:
    return next((j for j in one.joins if j.map == two.id), None)


def _beside(old: Part, new: MapDefinition) -> Part | None:
    out, back = _join_of(old.map, new), _join_of(new, old.map)
    if out is not None:
        side = out.side
    elif back is not None:
        side = OPPOSITE[back.side]
    else:
        return None
    # If both maps name their open squares, the first ones are side by side.
    shift = _first(out, old.map) - _first(back, new) if out and back else 0
    here, there = old.map.grid, new.grid
    match side:
        case "east":
            return Part(new, old.column + here.columns, old.row + shift)
        case "west":
            return Part(new, old.column - there.columns, old.row + shift)
        case "south":
            return Part(new, old.column + shift, old.row + here.rows)
        case "north":
            return Part(new, old.column + shift, old.row - there.rows)


def _first(join: Join, of: MapDefinition) -> int:
    """Return how far the first open square is from the start of the side."""
    parsed = parse_square(join.open[0]) if join.open else None
    if parsed is None:
        return 0
    return parsed[1] if join.side in ("east", "west") else parsed[0]


def _overlap(one: Part, two: Part) -> bool:
    return (
        one.column < two.column + two.map.grid.columns
        and two.column < one.column + one.map.grid.columns
        and one.row < two.row + two.map.grid.rows
        and two.row < one.row + one.map.grid.rows
    )


# -- one grid ------------------------------------------------------------------


def _merge(parts: tuple[Part, ...]) -> Grid:
    columns = max(p.column + p.map.grid.columns for p in parts)
    rows = max(p.row + p.map.grid.rows for p in parts)
    cells = [VOID] * (columns * rows)
    west, north = [WALL] * (columns * rows), [WALL] * (columns * rows)
    for part in parts:
        grid = part.map.grid
        for row in range(grid.rows):
            start = (row + part.row) * columns + part.column
            here = slice(row * grid.columns, (row + 1) * grid.columns)
            cells[start : start + grid.columns] = grid.cells[here]
            west[start : start + grid.columns] = grid.west[here]
            north[start : start + grid.columns] = grid.north[here]
    return Grid(columns, rows, tuple(cells), tuple(west), tuple(north))


def _open(grid: Grid, parts: tuple[Part, ...]) -> Grid | NoJoin:
    """Open the sides between joined maps, or return why one can't be opened."""
    west, north = list(grid.west), list(grid.north)
    by_id = {p.map.id: p for p in parts}
    for part in parts:
        for joined in part.map.joins:
            other = by_id.get(joined.map)
            if other is None:
                continue
            for name in joined.open:
                parsed = parse_square(name)
                assert parsed is not None, f"{part.map.id} opens {name}, which is no square"
                column, row = parsed[0] + part.column, parsed[1] + part.row
                across = (joined.side == "east") - (joined.side == "west")
                down = (joined.side == "south") - (joined.side == "north")
                if not other.holds(column + across, row + down):
                    return NoJoin(
                        "map-join-open",
                        f"{part.map.id}:{name} opens to the {joined.side}, where {other.map.id} has no square",
                    )
                there = (row + down) * grid.columns + column + across
                square = row * grid.columns + column
                beyond = square_name(column + across - other.column, row + down - other.row)
                for at, side, told in (
                    (square, joined.side, f"{part.map.id}:{name}"),
                    (there, OPPOSITE[joined.side], f"{other.map.id}:{beyond}"),
                ):
                    obstacle = closed_for_good(grid, at, side)
                    if obstacle is not None:
                        return NoJoin(
                            "map-join-open",
                            f"{part.map.id}:{name} opens to the {joined.side}, where {told} {obstacle}",
                        )
                if across:
                    west[max(square, there)] = OPEN
                else:
                    north[max(square, there)] = OPEN
    return Grid(grid.columns, grid.rows, grid.cells, tuple(west), tuple(north))
