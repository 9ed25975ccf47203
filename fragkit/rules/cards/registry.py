"""Which function does what a verb says."""

from __future__ import annotations

from fragkit.rules.cards.context import Handler

HANDLERS: dict[str, Handler] = {}
