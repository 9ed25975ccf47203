"""Finding the content that an argument names, by id or by path, and reporting its mistakes."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import typer

from fragkit.cli.arguments import is_path
from fragkit.cli.command import Failure, no_such
from fragkit.diagnostics import Diagnostic, Problems, render
from fragkit.load.packs.known_packs import BUILT_IN, find_pack, known_folders, pack_root
from fragkit.load.packs.library import drop_accepted, load_library, pack_around
from fragkit.load.typed_yaml.files import entries, is_file, leads_out
from fragkit.model.fields import Where
from fragkit.model.pack import Library

T = TypeVar("T")
MOST_NEARBY = 20  # packs to search for a hint


def load_content(
    argument: str, collect: Problems | None = None, packs: Iterable[str] = ()
) -> Library:
    """Load the shipped packs and those of the user, the file or pack at a path, and `packs`, which
    are ids or paths.

    Problems go to `collect`. Without it, fail at the first error.
    """
    problems = Problems() if collect is None else collect
    folders = known_folders(Path.cwd(), problems)
    folders += [found for found in map(_pack_folder, packs) if found not in folders]
    loose: list[Path] = []
    if is_path(argument):
        path = Path(argument)
        if not path.exists():
            raise Failure("no-such-file", f"there is no file `{argument}`")
        home = pack_root(path) if path.is_dir() else pack_around(path)
        if home is not None:
            folders.append(home)
        elif path.is_dir():
            raise Failure("no-such-file", f"`{argument}` is not a pack: it has no pack.yaml")
        else:
            loose.append(path)
    library = load_library(problems, folders, loose)
    if collect is None:
        fail_at_errors(problems)
    return library


def _pack_folder(word: str) -> Path:
    found = pack_root(Path(word)) if is_path(word) or Path(word).is_dir() else None
    found = found or find_pack(word, Path.cwd())
    if found is None:
        raise Failure("unknown-id", f"there is no pack `{word}`")
    return found


def pick(
    kind: str, argument: str, known: dict[str, T], problems: Problems | None = None
) -> list[T]:
    """Return the content that an id names. A path means everything in that file or pack.

    Errors in other files don't matter, unless the id may be in the broken file. Then fail with
    them.
    """
    problems = problems or Problems()
    if argument in known:
        return [known[argument]]
    if is_path(argument):
        place = os.path.realpath(argument)
        found = [item for item in known.values() if lies_in(item.where, place)]  # type: ignore[attr-defined]  # cards and fighters know their place
        if found:
            return found
        fail_at_errors(problems)
        raise Failure("unknown-id", f"there is no {kind} in `{argument}`")
    near = [id for id in known if id.startswith(argument)]
    if len(near) == 1:
        return [known[near[0]]]
    fail_at_errors(problems)
    if home := _nearby(kind, argument):
        text = f"there is no {kind} `{argument}` in your packs"
        raise Failure("unknown-id", f"{text}; `{home}` has one: go there, or add --pack {home}")
    raise no_such("unknown-id", f"there is no {kind} `{argument}`", argument, near or known)


def _nearby(kind: str, id: str) -> str:
    """Return the name of a pack below this folder that has the wanted content."""
    here = Path.cwd()
    folders = [f for f in entries(here, Problems()) if is_file(f / "pack.yaml")]
    for folder in folders[:MOST_NEARBY]:
        library = load_library(Problems(), [folder], only=[folder])
        if id in (library.cards if kind == "card" else library.fighters):
            return f"./{folder.name}"
    return ""


def lies_in(where: Where, place: str) -> bool:
    file = os.path.realpath(where.span.file)
    return file == place or file.startswith(os.path.join(place, ""))


def folder_of(pack: str) -> Path:
    """Return the folder of a pack by its path or id, or by default, of the pack that the user is
    in."""
    if not pack:
        home = pack_root(Path.cwd())
        if home is None:
            raise Failure(
                "no-pack", "here is no pack: name one, or start one with `fragkit new pack`"
            )
        return home
    path = Path(pack)
    if is_path(pack) or path.is_dir():
        home = pack_root(path) if path.is_dir() else None
        if home is None:
            raise Failure("no-pack", f"`{pack}` is not a pack: it has no pack.yaml")
        return home
    found = find_pack(pack, Path.cwd())
    if found is None:
        raise no_such("no-pack", f"there is no pack `{pack}`", pack, BUILT_IN)
    return found


def with_source(diagnostic: Diagnostic) -> str:
    """Return the diagnostic as text, with its line of the file if that can be read."""
    return render(diagnostic, source_of(diagnostic.span.file))


def print_warnings(problems: Problems, library: Library) -> None:
    """Print all problems to standard error, except accepted warnings, without stopping the
    command."""
    drop_accepted(problems, library)
    for problem in problems.sorted():
        typer.echo(with_source(problem), err=True)


def source_of(file: str) -> str | None:
    """Return the file's text, or None if it can't be read or is outside the pack."""
    if leads_out(Path(file)) or not is_file(Path(file)):
        return None
    try:
        return Path(file).read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return None


def stop_at_errors(problems: Problems, as_json: bool) -> None:
    """If there are errors, print everything that was found and exit with 1."""
    if not problems.has_errors:
        return
    found = problems.sorted()
    if as_json:
        typer.echo(json.dumps([d.as_json() for d in found], indent=2, ensure_ascii=False))
    else:
        for diagnostic in found:
            typer.echo(with_source(diagnostic) + "\n")
        errors = sum(d.severity == "error" for d in found)
        typer.echo(f"{errors} error{'s' * (errors != 1)}; nothing was written")
    raise typer.Exit(1)


def fail_at_errors(problems: Problems) -> None:
    """Fail with the first error, in one line."""
    first = next((d for d in problems.sorted() if d.severity == "error"), None)
    if first is not None:
        raise Failure("broken-content", render(first).split("\n")[0])


def warn_of_errors(problems: Problems) -> None:
    """Print a hint about errors in content that does not affect the answer."""
    errors = [d for d in problems.sorted() if d.severity == "error"]
    if not errors:
        return
    files = list(dict.fromkeys(d.span.file for d in errors))
    others = f" and {len(files) - 1} more" if len(files) > 1 else ""
    many = f"{len(errors)} error{'s' * (len(errors) > 1)}"
    typer.echo(f"({many} in {files[0]}{others}: see `fragkit check`)", err=True)
