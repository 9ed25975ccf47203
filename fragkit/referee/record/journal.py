"""The record on the disk. Only one referee writes it, and an input is stored before anybody gets an
answer.

An input and its outcome are written together and forced to the disk. If that fails, the file is cut
back to its previous length, and the caller revokes the input.

A second referee can only read. `flock` or the Windows lock holds the record, and both end with
their process. On other systems, the referee writes a lock file with the number of its process.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fragkit.language.sentences import NOTHING, Sentence, Text, say
from fragkit.load.kept import sha256
from fragkit.referee.record.record_text import (
    MOST_BYTES,
    Header,
    Input,
    Note,
    Record,
    RecordedOutcome,
    header_text,
    input_text,
    note_text,
    outcome_line,
    read_record,
    record_text,
)

try:
    import fcntl
except ImportError:  # missing on some phones and on Windows
    fcntl = None  # type: ignore[assignment]  # not on Windows

msvcrt: Any
try:
    import msvcrt
except ImportError:  # only on Windows
    msvcrt = None

# Windows locks bytes and keeps others from reading them, so lock one that no record ever has.
_FAR_BYTE = 2**40


class Lock:
    """A lock on a record. `release` gives it back."""

    def __init__(self, file: int | None = None, path: Path | None = None) -> None:
        self._file = file
        self._path = path

    def move(self, file: int) -> None:
        """Move the lock to another file, which is about to replace the first."""
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
    """Return the lock on an open record, or None if another referee holds it."""
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
    """Lock or unlock a byte far beyond the record's end, because a Windows lock also stops readers
    of the locked part."""
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
            made = os.open(name, os.O_CREAT | os.O_EXCL | os.O_WRONLY | _PLAIN, 0o644)
        except FileExistsError:
            if _is_alive(name):
                return None
            with contextlib.suppress(OSError):
                name.unlink()
            continue
        except OSError:
            return Lock()  # this file system has no locks, so play without one
        with os.fdopen(made, "w") as text:
            text.write(str(os.getpid()))
        return Lock(path=name)
    return None


def _is_alive(name: Path) -> bool:
    """Return whether the process in a lock file is still running, or True if that is not certain."""
    try:
        owner = int(name.read_text().strip())
    except (OSError, ValueError):
        return True
    if os.name != "posix":
        return True  # on Windows, this question would end the process
    try:
        os.kill(owner, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


# Not inherited by other programs. Bytes are written as they are; Windows would change line ends.
_PLAIN = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


class NotStored(Exception):  # noqa: N818  what happened, in one line for the table
    """The reason why a write failed. Nothing has changed."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class Journal:
    """An open record. Without `lock`, it is read-only, and `why_not` has the reason."""

    def __init__(self, path: Path, record: Record, file: int | None, lock: Lock | None) -> None:
        self.path = path
        self.record = record
        self._file = file
        self._lock = lock
        self._size = record.size
        self._hash = sha256()  # hash of the file's content
        self._changed = 0  # time of our last change
        self.why_not: Text = NOTHING

    def _know(self, data: bytes) -> None:
        """Remember the file's content and time."""
        assert self._file is not None
        self._hash = sha256(data)
        self._changed = os.fstat(self._file).st_mtime_ns

    @property
    def is_writable(self) -> bool:
        return self._lock is not None

    # -- opening ---------------------------------------------------------------

    @staticmethod
    def create(path: Path, header: Header) -> Journal:
        """Begin a record with its header. An existing empty file is used."""
        text = header_text(header).encode()
        file, made = _make(path)
        lock = take_lock(file, path)
        if lock is None or os.fstat(file).st_size:
            os.close(file)
            raise NotStored(say("another referee has just started `{file}`", file=str(path)))
        journal = Journal(path, Record(header), file, lock)
        try:
            journal._append(text)
            _sync_folder(path)
        except NotStored:
            journal.close()
            if made:  # remove only a file made here
                with contextlib.suppress(OSError):
                    path.unlink()
            raise
        journal.record = Record(header, size=len(text))
        return journal

    @staticmethod
    def open(path: Path) -> Journal:
        """Open the record in that file, and lock it if possible. A torn last line is cut off."""
        if path.exists() and not path.is_file() and not path.is_dir():
            raise NotStored(_not_a_file(path))  # a pipe would wait forever
        try:
            file, lock, why_not = _open_locked(path)
            data = _read_all(file)
        except OSError as error:
            text = say("can't read `{file}`: {reason}", file=str(path), reason=reason(error))
            raise NotStored(text) from error
        journal = Journal(path, read_record(data), file, lock)
        journal.why_not = why_not
        journal._know(data)
        if lock is not None:  # otherwise a repair may be under way
            with contextlib.suppress(OSError):
                _draft_name(path.resolve()).unlink()
        if lock is not None and journal.record.torn and journal.record.flaw is None:
            with contextlib.suppress(OSError):
                os.ftruncate(file, journal.record.size)
                journal._know(data[: journal.record.size])
        elif lock is not None and data and not data.endswith(b"\n") and not journal.record.flaw:
            # An editor left no line end, and the next input must not join the last one.
            journal._size = len(data)
            with contextlib.suppress(NotStored):
                journal._append(b"\n")
        return journal

    def close(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        if self._file is not None:
            os.close(self._file)
            self._file = None

    # -- writing ---------------------------------------------------------------

    def store(self, number: int, line: str, outcome: RecordedOutcome) -> None:
        """Store the input on the disk. NotStored means that nothing has changed."""
        self._append(input_text(number, line, outcome).encode())

    def store_outcome(self, number: int, outcome: RecordedOutcome) -> None:
        """Store the outcome of an input, because a crash cut it off."""
        self._append((outcome_line(number, outcome) + "\n").encode())

    def store_note(self, text: str) -> None:
        self._append(note_text(text).encode())

    def rewrite(self, header: Header, inputs: Iterable[Input], notes: Iterable[Note]) -> Path:
        """Write the whole record again after a repair, and keep a copy of the old one.

        A new file takes the old one's name in one step, so that one complete file is there even if
        the power fails.
        """
        if self._file is None or self._lock is None:
            raise NotStored(self.why_not or say("the record is read-only"))
        self._must_be_ours()
        data = record_text(header, inputs, notes).encode()
        place = self.path.resolve()  # of the link's target, not of the link
        mode = os.fstat(self._file).st_mode & 0o777
        kept, draft = _free_name(place), _draft_name(place)
        fresh = None
        try:
            os.close(_write_new(draft, _read_all(self._file), mode))
            os.rename(draft, kept)
            fresh = _write_new(draft, data, mode)
            self._lock.move(fresh)
            os.replace(draft, place)
        except OSError as error:
            if fresh is not None:
                self._lock.move(self._file)
                os.close(fresh)
            with contextlib.suppress(OSError):
                draft.unlink()
            text = say("can't write `{file}`: {reason}", file=str(self.path), reason=reason(error))
            raise NotStored(text) from error
        _sync_folder(place)
        os.close(self._file)
        self._file = fresh
        self._size = len(data)
        self._know(data)
        self.record = read_record(data)
        return kept

    def _append(self, data: bytes) -> None:
        if self._file is None or not self.is_writable:
            raise NotStored(self.why_not or say("the record is read-only"))
        self._must_be_ours()
        try:
            os.lseek(self._file, self._size, os.SEEK_SET)
            _write_all(self._file, data)
            os.fsync(self._file)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, self._size)
                os.fsync(self._file)
            text = say(
                "can't save to `{file}`: {reason}", file=self.path.name, reason=reason(error)
            )
            raise NotStored(text) from error
        self._size += len(data)
        self._hash.update(data)
        self._changed = os.fstat(self._file).st_mtime_ns

    def _must_be_ours(self) -> None:
        """Check that no other program (an editor or a sync tool) has replaced the file."""
        assert self._file is not None
        try:
            here, named = os.fstat(self._file), os.stat(self.path)
        except OSError as error:
            text = say("`{file}` is gone: {reason}", file=self.path.name, reason=reason(error))
            raise NotStored(text) from error
        same = (here.st_ino, here.st_dev) == (named.st_ino, named.st_dev)
        if (
            same
            and named.st_size == self._size
            and named.st_mtime_ns != self._changed
            and self._size
        ):
            same = sha256(_read_all(self._file)).digest() == self._hash.digest()
        if not same or named.st_size != self._size:
            text = say(
                "another program has changed `{file}`. Type `quit` and open it again.",
                file=self.path.name,
            )
            raise NotStored(text)


