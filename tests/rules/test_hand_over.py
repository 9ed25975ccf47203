"""A seat goes to another person, at any moment, and nothing else changes (`seat ben kim`)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fragkit.lab.random_player import RandomPlayer
from fragkit.rules.commands import HandOver, Join, Leave, Override, Refusal
from fragkit.rules.flow.game_table import Accepted, Table
from fragkit.rules.flow.hand_over import renamed_state
from fragkit.rules.flow.setup import Setup
from fragkit.rules.stats import is_dying
from tests.rules.test_random_games import (
    GAMES,
    MODULES,
    SIDES,
    WORKS_MODULES,
    arena,
    team_arena,
    works,
)

SETUPS = {
    "dealt": arena(),
    "on the table": arena("table"),
    "variants": replace(arena(), modules=MODULES["together"]),
    "everything": works(WORKS_MODULES["all"]),
    "everything, on the table": works(WORKS_MODULES["all"], "table"),
    **{game: team_arena("dealt", [game], SIDES) for game in GAMES},
    "picked teams": team_arena("table", ["red-rover"]),
}


def hand_over_often(setup: Setup, seed: int, most: int) -> Table:
    """Hand seats on all through a random game, and undo every other time."""
    table, player = Table(setup), RandomPlayer(seed, restless=8)
    for step in range(most):
        if step % 3 == 0:
            names = [name for name, seat in table.state.seats.items() if seat.status != "gone"]
            command = HandOver(names[step // 3 % len(names)], f"Kim{step}")
            before, due = table.state.copy(), table.request
            told = table.submit(command)
            assert isinstance(told, Accepted), f"step {step}: {told}"
            assert table.state == renamed_state(before, command)
            if step % 2:
                table.undo()
                assert (table.state, table.request) == (before, due)
        if table.is_over:
            break
        assert not isinstance(table.submit(player.answer(table)), Refusal)
    return table


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_a_seat_can_be_handed_on_at_any_moment(setup: Setup) -> None:
    table = hand_over_often(setup, 4, 90)
    table.undo(table.count)
    assert table.state == Table(setup).state


def refusal(table: Table, old: str, new: str) -> str:
    told = table.submit(HandOver(old, new))
    assert isinstance(told, Refusal)
    return str(told.text)


def test_a_seat_goes_only_to_somebody_new() -> None:
    table, player = Table(arena()), RandomPlayer(1)
    while table.state.turn is None:
        table.submit(player.answer(table))
    assert refusal(table, "Red", "blue") == "there is already a player called Blue"
    assert refusal(table, "Red", "Red") == "Red already has that seat"
    assert refusal(table, "Kim", "Ben") == "there is no player called Kim"
    table.submit(Leave("Blue"))
    assert refusal(table, "Blue", "Kim") == "there is no player called Blue"
    assert refusal(table, "Red", "Blue") == "Blue has a seat of their own in this game"
    assert isinstance(table.submit(Join("Blue", "3/2/2")), Accepted)


def kept(table: Table) -> dict[str, tuple[object, ...]]:
    """What a player keeps whose fighter is changed."""
    seats = table.state.seats.items()
    return {n: (list(s.known), dict(s.hidden), s.frags, s.blood, s.status) for n, s in seats}


@pytest.mark.parametrize("setup", ["dealt", "on the table", "everything"])
def test_a_change_of_fighter_takes_nothing_and_frags_nobody(setup: str) -> None:
    table, player = Table(SETUPS[setup]), RandomPlayer(1, restless=8)
    fighters = [*sorted(SETUPS[setup].fighters), "none"]
    for step in range(260):
        if table.is_over:
            break
        if step % 5 == 0 and not any(is_dying(table.game, name) for name in table.state.seats):
            name = list(table.state.seats)[step // 5 % len(table.state.seats)]
            if table.state.seats[name].square:
                table.submit(Override(name, "health", 1))
            before = kept(table)
            stats = "" if step % 2 else "1/3/3"
            told = table.submit(Override(name, "fighter", fighters[step % len(fighters)], stats))
            assert isinstance(told, Accepted), told
            assert kept(table) == before
        assert not isinstance(table.submit(player.answer(table)), Refusal)
