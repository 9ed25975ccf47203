"""What commands share to find content: an argument is an id, or a path."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from fragkit.cli.failure import Failure
from fragkit.diagnostics import Problems, did_you_mean, render
from fragkit.load.config import configured_folders
from fragkit.load.packs import load_library, pack_around
from fragkit.load.source import shown_path
from fragkit.model.pack import Library

T = TypeVar("T")


def is_path(argument: str) -> bool:
    return "/" in argument or argument.endswith(".yaml")


def load_content(argument: str | None = None) -> Library:
    """The shipped and configured packs; with a path, that file or pack as well."""
    problems = Problems()
    folders = configured_folders(Path.cwd(), problems)
    loose: list[Path] = []
    if argument is not None and is_path(argument):
        path = Path(argument)
        if not path.exists():
            raise Failure("no-such-file", f"there is no file `{argument}`")
        home = path if path.is_dir() else pack_around(path)
        if home is not None:
            folders.append(home)
        else:
            loose.append(path)
    library = load_library(problems, folders, loose)
    if problems.has_errors:
        first = next(d for d in problems.sorted() if d.severity == "error")
        raise Failure("broken-content", render(first).split("\n")[0])
    return library


def pick(kind: str, argument: str, known: dict[str, T]) -> list[T]:
    """What an id names; a path names everything in that file."""
    if argument in known:
        return [known[argument]]
    if is_path(argument):
        file = shown_path(Path(argument))
        found = [item for item in known.values() if item.where.span.file == file]  # type: ignore[attr-defined]  # cards and fighters know their place
        if found:
            return found
        raise Failure("unknown-id", f"there is no {kind} in `{argument}`")
    near = [id for id in known if id.startswith(argument)]
    if len(near) == 1:
        return [known[near[0]]]
    help = did_you_mean(argument, near or known)
    raise Failure("unknown-id", f"there is no {kind} `{argument}`" + (f"; {help}" if help else ""))
