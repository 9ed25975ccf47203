"""Effect verbs for figures and squares: teleport, swap, place, move, push, leap, walk, summon,
copy."""

from __future__ import annotations

from fragkit.board.blast import push_direction
from fragkit.board.movement import Move as BoardMove
from fragkit.board.movement import moves_from, straight
from fragkit.language.sentences import say
from fragkit.model.effects import acts
from fragkit.model.effects.condition import Spot
from fragkit.model.effects.number import whole
from fragkit.model.names import name_of
from fragkit.rules.attack.shooting import DIRECTIONS
from fragkit.rules.cards.card_piles import restore_gear
from fragkit.rules.cards.permission import free_squares_beside, summon_problem
from fragkit.rules.catalog import sheet_id
from fragkit.rules.counters import CounterLaid
from fragkit.rules.effects.card_verbs import swap_hands
from fragkit.rules.events import (
    Affected,
    BloodSpilled,
    Event,
    Moved,
    MovementGained,
    NothingHappened,
)
from fragkit.rules.fighter_sheet import borrow, first_levels
from fragkit.rules.game import DISTURBED, Game, Procedure, pick_square
from fragkit.rules.game_map import is_spot, landing_squares, sees, spot_center
from fragkit.rules.module import Handler
from fragkit.rules.movement.entering import enter
from fragkit.rules.movement.moving import flight, shove
from fragkit.rules.movement.paths import mover_of, squares_in_reach
from fragkit.rules.movement.respawn import arrive, bump, die_square, respawn_squares
from fragkit.rules.pending import Context, Shove
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die
from fragkit.rules.state import PUT_THERE, Counter, InPlay, Seat
from fragkit.rules.stats import is_forbidden
from fragkit.values import dataclass


def do_teleport(
    game: Game, act: acts.Teleport, names: list[str], context: Context
) -> Procedure[None]:
    """Teleport at once. A fighter on that square is bumped (turn.roll.teleport, bump.trigger)."""
    for name in names:
        if not game.seat(name).square:
            continue
        square = yield from _where(game, act, name, context)
        if not square:
            text = say("there is no square to teleport to")
            game.tell(NothingHappened(name, context.label, text))
            continue
        turn = game.state.turn
        if turn and turn.player == name == context.by and turn.phase == "roll":
            turn.phase = "free"  # the teleport replaces the roll (ruling.turn.teleport)
        origin, left = game.seat(name).square, 0
        if turn is not None and turn.player == name:
            turn.moved, left = True, turn.movement
        game.tell(Moved(name, origin, square, 0, left, "teleport"))
        yield from arrive(game, name, square, "teleport")


def _where(game: Game, act: acts.Teleport, name: str, context: Context) -> Procedure[str]:
    if act.value == "random-respawn":
        return (yield from die_square(game, name, "respawn", respawn_squares(game, name)))

    def squares() -> list[str]:
        if not game.seat(name).square:
            return []
        foe = context.other(game.state.attack)
        return landing_squares(game, act, name, context.by, foe, context.target)

    where_to = say("where do you teleport ({source})?", source=context.source)
    if name != context.by:
        where_to = say(
            "where does {player} teleport to ({source})?", player=name, source=context.source
        )
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
            text = say("{player} is not on the map", player=name if here else context.by)
            game.tell(NothingHappened(context.by, context.label, text))
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
            yield from bump(
                game, passed.name, name
            )  # the fighter was passing another one (bump.arrival)


def do_place(game: Game, act: acts.Place, names: list[str], context: Context) -> Procedure[None]:
    """Put a counter on a square, or on all empty squares of its kind."""
    kind = game.modules.kinds[act.value]
    if act.square.endswith("-spaces"):
        squares = kind.spaces(game) if kind.spaces is not None else []
        for square in squares:
            lay_down(game, context.by, act.value, square)
        if not squares:
            text = say("every space is taken")
            game.tell(NothingHappened(context.by, context.label, text))
        return
    for name in names:
        for _ in range(act.count):
            square = yield from _place_square(game, act, name, context)
            if square:
                dice = act.damage.count if act.damage else 0
                lay_down(game, context.by, act.value, square, dice)
            else:
                text = say(
                    "there is no free square for the {thing}", thing=name_of("counter", act.value)
                )
                game.tell(NothingHappened(context.by, context.card, text))


