"""Reports of mistakes in content: the excerpt, the list that stops a command, a hint."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from fragkit.model.pack import Library

from fragkit.cli.command import Failure
from fragkit.diagnostics import Diagnostic, Problems, render


def with_source(diagnostic: Diagnostic) -> str:
    """Return the diagnostic as text, with its line of the file where that can be read."""
    return render(diagnostic, source_of(diagnostic.span.file))


def print_warnings(problems: Problems, library: Library) -> None:
    """Print all problems to standard error, except accepted warnings, without stopping the
    command."""
    from fragkit.load.packs.library import drop_accepted

    drop_accepted(problems, library)
    for problem in problems.sorted():
        typer.echo(with_source(problem), err=True)


def source_of(file: str) -> str | None:
    """Return the file's text, or None when it cannot be read, or is not the pack's own."""
    from fragkit.load.typed_yaml.files import is_file, leads_out

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
    """Print a hint about errors in content that the answer did not need."""
    errors = [d for d in problems.sorted() if d.severity == "error"]
    if not errors:
        return
    files = list(dict.fromkeys(d.span.file for d in errors))
    others = f" and {len(files) - 1} more" if len(files) > 1 else ""
    many = f"{len(errors)} error{'s' * (len(errors) > 1)}"
    typer.echo(f"({many} in {files[0]}{others}: see `fragkit check`)", err=True)
