"""Faces of playing cards: `7H` is the seven of hearts.

parse_face("10h")      ->  Face("10", "hearts")
str(Face("A", None))   ->  "A"
"""

from __future__ import annotations

import re
from dataclasses import dataclass

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
VALUES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKER = "joker"


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed in the corner of a card; a joker has no suit."""

    value: str
    suit: str | None = None

    def __str__(self) -> str:
        if self.value == JOKER:
            return "JOKER"
        letter = next((key for key, suit in SUITS.items() if suit == self.suit), "")
        return f"{self.value}{letter}"

    @property
    def points(self) -> int:
        """2 to 14, the ace highest; 0 for a joker."""
        return VALUES.index(self.value) + 2 if self.value in VALUES else 0


def parse_face(text: str) -> Face | None:
    """The twin of `str(face)`; None when it is no card of such a deck."""
    said = text.strip().upper()
    if said == "JOKER":
        return Face(JOKER)
    match = re.fullmatch(r"(10|[2-9JQKA])([SHDC])", said)
    return Face(match[1], SUITS[match[2]]) if match else None
