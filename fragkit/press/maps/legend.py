"""The pictures of a map one by one, for the legend below it and for reference sheets."""

from __future__ import annotations

from typing import get_args

from fragkit.board.board import Board
from fragkit.language import translate
from fragkit.language.sentences import Sentence, say
from fragkit.model.map import Door, DoorColor
from fragkit.press.graphics.marks import (
    MM_PER_PT,
    Group,
    Mark,
    Path,
    Stroke,
    Text,
    list_item,
    tagged,
)
from fragkit.press.graphics.shapes import line, rect, translated
from fragkit.press.maps.border import Window, lead_arrow, leads
from fragkit.press.maps.floor import TERRAINS, ground_marks, rock_swatch, room_title
from fragkit.press.maps.symbols import (
    SIZE,
    Sign,
    placed,
    sign_symbol,
    signs_at,
    words_height,
    words_marks,
)
from fragkit.press.maps.walls import WALL_WIDTH, door_mark, window_swatch
from fragkit.press.themes.theme import Palette
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width

SWATCH = 11.0  # mm: the box around one picture
LEGEND_SIZE = 12.0  # pt
_CELL, _ROW = 58.0, 13.5
_WORD, _APART = 17.0, 5.0  # mm from a picture to its word, and on to the next picture
_COLORS: tuple[DoorColor, ...] = get_args(DoorColor)

# A picture's name, and the sign, ground or door in it.
_SIGNS = {
    "respawn": Sign("respawn", "1", "white"),
    "weapon": Sign("weapon"),
    "gadget": Sign("gadget"),
    "teleporter": Sign("teleporter"),
    "grate": Sign("grate"),
    "switch": Sign("switch", color="green"),
    "gallows": Sign("gallows"),
    "mouth": Sign("mouth"),
    "tentacle": Sign("tentacle"),
}
_DOORS = {
    **{f"{color}-door": Door(color) for color in _COLORS},
    "one-way-door": Door("red", "south"),
    "switch-door": Door("green", switch=True),
}
LEAD = "lead"  # leads to a map next to this one
_EDGES = ("window", "wall", "solid", LEAD)
SWATCHES = (*_SIGNS, *TERRAINS, *_DOORS, *_EDGES)

# Names in the legend that differ from the usual ones.
LABELS = {
    "weapon": say("weapon power-up"),
    "gadget": say("gadget power-up"),
    "mouth": say("beast's mouth"),
    "one-way-door": say("one-way door"),
    "switch-door": say("switch door"),
    "red-door": say("red door"),
    "green-door": say("green door"),
    "blue-door": say("blue door"),
}


def swatch(name: str, palette: Palette, shown: Sign | Door | None = None) -> list[Mark]:
    """Draw one of `SWATCHES` with its middle at the origin. `shown` is a variant of it."""
    if name in _SIGNS:
        sign = shown if isinstance(shown, Sign) else _SIGNS[name]
        size = min(SIZE, SWATCH - 1)
        return [placed(sign_symbol(sign, palette), -size / 2, -size / 2, size)]
    if name in _DOORS:
        door = shown if isinstance(shown, Door) else _DOORS[name]
        return [door_mark(0, -1.5 if door.way else 0, False, door, palette, 14.5)]
    if name in TERRAINS:
        side = SWATCH - 1.6
        return ground_marks(name, rect(-side / 2, -side / 2, side, side, r=1.6), palette)
    if name == LEAD:
        return [Group(tuple(lead_arrow(palette, 3.2)), matrix=translated(-2, 0))]
    if name == "window":
        return window_swatch(0, 0, palette)
    if name == "solid":
        return rock_swatch(0, 0, SWATCH - 2, palette)
    return [Path(line(-5, 0, 5, 0), stroke=Stroke(palette.map.wall, WALL_WIDTH))]


def swatches_in_use(board: Board) -> dict[str, Sign | Door | None]:
    """Return the features that the map shows, by name, each with a variant that is on the map."""
    signs: dict[str, Sign] = {}
    for place in board.places:
        for sign in signs_at(board, place):
            # A power-up in lava represents its kind only if there is no ordinary one.
            if sign.kind not in signs or signs[sign.kind].color == "lava":
                signs[sign.kind] = sign
    edges = [*board.west, *board.north]
    doors = [e.door for e in edges if e.door is not None]
    doors += board.square_doors.values()
    one_way = next((d for d in doors if d.way is not None), None)
    switched = next((d for d in doors if d.switch), None)
    terrains = {board.spots[p].terrain for p in board.places}
    solid = any(s.solid and not board.is_void(board.squares[p]) for p, s in enumerate(board.spots))
    found: dict[str, Sign | Door | None] = {n: signs[n] for n in _SIGNS if n in signs}
    found |= {t: None for t in TERRAINS if t in terrains}
    found |= {f"{c}-door": Door(c) for c in _COLORS if any(d.color == c for d in doors)}
    if one_way is not None:
        found["one-way-door"] = Door(one_way.color, "south")
    if switched is not None:
        found["switch-door"] = Door(switched.color, switch=True)
    if any(e.kind == "window" for e in edges):
        found["window"] = None
    found["wall"] = None
    if solid:
        found["solid"] = None
    if leads(board):
        found[LEAD] = None
    return found


