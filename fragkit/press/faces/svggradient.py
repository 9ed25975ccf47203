"""Gradients of SVG pictures, as bands of plain colour that cover each other.

Thirty-two bands are more than a card printed at 300 dpi can show; both backends draw them
without knowing what a gradient is. Each band reaches to the far end and the next one lies
over it, so no seam can show between two.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple
from xml.etree.ElementTree import Element

from fragkit.press.faces.svgstyle import tag_of, target_of
from fragkit.press.graphics.colors import WHITE, mixed
from fragkit.press.graphics.marks import IDENTITY, Color, Group, Mark, Matrix, Path, Shape
from fragkit.press.graphics.shapes import ellipse, polygon, product, rect

BANDS = 32
Paint = Callable[[str], Color | None]
Turn = Callable[[str], Matrix]


class Stop(NamedTuple):
    offset: float
    color: Color


class Gradient(NamedTuple):
    """``ends`` are x1 y1 x2 y2 of a linear one, cx cy r of a radial one."""

    ends: tuple[float, ...]
    stops: tuple[Stop, ...]
    of_box: bool  # ends are shares of the painted shape's box
    matrix: Matrix = IDENTITY


def read_gradient(id: str, by_id: Mapping[str, Element], paint: Paint, turn: Turn) -> Gradient:
    """ValueError says in words what is wrong with it."""
    chain: list[Element] = []
    while id:
        found = by_id.get(id)
        if found is None or tag_of(found) not in ("linearGradient", "radialGradient"):
            raise ValueError(f"`#{id[:30]}` is no gradient")
        if found in chain:
            raise ValueError(f"the gradient `#{id[:30]}` refers to itself")
        chain.append(found)
        id = target_of(found)

    def said(key: str, default: str) -> str:
        return next((v for e in chain if (v := e.get(key)) is not None), default)

    stops = next((listed for e in chain if (listed := _stops(e, paint))), ())
    if not stops:
        raise ValueError("a gradient has no colours")
    if said("spreadMethod", "pad") != "pad":
        raise ValueError("a gradient repeats itself")
    linear = tag_of(chain[0]) == "linearGradient"
    keys = (
        {"x1": "0", "y1": "0", "x2": "1", "y2": "0"}
        if linear
        else {"cx": ".5", "cy": ".5", "r": ".5"}
    )
    ends = tuple(_share(said(key, default)) for key, default in keys.items())
    of_box = said("gradientUnits", "objectBoundingBox") == "objectBoundingBox"
    return Gradient(ends, stops, of_box, turn(said("gradientTransform", "")))


def _stops(gradient: Element, paint: Paint) -> tuple[Stop, ...]:
    found: list[Stop] = []
    for element in gradient:
        if tag_of(element) != "stop":
            continue
        style = dict(element.attrib)
        for part in (element.get("style") or "").split(";"):
            key, _, value = part.partition(":")
            style[key.strip()] = value.strip()
        color = paint(style.get("stop-color", "black")) or WHITE
        thin = 1 - min(1.0, max(0.0, _share(style.get("stop-opacity", "1"))))
        offset = min(1.0, max(0.0, _share(style.get("offset", "0"))))
        # A stop never lies before the one above it.
        offset = max(offset, found[-1].offset if found else 0.0)
        found.append(Stop(offset, mixed(color, WHITE, thin) if thin else color))
    return tuple(found)


def _share(text: str) -> float:
    number = float(text.strip().removesuffix("%"))
    if not -1e6 <= number <= 1e6:
        raise ValueError(f"{text[:20]} is no place on paper")
    return number / 100 if text.strip().endswith("%") else number


def color_at(stops: tuple[Stop, ...], t: float) -> Color:
    before = stops[0]
    for stop in stops:
        if t < stop.offset:
            gap = stop.offset - before.offset
            return mixed(before.color, stop.color, (t - before.offset) / gap) if gap else stop.color
        before = stop
    return stops[-1].color


def gradient_marks(shape: Shape, gradient: Gradient, opacity: float) -> tuple[Mark, ...]:
    """The shape filled with the gradient."""
    xs = [x for _, *n in shape for x in n[0::2]]
    ys = [y for _, *n in shape for y in n[1::2]]
    if not xs:
        return ()
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    whole = Path(rect(left, top, right - left, bottom - top), color_at(gradient.stops, 0))
    frame: Matrix = (right - left, 0, 0, bottom - top, left, top) if gradient.of_box else IDENTITY
    frame = product(frame, gradient.matrix)
    a, b, c, d, e, f = frame
    if abs(a * d - b * c) < 1e-12:  # a shape without width or height has no inside
        return ()
    corners = [
        (
            (d * (x - e) - c * (y - f)) / (a * d - b * c),
            (a * (y - f) - b * (x - e)) / (a * d - b * c),
        )
        for x in (left, right)
        for y in (top, bottom)
    ]
    bands = _linear if len(gradient.ends) == 4 else _radial
    inner = Group(bands(gradient, corners), matrix=frame)
    items: tuple[Mark, ...] = (whole, inner)
    return (Group(items, clip=shape, opacity=opacity),)


def _linear(gradient: Gradient, corners: list[tuple[float, float]]) -> tuple[Mark, ...]:
    x1, y1, x2, y2 = gradient.ends
    dx, dy = x2 - x1, y2 - y1
    square = dx * dx + dy * dy
    reach = max(math.hypot(x - x1, y - y1) for x, y in corners) + math.sqrt(square)
    if not square:
        everywhere = rect(x1 - reach, y1 - reach, 2 * reach, 2 * reach)
        return (Path(everywhere, gradient.stops[-1].color),)
    long = reach / math.sqrt(square)  # far enough along and across, in gradient lengths
    marks: list[Mark] = []
    for i in range(BANDS + 1):
        t = i / BANDS
        ahead = [(t, -long), (t, long), (t + 2 * long, long), (t + 2 * long, -long)]
        shape = polygon((x1 + u * dx - v * dy, y1 + u * dy + v * dx) for u, v in ahead)
        marks.append(Path(shape, color_at(gradient.stops, t)))
    return tuple(marks)


def _radial(gradient: Gradient, corners: list[tuple[float, float]]) -> tuple[Mark, ...]:
    cx, cy, r = gradient.ends
    reach = max(math.hypot(x - cx, y - cy) for x, y in corners) + r
    marks: list[Mark] = [
        Path(rect(cx - reach, cy - reach, 2 * reach, 2 * reach), gradient.stops[-1].color)
    ]
    for i in range(BANDS, 0, -1):
        color = color_at(gradient.stops, (i - 0.5) / BANDS)
        marks.append(Path(ellipse(cx, cy, r * i / BANDS, r * i / BANDS), color))
    return tuple(marks)
