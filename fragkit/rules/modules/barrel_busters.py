"""Barrel Busters: barrels on power-ups too, and new cards only out of them (barrel.busters.*)."""

from __future__ import annotations

from fragkit.rules.module import Module
from fragkit.rules.modules.barrels import BUSTERS


class BarrelBusters(Module):
    """A switch that `barrels` looks at."""

    id = BUSTERS
    about = "on power-ups too; cards only come out of barrels"
    is_optional = True
    brings = ("barrels",)
