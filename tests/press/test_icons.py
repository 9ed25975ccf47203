"""The icon family keeps to its grid."""

from __future__ import annotations

import pytest

from fragkit.press.graphics.marks import Path
from fragkit.press.pictures.icons import GRID, ICONS, WEIGHT, icon_marks, outline_marks


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_stays_inside_its_grid(name: str):
    for layer in ICONS[name]:
        # The line's half width counts, too; half a unit may overshoot optically.
        reach = (0.45 if layer.filled else WEIGHT / 2) - 0.5
        for _, *numbers in layer.shape:
            if numbers:
                x, y = numbers[-2:]
                assert reach <= x <= GRID - reach
                assert reach <= y <= GRID - reach


def test_lines_are_about_six_tenths_of_a_millimetre_at_five():
    widths = [
        m.stroke.width
        for name in ("weapon", "armor", "link")
        for m in icon_marks(name, 0, 0, 5, "#000000")
        if isinstance(m, Path) and m.stroke and not m.fill
    ]
    assert widths
    assert all(0.5 <= w <= 0.65 for w in widths)


def test_low_ink_fills_nothing_but_paper():
    marks = [m for name in ICONS for m in outline_marks(name, 0, 0, 5, "#000000", 0.2)]
    assert all(isinstance(m, Path) and m.fill in (None, "#ffffff") for m in marks)
