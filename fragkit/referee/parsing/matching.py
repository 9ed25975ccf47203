"""Typed words matched to names.

A unique beginning is enough, and a slip gets a suggestion. Curly quotes and long dashes of phones
are undone, and a card's name in the reader's language counts as its id:

    p “pulsgewehr” blue   ->  p pulse-rifle blue
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from fragkit.diagnostics import nearest
from fragkit.language.sentences import NOTHING, Text
from fragkit.model.suits import parse_face
from fragkit.values import dataclass

_SHOWN = 6  # more names than this help nobody on a phone


@dataclass(frozen=True, slots=True)
class Misread:
    """Words without a meaning here. Nothing has happened.

    `help` says what would work; `rule` names the rule that forbids what was clearly intended.
    """

    text: Text
    help: Text = NOTHING
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.text}; {self.help}" if self.help else str(self.text)


def find(word: str, names: Collection[str], what: str) -> str | Misread:
    """Return the name that `word` is or begins, else the one with a later part that it begins."""
    if word in names:
        return word
    known = list(dict.fromkeys(names))
    wanted = word.casefold()
    exact = [n for n in known if n.casefold() == wanted]
    begun = exact or [n for n in known if n.casefold().startswith(wanted)]
    found = begun or [n for n in known if _begins_a_part(n, wanted)]
    if wanted and len(found) == 1:
        return found[0]
    if wanted and found:
        return Misread(f"`{word}` could be {listed(found, 'or')}", "type a letter more")
    guess = nearest(word, known)
    if guess is not None:
        return Misread(f"no {what} `{shown(word)}`", f"did you mean `{guess}`?")
    if 0 < len(known) <= _SHOWN:
        return Misread(f"no {what} `{shown(word)}`", f"there is {listed(known, 'and')}")
    return Misread(f"no {what} `{shown(word)}`")


def find_run(
    words: list[str], names: Collection[str], what: str
) -> tuple[str, list[str]] | Misread:
    """Return the name at the head of the words, which may be several (`light armor`)."""
    if words[0] in names:
        return words[0], words[1:]
    known = list(names)
    for count in range(min(len(words), 5), 1, -1):
        joined = "-".join(words[:count])
        whole = [n for n in known if n.casefold() == joined.casefold()]
        if whole or len([n for n in known if n.casefold().startswith(joined.casefold())]) == 1:
            found = find(joined, known, what)
            if isinstance(found, str):
                return found, words[count:]
    first = find(words[0], known, what)
    return first if isinstance(first, Misread) else (first, words[1:])


def find_near(
    words: list[str], near: Collection[str], names: Collection[str], what: str
) -> tuple[str, list[str]] | Misread:
    """Find among all names, as `find_run`; among several matches take the one that is near."""
    found = find_run(words, names, what)
    if isinstance(found, Misread) and near:
        nearer = find_run(words, near, what)
        return found if isinstance(nearer, Misread) else nearer
    return found


def _begins_a_part(name: str, start: str) -> bool:
    parts = name.casefold().split("-")[1:]
    if start.isdecimal():  # `s blue 4` is four shots and not the beginning of `error-404`
        return start in parts
    return any(part.startswith(start) for part in parts)


def listed(names: Iterable[str], word: str) -> str:
    """Return `a`, `b` or `c`; a long list is cut."""
    all = list(names)
    quoted = [f"`{n}`" for n in all[:_SHOWN]]
    if len(all) > _SHOWN:
        return ", ".join(quoted) + " …"
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} {word} {quoted[-1]}"


def shown(text: str, most: int = 24) -> str:
    """Return a stranger's text, short and safe for a terminal."""
    clean = "".join(c if c.isprintable() else "�" for c in text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"


def too_much(words: list[str]) -> Misread:
    return Misread(f"`{shown(' '.join(words))}` is too much there")


_PLAIN = str.maketrans(
    {
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys("’‘ʼ", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\ufe0e\ufe0f\u20e3", None),
        **{face: f" {number} " for number, face in enumerate("⚀⚁⚂⚃⚄⚅", 1)},
    }
)
# Quotes go; the apostrophe inside a name stays: `O'Neil`.
_QUOTES = re.compile(r"""["`]|(?<!\w)'|'(?!\w)""")
_AFTER = " \t.;…?"


def plain_typing(text: str) -> str:
    """Return the words as a plain keyboard would have typed them.

    plain_typing("p “light‑armor”. ")  ->  "p light-armor"
    """
    if not text.isascii():
        text = unicodedata.normalize("NFC", text).translate(_PLAIN)
    text = _QUOTES.sub("", text).replace(",", " ").strip()
    return text if text == "?" else text.rstrip(_AFTER)


_FOLDED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_MOST_WORDS = 5
_LEAST = 3  # letters that begin a name; fewer are a command or a player


class TranslatedNames:
    def __init__(self, names: Mapping[str, str]) -> None:
        """Take `names`: id -> printed name. A name that several cards share means none of them."""
        self.ids: dict[str, str] = {}
        forms = {id: typed(name) for id, name in names.items()}
        often = Counter(forms.values())
        for id, form in forms.items():
            if often[form] == 1:
                self.ids.setdefault(form, id)
                self.ids.setdefault(form.translate(_FOLDED), id)

    def read(self, text: str, known: Collection[str]) -> str:
        """Return the text with ids for names; `known` words stay."""
        if not self.ids:
            return text
        head, colon, rest = text.partition(": ")
        if colon:
            return f"{head}: {self.read(rest, known)}"
        words = text.split()
        made, at = words[:1], 1
        while at < len(words):
            count, id = self._at(words[at:], known)
            made.append(id or words[at])
            at += count
        return " ".join(made) if made else text

    def _at(self, words: list[str], known: Collection[str]) -> tuple[int, str]:
        if parse_face(words[0]) is not None:
            return 1, ""  # a playing card
        for count in range(min(len(words), _MOST_WORDS), 0, -1):
            typed_word = "-".join(map(typed, words[:count]))
            if typed_word in self.ids:
                return count, self.ids[typed_word]
        typed_word = typed(words[0])
        if len(typed_word) < _LEAST or _begins(typed_word, known):
            return 1, ""
        begun = {id for form, id in self.ids.items() if form.startswith(typed_word)}
        return 1, begun.pop() if len(begun) == 1 else ""


def typed(name: str) -> str:
    return re.sub(r"[^\w]+", "-", name.casefold()).strip("-")


def _begins(typed_word: str, known: Iterable[str]) -> bool:
    return any(
        part.startswith(typed_word)
        for word in known
        for part in (word.casefold(), *word.split("-"))
    )
