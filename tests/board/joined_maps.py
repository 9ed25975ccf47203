"""Random maps laid side by side, together with one drawing of the whole.

The whole is made from the texts alone: the second map's characters are written beside or
below the first one's, and each opened side is wiped out. What lies on no map is filled with
`@`, walled in on all sides; it means nothing to fragkit and never reaches it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from fragkit.board.board import Board
from fragkit.board.joining import join
from fragkit.board.square_names import square_name
from fragkit.model.map import Join
from tests.board.brute import Stand
from tests.board.drawn import draw
from tests.board.random_maps import random_drawing

Lines = list[str]


@dataclass
class Joined:
    board: Board
    text: str

    def stand(self, place: int) -> Stand:
        return self.board.column(place), self.board.row(place), self.board.half(place)


def random_joined(rng: Random, most: int) -> Joined:
    """Two maps with some sides open between them, and what the two look like as one."""
    sizes = [(rng.randint(1, most), rng.randint(1, most)) for _ in range(2)]
    one, two = (random_drawing(rng, *size).rstrip("\n").split("\n") for size in sizes)
    below = rng.random() < 0.5
    along = min(sizes[0][not below], sizes[1][not below])
    wanted = [k for k in range(along) if rng.random() < 0.7]
    opened = [k for k in wanted if _can_open(one, two, k, below)]
    side = "south" if below else "east"
    names = tuple(_name(sizes[0], k, below) for k in opened)
    first = replace(draw("\n".join(one), "one").parts[0].map, joins=(Join(side, "two", names),))
    board = join([first, draw("\n".join(two), "two").parts[0].map])
    assert isinstance(board, Board), board
    return Joined(board, "\n".join(_whole(one, two, opened, below)) + "\n")


def _name(size: tuple[int, int], k: int, below: bool) -> str:
    return square_name(k, size[1] - 1) if below else square_name(size[0] - 1, k)


def _cell(lines: Lines, column: int, row: int) -> str:
    return lines[2 * row + 1][4 * column + 1 : 4 * column + 4]


def _can_open(one: Lines, two: Lines, k: int, below: bool) -> bool:
    """Neither side may be a door square or rock; a cut square with rock in it is left shut."""
    rows, columns = (len(one) - 1) // 2, (len(one[0]) - 1) // 4
    cells = (
        (_cell(one, k, rows - 1), _cell(two, k, 0))
        if below
        else (_cell(one, columns - 1, k), _cell(two, 0, k))
    )
    return not any(set(cell) & set("#D") for cell in cells)


def _whole(one: Lines, two: Lines, opened: list[int], below: bool) -> Lines:
    if below:
        width = max(len(one[0]), len(two[0]))
        upper, lower = _widened(one, width), _widened(two, width)
        lines = [*upper[:-1], *lower]
        lines[len(upper) - 1] = "+" + "---+" * ((width - 1) // 4)
        for k in opened:
            lines[len(upper) - 1] = _written(lines[len(upper) - 1], 4 * k + 1, "   ")
        return lines
    height = max(len(one), len(two))
    left, right = _heightened(one, height), _heightened(two, height)
    lines = [a[:-1] + b for a, b in zip(left, right, strict=True)]
    for k in opened:
        lines[2 * k + 1] = _written(lines[2 * k + 1], len(one[0]) - 1, " ")
    return lines


def _written(line: str, at: int, text: str) -> str:
    return line[:at] + text + line[at + len(text) :]


def _widened(lines: Lines, width: int) -> Lines:
    more = (width - len(lines[0])) // 4
    return [line + ("---+" if i % 2 == 0 else " @ |") * more for i, line in enumerate(lines)]


def _heightened(lines: Lines, height: int) -> Lines:
    columns, more = (len(lines[0]) - 1) // 4, (height - len(lines)) // 2
    return [*lines, *["|" + " @ |" * columns, "+" + "---+" * columns] * more]
