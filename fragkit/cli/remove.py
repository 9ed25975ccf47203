"""`fragkit remove`: an installed pack, gone."""

from __future__ import annotations

from pathlib import Path

import typer

from fragkit.cli.app import new_app
from fragkit.cli.failure import Failure

app = new_app()


@app.command()
def remove(
    id: str = typer.Argument(metavar="ID", help="Id of an installed pack."),
    yes: bool = typer.Option(False, "--yes", help="Do it without asking."),
) -> None:
    """Remove an installed pack. Packs of your own folders are never touched.

    Example: fragkit remove night-shift
    """
    from fragkit.cli.questions import ask
    from fragkit.diagnostics import did_you_mean
    from fragkit.load.packs.known_packs import find_pack, installed_folders, map_id
    from fragkit.load.sharing.installing import installed
    from fragkit.load.sharing.installing import remove as take_away

    if installed(id) is None:
        if find_pack(id, Path.cwd()) is not None:
            raise Failure(
                "no-pack", f"`{id}` is not installed: it comes with fragkit, or is your own"
            )
        help = did_you_mean(id, [map_id(f / "pack.yaml") for f in installed_folders()])
        raise Failure("no-pack", f"no pack `{id}` is installed" + (f"; {help}" if help else ""))
    if not yes and not ask(f"Remove {id}? yes or no", "no").casefold().startswith("y"):
        typer.echo("not removed")
        return
    try:
        take_away(id)
    except OSError as error:
        raise Failure("unwritable", f"cannot remove `{id}`: {error.strerror}") from error
    typer.echo(f"removed {id}")
