"""Single moves: a step, a jump, a hop between teleporters (move.*, door.*, tele.*).

Each answers with the move, or with what is in the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from fragkit.board.blockers import (
    Blocker,
    diagonal_blocker,
    rock_blocker,
    thing_blocker,
    wall_blocker,
)
from fragkit.board.board import Board
from fragkit.board.things import DEFAULT, NOTHING, Geometry, Things
from fragkit.model.map import WAYS, Door, DoorColor


@dataclass(frozen=True, slots=True)
class Mover:
    """What matters of somebody who moves; cards can change each of these."""

    speed: int = 1  # longest jump; 1 is no jump (move.jump.speed1)
    water: int = 2  # cost of entering
    lava: int = 3
    keys: frozenset[DoorColor] = frozenset()  # one-way doors it may pass against the arrow
    immune: frozenset[str] = frozenset()  # hazards that do nothing to it
    passes_walls: bool = False  # steps, not jumps, through walls, doors and windows
    jump_cost: int = 2  # for each square of a jump


WALKER = Mover()


class Hazard(NamedTuple):
    kind: str  # acid, lava, tentacle, or as the `Things` say
    place: int


@dataclass(frozen=True, slots=True)
class Move:
    to: int
    cost: int
    by: Literal["step", "jump", "teleport"] = "step"


# -- steps ---------------------------------------------------------------------


def step(
    board: Board, place: int, way: int, mover: Mover = WALKER, things: Things = NOTHING
) -> Move | Blocker:
    """One square north (0), east (1), south (2) or west (3)."""
    target = board.ahead(place, way)
    if mover.passes_walls:
        target = _through_walls(board, place, way)
    if target is None:
        return _no_way_out(board, place, way)
    if not mover.passes_walls:
        closed = closed_side(board, place, way, mover, things)
        if closed is not None:
            return closed
    return _occupied(board, target, things) or Move(target, entry_cost(board, target, mover))


def closed_side(board: Board, place: int, way: int, mover: Mover, things: Things) -> Blocker | None:
    """What keeps a fighter from crossing that side of its place, which it owns."""
    square = board.squares[place]
    edge_id = board.edge_id(square, way)
    edge = board.edge_by_id(edge_id)
    if edge.kind in ("wall", "window"):
        return edge_blocker(board, square, way)
    if edge.door is not None:
        refused = _shut(edge.door, edge_id, way, mover, things)
        if refused:
            one, two = board.edge_ends(edge_id)
            name = f"{one}-{two}"
            return Blocker("door", name, f"{refused} between {one} and {two}", edge=edge_id)
    own, ahead = board.square_doors.get(square), board.ahead(place, way)
    if own is not None and _against(own, way, mover):
        name = board.square_name(square)
        return Blocker("door", name, f"one-way door in {name}")
    next_square = board.squares[ahead] if ahead is not None else -1
    door = board.square_doors.get(next_square)
    if door is not None:
        refused = _shut(door, -1 - next_square, way, mover, things)
        if refused:
            name = board.square_name(next_square)
            return Blocker("door", name, f"{refused} in {name}")
    return None


def _shut(door: Door, id: int, way: int, mover: Mover, things: Things) -> str:
    if door.switch and id not in things.open_doors:
        return "shut switch door"  # a key does not help (ruling.key.switch)
    return "one-way door" if _against(door, way, mover) else ""


def _against(door: Door, way: int, mover: Mover) -> bool:
    return door.way is not None and door.way != WAYS[way] and door.color not in mover.keys


def edge_blocker(board: Board, square: int, way: int) -> Blocker:
    """The wall, window or door at a side of a square, in words."""
    edge_id = board.edge_id(square, way)
    edge = board.edge_by_id(edge_id)
    if edge.kind == "wall":
        ahead = board.ahead(board.place_at(square, way), way)
        if ahead is not None and board.spots[ahead].solid and not board.is_void(ahead):
            return rock_blocker(board, ahead)
        return wall_blocker(board, edge_id, square)
    one, two = board.edge_ends(edge_id)
    kind: Literal["window", "door"] = "window" if edge.kind == "window" else "door"
    return Blocker(kind, f"{one}-{two}", f"{kind} between {one} and {two}", edge=edge_id)


def _no_way_out(board: Board, place: int, way: int) -> Blocker:
    square = board.squares[place]
    if board.place_at(square, way) != place:
        return diagonal_blocker(board, square)
    return wall_blocker(board, board.edge_id(square, way), square)


def _through_walls(board: Board, place: int, way: int) -> int | None:
    """Where a step leads that no wall stops: out of either half, but never into rock."""
    target = board.ahead(board.place_at(board.squares[place], way), way)
    return target if target is not None and board.floor[target] else None


def _occupied(board: Board, place: int, things: Things) -> Blocker | None:
    """A barrel or a hanged fighter: nobody enters (barrel.move, deadlands.gallows.pass)."""
    if place in things.closed:
        return thing_blocker(board, things, place)
    if not board.floor[place]:
        return rock_blocker(board, place)
    return None


def entry_cost(board: Board, place: int, mover: Mover = WALKER) -> int:
    match board.spots[place].terrain:
        case "water":
            return mover.water
        case "lava":
            return mover.lava
        case _:
            return 1


# -- jumps ---------------------------------------------------------------------


def jump(
    board: Board,
    place: int,
    way: int,
    length: int,
    mover: Mover = WALKER,
    things: Things = NOTHING,
    houses: Geometry = DEFAULT,
) -> Move | Blocker:
    """A straight jump over length - 1 squares; the caller holds it to Speed.

    Fighters and hazards may be flown over; walls, doors, windows, diagonal walls, barrels
    and the hanged may not (ruling.jump.over). A door square is flown over while somebody
    holds it open.
    """
    here = place
    for flown in range(1, length + 1):
        ahead = board.ahead(here, way)
        if ahead is None:
            return _no_way_out(board, here, way)
        square = board.squares[here]
        if board.edge(square, way).kind != "open":
            return edge_blocker(board, square, way)
        closed = closed_side(board, here, way, mover, things) or _occupied(board, ahead, things)
        if closed is not None:
            return closed
        next_square = board.squares[ahead]
        is_door = next_square in board.square_doors and ahead not in things.fighters
        if flown < length and is_door:
            name = board.square_name(next_square)
            return Blocker("door", name, f"door in {name}")
        here = ahead
    return Move(here, jump_cost(board, here, length, mover, houses), "jump")


def jump_cost(
    board: Board, landing: int, length: int, mover: Mover = WALKER, houses: Geometry = DEFAULT
) -> int:
    """Two for each square; the landing square's terrain counts as the house has it."""
    terrain = entry_cost(board, landing, mover)
    match houses.jump_terrain:
        case "a":
            last = mover.jump_cost
        case "c":
            last = mover.jump_cost * terrain
        case _:
            last = max(mover.jump_cost, terrain)
    return mover.jump_cost * (length - 1) + last


