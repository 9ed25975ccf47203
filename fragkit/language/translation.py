"""A language: its templates, names of content, and the rendering of sentences.

A sentence without a translation is shown in English as a whole, which is easier to understand than
half of it, and `fragkit lang todo` lists it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fragkit.language.fields import FIELDS
from fragkit.language.hyphenation import Hyphenation
from fragkit.language.po import CONTEXT, Catalogue, read_po
from fragkit.language.sentences import Sentence, Untranslated, has_words, render
from fragkit.shipped_files import share

_SAME_EVERYWHERE = ("player", "square", "number", "typed")
_WORDS = re.compile(r"(?<![\w.@/-])[a-z]{3,}(?![\w@/]|[.:]\w)")  # that a dictionary has
# The first letter, also behind the stars of bold text.
_FIRST = re.compile(r"^(\W{0,2})(\w)")


class Language:
    """The catalogue and the names of one language."""

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
        """Learn names and texts of content; the first translation of a text wins."""
        self.names = {**names, **self.names}

    def keep(self, names: Iterable[str]) -> None:
        """Leave the names of players untranslated."""
        self.kept.update(names)

    # -- whole texts -------------------------------------------------------------------

    def sentence(self, sentence: Sentence) -> str:
        """Return the sentence in this language, or all of it in English."""
        return render(sentence, self)

    def say(self, text: str) -> str:
        """Return the translation of a name, a label or a designer's text; else the text itself."""
        core = text.strip()
        found = core if not core or core in self.kept else self._known(core)
        if found is None:
            if _WORDS.search(core):
                self.unsaid.setdefault(core)
            return text
        return text.replace(core, found, 1) if core else text

    def _known(self, text: str) -> str | None:
        """Look up the text as it is, then without its period, then with another first letter."""
        for stop in ("", ".", ":", "!", "?", ","):
            if text.endswith(stop):
                core = text.removesuffix(stop)
                for made, capital in ((core, False), (_lower(core), True), (_upper(core), False)):
                    found = self.names.get(made) or self._label(made)
                    if found:
                        return (_upper(found) if capital and made != core else found) + stop
        return None

    def _label(self, text: str) -> str:
        """Look up a label; `lose|loses` are the forms of a clause, which a label does not have."""
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
        if kind != "name" or text not in self.names:  # a pack's name comes first
            found = self._entry(text, context) if context else ""
            found = found or self._entry(text, field) or self._entry(text)
            if found:
                return found
        found = self.names.get(text, "")
        if not found and kind == "word" and _WORDS.search(text):
            self.unsaid.setdefault(text)
            raise Untranslated(text)
        return found or text

    def grammar(self, context: str, key: str) -> str:
        """Return a fact about the language from its catalogue, such as its word order."""
        return self._entry(key, context)

    def joined(self, items: list[str], word: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self._entry(word) or word} {items[-1]}"


def _upper(text: str) -> str:
    return _FIRST.sub(lambda m: m[1] + m[2].upper(), text, count=1)


def _lower(text: str) -> str:
    return _FIRST.sub(lambda m: m[1] + m[2].lower(), text, count=1)


ENGLISH = "en"


def catalogue_folder(code: str) -> Path:
    return share("templates") / "lang" / code


def shipped_codes() -> list[str]:
    """Return the languages that fragkit has sentences in, besides English."""
    return sorted(path.name for path in (share("templates") / "lang").iterdir() if path.is_dir())


def shipped(code: str) -> Language:
    """Return the language; without a catalogue, its sentences are English and only names differ."""
    folder = catalogue_folder(code)
    text = "\n".join(p.read_text(encoding="utf-8") for p in sorted(folder.glob("*.po")))
    patterns = folder.with_suffix(".hyphens")
    hyphenate = Hyphenation(patterns if patterns.is_file() else None)
    return Language(code, read_po(text), hyphenate=hyphenate)
