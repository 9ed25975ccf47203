"""A fighter is pushed square by square in a straight line until something stops them."""

from __future__ import annotations

from fragkit.board.blockers import Blocker
from fragkit.board.push import push
from fragkit.model.effects.modifiers import Immune
from fragkit.rules.attack.health import Blow, Snare
from fragkit.rules.counters import Arrival
from fragkit.rules.events import Harmless, Moved, PushStopped
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
    """A square on the way: what strikes there, and what may end the way there."""

    square: str
    blows: tuple[Blow, ...]
    snares: tuple[Snare, ...]


@dataclass(frozen=True, slots=True)
class Flight:
    """A push as it would go now: the squares, what strikes on each, what stops it how short."""

    way: str  # "north-east"; "" from his own square
    entered: tuple[Landing, ...]
    left: int
    obstacle: Blocker | None


def flight(game: Game, shoved: Shove) -> Flight:
    """Nothing is done."""
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
    """What keeps a fighter where it stands, or ""."""
    forces = in_force(game, name, Immune)
    return next((f.source for f in forces if "push" in f.effect.value), "")


def shove(game: Game, shoved: Shove) -> Procedure[None]:
    """Each square entered has its effect, and who pushed answers for it. It ends where he dies or
    is taken elsewhere."""
    ground, name = game.ground, shoved.player
    if source := kept_from_push(game, name):
        game.tell(Harmless(name, "the push", source))
        return
    origin, fell = ground.place[shoved.origin], game.seat(name).fell
    for left in range(shoved.squares, 0, -1):
        here = game.seat(name).square
        way = push(
            ground.board, origin, ground.place[here], 1, game.things(but=name), shoved.direction
        )
        if way.obstacle is not None:
            game.tell(PushStopped(name, here, str(way.obstacle)))
            for module in game.modules.having("after_collision"):
                yield from module.after_collision(game, shoved, left, way.obstacle)
            return
        if not way.path:
            return  # from his own square no line leads away
        there = ground.names[way.path[0]]
        game.put(name, there)
        game.tell(Moved(name, here, there, 0, 0, "push"))
        if game.is_active(name):
            game.turn.entered = PUT_THERE
            game.turn.last_free = there
        yield from enter(game, name, there, "push", shoved.by)
        if game.is_over or game.seat(name).square != there or game.seat(name).fell != fell:
            return
