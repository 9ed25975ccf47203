"""Two fighters on one square: who must leave, and who is put back (move.end, ruling.move.forced)."""

from __future__ import annotations

from fragkit.rules.commands import End
from fragkit.rules.events import Moved
from fragkit.rules.game import Game
from fragkit.rules.movement.ways import can_leave
from fragkit.rules.refusals import Refusal
from fragkit.rules.state import PUT_THERE
from fragkit.rules.stats import is_forbidden


def must_leave(game: Game, name: str) -> bool:
    """Whether the fighter stands in an occupied square and could still walk out of it."""
    square = game.seat(name).square
    return bool(
        square
        and game.is_occupied(square, name)
        and not is_forbidden(game, name, "move")
        and can_leave(game, name, square, game.turn.movement)
    )


def put_back_if_stopped(game: Game, name: str) -> None:
    """At once, so that attacks that are left can be made from the last free square."""
    seat = game.seat(name)
    if seat.square and game.is_occupied(seat.square, name) and not must_leave(game, name):
        step_back(game, seat.name)


def step_back(game: Game, name: str) -> None:
    """Stopped in an occupied square: back to the last free one (ruling.move.forced)."""
    seat, current = game.seat(name), game.turn
    if seat.square and game.is_occupied(seat.square, name):
        back = current.last_free
        if not back or game.is_occupied(back, name):
            free = (s for s in game.ground.place if not game.is_occupied(s, name))
            back = next(free, seat.square)
        game.tell(Moved(name, seat.square, back, 0, current.movement, "back"))
        game.put(name, back)
        current.entered = PUT_THERE


def check_end(game: Game, command: End) -> Refusal | None:
    name = command.player
    if must_leave(game, name):
        square = game.seat(name).square
        other = game.at(square, but=name)
        who = other.name if other is not None else "something"
        return Refusal("move.end", f"{name} can't end the turn on {square}: {who} stands there too")
    return None
