"""Base squares: where a side's counter lies, and the choosing of it (team.ctf.place, team.dom.base.*)."""

from __future__ import annotations

from fragkit.rules.counters import CounterKind
from fragkit.rules.game import Game
from fragkit.rules.module import Module
from fragkit.rules.state import Counter

BASE = CounterKind("base", "H", has_side=True)
HAZARDS = ("acid", "lava")


def base_of(game: Game, side: str) -> str:
    """The square of that side's base; "" while there is none."""
    return next((c.square for c in game.lying(BASE.name) if c.side == side), "")


def good_squares(game: Game) -> list[str]:
    """Where a fighter can stand unhurt (ruling.ctf.where)."""
    ground = game.ground
    closed = game.things().closed
    return [
        name
        for name, place in ground.place.items()
        if place not in closed and ground.terrain.get(name) not in HAZARDS
    ]


def squares_between(game: Game, one: str, other: str) -> int:
    """Counted like range, whatever stands between (ruling.ctf.count)."""
    board, place = game.ground.board, game.ground.place
    here, there = place[one], place[other]
    across = abs(board.column(here) - board.column(there))
    return across + abs(board.row(here) - board.row(there))


def lay_base(game: Game, side: str, square: str) -> None:
    game.lay_counter(Counter(BASE.name, square, game.serial(), side=side))


class Bases(Module):
    """Brought by the games that are about them."""

    id = "bases"
    counters = (BASE,)
