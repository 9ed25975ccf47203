"""Where a card may put a fighter who teleports (turn.roll.teleport)."""

from __future__ import annotations

from fragkit.model.effects import acts
from fragkit.rules.game import Game
from fragkit.rules.sighting import distance, sees
from fragkit.rules.whereabouts import is_in, shunned


def landing_squares(game: Game, act: acts.Teleport, name: str) -> list[str]:
    ground, here = game.ground, game.seat(name).square
    match act.value:
        case "anywhere":
            squares = list(ground.place)
        case "sight":
            squares = [s for s in ground.place if s != here and sees(game, name, s)]
        case "teleporter":
            squares = list(ground.teleporters)
        case _:
            squares = list(ground.respawn_squares)
    if act.range_at_most is not None:
        squares = [s for s in squares if distance(game, here, s) <= act.range_at_most]
    if act.zone is not None:
        squares = [s for s in squares if is_in(game, s, (act.zone,))]
    barred = shunned(game, name)
    return [s for s in squares if s != here and s not in barred and not game.is_closed(s)]
