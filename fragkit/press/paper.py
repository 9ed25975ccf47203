"""Papers, and the layouts of `templates/layouts`: how many of a thing lie on a sheet.

A layout is data that a fan can copy and change; whether it fits its paper is computed in
`impose.py` before anything is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml.files import read_text, shown_path
from fragkit.load.typed_yaml.nodes import parse
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.shipped_files import share

PaperName = Literal["a4", "letter", "a3"]
Backs = Literal["long-edge", "short-edge", "gutterfold", "separate", "none"]
BACK_MODES: tuple[Backs, ...] = get_args(Backs)

MARGIN = 5.0  # mm: what no home printer reaches


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet, upright; ``width`` is the short side."""

    name: PaperName
    title: str
    width: float
    height: float


PAPERS: dict[str, Paper] = {
    "a4": Paper("a4", "A4", 210.0, 297.0),
    "letter": Paper("letter", "Letter", 215.9, 279.4),
    "a3": Paper("a3", "A3", 297.0, 420.0),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPlan:
    """How a layout lies on one paper."""

    paper: PaperName = spec("the paper")
    turn: Literal["portrait", "landscape"] = spec("how the paper lies", default="portrait")
    columns: int = spec("things side by side", least=1, most=40)
    rows: int = spec("things one below the other; in a gutterfold, of the fronts", least=1, most=40)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """One arrangement of equal things on sheets of paper; lengths in millimetres."""

    id: Id = spec("name in kebab-case, for `--layout`")
    name: str = spec("what the layout is called", nonempty=True)
    for_: Literal["card", "counter"] = spec("what it arranges")
    rank: int = spec("of several that fit, the lowest is taken", default=9, least=1, most=99)
    width: float = spec("width of one thing after cutting", least=5, most=400)
    height: float = spec("height of one thing after cutting", least=5, most=400)
    gap: float = spec("space between neighbours", default=0.0, least=0, most=50)
    bleed: float = spec("print beyond the cut", default=3.0, least=0, most=10)
    least_bleed: float = spec(
        "how far the bleed may shrink where the paper is short", default=3.0, least=0, most=10
    )
    gutter: float = spec(
        "space between fronts and backs in a gutterfold", default=8.0, least=0, most=50
    )
    backs: tuple[Backs, ...] = spec("the ways of printing backs that it serves", nonempty=True)
    sheets: tuple[SheetPlan, ...] = spec("how it lies on each paper", nonempty=True)
    where: Where = nowhere()

    def plan(self, paper: str) -> SheetPlan | None:
        return next((s for s in self.sheets if s.paper == paper), None)


def load_layouts(problems: Problems, folders: Iterable[Path] = ()) -> dict[str, Layout]:
    """The shipped layouts, and those in further folders, which replace by id."""
    found: dict[str, Layout] = {}
    for folder in (share("templates") / "layouts", *folders):
        here: dict[str, Layout] = {}
        for path in sorted(folder.glob("*.yaml")):
            layout = load_layout(path, problems)
            if layout is None:
                continue
            if layout.id in here:
                problems.error(
                    "duplicate-layout",
                    layout.where.of("id"),
                    f"the layout `{layout.id}` is defined twice",
                    help="give one of them another id",
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
