"""The board by the names of its squares: numbers in the geometry, names in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fragkit.board.board import EAST, NORTH, SOUTH, WEST, Board
from fragkit.board.naming import map_of
from fragkit.rules.commands import Direction

if TYPE_CHECKING:
    from collections.abc import Sequence

WAY = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}
LETTER: tuple[Direction, ...] = ("n", "e", "s", "w")


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
