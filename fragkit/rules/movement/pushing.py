"""Pushes: square by square in a straight line, until something stops the fighter."""

from __future__ import annotations

from typing import ClassVar

from fragkit.board.blockers import Blocker
from fragkit.board.push import push
from fragkit.language.sentences import say
from fragkit.model.effects.modifiers import Immune
from fragkit.rules.attack.health import Blow, Snare
from fragkit.rules.counters import Arrival
from fragkit.rules.events import Event, Harmless, Moved, PushStopped
from fragkit.rules.game import Game, Procedure
from fragkit.rules.movement.entering import enter, entry_blows, module_forecast
from fragkit.rules.pending import Shove
from fragkit.rules.state import PUT_THERE
from fragkit.rules.stats import in_force
from fragkit.values import dataclass

COMPASS = {
    (0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west",
    (1, -1): "north-east", (1, 1): "south-east", (-1, 1): "south-west", (-1, -1): "north-west",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Landing:
    """A square on the path of a push, with the blows and snares there."""

    square: str
    blows: tuple[Blow, ...]
    snares: tuple[Snare, ...]


@dataclass(frozen=True, slots=True)
class Flight:
    """The forecast of a push: the squares entered, and the obstacle that stops it early."""

    way: str  # "north-east"; "" from the fighter's own square
    entered: tuple[Landing, ...]
    left: int
    obstacle: Blocker | None


@dataclass(frozen=True, slots=True)
class PushedByTable(Event):
    """A push on the players' own map, which they carry out."""

    words: ClassVar[str] = "Push {player} {n} squares; the referee does not know what is there."

    n: int


def flight(game: Game, shoved: Shove) -> Flight:
    """Return the forecast of a push; change nothing."""
    ground, name = game.ground, shoved.player
    here = ground.place[game.seat(name).square]
    found = push(
        ground.board, ground.place[shoved.origin], here, shoved.squares, game.things(but=name),
        shoved.direction,
    )  # fmt: skip
    arrivals = [Arrival(name, ground.names[p], "push", shoved.by) for p in found.path]
    entered = tuple(
        Landing(one.square, tuple(entry_blows(game, one)), tuple(snares(game, one)))
        for one in arrivals
    )
    return Flight(COMPASS.get(found.direction, ""), entered, found.leftover, found.obstacle)


def snares(game: Game, arrival: Arrival) -> list[Snare]:
    return [one for one in module_forecast(game, arrival) if isinstance(one, Snare)]


def kept_from_push(game: Game, name: str) -> str:
    """Return the card or trait that prevents a push, or ""."""
    forces = in_force(game, name, Immune)
    return next((f.source for f in forces if "push" in f.effect.value), "")


def shove(game: Game, shoved: Shove) -> Procedure[None]:
    """Push a fighter; each square takes effect, and the pusher scores for it. The push ends if the
    fighter is fragged or moved elsewhere."""
    ground, name = game.ground, shoved.player
    if source := kept_from_push(game, name):
        game.tell(Harmless(name, say("the push"), source))
        return
    if ground.board.is_own:
        game.tell(PushedByTable(name, shoved.squares))
        return
    origin, fell = ground.place[shoved.origin], game.seat(name).fell
    for left in range(shoved.squares, 0, -1):
        here = game.seat(name).square
        way = push(
            ground.board, origin, ground.place[here], 1, game.things(but=name), shoved.direction
        )
        if way.obstacle is not None:
            game.tell(PushStopped(name, here, way.obstacle.text))
            for module in game.modules.having("after_collision"):
                yield from module.after_collision(game, shoved, left, way.obstacle)
            return
        if not way.path:
            return  # pushed from its own square: no direction
        square = ground.names[way.path[0]]
        game.put(name, square)
        game.tell(Moved(name, here, square, 0, 0, "push"))
        if game.is_active(name):
            game.turn.entered = PUT_THERE
            game.turn.last_free = square
        yield from enter(game, name, square, "push", shoved.by)
        if game.is_over or game.seat(name).square != square or game.seat(name).fell != fell:
            return
