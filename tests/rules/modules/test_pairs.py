"""Seeded games with every two modules, one of them of FTW or Deadlands: the rules are kept."""

from __future__ import annotations

import pytest

from fragkit.lab.random_player import play
from fragkit.language.sentences import Sentence
from fragkit.rules.events import Event
from fragkit.rules.flow.game_table import Table
from fragkit.rules.modules import known_modules
from tests.rules.modules.pairs import Pair, modules_of, pairs, setup
from tests.rules.test_random_games import Watch

FTW = frozenset({"hearts", "knockback", "lava", "switches", "the-room"})
DEADLANDS = frozenset(
    {"beasts", "gallows", "hexes", "jokers", "malfunctions", "poker", "shootout"}
)  # fmt: skip
INPUTS = 250


class WatchPlay(Watch):
    """From the first turn on: before it, poker hands lie face up beside the decks."""

    def __call__(self, table: Table, events: tuple[Event, ...]) -> None:
        if table.state.stage == "play":
            super().__call__(table, events)


def test_the_modules_of_both_books_are_there() -> None:
    assert set(known_modules()) >= FTW | DEADLANDS


@pytest.mark.parametrize("pair", [("knockback", "gallows"), ("shootout", "the-room")])
def test_two_books_at_one_table_keep_the_rules(pair: Pair) -> None:
    made = setup(pair)
    assert not isinstance(made, Sentence), made
    play(made, 1, 120, WatchPlay(made), 8)


@pytest.mark.slow
@pytest.mark.parametrize("first", sorted(FTW | DEADLANDS))
def test_every_pair_with_a_module_of_theirs_keeps_the_rules(first: str) -> None:
    mine = [pair for pair in pairs(frozenset({first})) if first == _owner(pair)]
    for number, pair in enumerate(mine):
        made = setup(pair, "dealt" if number % 2 else "table")
        assert not isinstance(made, Sentence), (pair, made)
        assert {*pair} <= {module.id for module in made.modules}
        play(made, number, INPUTS, WatchPlay(made), 8)


def _owner(pair: Pair) -> str:
    """Each pair is played once."""
    return min(id for id in pair if id in FTW | DEADLANDS)


def test_what_contradicts_says_why() -> None:
    assert modules_of(("last-man-standing", "red-rover")) == (
        "`red-rover` and `last-man-standing` can't be played together: a game has only one goal"
    )
