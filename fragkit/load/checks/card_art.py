"""Art and pictures can be drawn.

A picture file exists, is inside its pack, and is a PNG, JPEG or SVG file. A picture described in
words has only the keys of its kind: only firearms have barrels, and only some kinds have styles.
fragkit or a pack can draw each `:icon:` in a text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path, PurePosixPath

from fragkit.diagnostics import Problems, Span, did_you_mean, nearest
from fragkit.load.typed_yaml.files import entries, is_file, is_folder, read_text, real
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, NamedTrait
from fragkit.model.overlay import words_of
from fragkit.model.pack import Library, Pack
from fragkit.model.picture import FIREARM_PARTS, KINDS, STYLES, Picture
from fragkit.shipped_files import share

# Common picture formats, and how their first bytes begin.
_OTHERS = (
    ("PNG", 0, b"\x89PNG"), ("JPEG", 0, b"\xff\xd8\xff"), ("WebP", 8, b"WEBP"), ("GIF", 0, b"GIF8"),
    ("TIFF", 0, b"II*\0"), ("TIFF", 0, b"MM\0*"), ("BMP", 0, b"BM"), ("AVIF", 4, b"ftypavif"),
    ("HEIC", 4, b"ftyphei"), ("HEIC", 4, b"ftypmif"),
)  # fmt: skip
_ENDINGS = {"PNG": ".png", "JPEG": ".jpg"}
_BEGINNINGS = {".png": b"\x89PNG\r\n\x1a\n", ".jpg": b"\xff\xd8\xff", ".jpeg": b"\xff\xd8\xff"}


def check_view(card: Card, problems: Problems) -> None:
    """Check the keys that decide how art is cropped."""
    for key in ("fit", "focus", "art_color", "credit"):
        if getattr(card, key) and not card.art:
            problems.at(card.where.key(key)).error(
                "[stray-art] `{key}` has no effect without `art`",
                "add `art: art/my-card.png`, or delete `{key}`",
                key=key,
            )
    if card.art_color and card.art and not card.art.lower().endswith(".svg"):
        problems.at(card.where.key("art_color")).error(
            "[stray-art] `art_color` works only for SVG art", "delete it, or use an SVG file"
        )
    if card.focus and len(card.focus) != 2:
        problems.at(card.where.of("focus")).error(
            "[bad-focus] a focus is two numbers: how far from the left, and how far from the top",
            "write it like `focus: [0.5, 0.2]`",
        )
    if card.focus and card.fit == "whole":
        problems.at(card.where.key("focus")).error(
            "[stray-art] `focus` has no effect with `fit: whole`", "delete one of the two"
        )


def check_art(art: str, place: Span, pack: Pack, problems: Problems) -> None:
    if not art:
        return
    written = PurePosixPath(art)
    # The pictures of a loose file are next to it.
    folder = pack.folder if pack.folder != Path() else Path(place.file).parent
    path = folder / written
    if written.is_absolute() or ".." in written.parts or "\\" in art:
        problems.at(place).error(
            "[art-outside] `{file}` is outside the pack",
            "write a path inside the pack's folder, such as `art/my-card.png`",
            file=art,
        )
    elif not is_file(path):
        names = [
            p.relative_to(folder).as_posix()
            for p in folder.rglob("*")
            if p.suffix in (*_BEGINNINGS, ".svg")
        ]
        problems.at(place).error(
            "[art-missing] there is no picture `{file}`", did_you_mean(art, names), file=art
        )
    elif not real(path).is_relative_to(real(folder)):
        problems.at(place).error(
            "[art-outside] `{file}` links to a file outside the pack",
            "copy the picture into the pack's folder",
            file=art,
        )
    elif not looks_like_picture(path):
        _report_format(art, _other_format(_head(path)), place, problems)


def _report_format(art: str, format: str, place: Span, problems: Problems) -> None:
    if not format:
        problems.at(place).error(
            "[art-format] `{file}` is not a PNG, JPEG or SVG picture",
            "save the picture again in one of these formats",
            file=art,
        )
    elif format in _ENDINGS:
        problems.at(place).error(
            "[art-format] `{file}` is a {format} picture, but its name ends differently",
            "rename it to `{name}`",
            file=art,
            format=format,
            name=PurePosixPath(art).stem + _ENDINGS[format],
        )
    else:
        problems.at(place).error(
            "[art-format] `{file}` is in {format} format, which cards can't use",
            "save it as PNG, JPEG or SVG",
            file=art,
            format=format,
        )


def looks_like_picture(path: Path) -> bool:
    """Return whether the file begins like the format that its suffix promises."""
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
            problems.at(picture.where.of("kind")).error(
                "[bad-value] there is no picture `{kind}`",
                "did you mean `{near}`?" if guess else "see docs/how-to/design/pictures.md",
                kind=picture.kind,
                near=guess,
            )
            return
        looks = (*looks, *own.get(picture.kind, ()))
    if not picture.is_firearm:
        for part in FIREARM_PARTS:
            if getattr(picture, part):
                problems.at(picture.where.key(part)).error(
                    "[stray-part] only firearms have `{key}`, and `{kind}` is not one",
                    "delete `{key}`",
                    key=part,
                    kind=picture.kind,
                )
    if picture.style is not None and picture.style not in looks:
        place = picture.where.of("style")
        if not looks:
            problems.at(picture.where.key("style")).error(
                "[stray-part] the picture `{kind}` has only one style",
                "delete `style`",
                kind=picture.kind,
            )
        else:
            problems.at(place).error(
                "[unknown-choice] the picture `{kind}` has no style `{value}`",
                did_you_mean(picture.style, looks),
                kind=picture.kind,
                value=picture.style,
            )


def check_icons(thing: Card | Fighter | NamedTrait, known: Library, problems: Problems) -> None:
    """Warn of an `:icon:` in a text that would be printed as letters, because nothing draws it."""
    for key, text in words_of(thing).items():
        if key.rpartition(".")[2] not in ("text", "flavor"):
            continue
        for name in dict.fromkeys(_ICON.findall(text)):
            icons = [*_shipped_icons(), *_pack_icons(known)]
            if name not in icons:
                head = key.partition(".")[0]
                problems.at(thing.where.of("abilities" if head == "traits" else head)).warning(
                    "[unknown-icon] there is no icon `{name}`, so `:{name}:` is printed as it is",
                    did_you_mean(name, icons) or "put an SVG file in `templates/icons`",
                    name=name,
                )


_ICON = re.compile(r"(?<!\\):([a-z][a-z0-9-]*):")


@lru_cache(maxsize=1)
def _shipped_icons() -> tuple[str, ...]:
    text = (share("templates") / "drawings" / "icons.txt").read_text("utf-8")
    return tuple(re.findall(r"(?m)^icon (\S+)", text))


def _pack_icons(library: Library) -> list[str]:
    folders = [pack.folder / "templates" / "icons" for pack in library.packs]
    there = [folder for folder in folders if is_folder(folder)]
    return [path.stem for folder in there for path in entries(folder, Problems())]


def pack_drawings(library: Library) -> dict[str, list[str]]:
    """Return the pictures for which packs have their own drawings, each with its styles."""
    heading = r"(?m)^(?:picture|blade)[ \t]+([^\s/]+)(?:/(\S+))?\s*$"
    found: dict[str, list[str]] = {}
    for pack in library.packs:
        folder = pack.folder / "templates" / "drawings"
        if pack.folder == Path() or not is_folder(folder):
            continue
        # The press reads the drawings themselves and reports mistakes in them.
        for path in entries(folder, Problems()):
            text = read_text(path, Problems()) if path.suffix == ".txt" else None
            for kind, look in re.findall(heading, text or ""):
                found.setdefault(kind, []).extend([look] if look else ())
    return found
