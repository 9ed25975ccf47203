"""`pdfx`: cards and maps as PDF/X-1a:2001, for a print shop.

    pdfx/base-cards.pdf                 a page for each face: front, back, front, back …
    pdfx/base-map-foundry.pdf           each map on a page of its own size

Pages are as large as a card with 3 mm of bleed around it; TrimBox says where it is cut.
Colours are CMYK, text is black ink alone, fonts are embedded, nothing is transparent.
"""

from __future__ import annotations

from collections.abc import Sequence

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.draw import Box, Page, Symbol
from fragkit.press.export import ExportSettings
from fragkit.press.export.cmyk import Separation
from fragkit.press.export.decks import deck_faces, face_page
from fragkit.press.kinds.maps import about, boards, palette_of
from fragkit.press.maps.drawing import map_page
from fragkit.press.output import Output

OPTIONS = frozenset({"condition", "ink", "template", "size"})


def outputs(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[Output]:
    made: list[Output] = []
    faces: list[Symbol] = []
    for deck in deck_faces(pack, library, settings, problems):
        for face in deck.cards:
            faces += [face.front, face.back] * face.card.copies
    told = f"{pack.file.name} {pack.file.version}"
    if faces:
        pages = [card_page(face) for face in faces]
        made.append(_file(f"{pack.id}-cards", f"{told}: cards", pages, pack, settings))
    for board in boards(pack, problems):
        palette = palette_of(board, pack, library, settings.printing, problems)
        page = map_page(board, palette, about(board, pack))
        page = page._replace(trim=Box(0, 0, page.width, page.height))
        name = board.maps[0].name
        made.append(_file(f"{pack.id}-map-{board.id}", f"{told}: {name}", [page], pack, settings))
    return made


def card_page(face: Symbol) -> Page:
    page = face_page(face, face.margin)
    return page._replace(
        trim=Box(face.margin, face.margin, face.width, face.height),
        bleed=Box(0, 0, page.width, page.height),
    )


def _file(
    name: str, title: str, pages: Sequence[Page], pack: Pack, settings: ExportSettings
) -> Output:
    from fragkit.press.pdf.document import About, pdf_bytes

    separation = Separation()
    separated = [page._replace(items=separation.marks(page.items)) for page in pages]
    told = About(title, pack.file.author, press=settings.condition)
    return Output(f"pdfx/{name}.pdf", pdf_bytes(separated, told), len(pages))
