"""The words that users have for effects, with an example of each, from
`templates/new/effect-words.yaml`."""

from __future__ import annotations

from functools import cache

from fragkit.diagnostics import Problems
from fragkit.language.sentences import NOTHING, Sentence, say
from fragkit.load.typed_yaml.nodes import Mapping, Scalar, Sequence, parse
from fragkit.shipped_files import share
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Wish:
    """An effect that people want a card to have."""

    want: str  # "make somebody slower"
    words: tuple[str, ...]  # "slow", "hamper"
    example: str  # "{stat: speed, add: -1, …}", or "" if a page explains it
    page: str  # "tracks.md", or ""

    @property
    def verb(self) -> str:
        """Return the verb of its example, or ""."""
        return self.example.removeprefix("{").partition(":")[0]


@cache
def wishes() -> tuple[Wish, ...]:
    """Return all wishes, in the order of the file."""
    path = share("templates") / "new" / "effect-words.yaml"
    text = path.read_text(encoding="utf-8")
    examples = [line.partition("effects: ")[2] for line in text.splitlines() if "  effects: " in line]  # fmt: skip
    root = parse(text, str(path), Problems())
    assert isinstance(root, Sequence), f"{path} is a list"
    found = []
    for node in root.items:
        assert isinstance(node, Mapping), f"{path}: a wish is a mapping"
        want, words, effects, page = (node.get(key) for key in ("want", "words", "effects", "see"))
        assert isinstance(want, Scalar), f"{path}: a wish says what is wanted"
        assert isinstance(words, Sequence), f"{path}: a wish has words"
        found.append(
            Wish(
                want.text,
                tuple(word.text for word in words.items if isinstance(word, Scalar)),
                examples.pop(0) if effects is not None else "",
                page.text if isinstance(page, Scalar) else "",
            )
        )
    return tuple(found)


def find_wishes(word: str) -> list[Wish]:
    """Return the wishes that have that word, or whose example has that verb; else those that have
    another form of it, such as `bleeding`, or one of several words."""
    typed = word.casefold().replace(" ", "-").replace("_", "-")
    named = [wish for wish in wishes() if typed in wish.words]
    named = named or [wish for wish in wishes() if typed == wish.verb]
    named = named or [wish for wish in wishes() if any(_is_form(typed, w) for w in wish.words)]
    if named or "-" not in typed:
        return named
    return [wish for wish in wishes() if not {*typed.split("-")}.isdisjoint(wish.words)]


def _is_form(typed: str, word: str) -> bool:
    """Return whether the typed word is another form of this one: `poisoned`, `doubledamage`."""
    word, typed = word.replace("-", ""), typed.replace("-", "")
    stem = word.removesuffix("e")
    if typed == word or len(stem) < 4 or not typed.startswith(stem):
        return typed == word
    ending = typed.removeprefix(stem)
    return ending in _ENDINGS or ending.removeprefix(stem[-1]) in _ENDINGS  # `stunned`


_ENDINGS = ("s", "es", "d", "ed", "ing", "er", "ers", "ion", "ism", "y", "ness")


def wish_help(word: str) -> Sentence:
    """Return a help line for a word that is not a verb, or NOTHING if it is unknown."""
    found = find_wishes(word)
    if not found:
        return NOTHING
    if not found[0].example:
        return say("to {want}, see docs/reference/effects/{file}", want=found[0].want, file=found[0].page)  # fmt: skip
    return say("to {want}, write `{example}`", want=found[0].want, example=found[0].example)
