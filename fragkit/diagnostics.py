"""Errors and warnings about content: values with a place, collected and printed together.

Nothing here raises or prints. A check reports a mistake and continues, so one run shows them all:

    problems.at(span).error("[unknown-deck] there is no deck `{deck}`", help, deck=card.deck)

The message and the help are templates with named fields; `render` and `as_json` put them into
words.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field
from functools import lru_cache
from heapq import nsmallest
from itertools import chain
from typing import Any, Literal, NamedTuple

from fragkit.language.sentences import FIELD, NOTHING, Sentence, Text, say
from fragkit.values import dataclass

# Characters that a terminal obeys instead of showing: control characters, and those that reverse
# the direction of writing, so that a line reads differently than it is. A byte of a file name that
# is not UTF-8 is a lone surrogate here, and would become that byte again on the terminal.
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")

Severity = Literal["error", "warning"]
_HERE = os.path.dirname(__file__)


def bug_location(bug: BaseException) -> str:
    """Return the place in fragkit where a bug appeared: `KeyError in sighting.py:67`."""
    at, line = "", 0
    trace = bug.__traceback__
    while trace is not None:
        at, line = trace.tb_frame.f_code.co_filename, trace.tb_lineno
        trace = trace.tb_next
    return f"{type(bug).__name__} in {os.path.basename(at)}:{line}"


class BadModule(Exception):  # noqa: N818  a mistake in somebody's rule module, not in fragkit
    """A mistake in a rule module that is not part of fragkit, with file, line and message."""

    def __init__(self, file: str, line: int, text: str) -> None:
        self.place, self.text = f"{file}:{line}" if line else file, text
        super().__init__(f"{self.place}: {text}")


def module_location(bug: BaseException) -> str:
    """Return the last line of a rule module outside fragkit that led to a bug, or ""."""
    found, trace = bug.place if isinstance(bug, BadModule) else "", bug.__traceback__
    while trace is not None:
        name, file = trace.tb_frame.f_globals.get("__name__", ""), trace.tb_frame.f_code.co_filename
        if name.startswith("fragkit.rules.modules.") and not file.startswith(_HERE):
            found = f"{file}:{trace.tb_lineno}"
        trace = trace.tb_next
    return found


def visible(text: str) -> str:
    """Replace each control character by a picture of the same length, so that a terminal does not
    obey it."""
    return CONTROL.sub(_picture, text)


def _picture(match: re.Match[str]) -> str:
    code = ord(match[0])
    return chr(0x2400 + code) if code < 0x20 else "␡" if code == 0x7F else "\ufffd"


class Span(NamedTuple):
    """A place in a file. Line and column count from 1, in code points."""

    file: str
    line: int = 1
    column: int = 1
    width: int = 1

    def __str__(self) -> str:
        file = self.file.replace("\n", "␊")  # a file name that looks like another diagnostic
        return f"{file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One error or warning. `also` lists further places, each with a short note."""

    code: str
    message: Text
    span: Span
    help: Text = ""
    severity: Severity = "error"
    also: tuple[tuple[str, Span], ...] = ()

    def sort_key(self) -> tuple[str, int, int, str, str]:
        return (self.span.file, self.span.line, self.span.column, self.code, str(self.message))

    def as_json(self) -> dict[str, object]:
        """Return the diagnostic for a program. `say` has the template of the message and its
        fields."""
        return {
            "file": self.span.file,
            "line": self.span.line,
            "column": self.span.column,
            "severity": self.severity,
            "code": self.code,
            "message": str(self.message),
            "help": str(self.help),
            "say": _sentence(self.message).data(),
        }


def _sentence(text: Text, fields: Mapping[str, Any] | None = None) -> Sentence:
    """Return the text as a sentence with the fields that it names."""
    if isinstance(text, Sentence):
        return text
    if not fields:
        return Sentence(text, {})
    return Sentence(text, {name: fields[name] for name, _ in FIELD.findall(text)})


@dataclass(slots=True)
class Problems:
    """The diagnostics of one run. With a `limit`, only the first ones are kept, and `more` counts
    the rest."""

    found: list[Diagnostic] = field(default_factory=list)
    limit: int = 0
    more: int = 0

    def error(
        self,
        code: str,
        span: Span,
        message: Text,
        help: Text = "",
        also: Iterable[tuple[str, Span]] = (),
    ) -> None:
        """Report an error in words that were chosen elsewhere. A check calls `at(span).error`
        instead."""
        self.found.append(Diagnostic(code, message, span, help, "error", tuple(also)))

    def warning(self, code: str, span: Span, message: Text, help: Text = "") -> None:
        self.found.append(Diagnostic(code, message, span, help, "warning"))

    def at(self, span: Span) -> ProblemsAt:
        return ProblemsAt(self, span)

    @property
    def has_errors(self) -> bool:
        return any(d.severity == "error" for d in self.found)

    def sorted(self) -> list[Diagnostic]:
        """Return the problems by file and place. One that was found twice is listed once."""
        found = {d.sort_key(): d for d in reversed(self.found)}
        return [found[key] for key in sorted(found)]


