"""Decks: fronts and backs of every card, as often as it is printed."""

from __future__ import annotations

from collections.abc import Sequence

from fragkit.diagnostics import Problems
from fragkit.model.card import Card
from fragkit.model.pack import Library, Pack
from fragkit.press.draw import Page, Symbol
from fragkit.press.faces.book import open_book
from fragkit.press.faces.engraver import Engraver
from fragkit.press.faces.fields import deck_of
from fragkit.press.furniture import SheetLine
from fragkit.press.impose import Grid, Side, Slot, impose
from fragkit.press.kinds import Document, Settings, grid_for
from fragkit.press.paper import PAPERS
from fragkit.press.sheetpage import sheet_page

Faces = list[tuple[Symbol, Symbol]]  # front and back of each card, copies written out


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    if not pack.cards:
        return []
    grid = grid_for("card", settings)
    engraver = open_engraver(library, problems, settings)
    decks = {deck: _faces(cards, pack, engraver) for deck, cards in decks_of(pack).items()}
    planned: list[tuple[str, Side, Faces]] = []
    sheets = 0  # counted through the whole file, so that no two pages have the same label
    for deck, faces in decks.items():
        sides = impose(grid, len(faces), settings.offset)
        planned += [(deck, side._replace(sheet=side.sheet + sheets), faces) for side in sides]
        sheets = max((side.sheet for _, side, _ in planned), default=0)
    if settings.backs == "separate":  # all fronts first: the paper goes in again as one stack
        planned.sort(key=lambda item: item[1].kind == "back")
    pages = _pages(planned, grid, pack, library)
    return [
        Document(
            name=f"{pack.id}-cards",
            title=f"{pack.file.name}: cards",
            pages=pages,
            author=pack.file.author,
            subject=f"{pack.file.name} {pack.file.version}: {sum(map(len, decks.values()))} cards",
            duplex=settings.duplex,
            paper=PAPERS[settings.paper].title,
            cuts=sheets * grid.cuts,
            sheets_of_paper=sheets,
        )
    ]


def proof(pack: Pack, library: Library, problems: Problems) -> None:
    """Every front drawn for its flaws only: fit, glyphs, pictures, templates."""
    if pack.cards:
        engraver = open_engraver(library, problems)
        for card in pack.cards.values():
            engraver.front(card, pack)


def open_engraver(
    library: Library, problems: Problems, settings: Settings | None = None
) -> Engraver:
    settings = settings or Settings()
    book = open_book(library, problems, settings.templates)
    return Engraver(library, book, problems, settings.low_ink)


def decks_of(pack: Pack) -> dict[str, list[Card]]:
    """The pack's cards by deck: decks as `pack.yaml` lists them, then as cards name them."""
    decks: dict[str, list[Card]] = {deck.id: [] for deck in pack.file.decks}
    for card in pack.cards.values():
        decks.setdefault(card.deck, []).append(card)
    return {deck: cards for deck, cards in decks.items() if cards}


def _faces(cards: Sequence[Card], pack: Pack, engraver: Engraver) -> Faces:
    faces: Faces = []
    for card in cards:
        front, back = engraver.front(card, pack), engraver.back(card, pack)
        if front is not None and back is not None:
            faces += [(front, back)] * card.copies
    return faces


def _pages(
    planned: list[tuple[str, Side, Faces]], grid: Grid, pack: Pack, library: Library
) -> list[Page]:
    told = f"{pack.file.name} {pack.file.version}"
    pages: list[Page] = []
    marked: set[str] = set()
    words = {"front": "fronts", "back": "backs", "folded": "fold and glue"}
    for number, (deck, side, faces) in enumerate(planned, 1):

        def face_of(slot: Slot, faces: Faces = faces) -> Symbol:
            return faces[slot.item][1 if slot.back else 0]

        first = next(c for c in pack.cards.values() if c.deck == deck)
        named = deck_of(first, pack, library)
        title = named.name if named is not None else deck
        bookmarks = () if deck in marked else ((0, f"{title} ({len(faces)})"),)
        marked.add(deck)
        line = SheetLine(told, f"{title}, {words[side.kind]}", number, len(planned))
        pages.append(sheet_page(grid, side, face_of, line, bookmarks))
    return pages
