"""`png`: one picture per card, front and back, zipped with a list of what is inside.

png/base-cards.zip
    manifest.json                   card, deck, side, copies, pixels and sha256 of each
    weapon/boomstick.png            a front
    weapon/back.png                 the deck's back
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.export import ExportSettings
from fragkit.press.export.archive import zipped
from fragkit.press.export.deck_faces import DeckFaces, deck_faces, face_page
from fragkit.press.export.pixel_sizes import SHOP_NAMES, picture_pixels
from fragkit.press.export.raster import need_pdfium, pictures, png_bytes
from fragkit.press.graphics.marks import Symbol
from fragkit.press.output import Output
from fragkit.press.pages.documents import CannotLayOut

OPTIONS = frozenset({"dpi", "bleed", "shop", "ink", "template", "size"})


def outputs(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[Output]:
    need_pdfium()
    decks = deck_faces(pack, library, settings, problems)
    if not decks or problems.has_errors:
        return []
    entries: list[dict[str, Any]] = []
    faces: list[Symbol] = []
    for deck in decks:
        for face in deck.cards:
            faces.append(face.front)
            entries.append(
                {
                    "file": f"{deck.id}/{face.card.id}.png",
                    "card": face.card.id,
                    "name": face.card.name,
                    "deck": deck.id,
                    "side": "front",
                    "copies": face.card.copies,
                    "back": back_name(deck, face.back),
                }
            )
        for back in deck.backs:
            faces.append(back)
            entries.append({"file": back_name(deck, back), "deck": deck.id, "side": "back"})
    drawn = face_pictures(faces, settings)
    for entry, symbol, data in zip(entries, faces, drawn, strict=True):
        wide, high = pixels_of(symbol, settings)
        entry |= {"width": wide, "height": high, "sha256": hashlib.sha256(data).hexdigest()}
    told = {
        "pack": pack.id,
        "version": pack.file.version,
        "dpi": settings.dpi,
        "bleed": settings.bleed or bool(settings.shop),
        **({"shop": SHOP_NAMES[settings.shop]} if settings.shop else {}),
        "files": entries,
    }
    listing = json.dumps(told, indent=2, ensure_ascii=False) + "\n"
    names = [str(entry["file"]) for entry in entries]
    archive = zipped([("manifest.json", listing.encode("utf-8")), *zip(names, drawn, strict=True)])
    return [Output(f"png/{pack.id}-cards.zip", archive, len(faces))]


def back_name(deck: DeckFaces, back: Symbol) -> str:
    """`weapon/back.png`; a deck whose cards have different backs numbers them."""
    number = [b.id for b in deck.backs].index(back.id)
    return f"{deck.id}/back{f'-{number + 1}' if number else ''}.png"


def pixels_of(face: Symbol, settings: ExportSettings) -> tuple[int, int]:
    size = picture_pixels(face, settings)
    if size is None:
        shop = SHOP_NAMES[settings.shop]
        raise CannotLayOut(f"{shop} has no cards of {face.width:g} × {face.height:g} mm")
    return size


def face_pictures(faces: list[Symbol], settings: ExportSettings) -> list[bytes]:
    """The faces as PNG files, in the size that the settings ask for."""
    bleeds = settings.bleed or bool(settings.shop)
    pages = [face_page(face, face.margin if bleeds else 0.0) for face in faces]
    sizes = [pixels_of(face, settings) for face in faces]
    return [png_bytes(picture, settings.dpi) for picture in pictures(pages, sizes)]