@dataclass(frozen=True, slots=True)
class ProblemsAt:
    """A place where a check reports: ``.error("[no-deck] there is no deck `{deck}`", deck=name)``.

    The text begins with its code in brackets, as it is printed. The text and the help share their
    fields. A help line that depends on something else can be a sentence of its own.
    """

    problems: Problems
    span: Span

    def error(
        self, text: str, help: Text = "", /, *, also: Iterable[tuple[str, Span]] = (), **fields: Any
    ) -> None:
        self._report("error", text, help, fields, tuple(also))

    def warning(self, text: str, help: Text = "", /, **fields: Any) -> None:
        self._report("warning", text, help, fields)

    def _report(
        self,
        severity: Severity,
        text: str,
        help: Text,
        fields: Mapping[str, Any],
        also: tuple[tuple[str, Span], ...] = (),
    ) -> None:
        problems = self.problems
        is_full = problems.limit and len(problems.found) > problems.limit
        if is_full and (severity == "warning" or problems.has_errors):
            problems.more += 1
            return
        code, message = text[1:].split("] ", 1)
        made = _sentence(message, fields), self.span, _sentence(help, fields)
        problems.found.append(Diagnostic(code, *made, severity, also))


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate most similar to `word`."""
    return _nearest(word, tuple(candidates))


@lru_cache(maxsize=1024)
def _nearest(word: str, candidates: tuple[str, ...]) -> str | None:
    """Return the nearest candidate and cache it, because the same slip is often made many times."""
    if len(word) > _LONGEST_WORD:
        return None
    wanted = word.casefold()
    pool, pairs = _pairs(candidates)
    near = list(pool)
    if len(near) > _FEW:
        # Of hundreds of candidates, compare only those that share the most pairs of letters, and
        # none if one clearly wins: even a file with forty thousand slips is checked quickly.
        own = _pairs_of(wanted)
        shared = Counter(chain.from_iterable(pairs.get(pair, ()) for pair in own))
        alike = {c: 2 * count / (len(own) + len(c) + 1) for c, count in shared.items()}
        near = nsmallest(_FEW, alike, key=lambda c: (-alike[c], c))
        if near and alike[near[0]] > _CLEAR:
            return pool[near[0]]
    from difflib import get_close_matches  # imported here, because most runs find no mistake

    close = get_close_matches(wanted, near, n=1, cutoff=0.6)
    return pool[close[0]] if close else None


_LONGEST_WORD, _FEW, _CLEAR = 80, 5, 0.55


@lru_cache(maxsize=8)
def _pairs(candidates: tuple[str, ...]) -> tuple[dict[str, str], dict[str, list[str]]]:
    pool = {c.casefold(): c for c in sorted(set(candidates))}
    pairs: dict[str, list[str]] = {}
    for word in pool:
        for pair in _pairs_of(word):
            pairs.setdefault(pair, []).append(word)
    return pool, pairs


def _pairs_of(word: str) -> set[str]:
    padded = f"^{word}$"
    return {padded[i : i + 2] for i in range(len(padded) - 1)}


def did_you_mean(word: str, candidates: Iterable[str]) -> Sentence:
    """Return a help line with the nearest candidate. If there is none, list those that contain this
    word (`range` finds `range_at_most`), or else all candidates if they are few."""
    known = tuple(candidates)
    guess = nearest(word, known)
    if guess is not None:
        return say("did you mean `{near}`?", near=guess)
    parts = [one for one in known if word and word.casefold() in re.split("[_-]", one)]
    if 0 < len(parts) <= 12:
        return choose(sorted(set(parts)))
    few = sorted(set(known)) if len(known) < 100 else ()
    return choose(few) if 0 < len(few) <= 12 else NOTHING


def choose(options: Iterable[object]) -> Sentence:
    """Return a help line that lists all options."""
    return say("choose {options_typed:or}", options_typed=code_words(options))


def code_words(words: Iterable[object]) -> tuple[str, ...]:
    """Return the words in the form for a message, each between backticks."""
    return tuple(f"`{word}`" for word in words)


def render(diagnostic: Diagnostic, source: str | None = None) -> str:
    """Return the diagnostic as text. With the file's text, add its line and a caret. Control
    characters of the file are shown, never obeyed."""
    d = diagnostic
    rows = [f"{d.span}: {d.severity}[{d.code}] {d.message}"]
    rows += _excerpt(d.span, source)
    rows += [f"   {what}: {place}" for what, place in d.also]
    if d.help:
        rows.append(f"   help: {d.help}")
    return "\n".join(map(visible, rows))


@lru_cache(maxsize=2)
def _lines(source: str) -> list[str]:
    """Split the file only once for all of its problems, which come file by file."""
    return source.split("\n")


def _excerpt(span: Span, source: str | None) -> list[str]:
    if source is None or "\0" in source:  # a font or a picture has no lines to show
        return []
    lines = _lines(source)
    if not 0 < span.line <= len(lines):
        return []
    line, before = lines[span.line - 1].rstrip("\r"), span.column - 1
    if len(line) > 200:  # a minified or binary line would drown the message
        start = max(0, before - 60)
        line, before = line[start : start + 160], before - start
    # A caret under a tab must stand where the terminal shows the character.
    shown, marker = line.expandtabs(4), line[:before].expandtabs(4)
    width = max(1, min(span.width, len(shown) - len(marker)))
    return [f"{span.line:5} | {shown}", f"      | {' ' * len(marker)}{'^' * width}"]
