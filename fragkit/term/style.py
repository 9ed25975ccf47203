"""The style of printed text: its width, weight and color. Text from strangers is printed safely.

Color and bold appear only on a terminal, and no fact depends on them alone. NO_COLOR is obeyed.

Names, texts, paths and records may come from strangers. A terminal obeys control characters in
them: it moves the cursor, hides lines, writes to the clipboard. On a terminal, only the sequences
made by `Style` and the referee pass. Every other control character is shown as a picture (`␛`).
"""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TextIO

from fragkit.diagnostics import CONTROL, visible
from fragkit.language import translate
from fragkit.language.sentences import Text
from fragkit.values import dataclass

_NARROWEST = 20
_OUTPUT = -11  # Windows' number for standard output
_SEQUENCES = 0x0004  # ENABLE_VIRTUAL_TERMINAL_PROCESSING


@dataclass(frozen=True, slots=True)
class Style:
    """The style of one stream. The default is plain text, 80 columns wide."""

    width: int = 80
    color: bool = False
    unicode: bool = True

    def bold(self, text: str) -> str:
        return self._mark("1", text)

    def dim(self, text: str) -> str:
        return self._mark("2", text)

    def yes(self, text: str) -> str:
        return self._mark("1;32", text)

    def no(self, text: str) -> str:
        return self._mark("1;31", text)

    def accent(self, text: str) -> str:
        return self._mark("36", text)

    def _mark(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.color and text else text

    def pick(self, fancy: str, plain: str) -> str:
        """Return `fancy` if the stream can show it, or else `plain`, its ASCII form."""
        return fancy if self.unicode else plain

    def wrap(self, text: Text, indent: str = "", hang: str | None = None) -> list[str]:
        """Translate the text and break it into lines of the style's width."""
        return wrap(translate(text), self.width, indent, hang)


def style_of(stream: TextIO | None = None, env: Mapping[str, str] | None = None) -> Style:
    """Return the style for a stream (default: standard output)."""
    out = sys.stdout if stream is None else stream
    settings = os.environ if env is None else env
    terminal = out.isatty() and settings.get("TERM") != "dumb"
    return Style(
        width=columns(),
        color=terminal and not settings.get("NO_COLOR") and understands_color(),
        unicode=_can_show(out, "×–─│█▌·✗"),
    )


def columns() -> int:
    """Return the number of columns: $COLUMNS if it is set, else the terminal's, else 80."""
    return max(_NARROWEST, shutil.get_terminal_size((80, 24)).columns)


def _can_show(stream: TextIO, sample: str) -> bool:
    try:
        sample.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def text_width(text: str) -> int:
    """Return the number of columns that the text takes. Wide letters count as two, combining marks
    as none."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def pad(text: str, width: int) -> str:
    return text + " " * max(0, width - text_width(text))


def wrap(text: str, width: int, indent: str = "", hang: str | None = None) -> list[str]:
    """Break the text into lines no wider than `width`. The first begins with `indent`, and the
    others with `hang`.

    A word, or a command in backticks, is cut only if it alone is wider than a line.
    """
    later = indent if hang is None else hang
    lines: list[str] = []
    line, empty = indent, True
    room = max(1, width - text_width(max(indent, later, key=len)))
    for word in _pieces(_phrases(text.split(), room), room):
        if not empty and text_width(line) + 1 + text_width(word) > width:
            lines.append(line)
            line, empty = later, True
        line += word if empty else " " + word
        empty = False
    return [*lines, line] if not empty or not lines else lines


def _phrases(words: list[str], room: int) -> Iterable[str]:
    """Yield words. Join those between backticks if a line has room for them."""
    at = 0
    while at < len(words):
        end = at
        phrase = words[at]
        while phrase.count("`") % 2 and end + 1 < len(words):
            end += 1
            phrase += f" {words[end]}"
        if end == at or phrase.count("`") % 2 or text_width(phrase) > room:
            end, phrase = at, words[at]
        yield phrase
        at = end + 1


def _pieces(words: Iterable[str], room: int) -> Iterable[str]:
    """Yield the words, but cut those that are wider than a line."""
    for word in words:
        rest = word
        while text_width(rest) > room:
            cut = room
            while cut > 1 and text_width(rest[:cut]) > room:
                cut -= 1
            yield rest[:cut]
            rest = rest[cut:]
        yield rest


def gathered(items: Sequence[Text], style: Style) -> list[str]:
    """Put items two spaces apart, and never break an item across lines."""
    lines: list[str] = []
    for one in items:
        item = _keyed(one) if isinstance(one, str) else translate(one)
        if lines and text_width(lines[-1]) + 2 + text_width(item) <= style.width:
            lines[-1] += "  " + item
        else:
            lines.append(item)
    return lines


def _keyed(item: str) -> str:
    """Translate the words that follow the signs of an item: `w weapon`, `r g b door`, `1 a card`."""
    words = item.split(" ")
    signs = 0
    while signs < len(words) - 1 and _is_sign(words[signs]):
        signs += 1
        if words[0].isdigit():  # each choice has one key, followed by its words
            break
    return " ".join([*words[:signs], translate(" ".join(words[signs:]))])


def _is_sign(word: str) -> bool:
    return len(word) == 1 or (len(word) <= 3 and not word.isalpha())


def understands_color() -> bool:
    """Return whether the terminal understands colors. All do except the older Windows console,
    which needs a switch."""
    if sys.platform != "win32":
        return True
    import ctypes

    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009  only Windows has it
    mode = ctypes.c_ulong()
    handle = kernel.GetStdHandle(_OUTPUT)
    if not kernel.GetConsoleMode(handle, ctypes.byref(mode)):
        return False  # no console: a file, or another kind of terminal
    if mode.value & _SEQUENCES:
        return True
    return bool(kernel.SetConsoleMode(handle, mode.value | _SEQUENCES))


CLEAR = "\x1b[2J\x1b[3J\x1b[H"
ENTER_PAGE, LEAVE_PAGE, REDRAW_PAGE = "\x1b[?1049h", "\x1b[?1049l", "\x1b[H\x1b[J"
# Exactly our own sequences: the marks of `Style`, the progress bar, the cleared screen, and the
# page that the referee redraws.
OURS = re.compile("(" + "|".join(map(re.escape, [
    *(f"\x1b[{code}m" for code in ("0", "1", "2", "1;32", "1;31", "36")), "\r", "\x1b[K", CLEAR,
    ENTER_PAGE, LEAVE_PAGE, REDRAW_PAGE,
])) + ")")  # fmt: skip


def made_safe(text: str, terminal: bool = False) -> str:
    """Return the text in a form that is safe to print."""
    if CONTROL.search(text) is None:
        return text
    if not terminal:
        return visible(text.replace("\r\n", "\n"))
    parts = OURS.split(text)
    return "".join(part if i % 2 else visible(part) for i, part in enumerate(parts))


class SafeStream(io.TextIOWrapper):
    """A stream that prints only safe text."""

    def __init__(self, stream: io.TextIOWrapper) -> None:
        super().__init__(
            stream.buffer,
            encoding=stream.encoding,
            errors="replace" if stream.errors == "strict" else stream.errors,
            line_buffering=stream.line_buffering,
            write_through=stream.write_through,
        )
        self.stream = stream  # otherwise its finalizer would close the shared stream

    def write(self, text: str, /) -> int:
        super().write(made_safe(text, self.isatty()))
        return len(text)

    def close(self) -> None:
        """Flush, but leave the wrapped stream open, because its creator closes it."""
        if not self.buffer.closed:
            self.flush()


def safe_stream(stream: io.TextIOWrapper) -> SafeStream:
    """Wrap the stream so that it prints only safe text."""
    stream.flush()
    return SafeStream(stream)
