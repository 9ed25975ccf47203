"""No Specials: the special deck stays in the box (team.variant.nospecials)."""

from __future__ import annotations

from collections.abc import Mapping

from fragkit.model.card import Card
from fragkit.rules.module import Module


class NoSpecials(Module):
    """A frag then earns no card (ruling.team.nospecial)."""

    id = "no-specials"
    about = "special cards stay in the box"
    is_optional = True

    def cards(self, cards: Mapping[str, Card]) -> Mapping[str, Card]:
        return {id: card for id, card in cards.items() if card.deck != "special"}
