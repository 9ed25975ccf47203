"""Scenes behind the pictures of cards: a place of the theme, in two quiet tones of the deck.

There are four kinds: a `range` behind weapons, a `shelf` for gadgets, `rays` behind events and a
`night` behind hexes. Each place has its own motifs for them, and each card its own look: the motif
is moved, mirrored, or replaced by another.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, get_args

from fragkit.press.graphics.marks import Box, Color, Group, Mark, Path, Shape, Stroke, Symbol
from fragkit.press.graphics.shapes import (
    circle,
    line,
    outline,
    parse_shape,
    polygon,
    polyline,
    product,
    rect,
    scaled,
    transformed,
    translated,
)

Scene = Literal["range", "shelf", "rays", "night"]
SCENES: tuple[Scene, ...] = get_args(Scene)
LOOKS = 24  # of a scene: three heights of the ground, four motifs, left and right


class Ground(NamedTuple):
    """The box of a scene, and its two tones. ``low`` is the height at which the floor begins."""

    width: float
    height: float
    low: float
    far: Color
    near: Color

    def filled(self, shape: Shape, near: bool = False) -> Mark:
        return Path(shape, fill=self.near if near else self.far)

    def lined(self, shape: Shape, width: float = 0.35) -> Mark:
        return Path(shape, stroke=Stroke(self.near, width))


class Panel(NamedTuple):
    """The area that a scene fills: its size, and its outline with cut or round corners."""

    width: float
    height: float
    shape: str = "rect"
    corner: float = 0.0


Draw = Callable[[Ground, int], list[Mark]]


@functools.lru_cache(maxsize=512)
def scene(place: str, kind: Scene, look: int, panel: Panel, far: Color, near: Color) -> Symbol:
    """Return one of a scene's looks as a symbol. Its panel is at the origin."""
    height, motif, mirrored = look % 3, look // 3 % 4, look // 12 % 2
    share = (0.66, 0.72, 0.78)[height] if kind != "shelf" else (0.8, 0.83, 0.86)[height]
    width, high, shape, corner = panel
    ground = Ground(width, high, high * share, far, near)
    marks = _MOTIFS[place, kind](ground, motif)
    if mirrored and kind != "shelf":  # a gadget's letter and number are on their own side
        marks = [_mirrored(mark, width / 2) for mark in marks]
    clip = outline(shape, Box(0, 0, width, high), corner)
    name = f"{place}-{kind}-{look}-{width:g}x{high:g}-{near[1:]}-{shape}"
    return Symbol(name, width, high, (Group(tuple(marks), clip=clip),))


def _mirrored(mark: Mark, middle: float) -> Mark:
    assert isinstance(mark, Path)
    return mark._replace(shape=transformed(mark.shape, scaled(-1, 1, middle)))


def _put(d: str, x: float, y: float, scale: float) -> Shape:
    """Return a small drawing with its foot (0, 0) at that place."""
    return transformed(parse_shape(d), product(translated(x, y), scaled(scale)))


def _floor(g: Ground) -> list[Mark]:
    """Draw a floor that recedes to the horizon."""
    lines: Shape = ()
    deep = g.height - g.low
    for i in range(-5, 6):
        x = g.width / 2 + i * g.width * 0.06
        lines += line(x, g.low, g.width / 2 + i * g.width * 0.17, g.height)
    for part in (0.22, 0.55):
        lines += line(0, g.low + deep * part, g.width, g.low + deep * part)
    return [g.filled(rect(0, g.low, g.width, deep)), g.lined(lines, 0.3)]


def _hills(g: Ground, heights: tuple[float, ...], foot: float) -> Shape:
    """Return a skyline through points at equal distances, filled down to ``foot``."""
    step = g.width / (len(heights) - 1)
    top = [(i * step, foot - h * g.height) for i, h in enumerate(heights)]
    return polygon([(0.0, foot), *top, (g.width, foot)])


def _boards(g: Ground, rows: int, foot: float) -> Shape:
    """Return the seams of planks, with staggered joints."""
    seams: Shape = ()
    step = foot / rows
    for i in range(rows):
        y = i * step
        seams += line(0, y, g.width, y)
        x = g.width * (0.23, 0.71, 0.45, 0.88, 0.1)[i % 5]
        seams += line(x, y, x, y + step)
    return seams


