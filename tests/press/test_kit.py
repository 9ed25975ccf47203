"""`fragkit kit`: one file with all that a fighter needs."""

from __future__ import annotations

import re
from dataclasses import replace

import pypdf
import pytest

from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.press.graphics.marks import Box, Group, Path, Text
from fragkit.press.graphics.shapes import rect
from fragkit.press.kit import Part, kit, laid_out, largest_room
from fragkit.press.pages.documents import CannotLayOut, Settings
from fragkit.press.sheets.sheet_pages import documents as sheet_documents
from fragkit.press.themes.theme import shipped_theme
from tests.press.crossings import crossings
from tests.press.printed import leaves, library
from tests.press.test_collisions import shelf
from tests.press.test_page_collisions import touching

MINER = """\
- id: miner
  name: Miner
  stats: 3/2/2
  gear: [light-armor]
  abilities:
    - name: Digger
      effects:
        - place: mine
          at: frag
          damage: 4d
"""


def texts(path) -> list[str]:
    return [page.extract_text() for page in pypdf.PdfReader(path).pages]


@pytest.mark.slow
def test_a_kit_has_sheet_standee_cards_and_counters_on_one_page(fragkit, tmp_path):
    (tmp_path / "miner.yaml").write_text(MINER)
    ran = fragkit("kit", "./miner.yaml")
    assert ran.code == 0, ran.out + ran.err
    (page,) = texts(tmp_path / "build" / "pdf" / "loose-kit-miner.pdf")
    assert "Digger" in page
    assert "base tab" in page  # of the standee
    assert "Light Armor" in page
    assert page.count("4d") >= 13  # six counters with two sides, and the ability


PIPER = """\
- id: piper
  name: Piper
  stats: 3/2/2
  color: green
  abilities:
    - name: Call the Rats
      effects:
        - summon: rat
          count: 2
          at: use
          cost: {movement: 2}
- id: rat
  name: Rat
  stats: 1/3/1
  role: {kind: minion, most: 2, worth: 0}
  weapon: none
"""


def test_a_kit_has_the_sheet_and_standees_of_every_minion(fragkit, tmp_path):
    (tmp_path / "piper.yaml").write_text(PIPER)
    ran = fragkit("kit", "./piper.yaml")
    assert ran.code == 0, ran.out + ran.err
    printed = "".join(texts(tmp_path / "build" / "pdf" / "loose-kit-piper.pdf"))
    assert printed.count("base tab") == 2 * 3  # two halves each: the piper and two rats
    assert printed.count("RAT") == 1  # its sheet, though there are two


def test_a_kit_with_more_gear_than_its_sheet_can_explain_names_it(fragkit, tmp_path):
    """The cards are in the kit, with their texts."""
    (tmp_path / "miner.yaml").write_text(MINER.replace("[light-armor]", "[light-armor, lag-spike]"))
    ran = fragkit("kit", "./miner.yaml")
    assert ran.code == 0, ran.out + ran.err
    first, *_ = texts(tmp_path / "build" / "pdf" / "loose-kit-miner.pdf")
    assert "Light Armor · Lag Spike" in " ".join(first.split())


@pytest.mark.parametrize("language", ["", "de"])
@pytest.mark.parametrize(("pack", "fighter"), [("base", "zoe-mph"), ("deadlands", "huckster")])
def test_nothing_in_a_kit_runs_through_a_text(pack, fighter, language):
    packs, spoken = shelf(language)
    chosen = packs.pack(pack)
    assert chosen is not None
    with speaking(spoken):
        made = kit(chosen.fighters[fighter], chosen, packs, Settings(), Problems())
    for page in made.pages:
        assert crossings(page.items) == []
        assert touching(page) == []


def test_room_that_no_rules_fill_is_for_notes():
    taken = Part(190, 110, (Path(rect(0, 0, 190, 110)),))
    asked = []
    laid_out(
        [taken, taken, taken], Settings(), "p", "w", notes=lambda room: asked.append(room) or ()
    )
    assert [round(room.height) for room in asked] == [52, 168]
    asked.clear()
    laid_out([taken], Settings(), "p", "w", lambda room: taken.marks, lambda room: asked.append(room) or ())  # fmt: skip
    assert asked == [], "the rules took it"


