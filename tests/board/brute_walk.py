"""Movement by the definitions, slowly: every sequence of moves is tried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from tests.board.brute import Drawing, Stand

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK = {"n": "s", "s": "n", "e": "w", "w": "e"}
ARROW = {"^": "n", ">": "e", "v": "s", "<": "w"}
SIDES = {"/a": "nw", "/b": "se", "\\a": "ne", "\\b": "sw"}


class DoorFact(NamedTuple):
    color: str = "red"
    way: str = ""  # n, e, s, w
    shut: bool = False  # a switch door that nobody has opened


@dataclass
class Walk:
    drawing: Drawing
    speed: int = 1
    fighters: frozenset[Stand] = frozenset()
    barrels: frozenset[Stand] = frozenset()
    doors: Mapping[tuple[int, int, str], DoorFact] = field(default_factory=dict)
    keys: frozenset[str] = frozenset()
    tele: str = "a"  # ruling.tele.bump
    best: dict[Stand, tuple[int, int, int, list[Stand]]] = field(default_factory=dict)

    def edge(self, c: int, r: int, side: str) -> str:
        if side == "w":
            return self.drawing.west(c, r)
        if side == "e":
            return self.drawing.west(c + 1, r)
        return self.drawing.north(c, r + (side == "s"))

    def owns(self, stand: Stand, side: str) -> bool:
        c, r, half = stand
        return not half or side in SIDES[self.drawing.cut(c, r) + half]

    def is_solid(self, stand: Stand) -> bool:
        c, r, half = stand
        if half:
            return self.drawing.solid_half(c, r) == half
        return "#" in self.drawing.cell(c, r)

    def beyond(self, stand: Stand, side: str) -> Stand | None:
        c, r = stand[0] + STEPS[side][0], stand[1] + STEPS[side][1]
        if not (0 <= c < self.drawing.columns and 0 <= r < self.drawing.rows):
            return None
        if not self.drawing.cut(c, r):
            return c, r, ""
        return next((c, r, h) for h in "ab" if self.owns((c, r, h), BACK[side]))

    def crosses(self, stand: Stand, side: str, flying: bool) -> Stand | None:
        """Where that side leads, if it may be crossed on foot or in flight."""
        if not self.owns(stand, side):
            return None
        there = self.beyond(stand, side)
        if there is None or self.is_solid(there) or there in self.barrels:
            return None
        edge = self.edge(stand[0], stand[1], side)
        if edge in "|-:":
            return None
        if edge != " " and flying:
            return None
        (c, r, _), (x, y, _) = stand, there
        drawn = DoorFact(way=ARROW.get(edge, ""))
        between = (max(c, x), r, "w") if r == y else (c, max(r, y), "n")
        if edge != " " and not self.opens(self.doors.get(between, drawn), side):
            return None
        inside = self.doors.get((c, r, "D"), DoorFact())
        if not self.opens(inside._replace(shut=False), side):  # who stands there holds it
            return None
        return there if self.opens(self.doors.get((x, y, "D"), DoorFact()), side) else None

    def opens(self, door: DoorFact, side: str) -> bool:
        return not door.shut and (door.way in ("", side) or door.color in self.keys)

    def text(self, stand: Stand) -> str:
        """The symbols that belong to a place."""
        c, r, half = stand
        text = self.drawing.cell(c, r)
        if not half:
            return text
        cut = self.drawing.cut(c, r)
        left, _, right = text.partition(cut)
        return left if (half == "a") == (cut == "/") else right

    def price(self, stand: Stand) -> int:
        return 2 if "~" in self.text(stand) else 3 if "^" in self.text(stand) else 1

    def hazards(self, stand: Stand) -> list[str]:
        known = {"a": "acid", "^": "lava", "t": "tentacle"}
        return [known[ch] for ch in "a^t" if ch in self.text(stand)]

    def moves(self, stand: Stand) -> list[tuple[Stand, int, bool]]:
        """Where one move leads, its cost, and whether it is by teleporter."""
        found: list[tuple[Stand, int, bool]] = []
        for side in STEPS:
            there = self.crosses(stand, side, flying=False)
            if there is not None:
                found.append((there, self.price(there), False))
            here: Stand | None = stand
            for length in range(1, self.speed + 1):
                if here is None:
                    break
                if length > 1 and "D" in self.text(here) and here not in self.fighters:
                    break
                here = self.crosses(here, side, flying=True)
                if here is not None and length > 1:
                    found.append((here, 2 * (length - 1) + max(2, self.price(here)), False))
        if "T" in self.text(stand):
            for r in range(self.drawing.rows):
                for c in range(self.drawing.columns):
                    other = (c, r, "")
                    barred = other in self.fighters and self.tele == "c"
                    closed = barred or other in {stand, *self.barrels}
                    if "T" in self.drawing.cell(c, r) and not closed:
                        found.append((other, 1, True))
        return found

    def steps(self, stand: Stand) -> list[tuple[Stand, int, bool]]:
        """The same without jumps."""
        return Walk.moves(replace(self, speed=1), stand)

    # -- one move, and where steps lead ------------------------------------------

    def may_be(self, there: Stand, hops: bool, left: int) -> bool:
        """ruling.move.stuck: on a free square, or with enough left to get to one."""
        if there not in self.fighters or (hops and self.tele == "a"):
            return True
        most, waiting = {there: left}, [there]
        while waiting:
            here = waiting.pop()
            for on, cost, by in self.moves(here):
                rest = most[here] - cost
                if rest >= 0 and (on not in self.fighters or (by and self.tele == "a")):
                    return True
                if rest > most.get(on, -1):
                    most[on] = rest
                    waiting.append(on)
        return False

    def afoot(self, start: Stand, moves: int) -> dict[Stand, tuple[int, bool]]:
        """Cost of every square that steps and teleporters lead to, and whether one may stop."""
        costs = {(start, False): 0}
        while True:
            better = {}
            for (here, _), spent in costs.items():
                for there, cost, hops in self.steps(here):
                    node = there, hops and there in self.fighters and self.tele == "a"
                    total = spent + cost
                    if total <= moves and total < better.get(node, costs.get(node, total + 1)):
                        better[node] = total
            if not better:
                break
            costs |= better
        found: dict[Stand, tuple[int, bool]] = {}
        for (there, bumped), cost in costs.items():
            stop = bumped or there not in self.fighters
            if there == start or not (stop or self.may_be(there, False, moves - cost)):
                continue
            known = found.get(there)
            if known is None or (not stop, cost) < (not known[1], known[0]):
                found[there] = cost, stop
        return found

    # -- every sequence ------------------------------------------------------------

    def run(self, start: Stand, moves: int) -> None:
        self._go(start, moves, [start], [], 0)

    def _go(
        self, here: Stand, left: int, path: list[Stand], bumped: list[bool], spent: int
    ) -> None:
        free = not bumped or bumped[-1] or here not in self.fighters
        if free:
            self._record(path, bumped)
        for there, cost, by_teleporter in self.moves(here):
            if cost <= left:
                path.append(there)
                bumped.append(by_teleporter and there in self.fighters)
                self._go(there, left - cost, path, bumped, spent + cost)
                path.pop()
                bumped.pop()

    def _record(self, path: list[Stand], bumped: list[bool]) -> None:
        """A sequence that ends well makes every place on the way a legal one."""
        spent = hazards = 0
        for k in range(1, len(path)):
            costs = [
                cost
                for there, cost, by in self.moves(path[k - 1])
                if there == path[k] and (not bumped[k - 1] or by)
            ]
            spent += min(costs)
            hazards += len(self.hazards(path[k]))
            can_stop = bumped[k - 1] or path[k] not in self.fighters
            key = (not can_stop, spent, hazards, k, path[1 : k + 1])
            if path[k] not in self.best or key < self.best[path[k]]:
                self.best[path[k]] = key
