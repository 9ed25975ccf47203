"""Values made from files, stored in the user's own folder until one of their sources changes.

A value is found again only by a hash of the content of its files, their places and the paths that
messages show for them, the counters that packs have declared, and every source file of fragkit and
of the user's rule modules. Otherwise, the files are read again.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fragkit.rule_modules import FOLDERS, counters_of_packs

if TYPE_CHECKING:
    from hashlib import sha256 as sha256
else:
    try:  # from `random`, because `hashlib` loads OpenSSL, a twentieth of the referee's start
        from _sha256 import sha256
    except ImportError:
        from hashlib import sha256

MOST = 20  # most values; the oldest are dropped
_DIGEST = 32  # number of bytes before each value


def user_folder() -> Path:
    """Return the folder where fragkit stores values made from a user's files."""
    state = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return Path(state) / "fragkit"


def key_of(parts: Iterable[bytes]) -> str:
    """Return the name under which a value made from these parts is kept, or "" if fragkit has no
    source files."""
    try:
        digest = sha256(_sources_hash(tuple(FOLDERS)))
        for part in (repr(counters_of_packs()).encode(), *parts):
            digest.update(b"%d " % len(part) + part)
    except (OSError, ValueError):
        return ""
    return digest.hexdigest()


@cache
def _sources_hash(folders: tuple[str, ...]) -> bytes:
    digest = sha256(sys.version.encode())
    for root in (os.path.dirname(os.path.dirname(__file__)), *folders):
        for entry in _sources(root):
            seen = entry.stat()
            line = f"{entry.path} {seen.st_size} {seen.st_mtime_ns}\0"
            digest.update(os.fsencode(line))
    return digest.digest()


def _sources(folder: str) -> Iterator[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                yield entry
            elif "." not in entry.name and entry.name != "__pycache__":
                yield from _sources(entry.path)


def kept(key: str) -> Any:
    """Return the value kept under this key, or None. Ignore a file that other users could write."""
    if not key:
        return None
    try:
        with open(user_folder() / "kept" / key, "rb") as file:
            seen = os.fstat(file.fileno())
            owner = getattr(os, "getuid", lambda: seen.st_uid)()  # files on Windows have no owners
            if seen.st_uid != owner or seen.st_mode & 0o022:
                return None
            data = file.read()
        same = sha256(data[_DIGEST:]).digest() == data[:_DIGEST]
        return pickle.loads(data[_DIGEST:]) if same else None
    except Exception:  # a broken file may raise anything
        return None


def keep(key: str, value: Any) -> None:
    """Keep the value under this key, if fragkit can write to the user's folder."""
    if not key:
        return
    with contextlib.suppress(OSError, ValueError, pickle.PicklingError):
        folder = user_folder() / "kept"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
        draft = folder / f"{key}.{os.getpid()}"
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(sha256(data).digest() + data)
        draft.replace(folder / key)
        oldest = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in oldest[:-MOST]:
            path.unlink(missing_ok=True)
