"""The option `--house`, the same for every command that has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from fragkit.cli.failure import Failure

if TYPE_CHECKING:
    from fragkit.rules.houses import Houses

HOUSE: Any = typer.Option(
    [],
    "--house",
    metavar="KEY=VALUE",
    help="A choice of your table, such as armor.soak=b; `fragkit rules house` lists them.",
)


def houses_of(words: list[str]) -> Houses:
    from fragkit.rules.houses import HouseProblem, parse_house  # rarely needed: kept off the start

    houses = parse_house(words)
    if isinstance(houses, HouseProblem):
        raise Failure("house", str(houses))
    return houses
