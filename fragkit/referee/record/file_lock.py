"""One referee per record: a second one can only read.

It uses `flock`, or the lock of Windows: both end with their process. Elsewhere it writes a lock file
with the number of the process.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # not on every phone's Python, nor on Windows
    fcntl = None  # type: ignore[assignment]  # not on Windows

msvcrt: Any
try:
    import msvcrt
except ImportError:  # only on Windows
    msvcrt = None

# Windows locks bytes and keeps others from reading them: one that no record ever has.
_FAR_BYTE = 2**40


class Lock:
    """A held lock; `release` gives it back."""

    def __init__(self, file: int | None = None, path: Path | None = None) -> None:
        self._file = file
        self._path = path

    def move(self, file: int) -> None:
        """Hold the lock on another file, which is about to take the first one's name."""
        if self._file is not None and fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._file = file

    def release(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                if fcntl is not None:
                    fcntl.flock(self._file, fcntl.LOCK_UN)
                elif msvcrt is not None:
                    _at_far_byte(self._file, msvcrt.LK_UNLCK)
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._path.unlink()
        self._file = self._path = None


def take_lock(file: int, path: Path) -> Lock | None:
    """Return the lock on an open record, or None when another referee holds it."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return None
        except OSError:
            return _lock_file(path)  # a file system without locks
        return Lock(file)
    if msvcrt is not None:
        try:
            _at_far_byte(file, msvcrt.LK_NBLCK)
        except PermissionError:
            return None
        except OSError:
            return _lock_file(path)
        return Lock(file)
    return _lock_file(path)


def _at_far_byte(file: int, how: int) -> None:
    """Lock or unlock a byte far behind the record: Windows locks where the file is read."""
    here = os.lseek(file, 0, os.SEEK_CUR)
    try:
        os.lseek(file, _FAR_BYTE, os.SEEK_SET)
        msvcrt.locking(file, how, 1)
    finally:
        os.lseek(file, here, os.SEEK_SET)


def _lock_file(path: Path) -> Lock | None:
    name = path.with_name(path.name + ".lock")
    for _ in range(2):
        try:
            made = os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644)
        except FileExistsError:
            if _is_alive(name):
                return None
            with contextlib.suppress(OSError):
                name.unlink()
            continue
        except OSError:
            return Lock()  # a lock can't be kept here at all: better a game than none
        with os.fdopen(made, "w") as text:
            text.write(str(os.getpid()))
        return Lock(path=name)
    return None


def _is_alive(name: Path) -> bool:
    """Return whether the process in a lock file is still running; if unsure, True."""
    try:
        owner = int(name.read_text().strip())
    except (OSError, ValueError):
        return True
    if os.name != "posix":
        return True  # asking with a signal would end the process there
    try:
        os.kill(owner, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
