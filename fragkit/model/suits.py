"""Faces of playing cards: `7H` is the seven of hearts.

parse_face("10h")      ->  Face("10", "hearts")
str(Face("A", None))   ->  "A"
"""

from __future__ import annotations

import re

from fragkit.values import dataclass

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
VALUES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKER = "joker"
BETWEEN = " \t,;/&+-.\ufe0f"  # what may be between cards; some phones add a mark to a suit
# A face, up to the next one or a separator.
FACE = re.compile(
    r"(JOKER|(10|[2-9JQKA]) *[SHDC])(?=$|[ \t,;/&+.\ufe0f-]|JOKER|(10|[2-9JQKA]) *[SHDC])"
)


@dataclass(frozen=True, slots=True)
class Face:
    """The face in the corner of a card; a Joker has no suit."""

    value: str
    suit: str | None = None

    def __str__(self) -> str:
        if self.value == JOKER:
            return "JOKER"
        letter = next((key for key, suit in SUITS.items() if suit == self.suit), "")
        return f"{self.value}{letter}"

    @property
    def points(self) -> int:
        """Return 2 to 14, the ace highest; 0 for a Joker."""
        return VALUES.index(self.value) + 2 if self.value in VALUES else 0


def parse_face(text: str) -> Face | None:
    """Parse what `str(face)` writes; return None if it is not a playing card."""
    typed = text.strip().upper()
    if typed == "JOKER":
        return Face(JOKER)
    match = re.fullmatch(r"(10|[2-9JQKA])([SHDC])", typed)
    return Face(match[1], SUITS[match[2]]) if match else None


def read_faces(text: str) -> tuple[list[Face], str]:
    """Read cards as people type them, `ks, 10♥ 3 c ad joker`: return the faces, and the first word
    that is not a card, or ""."""
    rest = "".join(SIGNS.get(sign, sign) for sign in text.upper())
    found: list[Face] = []
    while rest := rest.strip(BETWEEN):
        match = FACE.match(rest)
        if match is None:
            return found, text.split()[-len(rest.split())]
        face = parse_face(match[0].replace(" ", ""))
        assert face is not None, "as was matched"
        found.append(face)
        rest = rest[match.end() :]
    return found, ""
