"""Verbs that throw a figure in a straight line: push, pull, leap."""

from __future__ import annotations

from fragkit.board.movement import Move as BoardMove
from fragkit.board.movement import straight
from fragkit.board.push import push_direction
from fragkit.model.effects import acts
from fragkit.model.effects.number import whole
from fragkit.rules.cards.context import Context
from fragkit.rules.events import Moved, NothingHappened
from fragkit.rules.falling import Shove
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.module import Handler
from fragkit.rules.movement.entering import enter
from fragkit.rules.movement.mover import mover_of
from fragkit.rules.movement.pushing import shove
from fragkit.rules.requests import Choice, Option
from fragkit.rules.throw import die

_COMPASS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def heading(game: Game, name: str, way: str) -> tuple[int, int] | None:
    """Columns and rows of one step that way; None where `onward` and `back` say nothing: the
    fighter has not come in a straight line."""
    if way in _COMPASS:
        return _COMPASS[way]
    here, before = game.seat(name).square, game.came_from.get(name, "")
    if not before or not here:
        return None
    board, place = game.ground.board, game.ground.place
    columns = board.column(place[here]) - board.column(place[before])
    rows = board.row(place[here]) - board.row(place[before])
    if (columns and rows) or not (columns or rows):
        return None
    sign = 1 if way == "onward" else -1
    return sign * ((columns > 0) - (columns < 0)), sign * ((rows > 0) - (rows < 0))


def _rolled_way(game: Game, way: str, name: str, context: Context) -> Procedure[str]:
    """A die decides where nobody does: 1 to 4 are the map's directions."""
    if way != "rolled":
        return way
    face = yield from die(
        game, name, "chance", context.source,
        f"{context.source}: 1 north, 2 east, 3 south, 4 west, 5 onward, 6 back",
    )  # fmt: skip
    return (*_COMPASS, "onward", "back")[face - 1]


def do_push(game: Game, act: acts.Push, names: list[str], context: Context) -> Procedure[None]:
    """Straight away from whoever plays or fires it, or as it says."""
    for name in names:
        if game.seat(name).square and not game.is_over:
            way = yield from _rolled_way(game, act.way, name, context)
            shoved = shove_by(game, act, name, context, way)
            if shoved is not None:
                yield from shove(game, shoved)


def shove_by(game: Game, act: acts.Push, name: str, context: Context, way: str) -> Shove | None:
    """That push of somebody as things stand; None where the way leads nowhere."""
    here, squares, by = game.seat(name).square, whole(act.value), context.by
    if way == "toward":
        found = _pull(game, name, context)
        if found is None:
            return None
        direction, most = found
        return Shove(name, here, min(squares, most), by, context.source, direction=direction)
    if way == "away":
        origin = game.seat(by).square
        if not origin or name == by:
            return None
        return Shove(name, origin, squares, by, context.source)
    found_way = heading(game, name, way)
    if found_way is None:
        return None
    return Shove(name, here, squares, context.credit or by, context.source, direction=found_way)


def _pull(game: Game, name: str, context: Context) -> tuple[tuple[int, int], int] | None:
    """Straight toward whoever pulls, or toward the other one who is pulled by himself: the step,
    and how many of them lead no further than beside him."""
    seats = game.state.seats
    to = context.by if name != context.by else context.target or context.other(game.state.attack)
    if to not in seats or not seats[to].square:
        return None
    board, place = game.ground.board, game.ground.place
    here, there = place[seats[name].square], place[seats[to].square]
    columns = abs(board.column(there) - board.column(here))
    rows = abs(board.row(there) - board.row(here))
    in_line = not columns or not rows or columns == rows
    most = max(columns, rows) - in_line
    return (push_direction(board, here, there), most) if most > 0 else None


def do_leap(game: Game, act: acts.Leap, names: list[str], context: Context) -> Procedure[None]:
    """Over what lies between, as a jump, and down on the last free square of it."""
    for name in names:
        if not game.seat(name).square or game.is_over:
            continue
        there = yield from _leap_square(game, act, name, whole(act.value), context)
        if not there:
            game.tell(NothingHappened(name, context.label, "there is nowhere to land"))
            continue
        origin, turn = game.seat(name).square, game.state.turn
        game.put(name, there)
        left = turn.movement if turn is not None and turn.player == name else 0
        game.tell(Moved(name, origin, there, 0, left, "jump"))
        if game.is_active(name):
            game.turn.moved = True
            game.turn.entered = game.serial()
            game.turn.last_free = there
        yield from enter(game, name, there, "jump", context.credit)


def _leap_square(
    game: Game, act: acts.Leap, name: str, squares: int, context: Context
) -> Procedure[str]:
    if act.way != "chosen":
        way = heading(game, name, (yield from _rolled_way(game, act.way, name, context)))
        return landing(game, name, way, squares) if way is not None else ""
    while game.seat(name).square:
        ways = {way: landing(game, name, _COMPASS[way], squares) for way in _COMPASS}
        options = tuple(Option(way, f"to {to}") for way, to in ways.items() if to)
        if len(options) < 2:
            return ways[options[0].key] if options else ""
        answer = yield Choice(name, "way", options, f"{context.source}: which way", "move.jump")
        if answer is not DISTURBED:
            return ways[answer[0]]
    return ""


def landing(game: Game, name: str, way: tuple[int, int], squares: int) -> str:
    """The last free square of such a flight, or ""."""
    ground, mover = game.ground, mover_of(game, name)
    here, number = ground.place[game.seat(name).square], list(_COMPASS.values()).index(way)
    for length in range(squares, 0, -1):
        flown = straight(ground.board, here, number, length, mover, game.things(), game.geometry)
        if isinstance(flown, BoardMove):
            there = ground.names[flown.to]
            if not game.is_occupied(there, name):
                return there
    return ""


HANDLERS: dict[str, Handler] = {"push": do_push, "leap": do_leap}