def lay_down(game: Game, name: str, kind: str, square: str, dice: int = 0) -> None:
    lay = game.modules.kinds[kind].lay
    if lay is not None:
        lay(game, name, square, dice)
        return
    turn = game.state.turn.number if game.state.turn is not None else 0
    game.lay_counter(Counter(kind, square, game.serial(), by=name, dice=dice, turn=turn))
    game.tell(BloodSpilled(name, square) if kind == "blood" else CounterLaid(name, kind, square))


def _place_square(game: Game, act: acts.Place, name: str, context: Context) -> Procedure[str]:
    """Return the counter's square. If there are several, the effect's owner picks one."""
    attack = game.state.attack
    if act.square == "target" and attack is not None:
        name = context.target or attack.target
        stands = name in game.state.seats and game.has_stood(name, attack.since)
        return game.seat(name).square if stands else attack.square
    if act.square == "own" and context.spot:
        fits = game.modules.kinds[act.value].fits
        return context.spot if fits is None or fits(game, context.spot) else ""
    while game.seat(name).square:
        squares = laying_squares(game, name, act)
        if act.spot is not None:
            squares = _on_spot(game, act.spot, squares, context)
        if context.square in squares or len(squares) < 2:
            return context.square if context.square in squares else "".join(squares)
        options = tuple(Option(s) for s in squares)
        reason = say(
            "where do you put the {thing} ({source})?",
            thing=name_of("counter", act.value),
            source=context.source,
        )
        answer = yield Choice(context.by, "square", options, reason, "attack.target")
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen
    return ""


def _on_spot(game: Game, spot: Spot, squares: list[str], context: Context) -> list[str]:
    foe = context.other(game.state.attack)
    center = spot_center(game, spot.of, context.by, foe, context.target)
    return [s for s in squares if center and is_spot(game, spot, s, center, context.by)]


def laying_squares(game: Game, name: str, act: acts.Place) -> list[str]:
    """Return the squares where a fighter may put that counter."""
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
    """Add or remove movement, now or next turn. Before the movement roll, the change waits for the
    roll."""
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


# -- in a straight line: push, leap

_COMPASS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def heading(game: Game, name: str, way: str) -> tuple[int, int] | None:
    """Return the columns and rows of one step in that direction, or None if `onward` or `back` is
    undefined because the fighter did not arrive in a straight line."""
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
    """Roll for the direction. 1 to 4 are the map's directions."""
    if way != "rolled":
        return way
    reason = say("for {source} ({options})", source=context.source, options=DIRECTIONS)
    face = yield from die(game, name, "chance", context.source, reason)
    return (*_COMPASS, "onward", "back")[face - 1]


def do_push(game: Game, act: acts.Push, names: list[str], context: Context) -> Procedure[None]:
    """Push straight away from the attacker, or as the effect says."""
    for name in names:
        if game.seat(name).square and not game.is_over:
            if act.way == "chosen":
                way = context.ways.get(name) or (yield from _push_way(game, act, name, context))
            else:
                way = yield from _rolled_way(game, act.way, name, context)
            shoved = shove_by(game, act, name, context, way)
            if shoved is not None:
                yield from shove(game, shoved)


def choose_push_ways(
    game: Game, act: acts.Push, names: list[str], context: Context
) -> Procedure[None]:
    """Ask for the direction of each push before its dice are rolled."""
    for name in names:
        if game.seat(name).square:
            context.ways[name] = yield from _push_way(game, act, name, context)


