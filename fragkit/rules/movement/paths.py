"""Paths: the best one to a square, or a refusal if there is none (move.*)."""

from __future__ import annotations

from functools import cache, partial
from heapq import heappop, heappush
from itertools import count
from typing import get_args

from fragkit.board import reach as search
from fragkit.board.blockers import OPENINGS, Blocker, is_border, move_rule
from fragkit.board.movement import (
    COSTS,
    WALKER,
    Move,
    Mover,
    Passage,
    hop,
    links_of,
    moves_along,
    step,
)
from fragkit.board.reach import UNLIMITED, Reached, Search, Taste, weight
from fragkit.board.things import DEFAULT, Things
from fragkit.language.sentences import NOTHING, Sentence, Text, in_a_row, say
from fragkit.model.effects import modifiers as mod
from fragkit.model.map import DoorColor
from fragkit.rules.cards.card_piles import discard_from_play
from fragkit.rules.commands import Refusal
from fragkit.rules.game import Force, Game
from fragkit.rules.game_map import LETTER, shunned
from fragkit.rules.stats import amount, in_force, is_forbidden, speed

DOOR_COLORS: tuple[DoorColor, ...] = get_args(DoorColor)


def walker_of(game: Game, name: str) -> Mover:
    """Return how the fighter moves by steps and teleporters, ignoring hazards."""
    if game.is_unaffected(name):
        return WALKER
    shuns: frozenset[int] = frozenset()
    if game.forces(name, mod.Forbid):
        shuns = frozenset(game.ground.place[square] for square in shunned(game, name))
    if not game.forces(name, mod.Pass):
        return WALKER if not shuns else WALKER._replace(shuns=shuns)
    passes: set[str] = set()
    keys: set[DoorColor] = set()
    for effect in (force.effect for force in _passes(game, name)):
        # A key opens doors for one step. Without a key, the effect makes all doors passable.
        is_key = effect.color is not None or effect.uses is not None
        passes.update(what for what in effect.value if what != "doors" or not is_key)
        if "doors" in effect.value:
            keys.update(DOOR_COLORS if effect.color is None else (effect.color,))
    walker = _walker(frozenset(passes), frozenset(keys))
    return walker if not shuns else walker._replace(shuns=shuns)


def mover_of(game: Game, name: str) -> Mover:
    """Return how the fighter moves, including jumps and immunities."""
    each, longest = WALKER.jump_cost, longest_jump(game, name)
    if game.forces(name, mod.Jump):
        each = min((f.effect.each for f in in_force(game, name, mod.Jump)), default=each)
    if is_forbidden(game, name, "jump"):
        longest = 1
    immune = {what for force in in_force(game, name, mod.Immune) for what in force.effect.value}
    return _mover(walker_of(game, name), longest, each, frozenset(immune))


def longest_jump(game: Game, name: str) -> int:
    """Return the longest jump in squares (move.jump.max, ruling.jump.speed)."""
    longest = speed(game, name)
    if not game.forces(name, mod.Jump):
        return longest
    return longest + sum(
        amount(game, f.effect.value, f, name) for f in in_force(game, name, mod.Jump)
    )


@cache
def _walker(passes: frozenset[str], keys: frozenset[DoorColor]) -> Mover:
    costs = tuple((terrain, cost) for terrain, cost in COSTS if terrain not in passes)
    return Mover(costs=costs, passes=passes, keys=keys)


@cache
def _mover(walker: Mover, longest: int, each: int, immune: frozenset[str]) -> Mover:
    return walker._replace(speed=longest, jump_cost=each, immune=immune)


def _passes(game: Game, name: str) -> list[Force[mod.Pass]]:
    """Return the effects that let the fighter pass obstacles now, except traits already used up
    this turn."""
    return [
        force
        for force in in_force(game, name, mod.Pass)
        if force.effect.uses is None or _is_card(force) or _used(game, force) < force.effect.uses
    ]


def _is_card(force: Force[mod.Pass]) -> bool:
    """Return whether the effect can be used up for good. A trait or a stance can be used again next
    turn."""
    return force.laid is not None and not (force.laid.is_stance or force.laid.is_copy)


def _key(force: Force[mod.Pass]) -> str:
    return f"{force.owner} {force.card} {force.number}"


def _used(game: Game, force: Force[mod.Pass]) -> int:
    turn = game.state.turn
    return turn.uses.get(_key(force), 0) if turn is not None else 0


