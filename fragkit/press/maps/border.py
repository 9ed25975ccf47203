"""The border of a map: names of columns and rows on all four sides, and names of rooms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fragkit.board.board import EAST, Board
from fragkit.board.square_names import column_label, parse_square, row_label
from fragkit.press.graphics.marks import (
    MM_PER_PT,
    Box,
    Group,
    Mark,
    Path,
    Shape,
    Stroke,
    Text,
    mixed,
)
from fragkit.press.graphics.shapes import line, parse_shape, product, rect, rotated, translated
from fragkit.press.maps.floor import SQUARE, Room, room_title
from fragkit.press.maps.walls import is_void
from fragkit.press.themes.ornaments import EDGE, edge_pattern
from fragkit.press.themes.theme import Palette
from fragkit.press.typography.fonts import CAP_HEIGHT, missing, text_width

BAND = 9.0  # mm: the strip around the map for the names
_NAME = 15.0  # pt
BESIDE = 0.2  # share of a square: where an arrow leaves the map, clear of the names


# -- names of columns and rows ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class Window:
    """The squares of a board that are shown: all of them, or those on one tile."""

    left: int
    top: int
    columns: int
    rows: int

    @staticmethod
    def whole(board: Board) -> Window:
        return Window(0, 0, board.columns, board.rows)

    @property
    def box(self) -> Box:
        return Box(self.left * SQUARE, self.top * SQUARE, self.columns * SQUARE, self.rows * SQUARE)


def coordinate_marks(
    board: Board,
    palette: Palette,
    window: Window,
    band: float = BAND,
    flap: tuple[float, float] = (0.0, 0.0),
    size: float = _NAME,
) -> list[Mark]:
    """Draw the names along the four sides of the window, outside the squares.

    `flap` is how far the drawing extends to the right and below. Names are beyond it.
    """
    box = window.box
    left, top = box.x - band / 2, box.y - band / 2
    right, bottom = box.right + flap[0] + band / 2, box.bottom + flap[1] + band / 2
    last_column, last_row = window.left + window.columns - 1, window.top + window.rows - 1
    color, size = palette.map.names, min(size, band / MM_PER_PT / 1.2)
    lift = size * CAP_HEIGHT * MM_PER_PT / 2
    marks: list[Mark] = []

    def name(x: float, y: float, text: str, turn: float = 0.0) -> None:
        # A name with its map's prefix fits between the ticks.
        points = min(size, size * (SQUARE - 2) / max(text_width(text, "semibold", size), 0.1))
        lifted = (x + lift, y) if turn else (x, y + lift)
        marks.append(Text(*lifted, text, "semibold", points, color, "middle", turn))

    for row, y in ((window.top, top), (last_row, bottom)):
        before = ""
        for i in range(window.columns):
            half = map_at(board, window.left + i, row)
            text = column_label(board, window.left + i, row)
            name(box.x + (i + 0.5) * SQUARE, y, f"{half} {text}" if half != before else text)
            before = half
    # Rows include their map's name if maps are one below the other.
    stacked = len({part.row for part in board.parts}) > 1
    for column, x in ((window.left, left), (last_column, right)):
        before = ""
        for j in range(window.rows):
            half = map_at(board, column, window.top + j) if stacked else ""
            text = row_label(board, column, window.top + j)
            y = box.y + (j + 0.5) * SQUARE
            if half != before:
                name(x, y, f"{half} {text}", -90)
            else:
                name(x, y, text)
            before = half
    ticks = Path(_ticks(window, band, flap), stroke=Stroke(palette.map.grid, 0.4))
    edge = _edge_marks(board, palette, window, marks, band, flap) if palette.fills else []
    return [ticks, *edge, *marks, *lead_marks(board, palette, window, band, flap)]


def _edge_marks(
    board: Board,
    palette: Palette,
    window: Window,
    names: list[Mark],
    band: float,
    flap: tuple[float, float],
) -> list[Mark]:
    """Draw the theme's edge along the sides where the map ends, with a gap for each name."""
    box = window.box
    near = (band - EDGE) / 2 if band > EDGE else 0.0
    deep = min(EDGE, band)
    ends = {
        "left": window.left == 0, "right": window.left + window.columns == board.columns,
        "top": window.top == 0, "bottom": window.top + window.rows == board.rows,
    }  # fmt: skip
    right, bottom = box.right + flap[0], box.bottom + flap[1]
    x1 = box.x - (near + deep) * ends["left"]
    x2 = right + (near + deep) * ends["right"]
    y1 = box.y - (near + deep) * ends["top"]
    y2 = bottom + (near + deep) * ends["bottom"]
    shape: Shape = ()
    if ends["left"]:
        shape += rect(x1, y1, deep, y2 - y1)
    if ends["right"]:
        shape += rect(right + near, y1, deep, y2 - y1)
    if ends["top"]:
        shape += rect(x1, y1, x2 - x1, deep)
    if ends["bottom"]:
        shape += rect(x1, bottom + near, x2 - x1, deep)
    if not shape:
        return []
    solid = palette.map.solid
    dark = mixed(solid, palette.paper, 0.45)
    plates: Shape = ()
    for name in names:
        assert isinstance(name, Text)
        half = text_width(name.text, name.font, name.size) / 2 + 1.2
        cap = CAP_HEIGHT * name.size * MM_PER_PT
        if name.rotate:
            plates += rect(name.x - cap - 0.9, name.y - half, cap + 1.8, 2 * half, 1)
        else:
            plates += rect(name.x - half, name.y - cap - 0.9, 2 * half, cap + 1.8, 1)
    return [
        Path(shape, fill=mixed(solid, palette.paper, 0.72)),
        Path(shape, fill=edge_pattern(palette.place, dark)),
        Path(plates, fill=palette.paper),
    ]


