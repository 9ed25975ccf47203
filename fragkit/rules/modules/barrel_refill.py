"""Barrel refill: discard a card from your hand to refill the grates with barrels
(barrel.refill.discard)."""

from __future__ import annotations

from fragkit.rules.module import Module
from fragkit.rules.modules.barrels import REFILL


class BarrelRefill(Module):
    """The switch that tells `barrels` that the book with this rule is in play."""

    id = REFILL
    rulings = (("barrel.refill.card", "ab", "a", "which card pays for a refill"),)