def use_up_pass(game: Game, name: str, passage: Passage) -> None:
    """Count a use of a limited key, unless another effect opened the door (ruling.key.used)."""
    fitting = [
        force
        for force in _passes(game, name)
        if passage.what in force.effect.value and force.effect.color in (None, passage.color)
    ]
    force = min(fitting, key=lambda force: force.effect.uses is not None)
    laid, uses = force.laid, force.effect.uses
    if uses is None:
        return
    if laid is None or not _is_card(force):
        game.turn.uses[_key(force)] = _used(game, force) + 1
        return
    laid.uses += 1
    if laid.uses >= uses:
        discard_from_play(game, force.owner, laid, say("used up"))


# -- paths

WALLS = frozenset({"wall", "diagonal", "solid"})
_NONE: frozenset[int] = frozenset()


def word_of(game: Game, move: Move) -> str:
    """Return the word to type after `m` for a step or a teleporter. Jumps have their own command."""
    return game.ground.names[move.to] if move.way < 0 else LETTER[move.way]


def bumps(game: Game, name: str, move: Move) -> bool:
    """Return whether the move bumps a fighter (ruling.tele.bump)."""
    taken = move.to in game.things(but=name).fighters
    return taken and move.by == "teleporter" and game.houses.tele_bump == "a"


def may_be_at(game: Game, name: str, move: Move, left: int) -> bool:
    """Return whether the square is free, or the fighter could leave it again or bumps the fighter
    there (ruling.move.stuck)."""
    if move.to not in game.things().taken:
        return True
    if move.to not in game.things(but=name).taken:
        return True  # back to the start of the path
    return bumps(game, name, move) or can_leave(game, name, game.ground.names[move.to], left)


def can_leave(game: Game, name: str, square: str, movement: int) -> bool:
    """Return whether a fighter with that movement can reach a free square from an occupied one."""
    ground = game.ground
    return search.can_leave(
        ground.board, ground.place[square], movement, mover_of(game, name),
        game.things(but=name), game.geometry,
    )  # fmt: skip


def squares_in_reach(game: Game, name: str, movement: int) -> dict[int, Reached]:
    """Return the squares that `m SQUARE` reaches with that movement, and the paths. Of equally
    cheap paths, the best one has the fewest hazards and bumps, then passes unused power-ups, then
    avoids teleporters."""
    ground, things, mover = game.ground, game.things(but=name), mover_of(game, name)
    board, place = ground.board, ground.place
    checked = frozenset(place[s] for s in game.turn.checked) if game.is_active(name) else _NONE
    start = place[game.seat(name).square]
    key = start, movement, mover, checked
    treads = partial(doors_after, game, name) if game.modules.having("doors_after_step") else None
    known: dict[int, Reached] | None = things.ways.get(key) if treads is None else None
    if known is not None:
        return known
    entering = list(search.harms_on(board, mover.immune, things.hazards).taste.entering)
    for power_up in board.power_ups.keys() - checked:
        entering[power_up] -= weight(0, 0, 1)
    taste = Taste(entering, hop=weight(0, 0, 0, 1), bump=weight(0, 1))
    # Each jump needs its own command.
    found = things.ways[key] = search.reach(
        board, start, movement, mover, things, game.geometry, taste, staying=False, treads=treads,
        jumps=False,
    )  # fmt: skip
    return found


def doors_after(game: Game, name: str, place: int, open_doors: tuple[int, ...]) -> tuple[int, ...]:
    """Return the switch doors that are open after the fighter enters a square."""
    for module in game.modules.having("doors_after_step"):
        open_doors = module.doors_after_step(game, name, place, open_doors)
    return open_doors


def way_to(game: Game, name: str, goal: str) -> Reached | Refusal:
    """Return the path of `m SQUARE` with the movement left, or a refusal that explains why there is
    none."""
    start, movement, place = game.seat(name).square, game.turn.movement, game.ground.place
    if goal not in place:
        return Refusal("move.ortho", game.ground.missing(goal))
    if goal == start:
        return Refusal("move.ortho", already_there(name, goal))
    if source := shunned(game, name).get(goal):
        return no_entry(name, goal, source)
    found = squares_in_reach(game, name, movement).get(place[goal])
    return found or _no_way(game, name, goal, movement)


# -- refusals ---------------------------------------------------------------------


def already_there(name: str, square: str) -> Sentence:
    return say("{player} is already on {square}", player=name, square=square)


def no_entry(name: str, square: str, source: str) -> Refusal:
    text = say("{player} can't enter {square}: {source}", player=name, square=square, source=source)
    return Refusal("card.overrides", text)


