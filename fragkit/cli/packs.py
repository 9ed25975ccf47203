"""Sharing packs: `fragkit pack` bundles one, `install` installs it, `remove` removes it, and
`packs` lists all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli import id_completion
from fragkit.cli.command import Failure, new_app, no_such, unwritable

if TYPE_CHECKING:
    from fragkit.diagnostics import Problems
    from fragkit.load.sharing.bundle import Contents

pack_app, install_app, packs_app, remove_app = (new_app() for _ in range(4))


@pack_app.command()
def pack(
    folder: str = typer.Argument(
        "", metavar="[DIR]", help="The pack's folder (default: the pack you are in)."
    ),
    out: Path = typer.Option(
        None, "--out", metavar="FILE", help="Output file (default: ID-VERSION.fragpack)."
    ),
) -> None:
    """Check a pack and bundle it into one .fragpack file.

    If the pack has errors, exits 1 and writes nothing.

    Example: fragkit pack night-shift
    """
    from fragkit.cli.content import folder_of, with_source
    from fragkit.diagnostics import Problems
    from fragkit.load.sharing.bundle import SUFFIX, bundle, bundled_files, may_be_called, wrong_name
    from fragkit.load.typed_yaml.files import save

    home = folder_of(folder)
    problems = Problems()
    contents = _examined(home, problems)
    for problem in problems.sorted():
        typer.echo(with_source(problem) + "\n", err=True)
    if contents is None:
        typer.echo("nothing was written; fix the errors first")
        raise typer.Exit(1)
    file = contents.pack.file
    if not may_be_called(file.id):
        raise Failure(
            "bad-name",
            f"`{file.id}` is the id of a pack that comes with fragkit; choose another id",
        )
    taken, left = bundled_files(home)
    for name in taken:
        wrong = wrong_name(name)
        if wrong:
            raise Failure("bad-bundle", f"`{name}` can't be bundled: {wrong}")
    safe = "".join(c if c.isalnum() or c in ".-_" else "-" for c in file.version)
    target = out if out is not None else Path(f"{file.id}-{safe}{SUFFIX}")
    with unwritable(f"can't write `{target}`"):
        data = bundle(home, taken)
        save(target, data)
    typer.echo(
        f"wrote {target}: {file.name} {file.version}, {len(taken)} files, {len(data):,} bytes"
    )
    for name in left:
        typer.echo(f"left out: {name}")


@install_app.command()
def install(
    file: Path = typer.Argument(metavar="FILE", help="A .fragpack file."),
    yes: bool = typer.Option(False, "--yes", help="Skip the confirmation."),
) -> None:
    """Check a .fragpack, show what it adds and overrides, and ask before installing it.

    Every command finds an installed pack by its id: fragkit build pdf --pack night-shift

    Example: fragkit install night-shift-0.1.fragpack
    """
    from fragkit.cli.prompts import ask_yes
    from fragkit.diagnostics import Problems, render
    from fragkit.load.sharing.bundle import (
        BadBundle,
        may_be_called,
        put_in_place,
        spread_out,
        unbundle,
    )

    if not file.is_file():
        raise Failure("no-such-file", f"there is no file `{file}`")
    files = unbundle(file)
    if isinstance(files, BadBundle):
        raise Failure("bad-bundle", f"{file.name} was not installed: {files.message}")
    with unwritable("can't install"), spread_out(files) as folder:
        problems = Problems()
        contents = _examined(folder, problems)
        for problem in problems.sorted():
            place = problem.span.file.partition("/pack/")[2] or problem.span.file
            first = render(problem).split("\n")[0].removeprefix(problem.span.file)
            typer.echo(f"{place}{first}", err=True)
        if contents is None:
            typer.echo(f"{file.name} was not installed because it has errors")
            raise typer.Exit(1)
        id = contents.pack.id
        if not may_be_called(id):
            raise Failure(
                "bad-bundle",
                f"{file.name} has the id `{id}`, which belongs to a pack that comes with fragkit",
            )
        print_contents(contents)
        if not yes and not ask_yes("Install it?", "no"):
            typer.echo("not installed")
            return
        put_in_place(folder, id)
    typer.echo(f"installed {id}")


def _examined(folder: Path, problems: Problems) -> Contents | None:
    """Return the contents of a pack, or None if it has errors. All errors of `check` count,
    including those of its designs."""
    from fragkit.load.packs.library import drop_accepted
    from fragkit.load.sharing.bundle import looked_through
    from fragkit.press.print_checks import check_designs

    contents = looked_through(folder, folder, problems)
    if contents is not None:
        check_designs(contents.library, [folder], [], problems)
        drop_accepted(problems, contents.library)
    return None if problems.has_errors else contents


def print_contents(contents: Contents) -> None:
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


@packs_app.command()
def packs(
    as_json: bool = typer.Option(False, "--json", help="Print a JSON list."),
) -> None:
    """List the packs you can use by id: shipped, your own, installed.

    Example: fragkit packs
    """
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.known_packs import (
        built_in_folders,
        configured_folders,
        installed_folders,
        known_folders,
        map_id,
        pack_root,
    )
    from fragkit.load.packs.library import read_pack_file
    from fragkit.load.typed_yaml.files import shown_path
    from fragkit.term.style import style_of

    here, problems = Path.cwd(), Problems()
    sorts = dict.fromkeys(built_in_folders(), "shipped")
    installed = set(installed_folders())
    configured = set(configured_folders(here, problems))
    for folder in known_folders(here, problems):
        own = "here" if folder == pack_root(here) else "yours"
        sorts[folder] = "installed" if folder in installed - configured else own
    rows = []
    for folder, sort in sorts.items():
        draft = read_pack_file(folder, Problems())
        rows.append(
            {
                "id": draft.file.id if draft is not None else map_id(folder / "pack.yaml"),
                "version": draft.file.version if draft is not None else "?",
                "name": draft.file.name if draft is not None else "(pack.yaml has errors)",
                "sort": sort,
                "folder": shown_path(folder),
            }
        )
    if as_json:
        typer.echo(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    style = style_of()
    for row in rows:
        typer.echo(style.bold(f"{row['id']} {row['version']}") + f"  {row['name']}, {row['sort']}")
        if row["sort"] != "shipped":
            for line in style.wrap(row["folder"], "  "):
                typer.echo(style.dim(line))


@remove_app.command()
def remove(
    id: str = typer.Argument(
        metavar="ID", help="Id of an installed pack.", autocompletion=id_completion.installed_packs
    ),
    yes: bool = typer.Option(False, "--yes", help="Skip the confirmation."),
) -> None:
    """Remove an installed pack. Your own folders are never touched.

    Example: fragkit remove night-shift
    """
    from fragkit.cli.prompts import ask_yes
    from fragkit.load.packs.known_packs import find_pack, installed_folders, map_id
    from fragkit.load.sharing.bundle import installed
    from fragkit.load.sharing.bundle import remove as take_away

    if installed(id) is None:
        if find_pack(id, Path.cwd()) is not None:
            raise Failure(
                "no-pack", f"`{id}` is not an installed pack: it comes with fragkit or is your own"
            )
        known = [map_id(f / "pack.yaml") for f in installed_folders()]
        raise no_such("no-pack", f"no pack `{id}` is installed", id, known)
    if not yes and not ask_yes(f"Remove {id}?", "no"):
        typer.echo("not removed")
        return
    with unwritable(f"can't remove `{id}`"):
        take_away(id)
    typer.echo(f"removed {id}")
