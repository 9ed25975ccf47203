"""Verbs that move figures and lay counters: teleport, swap, push, place, move."""

from __future__ import annotations

from fragkit.board.movement import moves_from
from fragkit.model.effects import acts
from fragkit.model.effects.number import whole
from fragkit.rules.cards.context import Context
from fragkit.rules.cards.stealing import swap_hands
from fragkit.rules.choosing import pick_square
from fragkit.rules.counters import CounterLaid
from fragkit.rules.events import (
    Affected,
    BloodSpilled,
    Moved,
    MovementGained,
    NothingHappened,
)
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.hands.landing import landing_squares
from fragkit.rules.module import Handler
from fragkit.rules.movement.entering import enter
from fragkit.rules.movement.respawn import arrive, bump, die_square, respawn_squares
from fragkit.rules.requests import Choice, Option
from fragkit.rules.sighting import sees
from fragkit.rules.state import PUT_THERE, Counter


def do_teleport(
    game: Game, act: acts.Teleport, names: list[str], context: Context
) -> Procedure[None]:
    """There at once; whoever stands there is bumped (turn.roll.teleport, bump.trigger)."""
    for name in names:
        if not game.seat(name).square:
            continue
        square = yield from _where(game, act, name, context)
        if not square:
            game.tell(NothingHappened(name, context.label, "there is nowhere to go"))
            continue
        turn = game.state.turn
        if turn and turn.player == name == context.by and turn.phase == "roll":
            turn.phase = "free"  # it takes the place of the roll (ruling.turn.teleport)
        origin, left = game.seat(name).square, 0
        if turn is not None and turn.player == name:
            turn.moved, left = True, turn.movement
        game.tell(Moved(name, origin, square, 0, left, "teleport"))
        yield from arrive(game, name, square, "teleport")


def _where(game: Game, act: acts.Teleport, name: str, context: Context) -> Procedure[str]:
    if act.value == "random-respawn":
        return (yield from die_square(game, name, "respawn", respawn_squares(game, name)))

    def squares() -> list[str]:
        return landing_squares(game, act, name) if game.seat(name).square else []

    where_to = f"{context.source}: where to"
    return (
        yield from pick_square(context.by, squares, context.square, where_to, "turn.roll.teleport")
    )


def do_swap(game: Game, act: acts.Swap, names: list[str], context: Context) -> Procedure[None]:
    for name in names:
        if name == context.by:
            continue
        if act.value == "hands":
            swap_hands(game, context.by, name)
            continue
        here, there = game.seat(context.by).square, game.seat(name).square
        if not here or not there:
            game.tell(NothingHappened(context.by, context.label, f"{name} is not on the map"))
            continue
        for who, origin, square in ((context.by, here, there), (name, there, here)):
            game.put(who, square)
            game.tell(Moved(who, origin, square, 0, 0, "swap"))
            if game.is_active(who):
                game.turn.entered = PUT_THERE
                game.turn.last_free = square
        yield from enter(game, context.by, there, "swap")
        if game.seat(name).square == here:
            yield from enter(game, name, here, "swap")
        passed = game.at(here, but=name)
        if passed is not None and game.seat(name).square == here and not game.is_over:
            yield from bump(game, passed.name, name)  # he was passing somebody (bump.arrival)


def do_place(game: Game, act: acts.Place, names: list[str], context: Context) -> Procedure[None]:
    """A counter of some kind onto the map, or onto all squares that are its own and empty."""
    kind = game.modules.kinds[act.value]
    if act.square.endswith("-spaces"):
        squares = kind.spaces(game) if kind.spaces is not None else []
        for square in squares:
            lay_down(game, context.by, act.value, square)
        if not squares:
            game.tell(NothingHappened(context.by, context.label, "no space is empty"))
        return
    for name in names:
        for _ in range(act.count):
            square = yield from _place_square(game, act, name, context)
            if square:
                lay_down(game, name, act.value, square, act.damage.count if act.damage else 0)
            else:
                game.tell(NothingHappened(context.by, context.card, "there is no room for it"))


def lay_down(game: Game, name: str, kind: str, square: str, dice: int = 0) -> None:
    lay = game.modules.kinds[kind].lay
    if lay is not None:
        lay(game, name, square, dice)
        return
    game.lay_counter(Counter(kind, square, game.serial(), by=name, dice=dice))
    game.tell(BloodSpilled(name, square) if kind == "blood" else CounterLaid(name, kind, square))


def _place_square(game: Game, act: acts.Place, name: str, context: Context) -> Procedure[str]:
    """Where a counter is put; of several squares the owner of the effect picks one."""
    attack = game.state.attack
    if act.square == "target" and attack is not None:
        name = context.target or attack.target
        stands = name in game.state.seats and game.has_stood(name, attack.since)
        return game.seat(name).square if stands else attack.square
    while game.seat(name).square:
        squares = laying_squares(game, name, act)
        if context.square in squares or len(squares) < 2:
            return context.square if context.square in squares else "".join(squares)
        options = tuple(Option(s) for s in squares)
        answer = yield Choice(
            context.by, "square", options, f"{context.source}: where", "attack.target"
        )
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen
    return ""


def laying_squares(game: Game, name: str, act: acts.Place) -> list[str]:
    """Where a fighter's counter of that kind may be put."""
    ground, here = game.ground, game.seat(name).square
    if act.square == "adjacent":
        moves = moves_from(ground.board, ground.place[here], things=game.things())
        squares = [ground.names[move.to] for move in moves if move.by == "step"]
    elif act.square == "sight":
        squares = [s for s in ground.place if s == here or sees(game, name, s)]
    else:
        squares = [here]
    fits = game.modules.kinds[act.value].fits
    return squares if fits is None else [s for s in squares if fits(game, s)]


def do_move(game: Game, act: acts.Move, names: list[str], context: Context) -> Procedure[None]:
    """Movement gained or lost, now or in the next turn; before the roll it waits for that."""
    more = whole(act.value)
    for name in names:
        turn = game.state.turn
        if turn is not None and turn.player == name and turn.phase == "free":
            turn.movement = max(turn.movement + more, 0)
            game.tell(MovementGained(name, more, turn.movement))
        else:
            game.seat(name).gain += more
            game.tell(Affected(name, context.label))
    yield from ()


HANDLERS: dict[str, Handler] = {
    "teleport": do_teleport,
    "swap": do_swap,
    "place": do_place,
    "move": do_move,
}