def _dots(g: Ground, x: float, y: float, reach: float, step: float) -> Shape:
    """Return a halftone: dots that shrink away from a point."""
    found: Shape = ()
    rows, columns = math.ceil(g.height / step), math.ceil(g.width / step)
    for row in range(rows + 1):
        for column in range(columns + 1):
            cx, cy = (column + row % 2 / 2) * step, row * step
            r = step * 0.52 * (1 - math.hypot(cx - x, cy - y) / reach)
            if r > 0.22:
                found += circle(cx, cy, r)
    return found


def _sunburst(g: Ground, x: float, y: float, rays: int, turn: float = 0.0) -> Shape:
    """Return wedges around a point, as far as the box reaches."""
    far = g.width + g.height
    found: Shape = ()
    for i in range(rays):
        a = 2 * math.pi * (i / rays) + turn
        b = a + math.pi / rays
        found += polygon(
            [(x, y), (x + far * math.cos(a), y + far * math.sin(a)), (x + far * math.cos(b), y + far * math.sin(b))]
        )  # fmt: skip
    return found


# -- steel ------------------------------------------------------------------------------------

_CRATE = "M -4 0 L -4 -7 L 4 -7 L 4 0 Z"


def _steel_range(g: Ground, motif: int) -> list[Mark]:
    """Draw an arena: floor plates, and lamps, girders, crates or pipes above them."""
    w, low = g.width, g.low
    if motif == 0:  # lamps
        cones: Shape = ()
        for x in (0.16, 0.78):
            cones += polygon(
                [(w * x - 1.5, 0), (w * x + 1.5, 0), (w * x + 9, low), (w * x - 9, low)]
            )
        back = [g.filled(cones), g.filled(rect(w * 0.16 - 3, 0, 6, 1.6) + rect(w * 0.78 - 3, 0, 6, 1.6), near=True)]  # fmt: skip
    elif motif == 1:  # a girder
        braces: Shape = ()
        for i in range(8):
            x = i * w / 7
            braces += line(x, 2.2, x + w / 14, 7) + line(x + w / 14, 7, x + w / 7, 2.2)
        back = [g.filled(rect(0, 1, w, 1.2) + rect(0, 7, w, 1.2), near=True), g.lined(braces, 0.5)]
    elif motif == 2:  # crates
        crates = (
            _put(_CRATE, 5, low, 1) + _put(_CRATE, 14.4, low, 1) + _put(_CRATE, 9, low - 7.6, 0.9)
        )
        crates += _put(_CRATE, w - 5.5, low, 1.2)
        back = [g.filled(crates)]
    else:  # pipes
        pipes = (
            rect(0, 3, w * 0.7, 2.4)
            + rect(w * 0.7 - 2.4, 3, 2.4, low - 3)
            + rect(0, 7.4, w * 0.3, 1.6)
        )
        joints = (
            rect(w * 0.2, 2.4, 1.8, 3.6)
            + rect(w * 0.48, 2.4, 1.8, 3.6)
            + rect(w * 0.7 - 3, low * 0.5, 3.6, 1.8)
        )
        back = [g.filled(pipes), g.filled(joints, near=True)]
    return [*back, *_floor(g)]


def _shelf(g: Ground, thick: float = 1.5) -> list[Mark]:
    return [
        g.filled(rect(0, g.low, g.width, thick), near=True),
        g.filled(rect(0, g.low + thick, g.width, g.height)),
    ]


def _steel_shelf(g: Ground, motif: int) -> list[Mark]:
    """Draw a steel shelf in front of plates, lockers, a pegboard or a vent."""
    w, low = g.width, g.low
    marks: Shape = ()
    if motif == 0:  # plates
        for x, y in ((0.3, 0.0), (0.64, 0.0), (0.47, 0.5)):
            marks += line(w * x, low * y, w * x, low * (y + 0.5))
        marks += line(0, low * 0.5, w, low * 0.5)
    elif motif == 1:  # lockers
        for i in range(1, 5):
            marks += line(w * i / 5, 0, w * i / 5, low)
        for i in range(5):
            for y in (3.5, 5.0, 6.5):
                marks += line(w * (i + 0.3) / 5, y, w * (i + 0.7) / 5, y)
    elif motif == 2:  # holes for pegs
        pegs: Shape = ()
        for row in range(1, int(low / 4)):
            for column in range(1, int(w / 4)):
                pegs += circle(column * 4.2, row * 4, 0.42)
        return [g.filled(pegs, near=True), *_shelf(g)]
    else:  # a vent
        for i in range(7):
            marks += line(w * 0.46, 3 + i * 2.1, w * 0.95, 3 + i * 2.1)
        marks += polyline(
            [(w * 0.44, 1.4), (w * 0.97, 1.4), (w * 0.97, 17.4), (w * 0.44, 17.4), (w * 0.44, 1.4)]
        )
    return [g.lined(marks), *_shelf(g)]


