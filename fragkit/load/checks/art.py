"""A picture lies inside its pack, is there, and begins like a PNG, JPEG or SVG file."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.folders import is_file
from fragkit.model.pack import Pack

_BEGINNINGS = {".png": b"\x89PNG\r\n\x1a\n", ".jpg": b"\xff\xd8\xff", ".jpeg": b"\xff\xd8\xff"}


def check(art: str, place: Span, pack: Pack, problems: Problems) -> None:
    if not art:
        return
    written = PurePosixPath(art)
    # A loose file's pictures lie beside it.
    folder = pack.folder if pack.folder != Path() else Path(place.file).parent
    path = folder / written
    if written.is_absolute() or ".." in written.parts or "\\" in art:
        problems.error(
            "art-outside",
            place,
            f"`{art}` leaves the pack",
            help="give a path inside the pack's folder",
        )
    elif not is_file(path):
        names = [
            p.relative_to(folder).as_posix()
            for p in folder.rglob("*")
            if p.suffix in (*_BEGINNINGS, ".svg")
        ]
        problems.error(
            "art-missing", place, f"there is no picture `{art}`", did_you_mean(art, names)
        )
    elif not path.resolve().is_relative_to(folder.resolve()):
        problems.error("art-outside", place, f"`{art}` is a link that leaves the pack")
    elif not _looks_like_picture(path):
        problems.error(
            "art-format",
            place,
            f"`{art}` is no PNG, JPEG or SVG picture",
            help="save it in one of these formats",
        )


def _looks_like_picture(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            head = file.read(1024)
    except OSError:
        return False
    suffix = path.suffix.lower()
    if suffix == ".svg":
        return b"<svg" in head or head.lstrip().startswith(b"<?xml")
    return suffix in _BEGINNINGS and head.startswith(_BEGINNINGS[suffix])
