"""The shipped content and the fixtures, loaded once for all tests of the model."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fragkit.diagnostics import Problems, render
from fragkit.load.maps import load_map
from fragkit.load.packs import load_library
from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.fighter import StartingWeapon
from fragkit.model.pack import Library
from fragkit.model.text import all_effects

FIXTURES = Path(__file__).parents[1] / "fixtures"
PACKS = (
    "fan",
    "../packs/lan-night",
    "../packs/wild-ground",
    "../packs/demolition",
    "../packs/menagerie",
)  # written to use the whole vocabulary, beside what is shipped


@cache
def library() -> Library:
    problems = Problems()
    loaded = load_library(problems, [FIXTURES / name for name in PACKS])
    assert not problems.found, "\n".join(render(d) for d in problems.sorted())
    return loaded


def base_cards() -> list[Card]:
    pack = library().pack("base")
    assert pack is not None
    return list(pack.cards.values())


def every_card() -> list[Card]:
    return [card for pack in library().packs for card in pack.cards.values()]


def every_effect() -> Iterator[Effect]:
    for card in every_card():
        yield from all_effects(card)
    for pack in library().packs:
        for fighter in pack.fighters.values():
            if isinstance(fighter.weapon, StartingWeapon):
                yield from fighter.weapon.effects
            for trait in (*fighter.abilities, *fighter.drawbacks):
                yield from all_effects(trait)
        for rule in pack.file.rules:
            yield from all_effects(rule)
        for path in pack.maps if pack.id == "wild-ground" else ():
            made = load_map(path, Problems())
            assert made is not None
            for patch in made.patches:
                yield from all_effects(patch.ground)
