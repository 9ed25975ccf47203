"""Being pushed: square by square, straight away from where it came, until something stops it.

A card's `push` and whatever else throws a fighter back use this one way.
"""

from __future__ import annotations

from fragkit.board.push import push
from fragkit.rules.events import Moved
from fragkit.rules.falling import Shove
from fragkit.rules.game import Game, Procedure
from fragkit.rules.movement.entering import enter
from fragkit.rules.state import PUT_THERE


def shove(game: Game, shoved: Shove) -> Procedure[None]:
    """Each square entered has its effect, and who pushed answers for it. It ends where he dies or
    is taken elsewhere."""
    ground, name = game.ground, shoved.player
    origin = ground.place[shoved.origin]
    for left in range(shoved.squares, 0, -1):
        here = game.seat(name).square
        way = push(ground.board, origin, ground.place[here], 1, game.things(but=name))
        if way.obstacle is not None:
            for module in game.modules.stopping:
                yield from module.stopped(game, shoved, left, way.obstacle)
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
        if game.is_over or game.seat(name).square != there:
            return