# -- all of them ---------------------------------------------------------------


def teleports(
    board: Board, place: int, things: Things = NOTHING, houses: Geometry = DEFAULT
) -> Iterator[Move]:
    """From a teleporter to any other one, at a cost of 1 (tele.jump, tele.cost)."""
    if not board.spots[place].has("teleporter"):
        return
    for other in board.teleporters:
        barred = houses.tele_bump == "c" and other in things.fighters
        if other != place and other not in things.closed and not barred:
            yield Move(other, 1, "teleport")


class Link(NamedTuple):
    """A move that the map allows, with what must hold on the board at that moment."""

    move: Move
    passes: tuple[int, ...]  # places entered or flown over: no barrel, nobody hanged
    opened: tuple[int, ...]  # switch doors that must stand open
    held: tuple[int, ...]  # door squares that somebody must hold


def links_from(board: Board, place: int, mover: Mover, houses: Geometry) -> tuple[Link, ...]:
    """Steps and jumps from a place, found once for each board and kind of mover."""
    known = board.links.setdefault((mover, houses.jump_terrain), {})
    links = known.get(place)
    if links is None:
        links = known[place] = tuple(_links(board, place, mover, houses))
    return links


def _links(board: Board, place: int, mover: Mover, houses: Geometry) -> Iterator[Link]:
    # With every switch door open and every door square held, what the map allows is left.
    best = Things(
        fighters=frozenset(board.square_doors),
        open_doors=frozenset(id for id, door in board.doors.items() if door.door.switch),
    )
    for way in range(4):
        passes: list[int] = []
        for length in range(1, max(mover.speed, 1) + 1):
            if length == 1:
                move = step(board, place, way, mover, best)
            else:
                move = jump(board, place, way, length, mover, best, houses)
            if not isinstance(move, Move):
                break  # what stops a step stops every jump
            passes.append(move.to)
            if mover.passes_walls and move.by == "step":
                yield Link(move, tuple(passes), (), ())
            else:
                yield _link(board, place, way, move, tuple(passes))


def _link(board: Board, place: int, way: int, move: Move, passes: tuple[int, ...]) -> Link:
    doors = [-1 - board.squares[p] for p in passes if board.squares[p] in board.square_doors]
    edge_id = board.edge_id(board.squares[place], way)
    opened = [id for id in (edge_id, *doors) if id in board.doors and board.doors[id].door.switch]
    held = [-1 - id for id in doors if -1 - id != move.to]
    return Link(move, passes, tuple(opened), tuple(held))


def moves_from(
    board: Board,
    place: int,
    mover: Mover = WALKER,
    things: Things = NOTHING,
    houses: Geometry = DEFAULT,
) -> Iterator[Move]:
    """Every single move that the map and the barrels allow, whoever stands at its end."""
    closed, open_doors, fighters = things.closed, things.open_doors, things.fighters
    for move, passes, opened, held in links_from(board, place, mover, houses):
        if closed and not closed.isdisjoint(passes):
            continue
        if opened and not open_doors.issuperset(opened):
            continue
        if held and not fighters.issuperset(held):
            continue
        yield move
    yield from teleports(board, place, things, houses)


def hazards_at(
    board: Board, place: int, mover: Mover = WALKER, things: Things = NOTHING
) -> tuple[Hazard, ...]:
    """What strikes a fighter who enters there, the square's own first."""
    spot = board.spots[place]
    kinds: list[str] = []
    if spot.terrain in ("acid", "lava"):
        kinds.append(spot.terrain)
    if spot.has("tentacle"):
        kinds.append("tentacle")
    kinds += [kind for where, kind in things.hazards if where == place]
    return tuple(Hazard(kind, place) for kind in kinds if kind not in mover.immune)
