"""The shipped content and the fixtures, loaded once for all tests of the model."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fragkit.diagnostics import Problems, render
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.library import load_library
from fragkit.model.card import Card
from fragkit.model.effects import Cost, Effect
from fragkit.model.pack import Library
from fragkit.model.text import all_effects

TESTS = Path(__file__).parents[1]
FIXTURES = TESTS / "fixtures"
# Written to use the whole vocabulary, beside what is shipped.
FOLDERS = (
    "inventions",
    "lan-night",
    "wild-ground",
    "demolition",
    "menagerie",
    "toy-box",
    "fair",
    "night-market",
)
PACKS = (FIXTURES / "fan", *(TESTS / "packs" / name for name in FOLDERS))


@cache
def library() -> Library:
    problems = Problems()
    loaded = load_library(problems, PACKS)
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
            for weapon in fighter.own_weapons:
                yield from weapon.effects
            for trait in fighter.traits:
                yield from all_effects(trait)
            for stance in fighter.all_stances.values():
                yield from all_effects(stance)
            for track in fighter.all_tracks.values():
                yield from (*track.full, *track.empty)

        for rule in pack.file.rules:
            yield from all_effects(rule)
        for path in pack.maps if pack.id == "wild-ground" else ():
            made = load_map(path, Problems())
            assert made is not None
            for patch in made.patches:
                yield from all_effects(patch.ground)


def every_cost() -> Iterator[Cost]:
    """Of effects, of cards and of stances, those inside of them included."""
    library_costs = [e.cost for e in every_effect()] + [c.cost for c in every_card()]
    for pack in library().packs:
        for fighter in pack.fighters.values():
            library_costs += [stance.cost for stance in fighter.all_stances.values()]
    yield from (cost for cost in library_costs if cost is not None)
