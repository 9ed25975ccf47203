"""The ground of a map: floor, rooms, rock, terrain, the grid, and the shades on top of them.

A zone of the map is a room, so that each can have its own tint. Elsewhere, rooms end at walls,
doors, windows and gaps one square wide. An area that is one square wide everywhere is a corridor.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from fragkit.board.board import EAST, NORTH, SOUTH, WEST, Board
from fragkit.language import translate
from fragkit.model.map import Terrain
from fragkit.press.graphics.marks import (
    Color,
    Mark,
    Path,
    Pattern,
    Point,
    Segment,
    Shape,
    Stroke,
    Text,
    Use,
    mixed,
)
from fragkit.press.graphics.shapes import (
    arc,
    circle,
    line,
    parse_shape,
    polygon,
    rect,
    transformed,
    translated,
)
from fragkit.press.maps.props import first_prop, props
from fragkit.press.themes.ornaments import floor_pattern
from fragkit.press.themes.theme import Palette

_EAST, _SOUTH, _WEST, _NORTH = (1, 0), (0, 1), (-1, 0), (0, -1)


def contours(cells: Collection[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Return closed loops of corners around the cells (column, row), with the inside to their
    right.

    Only corners where a loop turns are listed. Loops that touch at a corner stay apart.
    """
    inside = set(cells)
    leaving: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in sorted(inside):
        for neighbor, start, way in (
            ((x, y - 1), (x, y), _EAST),
            ((x + 1, y), (x + 1, y), _SOUTH),
            ((x, y + 1), (x + 1, y + 1), _WEST),
            ((x - 1, y), (x, y + 1), _NORTH),
        ):
            if neighbor not in inside:
                leaving.setdefault(start, []).append(way)
    loops = []
    for start in sorted(leaving):
        while start in leaving:
            loops.append(_follow(leaving, start, leaving[start][0]))
    return loops


def _follow(
    leaving: dict[tuple[int, int], list[tuple[int, int]]],
    start: tuple[int, int],
    way: tuple[int, int],
) -> list[tuple[int, int]]:
    corners: list[tuple[int, int]] = []
    at, before = start, (0, 0)
    while True:
        ways = leaving[at]
        # Where two loops touch, turn right to stay with the same cell.
        right = (-before[1], before[0])
        chosen = way if not corners and at == start else right if right in ways else ways[0]
        ways.remove(chosen)
        if not ways:
            del leaving[at]
        if chosen != before:
            corners.append(at)
        before = chosen
        at = (at[0] + chosen[0], at[1] + chosen[1])
        if at == start and at not in leaving:
            break
        if at == start and before[0] * way[1] - before[1] * way[0] == 1:  # a right turn
            break
    if _direction(corners[-1], corners[0]) == _direction(corners[0], corners[1]):
        corners.pop(0)
    return corners


def _direction(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)


def region(
    cells: Collection[tuple[int, int]], size: float, inset: float = 0.0, radius: float = 0.0
) -> Shape:
    """Return the outline of the cells in millimeters, moved inward by `inset`, with rounded
    corners."""
    shape: list[Segment] = []
    for loop in contours(cells):
        shape += _rounded(loop, size, inset, radius)
    return tuple(shape)


def _rounded(
    loop: list[tuple[int, int]], size: float, inset: float, radius: float
) -> list[Segment]:
    points: list[tuple[Point, tuple[int, int], tuple[int, int]]] = []
    for i, corner in enumerate(loop):
        before = _direction(loop[i - 1], corner)
        after = _direction(corner, loop[(i + 1) % len(loop)])
        # The inside is to the right of the direction: for (dx, dy) it is at (-dy, dx).
        nx, ny = -before[1] - after[1], before[0] + after[0]
        points.append(
            ((corner[0] * size + inset * nx, corner[1] * size + inset * ny), before, after)
        )
    segments: list[Segment] = []
    for (x, y), before, after in points:
        if radius <= 0:
            segments.append(("L", x, y))
            continue
        k = radius * 0.4477
        segments.append(("L", x - radius * before[0], y - radius * before[1]))
        segments.append((
            "C",
            x - k * before[0], y - k * before[1],
            x + k * after[0], y + k * after[1],
            x + radius * after[0], y + radius * after[1],
        ))  # fmt: skip
    segments[0] = ("M", *segments[0][1:])
    segments.append(("Z",))
    return segments


_NOOK = 3  # squares: a narrower gap between solid squares belongs to the room beside it
_LARGE = 0.4  # share of the floor: a larger room is the arena and keeps the plain floor


@dataclass(frozen=True, slots=True)
class Room:
    squares: frozenset[int]
    name: str = ""  # of the zone


