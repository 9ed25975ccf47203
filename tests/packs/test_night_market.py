"""Inventions written from the docs alone, each with a scene that plays what its sentence says."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.referee.history.scenes import play_scene

MARKET = Path(__file__).parent / "night-market"
SCENES = sorted(MARKET.glob("tests/*.frag"))


@pytest.mark.parametrize("scene", SCENES, ids=lambda path: path.stem)
def test_an_invention_does_what_its_sentence_says(scene: Path) -> None:
    played = play_scene(scene, MARKET)
    assert played.misses == []


def test_every_invention_has_a_scene() -> None:
    problems = Problems()
    market = load_library(problems, [MARKET]).pack("night-market")
    assert problems.found == []
    assert market is not None
    assert {*market.cards, *market.fighters} == {path.stem for path in SCENES}
