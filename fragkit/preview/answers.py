"""What the page asks about a map: sight, reach and heat of the square under the pointer."""

from __future__ import annotations

from typing import Any

from fragkit.board.board import Board, NoPlace
from fragkit.board.movement import Mover
from fragkit.board.reach import reach
from fragkit.board.sight import heat, visible_from

MOST_MOVES = 30


def map_facts(board: Board) -> dict[str, Any]:
    """What the page needs to find a square under the pointer."""
    return {
        "columns": board.columns,
        "rows": board.rows,
        "cuts": {board.square_name(square): cut for square, cut in board.cuts.items()},
        "floor": [board.name(p) for p in range(len(board.squares)) if board.floor[p]],
    }


def sight_from(board: Board, square: str) -> dict[str, Any]:
    place = board.place(square)
    if isinstance(place, NoPlace):
        return {"error": str(place)}
    seen = visible_from(board, place)
    return {"at": board.name(place), "squares": {board.name(p): n for p, n in seen.items()}}


def reach_from(board: Board, square: str, moves: int, speed: int) -> dict[str, Any]:
    place = board.place(square)
    if isinstance(place, NoPlace):
        return {"error": str(place)}
    moves, speed = max(0, min(MOST_MOVES, moves)), max(1, min(9, speed))
    reached = reach(board, place, moves, Mover(speed=speed))
    return {
        "at": board.name(place),
        "squares": {board.name(p): way.cost for p, way in reached.items()},
        "hazards": [board.name(p) for p, way in reached.items() if way.hazards],
    }


def heat_of(board: Board) -> dict[str, Any]:
    counts = heat(board)
    return {"squares": {board.name(p): n for p, n in counts.items()}}
