"""Whole sheets: furniture on every page, nothing where the printer cannot reach."""

from __future__ import annotations

import io
from itertools import product

import pytest
from pypdf import PdfReader

from fragkit.diagnostics import Problems
from fragkit.press.calibration import calibration_pages, offset_at
from fragkit.press.graphics.marks import IDENTITY, Group, Mark, Page, Path, Symbol, Text
from fragkit.press.graphics.shapes import apply, rect, rotated
from fragkit.press.graphics.shapes import product as matrix_product
from fragkit.press.pages.imposition import SheetGrid, Slot, choose_grid, impose, load_layouts
from fragkit.press.pages.paper import BACK_MODES, MARGIN, PAPERS, Backs
from fragkit.press.pages.sheet_page import SheetLine, crop_marks, page_line, sheet_page
from fragkit.press.pdf.document import About, pdf_bytes
from fragkit.press.typography.fonts import text_width

LAYOUTS = load_layouts(Problems())
PT = 72 / 25.4


def face(slot: Slot) -> Symbol:
    name = "back" if slot.back else f"Card {slot.item}"
    items = (Path(rect(-3, -3, 69, 94), fill="#ddeeff"), Text(10, 20, name, size=9))
    return Symbol(f"{slot.back}-{0 if slot.back else slot.item}", 63, 88, items, margin=3)


def card_pages(paper: str, backs: Backs, count: int = 10) -> tuple[SheetGrid, list[Page]]:
    grid = choose_grid(LAYOUTS.values(), "card", paper, backs)
    assert isinstance(grid, SheetGrid)
    sides = impose(grid, count, offset=(1.0, 0.5))
    told = [
        SheetLine("FRAG base 0.1.0", "Weapons", i, len(sides)) for i in range(1, len(sides) + 1)
    ]
    return grid, [sheet_page(grid, s, face, t) for s, t in zip(sides, told, strict=True)]


def points(
    marks: tuple[Mark, ...], matrix: tuple[float, ...] = IDENTITY
) -> list[tuple[float, float]]:
    """Where ink may lie: corners of paths and the ends of texts; faces are checked as boxes."""
    found = []
    for mark in marks:
        match mark:
            case Group(items, clip=()):
                found += points(items, matrix_product(matrix, mark.matrix))
            case Path():
                for _, *numbers in mark.shape:
                    if numbers:
                        found.append(apply(matrix, *numbers[-2:]))
            case Text():
                width = text_width(mark.text, mark.font, mark.size, mark.tracking)
                shift = {"start": 0.0, "middle": width / 2, "end": width}[mark.anchor]
                turn = rotated(mark.rotate, mark.x, mark.y)
                for x in (mark.x - shift, mark.x - shift + width):
                    found.append(apply(matrix_product(matrix, turn), x, mark.y))
    return found


@pytest.mark.parametrize(("paper", "backs"), list(product(PAPERS, BACK_MODES)))
def test_no_furniture_in_the_printers_margin(paper: str, backs: Backs):
    _, pages = card_pages(paper, backs)
    pages += calibration_pages(paper, backs, "FRAG base 0.1.0", (0.0, 0.0))
    for page in pages:
        for x, y in points(page.items):
            assert MARGIN - 0.01 <= x <= page.width - MARGIN + 0.01
            assert MARGIN - 0.01 <= y <= page.height - MARGIN + 0.01


@pytest.mark.parametrize(
    ("paper", "backs"), list(product(("a4", "letter"), ("long-edge", "gutterfold")))
)
def test_every_sheet_says_what_it_is(paper: str, backs: Backs):
    grid, pages = card_pages(paper, backs)
    reader = PdfReader(io.BytesIO(pdf_bytes(pages, About("Cards"))))
    for i, (page, made) in enumerate(zip(reader.pages, pages, strict=True), 1):
        text = page.extract_text()
        for words in (
            "FRAG base 0.1.0",
            "Weapons",
            f"page {i} of {len(pages)}",
            "print at 100 %",
            "5 cm",
        ):
            assert words in text
        assert made.trim is not None
        assert float(page.trimbox.left) == pytest.approx(made.trim.x * PT, abs=1e-3)
        assert float(page.trimbox.width) == pytest.approx(grid.trim.width * PT, abs=1e-3)
        assert float(page.bleedbox.width) == pytest.approx(grid.bleed_box.width * PT, abs=1e-3)


def test_ten_cards_are_found_on_their_pages():
    _, pages = card_pages("a4", "long-edge")
    reader = PdfReader(io.BytesIO(pdf_bytes(pages, About("Cards"))))
    first, back, last, last_back = (p.extract_text() for p in reader.pages)
    assert all(f"Card {i}" in first for i in range(9))
    assert (back.count("back"), last_back.count("back")) == (9, 1)
    assert "Card 9" in last
    assert reader.page_labels == ["1 front", "1 back", "2 front", "2 back"]


