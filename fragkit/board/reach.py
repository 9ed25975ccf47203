"""Where a fighter can be with so much movement, and the best way there."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass

from fragkit.board.board import Board
from fragkit.board.movement import WALKER, Hazard, Mover, hazards_at, moves_from
from fragkit.board.things import DEFAULT, NOTHING, Geometry, Things


@dataclass(frozen=True, slots=True)
class Reached:
    """A place in reach: the cheapest way; among equal ones that with the fewest hazards,
    then the shortest, then the first by its squares' names.

    `path` lists the places entered, the last one being this one; a jump and a teleport
    enter only where they end. `stop` tells whether the fighter may end there.
    """

    cost: int
    path: tuple[int, ...]
    hazards: tuple[Hazard, ...]
    stop: bool


# A node is a place, or a teleporter whose occupant was bumped by the one who arrived.
_Node = tuple[int, bool]
_Key = tuple[int, int, int]  # cost, hazards, moves


def reach(
    board: Board,
    start: int,
    moves: int,
    mover: Mover = WALKER,
    things: Things = NOTHING,
    houses: Geometry = DEFAULT,
) -> dict[int, Reached]:
    """Every other place within `moves`, by place.

    `things.fighters` are the others. Their places may be passed; a place of theirs is in
    the answer only if enough movement remains to leave it again (ruling.move.stuck).
    """
    search = _Search(board, start, moves, mover, things, houses)
    search.run()
    return search.answers()


class _Search:
    def __init__(
        self,
        board: Board,
        start: int,
        moves: int,
        mover: Mover,
        things: Things,
        houses: Geometry,
    ) -> None:
        self.board, self.start, self.moves = board, start, moves
        self.mover, self.things, self.houses = mover, things, houses
        first = (start, False)
        self.best: dict[_Node, _Key] = {first: (0, 0, 0)}
        self.parent: dict[_Node, _Node] = {}
        self.hazards: dict[int, tuple[Hazard, ...]] = {}

    def run(self) -> None:
        queue: list[tuple[_Key, _Node]] = [((0, 0, 0), (self.start, False))]
        done: set[_Node] = set()
        while queue:
            key, node = heapq.heappop(queue)
            if node in done:
                continue
            done.add(node)
            for target, cost in self.onward(node):
                if key[0] + cost > self.moves:
                    continue
                new = (key[0] + cost, key[1] + len(self.hazards_at(target[0])), key[2] + 1)
                old = self.best.get(target)
                if old is None or new < old:
                    self.best[target] = new
                    self.parent[target] = node
                    heapq.heappush(queue, (new, target))
                elif new == old and target not in done and self.is_first(node, target):
                    self.parent[target] = node

    def onward(self, node: _Node) -> Iterator[tuple[_Node, int]]:
        bumps = self.houses.tele_bump == "a"
        for move in moves_from(self.board, node[0], self.mover, self.things, self.houses):
            bumped = bumps and move.by == "teleport" and move.to in self.things.fighters
            yield (move.to, bumped), move.cost

    def hazards_at(self, place: int) -> tuple[Hazard, ...]:
        found = self.hazards.get(place)
        if found is None:
            found = hazards_at(self.board, place, self.mover, self.things)
            self.hazards[place] = found
        return found

    def is_first(self, node: _Node, target: _Node) -> bool:
        """Whether the way by `node` comes before the known one by the names on it."""
        if target not in self.parent:  # the start itself
            return False
        # Both ways have equally many moves: back in step to where they part.
        new, old, ranks = node, self.parent[target], self.board.ranks
        first = False
        while new != old:
            first = ranks[new[0]] < ranks[old[0]]
            new, old = self.parent[new], self.parent[old]
        return first

    def path(self, node: _Node) -> tuple[int, ...]:
        places = []
        while node in self.parent:
            places.append(node[0])
            node = self.parent[node]
        return tuple(reversed(places))

    # -- stopping --------------------------------------------------------------

    def answers(self) -> dict[int, Reached]:
        found: dict[int, Reached] = {}
        for node, (cost, _, _) in sorted(self.best.items(), key=lambda item: item[1]):
            place = node[0]
            if place == self.start:
                continue
            stop = self.may_stop(node)
            if place in found and (found[place].stop or not stop):
                continue
            if not stop and self.houses.move_stuck == "a" and not self.can_leave(place, cost):
                continue
            path = self.path(node)
            hazards = tuple(h for p in path for h in self.hazards_at(p))
            found[place] = Reached(cost, path, hazards, stop)
        return dict(sorted(found.items(), key=lambda item: self.board.order(item[0])))

    def may_stop(self, node: _Node) -> bool:
        place, bumped = node
        return bumped or place not in self.things.fighters or self.houses.move_stuck == "c"

    def can_leave(self, place: int, spent: int) -> bool:
        """Whether a free place is within what movement is left."""
        queue = [(spent, (place, False))]
        done: set[_Node] = set()
        while queue:
            cost, node = heapq.heappop(queue)
            if node in done:
                continue
            if self.may_stop(node):
                return True
            done.add(node)
            for target, price in self.onward(node):
                if cost + price <= self.moves:
                    heapq.heappush(queue, (cost + price, target))
        return False


def walking_costs(
    board: Board, start: int, mover: Mover = WALKER, things: Things = NOTHING
) -> dict[int, int]:
    """The cost of the cheapest way to every place that can be reached at all, jumps aside."""
    costs = {start: 0}
    queue = [(0, start)]
    while queue:
        cost, place = heapq.heappop(queue)
        if cost > costs[place]:
            continue
        for move in moves_from(board, place, mover, things):
            total = cost + move.cost
            if total < costs.get(move.to, total + 1):
                costs[move.to] = total
                heapq.heappush(queue, (total, move.to))
    return costs
