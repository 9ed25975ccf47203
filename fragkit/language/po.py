"""Catalogues of sentences in gettext's `.po` format, read without any tool.

A `.po` file is small and is read only for another language, so there is no compiled form that could
be out of date.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from gettext import c2py

_LINE = re.compile(r'^(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d+)\])?\s+)?"(.*)"\s*$')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
CONTEXT = "\x04"  # as gettext joins the context and the word
TWO_FORMS = "n != 1"


class BadCatalogue(Exception):  # noqa: N818  told with its line where the file is read
    """A line that is not part of any `.po` file."""


@dataclass(slots=True)
class Entry:
    """One English sentence and its translation."""

    msgid: str
    msgstr: str = ""
    plural: str = ""  # the English plural, where the number decides
    forms: dict[int, str] = field(default_factory=dict)
    fuzzy: bool = False
    context: str = ""  # a word that is another one in this place
    place: str = ""  # the file that says it; `words` for what stands in no sentence of its own

    @property
    def key(self) -> str:
        return f"{self.context}{CONTEXT}{self.msgid}" if self.context else self.msgid

    @property
    def is_done(self) -> bool:
        return not self.fuzzy and bool(self.msgstr or (self.forms and all(self.forms.values())))


@dataclass(slots=True)
class Catalogue:
    entries: dict[str, Entry]
    form_of: Callable[[int], int]  # which plural form a number takes


def read_po(text: str) -> Catalogue:
    """Read a catalogue; the last entry for a sentence wins."""
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
            raise BadCatalogue(f"line {number}: `{line[:40]}` is no line of a catalogue")
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
