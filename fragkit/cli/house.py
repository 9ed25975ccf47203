"""The option `--house`, the same for every command that has it."""

from __future__ import annotations

from typing import Any

import typer

from fragkit.cli.failure import Failure
from fragkit.rules.houses import HouseProblem, Houses, parse_house

HOUSE: Any = typer.Option(
    [],
    "--house",
    metavar="KEY=VALUE",
    help="A choice of your table, such as armor.soak=b; `fragkit rules house` lists them.",
)


def houses_of(words: list[str]) -> Houses:
    houses = parse_house(words)
    if isinstance(houses, HouseProblem):
        raise Failure("house", str(houses))
    return houses
