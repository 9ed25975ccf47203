"""The text of single cards and fighters inside their files.

A list is cut where a line begins with a hyphen, so that one saved card is read by itself and
the other hundreds are not.
"""

from __future__ import annotations

import bisect
import functools
from dataclasses import dataclass
from zlib import crc32


@dataclass(frozen=True, slots=True)
class Lines:
    """Some lines of a file; `first` counts from 1."""

    first: int
    text: str

    @property
    def mark(self) -> int:
        return crc32(self.text.encode("utf-8", "replace"))


@functools.lru_cache(maxsize=256)
def cut(text: str) -> tuple[Lines, ...] | None:
    """The items of a list, each with its lines; None when the file is not written so plainly."""
    found: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if line.startswith("- "):
            found.append((number, [line]))
        elif not line or line[0] in " #":
            if found:
                found[-1][1].append(line)
        else:
            return None  # a key, a tab, a second document
    return tuple(Lines(first, _shorn(lines)) for first, lines in found)


def _shorn(lines: list[str]) -> str:
    """Without what leads over to the next item."""
    while lines and (not lines[-1].strip() or lines[-1].startswith("#")):
        lines.pop()
    return "\n".join(lines)


def lines_at(text: str, line: int) -> Lines:
    """The item that holds that line; the whole file when it is no plain list."""
    items = cut(text) or ()
    at = bisect.bisect_right(items, line, key=lambda item: item.first)
    return items[at - 1] if at else Lines(1, text)