def room_title(zone: str) -> str:
    """Return a zone's name as it is printed: `casting-hall` is a Casting Hall."""
    return translate(zone.replace("-", " ").title())


def rooms(board: Board) -> list[Room]:
    """Return every room that gets a tint. Zones come first, then the others from the top left."""
    floor = {board.squares[p] for p in board.places}
    found: list[Room] = []
    nooks: list[set[int]] = []
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
        elif len(group) <= _NOOK:
            nooks.append(group)
    for nook in nooks:
        beside = next((i for i, room in enumerate(found) if _open_to(board, nook, room)), None)
        if beside is not None:
            found[beside] = Room(found[beside].squares | nook, found[beside].name)
    return found


def _open_to(board: Board, group: set[int], room: Room) -> bool:
    """Return whether a step without a wall, door or window leads from the squares into the room."""
    return any(
        (ahead := board.ahead(place, way)) is not None
        and board.squares[ahead] in room.squares
        and board.edge(square, way).kind == "open"
        for square in group
        for place in board.halves(square)
        if board.floor[place]
        for way in (NORTH, EAST, SOUTH, WEST)
    )


def tints(board: Board, found: list[Room], count: int) -> list[int]:
    """Return a tint for each room. Neighbors differ if that is possible."""
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
        # Use the rarest of the free tints, so that all of them appear.
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
    """Return whether that open side is a gap one square wide, with walls that continue at both
    ends."""
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


SQUARE = 25.4  # mm
TERRAINS: tuple[Terrain, ...] = ("acid", "water", "lava")
_CAST = (2.0, 2.4)  # mm: offset of a solid square's shadow to the right and down
_INSET, _RADIUS = 1.5, 3.2  # mm of floor around terrain in its squares: grid lines stay visible


def place_shape(board: Board, place: int, inset: float = 0.0) -> Shape:
    """Return the outline of a square, or of the half that a diagonal wall leaves."""
    x, y = board.column(place) * SQUARE, board.row(place) * SQUARE
    left, top, right, bottom = x + inset, y + inset, x + SQUARE - inset, y + SQUARE - inset
    square = board.squares[place]
    cut = board.cuts.get(square)
    if not cut:
        return rect(left, top, right - left, bottom - top)
    slant = 2.4142 * inset - inset  # further inset of a corner of 45°
    first = place == square
    if cut == "/":
        if first:
            return polygon([(left, top), (right - slant, top), (left, bottom - slant)])
        return polygon([(right, bottom), (left + slant, bottom), (right, top + slant)])
    if first:
        return polygon([(left + slant, top), (right, top), (right, bottom - slant)])
    return polygon([(left, top + slant), (left, bottom), (right - slant, bottom)])


