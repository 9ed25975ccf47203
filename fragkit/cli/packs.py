"""`fragkit packs`: which packs there are, and where."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from fragkit.cli.app import new_app

app = new_app()


@app.command()
def packs(
    as_json: bool = typer.Option(False, "--json", help="A JSON list."),
) -> None:
    """List the packs that are known by their id: shipped, yours, installed.

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
