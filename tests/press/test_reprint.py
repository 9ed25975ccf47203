"""Printing a part of a pack: chosen cards, mixed decks, what has changed, lines for scissors."""

from __future__ import annotations

import json
from pathlib import Path

import pymupdf
import pytest

from fragkit.diagnostics import Problems
from fragkit.press.build import Request, draw, render
from fragkit.press.cards.card_pages import documents
from fragkit.press.graphics.marks import Path as Drawn
from fragkit.press.output import BadManifest, PrintedCard, missing_copies, read_manifest
from fragkit.press.pages.documents import Document, Settings
from fragkit.press.pages.imposition import Refusal, choose_grid, impose, layouts
from fragkit.press.pages.sheet_page import guide_marks
from tests.press.shelf import base, written

CARDS = """\
- {id: duck, name: Rubber Duck, deck: gadget, letter: A, copies: 2, text: Quack.}
- {id: goose, name: Goose, deck: gadget, letter: M, text: Honk.}
- {id: egg, name: Egg, deck: special, text: Hatch it.}
"""


def made(folder: Path, text: str = CARDS, /, **options: object) -> list[Document]:
    pack, library = written(folder, text)
    problems = Problems()
    found = documents(pack, library, Settings(**options), problems)  # type: ignore[arg-type]  # options by name
    assert problems.sorted() == []
    return found


def names(document: Document) -> list[str]:
    """The cards of a document as often as they lie on its fronts, by their ids."""
    found = []
    for page in document.pages:
        for group in page.items:
            for use in getattr(group, "items", ()):
                symbol = getattr(use, "symbol", None)
                if symbol is not None and "back" not in symbol.id:
                    found.append(symbol.id.removeprefix("mine-"))
    return found


def test_only_the_cards_that_were_asked_for_are_printed(tmp_path):
    (document,) = made(tmp_path, cards=("goose", "duck"))
    assert names(document) == ["duck", "duck", "goose"]


def test_a_pack_without_the_card_prints_none(tmp_path):
    assert made(tmp_path, cards=("swan",)) == []


def test_decks_share_a_sheet_when_they_are_mixed(tmp_path):
    (apart,), (mixed,) = made(tmp_path), made(tmp_path, mix=True)
    assert (len(apart.pages), len(mixed.pages)) == (4, 2)
    assert names(mixed) == ["duck", "duck", "goose", "egg"]
    assert mixed.pages[0].bookmarks == ((0, "Gadgets (3)"), (0, "Specials (1)"))
    told = [mark.text for mark in mixed.pages[1].items if hasattr(mark, "text")]
    assert "Gadgets, Specials, backs" in told


def test_mixed_backs_lie_behind_their_own_fronts(tmp_path):
    (document,) = made(tmp_path, mix=True)
    front, back = document.pages

    def places(page) -> dict[float, str]:
        uses = [g.items[0] for g in page.items if getattr(g, "clip", ()) and g.items]
        return {round(use.x, 3): use.symbol.id for use in uses if use.y < 20}

    fronts, backs = places(front), places(back)
    for x, id in fronts.items():
        deck = "gadget" if id in ("mine-duck", "mine-goose") else "special"
        assert deck in backs[round(front.width - x - 63, 3)]


# -- what has changed ------------------------------------------------------------------------


def reprinted(folder: Path, before: Document, cards: str, **options: object) -> list[str]:
    found = made(folder, cards, since=before.prints, **options)
    return names(found[0]) if found else []


def test_nothing_is_printed_when_nothing_changed(tmp_path):
    (before,) = made(tmp_path)
    assert reprinted(tmp_path, before, CARDS) == []


@pytest.mark.parametrize(
    ("old", "new", "printed"),
    [
        ("Honk.", "Honk twice.", ["goose"]),
        ("name: Egg", "name: Golden Egg", ["egg"]),
        ("letter: A", "letter: H", ["duck", "duck"]),
        ("copies: 2", "copies: 5", ["duck", "duck", "duck"]),  # three more of them
        ("copies: 2", "copies: 1", []),
        ("id: goose", "id: swan", ["swan"]),
        ("{id: duck", "{ id:   duck", []),  # how it is written does not count
    ],
)
def test_only_what_a_face_shows_counts_as_a_change(old, new, printed, tmp_path):
    (before,) = made(tmp_path)
    assert reprinted(tmp_path, before, CARDS.replace(old, new)) == printed


