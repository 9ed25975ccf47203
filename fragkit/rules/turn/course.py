"""The course of a game, turn by turn: the state at the start of each, and what was said in it.

It knows neither the table nor the procedures that add to it, so a game that is dropped is freed
at once, with its whole past.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from fragkit.rules.commands import Command, Faces, Shoot
from fragkit.rules.events import AttackDeclared, CardPlayed, Event, Fragged
from fragkit.rules.game import Game, LastRoll
from fragkit.rules.requests import Request, Roll
from fragkit.rules.state import State
from fragkit.rules.turn.late import Input, Memory
from fragkit.values import dataclass


@dataclass(slots=True)
class Checkpoint:
    """The state at the start of a turn, and the inputs since, in the order in which they count."""

    state: State
    last_roll: LastRoll | None = None  # from before this turn, while nobody has rolled in it
    inputs: list[Input] = field(default_factory=list)
    asked: list[Request] = field(default_factory=list)  # what was due at each input
    told: list[tuple[Event, ...]] = field(default_factory=list)  # for each input
    memory: Memory = field(default_factory=Memory)

    def drop_last(self) -> None:
        self.inputs.pop()
        self.asked.pop()
        self.told.pop()


class Course:
    """The turns of a game, the running one last."""

    __slots__ = ("_attack_open", "turns")

    def __init__(self) -> None:
        self.turns: list[Checkpoint] = []
        self._attack_open = False

    def begin_turn(self, game: Game) -> None:
        self._begin(Checkpoint(game.state.copy(), game.last_roll))

    def begin_again(self, turn: Checkpoint) -> None:
        """That turn without what was said in it."""
        self._begin(Checkpoint(turn.state, turn.last_roll))

    def _begin(self, turn: Checkpoint) -> None:
        self.turns.append(turn)
        self._attack_open = False

    def story(self, since: int = 0) -> Iterator[Event]:
        for turn in self.turns[since:]:
            for events in turn.told:
                yield from events

    def note(
        self, game: Game, turn: Checkpoint, said: Input, due: Request, told: tuple[Event, ...]
    ) -> None:
        """An input was taken in that turn, whatever turn has come of it."""
        turn.inputs.append(said)
        turn.asked.append(due)
        turn.told.append(told)
        if isinstance(said, Command):
            self._remember(game, turn.memory, len(turn.inputs) - 1, said, due, told)

    def _remember(
        self, game: Game, memory: Memory, index: int, said: Command, due: Request,
        told: tuple[Event, ...],
    ) -> None:  # fmt: skip
        """Which input rolled, which fragged whom, which was the last of an attack, which armed."""
        if isinstance(said, Faces) and isinstance(due, Roll) and not due.again:
            memory.roll, memory.purpose = index, due.purpose
        drawn = isinstance(said, Shoot) and CardPlayed(said.player, said.weapon, said.player)
        for event in told:
            if isinstance(event, Fragged):
                memory.fragged[event.player] = index
            elif isinstance(event, AttackDeclared):
                self._attack_open = True
            elif drawn and event == drawn:
                memory.armed = index
        if self._attack_open and game.state.attack is None:
            memory.attack, self._attack_open = index, False
