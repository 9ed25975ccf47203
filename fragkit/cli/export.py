"""`fragkit export`: convert packs to the formats of other programs, shops and machines."""

from __future__ import annotations

import gc
import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import typer

from fragkit.cli import id_completion
from fragkit.cli.arguments import open_board
from fragkit.cli.command import Failure, new_app
from fragkit.cli.content import print_warnings, stop_at_errors
from fragkit.cli.lang_option import LANG, translate_library
from fragkit.cli.print_job import (
    JSON,
    OUT,
    PROFILE,
    TEMPLATES,
    ProgressLine,
    existing,
    known_size,
    load,
    one_of,
    with_profile,
    words_of,
)

if TYPE_CHECKING:
    from fragkit.board.board import Board
    from fragkit.model.pack import Library, Pack
    from fragkit.press.export import ExportSettings
    from fragkit.press.output import Written

app = new_app()


@app.command()
def export(
    ctx: typer.Context,
    what: str = typer.Argument(
        metavar="png|tts|uvtt|mpc|cut|pdfx|csv|showcase", help="Format to export."
    ),
    pack: str = typer.Option(
        "",
        "--pack",
        help="Packs by id or path, separated by commas (default: all).",
        autocompletion=id_completion.packs,
    ),
    dpi: int = typer.Option(
        None, "--dpi", min=72, max=1200, help="Pixels per inch; uvtt: pixels per square."
    ),
    bleed: bool = typer.Option(
        None, "--bleed/--no-bleed", help="png: add 3 mm of bleed around each card."
    ),
    shop: str = typer.Option(
        None,
        "--shop",
        help="png: pixels for a card printer: tgc, mpc, printerstudio, boardgamesmaker, printninja.",
    ),
    size: str = typer.Option(
        None,
        "--size",
        help="Card size: poker, us-poker, bridge, mini, tarot, square, or mm: 70x100.",
    ),
    paper: str = typer.Option(None, "--paper", help="cut: paper size: a4, letter or a3."),
    corner: float = typer.Option(
        None, "--corner", min=0, max=10, help="cut: corner radius in mm (default: 3)."
    ),
    url: str = typer.Option(
        None, "--url", help="tts: web address where you will upload the pictures."
    ),
    picture: bool = typer.Option(
        None, "--picture/--no-picture", help="uvtt: include the map's picture, or only its walls."
    ),
    map: str = typer.Option(
        None,
        "--map",
        help="uvtt: one map, or several joined with `+` (default: all).",
        autocompletion=id_completion.maps,
    ),
    condition: str = typer.Option(
        None, "--condition", help="pdfx: printing condition (default: FOGRA39)."
    ),
    ink: str = typer.Option(None, "--ink", help="Ink: full, or low for outlines only."),
    template: list[Path] = TEMPLATES,
    profile: str = PROFILE,
    lang: str = LANG,
    out: Path = OUT,
    as_json: bool = JSON,
) -> None:
    """Export packs as pictures or spreadsheets, or for virtual tables, card printers, cutters and shops.

    Exits 0 when done. If the content has errors, exits 1 and writes nothing.

    Example: fragkit export png --pack base --shop tgc
    """
    gc.disable()  # as in `build`
    from fragkit.press.build import Step
    from fragkit.press.export import FORMATS, MissingExtra, format_module
    from fragkit.press.output import Output, OutputFailure, write_outputs
    from fragkit.press.pages.documents import CannotLayOut

    format = one_of("format", what, FORMATS)
    module = format_module(format)
    given: dict[str, Any] = {
        "dpi": dpi,
        "bleed": bleed,
        "shop": shop,
        "size": size,
        "paper": paper,
        "corner": corner,
        "url": None if url is None else checked_url(url),
        "picture": picture,
        "map": map,
        "condition": None if condition is None else known_condition(condition),
        "ink": ink,
        "template": tuple(existing(template)) if template else None,
    }
    given = {name: value for name, value in given.items() if value is not None}
    for name in given:
        if name not in module.OPTIONS:
            raise Failure("idle-option", f"--{name} has no effect on {format}; leave it out")
    if shop is not None and bleed is False:
        raise Failure("idle-option", "--shop sets the shop's own bleed; leave out --no-bleed")
    if map is not None:
        if pack:
            raise Failure("idle-option", "--map already names the map; leave out --pack")
        given["map"] = open_board(map)
    # A profile serves all formats, so this one ignores options of the others.
    own = with_profile(ctx, profile, {"lang": lang, **dict.fromkeys(module.OPTIONS), **given})
    wanted_shop = own.pop("shop", None)
    settings = settings_of(own, getattr(module, "DPI", 300), out)
    library, packs, problems = load(words_of(pack))
    library = translate_library(own["lang"], library, problems)
    stop_at_errors(problems, as_json)
    chosen = [p for p in library.packs if not packs or p.id in packs]
    if wanted_shop is not None:
        from fragkit.press.export.shops import shops_of

        shops = {id: s for p in chosen for id, s in shops_of(p, library, problems).items()}
        stop_at_errors(problems, as_json)
        settings = replace(settings, shop=shops[one_of("shop", wanted_shop, shops)])
    if settings.map is not None:
        chosen = [_home(settings.map, library)]
    outputs: list[Output] = []
    skipped: list[str] = []
    line = ProgressLine(enabled=not as_json)
    try:
        with line:
            for i, one in enumerate(chosen):
                line.show(Step(i, len(chosen), f"{one.id} {format}"))
                made = module.outputs(one, library, settings, problems)
                outputs += made
                if not made and packs:
                    skipped.append(one.id)
            line.clear()
            stop_at_errors(problems, as_json)
            written = write_outputs(out, outputs) if outputs else None
    except CannotLayOut as refusal:
        raise Failure("no-layout", str(refusal)) from refusal
    except MissingExtra as missing:
        raise Failure("missing-extra", str(missing)) from missing
    if isinstance(written, OutputFailure):
        raise Failure(written.code, written.message)
    if not as_json:
        print_warnings(problems, library)
    print_outcome(written, outputs, skipped, format, as_json)


