"""The theme that a pack names: its own, one of a pack that it builds on, or a shipped one."""

from __future__ import annotations

import functools
from pathlib import Path

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.packs import foundations
from fragkit.model.pack import Library, Pack
from fragkit.press.theme import Theme, load_theme
from fragkit.share import share

PLAIN = "steel"


def theme_of(
    pack: Pack, library: Library, problems: Problems, named: tuple[str, Span] | None = None
) -> Theme:
    """Read when it is first needed; one that is not there is told, and `steel` stands in.

    ``named`` is the theme that a map asks for, and where, instead of its pack's.
    """
    below = foundations(pack.file, library)
    near = [
        p.folder for p in library.packs if (p.id == pack.id or p.id in below) and p.folder != Path()
    ]
    folders = [folder / "templates" / "themes" for folder in reversed(near)]
    name, place = named or (pack.file.theme, pack.file.where.of("theme"))
    for folder in folders:
        path = folder / f"{name}.yaml"
        if path.is_file():
            theme = load_theme(path, problems)
            return theme if theme is not None else shipped_theme(PLAIN)
    shipped = share("templates") / "themes"
    if (shipped / f"{name}.yaml").is_file():
        return shipped_theme(name)
    known = [p.stem for folder in (shipped, *folders) for p in _files(folder)]
    problems.error(
        "unknown-theme",
        place,
        f"there is no theme `{name}`",
        did_you_mean(name, known),
    )
    return shipped_theme(PLAIN)


@functools.cache
def shipped_theme(name: str) -> Theme:
    """A shipped theme's file bears its id; a test keeps them free of problems."""
    path = share("templates") / "themes" / f"{name}.yaml"
    theme = load_theme(path, Problems(), checked=False)
    if theme is None:
        raise RuntimeError(f"the shipped theme {name} cannot be read")
    return theme


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.yaml")) if folder.is_dir() else []
