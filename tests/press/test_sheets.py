"""Record sheets: what the ledger lists is on them, and the form can be filled."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.press.design_files import read_file
from fragkit.press.graphics.marks import Box, CheckBox, Page, TextField
from fragkit.press.pages.documents import Settings
from fragkit.press.pages.paper import MARGIN, PAPERS
from fragkit.press.sheets import sheet_pages
from fragkit.press.sheets.blocks import TICK, sheet_marks
from fragkit.press.sheets.sheet_design import SheetDesign, check_design
from fragkit.press.sheets.sheet_pages import pen_of, places_for, sheets_of
from fragkit.press.themes.themed_pen import pen_for
from fragkit.shipped_files import share
from tests.press.crossings import crossings
from tests.press.printed import Printed, documents, leaves, library, printed, stray_marks
from tests.rulemark import rule

SIX = [
    "Agency Operative", "Mad Scientist", "Huckster",
    "Harrowed Gunslinger", "Saloon Gal", "Indian Brave",
]  # fmt: skip


@pytest.fixture(scope="module")
def blank() -> Printed:
    """One blank base sheet; the ready-made fighters follow it."""
    return printed("sheets", "base", players=1)


@pytest.fixture(scope="module")
def deadlands() -> Printed:
    return printed("sheets", "deadlands")


def fields(made: Printed, prefix: str) -> dict[str, Any]:
    found = made.reader.get_fields() or {}
    return {name: field for name, field in found.items() if name.startswith(prefix + "-")}


def form_fields(pages: Sequence[Page]) -> list[TextField | CheckBox]:
    """The fields as they are drawn, in the order of the Tab key."""
    return [
        mark
        for page in pages
        for mark in leaves(page.items)
        if isinstance(mark, TextField | CheckBox)
    ]


def numbers(text: str, start: str, end: str) -> list[int]:
    """The numbers printed between two words."""
    return [int(w) for w in text.split(start)[1].split(end)[0].split() if w.isdigit()]


# -- the base sheet -------------------------------------------------------------------------


@rule("sheet.title", "sheet.player", "sheet.wins", "sheet.attributes", "comp.base.sheet")
def test_the_base_sheet_has_its_title_blanks_and_attributes(blank: Printed):
    text = blank.texts[0]
    for words in ("FRAG RECORD SHEET", "PLAYER", "WINS", "HEALTH", "SPEED", "ACCURACY"):
        assert words in text
    assert {
        "sheet1-player",
        "sheet1-wins",
        "sheet1-health",
        "sheet1-speed",
        "sheet1-accuracy",
    } <= set(fields(blank, "sheet1"))


@rule("sheet.track")
def test_the_track_has_each_number_from_1_to_55_once(blank: Printed):
    text = printed_alone(blank)
    assert numbers(text, "NOTES", "MOVEMENT") == list(range(1, 56))


@rule("sheet.track.rows", "ruling.ocr.trackrows", "ex.track")
def test_the_track_is_printed_in_the_rows_1_to_23_and_24_to_55(blank: Printed):
    heights: dict[float, list[int]] = {}

    def visit(text: str, matrix: Any, tm: Any, _font: Any, _size: Any) -> None:
        word = text.strip()
        x, y = tm[4] * matrix[0] + matrix[4], tm[5] * matrix[3] + matrix[5]
        if word.isdigit() and x >= 0:
            heights.setdefault(round(y), []).append(int(word))

    page = blank.reader.pages[0]
    page.extract_text(visitor_text=visit)
    rows = [sorted(set(row)) for row in heights.values()]
    joined = [row for row in rows if len(row) > 15]
    # Every fifth number stands a little higher, so that a row falls apart into two lines.
    assert any(set(row) <= set(range(1, 24)) for row in joined)
    assert any(set(row) <= set(range(24, 56)) for row in joined)
    assert not any(23 in row and 24 in row for row in rows)


@rule("sheet.attributes.note")
def test_the_note_tells_seven_points_one_per_win_and_four_at_most(blank: Printed):
    text = blank.texts[0]
    assert "7 points for 3 attributes · +1 to one attribute per win · 4 at most" in text


@rule("sheet.games", "sheet.games.columns", "ex.grid.base")
def test_ten_games_have_ten_boxes_each_under_numbered_columns(blank: Printed):
    ticks = [f for n, f in fields(blank, "sheet1").items() if "-game" in n]
    assert len(ticks) == 100
    text = blank.texts[0]
    assert "FRAGS 1 2 3 4 5 6 7 8 9 10" in text.replace("Game 1 ", "", 1)
    assert all(f"Game {i}" in text for i in range(1, 11))


@rule("sheet.weapon")
def test_the_starting_weapon_is_a_pistol_of_2d_without_end(blank: Printed):
    assert "STARTING WEAPON Pistol 2d unlimited ammo" in blank.texts[0]


@rule("sheet.guide")
def test_the_guide_has_a_paragraph_on_the_split_and_on_each_stat(blank: Printed):
    text = blank.texts[0]
    for words in ("The split.", "Health is your", "Speed is your", "Accuracy is your"):
        assert words in text


@pytest.mark.parametrize("players", [1, 2, 5])
def test_players_asks_for_so_many_blank_sheets(players: int):
    (made,) = documents("sheets", "base", players=players)
    names = [field.name for field in form_fields(made.pages) if "-player" in field.name]
    assert names[:players] == [f"sheet{i}-player" for i in range(1, players + 1)]
    assert not any(name.startswith("sheet") for name in names[players:])


def test_a_ready_made_fighter_has_its_stats_printed():
    made = printed("sheets", "counters-pack")
    assert "DOC OVERKILL" in made.texts[0]
    assert "HEALTH 3 NOW SPEED 1 NOW ACCURACY 3 NOW" in made.texts[0]
    # Wins change them: what they are now is the player's to write.
    assert "doc-overkill-health" in fields(made, "doc-overkill")
    assert "doc-overkill-player" in fields(made, "doc-overkill")


# -- Deadlands and fighters of one's own ------------------------------------------------------


@rule("sheet.deadlands.one", "deadlands.fighter.list")
def test_each_deadlands_fighter_has_a_sheet_headed_with_its_name(deadlands: Printed):
    text = " ".join(deadlands.texts)
    assert [name for name in SIX if text.count(name.upper()) != 1] == []
    assert len(deadlands.pages) == 3


@rule("sheet.deadlands.attributes")
def test_deadlands_attributes_are_boxes_without_values(deadlands: Printed):
    form = fields(deadlands, "huckster")
    for stat in ("health", "speed", "accuracy"):
        assert form[f"huckster-{stat}"]["/FT"] == "/Tx"
        assert not form[f"huckster-{stat}"].get("/V")


@rule("sheet.deadlands.games", "sheet.deadlands.games.columns")
def test_deadlands_has_six_games_of_five_boxes_without_column_numbers(deadlands: Printed):
    ticks = [n for n in fields(deadlands, "saloon-gal") if "-game" in n]
    assert len(ticks) == 30
    assert "saloon-gal-game6-frag5" in ticks
    assert "FRAGS Game 1" in deadlands.texts[0]


@rule("sheet.deadlands.drawback", "sheet.deadlands.cheatin", "sheet.deadlands.gear")
def test_deadlands_sheets_have_drawback_cheat_and_gear(deadlands: Printed):
    text = " ".join(deadlands.texts)
    for heading in ("DRAWBACK", "CHEATIN'", "STARTING GEAR"):
        assert text.count(heading) == 6
    assert "Gatling Pistol 3d unlimited ammo" in text
    assert "Hoyle's Book of Games." in text
    assert "Your hand limit is 4." in text
    assert "None. Arm yourself on the map." in text  # the Mad Scientist


@rule("sheet.deadlands.absent", "ruling.ocr.track")
def test_deadlands_sheets_have_a_track_but_neither_name_nor_wins(deadlands: Printed):
    text = deadlands.texts[0]
    assert text.count("MOVEMENT THIS TURN") == 2
    assert "PLAYER" not in text
    assert "WINS" not in text
    assert "55" in text


def test_a_custom_fighter_brings_its_traits_weapon_and_gear():
    made = printed("sheets", "counters-pack")
    text = " ".join(made.texts)
    for words in (
        "DOC OVERKILL",
        "Field Surgery. Every healing card restores 1 Health more to you.",
        "White Coat.",
        "Bone Saw Launcher. 3d damage, unlimited ammo. Range 6 or less.",
        "Light Armor.",
    ):
        assert words in text
    assert "doc-overkill-health" in (made.reader.get_fields() or {})
    assert "the-intern-health" in (made.reader.get_fields() or {})


def test_a_pack_without_fighters_has_no_sheets():
    assert documents("sheets", "ftw") == []


# -- the form -------------------------------------------------------------------------------


def test_every_field_is_typed_named_once_and_explained(blank: Printed):
    seen: list[str] = []
    for page in blank.reader.pages:
        for ref in page.get("/Annots", []):
            field = ref.get_object()
            seen.append(field["/T"])
            assert field["/TU"], field["/T"]
            tick = "-game" in field["/T"]
            assert field["/FT"] == ("/Btn" if tick else "/Tx")
            if tick:
                assert set(field["/AP"]["/N"]) == {"/Yes", "/Off"}
    assert len(seen) == len(set(seen))


def test_tab_goes_from_the_name_over_the_attributes_to_the_games(blank: Printed):
    names = [ref.get_object()["/T"] for ref in blank.reader.pages[0]["/Annots"]]
    mine = [n.removeprefix("sheet1-") for n in names if n.startswith("sheet1-")]
    assert mine[:7] == [
        "player", "wins", "health", "speed", "accuracy", "game1-frag1", "game1-frag2",
    ]  # fmt: skip
    assert mine[-2:] == ["notes", "movement"]


def test_tick_boxes_are_5_mm(blank: Printed):
    assert TICK == 5.0
    boxes = [f.size for f in form_fields(blank.pages) if isinstance(f, CheckBox)]
    assert set(boxes) == {5.0}


# -- paper ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("paper", "ink"), list(product(PAPERS, ("full", "low"))))
def test_nothing_lies_in_the_printers_margin(paper: str, ink: str):
    (made,) = documents("sheets", "counters-pack", paper=paper, ink=ink)
    for page in made.pages:
        assert stray_marks(page) == []


@pytest.mark.parametrize(("paper", "count"), [("a4", 2), ("letter", 2), ("a3", 4)])
def test_sheets_share_a_page_where_they_fit(paper: str, count: int):
    places = places_for(paper, 190, 122)
    assert places is not None
    assert len(places.corners) == count
    for x, y in places.corners:
        assert x >= MARGIN
        assert y + 122 <= places.height - MARGIN - 4


@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_says_what_it_is(paper: str):
    made = printed("sheets", "counters-pack", paper=paper)
    count = len(made.pages)
    for i, text in enumerate(made.texts, 1):
        for words in ("Every Counter 0.1", f"page {i} of {count}", "print at 100 %", "5 cm"):
            assert words in text
    sheet = PAPERS[paper]
    first = made.reader.pages[0]
    sides = sorted(float(v) * 25.4 / 72 for v in (first.mediabox.width, first.mediabox.height))
    assert sides == pytest.approx([sheet.width, sheet.height], abs=0.01)
    assert first.trimbox == first.mediabox


def test_the_same_bytes_twice():
    assert printed("sheets", "counters-pack").data == printed("sheets", "counters-pack").data


# -- designs of one's own -----------------------------------------------------------------------


def design_problems(tmp_path: Path, change: dict[str, str]) -> list[str]:
    text = (share("templates") / "sheets" / "base.yaml").read_text("utf-8")
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "base.yaml"
    path.write_text(text, "utf-8")
    problems = Problems()
    for design in read_file(path, SheetDesign, "a record sheet", problems):
        check_design(design, problems)
    return [f"{d.span.line}: {d.code}" for d in problems.found]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"at: [92, 0, 66, 13]": "at: [92, 0, 99, 13]"}, ["10: box-outside"]),
        ({"at: [92, 0, 66, 13]": "at: [92, 0]"}, ["10: bad-box"]),
        ({"stat: speed, ": ""}, ["15: sheet-stat"]),
        ({"field: wins": "field: player"}, ["11: sheet-field"]),
        ({"until: [23, 55]": "until: [55, 23]"}, ["37: sheet-track"]),
        ({"draw: games": "draw: gamse"}, ["30: unknown-choice"]),
    ],
)
def test_a_mistake_in_a_design_is_told_at_its_line(
    tmp_path: Path, change: dict[str, str], told: list[str]
):
    assert design_problems(tmp_path, change) == told


def printed_alone(made: Printed) -> str:
    """The text of the first sheet of the first page: up to its track's label."""
    return made.texts[0].split("MOVEMENT THIS TURN")[0] + "MOVEMENT"


