"""`fragkit preview`: a pack on a page in the browser, while it is being written."""

from __future__ import annotations

import contextlib
from pathlib import Path

import typer

from fragkit.cli.app import new_app
from fragkit.cli.boards import is_path
from fragkit.cli.failure import Failure

app = new_app()


@app.command()
def preview(
    pack: str = typer.Argument(
        "", metavar="[PACK]", help="A pack's folder or id; else the one that you are in."
    ),
    port: int = typer.Option(
        None, "--port", min=0, max=65535, help="Port of the page; a free one if not said."
    ),
    open_: bool = typer.Option(False, "--open", help="Open it in the browser."),
) -> None:
    """Show a pack in the browser, drawn anew whenever a file is saved. Ctrl-C ends.

    The page is on this machine only.

    Example: fragkit preview my-pack
    """
    folder = folder_of(pack)
    from fragkit.preview.server import NoPort, Preview, wait_for_end
    from fragkit.preview.shop import Shop

    shop = Shop(folder)
    try:
        server = Preview(shop, port)
    except NoPort as refusal:
        raise Failure("port", str(refusal)) from None
    typer.echo(f"{folder.name or folder}: {server.url}")
    typer.echo("Ctrl-C ends")
    if open_:
        import webbrowser

        webbrowser.open(server.url)
    with contextlib.suppress(KeyboardInterrupt):  # the way to end it
        wait_for_end(server)


def folder_of(pack: str) -> Path:
    from fragkit.diagnostics import did_you_mean
    from fragkit.load.packs.known_packs import BUILT_IN, find_pack, pack_root

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
            raise Failure("no-pack", f"`{pack}` is no pack: it has no pack.yaml")
        return home
    found = find_pack(pack, Path.cwd())
    if found is None:
        help = did_you_mean(pack, BUILT_IN)
        raise Failure("no-pack", f"there is no pack `{pack}`" + (f"; {help}" if help else ""))
    return found
