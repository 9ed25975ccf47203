"""The game's own mark: centered on backs, on boxes and dividers, before map titles, on every page."""

from __future__ import annotations

import pytest

from fragkit.diagnostics import Problems
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import Group, Mark, Path, Text
from fragkit.press.pages.paper import CARD_WIDTH
from fragkit.press.pages.sheet_page import SheetLine, page_line
from fragkit.press.pictures.drawings import drawing, extent
from fragkit.press.pictures.icons import NAME, brand_marks, brand_width
from fragkit.press.typography.fonts import text_width
from tests.press.printed import documents, leaves, library


def span(marks: tuple[Mark, ...]) -> tuple[float, float]:
    """The left and right end of icons and letters."""
    xs: list[float] = []
    for mark in marks:
        if isinstance(mark, Path):
            xs += extent(mark.shape)[0]
        elif isinstance(mark, Text):
            wide = text_width(mark.text, mark.font, mark.size, mark.tracking)
            xs += (mark.x, mark.x + wide)
    return min(xs), max(xs)


def test_the_mark_is_a_die_with_six_pips_and_not_the_weapons_reticle():
    (body,) = drawing("icon", "mark")
    assert sum(segment[0] == "M" for segment in body.shape) == 1 + 6
    assert drawing("icon", "mark") != drawing("icon", "weapon")


@pytest.mark.parametrize("pack_id", ["base", "deadlands"])
def test_mark_and_name_are_centered_on_backs_as_one(pack_id):
    """They were 2.8 mm off the middle."""
    pack, problems = library().pack(pack_id), Problems()
    assert pack is not None
    press = Engraver(library(), open_book(library(), problems), problems)
    decks = {card.deck: card for card in pack.cards.values()}
    for card in decks.values():
        back = press.back(card, pack)
        assert back is not None
        names = [m for m in back.items if isinstance(m, Text) and m.text.strip() == NAME]
        turned = [m for m in back.items if isinstance(m, Group) and any(isinstance(i, Text) and i.text.strip() == NAME for i in m.items)]  # fmt: skip
        assert (len(names), len(turned)) == (1, 1)
        at = back.items.index(names[0])
        mark = back.items[at - 1]
        left, right = span((mark, names[0]))
        assert (left + right) / 2 == pytest.approx(CARD_WIDTH / 2, abs=0.05)
        (upside_down,) = turned
        left, right = span(upside_down.items)
        assert upside_down.matrix[4] - (left + right) / 2 == pytest.approx(CARD_WIDTH / 2, abs=0.05)


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize(("anchor", "shift"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_mark_and_name_begin_center_or_end_together(anchor, shift, low):
    marks = brand_marks(50, 20, 12, "#000000", low, anchor)
    left, right = span(marks)
    assert left == pytest.approx(50 - shift * brand_width(12), abs=0.5)
    assert right == pytest.approx(50 + (1 - shift) * brand_width(12), abs=0.1)


def test_every_page_carries_the_mark():
    line = page_line(210, 297, SheetLine("Base Game 1.0", "Reference", 1, 1))
    first = line[0]
    assert isinstance(first, Path)
    assert max(extent(first.shape)[0]) < min(m.x for m in line if isinstance(m, Text))


def test_map_titles_begin_with_the_mark():
    foundry = documents("maps", "base")[0]
    titles = [
        m
        for p in foundry.pages
        for m in leaves(p.items)
        if isinstance(m, Text) and m.text == "FOUNDRY"
    ]
    assert titles
    assert {t.font for t in titles} == {"display-steel"}
