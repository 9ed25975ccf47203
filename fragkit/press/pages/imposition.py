"""The positions of things on sheets, and of the backs behind them.

All of this is arithmetic on millimeters, done before anything is drawn. Turning a sheet over along
an edge mirrors it, so a back is at the mirror image of its front's place. If the sheet is turned
top to bottom, a back is rotated by 180°, so that a card turned like a page of a book shows its back
upright.

A layout from `templates/layouts` sets how many cards or counters are on a sheet. The code checks
that they fit.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, NamedTuple

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import template_folders
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.pack import Library, Pack
from fragkit.press.design_files import read_yaml
from fragkit.press.graphics.marks import Box, box_around
from fragkit.press.pages.documents import CannotLayOut, Settings
from fragkit.press.pages.paper import (
    CARD_HEIGHT,
    CARD_SIZES,
    CARD_WIDTH,
    MARGIN,
    PAPERS,
    Backs,
    Paper,
    PaperName,
    card_size,
)
from fragkit.shipped_files import share


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPlan:
    """The arrangement of a layout on one size of paper."""

    paper: PaperName = spec("the paper")
    turn: Literal["portrait", "landscape"] = spec("orientation of the paper", default="portrait")
    columns: int = spec("items per row", least=1, most=40)
    rows: int = spec("items per column; in a gutterfold, of the fronts", least=1, most=40)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """One arrangement of equal things on sheets of paper. Lengths are in millimeters."""

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
    """Return the shipped layouts, and those in other folders. A layout with the same id replaces a
    shipped one."""
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
    root = read_yaml(path, problems)
    return None if root is None else structure(root, Layout, "a layout", problems)


def layouts_of(pack: Pack, library: Library, problems: Problems) -> dict[str, Layout]:
    """Return the shipped layouts, then those in `templates/layouts` of the packs that this one
    extends, then its own. Later ones replace earlier ones with the same id."""
    folders = [folder / "layouts" for folder in template_folders(pack, library)]
    folders = [folder for folder in folders if folder.is_dir()]
    if not folders:
        return layouts()
    found = load_layouts(problems, folders)
    for layout in found.values():
        check_size(layout, problems)
    return found


def check_size(layout: Layout, problems: Problems) -> None:
    """Check that the layout is for cards of a known size, or for fragkit's counters."""
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
    """Return the shipped layouts. A test makes sure that they are correct."""
    return load_layouts(Problems())


TOLERANCE = 1e-6
LINE_BAND = 4.2  # mm: the strip for the line of text at a sheet's edge


class PiecePlace(NamedTuple):
    """The place of one piece: its cut, and how far its print is visible beyond the cut."""

    trim: Box
    visible: Box


@dataclass(frozen=True, slots=True)
class SheetGrid:
    """A layout on its paper, with the places of all fronts and backs."""

    layout: Layout
    backs: Backs
    paper: str
    width: float
    height: float
    fronts: tuple[PiecePlace, ...]
    behind: tuple[PiecePlace, ...]  # back i belongs to front i; in a gutterfold, on the same side
    turned: bool  # whether backs are upside down
    bleed: float
    fold: float | None = None  # y of the fold line

    @property
    def count(self) -> int:
        """Return the number of pieces on one sheet of paper."""
        return len(self.fronts)

    @property
    def cuts(self) -> int:
        """Return the number of straight cuts that one sheet takes."""
        trims = [p.trim for p in self.places]
        across = {round(v, 4) for t in trims for v in (t.y, t.bottom)}
        down = {round(v, 4) for t in trims for v in (t.x, t.right)}
        if self.fold is not None:
            # After folding and gluing, fronts and backs are cut together.
            across = {y for y in across if y < self.fold}
        return len(across) + len(down)

    @property
    def one_sided(self) -> bool:
        return self.backs in ("gutterfold", "none")

    @property
    def places(self) -> tuple[PiecePlace, ...]:
        """Return all places on the front of the sheet."""
        return self.fronts + self.behind if self.fold is not None else self.fronts

    @property
    def trim(self) -> Box:
        return box_around(p.trim for p in self.places)

    @property
    def bleed_box(self) -> Box:
        return box_around(p.visible for p in self.places)

    @property
    def printable(self) -> Box:
        return Box(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN)


