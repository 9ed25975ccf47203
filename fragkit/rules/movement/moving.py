"""Steps, jumps and teleporters: whether they are legal, and making them (move.*, tele.*)."""

from __future__ import annotations

from dataclasses import replace

from fragkit.board.blockers import Blocker
from fragkit.board.movement import Move as BoardMove
from fragkit.board.movement import Mover, hop, straight
from fragkit.rules.commands import End, Jump, Move, MoveTo, Refusal
from fragkit.rules.events import Moved, Stopped
from fragkit.rules.game import Game, Procedure
from fragkit.rules.game_map import WAY, shunned
from fragkit.rules.movement.entering import enter
from fragkit.rules.movement.paths import (
    can_leave,
    doors_after,
    longest_jump,
    may_be_at,
    mover_of,
    refused_hop,
    refused_jump,
    refused_step,
    stuck,
    use_up_pass,
    walker_of,
    way_to,
    word_of,
)
from fragkit.rules.movement.respawn import arrive
from fragkit.rules.state import PUT_THERE
from fragkit.rules.stats import is_forbidden


def may_move(game: Game, name: str) -> Refusal | None:
    if card := is_forbidden(game, name, "move"):
        return Refusal("card.overrides", f"{name} can't move: {card}")
    if "movement" in game.turn.lost:
        return Refusal("card.overrides", f"{name} has lost all movement of this turn")
    return None


# -- what a word means -----------------------------------------------------------------------


def parse_step(
    game: Game, name: str, here: str, word: str, open_doors: tuple[int, ...] | None = None
) -> BoardMove | Refusal:
    """The step that a word names: a direction, another teleporter, or a neighbour.

    A teleporter next to this one is walked to by direction: there may be a wall between them.
    `open_doors`: the switch doors that stand open by then, where earlier steps work some.
    """
    ground, board, things = game.ground, game.ground.board, game.things()
    if open_doors is not None:
        things = replace(things, open_doors=frozenset(open_doors))
    way = WAY.get(word)
    if way is None:
        place = ground.place.get(word)
        if place is None:
            return Refusal("move.ortho", ground.missing(word))
        if here == word:
            return Refusal("move.ortho", f"{name} stands on {word} already")
        if here in ground.teleporters and place in board.teleporters:
            found = hop(board, place, walker_of(game, name), game.things(but=name), game.geometry)
            return refused_hop(game, name, found) if isinstance(found, Blocker) else found
        square = board.squares[ground.place[here]]
        beyond = [board.ahead(board.place_at(square, side), side) for side in range(4)]
        if place not in beyond:
            return Refusal("move.ortho", f"{word} is not next to {here}")
        way = beyond.index(place)
    walker = walker_of(game, name)
    found = straight(board, ground.place[here], way, 1, walker, things, game.geometry)
    if isinstance(found, Blocker):
        return refused_step(game, name, way, found)
    return (_out_of_bounds(game, name, found, walker) if walker.shuns else None) or found


def parse_jump(game: Game, command: Jump) -> BoardMove | Refusal:
    name, squares = command.player, command.squares
    longest, way = longest_jump(game, name), WAY[command.direction]
    if squares < 2:
        return Refusal(
            "move.jump.count", f"{name}: a jump of {squares} passes over nothing", "Step instead."
        )
    if longest < 2:
        return Refusal("move.jump.speed1", f"{name} can't jump with Speed 1")
    if squares > longest:
        return Refusal("move.jump.max", f"{name} jumps at most {longest} squares, not {squares}")
    if card := is_forbidden(game, name, "jump"):
        return Refusal("card.overrides", f"{name} can't jump: {card}")
    board, here = game.ground.board, game.ground.place[game.seat(name).square]
    found = straight(board, here, way, squares, mover_of(game, name), game.things(), game.geometry)
    if isinstance(found, Blocker):
        return refused_jump(game, name, way, found)
    return _out_of_bounds(game, name, found, walker_of(game, name)) or found


def _out_of_bounds(game: Game, name: str, move: BoardMove, walker: Mover) -> Refusal | None:
    """A square that a card or a trait keeps this fighter out of."""
    if move.to not in walker.shuns:
        return None
    square = game.ground.names[move.to]
    source = shunned(game, name)[square]
    return Refusal("card.overrides", f"{name} can't enter {square}: {source}")


# -- whether it may be made ------------------------------------------------------------------


def check_move(game: Game, command: Move) -> Refusal | None:
    """Whether every step of the way is legal as things stand now, but for doors that the way
    itself opens and shuts."""
    name = command.player
    if (barred := may_move(game, name)) is not None:
        return barred
    if not command.path:
        return Refusal("move.optional", f"{name} names no step")
    here, left = game.seat(name).square, game.turn.movement
    doors: tuple[int, ...] | None = None
    for word in command.path:
        step = parse_step(game, name, here, word, doors)
        if isinstance(step, Refusal):
            return step
        if game.modules.having("doors_after_step") and len(command.path) > 1:
            open_now = tuple(sorted(game.things().open_doors)) if doors is None else doors
            doors = doors_after(game, name, step.to, open_now)
        here = game.ground.names[step.to]
        if step.cost > left:
            rule = "ruling.move.short" if left and step.cost > 1 else "move.points"
            return Refusal(rule, f"{name} can't step to {here}: it costs {step.cost}, {left} left")
        last, left = step, left - step.cost
    return None if may_be_at(game, name, last, left) else stuck(game, name, here, left)


