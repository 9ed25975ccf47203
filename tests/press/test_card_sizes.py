"""Cards of other sizes: faces that adapt, layouts by arithmetic."""

from __future__ import annotations

from functools import cache

import pytest

from fragkit.diagnostics import Problems
from fragkit.press import boxes
from fragkit.press.cards.card_faces import resized
from fragkit.press.cards.card_pages import documents, open_engraver
from fragkit.press.cards.template import Drawn, Grow, Icon, Shape, Template, Tiles, Words
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import Box, Group, Path, Use
from fragkit.press.pages.documents import Settings
from fragkit.press.pages.imposition import (
    Refusal,
    grid_for,
    lay_out,
    layout_for,
    layouts,
    most_on,
)
from fragkit.press.pages.paper import BACK_MODES, CARD_SIZES, PAPERS, POKER, CardSize, card_size
from fragkit.press.pdf.document import About, pdf_bytes
from tests.press.shelf import base, check_grid, library_of

OTHERS = [name for name in CARD_SIZES if name != "poker"]


@cache
def shipped() -> tuple[Template, ...]:
    pack, library = base()
    book = open_book(library, Problems())
    made = [book.made(source) for source in book.sources(pack).values()]
    return tuple(template for template in made if template is not None)


@pytest.mark.parametrize("name", [*CARD_SIZES, "70x100", "88x63", "40x60", "50.5 × 120"])
@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.slow)])
def test_cards_of_the_base_pack_fit_every_size(name, step):
    pack, library = base()
    problems = Problems()
    engraver = open_engraver(library, problems, Settings(size=name))
    size = card_size(name)
    for card in list(pack.cards.values())[len(name) % step :: step]:
        for face in (engraver.front(card, pack), engraver.back(card, pack)):
            assert face is not None
            assert (face.width, face.height, face.margin) == (size.width, size.height, 3.0)
    assert problems.sorted() == []


@pytest.mark.parametrize("name", CARD_SIZES)
@pytest.mark.slow
def test_a_whole_pack_of_any_size_becomes_a_file(name):
    pack, library = base()
    (document,) = documents(pack, library, Settings(size=name), Problems())
    assert pdf_bytes(document.pages, About("all")).startswith(b"%PDF")


def test_a_poker_card_is_the_template_as_it_is_written():
    for template in shipped():
        assert resized(template, POKER) is template


@pytest.mark.parametrize("name", OTHERS)
def test_boxes_keep_to_the_safe_zone_and_the_bleed(name):
    size = CARD_SIZES[name]
    scale = min(size.width / 63, size.height / 88)
    card = Box(0, 0, size.width, size.height)
    lying = Box(0, 0, size.height, size.width)
    for template in shipped():
        fitted = resized(template, size)
        front = lying if template.on_its_side else card
        for side, elements in ((front, fitted.front), (card, fitted.back)):
            for element in elements:
                room = side.grown(3) if element.bleeds else side.grown(-4 * scale)
                assert room.contains(Box(*element.at), slack=0.01), element


@pytest.mark.parametrize("name", OTHERS)
def test_a_ground_still_covers_card_and_bleed(name):
    size = CARD_SIZES[name]
    for template in shipped():
        grounds = [e for e in resized(template, size).back if e.bleeds]
        assert grounds or not template.back
        for ground in grounds:
            assert ground.at == pytest.approx((-3, -3, size.width + 6, size.height + 6))


def small(**changes: object) -> Template:
    rule = Drawn(value="M 0 0 L 55 0", at=(4, 80, 55, 1))
    words = Words(value="{text}", at=(4, 60, 55, 18), size=10.0, least=7.0)
    badge = Shape(value="circle", at=(20, 20, 20, 20))
    icon = Icon(value="die", at=(25, 25, 10, 10))
    tiles = Tiles(value="die", at=(-3, -3, 69, 94), bleeds=True)
    return Template(id="small", front=(rule, words, badge, icon), back=(tiles,), **changes)  # type: ignore[arg-type]  # options by name


def test_room_is_let_in_at_the_lines_of_the_template():
    wide = CardSize("wide", "Wide", 83.0, 88.0)  # 20 mm more, across only
    rule, words, badge, icon = resized(small(), wide).front
    assert rule.at == pytest.approx((4, 80, 75, 1))
    assert getattr(rule, "value", "") == "M 0 0 L 75 0"
    assert words.at == pytest.approx((4, 60, 75, 18))
    # What is round stays round, in the middle of its place.
    assert badge.at == pytest.approx((30, 20, 20, 20))
    assert icon.at == pytest.approx((35, 25, 10, 10))
    rule, words, badge, _ = resized(small(grow=Grow(across=(50.0,))), wide).front
    assert words.at == pytest.approx((4, 60, 75, 18))
    assert badge.at == pytest.approx((20, 20, 20, 20))


