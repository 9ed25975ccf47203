"""Counters: the numbers of the ledger, twins alike, backs behind their fronts."""

from __future__ import annotations

import re
from collections import Counter as Tally
from itertools import pairwise, product

import pytest

from fragkit.diagnostics import Problems
from fragkit.model.fields import Id
from fragkit.model.pack import Counters
from fragkit.press.counters import (
    EDGE,
    SIZE,
    SYMBOL,
    CounterDesign,
    Cut,
    Tone,
    check_print,
    counters_of,
    symbol_box,
)
from fragkit.press.counters import documents as counter_documents
from fragkit.press.export import ExportSettings, cut
from fragkit.press.graphics.marks import MATERIALS, Box, Group, Page, Path, Stroke, Text, Use
from fragkit.press.pages.documents import CannotLayOut, Settings
from fragkit.press.pages.imposition import grid_for, impose
from fragkit.press.pages.paper import BACK_MODES, PAPERS, Backs
from fragkit.press.pictures.drawings import extent
from tests.press.printed import documents, ink, library, printed, stray_marks
from tests.press.shelf import behind_of, library_of
from tests.rulemark import rule

CROP = Stroke("#000000", 0.2, cap="butt")


def faces(page: Page) -> list[Use]:
    """The counters on a page, in the order of drawing."""
    return [
        mark
        for item in page.items
        if isinstance(item, Group)
        for mark in item.items
        if isinstance(mark, Use)
    ]


def kinds(pack: str, **settings: object) -> Tally[str]:
    """How many fronts of each kind a pack prints."""
    found: Tally[str] = Tally()
    for document in documents("counters", pack, **settings):
        for page in document.pages:
            for use in faces(page):
                name = use.symbol.id.removeprefix("counter-")
                if name.endswith("-front"):
                    found[name.removesuffix("-front")] += 1
    return found


@rule("comp.base.counters", "ruling.ocr.counters", "counter.blood", "counter.ammo")
def test_the_base_box_has_46_counters():
    found = kinds("base")
    assert found.total() == 46
    assert (found["blood"], found["ammo"]) == (10, 14)


@rule("counter.weapon.pair")
def test_weapon_counters_are_six_pairs_with_one_letter_each():
    found = kinds("base")
    assert {name: n for name, n in found.items() if name.startswith("weapon")} == {
        f"weapon-pair-{letter}": 2 for letter in "ABCDEF"
    }


@rule("counter.link")
def test_links_are_five_pairs_with_one_number_each():
    found = kinds("base")
    assert {name: n for name, n in found.items() if name.startswith("link")} == {
        f"link-{number}": 2 for number in range(1, 6)
    }


@rule(
    "counter.barrel.deathmatch", "counter.napalm", "counter.mine", "counter.radiation",
    "counter.flag", "counter.base", "comp.deathmatch.counters",
)  # fmt: skip
def test_death_match_has_its_barrels_flames_mines_and_teams():
    found = kinds("deathmatch")
    assert dict(found) == {
        "barrel": 12, "napalm": 2, "mine-4d": 8, "radiation": 1,
        "flag-R": 1, "flag-B": 1, "base-R": 1, "base-B": 1,
    }  # fmt: skip


@rule("barrel.busters.counters", "ruling.barrel.supply", "counter.mine.more")
def test_as_many_of_a_kind_are_printed_as_somebody_wants():
    found = kinds("deathmatch", counters={"barrel": 25, "mine": 16})
    assert (found["barrel"], found["mine-4d"], found["napalm"]) == (25, 16, 2)


@rule("counter.barrel.ftw", "counter.heart", "counter.door", "comp.ftw.counters")
def test_ftw_has_barrels_hearts_and_doors_in_blue_and_green():
    found = kinds("ftw")
    assert dict(found) == {"barrel": 12, "heart": 30, "door-B": 2, "door-G": 2}


