"""A part of a map, and two maps drawn as one. Respawns are numbered anew from 1."""

from __future__ import annotations

from dataclasses import replace

from fragkit.board.rock import is_rock, leads_through
from fragkit.board.squares import parse_square, square_name
from fragkit.model.map import (
    FLOOR,
    OPEN,
    SOLID,
    WALL,
    Beast,
    Cell,
    Edge,
    Grid,
    MapDefinition,
    Spot,
)

Corner = tuple[int, int]  # column and row


def cropped(whole: MapDefinition, first: Corner, last: Corner) -> MapDefinition:
    """What lies between two corners, both included, with a border of its own."""
    (left, right), (top, bottom) = (sorted(pair) for pair in zip(first, last, strict=True))
    grid = whole.grid
    squares = [
        row * grid.columns + column
        for row in range(top, bottom + 1)
        for column in range(left, right + 1)
    ]
    place = {square: number for number, square in enumerate(squares)}
    made, bricked = _without_dead_ends(
        Grid(
            right - left + 1,
            bottom - top + 1,
            tuple(grid.cells[s] for s in squares),
            tuple(WALL if s % grid.columns == left else grid.west[s] for s in squares),
            tuple(WALL if s // grid.columns == top else grid.north[s] for s in squares),
        )
    )

    def kept(name: str) -> str:
        parsed = parse_square(name)
        assert parsed is not None, "names of a definition are squares"
        column, row, half = parsed
        if left <= column <= right and top <= row <= bottom:
            here = (row - top) * made.columns + column - left
            if is_rock(made, here, int(half == "b")):
                return ""
            return square_name(column - left, row - top, half)
        return ""

    zones = [(zone, tuple(filter(None, map(kept, names)))) for zone, names in whole.zones]
    beasts = [
        Beast(kept(b.mouth), tuple(filter(None, map(kept, b.tentacles))))
        for b in whole.beasts
        if kept(b.mouth)
    ]
    return replace(
        whole,
        grid=numbered(made),
        square_doors=tuple(
            (place[s], door)
            for s, door in whole.square_doors
            if s in place and place[s] not in bricked
        ),
        zones=tuple((zone, names) for zone, names in zones if names),
        switches=tuple((kept(at), color) for at, color in whole.switches if kept(at)),
        beasts=tuple(b for b in beasts if b.tentacles),
        joins=(),
    )


def _without_dead_ends(grid: Grid) -> tuple[Grid, set[int]]:
    """A door whose passage was cut off is floor, and a corner that nothing leads into any more holds
    nothing; the squares that were doors are told."""
    cells = list(grid.cells)
    bricked: set[int] = set()
    for square, cell in enumerate(grid.cells):
        if cell.cut:
            spots = [
                spot if spot.solid or not is_rock(grid, square, half) else FLOOR
                for half, spot in enumerate((cell.spot, cell.other))
            ]
            cells[square] = replace(cell, spot=spots[0], other=spots[1])
        elif cell.spot.has("door") and not leads_through(grid, square):
            bricked.add(square)
            cells[square] = replace(
                cell, spot=replace(cell.spot, features=cell.spot.features - {"door"})
            )
    return replace(grid, cells=tuple(cells)), bricked


def drawn_together(
    one: MapDefinition, two: MapDefinition, side: str, open: frozenset[Corner]
) -> MapDefinition:
    """The second map at the `east` or `south` side of the first; `open` are squares of the first
    map whose side toward the second is open. What neither covers is rock."""
    a, b = one.grid, two.grid
    east = side == "east"
    columns = a.columns + b.columns if east else max(a.columns, b.columns)
    rows = max(a.rows, b.rows) if east else a.rows + b.rows
    shift = (a.columns, 0) if east else (0, a.rows)
    cells: list[Cell] = [Cell(SOLID)] * (columns * rows)
    west: list[Edge] = [OPEN] * (columns * rows)
    north: list[Edge] = [OPEN] * (columns * rows)
    respawns = max((n for cell in a.cells for n in _numbers(cell)), default=0)
    covered = [[False] * columns for _ in range(rows)]
    for grid, (dx, dy), add in ((a, (0, 0), 0), (b, shift, respawns)):
        for square, cell in enumerate(grid.cells):
            row, column = divmod(square, grid.columns)
            here = (row + dy) * columns + column + dx
            cells[here] = _renumbered(cell, {n: n + add for n in _numbers(cell)})
            west[here], north[here] = grid.west[square], grid.north[square]
            covered[row + dy][column + dx] = True
    # Between rock and floor stands a wall, as at every border.
    for row in range(rows):
        for column in range(columns):
            here = row * columns + column
            if column == 0 or covered[row][column] != covered[row][column - 1]:
                west[here] = WALL
            if row == 0 or covered[row][column] != covered[row - 1][column]:
                north[here] = WALL
    for column, row in open:
        if east and covered[row][column + 1]:
            west[row * columns + column + 1] = OPEN
        elif not east and covered[row + 1][column]:
            north[(row + 1) * columns + column] = OPEN

    def moved(name: str) -> str:
        parsed = parse_square(name)
        assert parsed is not None, "names of a definition are squares"
        return square_name(parsed[0] + shift[0], parsed[1] + shift[1], parsed[2])

    def index(square: int, grid: Grid, by: Corner) -> int:
        row, column = divmod(square, grid.columns)
        return (row + by[1]) * columns + column + by[0]

    taken = {zone for zone, _ in one.zones}
    doors = [(index(s, a, (0, 0)), d) for s, d in one.square_doors]
    doors += [(index(s, b, shift), d) for s, d in two.square_doors]
    return replace(
        one,
        grid=numbered(Grid(columns, rows, tuple(cells), tuple(west), tuple(north))),
        square_doors=tuple(sorted(doors, key=lambda d: d[0])),
        zones=one.zones
        + tuple(
            (f"{zone}-2" if zone in taken else zone, tuple(moved(n) for n in names))
            for zone, names in two.zones
        ),
        switches=one.switches + tuple((moved(at), color) for at, color in two.switches),
        beasts=one.beasts
        + tuple(Beast(moved(b.mouth), tuple(map(moved, b.tentacles))) for b in two.beasts),
        joins=(),
        override=False,
    )


def numbered(grid: Grid) -> Grid:
    """Respawns numbered from 1 without gaps, in the order that they had."""
    old = sorted({n for cell in grid.cells for n in _numbers(cell)})
    new = {number: place for place, number in enumerate(old, 1)}
    return replace(grid, cells=tuple(_renumbered(cell, new) for cell in grid.cells))


def _numbers(cell: Cell) -> list[int]:
    return [s.respawn for s in (cell.spot, cell.other) if s.respawn is not None]


def _renumbered(cell: Cell, new: dict[int, int]) -> Cell:
    if not _numbers(cell):
        return cell

    def fresh(spot: Spot) -> Spot:
        return spot if spot.respawn is None else replace(spot, respawn=new[spot.respawn])

    return replace(cell, spot=fresh(cell.spot), other=fresh(cell.other))
