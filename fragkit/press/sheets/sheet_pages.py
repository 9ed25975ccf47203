"""Record sheets: blank ones for players who build their fighter, and one for each ready-made
fighter.

The file is also a PDF form. On paper it is empty; on a screen every box can be filled in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack
from fragkit.model.text import with_role
from fragkit.press.art.pack_art import picture_of
from fragkit.press.design_files import read_designs
from fragkit.press.graphics.marks import Box, Group, Mark, Page, Path, Shape, Stroke
from fragkit.press.graphics.shapes import line
from fragkit.press.pages.documents import Document, Settings, document_of, pack_title
from fragkit.press.pages.imposition import LINE_BAND
from fragkit.press.pages.paper import MARGIN, PAPERS
from fragkit.press.pages.sheet_page import SheetLine, page_line
from fragkit.press.sheets.blocks import sheet_marks
from fragkit.press.sheets.sheet_design import Portrait, Sheet, SheetDesign, check_design
from fragkit.press.standees.figures import Figure, first_gear, portrait_marks
from fragkit.press.standees.strips import worn_colors
from fragkit.press.themes.themed_pen import Pen, pen_for

PLAYERS = 6  # number of blank sheets by default


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    sheets = sheets_of(pack, library, settings.players, problems)
    if not sheets:
        return []
    pen = pen_for(pack, library, settings, problems)
    runs = []
    # Sheets of the same size share pages, in their order.
    groups: dict[tuple[float, float], tuple[SheetDesign, list[Sheet]]] = {}
    for sheet in sheets:
        key = (sheet.design.width, sheet.design.height)
        groups.setdefault(key, (sheet.design, []))[1].append(sheet)
    for design, group in groups.values():
        places = places_for(settings.paper, design.width, design.height)
        if places is None:
            title = PAPERS[settings.paper].title
            problems.at(design.where.of("width")).error(
                "[sheet-too-large] a sheet of {width} × {height} mm does not fit on {paper}",
                "make it smaller, or print on larger paper",
                width=f"{design.width:g}",
                height=f"{design.height:g}",
                paper=title,
            )
            return []
        size = len(places.corners)
        runs += [(places, group[i : i + size]) for i in range(0, len(group), size)]
    pages = []
    seen: set[str] = set()
    for number, (places, group) in enumerate(runs, 1):
        line = SheetLine(pack_title(pack), say("Record sheets"), number, len(runs))
        drawings = [sheet_marks(sheet, pen_of(sheet, pen)) for sheet in group]
        names = dict.fromkeys(
            s.fighter.name if s.fighter else translate("Record sheet") for s in group
        )
        marks = tuple((0, name) for name in names if name not in seen)
        seen.update(names)
        pages.append(placed_page(places, drawings, line, str(number), marks))
    return [
        document_of(
            pack,
            "sheets",
            pages,
            paper=PAPERS[settings.paper].title,
            cuts=sum(places.cuts for places, _ in runs),
        )
    ]


def check_print(pack: Pack, library: Library, problems: Problems) -> None:
    """Draw every sheet once, to report texts that are too long for their boxes."""
    pen = pen_for(pack, library, Settings(), problems)
    for sheet in sheets_of(pack, library, 1, problems):
        sheet_marks(sheet, pen)


def sheets_of(pack: Pack, library: Library, players: int | None, problems: Problems) -> list[Sheet]:
    """Return the pack's sheets (comp.base.sheet): the blank ones, then one for each ready-made
    fighter (sheet.deadlands.one, deadlands.fighter.list)."""
    if not pack.fighters:
        return []
    designs = read_designs("sheets", SheetDesign, "a record sheet", pack, library, problems)
    known = {id: design for id, design in designs.items() if check_design(design, problems)}
    figures = read_designs("standees", Figure, "a figure", pack, library, problems)
    cards = library.cards
    sheets: list[Sheet] = []
    blank, ready = known.get("base"), known.get("fighter")
    if blank is not None and any(f.is_plain for f in pack.fighters.values()):
        count = PLAYERS if players is None else players
        sheets += [Sheet(blank, pack, None, f"sheet{i}", cards) for i in range(1, count + 1)]
    worn = worn_colors(pack)
    for fighter in pack.fighters.values():
        design = known.get(fighter.sheet) if fighter.sheet != "base" else ready
        if design is not None and not fighter.is_plain:
            art = picture_of(fighter, pack, problems)
            figure = _figure(fighter, figures.get(fighter.id), library)
            shown = replace(with_role(fighter), color=worn[fighter.id])
            sheets.append(Sheet(design, pack, shown, fighter.id, cards, art, figure))
    return sheets


def _figure(fighter: Fighter, figure: Figure | None, library: Library) -> Portrait:
    """Return a function that draws the fighter as on their standee."""
    gear = first_gear(fighter, library)
    return lambda box, pen: portrait_marks(fighter, figure, gear, box, pen)


def pen_of(sheet: Sheet, pen: Pen) -> Pen:
    """Return the pen in the color of the sheet's fighter, or of a blank sheet."""
    color = sheet.fighter.color if sheet.fighter else None
    deck = pen.palette.deck(sheet.design.accent)
    return pen.colored(pen.palette.fighters[color] if color else deck.mark)