@rule("counter.held", "comp.deadlands.counters")
def test_deadlands_marks_held_attacks():
    assert kinds("deadlands")["held"] == 6


def test_every_kind_of_counter_can_be_printed_in_its_number():
    pack = library().pack("counters-pack")
    assert pack is not None
    assert kinds("counters-pack").total() == sum(row.count for row in pack.file.counters) == 86


def test_twins_show_their_sign_on_all_four_faces():
    made = printed("counters", "base", backs="long-edge")
    front, back = made.texts
    for sign in "ABCDEF":
        assert (front.split().count(sign), back.split().count(sign)) == (2, 2)


def test_a_mine_says_its_damage_on_both_sides():
    made = printed("counters", "deathmatch")
    assert [text.split().count("4d") for text in made.texts] == [8, 8]


@pytest.mark.parametrize("pack", ["base", "counters-pack"])
def test_a_symbol_takes_70_percent_of_the_face_and_10_mm_beside_a_sign(pack: str):
    box = symbol_box(Cut("rect", SIZE, SIZE))
    assert box.width == pytest.approx(0.7 * SIZE)
    (document,) = documents("counters", pack)
    for page in document.pages:
        for use in faces(page):
            if "-ammo-" in use.symbol.id:
                continue  # an arrow takes the rest of it
            marks = tuple(
                m
                for m in use.symbol.items
                if isinstance(m, Text) or (isinstance(m, Path) and not _ground(m))
            )
            points = [(x, y) for _, x, y in ink(marks)]
            off = [n for xy in points for n in xy if not EDGE - 0.01 <= n <= SIZE - EDGE + 0.01]
            assert off == [], use.symbol.id
            drawn = tuple(m for m in marks if isinstance(m, Path))
            if not drawn:
                continue  # only a sign
            if "-front" in use.symbol.id:  # with the paper around it
                wide, high = (high - low for low, high in spans(drawn))
            else:
                points = [(x, y) for _, x, y in ink(drawn)]
                wide = max(x for x, _ in points) - min(x for x, _ in points)
                high = max(y for _, y in points) - min(y for _, y in points)
            full = box.width if len(drawn) == len(marks) else SYMBOL
            assert max(wide, high) == pytest.approx(full, abs=0.3), use.symbol.id


def spans(drawn: tuple[Path, ...]) -> tuple[tuple[float, float], tuple[float, float]]:
    """How far the ink reaches across and down, curves followed."""
    xs, ys = [], []
    for mark in drawn:
        half = mark.stroke.width / 2 if mark.stroke else 0.0
        for found, numbers in zip((xs, ys), extent(mark.shape), strict=True):
            found += [min(numbers) - half, max(numbers) + half]
    return (min(xs), max(xs)), (min(ys), max(ys))


def _ground(path: Path) -> bool:
    """The colour behind, and the line to cut along."""
    xs = [n for _, *numbers in path.shape for n in numbers[0::2]]
    return max(xs) - min(xs) >= SIZE


@pytest.mark.parametrize(
    ("paper", "backs"), list(product(PAPERS, ("long-edge", "short-edge", "gutterfold")))
)
def test_each_back_lies_behind_its_own_front(paper: str, backs: Backs):
    grid = grid_for("counter", Settings(paper=paper, backs=backs))
    (document,) = documents("counters", "counters-pack", paper=paper, backs=backs)
    sides = impose(grid, 86)
    for side, page in zip(sides, document.pages, strict=True):
        drawn = faces(page)
        assert len(drawn) == len(side.slots)
        for slot, use in zip(side.slots, drawn, strict=True):
            assert (use.x, use.y) == (slot.place.trim.x, slot.place.trim.y)
    at = {
        (slot.item, slot.back): (slot.place.trim, use.symbol.id)
        for side, page in zip(sides, document.pages, strict=True)
        for slot, use in zip(side.slots, faces(page), strict=True)
    }
    for item in range(86):
        front, name = at[item, False]
        back, behind = at[item, True]
        mirrored = behind_of(back, grid)
        assert (mirrored.x, mirrored.y) == pytest.approx((front.x, front.y), abs=0.01)
        assert name.removesuffix("-front") == behind.removesuffix("-back")


