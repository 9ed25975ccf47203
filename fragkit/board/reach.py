"""The places that a mover can reach with a certain movement, and the best path to each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

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
    moves_from,
)
from fragkit.board.things import DEFAULT, NOTHING, BoardOptions, Things

UNLIMITED = 1_000_000  # more than the cost of any path
MOST_REACHED = 10_000  # squares of a map, because each has a path, which may be equally long
LONG = 20  # steps that are compared one by one before leaps are faster


class Reached(NamedTuple):
    """A place in reach, and the best path there. With `stop`, the mover may end the path there."""

    cost: int
    hazards: tuple[Hazard, ...]  # on the path
    stop: bool
    weight: int  # of the path
    last: Move | None = None  # the move that ends here
    before: Reached | None = None  # the path without it; None at its start

    @property
    def finds(self) -> int:
        """Return how often the path got the reward that the third number of a weight stands for."""
        return -(self.weight >> 2 * _BITS) & _MASK

    @property
    def moves(self) -> tuple[Move, ...]:
        """Return the moves of the path, in their order."""
        found: list[Move] = []
        way: Reached = self
        while way.last is not None and way.before is not None:
            found.append(way.last)
            way = way.before
        return tuple(reversed(found))

    @property
    def path(self) -> tuple[int, ...]:
        """Return the places entered, this one last. A jump, and a hop between teleporters, enter
        only their last square."""
        return tuple(move.to for move in self.moves)


# A function from a place and the open switch doors to those that are open after somebody has
# entered.
Treads = Callable[[int, tuple[int, ...]], tuple[int, ...]]
_BITS, _TOP = 16, 64  # a weight has room for four numbers, and below them the number of moves
_MASK = (1 << _BITS) - 1


def weight(first: int, second: int = 0, third: int = 0, fourth: int = 0) -> int:
    """Pack up to four numbers of a move into one that is quick to add and compare. The first is the
    movement that it costs; the others decide between paths of equal cost. Of paths of equal weight,
    the search takes the one with fewer moves."""
    return (first << _TOP) + (second << 3 * _BITS) + (third << 2 * _BITS) + (fourth << _BITS)


class Taste(NamedTuple):
    """A preference between paths of equal cost: weights besides those of the movement."""

    entering: Sequence[int]  # each place
    hop: int | None = 0  # None: no hops
    bump: int = 0


class Harms(NamedTuple):
    """The hazards on each place, and the preference for paths that avoid them."""

    hazards: tuple[tuple[Hazard, ...], ...]
    taste: Taste


@lru_cache(maxsize=256)
def harms_on(board: Board, immune: frozenset[str], hazards: tuple[tuple[int, str], ...]) -> Harms:
    """Return the hazards that strike a mover with these immunities on this board."""
    mover, things = Mover(immune=immune), Things(hazards=hazards)
    found = tuple(hazards_at(board, place, mover, things) for place in range(len(board.spots)))
    return Harms(found, Taste([weight(0, len(harms)) for harms in found]))


def reach(
    board: Board,
    start: int,
    moves: int,
    mover: Mover = WALKER,
    things: Things = NOTHING,
    houses: BoardOptions = DEFAULT,
    taste: Taste | None = None,
    staying: bool = True,
    treads: Treads | None = None,
    jumps: bool = True,
) -> dict[int, Reached]:
    """Return every other place within `moves`, and the cheapest path there. Of equally cheap paths,
    take the one with the fewest hazards, then the shortest, unless `taste` decides otherwise. Of
    those that are still equal, take the first by the names of its squares.

    `things.fighters` are the other fighters. A path may pass their places, but such a place is in
    the answer only if enough movement remains to leave it again (ruling.move.stuck). With
    `staying`, prefer a more expensive path that bumps them, so that the mover may stay. `treads`
    returns the effect of steps on switch doors, because a path may lead through a door that it
    opens itself. Without `jumps`, paths have no jumps, except off an occupied place.
    """
    search = Search(board, start, moves, mover, things, houses, taste, treads, jumps)
    for _ in search.run():
        pass
    return search.answers(staying)


def reach_plain(board: Board, reached: Mapping[int, Reached]) -> dict[str, Any]:
    """Return the answer as JSON values, with squares by name. Paths share their common parts."""
    met = {
        h: {"kind": h.kind, "at": board.name(h.place)} for w in reached.values() for h in w.hazards
    }
    squares = {
        board.name(place): {
            "cost": way.cost,
            "path": [board.name(p) for p in way.path],
            "hazards": [met[h] for h in way.hazards],
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
    """Return whether that much movement leads from an occupied place to a free one."""
    taken = things.taken
    near = moves_from(board, place, mover, things, houses)
    if any(move.to not in taken and move.cost <= moves for move in near):
        return True
    taste = Taste([0] * len(board.spots))
    search = Search(board, place, moves, mover, things, houses, taste)
    return any(search.may_stop(node) for node in search.run())


# A move for the search: the place and the node that it leads to, its cost, its weight, and the
# move.
_Edge = tuple[int, int, int, int, Move]
# Edges by place, with the places near on which they depend.
_Known = dict[int, tuple[tuple[_Edge, ...], frozenset[int]]]


@lru_cache(maxsize=1024)
def _edges_of(board: Board, mover: Mover, houses: BoardOptions) -> _Known:
    """Return the known edges of this mover. More are added when needed."""
    return {}


class Search:
    """A search for the cheapest paths from a place.

    Nodes are numbers. The first ones are the places. Then come the same places again, as
    teleporters where the arriving mover bumped the occupant. All of these follow once more for each
    other state of the switch doors.
    """

    def __init__(
        self,
        board: Board,
        start: int,
        moves: int,
        mover: Mover,
        things: Things,
        houses: BoardOptions,
        taste: Taste | None = None,
        treads: Treads | None = None,
        jumps: bool = True,
    ) -> None:
        self.board, self.start, self.moves = board, start, moves
        self.mover, self.things, self.houses = mover, things, houses
        # Nobody jumps farther than their movement allows.
        longest = moves // mover.jump_cost if mover.jump_cost > 0 else mover.speed
        if jumps and 1 < mover.speed > longest:
            self.stepper = mover._replace(speed=max(longest, 1))
        else:
            self.stepper = mover if jumps else mover.without_jumps
        self.treads = treads
        self.size = len(board.spots)
        self.doors = [tuple(sorted(things.open_doors))]  # the states of the switch doors
        self.opened = [things]  # the things on the board in each state
        self.harms = harms_on(board, mover.immune, things.hazards)
        self.taste = taste or self.harms.taste
        self.best: dict[int, int] = {}  # the weight of the best path to each node
        self.last: dict[int, tuple[int, Move]] = {}  # the previous node on that path, and the move
        self.leaps = {start: (0, start)}  # the number of moves to a node, and an earlier node

    def run(self) -> Iterator[int]:
        """Yield one node after another, the cheapest first. The best path to each is known by then."""
        things, treads, size, most = self.things, self.treads, self.size, self.moves
        best, last = self.best, self.last
        entering = self.taste.entering
        closed, teleporters = things.closed, self.board.teleporters
        known = _edges_of(self.board, self.stepper, self.houses)
        start = self.start
        hopped: dict[int, tuple[int, int]] = {}  # the first to hop, by the state of the doors
        # Every move costs something, so nodes with the same cost don't lead to each other.
        layers: dict[int, list[int]] = {0: [start]}
        best[start] = 0
        done: set[int] = set()
        # If a place has several nodes, the first of equal paths reaches it, so the order matters.
        in_order = treads is not None or not things.fighters.isdisjoint(teleporters)
        while layers:
            spent = min(layers)
            layer = layers.pop(spent)
            for node in sorted(layer, key=self._order) if in_order else layer:
                if node in done:
                    continue
                done.add(node)
                yield node
                so_far, place, state = best[node], node, 0
                if node >= size:
                    state, place = divmod(node, 2 * size)
                    place %= size
                found = known.get(place)
                if found is None or (closed and not closed.isdisjoint(found[1])):
                    edges = self._edges(place, state, known)
                else:
                    edges = found[0]
                if place in teleporters:
                    # A hop weighs the same from every teleporter: after the first, a heavier path
                    # gains nothing, except back to the first, to bump a fighter there.
                    least, origin = hopped.get(state, (so_far, place))
                    if so_far <= least:
                        hopped[state] = so_far, place
                        edges = (*edges, *self._hops(place, teleporters))
                    elif origin in things.fighters:
                        edges = (*edges, *self._hops(place, (origin,)))
                for to, target, cost, more, move in edges:
                    if treads is not None:
                        target += 2 * size * self._state_after(treads, to, state)
                    if target in done:
                        continue
                    cost += spent
                    if cost > most:
                        continue
                    new = so_far + more + entering[to]
                    old = best.get(target)
                    if old is None or new < old:
                        best[target] = new
                        last[target] = node, move
                        if cost in layers:
                            layers[cost].append(target)
                        else:
                            layers[cost] = [target]
                    elif new == old and self._is_first(node, target):
                        last[target] = node, move

    def _edges(self, place: int, state: int, known: _Known) -> tuple[_Edge, ...]:
        """Return the moves on foot and the jumps from a place."""
        things = self.opened[state]
        links = links_of(self.board, self.stepper, self.houses)
        steps = moves_along(self.board, place, self.stepper, things, self.houses, links, False)
        found = tuple((m.to, m.to, m.cost, weight(m.cost) + 1, m) for m in steps)
        if links[place].moves is not None and things.closed.isdisjoint(links[place].near):
            known[place] = found, links[place].near
        return found

    def _hops(self, place: int, teleporters: Iterable[int]) -> Iterator[_Edge]:
        """Yield the moves to other teleporters."""
        bumps, fighters, taste = self.houses.tele_bump == "a", self.things.fighters, self.taste
        for to in teleporters if taste.hop is not None else ():
            move = hop(self.board, to, self.stepper, self.things, self.houses)
            if to != place and isinstance(move, Move):
                more = weight(move.cost) + 1 + (taste.hop or 0)
                if bumps and to in fighters:
                    yield to, to + self.size, move.cost, more + taste.bump, move
                else:
                    yield to, to, move.cost, more, move

    def _state_after(self, treads: Treads, place: int, state: int) -> int:
        """Return the state of the switch doors after the mover has come onto a place."""
        doors = treads(place, self.doors[state])
        if doors not in self.doors:
            self.doors.append(doors)
            self.opened.append(replace(self.things, open_doors=frozenset(doors)))
        return self.doors.index(doors)

    def _order(self, node: int) -> tuple[int, int, int, tuple[int, ...]]:
        state, rest = divmod(node, 2 * self.size)
        return self.best[node], rest % self.size, rest // self.size, self.doors[state]

    def _is_first(self, node: int, target: int) -> bool:
        """Return whether the path through `node` comes before the known one, by the names of their
        squares."""
        # Both paths have the same number of moves. Go back along both to where they part.
        new, old, ranks, size = node, self.last[target][0], self.board.ranks, self.size
        last, first, steps = self.last, False, 0
        while new != old:
            if steps > LONG and (leap := self._leap(new)) != (other := self._leap(old)):
                new, old = leap, other
                continue
            first = ranks[new % size] < ranks[old % size]
            new, old = last[new][0], last[old][0]
            steps += 1
        return first

    def _leap(self, node: int) -> int:
        """Return an earlier node on the best path to this one, chosen so that a few such leaps lead
        to any node of the path. On paths with the same number of moves, it is equally far back."""
        path, leaps = [], self.leaps
        while node not in leaps:
            path.append(node)
            node = self.last[node][0]
        for later in reversed(path):
            moves, back = leaps[node]
            middle, farther = leaps[back]
            doubled = moves - middle == middle - leaps[farther][0]
            leaps[later] = moves + 1, farther if doubled else node
            node = later
        return leaps[node][1]

    def way(self, goal: int) -> tuple[Move, ...]:
        """Return the best path to a place, even if the mover may not stop there."""
        node = next((node for node in self.run() if node % self.size == goal), self.start)
        moves = []
        while node in self.last:
            node, move = self.last[node]
            moves.append(move)
        return tuple(reversed(moves))

    # -- stopping --------------------------------------------------------------

    def answers(self, staying: bool = True) -> dict[int, Reached]:
        """Return the places that `run` has found, by name."""
        found: dict[int, Reached] = {}
        known: dict[int, Reached] = {}
        best, last, taken, size = self.best, self.last, self.things.taken, self.size
        hazards, half = self.harms.hazards, 1 << _TOP - 1
        made = tuple.__new__  # a third of the time of a call
        # The path to the place before is known: it weighs less.
        for node in sorted(best, key=best.__getitem__):
            place, weighed = node if node < size else node % size, best[node]
            cost, stop = (weighed + half) >> _TOP, place not in taken or self.may_stop(node)
            if node not in last:
                known[node] = Reached(cost, (), stop, weighed)
                continue
            from_node, move = last[node]
            before = known[from_node]
            harms = before.hazards + hazards[place]
            known[node] = way = made(Reached, (cost, harms, stop, weighed, move, before))
            if place == self.start or (
                place in found and (found[place].stop or not (stop and staying))
            ):
                continue
            if not stop and self.houses.move_stuck == "a" and not self.can_leave(place, cost):
                continue
            found[place] = way
        return {place: found[place] for place in sorted(found, key=self.board.ranks.__getitem__)}

    def may_stop(self, node: int) -> bool:
        place = node % self.size
        if place not in self.things.taken:
            return True
        bumped = node // self.size % 2 == 1
        return place not in self.things.closed and (bumped or self.houses.move_stuck == "c")

    def can_leave(self, place: int, spent: int) -> bool:
        left = self.moves - spent
        return can_leave(self.board, place, left, self.mover, self.things, self.houses)
