"""Gradients of SVG pictures, as overlapping bands of plain color.

Thirty-two bands are more than a card printed at 300 dpi can show, and both backends draw them
without knowing what a gradient is. Each band reaches to the far end, and the next one covers it, so
there is no seam between two bands.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple
from xml.etree.ElementTree import Element

from fragkit.language.sentences import say
from fragkit.press.art.svgxml import Styles, tag_of, target_of
from fragkit.press.graphics.marks import (
    IDENTITY,
    WHITE,
    Color,
    Group,
    Mark,
    Matrix,
    Path,
    Shape,
    mixed,
)
from fragkit.press.graphics.shapes import ellipse, polygon, product, rect

BANDS = 32
_LONGEST = 10  # gradients, each of which refers to the next
_ENDS = {
    "linearGradient": {"x1": "0", "y1": "0", "x2": "1", "y2": "0"},
    "radialGradient": {"cx": ".5", "cy": ".5", "r": ".5"},
}
Stops = list[tuple[float, Color]]


class Gradient(NamedTuple):
    """A gradient. ``ends`` are x1 y1 x2 y2 for a linear one, cx cy r for a radial one."""

    ends: tuple[float, ...]
    bands: tuple[Color, ...]  # the last one continues forever
    of_box: bool  # its ends are given relative to the painted shape's box
    matrix: Matrix


def read_gradient(
    id: str,
    by_id: Mapping[str, Element],
    styles: Styles,
    paint: Callable[[str], Color | None],
    transform: Callable[[str], Matrix],
) -> Gradient:
    """Return the gradient, with the values of those that it refers to. The message of a ValueError
    explains in words what is wrong."""
    chain: list[Element] = []
    while id:
        found = by_id.get(id)
        if found is None or tag_of(found) not in _ENDS:
            raise ValueError(say("`#{id}` is not a gradient", id=id[:30]))
        if found in chain:
            raise ValueError(say("the gradient `#{id}` refers to itself", id=id[:30]))
        if len(chain) == _LONGEST:
            raise ValueError(say("the gradient `#{id}` refers to too many others", id=id[:30]))
        chain.append(found)
        id = target_of(found)

    def said(key: str, default: str) -> str:
        return next((v for e in chain if (v := e.get(key)) is not None), default)

    stops = next((listed for e in chain if (listed := _stops(e, styles, paint))), [])
    if not stops:
        raise ValueError(say("the gradient has no colors"))
    if said("spreadMethod", "pad") != "pad":
        raise ValueError(say("the gradient repeats"))
    kind = tag_of(chain[0])
    start = 0.0 if kind == "linearGradient" else 0.5  # a ring has the color of its middle
    bands = [_color_at(stops, (i + start) / BANDS) for i in range(BANDS)]
    return Gradient(
        tuple(_share(said(key, default)) for key, default in _ENDS[kind].items()),
        (*bands, stops[-1][1]),
        said("gradientUnits", "objectBoundingBox") == "objectBoundingBox",
        transform(said("gradientTransform", "")),
    )


def _stops(gradient: Element, styles: Styles, paint: Callable[[str], Color | None]) -> Stops:
    found: Stops = []
    for element in gradient:
        if tag_of(element) != "stop":
            continue
        style = styles.of(element)
        color = paint(style.get("stop-color", "black")) or WHITE
        thin = 1 - min(1.0, max(0.0, _share(style.get("stop-opacity", "1"))))
        # A stop is never before the previous one.
        least = found[-1][0] if found else 0.0
        offset = max(least, min(1.0, _share(style.get("offset", "0"))))
        found.append((offset, mixed(color, WHITE, thin) if thin else color))
    return found


def _share(text: str) -> float:
    number = float(text.strip().removesuffix("%"))
    if not -1e6 <= number <= 1e6:
        raise ValueError(say("`{value}` is not a position", value=text[:20]))
    return number / 100 if text.strip().endswith("%") else number


def _color_at(stops: Stops, t: float) -> Color:
    start, before = stops[0]
    for end, color in stops:
        if t < end:
            return mixed(before, color, (t - start) / (end - start)) if end > start else color
        start, before = end, color
    return before


def gradient_marks(shape: Shape, gradient: Gradient, opacity: float) -> tuple[Mark, ...]:
    """Fill the shape with the gradient."""
    xs = [x for _, *n in shape for x in n[0::2]]
    ys = [y for _, *n in shape for y in n[1::2]]
    if not xs:
        return ()
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    frame: Matrix = (right - left, 0, 0, bottom - top, left, top) if gradient.of_box else IDENTITY
    frame = product(frame, gradient.matrix)
    a, b, c, d, e, f = frame
    area = a * d - b * c
    if abs(area) < 1e-12:  # a shape without width or height has no inside
        return ()
    corners = [
        ((d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area)
        for x in (left, right)
        for y in (top, bottom)
    ]
    under, bands = (_linear if len(gradient.ends) == 4 else _radial)(gradient, corners)
    whole = Path(rect(left, top, right - left, bottom - top), under)
    return (Group((whole, Group(bands, matrix=frame)), clip=shape, opacity=opacity),)


Layers = tuple[Color, tuple[Mark, ...]]  # the color below, then the bands over it


def _linear(gradient: Gradient, corners: list[tuple[float, float]]) -> Layers:
    x1, y1, x2, y2 = gradient.ends
    dx, dy = x2 - x1, y2 - y1
    length = math.hypot(dx, dy)
    if not length:
        return gradient.bands[-1], ()
    # Far enough in both directions, in gradient lengths.
    reach = max(math.hypot(x - x1, y - y1) for x, y in corners) / length + 1
    marks = []
    for i, color in enumerate(gradient.bands):
        t = i / BANDS
        ahead = [(t, -reach), (t, reach), (t + 2 * reach, reach), (t + 2 * reach, -reach)]
        shape = polygon((x1 + u * dx - v * dy, y1 + u * dy + v * dx) for u, v in ahead)
        marks.append(Path(shape, color))
    return gradient.bands[0], tuple(marks)


def _radial(gradient: Gradient, corners: list[tuple[float, float]]) -> Layers:
    cx, cy, r = gradient.ends
    *rings, outside = gradient.bands
    radii = [(r * (i + 1) / BANDS, color) for i, color in enumerate(rings)]
    return outside, tuple(Path(ellipse(cx, cy, s, s), color) for s, color in reversed(radii))