@pytest.mark.parametrize(("paper", "backs"), list(product(PAPERS, ("long-edge", "gutterfold"))))
def test_crop_marks_stay_outside_the_trim(paper: str, backs: Backs):
    grid, _ = card_pages(paper, backs)
    trims = [p.trim for p in grid.places]
    (mark, _) = crop_marks(trims, grid.bleed, grid.printable)
    assert isinstance(mark, Path)
    for (_, x1, y1), (_, x2, y2) in zip(mark.shape[::2], mark.shape[1::2], strict=True):
        middle_x, middle_y = (x1 + x2) / 2, (y1 + y2) / 2
        assert abs(x1 - x2) + abs(y1 - y2) > 0.3
        for trim in trims:
            inside = trim.x < middle_x < trim.right and trim.y < middle_y < trim.bottom
            assert not inside


def test_the_rulers_measure_what_they_say():
    page = calibration_pages("a4", "long-edge", "base", (0.0, 0.0))[0]
    shapes = [m.shape for m in page.items if isinstance(m, Path)]
    lengths = {
        round(abs(s[1][1] - s[0][1]) + abs(s[1][2] - s[0][2]), 6) for s in shapes if len(s) > 40
    }
    assert {150.0, 50.0} <= lengths


@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
def test_the_target_says_what_to_type(backs: Backs):
    """Move the cross by a drift, read the numbers, give them as offset: it is centred."""
    plain = calibration_pages("a4", backs, "base", (0.0, 0.0))[1]
    width, height = plain.width, plain.height

    def cross_from_the_front(page: Page) -> tuple[float, float]:
        cross = page.items[0]
        assert isinstance(cross, Path)
        (_, x1, y), (_, x2, _) = cross.shape[:2]
        x = (x1 + x2) / 2
        return (width - x, y) if backs == "long-edge" else (x, height - y)

    middle = cross_from_the_front(plain)
    drift = (2.0, -1.0)  # right and up, as seen against the light
    offset = offset_at(backs, *drift)
    moved = cross_from_the_front(calibration_pages("a4", backs, "base", offset)[1])
    assert (moved[0] + drift[0], moved[1] + drift[1]) == pytest.approx(middle)


@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
def test_toward_an_empty_cell_a_card_has_all_of_its_bleed(backs: Backs):
    """Ten cards: the tenth lies alone on its sheet, with paper on three sides."""
    grid, pages = card_pages("a4", backs, 10)
    for page in pages[2:]:  # the second sheet: front and back
        (alone,) = [m for m in page.items if isinstance(m, Group) and m.clip]
        xs = [s[1] for s in alone.clip if len(s) == 3]
        ys = [s[2] for s in alone.clip if len(s) == 3]
        assert max(xs) - min(xs) >= 63 + 3 + 1.5
        assert max(ys) - min(ys) >= 88 + 3 + 1.5
        assert min(xs) >= MARGIN - 1e-6
        assert max(xs) <= grid.width - MARGIN + 1e-6
    full = [m for m in pages[0].items if isinstance(m, Group) and m.clip]
    middle = full[4].clip
    assert max(s[1] for s in middle if len(s) == 3) - min(s[1] for s in middle if len(s) == 3) < 64


@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
def test_a_net_in_each_corner_has_its_cross_behind_it(backs: Backs):
    """Skew and scale of the back show in the corners; the middle shows only its shift."""
    front, back = calibration_pages("a4", backs, "base", (0.0, 0.0))

    def crosses(page: Page, width: float) -> set[tuple[float, float]]:
        return {
            ((m.shape[0][1] + m.shape[1][1]) / 2, m.shape[0][2])
            for m in page.items
            if isinstance(m, Path) and m.stroke is not None and m.stroke.width == width
            and len(m.shape) >= 4 and m.shape[0][2] == m.shape[1][2]
            and abs(m.shape[1][1] - m.shape[0][1]) in (6.0, 8.0)
        }  # fmt: skip

    nets, arms = crosses(front, 0.25), crosses(back, 0.4)
    assert len(nets) == len(arms) == 4
    mirrored = {(210 - x, y) if backs == "long-edge" else (x, 297 - y) for x, y in arms}
    assert {(round(x, 3), round(y, 3)) for x, y in mirrored} == {
        (round(x, 3), round(y, 3)) for x, y in nets
    }


@pytest.mark.parametrize(
    ("pack", "what"),
    [
        ("Torture 1.0", "Fallenstellerinnenkarten, Weapons, Specials, Gadgets, fronts"),
        ("The Extraordinarily Long Name of a Pack That Nobody Can Remember 1.0", "Cards"),
    ],
)
def test_what_is_told_of_a_sheet_keeps_clear_of_its_ruler(pack, what):
    marks = page_line(210, 297, SheetLine(pack, what, 1, 2))
    texts = [mark for mark in marks if isinstance(mark, Text)]
    ruler = next(mark for mark in marks if isinstance(mark, Path) and not mark.fill)
    start = min(segment[1] for segment in ruler.shape)
    ends = [t.x + text_width(t.text, t.font, t.size) for t in texts if t.x < start]
    assert max(ends) < start
    assert any(t.text.endswith("…") for t in texts)
