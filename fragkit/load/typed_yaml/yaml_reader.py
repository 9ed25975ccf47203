"""YAML text to a tree in which every key and value knows its place.

This is built on the parser's events, not on its composer. Depth, size and aliases are limited here,
for both libyaml's parser and the pure one, and tags are never obeyed. YAML's own errors are
reported in plain words, with help.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import yaml

from fragkit.diagnostics import Problems, Span
from fragkit.language.sentences import Sentence, Text, say
from fragkit.load.typed_yaml.nodes import (
    MAX_NODES,
    Mapping,
    Node,
    Scalar,
    Sequence,
    kind_of,
    printable,
    report_too_many,
)

_KEY = re.compile(r"\s*(?:- +)*([\w.-]+): +(\S.*?)\s*")
_LONGEST = 60  # characters of a line to quote in the help
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
    """Report a character that YAML forbids. Both loaders give only its offset."""
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
    """Explain a line that does not continue the lines above, because of its indentation or its
    value."""
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


MAX_DEPTH = 40

PURE_LOADER: type = yaml.SafeLoader
FAST_LOADER: type = getattr(yaml, "CSafeLoader", PURE_LOADER)
_PLAIN_TAGS = {
    None,
    "!",
    *(f"tag:yaml.org,2002:{t}" for t in ("str", "int", "bool", "null", "float", "map", "seq")),
}

_TOO_DEEP = "[yaml-depth] this is nested more than {most} levels deep"
_SEPARATORS = "\x85\u2028\u2029"


class _Stop(Exception):  # noqa: N818  ends the walk after a problem was reported
    pass


def read_yaml(text: str, file: str, problems: Problems, loader: type | None = None) -> Node | None:
    """Return the document's root, or None if the file is empty or a problem was reported."""
    chosen = loader or (PURE_LOADER if os.environ.get("FRAGKIT_YAML") == "pure" else FAST_LOADER)
    text = _without_separators(text, file, problems)
    composer = _Composer(text, file, problems)
    try:
        return composer.document(yaml.parse(text, Loader=chosen))
    except _Stop:
        return None
    except yaml.YAMLError as error:
        report_syntax(error, text, file, problems)
        return None
    except RecursionError:
        problems.at(Span(file)).error(_TOO_DEEP, most=MAX_DEPTH)
        return None


def _without_separators(text: str, file: str, problems: Problems) -> str:
    """Replace three characters that end a line for YAML but not for an editor. They would shift
    every place below them."""
    if text.isascii() or not any(c in text for c in _SEPARATORS):
        return text
    for number, line in enumerate(text.split("\n"), 1):
        for column, char in enumerate(line, 1):
            if char in _SEPARATORS:
                problems.at(Span(file, number, column)).error(
                    "[yaml-syntax] this line contains the invisible line separator U+{char}",
                    "delete it, and press Enter if you want a new line",
                    char=f"{ord(char):04X}",
                )
    return text.translate(dict.fromkeys(map(ord, _SEPARATORS), " "))


class _Composer:
    def __init__(self, text: str, file: str, problems: Problems) -> None:
        self.text = text
        self.file = file
        self.problems = problems
        self.anchors: dict[str, Node | None] = {}
        self.total = 0
        self._lines: list[str] | None = None

    def span(self, event: Any) -> Span:
        start, end = event.start_mark, event.end_mark
        width = end.column - start.column if end.line == start.line else 1
        return Span(self.file, start.line + 1, start.column + 1, max(1, width))

    def stop(self, span: Span, text: str, help: Text = "", /, **fields: Any) -> _Stop:
        self.problems.at(span).error(text, help, **fields)
        return _Stop()

    def document(self, events: Iterator[Any]) -> Node | None:
        root: Node | None = None
        documents = 0
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise self.stop(
                        self.span(event),
                        "[yaml-documents] a second document begins here",
                        "delete the line `---`, or move the rest to its own file",
                    )
            elif isinstance(event, yaml.NodeEvent):
                root = self.node(event, events, 1)
        if isinstance(root, Scalar) and root.is_null:
            return None
        return root

    def node(self, event: Any, events: Iterator[Any], depth: int) -> Node:
        span = self.span(event)
        if depth > MAX_DEPTH:
            raise self.stop(span, _TOO_DEEP, most=MAX_DEPTH)
        if isinstance(event, yaml.AliasEvent):
            return self.alias(event, span)
        self.count(1, span)
        if event.tag not in _PLAIN_TAGS and not (
            isinstance(event, yaml.ScalarEvent) and event.implicit[0]
        ):
            self.problems.at(span).error(
                "[yaml-tag] the YAML tag `{tag}` is not allowed",
                "delete it, or put a text that begins with `!` in quotes",
                tag=event.tag,
            )
        if event.anchor is not None:
            self.anchors[event.anchor] = None  # unfinished: an alias inside would be a loop
        result: Node
        if isinstance(event, yaml.ScalarEvent):
            result = self.scalar(event, span)
        elif isinstance(event, yaml.SequenceStartEvent):
            result = self.sequence(events, Span(self.file, span.line, span.column), depth)
        else:
            result = self.mapping(events, Span(self.file, span.line, span.column), depth)
        if event.anchor is not None:
            self.anchors[event.anchor] = result
        return result

    def count(self, nodes: int, span: Span) -> None:
        self.total += nodes
        if self.total > MAX_NODES:
            report_too_many(span, self.problems)
            raise _Stop

    def alias(self, event: Any, span: Span) -> Node:
        node = self.anchors.get(event.anchor)
        if node is None:
            raise self.stop(
                span,
                "[yaml-alias] nothing above is marked `&{name}`, so `*{name}` means nothing",
                "put a text that begins with `*` in quotes",
                name=event.anchor,
            )
        self.count(node.size, span)
        return node

    def scalar(self, event: Any, span: Span) -> Scalar:
        plain = event.style is None or event.style == ""
        block_at = self.block_start(event) if event.style == "|" else None
        return Scalar(printable(event.value, span, self.problems), span, plain, block_at)

    def block_start(self, event: Any) -> tuple[int, int]:
        """Return the place where a literal block's text begins, after its indentation."""
        if self._lines is None:
            self._lines = self.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        first = event.start_mark.line + 1
        for offset, value in enumerate(event.value.split("\n")):
            if value.strip() and first + offset < len(self._lines):
                return first + 1, len(self._lines[first + offset]) - len(value) + 1
        return first + 1, 1

    def sequence(self, events: Iterator[Any], span: Span, depth: int) -> Sequence:
        node = Sequence([], span)
        for event in events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            item = self.node(event, events, depth + 1)
            node.items.append(item)
            node.size += item.size
        return node

    def mapping(self, events: Iterator[Any], span: Span, depth: int) -> Mapping:
        node = Mapping([], span)
        seen: dict[str, Scalar] = {}
        for event in events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            key = self.node(event, events, depth + 1)
            value = self.node(next(events), events, depth + 1)
            node.size += key.size + value.size
            if not isinstance(key, Scalar):
                self.problems.at(key.span).error(
                    "[wrong-type] a key must be a word, not {found}",
                    "put a text that begins with `{` or `[` in quotes",
                    found=kind_of(key),
                )
                continue
            if key.text in seen:
                self.problems.at(key.span).error(
                    "[duplicate-key] the key `{key}` is used twice",
                    "delete one of the two",
                    key=key.text,
                    also=[("first", seen[key.text].span)],
                )
                continue
            seen[key.text] = key
            node.entries.append((key, value))
        return node
