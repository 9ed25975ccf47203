"""Single moves: a step, a jump, a hop between teleporters (move.*, door.*, tele.*).

`moves_from` lists all of them. `step`, `jump` and `hop` return a single one, or the blocker that is
in the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from fragkit.board.blockers import (
    Blocker,
    diagonal_blocker,
    door_blocker,
    rock_blocker,
    thing_blocker,
    wall_blocker,
)
from fragkit.board.board import Board
from fragkit.board.things import DEFAULT, NOTHING, BoardOptions, Things
from fragkit.language.sentences import say
from fragkit.model.map import WAYS, DoorColor
from fragkit.values import dataclass

COSTS = (("water", 2), ("lava", 3))  # water.cost, lava.cost


class Mover(NamedTuple):
    """The abilities of a moving fighter or counter; cards can change each of them.

    `passes` are obstacles that do not stop the mover, on foot or in flight: walls (including closed
    switch doors, door.closed), windows, doors, barrels. A key lets it step only through a one-way
    door against the arrow.
    """

    speed: int = 1  # longest jump; 1 is no jump (move.jump.speed1)
    jump_cost: int = 2  # for each square of a jump (move.jump.cost)
    costs: tuple[tuple[str, int], ...] = COSTS  # the cost of a terrain; any other costs 1
    passes: frozenset[str] = frozenset()
    keys: frozenset[DoorColor] = frozenset()
    immune: frozenset[str] = frozenset()  # hazards that don't affect it
    shuns: frozenset[int] = frozenset()  # places that it may fly over but not enter
    bumps: bool = True  # whether it may hop onto an occupied teleporter (ruling.nuke.tele)

    @property
    def without_jumps(self) -> Mover:
        """Return this mover on foot, without the fields that matter only for jumps and hazards."""
        return self._replace(speed=1, jump_cost=2, immune=frozenset())


WALKER = Mover()


class Hazard(NamedTuple):
    kind: str  # acid, lava, tentacle, or a hazard of the `Things`
    place: int


class Passage(NamedTuple):
    """An obstacle that let a mover through: `walls`, `windows`, or `doors` with the color of a
    key."""

    what: str
    color: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    to: int
    cost: int
    by: Literal["step", "jump", "teleporter"] = "step"
    way: int = -1  # north 0, east 1, south 2, west 3; a hop has none
    length: int = 1  # number of squares of a jump
    through: tuple[Passage, ...] = ()


class Link(NamedTuple):
    """A move that the map allows, with everything on the board that it depends on."""

    move: Move
    passes: tuple[int, ...]  # places passed: no barrels, no hanged fighters
    opened: tuple[int, ...]  # switch doors that must be open
    held: tuple[int, ...]  # door squares that somebody must hold


# -- one move ------------------------------------------------------------------


def straight(
    board: Board,
    place: int,
    way: int,
    length: int,
    mover: Mover,
    things: Things,
    houses: BoardOptions,
) -> Move | Blocker:
    """Return a step (of length 1) or a jump. The caller compares its length with Speed."""
    known = links_of(board, mover, houses)
    for move in moves_along(board, place, mover, things, houses, known, hops=False):
        if move.way == way and move.length == length:
            return move
    *_, found = _along(board, place, way, length, mover, things, houses)
    return found if isinstance(found, Blocker) else found.move


def step(
    board: Board, place: int, way: int, mover: Mover = WALKER, things: Things = NOTHING
) -> Move | Blocker:
    """Step one square north (0), east (1), south (2) or west (3), never diagonally (move.ortho). A
    step off a teleporter is allowed too (tele.neighbour)."""
    return straight(board, place, way, 1, mover, things, DEFAULT)


def jump(
    board: Board,
    place: int,
    way: int,
    length: int,
    mover: Mover = WALKER,
    things: Things = NOTHING,
    houses: BoardOptions = DEFAULT,
) -> Move | Blocker:
    """Jump in a straight line (move.jump.line, ruling.jump.direction) over length - 1 squares
    (move.jump.count). The caller compares the length with Speed.

    A jump enters only the square where it ends (ruling.jump.landing) and may start from an occupied
    one (ruling.jump.start). It passes over fighters and hazards (move.jump.avoid), but not over
    walls (move.jump.wall), doors, windows, diagonal walls, barrels and the hanged
    (ruling.jump.over). It passes over a door square while somebody holds the door open.
    """
    return straight(board, place, way, length, mover, things, houses)


def hop(
    board: Board,
    to: int,
    mover: Mover = WALKER,
    things: Things = NOTHING,
    houses: BoardOptions = DEFAULT,
) -> Move | Blocker:
    """Hop from another teleporter to this one, at a cost of 1 (tele.jump, tele.cost, tele.choice,
    ruling.tele.repeat, ruling.tele.three)."""
    barred = houses.tele_bump == "c" or not mover.bumps
    if to in mover.shuns:
        return rock_blocker(board, to)
    if to in things.closed or (barred and to in things.fighters):
        return thing_blocker(board, things, to)
    return Move(to, 1, "teleporter")


def _along(
    board: Board,
    place: int,
    way: int,
    longest: int,
    mover: Mover,
    things: Things,
    houses: BoardOptions,
    known: dict[int, _Crossing | Blocker] | None = None,
) -> Iterator[Link | Blocker]:
    """Yield the step in a direction, then the jumps by length, and finally the obstacle that stops
    them. `known` holds the sides that this mover has crossed before, while everything else was in
    the same places."""
    known = {} if known is None else known
    here = place
    passes: tuple[int, ...] = ()
    through: tuple[Passage, ...] = ()
    opened: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    no_flight: Blocker | None = None  # a door that can be walked through
    for length in range(1, longest + 1):
        crossed = known.get(4 * here + way)
        if crossed is None:
            crossed = known[4 * here + way] = _cross(board, here, way, mover, things)
        if isinstance(crossed, Blocker):
            yield replace(crossed, before=here)
            return
        if board.edge(board.squares[here], way).door is not None and "doors" not in mover.passes:
            no_flight = door_blocker(board, board.edge_id(board.squares[here], way), before=here)
        if length > 1 and no_flight is not None:
            yield no_flight
            return
        before, here = here, crossed.to
        passes, through = (*passes, here), through + crossed.through
        opened += crossed.opened
        if length == 1:
            cost = entry_cost(board, here, mover) + crossed.rock
            move = Move(here, cost, "step", way, 1, through)
        else:
            cost = jump_cost(board, here, length, mover, houses)
            move = Move(here, cost, "jump", way, length, through)
        yield Link(move, passes, opened, held)
        if crossed.rock:  # no jump leads through rock
            if longest > 1:
                yield replace(edge_blocker(board, board.squares[before], way), before=before)
            return
        if board.squares[here] in board.square_doors and "doors" not in mover.passes:
            held = (*held, here)
            if here not in things.fighters:
                no_flight = door_blocker(board, -1 - here, before=before)


class _Crossing(NamedTuple):
    to: int
    through: tuple[Passage, ...]
    opened: tuple[int, ...]  # switch doors that had to be open
    rock: int = 0  # solid squares that were walked through


def _cross(board: Board, place: int, way: int, mover: Mover, things: Things) -> _Crossing | Blocker:
    """Cross that side of a square, or return the blocker: a wall (wall.move), the map's edge
    (ruling.map.edge), a window (window.move), a door. Fighters who enter a cut square come into the
    half that owns the edge (ruling.wall.enter). They leave a half only by its own edges
    (wall.diagonal)."""
    square = board.squares[place]
    side = board.place_at(square, way)
    ahead = board.ahead(side, way)
    edge = board.edge(square, way)
    found: list[Passage] = []
    if side != place:
        if "walls" not in mover.passes:
            return diagonal_blocker(board, square)
        found.append(Passage("walls"))
    rock = 0
    while "walls" in mover.passes and ahead is not None and board.spots[ahead].solid:
        # Nobody stands in rock, so a mover that passes walls comes out on the other side.
        rock += 1
        ahead = board.ahead(board.place_at(board.squares[ahead], way), way)
    if ahead is None or not board.floor[ahead]:
        return edge_blocker(board, square, way)
    if edge.kind in ("wall", "window"):
        if f"{edge.kind}s" not in mover.passes:
            return edge_blocker(board, square, way)
        found.append(Passage(f"{edge.kind}s"))
    doors = _pass_doors(board, square, way, board.squares[ahead], mover, things)
    if isinstance(doors, Blocker):
        return doors
    if ahead in things.closed_to(mover.passes):
        return thing_blocker(board, things, ahead)
    keys, opened = doors
    return _Crossing(ahead, (*found, *keys), opened, rock)


def _pass_doors(
    board: Board, square: int, way: int, ahead: int, mover: Mover, things: Things
) -> tuple[tuple[Passage, ...], tuple[int, ...]] | Blocker:
    """Pass the doors on the edge and in both squares (door.edge, door.square). Return the keys used
    and the switch doors that must be open, or the door that stops the mover.

    A mover passes two-way doors in both directions (door.twoway), one-way doors along the arrow
    (door.oneway, ruling.door.square.oneway) or with a key of their color (door.key.use,
    door.key.match). A fighter in a door square holds it open (door.hold). Only a switch opens a
    switch door (room.doors, ruling.key.switch). Other colors mean nothing (door.color.base,
    door.color.deadlands, door.color.deathmatch, door.key.colors).
    """
    edge_id = board.edge_id(square, way)
    keys: list[Passage] = []
    opened: list[int] = []
    for id, door in (
        (edge_id, board.edge_by_id(edge_id).door),
        (-1 - square, board.square_doors.get(square)),
        (-1 - ahead, board.square_doors.get(ahead)),
    ):
        if door is None:
            continue
        # A fighter in a door square holds that door open (door.hold).
        if door.switch and id != -1 - square and "walls" not in mover.passes:
            if id not in things.open_doors:  # a key does not help (ruling.key.switch)
                return door_blocker(board, id, "shut")
            opened.append(id)
        if door.way not in (None, WAYS[way]):  # against the arrow (door.key.use)
            if door.color not in mover.keys:
                return door_blocker(board, id, "one-way")
            keys.append(Passage("doors", door.color))
    return tuple(keys), tuple(opened)


def edge_blocker(board: Board, square: int, way: int) -> Blocker:
    """Return the wall, window or door at a side of a square as a blocker."""
    edge_id = board.edge_id(square, way)
    edge = board.edge_by_id(edge_id)
    if edge.kind == "door":
        return door_blocker(board, edge_id)
    if edge.kind == "window":
        one, two = board.edge_ends(edge_id)
        text = say("window between {square} and {to_square}", square=one, to_square=two)
        return Blocker("window", f"{one}-{two}", text, edge=edge_id)
    ahead = board.ahead(board.place_at(square, way), way)
    if ahead is not None and board.spots[ahead].solid and not board.is_void(ahead):
        return rock_blocker(board, ahead)
    return wall_blocker(board, edge_id, square)


# -- what it costs -------------------------------------------------------------


def entry_cost(board: Board, place: int, mover: Mover = WALKER) -> int:
    """Return the cost of a step onto the place: 2 for water (water.cost), 3 for lava (lava.cost).
    It is paid on entering (ruling.water.when). Doors add nothing (door.cost)."""
    cost = dict(mover.costs).get(board.spots[place].terrain or "", 1)
    return max(cost, board.patch_costs.get(place, 1)) if board.patch_costs else cost


def jump_cost(
    board: Board, landing: int, length: int, mover: Mover = WALKER, houses: BoardOptions = DEFAULT
) -> int:
    """Return 2 for each square (move.jump.cost). Lava and water under a jump cost nothing extra
    (lava.cost.jump). A house option decides how the terrain of the landing square counts
    (ruling.jump.terrain)."""
    each, terrain = mover.jump_cost, entry_cost(board, landing, mover)
    last = each
    if terrain > 1:
        match houses.jump_terrain:
            case "b":
                last = max(each, terrain)
            case "c":
                last = each * terrain
    return each * (length - 1) + last


# -- all of them ---------------------------------------------------------------


class Links(NamedTuple):
    """Steps and jumps from a place. If they depend only on which places are closed, `moves` has all
    of them, and `near` has the places that matter."""

    moves: tuple[Move, ...] | None
    near: frozenset[int]
    all: tuple[Link, ...]


def _find_links(board: Board, place: int, mover: Mover, houses: BoardOptions) -> Links:
    # With every switch door open and every door square held, only the map limits moves.
    """Find the moves of a mover if every switch door were open and every door square held open."""
    best = Things(
        fighters=frozenset(board.square_doors),
        open_doors=frozenset(id for id, door in board.doors.items() if door.door.switch),
    )
    known = board.crossings.setdefault((mover.passes, mover.keys), {})
    found = tuple(
        link
        for way in range(4)
        for link in _along(board, place, way, max(mover.speed, 1), mover, best, houses, known)
        if isinstance(link, Link) and link.move.to not in mover.shuns
    )
    depends = any(link.opened or link.held for link in found)
    near = frozenset(place for link in found for place in link.passes)
    return Links(None if depends else tuple(link.move for link in found), near, found)


def links_of(board: Board, mover: Mover, houses: BoardOptions) -> dict[int, Links]:
    """Return the known links of this mover by place. More are added when needed."""
    return board.links.setdefault((mover, houses.jump_terrain), {})


def moves_from(
    board: Board,
    place: int,
    mover: Mover = WALKER,
    things: Things = NOTHING,
    houses: BoardOptions = DEFAULT,
) -> Sequence[Move]:
    """Return every single move that the map and the barrels allow, even if a fighter is where it
    ends."""
    return moves_along(board, place, mover, things, houses, links_of(board, mover, houses))


def moves_along(
    board: Board,
    place: int,
    mover: Mover,
    things: Things,
    houses: BoardOptions,
    known: dict[int, Links],
    hops: bool = True,
) -> Sequence[Move]:
    """Return the result of `moves_from`, given the mover's `known` links. Without `hops`, leave out
    teleporters."""
    links = known.get(place)
    if links is None:
        links = known[place] = _find_links(board, place, mover, houses)
    found = links.moves
    if found is None or (things.closed and not things.closed.isdisjoint(links.near)):
        closed = things.closed_to(mover.passes)
        open_doors, fighters = things.open_doors, things.fighters
        found = tuple(
            move
            for move, passes, opened, held in links.all
            if closed.isdisjoint(passes)
            and open_doors.issuperset(opened)
            and fighters.issuperset(held)
        )
    if not hops or place not in board.teleporters:
        return found
    others = (hop(board, to, mover, things, houses) for to in board.teleporters if to != place)
    return (*found, *(move for move in others if isinstance(move, Move)))


def hazards_at(
    board: Board, place: int, mover: Mover = WALKER, things: Things = NOTHING
) -> tuple[Hazard, ...]:
    """Return the hazards that strike a fighter who enters that place, with those of the square
    first."""
    kinds = board.printed_hazards[place]
    if things.hazards:
        kinds = (*kinds, *(kind for where, kind in things.hazards if where == place))
    if not kinds:
        return ()
    return tuple(Hazard(k, place) for k in kinds if mover.immune.isdisjoint((k, "everything")))
