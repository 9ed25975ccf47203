"""The little grammar that generated texts need: who does it, how many, and lists."""

from __future__ import annotations

from collections.abc import Iterable

from fragkit.model.card import PlayedOn
from fragkit.model.effects.effect import Who
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody that a sentence is about."""

    name: str  # "you", "the target"
    owner: str  # "your", "the target's"
    back: str  # "your", "its": after the name has been said

    @property
    def is_you(self) -> bool:
        return self.name == "you"

    def does(self, verb: str, rest: str) -> str:
        """`draw a card` for you, `the target draws a card` for others."""
        if self.is_you:
            return f"{verb} {rest}".rstrip()
        return f"{self.name} {third_person(verb)} {rest}".rstrip()

    def says(self, verb: str, rest: str) -> str:
        """As `does`, with the pronoun: `you can't attack`."""
        return f"you {verb} {rest}" if self.is_you else self.does(verb, rest)


YOU = Person("you", "your", "your")
TARGET = Person("the target", "the target's", "its")
ATTACKER = Person("the attacker", "the attacker's", "its")
FOE = Person("the foe", "the foe's", "its")
ROLLER = Person("the roller", "the roller's", "the roller's")
THAT = Person("that fighter", "that fighter's", "its")
EVERYONE = Person("everyone", "everyone's", "their")
OTHERS = Person("everyone else", "everyone else's", "their")

_PLAYED_ON: dict[PlayedOn, Person] = {
    "self": YOU,
    "other": THAT,
    "fighter": THAT,
    "attacker": ATTACKER,
    "target": TARGET,
    "roller": ROLLER,
    "everyone": EVERYONE,
    "nobody": YOU,
}
_CONCERNED: dict[Who, Person] = {
    "self": YOU,
    "foe": FOE,
    "attacker": ATTACKER,
    "target": TARGET,
    "everyone": EVERYONE,
    "others": OTHERS,
}
_IRREGULAR = {
    "are": "is",
    "have": "has",
    "can": "can",
    "can't": "can't",
    "may": "may",
    "push": "pushes",
}


def concerned(who: Who, played_on: PlayedOn) -> Person:
    """Whom an effect of a card is about."""
    return _PLAYED_ON[played_on] if who == "chosen" else _CONCERNED[who]


def third_person(verb: str) -> str:
    return _IRREGULAR.get(verb, verb + "s")


def counted(number: int, noun: str, plural: str = "") -> str:
    """`1 die`, `2 dice`."""
    return f"{number} {noun if number == 1 else plural or noun + 's'}"


def article(number: int, noun: str) -> str:
    """`a card`, `2 cards`."""
    if number == 1:
        letter = len(noun.split()[0]) == 1 and noun[0] in "AHM"  # as they are spoken
        return f"{'an' if letter or noun[0] in 'aeiou' else 'a'} {noun}"
    return f"{number} {noun}s"


def signed(number: int) -> str:
    """`+2`, `−1` with a true minus sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, final = list(words)
    return f"{', '.join(most)} {last} {final}" if most else final


def sentence(text: str) -> str:
    """With a capital, also behind a mark of bold, and a full stop."""
    for i, character in enumerate(text):
        if character.isalnum():
            text = text[:i] + character.upper() + text[i + 1 :]
            break
    return text if text.endswith((".", "!", "?")) else text + "."
