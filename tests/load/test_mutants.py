"""Every shipped card and fighter with one thing changed as a person would: a neighbouring number, another
verb's key, a moment moved, a target swapped, a line lost. Each mutant is judged without a crash.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.checks.whole_pack import check_pack
from fragkit.load.maps.map_reader import check_map, read_map_text
from fragkit.load.packs.library import load_library
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.card import Card, PlayedOn, Window
from fragkit.model.effects.effect import Moment, Who
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack, PackFile
from fragkit.model.text import card_text

CONTENT = Path(__file__).parent.parent.parent / "content"
FILE = PackFile(id=Id("mutants"), name="Mutants", version="1", extends=(Id("base"),))
WORDS = {
    "on": ("nobody", *get_args(Who), *get_args(PlayedOn)),
    "at": get_args(Moment),
    "when": get_args(Window),
    "lasts": (
        "turn",
        "attack",
        "roll",
        "2 turns",
        "until-my-turn",
        "game",
        "until-fragged",
        "in-play",
    ),
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


def judged(node: nodes.Node, library: Library) -> tuple[str, Card | Fighter | None]:
    """`refused`, `warned` or `accepted`; texts are made of what is accepted."""
    problems = Problems()
    is_card = isinstance(node, nodes.Mapping) and node.get("deck") is not None
    made: Card | Fighter | None = (
        structure(node, Card, "a card", problems)
        if is_card
        else structure(node, Fighter, "a fighter", problems)
    )
    if made is None:
        return "refused", None
    cards = {made.id: made} if isinstance(made, Card) else {}
    fighters = {made.id: made} if isinstance(made, Fighter) else {}
    check_pack(Pack(FILE, CONTENT, cards, fighters), library, set(), problems)
    if problems.has_errors:
        return "refused", None
    if isinstance(made, Card):
        card_text(made)
    return ("warned" if problems.found else "accepted"), made


def shipped(name: str) -> list[nodes.Node]:
    """The items of a shipped file: `base/cards/weapons`."""
    path = CONTENT / f"{name}.yaml"
    root = nodes.parse(path.read_text(), path.name, Problems())
    assert isinstance(root, nodes.Sequence)
    return root.items


def accepted(name: str) -> Iterator[Card | Fighter]:
    """Every mutant of what a file holds that `check` lets pass."""
    library = load_library(Problems())
    for item in shipped(name):
        for mutant in mutants(item):
            _, made = judged(mutant, library)
            if made is not None:
                yield made


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("base/cards/gadgets", 1000),
        ("base/cards/specials", 1000),
        ("base/cards/weapons", 1000),
        ("deadlands/fighters/fighters", 500),
    ],
)
def test_every_mutant_of_what_is_shipped_is_judged(name: str, least: int) -> None:
    library = load_library(Problems())
    counts = {"refused": 0, "warned": 0, "accepted": 0}
    for item in shipped(name):
        for mutant in mutants(item):
            counts[judged(mutant, library)[0]] += 1
    assert counts["refused"] > counts["accepted"] / 4, counts
    assert sum(counts.values()) > least, counts


@pytest.mark.slow
@pytest.mark.parametrize("name", ["base/maps/foundry", "ftw/maps/caldera"])
def test_mutants_of_a_shipped_map_are_judged(name: str) -> None:
    """Characters lost, doubled and swapped, at many places of the drawing and of the keys."""
    text = (CONTENT / f"{name}.yaml").read_text()
    told = 0
    for at in range(0, len(text), 37):
        for other in ("", text[at] * 2, "#", "w", "|", "9"):
            problems = Problems()
            made = read_map_text(text[:at] + other + text[at + 1 :], "m.yaml", problems)
            if made is not None:
                check_map(made, problems)
            told += bool(problems.found)
    assert told > len(text) / 37