def cells_where(board: Board, squares: frozenset[int] | set[int]) -> set[tuple[int, int]]:
    return {(square % board.columns, square // board.columns) for square in squares}


# -- floor -----------------------------------------------------------------------


def floor_marks(board: Board, palette: Palette, found: list[Room]) -> list[Mark]:
    colors = palette.map
    ground = {s for s in range(len(board.grid.cells)) if not board.is_void(s)}
    marks: list[Mark] = [Path(region(cells_where(board, ground), SQUARE), fill=colors.floor)]
    if palette.fills:
        for room, tint in zip(found, tints(board, found, len(colors.rooms)), strict=True):
            shape = region(cells_where(board, room.squares), SQUARE)
            marks.append(Path(shape, fill=colors.rooms[tint]))
        # The floor's pattern, paler than the grid.
        whole = region(cells_where(board, ground), SQUARE)
        pale = mixed(colors.grid, colors.floor, 0.35)
        marks.append(Path(whole, fill=floor_pattern(palette.place, pale, SQUARE)))
    return marks


def rock_marks(board: Board, palette: Palette) -> list[Mark]:
    """Draw solid squares with the objects on them, and hatch halves that nobody can enter."""
    whole = {
        s
        for s in range(len(board.grid.cells))
        if s not in board.cuts and board.spots[s].solid and not board.is_void(s)
    }
    cells = cells_where(board, whole)
    ground = region(cells, SQUARE)
    halves: Shape = ()
    for square in board.cuts:
        for place in board.halves(square):
            if not board.floor[place]:
                halves += place_shape(board, place)
    if not palette.fills:
        return _rock(ground + halves, palette) if cells or halves else []
    marks: list[Mark] = []
    if cells or halves:
        cast = transformed(ground + halves, translated(*_CAST))
        marks.append(Path(cast, fill=shadow(palette)))
    if halves:
        marks += _rock(halves, palette)
    if cells:
        marks += [Path(ground, fill=palette.map.solid), *props(cells, SQUARE, palette)]
    return marks


def shadow(palette: Palette) -> Color:
    """Return the color of the shadow that walls and solid squares cast."""
    return mixed(palette.map.wall, palette.map.floor, 0.82)


def rock_swatch(x: float, y: float, side: float, palette: Palette) -> list[Mark]:
    """Draw a solid square around a point, for the legend."""
    box = rect(x - side / 2, y - side / 2, side, side)
    if not palette.fills:
        return _rock(box, palette)
    thing = first_prop(palette, side)
    return [Path(box, fill=palette.map.solid), Use(thing, x - side / 2, y - side / 2)]


def _rock(shape: Shape, palette: Palette) -> list[Mark]:
    solid = palette.map.solid if palette.fills else mixed(palette.map.wall, palette.paper, 0.55)
    marks: list[Mark] = [Path(shape, fill=palette.map.solid)] if palette.fills else []
    return [*marks, Path(shape, fill=_hatch(solid, palette), even_odd=True)]


def _hatch(solid: str, palette: Palette) -> Pattern:
    """Return a pattern of slanting lines. With low ink, only these mark rock."""
    if palette.fills:
        stroke = Stroke(mixed(solid, palette.paper, 0.16), 1.1, cap="butt")
        step, name = 4.2, f"rock-{stroke.color[1:]}"
    else:
        stroke = Stroke(solid, 0.3, cap="butt")
        step, name = 2.6, f"rock-low-{stroke.color[1:]}"
    # One line across the tile and the corners of its neighbors, so that the hatching has no seam.
    shape = line(-1, step + 1, step + 1, -1) + line(-1, 1, 1, -1)
    shape += line(step - 1, step + 1, step + 1, step - 1)
    return Pattern(name, step, step, (Path(shape, stroke=stroke),))


# -- terrain ---------------------------------------------------------------------


def terrain_marks(board: Board, palette: Palette) -> list[Mark]:
    marks: list[Mark] = []
    for terrain in TERRAINS:
        whole = set()
        halves: Shape = ()
        for place in board.places:
            if board.spots[place].terrain == terrain:
                if board.squares[place] in board.cuts:
                    halves += place_shape(board, place, _INSET)
                else:
                    whole.add(place)
        if whole or halves:
            shape = region(cells_where(board, whole), SQUARE, _INSET, _RADIUS) + halves
            marks += ground_marks(terrain, shape, palette)
    return marks


def ground_marks(terrain: Terrain, shape: Shape, palette: Palette) -> list[Mark]:
    """Draw one patch of terrain with its ground, texture and rim: green acid (art.color.acid), blue
    water (art.color.water), fiery lava (art.color.lava)."""
    ground, texture = {
        "acid": (palette.map.acid, palette.map.on_acid),
        "water": (palette.map.water, palette.map.on_water),
        "lava": (palette.map.lava, palette.map.on_lava),
    }[terrain]
    quiet = mixed(texture, ground, 0.45)
    marks: list[Mark] = [Path(shape, fill=ground, even_odd=True)] if palette.fills else []
    marks.append(Path(shape, fill=texture_of(terrain, quiet), even_odd=True))
    dash = (1.6, 1.6) if terrain == "acid" else ()
    marks.append(Path(shape, stroke=Stroke(texture, 0.55, dash)))
    return marks


def texture_of(terrain: Terrain, color: str) -> Pattern:
    match terrain:
        case "acid":  # bubbles that rise
            rings = circle(3.2, 3.4, 1.5) + circle(9.4, 8.2, 2.0) + circle(4.6, 10.2, 0.9)
            dots = circle(7.4, 2.6, 0.5) + circle(11.2, 3.9, 0.7) + circle(1.4, 7.4, 0.45)
            glint = arc(9.4, 8.2, 1.2, 190, 265) + arc(3.2, 3.4, 0.8, 190, 265)
            items: tuple[Mark, ...] = (
                Path(rings, stroke=Stroke(color, 0.35)),
                Path(glint, stroke=Stroke(color, 0.3)),
                Path(dots, fill=color),
            )
            return Pattern(f"acid-{color[1:]}", 12.7, 12.7, items)
        case "water":  # two rows of waves
            row = "M -0.2 {0} C 1.6 {1} 3.2 {1} 4.23 {0} C 5.3 {2} 6.9 {2} 8.47 {0} C 10.0 {1} 11.6 {1} 12.9 {0}"
            shape: Shape = ()
            for y in (3.2, 9.55):
                shape += parse_shape(row.format(y, y - 1.7, y + 1.7))
            return Pattern(
                f"water-{color[1:]}", 12.7, 12.7, (Path(shape, stroke=Stroke(color, 0.4)),)
            )
        case _:  # cracks in a crust
            cracks = "M 0 4 L 3.2 5.4 L 5 3 L 8.6 4.4 L 12.7 4 M 3.2 5.4 L 4 9 L 2 12.7 M 8.6 4.4 L 9.8 8.2 L 8.4 10.4 L 12.7 11 M 9.8 8.2 L 12.7 7.4 M 4 9 L 8.4 10.4 M 5 3 L 4.2 0 M 2 0 L 1.4 2.2 M 0 11 L 2.8 10.6 M 0 7.4 L 1.6 7.2"
            return Pattern(
                f"lava-{color[1:]}", 12.7, 12.7,
                (Path(parse_shape(cracks), stroke=Stroke(color, 0.45)),),
            )  # fmt: skip


# -- grid ------------------------------------------------------------------------


def grid_marks(board: Board, palette: Palette) -> list[Mark]:
    """Draw the lines between floor squares, except where a wall covers them."""
    shape: list[Segment] = []
    for row in range(1, board.rows):
        both = [
            _is_ground(board, c, row) and _is_ground(board, c, row - 1)
            for c in range(board.columns)
        ]
        for a, b in runs(both):
            shape += line(a * SQUARE, row * SQUARE, b * SQUARE, row * SQUARE)
    for column in range(1, board.columns):
        both = [
            _is_ground(board, column, r) and _is_ground(board, column - 1, r)
            for r in range(board.rows)
        ]
        for a, b in runs(both):
            shape += line(column * SQUARE, a * SQUARE, column * SQUARE, b * SQUARE)
    if not shape:
        return []
    return [Path(tuple(shape), stroke=Stroke(palette.map.grid, 0.3, cap="butt"))]


def _is_ground(board: Board, column: int, row: int) -> bool:
    square = row * board.columns + column
    return not board.is_void(square) and not (
        square not in board.cuts and board.spots[square].solid
    )


def runs(flags: list[bool]) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each run of true flags."""
    start: int | None = None
    for i, flag in enumerate([*flags, False]):
        if flag and start is None:
            start = i
        elif not flag and start is not None:
            yield start, i
            start = None


# -- shades ----------------------------------------------------------------------

SEEN = "#f2b01e"
HEAT = ("#fff3d6", "#fde2ae", "#fbca84", "#f7ab62", "#ef8748", "#e06236", "#c9402c", "#a92427", "#831523", "#5a0d1d")  # fmt: skip


def sight_marks(board: Board, place: int, visible: Mapping[int, int], low: bool) -> list[Mark]:
    """Shade the squares in sight, each with its range in a corner."""
    shape = tuple(s for seen in (place, *visible) for s in place_shape(board, seen))
    if low:
        dots = Pattern("seen-low", 3.0, 3.0, (Path(circle(1.5, 1.5, 0.35), fill="#8a6410"),))
        marks: list[Mark] = [Path(shape, fill=dots)]
    else:
        marks = [Path(shape, fill=SEEN, opacity=0.38)]
    return marks + [_corner_number(board, p, n, "#5c4300") for p, n in visible.items()]


def heat_marks(board: Board, counts: Mapping[int, int], low: bool) -> list[Mark]:
    """Shade each square by the number of squares from which you see it, in ten steps, and write the number on it."""
    most = max(counts.values(), default=0)
    steps: dict[int, list[Segment]] = {}
    for place, count in counts.items():
        steps.setdefault(count * 10 // (most + 1), []).extend(place_shape(board, place))
    marks: list[Mark] = []
    if not low:
        marks = [Path(tuple(steps[s]), fill=HEAT[s], opacity=0.85) for s in sorted(steps)]
    for place, count in counts.items():
        dark = count * 10 // (most + 1) >= 6 and not low
        marks.append(_corner_number(board, place, count, "#ffffff" if dark else "#4a1212"))
    return marks


def _corner_number(board: Board, place: int, number: int, color: str) -> Text:
    x, y = board.column(place) * SQUARE, board.row(place) * SQUARE
    if board.half(place) == "b":
        return Text(x + SQUARE / 2, y + SQUARE - 2.2, str(number), "bold", 9, color, "middle")
    at_end = board.cuts.get(board.squares[place]) == "/"
    if at_end:
        return Text(x + 2.2, y + 4.8, str(number), "bold", 9, color)
    return Text(x + SQUARE - 2.2, y + 4.8, str(number), "bold", 9, color, "end")
