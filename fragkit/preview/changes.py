"""Which files of a pack have changed, found by looking again and again.

Native watchers don't install on phones; a look at a pack of hundreds of files takes a
millisecond or two.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

# Path -> time of change and size.
Stamps = Mapping[str, tuple[int, int]]

MOST_FILES = 20_000
_APART = ("build", "__pycache__", "node_modules")  # output, and what others keep there


def stamps_of(folders: Iterable[Path], files: Iterable[Path] = ()) -> dict[str, tuple[int, int]]:
    """Every file below the folders, hidden ones left out; what cannot be read is left out too."""
    found: dict[str, tuple[int, int]] = {}
    for file in files:
        try:
            seen = os.stat(file)
        except OSError:
            continue
        found[str(file)] = (seen.st_mtime_ns, seen.st_size)
    waiting = [str(folder) for folder in folders]
    while waiting and len(found) < MOST_FILES:
        folder = waiting.pop()
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    if entry.name.startswith("."):
                        continue
                    try:
                        if entry.is_dir(follow_symlinks=False):
                            if entry.name not in _APART:
                                waiting.append(entry.path)
                        else:
                            seen = entry.stat()
                            found[entry.path] = (seen.st_mtime_ns, seen.st_size)
                    except OSError:  # gone meanwhile, or a link to nothing
                        continue
        except OSError:
            continue
    return found


def changed(before: Stamps, now: Stamps) -> set[str]:
    """Files that are new, gone or different."""
    return {path for path in before.keys() | now.keys() if before.get(path) != now.get(path)}
