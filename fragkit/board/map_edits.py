"""Edits made by `fragkit map`: tidy, mirror, turn and copy a drawing, crop a map, join two maps.

`Grid` is the meaning of a drawing. A `Sketch` keeps its characters (floor as `.`, characters of a
legend), so that an edit changes one part and leaves the rest as typed. Cropping and joining make a
new definition, with respawns numbered from 1.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

from fragkit.board.square_names import parse_square, square_name
from fragkit.board.square_sides import is_rock, leads_through
from fragkit.model.map import FLOOR, OPEN, SOLID, WALL, Beast, Cell, Edge, Grid, MapDefinition, Spot
from fragkit.values import dataclass

EDGES = frozenset("|:rgb<>")
POSTED = frozenset("-:rgb^v")


@dataclass(frozen=True, slots=True)
class Sketch:
    """The characters of a drawing, with rows from the top. `west[r][c]` is the character left of a
    square (with one more at the right end). `north[r][c]` has the three characters above it (with
    one more row at the bottom)."""

    cells: tuple[tuple[str, ...], ...]
    west: tuple[tuple[str, ...], ...]
    north: tuple[tuple[str, ...], ...]

    @property
    def columns(self) -> int:
        return len(self.cells[0])

    @property
    def rows(self) -> int:
        return len(self.cells)

    def text(self) -> str:
        lines = []
        for row in range(self.rows):
            lines.append("+" + "".join(f"{edge}+" for edge in self.north[row]))
            squares = zip(self.west[row], self.cells[row], strict=False)
            lines.append("".join(edge + cell for edge, cell in squares) + self.west[row][-1])
        lines.append("+" + "".join(f"{edge}+" for edge in self.north[self.rows]))
        return "\n".join(lines) + "\n"


def tidied(text: str) -> Sketch | None:
    """Return the sketch of a drawing that may be uneven. Edges that are one character off are
    moved, symbols centered, and the border closed. Return None if it has no shape at all."""
    lines = [line.expandtabs(4).rstrip() for line in text.split("\n")]
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    if len(lines) < 3:
        return None
    counts = Counter(line.count("+") - 1 for line in lines[::2] if line.count("+") > 1)
    if not counts or len(lines) % 2 == 0 or any("+" not in line for line in lines[::2]):
        return None
    columns = counts.most_common(1)[0][0]
    north = [_posts(line, columns) for line in lines[::2]]
    squares = [_squares(line, columns) for line in lines[1::2]]
    north[0] = north[-1] = ["---"] * columns
    return Sketch(
        tuple(tuple(cells) for _, cells in squares),
        tuple(("|", *edges[1:columns], "|") for edges, _ in squares),
        tuple(map(tuple, north)),
    )


def _posts(line: str, columns: int) -> list[str]:
    """Return the edges between the posts of a line. If posts are missing, use the columns."""
    pieces = line.strip().split("+")[1:-1]
    if len(pieces) != columns:
        start = len(line) - len(line.lstrip())
        pieces = [line[start + 4 * c + 1 : start + 4 * c + 4] for c in range(columns)]
    return [_horizontal(piece) for piece in pieces]


def _horizontal(piece: str) -> str:
    drawn = piece.replace(" ", "").replace("+", "")
    kind = drawn.strip("-")
    if kind in ("", *POSTED) and drawn:
        return f"-{kind}-" if kind else "---"
    return "---" if drawn else "   "


def _squares(line: str, columns: int) -> tuple[list[str], list[str]]:
    """Return the edges and squares of a line. An edge that is one character off shifts everything
    after it."""
    line = line.rstrip()
    if len(line) == 4 * columns + 1 and set(line[::4]) <= EDGES | {" "}:
        cells = [line[4 * c + 1 : 4 * c + 4] for c in range(columns)]
        if not any(set(cell) & set("|:<>") for cell in cells):
            return list(line[::4]), cells  # even columns stay as typed
    edges = [" "] * (columns + 1)
    cells = [""] * columns
    off = len(line) - len(line.lstrip())
    last = -1  # column of the last symbol; the next edge is to the right of it
    for at, char in enumerate(line):
        if char == " ":
            continue
        place = at - off
        if char in "|:<>" or (char in EDGES and place % 4 == 0):
            edge = min(columns, max(last + 1, (place + 2) // 4))
            edges[edge] = char
            off += place - 4 * edge
            last = edge - 1
        else:
            column = min(columns - 1, max(0, last, (place - 1) // 4))
            cells[column] += char
            last = column
    return edges, [centered(cell) for cell in cells]


def centered(symbols: str) -> str:
    """Return the symbols of a square in its three characters."""
    kept = "".join(symbols.split())[:3]
    return kept.center(3) if len(kept) != 2 else f"{kept:>3}"


# -- turned and mirrored -----------------------------------------------------------------------

_WEST_EAST = str.maketrans("<>/\\", "><\\/")
_NORTH_SOUTH = str.maketrans("^v/\\", "v^\\/")
_TURNED = {"<": "^", ">": "v", "^": ">", "v": "<"}  # a quarter to the right


def mirrored(sketch: Sketch) -> Sketch:
    """Swap west and east."""
    return Sketch(
        tuple(tuple(_swapped(c) for c in reversed(row)) for row in sketch.cells),
        tuple(tuple(e.translate(_WEST_EAST) for e in reversed(row)) for row in sketch.west),
        tuple(tuple(reversed(row)) for row in sketch.north),
    )


def flipped(sketch: Sketch) -> Sketch:
    """Swap north and south."""
    slopes = str.maketrans("/\\", "\\/")
    return Sketch(
        tuple(tuple(c.translate(slopes) for c in row) for row in reversed(sketch.cells)),
        tuple(reversed(sketch.west)),
        tuple(tuple(e.translate(_NORTH_SOUTH) for e in row) for row in reversed(sketch.north)),
    )


def turned(sketch: Sketch) -> Sketch:
    """Turn a quarter to the right: north becomes east."""
    rows, columns = sketch.rows, sketch.columns
    cells = tuple(
        tuple(_quarter(sketch.cells[rows - 1 - c][r]) for c in range(rows)) for r in range(columns)
    )
    west = tuple(
        tuple(_upright(sketch.north[rows - c][r]) for c in range(rows + 1)) for r in range(columns)
    )
    north = tuple(
        tuple(_level(sketch.west[rows - 1 - c][r]) for c in range(rows)) for r in range(columns + 1)
    )
    return Sketch(cells, west, north)


def _upright(edge: str) -> str:
    middle = edge[1]
    return {" ": " ", "-": "|"}.get(middle, _TURNED.get(middle, middle))


def _level(edge: str) -> str:
    if edge in " |":
        return "   " if edge == " " else "---"
    return f"-{_TURNED.get(edge, edge)}-"


def _swapped(cell: str) -> str:
    """Swap the two sides of a diagonal. Other cells don't change."""
    if not set(cell) & set("/\\"):
        return cell
    words = re.findall(r"\d+|.", cell)
    return "".join(reversed(words)).translate(_WEST_EAST)


