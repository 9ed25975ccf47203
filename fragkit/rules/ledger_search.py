"""Search the ledger of rules by words or id.

Words are compared by their stems, in American spelling. In the rules files, a row lists common
questions that should find it (`can I shoot over`) as `words:`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Sequence

from fragkit.diagnostics import nearest
from fragkit.model.rule import (
    RULING_PREFIX,
    Clarification,
    Example,
    LedgerEntry,
    Rule,
    RuleBook,
    Ruling,
)
from fragkit.values import dataclass

# Words that don't show the subject of a question.
_SMALL_WORDS = """
    a about an am and any are as at be by can could do does for from get has have how i if in into
    is it its me may more much must my of on or our should so that the their them there they this
    to until was we what when where which while who whose will with would you your
"""
_STOP = frozenset(_SMALL_WORDS.split())
_SPELLING = (
    ("armour", "armor"), ("colour", "color"), ("centre", "center"), ("defence", "defense"),
    ("grey", "gray"), ("neighbour", "neighbor"), ("lite", "light"),
)  # fmt: skip
_WORD = re.compile(r"[^\W_]+")
_ENDINGS = ("ings", "ing", "ers", "er", "ed", "es", "s")
# Rules about the box and its paper, which people look up less often.
_PAPER = ("src.", "comp.", "counter.", "sheet.", "art.", "ruling.ocr.", "ruling.edition.")
_SHELVES = ("ruling", "faq", "ex", "deadlands", "team", "variant")  # no subjects
_KINDS = {"rule": 5, "clarification": 2, "ruling": 2, "example": -4}


def plain(text: str) -> str:
    """Return the text in lowercase and in American spelling."""
    text = text.casefold()
    for british, american in _SPELLING:
        text = text.replace(british, american)
    return text


@functools.lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """Return the start of the word that `jump`, `jumps`, `jumped` and `jumping` share."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            word = word[: -len(ending)]
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "ls":
        word = word[:-1]  # fragg(ed), stopp(ing)
    if len(word) > 3 and word[-1] in "ey":
        word = word[:-1]
    return word


def stems(text: str) -> list[str]:
    return [stem(word) for word in _WORD.findall(plain(text).replace("'s", ""))]


