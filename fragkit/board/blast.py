"""Explosions: how far a blast reaches, and which squares are adjacent (blast.*,
barrel.distance)."""

from __future__ import annotations

from fragkit.board.board import Board
from fragkit.board.push import push, push_direction
from fragkit.board.sight import can_see
from fragkit.board.things import DEFAULT, NOTHING, BoardOptions, Things


def blast(
    board: Board,
    center: int,
    radius: int,
    things: Things = NOTHING,
    houses: BoardOptions = DEFAULT,
) -> dict[int, int]:
    """Return every place within the radius and its distance; the center has 0 (ruling.blast.count).

    Steps cross no wall (wall.weapon) and no closed door; windows and figures do not shield
    (ruling.blast.walls, ruling.blast.window, ruling.blast.cover). A door square is reached from
    outside, but passed only while somebody stands in it.
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
    """Return the neighbors that a blast steps to; a shut door square ends it."""
    square = board.squares[place]
    if square in board.square_doors and place != center and place not in things.fighters:
        return []
    return [
        ahead
        for way in range(4)
        if (ahead := board.ahead(place, way)) is not None
        and board.edge(square, way).kind in ("open", "window")
        and board.floor[ahead]
    ]


def _plain_count(board: Board, center: int, radius: int, in_sight: bool) -> dict[int, int]:
    """Return the places by columns and rows, ignoring walls; with option `c`, only those in sight
    of the center (options `b` and `c` of ruling.blast.count)."""
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
    """Return the places within `radius` columns and rows, corners included, that steps inside that
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
    """Return the center and `length` squares behind it, straight away from the origin as a push
    goes, up to the first wall or closed door."""
    columns, rows = push_direction(board, origin, center)
    if columns and rows:
        return frozenset((center, *push(board, origin, center, length).path))
    if not (columns or rows):
        return frozenset((center,))
    way = (1 if columns > 0 else 3) if columns else (2 if rows > 0 else 0)
    return frozenset((center, *_arm(board, center, way, length, things)))


def blast_distance(
    board: Board,
    center: int,
    place: int,
    things: Things = NOTHING,
    houses: BoardOptions = DEFAULT,
) -> int | None:
    """Return the distance to one place in orthogonal steps (barrel.distance), or None if the
    blast does not reach it."""
    return blast(board, center, len(board.spots), things, houses).get(place)


def adjacent(board: Board, place: int) -> tuple[int, ...]:
    """Return the orthogonal neighbors with nothing drawn between (ruling.barrel.adjacent)."""
    square = board.squares[place]
    return tuple(
        ahead
        for way in range(4)
        if (ahead := board.ahead(place, way)) is not None and board.edge(square, way).kind == "open"
    )


def cross(board: Board, center: int, arm: int = 1, things: Things = NOTHING) -> tuple[int, ...]:
    """Return the center and its straight arms, each up to the first wall or closed door
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
