"""Walls, windows and doors of a map, which are the strongest lines on the page."""

from __future__ import annotations

from collections.abc import Callable

from fragkit.board.board import EAST, SOUTH, Board
from fragkit.model.map import WALL, Door, DoorColor, Edge
from fragkit.press.graphics.marks import Group, Mark, Path, Segment, Shape, Stroke, Text
from fragkit.press.graphics.shapes import (
    line,
    parse_shape,
    polygon,
    rect,
    rotated,
    transformed,
    translated,
)
from fragkit.press.maps.floor import SQUARE, rock_marks, runs, shadow
from fragkit.press.themes.theme import Palette
from fragkit.press.typography.fonts import CAP_HEIGHT

WALL_WIDTH = 1.2
_FOOT = 3.4  # a wall's shadow on the floor, so that rooms are visible from afar
_CAST = (0.7, 0.9)  # offset of the shadow to the right and down
_DOOR, _THICK = 17.0, 5.0  # a door's length and thickness
_WINDOW = 1.5  # between the two lines of a window

Draw = Callable[[float, float, float, float], None]


def _west(board: Board, column: int, row: int) -> Edge:
    return WALL if column == board.columns else board.west[row * board.columns + column]


def _north(board: Board, column: int, row: int) -> Edge:
    return WALL if row == board.rows else board.north[row * board.columns + column]


def is_void(board: Board, column: int, row: int) -> bool:
    if not (0 <= column < board.columns and 0 <= row < board.rows):
        return True
    return board.is_void(row * board.columns + column)


def _is_drawn(board: Board, one: tuple[int, int], two: tuple[int, int], way: int) -> bool:
    """Return whether the wall is drawn. It is not if it is inside rock or outside the map. `way`
    leads to `two`."""
    if is_void(board, *one) or is_void(board, *two):
        return not (is_void(board, *one) and is_void(board, *two))
    before = board.place_at(one[1] * board.columns + one[0], way)
    behind = board.place_at(two[1] * board.columns + two[0], (way + 2) % 4)
    return bool(board.floor[before] or board.floor[behind])


# -- walls -----------------------------------------------------------------------


def wall_shape(board: Board) -> Shape:
    """Return every wall, with each straight run as one line, including diagonals."""
    shape: list[Segment] = []
    for row in range(board.rows + 1):
        walls = [
            _north(board, column, row).kind == "wall"
            and _is_drawn(board, (column, row - 1), (column, row), SOUTH)
            for column in range(board.columns)
        ]
        for a, b in runs(walls):
            shape += line(a * SQUARE, row * SQUARE, b * SQUARE, row * SQUARE)
    for column in range(board.columns + 1):
        walls = [
            _west(board, column, row).kind == "wall"
            and _is_drawn(board, (column - 1, row), (column, row), EAST)
            for row in range(board.rows)
        ]
        for a, b in runs(walls):
            shape += line(column * SQUARE, a * SQUARE, column * SQUARE, b * SQUARE)
    for square, cut in board.cuts.items():
        if not any(board.floor[p] for p in board.halves(square)):
            continue
        row, column = divmod(square, board.columns)
        x, y = column * SQUARE, row * SQUARE
        if cut == "/":
            shape += line(x, y + SQUARE, x + SQUARE, y)
        else:
            shape += line(x, y, x + SQUARE, y + SQUARE)
    return tuple(shape)


def wall_marks(board: Board, palette: Palette) -> list[Mark]:
    """Draw walls and windows, and the solid squares between them."""
    walls = wall_shape(board)
    stubs = _door_stubs(board)
    marks: list[Mark] = []
    if palette.fills:
        cast = transformed(walls + stubs, translated(*_CAST))
        marks.append(Path(cast, stroke=Stroke(shadow(palette), _FOOT)))
    marks += rock_marks(board, palette)
    marks.append(Path(walls + stubs, stroke=Stroke(palette.map.wall, WALL_WIDTH)))
    return marks + window_marks(board, palette)


def window_marks(board: Board, palette: Palette) -> list[Mark]:
    """Draw windows (art.symbol.window): two thin lines with a pane between them, and a short wall
    at each end."""
    found = [(x, y, upright) for x, y, upright, edge in _edges(board) if edge.kind == "window"]
    return _windows(found, palette)


def window_swatch(x: float, y: float, palette: Palette) -> list[Mark]:
    """Draw one window around a point, for the legend."""
    return _windows([(x, y, False)], palette, reach=5.0, half=6.2)


def _windows(
    found: list[tuple[float, float, bool]],
    palette: Palette,
    reach: float = SQUARE / 2 - 2.4,
    half: float = SQUARE / 2,
) -> list[Mark]:
    panes: Shape = ()
    lines: Shape = ()
    ends: Shape = ()
    for x, y, upright in found:
        flat_lines: Shape = ()
        for side in (-_WINDOW / 2, _WINDOW / 2):
            flat_lines += line(-reach, side, reach, side)
        for at in (-reach, 0.0, reach):
            flat_lines += line(at, -_WINDOW / 2, at, _WINDOW / 2)
        flat_ends = line(-half, 0, -reach, 0) + line(reach, 0, half, 0)
        place = _placing(x, y, upright)
        panes += transformed(rect(-reach, -_WINDOW / 2, 2 * reach, _WINDOW), place)
        lines += transformed(flat_lines, place)
        ends += transformed(flat_ends, place)
    if not lines:
        return []
    return [
        Path(panes, fill=palette.paper),
        Path(ends, stroke=Stroke(palette.map.wall, WALL_WIDTH)),
        Path(lines, stroke=Stroke(palette.map.wall, 0.45)),
    ]


