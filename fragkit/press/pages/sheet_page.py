"""One page of a sheet: the pieces at their places, and the marks around them.

The marks are crop and fold marks, guides for scissors, a ruler, and the line at the page's edge.
That line has the pack, the sheet, the page number, and the order to print at 100 %.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from fragkit.language import translate
from fragkit.language.sentences import Sentence, say
from fragkit.press.graphics.marks import (
    Box,
    Group,
    Mark,
    Page,
    Path,
    Shape,
    Stroke,
    Symbol,
    Text,
    Use,
)
from fragkit.press.graphics.shapes import box_rect, line, rotated
from fragkit.press.pages.imposition import LINE_BAND, PiecePlace, SheetGrid, Side, Slot, line_side
from fragkit.press.pages.paper import MARGIN
from fragkit.press.pictures.icons import icon_marks
from fragkit.press.typography.fonts import text_width

_HAIR = 0.2  # mm


def sheet_page(
    grid: SheetGrid,
    side: Side,
    face_of: Callable[[Slot], Symbol],
    label: SheetLine,
    bookmarks: tuple[tuple[int, str], ...] = (),
) -> Page:
    """Draw the page with its faces, boxes and marks. ``face_of`` returns the drawing of a slot.

    A face is a symbol of the layout's size with its bleed in the margin.
    """
    dx, dy = _shift(grid, side)
    empty = _empty_cells(grid, side, dx, dy)
    faces = tuple(_placed(slot, face_of(slot), empty) for slot in side.slots)
    trim, bleed = grid.trim, grid.bleed_box
    return Page(
        grid.width,
        grid.height,
        (*faces, *edge_marks(grid, side, label)),
        trim=Box(trim.x + dx, trim.y + dy, trim.width, trim.height),
        bleed=Box(bleed.x + dx, bleed.y + dy, bleed.width, bleed.height),
        label=f"{side.sheet} {side.kind}",
        bookmarks=bookmarks,
    )


def _empty_cells(grid: SheetGrid, side: Side, dx: float, dy: float) -> list[Box]:
    """Return the cells that have no face, which are on the last sheet of a deck."""
    cells = grid.behind if side.kind == "back" else grid.places
    taken = {(round(s.place.trim.x, 2), round(s.place.trim.y, 2)) for s in side.slots}
    moved = (Box(c.trim.x + dx, c.trim.y + dy, c.trim.width, c.trim.height) for c in cells)
    return [box for box in moved if (round(box.x, 2), round(box.y, 2)) not in taken]


def _placed(slot: Slot, face: Symbol, empty: list[Box]) -> Mark:
    trim = slot.place.trim
    turn = rotated(180, face.width / 2, face.height / 2)
    use = Use(face, trim.x, trim.y, turn) if slot.turned else Use(face, trim.x, trim.y)
    if not face.margin:
        return use
    return Group((use,), clip=box_rect(_shown(slot.place, face.margin, empty)))


def _shown(place: PiecePlace, bleed: float, empty: list[Box]) -> Box:
    """Return the visible part of the bleed. It ends at the neighbor, or slightly beyond where the
    two touch, so that no white shows between dark backs. Toward an empty cell, all of it is
    visible, so that a crooked cut shows no white."""
    trim, box = place.trim, place.visible
    near = trim.grown(bleed)
    beside = [o for o in empty if o.x < near.right and o.right > near.x]
    beside = [o for o in beside if o.y < near.bottom and o.bottom > near.y]
    rows = [o for o in beside if abs(o.y - trim.y) < _HAIR]
    columns = [o for o in beside if abs(o.x - trim.x) < _HAIR]

    def side(is_free: bool, shown: float) -> float:
        return bleed if is_free else min(bleed, shown + _HAIR)

    west = side(any(o.x < trim.x for o in rows), trim.x - box.x)
    east = side(any(o.x > trim.x for o in rows), box.right - trim.right)
    north = side(any(o.y < trim.y for o in columns), trim.y - box.y)
    south = side(any(o.y > trim.y for o in columns), box.bottom - trim.bottom)
    return Box(trim.x - west, trim.y - north, trim.width + west + east, trim.height + north + south)


def _shift(grid: SheetGrid, side: Side) -> tuple[float, float]:
    if side.kind != "back":
        return 0.0, 0.0
    first = side.slots[0]
    home = grid.behind[first.item % grid.count].trim
    return first.place.trim.x - home.x, first.place.trim.y - home.y


# -- crop and fold marks, the ruler, the line at the edge ----------------------------------------


INK = "#222222"
QUIET = "#555555"
_HAIRLINE = 0.2  # mm
_SIZE = 7.0  # pt
_MARK = 2.5  # mm: the game's mark
_RULER = 50.0  # mm


class SheetLine(NamedTuple):
    """The words of the line at a sheet's edge."""

    pack: str  # "FRAG base 0.1.0"
    what: Sentence  # "Weapons, fronts"
    page: int
    pages: int


SIDES = {
    "front": say("{what}, fronts"),
    "back": say("{what}, backs"),
    "folded": say("{what}, fold and glue"),
}


def side_line(what: Sentence, side: str) -> Sentence:
    """Return the line of one side of a sheet: `Weapons, fronts`."""
    return Sentence(SIDES[side].template, {"what": what})


