"""Magma: cracked basalt over a glow, heat above it."""

from __future__ import annotations

from fragkit.press.graphics.marks import Box, Mark, Path, Pattern, Point, Shape, Stroke
from fragkit.press.graphics.shapes import circle, parse_shape, polygon, polyline
from fragkit.press.ornaments.inks import Inks

# Heights of the teeth of a broken edge, of its own, from 0 to 1; they repeat.
_TEETH = (0.2, 0.9, 0.45, 1.0, 0.3, 0.7, 0.1, 0.8, 0.55, 0.95, 0.35, 0.65)
# A net of cracks in a tile of 21 × 22 that joins itself on all sides.
_CRACKS = (
    "M 0 6 L 5 8 L 9 4 L 15 6 L 21 6 M 5 8 L 4 14 L 8 17 L 6 22 M 6 0 L 9 4"
    " M 15 6 L 13 12 L 17 15 L 21 14 M 0 14 L 4 14 M 13 12 L 8 17 M 17 15 L 16 22 M 16 0 L 15 6"
)


def _edge(box: Box, base: float, reach: float, phase: int = 0) -> list[Point]:
    """A jagged line from left to right."""
    step = max(box.height * 0.9, 1.2)
    count = max(2, round(box.width / step))
    return [
        (box.x + box.width * i / count, base - reach * _TEETH[(i * 5 + phase) % len(_TEETH)])
        for i in range(count + 1)
    ]


def tape(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Embers below a broken crust."""
    h = box.height
    glow = [*_edge(box, box.bottom, h * 0.9, 3), (box.right, box.bottom), (box.x, box.bottom)]
    crust = [(box.x, box.y), (box.right, box.y), *reversed(_edge(box, box.bottom - h * 0.15, h * 0.75))]  # fmt: skip
    return (inks.filled(polygon(glow), inks.accent), inks.filled(polygon(crust), inks.dark))


def title(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Three sparks that rise."""
    sparks: Shape = ()
    for x, y, r in ((0.25, 0.8, 0.18), (0.6, 0.5, 0.13), (0.4, 0.15, 0.09)):
        cx, cy, s = box.x + x * box.width, box.y + y * box.height, r * box.height
        sparks += polygon([(cx, cy - 1.5 * s), (cx + s, cy), (cx, cy + 1.5 * s), (cx - s, cy)])
    return (inks.filled(sparks, inks.accent),)


def panel(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Shards along the foot, haze at the head."""
    shards = [
        (box.x + 3, box.bottom),  # a panel's corner may be cut off
        *_edge(Box(box.x + 3, box.y, box.width - 3, 6.5), box.bottom, 8.0, 1),
        (box.right, box.bottom),
    ]
    haze: Shape = ()
    for i in range(3):
        y = box.y + 2.4 + i * 2.2
        x = box.x + 3 + i * 5
        d = f"M {x} {y}"
        for _ in range(4 - i):
            d += f" C {x + 2} {y - 2.2} {x + 3} {y + 2.2} {x + 5} {y}"
            x += 5
        haze += parse_shape(d)
    return (inks.filled(polygon(shards), inks.soft), inks.lined(haze, inks.soft, 0.6))


def back(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Cracks from card to card."""
    marks: Shape = ()
    for row in range(-1, 5):
        for column in range(-1, 4):
            for part in _CRACKS.split(" M "):
                numbers = [float(w) for w in part.replace("M", "").replace("L", "").split()]
                points = zip(numbers[::2], numbers[1::2], strict=True)
                marks += polyline((x + column * 21.0 + 3, y + row * 22.0 + 3) for x, y in points)
    return (inks.lined(marks, inks.pattern, 1.0),)


def floor(color: str, square: float) -> Pattern:
    """Cracks in the basalt, far apart."""
    f = square / 25.4
    cracks = polyline([(0, 9 * f), (4 * f, 11 * f), (6.5 * f, 8 * f), (9 * f, 10.5 * f)])
    cracks += polyline([(6.5 * f, 8 * f), (8 * f, 3.4 * f)])
    cracks += polyline([(square, 9 * f), (21 * f, 7.4 * f), (18.4 * f, 9 * f)])
    cracks += polyline([(14 * f, square), (15 * f, 21 * f), (18 * f, 19 * f), (17.4 * f, 16 * f)])
    cracks += polyline([(14 * f, 0), (13.4 * f, 2.4 * f)])
    dots = circle(20.4 * f, 20.8 * f, 0.35) + circle(4.6 * f, 18 * f, 0.3)
    return Pattern(
        f"embers-{color[1:]}", square, square,
        (Path(cracks, stroke=Stroke(color, 0.35)), Path(dots, fill=color)),
    )  # fmt: skip
