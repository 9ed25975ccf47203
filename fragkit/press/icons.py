"""Our own icons: one family on a grid of 24 units, lines of one weight, round joins.

An icon is a few layers, each filled or drawn with the family's line; holes are left by
filling even-odd, so that an icon stands on any ground. At 5 mm its lines are 0.6 mm wide.
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

from fragkit.press.graphics.marks import Color, Mark, Path, Shape, Stroke
from fragkit.press.graphics.shapes import (
    arc,
    circle,
    ellipse,
    line,
    parse_shape,
    polygon,
    polyline,
    rect,
    regular_polygon,
    rotated,
    scaled,
    star,
    transformed,
    translated,
)

GRID = 24.0
WEIGHT = 2.7  # units: 0.56 mm at 5 mm
_SOFT = 0.9  # a thin outline around filled layers rounds their corners


class Layer(NamedTuple):
    shape: Shape
    filled: bool = True


Icon = tuple[Layer, ...]


def icon_marks(
    name: str, x: float, y: float, size: float, color: Color, weight: float | None = None
) -> tuple[Mark, ...]:
    """The icon in a square of ``size`` mm; ``weight`` (mm) replaces the line's own width."""
    scale = size / GRID
    place = (scale, 0.0, 0.0, scale, x, y)
    thick = WEIGHT * scale if weight is None else weight
    marks = []
    for layer in ICONS[name]:
        shape = transformed(layer.shape, place)
        if layer.filled:
            edge = Stroke(color, _SOFT * scale)
            marks.append(Path(shape, fill=color, stroke=edge, even_odd=True))
        else:
            marks.append(Path(shape, stroke=Stroke(color, thick)))
    return tuple(marks)


def outline_marks(
    name: str,
    x: float,
    y: float,
    size: float,
    color: Color,
    weight: float,
    paper: Color = "#ffffff",
) -> tuple[Mark, ...]:
    """The icon for little ink: thin lines, nothing filled but with paper.

    Filled layers are drawn twice as wide and then covered, so that what overlaps has one
    outline and hides what lies below.
    """
    scale = size / GRID
    place = (scale, 0.0, 0.0, scale, x, y)
    marks: list[Mark] = []
    for filled, run in itertools.groupby(ICONS[name], lambda layer: layer.filled):
        shapes = [transformed(layer.shape, place) for layer in run]
        width = 2 * weight if filled else weight
        marks += [Path(shape, stroke=Stroke(color, width)) for shape in shapes]
        if filled:
            marks += [Path(shape, fill=paper, even_odd=True) for shape in shapes]
    return tuple(marks)


def _fill(*shapes: Shape | str) -> Layer:
    return Layer(_joined(shapes))


def _line(*shapes: Shape | str) -> Layer:
    return Layer(_joined(shapes), filled=False)


def _joined(shapes: tuple[Shape | str, ...]) -> Shape:
    joined: Shape = ()
    for shape in shapes:
        joined += parse_shape(shape) if isinstance(shape, str) else shape
    return joined


def _turned(layers: Icon, degrees: float) -> Icon:
    matrix = rotated(degrees, 12, 12)
    return tuple(Layer(transformed(layer.shape, matrix), layer.filled) for layer in layers)


def _gear(teeth: int, outer: float, inner: float, hole: float) -> Layer:
    corners = []
    for i in range(teeth):
        middle = 360 / teeth * i - 90
        for reach, offset in ((inner, -15), (outer, -9.5), (outer, 9.5), (inner, 15)):
            a = math.radians(middle + offset * 8 / teeth)
            corners.append((12 + reach * math.cos(a), 12 + reach * math.sin(a)))
    return _fill(polygon(corners), circle(12, 12, hole))


