"""Who is caught in an explosion (ruling.blast.*)."""

from __future__ import annotations

from fragkit.board.blast import blast
from fragkit.rules.game import Game


def within(game: Game, square: str, radius: int) -> list[str]:
    """The fighters that a blast around that square reaches, the shooter too, by seat."""
    reached = reached_squares(game, square, radius)
    return [seat.name for seat in game.standing() if seat.square in reached]


def reached_squares(game: Game, square: str, radius: int) -> frozenset[str]:
    ground = game.ground
    found = blast(ground.board, ground.place[square], radius, game.things(), game.geometry)
    return frozenset(ground.names[p] for p in found)
