"""The game's logo with its name."""

from __future__ import annotations

from typing import Literal

from fragkit.press.graphics.marks import MM_PER_PT, Color, Mark, Text
from fragkit.press.pictures.icons import icon_marks, outline_marks
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width

NAME = "fragkit"
FONT = "display-steel"
_MARK = 1.5  # the mark's side, in capitals
_GAP = 0.32


def brand_width(size: float) -> float:
    """Return the width of mark and name in millimeters, at a size in points."""
    cap = CAP_HEIGHT * size * MM_PER_PT
    return (_MARK + _GAP) * cap + text_width(NAME, FONT, size)


def brand_marks(
    x: float,
    base: float,
    size: float,
    color: Color,
    low: bool = False,
    anchor: Literal["start", "middle", "end"] = "start",
) -> tuple[Mark, ...]:
    """Draw the mark and the name on a line; ``x`` is where both together begin, center or end."""
    cap = CAP_HEIGHT * size * MM_PER_PT
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * brand_width(size)
    side = _MARK * cap
    top = base - cap / 2 - side / 2
    mark = (
        outline_marks("mark", left, top, side, color, 0.2)
        if low
        else icon_marks("mark", left, top, side, color)
    )
    return (*mark, Text(left + side + _GAP * cap, base, NAME, FONT, size, color))
