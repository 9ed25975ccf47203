"""Hazard: barrier tape, stencilled ticks, bare concrete."""

from __future__ import annotations

from fragkit.press.graphics.marks import Box, Mark, Path, Pattern, Shape, Stroke
from fragkit.press.graphics.shapes import circle, line, polygon, rect
from fragkit.press.ornaments.inks import Inks


def slanted(box: Box, wide: float, step: float, start: float = 0.0) -> Shape:
    """Bars that lean to the right, from edge to edge."""
    shape: Shape = ()
    x = box.x - box.height + start
    while x < box.right:
        lean = box.height
        shape += polygon(
            [(x + lean, box.y), (x + lean + wide, box.y), (x + wide, box.bottom), (x, box.bottom)]
        )
        x += step
    return shape


def tape(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Yellow and black."""
    ground = rect(box.x, box.y, box.width, box.height)
    bars = slanted(box, 2.2, 4.4)
    if inks.low:
        return (inks.filled(bars, inks.main),)
    return (inks.filled(ground, inks.accent), inks.filled(bars, "#14181d"))


def title(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Three slanted ticks."""
    low = Box(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6)
    return (inks.filled(slanted(low, box.width * 0.24, box.width * 0.5), inks.accent),)


def panel(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Broad bars through two corners, as on a loading bay."""
    bars: Shape = ()
    for k in (9.0, 16.0, 23.0):
        w = 3.4
        bars += polygon([
            (box.x, box.bottom - k), (box.x, box.bottom - k + w),
            (box.x + k - w, box.bottom), (box.x + k, box.bottom),
        ])  # fmt: skip
        bars += polygon([
            (box.right - k, box.y), (box.right - k + w, box.y),
            (box.right, box.y + k - w), (box.right, box.y + k),
        ])  # fmt: skip
    return (inks.filled(bars, inks.soft),)


def back(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Bars across the whole card; six of them to its width, so that neighbours join."""
    bars: Shape = ()
    for i in range(-12, 16):
        x = i * 10.5 + 3
        bars += polygon([(x, box.bottom), (x + 4.2, box.bottom), (x + 4.2 + 96.8, box.bottom - 101.41), (x + 96.8, box.bottom - 101.41)])  # fmt: skip
    return (inks.filled(bars, inks.pattern),)


def floor(color: str, square: float) -> Pattern:
    """Specks of concrete, and a tick in two corners."""
    specks: Shape = ()
    for x, y in ((0.2, 0.34), (0.44, 0.16), (0.62, 0.52), (0.82, 0.26), (0.3, 0.72), (0.74, 0.84)):
        specks += circle(x * square, y * square, 0.26)
    ticks = line(1.4, square - 4.6, 4.6, square - 1.4) + line(square - 4.6, 1.4, square - 1.4, 4.6)
    return Pattern(
        f"stripes-{color[1:]}", square, square,
        (Path(specks, fill=color), Path(ticks, stroke=Stroke(color, 0.7))),
    )  # fmt: skip
