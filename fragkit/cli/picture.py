"""`fragkit show … ID --picture FILE`: a card, a sheet or a map, drawn into a file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli.build import source_of
from fragkit.cli.failure import Failure
from fragkit.diagnostics import Diagnostic, Problems, render
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library

if TYPE_CHECKING:
    from fragkit.board.board import Board
    from fragkit.press.draw import Page

DPI = 300
MAP_DPI = 100  # a map is a poster: 20 × 30 squares are 2000 × 3000 pixels


def draw_card(card: Card, library: Library, file: Path) -> None:
    from fragkit.press.export import MissingExtra
    from fragkit.press.export.single import card_picture

    png = is_png(file)
    pack = next(p for p in reversed(library.packs) if p.cards.get(card.id) is card)
    problems = Problems()
    try:
        data = card_picture(card, pack, library, problems, DPI if png else None)
    except MissingExtra as missing:
        raise Failure("missing-extra", str(missing)) from missing
    tell(problems.sorted())
    if data is None:
        raise typer.Exit(1)
    put(file, data)


def draw_sheet(fighter: Fighter, library: Library, file: Path) -> None:
    from fragkit.preview.pictures import Studio

    png = is_png(file)
    pack = next(p for p in reversed(library.packs) if fighter.id in p.fighters)
    page, flaws = Studio(library, pack).sheet_page(fighter)
    tell(flaws)
    if page is None:
        raise typer.Exit(1)
    put(file, drawn(page, f"record sheet of {fighter.name}", DPI if png else None))


def draw_map(board: Board, file: Path) -> None:
    from fragkit.load.packs.known_packs import known_folders
    from fragkit.load.packs.library import load_library
    from fragkit.preview.pictures import Studio

    png = is_png(file)
    library = load_library(Problems(), known_folders(Path.cwd(), Problems()))
    home = Path(board.maps[0].where.span.file).resolve()
    pack = next((p for p in library.packs if home in {m.resolve() for m in p.maps}), None)
    page, flaws = Studio(library, pack or library.packs[0]).map_page(board)
    tell(flaws)
    put(file, drawn(page, board.maps[0].name, MAP_DPI if png else None))


def is_png(file: Path) -> bool:
    kind = file.suffix.lower()
    if kind not in (".svg", ".png"):
        raise Failure("usage", f"--picture writes .svg and .png, not `{file.name}`")
    return kind == ".png"


def drawn(page: Page, title: str, dpi: int | None) -> bytes:
    from fragkit.press.export import MissingExtra
    from fragkit.press.svg import svg_text

    if dpi is None:
        return svg_text(page, title).encode("utf-8")
    from fragkit.press.export.raster import pictures, pixels, png_bytes

    try:
        (picture,) = pictures([page], [pixels(page.width, page.height, dpi)])
    except MissingExtra as missing:
        raise Failure("missing-extra", str(missing)) from missing
    return png_bytes(picture, dpi)


def tell(flaws: Iterable[Diagnostic]) -> None:
    """What is wrong with it; errors end it, for the picture would not be what is printed."""
    listed = list(flaws)
    for diagnostic in listed:
        typer.echo(render(diagnostic, source_of(diagnostic)), err=True)
    if any(d.severity == "error" for d in listed):
        raise typer.Exit(1)


def put(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise Failure("unwritable", f"cannot write {file}: {error.strerror}") from error
    typer.echo(str(file))
