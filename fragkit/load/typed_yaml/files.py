"""Content files on disk: finding them in folders, reading their text, saving them.

A folder or file that can't be read is reported, never skipped. A file is saved completely or not at
all. After a full disk or a kill, the old file is still there.
"""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from fragkit.diagnostics import Problems, Span

# The largest honest file is a map of 500 × 500 squares, about 2 MB.
MAX_BYTES = 4_000_000


def shown_path(path: Path) -> str:
    """Return the path as a user in the working directory would type it."""
    try:
        relative = os.path.relpath(path)
    except (ValueError, OSError):  # another drive, or a deleted working directory
        return str(path)
    return str(path) if relative.startswith("..") else relative


def read_text(path: Path, problems: Problems) -> str | None:
    """Return the file's text with its line ends unchanged, or None after a problem."""
    place = Span(shown_path(path))
    if leads_out(path):  # its text must not be shown
        _report_outside(path, problems)
        return None
    try:
        seen = path.stat()
        size = seen.st_size
        if stat.S_ISFIFO(seen.st_mode):  # reading it would block
            problems.at(place).error("[unreadable] can't be read: it is a pipe, not a file")
            return None
        with path.open("rb") as file:
            # A device has no size and no end.
            data = file.read(MAX_BYTES + 1) if size <= MAX_BYTES else b""
    except OSError as error:
        problems.at(place).error(
            "[unreadable] can't be read: {reason}", reason=error.strerror or error
        )
        return None
    if max(size, len(data)) > MAX_BYTES:
        most = f"{MAX_BYTES / 1e6:.0f}"
        if size:
            problems.at(place).error(
                "[file-too-large] the file has {size} MB, and {most} MB is the limit",
                "split it into several files",
                size=f"{size / 1e6:.1f}",
                most=most,
            )
        else:
            problems.at(place).error(
                "[file-too-large] the file never ends, and {most} MB is the limit", most=most
            )
        return None
    return decode(data, place.file, problems)


def leads_out(path: Path) -> bool:
    """Return whether a file in a pack is a link to somewhere outside the pack, or is below such a
    link.

    A link may lead into another pack, so each pack above it counts.
    """
    here, there = os.path.abspath(path), os.path.realpath(path)
    return here != there and any(
        is_file(folder / "pack.yaml") and not Path(there).is_relative_to(os.path.realpath(folder))
        for folder in Path(here).parents
    )


def _report_outside(path: Path, problems: Problems) -> None:
    problems.at(Span(shown_path(path))).error(
        "[outside-link] this link leads out of the pack", "put the file itself here"
    )


def is_shut(path: Path, problems: Problems) -> bool:
    """Return whether a path may not be read, and report it: a link out of the pack, or something
    other than a regular file, such as a pipe."""
    if leads_out(path):
        _report_outside(path, problems)
    elif not is_file(path):
        place = Span(shown_path(path))
        problems.at(place).error("[unreadable] can't be read: it is not a regular file")
    else:
        return False
    return True


def decode(data: bytes, file: str, problems: Problems) -> str | None:
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        problems.at(Span(file, line, column)).error(
            "[not-utf8] the byte 0x{byte} is not UTF-8 text",
            "save the file as UTF-8",
            byte=f"{data[error.start]:02x}",
        )
        return None


YAML = (".yaml", ".yml")
SHEET = ".csv"  # in `cards/`


def is_there(path: Path) -> bool:
    """Return whether a file or folder exists at that path, even if it can't be accessed."""
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
    """Return the path that links lead to, or the path itself if they lead in a circle."""
    return Path(os.path.realpath(path))


def entries(folder: Path, problems: Problems) -> list[Path]:
    """Return the contents of a folder, sorted by name."""
    try:
        names = sorted(os.listdir(folder))
    except OSError as error:
        problems.at(Span(shown_path(folder))).error(
            "[unreadable] can't be read: {reason}", reason=error.strerror
        )
        return []
    return [folder / name for name in names]


def room_files(room: Path, problems: Problems) -> list[Path]:
    """Return every file of definitions in a folder of a pack: YAML, and spreadsheets of cards."""
    return yaml_files(room, problems, (*YAML, SHEET) if room.name == "cards" else YAML)


def yaml_files(folder: Path, problems: Problems, suffixes: tuple[str, ...] = YAML) -> list[Path]:
    """Return every YAML file in a folder and below it."""
    return [path for path in files_below(folder, problems) if path.suffix in suffixes]


def files_below(
    folder: Path, problems: Problems | None = None, above: tuple[str, ...] = ()
) -> list[Path]:
    """Return every file in a folder and below it. Links are followed within the pack, but not in
    circles."""
    found: list[Path] = []
    here = (*above, os.path.realpath(folder))
    problems = Problems() if problems is None else problems
    for path in entries(folder, problems):
        if path.name.startswith("."):  # editors and git keep their own files there
            continue
        if is_folder(path):
            if path.is_symlink() and leads_out(path):
                _report_outside(path, problems)
            elif os.path.realpath(path) not in here:
                found += files_below(path, problems, here)
        else:
            found.append(path)  # broken links and pipes, too: reading one reports it
    return found


def save(path: Path, data: bytes) -> None:
    """Save the file in one step, so that a reader sees either the old one or the new one. Raises
    OSError."""
    path = real(path)  # the file, not a link to it
    if path.exists() and not path.is_file():
        path.write_bytes(data)  # a device or a pipe can't be replaced
        return
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, draft)
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def save_all(folder: Path, files: Mapping[str, str]) -> None:
    """Save the texts below the folder, all or none: on an error, delete the files and folders that
    are new, so that the next try can succeed. Raises OSError."""
    made: list[Path] = []
    try:
        for name, text in files.items():
            path = folder / name
            missing = [above for above in path.parents if not above.exists()]
            path.parent.mkdir(parents=True, exist_ok=True)
            made += [*reversed(missing), *([] if path.exists() else [path])]
            save(path, text.encode())
    except OSError:
        for path in reversed(made):
            with suppress(OSError):
                path.rmdir() if path.is_dir() else path.unlink()
        raise
