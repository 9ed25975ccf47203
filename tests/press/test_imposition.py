"""Every layout on every paper with every way of printing backs."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from fragkit.diagnostics import Problems, render
from fragkit.press.graphics.marks import Box
from fragkit.press.pages.imposition import (
    Layout,
    Refusal,
    SheetGrid,
    choose_grid,
    impose,
    lay_out,
    line_side,
    load_layout,
    load_layouts,
    offset_refusal,
)
from fragkit.press.pages.paper import BACK_MODES, MARGIN, PAPERS, Backs
from tests.press.shelf import behind_of, check_grid

LAYOUTS = load_layouts(Problems())
EVERY = list(product(LAYOUTS, PAPERS, BACK_MODES))
FITTING = [c for c in EVERY if isinstance(lay_out(LAYOUTS[c[0]], c[1], c[2]), SheetGrid)]


def grid_of(layout: str, paper: str, backs: Backs) -> SheetGrid:
    grid = lay_out(LAYOUTS[layout], paper, backs)
    assert isinstance(grid, SheetGrid), grid
    return grid


def near(a: Box, b: Box) -> bool:
    return all(abs(x - y) < 0.001 for x, y in zip(corners(a), corners(b), strict=True))


def corners(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.right, box.bottom


@pytest.mark.parametrize(("layout", "paper", "backs"), FITTING)
def test_trim_bleed_and_margin(layout: str, paper: str, backs: Backs):
    grid = grid_of(layout, paper, backs)
    assert check_grid(grid) == []
    assert grid.bleed >= grid.layout.least_bleed
    free = Box(MARGIN, MARGIN, grid.width - 2 * MARGIN, grid.height - 2 * MARGIN)
    assert free.contains(grid.bleed_box)
    assert line_side(grid) is not None


@pytest.mark.parametrize(("layout", "paper", "backs"), [c for c in FITTING if c[2] != "none"])
def test_each_back_lies_behind_its_front(layout: str, paper: str, backs: Backs):
    """Turned over, or folded, the two trim boxes coincide; also on a sheet that is not full."""
    grid = grid_of(layout, paper, backs)
    sides = impose(grid, grid.count + 2)
    fronts = {s.item: s.place.trim for side in sides for s in side.slots if not s.back}
    backs_ = {s.item: s.place.trim for side in sides for s in side.slots if s.back}
    assert set(fronts) == set(backs_) == set(range(grid.count + 2))
    for item, trim in backs_.items():
        assert near(behind_of(trim, grid), fronts[item])


def test_what_does_not_fit_is_refused_in_words():
    for layout, paper, backs in EVERY:
        answer = choose_grid(LAYOUTS.values(), LAYOUTS[layout].for_, paper, backs, layout)
        if isinstance(answer, Refusal):
            assert f"`{layout}`" in answer.message
            assert answer.help.startswith("these would fit: `")


def test_every_paper_and_back_mode_has_a_layout():
    for kind, paper, backs in product(("card", "counter"), PAPERS, BACK_MODES):
        grid = choose_grid(LAYOUTS.values(), kind, paper, backs)
        assert isinstance(grid, SheetGrid), (kind, paper, backs)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nine_cards_edge_to_edge(paper: str):
    grid = choose_grid(LAYOUTS.values(), "card", paper, "long-edge")
    assert isinstance(grid, SheetGrid)
    assert (grid.layout.id, grid.count, grid.cuts) == ("edge-to-edge", 9, 8)
    assert (grid.trim.width, grid.trim.height) == (189, 264)
    inner = grid.fronts[4]
    assert inner.trim == inner.visible


def test_a_spaced_card_has_three_millimetres_on_every_side():
    for place in grid_of("spaced", "a4", "long-edge").fronts:
        assert near(place.visible, place.trim.grown(3))


def test_letter_turned_by_the_short_edge_puts_backs_on_their_heads():
    assert grid_of("edge-to-edge", "letter", "short-edge").turned
    assert not grid_of("edge-to-edge", "letter", "long-edge").turned
    # Lying on its side, the long edge is at the bottom.
    assert grid_of("spaced", "a4", "long-edge").turned


def test_pages_come_in_the_order_of_printing():
    duplex = impose(grid_of("edge-to-edge", "a4", "long-edge"), 20)
    assert [(s.sheet, s.kind) for s in duplex] == [
        (1, "front"), (1, "back"), (2, "front"), (2, "back"), (3, "front"), (3, "back"),
    ]  # fmt: skip
    separate = impose(grid_of("edge-to-edge", "a4", "separate"), 20)
    assert [s.kind for s in separate] == ["front"] * 3 + ["back"] * 3
    folded = impose(grid_of("gutterfold", "a4", "gutterfold"), 5)
    assert [(s.kind, len(s.slots)) for s in folded] == [("folded", 8), ("folded", 2)]
    assert [s.kind for s in impose(grid_of("edge-to-edge", "a4", "none"), 20)] == ["front"] * 3
    assert impose(grid_of("edge-to-edge", "a4", "none"), 0) == ()


def test_an_offset_moves_only_backs():
    grid = grid_of("edge-to-edge", "a4", "long-edge")
    plain, moved = impose(grid, 9), impose(grid, 9, offset=(1.0, -0.5))
    assert moved[0] == plain[0]
    for a, b in zip(plain[1].slots, moved[1].slots, strict=True):
        assert (b.place.trim.x - a.place.trim.x, b.place.trim.y - a.place.trim.y) == (1.0, -0.5)


def test_an_offset_into_the_margin_is_refused():
    grid = grid_of("edge-to-edge", "letter", "long-edge")
    assert offset_refusal(grid, (1.0, 2.0)) is None
    refusal = offset_refusal(grid, (0.0, 4.0))
    assert refusal is not None
    assert refusal.message == "--offset 0,4 moves backs into the printer's margin of 5 mm"


def changed(tmp_path: Path, old: str, new: str) -> tuple[Layout | None, Problems]:
    from fragkit.shipped_files import share

    text = (share("templates") / "layouts/edge-to-edge.yaml").read_text("utf-8")
    assert old in text
    path = tmp_path / "mine.yaml"
    path.write_text(text.replace(old, new), "utf-8")
    problems = Problems()
    return load_layout(path, problems), problems


def test_a_paper_too_small_is_refused_with_the_numbers(tmp_path: Path):
    layout, _ = changed(tmp_path, "rows: 3}\n  - {paper: letter", "rows: 4}\n  - {paper: letter")
    assert layout is not None
    assert lay_out(layout, "a4", "long-edge") == Refusal(
        "`edge-to-edge` does not fit A4: with 2.5 mm bleed it is 357.0 mm high, "
        "printable are 287.0 mm"
    )


def test_three_millimetres_around_nine_cards_do_not_fit_letter(tmp_path: Path):
    layout, _ = changed(tmp_path, "least_bleed: 2.5 ", "least_bleed: 3 ")
    assert layout is not None
    answer = choose_grid([layout, LAYOUTS["spaced"]], "card", "letter", "long-edge", "edge-to-edge")
    assert answer == Refusal(
        "`edge-to-edge` does not fit Letter: with 3 mm bleed it is 270.0 mm high, "
        "printable are 269.4 mm",
        "these would fit: `spaced` (6 a sheet)",
    )


def test_an_unknown_layout_is_told_with_the_known_ones():
    answer = choose_grid(LAYOUTS.values(), "card", "a4", "none", "nine")
    assert answer == Refusal(
        "`nine` is not a layout for cards", "choose from `edge-to-edge`, `spaced`, `gutterfold`"
    )


def test_a_slip_in_a_layout_is_told_at_its_place(tmp_path: Path):
    layout, problems = changed(tmp_path, "paper: a3,", "paper: a2,")
    assert layout is None
    (told,) = problems.sorted()
    shown = render(told, (tmp_path / "mine.yaml").read_text("utf-8"))
    assert "error[unknown-choice]" in shown
    assert "`a2`" in shown
    assert "choose `a3`, `a4` or `letter`" in shown
    assert told.span.line == 15
    assert told.span.column == 13


def test_a_layout_defined_twice_is_told(tmp_path: Path):
    changed(tmp_path, "rank: 1", "rank: 4")
    (tmp_path / "other.yaml").write_text((tmp_path / "mine.yaml").read_text("utf-8"), "utf-8")
    problems = Problems()
    found = load_layouts(problems, [tmp_path])
    assert found["edge-to-edge"].rank == 4
    (told,) = problems.found
    assert (told.code, told.span.line) == ("duplicate-layout", 2)
