"""Who is caught in an explosion (ruling.blast.*)."""

from __future__ import annotations

from fragkit.board.blast import blast, cross, line_blast, square_blast
from fragkit.rules.game import Game
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Area:
    """What a blast covers: how far, in which shape, and whom it spares."""

    radius: int
    shape: str = "steps"
    spares: tuple[str, ...] = ()
    by: str = ""  # whose blast it is
    origin: str = ""  # the square that it comes from: a line goes on from there


def within(game: Game, square: str, area: Area | int) -> list[str]:
    """The fighters that a blast around that square reaches, the shooter too, by seat."""
    reached = reached_squares(game, square, area)
    found = [seat.name for seat in game.standing() if seat.square in reached]
    if isinstance(area, Area) and area.spares:
        return [name for name in found if not _is_spared(game, name, area)]
    return found


def _is_spared(game: Game, name: str, area: Area) -> bool:
    if name == area.by:
        return "self" in area.spares or "team" in area.spares
    return "team" in area.spares and game.side(name) == game.side(area.by)


def reached_squares(game: Game, square: str, area: Area | int) -> frozenset[str]:
    """All squares of it, whoever stands there."""
    ground, things = game.ground, game.things()
    made = area if isinstance(area, Area) else Area(area)
    board, centre = ground.board, ground.place[square]
    match made.shape:
        case "cross":
            found = frozenset(cross(board, centre, made.radius, things))
        case "square":
            found = square_blast(board, centre, made.radius, things)
        case "line":
            origin = ground.place.get(made.origin, centre)
            found = line_blast(board, origin, centre, made.radius, things)
        case _:
            found = frozenset(blast(board, centre, made.radius, things, game.geometry))
    return frozenset(ground.names[p] for p in found)
