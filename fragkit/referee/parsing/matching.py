"""Matching typed words to names.

A unique beginning is enough, and a typo gets a suggestion. Curly quotes and long dashes from phones
become plain ones, and a card's name in the reader's language means its id:

    p “pulsgewehr” blue   ->  p pulse-rifle blue
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from fragkit.diagnostics import nearest
from fragkit.language.sentences import NOTHING, Text, say
from fragkit.model.playing_cards import parse_face
from fragkit.values import dataclass

_SHOWN = 6  # more names than this help nobody on a phone


@dataclass(frozen=True, slots=True)
class Misread:
    """Input that could not be read. Nothing has happened.

    `help` shows what would work. `rule` names the rule that forbids an input whose intention is
    clear.
    """

    text: Text
    help: Text = NOTHING
    rule: str = ""

    @property
    def sentence(self) -> Text:
        """Return the text and the help in one line."""
        if not self.help:
            return self.text
        template = self.text if isinstance(self.text, str) else self.text.template
        if template.endswith("?"):
            return say("{text} {help:cap}", text=self.text, help=self.help)
        return say("{text}; {help}", text=self.text, help=self.help)

    def __str__(self) -> str:
        return str(self.sentence)


def find(word: str, names: Collection[str], kind: str) -> str | Misread:
    """Return the name that starts with `word`, or the name with a later part that does.

    `kind` is the word for such a name in the reply to a typo: "player", "card".
    """
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
        return ambiguous(word, found)
    guess = nearest(word, known)
    if guess is not None:
        return Misread(unknown(kind, word), did_you_mean(guess))
    if 0 < len(known) <= _SHOWN:
        return Misread(unknown(kind, word), choose_from(known))
    return Misread(unknown(kind, word))


def unknown(kind: str, typed: str) -> Text:
    """Return the message for an unknown name: "no card `fo`"."""
    if kind == "option":
        return say("`{typed}` is not an option", typed=shown(typed))
    if kind == "fact":
        return say("`override` can't set `{typed}`", typed=shown(typed))
    return say("there is no {kind} `{typed}`", kind=kind, typed=shown(typed))


def ambiguous(typed: str, found: Iterable[str]) -> Misread:
    could_be = say(
        "`{typed}` could be {options_typed:or}", typed=typed, options_typed=quoted(found)
    )
    return Misread(could_be, say("type another letter"))


def did_you_mean(*guesses: str) -> Text:
    return say("did you mean {options_typed:or}?", options_typed=quoted(guesses))


def type_one_of(commands: Iterable[str]) -> Text:
    return say("type {options_typed:or}", options_typed=quoted(commands))


def choose_from(names: Iterable[str]) -> Text:
    return say("choose {options_typed:or}", options_typed=quoted(names))


def find_run(
    words: list[str], names: Collection[str], kind: str
) -> tuple[str, list[str]] | Misread:
    """Return the name at the start of the words, and the rest. A name may take several words:
    `light armor`."""
    if words[0] in names:
        return words[0], words[1:]
    known = list(names)
    for count in range(min(len(words), 5), 1, -1):
        joined = "-".join(words[:count])
        whole = [n for n in known if n.casefold() == joined.casefold()]
        if whole or len([n for n in known if n.casefold().startswith(joined.casefold())]) == 1:
            found = find(joined, known, kind)
            if isinstance(found, str):
                return found, words[count:]
    first = find(words[0], known, kind)
    return first if isinstance(first, Misread) else (first, words[1:])


def find_near(
    words: list[str], near: Collection[str], names: Collection[str], kind: str
) -> tuple[str, list[str]] | Misread:
    """Return the result of `find_run`. Among several matches, prefer one of the `near` names."""
    found = find_run(words, names, kind)
    if isinstance(found, Misread) and near:
        nearer = find_run(words, near, kind)
        return found if isinstance(nearer, Misread) else nearer
    return found


def _begins_a_part(name: str, start: str) -> bool:
    parts = name.casefold().split("-")[1:]
    if start.isdecimal():  # `s blue 4` is four shots and not the beginning of `error-404`
        return start in parts
    return any(part.startswith(start) for part in parts)


def quoted(names: Iterable[str]) -> tuple[str, ...] | str:
    """Return the names in backticks, for a field such as `{options_typed:or}`. Cut off a long list."""
    all = list(names)
    some = tuple(f"`{name}`" for name in all[:_SHOWN])
    return f"{', '.join(some)} …" if len(all) > _SHOWN else some


def listed(names: Iterable[str], word: str) -> str:
    """Return `a`, `b` or `c` as text. Cut off a long list."""
    found = quoted(names)
    if isinstance(found, str):
        return found
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} {word} {found[-1]}"


def shown(text: str, most: int = 24) -> str:
    """Return typed text in a form that is short and safe to print."""
    clean = "".join(c if c.isprintable() else "�" for c in text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"


def too_much(words: list[str]) -> Misread:
    return Misread(say("`{typed}` doesn't belong here", typed=shown(" ".join(words))))


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


def straight_quotes(text: str) -> str:
    """Return the text with the quotes of a plain keyboard."""
    return unicodedata.normalize("NFC", text).translate(_PLAIN)


def plain_typing(text: str) -> str:
    """Return the text as a plain keyboard would have typed it.

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
        """Take `names`, the printed names by id. A name that several cards share is ignored."""
        self.ids: dict[str, str] = {}
        forms = {id: typed(name) for id, name in names.items()}
        often = Counter(forms.values())
        for id, form in forms.items():
            if often[form] == 1:
                self.ids.setdefault(form, id)
                self.ids.setdefault(form.translate(_FOLDED), id)

    def read(self, text: str, known: Collection[str]) -> str:
        """Return the text with ids instead of names. Leave `known` words alone."""
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
