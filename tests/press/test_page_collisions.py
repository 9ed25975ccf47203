"""Nothing on sheets, counters, maps and references touches that should not: texts, by geometry."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.press.build import kind_module
from fragkit.press.graphics.marks import (
    IDENTITY,
    MM_PER_PT,
    Box,
    Group,
    Mark,
    Matrix,
    Page,
    Path,
    Stroke,
    Text,
    Use,
)
from fragkit.press.graphics.shapes import circle, line, product, rect, translated
from fragkit.press.pages.documents import Document, Settings
from fragkit.press.pages.paper import CARD_SIZES
from fragkit.press.typography.fonts import text_width
from tests.press.crossings import ON_DARK, around, common, crossings, letters
from tests.press.test_collisions import PACKS, fronts, gap, shelf

KINDS = ("sheets", "counters", "maps", "reference")


def texts(marks: tuple[Mark, ...], at: Matrix = IDENTITY) -> Iterator[tuple[Text, Box]]:
    """Every text on a page with the box around its letters, turned and scaled as it is printed."""
    for mark in marks:
        if isinstance(mark, Text) and mark.text.strip():
            yield mark, letters(mark, at)
        elif isinstance(mark, Group):
            inner = product(at, mark.matrix)
            for text, box in texts(mark.items, inner):
                shown = common(box, around(mark.clip, inner)) if mark.clip else box
                if shown is not None:
                    yield text, shown
        elif isinstance(mark, Use):
            placed = product(at, product(translated(mark.x, mark.y), mark.matrix))
            yield from texts(mark.symbol.items, placed)


def documents(kind: str, pack_id: str, language: str) -> list[Document]:
    packs, spoken = shelf(language)
    pack, problems = packs.pack(pack_id), Problems()
    assert pack is not None
    with speaking(spoken):
        made = kind_module(kind).documents(pack, packs, Settings(players=1), problems)
    assert not problems.found
    return list(made)


def touching(page: Page) -> list[tuple[str, str, float]]:
    """Pairs of texts that overlap."""
    found = list(texts(page.items))
    close = []
    for (one, a), (two, b) in combinations(found, 2):
        if a.x > b.right or b.x > a.right:
            continue
        parts_of_a_line = abs(a.bottom - b.bottom) < 0.2 * one.size * MM_PER_PT and (
            abs(a.right - b.x) < 0.35 or abs(b.right - a.x) < 0.35
        )
        if not parts_of_a_line and (d := gap(a, b)) < -0.05:
            close.append((one.text, two.text, round(d, 2)))
    return close


@pytest.mark.parametrize("language", ["", "de"])
@pytest.mark.parametrize("pack_id", PACKS)
@pytest.mark.parametrize("kind", KINDS)
def test_texts_never_touch(kind, pack_id, language):
    close = {}
    for document in documents(kind, pack_id, language):
        for page in document.pages:
            if found := touching(page):
                close[document.name, page.label] = found
    assert close == {}


def test_a_collision_would_be_found():
    near = Page(60, 60, (Text(5, 20, "COOLING PONDS", "bold", 12), Text(12, 21, "B", "bold", 12)))
    turned = Text(12, 30, "lay tile 2 here", "semibold", 7, anchor="middle", rotate=-90)
    assert touching(near) == [("COOLING PONDS", "B", touching(near)[0][2])]
    assert touching(Page(60, 60, (turned, Text(10, 30, "13", "bold", 9))))
    apart = (
        Text(5, 20, "A", "bold", 12),
        Text(5 + text_width("A", "bold", 12), 20, "B", "bold", 12),
    )
    assert touching(Page(60, 60, apart)) == []


@pytest.mark.parametrize("language", ["", "de"])
@pytest.mark.parametrize("pack_id", PACKS)
@pytest.mark.parametrize("kind", ["sheets", "counters", "reference", "standees", "boxes"])
def test_no_line_runs_through_a_text(kind, pack_id, language):
    """`GESUNDHEIT` left its box, `Sonderkarten` the tab of its divider."""
    crossed = {}
    for document in documents(kind, pack_id, language):
        for page in document.pages:
            if found := crossings(page.items):
                crossed[document.name, page.label] = found
    assert crossed == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["", "de"])
@pytest.mark.parametrize("pack_id", PACKS)
def test_no_line_runs_through_a_text_on_a_map(pack_id, language):
    for document in documents("maps", pack_id, language):
        for page in document.pages:
            # The assembly's numbers lie on a veiled map.
            assert crossings(page.items, ON_DARK) == [], page.label


@pytest.mark.parametrize("size", CARD_SIZES)
@pytest.mark.parametrize(
    ("pack_id", "language"), [("base", ""), ("deadlands", "de"), ("ftw", "de")]
)
def test_no_line_runs_through_a_text_on_a_card(pack_id, language, size):
    """Long titles of square Deadlands cards met the diamond at the end of their band."""
    faces = fronts(pack_id, language, size)
    assert {id: found for id, face in faces.items() if (found := crossings(face.items))} == {}


WORD = Text(10, 20, "SHOTS", "bold", 12)
UNDER = rect(8, 14, 20, 8)


@pytest.mark.parametrize(
    "planted",
    [
        Path(line(5, 18, 40, 18), stroke=Stroke("#222222", 0.3)),
        Path(rect(9, 10, 5, 20), fill="#1b4f9c"),  # an edge, half under the word
        Path(circle(14, 19, 3), stroke=Stroke("#a33b12", 0.5)),
        Group((Path(line(5, 9, 40, 9), stroke=Stroke("#222222", 0.3)),), matrix=(1, 0, 0, 2, 0, 0)),
        Path(rect(12, 4, 30, 14), stroke=Stroke("#c9ced3", 0.4)),  # a pale frame
    ],
    ids=["line", "plate", "ring", "scaled", "frame"],
)
def test_a_planted_line_is_found(planted):
    assert [found.text for found in crossings((planted, WORD))] == ["SHOTS"]
    assert [found.text for found in crossings((WORD, planted))] == ["SHOTS"]


@pytest.mark.parametrize(
    "harmless",
    [
        Path(UNDER, fill="#222222"),  # its plate
        Path(line(5, 18, 40, 18), stroke=Stroke("#e9ebee", 0.3)),  # a texture
        Path(line(5, 23, 40, 23), stroke=Stroke("#222222", 0.3)),  # below it
        Group((Path(line(5, 18, 40, 18), stroke=Stroke("#222222", 0.3)), Path(UNDER, fill="#ffffff"))),
        Group((Path(rect(0, 0, 60, 60), "#222222", Stroke("#222222", 9)),), clip=rect(0, 0, 60, 9)),
    ],
    ids=["plate", "texture", "below", "hidden", "clipped"],
)  # fmt: skip
def test_what_disturbs_no_text_is_not_reported(harmless):
    assert crossings((harmless, WORD)) == []