# -- how many sheets of one size go on a page, and where -----------------------------------------


_AIR = 2.0  # mm between a sheet and the line at the bottom of the page


@dataclass(frozen=True, slots=True)
class PageParts:
    """A page cut into equal parts, each with a sheet in its middle."""

    width: float
    height: float
    columns: int
    rows: int
    corners: tuple[tuple[float, float], ...]

    @property
    def cuts(self) -> int:
        return self.columns - 1 + self.rows - 1


def places_for(paper: str, width: float, height: float) -> PageParts | None:
    """Return the orientation that holds the most sheets, or upright if both hold the same number."""
    upright = PAPERS[paper]
    found: PageParts | None = None
    for w, h in ((upright.width, upright.height), (upright.height, upright.width)):
        candidate = _places(w, h, width, height)
        if candidate and (found is None or len(candidate.corners) > len(found.corners)):
            found = candidate
    return found


def _places(page_w: float, page_h: float, width: float, height: float) -> PageParts | None:
    free = Box(MARGIN, MARGIN, page_w - 2 * MARGIN, page_h - 2 * MARGIN - LINE_BAND - _AIR)
    columns, rows = int(free.width // width), int(free.height // height)
    while columns and rows:
        corners = [
            _corner(free, page_w / columns, page_h / rows, column, row, width, height)
            for row in range(rows)
            for column in range(columns)
        ]
        if all(corner is not None for corner in corners):
            return PageParts(page_w, page_h, columns, rows, tuple(c for c in corners if c))
        if rows >= columns:
            rows -= 1
        else:
            columns -= 1
    return None


def _corner(
    free: Box, part_w: float, part_h: float, column: int, row: int, width: float, height: float
) -> tuple[float, float] | None:
    """Return the corner of a sheet in the printable middle of that part of the page, or None if it
    does not fit."""
    left, right = max(free.x, column * part_w), min(free.right, (column + 1) * part_w)
    top, bottom = max(free.y, row * part_h), min(free.bottom, (row + 1) * part_h)
    if right - left < width or bottom - top < height:
        return None
    return (left + right - width) / 2, (top + bottom - height) / 2


def placed_page(
    places: PageParts,
    drawings: Sequence[tuple[Mark, ...]],
    line: SheetLine,
    label: str = "",
    bookmarks: tuple[tuple[int, str], ...] = (),
) -> Page:
    """Draw the page with a drawing in each of its places, and its cut lines."""
    items: list[Mark] = []
    for drawing, (x, y) in zip(drawings, places.corners, strict=False):
        items.append(Group(drawing, matrix=(1, 0, 0, 1, x, y)))
    items += cut_lines(places)
    items += page_line(places.width, places.height, line)
    whole = Box(0, 0, places.width, places.height)
    return Page(
        places.width, places.height, tuple(items), trim=whole, bleed=whole, label=label,
        bookmarks=bookmarks,
    )  # fmt: skip


def cut_lines(places: PageParts) -> tuple[Mark, ...]:
    """Draw dotted lines between the parts. They do not touch the line at the foot."""
    shape: Shape = ()
    edge = MARGIN + 0.2  # dots are round, so half of the first one is before the line's start
    for i in range(1, places.columns):
        x = places.width * i / places.columns
        shape += line(x, edge, x, places.height - edge - LINE_BAND)
    for i in range(1, places.rows):
        y = places.height * i / places.rows
        shape += line(edge, y, places.width - edge, y)
    if not shape:
        return ()
    return (Path(shape, stroke=Stroke("#8a8a8a", 0.2, dash=(0.2, 1.6), cap="round")),)
