"""Whole games by seed, with the rules watched after every event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from fragkit.lab.random_player import RandomPlayer
from fragkit.rules.commands import Command, Refusal
from fragkit.rules.events import Event
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Setup

Watch = Callable[[Table, tuple[Event, ...]], None]


@dataclass(slots=True)
class Played:
    """A game that was played: its table at the end and all commands."""

    table: Table
    commands: list[Command] = field(default_factory=list)


def play(
    setup: Setup, seed: int, most: int = 5000, watch: Watch | None = None, restless: int = 3
) -> Played:
    """Play a game of random legal players to its end, or for `most` decisions."""
    table = Table(setup)
    player = RandomPlayer(seed, restless)
    played = Played(table)
    while not table.is_over and len(played.commands) < most:
        command = player.answer(table)
        told = table.submit(command)
        if isinstance(told, Refusal):
            raise AssertionError(f"{command} was legal and is refused: {told}")
        played.commands.append(command)
        if watch is not None:
            watch(table, told.events)
    return played


def replay(setup: Setup, commands: list[Command]) -> Table:
    """Replay a game from its commands."""
    table = Table(setup)
    for command in commands:
        told = table.submit(command)
        if isinstance(told, Refusal):
            raise AssertionError(f"{command} is refused: {told}")
    return table
