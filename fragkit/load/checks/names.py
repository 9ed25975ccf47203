"""A card's id is no other word of the table: `s blue start` fires the starting weapon, `take blood`
takes a counter."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.card import Card

# Words that stand where a card's id stands, and mean something else there.
TAKEN = ("start", "blood", "card", "none", "nothing", "die")


def check(card: Card, problems: Problems) -> None:
    if card.id in TAKEN:
        problems.error(
            "taken-word",
            card.where.of("id"),
            f"`{card.id}` means something else at the table",
            help=f"call it something like `{card.id}-card`",
        )