class Refusal(NamedTuple):
    """The reason why a layout can't be printed, with layouts that can."""

    message: str
    help: str = ""


class Slot(NamedTuple):
    """One side of the thing with the number ``item`` (counted from 0), at its place on a page."""

    item: int
    place: PiecePlace
    back: bool = False
    turned: bool = False


class Side(NamedTuple):
    """One page. ``sheet`` counts the sheets of paper from 1."""

    sheet: int
    kind: Literal["front", "back", "folded"]
    slots: tuple[Slot, ...]


def impose(
    grid: SheetGrid, count: int, offset: tuple[float, float] = (0.0, 0.0)
) -> tuple[Side, ...]:
    """Return the pages for ``count`` things, in the order of printing.

    On a last sheet that is not full, things keep their places, so backs are still behind their
    fronts. ``offset`` moves the backs, as seen on their page, to correct a printer's drift.
    """
    fronts: list[Side] = []
    backs: list[Side] = []
    for sheet, first in enumerate(range(0, count, grid.count), 1):
        items = range(first, min(first + grid.count, count))
        front = tuple(Slot(i, grid.fronts[i - first]) for i in items)
        if grid.backs == "none":
            fronts.append(Side(sheet, "front", front))
            continue
        shift = (0.0, 0.0) if grid.fold is not None else offset
        back = tuple(
            Slot(i, moved_by(grid.behind[i - first], shift), back=True, turned=grid.turned)
            for i in items
        )
        if grid.fold is not None:
            fronts.append(Side(sheet, "folded", front + back))
        else:
            fronts.append(Side(sheet, "front", front))
            backs.append(Side(sheet, "back", back))
    if grid.backs == "separate" or not backs:
        return (*fronts, *backs)
    return tuple(side for pair in zip(fronts, backs, strict=True) for side in pair)


def choose_grid(
    layouts: Iterable[Layout], kind: str, paper: str, backs: Backs, wanted: str = ""
) -> SheetGrid | Refusal:
    """Return the requested layout, or the first one that fits this paper and this way of printing
    backs."""
    candidates = [layout for layout in layouts if layout.for_ == kind]
    fitting: list[SheetGrid] = []
    refused = ""
    for layout in candidates:
        grid = lay_out(layout, paper, backs)
        if isinstance(grid, Refusal):
            if layout.id == wanted:
                refused = grid.message
        else:
            fitting.append(grid)
    others = ", ".join(f"`{g.layout.id}` ({g.count} a sheet)" for g in fitting)
    if not wanted:
        if fitting:
            return fitting[0]
        return Refusal(f"no layout of {kind}s fits {PAPERS[paper].title} with --backs {backs}")
    for grid in fitting:
        if grid.layout.id == wanted:
            return grid
    if not refused:
        known = ", ".join(f"`{layout.id}`" for layout in candidates)
        return Refusal(f"`{wanted}` is not a layout for {kind}s", f"choose from {known}")
    return Refusal(refused, f"these would fit: {others}" if others else "")


def lay_out(layout: Layout, paper: str, backs: Backs) -> SheetGrid | Refusal:
    """Return the layout on that paper, or the reason why it does not fit."""
    sheet = PAPERS[paper]
    plan = layout.plan(paper)
    if backs not in layout.backs:
        served = ", ".join(layout.backs)
        return Refusal(f"`{layout.id}` is laid out for --backs {served}, not for {backs}")
    if plan is None:
        return Refusal(f"`{layout.id}` has no plan for {sheet.title}")
    width, height = sheet.width, sheet.height
    if plan.turn == "landscape":
        width, height = height, width
    block_width = plan.columns * (layout.width + layout.gap) - layout.gap
    block_height = plan.rows * (layout.height + layout.gap) - layout.gap
    folded = backs == "gutterfold"
    if folded:
        block_height = 2 * block_height + layout.gutter
    room = min(width - block_width, height - block_height) / 2 - MARGIN
    bleed = min(layout.bleed, round(room, 6))
    if bleed < layout.least_bleed - TOLERANCE:
        return _too_small(layout, sheet.title, (block_width, block_height), (width, height))
    left, top = (width - block_width) / 2, (height - block_height) / 2
    fronts = _places(layout, plan.columns, plan.rows, left, top, bleed)
    behind, turned = _behind(fronts, backs, width, height)
    grid = SheetGrid(
        layout, backs, paper, width, height, fronts, behind, turned, bleed,
        fold=height / 2 if folded else None,
    )  # fmt: skip
    if line_side(grid) is None:
        return Refusal(
            f"`{layout.id}` leaves no {LINE_BAND:g} mm for the sheet's line of text on {sheet.title}"
        )
    return grid


