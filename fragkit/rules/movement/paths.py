"""Where a fighter can go: the best path to a square, or what blocks it and by which rule (move.*).

The refusal of a blocked path is made here only.
"""

from __future__ import annotations

from functools import cache, partial
from typing import get_args

from fragkit.board import reach as search
from fragkit.board.blockers import OPENINGS, Blocker, is_border, move_rule
from fragkit.board.movement import COSTS, WALKER, Move, Mover, Passage, hazards_at, hop, step
from fragkit.board.reach import UNLIMITED, Reached, Search, Weigh, Weight
from fragkit.board.things import DEFAULT, Things
from fragkit.model.effects import modifiers as mod
from fragkit.model.map import DoorColor
from fragkit.rules.cards.card_piles import discard_from_play
from fragkit.rules.commands import Refusal
from fragkit.rules.game import Game
from fragkit.rules.game_map import LETTER, shunned
from fragkit.rules.stats import amount, in_force, is_forbidden, speed

DOOR_COLORS: tuple[DoorColor, ...] = get_args(DoorColor)


def walker_of(game: Game, name: str) -> Mover:
    """The fighter's steps and hops: where it can go on foot, whatever hurts there."""
    if game.is_unaffected(name):
        return WALKER
    shuns: frozenset[int] = frozenset()
    if game.forces(name, mod.Forbid):
        shuns = frozenset(game.ground.place[square] for square in shunned(game, name))
    if not game.forces(name, mod.Pass):
        return WALKER if not shuns else WALKER._replace(shuns=shuns)
    passes: set[str] = set()
    keys: set[DoorColor] = set()
    for effect in (force.effect for force in in_force(game, name, mod.Pass)):
        # A key opens a door for a step; doors are nothing only to those who need none.
        is_key = effect.color is not None or effect.uses is not None
        passes.update(what for what in effect.value if what != "doors" or not is_key)
        if "doors" in effect.value:
            keys.update(DOOR_COLORS if effect.color is None else (effect.color,))
    walker = _walker(frozenset(passes), frozenset(keys))
    return walker if not shuns else walker._replace(shuns=shuns)


def mover_of(game: Game, name: str) -> Mover:
    """The fighter with all that it may do and stand."""
    each, longest = WALKER.jump_cost, longest_jump(game, name)
    if game.forces(name, mod.Jump):
        each = min((f.effect.each for f in in_force(game, name, mod.Jump)), default=each)
    if is_forbidden(game, name, "jump"):
        longest = 1
    immune = {what for force in in_force(game, name, mod.Immune) for what in force.effect.value}
    return _mover(walker_of(game, name), longest, each, frozenset(immune))


def longest_jump(game: Game, name: str) -> int:
    """Squares (move.jump.max, ruling.jump.speed)."""
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


def use_up_pass(game: Game, name: str, passage: Passage) -> None:
    """Of a card that opens doors so many times only (ruling.key.used), if nothing else did."""
    fitting = [
        force
        for force in in_force(game, name, mod.Pass)
        if passage.what in force.effect.value and force.effect.color in (None, passage.color)
    ]
    force = min(fitting, key=lambda force: force.effect.uses is not None)
    laid, uses = force.laid, force.effect.uses
    if laid is not None and uses is not None:
        laid.uses += 1
        if laid.uses >= uses:
            discard_from_play(game, force.owner, laid, "used up")


# -- paths

WALLS = frozenset({"wall", "diagonal", "solid"})


def word_of(game: Game, move: Move) -> str:
    """A step or a hop as `m` has it; jumps are said otherwise."""
    return game.ground.names[move.to] if move.way < 0 else LETTER[move.way]


def bumps(game: Game, name: str, move: Move) -> bool:
    """Whether somebody has to make room (ruling.tele.bump)."""
    taken = move.to in game.things(but=name).fighters
    return taken and move.by == "teleporter" and game.houses.tele_bump == "a"


def may_be_at(game: Game, name: str, move: Move, left: int) -> bool:
    """Nobody goes where another stands and can't get away again (ruling.move.stuck)."""
    if move.to not in game.things().taken:
        return True
    if move.to not in game.things(but=name).taken:
        return True  # back to where the way began
    return bumps(game, name, move) or can_leave(game, name, game.ground.names[move.to], left)