def _push_way(game: Game, act: acts.Push, name: str, context: Context) -> Procedure[str]:
    """Ask the owner of the effect for one of the map's directions. If the length of the push is
    known, each option shows where it ends."""
    while game.seat(name).square:
        options = tuple(_push_option(game, act, name, context, way) for way in _COMPASS)
        reason = say("which way is {target} pushed ({source})?", target=name, source=context.source)
        answer = yield Choice(context.by, "way", options, reason, "card.overrides")
        if answer is not DISTURBED:
            return str(answer[0])
    return "back"  # off the map, so shove_by finds nobody to push


def _push_option(game: Game, act: acts.Push, name: str, context: Context, way: str) -> Option:
    if not isinstance(act.value, int):
        return Option(way)
    shoved = shove_by(game, act, name, context, way)
    entered = flight(game, shoved).entered if shoved is not None else ()
    square = entered[-1].square if entered else game.seat(name).square
    return Option(way, say("to {square}", square=square))


def shove_by(game: Game, act: acts.Push, name: str, context: Context, way: str) -> Shove | None:
    """Return the push as it would be at this moment, or None if its direction is undefined."""
    here, squares, by = game.seat(name).square, whole(act.value), context.by
    if way == "toward":
        found = _pull(game, name, context)
        if found is None:
            return None
        direction, most = found
        return Shove(name, here, min(squares, most), by, context.source, direction=direction)
    if way == "away":
        origin = _other_square(game, name, context)
        return Shove(name, origin, squares, by, context.source) if origin else None
    found_way = heading(game, name, way)
    if found_way is None:
        return None
    return Shove(name, here, squares, context.credit or by, context.source, direction=found_way)


def _other_square(game: Game, name: str, context: Context) -> str:
    """Return the square of the fighter who pushes or pulls. If they push or pull themselves, return
    the other fighter's square."""
    seats = game.state.seats
    by = context.by if name != context.by else context.target or context.other(game.state.attack)
    return seats[by].square if by in seats and by != name else ""


def _pull(game: Game, name: str, context: Context) -> tuple[tuple[int, int], int] | None:
    """Return the step toward the puller, and how many such steps end next to them."""
    puller = _other_square(game, name, context)
    if not puller:
        return None
    board, place = game.ground.board, game.ground.place
    here, there = place[game.seat(name).square], place[puller]
    columns = abs(board.column(there) - board.column(here))
    rows = abs(board.row(there) - board.row(here))
    in_line = not columns or not rows or columns == rows
    most = max(columns, rows) - in_line
    return (push_direction(board, here, there), most) if most > 0 else None


def do_leap(game: Game, act: acts.Leap, names: list[str], context: Context) -> Procedure[None]:
    """Jump over every obstacle and land on the last free square."""
    for name in names:
        if not game.seat(name).square or game.is_over:
            continue
        there = yield from _leap_square(game, act, name, whole(act.value), context)
        if not there:
            text = say("there is no square to land on")
            game.tell(NothingHappened(name, context.label, text))
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
        options = tuple(
            Option(way, say("to {square}", square=to)) for way, to in ways.items() if to
        )
        if len(options) < 2:
            return ways[options[0].key] if options else ""
        reason = say("which way do you leap ({source})?", source=context.source)
        answer = yield Choice(name, "way", options, reason, "move.jump")
        if answer is not DISTURBED:
            return ways[answer[0]]
    return ""


def landing(game: Game, name: str, way: tuple[int, int], squares: int) -> str:
    """Return the last free square that the leap can reach, or ""."""
    ground, mover = game.ground, mover_of(game, name)
    here, number = ground.place[game.seat(name).square], list(_COMPASS.values()).index(way)
    for length in range(squares, 0, -1):
        flown = straight(ground.board, here, number, length, mover, game.things(), game.geometry)
        if isinstance(flown, BoardMove):
            there = ground.names[flown.to]
            if not game.is_occupied(there, name):
                return there
    return ""


# -- walk, summon, copy

