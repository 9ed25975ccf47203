"""`png`: pictures of each card, front and back, in a zip file with a list of its contents.

png/base-cards.zip
    manifest.json                   card, deck, side, copies, pixels and sha256 of each
    weapon/boomstick.png            a front
    weapon/back.png                 the deck's back
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Iterable
from typing import Any

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.export import ExportSettings
from fragkit.press.export.deck_faces import DeckFaces, deck_faces, face_page
from fragkit.press.export.raster import Pixels, need_pdfium, pictures, pixels, png_bytes
from fragkit.press.export.shops import DPI as SHOP_DPI
from fragkit.press.graphics.marks import Symbol
from fragkit.press.output import Output
from fragkit.press.pages.documents import CannotLayOut

_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first day that an archive can hold


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in files:
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.create_system = 3  # the same on every system
            entry.external_attr = 0o644 << 16
            # A picture is compressed already.
            packed = name.endswith((".png", ".jpg"))
            entry.compress_type = zipfile.ZIP_STORED if packed else zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return buffer.getvalue()


def picture_pixels(face: Symbol, settings: ExportSettings) -> Pixels | None:
    """Return the shop's pixels for this card size, or None if it has none."""
    if settings.shop is not None:
        size = settings.shop.pixels(face.width, face.height)
        if size is None or settings.dpi == SHOP_DPI:
            return size
        return size[0] * settings.dpi // SHOP_DPI, size[1] * settings.dpi // SHOP_DPI
    bleed = face.margin if settings.bleed else 0.0
    return pixels(face.width + 2 * bleed, face.height + 2 * bleed, settings.dpi)


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
        **({"shop": settings.shop.name} if settings.shop else {}),
        "files": entries,
    }
    listing = json.dumps(told, indent=2, ensure_ascii=False) + "\n"
    names = [str(entry["file"]) for entry in entries]
    archive = zipped([("manifest.json", listing.encode("utf-8")), *zip(names, drawn, strict=True)])
    return [Output(f"png/{pack.id}-cards.zip", archive, len(faces))]


def back_name(deck: DeckFaces, back: Symbol) -> str:
    """Return `weapon/back.png`. If a deck has several backs, they are numbered."""
    number = [b.id for b in deck.backs].index(back.id)
    return f"{deck.id}/back{f'-{number + 1}' if number else ''}.png"


def pixels_of(face: Symbol, settings: ExportSettings) -> tuple[int, int]:
    size = picture_pixels(face, settings)
    if size is None:
        assert settings.shop is not None, "only a shop lacks a size"
        raise CannotLayOut(
            f"{settings.shop.name} has no cards of {face.width:g} × {face.height:g} mm"
        )
    return size


def face_pictures(faces: list[Symbol], settings: ExportSettings) -> list[bytes]:
    """Return the faces as PNG files of the requested size."""
    bleeds = settings.bleed or bool(settings.shop)
    pages = [face_page(face, face.margin if bleeds else 0.0) for face in faces]
    sizes = [pixels_of(face, settings) for face in faces]
    return [png_bytes(picture, settings.dpi) for picture in pictures(pages, sizes)]