def can_leave(game: Game, name: str, square: str, movement: int) -> bool:
    """Whether so much movement reaches a free square from an occupied one."""
    ground = game.ground
    return search.can_leave(
        ground.board, ground.place[square], movement, mover_of(game, name),
        game.things(but=name), game.geometry,
    )  # fmt: skip


def squares_in_reach(game: Game, name: str, movement: int) -> dict[int, Reached]:
    """Wherever `m SQUARE` can go with so much movement, and the way that it would take: of
    equally cheap ones that which hurts and bumps least, then over power-ups that were not
    checked in this turn, then on foot."""
    ground, things, mover = game.ground, game.things(but=name), mover_of(game, name)
    board, place = ground.board, ground.place
    checked = {place[s] for s in game.turn.checked} if game.is_active(name) else set()
    fresh = board.power_ups.keys() - checked

    def weigh(_: int, move: Move) -> Weight | None:
        if move.by == "jump":
            return None  # jumps are said one by one
        harm = len(hazards_at(board, move.to, mover, things)) + bumps(game, name, move)
        return move.cost, harm, -(move.to in fresh), move.by == "teleporter"

    start = place[game.seat(name).square]
    return search.reach(
        board, start, movement, mover, things, game.geometry, weigh, staying=False,
        treads=partial(doors_after, game, name) if game.modules.having("doors_after_step") else None,
    )  # fmt: skip


def doors_after(game: Game, name: str, place: int, open_doors: tuple[int, ...]) -> tuple[int, ...]:
    """The switch doors that stand open when that fighter has come onto a place."""
    for module in game.modules.having("doors_after_step"):
        open_doors = module.doors_after_step(game, name, place, open_doors)
    return open_doors


def way_to(game: Game, name: str, goal: str) -> Reached | Refusal:
    """The way that `m SQUARE` takes with the movement that is left."""
    start, movement, place = game.seat(name).square, game.turn.movement, game.ground.place
    if goal not in place:
        return Refusal("move.ortho", game.ground.missing(goal))
    if goal == start:
        return Refusal("move.ortho", f"{name} stands on {goal} already")
    if source := shunned(game, name).get(goal):
        return Refusal("card.overrides", f"{name} can't enter {goal}: {source}")
    found = squares_in_reach(game, name, movement).get(place[goal])
    return found or _no_way(game, name, goal, movement)


# -- why there is none ---------------------------------------------------------------------


def _no_way(game: Game, name: str, goal: str, movement: int) -> Refusal:
    """What bars the cheapest way; lack of movement only if nothing does."""
    real = squares_in_reach(game, name, UNLIMITED).get(game.ground.place[goal])
    start = game.seat(name).square
    if real is None:

        def hindered(place: int, move: Move) -> Weight:
            found = _barrier(game, name, place, move)
            return found is not None and found.kind in WALLS, found is not None, move.cost

        barrier = _first_barrier(game, name, goal, OPENINGS | {"walls"}, UNLIMITED, hindered)
        if barrier is not None:
            return refused_way(game, name, goal, barrier)
        return Refusal("wall.move", f"{name} can't reach {goal} from {start}: no way leads there")
    if real.cost <= movement:
        return stuck(game, name, goal, movement - real.cost)
    barrier = _first_barrier(game, name, goal, OPENINGS, movement, lambda _, move: (move.cost,))
    if barrier is not None:
        return refused_way(game, name, goal, barrier, f"The way around costs {real.cost}.")
    return Refusal(
        "move.points", f"{name} can't reach {goal} from {start} with {movement} movement"
    )


def _first_barrier(
    game: Game, name: str, goal: str, passes: frozenset[str], movement: int, weigh: Weigh
) -> Blocker | None:
    """What bars the best way of somebody who passes all these, and whom nothing shuts out."""
    board, place = game.ground.board, game.ground.place
    walker, things = walker_of(game, name), game.things(but=name)
    ghost = walker._replace(passes=walker.passes | passes, keys=frozenset(DOOR_COLORS))
    free = Things(fighters=things.fighters, open_doors=frozenset(board.doors))
    here = place[game.seat(name).square]
    ways = Search(board, here, movement, ghost, free, DEFAULT, weigh)
    for move in next((ways.way(node) for node in ways.run() if node[0] == place[goal]), ()):
        if (found := _barrier(game, name, here, move)) is not None:
            return found
        here = move.to
    return None


