"""Checks that need the press. Each mistake is reported at its line in the content.

`fragkit check --print` asks every kind of print whether its texts fit, whether the font has their
letters, and whether pictures can be printed. `fragkit check` reads the layouts and themes of packs.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import theme_folders
from fragkit.load.typed_yaml.files import is_folder, shown_path
from fragkit.model.pack import Library
from fragkit.press.build import KINDS, kind_module
from fragkit.press.cards.template_files import check_templates
from fragkit.press.pack_assets import load_assets
from fragkit.press.pages.imposition import Layout, Refusal, lay_out, layouts_of
from fragkit.press.themes.theme import read_theme


def check_print(library: Library, problems: Problems) -> None:
    """Report every mistake, in any pack, that appears only in print."""
    load_assets(library, problems)
    for kind in KINDS:
        ask = getattr(kind_module(kind), "check_print", None)
        if ask is not None:
            for pack in library.packs:
                ask(pack, library, problems)


def check_designs(
    library: Library, named: Sequence[Path], faces: Sequence[Path], problems: Problems
) -> None:
    """Check the templates, layouts, themes, fonts and icons of packs, and loose card faces."""
    folders = [pack.folder for pack in library.packs if pack.folder != Path()]
    if faces or any(is_folder(folder / "templates") for folder in folders):
        check_templates(library, named, faces, problems)
        check_layouts_and_themes(library, problems)


def check_layouts_and_themes(library: Library, problems: Problems) -> None:
    """Check the layouts and themes of packs, even if nothing uses them."""
    for pack in library.packs:
        own = pack.folder / "templates"
        if pack.folder == Path():
            continue
        if (own / "layouts").is_dir():
            for layout in layouts_of(pack, library, problems).values():
                if layout.where.span.file.startswith(shown_path(own)):
                    check_papers(layout, problems)
        folders = theme_folders(pack, library)
        for path in sorted((own / "themes").glob("*.yaml")):
            theme = read_theme(path, folders, problems)
            if theme is not None and theme.id != path.stem:
                problems.at(theme.where.of("id")).error(
                    "[theme-name] the theme `{id}` can't be in a file called `{file}`",
                    "rename the file to `{id}.yaml`",
                    id=theme.id,
                    file=path.name,
                )


def check_papers(layout: Layout, problems: Problems) -> None:
    """Check that a layout fits its papers, with each way of printing backs."""
    for plan in layout.sheets:
        for backs in layout.backs:
            made = lay_out(layout, plan.paper, backs)
            if isinstance(made, Refusal):
                problems.at(plan.where.of("paper")).error(
                    "[layout-paper] {reason}",
                    "lower `columns`, `rows`, `gap` or `bleed`, or turn the paper",
                    reason=made.message,
                )
                break
