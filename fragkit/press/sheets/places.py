"""How many uncut sheets of one size go on a page, and where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fragkit.press.draw import Box, Group, Mark, Page, Path, Shape, Stroke
from fragkit.press.furniture import SheetLine, page_furniture
from fragkit.press.impose import FURNITURE
from fragkit.press.paper import MARGIN, PAPERS
from fragkit.press.shapes import line

_AIR = 2.0  # mm between a sheet and the line at the page's foot


@dataclass(frozen=True, slots=True)
class Places:
    """A page cut into equal parts, each with a sheet in its middle."""

    width: float
    height: float
    columns: int
    rows: int
    corners: tuple[tuple[float, float], ...]

    @property
    def cuts(self) -> int:
        return self.columns - 1 + self.rows - 1


def places_for(paper: str, width: float, height: float) -> Places | None:
    """The way of laying the paper that takes most sheets; upright when both take as many."""
    upright = PAPERS[paper]
    found: Places | None = None
    for w, h in ((upright.width, upright.height), (upright.height, upright.width)):
        candidate = _places(w, h, width, height)
        if candidate and (found is None or len(candidate.corners) > len(found.corners)):
            found = candidate
    return found


def _places(page_w: float, page_h: float, width: float, height: float) -> Places | None:
    free = Box(MARGIN, MARGIN, page_w - 2 * MARGIN, page_h - 2 * MARGIN - FURNITURE - _AIR)
    columns, rows = int(free.width // width), int(free.height // height)
    while columns and rows:
        corners = [
            _corner(free, page_w / columns, page_h / rows, column, row, width, height)
            for row in range(rows)
            for column in range(columns)
        ]
        if all(corner is not None for corner in corners):
            return Places(page_w, page_h, columns, rows, tuple(c for c in corners if c))
        if rows >= columns:
            rows -= 1
        else:
            columns -= 1
    return None


def _corner(
    free: Box, part_w: float, part_h: float, column: int, row: int, width: float, height: float
) -> tuple[float, float] | None:
    """The middle of what the part of the page has to print on."""
    left, right = max(free.x, column * part_w), min(free.right, (column + 1) * part_w)
    top, bottom = max(free.y, row * part_h), min(free.bottom, (row + 1) * part_h)
    if right - left < width or bottom - top < height:
        return None
    return (left + right - width) / 2, (top + bottom - height) / 2


def placed_page(
    places: Places,
    drawings: Sequence[tuple[Mark, ...]],
    told: SheetLine,
    label: str = "",
    bookmarks: tuple[tuple[int, str], ...] = (),
) -> Page:
    """The page with up to as many drawings as it has places, and where to cut it."""
    items: list[Mark] = []
    for drawing, (x, y) in zip(drawings, places.corners, strict=False):
        items.append(Group(drawing, matrix=(1, 0, 0, 1, x, y)))
    items += cut_lines(places)
    items += page_furniture(places.width, places.height, told)
    whole = Box(0, 0, places.width, places.height)
    return Page(
        places.width, places.height, tuple(items), trim=whole, bleed=whole, label=label,
        bookmarks=bookmarks,
    )  # fmt: skip


def cut_lines(places: Places) -> tuple[Mark, ...]:
    """Dotted lines between the parts; the furniture at the foot stays free of them."""
    shape: Shape = ()
    edge = MARGIN + 0.2  # dots are round: half of the first lies before the line's start
    for i in range(1, places.columns):
        x = places.width * i / places.columns
        shape += line(x, edge, x, places.height - edge - FURNITURE)
    for i in range(1, places.rows):
        y = places.height * i / places.rows
        shape += line(edge, y, places.width - edge, y)
    if not shape:
        return ()
    return (Path(shape, stroke=Stroke("#8a8a8a", 0.2, dash=(0.2, 1.6), cap="round")),)
