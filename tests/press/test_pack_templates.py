"""Layouts and themes that a pack brings."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.press.cards.card_pages import documents
from fragkit.press.pages.documents import CannotLayOut, Settings
from fragkit.press.print_checks import check_layouts_and_themes
from fragkit.press.themes.theme import shipped_theme, theme_of
from tests.press.shelf import written

CARDS = "- {id: duck, name: Rubber Duck, deck: gadget, letter: A, copies: 5, text: Quack.}\n"
LAYOUT = """\
id: strips
name: Strips of four
for: card
rank: 5
width: 63
height: 88
backs: [long-edge, none]
sheets:
  - {paper: a4, turn: landscape, columns: 4, rows: 1}
"""


def pack_with(folder: Path, *, theme: str = "", **files: str):
    """A pack with files below `templates`, named `layouts_strips` for `layouts/strips.yaml`."""
    for name, text in files.items():
        room, _, stem = name.partition("_")
        path = folder / "templates" / room / f"{stem}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    pack, library = written(folder, CARDS)
    if theme:
        (folder / "pack.yaml").write_text((folder / "pack.yaml").read_text() + f"theme: {theme}\n")
        from fragkit.load.packs.library import load_library

        library = load_library(Problems(), [folder], built_in=False)
        pack = library.pack("mine")
        assert pack is not None
    return pack, library


def told(pack, library) -> list[str]:
    problems = Problems()
    check_layouts_and_themes(library, problems)
    return [f"{d.span.line}:{d.span.column} {d.code} {d.message}" for d in problems.sorted()]


# -- layouts ---------------------------------------------------------------------------------


def test_a_packs_own_layout_is_found_by_its_name(tmp_path):
    pack, library = pack_with(tmp_path, layouts_strips=LAYOUT)
    (document,) = documents(pack, library, Settings(layout="strips"), Problems())
    assert len(document.pages) == 4, "five cards, four on a sheet, both sides"
    assert (document.pages[0].width, document.pages[0].height) == (297, 210)


def test_a_layout_of_low_rank_is_taken_without_being_asked_for(tmp_path):
    pack, library = pack_with(tmp_path, layouts_strips=LAYOUT.replace("rank: 5", "rank: 1"))
    # edge-to-edge has rank 1 too and comes first by its name.
    (document,) = documents(pack, library, Settings(), Problems())
    assert len(document.pages) == 2
    own = LAYOUT.replace("id: strips", "id: edge-to-edge").replace("rank: 5", "rank: 1")
    pack, library = pack_with(tmp_path, layouts_strips=own)
    (document,) = documents(pack, library, Settings(), Problems())
    assert len(document.pages) == 4, "it replaces the shipped one"


def test_another_pack_does_not_know_it(tmp_path):
    pack, library = written(tmp_path, CARDS)
    with pytest.raises(CannotLayOut, match="`strips` is not a layout for cards"):
        documents(pack, library, Settings(layout="strips"), Problems())


def test_a_layout_serves_other_card_sizes_by_arithmetic(tmp_path):
    pack, library = pack_with(tmp_path, layouts_strips=LAYOUT)
    (document,) = documents(pack, library, Settings(layout="strips", size="mini"), Problems())
    assert len(document.pages) == 2


def test_a_layout_for_tarot_cards_serves_tarot_cards_alone(tmp_path):
    tarot = LAYOUT.replace("width: 63", "width: 70").replace("height: 88", "height: 120")
    pack, library = pack_with(tmp_path, layouts_strips=tarot.replace("columns: 4", "columns: 3"))
    (document,) = documents(pack, library, Settings(layout="strips", size="tarot"), Problems())
    assert len(document.pages) == 4
    with pytest.raises(CannotLayOut, match="`strips` is not a layout for cards"):
        documents(pack, library, Settings(layout="strips"), Problems())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("width: 63", "width: 60", "5:8 layout-size no card has 60 × 88 mm"),
        ("for: card", "for: counter", "5:8 layout-size no counter has 63 × 88 mm"),
        ("gap", "gap", ""),
        (
            "columns: 4",
            "columns: 5",
            "9:13 layout-paper `strips` does not fit A4: with 3 mm bleed it is 321.0 mm wide, printable are 287.0 mm",
        ),
        ("rank: 5", "rnak: 5", "4:1 unknown-key a layout has no key `rnak`"),
    ],
)
def test_a_layout_that_nothing_could_use_is_told(old, new, message, tmp_path):
    pack, library = pack_with(tmp_path, layouts_strips=LAYOUT.replace(old, new))
    assert told(pack, library) == ([message] if message else [])


# -- themes ----------------------------------------------------------------------------------

WARM = """\
id: warm
name: Warm
extends: steel
full:
  ink: "#301808"
  decks:
    weapon: {band: "#7a1f10"}