def label_of(name: str, board: Board) -> Sentence | str:
    if name == LEAD:
        beside = dict.fromkeys(join.map.replace("-", " ").title() for join in board.maps[0].joins)
        return say("leads to {maps:and}", maps=tuple(beside))
    return LABELS.get(name, name)


def spoken_map(board: Board, window: Window) -> str:
    """Return the text for a screen reader about the window: its size and rooms, and the squares of
    each feature."""
    last_row, last_column = window.top + window.rows, window.left + window.columns

    def is_shown(square: int) -> bool:
        row, column = divmod(square, board.columns)
        return window.top <= row < last_row and window.left <= column < last_column

    first = window.top * board.columns + window.left
    last = (last_row - 1) * board.columns + last_column - 1
    size = say(
        "{columns} × {rows} squares, {first} to {square}", columns=window.columns, rows=window.rows,
        first=board.square_name(first), square=board.square_name(last),
    )  # fmt: skip
    lines = [translate(size)]
    zones = [
        room_title(name)
        for name, places in board.zones.items()
        if any(is_shown(board.squares[place]) for place in places)
    ]
    if zones:
        lines.append(translate(say("rooms: {names:and}", names=tuple(zones))))
    found: dict[str, list[str]] = {}
    for place in board.places:
        if not is_shown(board.squares[place]):
            continue
        name = board.name(place)
        for sign in signs_at(board, place):
            label = translate(label_of(sign.kind, board))
            words = f"{label} {sign.text}" if sign.kind == "respawn" else label
            found.setdefault(words, []).append(name)
        inside = board.square_doors.get(place)
        if inside is not None:
            label = translate(label_of(f"{inside.color}-door", board))
            found.setdefault(label, []).append(name)
        terrain = board.spots[place].terrain
        if terrain is not None:
            found.setdefault(translate(terrain), []).append(name)
    for parity, edges in enumerate((board.west, board.north)):
        for square, edge in enumerate(edges[: board.columns * board.rows]):
            if edge.door is not None and is_shown(square):
                label = translate(label_of(f"{edge.door.color}-door", board))
                found.setdefault(label, []).append(board.edge_name(2 * square + parity))
    lines += [f"{label}: {', '.join(names)}" for label, names in found.items()]
    return ". ".join(line[:1].upper() + line[1:] for line in lines) + "."


def legend_height(board: Board, width: float) -> float:
    rows = (_places(board, width)[-1][1] + 1) * _ROW
    return rows + (words_height(board, width, LEGEND_SIZE) + 2 if board.patches else 0)


def row_width(board: Board) -> float:
    """Return the width of the legend in one row."""
    return sum(_widths(board))


def _widths(board: Board) -> list[float]:
    labels = [translate(label_of(name, board)) for name in swatches_in_use(board)]
    return [_WORD + text_width(label, "regular", LEGEND_SIZE) + _APART for label in labels]


def _places(board: Board, width: float) -> list[tuple[float, int]]:
    """Return the left edge and row of each picture: one row as wide as its words, else columns."""
    widths = _widths(board)
    if sum(widths) <= width:
        spare = (width - sum(widths)) / len(widths)
        return [(sum(widths[:i]) + i * spare, 0) for i in range(len(widths))]
    per_row = max(1, int(width // _CELL))
    return [(i % per_row * width / per_row, i // per_row) for i in range(len(widths))]


def legend_marks(board: Board, palette: Palette, x: float, y: float, width: float) -> list[Mark]:
    """Draw rows of pictures and words. The top of the first row is at `y`."""
    lift = LEGEND_SIZE * CAP_HEIGHT * MM_PER_PT / 2
    lines: list[Mark] = []
    places = _places(board, width)
    for (name, shown), (at, row) in zip(swatches_in_use(board).items(), places, strict=True):
        left, middle = x + at, y + (row + 0.5) * _ROW
        picture = tuple(swatch(name, palette, shown))
        label = translate(label_of(name, board))
        word = Text(left + _WORD, middle + lift, label, "regular", LEGEND_SIZE, palette.ink)
        lines.append(list_item([Group(picture, matrix=translated(left + 8, middle)), word]))
    marks: list[Mark] = [tagged("L", lines)]
    if board.patches:
        below = y + (places[-1][1] + 1) * _ROW + 2
        marks += words_marks(board, palette, x, below, width, LEGEND_SIZE)
    return marks
