"""`fragkit page`: all of fragkit as one page for phones; and the door that the page comes in by."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli.command import Failure, new_app

if TYPE_CHECKING:
    from fragkit.page.pocket import Pocket
    from fragkit.referee.referee import Referee

app = new_app()


@app.command()
def page(
    packs: list[str] = typer.Argument(
        None, metavar="[PACK]…", help="Your packs to put inside, by folder or id."
    ),
    runtime: Path = typer.Option(
        None,
        "--runtime",
        metavar="DIR",
        help="The npm package pyodide (default: node_modules/pyodide).",
    ),
    out: Path = typer.Option(
        Path("build/page"), "--out", help="Output folder (default: build/page)."
    ),
) -> None:
    """Write all of fragkit as one page that any phone opens without a network.

    OUT/fragkit.html is one file to send. OUT/site/ is for a web server.

    Example: fragkit page my-pack --out build/page
    """
    from fragkit.cli.find_content import folder_of
    from fragkit.page.bundle import NoRuntime, find_runtime, write_page
    from fragkit.shipped_files import share

    shipped = share("content")
    folders = [f for f in map(folder_of, packs or ()) if f.parent != shipped]  # those are inside
    try:
        found = find_runtime(runtime, Path.cwd())
    except NoRuntime as missing:
        raise Failure("no-runtime", str(missing)) from missing
    try:
        single, site = write_page(out, found, folders)
    except OSError as error:
        raise Failure("unwritable", f"can't write {out}: {error.strerror}") from error
    typer.echo(f"{single}  {single.stat().st_size / 1e6:.1f} MB, one file to open or send")
    typer.echo(f"{site}  the same for a web server")


def open_pocket(code: str) -> Pocket:
    """Open fragkit inside a page, in that language; the page's worker calls this."""
    import os

    from fragkit.cli import run
    from fragkit.cli.lang_option import speak_shipped
    from fragkit.cli.referee import translate_game
    from fragkit.language.translation import shipped_codes
    from fragkit.page.pocket import Pocket

    home = Path.home()
    home.mkdir(parents=True, exist_ok=True)
    os.chdir(home)
    inside = sorted(Path("/fragkit/packs").glob("*/pack.yaml"))
    lines = [f"packs: [{', '.join(str(file.parent) for file in inside)}]"] if inside else []
    foreign = code in shipped_codes() and code != "en"
    if foreign:
        speak_shipped(code)
        lines.append(f"lang: {code}")

    def speak(referee: Referee) -> None:
        if foreign:
            translate_game(referee, code)

    (home / "fragkit.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return Pocket(home, run, speak)
