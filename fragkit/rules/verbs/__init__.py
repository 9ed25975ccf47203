"""The effects vocabulary at work: one handler for each verb that happens, by families.

Verbs that are in force for a time need no handler: the rules ask for them where they count
(`stats.in_force`). `NEEDS_MODULE` lists what only an expansion's module can do.
"""

from __future__ import annotations

from fragkit.rules.verbs import cards, health, places, taking, turns
from fragkit.rules.verbs.context import Context, Handler
from fragkit.rules.verbs.perform import (
    at_moment,
    bring_into_force,
    effects_at,
    perform,
    whom,
)
from fragkit.rules.verbs.registry import HANDLERS, NEEDS_MODULE

for family in (health, cards, places, taking, turns):
    HANDLERS.update(family.HANDLERS)

__all__ = [
    "HANDLERS",
    "NEEDS_MODULE",
    "Context",
    "Handler",
    "at_moment",
    "bring_into_force",
    "effects_at",
    "perform",
    "whom",
]
