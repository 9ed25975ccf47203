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
    Text,
    Use,
)
from fragkit.press.graphics.shapes import apply, product, rotated, translated
from fragkit.press.pages.documents import Document, Settings
from fragkit.press.typography.fonts import text_width
from tests.press.test_collisions import PACKS, gap, ink, shelf

KINDS = ("sheets", "counters", "maps", "reference")


def texts(marks: tuple[Mark, ...], at: Matrix = IDENTITY) -> Iterator[tuple[Text, Box]]:
    """Every text on a page with the box around its letters, turned and scaled as it is printed."""
    for mark in marks:
        if isinstance(mark, Text) and mark.text.strip():
            box = ink(mark)
            turn = product(at, rotated(mark.rotate, mark.x, mark.y))
            corners = [apply(turn, x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            yield mark, Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        elif isinstance(mark, Group):
            inner = product(at, mark.matrix)
            for text, box in texts(mark.items, inner):
                shown = common(box, clip_box(mark, inner)) if mark.clip else box
                if shown is not None:
                    yield text, shown
        elif isinstance(mark, Use):
            placed = product(at, product(translated(mark.x, mark.y), mark.matrix))
            yield from texts(mark.symbol.items, placed)


def clip_box(group: Group, at: Matrix) -> Box:
    corners = [
        apply(at, x, y) for _, *n in group.clip for x, y in zip(n[::2], n[1::2], strict=True)
    ]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def common(one: Box, two: Box) -> Box | None:
    """Return what is left of a box after clipping."""
    left, top = max(one.x, two.x), max(one.y, two.y)
    right, bottom = min(one.right, two.right), min(one.bottom, two.bottom)
    return Box(left, top, right - left, bottom - top) if right > left and bottom > top else None


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
