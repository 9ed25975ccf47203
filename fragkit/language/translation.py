"""A language: its catalog (gettext's `.po`), kinds of fields, hyphenation, and the rendering of sentences.

A sentence without a translation is shown in English as a whole, which is easier to understand than
half of it, and `fragkit lang todo` lists it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from gettext import c2py
from pathlib import Path
from typing import Any, Literal

from fragkit.language.sentences import Sentence, Untranslated, has_words, render
from fragkit.shipped_files import share

Kind = Literal["player", "square", "number", "typed", "name", "word", "part"]

_FIELDS: dict[Kind, str] = {
    "player": """
        player players target attacker other others owner winner winners giver receiver chooser captain
        teammate enemy mover killer holder seat seats first second leader losers fighter_of passer pair
    """,
    "square": "square squares start end to_square from_square via corner edge path place way red blue door",
    "number": """
        n dice range health armor ammo movement attacks frags total need least most left spent
        number faces roll rolls damage points cost speed accuracy turn round count made allowed
        distance percent chance line column times amount copies radius needed size columns row rows
        rate low high par seed
    """,
    "typed": """
        typed rule id key form command option options_typed file example value near code sign paper
    """,
    "name": """
        card cards weapon weapons gadget special map maps pack packs fighter fighters name names
        ability trait mode counter_name track stance napalm
    """,
    "word": """
        deck decks stat stats suit color side team kind kinds phase direction purpose window thing
        suits
    """,
    "part": """
        reason reasons source sources cause help what where when who why how note notes at with_what
        detail options choices sentences message sentence condition effect result rest whose
        mode_note was now items order fact origin by to face blocker before after text parts receipt
        counter counters roll_text hand said area boxes called change core deed deeds duration facts
        harms kept middle moments places quantity spared subject things types ways which whom pile
        stances attack relatives games each amounts often spot
    """,
}
FIELDS: dict[str, Kind] = {name: kind for kind, names in _FIELDS.items() for name in names.split()}


_LINE = re.compile(r'^(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d+)\])?\s+)?"(.*)"\s*$')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
CONTEXT = "\x04"  # gettext joins the context and the word in this way
TWO_FORMS = "n != 1"


class BadCatalogue(Exception):  # noqa: N818  told with its line where the file is read
    """A line that is not part of any `.po` file."""


@dataclass(slots=True)
class Entry:
    """One English sentence and its translation."""

    msgid: str
    msgstr: str = ""
    plural: str = ""  # the English plural, if the number decides
    forms: dict[int, str] = field(default_factory=dict)
    fuzzy: bool = False
    context: str = ""  # a word with another translation in this place
    place: str = ""  # the file that uses it; `words` for words without a sentence

    @property
    def key(self) -> str:
        return f"{self.context}{CONTEXT}{self.msgid}" if self.context else self.msgid

    @property
    def is_done(self) -> bool:
        return not self.fuzzy and bool(self.msgstr or (self.forms and all(self.forms.values())))


@dataclass(slots=True)
class Catalogue:
    entries: dict[str, Entry]
    form_of: Callable[[int], int]  # the plural form for a number


def read_po(text: str) -> Catalogue:
    """Read a catalogue. The last entry for a sentence wins."""
    entries: dict[str, Entry] = {}
    at: Entry | None = None
    part, form, fuzzy, place = "", 0, False, ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            fuzzy = fuzzy or (line.startswith("#,") and "fuzzy" in line)
            place = line[2:].strip() if line.startswith("#:") else place
            continue
        match = _LINE.match(line)
        if match is None:
            raise BadCatalogue(f"line {number}: `{line[:40]}` is not a line of a catalog")
        key, index, quoted = match.groups()
        words = _ESCAPE.sub(lambda m: _ESCAPES.get(m[1], m[1]), quoted)
        if key == "msgctxt" or (key == "msgid" and part != "msgctxt"):
            at, fuzzy, part = Entry("", fuzzy=fuzzy, place=place), False, key
        if at is None or (not key and not part):
            raise BadCatalogue(f"line {number}: no `msgid` before it")
        part, form = (key, int(index or 0)) if key else (part, form)
        if part == "msgctxt":
            at.context += words
        elif part == "msgid":
            at.msgid += words
        elif part == "msgid_plural":
            at.plural += words
        elif part == "msgstr" and at.plural:
            at.forms[form] = at.forms.get(form, "") + words
        elif part == "msgstr":
            at.msgstr += words
        if part == "msgstr":
            entries[at.key] = at
    head = entries.pop("", Entry("")).msgstr
    plural = re.search(r"plural=([^;\n]+)", head)
    return Catalogue(entries, c2py(plural[1].strip() if plural else TWO_FORMS))


SOFT_HYPHEN = "\u00ad"
_WORD = re.compile(r"[^\W\d_]{4,}")
_LONG = 7  # letters; shorter words stay whole unless they are hyphenated by hand
_NO_DIGITS = str.maketrans("", "", "0123456789")
_BEFORE, _BEHIND = 2, 3  # letters before the first hyphen and after the last


class Hyphenation:
    """Soft hyphens between the syllables of long words.

    A language has a file of Liang's hyphenation patterns (`templates/lang/de.hyphens`). Each
    pattern shows for a few letters where a break is good (odd) or bad (even), and the highest
    number wins. The pack's own words come first (`hyphens:` of its translation), because a compound
    is easiest to read if it is broken between its parts. A text that has soft hyphens of its own
    does not change.
    """

    def __init__(self, patterns: Path | None = None) -> None:
        self._path = patterns
        self._cut: dict[str, str] = {}  # by the word in lowercase

    def learn(self, words: Iterable[str]) -> None:
        """Learn words with hyphens that show where they may be broken: `Ketten-sägen-massage`."""
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
        cuts = [i for i in range(_BEFORE, len(word) - _BEHIND + 1) if best[i + 1] % 2]
        return [word[a:b] for a, b in zip([0, *cuts], [*cuts, len(word)], strict=True)]

    @cached_property
    def _patterns(self) -> dict[str, str]:
        """Return the patterns by their letters. Digits are read only when a pattern matches."""
        text = self._path.read_text(encoding="utf-8") if self._path else ""
        lines = [line for line in text.split("\n") if line and line[0] != "%"]
        letters = "\n".join(lines).translate(_NO_DIGITS).split("\n")
        return dict(zip(letters, lines, strict=False))  # an entry without lines is an empty string

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


_CARDS = ("card", "cards")  # the fields whose names may need quotation marks
_SAME_EVERYWHERE = ("player", "square", "number", "typed")
_WORDS = re.compile(r"(?<![\w.@/-])[a-z]{3,}(?![\w@/]|[.:]\w)")  # words in a dictionary
# The first letter, even after the stars of bold text.
_FIRST = re.compile(r"^(\W{0,2})(\w)")


class Language:
    """The catalog and the names of one language."""

    def __init__(
        self,
        code: str,
        catalogue: Catalogue,
        names: Mapping[str, str] | None = None,
        hyphenate: Hyphenation | None = None,
    ) -> None:
        self.code = code
        self.catalogue = catalogue
        self.names: dict[str, str] = dict(names or {})  # of content: English -> this language
        self.kept: set[str] = set()  # players' names, which are never translated
        self.cards: dict[str, Any] = {}  # by id, in the words of this language
        self.hyphenate = hyphenate or Hyphenation()
        self.unsaid: dict[str, None] = {}  # templates and texts without a translation

    def learn(self, names: Mapping[str, str]) -> None:
        """Learn names and texts of content. The first translation of a text wins."""
        self.names = {**names, **self.names}

    def keep(self, names: Iterable[str]) -> None:
        """Leave the names of players untranslated."""
        self.kept.update(names)

    # -- whole texts -------------------------------------------------------------------

    def sentence(self, sentence: Sentence) -> str:
        """Return the sentence in this language, or all of it in English."""
        return render(sentence, self)

    def say(self, text: str) -> str:
        """Return the translation of a name, a label or a designer's text, or else the text itself."""
        core = text.strip()
        found = core if not core or core in self.kept else self._known(core)
        if found is None:
            if _WORDS.search(core):
                self.unsaid.setdefault(core)
            return text
        return text.replace(core, found, 1) if core else text

    def _known(self, text: str) -> str | None:
        """Look up the text as it is, then without its period, then with its first letter in the
        other case."""
        for stop in ("", ".", ":", "!", "?", ","):
            if text.endswith(stop):
                core = text.removesuffix(stop)
                for made, capital in ((core, False), (_lower(core), True), (_upper(core), False)):
                    found = self.names.get(made) or self._label(made)
                    if found:
                        return (_upper(found) if capital and made != core else found) + stop
        return None

    def _label(self, text: str) -> str:
        """Look up a label. A label has no forms such as `lose|loses`, which belong to a clause."""
        found = self._entry(text)
        return "" if "|" in found else found

    def _entry(self, text: str, context: str = "") -> str:
        entry = self.catalogue.entries.get(f"{context}{CONTEXT}{text}" if context else text)
        if entry is None or not entry.is_done:
            return ""
        return entry.msgstr

    # -- the parts of a sentence -------------------------------------------------------

    def template(self, sentence: Sentence, context: str) -> str:
        entries = self.catalogue.entries
        msgid = sentence.template
        entry = entries.get(f"{context}{CONTEXT}{msgid}") if context else None
        entry = entry or entries.get(msgid)
        if entry is None and not has_words(msgid):
            return msgid
        if entry is None or not entry.is_done or bool(sentence.many) != bool(entry.plural):
            self.unsaid.setdefault(msgid)
            raise Untranslated(msgid)
        if sentence.many:
            form = self.catalogue.form_of(sentence.fields["n"])
            return entry.forms.get(form) or entry.forms[max(entry.forms)]
        return entry.msgstr

    def word(self, text: str, field: str, context: str) -> str:
        kind = FIELDS.get(field, "part")
        if kind in _SAME_EVERYWHERE or text in self.kept:
            return text
        if kind != "name" or text not in self.names:  # a pack's name has priority
            found = self._entry(text, context) if context else ""
            if not found and context and (pattern := self._entry("{}", context)):
                return pattern.replace("{}", self.word(text, field, ""))
            found = found or self._entry(text, field) or self._entry(text)
            if found:
                return found
        found = self.names.get(text, "")
        if not found and kind == "word" and _WORDS.search(text):
            self.unsaid.setdefault(text)
            raise Untranslated(text)
        return self._quoted(found) if found and field in _CARDS else found or text

    def _quoted(self, name: str) -> str:
        """Return the name of a card in quotation marks if it could be read as part of a sentence:
        "Red kann „Eine Runde noch“ nicht spielen"."""
        marks = self._entry("quotes", "grammar")
        is_clear = all(word[0].isupper() for word in name.split()) and name[-1] not in "!?."
        return name if is_clear or not marks else f"{marks[0]}{name}{marks[-1]}"

    def grammar(self, context: str, key: str) -> str:
        """Return a fact about the language from its catalog, such as its word order."""
        return self._entry(key, context)

    def joined(self, items: list[str], word: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self._entry(word) or word} {items[-1]}"

    def contracted(self, text: str) -> str:
        """Return the text with `vom` for `von dem`, as the catalog has it."""
        pattern = self._contractions
        if marks := self._entry("quotes", "grammar"):
            text = text.replace(marks[0] * 2, marks[0]).replace(marks[-1] * 2, marks[-1])
        return pattern.sub(lambda m: self._entry(m[0], "contraction"), text) if pattern else text

    @cached_property
    def _contractions(self) -> re.Pattern[str] | None:
        entries = self.catalogue.entries.values()
        long = [re.escape(one.msgid) for one in entries if one.context == "contraction"]
        return re.compile(rf"\b(?:{'|'.join(long)})\b") if long else None


def _upper(text: str) -> str:
    return _FIRST.sub(lambda m: m[1] + m[2].upper(), text, count=1)


def _lower(text: str) -> str:
    return _FIRST.sub(lambda m: m[1] + m[2].lower(), text, count=1)


ENGLISH = "en"


def catalogue_folder(code: str) -> Path:
    return share("templates") / "lang" / code


def shipped_codes() -> list[str]:
    """Return the codes of the languages in which fragkit has sentences, besides English."""
    return sorted(path.name for path in (share("templates") / "lang").iterdir() if path.is_dir())


def shipped(code: str) -> Language:
    """Return the language. Without a catalog, its sentences are English, and only names differ."""
    folder = catalogue_folder(code)
    text = "\n".join(p.read_text(encoding="utf-8") for p in sorted(folder.glob("*.po")))
    patterns = folder.with_suffix(".hyphens")
    hyphenate = Hyphenation(patterns if patterns.is_file() else None)
    return Language(code, read_po(text), hyphenate=hyphenate)
