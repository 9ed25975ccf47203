"""`fragkit page`: write all of fragkit as one page for phones."""

from __future__ import annotations

from pathlib import Path

import typer

from fragkit.cli.command import Failure, new_app, unwritable

app = new_app()


@app.command()
def page(
    packs: list[str] = typer.Argument(
        None, metavar="[PACK]…", help="Your packs to include, by folder or id."
    ),
    runtime: Path = typer.Option(
        None,
        "--runtime",
        metavar="DIR",
        help="The npm package pyodide (default: node_modules/pyodide).",
    ),
    small: bool = typer.Option(
        False,
        "--small",
        help="Write 12 MB instead of 21; a phone then takes three times as long to start the page.",
    ),
    out: Path = typer.Option(Path("build/page"), "--out", help="Output folder."),
) -> None:
    """Write all of fragkit as one page that any phone can open without a network.

    OUT/fragkit.html is one file to send. OUT/site/ is for a web server.

    Example: fragkit page my-pack --out build/page
    """
    from fragkit.cli.content import folder_of
    from fragkit.page.bundle import (
        NoRuntime,
        NoSnapshot,
        find_runtime,
        make_snapshot,
        write_page,
    )
    from fragkit.shipped_files import share

    shipped = share("content")
    folders = [f for f in map(folder_of, packs or ()) if f.parent != shipped]  # those are inside
    try:
        found = find_runtime(runtime, Path.cwd())
    except NoRuntime as missing:
        raise Failure("no-runtime", str(missing)) from missing
    snapshot = None
    if not small:
        try:
            snapshot = make_snapshot(found)
        except NoSnapshot as reason:
            typer.echo(f"fragkit: {reason}, so the page will start more slowly", err=True)
    with unwritable(f"can't write {out}"):
        single, site = write_page(out, found, folders, snapshot)
    typer.echo(f"{single}  {single.stat().st_size / 1e6:.1f} MB, one file to open or send")
    typer.echo(f"{site}  the same for a web server")
