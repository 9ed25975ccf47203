"""Cut lines: drawn by rsvg where it is installed, and compared with the printed sheet."""

from __future__ import annotations

import io
import re
import subprocess
from xml.etree import ElementTree

import pymupdf
import pytest
from PIL import Image

from fragkit.press.export.cut import cutter_grid, mark_boxes
from fragkit.press.graphics.marks import Symbol
from fragkit.press.pages.documents import CannotLayOut
from fragkit.press.pages.paper import PAPERS
from tests.needs import needs
from tests.press.export.shelf import export_of, exported

SVG = "{http://www.w3.org/2000/svg}"
CARD = Symbol("card", 63, 88, ())


def lines(path: str) -> list[tuple[float, float, float, float]]:
    """Left, top, right, bottom of each cut, in millimetres."""
    root = ElementTree.fromstring(exported("cut")[path])
    assert root.get("width") == "297mm"
    (layer,) = (g for g in root.iter(f"{SVG}g") if g.get("id") == "cut")
    found = []
    for mark in layer.iter(f"{SVG}path"):
        numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", mark.get("d", ""))]
        xs, ys = numbers[0::2], numbers[1::2]
        found.append((min(xs), min(ys), max(xs), max(ys)))
    return found


def test_there_is_a_line_around_every_card_and_counter():
    assert sorted(exported("cut")) == [
        "cut/pump-cards.pdf",
        "cut/pump-cards.svg",
        "cut/pump-counters.pdf",
        "cut/pump-counters.svg",
    ]
    assert len(lines("cut/pump-cards.svg")) == 6
    for left, top, right, bottom in lines("cut/pump-cards.svg"):
        assert (right - left, bottom - top) == (pytest.approx(63), pytest.approx(88))


def test_a_last_sheet_that_is_not_full_has_lines_of_its_own():
    made = export_of("base", "cut", paper="letter")
    full, last = (made[f"cut/base-cards{end}.svg"].count(b"#ff0000") for end in ("", "-last"))
    assert (full, last) == (6, 112 % 6)


@pytest.mark.parametrize("paper", PAPERS)
def test_no_print_comes_near_the_marks(paper):
    grid = cutter_grid(CARD, paper)  # type: ignore[arg-type]  # its names are the keys
    for mark in mark_boxes(grid.width, grid.height):
        # A corner's two arms, not the square that they span.
        arms = [mark._replace(height=0.5), mark._replace(width=0.5)] if mark.width > 5 else [mark]
        if mark.x > 100:
            arms[-1] = mark._replace(x=mark.right - 0.5, width=0.5)
        if mark.y > 100:
            arms[0] = mark._replace(y=mark.bottom - 0.5, height=0.5)
        for arm in arms:
            for place in grid.fronts:
                seen = place.visible.grown(1.4)
                apart = (
                    seen.right <= arm.x or seen.x >= arm.right
                    or seen.bottom <= arm.y or seen.y >= arm.bottom
                )  # fmt: skip
                assert apart, f"{arm} and {place.visible}"
    assert grid.count >= {"a4": 8, "letter": 6, "a3": 16}[paper]


def test_the_lines_go_around_the_printed_cards():
    """On the printed sheet a card's colour begins and ends where its line runs."""
    page = pymupdf.open(stream=exported("cut")["cut/pump-cards.pdf"])[0]
    words = page.get_text("words")
    for left, top, right, bottom in lines("cut/pump-cards.svg"):
        box = pymupdf.Rect(left, top, right, bottom) * (72 / 25.4)
        inside = [w for w in words if box.contains(pymupdf.Rect(w[:4]))]
        assert any(w[4] in ("wet-wipe", "leak", "rubber-duck") for w in inside)
    assert "100" in [w[4] for w in words if w[3] < 10 * 72 / 25.4], "at the upper edge"


@needs("rsvg-convert", "librsvg2-bin")
def test_rsvg_draws_the_lines_and_the_marks():
    ran = subprocess.run(
        ["rsvg-convert", "-d", "100", "-p", "100", "-b", "white"],
        input=exported("cut")["cut/pump-cards.svg"],
        capture_output=True,
        check=True,
    )
    picture = Image.open(io.BytesIO(ran.stdout)).convert("RGB")
    assert picture.size == pytest.approx((1169, 827), abs=1)
    assert picture.getpixel((49, 49)) == (0, 0, 0), "the square"
    colors = picture.getcolors(1 << 20) or []
    reds = sum(count for count, (r, g, _) in colors if r > 240 and g < 230)
    assert reds > 6 * 2 * (63 + 88) * 100 / 25.4 * 0.8


def test_what_is_larger_than_the_paper_is_refused():
    with pytest.raises(CannotLayOut, match="400 × 400 mm fits between the marks on A4"):
        cutter_grid(Symbol("slab", 400, 400, ()), "a4")
