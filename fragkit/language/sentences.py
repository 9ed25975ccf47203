"""Sentences as values: templates with named fields. They become words at the very end, in the
reader's language.

    say("{player} can't shoot {target}: {reason}", player="Red", target="Blue", reason=blocker)
    plural("{n} card is left", "{n} cards are left", n=3)

A field holds text, a number, another sentence, or several of these. Its name shows its kind
(`translation.py`): a player and a square are the same in every language, but a card has a name in
each. A word after a colon decides how a field is shown:

    {cards:and}  {options:or}  A, B and C; A, B or C (by default, joined with commas)
    {reason:cap}               with a capital letter first
    {n:signed}                 +2, −1
    {target:dative}            any other word asks the catalog for the part's entry of that context

A template is its own key in a catalogue. A field has the same name in every language, so no
translation depends on the name of a variable.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeAlias

FIELD = re.compile(r"\{([a-z_]+)((?::[a-z]+)*)\}")
_FIRST = re.compile(r"^\**\w")  # also behind the stars of bold text
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_JOINTS = ("and", "or", "row")


class Sentence:
    """A template with its fields. `many` is the template for every number `n` except one."""

    __slots__ = ("fields", "many", "template")
    context = ""  # where a language looks first: a short word may mean something else elsewhere

    def __init__(self, template: str, fields: Mapping[str, Any], many: str = "") -> None:
        self.template = template
        self.fields = fields
        self.many = many

    def __str__(self) -> str:
        return render(self, ENGLISH)

    def __repr__(self) -> str:
        return f"say({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return str(self) == other
        if not isinstance(other, Sentence):
            return NotImplemented
        return (self.template, self.fields) == (other.template, other.fields)

    def __hash__(self) -> int:
        return hash(str(self))

    def __contains__(self, words: str) -> bool:
        return words in str(self)

    def __bool__(self) -> bool:
        return bool(self.template)

    def in_words(self, wording: Wording, context: str) -> str:
        """Return the sentence in that language. `context` is a grammatical case that a longer
        sentence asks for."""
        if not self.template:
            return ""
        fields = self.fields
        case = "" if has_words(self.template) else context  # for templates that only join parts

        def field(match: re.Match[str]) -> str:
            text = _shown(fields[match[1]], match[1], match[2], wording, case)
            # Of a compound, the last part is joined: "Flammen- oder Energie-", "waffen".
            is_joined = text.endswith("-") and match.string[match.end() :][:1].islower()
            return text[:-1] if is_joined else text

        template = self.template if self.template == "{sentences:row}" else ""
        return FIELD.sub(field, template or wording.template(self, context or self.context))

    def data(self) -> dict[str, Any]:
        """Return the sentence for a program: `{"id": template, "fields": {…}}`, nested for nested
        sentences."""
        return {"id": self.template, "fields": {k: _data(v) for k, v in self.fields.items()}}


# Finished words are allowed if somebody else wrote them (a note, a card's name).
Text: TypeAlias = str | Sentence


def say(template: str, /, **fields: Any) -> Sentence:
    """Return a sentence. Its template must be a literal, so that it can be collected for
    translators."""
    return Sentence(template, fields)


def plural(one: str, many: str, /, **fields: Any) -> Sentence:
    """Return a sentence that depends on the number in its field `n`."""
    return Sentence(one, fields, many)


def has_words(template: str) -> bool:
    """Return whether a template has words besides its fields."""
    return bool(_LETTERS.search(FIELD.sub("\0", template)))


def in_a_row(parts: Iterable[Text]) -> Sentence:
    """Return several sentences as one value that shows them one after another, without empty ones."""
    return Sentence("{sentences:row}", {"sentences": tuple(part for part in parts if part)})


NOTHING = Sentence("", {})


class Wording(Protocol):
    """The facts about a language: its templates, its words for parts, and the way it joins a list.

    `context` is the word after a field's colon: a grammatical case, under the name that the
    language's own templates use.
    """

    def template(self, sentence: Sentence, context: str) -> str: ...

    def word(self, text: str, field: str, context: str) -> str: ...

    def joined(self, items: list[str], word: str) -> str: ...

    def contracted(self, text: str) -> str: ...


class English:
    """English, in which templates and names are used unchanged."""

    def template(self, sentence: Sentence, context: str) -> str:
        if sentence.many and sentence.fields["n"] != 1:
            return sentence.many
        return sentence.template

    def word(self, text: str, field: str, context: str) -> str:
        return text

    def joined(self, items: list[str], word: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {word} {items[-1]}"

    def contracted(self, text: str) -> str:
        return text


ENGLISH = English()


class Untranslated(Exception):  # noqa: N818  the renderer's own signal, never seen by a reader
    """Raised if a language has no words for a template."""


def render(text: Text, wording: Wording) -> str:
    """Return the text in that language. If a part has no translation, return all of it in English."""
    try:
        return render_strictly(text, wording)
    except Untranslated:
        return render_strictly(text, ENGLISH)


def render_strictly(text: Text, wording: Wording) -> str:
    """Return the text in that language; raise `Untranslated` if it lacks words for a part."""
    return wording.contracted(_filled(text, "", "", wording))


def _filled(value: Any, name: str, context: str, wording: Wording) -> str:
    if isinstance(value, Sentence):
        return value.in_words(wording, context)
    return wording.word(value, name, context) if isinstance(value, str) else str(value)


def _shown(value: Any, name: str, how: str, wording: Wording, context: str) -> str:
    asked = how.split(":") if how else ()
    for word in asked:
        if word and word not in ("cap", "signed", *_JOINTS):
            context = word
    if isinstance(value, tuple | list):
        joint = next((word for word in asked if word in _JOINTS), "")
        if joint == "row":  # whole sentences, each by itself, because one may lack a translation
            return " ".join(text for item in value if (text := render(item, wording)))
        items = [text for item in value if (text := _filled(item, name, context, wording))]
        text = wording.joined(items, joint) if joint else ", ".join(items)
    elif "signed" in asked:
        text = f"{value:+d}".replace("-", "−")
    else:
        text = _filled(value, name, context, wording)
    return _FIRST.sub(lambda m: m[0].upper(), text, count=1) if "cap" in asked else text


def _data(value: Any) -> Any:
    if isinstance(value, Sentence):
        return value.data()
    if isinstance(value, tuple | list):
        return [_data(item) for item in value]
    return value if isinstance(value, int | str) else str(value)