def test_an_offset_moves_the_backs_only():
    (plain,) = documents("counters", "base")
    (moved,) = documents("counters", "base", offset=(1.0, -0.5))

    def places(page: Page) -> list[tuple[float, float]]:
        return [(use.x, use.y) for use in faces(page)]

    assert places(moved.pages[0]) == places(plain.pages[0])
    assert places(moved.pages[1]) == [
        pytest.approx((x + 1.0, y - 0.5)) for x, y in places(plain.pages[1])
    ]


def test_an_offset_into_the_margin_is_refused_before_drawing():
    with pytest.raises(CannotLayOut, match="into the printer's margin"):
        documents("counters", "base", offset=(30.0, 0.0))


@pytest.mark.parametrize(("paper", "backs"), list(product(PAPERS, BACK_MODES)))
def test_nothing_lies_in_the_printers_margin(paper: str, backs: Backs):
    for shade in ("full", "low"):
        (document,) = documents("counters", "counters-pack", paper=paper, backs=backs, ink=shade)
        for page in document.pages:
            assert stray_marks(page) == []


def tones_of(symbol: str, **options: object) -> set[str]:
    (document,) = documents("counters", "deathmatch", **options)
    drawn = next(u.symbol for p in document.pages for u in faces(p) if u.symbol.id == symbol)
    return {str(m.fill) for m in drawn.items if isinstance(m, Path) and m.fill}


def test_a_picture_is_in_its_materials_and_low_ink_keeps_the_icon():
    assert {MATERIALS["red"], MATERIALS["brass"]} <= tones_of("counter-barrel-front")
    assert MATERIALS["red"] not in tones_of("counter-barrel-back")
    assert tones_of("counter-barrel-front", ink="low") <= {"#ffffff"}


def test_the_last_sheet_has_crop_marks_for_its_own_rows_only():
    (document,) = documents("counters", "deathmatch")
    for page in document.pages:
        rows = {round(use.y, 2) for use in faces(page)}
        lowest = max(rows) + SIZE
        marks = [m for m in page.items if isinstance(m, Path) and m.stroke == CROP]
        ends = [(x, y) for m in marks for x, y in points_of(m)]
        assert ends
        assert max(y for _, y in ends) < lowest + 10
        assert len(rows) == 4
        assert page.trim is not None
        assert page.trim.bottom > lowest + 2 * SIZE


def test_low_ink_fills_no_ground():
    (document,) = documents("counters", "counters-pack", ink="low")
    for page in document.pages:
        for use in faces(page):
            fills = {m.fill for m in use.symbol.items if isinstance(m, Path) and m.fill}
            assert fills <= {"#ffffff"}


def test_boxes_furniture_and_bookmarks_are_there():
    made = printed("counters", "base")
    front = made.reader.pages[0]
    page = made.pages[0]
    assert page.trim is not None
    assert float(front.trimbox.width) == pytest.approx(page.trim.width * 72 / 25.4, abs=0.01)
    assert float(front.bleedbox.width) > float(front.trimbox.width)
    assert "Counters, fronts" in made.texts[0]
    assert "page 2 of 2" in made.texts[1]
    assert [item.title for item in made.reader.outline] == [
        "Blood", "Weapon counter", "Link", "Ammo",
    ]  # fmt: skip
    assert made.document.sheets == 1


def test_the_same_bytes_twice():
    assert printed("counters", "deathmatch").data == printed("counters", "deathmatch").data


DESIGN = CounterDesign(id=Id("link"), name="Link", color=Tone("ink"), front="link", twins="letters")


