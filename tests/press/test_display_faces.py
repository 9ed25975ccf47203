"""The display faces: made from a face of ours, within its license, and fit for titles at 9 pt."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from fragkit.diagnostics import Problems
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import Text
from fragkit.press.themes.theme import load_theme, shipped_theme
from fragkit.press.typography.fonts import FONTS, ems, font_path, metrics, missing
from tests.press.display_faces import CAP, FACES, FOLDER, capital, file_of, made
from tests.press.printed import library

THEMES = {"base": "steel", "deathmatch": "hazard", "ftw": "magma", "deadlands": "dust"}


@pytest.mark.parametrize("face", FACES)
def test_the_file_is_what_the_maker_makes(face):
    kept, fresh = TTFont(file_of(face)), made(face)
    names, others = kept.getBestCmap(), fresh.getBestCmap()
    assert names.keys() == others.keys()
    for code, name in names.items():
        other = others[code]
        assert kept.getGlyphID(name) == fresh.getGlyphID(other)
        assert kept["hmtx"][name] == fresh["hmtx"][other]
        points = kept["glyf"][name].getCoordinates(kept["glyf"])[0]
        assert points == fresh["glyf"][other].getCoordinates(fresh["glyf"])[0]


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_another_name_and_its_license_beside_it(face):
    """The license reserves the name of Source Sans Pro."""
    font = TTFont(file_of(face))
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            assert "source" not in record.toUnicode().lower()
    assert "Open Font License" in font["name"].getDebugName(13)
    assert "Adobe" in font["name"].getDebugName(0)
    license = (FOLDER / "OFL.txt").read_text()
    assert "SIL OPEN FONT LICENSE Version 1.1" in license
    assert font["OS/2"].fsType == 0  # may be embedded
    assert file_of(face).stat().st_size < 64_000


@pytest.mark.parametrize("face", FACES)
def test_small_letters_are_capitals_of_one_height(face):
    key = f"display-{face}"
    assert ems("boomstick", key) == ems("BOOMSTICK", key)
    assert ems("größe", key) > 0
    font = TTFont(font_path(key))
    cmap, glyf = font.getBestCmap(), font["glyf"]
    for letter in "HEIT":
        assert abs(glyf[cmap[ord(letter)]].yMax - CAP) <= 30
        assert abs(glyf[cmap[ord(letter)]].yMin) <= 15
    assert missing("Käßespätzle 4d+1 – „Élan“ ×2", key) == []


def test_faces_differ_and_are_narrower_than_the_text():
    word = "MARSHMALLOW"
    widths = {face: ems(word, f"display-{face}") for face in FACES}
    assert len({round(width, 2) for width in widths.values()}) == 4
    assert all(width < 0.85 * ems(word, "black") for width in widths.values())


@pytest.mark.parametrize("face", FACES)
def test_letters_keep_apart(face):
    """Side by side, at 9 pt, no two letters run into each other."""
    font = TTFont(file_of(face))
    glyf, widths = font["glyf"], font["hmtx"].metrics
    pairs, cmap = metrics(f"display-{face}").pairs, font.getBestCmap()
    for pair in ("IH", "HI", "NI", "II", "11", "MN", "DE", "UU"):
        one, two = (cmap[ord(letter)] for letter in pair)
        room = widths[one][0] - glyf[one].xMax + glyf[two].xMin + pairs[pair]
        assert room >= 30, pair


def test_what_a_face_lacks_comes_from_the_black_one():
    assert FONTS["display-steel"].fallback == "black"
    assert missing("Ж", "display-steel") == []
    assert ems("Ж", "display-steel") == ems("Ж", "black")
    assert capital("ß") == "ẞ"


@pytest.mark.parametrize(("pack_id", "face"), THEMES.items())
def test_titles_and_numerals_are_set_in_the_face_of_the_theme(pack_id, face):
    pack, problems = library().pack(pack_id), Problems()
    assert pack is not None
    press = Engraver(library(), open_book(library(), problems), problems)
    card = next(card for card in pack.cards.values() if card.is_weapon)
    front = press.front(card, pack)
    assert front is not None
    used = {mark.font for mark in front.items if isinstance(mark, Text)}
    assert f"display-{face}" in used
    assert not used & {f"display-{other}" for other in FACES if other != face}
    assert shipped_theme(face).low.display == f"display-{face}"


def test_a_theme_with_an_unknown_font_is_reported_at_its_line(tmp_path: Path):
    text = (FOLDER.parent / "themes" / "steel.yaml").read_text()
    path = tmp_path / "steel.yaml"
    path.write_text(text.replace("display: display-steel", "display: display-steal", 1))
    problems = Problems()
    load_theme(path, problems)
    (found,) = problems.found
    assert (found.code, str(found.help)) == ("unknown-font", "did you mean `display-steel`?")
    assert found.span.line == text[: text.index("display:")].count("\n") + 1
