"""Ground of a map's own as it is printed: a tint and a texture on the floor, its words below."""

from __future__ import annotations

from functools import lru_cache

from fragkit.board.board import Board
from fragkit.model.map import Patch
from fragkit.model.text import ground_text, plain
from fragkit.press.graphics.colors import mixed
from fragkit.press.graphics.marks import MM_PER_PT, Mark, Pattern, Shape, Stroke, Text
from fragkit.press.graphics.marks import Path as Drawn
from fragkit.press.graphics.shapes import circle, line, rect
from fragkit.press.maps.contour import region
from fragkit.press.maps.floor import SQUARE, cells_where, place_shape
from fragkit.press.themes.theme import Palette
from fragkit.press.typography.fonts import CAP_HEIGHT, missing, text_width

# Far from acid, water and lava, and from each other.
TINTS = ("#8452a8", "#a8772a", "#2f7f63", "#a83f5f", "#4658a6", "#6f6147")
_INSET, _RADIUS = 1.5, 3.2
_SIGN = 15.0  # pt
SWATCH = 9.4  # mm
LINE = 5.4  # mm between lines of words


def patches_of(board: Board) -> list[Patch]:
    """Return each kind of custom ground once, in the order in which the maps name them."""
    return [patch for part in board.parts for patch in part.map.patches]


def patch_marks(board: Board, palette: Palette) -> list[Mark]:
    marks: list[Mark] = []
    for index, patch in enumerate(patches_of(board)):
        places = [p for p, there in board.patches.items() if any(one is patch for one in there)]
        whole = {p for p in places if board.squares[p] not in board.cuts}
        shape = region(cells_where(board, whole), SQUARE, _INSET, _RADIUS)
        for place in sorted(set(places) - whole):
            shape += place_shape(board, place, _INSET)
        marks += _ground(shape, patch, index, palette)
        for place in places if _is_shown(patch) else ():
            x, y = board.column(place) * SQUARE, board.row(place) * SQUARE
            if board.half(place) == "b":
                x, y = x + SQUARE / 2, y + SQUARE / 2
            marks.append(_sign(x + 5.0, y + 8.2, patch, index, palette))
    return marks


def _is_shown(patch: Patch) -> bool:
    return bool(patch.sign) and not missing(patch.sign, "black")


def _ground(shape: Shape, patch: Patch, index: int, palette: Palette) -> list[Mark]:
    tint = patch.ground.color or TINTS[index % len(TINTS)]
    marks: list[Mark] = []
    if palette.fills:
        marks.append(Drawn(shape, fill=mixed(tint, palette.map.floor, 0.74), even_odd=True))
    quiet = mixed(tint, palette.map.floor, 0.45 if palette.fills else 0.25)
    marks.append(Drawn(shape, fill=_texture(index, quiet), even_odd=True))
    marks.append(Drawn(shape, stroke=Stroke(tint, 0.55, (2.4, 1.2))))
    return marks


def _texture(index: int, color: str) -> Pattern:
    """Return one of six textures, so that kinds of ground differ without color."""
    kind = index % 6
    shape: Shape = ()
    match kind:
        case 0:
            shape = line(1.2, 4.8, 3.0, 1.4) + line(5.2, 6.4, 7.0, 3.0)
        case 1:
            shape = line(0, 2, 8.0, 2) + line(0, 6, 3.6, 6)
        case 2:
            shape = circle(2, 2, 0.8) + circle(6, 6, 0.8)
        case 3:
            shape = line(1, 1, 3, 3) + line(3, 1, 1, 3) + line(5, 5, 7, 7) + line(7, 5, 5, 7)
        case 4:
            shape = line(2, 1, 2, 5) + line(6, 4, 6, 8)
        case _:
            shape = line(0, 4, 2, 2) + line(2, 2, 4, 4) + line(4, 4, 6, 2) + line(6, 2, 8, 4)
    stroke = Stroke(color, 0.45)
    return Pattern(f"own-{kind}-{color[1:]}", 8.0, 8.0, (Drawn(shape, stroke=stroke),))


def _sign(x: float, y: float, patch: Patch, index: int, palette: Palette) -> Text:
    tint = patch.ground.color or TINTS[index % len(TINTS)]
    return Text(x, y, patch.sign, "black", _SIGN, mixed(tint, palette.ink, 0.6), "middle")


# -- below the map ---------------------------------------------------------------


def words_height(board: Board, width: float, size: float) -> float:
    lines = [len(_wrapped(patch, width, size)) for patch in patches_of(board)]
    return sum(max(count * LINE, SWATCH) + 3.0 for count in lines)


def words_marks(
    board: Board, palette: Palette, x: float, y: float, width: float, size: float
) -> list[Mark]:
    """Draw each kind of ground: its swatch, its name, its effects."""
    marks: list[Mark] = []
    for index, patch in enumerate(patches_of(board)):
        lines = _wrapped(patch, width, size)
        left = x + 8 - SWATCH / 2
        marks += _ground(rect(left, y, SWATCH, SWATCH, r=1.6), patch, index, palette)
        if _is_shown(patch):
            marks.append(_sign(x + 8, y + SWATCH / 2 + 1.9, patch, index, palette))
        lift = size * CAP_HEIGHT * MM_PER_PT
        first = y + (SWATCH - lift) / 2 + lift if len(lines) == 1 else y + lift
        name = f"{patch.name}. "
        for number, text in enumerate(lines):
            at = first + number * LINE
            if number == 0:
                marks.append(Text(x + 17, at, name.strip(), "bold", size, palette.ink))
                start = x + 17 + text_width(name, "bold", size)
                marks.append(Text(start, at, text, "regular", size, palette.ink))
            else:
                marks.append(Text(x + 17, at, text, "regular", size, palette.ink))
        y += max(len(lines) * LINE, SWATCH) + 3.0
    return marks


@lru_cache(maxsize=64)
def _words(patch_words: str, name: str, width: float, size: float) -> tuple[str, ...]:
    lines: list[str] = []
    room = width - 19 - text_width(f"{name}. ", "bold", size)
    current = ""
    for word in patch_words.split():
        longer = f"{current} {word}".strip()
        if current and text_width(longer, "regular", size) > room:
            lines.append(current)
            current, room = word, width - 19
        else:
            current = longer
    return (*lines, current)


def _wrapped(patch: Patch, width: float, size: float) -> tuple[str, ...]:
    return _words(plain(ground_text(patch.ground)), patch.name, width, size)