def test_an_odd_number_of_twins_is_told():
    problems = Problems()
    made = list(counters_of((Counters(kind="link", count=3),), {"link": DESIGN}, problems))
    assert [c.sign for c in made] == ["A", "A", "B"]
    assert [(d.code, str(d.message)) for d in problems.found] == [
        ("counter-pair", "3 `link` counters can't all be paired")
    ]


def test_after_pair_z_comes_aa():
    made = list(counters_of((Counters(kind="link", count=54),), {"link": DESIGN}, Problems()))
    assert [c.sign for c in made[50:]] == ["Z", "Z", "AA", "AA"]


def test_a_counter_without_a_design_is_told():
    problems = Problems()
    assert list(counters_of((Counters(kind="ammo", count=2),), {"link": DESIGN}, problems)) == []
    assert [d.code for d in problems.found] == ["unknown-counter"]


def test_a_sheet_of_counters_is_as_large_as_it_says():
    grid = grid_for("counter", Settings())
    assert {(p.trim.width, p.trim.height) for p in grid.fronts} == {(19.0, 19.0)}
    assert isinstance(grid.trim, Box)


def test_no_ink_lies_on_the_cut_line():
    """A frame there would show every slip of the scissors; ticks stand outside."""
    (document,) = documents("counters", "base")
    for use in faces(document.pages[0]):
        for mark in use.symbol.items:
            if isinstance(mark, Path) and mark.stroke is not None:
                for _, *numbers in mark.shape:
                    inside = all(0 <= n <= SIZE for n in numbers)
                    assert not (inside and {0.0, SIZE} & set(numbers)), use.symbol.id


def test_the_ammunition_counter_points_up_at_the_track_of_the_card_above():
    (document,) = documents("counters", "base")
    ammo = next(u.symbol for u in faces(document.pages[0]) if "-ammo-" in u.symbol.id)
    arrow = next(m for m in ammo.items if isinstance(m, Path) and len(m.shape) == 4)
    tip = min(arrow.shape[:3], key=lambda s: s[2])
    assert tip[1] == SIZE / 2
    assert tip[2] < 1.5


# -- other shapes and sizes ------------------------------------------------------------------------

SHAPED = """\
- {id: blood, name: Blood, color: "#b0101c", front: blood, back_sign: "+1", shape: round}
- {id: mine, name: Mine, color: "#3b4450", front: mine, sign: "{damage}", shape: hexagon, size: 25}
- {id: flag, name: Flag, color: ink, front: flag, teams: [red, blue], size: [30, 15]}
"""
BOX = """\
id: shaped
name: Shaped
version: "1"
extends: deathmatch
counters:
  - {kind: blood, count: 9}
  - {kind: mine, count: 4, damage: 4d}
  - {kind: flag, count: 2}
"""


@pytest.fixture
def shaped(tmp_path):
    (tmp_path / "templates" / "counters").mkdir(parents=True)
    (tmp_path / "templates" / "counters" / "own.yaml").write_text(SHAPED)
    (tmp_path / "pack.yaml").write_text(BOX)
    return library_of(tmp_path)


def shaped_pages(shaped, **options):
    (document,) = counter_documents(
        shaped.pack("shaped"), shaped, Settings(**options), problems := Problems()
    )
    assert not problems.found
    return document


@pytest.mark.parametrize("backs", BACK_MODES)
def test_counters_of_another_shape_have_their_own_sheets(shaped, backs: Backs):
    document = shaped_pages(shaped, backs=backs)
    sides = 1 if backs in ("none", "gutterfold") else 2
    assert (document.sheets_of_paper, len(document.pages)) == (3, 3 * sides)
    sizes = {(u.symbol.width, u.symbol.height) for p in document.pages for u in faces(p)}
    assert sizes == {(19, 19), (25, 21.65), (30, 15)}


