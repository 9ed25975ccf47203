"""A sentence is a value: a template with named fields. The words come last, in the reader's language.

    say("{player} can't shoot {target}: {reason}", player="Red", target="Blue", reason=blocker)
    plural("{n} card is left", "{n} cards are left", n=3)

A field holds text (a name, a square, typed words), a number, another sentence, or several of these:
`{cards:and}` and `{options:or}` join several in the reader's language, `{squares}` with commas, and
`{reason:cap}` starts with a capital letter. A template is its own key in a catalogue; a field keeps its
name in every language, so no translator depends on how a variable is called.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeAlias

FIELD = re.compile(r"\{([a-z_]+)(?::([a-z]+))?\}")


class Sentence:
    """A template and what fills it; `many` is the template for any number `n` but one."""

    __slots__ = ("fields", "many", "template")

    def __init__(self, template: str, fields: Mapping[str, Any], many: str = "") -> None:
        self.template = template
        self.fields = fields
        self.many = many

    def __str__(self) -> str:
        return render(self, ENGLISH)

    def __repr__(self) -> str:
        return f"say({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sentence):
            return NotImplemented
        return (self.template, self.fields) == (other.template, other.fields)

    def __hash__(self) -> int:
        return hash(self.template)

    def __bool__(self) -> bool:
        return bool(self.template)

    def data(self) -> dict[str, Any]:
        """For a program: `{"id": template, "fields": {…}}`, nested where sentences are."""
        return {"id": self.template, "fields": {k: _data(v) for k, v in self.fields.items()}}


# What may be said: finished words are allowed where somebody else wrote them (a note, a card's name).
Text: TypeAlias = str | Sentence


def say(template: str, /, **fields: Any) -> Sentence:
    """A sentence; its template is a literal, so that translators can be shown all of them."""
    return Sentence(template, fields)


def plural(one: str, many: str, /, **fields: Any) -> Sentence:
    """A sentence that depends on the number in its field `n`."""
    return Sentence(one, fields, many)


def in_a_row(parts: Iterable[Text]) -> Sentence:
    """Several sentences, one behind the other, as one value; those that say nothing are left out."""
    return Sentence("{sentences:row}", {"sentences": tuple(part for part in parts if part)})


NOTHING = Sentence("", {})


class Wording(Protocol):
    """What a language knows: its templates, names of content, and how it joins a list."""

    def template(self, sentence: Sentence) -> str: ...

    def name(self, text: str) -> str: ...

    def joined(self, items: list[str], word: str) -> str: ...


class English:
    """Templates are English already; names stay as they are printed."""

    def template(self, sentence: Sentence) -> str:
        if sentence.many and sentence.fields["n"] != 1:
            return sentence.many
        return sentence.template

    def name(self, text: str) -> str:
        return text

    def joined(self, items: list[str], word: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {word} {items[-1]}"


ENGLISH = English()


class Untranslated(Exception):  # noqa: N818  the renderer's own signal, never seen by a reader
    """A language has no words for a template."""


def render(text: Text, wording: Wording) -> str:
    """The text in that language; in English as a whole when one of its parts has no translation."""
    try:
        return _filled(text, wording)
    except Untranslated:
        return _filled(text, ENGLISH)


def _filled(value: Any, wording: Wording) -> str:
    if isinstance(value, Sentence):
        fields = value.fields

        def field(match: re.Match[str]) -> str:
            return _shown(fields[match[1]], match[2] or "", wording)

        return FIELD.sub(field, wording.template(value)) if value.template else ""
    return wording.name(value) if isinstance(value, str) else str(value)


def _shown(value: Any, how: str, wording: Wording) -> str:
    if isinstance(value, tuple | list):
        items = [text for item in value if (text := _filled(item, wording))]
        if how == "row":
            return " ".join(items)
        return wording.joined(items, how) if how in ("and", "or") else ", ".join(items)
    text = _filled(value, wording)
    return text[:1].upper() + text[1:] if how == "cap" else text


def _data(value: Any) -> Any:
    if isinstance(value, Sentence):
        return value.data()
    if isinstance(value, tuple | list):
        return [_data(item) for item in value]
    return value if isinstance(value, int | str) else str(value)
