"""Reading maps, squares, counters and house options from the command line."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fragkit.cli import id_completion
from fragkit.cli.command import Failure, no_such

if TYPE_CHECKING:
    from fragkit.board.board import Board
    from fragkit.board.things import BoardOptions, Things
    from fragkit.model.map import MapDefinition
    from fragkit.model.pack import TableRules
    from fragkit.rules.house_options import Houses
    from fragkit.term.style import Style


MAP: Any = typer.Argument(
    metavar="MAP",
    help="A map's id, a path to its file, or several joined with `+`.",
    autocompletion=id_completion.maps,
)
FROM: Any = typer.Argument(
    metavar="FROM", help="A square, such as c4; c4a is one half of a square that a wall cuts."
)
FIGHTERS: Any = typer.Option(
    [], "--fighter", metavar="SQUARE", help="A square with another fighter; repeatable."
)
COUNTERS: Any = typer.Option(
    [], "--counter", metavar="KIND:SQUARE", help="A solid counter, such as turret:d2; repeatable."
)
BARRELS: Any = typer.Option(
    [], "--barrel", metavar="SQUARE", help="A square with a barrel; repeatable."
)
HANGED: Any = typer.Option(
    [], "--hanged", metavar="SQUARE", help="A square with a hanged fighter; repeatable."
)
JSON: Any = typer.Option(False, "--json", help="Print the answer as JSON.")
ASCII: Any = typer.Option(False, "--ascii", help="Draw with plain characters only.")
HOUSE: Any = typer.Option(
    [],
    "--house",
    metavar="KEY=VALUE",
    help="A house option, such as armor.soak=b; `fragkit rules house` lists them.",
)


def is_path(name: str) -> bool:
    """Return whether an argument is a path rather than an id. `.` is the current folder."""
    return "/" in name or "\\" in name or name.endswith((".yaml", ".yml", ".csv", "."))


def open_board(name: str, packs: Iterable[str] = ()) -> Board:
    """Return the board of one map, or of several joined with `+`. Maps of `packs` come first."""
    from fragkit.board.board import Board

    if "+" not in name or (is_path(name) and Path(name).is_file()):
        return Board.of(open_map(name, packs))
    from fragkit.board.joining import NoJoin, join, map_names

    words = map_names(name)
    board = words if isinstance(words, NoJoin) else join([open_map(word, packs) for word in words])
    if isinstance(board, NoJoin):
        raise Failure(board.code, board.message)
    return board


def open_map(name: str, packs: Iterable[str] = ()) -> MapDefinition:
    """Load a map by its id or path. Fail with its first error."""
    from fragkit.diagnostics import Problems
    from fragkit.load.maps.map_reader import load_map
    from fragkit.load.packs.known_packs import find_map, map_ids

    problems = Problems()
    folders: list[Path] = []
    if packs:
        from fragkit.cli.content import folder_of

        folders = [folder_of(pack) for pack in packs]
    if is_path(name):
        path: Path | None = Path(name)
    else:
        path = find_map(name, Path.cwd(), problems, folders)
    if path is None:
        known = map_ids(Path.cwd(), problems, folders)
        raise no_such("unknown-map", f"there is no map `{name}`", name, known)
    definition = load_map(path, problems)
    if definition is None:
        first = next((d for d in problems.sorted() if d.severity == "error"), None)
        message = f"{first.span}: {first.message}" if first is not None else f"{path} holds no map"
        raise Failure("broken-map", message)
    return definition


def place_named(board: Board, text: str) -> int:
    """Return the place that a square's name means, or fail with help."""
    place = board.place(text)
    if isinstance(place, int):
        return place
    from fragkit.language import translate

    raise Failure(place.code, translate(place.text))


def things_of(
    board: Board, fighters: list[str], barrels: list[str], hanged: list[str], counters: list[str]
) -> Things:
    """Put the fighters, solid counters and hanged fighters of the options on the board, one on each
    place."""
    from fragkit.board.things import Things

    standing, rolled, hanging = (
        frozenset(place_named(board, text) for text in words)
        for words in (fighters, barrels, hanged)
    )
    solid = [(place, "barrel") for place in sorted(rolled)]
    for said in counters:
        kind, _, square = said.partition(":")
        _check_solid(kind)
        solid.append((place_named(board, square), kind))
    closed = [*standing, *hanging, *(place for place, _ in solid)]
    for place in sorted(closed):
        if closed.count(place) > 1:
            raise Failure("two-things", f"{board.name(place)} can't hold two of these")
    return Things(fighters=standing, solid=tuple(solid), hanged=hanging)


def _check_solid(kind: str) -> None:
    from fragkit.diagnostics import did_you_mean
    from fragkit.rule_modules import solid_counters

    if kind not in (solid := solid_counters()):
        help = did_you_mean(kind, solid) or f"choose {' or '.join(solid)}"
        raise Failure("unknown-counter", f"there is no solid counter `{kind}`; {help}")


def board_houses(words: list[str], map: str = "") -> BoardOptions:
    """Return the house options that affect geometry, without loading the rules if none was typed."""
    from fragkit.board.things import DEFAULT

    if not words:
        return DEFAULT  # so the rules' own list of options need not be loaded
    return houses_of(words, map).geometry


def board_style(ascii: bool) -> Style:
    from fragkit.term.style import style_of

    style = style_of()
    return replace(style, unicode=False) if ascii else style


def screen_height() -> int:
    """Return how many lines an answer may take: as many as a phone shows, or more on a larger
    terminal."""
    return max(24, shutil.get_terminal_size((80, 24)).lines) - 1


def houses_of(words: list[str], map: str = "") -> Houses:
    """Parse `--house`. The options of packs known by id, and of the pack that has the map's file,
    are accepted too, although they change neither sight nor odds."""
    from fragkit.rules.house_options import (  # imported here, because it is rarely needed
        HouseProblem,
        parse_house,
    )

    houses = parse_house(words)
    if isinstance(houses, HouseProblem):
        houses = parse_house(words, _options_of_packs(map))
    if isinstance(houses, HouseProblem):
        raise Failure("house", str(houses))
    return houses


def _options_of_packs(map: str) -> TableRules:
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.known_packs import known_folders
    from fragkit.load.packs.library import pack_around, read_pack_file
    from fragkit.model.pack import TableRules

    problems = Problems()  # `check` reports the pack's mistakes
    folders = known_folders(Path.cwd(), problems)
    home = pack_around(Path(map)) if is_path(map) else None
    found = [
        read_pack_file(f, problems, salvage=True) for f in (*folders, *([home] if home else []))
    ]
    options = {one.id: one for draft in found if draft is not None for one in draft.file.options}
    return TableRules(options=tuple(options.values()))
