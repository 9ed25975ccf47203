"""Safe output: all printed text passes through here, whoever wrote it.

Names, texts, paths and records come from strangers. A terminal obeys control characters in them: it
moves the cursor, hides lines, writes to the clipboard. On a terminal, the sequences made by `Style`
and the referee pass; every other control character is shown as a picture (`␛`).
"""

from __future__ import annotations

import io
import re

from fragkit.diagnostics import CONTROL, visible

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
ENTER_PAGE, LEAVE_PAGE, REDRAW_PAGE = "\x1b[?1049h", "\x1b[?1049l", "\x1b[H\x1b[J"
# Exactly what is made here: the marks of `Style`, the progress bar, the cleared screen, and the
# page that the referee draws anew.
OURS = re.compile("(" + "|".join(map(re.escape, [
    *(f"\x1b[{code}m" for code in ("0", "1", "2", "1;32", "1;31", "36")), "\r", "\x1b[K", CLEAR,
    ENTER_PAGE, LEAVE_PAGE, REDRAW_PAGE,
])) + ")")  # fmt: skip


def made_safe(text: str, terminal: bool = False) -> str:
    """Return the text as it may be printed."""
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
        self.stream = stream  # forgotten, it would close what both write to

    def write(self, text: str, /) -> int:
        super().write(made_safe(text, self.isatty()))
        return len(text)

    def close(self) -> None:
        """Flush, and leave the wrapped stream open, because its creator closes it."""
        if not self.buffer.closed:
            self.flush()


def safe_stream(stream: io.TextIOWrapper) -> SafeStream:
    """Wrap the stream so that it prints only safe text."""
    stream.flush()
    return SafeStream(stream)