_PIPS: dict[int, list[tuple[float, float]]] = {
    1: [(12, 12)],
    2: [(7.6, 16.4), (16.4, 7.6)],
    3: [(7.4, 16.6), (12, 12), (16.6, 7.4)],
    4: [(7.7, 7.7), (16.3, 7.7), (7.7, 16.3), (16.3, 16.3)],
    5: [(7.5, 7.5), (16.5, 7.5), (12, 12), (7.5, 16.5), (16.5, 16.5)],
    6: [(7.9, 6.9), (16.1, 6.9), (7.9, 12), (16.1, 12), (7.9, 17.1), (16.1, 17.1)],
}


def _die(pips: int, solid: bool) -> Icon:
    r = 2.3 if pips == 1 else 1.75
    dots = tuple(circle(x, y, r) for x, y in _PIPS[pips])
    if solid:
        # The soft edge eats into a hole, so holes are cut a little larger.
        holes = tuple(circle(x, y, r + 0.6) for x, y in _PIPS[pips])
        return (_fill(rect(2.5, 2.5, 19, 19, r=4.2), *holes),)
    return (_line(rect(3, 3, 18, 18, r=4)), _fill(*dots))


_FLAME = (
    "M 12.6 1.6 C 13.2 6.2 19.4 8.8 19.4 15 C 19.4 19.4 16.2 22.4 12 22.4"
    " C 7.8 22.4 4.6 19.4 4.6 15.2 C 4.6 11.6 6.6 9.4 7.6 7.2 C 8.8 8.2 9.4 9.4 9.6 10.8"
    " C 11.6 8.6 12.6 5.4 12.6 1.6 Z"
)
_FLAME_HEART = (
    "M 12.2 13 C 12.6 14.8 14.8 15.8 14.8 18 C 14.8 19.6 13.6 20.6 12.1 20.6"
    " C 10.5 20.6 9.3 19.5 9.3 17.9 C 9.3 16 11.4 15 12.2 13 Z"
)
_DROP = (
    "M 12 1.8 C 14.4 6.6 18.8 10 18.8 15.2 C 18.8 19.4 15.8 22.2 12 22.2"
    " C 8.2 22.2 5.2 19.4 5.2 15.2 C 5.2 10 9.6 6.6 12 1.8 Z"
)
_HEART = (
    "M 12 21 C 7 17 2.2 13.4 2.2 8.6 C 2.2 5.4 4.6 3.2 7.4 3.2 C 9.4 3.2 11.1 4.2 12 6"
    " C 12.9 4.2 14.6 3.2 16.6 3.2 C 19.4 3.2 21.8 5.4 21.8 8.6 C 21.8 13.4 17 17 12 21 Z"
)
_SPADE = (
    "M 12 2 C 14.4 6.4 20.8 9.2 20.8 14 C 20.8 16.6 18.8 18.2 16.7 18.2 C 15.1 18.2 13.8 17.4 13 16.2"
    " C 13.2 18.8 13.9 20.6 15.4 22 L 8.6 22 C 10.1 20.6 10.8 18.8 11 16.2"
    " C 10.2 17.4 8.9 18.2 7.3 18.2 C 5.2 18.2 3.2 16.6 3.2 14 C 3.2 9.2 9.6 6.4 12 2 Z"
)
_CLUB_STEM = "M 12 12 C 12 17 10.6 20 8.8 22 L 15.2 22 C 13.4 20 12 17 12 12 Z"
_SHIELD = "M 12 1.9 L 20.2 4.8 L 20.2 11 C 20.2 16.6 16.8 20.2 12 22.1 C 7.2 20.2 3.8 16.6 3.8 11 L 3.8 4.8 Z"
_WAVE = "M 2.4 {0} C 4.4 {1} 5.8 {1} 7.2 {0} C 8.8 {2} 10.4 {2} 12 {0} C 13.6 {1} 15.2 {1} 16.8 {0} C 18.2 {2} 19.6 {2} 21.6 {0}"
_CARD = rect(7, 3, 13, 18, r=2)


def _wave(y: float) -> str:
    return _WAVE.format(y, y - 2.4, y + 2.4)


