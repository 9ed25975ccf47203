"""Packs for tests of the press: a library with a pack written on the spot."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.pack import Library, Pack
from fragkit.press.graphics.marks import Box
from fragkit.press.pages.imposition import TOLERANCE, SheetGrid
from fragkit.press.themes.theme import Theme, load_theme
from fragkit.shipped_files import share

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


def check_grid(grid: SheetGrid) -> list[str]:
    """What is wrong with a grid: pieces in the margin, of a wrong size, or over each other."""
    wrong = []
    for side, places in (("front", grid.fronts), ("back", grid.behind)):
        for i, place in enumerate(places):
            if not grid.printable.contains(place.visible):
                wrong.append(f"{side} {i} runs into the printer's margin")
            if not place.visible.contains(place.trim):
                wrong.append(f"{side} {i} shows less than its cut")
            trim = place.trim
            if (trim.width, trim.height) != (grid.layout.width, grid.layout.height):
                wrong.append(f"{side} {i} has the wrong size")
    visible = [p.visible for p in grid.places]
    for i, one in enumerate(visible):
        for j, other in enumerate(visible[:i]):
            if _overlap(one, other):
                wrong.append(f"{i} and {j} overlap")
    between = min(grid.bleed, grid.layout.gap / 2)
    if grid.layout.gap and between < grid.layout.least_bleed - TOLERANCE:
        wrong.append(f"neighbors leave only {between:g} mm of bleed")
    return wrong


def behind_of(trim: Box, grid: SheetGrid) -> Box:
    """The box on the front that is behind a back's box after you turn or fold the paper."""
    x, y = trim.x, trim.y
    if grid.fold is not None or grid.turned:
        y = grid.height - trim.bottom
    else:
        x = grid.width - trim.right
    return Box(x, y, trim.width, trim.height)


def _overlap(a: Box, b: Box) -> bool:
    return (
        a.x < b.right - TOLERANCE
        and b.x < a.right - TOLERANCE
        and a.y < b.bottom - TOLERANCE
        and b.y < a.bottom - TOLERANCE
    )


def load_themes(problems: Problems) -> dict[str, Theme]:
    """The shipped themes."""
    found: dict[str, Theme] = {}
    for path in sorted((share("templates") / "themes").glob("*.yaml")):
        theme = load_theme(path, problems)
        if theme is not None:
            found[theme.id] = theme
    return found