def query_stems(words: str) -> list[str]:
    """Return the stems of the important words in a question, or of all its words if none is
    important."""
    said = _WORD.findall(plain(words).replace("'s", ""))
    telling = [word for word in said if word not in _STOP]
    return [stem(word) for word in telling or said]


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search: the row with that id, or matching rows, the best first."""

    entries: tuple[LedgerEntry, ...] = ()
    exact: bool = False
    suggestion: str | None = None


def mentions(words: str) -> Callable[[str], bool]:
    """Return a function that tells whether a rules file may contain the words. Other files need not
    be parsed."""
    wanted = query_stems(words)

    def could_match(text: str) -> bool:
        spelled = plain(text)
        return any(word in spelled for word in wanted)

    return could_match


def search(book: RuleBook, words: str) -> Found:
    """Return the row with that id (`ruling.` may be left out), or else the rows that match the
    words."""
    asked = words.strip().casefold()
    exact = book.get(asked) or book.get(RULING_PREFIX + asked)
    if exact is not None:
        return Found((exact,), exact=True)
    under = tuple(e for e in book.entries if e.id.startswith(asked.rstrip(".") + "."))
    if "." in asked and under:
        return Found(under)
    found = ranked(book.entries, query_stems(words))
    return Found(found, suggestion=None if found else suggest(book, words))


def ranked(entries: Iterable[LedgerEntry], wanted: Sequence[str]) -> tuple[LedgerEntry, ...]:
    """Return the rows that have all of the words or, if there are none, most of them."""
    scored = []
    for order, entry in enumerate(entries):
        hits, score = _score(entry, wanted)
        if hits:
            scored.append((-hits, -score, order, entry))
    most = min((row[0] for row in scored), default=0)
    return tuple(entry for hits, _, _, entry in sorted(scored, key=lambda r: r[:3]) if hits == most)


def _score(entry: LedgerEntry, wanted: Sequence[str]) -> tuple[int, int]:
    """Return how many of the words the row contains, and how prominently."""
    text = stems(_whole_text(entry))
    phrases = [stems(phrase) for phrase in entry.row.words]
    # A word only in the heading does not match, because all rows of a section would. Headings of
    # rulings name too many things to help.
    heading = stems(entry.section) if entry.kind == "rule" else []
    hits = score = 0
    for word in wanted:
        worth = max(_worth_in_id(word, entry.id), _worth_in_phrases(word, phrases))
        worth += 4 if word in text else 0
        if worth:
            hits += 1
        score += worth + (4 if worth and word in heading else 0)
    for phrase in phrases:
        if len(phrase) > 1 and _holds(wanted, phrase):
            score += 14
            hits = max(hits, min(len(wanted), len(phrase)))
    if not hits:
        return 0, 0
    score += _KINDS[entry.kind] + (2 if entry.pack == "base" else 0)
    return hits, score - (8 if entry.id.startswith(_PAPER) else 0)


def _worth_in_id(word: str, id: str) -> int:
    """Return the weight of a word in the id. The first word of an id is its subject, the last one
    its point."""
    parts = [stem(part) for part in re.split(r"[.-]", plain(id)) if part not in _SHELVES]
    if not parts:
        return 0
    if word == parts[0]:
        return 12
    if word in parts:
        return 11 if word == parts[-1] else 10
    return 6 if any(len(part) >= 4 and word.startswith(part) for part in parts) else 0


def _worth_in_phrases(word: str, phrases: list[list[str]]) -> int:
    if [word] in phrases:
        return 12
    return 3 if any(word in phrase for phrase in phrases) else 0


def _holds(wanted: Sequence[str], phrase: Sequence[str]) -> bool:
    short = [word for word in phrase if word not in _STOP] or list(phrase)
    return any(
        list(wanted[i : i + len(short)]) == short for i in range(len(wanted) - len(short) + 1)
    )


def _whole_text(entry: LedgerEntry) -> str:
    match entry.row:
        case Ruling(question=question, options=options, note=note):
            return " ".join([question, *options.values(), note])
        case Rule(rule=text) | Clarification(text=text):
            return text
        case Example(input=case, expected=result):
            return f"{case} {result}"


def is_subject(book: RuleBook, word: str) -> bool:
    """Return whether some row is about that word, judging by its id or its questions."""
    wanted = stem(plain(word))
    return any(
        _worth_in_id(wanted, entry.id) > 6
        or any(wanted in stems(phrase) for phrase in entry.row.words)
        for entry in book.entries
        if not entry.id.startswith(_PAPER)
    )


def suggest(book: RuleBook, words: str) -> str | None:
    """Return a similar word or rule id from the ledger."""
    if "." in words:
        return nearest(words, [e.id for e in book.entries])
    vocabulary: dict[str, None] = {}
    for entry in book.entries:
        spoken = f"{entry.id} {' '.join(entry.row.words)} {_whole_text(entry)}"
        vocabulary.update(dict.fromkeys(re.findall(r"[^\W\d_]{3,}", plain(spoken))))
    for word in _WORD.findall(plain(words)):
        close = [known for known in vocabulary if abs(len(known) - len(word)) <= 2]
        if word not in _STOP and (guess := nearest(word, close)) is not None:
            return guess
    return None


def related(book: RuleBook, entry: LedgerEntry) -> tuple[LedgerEntry, ...]:
    """Return the rows that settle this one, mention it or share its subject. Rulings about it come
    first."""
    mentioned = set(_ids_in(entry))
    same = entry.id.removeprefix(RULING_PREFIX)
    about, others = [], []
    for other in book.entries:
        if other.id == entry.id:
            continue
        if isinstance(other.row, Ruling) and entry.id in other.row.about:
            about.append(other)
        elif (
            other.id in mentioned
            or entry.id in _ids_in(other)
            or other.id.removeprefix(RULING_PREFIX) == same
        ):
            others.append(other)
    return (*about, *others)


def _ids_in(entry: LedgerEntry) -> list[str]:
    named = re.findall(r"`([a-z0-9.-]+\.[a-z0-9.-]+)`", _whole_text(entry))
    return [*named, *(entry.row.about if isinstance(entry.row, Ruling) else ())]
