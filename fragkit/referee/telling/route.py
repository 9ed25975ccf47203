"""The way that `m f7` would take, shown before it is walked when something on it hurts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fragkit.rules.commands import MoveTo
from fragkit.rules.game import Game
from fragkit.rules.movement.moving import Leg, leg, way_to
from fragkit.rules.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Route:
    steps: tuple[str, ...]
    squares: tuple[str, ...]
    cost: int
    hazards: tuple[tuple[str, str], ...]  # square and what is there

    def plain(self) -> dict[str, Any]:
        return {
            "steps": list(self.steps),
            "squares": list(self.squares),
            "cost": self.cost,
            "hazards": [{"square": square, "what": what} for square, what in self.hazards],
            "text": self.text(),
        }

    def text(self) -> str:
        told = f"{' '.join(steps_text(self.steps))}: {self.cost} movement"
        if self.hazards:
            told += ", " + ", ".join(f"{what} on {square}" for square, what in self.hazards)
        return told


def steps_text(steps: tuple[str, ...]) -> list[str]:
    """`e e e n` as `3e n`: short enough for a phone."""
    told: list[tuple[str, int]] = []
    for step in steps:
        if told and told[-1][0] == step:
            told[-1] = (step, told[-1][1] + 1)
        else:
            told.append((step, 1))
    return [step if count == 1 else f"{count}{step}" for step, count in told]


def route_of(game: Game, command: MoveTo) -> Route | None:
    """None when there is no way; the engine says why."""
    turn = game.state.turn
    seat = game.state.seats.get(command.player)
    if turn is None or turn.player != command.player or seat is None or not seat.square:
        return None
    steps = way_to(game, command.player, command.square)
    if isinstance(steps, Refusal):
        return None
    here, cost, squares = seat.square, 0, []
    hazards: list[tuple[str, str]] = []
    for word in steps:
        step = leg(game, command.player, here, word)
        if not isinstance(step, Leg):
            return None
        here, cost = step.square, cost + step.cost
        squares.append(here)
        terrain = game.ground.terrain.get(here)
        if terrain in ("acid", "lava"):
            hazards.append((here, terrain))
        other = game.at(here, but=command.player)
        bumps = step.how == "teleporter" and game.houses.tele_bump == "a"
        if bumps and other is not None:
            hazards.append((here, f"{other.name} is bumped"))
    return Route(steps, tuple(squares), cost, tuple(hazards))
