"""Measuring text without reportlab, and agreeing with it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from reportlab.pdfbase.ttfonts import TTFont

from fragkit.press.graphics.marks import MM_PER_PT
from fragkit.press.typography import fonts


@pytest.mark.parametrize("key", fonts.FONTS)
def test_widths_agree_with_reportlab(key: str):
    theirs = TTFont(f"check-{key}", str(fonts.font_path(key)))
    for character in "Ag0–é½×":
        mine = fonts.text_width(character, key, 10) / MM_PER_PT
        assert mine == pytest.approx(theirs.stringWidth(character, 10), abs=0.01)


def test_pairs_are_kerned():
    apart = fonts.text_width("T", "black", 12) + fonts.text_width("o", "black", 12)
    assert fonts.text_width("To", "black", 12) < apart


def test_measuring_does_not_load_reportlab():
    code = "import sys; from fragkit.press.typography import fonts, text_fit; fonts.ems('Frag', 'black'); print('reportlab' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "False"


def test_greek_and_cyrillic_are_there_and_suits_are_not():
    assert fonts.missing("Αθήνα Жук Łódź", "bold") == []
    assert fonts.missing("7♠♥♠", "bold") == ["♠", "♥"]
    assert fonts.describe(["♠"]) == "`♠` (U+2660 BLACK SPADE SUIT)"


def test_an_italic_borrows_greek_from_the_upright():
    assert fonts.missing("Ωmega", "italic") == []
    assert fonts.pieces("Ωmega", "italic") == [("regular", "Ω"), ("italic", "mega")]
