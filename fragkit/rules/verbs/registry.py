"""Which function does what a verb says."""

from __future__ import annotations

from collections.abc import Iterable

from fragkit.model.effects import Effect
from fragkit.rules.verbs.context import Handler

HANDLERS: dict[str, Handler] = {}

# Verb, and value where only some values need it, to the module that brings it.
NEEDS_MODULE: dict[str, str] = {
    "guide": "guided-nuke",
    "place barrel": "barrels",
    "place mine": "mines",
    "place napalm": "napalm",
}


def missing_module(effects: Iterable[Effect], switched_on: Iterable[str]) -> str:
    """The module that one of these effects needs and the game has not, or ""."""
    known = frozenset(switched_on)
    for effect in effects:
        needed = NEEDS_MODULE.get(effect.verb) or NEEDS_MODULE.get(
            f"{effect.verb} {getattr(effect, 'value', '')}"
        )
        if needed is not None and needed not in known:
            return needed
    return ""