def test_another_picture_is_a_change(tmp_path):
    cards = CARDS.replace("text: Hatch it.", "text: Hatch it., art: egg.svg")
    for color, printed in (("#112233", []), ("#332211", ["egg"])):
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="{color}"/></svg>'
        (tmp_path / "egg.svg").write_text(drawing)
        if not printed:
            (before,) = made(tmp_path, cards)
        assert reprinted(tmp_path, before, cards) == printed


def test_other_ink_changes_every_card(tmp_path):
    (before,) = made(tmp_path)
    assert len(reprinted(tmp_path, before, CARDS, ink="low")) == 4


def test_copies_are_counted_against_those_that_are_there():
    now = PrintedCard("face", 3)
    assert missing_copies("a", now, {}) == 3
    assert missing_copies("a", now, {"a": PrintedCard("face", 2)}) == 1
    assert missing_copies("a", now, {"a": PrintedCard("face", 9)}) == 0
    assert missing_copies("a", now, {"a": PrintedCard("other", 9)}) == 3


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"files": [3]}', '{"files": [], "cards": {"base": {"a": 1}}}', "no"]
)
def test_what_is_no_manifest_is_told(text, tmp_path):
    (tmp_path / "manifest.json").write_text(text)
    with pytest.raises(BadManifest):
        read_manifest(tmp_path / "manifest.json")


def test_a_manifest_of_an_older_build_knows_no_cards(tmp_path):
    (tmp_path / "manifest.json").write_text('{"files": []}')
    assert read_manifest(tmp_path).cards == {}


# -- lines for scissors ----------------------------------------------------------------------


def fronts(count: int, backs: str = "long-edge"):
    grid = choose_grid(layouts().values(), "card", "a4", backs)  # type: ignore[arg-type]  # a back mode
    assert not isinstance(grid, Refusal)
    return impose(grid, count)


def test_every_edge_has_one_hairline_though_two_cards_share_it():
    (marks,) = guide_marks(fronts(9)[0], straight=True, corner=0)
    assert isinstance(marks, Drawn)
    assert sum(verb == "M" for verb, *_ in marks.shape) == 12 + 12


def test_corners_are_arcs_inside_the_card():
    front = fronts(1)[0]
    (marks,) = guide_marks(front, straight=False, corner=3)
    trim = front.slots[0].place.trim
    assert isinstance(marks, Drawn)
    for _, *numbers in marks.shape:
        for x, y in zip(numbers[::2], numbers[1::2], strict=True):
            assert trim.x <= x <= trim.right
            assert trim.y <= y <= trim.bottom
            assert min(x - trim.x, trim.right - x) <= 3
            assert min(y - trim.y, trim.bottom - y) <= 3


def test_backs_have_no_lines():
    assert guide_marks(fronts(9)[1], straight=True, corner=3) == ()
    (folded,) = fronts(1, "gutterfold")
    (marks,) = guide_marks(folded, straight=True, corner=0)
    assert isinstance(marks, Drawn)
    assert sum(verb == "M" for verb, *_ in marks.shape) == 4


def test_lines_are_drawn_into_the_file():
    _, library = base()
    settings = Settings(cards=("boomstick",), guides=True)
    request = Request(packs=("base",), kinds=("cards",), settings=settings)
    (output,) = render(draw(request, library, Problems()))
    page = pymupdf.open(stream=output.data)[0]
    lines = [d for d in page.get_drawings() if d["width"] and not d["fill"]]
    thin = [d for d in lines if d["width"] < 0.1 * 72 / 25.4 + 0.01]
    assert len(thin) == 1
    assert json.loads(json.dumps(thin[0]["color"])) == pytest.approx([154 / 255] * 3, abs=0.01)
