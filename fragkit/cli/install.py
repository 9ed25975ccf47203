"""`fragkit install`: somebody's pack, looked at before it is kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli.app import new_app
from fragkit.cli.failure import Failure

if TYPE_CHECKING:
    from fragkit.load.sharing.installing import Contents

app = new_app()


@app.command()
def install(
    file: Path = typer.Argument(metavar="FILE", help="A .fragpack file."),
    yes: bool = typer.Option(False, "--yes", help="Do it without asking."),
) -> None:
    """Check a .fragpack, show what it adds and overrides, and install it if you say so.

    Installed packs are known by their id everywhere: fragkit build pdf --pack night-shift

    Example: fragkit install night-shift-0.1.fragpack
    """
    from fragkit.cli.questions import ask
    from fragkit.diagnostics import Problems, render
    from fragkit.load.sharing.bundle import BadBundle, unbundle
    from fragkit.load.sharing.installing import (
        looked_through,
        may_be_called,
        put_in_place,
        spread_out,
    )

    if not file.is_file():
        raise Failure("no-such-file", f"there is no file `{file}`")
    files = unbundle(file)
    if isinstance(files, BadBundle):
        raise Failure("bad-bundle", f"{file.name} is not installed: {files.message}")
    try:
        with spread_out(files) as folder:
            problems = Problems()
            contents = looked_through(folder, folder, problems)
            for problem in problems.sorted():
                place = problem.span.file.partition("/pack/")[2] or problem.span.file
                first = render(problem).split("\n")[0].removeprefix(problem.span.file)
                typer.echo(f"{place}{first}", err=True)
            if contents is None:
                typer.echo(f"{file.name} is not installed: it has errors")
                raise typer.Exit(1)
            id = contents.pack.id
            if not may_be_called(id):
                raise Failure("bad-bundle", f"{file.name} calls itself `{id}`, which fragkit has")
            tell(contents)
            if not yes and not ask("Install it? yes or no", "no").casefold().startswith("y"):
                typer.echo("not installed")
                return
            put_in_place(folder, id)
    except OSError as error:
        raise Failure("unwritable", f"cannot install: {error.strerror or error}") from error
    typer.echo(f"installed {id}")


def tell(contents: Contents) -> None:
    file = contents.pack.file
    typer.echo(f"{file.name} {file.version} ({file.id})")
    if file.about:
        typer.echo(f"  {file.about}")
    if file.author:
        typer.echo(f"  by {file.author}" + (f", {file.license}" if file.license else ""))
    if contents.before:
        typer.echo(f"  replaces the installed version {contents.before}")
    typer.echo(f"  adds {', '.join(contents.adds)}")
    typer.echo(f"  overrides {', '.join(contents.overrides) or 'nothing'}")
    if contents.needs:
        typer.echo(f"  builds on {', '.join(contents.needs)}")