STAY = "stay"
_FAR = 200  # movement that leads anywhere on the map


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A new figure on the map."""

    words = "Put {player} on {square} for {owner}."
    square: str
    owner: str


# -- walking ---------------------------------------------------------------------------------


def do_walk(game: Game, act: acts.Walk, names: list[str], context: Context) -> Procedure[None]:
    """Walk at once, on anybody's turn. The effect's owner chooses where."""
    for name in names:
        if not game.seat(name).square or game.is_over:
            continue
        if source := is_forbidden(game, name, "move"):
            text = say("{player} can't move ({source})", player=name, source=source)
            game.tell(NothingHappened(name, context.label, text))
            continue
        if act.way == "nearest":
            moves = towards_nearest(game, name, whole(act.value))
            if not moves:
                text = say("{player} can't reach an enemy", player=name)
                game.tell(NothingHappened(name, context.label, text))
        else:
            moves = yield from _way(game, act, name, context)
        for move in moves:
            if not (yield from _step(game, name, move)):
                break


def towards_nearest(game: Game, name: str, movement: int) -> tuple[BoardMove, ...]:
    """Return the moves toward the nearest enemy, up to the last square where the fighter may stop.
    If two enemies are equally near, head for the one whose turn comes first."""
    place, side = game.ground.place, game.side(name)
    known = squares_in_reach(game, name, _FAR)
    foes = [
        s for s in map(game.seat, game.after(name)[1:]) if s.square and game.side(s.name) != side
    ]
    ways = [known[place[foe.square]] for foe in foes if place[foe.square] in known]
    if not ways:
        return ()
    nearest = min(ways, key=lambda way: way.cost)
    there = squares_in_reach(game, name, movement)
    path = nearest.moves
    for end in range(len(path), 0, -1):
        found = there.get(path[end - 1].to)
        spent = sum(move.cost for move in path[:end])
        if found is not None and found.stop and spent <= movement:
            return path[:end]
    return ()


def _way(
    game: Game, act: acts.Walk, name: str, context: Context
) -> Procedure[tuple[BoardMove, ...]]:
    while game.seat(name).square:
        found = squares_in_reach(game, name, whole(act.value))
        ways = {game.ground.names[place]: way.moves for place, way in found.items() if way.stop}
        if act.spot is not None:
            ways = {square: ways[square] for square in _on_spot(game, act.spot, [*ways], context)}
        if context.square in ways:
            return ways[context.square]
        options = (*(Option(square) for square in ways), Option(STAY, say("stay put")))
        reason = say("where does {player} walk to ({source})?", player=name, source=context.source)
        answer = yield Choice(context.by, "square", options, reason, "move.ortho")
        if answer is not DISTURBED:
            return ways.get(answer[0], ())
    return ()


def _step(game: Game, name: str, move: BoardMove) -> Procedure[bool]:
    """Make one move. Return False if the fighter is no longer on the square they moved to."""
    origin, there = game.seat(name).square, game.ground.names[move.to]
    if game.grounds_at(origin):
        yield from game.cards.trigger_ground(game, name, origin, "leave")
        if game.seat(name).square != origin or game.is_over:
            return False
    game.put(name, there)
    left = game.turn.movement if game.is_active(name) else 0
    how = "walk" if move.by == "step" else move.by
    game.tell(Moved(name, origin, there, 0, left, how))
    if game.is_active(name):
        game.turn.moved = True
        game.turn.entered = game.serial()
        if not game.is_occupied(there, name):
            game.turn.last_free = there
    yield from enter(game, name, there, move.by)
    return game.seat(name).square == there and not game.is_over


# -- minions ---------------------------------------------------------------------------------


def do_summon(game: Game, act: acts.Summon, names: list[str], context: Context) -> Procedure[None]:
    """Put new figures for that player on free adjacent squares, up to the limit."""
    for name in names:
        for _ in range(act.count):
            if not game.seat(name).square or game.is_over:
                break
            if problem := summon_problem(game, act, name):
                game.tell(NothingHappened(name, context.label, problem))
                break
            if not (square := (yield from _beside(game, act, name, context))):
                break
            owner = game.master(name)
            made = _sit_down(game, act.value, owner)
            game.put(made, square)
            game.tell(Summoned(made, square, owner))
            restore_gear(game, made)
            yield from enter(game, made, square, "summon")


def _beside(game: Game, act: acts.Summon, name: str, context: Context) -> Procedure[str]:
    while game.seat(name).square:
        free = free_squares_beside(game, name)
        if act.spot is not None:
            places = [s for s in game.ground.place if not game.is_occupied(s, "")]
            places = [s for s in places if not game.is_closed(s)]
            free = _on_spot(game, act.spot, places, context)
            if not free:
                text = say(
                    "there is no free square for {fighter}", fighter=name_of("fighter", act.value)
                )
                game.tell(NothingHappened(name, context.label, text))
        if len(free) < 2 or context.square in free:
            return context.square if context.square in free else "".join(free)
        options = tuple(Option(square) for square in free)
        reason = say("where do you put the new figure ({source})?", source=context.source)
        answer = yield Choice(context.by, "square", options, reason, "setup.place.square")
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen
    return ""


def _sit_down(game: Game, fighter: str, owner: str) -> str:
    """Return a seat after the owner's other figures. Reuse the seat of a figure that can't return."""
    sheet, seats = game.catalog.definitions[fighter], game.state.seats
    assert not isinstance(sheet.stats, str), "a minion has stats of its own"
    fallen = (s for s in seats.values() if s.fighter == fighter and s.owner == owner)
    free = next((s.name for s in fallen if s.status == "out"), "")
    name = free or _new_name(game, sheet.name)
    made = Seat(name, sheet.stats, fighter, "standing", side=seats[owner].side, owner=owner)
    made.tracks = first_levels(game.catalog.tracks(fighter), 0)
    others = [seat for seat in seats.values() if seat.name != name]
    behind = max(i for i, s in enumerate(others) if owner in (s.name, s.owner))
    others.insert(behind + 1, made)
    game.state.seats = {seat.name: seat for seat in others}
    game.forget()
    if game.is_active(name):
        game.turn.entered = PUT_THERE
    return name


def _new_name(game: Game, called: str) -> str:
    """Return a name that nobody else has: the first `War Dog` is Dog, the second one Dog2."""
    word = "".join(c for c in called.split()[-1] if c.isalnum()) or "Minion"
    word = word[:12] if word[0].isalpha() else f"M{word[:11]}"
    taken = {name.casefold() for name in game.state.seats}
    if word.casefold() not in taken:
        return word
    return next(f"{word}{n}" for n in range(2, 100) if f"{word}{n}".casefold() not in taken)


# -- abilities -------------------------------------------------------------------------------


def do_copy(game: Game, act: acts.Copy, names: list[str], context: Context) -> Procedure[None]:
    """Give the owner another fighter's abilities for a limited time. The copied sheet is not a
    card."""
    for name in names:
        fighter = game.seat(name).fighter
        if name == context.by or not fighter:
            text = say("{player} has no abilities", player=name)
            if name == context.by:
                text = say("{player} can't copy their own fighter", player=name)
            game.tell(NothingHappened(context.by, context.label, text))
            continue
        game.seat(context.by).play.append(
            InPlay(
                sheet_id(fighter), context.by, game.serial(), lasts=act.lasts.kind,
                turns=act.lasts.turns, ghost=True,
            )
        )  # fmt: skip
        borrow(game, context.by, fighter)
        game.effects_changed()
        game.tell(Affected(context.by, context.label))
    yield from ()


HANDLERS: dict[str, Handler] = {
    "teleport": do_teleport,
    "swap": do_swap,
    "place": do_place,
    "move": do_move,
    "push": do_push,
    "leap": do_leap,
    "walk": do_walk,
    "summon": do_summon,
    "copy": do_copy,
}
