"""Editing a map's file in place. Only the drawing and the names of squares change. Comments, order
and everything else stay as the designer wrote them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from fragkit.board.map_edits import tidied
from fragkit.board.square_names import Half, column_name, parse_square, square_name
from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml.files import MAX_BYTES, read_text, real, save
from fragkit.load.typed_yaml.nodes import Mapping, Node, Scalar, Sequence, parse
from fragkit.model.map import WAYS, Way

# Column, row and half of a square to where it has gone; a cut square's half needs its slope.
Moved = Callable[[int, int, Half], tuple[int, int, Half]]


def drawing_of(text: str) -> Scalar | None:
    """Return the drawing, if the file has one as a literal block, or None."""
    root = parse(text, "", Problems())
    grid = root.get("grid") if isinstance(root, Mapping) else None
    return grid if isinstance(grid, Scalar) and grid.block_at is not None else None


def with_drawing(text: str, drawing: str) -> str | None:
    """Return the file with another drawing, or None if it has none.

    Comments right above or below it that only name the columns are adapted to a new width.
    """
    grid = drawing_of(text)
    if grid is None or grid.block_at is None:
        return None
    end = "\r\n" if "\r\n" in text else "\n"
    lines = text.split(end)
    first, column = grid.block_at
    old = grid.text.rstrip("\n").split("\n")
    old_width = max(len(line) for line in old)
    count = len(old)
    new = [" " * (column - 1) + line for line in drawing.rstrip("\n").split("\n")]
    before, after = lines[: first - 1], lines[first - 1 + count :]
    width = len(new[0]) - column + 1
    if width != old_width:
        before = [_ruled(line, width) for line in before]
        after = [_ruled(line, width) for line in after]
    return end.join([*before, *new, *after])


def _ruled(line: str, width: int) -> str:
    """Return a ruler `#   A   B   C` for the new width. Return any other line unchanged."""
    if re.fullmatch(r"#\s+A(\s+[A-Z]{1,3})*\s*", line) is None:
        return line
    return ruler((width - 1) // 4)


def with_moved_names(text: str, moved: Moved, ways: dict[Way, Way]) -> str:
    """Return the file with the names of squares, the directions of doors and the joined sides
    changed to match the new drawing."""
    root = parse(text, "", Problems())
    if not isinstance(root, Mapping):
        return text
    changes: list[tuple[int, int, str, str]] = []  # line, column, old, new
    for scalar, kind in _mentions(root):
        new = ways.get(scalar.text, scalar.text) if kind == "way" else _renamed(scalar.text, moved)  # type: ignore[call-overload]  # any text may stand there
        if new != scalar.text:
            changes.append((scalar.span.line, scalar.span.column, scalar.text, new))
    lines = text.split("\n")
    for number, column, old, new in sorted(changes, reverse=True):
        line = lines[number - 1]
        start = line.find(old, column - 1)  # past a quote
        if start >= 0:
            lines[number - 1] = line[:start] + new + line[start + len(old) :]
    return "\n".join(lines)


def _mentions(root: Mapping) -> Iterator[tuple[Scalar, str]]:
    """Yield every scalar in the file that names squares or a direction, with its kind."""
    for entry in _items(root.get("doors")):
        yield from _field(entry, "at", "square")
        yield from _field(entry, "way", "way")
    for entry in _items(root.get("switches")):
        yield from _field(entry, "at", "square")
    for entry in _items(root.get("beasts")):
        yield from _field(entry, "mouth", "square")
        yield from _field(entry, "tentacles", "square")
    zones = root.get("zones")
    for _, value in zones.entries if isinstance(zones, Mapping) else ():
        listed = value.get("squares") if isinstance(value, Mapping) else value
        for item in _items(listed):
            if isinstance(item, Scalar):
                yield item, "square"
    sides = root.get("edges")
    for key, value in sides.entries if isinstance(sides, Mapping) else ():
        if key.text in WAYS:
            yield key, "way"
        yield from _field(value, "open", "square")


def _items(node: Node | None) -> list[Node]:
    if node is None:
        return []
    return node.items if isinstance(node, Sequence) else [node]


def _field(entry: Node, key: str, kind: str) -> Iterator[tuple[Scalar, str]]:
    value = entry.get(key) if isinstance(entry, Mapping) else None
    for item in _items(value):
        if isinstance(item, Scalar):
            yield item, kind


def _renamed(text: str, moved: Moved) -> str:
    """Return `A2-A3`, `B2:D5` or `C4a` with each square's new name."""

    def one(match: re.Match[str]) -> str:
        parsed = parse_square(match[0])
        return square_name(*moved(*parsed)) if parsed is not None else match[0]

    return re.sub(r"[A-Za-z]{1,3}[0-9]{1,4}[abAB]?", one, text)


def ruler(columns: int) -> str:
    """Return a comment that names the columns above a drawing that is indented by two spaces."""
    return "#   " + " ".join(f"{column_name(c):<3}" for c in range(columns)).rstrip()


@dataclass(frozen=True, slots=True)
class SavedDrawing:
    """The drawing in a file, with a mark that changes whenever the drawing changes."""

    grid: str
    mark: str


@dataclass(frozen=True, slots=True)
class NotSaved:
    """The reason why nothing was written. If it is the drawing already in the file, `there` has
    that drawing."""

    message: str
    there: SavedDrawing | None = None


def drawing_in(path: Path) -> SavedDrawing | NotSaved:
    """Return the drawing in the file, with uneven lines straightened."""
    problems = Problems()
    text = read_text(path, problems)
    if text is None:
        return NotSaved(f"the file {problems.found[0].message}")
    grid = drawing_of(text)
    if grid is None:
        return NotSaved("the file has no drawing below `grid: |`")
    sketch = tidied(grid.text)
    if sketch is None:
        return NotSaved("lines of walls and lines of squares must alternate; fix the file first")
    mark = f"{crc32(grid.text.rstrip().encode('utf-8', 'replace')):08x}"
    return SavedDrawing(sketch.text(), mark)


def save_drawing(path: Path, home: Path, grid: str, base: str) -> SavedDrawing | NotSaved:
    """Write the drawing into the file, unless the file's drawing has changed since the page read
    it."""
    target = real(path)
    if not target.is_relative_to(real(home)):
        return NotSaved("the file is outside the pack")
    sketch = tidied(grid) if len(grid) <= MAX_BYTES else None
    legible = all(line.isprintable() for line in grid.split("\n"))
    if sketch is None or sketch.text() != grid or not legible:
        return NotSaved("this is not a drawing of a map")
    there = drawing_in(target)
    if isinstance(there, NotSaved):
        return there
    if there.mark != base and there.grid != grid:
        return NotSaved("the file has changed", there)
    # `read_text` keeps line ends as they are.
    text = read_text(target, Problems())
    new = with_drawing(text, grid) if text is not None else None
    if new is None:
        return NotSaved("the file has no drawing below `grid: |`")
    if new != text:
        begins = b"\xef\xbb\xbf" if target.read_bytes()[:3] == b"\xef\xbb\xbf" else b""
        try:
            save(target, begins + new.encode("utf-8"))
        except OSError as error:
            return NotSaved(f"can't write the file: {error.strerror or error}")
    return drawing_in(target)
