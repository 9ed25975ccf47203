"""Barrel Busters: barrels stand on power-ups too, and are the only source of cards
(barrel.busters.*).

It needs more barrels than the sheet has (barrel.busters.counters): `--counters` prints more.
"""

from __future__ import annotations

from fragkit.rules.module import Module
from fragkit.rules.modules.barrels import BUSTERS


class BarrelBusters(Module):
    """A switch that `barrels` looks at."""

    id = BUSTERS
    about = "on power-ups too; cards only come out of barrels"
    is_optional = True
    rulings = (
        ("barrel.busters.power", "ab", "a", "whether bared power-ups are live in Barrel Busters"),
    )
    brings = ("barrels",)
