"""Decks as PDF, read back with an independent reader."""

from __future__ import annotations

import io
import re
from collections import Counter
from functools import cache
from itertools import product

import pymupdf
import pytest
from PIL import Image
from pypdf import PdfReader

from fragkit.diagnostics import Problems
from fragkit.model.word_values import Dice
from fragkit.press.build import Request, draw, render
from fragkit.press.cards.card_pages import decks_of, documents
from fragkit.press.graphics.marks import Box
from fragkit.press.pages.documents import CannotLayOut, Settings
from fragkit.press.pages.paper import BACK_MODES, MARGIN, PAPERS
from tests.press.shelf import SALOON, base, library_of, written

PT = 72 / 25.4


@cache
def made(pack_id: str, **options: object) -> bytes:
    library = library_of(*([SALOON] if pack_id == "saloon" else []))
    problems = Problems()
    request = Request(packs=(pack_id,), kinds=("cards",), settings=Settings(**options))
    (output,) = render(draw(request, library, problems))
    assert problems.found == []
    return output.data


@cache
def built(pack_id: str, **options: object) -> PdfReader:
    return PdfReader(io.BytesIO(made(pack_id, **options)))


def texts_of(data: bytes) -> list[str]:
    """The text of each page, with line ends as spaces."""
    return [" ".join(page.get_text().split()) for page in pymupdf.open(stream=data)]


# -- the base pack ---------------------------------------------------------------------------


@pytest.mark.slow
def test_every_card_is_there_as_often_as_it_is_printed_with_name_and_damage():
    pack, packs = base()
    fronts = texts_of(made("base"))[::2]
    at = 0
    for cards in decks_of(pack, packs).values():
        wanted = [card for card in cards for _ in range(card.copies)]
        for start in range(0, len(wanted), 9):
            page = fronts[at]
            squeezed = page.replace(" ", "")
            on_page = wanted[start : start + 9]
            for id, count in Counter(card.id for card in on_page).items():
                card = pack.cards[id]
                assert len(re.findall(rf"(?<![\w-]){id}(?![\w-])", page)) == count, id
                assert squeezed.count(card.name.replace(" ", "")) >= count, card.name
                if isinstance(card.damage, Dice):
                    assert page.count(f"{card.damage}") >= count, id
            at += 1
    assert at == len(fronts)
    assert sum(card.copies for card in pack.cards.values()) == 112


def test_pages_are_a4_with_the_block_as_trim_and_bleed_around_it():
    for page in built("base").pages:
        assert [round(float(v) / PT, 3) for v in page.mediabox] == [0, 0, 210, 297]
        trim = [round(float(v) / PT, 3) for v in page.trimbox]
        bleed = [round(float(v) / PT, 3) for v in page.bleedbox]
        assert trim == [10.5, 16.5, 199.5, 280.5]
        assert bleed == [7.5, 13.5, 202.5, 283.5]


def test_fonts_are_embedded_subsets():
    fonts = {}
    for page in built("base").pages:
        for ref in page["/Resources"]["/Font"].values():
            font = ref.get_object()
            fonts[font["/BaseFont"]] = font
    assert fonts
    for name, font in fonts.items():
        assert re.match(r"/[A-Z]{6}\+(SourceSans|FragkitSteel)", name)
        assert "/FontFile2" in font["/FontDescriptor"]


@pytest.mark.parametrize("backs", ["long-edge", "separate"])
@pytest.mark.slow
def test_no_two_pages_have_the_same_label(backs):
    labels = built("base", backs=backs).page_labels
    assert labels[0] == "1 front"
    assert "13 front" in labels
    assert len(set(labels)) == len(labels) == 26


def test_decks_have_bookmarks_and_the_file_says_what_it_is():
    reader = built("base")
    assert [entry.title for entry in reader.outline] == [
        f"{deck.name} ({sum(c.copies for c in base()[0].cards.values() if c.deck == deck.id)})"
        for deck in base()[0].file.decks
    ]
    assert reader.metadata.title == f"{base()[0].file.name}: cards"
    assert reader.metadata.author
    assert "112 cards" in reader.metadata.subject


def test_a_face_is_drawn_once_however_often_it_is_printed():
    reader = built("base")
    pack, _ = base()
    forms = set()
    for page in reader.pages:
        resources = page["/Resources"].get_object()
        forms |= {ref.idnum for ref in resources.get("/XObject", {}).values() if hasattr(ref, "idnum")} or set(resources["/XObject"].keys())  # fmt: skip
    assert len(forms) <= len(pack.cards) + len(pack.file.decks)


# -- registration ----------------------------------------------------------------------------

_PLACED = re.compile(r"q ([-\d. ]+) cm /(S\d+) Do Q")


def faces_on(page) -> list[Box]:
    """The cut of each card on a page, in mm from the top left, read from the content stream."""
    content = page.get_contents().get_data().decode("latin-1")
    found = []
    for numbers, _ in _PLACED.findall(content):
        a, _, _, d, e, f = map(float, numbers.split())
        x, y = (e, f) if a > 0 else (e - 63, f - 88)
        assert abs(a) == abs(d) == 1
        found.append(Box(x, y, 63, 88))
    return found


def close(one: Box, other: Box) -> bool:
    return abs(one.x - other.x) <= 0.1 and abs(one.y - other.y) <= 0.1


