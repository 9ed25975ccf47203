"""What the box of the base game holds and how it looks, beyond cards, sheets and counters."""

from __future__ import annotations

import pytest

from fragkit.diagnostics import Problems
from fragkit.press.graphics.marks import Path, Pattern, Stroke
from fragkit.press.maps.floor import ground_marks, texture_of
from fragkit.shipped_files import share
from tests.press.shelf import load_themes
from tests.rulemark import rule


@rule("comp.base.board")
def test_the_base_game_has_two_maps():
    assert len(list((share("content") / "base" / "maps").glob("*.yaml"))) == 2


@rule("art.color.acid")
@pytest.mark.parametrize("ink", ["full", "low"])
def test_acid_is_green_and_bubbles(ink):
    bubbles = texture_of("acid", "#123456")
    assert any(isinstance(m, Path) and isinstance(m.stroke, Stroke) for m in bubbles.items)
    for theme in load_themes(Problems()).values():
        palette = theme.palette(ink)
        red, green, blue = (int(palette.map.on_acid[i : i + 2], 16) for i in (1, 3, 5))
        assert green > red > blue
        fills = [m.fill for m in ground_marks("acid", (), palette) if isinstance(m, Path)]
        assert any(isinstance(f, Pattern) and f.id.startswith("acid-") for f in fills)


@rule("art.color.lava")
@pytest.mark.parametrize("ink", ["full", "low"])
def test_lava_is_fiery_red_and_orange(ink):
    for theme in load_themes(Problems()).values():
        palette = theme.palette(ink)
        red, green, blue = (int(palette.map.on_lava[i : i + 2], 16) for i in (1, 3, 5))
        assert red > green > blue
        fills = [m.fill for m in ground_marks("lava", (), palette) if isinstance(m, Path)]
        assert any(isinstance(f, Pattern) and f.id.startswith("lava-") for f in fills)
