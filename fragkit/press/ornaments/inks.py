"""What ornaments are drawn with."""

from __future__ import annotations

from typing import NamedTuple

from fragkit.press.graphics.marks import Color, Mark, Path, Shape, Stroke

LOW = 0.2  # mm: every line with low ink


class Inks(NamedTuple):
    """The colours of an ornament; low ink draws lines of ``main`` only."""

    main: Color
    dark: Color
    soft: Color  # on the panel, quiet
    paper: Color
    accent: Color
    pattern: Color  # on a back
    low: bool = False

    def filled(self, shape: Shape, color: Color) -> Mark:
        if self.low:
            return Path(shape, stroke=Stroke(self.main, LOW))
        return Path(shape, fill=color)

    def lined(self, shape: Shape, color: Color, width: float) -> Mark:
        if self.low:
            return Path(shape, stroke=Stroke(self.main, LOW))
        return Path(shape, stroke=Stroke(color, width))
