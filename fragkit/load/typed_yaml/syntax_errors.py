"""YAML's own errors, in plain words and with help."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import yaml

from fragkit.diagnostics import Problems, Span
from fragkit.language.sentences import Sentence, say

_KEY = re.compile(r"\s*(?:- +)*([\w.-]+): +(\S.*?)\s*")
_LONGEST = 60  # characters of a line that the help repeats
# Errors that are best shown where the unfinished text begins.
_UNFINISHED = ("could not find expected ':'", "unexpected end of stream")

Explained = tuple[Sentence, Sentence]


def report_syntax(error: yaml.YAMLError, text: str, file: str, problems: Problems) -> None:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    if mark is None:
        _report_character(error, text, file, problems)
        return
    problem = str(getattr(error, "problem", None) or "")
    if any(words in problem for words in _UNFINISHED):
        mark = getattr(error, "context_mark", None) or mark
    lines = text.split("\n")
    message, help = _explained(problem, lines, mark)
    problems.at(Span(file, mark.line + 1, mark.column + 1)).error(
        "[yaml-syntax] {reason}", help, reason=message
    )


def _report_character(error: Any, text: str, file: str, problems: Problems) -> None:
    """Report a character that YAML forbids; both loaders give only its offset."""
    offset = getattr(error, "position", 0) or 0
    if isinstance(getattr(error, "encoding", None), str) and error.encoding != "unicode":
        offset = len(text.encode("utf-8")[:offset].decode("utf-8", "ignore"))
    before = text[:offset]
    span = Span(file, before.count("\n") + 1, offset - before.rfind("\n"))
    problems.at(span).error("[yaml-syntax] YAML does not allow this character", "delete it")


def _explained(problem: str, lines: list[str], mark: Any) -> Explained:
    line = lines[mark.line].rstrip("\r") if mark.line < len(lines) else ""
    if "\t" in line[: mark.column + 1]:
        return say("YAML does not allow tabs here"), say("indent with spaces")
    for words, explain in _KNOWN:
        if words in problem:
            return explain(line, mark.column, lines[: mark.line])
    return say("this is not valid YAML: {problem}", problem=problem), say("check the line above it")


def _colon(line: str, column: int, above: list[str]) -> Explained:
    first = re.match(r"\s*(?:- +)*[^:]*", line)
    if first is None or first.end() < column:
        return say("a text with `: ` in it needs quotes"), _quoted(line)
    before = above[-1].strip() if above else ""
    if re.fullmatch(r"(- +)*[\w-]+:[^\s:]\S*", before):
        key, _, value = before.partition(":")
        help = say("write `{line}`", line=f"{key}: {value}")
        return say("the colon in the line above has no space after it"), help
    return say("this line is indented too far"), say("indent it like the keys next to it")


def _no_colon(line: str, column: int, above: list[str]) -> Explained:
    return say("this line has no colon"), say("write it like `key: value`")


def _open_quote(line: str, column: int, above: list[str]) -> Explained:
    quote = line[column : column + 1] or '"'
    return say("this quote is never closed"), say("add a `{quote}` at the end", quote=quote)


def _start(line: str, column: int, above: list[str]) -> Explained:
    return _needs_quotes(line[column : column + 1], line)


def _start_before(line: str, column: int, above: list[str]) -> Explained:
    return _needs_quotes(line[column - 1 : column], line)


def _needs_quotes(char: str, line: str) -> Explained:
    return say("a text that begins with `{char}` needs quotes", char=char), _quoted(line)


def _escape(line: str, column: int, above: list[str]) -> Explained:
    return (
        say("this backslash has no meaning inside double quotes"),
        say("write `\\\\`, or use single quotes"),
    )


def _bracket(line: str, column: int, above: list[str]) -> Explained:
    return (
        say("a comma or a closing bracket is missing"),
        say("add it, or put quotes around a text with a colon or a bracket"),
    )


def _block(line: str, column: int, above: list[str]) -> Explained:
    """Explain a line that does not continue the lines above: its indentation or its value."""
    match = _KEY.match(line)
    if match is None or match.start(2) >= column:
        help = say("indent it with spaces, like the keys next to it")
        return say("this line does not line up with the lines above"), help
    if match[2][0] in "\"'":
        return say("there are words after the closing quote"), _quoted(line)
    return _needs_quotes(match[2][0], line)


_KNOWN: tuple[tuple[str, Callable[[str, int, list[str]], Explained]], ...] = (
    ("mapping values are not allowed", _colon),
    ("could not find expected ':'", _no_colon),
    ("unexpected end of stream", _open_quote),
    ("cannot start any token", _start),
    ("entries are not allowed", _start),
    ("mapping keys are not allowed", _start),
    ("alphabetic or numeric character", _start_before),
    ("chomping or indentation", _start_before),
    ("comment or line break", _start_before),
    ("unknown escape character", _escape),
    ("',' or ", _bracket),
    ("<block end>", _block),
    ("expected key", _block),
    ("'-' indicator", _block),
)


def _quoted(line: str) -> Sentence:
    """Return a help line that shows the value of the line between quotes."""
    match = _KEY.fullmatch(line)
    if match is None or len(line) > _LONGEST:
        return say("put the whole text in quotes")
    value = match[2]
    if value[0] in "\"'":
        value = re.sub(r"^[\"']|(?<=\w)[\"'](?=\W|$)", "", value)
    quote = "'" if '"' in value else '"'
    if "'" in value and quote == "'":
        return say("put the whole text in quotes")
    return say("write `{line}`", line=f"{match[1]}: {quote}{value}{quote}")
