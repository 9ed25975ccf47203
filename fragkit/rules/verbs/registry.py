"""Which function does what a verb says."""

from __future__ import annotations

from fragkit.rules.verbs.context import Handler

HANDLERS: dict[str, Handler] = {}

# Verb, and value where only some values need it, to the module that brings it.
NEEDS_MODULE: dict[str, str] = {
    "guide": "guided-nuke",
    "place barrel": "barrels",
    "place mine": "mines",
    "place napalm": "napalm",
}