def _make(path: Path) -> tuple[int, bool]:
    """Open or create the file, and return whether it is new. Only regular files are accepted."""
    flags = os.O_RDWR | _PLAIN
    try:
        try:
            return os.open(path, flags | os.O_CREAT | os.O_EXCL, 0o644), True
        except FileExistsError:
            if not path.is_file():
                raise NotStored(_not_a_file(path)) from None
            return os.open(path, flags), False
    except OSError as error:
        text = say("can't create `{file}`: {reason}", file=str(path), reason=reason(error))
        raise NotStored(text) from error


def _not_a_file(path: Path) -> Sentence:
    return say("`{file}` is not a regular file", file=str(path))


def _open_locked(path: Path) -> tuple[int, Lock | None, Text]:
    try:
        file = os.open(path, os.O_RDWR | _PLAIN)
    except OSError as error:
        if isinstance(error, FileNotFoundError | IsADirectoryError):
            raise
        file = os.open(path, os.O_RDONLY | _PLAIN)
        text = say("can't write `{file}`: {reason}", file=path.name, reason=reason(error))
        return file, None, text
    lock = take_lock(file, path)
    if lock is None:
        return file, None, say("`{file}` is open in another referee", file=path.name)
    return file, lock, NOTHING


def _read_all(file: int) -> bytes:
    """Return the file's content, but no more than one byte beyond the largest record."""
    os.lseek(file, 0, os.SEEK_SET)
    parts, size = [], 0
    while size <= MOST_BYTES and (part := os.read(file, 1 << 20)):
        parts.append(part)
        size += len(part)
    return b"".join(parts)


def _write_all(file: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(file, view) :]


def _sync_folder(path: Path) -> None:
    """Force the new name to the disk, if the system can."""
    with contextlib.suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _write_new(path: Path, data: bytes, mode: int) -> int:
    """Write a new file to the disk and return it open.

    The rest of an interrupted repair is removed. A link is never followed.
    """
    with contextlib.suppress(FileNotFoundError):
        path.unlink()
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0)
    file = os.open(path, flags, 0o600)
    try:
        with contextlib.suppress(OSError):  # storage on some phones has no file modes
            os.chmod(path, mode)
        _write_all(file, data)
        os.fsync(file)
    except OSError:
        os.close(file)
        raise
    return file


def _draft_name(path: Path) -> Path:
    return path.with_name(f".{path.name}.repairing")


def _free_name(path: Path) -> Path:
    for number in range(1, 1000):
        name = path.with_name(f"{path.name}.old{number if number > 1 else ''}")
        if not os.path.lexists(name):
            return name
    raise NotStored(say("there are too many old copies of `{file}`", file=path.name))


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
