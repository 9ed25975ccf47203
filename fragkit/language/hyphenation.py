"""Hyphenation: soft hyphens between the syllables of long words.

A language has a file of patterns (`templates/lang/de.hyphens`), as typesetting has used them since
Liang: each says for a few letters where a cut is good (odd) or bad (even), and the highest number
wins. The pack's own words come first (`hyphens:` of its translation): a compound is read best when
it is broken between its parts. A text that has soft hyphens of its own is left as its author wrote
it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

SOFT_HYPHEN = "\u00ad"
_WORD = re.compile(r"[^\W\d_]{4,}")
_LONG = 7  # letters; shorter words stay whole, if nobody has cut them by hand
_NO_DIGITS = str.maketrans("", "", "0123456789")
_FIRST, _LAST = 2, 3  # letters that stay before the first hyphen and behind the last


class Hyphenation:
    """The patterns of one language, and words with breaks set by hand."""

    def __init__(self, patterns: Path | None = None) -> None:
        self._path = patterns
        self._cut: dict[str, str] = {}  # by the word in small letters

    def learn(self, words: Iterable[str]) -> None:
        """Learn words with a hyphen where they may be broken: `Ketten-sägen-massage`."""
        for word in words:
            pieces = word.split("-")
            self._cut["".join(pieces).lower()] = SOFT_HYPHEN.join(pieces)

    def __call__(self, text: str) -> str:
        """Return the text with soft hyphens in its long words."""
        if SOFT_HYPHEN in text:
            return text
        return _WORD.sub(lambda m: self._word(m[0]), text)

    def _word(self, word: str) -> str:
        low = word.lower()
        made = self._cut.get(low)
        if made is None:
            made = self._cut[low] = SOFT_HYPHEN.join(self._syllables(word))
        return _in_the_letters_of(word, made)

    def _syllables(self, word: str) -> list[str]:
        low = word.lower()
        if len(low) != len(word) or len(low) < _LONG:
            return [word]
        framed = f".{low}."
        best = [0] * (len(framed) + 1)
        for start in range(len(framed)):
            for end in range(start + 1, min(start + self._longest, len(framed)) + 1):
                at = start
                for sign in self._patterns.get(framed[start:end], ""):
                    if sign.isdigit():
                        best[at] = max(best[at], int(sign))
                    else:
                        at += 1
        cuts = [i for i in range(_FIRST, len(word) - _LAST + 1) if best[i + 1] % 2]
        return [word[a:b] for a, b in zip([0, *cuts], [*cuts, len(word)], strict=True)]

    @cached_property
    def _patterns(self) -> dict[str, str]:
        """Return the patterns by their letters; digits are read only when a pattern matches."""
        text = self._path.read_text(encoding="utf-8") if self._path else ""
        lines = [line for line in text.split("\n") if line and line[0] != "%"]
        letters = "\n".join(lines).translate(_NO_DIGITS).split("\n")
        return dict(zip(letters, lines, strict=False))  # no line at all is one empty string

    @cached_property
    def _longest(self) -> int:
        return max(map(len, self._patterns), default=0)


def _in_the_letters_of(word: str, marked: str) -> str:
    """Hyphenate one spelling like another: `KETTENSÄGE` like `Kettensäge`."""
    pieces, at = [], 0
    for piece in marked.split(SOFT_HYPHEN):
        pieces.append(word[at : at + len(piece)])
        at += len(piece)
    return SOFT_HYPHEN.join(pieces) if at == len(word) else word
