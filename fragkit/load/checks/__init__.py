"""Checks of compiled content, one idea per file; each file's docstring tells designers what it wants."""

from __future__ import annotations

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
    pictures,
    references,
    selectors,
    silent,
    stats,
    weapons,
)
from fragkit.load.source import read_text
from fragkit.model.fighter import StartingWeapon
from fragkit.model.pack import Library, Pack
from fragkit.model.text import all_effects, check_fighter_texts, check_text


def check_pack(pack: Pack, below: Library, declared: set[str], problems: Problems) -> None:
    """Everything that can be judged without a font or an image decoder."""
    known = Library((*below.packs, pack))
    tags = conditions.known_tags(known)
    words = selectors.known_words(known)
    zones = numbers.Zones(known)
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
            moments.check(owned, problems)
            needs.check(owned, problems)
            selectors.check(owned, words, problems)
            numbers.check(owned, (), problems)
            numbers.check_places(owned, zones, problems)
        references.check_effects(all_effects(card), known, declared, problems)
        art.check(card.art, card.where.of("art"), pack, problems)
        art.check_view(card, problems)
        pictures.check(card.picture, problems)
        check_text(card, problems, source_of)
    for fighter in pack.fighters.values():
        stats.check(fighter, problems)
        effects.check_fighter(fighter, problems)
        silent.check_fighter(fighter, problems)
        if isinstance(fighter.weapon, StartingWeapon):
            modes.check(fighter.weapon, fighter.weapon.where, problems)
        for owned in owners.of_fighter(fighter):
            conditions.check(owned, tags, problems)
            moments.check(owned, problems)
            needs.check(owned, problems)
            selectors.check(owned, words, problems)
            numbers.check(owned, (), problems)
            numbers.check_places(owned, zones, problems)
        references.check_fighter(fighter, known, declared, problems)
        art.check(fighter.art, fighter.where.of("art"), pack, problems)
        check_fighter_texts(fighter, problems, source_of)


def source_of(file: str) -> str | None:
    """A file's text again, for the place of a character in it; only problems ask for it."""
    return read_text(Path(file), Problems())
