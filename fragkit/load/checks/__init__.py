"""Checks of compiled content, one idea per file; each file's docstring tells designers what it wants."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Self

from fragkit.diagnostics import Problems
from fragkit.load.checks import (
    art,
    conditions,
    decks,
    dice,
    effects,
    ground,
    minions,
    modes,
    moments,
    names,
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
    table,
    weapons,
)
from fragkit.load.source import read_text
from fragkit.model.effects.number import FOE
from fragkit.model.fighter import Fighter, NamedTrait, StartingWeapon, Trait
from fragkit.model.map import MapDefinition
from fragkit.model.pack import Library, Pack
from fragkit.model.stance import Stance
from fragkit.model.text import all_effects, check_fighter_texts, check_text, check_trait_text
from fragkit.model.track import Track
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words that effects of these packs may use."""

    tags: set[str]
    options: dict[str, Collection[str]]
    words: dict[str, frozenset[str]]
    zones: numbers.Zones
    states: states.Known
    tracks: set[str]
    library: Library

    @classmethod
    def of(cls, known: Library) -> Self:
        there = states.known_states(known)
        return cls(
            conditions.known_tags(known),
            table.values_by_option(known),
            selectors.known_words(known),
            numbers.Zones(known),
            there,
            {*there.tracks, *(f"{FOE}{track}" for track in there.tracks)},
            known,
        )


def _check_owned(owned: owners.Owned, known: Vocabulary, problems: Problems) -> None:
    """One effect with what it stands on: a card, a sheet, a rule of the pack, ground."""
    conditions.check(owned, known.tags, problems)
    table.check_condition(owned.effect.if_, known.options, problems)
    moments.check(owned, problems)
    needs.check(owned, problems)
    parameters.check(owned, problems)
    dice.check(owned, problems)
    selectors.check(owned, known.words, problems)
    numbers.check(owned, known.tracks, problems)
    numbers.check_places(owned, known.zones, problems)
    minions.check(owned, known.library, problems)


def check_pack(pack: Pack, below: Library, declared: set[str], problems: Problems) -> None:
    """Everything that can be judged without a font or an image decoder."""
    known = Library((*below.packs, pack))
    vocabulary = Vocabulary.of(known)
    for card in pack.cards.values():
        names.check(card, problems)
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
            _check_owned(owned, vocabulary, problems)
        references.check_effects(all_effects(card), known, declared, problems)
        art.check(card.art, card.where.of("art"), pack, problems)
        art.check_view(card, problems)
        pictures.check(card.picture, problems)
        check_text(card, problems, source_of)
    table.check(pack, known, declared, problems)
    for rule in pack.file.rules:
        for key in ("trait", "with"):
            if key in rule.where.keys:
                text = f"a rule of a pack is written out: `{key}` is for fighters"
                problems.error("stray-key", rule.where.key(key), text, "write its `effects` here")
        effects.check_trait(rule, rule.name, problems)
        silent.check_trait(rule, f"the rule `{rule.name}`", problems)
        references.check_effects(rule.effects, known, declared, problems)
        check_trait_text(rule, f"the rule `{rule.name}`", problems, source_of)
    for owned in owners.of_rules(pack.file.rules):
        _check_owned(owned, vocabulary, problems)
    _check_states(pack, known, vocabulary, problems)
    # A named trait is judged once, where it is written; with other values, where it has them.
    for trait in pack.traits.values():
        stand_in = Fighter(
            id=trait.id, name=trait.name, stats="free", abilities=(trait.as_trait(),),
            where=trait.where,
        )  # fmt: skip
        _check_sheet(stand_in, known, declared, vocabulary, problems)
    for fighter in pack.fighters.values():
        stats.check(fighter, problems)
        sheets.check(fighter, known, problems)
        for weapon in fighter.own_weapons:
            modes.check(weapon, weapon.where, problems)
            parameters.check_weapon(weapon, problems)
        _check_sheet(_own_words(fighter, known), known, declared, vocabulary, problems)
        art.check(fighter.art, fighter.where.of("art"), pack, problems)


def _check_sheet(
    fighter: Fighter, known: Library, declared: set[str], words: Vocabulary, problems: Problems
) -> None:
    """What stands on a sheet, or in a trait for many."""
    effects.check_fighter(fighter, problems)
    silent.check_fighter(fighter, problems)
    for owned in owners.of_fighter(fighter):
        _check_owned(owned, words, problems)
    references.check_fighter(fighter, known, declared, problems)
    check_fighter_texts(fighter, problems, source_of)


def _own_words(fighter: Fighter, known: Library) -> Fighter:
    """The fighter without those traits that are as they stand in a pack."""

    def own(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
        return tuple(t for t in traits if t.trait is None or _differs(t, known.traits[t.trait]))

    return replace(fighter, abilities=own(fighter.abilities), drawbacks=own(fighter.drawbacks))


def _differs(trait: Trait, named: NamedTrait) -> bool:
    return replace(trait, where=named.where) != named.as_trait()


def _check_states(pack: Pack, known: Library, words: Vocabulary, problems: Problems) -> None:
    """Tracks and stances: those that the pack brings, and whatever names them."""
    there = words.states
    brought: list[tuple[Iterable[Track], Iterable[Stance], str, states.Sheet | None]] = [
        (rule.tracks, rule.stances, rule.name, None) for rule in pack.file.rules
    ]
    brought += [(t.tracks, t.stances, t.id, None) for t in pack.traits.values()]
    for rule in pack.file.rules:
        states.check_named(all_effects(rule), rule.name, there, problems)
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


def check_ground(made: MapDefinition, known: Library, problems: Problems) -> None:
    """What ground of a map's own says, with the packs that it may be played with."""
    vocabulary = Vocabulary.of(known)
    for patch in made.patches:
        ground.check(patch, problems)
        effects.check_trait(patch.ground, patch.name, problems)
        references.check_effects(patch.ground.effects, known, set(), problems)
        check_trait_text(patch.ground, f"the ground `{patch.name}`", problems, source_of)
    for owned in owners.of_ground(made.patches):
        _check_owned(owned, vocabulary, problems)


def source_of(file: str) -> str | None:
    """A file's text again, for the place of a character in it; only problems ask for it."""
    return read_text(Path(file), Problems())
