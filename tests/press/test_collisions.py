"""Nothing on a card touches that should not: lines of text, and icons beside them, by geometry."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from fragkit.diagnostics import Problems
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import MM_PER_PT, Box, Group, Mark, Symbol, Text, Use
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width
from tests.press.printed import library

PACKS = ("base", "deathmatch", "ftw", "deadlands")
APART = 0.5  # mm between a value and its suit, and between any two texts that are not one
_BELOW = 0.19  # of the size: how far letters such as g reach below the line


def ink(text: Text) -> Box:
    """The box around the letters of a line."""
    em = text.size * MM_PER_PT
    wide = text_width(text.text, text.font, text.size, text.tracking)
    left = text.x - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    deep = _BELOW if any(c in "gjpqyQ,;()" for c in text.text) else 0.01
    return Box(left, text.y - CAP_HEIGHT * em, wide, (CAP_HEIGHT + deep) * em)


def lines(items: tuple[Mark, ...], x: float = 0.0, y: float = 0.0) -> Iterator[tuple[Text, Box]]:
    """Every upright text with its box on the card; pictures keep their own letters."""
    for mark in items:
        if isinstance(mark, Text) and not mark.rotate and mark.text.strip():
            box = ink(mark)
            yield mark, Box(box.x + x, box.y + y, box.width, box.height)
        elif isinstance(mark, Group) and mark.matrix[:4] == (1, 0, 0, 1):
            yield from lines(mark.items, x + mark.matrix[4], y + mark.matrix[5])
        elif isinstance(mark, Use) and mark.symbol.id.endswith("-ground"):
            yield from lines(mark.symbol.items, x + mark.x, y + mark.y)


def gap(one: Box, two: Box) -> float:
    """How far apart two boxes are; below zero where they overlap."""
    across = max(one.x - two.right, two.x - one.right)
    down = max(one.y - two.bottom, two.y - one.bottom)
    return max(across, down)


@cache
def fronts(pack_id: str) -> dict[str, Symbol]:
    pack, problems = library().pack(pack_id), Problems()
    assert pack is not None
    press = Engraver(library(), open_book(library(), problems), problems)
    found = {id: press.front(card, pack) for id, card in pack.cards.items()}
    return {id: front for id, front in found.items() if front is not None}


@pytest.mark.parametrize("pack_id", PACKS)
def test_a_value_keeps_clear_of_its_suit(pack_id):
    close = {}
    for id, front in fronts(pack_id).items():
        for mark in front.items:
            name = mark.symbol.id if isinstance(mark, Use) else ""
            if not any(f"icon-{s}" in name for s in ("spades", "hearts", "diamonds", "clubs")):
                continue
            assert isinstance(mark, Use)
            suit = Box(mark.x, mark.y, mark.symbol.width, mark.symbol.height)
            for text, box in lines(front.items):
                if (d := gap(box, suit)) < APART:
                    close[id] = (text.text, round(d, 2))
    assert close == {}


@pytest.mark.parametrize("pack_id", PACKS)
def test_lines_of_text_never_touch(pack_id):
    close = {}
    for id, front in fronts(pack_id).items():
        found = list(lines(front.items))
        for (one, a), (two, b) in combinations(found, 2):
            same_line = abs(one.y - two.y) < 0.01  # words of one line, in two faces
            if not same_line and gap(a, b) < 0:
                close[id] = (one.text, two.text, round(gap(a, b), 2))
    assert close == {}