def page_line(width: float, height: float, label: SheetLine) -> tuple[Mark, ...]:
    """Draw the line along the lower edge of a page that is not cut into cards."""
    return _strip(MARGIN, width - MARGIN, height - MARGIN - 0.6, label)


def edge_marks(grid: SheetGrid, side: Side, label: SheetLine) -> tuple[Mark, ...]:
    """Draw the line, crop marks and fold of one side of a sheet of cards or counters."""
    free = grid.printable
    below = line_side(grid) == "below"
    if below:
        strip = _strip(free.x, free.right, free.bottom - 0.6, label)
        room = Box(free.x, free.y, free.width, free.height - LINE_BAND)
    else:
        # Turned by a quarter: it runs down the right side, with the tops of its letters outward.
        flat = _strip(0, free.height, 2.4, label)
        x, y = free.right, free.y
        a, b, c, d, _, _ = rotated(90)
        strip = (Group(flat, matrix=(a, b, c, d, x, y)),)
        room = Box(free.x, free.y, free.width - LINE_BAND, free.height)
    # Where nothing is printed, nothing is cut: the last sheet has marks only for its own rows.
    marks = (*strip, *crop_marks([slot.place.trim for slot in side.slots], grid.bleed, room))
    if grid.fold is not None:
        marks += fold_marks(grid)
    return marks


def crop_marks(trims: list[Box], bleed: float, room: Box) -> tuple[Mark, ...]:
    """Draw short lines outside the block where the cuts go, within ``room``.

    They begin outside the bleed if the paper is wide enough, else 1 mm from the cut. A white line
    under the black one keeps them visible on a dark bleed.
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


def fold_marks(grid: SheetGrid) -> tuple[Mark, ...]:
    """Draw a dashed line across the sheet, with a label at its end."""
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
    """Draw a ruler above the line at ``y``, with a tick for each millimeter and longer ones at 5
    and 10."""
    ticks: Shape = line(x, y, x + length, y)
    for i in range(round(length) + 1):
        rise = height if i % 10 == 0 else 0.7 * height if i % 5 == 0 else 0.4 * height
        ticks += line(x + i, y, x + i, y - rise)
    return (Path(ticks, stroke=Stroke(INK, 0.15, cap="butt")),)


def _strip(left: float, right: float, base: float, label: SheetLine) -> tuple[Mark, ...]:
    """Draw the line: mark, pack and sheet on the left, the ruler in the middle, the page number on
    the right."""
    middle = (left + right - _RULER) / 2
    after = middle + _RULER + 1.6
    mark = icon_marks("mark", left, base - 2.0, _MARK, INK)
    left += _MARK + 0.8
    room = middle - left - 2
    pack = _shortened(label.pack, "bold", room)
    name_width = text_width(pack, "bold", _SIZE)
    what = _shortened(translate(label.what), "regular", room - name_width - 1.6)
    page = translate(say("page {n} of {total}", n=label.page, total=label.pages))
    return (
        *mark,
        Text(left, base, pack, "bold", _SIZE, INK),
        Text(left + name_width + 1.6, base, what, "regular", _SIZE, QUIET),
        *ruler(middle, base, height=1.7),
        Text(after, base, "5 cm", "bold", _SIZE, INK),
        Text(after + 6.4, base, translate("print at 100 %"), "regular", _SIZE, QUIET),
        Text(right, base, page, "bold", _SIZE, INK, anchor="end"),
    )


def _shortened(text: str, font: str, room: float) -> str:
    """Shorten a text to the width available, so that it never covers the ruler."""
    if text_width(text, font, _SIZE) <= room:
        return text
    while text and text_width(f"{text}…", font, _SIZE) > room:
        text = text[:-1].rstrip(" ,")
    return f"{text}…" if text else ""


def _reach(edge: float, limit: float, way: int, bleed: float) -> tuple[float, float]:
    """Return the start and end of a mark beyond the block's edge, toward ``limit``."""
    room = (limit - edge) * way
    begin = bleed + 0.5 if room >= bleed + 2.0 else 1.0
    return edge + way * begin, edge + way * min(room, bleed + 4.0)


def _cuts(values: list[float]) -> list[float]:
    return sorted({round(v, 4) for v in values})


# -- guides for scissors -------------------------------------------------------------------------
# With a knife, people follow the crop marks outside the block; scissors need a line on the way.
# Backs have no lines, because they may have drifted.


_GUIDE_LINE = 0.1  # mm
_GREY = "#9a9a9a"  # visible on white and on a dark band
# How far a Bézier handle reaches to imitate a quarter circle of radius 1.
_QUARTER = 0.5522847498


def guide_marks(side: Side, straight: bool, corner: float) -> tuple[Mark, ...]:
    """Draw hairlines around each front, and arcs of radius ``corner`` at the corners."""
    if side.kind == "back":
        return ()
    trims = [slot.place.trim for slot in side.slots if not slot.back]
    shape: Shape = ()
    if straight:
        shape += _straight(trims)
    if corner > 0:
        for trim in trims:
            shape += _arcs(trim, corner)
    return (Path(shape, stroke=Stroke(_GREY, _GUIDE_LINE, cap="butt")),) if shape else ()


def _straight(trims: Iterable[Box]) -> Shape:
    """Return every edge only once, even if two cards share it."""
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
