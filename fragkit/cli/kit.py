"""`fragkit kit`: print one PDF with everything that one fighter needs."""

from __future__ import annotations

from pathlib import Path

import typer

from fragkit.cli import id_completion
from fragkit.cli.command import Failure, new_app
from fragkit.cli.lang_option import LANG, translate_library
from fragkit.cli.print_job import INK, OUT, PAPER, PROFILE, one_of, with_profile

app = new_app()


@app.command()
def kit(
    ctx: typer.Context,
    fighter: str = typer.Argument(
        metavar="FIGHTER", help="A fighter's id or file.", autocompletion=id_completion.fighters
    ),
    paper: str = PAPER,
    ink: str = INK,
    profile: str = PROFILE,
    lang: str = LANG,
    out: Path = OUT,
) -> None:
    """Print a fighter's kit: sheet, standee, starting cards and counters, all one-sided.

    Exits 1 if something can't be printed.

    Example: fragkit kit zoe-mph
    """
    from fragkit.cli.content import load_content, pick, stop_at_errors
    from fragkit.diagnostics import Problems
    from fragkit.press.build import Drawn, render, write
    from fragkit.press.kit import kit as kit_of
    from fragkit.press.output import OutputFailure
    from fragkit.press.pages.documents import CannotLayOut, Settings
    from fragkit.press.pages.paper import PAPERS

    options = with_profile(ctx, profile, {"paper": paper, "ink": ink, "lang": lang})
    problems = Problems()
    library = translate_library(options["lang"], load_content(fighter, problems), problems)
    found = pick("fighter", fighter, library.fighters, problems)
    settings = Settings(
        paper=one_of("paper", options["paper"], PAPERS),  # type: ignore[arg-type]  # just looked up
        ink=one_of("ink", options["ink"], ("full", "low")),  # type: ignore[arg-type]  # one_of answers with one of those it was given
    )
    drawn, told = Drawn(), Problems()
    try:
        for one in found:
            home = next(p for p in reversed(library.packs) if one.id in p.fighters)
            drawn.documents.append(kit_of(one, home, library, settings, told))
    except CannotLayOut as refusal:
        raise Failure("no-layout", str(refusal)) from refusal
    stop_at_errors(told, as_json=False)
    done = write(drawn, render(drawn), out)
    if isinstance(done, OutputFailure):
        raise Failure("unwritable", done.message)
    for document in drawn.documents:
        pages = len(document.pages)
        path = out / "pdf" / f"{document.name}.pdf"
        typer.echo(f"{path}  {pages} page{'s' * (pages != 1)}, one side")
    typer.echo("print: 100 %, one side; fold and glue cards and counters")
