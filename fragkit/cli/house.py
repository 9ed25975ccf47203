"""The option `--house`, the same for every command that has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from fragkit.cli.failure import Failure

if TYPE_CHECKING:
    from fragkit.model.pack import TableRules
    from fragkit.rules.house_options import Houses

HOUSE: Any = typer.Option(
    [],
    "--house",
    metavar="KEY=VALUE",
    help="A choice of your table, such as armor.soak=b; `fragkit rules house` lists them.",
)


def houses_of(words: list[str], map: str = "") -> Houses:
    """What the table has chosen; options that packs bring are known, too, though they change neither
    sight nor odds: the packs that are known by id, and the one that the map's file lies in."""
    from fragkit.rules.house_options import (  # rarely needed: kept off the start
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
    from pathlib import Path

    from fragkit.cli.boards import is_path
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.known_packs import known_folders
    from fragkit.load.packs.library import pack_around, read_pack_file
    from fragkit.model.pack import TableRules

    problems = Problems()  # what is wrong with a pack, `check` tells
    folders = known_folders(Path.cwd(), problems)
    home = pack_around(Path(map)) if is_path(map) else None
    found = [
        read_pack_file(f, problems, salvage=True) for f in (*folders, *([home] if home else []))
    ]
    options = {one.id: one for draft in found if draft is not None for one in draft.file.options}
    return TableRules(options=tuple(options.values()))
