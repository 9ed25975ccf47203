"""The straight line between the centers of two squares, in exact integers.

Between the centers of squares dx columns and dy rows apart, the line crosses the k-th
vertical grid line after (2k + 1) / 2dx of its way and the k-th horizontal one after
(2k + 1) / 2dy. Comparing those fractions crosswise gives the order; when two are equal,
the line passes exactly through a post.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

VERTICAL, HORIZONTAL, POST = range(3)


class Crossing(NamedTuple):
    """A point where the line leaves a square and enters (column, row), counted from its start."""

    through: int  # VERTICAL edge, HORIZONTAL edge or POST
    column: int
    row: int


def sign(n: int) -> int:
    return (n > 0) - (n < 0)


@lru_cache(maxsize=4096)
def crossings(dx: int, dy: int) -> tuple[Crossing, ...]:
    """Return every crossing of the line, in order."""
    sx, sy, across, down = sign(dx), sign(dy), abs(dx), abs(dy)
    i = j = 0
    found = []
    while i < across or j < down:
        ahead = (2 * i + 1) * down - (2 * j + 1) * across
        if ahead < 0:
            i += 1
            found.append(Crossing(VERTICAL, i * sx, j * sy))
        elif ahead > 0:
            j += 1
            found.append(Crossing(HORIZONTAL, i * sx, j * sy))
        else:
            i += 1
            j += 1
            found.append(Crossing(POST, i * sx, j * sy))
    return tuple(found)


def meets_diagonal(cut: str, dx: int, dy: int, entered: int, left: int) -> bool:
    r"""Return whether a line in direction (dx, dy) meets the inside of a square's diagonal wall.

    A wall across the direction is always met. A wall that leans with it (`\` for a line going
    south-east) is met when the line passes from one side to the opposite one. A line that only
    touches an end of the wall is checked at the post.
    """
    leans = dx * dy > 0 if cut == "\\" else dx * dy < 0
    return not leans or entered == left


def leaves_on_own_side(cut: str, half_b: bool, dx: int, dy: int) -> bool:
    """Return whether a line from the center of a cut square stays on its half's side of the wall
    (ruling.wall.center); along the wall, it does not (ruling.los.along)."""
    # The side of `/` is the sign of dx + dy, that of `\` the sign of dy - dx; `a` is above.
    side = dx + dy if cut == "/" else dy - dx
    return side > 0 if half_b else side < 0
