"""Steps, jumps, teleporters and pushes: checking and making them (move.*, tele.*)."""

from __future__ import annotations

from dataclasses import replace

from fragkit.board.blast import push
from fragkit.board.blockers import Blocker
from fragkit.board.movement import Move as BoardMove
from fragkit.board.movement import Mover, hop, straight
from fragkit.language.sentences import NOTHING, Text, plural, say
from fragkit.model.effects.modifiers import Immune
from fragkit.rules.attack.health import Blow, Snare, shielded
from fragkit.rules.commands import End, Jump, Move, MoveTo, Refusal
from fragkit.rules.counters import Arrival
from fragkit.rules.events import Event, Harmless, Moved, PushStopped, Stopped
from fragkit.rules.game import Game, Procedure
from fragkit.rules.game_map import WAY, shunned
from fragkit.rules.movement.entering import enter, entry_blows, module_forecast
from fragkit.rules.movement.paths import (
    already_there,
    can_leave,
    doors_after,
    longest_jump,
    may_be_at,
    mover_of,
    no_entry,
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
from fragkit.rules.pending import Shove
from fragkit.rules.state import PUT_THERE
from fragkit.rules.stats import in_force, is_forbidden
from fragkit.values import dataclass


def may_move(game: Game, name: str) -> Refusal | None:
    if card := is_forbidden(game, name, "move"):
        return Refusal(
            "card.overrides", say("{player} can't move: {source}", player=name, source=card)
        )
    if "movement" in game.turn.lost:
        text = say("{player} has lost all movement for this turn", player=name)
        return Refusal("card.overrides", text)
    return None


# -- reading steps and jumps -----------------------------------------------------------------------


def parse_step(
    game: Game, name: str, here: str, word: str, open_doors: tuple[int, ...] | None = None
) -> BoardMove | Refusal:
    """Return the step that a word names: a direction, another teleporter, or an adjacent square.

    To walk to an adjacent teleporter, name the direction: there may be a wall between the two.
    `open_doors` are the switch doors that are open by then, in case earlier steps use switches.
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
            return Refusal("move.ortho", already_there(name, word))
        if here in ground.teleporters and place in board.teleporters:
            found = hop(board, place, walker_of(game, name), game.things(but=name), game.geometry)
            return refused_hop(game, name, found) if isinstance(found, Blocker) else found
        square = board.squares[ground.place[here]]
        beyond = [board.ahead(board.place_at(square, side), side) for side in range(4)]
        if place not in beyond:
            text = say("{square} is not adjacent to {start}", square=word, start=here)
            return Refusal("move.ortho", text)
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
        text = plural(
            "{player} can't jump {n} square: a jump is 2 squares or more",
            "{player} can't jump {n} squares: a jump is 2 squares or more",
            player=name, n=squares,
        )  # fmt: skip
        return Refusal("move.jump.count", text, say("Walk instead."))
    if longest < 2:
        text = say("{player} can't jump with Speed {speed}", player=name, speed=max(longest, 0))
        return Refusal("move.jump.speed1", text)
    if squares > longest:
        text = say(
            "{player} can jump at most {most} squares, not {count}",
            player=name, most=longest, count=squares,
        )  # fmt: skip
        return Refusal("move.jump.max", text)
    if card := is_forbidden(game, name, "jump"):
        text = say("{player} can't jump: {source}", player=name, source=card)
        return Refusal("card.overrides", text)
    board, here = game.ground.board, game.ground.place[game.seat(name).square]
    found = straight(board, here, way, squares, mover_of(game, name), game.things(), game.geometry)
    if isinstance(found, Blocker):
        return refused_jump(game, name, way, found)
    return _out_of_bounds(game, name, found, walker_of(game, name)) or found


def _out_of_bounds(game: Game, name: str, move: BoardMove, walker: Mover) -> Refusal | None:
    """Refuse a square that a card or trait forbids this fighter to enter."""
    if move.to not in walker.shuns:
        return None
    square = game.ground.names[move.to]
    return no_entry(name, square, shunned(game, name)[square])


# -- checking ------------------------------------------------------------------


def check_move(game: Game, command: Move) -> Refusal | None:
    """Check every step of a path on the map as it is now, but take into account the doors that the
    path itself opens and closes. Every step must be paid for in full (ruling.move.short)."""
    name = command.player
    if (barred := may_move(game, name)) is not None:
        return barred
    if not command.path:
        text = say("{player}, which way?", player=name)
        return Refusal("move.optional", text, say("Type `m e e n` or `m f7`."))
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
            text = say(
                "{player} can't step to {square}: it costs {cost} movement, and {left} is left",
                player=name, square=here, cost=step.cost, left=left,
            )  # fmt: skip
            return Refusal(rule, text)
        last, left = step, left - step.cost
    return None if may_be_at(game, name, last, left) else stuck(game, name, here, left)


def check_move_to(game: Game, command: MoveTo) -> Refusal | None:
    if (barred := may_move(game, command.player)) is not None:
        return barred
    way = way_to(game, command.player, command.square)
    return way if isinstance(way, Refusal) else None


def check_jump(game: Game, command: Jump) -> Refusal | None:
    """Check a jump. It may land on an occupied square if movement is left to leave it
    (ruling.jump.land)."""
    name, left = command.player, game.turn.movement
    if (barred := may_move(game, name)) is not None:
        return barred
    jump = parse_jump(game, command)
    if isinstance(jump, Refusal):
        return jump
    if jump.cost > left:
        text = say(
            "{player} can't jump that far: it costs {cost} movement, and {left} is left",
            player=name, cost=jump.cost, left=left,
        )  # fmt: skip
        return Refusal("move.jump.cost", text)
    if not may_be_at(game, name, jump, left - jump.cost):
        landing = game.ground.names[jump.to]
        text = say(
            "{player} can't land on {square}: it is occupied, and there is no way on from there",
            player=name, square=landing,
        )  # fmt: skip
        return Refusal("ruling.jump.land", text)
    return None


# -- moving -------------------------------------------------------------------------------


def move_to(game: Game, command: MoveTo) -> Procedure[None]:
    way = way_to(game, command.player, command.square)
    assert not isinstance(way, Refusal), "a path is checked before it is walked"
    yield from move(game, Move(command.player, tuple(word_of(game, m) for m in way.moves)))


_STOPPED = say("the rest of the path is canceled")


def move(game: Game, command: Move) -> Procedure[None]:
    """Move step by step, until something stops the fighter."""
    name, turn = command.player, game.turn
    turn.walk += 1
    for i, word in enumerate(command.path):
        turn.onward = len(command.path) - i - 1
        seat = game.seat(name)
        step = parse_step(game, name, seat.square, word) if seat.square else None
        if (
            turn.over
            or game.is_over
            or not isinstance(step, BoardMove)
            or step.cost > turn.movement
            or not may_be_at(
                game, name, step, turn.movement - step.cost
            )  # a fighter was bumped there
        ):
            game.tell(Stopped(name, seat.square, _STOPPED))
            return
        landed = yield from make(game, name, step)
        if not landed and i + 1 < len(command.path):
            game.tell(Stopped(name, game.seat(name).square, _STOPPED))
            return


def jump(game: Game, command: Jump) -> Procedure[None]:
    flown = parse_jump(game, command)
    assert isinstance(flown, BoardMove), "a jump is checked before it is made"
    game.turn.walk += 1
    game.turn.onward = 0
    yield from make(game, command.player, flown)


def landing_harm(game: Game, command: Jump) -> Text:
    """Return the danger to the fighter where the jump ends, or ""."""
    name, flown = command.player, parse_jump(game, command)
    if isinstance(flown, Refusal):
        return NOTHING
    square = game.ground.names[flown.to]
    blows = entry_blows(game, Arrival(name, square, "jump"))
    causes = [blow.cause for blow in blows if not shielded(game, blow)]
    if not causes:
        return NOTHING
    return say("{what} on {square}", what=causes[0], square=square)


def make(game: Game, name: str, move: BoardMove) -> Procedure[bool]:
    """Make one move and spend its movement (turn.split, move.track). Return False if the fighter is
    no longer on the new square. A fighter may pass others (move.through) without bumping them
    (ruling.bump.walk)."""
    seat, turn, goal = game.seat(name), game.turn, game.ground.names[move.to]
    origin, awaited = seat.square, game.catalog.moments
    for when in ("step", "leave"):
        if when in awaited:
            yield from game.trigger(name, when)
            if not _still_goes(game, name, origin, move):
                return False
    if game.grounds_at(origin):
        yield from game.cards.trigger_ground(game, name, origin, "leave")
        if not _still_goes(game, name, origin, move):
            return False
    if not game.is_occupied(origin, name):
        turn.last_free = origin  # even if a fighter was there before
    turn.movement -= move.cost
    turn.moved = True
    turn.steps += move.length
    game.tell(Moved(name, origin, goal, move.cost, turn.movement, move.by))
    for passage in move.through:
        use_up_pass(game, name, passage)
    if move.by == "teleporter" and game.houses.tele_bump == "a":
        yield from arrive(game, name, goal, "teleporter")
    else:
        game.put(name, goal)
        turn.entered = game.serial()
        if not game.is_occupied(goal, name):
            turn.last_free = goal
        if "pass" in awaited:
            for passed in _passed(game, name, origin, move):
                yield from game.trigger(name, "pass", foe=passed)
            if game.catalog.counters and move.by == "jump":
                yield from _over_counters(game, name, origin, move)
        if seat.square == goal and not game.is_over:
            yield from enter(game, name, goal, move.by)
    if game.catalog.has_stances:
        yield from game.cards.end_stances(game, name, "move")
    return seat.square == goal


def _still_goes(game: Game, name: str, origin: str, move: BoardMove) -> bool:
    """Return whether the fighter can still make the move after the effects that it triggered."""
    turn = game.turn
    if game.is_over or turn.over or game.seat(name).square != origin:
        return False
    return may_move(game, name) is None and turn.movement >= move.cost


def _passed(game: Game, name: str, origin: str, move: BoardMove) -> list[str]:
    """Return the fighters that the move passes, in order."""
    found = [game.at(square, but=name) for square in _squares_of(game, origin, move)]
    return [seat.name for seat in found if seat is not None]


def _squares_of(game: Game, origin: str, move: BoardMove) -> list[str]:
    """Return the squares that the move crosses, including the last one."""
    board, place = game.ground.board, game.ground.place[origin]
    if move.by != "jump":
        return [game.ground.names[move.to]]
    squares = []
    for _ in range(move.length):
        ahead = board.ahead(place, move.way)
        if ahead is None:
            break
        place = ahead
        squares.append(game.ground.names[place])
    return squares


def _over_counters(game: Game, name: str, origin: str, move: BoardMove) -> Procedure[None]:
    """Let counters of packs act on a fighter who jumps over them."""
    goal = game.seat(name).square
    for square in _squares_of(game, origin, move)[:-1]:
        for counter in game.pack_counters_at(square):
            if game.seat(name).square == goal and not game.is_over:
                yield from game.cards.trigger_counter(game, name, counter, "pass")


# -- two fighters on one square


def must_leave(game: Game, name: str) -> bool:
    """Return whether the fighter is on an occupied square and can still walk off it."""
    square = game.seat(name).square
    return bool(
        square
        and game.is_occupied(square, name)
        and not is_forbidden(game, name, "move")
        and can_leave(game, name, square, game.turn.movement)
    )


def put_back_if_stopped(game: Game, name: str) -> None:
    """Put a fighter who has stopped on an occupied square back on the last free one, where they
    make their remaining attacks."""
    seat = game.seat(name)
    if seat.square and game.is_occupied(seat.square, name) and not must_leave(game, name):
        step_back(game, seat.name)


def step_back(game: Game, name: str) -> None:
    """Move a fighter from an occupied square to the last free one (ruling.move.forced)."""
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
        if other is not None:
            text = say(
                "{player} can't end the turn on {square}: {other} is there too",
                player=name, square=square, other=other.name,
            )  # fmt: skip
        else:
            text = say(
                "{player} can't end the turn on {square}: it is occupied",
                player=name, square=square,
            )  # fmt: skip
        return Refusal("move.end", text)
    return None


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
    """The forecast of a push: the squares entered, and any obstacle that stops it early."""

    way: str  # "north-east"; "" from the fighter's own square
    entered: tuple[Landing, ...]
    left: int
    obstacle: Blocker | None


@dataclass(frozen=True, slots=True)
class PushedByTable(Event):
    """A push on the players' own map, which they carry out themselves."""

    words = "Push {player} {n} squares; the referee does not know what is there."
    n: int


def flight(game: Game, shoved: Shove) -> Flight:
    """Return the forecast of a push, without making it."""
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
    """Push a fighter. Each square on the way takes effect, and the pusher scores for it. The push
    ends if the fighter is fragged or moved elsewhere."""
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
