"""The scenes of the shipped packs, and that each shipped card is named by a scene, a game or a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.library import load_library
from fragkit.model.card import Card
from fragkit.referee.history.scenes import play_scene

ROOT = Path(__file__).parent.parent
SCENES = sorted(path for folder in built_in_folders() for path in folder.glob("tests/*.frag"))


@pytest.mark.parametrize("path", SCENES, ids=lambda p: f"{p.parent.parent.name}-{p.stem}")
def test_a_scene_comes_true(path):
    scene = play_scene(path, path.parent.parent)
    assert scene.misses == []
    assert scene.expects
    assert "bound method" not in scene.words


def cards() -> list[Card]:
    library = load_library(Problems(), [])
    return [card for pack in library.packs for card in pack.cards.values()]


def test_every_shipped_card_is_named_by_a_scene_a_game_or_a_test():
    sources = [*SCENES, *(ROOT / "tests").rglob("*.frag"), *(ROOT / "tests").rglob("*.py")]
    words = "\n".join(path.read_text(errors="replace") for path in sources).casefold()
    ids = set(re.findall(r"[\w-]+", words))
    assert len(cards()) == 194
    assert [c.id for c in cards() if c.id not in ids and c.name.casefold() not in words] == []