FIGHTER = """\
- id: talker
  name: Talker
  stats: 3/2/2
  abilities:
    - name: Endless
      text: {words}
      effects: [{{limit: hand, add: 1}}]
"""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("You have deep pockets.", []),
        ("blah " * 250, ["text-overflow at 5"]),
        ("Snow ☃ falls.", ["missing-glyph at 5"]),
    ],
)
def test_a_text_that_cannot_be_set_is_told_at_its_fighter(
    tmp_path: Path, words: str, told: list[str]
):
    (tmp_path / "fighters").mkdir()
    (tmp_path / "pack.yaml").write_text('id: talk\nname: Talk\nversion: "1"\n', "utf-8")
    text = FIGHTER.format(words=words)
    (tmp_path / "fighters" / "f.yaml").write_text(text, "utf-8")
    problems = Problems()
    library = load_library(problems, [tmp_path])
    pack = library.pack("talk")
    assert pack is not None
    sheet_pages.check_print(pack, library, problems)
    assert [f"{d.code} at {d.span.line}" for d in problems.found] == told


def loose_sheets(folder: Path, fighter: str) -> tuple[list[Page], list[str]]:
    (folder / "fighters").mkdir()
    (folder / "pack.yaml").write_text('id: talk\nname: Talk\nversion: "1"\n', "utf-8")
    (folder / "fighters" / "f.yaml").write_text(fighter, "utf-8")
    problems = Problems()
    shelf = load_library(problems, [folder])
    pack = shelf.pack("talk")
    assert pack is not None
    (document,) = sheet_pages.documents(pack, shelf, Settings(), problems)
    return document.pages, [f"{d.code}: {d.message}" for d in problems.found]


