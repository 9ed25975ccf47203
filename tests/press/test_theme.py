"""Themes as data: readable, complete, told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.press.graphics.marks import contrast, mixed, readable_on
from fragkit.press.themes.theme import Theme, load_theme, pairs, read_theme
from fragkit.shipped_files import share
from tests.press.shelf import load_themes


@pytest.fixture(scope="module")
def themes() -> dict[str, Theme]:
    problems = Problems()
    found = load_themes(problems)
    assert problems.found == []
    return found


def test_a_theme_ships_for_every_pack(themes: dict[str, Theme]):
    assert set(themes) == {"steel", "hazard", "magma", "dust"}


def test_cards_that_are_shuffled_together_have_the_same_backs(themes: dict[str, Theme]):
    for ink in ("full", "low"):
        backs = [
            {
                name: (d.back, d.on_back, d.pattern)
                for name, d in themes[t].palette(ink).decks.items()
            }
            for t in ("steel", "hazard", "magma")
        ]
        assert backs[0] == backs[1] == backs[2]


@pytest.mark.parametrize("ink", ["full", "low"])
@pytest.mark.parametrize("name", ["steel", "hazard", "magma", "dust"])
def test_text_and_symbols_can_be_read(themes: dict[str, Theme], name: str, ink: str):
    low = themes[name].palette(ink)
    for pair in pairs(low):
        assert contrast(pair.color, pair.ground) >= pair.least, pair.what


@pytest.mark.parametrize("name", ["steel", "hazard", "magma", "dust"])
def test_low_ink_has_no_dark_grounds(themes: dict[str, Theme], name: str):
    palette = themes[name].low
    assert not palette.fills
    for deck in palette.decks.values():
        assert {deck.band, deck.tint, deck.back} == {"#ffffff"}


def test_contrast_is_that_of_wcag():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert readable_on("#f2b800") == "#000000"
    assert readable_on("#16324f") == "#ffffff"
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"


def test_a_faint_colour_is_told_with_its_ratio(tmp_path: Path):
    text = (share("templates") / "themes/steel.yaml").read_text("utf-8")
    path = tmp_path / "faint.yaml"
    path.write_text(text.replace('quiet: "#4b5661"', 'quiet: "#aaaaaa"', 1), "utf-8")
    problems = Problems()
    assert load_theme(path, problems) is not None
    (told,) = problems.found
    assert (told.code, told.severity) == ("theme-contrast", "warning")
    assert (
        str(told.message)
        == "quiet text is hard to read: the contrast of #aaaaaa on #ffffff is 2.3, below 4.5"
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('quiet: "#4b5661"', 'quiet: "#aaaaaa"'),
        ('mark: "#1b4f9c"', 'mark: "#eedd88"'),
        ('blue: "#1f5fb0"', 'blue: "#eedd88"'),
    ],
)
def test_a_faint_color_is_told_at_its_own_line(tmp_path: Path, before: str, after: str):
    text = (share("templates") / "themes/steel.yaml").read_text("utf-8")
    assert before in text
    changed = text.replace(before, after, 1)
    (tmp_path / "faint.yaml").write_text(changed, "utf-8")
    problems = Problems()
    load_theme(tmp_path / "faint.yaml", problems)
    lines = changed.splitlines()
    assert problems.found
    assert {lines[d.span.line - 1].count(after) for d in problems.found} == {1}


def test_a_theme_that_changes_a_deck_is_told_at_that_deck(tmp_path: Path):
    path = tmp_path / "mine.yaml"
    path.write_text(
        "id: mine\nname: Mine\nextends: steel\nfull:\n  decks:\n"
        '    gadget: {tint: "#ffffff"}\n    special: {mark: "#eedd88"}\n'
    )
    problems = Problems()
    assert read_theme(path, [tmp_path, share("templates") / "themes"], problems) is not None
    assert {(d.code, Path(d.span.file).name, d.span.line) for d in problems.found} == {
        ("theme-contrast", "mine.yaml", 7)
    }


def test_a_colour_that_is_none_is_told_at_its_place(tmp_path: Path):
    text = (share("templates") / "themes/steel.yaml").read_text("utf-8")
    path = tmp_path / "bad.yaml"
    path.write_text(text.replace('"#14181d"', "black", 1), "utf-8")
    problems = Problems()
    assert load_theme(path, problems) is None
    (told,) = problems.found
    line = text.split("\n")[told.span.line - 1]
    assert told.code == "bad-value"
    assert line.strip().startswith("ink:")


def test_a_deck_without_colours_is_told(tmp_path: Path):
    text = (share("templates") / "themes/steel.yaml").read_text("utf-8")
    path = tmp_path / "short.yaml"
    path.write_text(text.replace("    hex:\n", "    hexen:\n", 1), "utf-8")
    problems = Problems()
    load_theme(path, problems)
    (told,) = problems.found
    assert told.code == "theme-deck"
    assert str(told.message) == "the theme has no colors for the deck `hex`"
    assert str(told.help) == "did you mean `hexen`?"