# Each pair of two is printed in one of the fast tests.
SHEETS = list(
    product(("edge-to-edge", "spaced"), ("a4", "letter", "a3"), ("long-edge", "short-edge", "separate"))
)  # fmt: skip
PAIRS = (0, 3, 4, 7, 8, 10, 11, 14, 15)


@pytest.mark.parametrize(
    ("layout", "paper", "backs"),
    [
        pytest.param(*sheet, marks=[] if number in PAIRS else pytest.mark.slow)
        for number, sheet in enumerate(SHEETS)
    ],
)
def test_backs_lie_behind_their_fronts_also_on_a_sheet_that_is_not_full(layout, paper, backs):
    reader = built("saloon", paper=paper, backs=backs, layout=layout)
    pages = list(reader.pages)
    half = len(pages) // 2
    pairs = (
        list(zip(pages[:half], pages[half:], strict=True))
        if backs == "separate"
        else list(zip(pages[::2], pages[1::2], strict=True))
    )
    for front, back in pairs:
        width, height = (float(v) / PT for v in front.mediabox[2:])
        sideways = (backs != "short-edge") == (height >= width)
        fronts, behind = faces_on(front), faces_on(back)
        assert len(fronts) == len(behind) > 0
        for box, other in zip(fronts, behind, strict=True):
            turned = (
                Box(width - other.right, other.y, 63, 88)
                if sideways
                else Box(other.x, height - other.bottom, 63, 88)
            )
            assert close(box, turned)
        one, two = ([float(v) / PT for v in page.trimbox] for page in (front, back))
        if sideways:
            assert one[0] == pytest.approx(width - two[2], abs=0.1)
        else:
            assert one[1] == pytest.approx(height - two[3], abs=0.1)


def test_in_a_gutterfold_front_and_back_meet_when_folded():
    for page in built("saloon", backs="gutterfold").pages:
        height = float(page.mediabox[3]) / PT
        boxes = faces_on(page)
        fronts, behind = boxes[: len(boxes) // 2], boxes[len(boxes) // 2 :]
        for front, back in zip(fronts, behind, strict=True):
            assert close(front, Box(back.x, height - back.bottom, 63, 88))


def test_an_offset_moves_the_backs_only():
    still, moved = built("saloon"), built("saloon", offset=(1.0, -0.5))
    for i, (one, two) in enumerate(zip(still.pages, moved.pages, strict=True)):
        dx, dy = (1.0, -0.5) if i % 2 else (0.0, 0.0)
        for a, b in zip(faces_on(one), faces_on(two), strict=True):
            assert (b.x - a.x, b.y - a.y) == (pytest.approx(dx), pytest.approx(dy))


@pytest.mark.parametrize("backs", BACK_MODES)
@pytest.mark.parametrize("paper", list(PAPERS))
def test_nothing_is_printed_in_the_printers_margin(paper, backs):
    dots = 2  # per mm
    for page in list(pymupdf.open(stream=made("saloon", paper=paper, backs=backs)))[:2]:
        image = page.get_pixmap(matrix=pymupdf.Matrix(dots / PT, dots / PT), colorspace="gray")
        edge, samples = int(MARGIN * dots) - 1, image.samples
        rows = [samples[i : i + image.width] for i in range(0, len(samples), image.stride)]
        assert {*b"".join(rows[:edge]), *b"".join(rows[-edge:])} == {255}
        assert {*b"".join(row[:edge] + row[-edge:] for row in rows)} == {255}


# -- other packs and layouts -----------------------------------------------------------------


def test_another_packs_decks_copies_and_suits_are_printed():
    reader = built("saloon", backs="none")
    assert len(reader.pages) == 1 + 2 + 1
    assert [entry.title for entry in reader.outline] == [
        "Shooting Irons (4)",
        "Hexes (11)",
        "Grudges (1)",
    ]
    irons, hexes, *_ = texts_of(made("saloon", backs="none"))
    assert irons.count("long-iron") == 3
    assert hexes.count("bad-whiskey") == 9
    assert "4d+1" in irons


def test_what_does_not_fit_is_refused_before_drawing_and_names_what_would():
    library = library_of(SALOON)
    pack = library.pack("saloon")
    settings = Settings(layout="edge-to-edge", backs="gutterfold")
    with pytest.raises(CannotLayOut, match=r"edge-to-edge.*gutterfold.*would fit.*`gutterfold`"):
        documents(pack, library, settings, Problems())


def test_a_pack_without_cards_has_no_document(tmp_path):
    pack, library = written(tmp_path)
    assert documents(pack, library, Settings(), Problems()) == []


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "P", "L"])
def test_a_picture_is_embedded_in_its_card(tmp_path, mode):
    (tmp_path / "art").mkdir()
    Image.new(mode, (600, 400)).save(tmp_path / "art" / "a.png")
    card = (
        "- {id: zap, name: Zap, deck: special, effects: {draw: any}, text: Zap., art: art/a.png}\n"
    )
    _, library = written(tmp_path, card)
    problems = Problems()
    request = Request(packs=("mine",), kinds=("cards",), settings=Settings(backs="none"))
    (output,) = render(draw(request, library, problems))
    assert problems.found == []
    (page,) = PdfReader(io.BytesIO(output.data)).pages
    (face,) = page["/Resources"]["/XObject"].values()
    pictures = [
        inner
        for ref in face.get_object()["/Resources"]["/XObject"].values()
        if (inner := ref.get_object())["/Subtype"] == "/Image"
    ]
    assert [(p["/Width"], p["/Height"]) for p in pictures] == [(600, 400)]