def test_a_starting_weapon_with_a_text_of_its_own_is_printed(tmp_path: Path):
    pages, told = loose_sheets(
        tmp_path,
        "- id: x\n  name: X\n  stats: 3/2/2\n  weapon:\n    name: Harpoon\n    damage: 3d\n"
        "    ammo: 4\n    types: ballistic\n    range_at_most: 4\n    effects:\n"
        "      - {push: 2, on: target, at: hit}\n",
    )
    assert told == []
    assert "Harpoon" in repr(pages)
    assert "pushes" in repr(pages) or "push" in repr(pages)


WORDY = """\
- id: x
  name: X
  stats: 3/2/2
  weapon:
    name: Bottle
    damage: 3d
    core: 5d
    ammo: 3
    types: flame
    aim: square
    radius: 1
    spares: self
    scatter: 1d
"""


def test_a_starting_weapon_of_many_words_has_a_larger_panel(tmp_path: Path):
    pages, told = loose_sheets(tmp_path, WORDY)
    assert told == []
    assert "Bottle" in repr(pages)


def test_a_boss_with_much_health_keeps_its_number_in_the_box(tmp_path: Path):
    pages, told = loose_sheets(
        tmp_path,
        "- id: x\n  name: X\n  stats: 12/3/3\n  role: {kind: boss, worth: 3}\n",
    )
    assert told == []
    assert [found for page in pages for found in crossings(page.items)] == []