"""


def test_a_theme_changes_one_colour_of_another(tmp_path):
    pack, library = pack_with(tmp_path, themes_warm=WARM, theme="warm")
    problems = Problems()
    theme, steel = theme_of(pack, library, problems), shipped_theme("steel")
    assert problems.sorted() == []
    assert (theme.id, theme.name) == ("warm", "Warm")
    assert theme.full.ink == "#301808"
    assert theme.full.decks["weapon"].band == "#7a1f10"
    assert theme.full.decks["weapon"].mark == steel.full.decks["weapon"].mark
    assert theme.full.decks["gadget"] == steel.full.decks["gadget"]
    assert theme.low == steel.low


def test_themes_change_each_other_in_a_row(tmp_path):
    hot = WARM.replace("warm", "hot").replace("extends: steel", "extends: warm")
    hot = hot.replace("#301808", "#401808").replace("  decks:\n", "").rpartition("    weapon")[0]
    pack, library = pack_with(tmp_path, themes_warm=WARM, themes_hot=hot, theme="hot")
    theme = theme_of(pack, library, Problems())
    assert (theme.full.ink, theme.full.decks["weapon"].band) == ("#401808", "#7a1f10")


def test_a_pack_may_change_a_shipped_theme_under_its_own_name(tmp_path):
    own = WARM.replace("id: warm", "id: steel")
    pack, library = pack_with(tmp_path, themes_steel=own, theme="steel")
    problems = Problems()
    assert theme_of(pack, library, problems).full.ink == "#301808"
    assert problems.sorted() == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("extends: steel", "extends: stele", "3:10 unknown-theme there is no theme `stele` to change"),
        ("extends: steel", "extends: warm", "3:10 unknown-theme there is no theme `warm` to change"),
        ('ink: "#301808"', 'inc: "#301808"', "5:3 unknown-key `full` has no key `inc`"),
        ('"#301808"', '"red"', "5:8 bad-value `red` is not a color"),
        ("id: warm", "id: heat", "1:5 theme-name the theme `heat` can't be in a file called `warm.yaml`"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_at_its_own_line(old, new, message, tmp_path):
    pack, library = pack_with(tmp_path, themes_warm=WARM.replace(old, new))
    found = told(pack, library)
    assert [line.split(" ", 2)[1] for line in found] == [message.split(" ", 2)[1]]
    assert found == [message]


def test_themes_that_change_each_other_are_told(tmp_path):
    other = WARM.replace("warm", "cold").replace("extends: steel", "extends: warm")
    pack, library = pack_with(
        tmp_path, themes_warm=WARM.replace("extends: steel", "extends: cold"), themes_cold=other
    )
    assert "theme-circle" in {line.split()[1] for line in told(pack, library)}


def test_a_pale_colour_of_a_theme_is_warned_of(tmp_path):
    pale = WARM.replace('"#301808"', '"#d0c0b0"')
    pack, library = pack_with(tmp_path, themes_warm=pale)
    assert any(line.split()[1] == "theme-contrast" for line in told(pack, library))
