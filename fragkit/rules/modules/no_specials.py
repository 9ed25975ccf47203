"""No Specials: the special deck stays in the box (team.variant.nospecials)."""

from __future__ import annotations

from collections.abc import Mapping

from fragkit.language.sentences import say
from fragkit.model.card import Card
from fragkit.rules.module import Module


class NoSpecials(Module):
    """The variant in which a frag earns no card (ruling.team.nospecial)."""

    id = "no-specials"
    about = say("play without the special deck")
    is_optional = True

    def cards(self, cards: Mapping[str, Card]) -> Mapping[str, Card]:
        return {id: card for id, card in cards.items() if card.deck != "special"}