# -- joined maps --------------------------------------------------------------------


def leads(board: Board) -> list[tuple[str, int, int]]:
    """Return the sides, columns and rows of squares that lead to an adjacent map
    (comp.deathmatch.board.join)."""
    if len(board.parts) > 1:
        return []  # already joined, and drawn open
    here = board.maps[0]
    found: list[tuple[str, int, int]] = []
    for beside in here.joins:
        for name in beside.open:
            square = parse_square(name)
            if square is not None:
                found.append((beside.side, square[0], square[1]))
    return found


def lead_marks(
    board: Board, palette: Palette, window: Window, band: float, flap: tuple[float, float]
) -> list[Mark]:
    """Draw an arrow that points out of the map at each square where joining the maps opens the wall
    (art.diagram.join)."""
    box = window.box
    right, bottom = box.right + flap[0], box.bottom + flap[1]
    marks: list[Mark] = []
    for side, column, row in leads(board):
        i, j = column - window.left, row - window.top
        if not (0 <= i < window.columns and 0 <= j < window.rows):
            continue
        at = {
            "west": (box.x, box.y + (j + BESIDE) * SQUARE, i == 0, 180),
            "east": (right, box.y + (j + BESIDE) * SQUARE, i == window.columns - 1, 0),
            "north": (box.x + (i + BESIDE) * SQUARE, box.y, j == 0, 270),
            "south": (box.x + (i + BESIDE) * SQUARE, bottom, j == window.rows - 1, 90),
        }[side]
        x, y, is_here, turn = at
        if is_here:
            matrix = product(translated(x, y), rotated(turn))
            marks.append(Group(tuple(lead_arrow(palette, 0.3 * band)), matrix=matrix))
    return marks


def lead_arrow(palette: Palette, size: float) -> list[Mark]:
    """Draw an arrow from the origin to the right."""
    arrow = f"M 0.9 {-1.6 * size} L {0.9 + size} 0 L 0.9 {1.6 * size} Z"
    return [Path(parse_shape(arrow), palette.map.wall)]