def _steel_rays(g: Ground, motif: int) -> list[Mark]:
    """Draw halftone dots that spread from a corner."""
    x, y = ((0, 0), (g.width, g.height), (g.width * 0.5, g.height), (0, g.height * 0.5))[motif]
    return [g.filled(_dots(g, x, y, g.width * 0.74, 2.9))]


# -- hazard -----------------------------------------------------------------------------------


def _stripes(y: float, high: float, w: float) -> Shape:
    bars: Shape = ()
    for i in range(-1, int(w / 4) + 1):
        x = i * 4.4
        bars += polygon([(x + high, y), (x + high + 2.2, y), (x + 2.2, y + high), (x, y + high)])
    return bars


def _hazard_range(g: Ground, motif: int) -> list[Mark]:
    """Draw a loading bay: barrier stripes along the wall, then concrete."""
    w, low = g.width, g.low
    back: list[Mark] = []
    if motif == 0:  # a shutter
        slats: Shape = ()
        for i in range(1, int(low / 2.6)):
            slats += line(w * 0.14, i * 2.6, w * 0.86, i * 2.6)
        back.append(g.lined(slats, 0.4))
        back.append(g.filled(rect(w * 0.1, 0, w * 0.04, low) + rect(w * 0.86, 0, w * 0.04, low)))
    elif motif == 1:  # speed
        for i, (x, y, long) in enumerate(
            ((0, 0.1, 0.5), (0.2, 0.24, 0.8), (0, 0.38, 0.3), (0.4, 0.5, 0.6), (0.1, 0.64, 0.4))
        ):
            back.append(g.filled(rect(w * x, low * y, w * long, 1.1 if i % 2 else 0.7)))
    elif motif == 2:  # a tank
        back.append(g.filled(rect(w * 0.68, low * 0.2, w * 0.24, low, 3)))
        back.append(g.filled(rect(w * 0.68, low * 0.45, w * 0.24, 1.2), near=True))
    else:  # a crane's arm
        arm = polygon([(0, 1.5), (w * 0.8, 1.5), (w * 0.8, 3.2), (0, 5.4)])
        back += [g.filled(arm), g.lined(line(w * 0.74, 3, w * 0.74, low * 0.6), 0.5)]
        back.append(g.filled(_put(_CRATE, w * 0.74, low * 0.6 + 7, 1)))
    return [*back, g.filled(rect(0, low, w, g.height - low)), g.filled(_stripes(low, 2.2, w), near=True)]  # fmt: skip


def _hazard_shelf(g: Ground, motif: int) -> list[Mark]:
    """Draw a bench with a striped edge below bare concrete."""
    w, low = g.width, g.low
    back: list[Mark] = []
    if motif == 0:
        specks = [
            (0.46, 0.2),
            (0.62, 0.1),
            (0.8, 0.3),
            (0.93, 0.16),
            (0.55, 0.5),
            (0.9, 0.6),
            (0.12, 0.7),
            (0.3, 0.82),
        ]
        spots: Shape = ()
        for x, y in specks:
            spots += circle(w * x, low * y, 0.7)
        back.append(g.filled(spots, near=True))
    elif motif == 1:  # a large sign on the wall
        back.append(
            g.filled(polygon([(w * 0.72, 1), (w * 0.98, low * 0.8), (w * 0.46, low * 0.8)]))
        )
    elif motif == 2:  # slanted bars
        for i in range(3):
            x = w * (0.44 + i * 0.2)
            back.append(
                g.filled(
                    polygon([(x + low * 0.5, 0), (x + low * 0.5 + 5, 0), (x + 5, low), (x, low)])
                )
            )
    else:  # concrete blocks
        back.append(g.lined(_boards(g, 3, low), 0.5))
    edge = _stripes(low, 2.0, w)
    return [*back, g.filled(rect(0, low, w, g.height)), g.filled(edge, near=True)]


