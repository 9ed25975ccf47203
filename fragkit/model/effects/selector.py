"""Selectors choose cards in the same words for every verb: `armor`, `[energy, not pulse-rifle]`.

A word is a deck, a gadget's letter, a weapon's type or tag, a card's id, or one of `SORTS`. A list
selects cards that match any of its words. `not` before a word excludes its cards.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fragkit.language.sentences import say
from fragkit.model.fields import Token

ANY = "any"
NOT = "not "
# What a card does, whatever its deck.
SORTS = ("armor", "healing", "reload")


class Selector(Token):
    """One word that selects cards: `gadget`, `H`, `flame`, `revolver`, `light-armor`, `not armor`."""

    __slots__ = ()
    GRAMMAR = r"(not )?[A-Za-z0-9]+(-[A-Za-z0-9]+)*"
    KIND = say("a word for cards")
    FORM = say(
        "a deck, a letter, a type, a tag, a card's id, `armor`, `healing` or `reload`, "
        "or `not` before one of them"
    )

    @property
    def word(self) -> str:
        return self.removeprefix(NOT)

    @property
    def is_excluding(self) -> bool:
        return self.startswith(NOT)


Selectors = tuple[Selector, ...]


def is_selected(selectors: Sequence[str], words: Collection[str]) -> bool:
    """Return whether a card with these words is selected. If there are no selectors, every card is."""
    wanted = [s for s in selectors if not s.startswith(NOT)]
    if wanted and not any(s == ANY or s in words for s in wanted):
        return False
    return not any(s[len(NOT) :] in words for s in selectors if s.startswith(NOT))
