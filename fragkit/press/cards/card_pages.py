"""The sheets of a pack's decks: front and back of every copy of every card."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import plural, say
from fragkit.load.packs.library import foundations
from fragkit.model.card import Card
from fragkit.model.pack import Library, Pack
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.card_fields import deck_of
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import Page, Symbol
from fragkit.press.output import PrintedCard, missing_copies
from fragkit.press.pack_assets import load_assets
from fragkit.press.pages.documents import Document, Settings, document_of, pack_title
from fragkit.press.pages.imposition import SheetGrid, Side, Slot, grid_for, impose, layouts_of
from fragkit.press.pages.paper import PAPERS, card_size
from fragkit.press.pages.sheet_page import SheetLine, guide_marks, sheet_page, side_line


class Face(NamedTuple):
    """One card to be cut out, with the name of its deck."""

    deck: str
    front: Symbol
    back: Symbol


Run = list[Face]  # cards that share sheets: one deck, or all decks with `--mix`


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    cards = chosen_cards(pack, library, settings)
    if not cards:
        return []
    grid = grid_for("card", settings, layouts_of(pack, library, problems))
    engraver = open_engraver(library, problems, settings)
    prints = {str(card.id): PrintedCard(engraver.mark(card, pack), card.copies) for card in cards}
    before = None if settings.since is None else settings.since.get(pack.id, {})
    by_deck: dict[str, Run] = {}
    for card in cards:
        front, back = engraver.front(card, pack), engraver.back(card, pack)
        if front is None or back is None:
            continue
        named = deck_of(card, pack, library)
        title = named.name if named is not None else card.deck
        copies = card.copies
        if before is not None:
            copies = missing_copies(card.id, prints[card.id], before)
        run = by_deck.setdefault("" if settings.mix else card.deck, [])
        run += [Face(title, front, back)] * copies
    runs = [run for run in by_deck.values() if run]
    if not runs:
        return []
    planned: list[tuple[Side, Run]] = []
    sheets = 0  # counted across the whole file, so that page labels are unique
    for run in runs:
        sides = impose(grid, len(run), settings.offset)
        planned += [(side._replace(sheet=side.sheet + sheets), run) for side in sides]
        sheets = max((side.sheet for side, _ in planned), default=0)
    if settings.backs == "separate":  # all fronts first: the paper goes back in as one stack
        planned.sort(key=lambda item: item[0].kind == "back")
    return [
        document_of(
            pack,
            "cards",
            _pages(planned, grid, pack, settings),
            subject=translate(
                plural(
                    "{pack}: {n} card",
                    "{pack}: {n} cards",
                    pack=pack_title(pack),
                    n=sum(map(len, runs)),
                )
            ),
            duplex=settings.duplex,
            paper=PAPERS[settings.paper].title,
            cuts=sheets * grid.cuts,
            sheets_of_paper=sheets,
            prints={pack.id: prints},
        )
    ]


def check_print(pack: Pack, library: Library, problems: Problems) -> None:
    """Draw every front to report its mistakes: fit, glyphs, pictures, templates."""
    if pack.cards:
        engraver = open_engraver(library, problems)
        for card in pack.cards.values():
            engraver.front(card, pack)


def open_engraver(
    library: Library, problems: Problems, settings: Settings | None = None
) -> Engraver:
    settings = settings or Settings()
    load_assets(library, problems)
    book = open_book(library, problems, settings.templates)
    return Engraver(library, book, problems, settings.low_ink, card_size(settings.size))


def chosen_cards(pack: Pack, library: Library, settings: Settings) -> list[Card]:
    """Return the pack's cards deck by deck, or only the requested ones."""
    cards = [card for cards in decks_of(pack, library).values() for card in cards]
    return [c for c in cards if c.id in settings.cards] if settings.cards else cards


def decks_of(pack: Pack, library: Library) -> dict[str, list[Card]]:
    """Return the pack's cards by deck (ruling.ocr.decks), in the order of `pack.yaml` and of the
    packs that it extends, then other decks that cards name. The number of cards in a box is the sum
    of their copies (comp.base.cards, comp.deathmatch.cards, comp.ftw.cards)."""
    below = foundations(pack.file, library)
    homes = (pack, *(other for other in library.packs if other.id in below))
    decks: dict[str, list[Card]] = {deck.id: [] for home in homes for deck in home.file.decks}
    for card in pack.cards.values():
        decks.setdefault(card.deck, []).append(card)
    return {deck: cards for deck, cards in decks.items() if cards}


def _pages(
    planned: list[tuple[Side, Run]], grid: SheetGrid, pack: Pack, settings: Settings
) -> list[Page]:
    title = pack_title(pack)
    pages: list[Page] = []
    marked: set[str] = set()
    for number, (side, run) in enumerate(planned, 1):

        def face_of(slot: Slot, run: Run = run) -> Symbol:
            return run[slot.item].back if slot.back else run[slot.item].front

        titles = list(dict.fromkeys(run[slot.item].deck for slot in side.slots))
        counts = Counter(face.deck for face in run)
        bookmarks = tuple((0, f"{t} ({counts[t]})") for t in titles if t not in marked)
        marked.update(titles)
        what = say("{names}", names=tuple(titles))
        line = SheetLine(title, side_line(what, side.kind), number, len(planned))
        page = sheet_page(grid, side, face_of, line, bookmarks)
        guides = guide_marks(side, settings.guides, settings.corner)
        pages.append(page._replace(items=(*page.items, *guides)) if guides else page)
    return pages
