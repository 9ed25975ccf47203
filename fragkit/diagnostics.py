"""Problems in content: values with a place, collected and printed together.

Nothing here raises or prints. A check calls `problems.at(span).error("[code] message", help)` and
continues, so that one run shows every mistake.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import field
from functools import lru_cache
from heapq import nsmallest
from itertools import chain
from typing import Literal

from fragkit.values import dataclass

# What a terminal obeys instead of showing: control characters, and those that turn the
# direction of writing round so that a line reads otherwise than it is.
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")

Severity = Literal["error", "warning"]
_HERE = os.path.dirname(__file__)


def bug_location(bug: BaseException) -> str:
    """Return where in fragkit a bug showed: `KeyError in sighting.py:67`."""
    at, line = "", 0
    trace = bug.__traceback__
    while trace is not None:
        at, line = trace.tb_frame.f_code.co_filename, trace.tb_lineno
        trace = trace.tb_next
    return f"{type(bug).__name__} in {os.path.basename(at)}:{line}"


class BadModule(Exception):  # noqa: N818  a mistake in somebody's rule module, not in fragkit
    """A mistake in a rule module that fragkit does not ship: its file, line and what is wrong."""

    def __init__(self, file: str, line: int, text: str) -> None:
        super().__init__(f"{file}:{line}: {text}" if line else f"{file}: {text}")


def module_location(bug: BaseException) -> str:
    """Return the last line of a rule module outside fragkit that led to a bug, or ""."""
    found, trace = "", bug.__traceback__
    while trace is not None:
        name, file = trace.tb_frame.f_globals.get("__name__", ""), trace.tb_frame.f_code.co_filename
        if name.startswith("fragkit.rules.modules.") and not file.startswith(_HERE):
            found = f"{file}:{trace.tb_lineno}"
        trace = trace.tb_next
    return found


def visible(text: str) -> str:
    """Replace each character that a terminal would obey by a picture; the length stays."""
    return CONTROL.sub(_picture, text)


def _picture(match: re.Match[str]) -> str:
    code = ord(match[0])
    return chr(0x2400 + code) if code < 0x20 else "␡" if code == 0x7F else "\ufffd"


@dataclass(frozen=True, slots=True)
class Span:
    """A place in a file: line and column count from 1, in code points."""

    file: str
    line: int = 1
    column: int = 1
    width: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One error or warning. `also` has further places, each with a word on what is there."""

    code: str
    message: str
    span: Span
    help: str = ""
    severity: Severity = "error"
    also: tuple[tuple[str, Span], ...] = ()

    def sort_key(self) -> tuple[str, int, int, str, str]:
        return (self.span.file, self.span.line, self.span.column, self.code, self.message)

    def as_json(self) -> dict[str, object]:
        return {
            "file": self.span.file,
            "line": self.span.line,
            "column": self.span.column,
            "severity": self.severity,
            "code": self.code,
            "message": self.message,
            "help": self.help,
        }


@dataclass(slots=True)
class Problems:
    """The diagnostics of one run."""

    found: list[Diagnostic] = field(default_factory=list)

    def error(
        self,
        code: str,
        span: Span,
        message: str,
        help: str = "",
        also: Iterable[tuple[str, Span]] = (),
    ) -> None:
        self.found.append(Diagnostic(code, message, span, help, "error", tuple(also)))

    def warning(self, code: str, span: Span, message: str, help: str = "") -> None:
        self.found.append(Diagnostic(code, message, span, help, "warning"))

    def at(self, span: Span) -> ProblemsAt:
        return ProblemsAt(self, span)

    @property
    def has_errors(self) -> bool:
        return any(d.severity == "error" for d in self.found)

    def sorted(self) -> list[Diagnostic]:
        """Return the problems by file and place; one that was found twice is listed once."""
        return sorted(dict.fromkeys(self.found), key=Diagnostic.sort_key)


@dataclass(frozen=True, slots=True)
class ProblemsAt:
    """A place where a check reports: ``.error("[no-blast] one square has no shape", "add …")``.

    The text begins with its code in brackets, as it is printed.
    """

    problems: Problems
    span: Span

    def error(self, text: str, help: str = "", also: Iterable[tuple[str, Span]] = ()) -> None:
        code, message = text[1:].split("] ", 1)
        self.problems.error(code, self.span, message, help, also)

    def warning(self, text: str, help: str = "") -> None:
        code, message = text[1:].split("] ", 1)
        self.problems.warning(code, self.span, message, help)


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate that `word` was probably meant to be."""
    return _nearest(word, tuple(candidates))


@lru_cache(maxsize=1024)
def _nearest(word: str, candidates: tuple[str, ...]) -> str | None:
    """Find the nearest candidate, and keep it: one slip is often made a thousand times."""
    if len(word) > _LONGEST_WORD:
        return None
    wanted = word.casefold()
    pool, pairs = _pairs(candidates)
    near = list(pool)
    if len(near) > _FEW:
        # Of hundreds only those that share most pairs of letters are compared whole, and none
        # when one is clear: a file with forty thousand slips is still answered.
        own = _pairs_of(wanted)
        shared = Counter(chain.from_iterable(pairs.get(pair, ()) for pair in own))
        alike = {c: 2 * count / (len(own) + len(c) + 1) for c, count in shared.items()}
        near = nsmallest(_FEW, alike, key=lambda c: (-alike[c], c))
        if near and alike[near[0]] > _CLEAR:
            return pool[near[0]]
    from difflib import get_close_matches  # here: most runs make no mistake

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


def did_you_mean(word: str, candidates: Iterable[str]) -> str:
    """Return a help line: the nearest candidate, else all of them if they are few."""
    known = tuple(candidates)
    guess = nearest(word, known)
    if guess is not None:
        return f"did you mean `{guess}`?"
    few = sorted(set(known)) if len(known) < 100 else ()
    if 0 < len(few) <= 12:
        return "known are " + ", ".join(f"`{c}`" for c in few)
    return ""


def render(diagnostic: Diagnostic, source: str | None = None) -> str:
    """Return the diagnostic as text; with the file's text, also its line and a caret. Control
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
    """Split the file once for all of its problems, which come file by file."""
    return source.split("\n")


def _excerpt(span: Span, source: str | None) -> list[str]:
    lines = _lines(source) if source is not None else []
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
