"""Outlines of groups of squares: for terrain, rock and the shade of rooms."""

from __future__ import annotations

from collections.abc import Collection

from fragkit.press.graphics.marks import Point, Segment, Shape

_EAST, _SOUTH, _WEST, _NORTH = (1, 0), (0, 1), (-1, 0), (0, -1)


def contours(cells: Collection[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Return closed loops of corners around the cells (column, row), the inside to their right.

    Only corners where a loop turns are listed. Loops that touch at a corner stay apart.
    """
    inside = set(cells)
    leaving: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in sorted(inside):
        for neighbor, start, way in (
            ((x, y - 1), (x, y), _EAST),
            ((x + 1, y), (x + 1, y), _SOUTH),
            ((x, y + 1), (x + 1, y + 1), _WEST),
            ((x - 1, y), (x, y + 1), _NORTH),
        ):
            if neighbor not in inside:
                leaving.setdefault(start, []).append(way)
    loops = []
    for start in sorted(leaving):
        while start in leaving:
            loops.append(_follow(leaving, start, leaving[start][0]))
    return loops


def _follow(
    leaving: dict[tuple[int, int], list[tuple[int, int]]],
    start: tuple[int, int],
    way: tuple[int, int],
) -> list[tuple[int, int]]:
    corners: list[tuple[int, int]] = []
    at, before = start, (0, 0)
    while True:
        ways = leaving[at]
        # Where two loops touch, a right turn keeps to the cell that is being followed.
        right = (-before[1], before[0])
        chosen = way if not corners and at == start else right if right in ways else ways[0]
        ways.remove(chosen)
        if not ways:
            del leaving[at]
        if chosen != before:
            corners.append(at)
        before = chosen
        at = (at[0] + chosen[0], at[1] + chosen[1])
        if at == start and at not in leaving:
            break
        if at == start and before[0] * way[1] - before[1] * way[0] == 1:  # a right turn
            break
    if _direction(corners[-1], corners[0]) == _direction(corners[0], corners[1]):
        corners.pop(0)
    return corners


def _direction(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)


def region(
    cells: Collection[tuple[int, int]], size: float, inset: float = 0.0, radius: float = 0.0
) -> Shape:
    """Return the outline of the cells in millimeters, drawn in by `inset`, its corners rounded."""
    shape: list[Segment] = []
    for loop in contours(cells):
        shape += _rounded(loop, size, inset, radius)
    return tuple(shape)


def _rounded(
    loop: list[tuple[int, int]], size: float, inset: float, radius: float
) -> list[Segment]:
    points: list[tuple[Point, tuple[int, int], tuple[int, int]]] = []
    for i, corner in enumerate(loop):
        before = _direction(loop[i - 1], corner)
        after = _direction(corner, loop[(i + 1) % len(loop)])
        # The inside lies to the right of the way: (dx, dy) has it at (-dy, dx).
        nx, ny = -before[1] - after[1], before[0] + after[0]
        points.append(
            ((corner[0] * size + inset * nx, corner[1] * size + inset * ny), before, after)
        )
    segments: list[Segment] = []
    for (x, y), before, after in points:
        if radius <= 0:
            segments.append(("L", x, y))
            continue
        k = radius * 0.4477
        segments.append(("L", x - radius * before[0], y - radius * before[1]))
        segments.append((
            "C",
            x - k * before[0], y - k * before[1],
            x + k * after[0], y + k * after[1],
            x + radius * after[0], y + radius * after[1],
        ))  # fmt: skip
    segments[0] = ("M", *segments[0][1:])
    segments.append(("Z",))
    return segments
