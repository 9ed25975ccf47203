"""Base squares: where a side's counter lies, and the choosing of it (team.ctf.place, team.dom.base.*)."""

from __future__ import annotations

from fragkit.rules.commands import Choose, Command, Override, Refusal
from fragkit.rules.counters import CounterKind
from fragkit.rules.game import Game
from fragkit.rules.module import Module
from fragkit.rules.state import Counter

BASE = CounterKind("base", "H", has_side=True)
HAZARDS = ("acid", "lava")


def base_of(game: Game, side: str) -> str:
    """The square of that side's base; "" while there is none."""
    return next((c.square for c in game.counters_of(BASE.name) if c.side == side), "")


def good_squares(game: Game) -> list[str]:
    """Where a fighter can stand unhurt (ruling.ctf.where)."""
    ground = game.ground
    closed = game.things().closed
    return [
        name
        for name, place in ground.place.items()
        if place not in closed and ground.terrain.get(name) not in HAZARDS
    ]


def no_base(game: Game, command: Command) -> str:
    """The square that was answered where a base is asked for and none can be; "" for anything
    else that is said."""
    asked = isinstance(command, Choose) and game.state.stage == "setup" and bool(game.state.first)
    if not asked or any(seat.square for seat in game.state.seats.values()):
        return ""
    assert isinstance(command, Choose)
    return command.options[0] if command.options else ""


def bad_square(game: Game, square: str) -> Refusal | None:
    """Why nobody could stand there unhurt (ruling.ctf.where)."""
    if square not in game.ground.place:
        return Refusal("ruling.ctf.where", game.ground.missing(square))
    if game.ground.place[square] in game.things().closed:
        return Refusal("ruling.ctf.where", f"no base on {square}: something stands there")
    if (terrain := game.ground.terrain.get(square)) in HAZARDS:
        return Refusal("ruling.ctf.where", f"no base on {square}: {terrain}")
    return None


def squares_between(game: Game, one: str, other: str) -> int:
    """Counted like range, whatever stands between (ruling.ctf.count)."""
    board, place = game.ground.board, game.ground.place
    here, there = place[one], place[other]
    across = abs(board.column(here) - board.column(there))
    return across + abs(board.row(here) - board.row(there))


def lay_base(game: Game, side: str, square: str) -> None:
    """Put a side's base on its square (team.ctf.place)."""
    game.lay_counter(Counter(BASE.name, square, game.serial(), side=side))


def clear_others(game: Game, kind: str, said: Override) -> list[str]:
    """Takes off what lies elsewhere of the sides whose counter the table has put somewhere; which
    sides those are."""
    words = (word.partition(":") for word in said.detail.split())
    sides = [side for name, _, side in words if name == kind]
    for counter in game.counters_of(kind):
        if counter.side in sides and counter.square != said.value:
            game.take_counter(counter)
    return sides


class Bases(Module):
    """Brought by the games that are about them."""

    id = "bases"
    counters = (BASE,)

    def after_override(self, game: Game, command: Override) -> None:
        """A side has one base: the one that the table has named."""
        if command.fact == "floor":
            clear_others(game, BASE.name, command)

    def side_report(self, game: Game, side: str) -> list[str]:
        square = base_of(game, side)
        return [f"base {square}"] if square else []
