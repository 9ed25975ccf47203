"""What Deadlands shows on paper: suits in corners, colours of decks, symbols on maps."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from tests.press.printed import printed
from tests.rulemark import rule


@rule("art.back.weapon", "art.back.gadget", "art.back.hex")
def test_weapons_are_blue_gadgets_green_and_hexes_red() -> None:
    pack = load_library(Problems()).pack("deadlands")
    assert pack is not None
    strongest = {}
    for deck in pack.file.decks:
        red, green, blue = (int(deck.color[i : i + 2], 16) for i in (1, 3, 5))
        strongest[deck.id] = max((red, "red"), (green, "green"), (blue, "blue"))[1]
    assert (strongest["weapon"], strongest["gadget"], strongest["hex"]) == ("blue", "green", "red")


@rule("art.suit.corner")
def test_the_value_stands_on_every_card() -> None:
    texts = " ".join(printed("cards", "deadlands").texts)
    assert texts.count("Widow's Navy 6") == 2
    assert texts.count("Stagecoach 9") == 2


@rule("ex.grid.deadlands")
def test_a_sheet_has_a_grid_of_six_games() -> None:
    text = printed("sheets", "deadlands").texts[0]
    assert [f"Game {n}" in text for n in range(1, 8)] == [True] * 6 + [False]


@rule("art.symbol.window", "art.symbol.beast")
def test_maps_have_symbols_for_windows_and_beasts(fragkit, tmp_path) -> None:
    assert fragkit("build", "svg", "--pack", "deadlands", "--out", str(tmp_path)).code == 0
    town, desert = (
        (tmp_path / "svg" / f"{id}.svg").read_text() for id in ("tombstone-row", "bitter-flats")
    )
    assert "window" in town
    assert "gallows" in town
    assert "beast" in desert
    assert "tentacle" in desert
