"""Ways over the board for a fighter: the best one to a square, out of a square, or none and why."""

from __future__ import annotations

from functools import partial

from fragkit.board import reach as search
from fragkit.board.blockers import OPENINGS, Blocker
from fragkit.board.movement import Move, hazards_at, hop, step
from fragkit.board.reach import UNLIMITED, Reached, Search, Weigh, Weight
from fragkit.board.things import DEFAULT, Things
from fragkit.rules.game import Game
from fragkit.rules.movement.blocked import refused_way, stuck
from fragkit.rules.movement.ground import LETTER
from fragkit.rules.movement.mover import DOOR_COLORS, mover_of, walker_of
from fragkit.rules.refusals import Refusal
from fragkit.rules.whereabouts import shunned

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
        treads=partial(doors_after, game, name) if game.modules.treading else None,
    )  # fmt: skip


def doors_after(game: Game, name: str, place: int, open_doors: tuple[int, ...]) -> tuple[int, ...]:
    """The switch doors that stand open when that fighter has come onto a place."""
    for module in game.modules.treading:
        open_doors = module.treads(game, name, place, open_doors)
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