_SKULL = (
    "M 12 1.8 C 6.2 1.8 2.6 5.8 2.6 11 C 2.6 14 4 16.2 6.4 17.4 L 6.4 20.4 C 6.4 21.4 7.2 22.2 8.2 22.2"
    " L 15.8 22.2 C 16.8 22.2 17.6 21.4 17.6 20.4 L 17.6 17.4 C 20 16.2 21.4 14 21.4 11"
    " C 21.4 5.8 17.8 1.8 12 1.8 Z"
)
_GUN = (
    "M 1.8 6.4 L 19.6 6.4 L 19.6 4.6 L 21.4 4.6 L 21.4 6.4 L 22.4 7.4 L 22.4 11.4 L 14.6 11.4"
    " L 13.8 15 L 9.6 15 L 8 20.4 L 2.6 20.4 L 4.6 12.6 L 1.8 11 Z"
)
_BOOT = (
    "M 6.2 2 L 13.8 2 L 14 10.2 C 15.4 12.6 21.6 12.4 21.8 16.8 L 21.8 18 L 11 18 L 9.6 16.6 L 8.4 18"
    " L 4 18 C 4 12 6.2 9 6.2 2 Z"
)
_WRENCH = (
    "M 20.9 6.3 L 17.4 9.6 L 14.4 9 L 13.8 6 L 17.3 2.6 C 14.6 1.7 11.6 2.6 10.1 5 C 9 6.8 8.9 8.7 9.6 10.5"
    " L 2.6 17.4 C 1.4 18.6 1.4 20.4 2.6 21.5 C 3.7 22.6 5.5 22.6 6.7 21.4 L 13.6 14.5"
    " C 15.4 15.1 17.4 14.9 19.1 13.7 C 21.4 12.1 22 9 20.9 6.3 Z"
)
_BULLET: Icon = (
    _fill("M 12 1.6 C 14.8 4.4 16.2 7 16.2 10.4 L 7.8 10.4 C 7.8 7 9.2 4.4 12 1.6 Z"),
    _fill(rect(7.8, 12.6, 8.4, 6)),
    _fill(rect(6.8, 20.6, 10.4, 1.8, r=0.6)),
)


def _fighter() -> Icon:
    body = "M 3 22.2 C 3 15.6 6.6 12.8 12 12.8 C 17.4 12.8 21 15.6 21 22.2 Z"
    return (_fill(circle(12, 6.6, 4.6)), _fill(body))


def _trefoil() -> Icon:
    blades = []
    for turn in (-90, 30, 150):
        inner = transformed(arc(0, 0, 4, turn + 30, turn - 30), translated(12, 12))
        outer = transformed(arc(0, 0, 10, turn - 30, turn + 30), translated(12, 12))
        blades.append((*outer, ("L", *inner[0][1:]), *inner[1:], ("Z",)))
    return (_fill(*blades), _fill(circle(12, 12, 1.9)))


def _mine() -> Icon:
    spikes = [transformed(line(12, 1.9, 12, 6), rotated(45 * i, 12, 12)) for i in range(8)]
    return (_line(*spikes), _fill(circle(12, 12, 6.4), circle(9.8, 9.8, 1.6)))


def _link() -> Icon:
    ring = rect(-3.4, -5.6, 6.8, 11.2, r=3.4)
    one = transformed(transformed(ring, rotated(45)), translated(8.2, 15.8))
    two = transformed(transformed(ring, rotated(45)), translated(15.8, 8.2))
    return (_line(one), _line(two))