def _hazard_rays(g: Ground, motif: int) -> list[Mark]:
    """Draw speed lines that meet in a point, or broad bars."""
    w, h = g.width, g.height
    if motif == 3:
        bars: Shape = ()
        for i in range(-2, 4):
            x = w * i * 0.3
            bars += polygon([(x + h, 0), (x + h + w * 0.14, 0), (x + w * 0.14, h), (x, h)])
        return [g.filled(bars)]
    x, y = ((0.5, 0.5), (0.2, 0.5), (0.5, 0.85))[motif]
    spikes: Shape = ()
    for i in range(26):
        a = 2 * math.pi * i / 26 + motif
        near = 11 + 5 * ((i * 7) % 5) / 4
        spikes += polygon([
            (w * x + near * math.cos(a), h * y + near * 0.8 * math.sin(a)),
            (w * x + w * math.cos(a - 0.045), h * y + w * math.sin(a - 0.045)),
            (w * x + w * math.cos(a + 0.045), h * y + w * math.sin(a + 0.045)),
        ])  # fmt: skip
    return [g.filled(spikes)]


# -- magma ------------------------------------------------------------------------------------


def _magma_range(g: Ground, motif: int) -> list[Mark]:
    """Draw peaks, a river of lava, and sometimes a volcano."""
    w, low = g.width, g.low
    skylines = (
        (0.2, 0.5, 0.26, 0.62, 0.3, 0.44, 0.16, 0.36, 0.2),
        (0.1, 0.3, 0.66, 0.66, 0.3, 0.14, 0.3, 0.18, 0.26),
        (0.5, 0.3, 0.42, 0.16, 0.24, 0.12, 0.38, 0.3, 0.58),
        (0.3, 0.62, 0.4, 0.2, 0.1, 0.2, 0.32, 0.5, 0.3),
    )
    marks = [g.filled(_hills(g, skylines[motif], low))]
    marks.append(g.filled(rect(0, low, w, g.height - low), near=True))
    river = f"M {w * 0.5} {low} L {w * 0.62} {low} L {w * 0.4} {low + 3} L {w * 0.75} {g.height} L {w * 0.3} {g.height} L {w * 0.26} {low + 3} Z"
    return [*marks, g.filled(parse_shape(river))]


