"""Layouts from `templates/layouts`: the number of cards or counters on each paper.

A layout is data that a fan can copy and change; `imposition.py` computes whether it fits its paper.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from fragkit.diagnostics import Problems
from fragkit.load.packs.template_folders import template_folders
from fragkit.load.typed_yaml.files import read_text, shown_path
from fragkit.load.typed_yaml.nodes import parse
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.pack import Library, Pack
from fragkit.press.pages.paper import CARD_SIZES, Backs, PaperName
from fragkit.shipped_files import share


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPlan:
    """The arrangement of a layout on one paper."""

    paper: PaperName = spec("the paper")
    turn: Literal["portrait", "landscape"] = spec("orientation of the paper", default="portrait")
    columns: int = spec("items per row", least=1, most=40)
    rows: int = spec("items per column; in a gutterfold, of the fronts", least=1, most=40)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """One arrangement of equal things on sheets of paper; lengths in millimeters."""

    id: Id = spec("name in kebab-case, for `--layout`")
    name: str = spec("name of the layout", nonempty=True)
    for_: Literal["card", "counter"] = spec("what it is for: cards or counters")
    rank: int = spec("if several fit, the lowest rank wins", default=9, least=1, most=99)
    width: float = spec("width of one item after cutting", least=5, most=400)
    height: float = spec("height of one item after cutting", least=5, most=400)
    gap: float = spec("gap between items", default=0.0, least=0, most=50)
    bleed: float = spec("print beyond the cut", default=3.0, least=0, most=10)
    least_bleed: float = spec("smallest bleed if the paper is short", default=3.0, least=0, most=10)
    gutter: float = spec(
        "space between fronts and backs in a gutterfold", default=8.0, least=0, most=50
    )
    backs: tuple[Backs, ...] = spec("the ways to print backs it works for", nonempty=True)
    sheets: tuple[SheetPlan, ...] = spec("its grid on each paper", nonempty=True)
    where: Where = nowhere()

    def plan(self, paper: str) -> SheetPlan | None:
        return next((s for s in self.sheets if s.paper == paper), None)


def load_layouts(problems: Problems, folders: Iterable[Path] = ()) -> dict[str, Layout]:
    """Return the shipped layouts, and those in other folders; the same id replaces a shipped layout."""
    found: dict[str, Layout] = {}
    for folder in (share("templates") / "layouts", *folders):
        here: dict[str, Layout] = {}
        for path in sorted(folder.glob("*.yaml")):
            layout = load_layout(path, problems)
            if layout is None:
                continue
            if layout.id in here:
                problems.at(layout.where.of("id")).error(
                    "[duplicate-layout] there are two layouts called `{id}`",
                    "rename one of the two",
                    id=layout.id,
                    also=[("first", here[layout.id].where.of("id"))],
                )
                continue
            here[layout.id] = layout
        found |= here
    return dict(sorted(found.items(), key=lambda item: (item[1].for_, item[1].rank, item[0])))


def load_layout(path: Path, problems: Problems) -> Layout | None:
    text = read_text(path, problems)
    if text is None:
        return None
    root = parse(text, shown_path(path), problems)
    return None if root is None else structure(root, Layout, "a layout", problems)


def layouts_of(pack: Pack, library: Library, problems: Problems) -> dict[str, Layout]:
    """Return the shipped layouts, then those in `templates/layouts` of the packs that this one
    extends, then its own; later ones replace earlier ones by id.
    """
    folders = [folder / "layouts" for folder in template_folders(pack, library)]
    folders = [folder for folder in folders if folder.is_dir()]
    if not folders:
        return layouts()
    found = load_layouts(problems, folders)
    for layout in found.values():
        check_size(layout, problems)
    return found


def check_size(layout: Layout, problems: Problems) -> None:
    """Check that the layout is for something printed: cards of a known size, or our counters."""
    if layout.for_ == "card":
        sizes = {(size.width, size.height): size.name for size in CARD_SIZES.values()}
    else:
        sizes = {(own.width, own.height): "" for own in layouts().values() if own.for_ == "counter"}
    if (layout.width, layout.height) not in sizes:
        options = [f"{w:g} × {h:g}{f' ({n})' if n else ''}" for (w, h), n in sizes.items()]
        problems.at(layout.where.of("width")).error(
            "[layout-size] no {kind} has {width} × {height} mm",
            "choose {options:or} mm",
            kind=layout.for_,
            width=f"{layout.width:g}",
            height=f"{layout.height:g}",
            options=options,
        )


@functools.cache
def layouts() -> dict[str, Layout]:
    """Return the shipped layouts, which a test keeps correct."""
    return load_layouts(Problems())