def line_side(grid: SheetGrid) -> Literal["below", "beside"] | None:
    """Return the side for the sheet's line of text: under the block, or along its right side."""
    used, free = grid.bleed_box, grid.printable
    if free.bottom - used.bottom >= LINE_BAND - TOLERANCE:
        return "below"
    if free.right - used.right >= LINE_BAND - TOLERANCE:
        return "beside"
    return None


def _places(
    layout: Layout, columns: int, rows: int, left: float, top: float, bleed: float
) -> tuple[PiecePlace, ...]:
    places = []
    inner = min(bleed, layout.gap / 2)
    for row in range(rows):
        for column in range(columns):
            x = left + column * (layout.width + layout.gap)
            y = top + row * (layout.height + layout.gap)
            trim = Box(x, y, layout.width, layout.height)
            # Bleed ends at the block's edges, and halfway to a neighbor.
            west = bleed if column == 0 else inner
            east = bleed if column == columns - 1 else inner
            north = bleed if row == 0 else inner
            south = bleed if row == rows - 1 else inner
            visible = Box(
                x - west, y - north, trim.width + west + east, trim.height + north + south
            )
            places.append(PiecePlace(trim, visible))
    return tuple(places)


def _behind(
    fronts: tuple[PiecePlace, ...], backs: Backs, width: float, height: float
) -> tuple[tuple[PiecePlace, ...], bool]:
    if backs == "none":
        return (), False
    upright = height >= width
    # Folding, or turning a sheet over its lower edge, swaps top and bottom.
    top_to_bottom = backs == "gutterfold" or (backs == "short-edge") == upright
    if backs == "separate":
        top_to_bottom = not upright  # as for the long edge

    def mirrored(box: Box) -> Box:
        if top_to_bottom:
            return Box(box.x, height - box.bottom, box.width, box.height)
        return Box(width - box.right, box.y, box.width, box.height)

    return tuple(PiecePlace(mirrored(p.trim), mirrored(p.visible)) for p in fronts), top_to_bottom


def _too_small(
    layout: Layout, paper: str, block: tuple[float, float], sheet: tuple[float, float]
) -> Refusal:
    least = layout.least_bleed
    for word, used, size in zip(("wide", "high"), block, sheet, strict=True):
        if used + 2 * least > size - 2 * MARGIN + TOLERANCE:
            return Refusal(
                f"`{layout.id}` does not fit {paper}: with {least:g} mm bleed it is "
                f"{used + 2 * least:.1f} mm {word}, printable are {size - 2 * MARGIN:.1f} mm"
            )
    raise AssertionError("a block that is too large is too wide or too high")


def moved_by(place: PiecePlace, by: tuple[float, float]) -> PiecePlace:
    if by == (0.0, 0.0):
        return place
    dx, dy = by
    trim, visible = place.trim, place.visible
    return PiecePlace(
        Box(trim.x + dx, trim.y + dy, trim.width, trim.height),
        Box(visible.x + dx, visible.y + dy, visible.width, visible.height),
    )


# -- how many equal things lie on a sheet, for any size ------------------------------------------


Turn = Literal["portrait", "landscape"]
TURNS: tuple[Turn, Turn] = ("portrait", "landscape")


def cut_to(layouts: Mapping[str, Layout], width: float, height: float) -> dict[str, Layout]:
    """Return the layouts for cards of a size: those made for it, and general ones fitted to it.

    It leaves out layouts made for any other size.
    """
    fitting: dict[str, Layout] = {}
    for id, layout in layouts.items():
        if layout.for_ != "card" or (layout.width, layout.height) == (width, height):
            fitting[id] = layout
        elif (layout.width, layout.height) == (CARD_WIDTH, CARD_HEIGHT):
            fitting[id] = layout_for(layout, width, height)
    return fitting


