"""Checks of compiled content, one idea per file; each file's docstring tells designers what it wants."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.load.checks import art, decks, references, stats, weapons
from fragkit.model.pack import Library, Pack
from fragkit.model.text import check_text


def check_pack(pack: Pack, below: Library, declared: set[str], problems: Problems) -> None:
    """Everything that can be judged without a font or an image decoder."""
    known = Library((*below.packs, pack))
    for card in pack.cards.values():
        decks.check(card, known, problems)
        if card.deck in known.decks:  # else nobody knows what belongs on it
            weapons.check(card, problems)
        references.check_effects(card.effects, known, declared, problems)
        art.check(card.art, card.where.of("art"), pack, problems)
        check_text(card, problems)
    for fighter in pack.fighters.values():
        stats.check(fighter, problems)
        references.check_fighter(fighter, known, declared, problems)
        art.check(fighter.art, fighter.where.of("art"), pack, problems)
