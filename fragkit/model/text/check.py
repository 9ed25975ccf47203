"""Placeholders in a text must be whole and exist, and numbers come from placeholders.

A number that is typed into a text goes its own way when the card changes: print and rule
would differ. So a bare number is a warning, and the help names the placeholder that
carries it. Both are told at their character, in whatever style the text is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.model.card import Card
from fragkit.model.fields import Where
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.text.placeholders import PLACEHOLDER, placeholders

SourceOf = Callable[[str], str | None]
_NUMBER = re.compile(r"\d+")
_HALF = re.compile(r"\{[\w.+-]*|[\w.+-]*\}")  # what is left of braces behind whole placeholders


def check_text(card: Card, problems: Problems, source_of: SourceOf | None = None) -> None:
    """Tells unknown and half placeholders, bold without an end and bare numbers in the text.

    `source_of` gives a file's text; with it the place is exact also in texts of several lines.
    """
    _check(card, f"the card `{card.id}`", problems, source_of)


def check_fighter_texts(
    fighter: Fighter, problems: Problems, source_of: SourceOf | None = None
) -> None:
    for trait in (*fighter.abilities, *fighter.drawbacks):
        check_trait_text(trait, f"this trait of `{fighter.id}`", problems, source_of)


def check_trait_text(
    trait: Trait, what: str, problems: Problems, source_of: SourceOf | None = None
) -> None:
    _check(trait, what, problems, source_of)


def _check(
    subject: Card | Trait, what: str, problems: Problems, source_of: SourceOf | None
) -> None:
    text = subject.text
    if not text:
        return
    known = placeholders(subject)
    finder = _Finder(text, subject.where, source_of)
    for match in PLACEHOLDER.finditer(text):
        if match[1] not in known:
            problems.error(
                "unknown-placeholder",
                finder.span(match.start(), match.end()),
                f"`{match[0]}` stands for nothing on {what}",
                _known_placeholders(match[1], known),
            )
    if text.count("**") % 2:
        at = text.rindex("**")
        problems.warning(
            "open-bold",
            finder.span(at, at + 2),
            "`**` begins or ends bold words, and here one of the two is missing",
            "write `**Blast**`, with stars on both sides",
        )
    hidden = PLACEHOLDER.sub(_masked, text)
    for match in _HALF.finditer(hidden):
        word = match[0].strip("{}")
        side = "closed with `}`" if match[0].startswith("{") else "opened with `{`"
        problems.error(
            "half-placeholder",
            finder.span(match.start(), match.end()),
            f"`{match[0]}` is not {side}",
            f"write `{{{word}}}`" if word in known else _known_placeholders(word, known),
        )
    hidden = _HALF.sub(_masked, hidden)
    for match in _NUMBER.finditer(hidden):
        # How often a card is printed says nothing about what it does.
        carriers = [
            name
            for name, printed in known.items()
            if name.lstrip("+") != "copies" and match[0] in _NUMBER.findall(printed)
        ]
        problems.warning(
            "bare-number",
            finder.span(match.start(), match.end()),
            f"the number {match[0]} is typed into the text"
            if carriers
            else f"the number {match[0]} is nowhere on {what}",
            f"write `{{{_best(carriers)}}}`, then text and rule can't differ"
            if carriers
            else _known_placeholders(
                "", {n: v for n, v in known.items() if n.lstrip("+") != "copies"}
            ),
        )


def _masked(match: re.Match[str]) -> str:
    return "\0" * len(match[0])


def _best(carriers: list[str]) -> str:
    """The plainest name: without sign and count, a value before a parameter."""
    return min(
        carriers,
        key=lambda n: (n.startswith("+"), bool(re.search(r"-\d", n)), len(n)),
    )


def _known_placeholders(word: str, known: dict[str, str]) -> str:
    plain = [n for n in known if not n.startswith("+") and not re.search(r"-\d", n)]
    return (
        did_you_mean(word, plain)
        or did_you_mean(word, known)
        or ("known are " + ", ".join(f"`{{{n}}}`" for n in plain) if plain else "it has no numbers")
    )


class _Finder:
    """Where a character of a text stands in its file."""

    def __init__(self, text: str, where: Where, source_of: SourceOf | None) -> None:
        self.text = text
        self.value = where.of("text")
        self.source_of = source_of
        self.source = ""

    def span(self, start: int, end: int) -> Span:
        if self.source_of is not None and not self.source:  # read only when there is a problem
            self.source = (self.source_of(self.value.file) or "").replace("\r\n", "\n")
        token = self.text[start:end]
        before = len(re.findall(re.escape(token), self.text[:start]))
        offset = self._offset()
        for _ in range(before + 1):
            found = self.source.find(token, offset)
            if found < 0:
                return self._guess(start, end)
            offset = found + len(token)
        head = self.source[:found]
        return Span(self.value.file, head.count("\n") + 1, found - head.rfind("\n"), len(token))

    def _offset(self) -> int:
        """Where the text begins in the file; behind the first line of `|` and `>`."""
        lines = self.source.split("\n")
        before = lines[: self.value.line - 1]
        offset = sum(len(line) + 1 for line in before) + self.value.column - 1
        if self.source[offset : offset + 1] in ("|", ">"):
            offset = self.source.find("\n", offset) + 1
        return offset

    def _guess(self, start: int, end: int) -> Span:
        """Without the file: right for a text on one line, plain or in quotes."""
        quotes = self.value.width - len(self.text)
        if quotes not in (0, 2) or "\n" in self.text:
            return self.value
        column = self.value.column + quotes // 2 + start
        return Span(self.value.file, self.value.line, column, end - start)
