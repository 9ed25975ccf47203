"""The words that people use, and the meanings of sentences made of them.

`templates/words/` holds a file per language. `[small]` and `[concepts]` give words one name in
every language (`hp`, `life` and `leben` are `health`), and `[sentences]` are examples of what
people type, by the command or question that they mean:

    los = can I see PLAYER?, how far is PLAYER?

A new sentence means what its concepts mean most often in the examples (naive Bayes).
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from functools import cache
from itertools import pairwise

from fragkit.referee.parsing.matching import plain_typing
from fragkit.shipped_files import share

LONGEST_PHRASE = 4  # words
CHAT = "?"  # the meaning of a sentence that the referee can't use
MASKS = ("PLAYER", "CARD", "WEAPON", "THING", "SQUARE", "NUMBER", "WAY")  # in examples
_ALPHABET = "abcdefghijklmnopqrstuvwxyzäöüß"
_LEAST_SLIP = 5  # least letters of a word for a typo to be corrected
_LEAST_SWAP = 3  # least letters of a word with two swapped letters
_PAIR_WEIGHT = 0.4  # weight of two neighbors, which mean less than a word
_LEAST_EVIDENCE = -2.0  # weight of a word that no example of a meaning has
_SIGNS = str.maketrans(
    {"🔫": " shoot ", "➡": " east ", "⬅": " west ", "⬆": " north ", "⬇": " south ", "→": " east "}
    | {"←": " west ", "↑": " north ", "↓": " south "}
)


def fold(text: str) -> str:
    """Return lowercase words without punctuation: "What's next?" -> `whats next`."""
    text = plain_typing(text.translate(_SIGNS)).casefold().replace("'", "").replace("w/", " with ")
    text = re.sub(r"[^\w@:/+-]+", " ", text)
    return " ".join(re.sub(r"(?<!\w)[-:/+]+|[-:/+]+(?!\w)", " ", text).split())


class Words:
    """The words of every language, as section -> typed words -> meaning."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.sections: dict[str, dict[str, str]] = defaultdict(dict)
        examples: list[tuple[str, str]] = []
        for text in texts:
            section = ""
            for line in text.splitlines():
                if line.startswith("["):
                    section = line.strip("[] ")
                elif "=" in line and not line.startswith("#"):
                    meaning, _, typed = line.partition("=")
                    for one in typed.split(","):
                        if section == "sentences":
                            examples.append((meaning.strip(), one))
                        else:
                            one = one.strip() if one.isalpha() else fold(one)
                            self.sections[section].setdefault(one.casefold(), meaning.strip())
        self.filler = self["filler"].keys()
        self.small = set(self["small"].values())
        fillers = dict.fromkeys(self.filler, "")
        self.concepts = self["concepts"] | fillers | self["small"]  # typed words -> concept
        self.begins = {phrase.split()[0] for phrase in self.concepts if " " in phrase}
        self.single = {word for word in self.concepts if " " not in word}
        self.known = {word for typed in self.concepts for word in typed.split()}
        self.known |= {word for said in self["numbers"] | self["ways"] for word in said.split()}
        self.meanings = Meanings((meaning, self._read(one)) for meaning, one in examples)

    def __getitem__(self, section: str) -> dict[str, str]:
        return self.sections.get(section, {})

    def _read(self, example: str) -> list[str]:
        """Return the concepts of an example, whose names are `PLAYER`, `CARD`, `SQUARE` …."""
        made: list[str] = []
        tokens = [w if w in MASKS else w.casefold() for w in example.replace("?", "").split()]
        while tokens:
            concept, count = self.concept(tokens)
            made += [concept] * bool(concept)
            tokens = tokens[count:]
        return made

    def concept(self, tokens: list[str]) -> tuple[str, int]:
        """Return the concept of the first words, or "" for a filler, and the number of these words."""
        longest = LONGEST_PHRASE if tokens[0] in self.begins else 1
        for count in range(min(len(tokens), longest), 0, -1):
            found = self.concepts.get(" ".join(tokens[:count]))
            if found is not None:
                return found, count
        return tokens[0], 1

    def corrected(self, word: str) -> str:
        """Return the only known word that differs in one letter: `chnace`. In a short word, only
        two swapped letters count: `opne`. Otherwise ""."""
        if len(word) < _LEAST_SWAP or not word.isalpha() or word in self["common"]:
            return ""
        is_short = len(word) < _LEAST_SLIP
        near = {
            self.concepts[one]: one for one in typos(word)
            if one in self.single
            and (sorted(one) == sorted(word) or not is_short or len(one) >= _LEAST_SLIP)
            and (one[0] == word[0] or sorted(one) == sorted(word))
        }  # fmt: skip
        if len(near) > 1:
            near.pop("", "")  # a filler
        return next(iter(near.values())) if len(near) == 1 else ""


@cache
def words() -> Words:
    folder = share("templates") / "words"
    return Words(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))[::-1])


class Meanings:
    """A count of how often each concept occurs in the examples of each meaning."""

    def __init__(self, examples: Iterable[tuple[str, list[str]]]) -> None:
        kinds = dict.fromkeys((meaning, _features(concepts)) for meaning, concepts in examples)
        self.often = Counter(meaning for meaning, _ in kinds)
        self.counts: dict[str, Counter[str]] = defaultdict(Counter)  # feature -> its meanings
        self.examples: dict[frozenset[str], list[str]] = defaultdict(list)
        for meaning, features in kinds:
            self.examples[features].append(meaning)
            for feature in features:
                self.counts[feature][meaning] += 1

    def ranked(self, concepts: Collection[str]) -> list[tuple[float, str]]:
        """Return the meanings, with the logarithm of their likelihood. The likeliest comes first."""
        number = self.often.total()
        scores = {meaning: 0.5 * math.log(n / number) for meaning, n in self.often.items()}
        for feature in _features(concepts) & self.counts.keys():
            counts = self.counts[feature]
            share = counts.total() / number
            weight = _PAIR_WEIGHT if " " in feature else 1.0
            for meaning, n in self.often.items():
                likelihood = math.log((counts[meaning] / share + 1) / (n + 1))
                scores[meaning] += weight * max(likelihood, _LEAST_EVIDENCE)
        return sorted(((score, meaning) for meaning, score in scores.items()), reverse=True)

    def is_known(self, concept: str, meaning: str) -> bool:
        """Return whether an example of that meaning has the concept."""
        return concept in self.counts and meaning in self.counts[concept]

    def exactly(self, concepts: Collection[str]) -> list[str]:
        """Return the meanings of the examples that have just these concepts."""
        return self.examples.get(_features(concepts), [])


def _features(concepts: Collection[str]) -> frozenset[str]:
    """Return the concepts, and each pair of neighboring concepts."""
    row = ["^", *(c for c in concepts if c != "?"), "$"]
    return frozenset([*row, *(f"{a} {b}" for a, b in pairwise(row))])


def typos(word: str) -> Iterable[str]:
    """Yield each word that differs in one letter, or in two swapped neighbors."""
    for at in range(len(word) + 1):
        head, tail = word[:at], word[at:]
        if tail:
            yield head + tail[1:]
        if len(tail) > 1 and tail[0] != tail[1]:
            yield head + tail[1] + tail[0] + tail[2:]
        for letter in _ALPHABET:
            yield head + letter + tail
            if tail and tail[0] != letter:
                yield head + letter + tail[1:]
