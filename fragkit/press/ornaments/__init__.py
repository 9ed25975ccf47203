"""What makes a theme a place: its tape, its panels, its backs, its floor, a file for each.

Every file has the same functions::

    def tape(box, inks)          # between two parts of a page: a strip
    def title(box, inks)         # beside a title: a small sign
    def panel(box, inks)         # behind a picture: texture and corners
    def back(inks)               # a card's back from edge to edge, 63 × 88 mm, without a seam
    def floor(color, square)     # of a map: a pattern as large as a square
"""

from __future__ import annotations

import functools
from types import ModuleType

from fragkit.press.graphics.marks import Box, Group, Mark, Pattern, Symbol
from fragkit.press.graphics.shapes import box_rect
from fragkit.press.ornaments import embers, plates, stripes, timber
from fragkit.press.ornaments.inks import Inks

PLACES: dict[str, ModuleType] = {
    "plates": plates,
    "stripes": stripes,
    "embers": embers,
    "timber": timber,
}


@functools.lru_cache(maxsize=256)
def ornament(place: str, part: str, box: Box, inks: Inks) -> Symbol:
    """A part of a place as a symbol that many faces share, its box at the origin."""
    at = Box(0, 0, box.width, box.height)
    drawn: tuple[Mark, ...] = getattr(PLACES[place], part)(at, inks)
    name = f"{place}-{part}-{box.width:g}x{box.height:g}-{inks.main[1:]}-{int(inks.low)}"
    clipped = Group(drawn, clip=box_rect(at))
    return Symbol(name, box.width, box.height, (clipped,))


def floor_pattern(place: str, color: str, square: float) -> Pattern:
    found: Pattern = PLACES[place].floor(color, square)
    return found