def _no_way(game: Game, name: str, goal: str, movement: int) -> Refusal:
    """Refuse a move with the obstacle that blocks the cheapest path, or if nothing blocks it, with
    the lack of movement."""
    real = squares_in_reach(game, name, UNLIMITED).get(game.ground.place[goal])
    start = game.seat(name).square
    if real is None:
        barrier = _first_barrier(game, name, goal, OPENINGS | {"walls"})
        if barrier is not None:
            return refused_way(game, name, goal, barrier)
        text = say(
            "{player} can't reach {square} from {start}: there is no path",
            player=name, square=goal, start=start,
        )  # fmt: skip
        return Refusal("wall.move", text)
    if real.cost <= movement:
        return stuck(game, name, goal, movement - real.cost)
    barrier = _first_barrier(game, name, goal, OPENINGS, movement)
    if barrier is not None:
        around = say("Going around costs {cost} movement.", cost=real.cost)
        return refused_way(game, name, goal, barrier, around)
    text = say(
        "{player} can't reach {square} from {start} with {movement} movement",
        player=name, square=goal, start=start, movement=movement,
    )  # fmt: skip
    return Refusal("move.points", text)


def _first_barrier(
    game: Game, name: str, goal: str, passes: frozenset[str], movement: int | None = None
) -> Blocker | None:
    """Return the first obstacle on the best path of a fighter who could pass all of these. The best
    path is the cheapest one within that movement, or else the one through the fewest walls, then
    the fewest obstacles."""
    board, place = game.ground.board, game.ground.place
    walker, things = walker_of(game, name), game.things(but=name)
    ghost = walker._replace(passes=walker.passes | passes, keys=frozenset(DOOR_COLORS))
    free = Things(fighters=things.fighters, open_doors=frozenset(board.doors))
    here, there = place[game.seat(name).square], place[goal]
    if movement is not None:
        taste = Taste([0] * len(board.spots))
        path = Search(board, here, movement, ghost, free, DEFAULT, taste).way(there)
    else:
        path = _freest_path(game, name, here, there, ghost, free)
    for move in path:
        if (found := _barrier(game, name, here, move)) is not None:
            return found
        here = move.to
    return None


def _freest_path(
    game: Game, name: str, start: int, goal: int, ghost: Mover, free: Things
) -> tuple[Move, ...]:
    """Return the path through the fewest walls, then through the fewest obstacles, then the
    cheapest. Of equal paths, return the shortest, then the first by the names of its squares."""
    board = game.ground.board
    turns = count()  # a step and a hop onto the same teleporter are equal: the first counts
    queue: list[tuple[int, int, int, int, tuple[int, ...], int, int, tuple[Move, ...]]]
    queue = [(0, 0, 0, 0, (), start, next(turns), ())]
    done: set[int] = set()
    known = links_of(board, ghost, DEFAULT)
    hops = True  # from the first teleporter only: a hop from a later one is never better
    while queue:
        walls, barriers, cost, length, ranks, place, _, path = heappop(queue)
        if place == goal:
            return path
        if place in done:
            continue
        done.add(place)
        moves = moves_along(board, place, ghost, free, DEFAULT, known, hops)
        hops = hops and place not in board.teleporters
        for move in moves:
            if move.to not in done:
                found = _barrier(game, name, place, move)
                is_wall = found is not None and found.kind in WALLS
                rank = board.ranks[move.to]
                heappush(
                    queue,
                    (
                        walls + is_wall, barriers + (found is not None), cost + move.cost,
                        length + 1, (*ranks, rank), move.to, next(turns), (*path, move),
                    ),
                )  # fmt: skip
    return ()


def _barrier(game: Game, name: str, place: int, move: Move) -> Blocker | None:
    """Return the obstacle that stops that move, or None."""
    board, walker, things = game.ground.board, walker_of(game, name), game.things(but=name)
    if move.way < 0:
        found = hop(board, move.to, walker, things, game.geometry)
    else:
        found = step(board, place, move.way, walker, things)
    return found if isinstance(found, Blocker) else None


# -- what blocks a path, as a refusal

WAY_WORD = ("north", "east", "south", "west")
DOORS = {"one-way": "door.oneway", "shut": "ruling.switch.closed", "": "ruling.jump.over"}
DOOR_WORDS = {
    "one-way": say("the one-way door opens the other way"), "shut": say("the switch door is closed"),
}  # fmt: skip


def rule_of(game: Game, blocker: Blocker, jumping: bool = False) -> str:
    if blocker.kind == "door":
        return DOORS[blocker.door]
    if blocker.edge is not None and is_border(game.ground.board, blocker.edge):
        return "ruling.map.edge"
    rule = move_rule(blocker)
    return "move.jump.wall" if jumping and rule == "wall.move" else rule


