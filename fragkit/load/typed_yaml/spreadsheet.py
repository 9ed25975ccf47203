"""Spreadsheets: CSV text to the same tree as YAML, and back.

The first row has the keys, and each further row is an entry. A cell for text is taken as it is.
Every other cell is one line of YAML, such as `3`, `5d` or `[{heal: 2}, {draw: gadget}]`. An empty
cell leaves its key out. Commas, semicolons or tabs separate the cells; the first row decides which.
A column whose key begins with `#` is for notes.
"""

from __future__ import annotations

import csv
import dataclasses
import io
import json
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Any, get_origin

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.typed_yaml.nodes import (
    MAX_NODES,
    Mapping,
    Node,
    Scalar,
    Sequence,
    parse,
    printable,
    report_too_many,
)  # fmt: skip
from fragkit.load.typed_yaml.structure import hint_of
from fragkit.model.fields import specs
from fragkit.values import dataclass

SEPARATORS = ",;\t"
# Spreadsheets run a cell that begins like this as a formula, unless a `'` is before it.
_FORMULA = re.compile(r"'*[=+\-@]")
_FAILED = re.compile(r"#(REF!|NAME\?|VALUE!|DIV/0!|N/A|NULL!|NUM!|ERROR!)")
_NOT_PLAIN = re.compile(r"[\[\]{},\n\t]|: |:$| #|^-(?!\d)|^[\s?:#&*!|>'\"%@`]|\s$")


@dataclass(slots=True)
class Cell:
    raw: str  # as in the file, between its quotes
    span: Span
    is_quoted: bool = False

    @property
    def text(self) -> str:
        return self.raw.replace('""', '"') if self.is_quoted else self.raw

    def places(self) -> Callable[[int, int], Span]:
        """Return a function that turns a character's offset in the text, and a width, into a place
        in the file."""
        line, column = self.span.line, self.span.column + self.is_quoted
        offsets, starts = [0], [(line, column)]  # where lines begin, and where quotes were doubled
        taken = 0
        for match in re.finditer('""|\n', self.raw) if self.is_quoted else ():
            offset = match.end() - taken
            if match[0] == "\n":
                line, column = line + 1, 1
            else:
                taken += 1
                offset -= 1
                column = starts[-1][1] + offset - offsets[-1] + 1
            offsets.append(offset)
            starts.append((line, column))

        def place(offset: int, width: int) -> Span:
            index = bisect_right(offsets, max(0, offset)) - 1
            line, column = starts[index]
            return Span(self.span.file, line, column + max(0, offset) - offsets[index], width)

        return place


# -- reading -----------------------------------------------------------------------------------


def parse_sheet(text: str, file: str, cls: type, what: str, problems: Problems) -> Sequence | None:
    """Return an entry for each row, as YAML would give it for a definition of `cls`. Return None if the
    sheet has no rows or can't be read."""
    filled = _filled_rows(text, file, problems)
    if not filled:
        return None
    columns = _columns(filled[0], filled[1:], cls, what, problems)
    sheet = Sequence([], Span(file))
    for row in filled[1:]:
        first = next(cell for cell in row if cell.text.strip())
        entry = Mapping([], Span(file, first.span.line, first.span.column))
        is_whole = True
        extra = next((cell for cell in row[len(filled[0]) :] if cell.text.strip()), None)
        if extra is not None:
            problems.at(extra.span).error(
                "[csv-no-key] this cell has no key above it",
                "put quotes around a cell that contains a separator, or add a key to the first row",
            )
        for key, cell in zip(columns, row, strict=False):
            if key is None or not cell.text.strip():
                continue
            value = _value(cell, hint_of(cls, specs(cls)[key.text][0].name), problems)
            if value is None:
                is_whole = False
                continue
            entry.entries.append((key, value))
            entry.size += value.size + 1
        if not is_whole:
            continue
        sheet.size += entry.size
        if sheet.size > MAX_NODES:
            report_too_many(entry.span, problems)
            return None
        sheet.items.append(entry)
    return sheet


def column_words(text: str, key: str) -> list[str]:
    """Return the words below a key, without a check of anything else."""
    head, *rows = [
        [cell.text.strip() for cell in row] for row in _filled_rows(text, "", Problems())
    ] or [[]]
    if key not in head:
        return []
    index = head.index(key)
    return [row[index] for row in rows if index < len(row) and row[index]]


def _columns(
    head: list[Cell], rows: list[list[Cell]], cls: type, what: str, problems: Problems
) -> list[Scalar | None]:
    """Return the key of each column, or None for a column that is not read."""
    keys: list[Scalar | None] = []
    seen: dict[str, Span] = {}
    for index, cell in enumerate(head):
        name = cell.text.strip()
        keys.append(None)
        if not name:
            below = (row[index] for row in rows if index < len(row))
            if stray := next((cell for cell in below if cell.text.strip()), None):
                problems.at(stray.span).error(
                    "[csv-no-key] this cell has no key above it", "add a key to the first row"
                )
        elif name.startswith("#"):
            continue
        elif name not in specs(cls):
            problems.at(cell.span).error(
                "[unknown-key] {what} has no key `{key}`",
                did_you_mean(name, specs(cls)) or "begin the key of a column for notes with `#`",
                what=what,
                key=name,
            )
        elif name in seen:
            problems.at(cell.span).error(
                "[duplicate-key] the key `{key}` is used twice",
                "delete one of the two",
                key=name,
                also=[("first", seen[name])],
            )
        else:
            seen[name] = cell.span
            keys[-1] = Scalar(name, cell.span)
    return keys