def _quarter(cell: str) -> str:
    if "/" in cell:
        return _swapped(cell)
    return cell.replace("\\", "/")


def copied(sketch: Sketch, half: str) -> Sketch:
    """Copy one half (`west`, `east`, `north` or `south`), mirrored, over the other. A middle row or
    column does not change."""
    if half == "east":
        return mirrored(copied(mirrored(sketch), "west"))
    if half == "south":
        return flipped(copied(flipped(sketch), "north"))
    other = mirrored(sketch) if half == "west" else flipped(sketch)
    if half == "north":
        rows = sketch.rows
        kept = (rows + 1) // 2
        return Sketch(
            sketch.cells[:kept] + other.cells[kept:],
            sketch.west[:kept] + other.west[kept:],
            sketch.north[: rows // 2 + 1] + other.north[rows // 2 + 1 :],
        )
    columns = sketch.columns
    kept = (columns + 1) // 2

    def rowwise(mine: tuple[str, ...], theirs: tuple[str, ...], cut: int) -> tuple[str, ...]:
        return mine[:cut] + theirs[cut:]

    return Sketch(
        tuple(rowwise(a, b, kept) for a, b in zip(sketch.cells, other.cells, strict=True)),
        tuple(
            rowwise(a, b, columns // 2 + 1) for a, b in zip(sketch.west, other.west, strict=True)
        ),
        tuple(rowwise(a, b, kept) for a, b in zip(sketch.north, other.north, strict=True)),
    )


def renumbered(sketch: Sketch) -> Sketch:
    """Renumber respawns that share a number, such as those of a copied half."""
    seen: set[int] = set()
    taken = {int(n) for row in sketch.cells for cell in row for n in re.findall(r"\d+", cell)}
    free = iter(n for n in range(1, 1000) if n not in taken)

    def fresh(match: re.Match[str]) -> str:
        number = int(match[0])
        if number in seen:
            number = next(free)
        seen.add(number)
        return str(number)

    cells = tuple(
        tuple(
            centered(re.sub(r"\d+", fresh, cell)) if re.search(r"\d", cell) else cell
            for cell in row
        )
        for row in sketch.cells
    )
    return Sketch(cells, sketch.west, sketch.north)


Corner = tuple[int, int]  # column and row


def cropped(whole: MapDefinition, first: Corner, last: Corner) -> MapDefinition:
    """Keep the area between two corners, including both, and close its border."""
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
        grid=with_respawns_from_1(made),
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
    """Turn doors whose passage was cut off into floor, and empty half squares that have no
    entrance. Return the squares that were doors."""
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
    """Put the second map at the `east` or `south` side of the first. `open` are squares of the
    first map whose side toward the second is open. Squares that neither map covers are rock."""
    a, b = one.grid, two.grid
    east = side == "east"
    columns = a.columns + b.columns if east else max(a.columns, b.columns)
    rows = max(a.rows, b.rows) if east else a.rows + b.rows
    shift = (a.columns, 0) if east else (0, a.rows)

    def index(square: int, grid: Grid, by: Corner) -> int:
        row, column = divmod(square, grid.columns)
        return (row + by[1]) * columns + column + by[0]

    cells: list[Cell] = [Cell(SOLID)] * (columns * rows)
    west: list[Edge] = [OPEN] * (columns * rows)
    north: list[Edge] = [OPEN] * (columns * rows)
    respawns = max((n for cell in a.cells for n in _respawns_of(cell)), default=0)
    covered = [[False] * columns for _ in range(rows)]
    for grid, by, add in ((a, (0, 0), 0), (b, shift, respawns)):
        for square, cell in enumerate(grid.cells):
            here = index(square, grid, by)
            row, column = divmod(here, columns)
            cells[here] = _with_respawns(cell, {n: n + add for n in _respawns_of(cell)})
            west[here], north[here] = grid.west[square], grid.north[square]
            covered[row][column] = True
    _wall_in(covered, west, north)
    for column, row in open:
        if east and covered[row][column + 1]:
            west[row * columns + column + 1] = OPEN
        elif not east and covered[row + 1][column]:
            north[(row + 1) * columns + column] = OPEN

    def moved(name: str) -> str:
        parsed = parse_square(name)
        assert parsed is not None, "names of a definition are squares"
        return square_name(parsed[0] + shift[0], parsed[1] + shift[1], parsed[2])

    taken = {zone for zone, _ in one.zones}
    doors = [(index(s, a, (0, 0)), d) for s, d in one.square_doors]
    doors += [(index(s, b, shift), d) for s, d in two.square_doors]
    return replace(
        one,
        grid=with_respawns_from_1(Grid(columns, rows, tuple(cells), tuple(west), tuple(north))),
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


def _wall_in(covered: list[list[bool]], west: list[Edge], north: list[Edge]) -> None:
    """Draw walls where a map ends: at the border, and between covered squares and others."""
    columns = len(covered[0])
    for row, line in enumerate(covered):
        for column, inside in enumerate(line):
            here = row * columns + column
            if column == 0 or inside != line[column - 1]:
                west[here] = WALL
            if row == 0 or inside != covered[row - 1][column]:
                north[here] = WALL


def with_respawns_from_1(grid: Grid) -> Grid:
    """Number respawns from 1 without gaps, in their original order."""
    old = sorted({n for cell in grid.cells for n in _respawns_of(cell)})
    new = {number: place for place, number in enumerate(old, 1)}
    return replace(grid, cells=tuple(_with_respawns(cell, new) for cell in grid.cells))


def _respawns_of(cell: Cell) -> list[int]:
    return [s.respawn for s in (cell.spot, cell.other) if s.respawn is not None]


def _with_respawns(cell: Cell, new: dict[int, int]) -> Cell:
    if not _respawns_of(cell):
        return cell

    def fresh(spot: Spot) -> Spot:
        return spot if spot.respawn is None else replace(spot, respawn=new[spot.respawn])

    return replace(cell, spot=fresh(cell.spot), other=fresh(cell.other))
