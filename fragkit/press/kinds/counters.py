"""Counters, printed on both sides, as many as the pack's box holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.counters.faces import (
    Counter,
    CounterDesign,
    check_designs,
    counter_face,
    counters_of,
)
from fragkit.press.designs import read_designs
from fragkit.press.draw import Symbol
from fragkit.press.furniture import SheetLine
from fragkit.press.gridcheck import offset_refusal
from fragkit.press.impose import Grid, Slot, impose
from fragkit.press.kinds import CannotLayOut, Document, Settings, grid_for, layouts_of
from fragkit.press.paper import PAPERS, Layout
from fragkit.press.pen import pen_for, told
from fragkit.press.sheetpage import sheet_page

_SIDES = {"front": "fronts", "back": "backs", "folded": "fold and glue"}


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    counters = counters_in_box(pack, library, problems, settings.counters)
    if not counters:
        return []
    grid = _grid(settings, layouts_of(pack, library, problems))
    palette = pen_for(pack, library, settings, problems).palette
    faces: dict[tuple[str, bool], Symbol] = {}

    def face_of(slot: Slot) -> Symbol:
        counter = counters[slot.item]
        key = (counter.id, slot.back)
        if key not in faces:
            faces[key] = counter_face(counter, palette, slot.back)
        return faces[key]

    sides = impose(grid, len(counters), settings.offset)
    pages = []
    seen: set[str] = set()
    for number, side in enumerate(sides, 1):
        what = f"Counters, {_SIDES[side.kind]}"
        names = dict.fromkeys(counters[s.item].design.name for s in side.slots)
        marks = tuple((0, name) for name in names if name not in seen)
        seen.update(names)
        line = SheetLine(told(pack), what, number, len(sides))
        pages.append(sheet_page(grid, side, face_of, line, marks))
    sheets = max(side.sheet for side in sides)
    return [
        Document(
            name=f"{pack.id}-counters",
            title=f"{pack.file.name}: counters",
            pages=pages,
            author=pack.file.author,
            subject=told(pack),
            duplex=settings.duplex,
            paper=PAPERS[settings.paper].title,
            cuts=grid.cuts * sheets,
            sheets_of_paper=sheets,
        )
    ]


def proof(pack: Pack, library: Library, problems: Problems) -> None:
    counters_in_box(pack, library, problems)


def counters_in_box(
    pack: Pack, library: Library, problems: Problems, wanted: Mapping[str, int] | None = None
) -> list[Counter]:
    """`wanted` says of some kinds how many are printed instead."""
    if not pack.file.counters:
        return []
    said = wanted or {}
    box = tuple(replace(row, count=said.get(row.kind, row.count)) for row in pack.file.counters)
    designs = read_designs("counters", CounterDesign, "a counter", pack, library, problems)
    check_designs(designs, problems)
    return list(counters_of(box, designs, problems))


def _grid(settings: Settings, known: dict[str, Layout]) -> Grid:
    grid = grid_for("counter", settings, known)
    refused = offset_refusal(grid, settings.offset)
    if refused is not None:
        raise CannotLayOut(f"{refused.message}; {refused.help}")
    return grid
