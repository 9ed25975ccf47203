"""What every sheet carries besides its cards: crop and fold marks, a ruler, and a line that
says what this is, which page of how many, and to print it at 100 %.
"""

from __future__ import annotations

from typing import NamedTuple

from fragkit.language import say
from fragkit.press.draw import Box, Group, Mark, Path, Shape, Stroke, Text
from fragkit.press.fonts import text_width
from fragkit.press.impose import FURNITURE, Grid, Side, furniture_band
from fragkit.press.paper import MARGIN
from fragkit.press.shapes import line, rotated

INK = "#222222"
QUIET = "#555555"
_HAIRLINE = 0.2  # mm
_SIZE = 7.0  # pt
_RULER = 50.0  # mm


class SheetLine(NamedTuple):
    """What the line at a sheet's edge says."""

    pack: str  # "FRAG base 0.1.0"
    what: str  # "Weapons, fronts"
    page: int
    pages: int


def page_furniture(width: float, height: float, told: SheetLine) -> tuple[Mark, ...]:
    """The line along the lower edge of a page that is not cut into cards."""
    return _strip(MARGIN, width - MARGIN, height - MARGIN - 0.6, told)


def sheet_furniture(grid: Grid, side: Side, told: SheetLine) -> tuple[Mark, ...]:
    """Line, crop marks and fold of one side of a sheet of cards or counters."""
    free = grid.printable
    below = furniture_band(grid) == "below"
    if below:
        strip = _strip(free.x, free.right, free.bottom - 0.6, told)
        room = Box(free.x, free.y, free.width, free.height - FURNITURE)
    else:
        # Turned by a quarter: it runs down the right side, its letters' tops outwards.
        flat = _strip(0, free.height, 2.4, told)
        x, y = free.right, free.y
        a, b, c, d, _, _ = rotated(90)
        strip = (Group(flat, matrix=(a, b, c, d, x, y)),)
        room = Box(free.x, free.y, free.width - FURNITURE, free.height)
    marks = (*strip, *crop_marks(_trims(grid, side), grid.bleed, room))
    if grid.fold is not None:
        marks += fold_marks(grid)
    return marks


def crop_marks(trims: list[Box], bleed: float, room: Box) -> tuple[Mark, ...]:
    """Short lines outside the block where the cuts go, within ``room``.

    They begin outside the bleed where the paper is wide enough, else 1 mm from the cut;
    a white line under the black one keeps them visible on a dark bleed.
    """
    left, right = min(t.x for t in trims), max(t.right for t in trims)
    top, bottom = min(t.y for t in trims), max(t.bottom for t in trims)
    shape: Shape = ()
    for x in _cuts([t.x for t in trims] + [t.right for t in trims]):
        for edge, limit, way in ((top, room.y, -1), (bottom, room.bottom, 1)):
            start, end = _reach(edge, limit, way, bleed)
            shape += line(x, start, x, end)
    for y in _cuts([t.y for t in trims] + [t.bottom for t in trims]):
        for edge, limit, way in ((left, room.x, -1), (right, room.right, 1)):
            start, end = _reach(edge, limit, way, bleed)
            shape += line(start, y, end, y)
    return (
        Path(shape, stroke=Stroke("#ffffff", 4 * _HAIRLINE, cap="butt")),
        Path(shape, stroke=Stroke("#000000", _HAIRLINE, cap="butt")),
    )


def fold_marks(grid: Grid) -> tuple[Mark, ...]:
    """A dashed line across the sheet, named at its end."""
    if grid.fold is None:
        return ()
    free, y = grid.printable, grid.fold
    dashed = Stroke(QUIET, 0.25, dash=(3, 2), cap="butt")
    label = "fold"
    start = free.x + text_width(label, "regular", _SIZE) + 1.5
    return (
        Text(free.x, y + 0.8, label, "regular", _SIZE, QUIET),
        Path(line(start, y, free.right, y), stroke=dashed),
    )


def ruler(x: float, y: float, length: float = _RULER, height: float = 2.0) -> tuple[Mark, ...]:
    """A ruler with a tick for each millimetre, longer at 5 and 10, above the line at ``y``."""
    ticks: Shape = line(x, y, x + length, y)
    for i in range(round(length) + 1):
        rise = height if i % 10 == 0 else 0.7 * height if i % 5 == 0 else 0.4 * height
        ticks += line(x + i, y, x + i, y - rise)
    return (Path(ticks, stroke=Stroke(INK, 0.15, cap="butt")),)


def _strip(left: float, right: float, base: float, told: SheetLine) -> tuple[Mark, ...]:
    """Pack and sheet on the left, the ruler in the middle, the page on the right."""
    middle = (left + right - _RULER) / 2
    after = middle + _RULER + 1.6
    room = middle - left - 2
    pack = _shortened(told.pack, "bold", room)
    name_width = text_width(pack, "bold", _SIZE)
    what = _shortened(say(told.what), "regular", room - name_width - 1.6)
    page = say(f"page {told.page} of {told.pages}")
    return (
        Text(left, base, pack, "bold", _SIZE, INK),
        Text(left + name_width + 1.6, base, what, "regular", _SIZE, QUIET),
        *ruler(middle, base, height=1.7),
        Text(after, base, "5 cm", "bold", _SIZE, INK),
        Text(after + 6.4, base, say("print at 100 %"), "regular", _SIZE, QUIET),
        Text(right, base, page, "bold", _SIZE, INK, anchor="end"),
    )


def _shortened(text: str, font: str, room: float) -> str:
    """As much of it as fits: the ruler in the middle is what the sheet is measured by."""
    if text_width(text, font, _SIZE) <= room:
        return text
    while text and text_width(f"{text}…", font, _SIZE) > room:
        text = text[:-1].rstrip(" ,")
    return f"{text}…" if text else ""


def _trims(grid: Grid, side: Side) -> list[Box]:
    """All places of the sheet, empty ones too: the last sheet is cut like the others."""
    if side.kind != "back":
        return [place.trim for place in grid.places]
    # The slots may have been moved against the printer's drift; the marks move with them.
    first = side.slots[0]
    home = grid.behind[first.item % grid.count].trim
    dx, dy = first.place.trim.x - home.x, first.place.trim.y - home.y
    trims = [place.trim for place in grid.behind]
    return [Box(t.x + dx, t.y + dy, t.width, t.height) for t in trims]


def _reach(edge: float, limit: float, way: int, bleed: float) -> tuple[float, float]:
    """From where to where a mark runs beyond the block's edge, towards ``limit``."""
    room = (limit - edge) * way
    begin = bleed + 0.5 if room >= bleed + 2.0 else 1.0
    return edge + way * begin, edge + way * min(room, bleed + 4.0)


def _cuts(values: list[float]) -> list[float]:
    return sorted({round(v, 4) for v in values})