def _ticks(window: Window, band: float, flap: tuple[float, float]) -> Shape:
    """Draw short lines between the names, where the grid's lines end."""
    box, near, far = window.box, 0.18 * band, 0.38 * band
    right, bottom = box.right + flap[0], box.bottom + flap[1]
    shape: Shape = ()
    for i in range(window.columns + 1):
        x = box.x + i * SQUARE
        shape += line(x, box.y - far, x, box.y - near) + line(x, bottom + near, x, bottom + far)
    for j in range(window.rows + 1):
        y = box.y + j * SQUARE
        shape += line(box.x - far, y, box.x - near, y) + line(right + near, y, right + far, y)
    return shape


def map_at(board: Board, column: int, row: int) -> str:
    """Return the id of the map that a square of joined maps belongs to, or ""."""
    if len(board.parts) == 1:
        return ""
    return next((part.map.id for part in board.parts if part.holds(column, row)), "")


# -- names of rooms --------------------------------------------------------------


def room_name_marks(
    board: Board,
    palette: Palette,
    found: list[Room],
    points: Sequence[float] = (30.0, 24.0, 19.0, 15.0, 12.0),
    least: float = 7.8,
    seams: frozenset[int] = frozenset(),
) -> list[Text]:
    """Paint each zone's name once on its floor, in the largest of these sizes that a run of its
    empty squares has room for, low in them, where figures hide it least.

    Leave out a name that would have to be smaller than ``least``. A name never crosses ``seams``,
    the columns where a tile begins.
    """
    color = mixed(palette.map.names, palette.map.floor, 0.5)
    tracking = 0.14
    marks: list[Text] = []
    for room in found:
        if not room.name:
            continue
        name = room_title(room.name).upper()
        font = palette.display if not missing(name, palette.display) else "semibold"
        for size in points:
            needed = text_width(name, font, size, tracking) + 9
            run = _best_run(board, room, needed, seams)
            if run is None or needed <= run[1] * SQUARE:
                break
        if run is None:
            continue
        left, length, row = run
        width = length * SQUARE
        if needed > width:
            size = max(least, size * width / needed)
            if text_width(name, font, size, tracking) > width:
                continue
        x = (left + length / 2) * SQUARE
        # Ignore half of the last letter's tracking.
        x += tracking * size * MM_PER_PT / 2
        y = (row + 1) * SQUARE - 2.6
        marks.append(Text(x, y, name, font, size, color, "middle", tracking=tracking))
    return marks


def _best_run(
    board: Board, room: Room, needed: float, seams: frozenset[int]
) -> tuple[int, int, int] | None:
    """Return the left column, length and row of the row of empty squares nearest to the room's
    middle."""
    rows = [s // board.columns for s in room.squares]
    columns = [s % board.columns for s in room.squares]
    middle = (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2
    best: tuple[float, int, int, int] | None = None
    wanted = max(1, -(-int(needed) // int(SQUARE)))
    for left, length, row in _runs(board, room, seams):
        # For a long run, the part closest to the middle is enough.
        short = min(length, wanted)
        start = min(max(left, round(middle[0] - short / 2)), left + length - short)
        missing = max(0.0, needed - short * SQUARE)
        away = abs(start + short / 2 - middle[0]) + 1.2 * abs(row + 0.5 - middle[1])
        score = missing * 10 + away
        if best is None or score < best[0]:
            best = score, start, short, row
    return best[1:] if best is not None else None


def _runs(board: Board, room: Room, seams: frozenset[int]) -> list[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = []
    for row in range(board.rows):
        start: int | None = None
        for column in range(board.columns + 1):
            square = row * board.columns + column
            free = column < board.columns and square in room.squares and _is_empty(board, square)
            ends = column in seams or (free and board.edge(square - 1, EAST).kind != "open")
            if free and start is not None and ends:
                found.append((start, column - start, row))
                start = column
            elif free and start is None:
                start = column
            elif not free and start is not None:
                found.append((start, column - start, row))
                start = None
    return found


def _is_empty(board: Board, square: int) -> bool:
    """Return whether the square is plain floor, without a door's arrow over its lower edge."""
    if square in board.cuts or square in board.square_doors or not board.spots[square].is_bare:
        return False
    return board.edge(square, 2).kind != "door" and not is_void(
        board, square % board.columns, square // board.columns
    )
