"""Knockback: the path of a pushed fighter, and the obstacle that stops it (knockback.*)."""

from __future__ import annotations

from fragkit.board.blockers import (
    Blocker,
    corner_blocker,
    diagonal_blocker,
    door_blocker,
    post_ends,
    thing_blocker,
)
from fragkit.board.board import Board
from fragkit.board.movement import edge_blocker
from fragkit.board.sight_line import leaves_on_own_side, sign
from fragkit.board.things import NOTHING, Things
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Push:
    """The result of a push: the places entered, the squares left over, the obstacle."""

    direction: tuple[int, int]  # columns and rows of one step; (0, 0) from the same square
    path: tuple[int, ...]
    leftover: int
    obstacle: Blocker | None


def push_direction(board: Board, attacker: int, target: int) -> tuple[int, int]:
    """Return the direction of the larger difference (knockback.line, knockback.horizontal,
    knockback.vertical, ruling.knockback.mixed) between the centers of both squares
    (ruling.knockback.center); equal ones make an exact diagonal (knockback.diagonal)."""
    dx = board.column(target) - board.column(attacker)
    dy = board.row(target) - board.row(attacker)
    if abs(dx) > abs(dy):
        return sign(dx), 0
    if abs(dy) > abs(dx):
        return 0, sign(dy)
    return sign(dx), sign(dy)


def push(
    board: Board, attacker: int, target: int, distance: int, things: Things = NOTHING,
    direction: tuple[int, int] | None = None,
) -> Push:  # fmt: skip
    """Push `target` away from `attacker`, or in the given direction; it need not be in `things`. A
    diagonal step counts 1 (ruling.knockback.diagcount). Water does not slow a push
    (ruling.knockback.water), and teleporters do nothing (ruling.knockback.tele)."""
    if direction is None:
        direction = push_direction(board, attacker, target)
    path: list[int] = []
    here, obstacle = target, None
    while direction != (0, 0) and len(path) < distance:
        ahead = _pushed_step(board, here, direction, target, things)
        if isinstance(ahead, Blocker):
            obstacle = ahead
            break
        path.append(ahead)
        here = ahead
    leftover = distance - len(path) if obstacle is not None else 0
    return Push(direction, tuple(path), leftover, obstacle)


def _pushed_step(
    board: Board, place: int, direction: tuple[int, int], target: int, things: Things
) -> int | Blocker:
    """Push the fighter one square; walls, fighters, barrels and the hanged stop it
    (knockback.blocked), and so do door squares, unless a fighter holds the door open and is struck
    (ruling.knockback.doorsquare)."""
    dx, dy = direction
    if dx and dy:
        ahead = _diagonal_step(board, place, dx, dy)
    else:
        ahead = _straight_step(board, place, (1 if dx > 0 else 3) if dx else (2 if dy > 0 else 0))
    if isinstance(ahead, Blocker):
        return ahead
    if things.at(ahead) is not None and ahead != target:
        return thing_blocker(board, things, ahead)
    if board.squares[ahead] in board.square_doors:
        return door_blocker(board, -1 - board.squares[ahead])
    return ahead


def _straight_step(board: Board, place: int, way: int) -> int | Blocker:
    """Cross one side; walls, doors (ruling.knockback.door) and windows (ruling.knockback.window)
    stop it."""
    square = board.squares[place]
    if board.place_at(square, way) != place:
        return diagonal_blocker(board, square)
    ahead = board.ahead(place, way)
    if ahead is None or board.edge(square, way).kind != "open":
        return edge_blocker(board, square, way)
    return ahead


def _diagonal_step(board: Board, place: int, dx: int, dy: int) -> int | Blocker:
    """Step through a post. No wall or door may end there (ruling.knockback.diag), nor a window,
    which stops all movement."""
    square, columns = board.squares[place], board.grid.columns
    cut = board.cuts.get(square)
    if cut and not leaves_on_own_side(cut, place != square, dx, dy):
        return diagonal_blocker(board, square)
    post = square + (dx > 0) + (columns if dy > 0 else 0)
    row, column = board.row(place) + dy, board.column(place) + dx
    outside = not (0 <= column < columns and 0 <= row < board.grid.rows)
    ends = {"wall"} if outside else post_ends(board, post, windows=True)
    if ends:
        return corner_blocker(board, square, dx, dy, ends)
    ahead = row * columns + column
    other = board.cuts.get(ahead)
    if other and leaves_on_own_side(other, True, -dx, -dy):
        return board.second[ahead]
    return ahead
