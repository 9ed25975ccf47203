"""Where a fighter stands, in the words of conditions: a terrain, a zone, a thing, a wall beside it."""

from __future__ import annotations

from collections.abc import Iterable

from fragkit.model.effects.condition import WALL
from fragkit.model.effects.modifiers import Forbid
from fragkit.model.word_values import kebab
from fragkit.rules.game import Game
from fragkit.rules.stats import is_met


def is_in(game: Game, square: str, places: Iterable[str]) -> bool:
    """Whether that square is, or lies in, one of these."""
    return any(_is(game, square, place) for place in places)


def is_beside(game: Game, square: str, places: Iterable[str]) -> bool:
    """Whether one of these is on the other side of an edge, or the edge itself is that wall."""
    board, named = game.ground.board, game.ground.names
    here = game.ground.place[square]
    sides = [(way, board.ahead(here, way)) for way in range(4)]
    wanted = tuple(places)
    if WALL in wanted and any(
        board.edge(board.squares[here], way).kind == "wall" or beyond is None
        for way, beyond in sides
    ):
        return True
    near = [named[beyond] for _, beyond in sides if beyond is not None and named[beyond]]
    return any(is_in(game, one, wanted) for one in near)


def shunned(game: Game, name: str) -> dict[str, str]:
    """Squares that this fighter may not enter, and what keeps it out."""
    found: dict[str, str] = {}
    for force in game.forces(name, Forbid):
        effect = force.effect
        if "enter" in effect.value and is_met(game, force, name):
            for square in game.ground.place:
                if is_in(game, square, effect.in_):
                    found.setdefault(square, force.source)
    return found


def _is(game: Game, square: str, place: str) -> bool:
    ground = game.ground
    at = ground.place[square]
    match place:
        case "power-up":
            return square in ground.power
        case "teleporter":
            return square in ground.teleporters
        case "respawn":
            return square in ground.respawn_squares
        case "door":
            return ground.board.squares[at] in ground.board.square_doors
    if ground.terrain.get(square) == place or at in ground.board.zones.get(place, ()):
        return True
    if any(kebab(own.name) == place for own in game.catalog.grounds.get(square, ())):
        return True
    return any(c.kind == place and c.square == square for c in game.state.floor)
