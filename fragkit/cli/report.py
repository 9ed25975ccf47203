"""TODO."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli.command import Failure
from fragkit.diagnostics import Diagnostic, Problems, render

if TYPE_CHECKING:
    pass


def source_of(diagnostic: Diagnostic) -> str | None:
    try:
        return Path(diagnostic.span.file).read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return None


def stop_at_errors(problems: Problems, as_json: bool) -> None:
    if not problems.has_errors:
        return
    found = problems.sorted()
    if as_json:
        typer.echo(json.dumps([d.as_json() for d in found], indent=2, ensure_ascii=False))
    else:
        for diagnostic in found:
            typer.echo(render(diagnostic, source_of(diagnostic)) + "\n")
        errors = sum(d.severity == "error" for d in found)
        typer.echo(f"{errors} error{'s' * (errors != 1)}: nothing was written")
    raise typer.Exit(1)


def source_of_file(file: str) -> str | None:
    try:
        return Path(file).read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return None


def fail_at_errors(problems: Problems) -> None:
    first = next((d for d in problems.sorted() if d.severity == "error"), None)
    if first is not None:
        raise Failure("broken-content", render(first).split("\n")[0])


def told_errors(problems: Problems) -> str:
    """A word on mistakes elsewhere, empty when there are none."""
    errors = [d for d in problems.sorted() if d.severity == "error"]
    if not errors:
        return ""
    files = list(dict.fromkeys(d.span.file for d in errors))
    others = f" and {len(files) - 1} more" if len(files) > 1 else ""
    return (
        f"({len(errors)} error{'s' * (len(errors) > 1)} in {files[0]}{others}: see `fragkit check`)"
    )
