"""What `check` accepts can be played: mutants of the shipped cards and fighters, dealt to random
players, with the invariants watched. (`tests/load/test_mutants.py` makes and judges them.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from fragkit.lab.random_player import play
from fragkit.model.card import Card
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter
from fragkit.model.word_values import Stats
from fragkit.rules.flow.setup import Player
from tests.load.test_mutants import accepted
from tests.rules.deadlands.test_random_games import setup as town
from tests.rules.test_random_games import NAMES, SPLITS, Watch, arena

HANDFUL = 60


def handfuls(cards: Iterator[Card]) -> Iterator[dict[str, Card]]:
    """Dozens of mutants at a time, each with a name of its own."""
    while made := list(islice(cards, HANDFUL)):
        yield {
            f"{c.id}-{n}": replace(c, id=Id(f"{c.id}-{n}"), copies=2) for n, c in enumerate(made)
        }


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gadgets", "specials", "weapons"])
def test_accepted_mutants_of_cards_can_be_played(name: str) -> None:
    made = (c for c in accepted(f"base/cards/{name}") if isinstance(c, Card))
    for seed, cards in enumerate(handfuls(made)):
        setup = arena()
        setup = replace(setup, cards={**setup.cards, **cards})
        play(setup, seed, 350, Watch(setup), 8)


@pytest.mark.slow
def test_accepted_mutants_of_fighters_can_be_played() -> None:
    made = (f for f in accepted("deadlands/fighters/fighters") if isinstance(f, Fighter))
    seed = 1
    while four := list(islice(made, 4)):
        fighters = {f"mutant-{n}": replace(f, id=Id(f"mutant-{n}")) for n, f in enumerate(four)}
        players = tuple(
            Player(name, Stats.parse(split), fighter)
            for name, split, fighter in zip(NAMES, SPLITS, fighters, strict=False)
        )
        west = town(seed)
        west = replace(west, players=players, fighters={**west.fighters, **fighters})
        play(west, seed, 200, None, 8)
        seed += 2  # dealt, as every odd one is
