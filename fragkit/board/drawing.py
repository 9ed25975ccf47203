"""A map's drawing to a `Grid`, with every problem told at its very character.

A square is three characters wide, an edge one. What could not be read is replaced by NUL,
which no later check looks at, so that one slip makes one message.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from fragkit.board.cells import CellReader, Place
from fragkit.board.lines import NUL, Lines
from fragkit.board.rock import check_doors_and_rock
from fragkit.board.squares import square_name
from fragkit.diagnostics import Problems, Span
from fragkit.model.map import OPEN, WALL, WINDOW, Cell, Door, Edge, Grid, LegendWord

VERTICAL: Mapping[str, Edge] = {
    " ": OPEN,
    "|": WALL,
    ":": WINDOW,
    "r": Edge("door", Door("red")),
    "g": Edge("door", Door("green")),
    "b": Edge("door", Door("blue")),
    "<": Edge("door", Door(way="west")),
    ">": Edge("door", Door(way="east")),
}
HORIZONTAL: Mapping[str, Edge] = {
    "   ": OPEN,
    "---": WALL,
    "-:-": WINDOW,
    "-r-": VERTICAL["r"],
    "-g-": VERTICAL["g"],
    "-b-": VERTICAL["b"],
    "-^-": Edge("door", Door(way="north")),
    "-v-": Edge("door", Door(way="south")),
}


def anywhere(line: int, char: int, width: int) -> Span:
    """Places for a drawing that stands in no file."""
    return Span("<drawing>", line + 1, char + 1, width)


def read_grid(
    text: str,
    problems: Problems,
    legend: Mapping[str, Sequence[LegendWord]] | None = None,
    place: Place = anywhere,
) -> Grid | None:
    """The grid, or None when the drawing has a problem that was told."""
    before = len(problems.found)
    grid = read_partly(text, problems, legend, place)
    broken = any(d.severity == "error" for d in problems.found[before:])
    return None if broken else grid


def read_partly(
    text: str,
    problems: Problems,
    legend: Mapping[str, Sequence[LegendWord]] | None = None,
    place: Place = anywhere,
    own: Collection[str] = (),
) -> Grid | None:
    """The grid as far as it can be read, or None when the drawing has not even a shape."""
    lines = Lines(text, problems, legend or {}, place)
    if not lines.has_shape():
        return None
    grid = _Reader(lines, problems, legend or {}, own).grid()
    check_doors_and_rock(grid, problems, lines.symbol_place, lines.edge_place)
    return grid


class _Reader:
    def __init__(
        self, lines: Lines, problems: Problems, legend: Mapping[str, Sequence[LegendWord]],
        own: Collection[str],
    ) -> None:  # fmt: skip
        self.lines = lines
        self.columns, self.rows = lines.columns, lines.rows
        self.problems = problems
        self.cell_reader = CellReader(legend, lines.place, problems, own)

    def grid(self) -> Grid:
        cells: list[Cell] = []
        west: list[Edge] = []
        north: list[Edge] = []
        for row in range(self.rows):
            north += self.post_line(2 * row, row)
            west += self.west_edges(2 * row + 1, row)
            cells += self.cells(2 * row + 1, row)
        self.post_line(2 * self.rows, self.rows)
        self.respawns(cells)
        return Grid(self.columns, self.rows, tuple(cells), tuple(west), tuple(north))

    def post_line(self, i: int, row: int) -> list[Edge]:
        line = self.lines.text[i]
        if line[::4] != "+" * (self.columns + 1):
            self.posts(i, line)
        border = row in (0, self.rows)
        found = [HORIZONTAL.get(line[i : i + 3]) for i in range(1, len(line) - 1, 4)]
        edges = [edge for edge in found if edge is not None]
        if len(edges) == self.columns and not (border and set(edges) != {WALL}):
            return edges
        for column, edge in enumerate(found):
            if edge is None:
                text = line[4 * column + 1 : 4 * column + 4]
                read = self.bad_horizontal(text, column, row, i)
                found[column] = WALL if border else read
            elif border and edge is not WALL:
                side = "north" if row == 0 else "south"
                self.no_border(i, 4 * column + 1, 3, column, min(row, self.rows - 1), side)
                found[column] = WALL
        return [edge or OPEN for edge in found]

    def west_edges(self, i: int, row: int) -> list[Edge]:
        line = self.lines.text[i]
        found = [VERTICAL.get(char) for char in line[::4]]
        edges = [edge for edge in found if edge is not None]
        if len(edges) == len(found) and edges[0] is edges[-1] is WALL:
            return edges[:-1]
        for column, edge in enumerate(found):
            if edge is None:
                read = self.bad_vertical(line[4 * column], column, row, i)
                found[column] = read if 0 < column < self.columns else WALL
            elif column in (0, self.columns) and edge is not WALL:
                side = "west" if column == 0 else "east"
                self.no_border(i, 4 * column, 1, min(column, self.columns - 1), row, side)
                found[column] = WALL
        return [edge or OPEN for edge in found[:-1]]

    def cells(self, i: int, row: int) -> list[Cell]:
        line = self.lines.text[i]
        known = self.cell_reader.known
        found = [known.get(line[i : i + 3]) for i in range(1, len(line) - 1, 4)]
        for column, cell in enumerate(found):
            if cell is None:
                text, char = line[4 * column + 1 : 4 * column + 4], 4 * column + 1
                found[column] = known.get(text) or self.cell_reader.read(
                    text, square_name(column, row), i, char
                )
        return [cell for cell in found if cell is not None]

    def respawns(self, cells: list[Cell]) -> None:
        first: dict[int, int] = {}
        for square, cell in enumerate(cells):
            if cell.spot.respawn is None and cell.other.respawn is None:
                continue
            for number in (cell.spot.respawn, cell.other.respawn if cell.cut else None):
                if number is None:
                    continue
                if number in first:
                    self.problems.error(
                        "map-respawn-twice",
                        self.lines.number_place(square, number),
                        f"respawn number {number} stands in {self.name(first[number])} and again in {self.name(square)}",
                        also=[("first", self.lines.number_place(first[number], number))],
                    )
                else:
                    first[number] = square

    def name(self, square: int) -> str:
        row, column = divmod(square, self.columns)
        return square_name(column, row)

    # -- messages --------------------------------------------------------------

    def posts(self, i: int, line: str) -> None:
        for char in range(0, len(line), 4):
            if line[char] not in ("+", NUL):
                self.problems.error(
                    "map-post",
                    self.lines.place(i, char),
                    f"a post is missing: `{line[char]}` stands where `+` is due",
                    help=self.post_advice(line, char),
                )

    def post_advice(self, line: str, char: int) -> str:
        near = line[max(0, char - 1) : char + 2]
        if "+" not in near:
            return ""
        way = "left" if line[char + 1 : char + 2] == "+" else "right"
        return f"move the `+` one to the {way}: posts are at columns 0, 4, 8 …; `fragkit map tidy` does it"

    def bad_horizontal(self, text: str, column: int, row: int, i: int) -> Edge:
        if NUL in text:
            return OPEN
        above, below = square_name(column, row - 1), square_name(column, row)
        where = f"between {above} and {below}" if 0 < row < self.rows else "of the border"
        middle = text[1]
        wrong = next(
            (k for k, c in enumerate(text) if c not in (" -:rgb^v" if k == 1 else " -")), None
        )
        if wrong is None:
            self.problems.error(
                "map-half-edge",
                self.lines.place(i, 4 * column + 1, 3),
                f"the edge {where} is half drawn: `{text}`",
                help=f"write `-{middle}-`"
                if middle not in " -"
                else "write `---` for a wall, three spaces for none",
            )
        else:
            self.problems.error(
                "map-unknown-edge",
                self.lines.place(i, 4 * column + 1 + wrong),
                f"`{text[wrong]}` is no edge {where}",
                help="write three spaces, `---`, `-:-`, `-r-`, `-g-`, `-b-`, `-^-` or `-v-`",
            )
        return OPEN

    def bad_vertical(self, char: str, column: int, row: int, i: int) -> Edge:
        if char == NUL:
            return OPEN
        left, right = square_name(column - 1, row), square_name(column, row)
        where = f"between {left} and {right}" if 0 < column < self.columns else "of the border"
        self.problems.error(
            "map-unknown-edge",
            self.lines.place(i, 4 * column),
            f"`{char}` is no edge {where}",
            help="write a space, `|`, `:`, `r`, `g`, `b`, `<` or `>`; symbols stand in the three characters between, so move it one to the left or right",
        )
        return OPEN

    def no_border(self, i: int, char: int, width: int, column: int, row: int, side: str) -> None:
        self.problems.error(
            "map-border",
            self.lines.place(i, char, width),
            f"the {side} side of {square_name(column, row)} is the map's border and must be drawn as wall",
            help="`edges:` says where a joined map is entered",
        )