def _value(cell: Cell, wanted: Any, problems: Problems) -> Node | None:
    """Return the cell's value as a node, or None after a problem."""
    whole = cell.text
    text = whole.strip(" \t")
    if _FAILED.fullmatch(text):
        problems.at(cell.span).error(
            "[csv-syntax] `{value}` is what a spreadsheet writes for a formula that fails",
            "correct the formula, and save the sheet as CSV again",
            value=text,
        )
        return None
    start = whole.index(text)
    if text.startswith("'") and _FORMULA.match(text):
        text, start = text[1:], start + 1
    if wanted is str:
        return Scalar(printable(text, cell.span, problems), cell.span, plain=False)
    if wanted is bool:
        return Scalar(text.lower(), cell.span)  # spreadsheets write TRUE
    is_list = get_origin(wanted) is tuple
    if is_list and text.startswith("{"):  # several effects may come without brackets
        text, start = f"[{text}]", start - 1
    found = Problems()
    node = parse(text, cell.span.file, found)
    lines = [0, *(match.end() for match in re.finditer("\n", text)), len(text)]
    place = cell.places()

    def moved(span: Span) -> Span:
        return place(start + lines[min(span.line, len(lines)) - 1] + span.column - 1, span.width)

    problems.found += [dataclasses.replace(d, span=moved(d.span)) for d in found.found]
    if node is None:
        return None if found.found else Scalar("", cell.span)
    _move(node, moved, set())
    if is_list and isinstance(node, Scalar) and node.plain and "," in node.text:
        words = [Scalar(word.strip(), node.span) for word in node.text.split(",")]
        return Sequence([*words], node.span, len(words) + 1)
    return node


def _move(node: Node, moved: Callable[[Span], Span], done: set[int]) -> None:
    """Give the node its place in the sheet. An alias is the same node again, so it is moved only
    once."""
    if id(node) in done:
        return
    done.add(id(node))
    node.span = moved(node.span)
    if isinstance(node, Scalar):
        node.block_at = None
    elif isinstance(node, Sequence):
        for item in node.items:
            _move(item, moved, done)
    else:
        for key, value in node.entries:
            _move(key, moved, done)
            _move(value, moved, done)


def _filled_rows(text: str, file: str, problems: Problems) -> list[list[Cell]]:
    """Return the rows that have words. Each cell has its place, which the standard library does not
    give. After a problem, return no rows."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if re.match(r"\s*<[!?a-zA-Z]|PK\x03\x04", text):
        problems.at(Span(file)).error(
            "[csv-syntax] this is not a CSV file", "save the sheet as CSV (UTF-8)"
        )
        return []
    first = re.sub(r'"[^"]*"', "", text.lstrip("\n").partition("\n")[0])
    separator = max(SEPARATORS, key=first.count)
    cell = re.compile(rf'"((?:[^"]|"")*+)"|[^{separator}\n]*')
    empty = Cell("", Span(file))  # one for all: a file of separators has millions
    rows: list[list[Cell]] = []
    row: list[Cell] = []
    at, line, line_start, filled = 0, 1, 0, 0
    while at < len(text):
        found = cell.match(text, at)
        assert found is not None  # an empty cell matches
        column, width = at - line_start + 1, max(1, found.end() - at)
        start_line, at = line, found.end()
        is_quoted = found[1] is not None
        raw = found[1] if is_quoted else found[0]
        if not is_quoted and raw.startswith('"'):
            problems.at(Span(file, line, column)).error(
                "[csv-syntax] this quote is never closed",
                'add a `"` at the end of the cell; write a quote inside it twice',
            )
            return []
        if is_quoted and "\n" in raw:
            line, width = line + raw.count("\n"), 1
            line_start = found.start() + found[0].rindex("\n") + 1
        if at < len(text) and text[at] not in f"{separator}\n":
            problems.at(Span(file, line, at - line_start + 1)).error(
                "[csv-syntax] there are words after the closing quote",
                "write a quote inside a cell twice",
            )
            return []
        if raw and not raw.isspace():
            span = Span(file, start_line, column, width)
            filled += 1
            if filled > MAX_NODES:
                report_too_many(span, problems)
                return []
            if not rows or rows[-1] is not row:
                rows.append(row)
            row.append(Cell(raw, span, is_quoted))
        else:
            row.append(empty)
        if at < len(text) and text[at] == "\n":
            row, line, line_start = [], line + 1, at + 1
        at += 1
    return rows


# -- writing -----------------------------------------------------------------------------------


def sheet_text(entries: Iterable[Mapping], cls: type) -> str:
    """Return the entries as CSV, with a column for each key that one of them has."""
    entries = list(entries)
    used = {key.text for entry in entries for key, _ in entry.entries}
    keys = [key for key in specs(cls) if key in used]
    keys.sort(key=lambda key: (key not in _FIRST, _FIRST.index(key) if key in _FIRST else 0))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(keys)
    for entry in entries:
        row = []
        for key in keys:
            node = entry.get(key)
            is_text = hint_of(cls, specs(cls)[key][0].name) is str
            cell = "" if node is None else _cell(node, is_text)
            row.append(f"'{cell}" if _FORMULA.match(cell) else cell)
        writer.writerow(row)
    return out.getvalue()


_FIRST = ("id", "name", "deck", "copies", "text", "flavor")


def _cell(node: Node, is_text: bool) -> str:
    if isinstance(node, Scalar) and is_text:
        return "" if node.is_null else node.text
    return flow(node)


def flow(node: Node) -> str:
    """Return a node as one line of YAML."""
    match node:
        case Scalar():
            plain = node.plain and not _NOT_PLAIN.search(node.text)
            return node.text if plain else json.dumps(node.text, ensure_ascii=False)
        case Sequence():
            return f"[{', '.join(map(flow, node.items))}]"
        case Mapping():
            return f"{{{', '.join(f'{flow(k)}: {flow(v)}' for k, v in node.entries)}}}"
