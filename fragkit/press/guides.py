"""Lines to cut along with scissors, on the fronts of a sheet.

A ruler and a knife follow the crop marks outside the block; scissors need a line on the way.
Backs go without: they may have drifted.
"""

from __future__ import annotations

from collections.abc import Iterable

from fragkit.press.draw import Box, Mark, Path, Shape, Stroke
from fragkit.press.impose import Side
from fragkit.press.shapes import line

_HAIRLINE = 0.1  # mm
_GREY = "#9a9a9a"  # seen on white as on a dark band
# How far a Bézier handle reaches to imitate a quarter circle of radius 1.
_QUARTER = 0.5522847498


def guide_marks(side: Side, straight: bool, corner: float) -> tuple[Mark, ...]:
    """Hairlines around each front, and arcs of radius ``corner`` at their corners."""
    if side.kind == "back":
        return ()
    trims = [slot.place.trim for slot in side.slots if not slot.back]
    shape: Shape = ()
    if straight:
        shape += _straight(trims)
    if corner > 0:
        for trim in trims:
            shape += _arcs(trim, corner)
    return (Path(shape, stroke=Stroke(_GREY, _HAIRLINE, cap="butt")),) if shape else ()


def _straight(trims: Iterable[Box]) -> Shape:
    """Every edge once, though two cards share it."""
    edges: dict[tuple[float, ...], None] = {}
    for box in trims:
        left, right, top, bottom = (
            round(v, 4) for v in (box.x, box.right, box.y, box.bottom)
        )  # fmt: skip
        for edge in (
            (left, top, right, top),
            (left, bottom, right, bottom),
            (left, top, left, bottom),
            (right, top, right, bottom),
        ):
            edges[edge] = None
    return tuple(segment for edge in edges for segment in line(*edge))


def _arcs(box: Box, r: float) -> Shape:
    shape: Shape = ()
    k = r * (1 - _QUARTER)
    for x, y, h, v in (
        (box.x, box.y, 1, 1),
        (box.right, box.y, -1, 1),
        (box.right, box.bottom, -1, -1),
        (box.x, box.bottom, 1, -1),
    ):
        shape += (
            ("M", x + h * r, y),
            ("C", x + h * k, y, x, y + v * k, x, y + v * r),
        )
    return shape
