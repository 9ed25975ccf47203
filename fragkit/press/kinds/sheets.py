"""Record sheets: blank ones for players who build their fighter, and one per ready-made one.

The file is a PDF form as well: printed it is empty, on a screen every box can be filled.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack
from fragkit.model.text import with_role
from fragkit.press.designs import read_designs
from fragkit.press.faces.art import picture_of
from fragkit.press.furniture import SheetLine
from fragkit.press.kinds import Document, Settings
from fragkit.press.paper import PAPERS
from fragkit.press.pen import Pen, pen_for, told
from fragkit.press.sheets.blocks import sheet_marks
from fragkit.press.sheets.design import Sheet, SheetDesign, check_design
from fragkit.press.sheets.places import placed_page, places_for

PLAYERS = 6  # blank sheets when nobody says how many play


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    sheets = sheets_of(pack, library, settings.players, problems)
    if not sheets:
        return []
    pen = pen_for(pack, library, settings, problems)
    runs = []
    for design, group in _by_size(sheets):
        places = places_for(settings.paper, design.width, design.height)
        if places is None:
            title = PAPERS[settings.paper].title
            problems.error(
                "sheet-too-large",
                design.where.of("width"),
                f"a sheet of {design.width:g} × {design.height:g} mm does not fit {title}",
                help="make it smaller, or print on larger paper",
            )
            return []
        size = len(places.corners)
        runs += [(places, group[i : i + size]) for i in range(0, len(group), size)]
    pages = []
    seen: set[str] = set()
    for number, (places, group) in enumerate(runs, 1):
        line = SheetLine(told(pack), "Record sheets", number, len(runs))
        drawings = [sheet_marks(sheet, _pen_of(sheet, pen)) for sheet in group]
        names = [name for name in map(_bookmark, group) if name not in seen]
        names = list(dict.fromkeys(names))
        seen.update(names)
        marks = tuple((0, name) for name in names)
        pages.append(placed_page(places, drawings, line, str(number), marks))
    return [
        Document(
            name=f"{pack.id}-sheets",
            title=f"{pack.file.name}: record sheets",
            pages=pages,
            author=pack.file.author,
            subject=told(pack),
            paper=PAPERS[settings.paper].title,
            cuts=sum(places.cuts for places, _ in runs),
        )
    ]


def proof(pack: Pack, library: Library, problems: Problems) -> None:
    """Every sheet is drawn once, so that a text too long for its box is told."""
    pen = pen_for(pack, library, Settings(), problems)
    for sheet in sheets_of(pack, library, 1, problems):
        sheet_marks(sheet, pen)


def sheets_of(pack: Pack, library: Library, players: int | None, problems: Problems) -> list[Sheet]:
    """The pack's sheets: first the blank ones, then one for each ready-made fighter."""
    if not pack.fighters:
        return []
    designs = read_designs("sheets", SheetDesign, "a record sheet", pack, library, problems)
    known = {id: design for id, design in designs.items() if check_design(design, problems)}
    cards = library.cards
    sheets: list[Sheet] = []
    blank, ready = known.get("base"), known.get("fighter")
    if blank is not None and any(is_plain(f) for f in pack.fighters.values()):
        count = PLAYERS if players is None else players
        sheets += [Sheet(blank, pack, None, f"sheet{i}", cards) for i in range(1, count + 1)]
    for fighter in pack.fighters.values():
        design = known.get(fighter.sheet) if fighter.sheet != "base" else ready
        if design is not None and not is_plain(fighter):
            art = picture_of(fighter, pack, problems)
            sheets.append(Sheet(design, pack, with_role(fighter), fighter.id, cards, art))
    return sheets


def is_plain(fighter: Fighter) -> bool:
    """Whether the blank sheet is this fighter's: everything on it is the player's choice."""
    return (
        fighter.sheet == "base"
        and fighter.stats == "free"
        and fighter.points == 7
        and fighter.weapon == ("pistol",)
        and not fighter.gear
        and not fighter.abilities
        and not fighter.drawbacks
        and not fighter.tracks
        and not fighter.stances
    )


def _by_size(sheets: list[Sheet]) -> list[tuple[SheetDesign, list[Sheet]]]:
    """Sheets of one size share pages, in their order."""
    groups: dict[tuple[float, float], tuple[SheetDesign, list[Sheet]]] = {}
    for sheet in sheets:
        key = (sheet.design.width, sheet.design.height)
        groups.setdefault(key, (sheet.design, []))[1].append(sheet)
    return list(groups.values())


def _pen_of(sheet: Sheet, pen: Pen) -> Pen:
    color = sheet.fighter.color if sheet.fighter else None
    deck = pen.palette.deck(sheet.design.accent)
    return pen.colored(pen.palette.fighters[color] if color else deck.mark)


def _bookmark(sheet: Sheet) -> str:
    return sheet.fighter.name if sheet.fighter else "Record sheet"
