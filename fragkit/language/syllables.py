"""Where words may be broken: soft hyphens put between syllables.

German by its rule of thumb: the last of several consonants begins the next syllable (`Ra-ke-ten`,
`Muni-tions-kiste`), what is one sound stays together (ch, sch, ck, ph, th, qu, st does not). Words
put together are broken where their parts meet first, known by their beginnings and endings. A text
that has soft hyphens of its own is left as its author wrote it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

SOFT_HYPHEN = "\u00ad"
_WORD = re.compile(r"[^\W\d_]{7,}")  # shorter words stay whole
_VOWELS = "aeiouyäöü"
_GLUED = ("sch", "ch", "ck", "ph", "th", "qu", "sh", "rh")
_STOPPED = ("bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "kl", "kr", "pl", "pr", "tr")
_BEFORE = (
    "ab", "an", "auf", "aus", "be", "bei", "durch", "ein", "ent", "er", "fort", "frei", "gegen",
    "ge", "her", "hin", "hinter", "los", "mit", "nach", "neben", "nieder", "über", "um", "un",
    "unter", "ver", "vor", "weg", "weiter", "wider", "wieder", "zer", "zu", "zurück", "zusammen",
)  # fmt: skip
# What the game's long words begin with; behind it a new word begins.
_PARTS = (
    "angriffs", "angriff", "bereit", "bewegungs", "buch", "blut", "brand", "einbahn", "ein-stiegs", "ex", "energie",
    "explosions", "fass", "feld", "feuer", "flammen", "frag", "geräte", "gesundheits", "gegner",
    "granat", "hand", "hexen", "kampf", "karten", "kämpfer", "kugel", "lauf", "laser", "lebens",
    "minen", "munitions", "napalm", "nachbar", "panzer", "panzerungs", "plasma", "poker", "power",
    "präzisions", "puls", "raketen", "runden", "schadens", "schuss", "schalter",
    "schnell", "schritt", "sonder", "spiel", "spieler", "spreng", "start", "strahl", "strahlungs",
    "team", "teleport", "treffer", "tür", "verteidigungs", "waffen", "wand", "wasser", "wurf", "würfel",
    "ziel", "zug",
)  # fmt: skip

_BEGINNINGS = sorted((*_PARTS, *_BEFORE), key=len, reverse=True)


def german(text: str) -> str:
    """The text with soft hyphens in its long words."""
    if SOFT_HYPHEN in text:
        return text
    return _WORD.sub(lambda m: _german_word(m[0]), text)


@lru_cache(maxsize=4000)
def _german_word(word: str) -> str:
    return SOFT_HYPHEN.join(_syllables(word))


def _syllables(word: str) -> list[str]:
    low = word.casefold()
    if len(low) != len(word):  # an eszett in capitals and the like
        return [word]
    for marked in _BEGINNINGS:
        part = marked.replace("-", "")
        rest = low[len(part) :]
        if not low.startswith(part) or len(rest) < 4 or not _begins(rest):
            continue
        if rest.startswith(("ung", "ern", "end")) and part not in _BEFORE:
            continue  # an ending, and no word
        cut = marked.find("-")
        head = word[: len(part)]
        first = [head[:cut], head[cut:]] if cut > 0 else _ruled(head) if len(head) > 4 else [head]
        return [*first, *_syllables(word[len(part) :])]
    return _ruled(word)


def _begins(rest: str) -> bool:
    """Whether a word can begin so: with a vowel, one consonant, or several that go together."""
    cluster = re.match(rf"[^{_VOWELS}]*", rest)
    head = cluster[0] if cluster else ""
    return len(head) <= 1 or head in (*_GLUED, *_STOPPED, "st", "sp", "str", "spr", "schl", "schr",
                                      "schw", "schn", "schm", "schr", "kn", "zw", "pf", "pfl")  # fmt: skip


def _ruled(word: str) -> list[str]:
    """Cut before the last consonant between two vowels."""
    low = word.casefold()
    cuts: list[int] = []
    nuclei = [m.span() for m in re.finditer(rf"au|äu|eu|ei|ai|ie|aa|ee|oo|[{_VOWELS}]", low)]
    for (_, end), (start, _) in pairwise(nuclei):
        between = low[end:start]
        if not between:
            cut = start  # two vowels that are no diphthong
        else:
            cut = start - 1
            for glued in _GLUED:
                if between.endswith(glued):
                    cut = start - len(glued)
                    break
        if cut >= 2 and len(word) - cut >= 3:
            cuts.append(cut)
    pieces = [word[a:b] for a, b in zip([0, *cuts], [*cuts, len(word)], strict=True)]
    return [piece for piece in pieces if piece]


HYPHENATION: dict[str, Callable[[str], str]] = {"de": german}
