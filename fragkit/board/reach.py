"""The places that a mover can reach with some movement, and the best path to each."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from operator import itemgetter
from typing import Any

from fragkit.board.board import Board
from fragkit.board.movement import (
    WALKER,
    Hazard,
    Move,
    Mover,
    hazards_at,
    hop,
    links_of,
    moves_along,
)
from fragkit.board.things import DEFAULT, NOTHING, BoardOptions, Things
from fragkit.values import dataclass

UNLIMITED = 1_000_000  # more than any way costs


@dataclass(frozen=True, slots=True)
class Reached:
    """A place in reach, and the best path there. `stop`: the mover may end there."""

    cost: int
    moves: tuple[Move, ...]
    hazards: tuple[Hazard, ...]
    stop: bool

    @property
    def path(self) -> tuple[int, ...]:
        """Return the places entered, this one last; a jump and a hop between teleporters enter only
        their last square."""
        return tuple(move.to for move in self.moves)


# A place, whether it is a teleporter whose occupant was bumped by the one who arrived, and the
# switch doors that stand open then.
_Node = tuple[int, bool, tuple[int, ...]]
# The switch doors that stand open once somebody has come onto a place, of those that were open.
Treads = Callable[[int, tuple[int, ...]], tuple[int, ...]]
# What a move from a place weighs (`weight`), None if it is not wanted. Of the first number so much
# may be spent. Of ways of equal weight the one of fewer moves is taken.
Weigh = Callable[[int, Move], int | None]
_BITS, _TOP = 16, 64  # a weight has room for four numbers, and below them the number of moves


def weight(first: int, second: int = 0, third: int = 0, fourth: int = 0) -> int:
    """Return up to four numbers of a move as a single number that is quick to add and compare."""
    rest = (second << 3 * _BITS) + (third << 2 * _BITS) + (fourth << _BITS)
    return (first << _TOP) + rest + 1


def first_number(weight: int) -> int:
    """Return the sum of the first numbers; the later numbers may be negative."""
    return (weight + (1 << _TOP - 1)) >> _TOP


def reach(
    board: Board,
    start: int,
    moves: int,
    mover: Mover = WALKER,
    things: Things = NOTHING,
    houses: BoardOptions = DEFAULT,
    weigh: Weigh | None = None,
    staying: bool = True,
    treads: Treads | None = None,
    jumps: bool = True,
) -> dict[int, Reached]:
    """Return every other place within `moves`, and the cheapest path there. Of equal paths, take
    the one with the fewest hazards, then the shortest, unless `weigh` decides otherwise; then the
    first by the names of its squares.

    `things.fighters` are the others. A path may pass their places; such a place is in the answer
    only if enough movement remains to leave it again (ruling.move.stuck). With `staying`, prefer a
    more expensive path that bumps them, so that the mover may stay. `treads` returns the effect of
    steps on switch doors: a path may lead through a door that it opens itself. Without `jumps`,
    paths have none, but a mover may still jump off an occupied place.
    """
    search = Search(board, start, moves, mover, things, houses, weigh, treads, jumps)
    for _ in search.run():
        pass
    return search.answers(staying)


def reach_plain(board: Board, reached: Mapping[int, Reached]) -> dict[str, Any]:
    """Return the answer as JSON values, squares by name."""
    squares = {
        board.name(place): {
            "cost": way.cost,
            "path": [board.name(p) for p in way.path],
            "hazards": [{"kind": h.kind, "at": board.name(h.place)} for h in way.hazards],
            "stop": way.stop,
        }
        for place, way in reached.items()
    }
    return {"squares": squares}


def can_leave(
    board: Board,
    place: int,
    moves: int,
    mover: Mover = WALKER,
    things: Things = NOTHING,
    houses: BoardOptions = DEFAULT,
) -> bool:
    """Return whether `moves` of movement lead from an occupied place to a free one."""
    search = Search(board, place, moves, mover, things, houses, lambda _, m: weight(m.cost))
    return any(search.may_stop(node) for node in search.run())


class Search:
    """A search for the cheapest paths from a place, nearest places first."""

    def __init__(
        self,
        board: Board,
        start: int,
        moves: int,
        mover: Mover,
        things: Things,
        houses: BoardOptions,
        weigh: Weigh | None = None,
        treads: Treads | None = None,
        jumps: bool = True,
    ) -> None:
        self.board, self.start, self.moves = board, start, moves
        self.mover, self.things, self.houses = mover, things, houses
        self.stepper = mover if jumps else mover.without_jumps
        self.treads = treads
        self.opened = {tuple(sorted(things.open_doors)): things}  # what stands, by open doors
        self.weigh = weigh or self.weigh_hazards
        self.best: dict[_Node, int] = {}
        self.last: dict[_Node, tuple[_Node, Move]] = {}  # where a way comes from, and how
        self.hazards: dict[int, tuple[Hazard, ...]] = {}

    def run(self) -> Iterator[_Node]:
        """Yield one place after another, each with the best path to it."""
        first = (self.start, False, tuple(sorted(self.things.open_doors)))
        queue: list[tuple[int, _Node]] = [(0, first)]
        done: set[_Node] = set()
        best, last, weigh, treads = self.best, self.last, self.weigh, self.treads
        too_much = (self.moves << _TOP) + (1 << _TOP - 1)
        links = links_of(self.board, self.stepper, self.houses)
        bumps, fighters = self.houses.tele_bump == "a", self.things.fighters
        teleporters = self.board.teleporters
        hopped: dict[tuple[int, ...], tuple[int, int]] = {}  # the first to hop, by open doors
        best[first] = 0
        while queue:
            so_far, node = heapq.heappop(queue)
            if node in done:
                continue
            done.add(node)
            yield node
            place, _, doors = node
            things = self.things_with(doors)
            # A hop weighs the same from every teleporter: after the first, a heavier way gains
            # nothing, except back to the first, to bump a fighter there.
            hops, back = False, tuple[Move, ...]()
            if place in teleporters:
                least, origin = hopped.setdefault(doors, (so_far, place))
                hops = so_far == least
                if not hops and origin in fighters:
                    back = self.hop_back(origin, things)
            steps = moves_along(self.board, place, self.stepper, things, self.houses, links, hops)
            for move in (*steps, *back) if back else steps:
                to = move.to
                bumped = bumps and move.by == "teleporter" and to in fighters
                target = (to, bumped, doors if treads is None else treads(to, doors))
                more = None if target in done else weigh(place, move)
                if more is None:
                    continue
                new = so_far + more
                if new >= too_much:
                    continue
                old = best.get(target)
                if old is None or new < old:
                    best[target] = new
                    last[target] = node, move
                    heapq.heappush(queue, (new, target))
                elif new == old and self.is_first(node, target):
                    last[target] = node, move

    def hop_back(self, origin: int, things: Things) -> tuple[Move, ...]:
        move = hop(self.board, origin, self.stepper, things, self.houses)
        return (move,) if isinstance(move, Move) else ()

    def things_with(self, doors: tuple[int, ...]) -> Things:
        """Return everything on the map while these switch doors are open."""
        things = self.opened.get(doors)
        if things is None:
            things = self.opened[doors] = replace(self.things, open_doors=frozenset(doors))
        return things

    def weigh_hazards(self, _: int, move: Move) -> int:
        return weight(move.cost, len(self.hazards_at(move.to)))

    def hazards_at(self, place: int) -> tuple[Hazard, ...]:
        found = self.hazards.get(place)
        if found is None:
            found = hazards_at(self.board, place, self.mover, self.things)
            self.hazards[place] = found
        return found

    def is_first(self, node: _Node, target: _Node) -> bool:
        """Return whether the path through `node` comes before the known one, by the names on
        both."""
        # Both ways have equally many moves: back in step to where they part.
        new, old, ranks = node, self.last[target][0], self.board.ranks
        first = False
        while new != old:
            first = ranks[new[0]] < ranks[old[0]]
            new, old = self.last[new][0], self.last[old][0]
        return first

    def way(self, node: _Node) -> tuple[Move, ...]:
        moves = []
        while node in self.last:
            node, move = self.last[node]
            moves.append(move)
        return tuple(reversed(moves))

    # -- stopping --------------------------------------------------------------

    def answers(self, staying: bool = True) -> dict[int, Reached]:
        found: dict[int, Reached] = {}
        known: dict[_Node, tuple[tuple[Move, ...], tuple[Hazard, ...]]] = {}
        taken, last, start = self.things.taken, self.last, self.start
        for node, weighed in sorted(self.best.items(), key=itemgetter(1)):
            place = node[0]
            if node in last:  # the way to the place before is known: it weighs less
                before, move = last[node]
                moves, hazards = known[before]
                known[node] = way = (*moves, move), hazards + self.hazards_at(place)
            else:
                known[node] = way = (), ()
            if place == start:
                continue
            stop = place not in taken or self.may_stop(node)
            if place in found and (found[place].stop or not (stop and staying)):
                continue
            cost = first_number(weighed)
            if not stop and self.houses.move_stuck == "a" and not self.can_leave(place, cost):
                continue
            found[place] = Reached(cost, *way, stop)
        order = self.board.order
        return {place: found[place] for place in sorted(found, key=order)}

    def may_stop(self, node: _Node) -> bool:
        place, bumped, _ = node
        if place not in self.things.taken:
            return True
        return place not in self.things.closed and (bumped or self.houses.move_stuck == "c")

    def can_leave(self, place: int, spent: int) -> bool:
        left = self.moves - spent
        return can_leave(self.board, place, left, self.mover, self.things, self.houses)
