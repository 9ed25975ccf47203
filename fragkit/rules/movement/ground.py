"""The board as fighters meet it: names in, names out, every static answer worked out once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fragkit.board.board import EAST, NORTH, SOUTH, WEST, Board
from fragkit.board.naming import map_of
from fragkit.model.map import WAYS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WAY = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}
LETTER = ("n", "e", "s", "w")
LONGEST_JUMP = 20  # no Speed comes near
WAY_WORD = ("north", "east", "south", "west")


class Step:
    """What lies one step ahead: the square, or why there is no way.

    `door`: the id of a door in between (0 when there is none); `against`: it is one-way and
    the step goes against its arrow; `switch`: it is shut until its switch is worked.
    """

    __slots__ = ("against", "color", "door", "kind", "square")

    def __init__(self, kind: str, square: str, door: int, color: str, against: bool) -> None:
        self.kind = kind  # open, wall, window, door, switch, border
        self.square = square
        self.door = door
        self.color = color
        self.against = against


class Ground:
    """Squares by name. Nothing here changes in a game."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.names = tuple(board.name(p) if board.floor[p] else "" for p in range(len(board.spots)))
        self.place = {name: p for p, name in enumerate(self.names) if name}
        self.terrain = {
            self.names[p]: board.spots[p].terrain for p in board.places if board.spots[p].terrain
        }
        self.power = {self.names[p]: kind for p, kind in board.power_ups.items()}
        self.teleporters = tuple(self.names[p] for p in board.teleporters)
        self.respawns = tuple((r.number, self.names[r.place], r.color) for r in board.respawns)
        self.respawn_squares = tuple(square for _, square, _ in self.respawns)
        self.steps: dict[str, tuple[Step, Step, Step, Step]] = {}
        for p in board.places:
            north, east, south, west = (self._step(p, way) for way in range(4))
            self.steps[self.names[p]] = (north, east, south, west)
        # Where a plain fighter can go from each square: what nearly every step asks for.
        self.free_steps: Mapping[str, tuple[tuple[str, str], ...]] = {
            name: tuple(
                (LETTER[way], step.square)
                for way, step in enumerate(steps)
                if step.kind in ("open", "door") and not step.against
            )
            for name, steps in self.steps.items()
        }

        # Landing squares of plain jumps over open edges, by length from 2 on.
        self._jumps: dict[str, tuple[tuple[str, int, str], ...]] = {}

    def jumps(self, square: str, longest: int) -> list[tuple[str, int, str]]:
        """Direction, length and landing of every jump that no wall or door stops.

        Squares with a door inside are left out: whether they can be flown over depends on who
        stands there.
        """
        known = self._jumps.get(square)
        if known is None:
            known = self._jumps[square] = self._all_jumps(square)
        return [jump for jump in known if jump[1] <= longest]

    def _all_jumps(self, square: str) -> tuple[tuple[str, int, str], ...]:
        found: list[tuple[str, int, str]] = []
        for way in range(4):
            here = square
            for length in range(1, LONGEST_JUMP + 1):
                step = self.steps[here][way]
                if step.kind != "open":
                    break
                here = step.square
                if length > 1:
                    found.append((LETTER[way], length, here))
        return tuple(found)

    def _step(self, place: int, way: int) -> Step:
        board = self.board
        ahead = board.ahead(place, way)
        if ahead is None or not board.floor[ahead]:
            # A side of the other half lies behind the diagonal wall.
            border = ahead is None and board.squares[place] not in board.cuts
            return Step("border" if border else "wall", "", 0, "", False)
        name = self.names[ahead]
        edge_id = board.edge_id(board.squares[place], way)
        edge = board.edge_by_id(edge_id)
        if edge.kind in ("wall", "window"):
            return Step(edge.kind, name, 0, "", False)
        doors = [(edge_id, edge.door)]
        # A one-way door inside a square is passed along its arrow, in and out.
        doors += [
            (-1 - board.squares[p], board.square_doors.get(board.squares[p]))
            for p in (place, ahead)
        ]
        kind, number, color, against = "open", 0, "", False
        for id, door in doors:
            if door is not None:
                wrong = door.way is not None and door.way != WAYS[way]
                kind = "switch" if door.switch or kind == "switch" else "door"
                if number == 0 or wrong or door.switch:
                    number, color = id, door.color
                against = against or wrong
        return Step(kind, name, number, color, against)

    def missing(self, text: str) -> str:
        """Why that is no square to stand on: not on the map, rock, or cut in halves."""
        found = self.board.place(text)
        return f"{text} is no square of this map" if isinstance(found, int) else str(found)

    def by_map(self, squares: Sequence[tuple[int, str]]) -> dict[str, list[tuple[int, str]]]:
        """Numbered squares by the id of the map on which they lie."""
        found: dict[str, list[tuple[int, str]]] = {m.id: [] for m in self.board.maps}
        for number, square in squares:
            found[map_of(self.board, self.place[square])].append((number, square))
        return {id: there for id, there in found.items() if there}
