"""The folders of a pack's templates and themes: its own, those of packs it extends, and the shipped
ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.packs.library import foundations
from fragkit.load.typed_yaml.files import is_file
from fragkit.model.pack import Library, Pack
from fragkit.shipped_files import share


def template_folders(pack: Pack, library: Library) -> list[Path]:
    """Return the `templates` folders of the packs it extends, then its own. Loose files have none,
    even if there is one next to them."""
    below = foundations(pack.file, library)
    packs = [*(p for p in library.packs if p.id in below), pack]
    return [p.folder / "templates" for p in packs if p.folder != Path()]


def theme_folders(pack: Pack, library: Library) -> list[Path]:
    """Return the folders to search for the pack's themes: its own first, the shipped ones last."""
    own = [folder / "themes" for folder in reversed(template_folders(pack, library))]
    return [*own, shipped_themes()]


def shipped_themes() -> Path:
    return share("templates") / "themes"


def find_theme(name: str, folders: Sequence[Path]) -> Path | None:
    files = (folder / f"{name}.yaml" for folder in folders)
    return next((path for path in files if is_file(path)), None)


def known_themes(folders: Sequence[Path]) -> list[str]:
    return [path.stem for folder in folders if folder.is_dir() for path in folder.glob("*.yaml")]


def sought_theme(
    name: str, place: Span, folders: Sequence[Path], problems: Problems
) -> Path | None:
    """Return the theme's file; report an error if there is none."""
    found = find_theme(name, folders)
    if found is None:
        advice = did_you_mean(name, known_themes(folders))
        problems.at(place).error("[unknown-theme] there is no theme `{name}`", advice, name=name)
    return found
