"""What cards and fighters say: text with placeholders, or text made from the effects."""

from __future__ import annotations

from collections.abc import Callable

from fragkit.diagnostics import Problems
from fragkit.model.card import Card


def check_text(
    card: Card, problems: Problems, source_of: Callable[[str], str | None] | None = None
) -> None:
    """Tells unknown placeholders and bare numbers in the card's text."""