def test_a_text_that_is_too_long_for_its_sheet_is_measured_in_words(tmp_path: Path):
    (tmp_path / "fighters").mkdir()
    (tmp_path / "pack.yaml").write_text('id: talk\nname: Talk\nversion: "1"\n', "utf-8")
    text = FIGHTER.format(words="blah " * 250)
    (tmp_path / "fighters" / "f.yaml").write_text(text, "utf-8")
    problems = Problems()
    shelf = load_library(problems, [tmp_path])
    pack = shelf.pack("talk")
    assert pack is not None
    sheet_pages.check_print(pack, shelf, problems)
    (line,) = [str(d) for d in problems.found]
    assert "the text of Talker's abilities does not fit: the text is" in line
    assert re.search(r"its box is only [\d.]+ mm: about \d+ words too many", line)


@pytest.mark.parametrize("sheet", ["base", "deadlands"])
def test_a_fighters_art_stands_beside_its_stats(tmp_path: Path, sheet: str):
    (tmp_path / "me.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 12">'
        '<rect width="10" height="12" fill="#abcdef"/></svg>'
    )
    pages, told = loose_sheets(
        tmp_path, f"- {{id: x, name: X, stats: 3/2/2, art: me.svg, sheet: {sheet}}}\n"
    )
    assert told == []
    assert "#abcdef" in repr(pages)


def test_what_is_typed_into_a_name_shrinks_until_it_fits(blank: Printed):
    sizes = {
        f.name.split("-")[-1]: f.size for f in form_fields(blank.pages) if isinstance(f, TextField)
    }
    assert sizes["player"] == sizes["notes"] == 0


def test_a_ready_made_fighters_sheet_shows_its_figure_in_its_color():
    pack, packs, problems = library().pack("base"), library(), Problems()
    assert pack is not None
    sheets = {s.name: s for s in sheets_of(pack, packs, 1, problems)}
    pen = pen_for(pack, packs, Settings(), problems)
    zoe = sheets["zoe-mph"]
    assert zoe.figure is not None
    drawn = zoe.figure(Box(81, 21, 23, 30.4), pen_of(zoe, pen))
    assert pen.palette.fighters["yellow"] in repr(drawn)
    shown = repr(sheet_marks(zoe, pen_of(zoe, pen)))
    assert repr(drawn[-1]) in shown
    assert sheets["sheet1"].figure is None, "a blank one is anybody's"