def _barrier(game: Game, name: str, place: int, move: Move) -> Blocker | None:
    """What keeps this fighter from that move as things are."""
    board, walker, things = game.ground.board, walker_of(game, name), game.things(but=name)
    if move.way < 0:
        found = hop(board, move.to, walker, things, game.geometry)
    else:
        found = step(board, place, move.way, walker, things)
    return found if isinstance(found, Blocker) else None


# -- what blocks a path, as a refusal

WAY_WORD = ("north", "east", "south", "west")
DOORS = {"one-way": "door.oneway", "shut": "room.doors", "": "ruling.jump.over"}
DOOR_WORDS = {"one-way": "one-way door the other way", "shut": "the door is shut"}


def rule_of(game: Game, blocker: Blocker, jumping: bool = False) -> str:
    if blocker.kind == "door":
        return DOORS[blocker.door]
    if blocker.edge is not None and is_border(game.ground.board, blocker.edge):
        return "ruling.map.edge"
    rule = move_rule(blocker)
    return "move.jump.wall" if jumping and rule == "wall.move" else rule


def refused_step(game: Game, name: str, way: int, blocker: Blocker) -> Refusal:
    before = game.ground.names[blocker.before]
    told = f"{name} can't go {WAY_WORD[way]} from {before}: {_what(blocker)}"
    if wrong := _wrong_key(game, name, blocker):
        return Refusal("door.key.match", f"{told}, and {wrong}")
    return Refusal(rule_of(game, blocker), told)


def _wrong_key(game: Game, name: str, blocker: Blocker) -> str:
    """The key that does not fit a one-way door, in words; "" where there is none."""
    if blocker.door != "one-way":
        return ""
    doors = game.ground.board.doors
    door = next((d.door for d in doors.values() if blocker.at == d.name), None)
    for force in in_force(game, name, mod.Pass):
        color = force.effect.color
        if door is not None and "doors" in force.effect.value and color not in (None, door.color):
            return f"{force.source} opens no {door.color} ones"
    return ""


def refused_jump(game: Game, name: str, way: int, blocker: Blocker) -> Refusal:
    before, rule = game.ground.names[blocker.before], rule_of(game, blocker, jumping=True)
    if blocker.kind == "door" and not blocker.door:
        inside = (
            f"the door in {blocker.at}" if blocker.edge is None else f"a closed door at {before}"
        )
        return Refusal(rule, f"{name} can't jump through {inside}")
    return Refusal(rule, f"{name} can't jump {WAY_WORD[way]} from {before}: {_what(blocker)}")


def refused_hop(game: Game, name: str, blocker: Blocker) -> Refusal:
    there = blocker.at
    if (other := game.at(there, but=name)) is not None and blocker.kind == "fighter":
        return Refusal(rule_of(game, blocker), f"{there} is taken by {other.name}")
    return Refusal(rule_of(game, blocker), f"{name} can't go to {there}: {blocker}")


def refused_way(game: Game, name: str, goal: str, blocker: Blocker, help: str = "") -> Refusal:
    told = f"{name} can't reach {goal} from {game.seat(name).square}: {blocker}"
    if wrong := _wrong_key(game, name, blocker):
        return Refusal("door.key.match", f"{told}, and {wrong}", help)
    return Refusal(rule_of(game, blocker), told, help)


def stuck(game: Game, name: str, square: str, left: int) -> Refusal:
    other = game.at(square, but=name)
    who = other.name if other is not None else "something"
    return Refusal(
        "ruling.move.stuck",
        f"{name} would be stuck on {square} with {who}: "
        f"{left} movement left does not reach a free square",
    )


def _what(blocker: Blocker) -> str:
    match blocker.kind:
        case "door":
            return DOOR_WORDS[blocker.door]
        case "wall" | "diagonal" | "solid":
            return "wall"
        case "window":
            return "window"
        case _:
            return str(blocker)
