"""Art and pictures can be drawn.

A picture file lies inside its pack, is there, and begins like a PNG, JPEG or SVG file. A picture that
is described in words has only what its kind has: barrels are for firearms, looks for kinds that come
in several.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from fragkit.diagnostics import Problems, Span, did_you_mean, nearest
from fragkit.load.typed_yaml.files import entries, is_file, is_folder, read_text, real
from fragkit.model.card import Card
from fragkit.model.pack import Library, Pack
from fragkit.model.picture import FIREARM_PARTS, KINDS, STYLES, Picture

# What people have at hand, and how to recognise it by its first bytes.
_OTHERS = (
    ("PNG", 0, b"\x89PNG"), ("JPEG", 0, b"\xff\xd8\xff"), ("WebP", 8, b"WEBP"), ("GIF", 0, b"GIF8"),
    ("TIFF", 0, b"II*\0"), ("TIFF", 0, b"MM\0*"), ("BMP", 0, b"BM"), ("AVIF", 4, b"ftypavif"),
    ("HEIC", 4, b"ftyphei"), ("HEIC", 4, b"ftypmif"),
)  # fmt: skip
_BEGINNINGS = {".png": b"\x89PNG\r\n\x1a\n", ".jpg": b"\xff\xd8\xff", ".jpeg": b"\xff\xd8\xff"}


def check_view(card: Card, problems: Problems) -> None:
    """How the art is cut makes sense only with art."""
    for key in ("fit", "focus"):
        if getattr(card, key) and not card.art:
            problems.at(card.where.key(key)).error(f"[stray-art] `{key}` needs `art`")
    if card.focus and len(card.focus) != 2:
        problems.at(card.where.of("focus")).error(
            "[bad-focus] a focus is two numbers: from the left and from the top",
            "write it like `focus: [0.5, 0.2]`",
        )
    if card.focus and card.fit == "whole":
        problems.at(card.where.key("focus")).error("[stray-art] art that is shown whole is not cut")


def check_art(art: str, place: Span, pack: Pack, problems: Problems) -> None:
    if not art:
        return
    written = PurePosixPath(art)
    # A loose file's pictures lie beside it.
    folder = pack.folder if pack.folder != Path() else Path(place.file).parent
    path = folder / written
    if written.is_absolute() or ".." in written.parts or "\\" in art:
        problems.at(place).error(
            f"[art-outside] `{art}` leaves the pack", "give a path inside the pack's folder"
        )
    elif not is_file(path):
        names = [
            p.relative_to(folder).as_posix()
            for p in folder.rglob("*")
            if p.suffix in (*_BEGINNINGS, ".svg")
        ]
        problems.at(place).error(
            f"[art-missing] there is no picture `{art}`", did_you_mean(art, names)
        )
    elif not real(path).is_relative_to(real(folder)):
        problems.at(place).error(f"[art-outside] `{art}` is a link that leaves the pack")
    elif not looks_like_picture(path):
        found = _other_format(_head(path))
        if not found:
            what = "no PNG, JPEG or SVG picture"
        elif found in ("PNG", "JPEG"):
            what = f"a {found} picture by its content, not by its ending"
        else:
            what = f"a {found} picture; cards take PNG, JPEG and SVG"
        problems.at(place).error(
            f"[art-format] `{art}` is {what}",
            "save it in one of these formats, with the ending that belongs to it",
        )


def looks_like_picture(path: Path) -> bool:
    """Whether the file begins as its ending promises."""
    head = _head(path)
    suffix = path.suffix.lower()
    if suffix == ".svg":
        return b"<svg" in head or head.lstrip().startswith(b"<?xml")
    return suffix in _BEGINNINGS and head.startswith(_BEGINNINGS[suffix])


def _head(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(1024)
    except OSError:
        return b""


def _other_format(head: bytes) -> str:
    return next((name for name, at, mark in _OTHERS if head[at:].startswith(mark)), "")


def check_picture(picture: Picture | None, known: Library, problems: Problems) -> None:
    if picture is None:
        return
    looks = STYLES.get(picture.kind, ())
    if picture.kind not in KINDS or (picture.style is not None and picture.style not in looks):
        own = pack_drawings(known)
        if picture.kind not in KINDS and picture.kind not in own:
            guess = nearest(picture.kind, (*KINDS, *own))
            hint = (
                f"did you mean `{guess}`?"
                if guess
                else "docs/how-to/design/pictures.md shows all of them"
            )
            text = f"there is no picture `{picture.kind}`: {hint}"
            problems.error("bad-value", picture.where.of("kind"), text)
            return
        looks = (*looks, *own.get(picture.kind, ()))
    if not picture.is_firearm:
        for part in FIREARM_PARTS:
            if getattr(picture, part):
                problems.at(picture.where.key(part)).error(
                    f"[stray-part] a {picture.kind} has no `{part}`: only firearms do"
                )
    if picture.style is not None and picture.style not in looks:
        place = picture.where.of("style")
        if not looks:
            problems.at(picture.where.key("style")).error(
                f"[stray-part] a {picture.kind} comes in one style only"
            )
        else:
            problems.at(place).error(
                f"[unknown-choice] a {picture.kind} has no style `{picture.style}`",
                did_you_mean(picture.style, looks),
            )


def pack_drawings(library: Library) -> dict[str, list[str]]:
    """Return the pictures that packs bring, each with its looks, as their headings name them."""
    heading = r"(?m)^(?:picture|blade)[ \t]+([^\s/]+)(?:/(\S+))?\s*$"
    found: dict[str, list[str]] = {}
    for pack in library.packs:
        folder = pack.folder / "templates" / "drawings"
        if pack.folder == Path() or not is_folder(folder):
            continue
        # The press reads the drawings themselves and reports what is wrong with them.
        for path in entries(folder, Problems()):
            text = read_text(path, Problems()) if path.suffix == ".txt" else None
            for kind, look in re.findall(heading, text or ""):
                found.setdefault(kind, []).extend([look] if look else ())
    return found
