"""Dust: planks, rope, nails, the printer's diamonds of a wanted poster."""

from __future__ import annotations

from fragkit.press.graphics.marks import Box, Mark, Path, Pattern, Shape, Stroke
from fragkit.press.graphics.shapes import circle, line, parse_shape, polygon
from fragkit.press.ornaments.inks import Inks


def _diamond(cx: float, cy: float, w: float, h: float) -> Shape:
    return polygon([(cx, cy - h), (cx + w, cy), (cx, cy + h), (cx - w, cy)])


def tape(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """A rope between two nails."""
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


def title(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Diamonds, as old presses had them."""
    cx, cy = box.center
    big = _diamond(cx, cy, box.width * 0.24, box.height * 0.3)
    small = _diamond(cx, cy - box.height * 0.42, box.width * 0.1, box.height * 0.1)
    small += _diamond(cx, cy + box.height * 0.42, box.width * 0.1, box.height * 0.1)
    return (inks.filled(big + small, inks.accent),)


def panel(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """Planks, nailed at both ends."""
    rows = max(3, round(box.height / 7))
    step = box.height / rows
    seams: Shape = ()
    grain: Shape = ()
    nails: Shape = ()
    for i in range(rows):
        y = box.y + i * step
        if i:
            seams += line(box.x, y, box.right, y)
        middle = y + step / 2
        off = (i * 13) % 17
        grain += line(box.x + 5 + off, middle - step * 0.15, box.x + 14 + off, middle - step * 0.15)
        grain += line(box.right - 16 + off / 2, middle + step * 0.2, box.right - 8 + off / 2, middle + step * 0.2)  # fmt: skip
        # Nearer to the edge than anything that is written on a panel.
        nails += circle(box.x + 0.9, middle, 0.45) + circle(box.right - 0.9, middle, 0.45)
    return (
        inks.lined(seams, inks.soft, 0.7),
        inks.lined(grain, inks.soft, 0.4),
        inks.filled(nails, inks.main),
    )


def back(box: Box, inks: Inks) -> tuple[Mark, ...]:
    """A lattice with a diamond in every mesh: six to a card's width, eight to its height."""
    lattice: Shape = ()
    meshes: Shape = ()
    for row in range(-1, 10):
        for column in range(-1, 8):
            x, y = column * 10.5 + 3, row * 11.0 + 3
            lattice += line(x, y, x + 10.5, y + 11) + line(x + 10.5, y, x, y + 11)
            meshes += _diamond(x, y + 5.5, 1.5, 2.0) + _diamond(x + 5.25, y, 1.5, 2.0)
    return (inks.lined(lattice, inks.pattern, 0.6), inks.filled(meshes, inks.pattern))


def floor(color: str, square: float) -> Pattern:
    """Boards, four to a square, their joints staggered."""
    step = square / 4
    boards: Shape = ()
    for i in range(1, 4):
        boards += line(0, i * step, square, i * step)
    for i, x in enumerate((0.3, 0.75, 0.5, 0.15)):
        boards += line(x * square, i * step, x * square, (i + 1) * step)
    return Pattern(
        f"timber-{color[1:]}", square, square, (Path(boards, stroke=Stroke(color, 0.22)),)
    )
