"""Symbols in squares: power-ups, respawns, teleporters and others.

A symbol fills 60 % of a square, centered and upright. Several symbols share the square, and a half
square has a smaller one. A map's own ground gets a tint and a texture, with its words below.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

from fragkit.board.board import Board
from fragkit.model.map import Patch
from fragkit.model.text import ground_text, plain
from fragkit.press.graphics.marks import (
    MM_PER_PT,
    Mark,
    Path,
    Pattern,
    Shape,
    Stroke,
    Symbol,
    Text,
    Use,
    mixed,
)
from fragkit.press.graphics.marks import Path as Drawn
from fragkit.press.graphics.shapes import (
    arc,
    circle,
    line,
    parse_shape,
    polyline,
    rect,
    regular_polygon,
    transformed,
)
from fragkit.press.maps.floor import SQUARE, cells_where, place_shape, region
from fragkit.press.pictures.icons import icon_marks
from fragkit.press.themes.theme import Palette
from fragkit.press.typography.fonts import CAP_HEIGHT, missing, text_width

SIZE = 0.6 * SQUARE
_LINE = 0.75  # mm: the usual line at full size


@dataclass(frozen=True, slots=True)
class Sign:
    """One symbol: its kind and its variable parts."""

    kind: str
    text: str = ""  # a respawn's number
    color: str = ""  # number of a respawn or a switch; "lava" for a power-up in lava


def signs_at(board: Board, place: int) -> list[Sign]:
    spot = board.spots[place]
    found: list[Sign] = []
    if spot.respawn is not None:
        color = next((r.color for r in board.respawns if r.place == place), "white")
        found.append(Sign("respawn", str(spot.respawn), color))
    if spot.power is not None:
        found.append(Sign(spot.power, color="lava" if spot.terrain == "lava" else ""))
    for feature in ("teleporter", "switch", "gallows", "mouth", "tentacle", "grate"):
        if feature in spot.features:
            color = str(board.switches.get(place, "")) if feature == "switch" else ""
            found.append(Sign(feature, color=color))
    return found


def symbol_marks(board: Board, palette: Palette) -> list[Mark]:
    marks: list[Mark] = []
    drawn: dict[Sign, Symbol] = {}
    for place in board.places:
        signs = signs_at(board, place)
        if not signs:
            continue
        x, y, room = _room(board, place)
        for sign, (dx, dy, size) in zip(signs, _spread(len(signs), room), strict=True):
            if sign not in drawn:
                drawn[sign] = sign_symbol(sign, palette)
            marks.append(placed(drawn[sign], x + dx - size / 2, y + dy - size / 2, size))
    return marks


def _room(board: Board, place: int) -> tuple[float, float, float]:
    """Return the middle of a place and the size of one symbol there."""
    x, y = (board.column(place) + 0.5) * SQUARE, (board.row(place) + 0.5) * SQUARE
    cut = board.cuts.get(board.squares[place])
    if not cut:
        return x, y, SIZE
    away = SQUARE * 0.19
    first = board.half(place) == "a"
    right = (cut == "/") != first
    return x + (away if right else -away), y + (-away if first else away), SIZE * 0.62


def _spread(count: int, room: float) -> list[tuple[float, float, float]]:
    if count == 1:
        return [(0.0, 0.0, room)]
    if count == 2:
        small = room * 0.72
        return [(-room * 0.38, 0.0, small), (room * 0.38, 0.0, small)]
    small = room * 0.62
    third = [(0.0, -room * 0.34, small), (-room * 0.36, room * 0.32, small)]
    return [*third, *[(room * 0.36, room * 0.32, small)] * (count - 2)]


def placed(symbol: Symbol, x: float, y: float, size: float) -> Use:
    scale = size / SIZE
    return Use(symbol, x, y) if scale == 1 else Use(symbol, x, y, (scale, 0, 0, scale, 0, 0))


def sign_symbol(sign: Sign, palette: Palette) -> Symbol:
    """Draw the symbol in a box of `SIZE`."""
    marks = _DRAWN[sign.kind](sign, palette)
    # One document may contain maps of several themes, so the drawing's name includes the mark.
    drawn = f"{crc32(repr(marks).encode()):08x}"
    parts = ["map", sign.kind, sign.text, sign.color, "" if palette.fills else "low", drawn]
    return Symbol("-".join(p for p in parts if p), SIZE, SIZE, tuple(marks), margin=1.0)


# -- the family ------------------------------------------------------------------

_MID = SIZE / 2


def _grown(shape: Shape | str) -> Shape:
    """Return a shape that was drawn on a grid of 24 units, scaled to full size."""
    drawn = parse_shape(shape) if isinstance(shape, str) else shape
    return transformed(drawn, (SIZE / 24, 0, 0, SIZE / 24, 0, 0))


def _badge(shape: Shape, icon: str, color: str, palette: Palette) -> list[Mark]:
    """Draw a filled shape with its icon left white, or with low ink, an outline."""
    inner = SIZE * 0.62
    at = (SIZE - inner) / 2
    if palette.fills:
        return [
            Path(shape, fill=color, stroke=Stroke(palette.paper, 0.6)),
            *icon_marks(icon, at, at, inner, palette.paper),
        ]
    return [
        Path(shape, fill=palette.paper, stroke=Stroke(color, _LINE)),
        *icon_marks(icon, at, at, inner, color, weight=0.5),
    ]


def _weapon(sign: Sign, palette: Palette) -> list[Mark]:
    """Draw a weapon power-up (art.symbol.weapon): a disc with the four ticks of a reticle. In lava,
    it has another color (art.color.lava.power)."""
    color = palette.map.on_lava if sign.color == "lava" else palette.deck("weapon").mark
    ticks: Shape = ()
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        ticks += line(_MID + dx * 6.2, _MID + dy * 6.2, _MID + dx * 7.5, _MID + dy * 7.5)
    return [
        Path(ticks, stroke=Stroke(color, 1.3)),
        *_badge(circle(_MID, _MID, 6.5), "gun", color, palette),
    ]


def _gadget(sign: Sign, palette: Palette) -> list[Mark]:
    """Draw a gadget power-up (art.symbol.gadget): an eight-sided nut. In lava, it has another color
    (art.color.lava.power)."""
    color = palette.map.on_lava if sign.color == "lava" else palette.deck("gadget").mark
    return _badge(regular_polygon(_MID, _MID, 7.4, 8, turn=22.5), "wrench", color, palette)


def _respawn(sign: Sign, palette: Palette) -> list[Mark]:
    """Draw a respawn square: a white number on a dark disc (spawn.white), or a red number in a red
    ring (spawn.red)."""
    size = 30.0 if len(sign.text) == 1 else 23.0
    baseline = _MID + size * MM_PER_PT * CAP_HEIGHT / 2
    red = sign.color == "red"
    color = palette.doors.get("red", "#c62828") if red else palette.map.symbol
    ring = Path(circle(_MID, _MID, 7.4), fill=palette.paper, stroke=Stroke(color, 0.5))
    if red or not palette.fills:
        inner = Path(circle(_MID, _MID, 6.3), stroke=Stroke(color, 1.1 if red else 0.5))
        number = Text(_MID, baseline, sign.text, "black", size, color, "middle")
    else:
        inner = Path(circle(_MID, _MID, 6.5), fill=color)
        number = Text(_MID, baseline, sign.text, "black", size, palette.paper, "middle")
    return [ring, inner, number]


def _teleporter(sign: Sign, palette: Palette) -> list[Mark]:
    """Draw a teleporter (art.symbol.teleporter): rings that open toward each other around a
    spark."""
    color = palette.deck("special").mark
    pale = mixed(color, palette.paper, 0.86)
    ground = [Path(circle(_MID, _MID, 7.2), fill=pale)] if palette.fills else []
    return [
        *ground,
        Path(arc(_MID, _MID, 7.0, -65, 65) + arc(_MID, _MID, 7.0, 115, 245),
             stroke=Stroke(color, 1.1)),
        Path(arc(_MID, _MID, 4.6, 25, 155) + arc(_MID, _MID, 4.6, 205, 335),
             stroke=Stroke(color, 1.0)),
        Path(_spark(_MID, _MID, 2.5), fill=color),
    ]  # fmt: skip


def _spark(x: float, y: float, r: float) -> Shape:
    k = r * 0.22
    return parse_shape(
        f"M {x} {y - r} L {x + k} {y - k} L {x + r} {y} L {x + k} {y + k} "
        f"L {x} {y + r} L {x - k} {y + k} L {x - r} {y} L {x - k} {y - k} Z"
    )


def _grate(sign: Sign, palette: Palette) -> list[Mark]:
    """Draw a grate (art.symbol.grate)."""
    color = mixed(palette.map.symbol, palette.paper, 0.25)
    slots: Shape = ()
    for i in range(5):
        slots += rect(2.3 + i * 2.25, 2.6, 1.1, SIZE - 5.2, r=0.55)
    frame = rect(0.5, 0.5, SIZE - 1, SIZE - 1, r=1.6)
    marks: list[Mark] = []
    if palette.fills:
        marks.append(Path(frame, fill=mixed(color, palette.paper, 0.82)))
        marks.append(Path(slots, fill=color))
    else:
        marks.append(Path(slots, stroke=Stroke(color, 0.35)))
    return [*marks, Path(frame, stroke=Stroke(color, 0.6))]


def _switch(sign: Sign, palette: Palette) -> list[Mark]:
    color = palette.doors.get(sign.color, palette.map.symbol)
    letter = sign.color[:1].upper()
    base = rect(1.6, 9.2, SIZE - 3.2, 5.2, r=1.2)
    lever = line(_MID, 9.2, _MID + 3.6, 2.9)
    knob = circle(_MID + 3.9, 2.5, 1.7)
    fill = color if palette.fills else palette.paper
    ink = palette.paper if palette.fills else color
    return [
        Path(lever, stroke=Stroke(color, 1.2)),
        Path(knob, fill=fill, stroke=Stroke(color, 0.6)),
        Path(base, fill=fill, stroke=Stroke(color, 0.6)),
        Text(_MID, 13.1, letter, "black", 10, ink, "middle"),
    ]


def _gallows(sign: Sign, palette: Palette) -> list[Mark]:
    color = palette.map.symbol
    frame = _grown("M 3 22 L 13 22 M 6.4 22 L 6.4 2.4 L 18 2.4 M 6.4 8 L 11.6 2.4")
    rope = _grown("M 17 2.4 L 17 9.6")
    noose = _grown("M 17 9.6 C 13.6 10.6 13.2 16.2 17 16.6 C 20.8 16.2 20.4 10.6 17 9.6 Z")
    # On gray ground, as in the rulebook (art.color.gallows).
    gray = mixed(palette.map.symbol, palette.paper, 0.78)
    ground = Path(rect(0.2, 0.2, SIZE - 0.4, SIZE - 0.4, r=1.6), fill=gray)
    return [
        *((ground,) if palette.fills else ()),
        Path(frame, stroke=Stroke(color, 1.2)),
        Path(rope + noose, stroke=Stroke(color, 0.7)),
    ]


def _tentacle(sign: Sign, palette: Palette) -> list[Mark]:
    """Draw a tentacle of a beast (art.symbol.beast)."""
    color = palette.deck("hex").mark
    arm = _grown(
        "M 5 22 C 3 15 6 11 11 10.4 C 16 9.8 17.4 5.4 13.4 4.6 C 11 4.2 10.2 7 12.4 7.4 "
        "C 10.6 9.4 8 7.4 8.6 4.8 C 9.4 1.4 15 0.8 18 3.4 C 22.4 7.4 20 13.6 14.4 15.2 "
        "C 11.4 16 11 18.6 12 22 Z"
    )
    cups = _grown(
        circle(16.6, 11, 1.1)
        + circle(12.2, 13.4, 1.1)
        + circle(18.2, 7, 1.0)
        + circle(8.9, 16.2, 1.2)
    )
    if palette.fills:
        return [
            Path(arm, fill=color, stroke=Stroke(palette.paper, 0.5)),
            Path(cups, fill=palette.paper),
        ]
    return [
        Path(arm, fill=palette.paper, stroke=Stroke(color, 0.6)),
        Path(cups, stroke=Stroke(color, 0.4)),
    ]


def _mouth(sign: Sign, palette: Palette) -> list[Mark]:
    """Draw the mouth of a beast (art.symbol.beast): a round maw with teeth all around."""
    color = palette.deck("hex").mark
    teeth: list[tuple[float, float]] = []
    count = 14
    for i in range(2 * count):
        angle = math.radians(180 * i / count)
        reach = 6.2 if i % 2 == 0 else 3.6
        teeth.append((_MID + reach * math.cos(angle), _MID + reach * math.sin(angle)))
    maw = (*polyline(teeth), ("Z",))
    if palette.fills:
        return [
            Path(circle(_MID, _MID, 7.3), fill=color),
            Path(circle(_MID, _MID, 6.2), fill=palette.paper),
            Path(maw, fill=palette.map.wall),
        ]
    return [
        Path(circle(_MID, _MID, 7.3), fill=palette.paper, stroke=Stroke(color, _LINE)),
        Path(maw, stroke=Stroke(color, 0.5)),
    ]


_DRAWN = {
    "weapon": _weapon,
    "gadget": _gadget,
    "respawn": _respawn,
    "teleporter": _teleporter,
    "grate": _grate,
    "switch": _switch,
    "gallows": _gallows,
    "tentacle": _tentacle,
    "mouth": _mouth,
}


# Far from acid, water and lava, and from each other.
TINTS = ("#8452a8", "#a8772a", "#2f7f63", "#a83f5f", "#4658a6", "#6f6147")
_INSET, _RADIUS = 1.5, 3.2
_SIGN = 15.0  # pt
SWATCH = 9.4  # mm
LINE = 5.4  # mm between lines of text


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
    """Return one of six textures, so that kinds of ground differ even without color."""
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
    """Draw each kind of ground, with its swatch, its name and its effects."""
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