def test_backs_of_every_shape_lie_behind_their_fronts(shaped):
    pages = shaped_pages(shaped).pages
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        ahead = sorted((u.symbol.id[:-6], round(front.width - u.x - u.symbol.width, 3), u.y) for u in faces(front))  # fmt: skip
        behind = sorted((u.symbol.id[:-5], round(u.x, 3), u.y) for u in faces(back))
        assert ahead == behind


def test_a_shape_fills_its_bleed_and_keeps_its_symbol_inside(shaped):
    for page in shaped_pages(shaped).pages:
        for use in faces(page):
            ground, *others = [m for m in use.symbol.items if isinstance(m, Path)]
            xs = [x for x, _ in points_of(ground)]
            assert min(xs) <= -1.5
            assert max(xs) >= use.symbol.width + 1.5
            shown = [m for m in others if m.stroke is None or m.stroke.width > 0.2]
            wide, high = use.symbol.width / 2, use.symbol.height / 2
            for x, y in (xy for mark in shown for xy in points_of(mark)):
                assert abs(x - wide) < wide - 1
                assert abs(y - high) < high - 1
                if "blood" in use.symbol.id:
                    assert (x - wide) ** 2 + (y - high) ** 2 < (wide - 1) ** 2


def points_of(mark: Path) -> list[tuple[float, float]]:
    return [xy for _, *n in mark.shape for xy in zip(n[::2], n[1::2], strict=True)]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ("shape: round, size: [20, 30]", "counter-size"),
        ("size: [20, 30, 40]", "counter-size"),
        ("shape: hexagon, pointer: true", "counter-pointer"),
        ("shape: star", "unknown-choice"),
        ("size: 90", "out-of-range"),
        ("picture: barrle", "bad-value"),
        ("picture: {kind: heart, style: broken}", "unknown-choice"),
    ],
)
def test_an_impossible_shape_is_reported(keys: str, code: str, shaped, tmp_path):
    own = tmp_path / "templates" / "counters" / "own.yaml"
    own.write_text(f"- {{id: blood, name: Blood, color: ink, front: blood, {keys}}}\n")
    problems = Problems()
    check_print(shaped.pack("shaped"), shaped, problems)
    assert [(d.code, d.span.line) for d in problems.found] == [(code, 1)]


@pytest.mark.slow
def test_a_cutter_follows_the_shape(shaped):
    settings = ExportSettings()
    made = {
        o.path: o.data for o in cut.outputs(shaped.pack("shaped"), shaped, settings, Problems())
    }
    assert [name for name in made if name.endswith(".svg")] == [
        "cut/shaped-counters.svg",
        "cut/shaped-counters-2.svg",
        "cut/shaped-counters-3.svg",
    ]
    hexagons = made["cut/shaped-counters-2.svg"].decode()
    outlines = re.findall(r'<path[^>]* d="([^"]*)"', hexagons.partition('id="cut"')[2])
    assert [len(re.findall("[ML]", outline)) for outline in outlines] == [6] * 4


def test_neighbors_overlap_by_a_hair_so_that_no_paper_shines_through():
    """Two red backs side by side had a white line between them on screen and in print."""
    (document,) = documents("counters", "base")
    for page in document.pages:
        shown = [g.clip for g in page.items if isinstance(g, Group) and g.clip is not None]
        sides = sorted((min(xs), max(xs), min(ys)) for xs, ys in map(extent, shown))
        rows = {round(y, 1) for _, _, y in sides}
        for row in rows:
            across = [(left, right) for left, right, y in sides if round(y, 1) == row]
            assert all(a[1] > b[0] + 0.1 for a, b in pairwise(across))


def test_a_picture_on_a_front_stands_out_from_its_ground():
    (document,) = documents("counters", "deathmatch")
    fronts = [u.symbol for page in document.pages for u in faces(page) if "-front" in u.symbol.id]
    for symbol in fronts:
        halo = [m for m in symbol.items if isinstance(m, Path) and m.fill == "#ffffff" and m.stroke]
        assert any(m.stroke.color == "#ffffff" for m in halo if m.stroke), symbol.id
