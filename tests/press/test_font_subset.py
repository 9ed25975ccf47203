"""Fonts inside SVG drawings: small, complete, and the same letters as in print."""

from __future__ import annotations

import base64
import io
import re

import pytest
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from fragkit.press.graphics.marks import Page, Text
from fragkit.press.svg import subset, svg_text
from fragkit.press.typography.fonts import FONTS, font_path

LETTERS = "Foundry 20 × 30: Ä é Ż—“”"


def outline(font: TTFont, character: str) -> list[object]:
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    return pen.value


@pytest.mark.parametrize("key", sorted(k for k in FONTS if FONTS[k].path is None))
def test_a_subset_has_the_glyphs_and_widths_of_the_font(key):
    whole = TTFont(font_path(key))
    small = TTFont(io.BytesIO(subset(key, LETTERS)))
    assert "".join(map(chr, small.getBestCmap())) == "".join(sorted(set(LETTERS)))
    for character in set(LETTERS):
        assert outline(small, character) == outline(whole, character)
        of, mine = (f["hmtx"][f.getBestCmap()[ord(character)]] for f in (whole, small))
        assert of == mine


def test_a_drawing_with_fonts_holds_the_letters_that_it_shows():
    page = Page(50, 20, (Text(5, 5, "ABBA", "black", 12, "#000000"), Text(5, 9, "xyz", "regular")))
    assert "@font-face" not in svg_text(page)
    made = svg_text(page, fonts=True)
    found = re.findall(r"font-weight:(\d+).*?base64,([^)]+)\)", made)
    fonts = {weight: TTFont(io.BytesIO(base64.b64decode(data))) for weight, data in found}
    assert {w: "".join(map(chr, f.getBestCmap())) for w, f in fonts.items()} == {
        "400": "xyz", "900": "AB",
    }  # fmt: skip
    assert len(made) < 60_000
    assert made == svg_text(page, fonts=True)


def test_maps_in_svg_bring_their_font(fragkit, tmp_path):
    assert fragkit("build", "svg", "--pack", "ftw", "--only", "maps").code == 0
    for path in (tmp_path / "build" / "svg").glob("**/*.svg"):
        text = path.read_text("utf-8")
        assert "@font-face" in text
        assert "http://fonts" not in text
