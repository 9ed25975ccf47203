"""`fragkit show card ID --picture FILE`: one face, drawn into a file."""

from __future__ import annotations

from pathlib import Path

import typer

from fragkit.cli.build import source_of
from fragkit.cli.failure import Failure
from fragkit.diagnostics import Problems, render
from fragkit.model.card import Card
from fragkit.model.pack import Library

DPI = 300


def draw_card(card: Card, library: Library, file: Path) -> None:
    from fragkit.press.export import MissingExtra
    from fragkit.press.export.single import card_picture

    kind = file.suffix.lower()
    if kind not in (".svg", ".png"):
        raise Failure("usage", f"--picture writes .svg and .png, not `{file.name}`")
    pack = next(p for p in reversed(library.packs) if p.cards.get(card.id) is card)
    problems = Problems()
    try:
        data = card_picture(card, pack, library, problems, DPI if kind == ".png" else None)
    except MissingExtra as missing:
        raise Failure("missing-extra", str(missing)) from missing
    for diagnostic in problems.sorted():
        typer.echo(render(diagnostic, source_of(diagnostic)), err=True)
    if data is None or problems.has_errors:
        raise typer.Exit(1)
    try:
        file.write_bytes(data)
    except OSError as error:
        raise Failure("unwritable", f"cannot write {file}: {error.strerror}") from error
    typer.echo(str(file))
