"""Every shipped card with one thing changed as a person would: a neighbouring number, another
verb's key, a moment moved, a target swapped, a line lost. Each mutant is judged without a crash.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from fragkit.diagnostics import Problems
from fragkit.load import nodes
from fragkit.load.checks import check_pack
from fragkit.load.packs import load_library
from fragkit.load.structure import structure
from fragkit.model.card import Card, PlayedOn, Window
from fragkit.model.effects.base import Moment, Who
from fragkit.model.fields import Id
from fragkit.model.pack import Library, Pack, PackFile
from fragkit.model.text import card_text

SHIPPED = Path(__file__).parent.parent.parent / "content" / "base" / "cards"
FILE = PackFile(id=Id("mutants"), name="Mutants", version="1", extends=(Id("base"),))
WORDS = {
    "on": ("nobody", *get_args(Who), *get_args(PlayedOn)),
    "at": get_args(Moment),
    "when": get_args(Window),
    "lasts": ("turn", "attack", "roll", "2 turns", "game", "until-fragged", "in-play"),
    "deck": ("weapon", "gadget", "special"),
    "letter": ("A", "H", "W", "M"),
}


def mutants(node: nodes.Node) -> Iterator[nodes.Node]:
    """The tree with one place changed, for every place and every change."""
    if isinstance(node, nodes.Mapping):
        for index, (key, value) in enumerate(node.entries):
            rest = node.entries[:index], node.entries[index + 1 :]
            yield nodes.Mapping([*rest[0], *rest[1]], node.span)
            for word in WORDS.get(key.text, ()):
                other = nodes.Scalar(word, value.span)
                yield nodes.Mapping([*rest[0], (key, other), *rest[1]], node.span)
            for changed in mutants(value):
                yield nodes.Mapping([*rest[0], (key, changed), *rest[1]], node.span)
        known = {key.text for key, _ in node.entries}
        for name in ("on", "at", "lasts"):
            if name not in known:
                for word in WORDS[name]:
                    pair = (nodes.Scalar(name, node.span), nodes.Scalar(word, node.span))
                    yield nodes.Mapping([*node.entries, pair], node.span)
    elif isinstance(node, nodes.Sequence):
        for index, item in enumerate(node.items):
            yield nodes.Sequence([*node.items[:index], *node.items[index + 1 :]], node.span)
            yield nodes.Sequence([*node.items, item], node.span)
            for changed in mutants(item):
                yield nodes.Sequence(
                    [*node.items[:index], changed, *node.items[index + 1 :]], node.span
                )
    elif node.text.isdigit():
        for number in (0, int(node.text) + 1, int(node.text) * 10, -int(node.text)):
            yield nodes.Scalar(str(number), node.span)


def judged(node: nodes.Node, base: Library) -> str:
    """`refused`, `warned` or `accepted`; texts are made of what is accepted."""
    problems = Problems()
    card = structure(node, Card, "a card", problems)
    if card is None:
        return "refused"
    check_pack(Pack(FILE, SHIPPED, {card.id: card}, {}), base, set(), problems)
    if problems.has_errors:
        return "refused"
    card_text(card)
    return "warned" if problems.found else "accepted"


@pytest.mark.parametrize("name", ["gadgets", "specials", "weapons"])
def test_every_mutant_of_a_shipped_card_is_judged(name: str) -> None:
    base = load_library(Problems())
    path = SHIPPED / f"{name}.yaml"
    root = nodes.parse(path.read_text(), path.name, Problems())
    assert isinstance(root, nodes.Sequence)
    counts = {"refused": 0, "warned": 0, "accepted": 0}
    for card in root.items:
        for mutant in mutants(card):
            counts[judged(mutant, base)] += 1
    assert counts["refused"] > counts["accepted"] / 4, counts
    assert sum(counts.values()) > 1000, counts
