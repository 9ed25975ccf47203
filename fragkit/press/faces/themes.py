"""The theme that a pack names: its own, one of a pack that it builds on, or a shipped one.

A theme that `extends` another gives only what it changes; whatever it leaves out, down to a
single colour of a single deck, is the other's. It is merged as written, so that every message
points at the line that somebody wrote.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.packs.template_folders import (
    find_theme,
    known_themes,
    shipped_themes,
    sought_theme,
    theme_folders,
)
from fragkit.load.typed_yaml.nodes import Mapping, Node, Scalar
from fragkit.model.pack import Library, Pack
from fragkit.press.theme import Theme, load_theme, made_theme, read_nodes

PLAIN = "steel"


def theme_of(
    pack: Pack, library: Library, problems: Problems, named: tuple[str, Span] | None = None
) -> Theme:
    """Read when it is first needed; one that is not there is told, and `steel` stands in.

    ``named`` is the theme that a map asks for, and where, instead of its pack's.
    """
    folders = theme_folders(pack, library)
    name, place = named or (pack.file.theme, pack.file.where.of("theme"))
    path = sought_theme(name, place, folders, problems)
    if path is None:
        return shipped_theme(PLAIN)
    if path.parent == shipped_themes():
        return shipped_theme(name)
    theme = read_theme(path, folders, problems)
    return theme if theme is not None else shipped_theme(PLAIN)


def read_theme(path: Path, folders: Sequence[Path], problems: Problems) -> Theme | None:
    """The theme in a file, with what it extends worked in."""
    root = _whole(path, folders, problems, ())
    return None if root is None else made_theme(root, problems)


def _whole(
    path: Path, folders: Sequence[Path], problems: Problems, above: tuple[Path, ...]
) -> Node | None:
    root = read_nodes(path, problems)
    parent = root.get("extends") if isinstance(root, Mapping) else None
    if not isinstance(root, Mapping) or not isinstance(parent, Scalar):
        return root
    # A pack may change a theme and keep its name: it is then sought below the pack itself.
    rest = folders[folders.index(path.parent) + 1 :] if path.stem == parent.text else folders
    other = find_theme(parent.text, rest)
    if other is None:
        problems.error(
            "unknown-theme",
            parent.span,
            f"there is no theme `{parent.text}` to change",
            did_you_mean(parent.text, [k for k in known_themes(rest) if k != path.stem]),
        )
        return None
    if other in (*above, path):
        problems.error(
            "theme-circle", parent.span, f"`{path.stem}` and `{parent.text}` change each other"
        )
        return None
    base = _whole(other, folders, problems, (*above, path))
    return None if base is None else _over(base, root)


def _over(base: Node, change: Node) -> Node:
    """The base with the change's keys over it, level by level; a list is taken whole."""
    if not isinstance(base, Mapping) or not isinstance(change, Mapping):
        return change
    changed = {key.text: (key, value) for key, value in change.entries}
    entries = []
    for key, value in base.entries:
        if key.text in changed:
            own_key, own = changed.pop(key.text)
            entries.append((own_key, _over(value, own)))
        else:
            entries.append((key, value))
    return Mapping([*entries, *changed.values()], change.span)


@functools.cache
def shipped_theme(name: str) -> Theme:
    """A shipped theme's file bears its id; a test keeps them free of problems."""
    theme = load_theme(shipped_themes() / f"{name}.yaml", Problems(), checked=False)
    if theme is None:
        raise RuntimeError(f"the shipped theme {name} cannot be read")
    return theme
