"""Finding files in folders. One that cannot be looked into is told, never passed over."""

from __future__ import annotations

import os
from pathlib import Path

from fragkit.diagnostics import Problems, Span
from fragkit.load.source import shown_path

YAML = (".yaml", ".yml")


def is_there(path: Path) -> bool:
    """Whether something bears that name; what may not be looked at is there."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def real(path: Path) -> Path:
    """Where links lead. Links in a ring lead nowhere: the path stays as it is."""
    return Path(os.path.realpath(path))


def entries(folder: Path, problems: Problems) -> list[Path]:
    """What lies in a folder, sorted by name."""
    try:
        names = sorted(os.listdir(folder))
    except OSError as error:
        problems.error("unreadable", Span(shown_path(folder)), f"cannot be read: {error.strerror}")
        return []
    return [folder / name for name in names]


def yaml_files(folder: Path, problems: Problems, above: tuple[str, ...] = ()) -> list[Path]:
    """Every YAML file in a folder and below it. Links are followed, circles are not."""
    found: list[Path] = []
    here = (*above, os.path.realpath(folder))
    for path in entries(folder, problems):
        if path.name.startswith("."):  # editors and git keep their own things there
            continue
        if is_folder(path):
            if os.path.realpath(path) not in here:
                found += yaml_files(path, problems, here)
        elif path.suffix in YAML and (is_file(path) or not _is_device(path)):
            found.append(path)  # a link to nothing too: reading it tells so
    return found


def _is_device(path: Path) -> bool:
    """A pipe or the like, which would never end."""
    try:
        path.stat()
    except OSError:
        return False
    return True
