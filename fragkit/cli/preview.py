"""`fragkit preview`: show a pack in the browser while somebody writes it."""

from __future__ import annotations

import contextlib

import typer

from fragkit.cli import id_completion
from fragkit.cli.command import Failure, new_app
from fragkit.cli.content import folder_of

app = new_app()


@app.command()
def preview(
    pack: str = typer.Argument(
        "",
        metavar="[PACK]",
        help="A pack's folder or id (default: the pack you are in).",
        autocompletion=id_completion.packs,
    ),
    port: int = typer.Option(
        None, "--port", min=0, max=65535, help="Port of the page (default: any free port)."
    ),
    open_: bool = typer.Option(False, "--open", help="Open the page in your browser."),
) -> None:
    """Show a pack in the browser and redraw it whenever you save a file. Ctrl-C stops it.

    Only this machine can open the page.

    Example: fragkit preview my-pack
    """
    folder = folder_of(pack)
    from fragkit.preview.pack_watch import PackWatch
    from fragkit.preview.server import NoPort, Preview, wait_for_end

    watch = PackWatch(folder)
    try:
        server = Preview(watch, port)
    except NoPort as refusal:
        raise Failure("port", str(refusal)) from None
    typer.echo(f"{folder.name or folder}: {server.url}")
    typer.echo("Press Ctrl-C to stop")
    if open_:
        import webbrowser

        webbrowser.open(server.url)
    with contextlib.suppress(KeyboardInterrupt):  # the key that ends it
        wait_for_end(server)
