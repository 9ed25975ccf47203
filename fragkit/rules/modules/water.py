"""Water: shelter from flame, and worse for whoever is hit by energy (water.*).

What it costs to wade is the board's (`board.movement.COSTS`).
"""

from __future__ import annotations

from fragkit.rules.game import Game
from fragkit.rules.module import Module


class Water(Module):
    id = "water"

    def shields(self, game: Game, target: str, types: tuple[str, ...]) -> str:
        """No flame reaches him, nor what else it does (ruling.water.flame)."""
        return "the water" if "flame" in types and in_water(game, target) else ""

    def extra_points(self, game: Game, target: str, types: tuple[str, ...]) -> int:
        """One more point from energy (water.energy)."""
        return 1 if "energy" in types and in_water(game, target) else 0


def in_water(game: Game, name: str) -> bool:
    return game.ground.terrain.get(game.seat(name).square) == "water"