def _magma_shelf(g: Ground, motif: int) -> list[Mark]:
    """Draw a ledge of basalt columns."""
    w, low = g.width, g.low
    marks: list[Mark] = []
    if motif in (0, 2):  # columns
        heights = ((0.5, 0.7, 0.4, 0.62, 0.86, 0.55, 0.74, 0.45), (0.8, 0.45, 0.6, 0.3, 0.5, 0.36, 0.7, 0.9))[motif // 2]  # fmt: skip
        columns: Shape = ()
        for i, high in enumerate(heights):
            x, step = i * w / 8, w / 8 - 0.7
            top = low * (1 - high)
            columns += polygon(
                [
                    (x, low),
                    (x, top + 1.2),
                    (x + step / 2, top),
                    (x + step, top + 1.2),
                    (x + step, low),
                ]
            )
        marks.append(g.filled(columns))
    elif motif == 1:  # heat
        haze: Shape = ()
        for i in range(5):
            x, y = w * 0.42 + i * 6, low - 2.0
            haze += parse_shape(
                f"M {x} {y} C {x - 3} {y - 5} {x + 3} {y - 9} {x} {y - 14} C {x - 3} {y - 19} {x + 3} {y - 22} {x} {y - 27}"
            )
        marks.append(g.lined(haze, 0.8))
    else:  # a glow behind
        marks += [g.filled(circle(w * 0.68, low, low * 0.72))]
    teeth = [(w * i / 12, low + (0.0, 1.2, 0.3, 1.6, 0.6)[i % 5]) for i in range(13)]
    ledge = polygon([(0.0, g.height), *teeth, (w, g.height)])
    return [*marks, g.filled(ledge, near=True)]


def _magma_rays(g: Ground, motif: int) -> list[Mark]:
    """Draw flames from below, or an eruption."""
    w, h = g.width, g.height
    if motif % 2:
        return [g.filled(_sunburst(g, w * 0.5, h, 15, 0.1 * motif)), g.filled(_hills(g, (0.1, 0.24, 0.1, 0.2, 0.3, 0.3, 0.18, 0.1, 0.22), h), near=True)]  # fmt: skip
    flames: Shape = ()
    for i, high in enumerate((0.5, 0.82, 0.6, 0.94, 0.66, 0.86, 0.48)):
        x, s = w * (i - 0.2) / 6.4, high * h / 20
        flames += _put("M -5 0 Q -6 -8 -1 -12 Q -1 -8 2 -9 Q 0 -15 3 -20 Q 8 -8 5 0 Z", x, h, s)
    low = transformed(flames, product(translated(w * 0.06, h * 0.5), scaled(0.9, 0.5)))
    return [g.filled(flames), g.filled(low, near=True)]


# -- dust -------------------------------------------------------------------------------------

_CACTUS = "M -1 0 L -1 -5 L -3 -5 L -3 -9 L -2 -9 L -2 -6 L -1 -6 L -1 -12 L 1 -12 L 1 -5 L 2 -5 L 2 -8 L 3 -8 L 3 -4 L 1 -4 L 1 0 Z"
_CROSS = "M -0.8 0 L -0.8 -5 L -3 -5 L -3 -6.4 L -0.8 -6.4 L -0.8 -9 L 0.8 -9 L 0.8 -6.4 L 3 -6.4 L 3 -5 L 0.8 -5 L 0.8 0 Z"
_HOUSE = "M -6 0 L -6 -9 L -7 -9 L -7 -14 L 7 -14 L 7 -9 L 6 -9 L 6 0 Z"


def _dust_range(g: Ground, motif: int) -> list[Mark]:
    """Draw a desert with mesas or cactuses, or the houses of a town."""
    w, low = g.width, g.low
    marks: list[Mark] = []
    if motif == 0:  # mesas
        mesa = f"M {w * 0.04} {low} L {w * 0.1} {low * 0.4} L {w * 0.3} {low * 0.4} L {w * 0.36} {low} Z M {w * 0.66} {low} L {w * 0.7} {low * 0.56} L {w * 0.88} {low * 0.56} L {w * 0.94} {low} Z"
        marks.append(g.filled(parse_shape(mesa)))
    elif motif == 1:  # cactuses
        marks.append(
            g.filled(_put(_CACTUS, w * 0.1, low + 1, 1.2) + _put(_CACTUS, w * 0.88, low + 0.6, 0.9))
        )
    elif motif == 2:  # a sunset
        marks += [
            g.filled(_sunburst(g, w * 0.5, low, 18, 0.08)),
            g.filled(circle(w * 0.5, low, 8), near=True),
        ]
    else:  # main street
        marks.append(
            g.filled(
                _put(_HOUSE, 7, low, 1) + _put(_HOUSE, 20, low, 0.8) + _put(_HOUSE, w - 7, low, 1.1)
            )
        )
    ground = [
        (0.0, g.height),
        (0.0, low),
        (w * 0.3, low - 0.5),
        (w * 0.7, low + 0.6),
        (w, low),
        (w, g.height),
    ]
    return [*marks, g.filled(polygon(ground), near=motif == 2), g.lined(line(w * 0.08, low + 3, w * 0.3, low + 3) + line(w * 0.14, low + 5, w * 0.24, low + 5), 0.4)]  # fmt: skip


def _dust_shelf(g: Ground, motif: int) -> list[Mark]:
    """Draw the bar of a saloon in front of boards, bottles or a window."""
    w, low = g.width, g.low
    marks: list[Mark] = [g.lined(_boards(g, 5, low), 0.4)]
    if motif == 1:  # bottles on a shelf
        bottles: Shape = ()
        for i, s in enumerate((1.0, 0.8, 1.1, 0.9, 1.0)):
            bottles += _put(
                "M -1.6 0 L -1.6 -4.6 L -0.6 -6 L -0.6 -8.4 L 0.6 -8.4 L 0.6 -6 L 1.6 -4.6 L 1.6 0 Z",
                w * 0.5 + i * 5.4,
                low * 0.5,
                s,
            )
        marks += [g.filled(bottles), g.filled(rect(w * 0.42, low * 0.5, w * 0.58, 1), near=True)]
    elif motif == 2:  # swing doors
        door = rect(w * 0.5, low * 0.22, w * 0.2, low * 0.6, 1.5) + rect(
            w * 0.73, low * 0.22, w * 0.2, low * 0.6, 1.5
        )
        marks.append(g.filled(door))
    elif motif == 3:  # a wheel
        wheel: Shape = ()
        for i in range(8):
            a = math.pi * i / 8
            wheel += line(
                w * 0.7 - 12 * math.cos(a),
                low * 0.55 - 12 * math.sin(a),
                w * 0.7 + 12 * math.cos(a),
                low * 0.55 + 12 * math.sin(a),
            )
        marks = [g.lined(circle(w * 0.7, low * 0.55, 12), 1.4), g.lined(wheel, 0.7)]
    return [*marks, *_shelf(g, 1.8)]


def _dust_rays(g: Ground, motif: int) -> list[Mark]:
    """Draw a wanted poster: rays, dots, or a printer's frame."""
    w, h = g.width, g.height
    if motif == 2:
        return [g.filled(_dots(g, w / 2, h, w * 0.66, 2.9))]
    if motif == 3:
        frame = polygon([(2, 2), (w - 2, 2), (w - 2, h - 2), (2, h - 2)])
        inner = polygon([(3.4, 3.4), (w - 3.4, 3.4), (w - 3.4, h - 3.4), (3.4, h - 3.4)])
        corners: Shape = ()
        for x in (6.4, w - 6.4):
            for y in (6.4, h - 6.4):
                corners += polygon([(x, y - 2), (x + 2, y), (x, y + 2), (x - 2, y)])
        return [g.lined(frame, 0.8), g.lined(inner, 0.3), g.filled(corners, near=True)]
    return [g.filled(_sunburst(g, w * 0.5, h * (0.5, 1.0)[motif], 16, 0.05))]


# -- night: behind hexes of every place ---------------------------------------------------------


def _night(g: Ground, motif: int) -> list[Mark]:
    """Draw a moon over graves, hills, a dead tree or mist."""
    w, h = g.width, g.height
    foot = h * 0.84
    marks: list[Mark] = [g.filled(circle(w * (0.5, 0.42, 0.56, 0.5)[motif], h * 0.48, h * 0.47))]
    if motif == 0:
        marks.append(
            g.filled(
                _put(_CROSS, w * 0.1, foot + 1, 1.2) + _put(_CROSS, w * 0.88, foot + 1, 1),
                near=True,
            )
        )
    elif motif == 1:
        marks.append(
            g.filled(_hills(g, (0.3, 0.16, 0.06, 0.1, 0.04, 0.14, 0.4), foot + 1), near=True)
        )
    elif motif == 2:
        tree = "M 0 0 L 1 -8 L -4 -13 L -3.4 -13.4 L 1.3 -9.6 L 1.6 -17 L 2.4 -17 L 2.4 -11 L 6 -15 L 6.6 -14.4 L 2.8 -9.4 L 3.4 0 Z"
        marks.append(g.filled(_put(tree, w * 0.07, foot + 1, 1.3), near=True))
    else:
        mist: Shape = ()
        for x, y, long in ((0.0, 0.3, 0.22), (0.8, 0.44, 0.2), (0.02, 0.6, 0.16), (0.78, 0.2, 0.2)):
            mist += rect(w * x, h * y, w * long, 1.4, 0.7)
        marks.append(g.filled(mist, near=True))
    ground = [
        (0.0, h),
        (0.0, foot),
        (w * 0.25, foot + 1.2),
        (w * 0.6, foot - 0.4),
        (w, foot + 0.8),
        (w, h),
    ]
    return [*marks, g.filled(polygon(ground), near=True)]


_MOTIFS: Mapping[tuple[str, str], Draw] = {
    ("plates", "range"): _steel_range, ("plates", "shelf"): _steel_shelf, ("plates", "rays"): _steel_rays,
    ("stripes", "range"): _hazard_range, ("stripes", "shelf"): _hazard_shelf, ("stripes", "rays"): _hazard_rays,
    ("embers", "range"): _magma_range, ("embers", "shelf"): _magma_shelf, ("embers", "rays"): _magma_rays,
    ("timber", "range"): _dust_range, ("timber", "shelf"): _dust_shelf, ("timber", "rays"): _dust_rays,
} | {(place, "night"): _night for place in ("plates", "stripes", "embers", "timber")}  # fmt: skip
