"""Checks of compiled content, one idea per file; each file's docstring tells designers what it wants."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from fragkit.diagnostics import Problems
from fragkit.load.checks import (
    art,
    conditions,
    decks,
    effects,
    ground,
    modes,
    moments,
    needs,
    numbers,
    owners,
    parameters,
    pictures,
    references,
    selectors,
    silent,
    stats,
    table,
    weapons,
)
from fragkit.load.source import read_text
from fragkit.model.fighter import StartingWeapon
from fragkit.model.map import MapDefinition
from fragkit.model.pack import Library, Pack
from fragkit.model.text import all_effects, check_fighter_texts, check_text, check_trait_text


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words that effects of these packs may use."""

    tags: set[str]
    options: dict[str, Collection[str]]
    words: dict[str, frozenset[str]]
    zones: numbers.Zones

    @classmethod
    def of(cls, known: Library) -> Self:
        return cls(
            conditions.known_tags(known),
            table.values_by_option(known),
            selectors.known_words(known),
            numbers.Zones(known),
        )


def _check_owned(owned: owners.Owned, known: Vocabulary, problems: Problems) -> None:
    """One effect with what it stands on: a card, a sheet, a rule of the pack, ground."""
    conditions.check(owned, known.tags, problems)
    table.check_condition(owned.effect.if_, known.options, problems)
    moments.check(owned, problems)
    needs.check(owned, problems)
    parameters.check(owned, problems)
    selectors.check(owned, known.words, problems)
    numbers.check(owned, (), problems)
    numbers.check_places(owned, known.zones, problems)


def check_pack(pack: Pack, below: Library, declared: set[str], problems: Problems) -> None:
    """Everything that can be judged without a font or an image decoder."""
    known = Library((*below.packs, pack))
    vocabulary = Vocabulary.of(known)
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
            _check_owned(owned, vocabulary, problems)
        references.check_effects(all_effects(card), known, declared, problems)
        art.check(card.art, card.where.of("art"), pack, problems)
        art.check_view(card, problems)
        pictures.check(card.picture, problems)
        check_text(card, problems, source_of)
    table.check(pack, known, declared, problems)
    for rule in pack.file.rules:
        effects.check_trait(rule, rule.name, problems)
        silent.check_trait(rule, f"the rule `{rule.name}`", problems)
        references.check_effects(rule.effects, known, declared, problems)
        check_trait_text(rule, f"the rule `{rule.name}`", problems, source_of)
    for owned in owners.of_rules(pack.file.rules):
        _check_owned(owned, vocabulary, problems)
    for fighter in pack.fighters.values():
        stats.check(fighter, problems)
        effects.check_fighter(fighter, problems)
        silent.check_fighter(fighter, problems)
        if isinstance(fighter.weapon, StartingWeapon):
            modes.check(fighter.weapon, fighter.weapon.where, problems)
            parameters.check_weapon(fighter.weapon, problems)
        for owned in owners.of_fighter(fighter):
            _check_owned(owned, vocabulary, problems)
        references.check_fighter(fighter, known, declared, problems)
        art.check(fighter.art, fighter.where.of("art"), pack, problems)
        check_fighter_texts(fighter, problems, source_of)


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
