"""Layouts and themes that packs bring, checked whether anything uses them or not."""

from __future__ import annotations

from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.packs.template_folders import theme_folders
from fragkit.model.pack import Library
from fragkit.press.faces.themes import read_theme
from fragkit.press.kinds import layouts_of


def check_layouts_and_themes(library: Library, problems: Problems) -> None:
    for pack in library.packs:
        own = pack.folder / "templates"
        if pack.folder == Path():
            continue
        if (own / "layouts").is_dir():
            layouts_of(pack, library, problems)
        folders = theme_folders(pack, library)
        for path in sorted((own / "themes").glob("*.yaml")):
            theme = read_theme(path, folders, problems)
            if theme is not None and theme.id != path.stem:
                problems.error(
                    "theme-name",
                    theme.where.of("id"),
                    f"the theme `{theme.id}` lies in `{path.name}`, where nobody finds it",
                    help=f"call the file `{theme.id}.yaml`",
                )