ICONS: dict[str, Icon] = {
    # The game's own mark: a die on its tip, taken aim at.
    "mark": (
        _line("M 10.6 4.9 Q 12 3.5 13.4 4.9 L 19.1 10.6 Q 20.5 12 19.1 13.4 L 13.4 19.1 Q 12 20.5 10.6 19.1 L 4.9 13.4 Q 3.5 12 4.9 10.6 Z"),
        _line(line(12, 1.2, 12, 7.4), line(12, 16.6, 12, 22.8), line(1.2, 12, 7.4, 12), line(16.6, 12, 22.8, 12)),
        _fill(circle(12, 12, 2)),
    ),
    # Decks: the shape in the corner badge.
    "weapon": (
        _line(circle(12, 12, 7.2)),
        _fill(rect(10.9, 0.6, 2.2, 8), rect(10.9, 15.4, 2.2, 8), rect(0.6, 10.9, 8, 2.2), rect(15.4, 10.9, 8, 2.2)),
        _fill(circle(12, 12, 1.2)),
    ),
    "gadget": (_gear(8, 10.6, 7.8, 3.5),),
    "special": (_fill(star(12, 12.6, 11.2, 4.9, 5)),),
    "hex": (_line(regular_polygon(12, 12, 10.2, 6)), _fill("M 12 6.8 L 16 12 L 12 17.2 L 8 12 Z")),
    # Types of weapons.
    "flame": (_fill(_FLAME, _FLAME_HEART),),
    "energy": (_fill("M 14.2 1.8 L 4.6 13.6 L 10.8 13.6 L 8.6 22.2 L 19.4 9.4 L 13 9.4 L 16.4 1.8 Z"),),
    "ballistic": _turned(_BULLET, 40),
    "explosive": (_fill(star(12, 12, 11, 6, 10), circle(12, 12, 2.6)),),
    # Attributes and what the table counts.
    "health": (_fill(_HEART),),
    "speed": (_fill(_BOOT), _fill(rect(4, 20, 17.8, 2.2, r=0.5))),
    "accuracy": (_line(circle(12, 12, 9.2)), _line(circle(12, 12, 4.4)), _fill(circle(12, 12, 0.9))),
    "armor": (_line(_SHIELD), _fill("M 12 5 L 17.4 6.9 L 17.4 11 C 17.4 14.8 15.2 17.4 12 19 Z")),
    "ammo": (
        _line(rect(2.8, 10.4, 18.4, 11, r=2)),
        _fill(*(f"M {x} 9 L {x} 6 C {x} 3.8 {x + 1} 2.6 {x + 2} 2 C {x + 3} 2.6 {x + 4} 3.8 {x + 4} 6 L {x + 4} 9 Z" for x in (4, 10, 16))),
    ),
    "unlimited": (_line("M 12 12 C 9.4 8.6 7.8 7.4 5.9 7.4 C 3.5 7.4 1.9 9.5 1.9 12 C 1.9 14.5 3.5 16.6 5.9 16.6 C 7.8 16.6 9.4 15.4 12 12 C 14.6 8.6 16.2 7.4 18.1 7.4 C 20.5 7.4 22.1 9.5 22.1 12 C 22.1 14.5 20.5 16.6 18.1 16.6 C 16.2 16.6 14.6 15.4 12 12 Z"),),
    "range": (_line(line(2.4, 12, 21.6, 12)), _line(polyline([(6.6, 7.6), (2.2, 12), (6.6, 16.4)])), _line(polyline([(17.4, 7.6), (21.8, 12), (17.4, 16.4)]))),
    "blast": (_fill(*(rect(x, y, 5.6, 5.6, r=0.8) for x, y in ((9.2, 1.8), (1.8, 9.2), (16.6, 9.2), (9.2, 16.6)))), _fill(circle(12, 12, 1.5))),
    "sight": (_line("M 1.8 12 C 5 6.6 8.4 4.8 12 4.8 C 15.6 4.8 19 6.6 22.2 12 C 19 17.4 15.6 19.2 12 19.2 C 8.4 19.2 5 17.4 1.8 12 Z"), _fill(circle(12, 12, 3.3))),
    "time": (_line(circle(12, 12, 9.4)), _line(polyline([(12, 6.6), (12, 12), (15.6, 14.4)]))),
    "frag": (_fill(_SKULL, ellipse(8, 11.4, 2.5, 2.8), ellipse(16, 11.4, 2.5, 2.8), "M 12 14.4 L 13.5 17.2 L 10.5 17.2 Z"),),
    "fighter": _fighter(),
    "crown": (_fill("M 2.4 6 L 7.6 11 L 12 3.6 L 16.4 11 L 21.6 6 L 19.8 17 L 4.2 17 Z"), _fill(rect(4.2, 19.2, 15.6, 2.6, r=0.6))),
    "card": (_line(_CARD), _line("M 3.4 6.6 L 3.4 17.4")),
    "draw": (_line(_CARD), _line("M 3.4 6.6 L 3.4 17.4"), _fill("M 13.5 7 L 17 11.6 L 14.6 11.6 L 14.6 17 L 12.4 17 L 12.4 11.6 L 10 11.6 Z")),
    "discard": (_line(_CARD), _line("M 3.4 6.6 L 3.4 17.4"), _line(line(10.8, 9.3, 16.2, 14.7), line(16.2, 9.3, 10.8, 14.7))),
    # Counters and things on the map.
    "blood": (_fill(_DROP, "M 9.6 11.6 C 7.6 14.6 8.2 18 11.4 19.8 C 6.6 19.4 5.4 14.4 9.6 11.6 Z"),),
    "gun": (_fill(_GUN, rect(16.6, 8.2, 3.4, 1.2)),),
    "bow": (
        _line("M 5.4 2.4 C 16.6 4.6 19.4 7.4 21.6 18.6"),
        _line(polyline([(5.4, 2.4), (9.6, 14.4), (21.6, 18.6)])),
        _line(line(3.4, 20.6, 15.6, 8.4)),
        _fill("M 19.4 4.6 L 18 10 L 14 6 Z"),
    ),
    "wrench": (_fill(_WRENCH, circle(4.7, 19.4, 0.9)),),
    "link": _link(),
    "barrel": (
        _line("M 6.6 3 L 17.4 3 C 19.6 8.6 19.6 15.4 17.4 21 L 6.6 21 C 4.4 15.4 4.4 8.6 6.6 3 Z"),
        _line(line(5.6, 8, 18.4, 8), line(5.6, 16, 18.4, 16)),
        _fill(circle(12, 12, 1.1)),
    ),
    "napalm": (
        _fill(transformed(parse_shape(_FLAME), scaled(0.72, 0.72, 12, 1.6)), transformed(parse_shape(_FLAME_HEART), scaled(0.72, 0.72, 12, 1.6))),
        _line("M 5.6 16.6 C 3.4 17.2 2.2 18 2.2 19 C 2.2 21 6.6 22 12 22 C 17.4 22 21.8 21 21.8 19 C 21.8 18 20.6 17.2 18.4 16.6"),
    ),
    "mine": _mine(),
    "radiation": _trefoil(),
    "flag": (_line(line(5, 2.2, 5, 22)), _fill("M 6.6 3 C 11 0.8 14.6 6 20.8 3.6 L 20.8 13.4 C 14.6 15.8 11 10.6 6.6 12.8 Z")),
    "base": (_fill("M 3 3 L 7 3 L 7 6 L 10 6 L 10 3 L 14 3 L 14 6 L 17 6 L 17 3 L 21 3 L 21 11 L 19 12.6 L 19 21.6 L 5 21.6 L 5 12.6 L 3 11 Z", "M 9.6 21.6 L 9.6 16.6 C 9.6 13.6 14.4 13.6 14.4 16.6 L 14.4 21.6 Z"),),
    "door": (_line("M 5 21.6 L 5 2.4 L 19 2.4 L 19 21.6"), _line(line(2.2, 21.6, 21.8, 21.6)), _fill(circle(14.6, 12.4, 1.2))),
    "held": (
        _line("M 6 2.4 L 18 2.4 L 18 5 C 18 8.6 13.4 9.6 13.4 12 C 13.4 14.4 18 15.4 18 19 L 18 21.6 L 6 21.6 L 6 19 C 6 15.4 10.6 14.4 10.6 12 C 10.6 9.6 6 8.6 6 5 Z"),
        _fill("M 8.6 19.4 C 8.8 17.4 11 16.6 12 15.4 C 13 16.6 15.2 17.4 15.4 19.4 Z"),
    ),
    "teleport": (_line(arc(12, 12, 9.6, -60, 210)), _line(arc(12, 12, 5.2, 120, 390)), _fill(circle(12, 12, 1.3))),
    "respawn": (_line(arc(12, 12, 8.8, -40, 250)), _fill("M 22 2.6 L 21.6 11.4 L 13.8 8 Z")),
    "water": (_line(_wave(6)), _line(_wave(12)), _line(_wave(18))),
    "acid": (_line("M 9 2.4 L 9 9 L 3.4 18.4 C 2.6 20 3.6 21.6 5.2 21.6 L 18.8 21.6 C 20.4 21.6 21.4 20 20.6 18.4 L 15 9 L 15 2.4"), _line(line(6.8, 2.4, 17.2, 2.4)), _fill(circle(9.6, 17.4, 1.6), circle(14.2, 15.6, 1.1))),
    "lava": (_fill(transformed(parse_shape(_FLAME), scaled(0.62, 0.62, 12, 1.6))), _line(_wave(20))),
    "grate": (_line(rect(2.8, 2.8, 18.4, 18.4, r=2)), _line(line(8.9, 4, 8.9, 20), line(15.1, 4, 15.1, 20))),
    "switch": (_line(rect(3, 13.4, 18, 8, r=2)), _line(line(12, 13, 17, 4.6)), _fill(circle(17.4, 4.2, 2.4))),
    # Suits, which the font lacks.
    "spades": (_fill(_SPADE),),
    "hearts": (_fill(_HEART),),
    "diamonds": (_fill("M 12 1.8 C 14 5.4 16.8 9 20 12 C 16.8 15 14 18.6 12 22.2 C 10 18.6 7.2 15 4 12 C 7.2 9 10 5.4 12 1.8 Z"),),
    "clubs": (_fill(circle(12, 6.6, 4.5)), _fill(circle(6.6, 14, 4.5)), _fill(circle(17.4, 14, 4.5)), _fill(_CLUB_STEM)),
    "joker": (_fill("M 3 17.4 C 1.8 12 3 8 6.6 6 C 7.4 8.6 9 10.4 10.2 11 C 10 7 12 3.6 16 3 C 15.4 6.4 15.6 9 16.6 10.6 C 18 9.6 19.6 9.4 21.4 10 C 19 12.4 18.6 15 18.8 17.4 Z"), _fill(rect(4, 19.4, 14.4, 2.4, r=0.8))),
    **{f"die-{n}": _die(n, solid=False) for n in range(1, 7)},
    **{f"dice-{n}": _die(n, solid=True) for n in range(1, 7)},
}  # fmt: skip

# The model's own words for shapes of decks and kinds of counters.
ICONS |= {
    "reticle": ICONS["weapon"],
    "gear": ICONS["gadget"],
    "star": ICONS["special"],
    "suit": ICONS["spades"],
    "heart": ICONS["health"],
    "weapon-pair": ICONS["gun"],
    "hanged": (
        _line("M 4 22 L 4 2.6 L 15.4 2.6 L 15.4 7"),
        _line("M 4 8.6 L 9.6 2.6"),
        _line(ellipse(15.4, 11.4, 3.2, 4.2)),
        _line("M 2 22 L 21.6 22"),
    ),
}
# A die's face without a number said is the five: it reads as a die at any size.
ICONS["die"] = ICONS["dice-5"]
