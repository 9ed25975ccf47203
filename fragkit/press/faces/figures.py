"""What an emblem is composed of, in a circle of radius 1 around the origin, y down.

A figure is a list of strokes of the brush, from the bottom up. Which figure a card gets is
`emblem.py`'s affair; here they only have to look unlike each other from across a table.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, NamedTuple

from fragkit.press.draw import Point, Segment, Shape
from fragkit.press.shapes import (
    arc,
    circle,
    direction,
    line,
    polygon,
    polyline,
    product,
    rect,
    regular_polygon,
    rotated,
    scaled,
    star,
    transformed,
    translated,
)


class Brush(NamedTuple):
    """A shape filled with an ink, or drawn with a line of ``width`` in the main one."""

    shape: Shape
    ink: Literal["main", "tint", "ground"] = "main"
    width: float = 0.0


Figure = list[Brush]


# -- grounds: the pale shape that the rest stands on -------------------------------------------


def _shield() -> Shape:
    return (
        ("M", -0.82, -0.86), ("L", 0.82, -0.86), ("L", 0.82, 0.1),
        ("C", 0.82, 0.55, 0.4, 0.85, 0.0, 1.0),
        ("C", -0.4, 0.85, -0.82, 0.55, -0.82, 0.1), ("Z",),
    )  # fmt: skip


def _cross() -> Shape:
    a, b = 0.38, 0.95
    return polygon(
        [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)]
    )  # fmt: skip


def _bars(turn: float) -> Shape:
    marks: Shape = ()
    for x in (-0.66, 0.0, 0.66):
        marks += rect(x - 0.24, -0.8, 0.48, 1.6, 0.12)
    return transformed(marks, product(rotated(turn), scaled(0.9)))


GROUNDS: tuple[Callable[[], Shape], ...] = (
    lambda: circle(0, 0, 0.98),
    lambda: regular_polygon(0, 0, 1, 6),
    lambda: rect(-0.84, -0.84, 1.68, 1.68, 0.2),
    lambda: regular_polygon(0, 0, 1, 4),
    lambda: star(0, 0, 1, 0.74, 8),
    _shield,
    _cross,
    lambda: regular_polygon(0, 0.2, 1.15, 3),
    lambda: _bars(35),
    lambda: star(0, 0, 1, 0.82, 16),
    lambda: circle(-0.42, 0.3, 0.56) + circle(0.4, -0.36, 0.58),
    lambda: regular_polygon(0, 0, 1, 5),
)


# -- figures of weapons, by what they do -------------------------------------------------------


def glyph(kind: str, w: float, h: float) -> Shape:
    """A projectile of the kind that points up from (0, 0), `w` wide and `h` high."""
    half = w / 2

    def at(*points: Point) -> Shape:
        return polygon((x * half, -y * h) for x, y in points)

    match kind:
        case "ballistic":
            a, b = half * 0.8, half * 0.55
            return (
                ("M", -a, 0), ("L", -a, -h * 0.5), ("C", -a, -h * 0.75, -b * 0.6, -h * 0.93, 0, -h),
                ("C", b * 0.6, -h * 0.93, a, -h * 0.75, a, -h * 0.5), ("L", a, 0), ("Z",),
            )  # fmt: skip
        case "energy":
            return at((-0.35, 0), (-0.95, 0.56), (-0.15, 0.56), (-0.4, 1), (0.95, 0.38), (0.2, 0.38), (0.6, 0))  # fmt: skip
        case "flame":
            return (
                ("M", 0, 0), ("C", -half * 1.2, -h * 0.1, -half * 1.1, -h * 0.55, half * 0.1, -h),
                ("C", half * 0.1, -h * 0.7, half * 1.1, -h * 0.6, half * 0.95, -h * 0.3),
                ("C", half * 0.8, -h * 0.08, half * 0.3, 0, 0, 0), ("Z",),
            )  # fmt: skip
        case "explosive":
            return at((-0.5, 0), (-1, 0.5), (-0.4, 0.5), (0, 1), (0.4, 0.5), (1, 0.5), (0.5, 0))
    return at((-0.5, 0), (-0.6, 0.6), (0.25, 1), (0.5, 0.6), (0.5, 0))


def _spread(one: Shape, count: int, start: float, step: float, out: float, y: float = 0) -> Shape:
    """The shape `count` times around (0, y), each turned by `step` from the one before."""
    marks: Shape = ()
    away = translated(0, -out)
    for i in range(count):
        marks += transformed(
            one, product(translated(0, y), product(rotated(start + i * step), away))
        )
    return marks


def row(kind: str, count: int, seed: int) -> Figure:
    """Rounds in a magazine: side by side, high in the middle or rising to one side."""
    n = max(2, min(count, 7))
    wide = min(0.44, 1.7 / n)
    marks: Shape = ()
    for i in range(n):
        along = i / (n - 1)
        rise = (1 - abs(2 * along - 1)) if seed % 3 == 0 else along if seed % 3 == 1 else 1 - along
        one = glyph(kind, wide * 0.82, 0.75 + 0.55 * rise)
        marks += transformed(one, translated((i - (n - 1) / 2) * wide, 0.62))
    return [Brush(marks), Brush(rect(-0.92, 0.72, 1.84, 0.17, 0.08))]


def fan(kind: str, count: int, seed: int) -> Figure:
    n = max(2, min(count, 9))
    step = min(26, 84 / (n - 1))
    wide = min(0.44, math.radians(step) * 1.1)
    one = glyph(kind, wide, 0.88)
    marks = _spread(one, n, -step * (n - 1) / 2, step, 0.62, 0.76)
    return [Brush(marks), Brush(circle(0, 0.68, 0.26))]


def wheel(kind: str, count: int, seed: int) -> Figure:
    """All around a hub."""
    n = max(3, min(count, 10))
    one = glyph(kind, min(0.62, math.tau * 0.66 / n), 0.52)
    return [
        Brush(_spread(one, n, seed % 2 * 180 / n, 360 / n, 0.46)),
        Brush(circle(0, 0, 0.36), width=0.09),
        Brush(circle(0, 0, 0.15)),
    ]


def chevrons(kind: str, count: int, seed: int) -> Figure:
    """Stripes of rank, one for each die, with the round above them."""
    n = max(2, min(count, 6))
    step = min(0.3, 1.05 / n)
    marks: Shape = ()
    for i in range(n):
        y = 0.86 - i * step
        marks += polyline([(-0.62, y), (0, y - 0.36), (0.62, y)])
    top = 0.86 - (n - 1) * step - 0.44
    return [
        Brush(marks, width=step * 0.52),
        Brush(transformed(glyph(kind, 0.4, min(0.6, top + 0.96)), translated(0, top))),
    ]


def volley(kind: str, shots: int, dice: int, seed: int) -> Figure:
    """Shots side by side on their way, each with a streak per die behind it."""
    n = max(2, min(shots, 4))
    gap = 1.5 / n
    heads: Shape = ()
    streaks: Shape = ()
    one = transformed(glyph(kind, gap * 0.62, 0.5), rotated(90))
    for i in range(n):
        y = (i - (n - 1) / 2) * gap
        x = 0.34 - 0.22 * abs(i - (n - 1) / 2)
        heads += transformed(one, translated(x - 0.1, y))
        length = (x + 0.72) / max(2, min(dice, 5))
        for k in range(max(2, min(dice, 5))):
            end = x - 0.22 - k * length
            streaks += line(end, y, end - length * 0.5, y)
    turn = rotated(-35 if seed % 2 else -145)
    return [
        Brush(transformed(streaks, turn), width=0.1),
        Brush(transformed(heads, turn)),
    ]


def burst(kind: str, count: int, radius: int, seed: int) -> Figure:
    """An explosion: a tooth per die, a ring per step of the blast."""
    points = max(5, min(count + 3, 13))
    turn = -90 + seed % 3 * 60 / points
    rings: Figure = []
    for i in range(max(0, min(radius, 4) - 1)):
        rings.append(Brush(circle(0, 0, 0.5 - 0.09 * i), "ground"))
        rings.append(Brush(circle(0, 0, 0.455 - 0.09 * i)))
    deep = (0.5, 0.6, 0.7)[seed // 3 % 3]
    core = [] if rings else [Brush(circle(0, 0, 0.4), "ground"), *_core(kind)]
    return [Brush(star(0, 0, 1, deep, points, turn)), *rings, *core]


def _core(kind: str) -> Figure:
    return [Brush(transformed(glyph(kind, 0.34, 0.48), translated(0, 0.24)))]


def cone(kind: str, count: int, seed: int) -> Figure:
    """Short range: waves out of a corner, one for each die."""
    n = max(2, min(count, 7))
    side = 1 if seed % 2 else -1
    x, y = -0.72 * side, 0.72
    step = 1.28 / n
    marks: Shape = ()
    for i in range(n):
        r = 0.42 + (i + 0.5) * step
        a, b = (-84, -6) if side > 0 else (-174, -96)
        marks += arc(x, y, r, a, b)
    return [Brush(marks, width=step * 0.56), Brush(circle(x, y, 0.2))]


def scope(kind: str, count: int, seed: int) -> Figure:
    """Long range: cross hairs with a mark for each die."""
    marks: Shape = circle(0, 0, 0.74)
    hairs: Shape = ()
    for cos, sin in (direction(a) for a in (0, 90, 180, 270)):
        hairs += line(0.3 * cos, 0.3 * sin, 0.98 * cos, 0.98 * sin)
    for i in range(min(count, 8)):
        y = 0.14 + 0.11 * i
        if y > 0.66:
            break
        hairs += line(-0.2 + 0.02 * i, y, 0.2 - 0.02 * i, y)
    return [Brush(marks, width=0.13), Brush(hairs, width=0.06), Brush(circle(0, 0, 0.1))]


def slash(kind: str, count: int, seed: int) -> Figure:
    """A blow: blades side by side, one for each die."""
    n = max(2, min(count, 7))
    gap = 1.4 / n
    bow = 0.22 + 0.12 * (seed % 3)
    one: Shape = (
        ("M", -0.86, 0), ("C", -0.4, -bow, 0.4, -bow, 0.86, 0),
        ("C", 0.4, -bow + gap * 0.72, -0.4, -bow + gap * 0.72, -0.86, 0), ("Z",),
    )  # fmt: skip
    marks: Shape = ()
    for i in range(n):
        off = i - (n - 1) / 2
        small = scaled(1 - 0.12 * abs(off), 1)
        marks += transformed(one, product(translated(0.1 * off, off * gap + bow * 0.35), small))
    turn = rotated((-45, -60, -115)[seed // 3 % 3])
    return [Brush(transformed(marks, product(turn, scaled(0.92))))]


def beam(kind: str, count: int, seed: int) -> Figure:
    """Rays side by side, long and short."""
    n = max(2, min(count, 8))
    gap = 1.5 / n
    marks: Shape = ()
    for i in range(n):
        y = (i - (n - 1) / 2) * gap
        reach = math.sqrt(max(0.1, 0.8 - y * y))
        far = reach if i % 2 == seed % 2 else reach * 0.45
        marks += line(-reach, y, far, y)
    return [Brush(transformed(marks, rotated((-45, 0, -90, 30)[seed // 2 % 4])), width=gap * 0.5)]


def orbits(kind: str, count: int, seed: int) -> Figure:
    """A charge: open rings inside each other, a bolt in the middle."""
    n = max(2, min(count, 6))
    step = 0.58 / n
    marks: Shape = ()
    for i in range(n):
        start = (seed >> 3 * i) % 8 * 45
        marks += arc(0, 0, 0.38 + (i + 0.5) * step, start, start + 250 - 60 * (i % 2))
    core = transformed(glyph(kind, 0.42, 0.56), translated(0, 0.28))
    return [Brush(marks, width=step * 0.5), Brush(core)]


PLAIN = (row, fan, wheel, chevrons)
CHARGED = (orbits, beam, wheel, fan)


# -- what frames the icon of a card that is no weapon ------------------------------------------


def frame(count: int, seed: int) -> Figure:
    """Something around the middle, or nothing."""
    n = 3 + count
    match seed % 6:
        case 0:  # beams
            marks: list[Segment] = []
            for i in range(2 * n):
                cos, sin = direction(180 * i / n - 90)
                marks += line(0.8 * cos, 0.8 * sin, 0.98 * cos, 0.98 * sin)
            return [Brush(tuple(marks), width=0.07)]
        case 1:  # brackets
            corner = polyline([(-0.9, -0.5), (-0.9, -0.9), (-0.5, -0.9)])
            return [Brush(_spread(corner, 4, 0, 90, 0), width=0.1)]
        case 2:  # an open ring
            gap = 40 + 25 * (seed // 6 % 4)
            start = seed // 24 % 4 * 90
            return [Brush(arc(0, 0, 0.92, start + gap / 2, start + 360 - gap / 2), width=0.1)]
        case 3:  # satellites
            return [Brush(_spread(circle(0, 0, 0.1), n, seed // 6 % 2 * 180 / n, 360 / n, 0.88))]
        case 4:  # wings
            marks = [*arc(0, 0, 0.9, 150, 210), *arc(0, 0, 0.9, -30, 30)]
            return [Brush(tuple(marks), width=0.16)]
    # Pennants
    one = polygon([(-0.13, 0.1), (0, -0.16), (0.13, 0.1)])
    return [Brush(_spread(one, n, seed // 6 % 2 * 180 / n, 360 / n, 0.83))]