def check_move_to(game: Game, command: MoveTo) -> Refusal | None:
    if (barred := may_move(game, command.player)) is not None:
        return barred
    way = way_to(game, command.player, command.square)
    return way if isinstance(way, Refusal) else None


def check_jump(game: Game, command: Jump) -> Refusal | None:
    name, left = command.player, game.turn.movement
    if (barred := may_move(game, name)) is not None:
        return barred
    jump = parse_jump(game, command)
    if isinstance(jump, Refusal):
        return jump
    if jump.cost > left:
        return Refusal(
            "move.jump.cost", f"{name}: that jump costs {jump.cost} movement, {left} left"
        )
    if not may_be_at(game, name, jump, left - jump.cost):
        landing = game.ground.names[jump.to]
        return Refusal("ruling.jump.land", f"{name} would be stuck on {landing}")
    return None


# -- making it -------------------------------------------------------------------------------


def move_to(game: Game, command: MoveTo) -> Procedure[None]:
    way = way_to(game, command.player, command.square)
    assert not isinstance(way, Refusal), "a way is checked before it is walked"
    yield from move(game, Move(command.player, tuple(word_of(game, m) for m in way.moves)))


def move(game: Game, command: Move) -> Procedure[None]:
    """Step by step; whatever stops the fighter on the way ends the way there."""
    name, turn = command.player, game.turn
    for i, word in enumerate(command.path):
        seat = game.seat(name)
        step = parse_step(game, name, seat.square, word) if seat.square else None
        if (
            turn.over
            or game.is_over
            or not isinstance(step, BoardMove)
            or step.cost > turn.movement
            or not may_be_at(game, name, step, turn.movement - step.cost)  # one was bumped there
        ):
            game.tell(Stopped(name, seat.square, "the rest of the way is not walked"))
            return
        landed = yield from make(game, name, step)
        if not landed and i + 1 < len(command.path):
            game.tell(Stopped(name, game.seat(name).square, "the rest of the way is not walked"))
            return


def jump(game: Game, command: Jump) -> Procedure[None]:
    flown = parse_jump(game, command)
    assert isinstance(flown, BoardMove), "a jump is checked before it is made"
    yield from make(game, command.player, flown)


def make(game: Game, name: str, move: BoardMove) -> Procedure[bool]:
    """Make one move and count its movement (turn.split, move.track); False when the fighter is no
    longer where it went. A fighter may pass others (move.through) without bumping them
    (ruling.bump.walk)."""
    seat, turn, there = game.seat(name), game.turn, game.ground.names[move.to]
    origin, awaited = seat.square, game.catalog.moments
    for when in ("step", "leave"):
        if when in awaited:
            yield from game.trigger(name, when)
            if not _still_goes(game, name, origin, move):
                return False
    if origin in game.catalog.grounds:
        yield from game.cards.trigger_ground(game, name, origin, "leave")
        if not _still_goes(game, name, origin, move):
            return False
    if not game.is_occupied(origin, name):
        turn.last_free = origin  # also when whoever stood there is gone by now
    turn.movement -= move.cost
    turn.moved = True
    turn.steps += move.length
    game.tell(Moved(name, origin, there, move.cost, turn.movement, move.by))
    for passage in move.through:
        use_up_pass(game, name, passage)
    if move.by == "teleporter" and game.houses.tele_bump == "a":
        yield from arrive(game, name, there, "teleporter")
    else:
        game.put(name, there)
        turn.entered = game.serial()
        if not game.is_occupied(there, name):
            turn.last_free = there
        if "pass" in awaited:
            for passed in _passed(game, name, origin, move):
                yield from game.trigger(name, "pass", foe=passed)
        if seat.square == there and not game.is_over:
            yield from enter(game, name, there, move.by)
    if game.catalog.has_stances:
        yield from game.cards.end_stances(game, name, "move")
    return seat.square == there


def _still_goes(game: Game, name: str, origin: str, move: BoardMove) -> bool:
    """Whether nothing that the step has set off keeps the fighter from making it."""
    turn = game.turn
    if game.is_over or turn.over or game.seat(name).square != origin:
        return False
    return may_move(game, name) is None and turn.movement >= move.cost


def _passed(game: Game, name: str, origin: str, move: BoardMove) -> list[str]:
    """Whom the move goes through or over, in its order."""
    board, place = game.ground.board, game.ground.place[origin]
    squares = [game.ground.names[move.to]]
    if move.by == "jump":
        squares = []
        for _ in range(move.length):
            ahead = board.ahead(place, move.way)
            if ahead is None:
                break
            place = ahead
            squares.append(game.ground.names[place])
    found = [game.at(square, but=name) for square in squares]
    return [seat.name for seat in found if seat is not None]


# -- two fighters on one square


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
    """Refuse to end the turn in an occupied square (move.end)."""
    name = command.player
    if must_leave(game, name):
        square = game.seat(name).square
        other = game.at(square, but=name)
        who = other.name if other is not None else "something"
        return Refusal("move.end", f"{name} can't end the turn on {square}: {who} stands there too")
    return None
