"""Packs for tests of the press: a library with a pack written on the spot."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.pack import Library, Pack

FIXTURES = Path(__file__).parent.parent / "fixtures"
SALOON = FIXTURES / "saloon"

PACK = """\
id: mine
name: Mine
version: "1"
decks:
  - {id: gadget, name: Gadgets, color: "#1d6b3f", shape: gear}
  - {id: special, name: Specials, color: "#5b2c91", shape: star}
"""


@cache
def library_of(*folders: Path) -> Library:
    problems = Problems()
    library = load_library(problems, folders)
    assert not problems.has_errors, problems.sorted()
    return library


@cache
def base() -> tuple[Pack, Library]:
    library = library_of()
    pack = library.pack("base")
    assert pack is not None
    return pack, library


def written(folder: Path, cards: str = "", **files: str) -> tuple[Pack, Library]:
    """A pack `mine` with these cards; `files` are templates by id."""
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    (folder / "pack.yaml").write_text(PACK)
    if cards:
        (folder / "cards" / "cards.yaml").write_text(cards)
    for name, text in files.items():
        (folder / "templates").mkdir(exist_ok=True)
        (folder / "templates" / f"{name}.yaml").write_text(text)
    problems = Problems()
    library = load_library(problems, [folder], built_in=False)
    assert not problems.has_errors, problems.sorted()
    pack = library.pack("mine")
    assert pack is not None
    return pack, library
