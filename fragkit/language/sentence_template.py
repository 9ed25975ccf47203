"""A sentence with gaps, and how it is found again in what was said.

Template("{who} hits {target}: {card}.").match("Red hits Blue: Aimbot.")
-> {"who": "Red", "target": "Blue", "card": "Aimbot"}
"""

from __future__ import annotations

import re
from collections.abc import Iterable

GAP = re.compile(r"\{([a-z_][a-z0-9_]*)\}", re.IGNORECASE)
# What is one word whatever it says: names of players, and squares.
_ONE_WORD = re.compile(r"(who|player|victim|square|mover|seat)(_\d+)?")
_NUMBERS = re.compile(r"(n|faces|thrown|frags|number|points)(_\d+)?")
_COUNTS = re.compile(r"d\b|%")  # behind a number: `{dice}d`, `{chance}%`
_LITTLE = {
    "a", "all", "an", "and", "at", "by", "for", "in", "is", "it", "no", "not", "of", "off", "on",
    "or", "say", "the", "to", "with",
}  # fmt: skip
_LETTERS = re.compile(r"[^\W\d_]{2,}")


class Template:
    """A sentence with gaps that can be matched against a text."""

    __slots__ = ("gaps", "is_weak", "key", "letters", "literal", "pattern", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        parts = GAP.split(text)
        literals = parts[::2]
        self.gaps = parts[1::2]
        self.literal = sum(map(len, literals))
        self.key = max(literals, key=len)  # asked for first: cheaper than the pattern
        # `{this} to {that}` is in many a sentence: it is asked last.
        words = [w for part in literals for w in _LETTERS.findall(part)]
        self.is_weak = all(w.lower() in _LITTLE for w in words)
        self.letters = 0 if self.is_weak else sum(map(len, words))
        self.pattern: re.Pattern[str] | None = None

    def match(self, text: str) -> dict[str, str] | None:
        if self.key not in text:
            return None
        if self.pattern is None:
            self.pattern = re.compile(_pattern(self.text), re.DOTALL)
        found = self.pattern.fullmatch(text)
        return found.groupdict() if found is not None else None


def _pattern(text: str) -> str:
    made, before = "", " "
    seen: set[str] = set()
    parts = GAP.split(text)
    for i, part in enumerate(parts):
        if i % 2 == 0:
            made += re.escape(part)
        elif part in seen:
            made += f"(?P={part})"
        else:
            filling = _filling(part, _may_be_empty(before))
            if _COUNTS.match(parts[i + 1]):
                filling = r"[-–+]?\d+"
            # Of two gaps side by side the first takes it all: the second is mostly nothing.
            if filling == ".+?" and not parts[i + 1] and i + 2 < len(parts):
                filling = ".+"
            made += f"(?P<{part}>{filling})"
            seen.add(part)
        before = (part or before) if i % 2 == 0 else "}"
    return made


def _filling(gap: str, may_be_empty: bool) -> str:
    if _NUMBERS.fullmatch(gap):
        return r"[-–+\d =]*\d\+?"
    if _ONE_WORD.fullmatch(gap):
        return r"\S+?"
    return ".*?" if may_be_empty else ".+?"


def _may_be_empty(before: str) -> bool:
    """Return whether a gap may be empty: right behind a word, as in `{card}{on}.`, it brings its
    own space."""
    return bool(before) and not before[-1].isspace() and before[-1] not in "`([:+/*“„-"


def has_words(text: str) -> bool:
    """Return whether a template has words besides its gaps."""
    return bool(_LETTERS.search(GAP.sub("\0", text)))


def gaps(text: str) -> set[str]:
    return set(GAP.findall(text))


def by_weight(texts: Iterable[str]) -> list[Template]:
    """Return the sentences with gaps as templates, those with the most words first: they win."""
    made = [Template(text) for text in texts if GAP.search(text) and has_words(text)]
    return sorted(made, key=lambda t: (-t.literal, len(t.gaps), t.text))
