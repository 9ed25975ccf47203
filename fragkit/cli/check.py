"""`fragkit check`: report every mistake in packs and files, at its line."""

from __future__ import annotations

import json
import shutil
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli.arguments import is_path
from fragkit.cli.command import Failure, new_app
from fragkit.cli.content import source_of
from fragkit.diagnostics import Diagnostic, Problems, render

if TYPE_CHECKING:
    from fragkit.load.content_check import Summary

app = new_app()


@app.command()
def check(
    paths: list[str] = typer.Argument(
        None,
        metavar="[PATH]…",
        help="Packs, folders or files (default: the pack you are in, or all).",
    ),
    print_: bool = typer.Option(
        False, "--print", help="Also check the printed result: text fit, glyphs, pictures."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print a JSON list of errors and warnings."),
) -> None:
    """Check packs, cards, fighters, maps and rules for mistakes.

    Exits 0 without errors (warnings are fine) and 1 with errors.

    Example: fragkit check my-pack
    """
    from fragkit.load.content_check import check_content
    from fragkit.load.packs.library import drop_accepted
    from fragkit.load.typed_yaml.files import is_folder

    named = [path_named(p) for p in paths or ()]
    problems = Problems()
    summary = check_content(named, Path.cwd(), problems)
    folders = [pack.folder for pack in summary.library.packs if pack.folder != Path()]
    faces = [path for path in named if is_loose_template(path)]
    if faces or any(is_folder(folder / "templates") for folder in folders):
        from fragkit.press.print_checks import check_designs  # most packs have none

        check_designs(summary.library, named, faces, problems)
    if print_:
        from fragkit.press.print_checks import check_print

        check_print(summary.library, problems)
    is_all = print_ and all(is_folder(path) for path in named)
    accepted = drop_accepted(problems, summary.library, is_all)
    found = problems.sorted()
    if as_json:
        typer.echo(json.dumps([d.as_json() for d in found], indent=2))
    else:
        print_report(found, summary)
        if accepted:
            typer.echo(f"{count(accepted, 'warning')} accepted in pack.yaml")
    if problems.has_errors:
        raise typer.Exit(1)


def is_loose_template(path: Path) -> bool:
    """Return whether the file is a card face outside any pack."""
    from fragkit.load.packs.library import loose_room, pack_around

    if path.name in ("pack.yaml", "fragkit.yaml"):  # a pack may extend other packs
        return False
    try:
        return path.is_file() and pack_around(path) is None and loose_room(path) == "templates"
    except OSError:  # already reported when the file was read
        return False


def path_named(name: str) -> Path:
    """Return the file or folder of that name, or else the folder of the pack with that id."""
    from fragkit.load.packs.known_packs import find_pack
    from fragkit.load.typed_yaml.files import is_there

    path = Path(name)
    if is_there(path):
        return path
    pack = None if is_path(name) else find_pack(name, Path.cwd())
    if pack is None:
        raise Failure("no-such-file", f"there is no file or folder `{path}`")
    return pack


def print_report(found: list[Diagnostic], summary: Summary) -> None:
    """Print every mistake with its line, or how much content was checked."""
    texts: dict[str, str | None] = {}
    blocks: list[str] = []
    for diagnostic in found:
        file = diagnostic.span.file
        if file not in texts:
            texts[file] = source_of(file)
        blocks.append(render(diagnostic, texts[file]) + "\n")
    if blocks:
        typer.echo("\n".join(blocks))
    errors = sum(d.severity == "error" for d in found)
    if errors:
        files = len({d.span.file for d in found})
        typer.echo(
            f"{count(errors, 'error')} and {count(len(found) - errors, 'warning')} in {count(files, 'file')}"
        )
        return
    decks = summary.cards_by_deck()
    by_deck = ", ".join(f"{number} {deck}" for deck, number in decks.items())
    width = shutil.get_terminal_size().columns
    packs = summary.asked
    rows = [
        ("packs", ", ".join(p.id for p in packs)),
        ("cards", f"{sum(decks.values())}{': ' + by_deck if decks else ''}"),
        ("fighters", f"{sum(len(p.fighters) for p in packs)}"),
        ("maps", f"{sum(len(p.maps) for p in packs)}"),
    ]
    if any(pack.rules for pack in packs):
        rows.append(("rules", f"{summary.rules}, and {summary.rulings} rulings"))
    for what, shown in rows:
        typer.echo(textwrap.fill(f"{what:9} {shown}", width, subsequent_indent=" " * 10))
    typer.echo(f"{count(len(found), 'warning')}, no errors" if found else "no problems")


def count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
