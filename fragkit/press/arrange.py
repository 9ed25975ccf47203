"""How many equal things lie on a sheet of paper: arithmetic, for any size."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from fragkit.press.faces.template import CARD_HEIGHT, CARD_WIDTH
from fragkit.press.impose import Refusal, lay_out
from fragkit.press.paper import MARGIN, PAPERS, Layout, Paper, SheetPlan

Turn = Literal["portrait", "landscape"]
TURNS: tuple[Turn, Turn] = ("portrait", "landscape")


def cut_to(layouts: Mapping[str, Layout], width: float, height: float) -> dict[str, Layout]:
    """The layouts for cards of a size: those made for it, and the others of the usual size
    fitted to it. A layout for yet another size is left out."""
    fitting: dict[str, Layout] = {}
    for id, layout in layouts.items():
        if layout.for_ != "card" or (layout.width, layout.height) == (width, height):
            fitting[id] = layout
        elif (layout.width, layout.height) == (CARD_WIDTH, CARD_HEIGHT):
            fitting[id] = layout_for(layout, width, height)
    return fitting


def layout_for(layout: Layout, width: float, height: float) -> Layout:
    """A layout of cards for cards of another size: its gaps, its bleed, its backs, and as many
    on each paper as go there. A paper that takes none is left out."""
    if layout.for_ != "card" or (layout.width, layout.height) == (width, height):
        return layout
    other = replace(layout, width=width, height=height)
    plans = [plan for paper in PAPERS.values() if (plan := _best_plan(other, paper)) is not None]
    return replace(other, sheets=tuple(plans))


def _best_plan(layout: Layout, paper: Paper) -> SheetPlan | None:
    """The plan with most on a sheet for which there is room, bleed and the sheet's line included."""
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
    """The turn of the paper that takes most, and its columns and rows; (…, 0, 0) if none fits.

    ``margins`` are what stays free left and right, and above and below.
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
    return (paper.width, paper.height) if turn == "portrait" else (paper.height, paper.width)


def _count(room: float, size: float, gap: float) -> int:
    return max(0, int((room + gap + 1e-6) // (size + gap)))
