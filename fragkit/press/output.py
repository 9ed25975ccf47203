"""The files of a build, either all written or none, and the manifest of the printed cards.

New files are first written next to the old ones, under other names. Only when all of them are
safely on the disk do they replace the old ones, each in one step, with the manifest last. After a
full disk or an interrupted build, the old files are still there.

`manifest.json` keeps a mark of each card's face:

    "cards": {"base": {"boomstick": {"face": "9f86d081884c7d65", "copies": 2}}}

The mark changes with anything that the face shows: words, numbers, picture, template, colors. It
does not change with the number of copies or the pack's version, because these need no new print. If
copies were added, only these are printed.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Any, NamedTuple


class PrintedCard(NamedTuple):
    face: str  # its mark
    copies: int


Prints = Mapping[str, Mapping[str, PrintedCard]]  # by pack, then by card
NO_CARDS: Prints = MappingProxyType({})


class LastPrint(NamedTuple):
    """The contents of a manifest: the cards by pack, and the sha256 of each file."""

    cards: Prints
    files: Mapping[str, str]


class BadManifest(Exception):  # noqa: N818  a wrong argument, not a fault
    """A file that is not the manifest of a build."""


def mark_of(*shown: object) -> str:
    """Return the mark of a face with this content."""
    return hashlib.sha256("\x00".join(map(repr, shown)).encode()).hexdigest()[:16]


def missing_copies(card: str, now: PrintedCard, before: Mapping[str, PrintedCard]) -> int:
    """Return how many copies of a card are still to be printed."""
    old = before.get(card)
    if old is None or old.face != now.face:
        return now.copies
    return max(0, now.copies - old.copies)


def read_manifest(path: Path) -> LastPrint:
    if path.is_dir():
        path = path / "manifest.json"
    try:
        content = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadManifest(f"there is no manifest `{path}`") from None
    except (OSError, ValueError):
        raise BadManifest(f"`{path}` cannot be read as a manifest") from None
    try:
        return LastPrint(
            prints_of(content),
            {str(file["path"]): str(file["sha256"]) for file in content["files"]},
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadManifest(f"`{path}` is no manifest that fragkit wrote") from None


def prints_of(manifest: Mapping[str, Any]) -> dict[str, dict[str, PrintedCard]]:
    return {
        pack: {id: PrintedCard(str(c["face"]), int(c["copies"])) for id, c in cards.items()}
        for pack, cards in manifest.get("cards", {}).items()
    }


def as_json(prints: Prints) -> dict[str, dict[str, dict[str, object]]]:
    return {
        pack: {id: {"face": card.face, "copies": card.copies} for id, card in sorted(cards.items())}
        for pack, cards in sorted(prints.items())
    }


# -- writing -------------------------------------------------------------------------------------


MANIFEST = "manifest.json"


class Output(NamedTuple):
    """A file to be written, at ``path`` below the output folder (`pdf/base-cards.pdf`)."""

    path: str
    data: bytes
    pages: int = 1
    prints: Prints = NO_CARDS  # the cards on it


class Written(NamedTuple):
    """The written files, with paths that a user can open."""

    files: tuple[Path, ...]
    manifest: Path


class OutputFailure(NamedTuple):
    """The reason why nothing was written."""

    code: str
    message: str


def write_outputs(folder: Path, outputs: Sequence[Output]) -> Written | OutputFailure:
    """Write all outputs and `manifest.json`, or leave everything as it was."""
    entries = [
        {
            "path": str(PurePosixPath(o.path)),
            "pages": o.pages,
            "sha256": hashlib.sha256(o.data).hexdigest(),
        }
        for o in outputs
    ]
    listed = _kept(folder, {e["path"] for e in entries}) + entries
    listed.sort(key=lambda e: str(e["path"]))
    content: dict[str, object] = {"files": listed}
    prints = _prints(folder, outputs)
    if prints:
        content["cards"] = as_json(prints)
    manifest = json.dumps(content, indent=2, ensure_ascii=False) + "\n"
    # The manifest is written last, so it never names a missing file.
    todo = [(folder / o.path, o.data) for o in outputs]
    todo.append((folder / MANIFEST, manifest.encode("utf-8")))
    ready: list[tuple[Path, Path]] = []
    current = folder
    swept: set[Path] = set()
    try:
        for target, data in todo:
            current = target
            if target.parent not in swept:
                target.parent.mkdir(parents=True, exist_ok=True)
                _sweep(target.parent)
                swept.add(target.parent)
            if target.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
            part = target.with_name(f".{target.name}.{os.getpid()}.part")
            ready.append((part, target))
            _write(part, data)
        for part, target in ready:
            current = target
            os.replace(part, target)
    except OSError as error:
        return _failure(current, error)
    finally:
        # No partial file may remain, neither after success nor after an error or Ctrl-C.
        for part, _ in ready:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
    return Written(tuple(target for target, _ in todo[:-1]), folder / MANIFEST)


def _sweep(folder: Path) -> None:
    """Delete the leftovers of a killed build, but not the files of a build that is still running."""
    for part in folder.glob(".*.part"):
        writer = re.fullmatch(r"\..+\.(\d+)\.part", part.name)
        if writer is not None and not _runs(int(writer[1])):
            with contextlib.suppress(OSError):
                part.unlink()


def _runs(process: int) -> bool:
    if os.name != "posix":  # on other systems, this question would end the process
        return process != os.getpid()
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return process != os.getpid()


def _write(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())  # a full disk may fail only now


def _kept(folder: Path, replaced: set[object]) -> list[dict[str, object]]:
    """Return the entries of the old manifest whose files are unchanged and not part of this build."""
    try:
        old = json.loads((folder / MANIFEST).read_text("utf-8"))["files"]
        kept = []
        for entry in old:
            path = entry["path"]
            if path in replaced or PurePosixPath(path).is_absolute() or ".." in path:
                continue
            data = (folder / path).read_bytes() if (folder / path).is_file() else b""
            if data and hashlib.sha256(data).hexdigest() == entry["sha256"]:
                kept.append({k: entry[k] for k in ("path", "pages", "sha256")})
    except (OSError, ValueError, KeyError, TypeError):
        return []  # no manifest yet, or an edited one
    return kept


def _prints(folder: Path, outputs: Sequence[Output]) -> dict[str, dict[str, PrintedCard]]:
    """Return the cards of all builds into this folder, with the marks of their last print."""
    if not any(output.prints for output in outputs) and not (folder / MANIFEST).is_file():
        return {}
    try:
        found = {pack: dict(cards) for pack, cards in read_manifest(folder).cards.items()}
    except BadManifest:
        found = {}
    for output in outputs:
        for pack, cards in output.prints.items():
            found.setdefault(pack, {}).update(cards)
    return found


def _failure(path: Path, error: OSError) -> OutputFailure:
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", None)):
        return OutputFailure("disk-full", f"no space left to write {path}; nothing was changed")
    reason = error.strerror or str(error)
    return OutputFailure("unwritable", f"can't write {path}: {reason}")