def layout_for(layout: Layout, width: float, height: float) -> Layout:
    """Return the layout for another size. It keeps gaps, bleed and backs, and has as many things as
    fit on each paper.

    It leaves out a paper that is too small for one.
    """
    if (layout.width, layout.height) == (width, height):
        return layout
    other = replace(layout, width=width, height=height)
    plans = [plan for paper in PAPERS.values() if (plan := _best_plan(other, paper)) is not None]
    return replace(other, sheets=tuple(plans))


def _best_plan(layout: Layout, paper: Paper) -> SheetPlan | None:
    """Return the plan with the most cards on a sheet, with room for the bleed and the sheet's line."""
    margin = MARGIN + layout.least_bleed
    folded = "gutterfold" in layout.backs
    found: list[SheetPlan] = []
    for turn in TURNS:
        wide, high = _turned(paper, turn)
        columns = _count(wide - 2 * margin, layout.width, layout.gap)
        room = high - 2 * margin
        if folded:
            room = (room - layout.gutter) / 2
        rows = _count(room, layout.height, layout.gap)
        found += [
            SheetPlan(paper=paper.name, turn=turn, columns=c, rows=r)
            for c in range(1, columns + 1)
            for r in range(1, rows + 1)
        ]
    found.sort(key=lambda plan: plan.columns * plan.rows, reverse=True)
    for plan in found:
        tried = replace(layout, sheets=(plan,))
        if not isinstance(lay_out(tried, paper.name, layout.backs[0]), Refusal):
            return plan
    return None


def most_on(
    paper: Paper, width: float, height: float, gap: float, margins: tuple[float, float]
) -> tuple[Turn, int, int]:
    """Return the orientation that holds the most things, and its columns and rows, or (…, 0, 0) if
    none fits.

    ``margins`` are kept free on the left and right, and above and below.
    """
    best: tuple[Turn, int, int] = ("portrait", 0, 0)
    for turn in TURNS:
        wide, high = _turned(paper, turn)
        columns = _count(wide - 2 * margins[0], width, gap)
        rows = _count(high - 2 * margins[1], height, gap)
        if columns * rows > best[1] * best[2]:
            best = (turn, columns, rows)
    return best


def _turned(paper: Paper, turn: Turn) -> tuple[float, float]:
    return paper.turns[TURNS.index(turn)]


def _count(room: float, size: float, gap: float) -> int:
    return max(0, int((room + gap + 1e-6) // (size + gap)))


# -- what must be true of every grid before it is printed on -------------------------------------


def offset_refusal(grid: SheetGrid, offset: tuple[float, float]) -> Refusal | None:
    """Return the reason why backs can't move that far, or None. No cut may leave the printable
    area."""
    moved = [moved_by(place, offset).trim for place in grid.behind]
    if grid.fold is None and not all(grid.printable.contains(trim) for trim in moved):
        dx, dy = offset
        return Refusal(
            f"--offset {dx:g},{dy:g} moves backs into the printer's margin of {MARGIN:g} mm",
            "drift beyond 2 mm is the paper's guide: push it against the stack",
        )
    return None


def grid_for(thing: str, settings: Settings, known: dict[str, Layout] | None = None) -> SheetGrid:
    """Return the layout of `card`s or `counter`s on the requested paper, chosen before drawing.

    `--layout` applies to cards. Other things take the first layout that fits. ``known`` are the
    layouts of a pack, or the shipped ones.
    """
    wanted = LAYOUT_NAMES.get(settings.layout, settings.layout) if thing == "card" else ""
    known = layouts() if known is None else known
    if thing == "card":
        size = card_size(settings.size)
        known = cut_to(known, size.width, size.height)
    grid = choose_grid(known.values(), thing, settings.paper, settings.backs, wanted)
    if isinstance(grid, Refusal):
        raise CannotLayOut(grid.message + (f"; {grid.help}" if grid.help else ""))
    return grid


# -- choosing ------------------------------------------------------------------------------------


# The everyday name.
LAYOUT_NAMES = {"nine-up": "edge-to-edge"}
