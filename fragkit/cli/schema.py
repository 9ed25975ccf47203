"""`fragkit schema`: write JSON Schemas, so that editors complete and check while you type."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from fragkit.cli.command import new_app, unwritable

app = new_app()


@app.command()
def schema(
    out: Path = typer.Option(None, "--out", help="Output folder (default: print to the screen)."),
) -> None:
    """Write a JSON Schema for each kind of content file.

    Inside a pack, editors then offer the decks and minions of the pack, too.

    Example: fragkit schema --out schemas
    """
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.known_packs import known_folders
    from fragkit.load.packs.library import load_library
    from fragkit.load.scaffold.schema import file_schema, file_schemas, library_offers
    from fragkit.load.typed_yaml.files import save
    from fragkit.press.cards.template import Template

    library = load_library(Problems(), known_folders(Path.cwd(), Problems()))
    schemas = file_schemas(library_offers(library))
    schemas["face"] = file_schema(Template, "templates/*.yaml: a card face")
    if out is None:
        typer.echo(json.dumps(schemas, indent=2))
        return
    with unwritable(f"can't write to `{out}`"):
        out.mkdir(parents=True, exist_ok=True)
        for kind, text in schemas.items():
            path = out / f"{kind}.json"
            save(path, (json.dumps(text, indent=2) + "\n").encode())
            typer.echo(f"wrote {path}")
