"""The theme that a pack names: its own, one of a pack that it builds on, or a shipped one."""

from __future__ import annotations

import functools

from fragkit.diagnostics import Problems, Span
from fragkit.load.themes import check_theme, theme_file
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
    name, place = named or (pack.file.theme, pack.file.where.of("theme"))
    path = theme_file(name, pack, library)
    if path is None:
        check_theme(name, place, pack, library, problems)
        return shipped_theme(PLAIN)
    if path.parent == share("templates") / "themes":
        return shipped_theme(name)
    theme = load_theme(path, problems)
    return theme if theme is not None else shipped_theme(PLAIN)


@functools.cache
def shipped_theme(name: str) -> Theme:
    """A shipped theme's file bears its id; a test keeps them free of problems."""
    path = share("templates") / "themes" / f"{name}.yaml"
    theme = load_theme(path, Problems(), checked=False)
    if theme is None:
        raise RuntimeError(f"the shipped theme {name} cannot be read")
    return theme
