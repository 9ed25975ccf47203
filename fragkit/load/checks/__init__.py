"""Checks of compiled content, one idea per file; each file's docstring tells designers what it wants."""

from __future__ import annotations

from pathlib import Path

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
    owners,
    pictures,
    references,
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


def check_pack(pack: Pack, below: Library, declared: set[str], problems: Problems) -> None:
    """Everything that can be judged without a font or an image decoder."""
    known = Library((*below.packs, pack))
    tags = conditions.known_tags(known)
    options = table.values_by_option(known)
    for card in pack.cards.values():
        decks.check(card, known, problems)
        if card.deck in known.decks:  # else nobody knows what belongs on it
            weapons.check(card, problems)
            modes.check(card, card.where, problems)
            silent.check_card(card, problems)
        effects.check_card(card, problems)
        moments.check_card(card, problems)
        for owned in owners.of_card(card):
            conditions.check(owned, tags, problems)
            table.check_condition(owned.effect.if_, options, problems)
            moments.check(owned, problems)
            needs.check(owned, known, problems)
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
        conditions.check(owned, tags, problems)
        table.check_condition(owned.effect.if_, options, problems)
        moments.check(owned, problems)
        needs.check(owned, known, problems)
    for fighter in pack.fighters.values():
        stats.check(fighter, problems)
        effects.check_fighter(fighter, problems)
        silent.check_fighter(fighter, problems)
        if isinstance(fighter.weapon, StartingWeapon):
            modes.check(fighter.weapon, fighter.weapon.where, problems)
        for owned in owners.of_fighter(fighter):
            conditions.check(owned, tags, problems)
            table.check_condition(owned.effect.if_, options, problems)
            moments.check(owned, problems)
            needs.check(owned, known, problems)
        references.check_fighter(fighter, known, declared, problems)
        art.check(fighter.art, fighter.where.of("art"), pack, problems)
        check_fighter_texts(fighter, problems, source_of)


def check_ground(made: MapDefinition, known: Library, problems: Problems) -> None:
    """What ground of a map's own says, with the packs that it may be played with."""
    tags, options = conditions.known_tags(known), table.values_by_option(known)
    for patch in made.patches:
        ground.check(patch, problems)
        effects.check_trait(patch.ground, patch.name, problems)
        references.check_effects(patch.ground.effects, known, set(), problems)
        check_trait_text(patch.ground, f"the ground `{patch.name}`", problems, source_of)
    for owned in owners.of_ground(made.patches):
        conditions.check(owned, tags, problems)
        table.check_condition(owned.effect.if_, options, problems)
        moments.check(owned, problems)
        needs.check(owned, known, problems)


def source_of(file: str) -> str | None:
    """A file's text again, for the place of a character in it; only problems ask for it."""
    return read_text(Path(file), Problems())
