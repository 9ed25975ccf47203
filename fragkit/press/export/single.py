"""One card's front as a picture of its own, without bleed: for a screen."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.card import Card
from fragkit.model.pack import Library, Pack
from fragkit.press.export.decks import face_page
from fragkit.press.export.raster import need_pdfium, pictures, pixels, png_bytes
from fragkit.press.kinds.cards import open_engraver
from fragkit.press.svg import svg_text


def card_picture(
    card: Card, pack: Pack, library: Library, problems: Problems, dpi: int | None = None
) -> bytes | None:
    """SVG, or PNG of that resolution; None when the card cannot be drawn."""
    face = open_engraver(library, problems).front(card, pack)
    if face is None:
        return None
    page = face_page(face, 0.0)
    if dpi is None:
        return svg_text(page, card.name, f"{card.name}, a card of {pack.file.name}").encode("utf-8")
    need_pdfium()
    (picture,) = pictures([page], [pixels(page.width, page.height, dpi)])
    return png_bytes(picture, dpi)
