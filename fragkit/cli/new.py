"""`fragkit new`: files to start from, which pass `fragkit check` as they are."""

from __future__ import annotations

import enum
import re
from collections.abc import Collection
from pathlib import Path

import typer

from fragkit.cli.app import new_app
from fragkit.cli.failure import Failure

app = new_app("Start a pack, a fighter, a card or a map of your own.")


class DeckName(enum.StrEnum):
    weapon = "weapon"
    gadget = "gadget"
    special = "special"


@app.command()
def pack(name: str = typer.Argument(help="Name of the pack, such as `my-pack`.")) -> None:
    """Start a pack: a folder with pack.yaml, a card and a fighter.

    Example: fragkit new pack my-pack
    """
    from fragkit.load.scaffold import scaffold_pack

    write(Path(), scaffold_pack(sound(name, "pack")))


@app.command()
def card(
    name: str = typer.Argument(help="Name of the card, such as `Rubber Chicken`."),
    deck: DeckName = typer.Option(DeckName.weapon, "--deck", help="The deck that it belongs to."),
) -> None:
    """Start a card, in the pack around the working directory if there is one.

    Example: fragkit new card "Rubber Chicken" --deck weapon
    """
    start(deck.value, name, "cards", "cards")


@app.command()
def fighter(name: str = typer.Argument(help="Name of the fighter, such as `Granny`.")) -> None:
    """Start a fighter, in the pack around the working directory if there is one.

    Example: fragkit new fighter Granny
    """
    start("fighter", name, "fighters", "fighters")


LEAST, MOST = 3, 100  # columns and rows that `new map` draws


@app.command(name="map")
def new_map(
    name: str = typer.Argument(help="Name of the map, such as `Pump Room`."),
    size: str = typer.Option("12x8", "--size", metavar="COLUMNSxROWS", help="Size in squares."),
) -> None:
    """Start a map: an arena with a border, respawns and a legend in comments.

    Example: fragkit new map "Pump Room" --size 12x8
    """
    from fragkit.load.config import pack_root
    from fragkit.load.scaffold import scaffold_map

    match = re.fullmatch(r"(\d{1,4})\s*[xX×]\s*(\d{1,4})", size.strip())
    if match is None:
        raise Failure("bad-size", f"`{size}` is no size; write columns and rows such as 12x8")
    columns, rows = int(match[1]), int(match[2])
    if not (LEAST <= columns <= MOST and LEAST <= rows <= MOST):
        raise Failure("bad-size", f"a map of {size} is not drawn; each side is {LEAST} to {MOST}")
    home = pack_root(Path.cwd())
    folder = home if home is not None else Path()
    room = "maps" if home is not None else ""
    write(folder, scaffold_map(sound(name, "map"), columns, rows, room))


def start(kind: str, name: str, schema: str, room: str) -> None:
    from fragkit.load.config import pack_root
    from fragkit.load.scaffold import scaffold

    home = pack_root(Path.cwd())
    folder = home if home is not None else Path()
    name = sound(name, "fighter" if kind == "fighter" else "card")
    write(folder, scaffold(kind, name, schema, room if home is not None else ""))


# YAML reads the first as nothing; files of the other names are settings.
TAKEN = ("null", "pack", "fragkit")


def sound(name: str, kind: str) -> str:
    """The name, if its id can be used and is still free."""
    from fragkit.load.scaffold import id_from

    id = id_from(name)
    if not id or not name.isprintable() or len(name) > 60:
        raise Failure("bad-name", f"`{name[:60]}` gives no id: use letters and digits")
    if id in (TAKEN[:1] if kind == "pack" else TAKEN):
        raise Failure("bad-name", f"`{id}` cannot be an id; choose another name")
    if id in known_ids(kind):
        raise Failure("exists", f"there is a {kind} `{id}` already; choose another name")
    return name


def known_ids(kind: str) -> Collection[str]:
    """What content in reach has: shipped, configured, or in the pack around."""
    from fragkit.diagnostics import Problems
    from fragkit.load.config import BUILT_IN, known_folders, map_ids
    from fragkit.load.packs import load_library

    here, problems = Path.cwd(), Problems()
    if kind == "pack":
        return BUILT_IN
    if kind == "map":
        return map_ids(here, problems)
    library = load_library(problems, known_folders(here, problems))
    return library.fighters if kind == "fighter" else library.cards


def write(folder: Path, files: dict[str, str]) -> None:
    """Writes the files and tells of them; a file of the user's is never overwritten."""
    own = [path for path in files if "/.fragkit/" not in f"/{path}"]
    for path in own:
        if (folder / path).exists():
            raise Failure("exists", f"`{folder / path}` exists already")
    try:
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Failure("unwritable", f"cannot write `{folder}`: {error.strerror}") from error
    for path in own:
        typer.echo(f"wrote {folder / path}")
    first = own[0].split("/")[0] if len(own) > 1 else str(folder / own[0])
    typer.echo(
        f"next: edit, then fragkit check {first if '/' in first or len(own) > 1 else './' + first}"
    )
