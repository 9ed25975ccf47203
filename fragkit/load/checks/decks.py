"""A card belongs to a deck that its pack, or one it builds on, brings.

Gadgets carry the letter of what they affect (`card.letter`), and only gadgets do. In a pack
with a hex deck every card has a suit and a value (`deadlands.suit.every`).
"""

from __future__ import annotations

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.model.card import Card
from fragkit.model.pack import Library
from fragkit.model.suits import JOKER


def check(card: Card, known: Library, problems: Problems) -> None:
    if card.deck not in known.decks:
        problems.error(
            "unknown-deck",
            card.where.of("deck"),
            f"there is no deck `{card.deck}`",
            did_you_mean(card.deck, known.decks),
        )
    if card.deck == "gadget" and card.letter is None and card.value != JOKER:
        problems.error(
            "missing-letter",
            card.where.of("id"),
            f"the gadget `{card.id}` lacks its letter",
            help="add `letter: A` (armor), H (Health), W (weapon) or M (movement)",
        )
    if card.deck != "gadget" and card.letter is not None:
        problems.error("stray-letter", card.where.key("letter"), "only gadgets carry a letter")
    if (card.suit is None) != (card.value is None) and card.value != "joker":
        problems.error(
            "half-suit", card.where.of("id"), "a card has both a suit and a value, or neither"
        )
