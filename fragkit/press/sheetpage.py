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
    faces = tuple(_placed(slot, face_of(slot)) for slot in side.slots)
    dx, dy = _shift(grid, side)
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


def _placed(slot: Slot, face: Symbol) -> Mark:
    trim = slot.place.trim
    turn = rotated(180, face.width / 2, face.height / 2)
    use = Use(face, trim.x, trim.y, turn) if slot.turned else Use(face, trim.x, trim.y)
    if not face.margin:
        return use
    return Group((use,), clip=box_rect(_shown(slot.place)))


def _shown(place: Place) -> Box:
    """Only so much of the bleed as the neighbour leaves, and a hair more where they touch:
    two clips that only meet let the paper shine through between dark backs."""
    trim, box = place.trim, place.visible
    west = _HAIR if box.x == trim.x else 0.0
    north = _HAIR if box.y == trim.y else 0.0
    east = _HAIR if abs(box.right - trim.right) < _HAIR else 0.0
    south = _HAIR if abs(box.bottom - trim.bottom) < _HAIR else 0.0
    return Box(box.x - west, box.y - north, box.width + west + east, box.height + north + south)


def _shift(grid: Grid, side: Side) -> tuple[float, float]:
    if side.kind != "back":
        return 0.0, 0.0
    first = side.slots[0]
    home = grid.behind[first.item % grid.count].trim
    return first.place.trim.x - home.x, first.place.trim.y - home.y