def test_type_grows_and_shrinks_with_the_card():
    half = CardSize("half", "Half", 31.5, 44.0)
    words = resized(small(), half).front[1]
    assert isinstance(words, Words)
    assert (words.size, words.least) == (5.0, 3.5)


def test_tiles_keep_their_size_and_join_without_a_seam():
    tall = CardSize("tall", "Tall", 63.0, 176.0)
    (tiles,) = resized(small(), tall).back
    assert isinstance(tiles, Tiles)
    assert (tiles.columns, tiles.rows) == (6, 16)


def test_a_line_outside_any_list_is_told(tmp_path):
    problems = Problems()
    (tmp_path / "face.yaml").write_text(
        "id: weapon\nextends: weapon\ngrow: {across: [], up: [3]}\n"
    )
    _, library = base()
    book = open_book(library, problems, [tmp_path / "face.yaml"])
    book.made(book.extra["weapon"])
    assert {d.code for d in problems.sorted()} >= {"unknown-key"}


# -- layouts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARD_SIZES)
@pytest.mark.parametrize("paper", PAPERS)
def test_what_is_laid_out_lies_well_on_every_paper_with_all_backs(name, paper):
    size = CARD_SIZES[name]
    some = 0
    for layout in layouts().values():
        if layout.for_ != "card":
            continue
        fitted = layout_for(layout, size.width, size.height)
        for backs in BACK_MODES:
            grid = lay_out(fitted, paper, backs)
            if not isinstance(grid, Refusal):
                assert check_grid(grid) == []
                some += 1
    assert some >= 4


@pytest.mark.parametrize(
    ("name", "count"), [("us-poker", 9), ("bridge", 9), ("mini", 18), ("tarot", 4), ("square", 8)]
)
def test_a_sheet_holds_as_many_as_go_there(name, count):
    assert grid_for("card", Settings(size=name)).count == count


def test_the_layout_of_the_poker_card_is_found_by_arithmetic_too():
    for layout in layouts().values():
        if layout.for_ == "card":
            near = layout_for(layout, 62.999, 88.0)
            for paper in PAPERS:
                plan, own = near.plan(paper), layout.plan(paper)
                assert plan is not None
                assert own is not None
                assert plan.columns * plan.rows >= own.columns * own.rows


def test_more_goes_on_a_sheet_that_is_turned():
    assert most_on(PAPERS["a4"], 100, 60, 0, (5, 5)) == ("portrait", 2, 4)
    assert most_on(PAPERS["a4"], 70, 99, 0, (5, 5)) == ("landscape", 4, 2)
    assert most_on(PAPERS["a4"], 900, 95, 0, (5, 5)) == ("portrait", 0, 0)


def test_a_pack_is_printed_in_another_size():
    pack, library = library_of().pack("base"), library_of()
    assert pack is not None
    (document,) = documents(pack, library, Settings(size="tarot", cards=("boomstick",)), Problems())
    page = document.pages[0]
    uses = [item.items[0] for item in page.items if isinstance(item, Group) and item.clip]
    symbols = {use.symbol.width: use.symbol.height for use in uses if isinstance(use, Use)}
    assert symbols == {70.0: 120.0}
    filled = [item for item in page.items if isinstance(item, Path) and item.fill]
    assert len(filled) == 1  # the game's mark


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        (
            "pokr",
            "there is no card size `pokr`; did you mean `poker`? Or type millimeters, such as 70x100",
        ),
        ("30x60", "a card has 40 to 200 mm each way, not `30x60`"),
        ("70x1000", "a card has 40 to 200 mm each way, not `70x1000`"),
    ],
)
def test_a_wrong_size_is_reported(fragkit, typed: str, error: str):
    for command in (("build", "pdf"), ("export", "pdfx")):
        ran = fragkit(*command, "--pack", "base", "--size", typed)
        assert (ran.code, ran.err.strip()) == (2, f"fragkit: {error}")


def test_cards_in_millimeters_have_their_layout_and_their_box():
    settings = Settings(size="70x100")
    grid = grid_for("card", settings)
    assert (grid.layout.width, grid.layout.height, len(grid.fronts)) == (70, 100, 4)
    pack, library = base()
    assert boxes.documents(pack, library, settings, Problems())
