"""Where a theme lies: in the pack, in one that it builds on, or among the shipped ones."""

from __future__ import annotations

from pathlib import Path

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.folders import is_file
from fragkit.load.packs import foundations
from fragkit.model.pack import Library, Pack
from fragkit.share import share


def theme_folders(pack: Pack, library: Library) -> list[Path]:
    """The folders that are looked through, in this order; the shipped one is the last."""
    below = foundations(pack.file, library)
    near = [
        p.folder for p in library.packs if (p.id == pack.id or p.id in below) and p.folder != Path()
    ]
    return [f / "templates" / "themes" for f in (*reversed(near), share("templates").parent)]


def theme_file(name: str, pack: Pack, library: Library) -> Path | None:
    files = (folder / f"{name}.yaml" for folder in theme_folders(pack, library))
    return next((path for path in files if is_file(path)), None)


def check_theme(name: str, place: Span, pack: Pack, library: Library, problems: Problems) -> None:
    """Tells when there is no such theme."""
    if theme_file(name, pack, library) is None:
        known = [p.stem for folder in theme_folders(pack, library) for p in folder.glob("*.yaml")]
        problems.error(
            "unknown-theme", place, f"there is no theme `{name}`", did_you_mean(name, known)
        )
