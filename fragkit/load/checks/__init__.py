"""Checks of compiled content, one idea per file; each file's docstring tells designers what it wants."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.checks import (
    art,
    conditions,
    decks,
    effects,
    modes,
    moments,
    needs,
    numbers,
    owners,
    parameters,
    pictures,
    references,
    selectors,
    sheets,
    silent,
    states,
    stats,
    weapons,
)
from fragkit.load.source import read_text
from fragkit.model.effects.number import FOE
from fragkit.model.fighter import Fighter, NamedTrait, StartingWeapon, Trait
from fragkit.model.pack import Library, Pack
from fragkit.model.stance import Stance
from fragkit.model.text import all_effects, check_fighter_texts, check_text
from fragkit.model.track import Track


@dataclass(frozen=True, slots=True)
class Words:
    """What effects may name."""

    tags: set[str]
    selectors: dict[str, frozenset[str]]
    zones: numbers.Zones
    tracks: set[str]


def check_effect(owned: owners.Owned, words: Words, problems: Problems) -> None:
    conditions.check(owned, words.tags, problems)
    moments.check(owned, problems)
    needs.check(owned, problems)
    parameters.check(owned, problems)
    selectors.check(owned, words.selectors, problems)
    numbers.check(owned, words.tracks, problems)
    numbers.check_places(owned, words.zones, problems)


def check_pack(pack: Pack, below: Library, declared: set[str], problems: Problems) -> None:
    """Everything that can be judged without a font or an image decoder."""
    known = Library((*below.packs, pack))
    there = states.known_states(known)
    words = Words(
        conditions.known_tags(known), selectors.known_words(known), numbers.Zones(known),
        {*there.tracks, *(f"{FOE}{track}" for track in there.tracks)},
    )  # fmt: skip
    for card in pack.cards.values():
        decks.check(card, known, problems)
        if card.deck in known.decks:  # else nobody knows what belongs on it
            weapons.check(card, problems)
            modes.check(card, card.where, problems)
            if card.is_weapon:
                parameters.check_weapon(card, problems)
            silent.check_card(card, problems)
        effects.check_card(card, problems)
        moments.check_card(card, problems)
        for owned in owners.of_card(card):
            check_effect(owned, words, problems)
        references.check_effects(all_effects(card), known, declared, problems)
        art.check(card.art, card.where.of("art"), pack, problems)
        art.check_view(card, problems)
        pictures.check(card.picture, problems)
        check_text(card, problems, source_of)
    check_states(pack, known, there, words, problems)
    # A named trait is judged once, where it is written; with other values, where it has them.
    for trait in pack.traits.values():
        stand_in = Fighter(
            id=trait.id, name=trait.name, stats="free", abilities=(trait.as_trait(),),
            where=trait.where,
        )  # fmt: skip
        check_sheet(stand_in, known, declared, words, problems)
    for fighter in pack.fighters.values():
        stats.check(fighter, problems)
        sheets.check(fighter, known, problems)
        for weapon in fighter.own_weapons:
            modes.check(weapon, weapon.where, problems)
            parameters.check_weapon(weapon, problems)
        check_sheet(_own_words(fighter, known), known, declared, words, problems)
        art.check(fighter.art, fighter.where.of("art"), pack, problems)


def check_sheet(
    fighter: Fighter, known: Library, declared: set[str], words: Words, problems: Problems
) -> None:
    """What stands on a sheet, or in a trait for many."""
    effects.check_fighter(fighter, problems)
    silent.check_fighter(fighter, problems)
    for owned in owners.of_fighter(fighter):
        check_effect(owned, words, problems)
    references.check_fighter(fighter, known, declared, problems)
    check_fighter_texts(fighter, problems, source_of)


def _own_words(fighter: Fighter, known: Library) -> Fighter:
    """The fighter without those traits that are as they stand in a pack."""

    def own(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
        return tuple(t for t in traits if t.trait is None or _differs(t, known.traits[t.trait]))

    return replace(fighter, abilities=own(fighter.abilities), drawbacks=own(fighter.drawbacks))


def _differs(trait: Trait, named: NamedTrait) -> bool:
    return replace(trait, where=named.where) != named.as_trait()


def check_states(
    pack: Pack, known: Library, there: states.Known, words: Words, problems: Problems
) -> None:
    """Tracks and stances: those that the pack brings, and whatever names them."""
    for owned in owners.of_stances(pack.file.stances, pack.id):
        check_effect(owned, words, problems)
    effects.check_sheet(pack.file.tracks, pack.file.stances, pack.id, problems)
    brought: list[tuple[Iterable[Track], Iterable[Stance], str, states.Sheet | None]] = [
        (pack.file.tracks, pack.file.stances, pack.id, None)
    ]
    brought += [(t.tracks, t.stances, t.id, None) for t in pack.traits.values()]
    for card in pack.cards.values():
        states.check_named(all_effects(card), card.id, there, problems)
        if card.cost is not None:
            states.check_cost(card.cost, card.id, there.tracks, there, problems)
    for trait in pack.traits.values():
        states.check_named(all_effects(trait.as_trait()), trait.id, there, problems)
    for fighter in pack.fighters.values():
        own, mine = states.on_sheet(fighter, known), _own_words(fighter, known)
        brought.append((fighter.tracks, fighter.stances, fighter.id, own))
        brought += [(t.tracks, t.stances, fighter.id, own) for t in mine.traits]
        holders: list[StartingWeapon | Trait] = [*fighter.own_weapons, *mine.traits]
        for owner in holders:
            states.check_named(all_effects(owner), fighter.id, there, problems, own)
        for weapon in fighter.own_weapons:
            if weapon.if_ is not None:
                states.check_condition(weapon.if_, fighter.id, own[0], there, problems)
    for tracks, stances, id, sheet in brought:
        states.check_sheet(tracks, stances, there, problems)
        states.check_inside(tracks, stances, id, there, problems, sheet)


def source_of(file: str) -> str | None:
    """A file's text again, for the place of a character in it; only problems ask for it."""
    return read_text(Path(file), Problems())
