"""How drawings are written down: a line per tone, shapes separated by semicolons.

    main   rect 6 18 52 38 6               filled with the deck's colour
    dark:3 line 22,18 22,10 42,10 42,18    a line 3 wide
    light  circle 32 36 9; poly 3,4 5,6 7,8
    mid    M 4 4 C 8 2 12 2 16 4 Z         any path of M L H V C Q Z

Tones: `main` is the deck's colour, `dark` nearly black, `mid` half as strong, `light` paper,
`accent` the theme's one bright colour; `gap` is the ground that shows between two parts, and
`hole` the ground inside one.
Lengths have no unit: a picture is scaled to its box.
"""

from __future__ import annotations

import functools
from typing import Literal, NamedTuple, cast

from fragkit.press.graphics.marks import Shape
from fragkit.press.graphics.shapes import (
    arc,
    circle,
    ellipse,
    parse_shape,
    polygon,
    polyline,
    rect,
    star,
)

Tone = Literal["main", "dark", "mid", "light", "accent", "gap", "hole"]


class Stroke(NamedTuple):
    """A shape filled with a tone, or drawn with a line of ``width`` in it."""

    shape: Shape
    tone: Tone
    width: float = 0.0


Drawing = tuple[Stroke, ...]


@functools.cache
def drawing(text: str) -> Drawing:
    """The drawing that a text describes."""
    strokes = []
    for line in text.strip().splitlines():
        head, _, rest = line.strip().partition(" ")
        tone, _, width = head.partition(":")
        shape: Shape = ()
        for item in rest.split(";"):
            shape += _shape(item.strip())
        strokes.append(Stroke(shape, cast(Tone, tone), float(width or 0)))
    return tuple(strokes)


def _shape(item: str) -> Shape:
    word, _, rest = item.partition(" ")
    if word in ("poly", "line"):
        points = [(float(x), float(y)) for x, y in (p.split(",") for p in rest.split())]
        return polygon(points) if word == "poly" else polyline(points)
    if word == "M":
        return parse_shape(item)
    numbers = [float(n) for n in rest.split()]
    match word:
        case "rect":
            return rect(*numbers)
        case "circle":
            return circle(*numbers)
        case "oval":
            return ellipse(*numbers)
        case "arc":
            return arc(*numbers)
        case "star":
            cx, cy, r, inner, count, *turn = numbers
            return star(cx, cy, r, inner, int(count), *turn)
    raise ValueError(f"no shape: {item}")
