"""The faces of a pack's cards for exports, either deck by deck or as one card's picture."""

from __future__ import annotations

from typing import NamedTuple

from fragkit.diagnostics import Problems
from fragkit.model.card import Card
from fragkit.model.pack import Library, Pack
from fragkit.press.cards.card_fields import deck_of
from fragkit.press.cards.card_pages import decks_of, open_engraver
from fragkit.press.export import ExportSettings
from fragkit.press.export.raster import need_pdfium, pictures, pixels, png_bytes
from fragkit.press.graphics.marks import Page, Symbol, Use
from fragkit.press.pack_assets import load_assets
from fragkit.press.svg import svg_text


class CardFace(NamedTuple):
    card: Card
    front: Symbol
    back: Symbol


class DeckFaces(NamedTuple):
    """The faces of one deck. Each design is there once, however often it is printed."""

    id: str
    name: str
    cards: tuple[CardFace, ...]

    @property
    def printed(self) -> int:
        return sum(face.card.copies for face in self.cards)

    @property
    def backs(self) -> tuple[Symbol, ...]:
        """Return the different backs. There is only one, unless the deck has cards of two
        templates."""
        return tuple({face.back.id: face.back for face in self.cards}.values())


def deck_faces(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[DeckFaces]:
    load_assets(library, problems)
    if not pack.cards:
        return []
    engraver = open_engraver(library, problems, settings.printing)
    made: list[DeckFaces] = []
    for id, cards in decks_of(pack, library).items():
        faces: list[CardFace] = []
        for card in cards:
            front, back = engraver.front(card, pack), engraver.back(card, pack)
            if front is not None and back is not None:
                faces.append(CardFace(card, front, back))
        deck = deck_of(cards[0], pack, library)
        if faces:
            made.append(DeckFaces(id, deck.name if deck is not None else id, tuple(faces)))
    return made


def face_page(face: Symbol, bleed: float) -> Page:
    """Draw a face alone on a page of its own size, with ``bleed`` mm around it."""
    return Page(face.width + 2 * bleed, face.height + 2 * bleed, (Use(face, bleed, bleed),))


# -- one card alone, for a screen ----------------------------------------------------------------


def card_picture(
    card: Card, pack: Pack, library: Library, problems: Problems, dpi: int | None = None
) -> bytes | None:
    """Return the card as SVG, or as PNG of that resolution. Return None if it can't be drawn."""
    face = open_engraver(library, problems).front(card, pack)
    if face is None:
        return None
    page = face_page(face, 0.0)
    if dpi is None:
        return svg_text(page, card.name, f"{card.name}, a card of {pack.file.name}").encode("utf-8")
    need_pdfium()
    (picture,) = pictures([page], [pixels(page.width, page.height, dpi)])
    return png_bytes(picture, dpi)
