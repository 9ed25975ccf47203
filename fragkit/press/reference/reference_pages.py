"""The reference sheet: two pages to laminate, set as large as the paper allows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import fsum

from fragkit.diagnostics import Problems
from fragkit.language.sentences import say
from fragkit.model.pack import Library, Pack
from fragkit.model.rule import RuleBook
from fragkit.press.design_files import read_designs
from fragkit.press.graphics.marks import Box, Group, Mark, Page, Text
from fragkit.press.pages.documents import Document, Settings
from fragkit.press.pages.imposition import LINE_BAND
from fragkit.press.pages.paper import MARGIN, PAPERS
from fragkit.press.pages.sheet_page import SheetLine, pack_title, page_line
from fragkit.press.reference.reference_design import (
    Part,
    ReferenceDesign,
    check_reference,
    ledger,
    made_reference,
)
from fragkit.press.reference.sections import Set, Setter
from fragkit.press.themes.themed_pen import Pen, pen_for

LEAST = 7.0  # pt
_MOST = 17.0  # on A4; larger paper takes larger type
_HEAD = 15.0  # mm for the title
_INSET = 5.0  # further than the printer needs, for the laminate's edge
_GUTTER = 6.0
_GAP = (3.0, 14.0)  # mm between sections, from least to most
_AIR = 2.6  # times the usual space between items, at most


@dataclass(frozen=True, slots=True)
class PlacedPage:
    """The sections of one page at their places."""

    placed: tuple[tuple[Set, float, float], ...]


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    """Print the pack's rules on two pages (comp.base.rules)."""
    found = design_for(pack, library, problems)
    if found is None:
        return []
    design, book = found
    sheet = PAPERS[settings.paper]
    pen = pen_for(pack, library, settings, problems)
    pen = pen.colored(pen.palette.signature)
    pages = reference_pages(design, book, pack, pen, (sheet.width, sheet.height), problems)
    if not pages:
        return []
    return [
        Document(
            name=f"{pack.id}-reference",
            title=design.title,
            pages=pages,
            author=pack.file.author,
            subject=pack_title(pack),
            duplex=settings.duplex,
            paper=sheet.title,
        )
    ]


def check_print(pack: Pack, library: Library, problems: Problems) -> None:
    documents(pack, library, Settings(), problems)


def design_for(
    pack: Pack, library: Library, problems: Problems
) -> tuple[ReferenceDesign, RuleBook] | None:
    """Return the design named like the pack, or one made from its rules."""
    designs = read_designs("reference", ReferenceDesign, "a reference", pack, library, problems)
    design = designs.get(pack.id)
    file = pack.file
    own = pack.rules or file.rules or file.options or file.house or pack.own_counters
    if design is None and not own:
        return None
    book = ledger(library)
    if design is not None:
        check_reference(design, book, problems)
        return design, book
    made = made_reference(pack, book)
    return (made, book) if made is not None else None


def reference_pages(
    design: ReferenceDesign,
    book: RuleBook,
    pack: Pack,
    pen: Pen,
    size: tuple[float, float],
    problems: Problems,
) -> list[Page]:
    width, height = size
    numbers = sorted({part.page for part in design.parts})
    by_page = [[p for p in design.parts if p.page == n] for n in numbers]
    free = Box(
        MARGIN + _INSET, MARGIN + _INSET + _HEAD, width - 2 * (MARGIN + _INSET),
        height - 2 * MARGIN - _INSET - _HEAD - LINE_BAND - 3,
    )  # fmt: skip
    before = len(problems.found)
    points = _largest(by_page, Setter(pen, book, LEAST), free, _MOST * width / PAPERS["a4"].width)
    if len(problems.found) > before:
        return []  # a glyph or a word that no size mends
    if points is None:
        problems.at(design.where.span).error(
            "[reference-too-long] the reference of `{id}` does not fit its pages, even at "
            "{least} pt",
            "shorten it, or move sections to the other page",
            id=pack.id,
            least=f"{LEAST:g}",
        )
        return []
    placed = [_airy(parts, Setter(pen, book, points), free) for parts in by_page]
    return [
        _page(design, pack, pen, page, size, i, len(placed)) for i, page in enumerate(placed, 1)
    ]