def _home(board: Board, library: Library) -> Pack:
    """Return the pack that has the map, or the last of several such packs. Return the base game for
    a loose file."""
    from fragkit.load.packs.known_packs import map_id

    here = board.maps[0].id
    return next(
        (p for p in reversed(library.packs) if any(map_id(path) == here for path in p.maps)),
        library.packs[0],
    )


def settings_of(options: dict[str, Any], dpi: int, out: Path) -> ExportSettings:
    """Return the settings for the options that were given. Fail if a paper, ink or size is unknown."""
    from fragkit.press.export import ExportSettings
    from fragkit.press.pages.paper import PAPERS

    given = {name: value for name, value in options.items() if value is not None}
    given.pop("lang", None)
    for name, known in (("paper", PAPERS), ("ink", ("full", "low"))):
        if name in given:
            one_of(name, given[name], known)
    if "size" in given:
        known_size(given["size"])
    if "template" in given:
        given["templates"] = given.pop("template")
    return ExportSettings(**{"dpi": dpi, **given}, out=out)


def checked_url(text: str) -> str:
    """Return the address if pictures can be loaded from it, or fail."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https", "file") or not (parts.netloc or parts.path):
        raise Failure(
            "bad-url", f"`{text}` is not a web address; type one such as `https://…/base`"
        )
    return text


def known_condition(text: str) -> str:
    from fragkit.press.pdf.document import CONDITIONS

    return one_of("printing condition", text, CONDITIONS)


def print_outcome(
    written: Written | None, outputs: list[Any], skipped: list[str], format: str, as_json: bool
) -> None:
    files = [str(path) for path in written.files] if written is not None else []
    if as_json:
        typer.echo(json.dumps({"files": files, "skipped": skipped}, indent=2, ensure_ascii=False))
        return
    # Show a folder of pictures as one line, not as a hundred.
    folders: dict[str, int] = {}
    for file in files:
        path = Path(file)
        many = path.suffix == ".png" and sum(Path(f).parent == path.parent for f in files) > 3
        if many:
            folders[str(path.parent)] = folders.get(str(path.parent), 0) + 1
        else:
            typer.echo(file)
    for folder, count in folders.items():
        typer.echo(f"{folder}/  {count} pictures")
    for id in skipped:
        typer.echo(f"{id}: nothing for {format}, skipped")
    if not outputs:
        typer.echo("nothing to export")
