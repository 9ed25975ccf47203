"""What a box holds, kind by kind: the registry that `fragkit build` works through.

A kind of print (`cards`, `sheets`, …) is a module with one or more of these functions; it
is imported only when it is asked for::

    def documents(pack, library, settings, problems) -> list[Document]     # PDF files
    def drawings(pack, library, settings, problems) -> list[Drawing]       # SVG files
    def proof(pack, library, problems) -> None         # what only the press can judge

Each returns an empty list for a pack that has nothing of that kind. They draw but never
write: files, progress and the manifest are `build.py`'s. What is wrong with content goes
to `problems`, at its line; then nothing at all is written.
"""

from __future__ import annotations

import functools
import importlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Protocol

from fragkit.board.board import Board
from fragkit.diagnostics import Problems
from fragkit.load.packs.template_folders import template_folders
from fragkit.model.pack import Library, Pack
from fragkit.press.arrange import cut_to
from fragkit.press.draw import Page
from fragkit.press.faces.sizes import SIZES
from fragkit.press.impose import Grid, Refusal, choose_grid
from fragkit.press.paper import Backs, Layout, PaperName, load_layouts
from fragkit.press.prints import Prints

Ink = Literal["full", "low"]
Duplex = Literal["", "long-edge", "short-edge"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How to print: what the options of `fragkit build` say."""

    paper: PaperName = "a4"
    backs: Backs = "long-edge"
    layout: str = ""  # of cards, by id: `edge-to-edge`, `spaced`; empty: the first that fits
    ink: Ink = "full"
    offset: tuple[float, float] = (0.0, 0.0)  # mm that the backs are moved by, right and down
    players: int | None = None  # record sheets to print; None leaves it to the kind
    poster: bool = False  # maps on a single page of their own size
    joined: Board | None = None  # this board of several maps, in place of the maps of a pack
    counters: Mapping[str, int] = field(default_factory=dict)  # so many of a kind, not the box's
    sight: str = ""  # SVG maps: shade what this square sees
    heat: bool = False  # SVG maps: shade each square by how many see it
    templates: tuple[Path, ...] = ()  # face templates given by path
    size: str = "poker"  # of cards: a key of `faces.sizes.SIZES`
    cards: tuple[str, ...] = ()  # only these, by id
    mix: bool = False  # decks share sheets
    guides: bool = False  # hairlines between cards, for scissors
    corner: float = 0.0  # mm by which lines show how to round the corners of cards
    thickness: float = 0.3  # mm of one card, for boxes
    since: Prints | None = None  # only what has changed since that was printed

    @property
    def low_ink(self) -> bool:
        return self.ink == "low"

    @property
    def duplex(self) -> Duplex:
        """The flip to preset in the printer's dialogue."""
        return self.backs if self.backs in ("long-edge", "short-edge") else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """One PDF file to be: `name` is its stem, `base-cards`."""

    name: str
    title: str
    pages: Sequence[Page]
    author: str = ""
    subject: str = ""
    duplex: Duplex = ""
    paper: str = ""  # which paper to load, for the summary: `A4`
    cuts: int = 0  # straight cuts with a ruler, all sheets together
    prints: Prints = field(default_factory=dict)  # the cards in it, for the next build
    sheets_of_paper: int | None = None  # None: the pages, halved when printed on both sides

    @property
    def sheets(self) -> int:
        if self.sheets_of_paper is not None:
            return self.sheets_of_paper
        return math.ceil(len(self.pages) / 2) if self.duplex else len(self.pages)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """One SVG file to be: `name` is its stem, a map's id."""

    name: str
    title: str
    page: Page
    description: str = ""


class CannotLayOut(Exception):  # noqa: N818  the request cannot be met; content is fine
    """No layout fits the paper; the message names those that would."""


def grid_for(thing: str, settings: Settings, known: dict[str, Layout] | None = None) -> Grid:
    """The layout of `card`s or `counter`s on the paper asked for, chosen before drawing.

    `--layout` is about cards; other things take the first layout that fits. ``known`` are
    the layouts of a pack, without them the shipped ones.
    """
    wanted = LAYOUT_NAMES.get(settings.layout, settings.layout) if thing == "card" else ""
    known = layouts() if known is None else known
    if thing == "card":
        size = SIZES[settings.size]
        known = cut_to(known, size.width, size.height)
    grid = choose_grid(known.values(), thing, settings.paper, settings.backs, wanted)
    if isinstance(grid, Refusal):
        raise CannotLayOut(grid.message + (f"; {grid.help}" if grid.help else ""))
    return grid


def layouts_of(pack: Pack, library: Library, problems: Problems) -> dict[str, Layout]:
    """The shipped layouts, then those in `templates/layouts` of packs that it builds on and of
    its own, which replace by id."""
    folders = [folder / "layouts" for folder in template_folders(pack, library)]
    folders = [folder for folder in folders if folder.is_dir()]
    if not folders:
        return layouts()
    found = load_layouts(problems, folders)
    for layout in found.values():
        check_size(layout, problems)
    return found


def check_size(layout: Layout, problems: Problems) -> None:
    """A layout is for something that is printed: cards of a known size, counters of ours."""
    if layout.for_ == "card":
        sizes = {(size.width, size.height): size.name for size in SIZES.values()}
    else:
        sizes = {(own.width, own.height): "" for own in layouts().values() if own.for_ == "counter"}
    if (layout.width, layout.height) not in sizes:
        listed = ", ".join(f"{w:g} × {h:g}{f' ({n})' if n else ''}" for (w, h), n in sizes.items())
        problems.error(
            "layout-size",
            layout.where.of("width"),
            f"no {layout.for_} is {layout.width:g} × {layout.height:g} mm",
            help=f"{layout.for_}s are {listed}",
        )


# What people call it.
LAYOUT_NAMES = {"nine-up": "edge-to-edge"}


@functools.cache
def layouts() -> dict[str, Layout]:
    """The shipped layouts, which a test keeps free of problems."""
    return load_layouts(Problems())


class Kind(Protocol):
    """What a module of this package offers; what it lacks is not asked of it.

    `once = True`: the same for every pack (calibration), so made for the first one only.
    """

    def documents(
        self, pack: Pack, library: Library, settings: Settings, problems: Problems
    ) -> list[Document]: ...

    def drawings(
        self, pack: Pack, library: Library, settings: Settings, problems: Problems
    ) -> list[Drawing]: ...

    def proof(self, pack: Pack, library: Library, problems: Problems) -> None: ...


# In the order in which they are made and told: the module `fragkit.press.kinds.<name>`.
KINDS = ("cards", "sheets", "counters", "standees", "maps", "reference", "calibration")
# Made only when they are asked for by name.
EXTRA_KINDS = ("boxes",)


def kind_module(name: str) -> object | None:
    """The kind's module, or None as long as nobody has written it."""
    full = f"{__name__}.{name}"
    try:
        return importlib.import_module(full)
    except ModuleNotFoundError as error:
        if error.name == full:
            return None
        raise
