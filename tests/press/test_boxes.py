"""Tuck boxes and dividers: the net folds up, and fits its deck and the paper."""

from __future__ import annotations

from itertools import pairwise

import pymupdf
import pytest

from fragkit.diagnostics import Problems
from fragkit.press.boxes import GLUE, TAB, TUCK, box_for, documents
from fragkit.press.cards.card_pages import decks_of
from fragkit.press.graphics.marks import Box, Group, Path, Text, Use
from fragkit.press.pages.documents import CannotLayOut, Settings
from fragkit.press.pages.paper import CARD_SIZES, MARGIN, PAPERS
from fragkit.press.pdf.document import About, pdf_bytes
from tests.press.printed import leaves, library
from tests.press.shelf import base, written


def ends(shape) -> list[tuple[float, float]]:
    return [(n[-2], n[-1]) for _, *n in shape if n]


def made(**options: object):
    pack, library = base()
    problems = Problems()
    (document,) = documents(pack, library, Settings(**options), problems)  # type: ignore[arg-type]  # options by name
    assert problems.sorted() == []
    return document


def test_a_box_is_a_little_larger_than_its_deck():
    box = box_for(45, 63, 88, 0.3)
    assert (box.width, box.height, box.depth) == pytest.approx((64.5, 89.5, 15.0))
    assert box.net_width == pytest.approx(2 * 64.5 + 2 * 15 + GLUE)
    assert box.net_height == pytest.approx(TUCK + 2 * 15 + 89.5)


def test_the_walls_go_around_the_deck_and_close():
    box = box_for(45, 63, 88, 0.3)
    left, back, right, front = box.walls.values()
    assert left.right == back.x
    assert back.right == right.x
    assert right.right == front.x
    assert front.right == box.glue.x
    assert left.width == right.width == box.lid.height == box.bottoms[0].height
    assert back.width == front.width == box.lid.width


@pytest.mark.parametrize("cards", [2, 20, 60, 110])
def test_no_line_leaves_the_net(cards):
    box = box_for(cards, 63, 88, 0.3)
    net = Box(0, 0, box.net_width, box.net_height).grown(0.01)
    for x, y in (*ends(box.cuts), *ends(box.folds)):
        assert net.contains(Box(x, y, 0, 0)), (x, y)


def test_every_fold_ends_on_a_cut_or_another_fold():
    box = box_for(45, 63, 88, 0.3)
    cuts = ends(box.cuts)
    folds = ends(box.folds)
    for x, y in folds:
        near = [p for p in cuts + folds if abs(p[0] - x) < 0.01 and abs(p[1] - y) < 0.01]
        on_edge = any(abs(y - edge) < 0.01 for edge in (TUCK, box.top, box.top + box.height))
        assert len(near) > 1 or on_edge


@pytest.mark.parametrize("paper", PAPERS)
def test_each_deck_has_a_box_and_a_divider_within_the_printable_page(paper):
    document = made(paper=paper)
    nets = [item for page in document.pages for item in page.items if isinstance(item, Group)]
    dividers = [
        item
        for page in document.pages
        for item in page.items
        if isinstance(item, Use) and item.symbol.id.startswith("divider")
    ]
    assert (len(nets), len(dividers)) == (3, 3)
    for page in document.pages:
        room = Box(MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN).grown(0.01)
        for item in page.items:
            if isinstance(item, Use):
                top = Box(item.x, item.y - TAB, item.symbol.width, item.symbol.height + TAB)
                assert room.contains(top)
            elif isinstance(item, Group):
                dx, dy = item.matrix[4:]
                for mark in item.items:
                    if isinstance(mark, Path):
                        for x, y in ends(mark.shape):
                            assert room.contains(Box(x + dx, y + dy, 0, 0))


def test_sides_tell_deck_and_number():
    document = made()
    text = " ".join(
        page.get_text() for page in pymupdf.open(stream=pdf_bytes(document.pages, About("boxes")))
    )
    assert "BASE GAME · WEAPONS · 45" in text
    assert "Boxes: Weapons, 45 cards" in text


def test_the_front_names_pack_and_deck_before_a_scene():
    net = next(item for item in made().pages[0].items if isinstance(item, Group))
    drawn = list(leaves((net,)))
    words = [mark.text for mark in drawn if isinstance(mark, Text)]
    assert {"fragkit", "BASE GAME", "WEAPONS", "45 cards"} <= set(words)
    scenes = [m for m in drawn if isinstance(m, Use) and m.symbol.id.startswith("plates-range")]
    assert len(scenes) == 2, "behind the words, and behind the picture of the deck's best card"


def test_fewer_than_ten_cards_get_a_divider_and_no_box():
    pack = library().pack("ftw")
    assert pack is not None
    (document,) = documents(pack, library(), Settings(), Problems())
    items = [item for page in document.pages for item in page.items]
    assert not any(isinstance(item, Group) for item in items)
    assert any(isinstance(i, Use) and i.symbol.id.startswith("divider") for i in items)


def test_tabs_stand_side_by_side():
    document = made()
    uses = [
        item
        for item in document.pages[-1].items
        if isinstance(item, Use) and item.symbol.id.startswith("divider")
    ]
    tabs = []
    for use in uses:
        outline = next(m for m in use.symbol.items if isinstance(m, Path))
        xs = [x for x, y in ends(outline.shape) if y < 0]
        tabs.append((min(xs), max(xs)))
    assert all(one[1] <= other[0] for one, other in pairwise(tabs))


def test_dividers_share_the_last_page_of_boxes_if_all_of_them_fit():
    document = made()
    assert len(document.pages) == 2
    assert "Boxes: Specials, 27 cards, dividers" in [
        name for page in document.pages for _, name in page.bookmarks
    ]
    assert len(made(paper="letter", thickness=0.5).pages) == 3, "a page of their own"


def test_decks_of_an_expansion_come_in_the_order_of_its_base_game():
    """So the same deck has its tab at the same place."""
    pack = library().pack("deathmatch")
    assert pack is not None
    assert list(decks_of(pack, library())) == ["weapon", "gadget", "special"]


@pytest.mark.parametrize("size", CARD_SIZES)
def test_boxes_are_made_for_every_card_size(size):
    assert made(size=size).pages


def test_a_deck_too_thick_for_the_paper_is_refused():
    with pytest.raises(CannotLayOut, match=r"a box for Weapons, 45 cards is .* more than A4 takes"):
        made(thickness=2.0)
    assert made(thickness=1.0, paper="a3").pages


def test_a_pack_without_cards_has_no_boxes(tmp_path):
    pack, library = written(tmp_path)
    assert documents(pack, library, Settings(), Problems()) == []


@pytest.mark.slow
def test_boxes_are_made_only_when_they_are_named(fragkit):
    told = fragkit("build", "pdf", "--pack", "base", "--dry-run", "--json").json
    assert told["sheets"]
    named = fragkit("build", "pdf", "--pack", "base", "--only", "boxes")
    assert "build/pdf/base-boxes.pdf" in named.out
    ran = fragkit("build", "pdf", "--only", "cards", "--thickness", "0.4")
    assert (ran.code, ran.err) == (
        2,
        "fragkit: --thickness works only for boxes; add `--only boxes`\n",
    )
