"""Sight on a 20 × 30 map: ours against tcod's Bresenham lines, in one run.

    python bench/sight.py

tcod knows squares and no edges, so the map has solid squares only, the same for both. A
line of tcod counts as blocked when it steps on a solid square; where that differs from
the exact answer, tcod is wrong. `pip install fragkit[bench]` brings tcod.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from fragkit.board.board import Board
from fragkit.board.drawing_reader import read_grid
from fragkit.board.sight import can_see, first_blocker
from fragkit.board.sight_table import SightTable
from fragkit.board.things import Things
from fragkit.diagnostics import Problems
from fragkit.model.map import MapDefinition

COLUMNS, ROWS, SOLID = 20, 30, 0.12
LINES = 200_000


def arena(rng: Random) -> Board:
    posts, inner = "+" + "---+" * COLUMNS, "+" + "   +" * COLUMNS
    lines = [posts]
    for _ in range(ROWS):
        cells = (" # " if rng.random() < SOLID else "   " for _ in range(COLUMNS))
        lines += ["|" + " ".join(cells) + "|", inner]
    lines[-1] = posts
    grid = read_grid("\n".join(lines), Problems())
    assert grid is not None
    return Board.of(MapDefinition(id="bench", name="Bench", grid=grid))


def seconds(work: Callable[[], object], times: int = 3) -> float:
    """The best of a few runs."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def all_pairs(board: Board) -> int:
    """A fresh table, filled, and every answer read from it."""
    table = SightTable(board)
    return sum(sum(table.row(place)) for place in board.places)


def row(name: str, value: str, note: str = "") -> None:
    print(f"| {name:<34} | {value:>12} | {note}")


def main() -> None:
    rng = Random(1)
    board = arena(rng)
    places = board.places
    pairs = [(rng.choice(places), rng.choice(places)) for _ in range(LINES)]
    some = rng.sample(places, 18)
    things = Things(
        fighters=frozenset(some[:6]), solid=tuple((place, "barrel") for place in some[6:])
    )

    def warm() -> None:
        for a, b in pairs:
            can_see(board, a, b)

    def crowded() -> None:
        for a, b in pairs:
            can_see(board, a, b, things)

    def named() -> None:
        for a, b in pairs[: LINES // 10]:
            first_blocker(board, a, b)

    warm()
    ours = LINES / seconds(warm)
    whole = seconds(lambda: all_pairs(board))
    print(f"| {'sight, ' + f'{COLUMNS} × {ROWS} squares':<34} | {'measured':>12} | bar")
    print(f"|{'-' * 36}|{'-' * 14}|{'-' * 32}")
    row("warm answers", f"{ours / 1e6:.2f} M/s", "≥ 1 M/s")
    row("warm, 6 fighters and 12 barrels", f"{LINES / seconds(crowded) / 1e6:.2f} M/s")
    row("with the blocker named", f"{LINES / 10 / seconds(named) / 1e3:.0f} k/s")
    row(f"all {len(places) ** 2:,} pairs", f"{whole * 1e3:.0f} ms", "≤ 500 ms")
    compare_with_tcod(board, pairs, ours)


def compare_with_tcod(board: Board, pairs: list[tuple[int, int]], ours: float) -> None:
    try:
        import numpy as np
        from tcod.los import bresenham
    except ImportError:
        row("tcod", "not there", "pip install fragkit[bench]")
        return
    clear = np.array(
        [[not board.spots[r * COLUMNS + c].solid for c in range(COLUMNS)] for r in range(ROWS)]
    )
    ends = [(divmod(a, COLUMNS), divmod(b, COLUMNS)) for a, b in pairs]

    def lines() -> None:
        for a, b in ends:
            line = bresenham(a, b)
            clear[line[:, 0], line[:, 1]].all()

    def lines_alone() -> None:
        for a, b in ends:
            bresenham(a, b)

    alone = LINES / seconds(lines_alone, times=2)
    theirs = LINES / seconds(lines, times=1)
    wrong = one_sided = 0
    for (a, b), (p, q) in zip(pairs, ends, strict=True):
        line, back = bresenham(p, q), bresenham(q, p)
        there = bool(clear[line[:, 0], line[:, 1]].all())
        wrong += there != can_see(board, a, b)
        one_sided += there != bool(clear[back[:, 0], back[:, 1]].all())
    row("tcod, the line alone", f"{alone / 1e3:.0f} k/s", f"ours is {ours / alone:.1f} × as fast")
    row(
        "tcod, line and squares",
        f"{theirs / 1e3:.0f} k/s",
        f"ours is {ours / theirs:.1f} × as fast",
    )
    row("tcod is wrong on", f"{wrong / LINES:.1%}", "ours: 0, proved by the tests")
    row("tcod contradicts itself on", f"{one_sided / LINES:.1%}", "A sees B, B does not see A")


if __name__ == "__main__":
    main()
