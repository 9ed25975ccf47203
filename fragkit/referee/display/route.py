"""The route that `m f7` would take, with its cost and its hazards."""

from __future__ import annotations

from typing import Any

from fragkit.board.reach import Reached
from fragkit.language.sentences import Sentence, Text, say
from fragkit.rules.commands import MoveTo, Refusal
from fragkit.rules.game import Game
from fragkit.rules.movement.paths import bumps, way_to, word_of
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Route:
    steps: tuple[str, ...]
    squares: tuple[str, ...]
    cost: int
    hazards: tuple[tuple[str, Text], ...]  # square and what is there

    def plain(self) -> dict[str, Any]:
        return {
            "steps": list(self.steps),
            "squares": list(self.squares),
            "cost": self.cost,
            "hazards": [{"square": square, "what": what} for square, what in self.hazards],
            "text": self.text(),
        }

    def first_harm(self) -> int:
        """Return the steps to the first square with a hazard, if more of them follow; else 0."""
        harmful = [i for i, square in enumerate(self.squares, 1) if square in dict(self.hazards)]
        return harmful[0] if len(harmful) > 1 else 0

    def text(self) -> Sentence:
        shown = {"path": " ".join(steps_text(self.steps)), "movement": self.cost}
        if not self.hazards:
            return say("{path}: {movement} movement", **shown)
        return say("{path}: {movement} movement, {parts}", **shown, parts=self.hazard_texts())

    def hazard_texts(self) -> tuple[Sentence, ...]:
        """Return `acid on C4` for each hazard."""
        return tuple(say("{what} on {square}", what=w, square=square) for square, w in self.hazards)


def steps_text(steps: tuple[str, ...]) -> list[str]:
    """Return `e e e n` as `3e n`, short enough for a phone."""
    runs: list[tuple[str, int]] = []
    for step in steps:
        if runs and runs[-1][0] == step:
            runs[-1] = (step, runs[-1][1] + 1)
        else:
            runs.append((step, 1))
    return [step if count == 1 else f"{count}{step}" for step, count in runs]


def route_of(game: Game, command: MoveTo) -> Route | None:
    """Return the route of a command, or None if there is none; the engine has the reason."""
    name, turn = command.player, game.state.turn
    seat = game.state.seats.get(name)
    if turn is None or turn.player != name or seat is None or not seat.square:
        return None
    found = way_to(game, name, command.square)
    return None if isinstance(found, Refusal) else route(game, name, found)


def route(game: Game, name: str, found: Reached) -> Route:
    """Return the found moves as a route with names."""
    names = game.ground.names
    hazards: list[tuple[str, Text]] = []
    for move in found.moves:
        square = names[move.to]
        hazards += [(square, h.kind) for h in found.hazards if h.place == move.to]
        other = game.at(square, but=name)
        if other is not None and bumps(game, name, move):
            hazards.append((square, say("{player} is bumped", player=other.name)))
    steps = tuple(word_of(game, move) for move in found.moves)
    return Route(steps, tuple(names[p] for p in found.path), found.cost, tuple(hazards))
