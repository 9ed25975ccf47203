"""docs/explanation/our-packs-playtested.md: the tables that `bench/own_content.py` makes."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "explanation" / "our-packs-playtested.md").read_text("utf-8")
BENCH = runpy.run_path(str(ROOT / "bench" / "own_content.py"), run_name="own_content")


def test_every_shipped_fighter_is_in_the_tables() -> None:
    library = load_library(Problems())
    for pack in BENCH["PACKS"]:
        found = library.pack(pack)
        assert found is not None
        for sheet in found.fighters.values():
            assert sheet.role is not None or f"| {sheet.name} |" in PAGE
    assert ", seed 1, 0 unfinished." in PAGE


def test_a_part_replaces_only_what_is_between_its_marks() -> None:
    text = "a\n<!-- maps: begin -->\nold\n<!-- maps: end -->\nb\n"
    made = BENCH["put"](text, {"maps": "new"})
    assert made == text.replace("old", "new")
    assert BENCH["put"](made, {"maps": "new"}) == made


@pytest.mark.slow
def test_the_tables_name_every_card_and_map_of_a_pack(tmp_path, monkeypatch) -> None:
    monkeypatch.setitem(BENCH["blocks_of"].__globals__, "HERE", tmp_path)
    played = BENCH["Played"]("ftw", games=8, seed=1, workers=1)
    again = BENCH["Played"]("ftw", games=8, seed=1, workers=1)
    for name in ("fighters", "maps", "cards"):
        assert BENCH[name]([played]) == BENCH[name]([again])
    assert BENCH["maps"]([played]).count("\n") == 3
    assert BENCH["cards"]([played]).count("\n") == 11