def _largest(by_page: list[list[Part]], least: Setter, free: Box, most: float) -> float | None:
    """Return the largest size, in quarters of a point, at which every page holds its sections."""

    def fits(quarters: int) -> bool:
        setter = replace(least, size=quarters / 4)
        return all(place_parts(parts, setter, free) is not None for parts in by_page)

    low, high = round(LEAST * 4), int(most * 4)
    if not fits(low):
        return None
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return low / 4


def _airy(parts: list[Part], setter: Setter, free: Box) -> PlacedPage:
    """Spread the page's items over its free space, up to a limit."""
    sets = [setter.part(p, _column(free)) for p in parts if not p.wide]
    wide = (setter.part(p, free.width) for p in parts if p.wide)
    room = free.height - fsum(s.height + _GAP[0] for s in wide)
    split = _split(sets)
    air = _AIR
    for column in (sets[:split], sets[split:]):
        used = fsum(s.height for s in column) + _GAP[0] * max(0, len(column) - 1)
        gaps = sum(s.gaps for s in column)
        if gaps:
            air = min(air, 1 + (room - used) / gaps)
    placed = place_parts(parts, replace(setter, air=max(1.0, air - 0.01)), free)
    # More air may move a section to the other column; then the page stays as it was.
    placed = placed or place_parts(parts, setter, free)
    if placed is None:
        raise AssertionError("a size is chosen only when everything fits")
    return placed


def _column(free: Box) -> float:
    return (free.width - _GUTTER) / 2


def _split(sets: list[Set]) -> int:
    """Return how many sections go into the left column, so that both are about equally high."""
    return min(range(len(sets) + 1), key=lambda k: (_taller(sets, k, _GAP[0]), -k))


def place_parts(parts: list[Part], setter: Setter, free: Box) -> PlacedPage | None:
    """Place the sections in two columns of about equal height, in reading order; wide ones below."""
    column = _column(free)
    narrow = [setter.part(p, column) for p in parts if not p.wide]
    wide = [setter.part(p, free.width) for p in parts if p.wide]
    low, high = _GAP
    foot = fsum(s.height + low for s in wide)
    room = free.height - foot
    best = _split(narrow)
    if _taller(narrow, best, low) > room:
        return None
    placed: list[tuple[Set, float, float]] = []
    for x, sets in ((free.x, narrow[:best]), (free.x + column + _GUTTER, narrow[best:])):
        used = fsum(s.height for s in sets)
        gaps = max(1, len(sets) - 1)
        gap = min(high, max(low, (room - used) / gaps)) if len(sets) > 1 else low
        y = free.y
        for piece in sets:
            placed.append((piece, x, y))
            y += piece.height + gap
    y = free.bottom - foot + low
    for piece in wide:
        placed.append((piece, free.x, y))
        y += piece.height + low
    return PlacedPage(tuple(placed))


def _taller(sets: list[Set], split: int, gap: float) -> float:
    def height(column: list[Set]) -> float:
        return fsum(s.height for s in column) + gap * max(0, len(column) - 1)

    return max(height(sets[:split]), height(sets[split:]))


def _page(
    design: ReferenceDesign,
    pack: Pack,
    pen: Pen,
    page: PlacedPage,
    size: tuple[float, float],
    number: int,
    count: int,
) -> Page:
    width, height = size
    left, top = MARGIN + _INSET, MARGIN + _INSET
    items: list[Mark] = [
        *pen.words(
            design.title.upper(), Box(left, top, width - 2 * left, 9), design.where.of("title"),
            "the title of the reference", 25, 12, pen.palette.display, lines=1, stand="middle",
        ),
        pen.tape(Box(left, top + 10, width - 2 * left, 2)),
    ]  # fmt: skip
    items.append(
        Text(width - left, top + 7.4, f"{number}/{count}", "black", 14, pen.palette.quiet, "end")
    )
    items += [Group(piece.marks, matrix=(1, 0, 0, 1, x, y)) for piece, x, y in page.placed]
    items += page_line(width, height, SheetLine(pack_title(pack), say("Reference"), number, count))
    whole = Box(0, 0, width, height)
    marks = ((0, design.title),) if number == 1 else ()
    return Page(
        width, height, tuple(items), trim=whole, bleed=whole, label=str(number), bookmarks=marks
    )