def test_fighters_without_a_color_differ_in_their_kits_as_on_their_standees():
    pack = library().pack("deadlands")
    assert pack is not None
    letters = []
    for fighter in pack.fighters.values():
        made = kit(fighter, pack, library(), Settings(), Problems())
        found = set(re.findall(r"text='([ROYGBP])', font='black', size=14\b", repr(made.pages)))
        letters += found
    assert len(letters) == len(set(letters)) == len(pack.fighters)


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_parts_never_touch_and_stay_on_the_paper(paper):
    parts = [Part(190, 122, ()), Part(24, 110, ()), *[Part(126, 88, (), 3)] * 5]
    parts += [Part(19, 38, (), 1.5)] * 12
    # Each part draws its size, so that it can be found again on its page.
    parts = [replace(p, marks=(Path(rect(0, 0, p.width, p.height)),)) for p in parts]
    pages = laid_out(parts, Settings(paper=paper), "p", "w")
    found = 0
    for page in pages:
        boxes = []
        for mark in page.items:
            if isinstance(mark, Group):
                shape = mark.items[0].shape
                width, height = shape[1][1] - shape[0][1], shape[2][2] - shape[1][2]
                boxes.append(Box(mark.matrix[4], mark.matrix[5], width, height))
        found += len(boxes)
        for one in boxes:
            assert one.x >= 5
            assert one.y >= 5
            assert one.right <= page.width - 5
            assert one.bottom <= page.height - 5
            for two in boxes:
                apart = (
                    one.right < two.x or two.right < one.x
                    or one.bottom < two.y or two.bottom < one.y
                )  # fmt: skip
                assert one is two or apart
    assert found == len(parts)


def test_a_part_that_fits_no_paper_is_refused():
    with pytest.raises(CannotLayOut, match="does not fit A4"):
        laid_out([Part(400, 400, ())], Settings(), "p", "w")


def test_a_fighter_without_gear_has_one_page(fragkit, tmp_path):
    assert "1 page, one side" in fragkit("kit", "zoe-mph").out
    first = (tmp_path / "build" / "pdf" / "base-kit-zoe-mph.pdf").read_bytes()
    fragkit("kit", "zoe-mph")
    assert (tmp_path / "build" / "pdf" / "base-kit-zoe-mph.pdf").read_bytes() == first


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["zoe-mhp"], "did you mean `zoe-mph`?"),
        (["zoe-mph", "--paper", "a5"], "there is no paper `a5`"),
    ],
)
def test_what_is_not_there_is_told(fragkit, args, told):
    ran = fragkit("kit", *args)
    assert (ran.code, told in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("pack", "fighter", "own"),
    [
        ("base", "zoe-mph", "ARMOR"),
        ("deathmatch", "minnie-fields", "POWER-UP"),
        ("deadlands", "mad-scientist", "MALFUNCTION"),
    ],
)
def test_the_rest_of_a_kit_has_the_rules_of_its_game(pack, fighter, own):
    """An expansion takes those of the game that it extends; Deadlands has its own."""
    chosen = library().pack(pack)
    assert chosen is not None
    made = kit(chosen.fighters[fighter], chosen, library(), Settings(), Problems())
    (page,) = made.pages
    drawn = [mark for mark in leaves(page.items) if isinstance(mark, Text)]
    words = " ".join(mark.text for mark in drawn).upper()
    assert {"YOUR TURN", "ATTACK", "DAMAGE: ATTACK TOTAL NEEDED"} <= {m.text for m in drawn}
    assert own in words
    assert ("MALFUNCTION" in words) == (pack == "deadlands")
    assert min(mark.size for mark in drawn) >= 6.5


def test_the_largest_room_that_is_left_touches_no_part():
    free = Box(5, 5, 200, 280)
    taken = [Box(5, 5, 190, 122), Box(5, 133, 24, 110)]
    room = largest_room(taken, free)
    assert room == Box(32, 130, 173, 155)
    assert largest_room([Box(5, 5, 195, 250)], free) is None


def test_a_sheet_has_the_color_of_its_standee_and_the_rules_end_where_it_ends():
    """Deadlands' sheets were red beside an orange standee, and the rules ran past the sheet."""
    pack = library().pack("deadlands")
    assert pack is not None
    made = kit(pack.fighters["mad-scientist"], pack, library(), Settings(), Problems())
    (page,) = made.pages
    sheet, *_ = (mark for mark in page.items if isinstance(mark, Group))
    orange = shipped_theme("dust").full.fighters["orange"]
    assert orange in repr(sheet)
    left = min(mark.matrix[4] for mark in page.items if isinstance(mark, Group))
    assert left == pytest.approx((210 - 190) / 2, abs=0.1)
    with_sheets = sheet_documents(pack, library(), Settings(), Problems())
    assert orange in repr(with_sheets[0].pages)
