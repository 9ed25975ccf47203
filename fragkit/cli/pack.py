"""`fragkit pack`: a pack as one file to share."""

from __future__ import annotations

from pathlib import Path

import typer

from fragkit.cli.app import new_app
from fragkit.cli.failure import Failure

app = new_app()


@app.command()
def pack(
    folder: str = typer.Argument("", metavar="[DIR]", help="The pack; else the one you are in."),
    out: Path = typer.Option(
        None, "--out", metavar="FILE", help="The file to write; else ID-VERSION.fragpack."
    ),
) -> None:
    """Check a pack and bundle it into one .fragpack file. The same pack gives the same bytes.

    Exits 1 when the pack has problems; nothing is written then.

    Example: fragkit pack night-shift
    """
    from fragkit.cli.check import source_of
    from fragkit.cli.preview import folder_of
    from fragkit.diagnostics import Problems, render
    from fragkit.load.sharing.bundle import SUFFIX, bundle, bundled_files, wrong_name
    from fragkit.load.sharing.installing import looked_through, may_be_called
    from fragkit.load.typed_yaml.files import save

    home = folder_of(folder)
    problems = Problems()
    contents = looked_through(home, home, problems)
    for problem in problems.sorted():
        typer.echo(render(problem, source_of(problem.span.file)) + "\n", err=True)
    if contents is None:
        typer.echo("nothing was written: mend the errors first")
        raise typer.Exit(1)
    file = contents.pack.file
    if not may_be_called(file.id):
        raise Failure("bad-name", f"`{file.id}` is the id of a pack that comes with fragkit")
    taken, left = bundled_files(home)
    for name in taken:
        wrong = wrong_name(name)
        if wrong:
            raise Failure("bad-bundle", f"`{name}` can't be bundled: {wrong}")
    safe = "".join(c if c.isalnum() or c in ".-_" else "-" for c in file.version)
    target = out if out is not None else Path(f"{file.id}-{safe}{SUFFIX}")
    try:
        data = bundle(home, taken)
        save(target, data)
    except OSError as error:
        raise Failure("unwritable", f"cannot write `{target}`: {error.strerror}") from error
    typer.echo(
        f"wrote {target}: {file.name} {file.version}, {len(taken)} files, {len(data):,} bytes"
    )
    for name in left:
        typer.echo(f"left out: {name}")
