"""Which cards are meant, said in words that every verb takes: `armor`, `[energy, not pulse-rifle]`.

A word is a deck, the letter of a gadget, a type or a tag of a weapon, a card's id, or one of
`SORTS`. Several words in a list: a card that fits any of them. `not` before a word takes out
what it names.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fragkit.language.sentences import say
from fragkit.model.fields import Token

ANY = "any"
NOT = "not "
# What a card does, whatever deck it is of.
SORTS = ("armor", "healing", "reload")


class Selector(Token):
    """One word that picks cards: `gadget`, `H`, `flame`, `revolver`, `light-armor`, `not armor`."""

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
    """Whether something that answers to these words is meant; no selector at all means anything."""
    wanted = [s for s in selectors if not s.startswith(NOT)]
    if wanted and not any(s == ANY or s in words for s in wanted):
        return False
    return not any(s[len(NOT) :] in words for s in selectors if s.startswith(NOT))
