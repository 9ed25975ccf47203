"""The places that a mover can reach with some movement, and the best way to each."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from operator import add
from typing import Any

from fragkit.board.board import Board
from fragkit.board.movement import WALKER, Hazard, Move, Mover, hazards_at, moves_from
from fragkit.board.things import DEFAULT, NOTHING, BoardOptions, Things
from fragkit.values import dataclass

UNLIMITED = 1_000_000  # more than any way costs


@dataclass(frozen=True, slots=True)
class Reached:
    """A place in reach, and the best way there. `stop` says whether the mover may end there."""

    cost: int
    moves: tuple[Move, ...]
    hazards: tuple[Hazard, ...]
    stop: bool

    @property
    def path(self) -> tuple[int, ...]:
        """The places entered, this one last; a jump and a hop between teleporters enter only where
        they end."""
        return tuple(move.to for move in self.moves)


# A place, whether it is a teleporter whose occupant was bumped by the one who arrived, and the
# switch doors that stand open then.
_Node = tuple[int, bool, tuple[int, ...]]
# The switch doors that stand open once somebody has come onto a place, of those that were open.
Treads = Callable[[int, tuple[int, ...]], tuple[int, ...]]
Weight = tuple[int, ...]
# What a move from a place weighs, None if it is not wanted; of the first number so much may be
# spent. Of ways of equal weight the one of fewer moves is taken.
Weigh = Callable[[int, Move], Weight | None]


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
) -> dict[int, Reached]:
    """Return every other place within `moves` and the cheapest way there. Among equal ways take the
    one with the fewest hazards, then the shortest, unless `weigh` decides otherwise; then the first
    by the names of its squares.

    `things.fighters` are the others. A way may pass their places; such a place is in the answer
    only if enough movement remains to leave it again (ruling.move.stuck). With `staying`, prefer a
    more expensive way that bumps them, so that the mover may stay. `treads` says what steps do to
    switch doors: a way may lead through a door that it opens itself.
    """
    search = Search(board, start, moves, mover, things, houses, weigh, treads)
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
    search = Search(board, place, moves, mover, things, houses, lambda _, move: (move.cost,))
    return any(search.may_stop(node) for node in search.run())


class Search:
    """A search for the cheapest ways from a place, nearest places first."""

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
    ) -> None:
        self.board, self.start, self.moves = board, start, moves
        self.mover, self.things, self.houses = mover, things, houses
        self.treads = treads
        self.opened = {tuple(sorted(things.open_doors)): things}  # what stands, by open doors
        self.weigh = weigh or self.weigh_hazards
        self.best: dict[_Node, Weight] = {}
        self.last: dict[_Node, tuple[_Node, Move]] = {}  # where a way comes from, and how
        self.hazards: dict[int, tuple[Hazard, ...]] = {}

    def run(self) -> Iterator[_Node]:
        """Yield place after place; when one comes, the best way to it is known."""
        first = (self.start, False, tuple(sorted(self.things.open_doors)))
        queue: list[tuple[Weight, _Node]] = [((), first)]
        done: set[_Node] = set()
        self.best[first] = ()
        while queue:
            weight, node = heapq.heappop(queue)
            if node in done:
                continue
            done.add(node)
            yield node
            for target, move in self.onward(node):
                more = None if target in done else self.weigh(node[0], move)
                if more is None:
                    continue
                new = tuple(map(add, weight, (*more, 1))) if weight else (*more, 1)
                if new[0] > self.moves:
                    continue
                old = self.best.get(target)
                if old is None or new < old:
                    self.best[target] = new
                    self.last[target] = node, move
                    heapq.heappush(queue, (new, target))
                elif new == old and self.is_first(node, target):
                    self.last[target] = node, move

    def onward(self, node: _Node) -> Iterator[tuple[_Node, Move]]:
        bumps, (place, _, doors) = self.houses.tele_bump == "a", node
        things = self.opened.get(doors)
        if things is None:
            things = self.opened[doors] = replace(self.things, open_doors=frozenset(doors))
        for move in moves_from(self.board, place, self.mover, things, self.houses):
            bumped = bumps and move.by == "teleporter" and move.to in things.fighters
            after = doors if self.treads is None else self.treads(move.to, doors)
            yield (move.to, bumped, after), move

    def weigh_hazards(self, _: int, move: Move) -> Weight:
        return move.cost, len(self.hazards_at(move.to))

    def hazards_at(self, place: int) -> tuple[Hazard, ...]:
        found = self.hazards.get(place)
        if found is None:
            found = hazards_at(self.board, place, self.mover, self.things)
            self.hazards[place] = found
        return found

    def is_first(self, node: _Node, target: _Node) -> bool:
        """Return whether the way by `node` comes before the known one, by the names on both."""
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
        for node, weight in sorted(self.best.items(), key=lambda item: item[1]):
            place = node[0]
            if place == self.start:
                continue
            stop = self.may_stop(node)
            if place in found and (found[place].stop or not (stop and staying)):
                continue
            if not stop and self.houses.move_stuck == "a" and not self.can_leave(place, weight[0]):
                continue
            way = self.way(node)
            hazards = tuple(h for move in way for h in self.hazards_at(move.to))
            found[place] = Reached(weight[0], way, hazards, stop)
        return dict(sorted(found.items(), key=lambda item: self.board.order(item[0])))

    def may_stop(self, node: _Node) -> bool:
        place, bumped, _ = node
        if place not in self.things.taken:
            return True
        return place not in self.things.closed and (bumped or self.houses.move_stuck == "c")

    def can_leave(self, place: int, spent: int) -> bool:
        left = self.moves - spent
        return can_leave(self.board, place, left, self.mover, self.things, self.houses)
