"""fragkit's own icons: one family on a grid of 24 units, with lines of one weight and round joins.

An icon is a few layers, each filled or drawn with the family's line. Holes come from even-odd
filling, so that an icon works on any ground. At 5 mm its lines are 0.6 mm wide. They are drawn in
`templates/drawings/icons.txt`. The game's logo is one of them, next to its name.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, MutableMapping
from typing import Literal, NamedTuple

from fragkit.press.graphics.marks import (
    MM_PER_PT,
    WHITE,
    Box,
    Color,
    Mark,
    Path,
    Shape,
    Stroke,
    Symbol,
    Text,
)
from fragkit.press.graphics.shapes import transformed
from fragkit.press.pictures.drawings import drawing, is_drawn, names
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width

GRID = 24.0
WEIGHT = 2.7  # units: 0.56 mm at 5 mm
_SOFT = 0.9  # a thin outline around filled layers that rounds their corners


class Layer(NamedTuple):
    shape: Shape
    filled: bool = True


Icon = tuple[Layer, ...]


class Icons(MutableMapping[str, Icon]):
    """The icons by name: those of fragkit, each read when it is needed, and those of packs."""

    def __init__(self) -> None:
        self._read: dict[str, Icon] = {}

    def __getitem__(self, name: str) -> Icon:
        if name not in self._read:
            layers = drawing("icon", name)
            self._read[name] = tuple([Layer(s.shape, s.tone == "fill") for s in layers])
        return self._read[name]

    def __contains__(self, name: object) -> bool:
        return name in self._read or is_drawn("icon", str(name))

    def __setitem__(self, name: str, icon: Icon) -> None:
        self._read[name] = icon

    def __delitem__(self, name: str) -> None:
        del self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*names("icon"), *self._read)))

    def __len__(self) -> int:
        return len({*names("icon"), *self._read})


ICONS = Icons()


def icon_marks(
    name: str, x: float, y: float, size: float, color: Color, weight: float | None = None
) -> tuple[Mark, ...]:
    """Draw the icon in a square of ``size`` mm. ``weight`` (mm) replaces the line's own width."""
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
) -> tuple[Mark, ...]:
    """Draw the icon with little ink: as thin lines, filled only with the color of paper.

    Filled layers are drawn twice as wide and then covered, so that overlapping ones have one
    outline and hide what is below.
    """
    scale = size / GRID
    place = (scale, 0.0, 0.0, scale, x, y)
    marks: list[Mark] = []
    for filled, run in itertools.groupby(ICONS[name], lambda layer: layer.filled):
        shapes = [transformed(layer.shape, place) for layer in run]
        width = 2 * weight if filled else weight
        marks += [Path(shape, stroke=Stroke(color, width)) for shape in shapes]
        if filled:
            marks += [Path(shape, fill=WHITE, even_odd=True) for shape in shapes]
    return tuple(marks)


def icon_in_ink(
    name: str, x: float, y: float, size: float, color: Color, low: bool, line: float
) -> tuple[Mark, ...]:
    """Draw the icon or, with low ink, its outline in lines of ``line`` mm."""
    if low:
        return outline_marks(name, x, y, size, color, line)
    return icon_marks(name, x, y, size, color)


LOW_LINE = 0.3  # mm: the outline that replaces a fill


def icon_symbol(name: str, color: Color, low: bool, size: float) -> Symbol:
    """Return a symbol that is drawn once in a document, however often it is used."""
    return _icon_symbol(name, color, low, round(size, 3))  # the same name means the same drawing


@functools.lru_cache(maxsize=512)
def _icon_symbol(name: str, color: Color, low: bool, size: float) -> Symbol:
    line = max(0.2, min(LOW_LINE, size * 0.05))
    marks = icon_in_ink(name, 0, 0, size, color, low, line)
    ink = "low" if low else "full"
    return Symbol(f"icon-{name}-{color[1:]}-{ink}-{size:.3f}", size, size, marks, margin=0.5)


@functools.cache
def icon_box(name: str) -> Box:
    """Return the part of its grid that an icon covers, with half a line's width around it."""
    xs: list[float] = []
    ys: list[float] = []
    for layer in ICONS[name]:
        reach = 0.45 if layer.filled else WEIGHT / 2
        for _, *numbers in layer.shape:
            xs += [x + d for x in numbers[0::2] for d in (-reach, reach)]
            ys += [y + d for y in numbers[1::2] for d in (-reach, reach)]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def forget_icons() -> None:
    """Clear the caches, because another library may have other icons."""
    _icon_symbol.cache_clear()
    icon_box.cache_clear()


NAME = "fragkit"
FACE = "display-steel"
_MARK = 1.5  # the mark's side, relative to the height of capitals
_GAP = 0.32


def brand_width(size: float) -> float:
    """Return the width of mark and name in millimeters, at a size in points."""
    cap = CAP_HEIGHT * size * MM_PER_PT
    return (_MARK + _GAP) * cap + text_width(NAME, FACE, size)


def brand_marks(
    x: float,
    base: float,
    size: float,
    color: Color,
    low: bool = False,
    anchor: Literal["start", "middle", "end"] = "start",
) -> tuple[Mark, ...]:
    """Draw the mark and the name on a line. ``x`` is where both together begin, have their center,
    or end."""
    cap = CAP_HEIGHT * size * MM_PER_PT
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * brand_width(size)
    side = _MARK * cap
    top = base - cap / 2 - side / 2
    mark = icon_in_ink("mark", left, top, side, color, low, 0.2)
    return (*mark, Text(left + side + _GAP * cap, base, NAME, FACE, size, color))
