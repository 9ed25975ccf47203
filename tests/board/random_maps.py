"""Random drawings that have every feature and no mistake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from fragkit.board.board import WEST, Board
from fragkit.model.map import Door, Edge, Way
from tests.board.brute_walk import DoorFact

CELLS = [
    *["   "] * 14,
    *[" # "] * 2,
    *[" / ", " \\ "] * 2,
    " a ",
    " ~ ",
    " ^ ",
    "^w ",
    " g ",
    " % ",
    " T ",
    " T ",
    " s ",
    " t ",
    " X ",
    "a/~",
    "#/ ",
    " \\#",
    "~\\^",
]
VERTICAL = [*" " * 12, *"||||", *"::", *"rgb<>"]
HORIZONTAL = [
    *["   "] * 12,
    *["---"] * 4,
    *["-:-"] * 2,
    *["-r-", "-g-", "-b-", "-^-", "-v-"],
]


def random_drawing(rng: Random, columns: int, rows: int) -> str:
    cells = [[rng.choice(CELLS) for _ in range(columns)] for _ in range(rows)]
    west = [["|" if not c else rng.choice(VERTICAL) for c in range(columns)] for _ in range(rows)]
    north = [
        ["---" if not r else rng.choice(HORIZONTAL) for _ in range(columns)] for r in range(rows)
    ]
    for r in range(rows):
        for c in range(columns):
            if rng.random() < 0.06:
                _put_door(rng, cells, west, north, c, r)
    _mend(cells, west, north)
    lines = []
    for r in range(rows):
        lines.append("+" + "".join(edge + "+" for edge in north[r]))
        lines.append("".join(w + cell for w, cell in zip(west[r], cells[r], strict=True)) + "|")
    lines.append("+" + "---+" * columns)
    return "\n".join(lines) + "\n"


def _put_door(
    rng: Random,
    cells: list[list[str]],
    west: list[list[str]],
    north: list[list[str]],
    c: int,
    r: int,
) -> None:
    rows, columns = len(cells), len(cells[0])
    level = rng.random() < 0.5
    around = [(c - 1, r), (c + 1, r)] if level else [(c, r - 1), (c, r + 1)]
    for x, y in around:
        if not (0 <= x < columns and 0 <= y < rows):
            return
        cells[y][x] = "   "
    for x, y in [(c - 1, r), (c + 1, r), (c, r - 1), (c, r + 1)]:
        if 0 <= x < columns and 0 <= y < rows and "D" in cells[y][x]:
            return
    cells[r][c] = " D "
    west[r][c] = " " if level else "|"
    if c + 1 < columns:
        west[r][c + 1] = " " if level else "|"
    north[r][c] = "---" if level else "   "
    if r + 1 < rows:
        north[r + 1][c] = "---" if level else "   "


def _solid(text: str, side: str) -> bool:
    if "#" not in text:
        return False
    cut = next((ch for ch in text if ch in "/\\"), None)
    if cut is None:
        return True
    on_left = text.index("#") < text.index(cut)
    left = "nw" if cut == "/" else "sw"
    return (side in left) == on_left


def _mend(cells: list[list[str]], west: list[list[str]], north: list[list[str]]) -> None:
    """No doors into rock, and no symbols in halves that nothing leads into."""
    for r, line in enumerate(cells):
        for c, text in enumerate(line):
            if c and west[r][c] in "rgb<>" and (_solid(line[c - 1], "e") or _solid(text, "w")):
                west[r][c] = "|"
            above = cells[r - 1][c] if r else ""
            if r and north[r][c][1] in "rgb^v" and (_solid(above, "s") or _solid(text, "n")):
                north[r][c] = "---"
    for r, line in enumerate(cells):
        for c, text in enumerate(line):
            cut = next((ch for ch in text if ch in "/\\"), None)
            if cut and set(text) & set("a~^"):
                sides = {
                    "w": c > 0 and west[r][c] not in "|:" and not _solid(line[c - 1], "e"),
                    "e": c + 1 < len(line)
                    and west[r][c + 1] not in "|:"
                    and not _solid(line[c + 1], "w"),
                    "n": r > 0
                    and north[r][c] not in ("---", "-:-")
                    and not _solid(cells[r - 1][c], "s"),
                    "s": r + 1 < len(cells)
                    and north[r + 1][c] not in ("---", "-:-")
                    and not _solid(cells[r + 1][c], "n"),
                }
                left, right = ("nw", "se") if cut == "/" else ("sw", "ne")
                if not (any(sides[s] for s in left) and any(sides[s] for s in right)):
                    line[c] = f" {cut} "


def random_doors(
    board: Board, rng: Random
) -> tuple[Board, dict[tuple[int, int, str], DoorFact], frozenset[int]]:
    """The board with its doors coloured, made one-way or worked by switches at random; the
    doors as facts, by the square and side where they are; the switch doors that stand open."""
    definition = board.parts[0].map
    grid, columns = definition.grid, definition.grid.columns
    facts: dict[tuple[int, int, str], DoorFact] = {}
    opened: set[int] = set()

    def made(door: Door, id: int, at: tuple[int, int, str], ways: Sequence[Way | None]) -> Door:
        new = replace(
            door, color=rng.choice(("red", "green", "blue")), way=rng.choice(ways),
            switch=rng.random() < 0.4,
        )  # fmt: skip
        if new.switch and rng.random() < 0.5:
            opened.add(id)
        shut = new.switch and id not in opened
        facts[at] = DoorFact(new.color, (new.way or "")[:1], shut)
        return new

    sides: dict[str, list[Edge]] = {"w": [], "n": []}
    for number, (side, edges) in enumerate((("w", grid.west), ("n", grid.north))):
        for square, edge in enumerate(edges):
            at = square % columns, square // columns, side
            door = edge.door
            if door is not None:
                door = made(door, 2 * square + number, at, [door.way])
            sides[side].append(replace(edge, door=door))
    inside = []
    for square, door in board.square_doors.items():
        level = board.edge(square, WEST).kind == "open"
        ways: list[Way | None] = [None, None, *(("east", "west") if level else ("north", "south"))]
        at = square % columns, square // columns, "D"
        inside.append((square, made(door, -1 - square, at, ways)))
    grid = replace(grid, west=tuple(sides["w"]), north=tuple(sides["n"]))
    new = Board.of(replace(definition, grid=grid, square_doors=tuple(inside)))
    return new, facts, frozenset(opened)


@st.composite
def drawings(draw: st.DrawFn, most: int = 6) -> str:
    columns = draw(st.integers(1, most))
    rows = draw(st.integers(1, most))
    return random_drawing(Random(draw(st.integers(0, 2**32))), columns, rows)
