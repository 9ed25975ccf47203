"""Explosions and knockback: the squares that a blast reaches, adjacent squares (blast.*,
barrel.distance), and the path of a pushed fighter (knockback.*)."""

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
from fragkit.board.sight import can_see
from fragkit.board.sight_table import leaves_on_own_side, sign
from fragkit.board.things import DEFAULT, NOTHING, BoardOptions, Things
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Push:
    """The result of a push: the places entered, the squares left over and the obstacle."""

    direction: tuple[int, int]  # columns and rows of one step; (0, 0) from the same square
    path: tuple[int, ...]
    leftover: int
    obstacle: Blocker | None


def push_direction(board: Board, attacker: int, target: int) -> tuple[int, int]:
    """Return the direction of a push. It follows the larger of two distances, across or down
    (knockback.line, knockback.horizontal, knockback.vertical, ruling.knockback.mixed), between the
    centers of both squares (ruling.knockback.center). Equal differences make an exact diagonal
    (knockback.diagonal)."""
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
    """Push `target` away from `attacker`, or in the given direction. It need not be in `things`. A
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
    """Push the fighter one square. Walls, fighters, barrels and the hanged stop the push
    (knockback.blocked). So do door squares, unless a fighter holds the door open; then the push
    strikes that fighter (ruling.knockback.doorsquare)."""
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
    """Return the square across one side, or the obstacle: a wall, a door (ruling.knockback.door) or
    a window (ruling.knockback.window)."""
    square = board.squares[place]
    if board.place_at(square, way) != place:
        return diagonal_blocker(board, square)
    ahead = board.ahead(place, way)
    if ahead is None or board.edge(square, way).kind != "open":
        return edge_blocker(board, square, way)
    return ahead


def _diagonal_step(board: Board, place: int, dx: int, dy: int) -> int | Blocker:
    """Return the square across a post, or the obstacle. No wall or door may end at the post
    (ruling.knockback.diag), nor a window, since it stops all movement."""
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


def blast(
    board: Board,
    center: int,
    radius: int,
    things: Things = NOTHING,
    houses: BoardOptions = DEFAULT,
) -> dict[int, int]:
    """Return every place within the radius and its distance, which is 0 for the center
    (ruling.blast.count).

    A blast crosses no wall (wall.weapon) and no closed door. Windows and figures do not shield
    (ruling.blast.walls, ruling.blast.window, ruling.blast.cover). A blast reaches a door square
    from outside, but passes through it only while a fighter stands in it.
    """
    if houses.blast_count != "a":
        return _plain_count(board, center, radius, in_sight=houses.blast_count == "b")
    distances = {center: 0}
    ring = [center]
    for distance in range(1, radius + 1):
        ring = [p for here in ring for p in _next(board, here, center, things)]
        ring = [p for p in dict.fromkeys(ring) if p not in distances]
        if not ring:
            break
        distances.update(dict.fromkeys(ring, distance))
    return distances


def _next(board: Board, place: int, center: int, things: Things) -> list[int]:
    """Return the neighbors that a blast reaches from this place. A closed door square ends it."""
    square = board.squares[place]
    if square in board.square_doors and place != center and place not in things.fighters:
        return []
    found = board.unwalled.get(place)
    if found is None:
        found = board.unwalled[place] = [
            ahead
            for way in range(4)
            if (ahead := board.ahead(place, way)) is not None
            and board.edge(square, way).kind in ("open", "window")
            and board.floor[ahead]
        ]
    return found


def _plain_count(board: Board, center: int, radius: int, in_sight: bool) -> dict[int, int]:
    """Return the places by columns and rows, ignoring walls. With option `c`, return only those in
    sight of the center (options `b` and `c` of ruling.blast.count)."""
    row, column = board.row(center), board.column(center)
    found = {center: 0}
    for place in board.places:
        distance = abs(board.row(place) - row) + abs(board.column(place) - column)
        if (
            place != center
            and distance <= radius
            and (not in_sight or can_see(board, center, place))
        ):
            found[place] = distance
    return found


def square_blast(
    board: Board, center: int, radius: int, things: Things = NOTHING
) -> frozenset[int]:
    """Return the places within `radius` columns and rows, including corners, that steps inside that
    area reach without crossing a wall or a closed door."""
    row, column = board.row(center), board.column(center)
    found, ring = {center}, [center]
    while ring:
        ahead = (p for here in ring for p in _next(board, here, center, things))
        ring = [
            p
            for p in dict.fromkeys(ahead)
            if p not in found
            and abs(board.row(p) - row) <= radius
            and abs(board.column(p) - column) <= radius
        ]
        found.update(ring)
    return frozenset(found)


def line_blast(
    board: Board, origin: int, center: int, length: int, things: Things = NOTHING
) -> frozenset[int]:
    """Return the center and up to `length` squares behind it, straight away from the origin as in a
    push, up to the first wall or closed door."""
    columns, rows = push_direction(board, origin, center)
    if columns and rows:
        return frozenset((center, *push(board, origin, center, length).path))
    if not (columns or rows):
        return frozenset((center,))
    way = (1 if columns > 0 else 3) if columns else (2 if rows > 0 else 0)
    return frozenset((center, *_arm(board, center, way, length, things)))


def adjacent(board: Board, place: int) -> tuple[int, ...]:
    """Return the orthogonal neighbors, if nothing is drawn between them and the place
    (ruling.barrel.adjacent)."""
    square = board.squares[place]
    return tuple(
        ahead
        for way in range(4)
        if (ahead := board.ahead(place, way)) is not None and board.edge(square, way).kind == "open"
    )


def cross(board: Board, center: int, arm: int = 1, things: Things = NOTHING) -> tuple[int, ...]:
    """Return the center and four straight arms, each up to the first wall or closed door
    (napalm.shape, ruling.napalm.size)."""
    arms = (_arm(board, center, way, arm, things) for way in range(4))
    return (center, *(place for squares in arms for place in squares))


def _arm(board: Board, center: int, way: int, length: int, things: Things) -> list[int]:
    """Return the squares beyond the center in one direction."""
    found: list[int] = []
    place = center
    for _ in range(length):
        square, ahead = board.squares[place], board.ahead(place, way)
        if ahead is None or not board.floor[ahead]:
            break
        if board.edge(square, way).kind not in ("open", "window"):
            break
        shut = square in board.square_doors and place not in things.fighters
        if shut and place != center:
            break
        found.append(ahead)
        place = ahead
    return found
