"""A card of the hand buys new barrels, beside the cards that bring them (barrel.refill.discard)."""

from __future__ import annotations

from fragkit.rules.module import Module
from fragkit.rules.modules.barrels import REFILL


class BarrelRefill(Module):
    """A switch that `barrels` looks at: the book in which it stands is in play."""

    id = REFILL
    rulings = (("barrel.refill.card", "ab", "a", "which card buys a refill"),)