def refused_step(game: Game, name: str, way: int, blocker: Blocker) -> Refusal:
    text = say(
        "{player} can't go {direction} from {square}: {blocker}",
        player=name, direction=WAY_WORD[way], square=game.ground.names[blocker.before],
        blocker=_what(blocker),
    )  # fmt: skip
    return _at_door(game, name, blocker, text) or Refusal(rule_of(game, blocker), text)


def _at_door(
    game: Game, name: str, blocker: Blocker, text: Sentence, help: Text = NOTHING
) -> Refusal | None:
    """Return the refusal for a switch door, or for a one-way door that a key does not fit.
    Otherwise return None."""
    if blocker.door not in ("one-way", "shut"):
        return None
    doors = game.ground.board.doors
    door = next((d.door for d in doors.values() if blocker.at == d.name), None)
    if door is None:
        return None
    keys = (f for f in _passes(game, name) if "doors" in f.effect.value)
    if blocker.door == "shut":
        help = in_a_row((_flip(game, door.color), help)) if help else _flip(game, door.color)
        if (key := next(keys, None)) is None:
            return Refusal(DOORS["shut"], text, help)
        more = say("{text}, and {card} does not open switch doors", text=text, card=key.source)
        return Refusal("ruling.key.switch", more, help)
    if (key := next((k for k in keys if k.effect.color not in (None, door.color)), None)) is None:
        return None
    more = say(
        "{text}, and {card} does not open {color} doors",
        text=text, card=key.source, color=door.color,
    )  # fmt: skip
    return Refusal("door.key.match", more, help)


def _flip(game: Game, color: str) -> Text:
    """Return a hint about the switches that open doors of that color."""
    switches = game.ground.board.switches.items()
    squares = tuple(game.ground.names[place] for place, its in switches if its == color)
    if not squares:
        return NOTHING
    return say("Flip the {color} switch on {squares:or}.", color=color, squares=squares)


def refused_jump(game: Game, name: str, way: int, blocker: Blocker) -> Refusal:
    before, rule = game.ground.names[blocker.before], rule_of(game, blocker, jumping=True)
    if blocker.kind != "door" or blocker.door:
        text = say(
            "{player} can't jump {direction} from {square}: {blocker}",
            player=name, direction=WAY_WORD[way], square=before, blocker=_what(blocker),
        )  # fmt: skip
    elif blocker.edge is None:
        text = say(
            "{player} can't jump through the door in {square}", player=name, square=blocker.at
        )
    else:
        text = say(
            "{player} can't jump through a closed door at {square}", player=name, square=before
        )
    return _at_door(game, name, blocker, text) or Refusal(rule, text)


def refused_hop(game: Game, name: str, blocker: Blocker) -> Refusal:
    square = blocker.at
    if (other := game.at(square, but=name)) is not None and blocker.kind == "fighter":
        text = say("{other} is already on {square}", other=other.name, square=square)
    else:
        text = say(
            "{player} can't go to {square}: {blocker}",
            player=name, square=square, blocker=blocker.text,
        )  # fmt: skip
    return Refusal(rule_of(game, blocker), text)


def refused_way(
    game: Game, name: str, goal: str, blocker: Blocker, help: Text = NOTHING
) -> Refusal:
    text = say(
        "{player} can't reach {square} from {start}: {blocker}",
        player=name, square=goal, start=game.seat(name).square, blocker=blocker.text,
    )  # fmt: skip
    refusal = _at_door(game, name, blocker, text, help)
    return refusal or Refusal(rule_of(game, blocker), text, help)


def stuck(game: Game, name: str, square: str, left: int) -> Refusal:
    other = game.at(square, but=name)
    if other is not None:
        text = say(
            "{player} can't stop on {square}: {other} is there, and {left} movement won't reach "
            "a free square",
            player=name, square=square, other=other.name, left=left,
        )  # fmt: skip
    else:
        text = say(
            "{player} can't stop on {square}: it is occupied, and {left} movement won't reach "
            "a free square",
            player=name, square=square, left=left,
        )  # fmt: skip
    return Refusal("ruling.move.stuck", text)


def _what(blocker: Blocker) -> Text:
    match blocker.kind:
        case "door":
            return DOOR_WORDS[blocker.door]
        case "wall" | "diagonal" | "solid":
            return say("a wall is in the way")
        case "window":
            return say("a window is in the way")
        case _:
            return blocker.text
