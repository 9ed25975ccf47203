"""The ornaments of a theme: its tape, its bands, its backs and its floor.

The shapes depend on the box that they fill, so they are code and not drawings.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from typing import NamedTuple

from fragkit.press.graphics.marks import (
    Box,
    Color,
    Group,
    Mark,
    Path,
    Pattern,
    Point,
    Shape,
    Stroke,
    Symbol,
    mixed,
)
from fragkit.press.graphics.shapes import (
    box_rect,
    circle,
    line,
    parse_shape,
    polygon,
    polyline,
    rect,
)

LOW = 0.2  # mm: every line with low ink
EDGE = 6.0  # mm: the edge around a map
BROAD = 50.0  # mm: the header if there is no value and suit beside it


class Inks(NamedTuple):
    """The colors of an ornament. With low ink, only lines in ``main`` are drawn."""

    main: Color
    dark: Color
    soft: Color  # on the panel, low contrast
    paper: Color
    accent: Color
    pattern: Color  # on a back
    low: bool = False

    @property
    def shade(self) -> Color:
        """Return the color of a band's texture. It is darker than the band, so that a title on it
        is easier to read."""
        return mixed(self.main, self.dark, 0.5)

    def filled(self, shape: Shape, color: Color) -> Mark:
        if self.low:
            return Path(shape, stroke=Stroke(self.main, LOW))
        return Path(shape, fill=color)

    def lined(self, shape: Shape, color: Color, width: float) -> Mark:
        if self.low:
            return Path(shape, stroke=Stroke(self.main, LOW))
        return Path(shape, stroke=Stroke(color, width))


class Ornaments(ABC):
    """The parts of a theme that are drawn into a box. Each place has a class."""

    @abstractmethod
    def tape(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw a strip between two parts of a page."""

    @abstractmethod
    def band(self, box: Box, inks: Inks, ends: bool) -> tuple[Mark, ...]:
        """Draw the texture of a header without touching the title. If it ``ends`` at the card's
        edge, draw its right end."""

    @abstractmethod
    def back(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw a card's back from edge to edge, 63 × 88 mm, so that neighbors join."""

    @abstractmethod
    def floor(self, color: str, square: float) -> Pattern:
        """Return the pattern of a map's floor, which is as large as a square."""

    @abstractmethod
    def edge(self, color: str) -> Pattern:
        """Return the pattern of a map's edge, which measures `EDGE` mm."""


class Plates(Ornaments):
    """The steel arena: plates, rivets, cut corners."""

    def tape(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw a bar fastened with rivets."""
        h = box.height
        bar = rect(box.x, box.y + h * 0.2, box.width, h * 0.6, h * 0.3)
        rivets: Shape = ()
        count = max(2, round(box.width / (6 * h)))
        for i in range(count):
            rivets += circle(
                box.x + h + (box.width - 2 * h) * i / (count - 1), box.y + h / 2, h * 0.17
            )
        return (inks.filled(bar, inks.main), inks.filled(rivets, inks.paper))

    def band(self, box: Box, inks: Inks, ends: bool) -> tuple[Mark, ...]:
        """Draw rivets in the corners of the last plate, and a seam before it."""
        if not ends:
            return (
                inks.lined(line(box.x, box.bottom - 1, box.right, box.bottom - 1), inks.shade, 0.5),
            )
        seam = box.right - 9
        rivets: Shape = ()
        for x in (seam + 2.2, box.right - 3.2):
            for y in (box.y + 3.2, box.bottom - 3.2):
                rivets += circle(x, y, 0.62)
        lines = line(seam, box.y, seam, box.bottom)
        return (inks.lined(lines, inks.shade, 0.7), inks.filled(rivets, inks.paper))

    def back(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw plates of 21 × 22 mm, staggered like bricks, with a rivet in every corner."""
        seams: Shape = ()
        rivets: Shape = ()
        for row in range(-1, 6):
            y = row * 22.0 + 3
            seams += line(box.x, y, box.right, y)
            shift = 10.5 if row % 2 else 0.0
            for column in range(-1, 5):
                x = column * 21.0 + shift + 3
                seams += line(x, y, x, y + 22)
                for dx in (-1.8, 1.8):
                    for dy in (1.8, 20.2):
                        rivets += circle(x + dx, y + dy, 0.55)
        return (inks.lined(seams, inks.pattern, 0.7), inks.filled(rivets, inks.pattern))

    def floor(self, color: str, square: float) -> Pattern:
        """Draw plates with rivets near their corners."""
        dots: Shape = ()
        for x in (2.0, square - 2.0):
            for y in (2.0, square - 2.0):
                dots += circle(x, y, 0.42)
        return Pattern(
            f"plates-{color[1:]}", square, square, (Path(dots, stroke=Stroke(color, 0.3)),)
        )

    def edge(self, color: str) -> Pattern:
        """Draw tread plate: short crossed bars."""
        bars = line(0.8, 2.2, 2.2, 0.8) + line(3.8, 0.8, 5.2, 2.2)
        bars += line(0.8, 3.8, 2.2, 5.2) + line(3.8, 5.2, 5.2, 3.8)
        return Pattern(f"tread-{color[1:]}", EDGE, EDGE, (Path(bars, stroke=Stroke(color, 0.8)),))


def slanted(box: Box, wide: float, step: float, start: float = 0.0) -> Shape:
    """Return bars that lean to the right, across the whole box."""
    shape: Shape = ()
    x = box.x - box.height + start
    while x < box.right:
        lean = box.height
        shape += polygon(
            [(x + lean, box.y), (x + lean + wide, box.y), (x + wide, box.bottom), (x, box.bottom)]
        )
        x += step
    return shape


class Stripes(Ornaments):
    """The hazard zone: barrier tape, stenciled ticks, bare concrete."""

    def tape(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw yellow and black stripes."""
        ground = rect(box.x, box.y, box.width, box.height)
        bars = slanted(box, 2.2, 4.4)
        if inks.low:
            return (inks.filled(bars, inks.main),)
        return (inks.filled(ground, inks.accent), inks.filled(bars, "#14181d"))

    def band(self, box: Box, inks: Inks, ends: bool) -> tuple[Mark, ...]:
        """Draw barrier tape, nailed over the right end."""
        wide = 8.6 if ends else 2.4
        end = Box(box.right - wide, box.y, wide, box.height)
        bars = slanted(end, 2.4, 5.2, 1.2)
        if inks.low:
            return (Group((inks.filled(bars, inks.main),), clip=box_rect(end)),)
        ground = polygon([(end.x + 1.4, end.y), (end.right, end.y), (end.right, end.bottom), (end.x - 1, end.bottom)])  # fmt: skip
        return (
            inks.filled(ground, inks.accent),
            Group((inks.filled(bars, "#14181d"),), clip=ground),
        )

    def back(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw slanted bars across the whole card, six to its width, so that neighbors join."""
        bars: Shape = ()
        for i in range(-12, 16):
            x = i * 10.5 + 3
            bars += polygon([(x, box.bottom), (x + 4.2, box.bottom), (x + 4.2 + 96.8, box.bottom - 101.41), (x + 96.8, box.bottom - 101.41)])  # fmt: skip
        return (inks.filled(bars, inks.pattern),)

    def floor(self, color: str, square: float) -> Pattern:
        """Draw specks of concrete, and ticks in two corners."""
        specks: Shape = ()
        for x, y in (
            (0.2, 0.34),
            (0.44, 0.16),
            (0.62, 0.52),
            (0.82, 0.26),
            (0.3, 0.72),
            (0.74, 0.84),
        ):
            specks += circle(x * square, y * square, 0.26)
        ticks = line(1.4, square - 4.6, 4.6, square - 1.4) + line(
            square - 4.6, 1.4, square - 1.4, 4.6
        )
        return Pattern(
            f"stripes-{color[1:]}", square, square,
            (Path(specks, fill=color), Path(ticks, stroke=Stroke(color, 0.7))),
        )  # fmt: skip

    def edge(self, color: str) -> Pattern:
        """Draw barrier stripes."""
        bars = polygon([(0, 3), (3, 0), (6, 0), (0, 6)]) + polygon([(6, 3), (6, 6), (3, 6)])
        return Pattern(f"barrier-{color[1:]}", EDGE, EDGE, (Path(bars, fill=color),))


# Heights of the teeth of a broken edge, from 0 to 1; they repeat.
_TEETH = (0.2, 0.9, 0.45, 1.0, 0.3, 0.7, 0.1, 0.8, 0.55, 0.95, 0.35, 0.65)
# A net of cracks in a tile of 21 × 22 that continues on all sides.
_CRACKS = (
    "M 0 6 L 5 8 L 9 4 L 15 6 L 21 6 M 5 8 L 4 14 L 8 17 L 6 22 M 6 0 L 9 4"
    " M 15 6 L 13 12 L 17 15 L 21 14 M 0 14 L 4 14 M 13 12 L 8 17 M 17 15 L 16 22 M 16 0 L 15 6"
)


def _edge(box: Box, base: float, reach: float, phase: int = 0) -> list[Point]:
    """Return a jagged line from left to right."""
    step = max(box.height * 0.9, 1.2)
    count = max(2, round(box.width / step))
    return [
        (box.x + box.width * i / count, base - reach * _TEETH[(i * 5 + phase) % len(_TEETH)])
        for i in range(count + 1)
    ]


class Embers(Ornaments):
    """The magma cave: cracked basalt over a glow, with heat above it."""

    def tape(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw embers below a broken crust."""
        h = box.height
        glow = [*_edge(box, box.bottom, h * 0.9, 3), (box.right, box.bottom), (box.x, box.bottom)]
        crust = [(box.x, box.y), (box.right, box.y), *reversed(_edge(box, box.bottom - h * 0.15, h * 0.75))]  # fmt: skip
        return (inks.filled(polygon(glow), inks.accent), inks.filled(polygon(crust), inks.dark))

    def band(self, box: Box, inks: Inks, ends: bool) -> tuple[Mark, ...]:
        """Draw a broken crust along the foot, and sparks above it."""
        crust = [(box.x, box.bottom), *_edge(Box(box.x, box.y, box.width, 3.6), box.bottom, 2.6, 2), (box.right, box.bottom)]  # fmt: skip
        sparks: Shape = ()
        for x, y, s in ((6.0, 7.4, 1.1), (3.6, 4.4, 0.8), (5.6, 2.4, 0.55)):
            sparks += _diamond(box.right - x, box.y + y, s, 1.5 * s)
        marks = (inks.filled(polygon(crust), inks.shade),)
        return marks if not ends else (*marks, inks.filled(sparks, inks.accent))

    def back(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw cracks that continue from card to card."""
        marks: Shape = ()
        for row in range(-1, 5):
            for column in range(-1, 4):
                for part in _CRACKS.split(" M "):
                    numbers = [float(w) for w in part.replace("M", "").replace("L", "").split()]
                    points = zip(numbers[::2], numbers[1::2], strict=True)
                    marks += polyline(
                        (x + column * 21.0 + 3, y + row * 22.0 + 3) for x, y in points
                    )
        return (inks.lined(marks, inks.pattern, 1.0),)

    def floor(self, color: str, square: float) -> Pattern:
        """Draw cracks in the basalt, far apart."""
        f = square / 25.4
        cracks = polyline([(0, 9 * f), (4 * f, 11 * f), (6.5 * f, 8 * f), (9 * f, 10.5 * f)])
        cracks += polyline([(6.5 * f, 8 * f), (8 * f, 3.4 * f)])
        cracks += polyline([(square, 9 * f), (21 * f, 7.4 * f), (18.4 * f, 9 * f)])
        cracks += polyline(
            [(14 * f, square), (15 * f, 21 * f), (18 * f, 19 * f), (17.4 * f, 16 * f)]
        )
        cracks += polyline([(14 * f, 0), (13.4 * f, 2.4 * f)])
        dots = circle(20.4 * f, 20.8 * f, 0.35) + circle(4.6 * f, 18 * f, 0.3)
        return Pattern(
            f"embers-{color[1:]}", square, square,
            (Path(cracks, stroke=Stroke(color, 0.35)), Path(dots, fill=color)),
        )  # fmt: skip

    def edge(self, color: str) -> Pattern:
        """Draw shards of basalt."""
        shards = polygon([(0, 6), (0.4, 3), (1.8, 1.2), (2.9, 4.4), (2.4, 6)])
        shards += polygon([(3.2, 6), (3.6, 3.8), (4.8, 0.6), (5.8, 3.2), (6, 6)])
        return Pattern(f"shards-{color[1:]}", EDGE, EDGE, (Path(shards, fill=color),))


def _diamond(cx: float, cy: float, w: float, h: float) -> Shape:
    return polygon([(cx, cy - h), (cx + w, cy), (cx, cy + h), (cx - w, cy)])


class Timber(Ornaments):
    """The dusty town: planks, rope, nails, and the printer's diamonds of a wanted poster."""

    def tape(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw a rope between two nails."""
        h = box.height
        strands: Shape = ()
        count = max(3, round((box.width - 3 * h) / (h * 0.95)))
        step = (box.width - 3 * h) / count
        for i in range(count):
            x = box.x + 1.5 * h + i * step
            strands += parse_shape(
                f"M {x} {box.y + h * 0.82} C {x + step * 0.1} {box.y + h * 0.1}"
                f" {x + step * 0.5} {box.y + h * 0.1} {x + step * 1.02} {box.y + h * 0.18}"
                f" C {x + step * 0.9} {box.y + h * 0.9} {x + step * 0.5} {box.y + h * 0.9} {x} {box.y + h * 0.82} Z"
            )
        middle = box.y + h / 2
        nails = circle(box.x + h * 0.7, middle, h * 0.45) + circle(
            box.right - h * 0.7, middle, h * 0.45
        )
        return (inks.filled(strands, inks.accent), inks.filled(nails, inks.dark))

    def band(self, box: Box, inks: Inks, ends: bool) -> tuple[Mark, ...]:
        """Draw the grain of a roughly sawn board, and a printer's diamond."""
        grain: Shape = ()
        for i, y in enumerate((0.16, 0.38, 0.62, 0.85)):
            x, at = box.x + (2 + i * 5) % 9, box.y + y * box.height
            while x < box.right:
                grain += parse_shape(
                    f"M {x} {at} C {x + 4} {at - 0.9} {x + 8} {at + 0.9} {x + 12} {at}"
                )
                x += 15
        teeth: Shape = ()
        for i in range(4):
            y = box.y + box.height * i / 4
            teeth += polygon([(box.right, y), (box.right - (1.7, 0.8, 2.0, 1.1)[i], y + box.height / 8), (box.right, y + box.height / 4)])  # fmt: skip
        marks = (inks.lined(grain, inks.shade, 0.45), inks.filled(teeth, inks.paper))
        if not ends:
            return marks
        cx, cy = box.right - 5.4, box.y + box.height / 2
        sign = (
            _diamond(cx, cy, 1.3, 2.3)
            + _diamond(cx, cy - 3.7, 0.5, 0.8)
            + _diamond(cx, cy + 3.7, 0.5, 0.8)
        )
        return (*marks, inks.filled(sign, inks.accent))

    def back(self, box: Box, inks: Inks) -> tuple[Mark, ...]:
        """Draw a lattice with a diamond in every mesh, six across a card and eight down."""
        lattice: Shape = ()
        meshes: Shape = ()
        for row in range(-1, 10):
            for column in range(-1, 8):
                x, y = column * 10.5 + 3, row * 11.0 + 3
                lattice += line(x, y, x + 10.5, y + 11) + line(x + 10.5, y, x, y + 11)
                meshes += _diamond(x, y + 5.5, 1.5, 2.0) + _diamond(x + 5.25, y, 1.5, 2.0)
        return (inks.lined(lattice, inks.pattern, 0.6), inks.filled(meshes, inks.pattern))

    def floor(self, color: str, square: float) -> Pattern:
        """Draw boards, four to a square, with a few joints and some grain."""
        step = square / 4
        boards: Shape = ()
        for i in range(1, 4):
            boards += line(0, i * step, square, i * step)
        for i, x in ((0, 0.3), (2, 0.75)):
            boards += line(x * square, i * step, x * square, (i + 1) * step)
        for i, x in ((1, 0.1), (3, 0.5), (0, 0.6), (2, 0.2)):
            y = (i + 0.55) * step
            boards += line(x * square, y, (x + 0.22) * square, y)
        return Pattern(
            f"timber-{color[1:]}", square, square, (Path(boards, stroke=Stroke(color, 0.22)),)
        )

    def edge(self, color: str) -> Pattern:
        """Draw the strands of a rope."""
        strands = polygon([(0, 4.6), (3, 1.4), (4.6, 1.4), (1.6, 4.6)])
        strands += line(0, 0.6, 6, 0.6) + line(0, 5.4, 6, 5.4)
        more = polygon([(3, 4.6), (6, 1.4), (6, 3.1), (4.6, 4.6)]) + polygon(
            [(0, 1.4), (1.6, 1.4), (0, 3.1)]
        )
        return Pattern(f"rope-{color[1:]}", EDGE, EDGE, (Path(strands + more, color, Stroke(color, 0.3)),))  # fmt: skip


PLACES: dict[str, Ornaments] = {
    "plates": Plates(), "stripes": Stripes(), "embers": Embers(), "timber": Timber(),
}  # fmt: skip


@functools.lru_cache(maxsize=256)
def ornament(place: str, part: str, box: Box, inks: Inks) -> Symbol:
    """Return an ornament as a symbol that many faces share. Its box is at the origin. A
    ``bare-band`` is a band that another mark stands beside."""
    at = Box(0, 0, box.width, box.height)
    drawn: tuple[Mark, ...]
    if part in ("band", "bare-band"):
        drawn = PLACES[place].band(at, inks, part == "band" and box.width >= BROAD)
    else:
        drawn = getattr(PLACES[place], part)(at, inks)
    name = f"{place}-{part}-{box.width:g}x{box.height:g}-{inks.main[1:]}-{int(inks.low)}"
    clipped = Group(drawn, clip=box_rect(at))
    return Symbol(name, box.width, box.height, (clipped,))


def floor_pattern(place: str, color: str, square: float) -> Pattern:
    return PLACES[place].floor(color, square)


def edge_pattern(place: str, color: str) -> Pattern:
    return PLACES[place].edge(color)
