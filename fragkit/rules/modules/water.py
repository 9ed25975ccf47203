"""Water: protects from flame, and makes energy hits worse (water.*).

The board knows the cost of wading (`board.movement.COSTS`).
"""

from __future__ import annotations

from fragkit.language.sentences import Text, say
from fragkit.rules.game import Game
from fragkit.rules.module import Module

THE_WATER = say("the water")


class Water(Module):
    id = "water"
    ground = ("water",)
    rulings = (("water.napalm", "ab", "a", "whether napalm burns a fighter in water"),)

    def protects(self, game: Game, player: str, against: tuple[str, ...]) -> Text:
        """Return the water that keeps flame and its effects off a fighter (ruling.water.flame), or
        ""."""
        return THE_WATER if "flame" in against and in_water(game, player) else ""

    def extra_points(self, game: Game, target: str, types: tuple[str, ...]) -> int:
        """Return 1 extra damage for any hit (ruling.damage.extra) by energy (water.energy)."""
        return 1 if "energy" in types and in_water(game, target) else 0


def in_water(game: Game, name: str) -> bool:
    return game.ground.terrain.get(game.seat(name).square) == "water"