def _edges(board: Board) -> list[tuple[float, float, bool, Edge]]:
    """Yield the middle of each edge inside the map, and whether it is vertical."""
    found = []
    for square in range(len(board.grid.cells)):
        row, column = divmod(square, board.columns)
        x, y = column * SQUARE, row * SQUARE
        found.append((x, y + SQUARE / 2, True, board.west[square]))
        found.append((x + SQUARE / 2, y, False, board.north[square]))
    return found


def _placing(x: float, y: float, upright: bool) -> tuple[float, float, float, float, float, float]:
    a, b, c, d, _, _ = rotated(90 if upright else 0)
    return (a, b, c, d, x, y)


# -- doors -----------------------------------------------------------------------


def _door_stubs(board: Board) -> Shape:
    """Return the short pieces of wall between doors and their posts."""
    shape: Shape = ()
    for x, y, upright, edge in _edges(board):
        if edge.kind == "door":
            half = SQUARE / 2
            shape += transformed(
                line(-half, 0, -_DOOR / 2, 0) + line(_DOOR / 2, 0, half, 0),
                _placing(x, y, upright),
            )
    return shape


def door_marks(board: Board, palette: Palette) -> list[Mark]:
    marks: list[Mark] = []
    for x, y, upright, edge in _edges(board):
        if edge.door is not None:
            marks.append(door_mark(x, y, upright, edge.door, palette))
    for square, door in board.square_doors.items():
        row, column = divmod(square, board.columns)
        level = board.edge(square, EAST).kind == "open"  # passed from west to east
        x, y = (column + 0.5) * SQUARE, (row + 0.5) * SQUARE
        marks.append(door_mark(x, y, level, door, palette, length=SQUARE - WALL_WIDTH))
    return marks


def door_mark(
    x: float,
    y: float,
    upright: bool,
    door: Door,
    palette: Palette,
    length: float = _DOOR,
) -> Group:
    """Draw a door (art.symbol.door.twoway): a bar with its letter. An arrow shows the only way
    through (art.symbol.door.oneway). Doors differ in color, letter and the form of their ends: red
    ones are square, green ones round, blue ones pointed."""
    color = palette.doors[door.color]
    place = _placing(x, y, upright)
    shapes = [transformed(bar_shape(door.color, length, _THICK), place)]
    if door.way is not None:
        angle = {"east": 0, "south": 90, "west": 180, "north": 270}[door.way]
        a, b, c, d, _, _ = rotated(angle)
        shapes.insert(0, transformed(_arrow(), (a, b, c, d, x, y)))
    # A pale rim separates the door from the wall. Inside it, bar and arrow are one piece.
    fill, rim = (color, palette.paper) if palette.fills else (palette.paper, color)
    marks: list[Mark] = [Path(shape, fill=fill, stroke=Stroke(rim, 1.0)) for shape in shapes]
    marks += [Path(shape, fill=fill) for shape in shapes]
    if door.switch:
        marks += _bolts(place, length, palette.paper if palette.fills else color)
    size = 11.0
    lift = size * CAP_HEIGHT * 0.3528 / 2
    ink = palette.paper if palette.fills else color
    marks.append(Text(x, y + lift, door.color[0].upper(), "black", size, ink, "middle"))
    return Group(tuple(marks))


def bar_shape(color: DoorColor, length: float, thick: float) -> Shape:
    half, rise = length / 2, thick / 2
    if color == "green":
        return rect(-half, -rise, length, thick, r=rise)
    if color == "blue":
        tip = rise * 1.15
        return polygon(
            [(-half, 0), (-half + tip, -rise), (half - tip, -rise), (half, 0),
             (half - tip, rise), (-half + tip, rise)]
        )  # fmt: skip
    return rect(-half, -rise, length, thick, r=0.4)


def _arrow() -> Shape:
    """Return an arrowhead that points east from the bar's edge."""
    start = _THICK / 2 - 0.2
    return parse_shape(f"M {start} -5.4 L {start + 3.6} 0 L {start} 5.4 Z")


def _bolts(
    place: tuple[float, float, float, float, float, float], length: float, color: str
) -> list[Mark]:
    """Draw two strokes at each end of a switch door."""
    reach = length / 2 - 2.6
    shape = line(-reach, -1.5, -reach, 1.5) + line(reach, -1.5, reach, 1.5)
    shape += line(-reach + 1.3, -1.5, -reach + 1.3, 1.5) + line(reach - 1.3, -1.5, reach - 1.3, 1.5)
    return [Path(transformed(shape, place), stroke=Stroke(color, 0.6))]
