"""Barrel Busters: power-ups get barrels too, and cards come only from barrels (barrel.busters.*).

`barrels.py` has the rules. They need more barrels than the counter sheet has
(barrel.busters.counters); `--counters` prints more.
"""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.rules.module import Module
from fragkit.rules.modules.barrels import BUSTERS


class BarrelBusters(Module):
    """The switch for this variant, which `barrels` reads."""

    id = BUSTERS
    about = say("barrels on power-ups too; cards come only from barrels")
    is_optional = True
    rulings = (
        ("barrel.busters.power", "ab", "a", "whether power-ups give cards in Barrel Busters"),
    )
    brings = ("barrels",)
