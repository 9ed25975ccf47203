"""Reading a file's text, refusing what could never be content."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from fragkit.diagnostics import Problems, Span

# The largest honest file is a map of 500 × 500 squares, about 2 MB.
MAX_BYTES = 4_000_000


def shown_path(path: Path) -> str:
    """The path as a user would type it from the working directory."""
    try:
        relative = os.path.relpath(path)
    except (ValueError, OSError):  # another drive; a working directory that is gone
        return str(path)
    return str(path) if relative.startswith("..") else relative


def read_text(path: Path, problems: Problems) -> str | None:
    """The file's text with its line ends untouched, or None when a problem was told."""
    place = Span(shown_path(path))
    try:
        seen = path.stat()
        size = seen.st_size
        if stat.S_ISFIFO(seen.st_mode):  # it would be waited for
            problems.error("unreadable", place, "cannot be read: it is a pipe, not a file")
            return None
        with path.open("rb") as file:
            # A device has no size and no end.
            data = file.read(MAX_BYTES + 1) if size <= MAX_BYTES else b""
    except OSError as error:
        problems.error("unreadable", place, f"cannot be read: {error.strerror or error}")
        return None
    if max(size, len(data)) > MAX_BYTES:
        told = f"{size / 1e6:.1f} MB" if size else "no end"
        problems.error(
            "file-too-large",
            place,
            f"the file has {told}; content files hold at most {MAX_BYTES / 1e6:.0f} MB",
        )
        return None
    return decode(data, place.file, problems)


def decode(data: bytes, file: str, problems: Problems) -> str | None:
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        problems.error(
            "not-utf8",
            Span(file, line, column),
            f"byte 0x{data[error.start]:02x} is not UTF-8 text",
            help="save the file with the encoding UTF-8",
        )
        return None
