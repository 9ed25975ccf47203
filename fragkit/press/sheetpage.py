"""Faces on a sheet: one page from its slots."""

from __future__ import annotations

from collections.abc import Callable

from fragkit.press.draw import Box, Group, Mark, Page, Symbol, Use
from fragkit.press.furniture import SheetLine, sheet_furniture
from fragkit.press.impose import Grid, Place, Side, Slot
from fragkit.press.shapes import box_rect, rotated

_HAIR = 0.2  # mm


def sheet_page(
    grid: Grid,
    side: Side,
    face_of: Callable[[Slot], Symbol],
    told: SheetLine,
    bookmarks: tuple[tuple[int, str], ...] = (),
) -> Page:
    """The page with its faces, boxes and furniture; ``face_of`` gives the drawing of a slot.

    A face is a symbol of the layout's size whose bleed lies in its margin.
    """
    dx, dy = _shift(grid, side)
    empty = _empty_cells(grid, side, dx, dy)
    faces = tuple(_placed(slot, face_of(slot), empty) for slot in side.slots)
    trim, bleed = grid.trim, grid.bleed_box
    word = {"front": "front", "back": "back", "folded": "folded"}[side.kind]
    return Page(
        grid.width,
        grid.height,
        (*faces, *sheet_furniture(grid, side, told)),
        trim=Box(trim.x + dx, trim.y + dy, trim.width, trim.height),
        bleed=Box(bleed.x + dx, bleed.y + dy, bleed.width, bleed.height),
        label=f"{side.sheet} {word}",
        bookmarks=bookmarks,
    )


def _empty_cells(grid: Grid, side: Side, dx: float, dy: float) -> list[Box]:
    """Cells of the grid without a face: on the last sheet of a deck."""
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


def _shown(place: Place, bleed: float, empty: list[Box]) -> Box:
    """Only so much of the bleed as the neighbour leaves, and a hair more where they touch:
    two clips that only meet let the paper shine through between dark backs. Toward an empty
    cell all of the bleed: nobody is disturbed, and a crooked cut shows no white."""
    trim, box = place.trim, place.visible
    near = trim.grown(bleed)
    beside = [o for o in empty if o.x < near.right and o.right > near.x]
    beside = [o for o in beside if o.y < near.bottom and o.bottom > near.y]
    rows = [o for o in beside if abs(o.y - trim.y) < _HAIR]
    columns = [o for o in beside if abs(o.x - trim.x) < _HAIR]

    def side(is_free: bool, shown: float) -> float:
        return bleed if is_free else max(shown, _HAIR)

    west = side(any(o.x < trim.x for o in rows), trim.x - box.x)
    east = side(any(o.x > trim.x for o in rows), box.right - trim.right)
    north = side(any(o.y < trim.y for o in columns), trim.y - box.y)
    south = side(any(o.y > trim.y for o in columns), box.bottom - trim.bottom)
    return Box(trim.x - west, trim.y - north, trim.width + west + east, trim.height + north + south)


def _shift(grid: Grid, side: Side) -> tuple[float, float]:
    if side.kind != "back":
        return 0.0, 0.0
    first = side.slots[0]
    home = grid.behind[first.item % grid.count].trim
    return first.place.trim.x - home.x, first.place.trim.y - home.y
