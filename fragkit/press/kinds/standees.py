"""Standees: a paper figure for each fighter, folded over its head, on a base of two tabs."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.language import say
from fragkit.model.fighter import Color as FigureColor
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack
from fragkit.model.picture import Picture
from fragkit.press.designs import read_designs
from fragkit.press.draw import Box, Group, Mark, Page, Text
from fragkit.press.faces.art import picture_of
from fragkit.press.furniture import SheetLine, page_furniture
from fragkit.press.impose import FURNITURE
from fragkit.press.kinds import CannotLayOut, Document, Settings
from fragkit.press.kinds.sheets import is_plain
from fragkit.press.paper import MARGIN, PAPERS
from fragkit.press.pen import Pen, pen_for, told
from fragkit.press.pictures.chosen import chosen
from fragkit.press.standees.figures import Figure
from fragkit.press.standees.strips import (
    COLORS,
    LENGTH,
    WIDTH,
    Standee,
    how_to_marks,
    strip_marks,
)

_GAP = (4.0, 6.0)  # mm between strips, across and down
_HEAD = 24.0  # mm for the title and how to fold
_AIR = 3.0

HOW_TO = (
    "**Cut** along the solid lines. **Fold** along the dashed ones: the long fold over the "
    "head, the tabs outwards. **Glue** front and back together, the tabs onto a coin or card."
)


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    standees = standees_of(pack, library, problems)
    if not standees:
        return []
    pen = pen_for(pack, library, settings, problems)
    width, height, places = places_on(settings.paper)
    groups = [standees[i : i + len(places)] for i in range(0, len(standees), len(places))]
    pages = [
        _page(pack, pen, (width, height), places, group, number, len(groups))
        for number, group in enumerate(groups, 1)
    ]
    return [
        Document(
            name=f"{pack.id}-standees",
            title=f"{pack.file.name}: standees",
            pages=pages,
            author=pack.file.author,
            subject=told(pack),
            paper=PAPERS[settings.paper].title,
            cuts=sum(_cuts(places[: len(group)]) for group in groups),
        )
    ]


def proof(pack: Pack, library: Library, problems: Problems) -> None:
    pen = pen_for(pack, library, Settings(), problems)
    for standee in standees_of(pack, library, problems):
        strip_marks(standee, pen)


def standees_of(pack: Pack, library: Library, problems: Problems) -> list[Standee]:
    """One per fighter in its colour; whom every player may play, in all six.

    A fighter without a colour takes the first that no other fighter of the pack has.
    """
    if not pack.fighters:
        return []
    figures = read_designs("standees", Figure, "a figure", pack, library, problems)
    taken = {f.color for f in pack.fighters.values() if f.color}
    free: list[FigureColor] = [c for c in COLORS if c not in taken]
    standees = []
    for fighter in pack.fighters.values():
        figure = figures.get(fighter.id)
        gear = _gear(fighter, library)
        art = picture_of(fighter, pack, problems)
        if fighter.color:
            standees.append(Standee(fighter, fighter.color, figure, gear, art=art))
        elif is_plain(fighter):
            standees += [Standee(fighter, c, figure, gear, i, art) for i, c in enumerate(COLORS)]
        else:
            free = free or list(COLORS)
            standees.append(Standee(fighter, free.pop(0), figure, gear, art=art))
    return standees


def _gear(fighter: Fighter, library: Library) -> Picture | None:
    """The picture of the first card that the fighter starts with."""
    cards = (pack.cards.get(id) for id in fighter.gear for pack in reversed(library.packs))
    return next((chosen(card) for card in cards if card is not None), None)


def places_on(paper: str) -> tuple[float, float, list[Box]]:
    """The page's size and the strips on it: the way of laying the paper that takes most."""
    sheet = PAPERS[paper]
    best: tuple[float, float, list[Box]] = (sheet.width, sheet.height, [])
    for width, height in ((sheet.width, sheet.height), (sheet.height, sheet.width)):
        free = Box(
            MARGIN + _AIR, MARGIN + _HEAD, width - 2 * (MARGIN + _AIR),
            height - 2 * MARGIN - _HEAD - FURNITURE - _AIR,
        )  # fmt: skip
        across, down = _GAP
        columns = int((free.width + across) // (WIDTH + across))
        rows = int((free.height + down) // (LENGTH + down))
        left = (width - columns * (WIDTH + across) + across) / 2
        spare = free.height - rows * (LENGTH + down) + down
        top = free.y + min(spare / 2, 8.0)
        found = [
            Box(left + c * (WIDTH + across), top + r * (LENGTH + down), WIDTH, LENGTH)
            for r in range(rows)
            for c in range(columns)
        ]
        if len(found) > len(best[2]):
            best = (width, height, found)
    if not best[2]:
        raise CannotLayOut(f"standees do not fit {sheet.title}")
    return best


def _page(
    pack: Pack,
    pen: Pen,
    size: tuple[float, float],
    places: list[Box],
    group: list[Standee],
    number: int,
    count: int,
) -> Page:
    width, height = size
    used = places[: len(group)]
    items: list[Mark] = [*_heading(pen, width)]
    for standee, box in zip(group, used, strict=True):
        items.append(Group(strip_marks(standee, pen), matrix=(1, 0, 0, 1, box.x, box.y)))
    items += page_furniture(width, height, SheetLine(told(pack), "Standees", number, count))
    x, y = min(b.x for b in used), min(b.y for b in used)
    trim = Box(x, y, max(b.right for b in used) - x, max(b.bottom for b in used) - y)
    names = dict.fromkeys(s.fighter.name for s in group)
    return Page(
        width, height, tuple(items), trim=trim, bleed=trim, label=str(number),
        bookmarks=tuple((0, name) for name in names),
    )  # fmt: skip


def _heading(pen: Pen, width: float) -> list[Mark]:
    left, top = MARGIN + 5, MARGIN + 4
    marks: list[Mark] = [
        Text(left, top + 9.4, say("Standees").upper(), "black", 22, pen.palette.ink),
        pen.tape(Box(left, top + 12.4, 44, 2)),
        *how_to_marks(left + 50, top, pen),
    ]
    box = Box(left + 96, top + 0.6, width - left - 96 - MARGIN - 5, 16)
    marks += pen.words(HOW_TO, box, pen.palette.where.span, "how to fold", 9, 7, stand="middle")
    return marks


def _cuts(boxes: list[Box]) -> int:
    across = {round(v, 3) for b in boxes for v in (b.y, b.bottom)}
    down = {round(v, 3) for b in boxes for v in (b.x, b.right)}
    return len(across) + len(down)
