"""Read a map's drawing into a `Grid`; report every problem at its character.

A square is three characters wide, and an edge is one. Lines of posts and lines of squares
alternate, and all are equally long. NUL replaces characters that could not be read. Later checks
skip it, so that one slip causes one message.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Protocol

from fragkit.board.map_symbols import HORIZONTAL_EDGES, OFF_BY, VERTICAL_EDGES, CellReader, SpanAt
from fragkit.board.square_names import Half, square_name
from fragkit.board.square_sides import drawn_edge, is_rock, leads_through, side_of_door, spot_at
from fragkit.diagnostics import Problems, Span
from fragkit.language.sentences import NOTHING, Sentence, plural, say
from fragkit.model.map import (
    OPEN,
    OPPOSITE,
    WALL,
    WAYS,
    Cell,
    Edge,
    Grid,
    LegendWord,
    Spot,
    Way,
)


def anywhere(line: int, char: int, width: int) -> Span:
    """Return the span to use for a drawing that is not in a file."""
    return Span("<drawing>", line + 1, char + 1, width)


def read_grid(
    text: str,
    problems: Problems,
    legend: Mapping[str, Sequence[LegendWord]] | None = None,
    place: SpanAt = anywhere,
) -> Grid | None:
    """Return the grid, or None if an error in the drawing was reported."""
    before = len(problems.found)
    grid = read_partly(text, problems, legend, place)
    broken = any(d.severity == "error" for d in problems.found[before:])
    return None if broken else grid


def read_partly(
    text: str,
    problems: Problems,
    legend: Mapping[str, Sequence[LegendWord]] | None = None,
    place: SpanAt = anywhere,
    own: Collection[str] = (),
) -> Grid | None:
    """Return the grid as far as it can be read, or None if the drawing has no shape at all. `own`
    are the characters of the legend for the map's own ground."""
    lines = DrawingLines(text, problems, legend or {}, place)
    if not lines.has_shape():
        return None
    grid = _GridReader(lines, problems, legend or {}, own).grid()
    check_doors_and_rock(grid, problems, lines.symbol_place, lines.edge_place)
    return grid


class _GridReader:
    """A reader of edges, squares and respawn numbers, for lines that have a map's shape."""

    def __init__(
        self, lines: DrawingLines, problems: Problems, legend: Mapping[str, Sequence[LegendWord]],
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
        found = [HORIZONTAL_EDGES.get(line[i : i + 3]) for i in range(1, len(line) - 1, 4)]
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
        found = [VERTICAL_EDGES.get(char) for char in line[::4]]
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
                    self.problems.at(self.lines.number_place(square, number)).error(
                        "[map-respawn-twice] respawn number {number} is in both {square} and {other}",
                        "number each respawn square once",
                        number=number,
                        square=self.name(first[number]),
                        other=self.name(square),
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
                self.problems.at(self.lines.place(i, char)).error(
                    "[map-post] a corner of the grid must be `+`, not `{value}`",
                    self.post_advice(line, char),
                    value=line[char],
                )

    def post_advice(self, line: str, char: int) -> Sentence:
        near = line[max(0, char - 1) : char + 2]
        if "+" not in near:
            return NOTHING
        if line[char + 1 : char + 2] == "+":
            return say("move the `+` one to the left, or run `fragkit map tidy`")
        return say("move the `+` one to the right, or run `fragkit map tidy`")

    def between(self, square: str, other: str, inside: bool) -> Sentence:
        if inside:
            return say("between {square} and {other}", square=square, other=other)
        return say("on the border")

    def bad_horizontal(self, text: str, column: int, row: int, i: int) -> Edge:
        if NUL in text:
            return OPEN
        above, below = square_name(column, row - 1), square_name(column, row)
        where = self.between(above, below, 0 < row < self.rows)
        middle = text[1]
        wrong = next(
            (k for k, c in enumerate(text) if c not in (" -:rgb^v" if k == 1 else " -")), None
        )
        if wrong is None:
            self.problems.at(self.lines.place(i, 4 * column + 1, 3)).error(
                "[map-half-edge] the edge {where} is only half drawn: `{value}`",
                "write `---` for a wall, or three spaces"
                if middle in " -"
                else say("write `{example}`", example=f"-{middle}-"),
                where=where,
                value=text,
            )
        else:
            self.problems.at(self.lines.place(i, 4 * column + 1 + wrong)).error(
                "[map-unknown-edge] `{value}` {where} is not an edge",
                "write three spaces, `---`, `-:-`, `-r-`, `-g-`, `-b-`, `-^-` or `-v-`, or run "
                "`fragkit map tidy`",
                value=text[wrong],
                where=where,
            )
        return OPEN

    def bad_vertical(self, char: str, column: int, row: int, i: int) -> Edge:
        if char == NUL:
            return OPEN
        left, right = square_name(column - 1, row), square_name(column, row)
        where = self.between(left, right, 0 < column < self.columns)
        self.problems.at(self.lines.place(i, 4 * column)).error(
            "[map-unknown-edge] `{value}` {where} is not an edge",
            "write a space, `|`, `:`, `r`, `g`, `b`, `<` or `>`, or move a symbol one to "
            "the left or right; `fragkit map tidy` can do it",
            value=char,
            where=where,
        )
        return OPEN

    def no_border(self, i: int, char: int, width: int, column: int, row: int, side: str) -> None:
        self.problems.at(self.lines.place(i, char, width)).error(
            "[map-border] the {side} side of {square} is the border of the map, so it must "
            "be a wall",
            "list openings to a joined map below `edges:`",
            side=side,
            square=square_name(column, row),
        )


NUL = "\0"  # replaces a symbol that could not be read


class DrawingLines:
    """The lines of one drawing without the blank ones around it, and the span of each part."""

    def __init__(
        self,
        text: str,
        problems: Problems,
        legend: Mapping[str, Sequence[LegendWord]],
        place: SpanAt,
    ) -> None:
        self.problems = problems
        lines = [line.rstrip(" \r") for line in text.split("\n")]
        while lines and not lines[-1]:
            lines.pop()
        self.skipped = 0
        while lines and not lines[0]:
            lines.pop(0)
            self.skipped += 1
        self.text = lines
        self.legend = legend
        self.file_place = place
        self.columns = self.rows = 0

    # -- places ----------------------------------------------------------------

    def place(self, line: int, char: int, width: int = 1) -> Span:
        return self.file_place(line + self.skipped, char, width)

    def cell_place(self, square: int) -> Span:
        row, column = divmod(square, self.columns)
        return self.place(2 * row + 1, 4 * column + 1, 3)

    def symbol_place(self, square: int, half: Half) -> Span:
        """Return the span of the symbol in a half square, or of the door in a whole one."""
        row, column = divmod(square, self.columns)
        line, first = 2 * row + 1, 4 * column + 1
        cell = self.text[line][first : first + 3]
        cut = next((i for i, c in enumerate(cell) if c in "/\\"), 3)
        left = not half or (half == "a") == (cell[cut] == "/")
        for i, c in enumerate(cell):
            is_door = c == "D" or "door" in self.legend.get(c, ())
            if c not in " .\0" and ((i < cut) == left and i != cut if half else is_door):
                return self.place(line, first + i)
        return self.cell_place(square)

    def number_place(self, square: int, number: int) -> Span:
        row, column = divmod(square, self.columns)
        line, first = 2 * row + 1, 4 * column + 1
        digits = [*re.finditer("[0-9]+", self.text[line][first : first + 3])]
        here = next((m for m in reversed(digits) if int(m[0]) == number), None)
        if here is None:
            return self.cell_place(square)
        return self.place(line, first + here.start(), len(here[0]))

    def edge_place(self, square: int, vertical: bool) -> Span:
        row, column = divmod(square, self.columns)
        if vertical:
            return self.place(2 * row + 1, 4 * column)
        return self.place(2 * row, 4 * column + 1, 3)

    # -- shape -----------------------------------------------------------------

    def has_shape(self) -> bool:
        """Return whether the drawing has the right number of lines, all of the same length. Report
        uneven ones."""
        if not self.text:
            self.problems.at(self.place(0, 0)).error(
                "[map-empty] the drawing is empty", "run `fragkit new map` to start one"
            )
            return False
        self.tabs()
        width = self.width()
        if width is None or not self.turns(width):
            return False
        self.columns, self.rows = (width - 1) // 4, (len(self.text) - 1) // 2
        for i, line in enumerate(self.text):
            if len(line) != width and "\t" not in line:
                self.uneven(i, line, width)
            if len(line) != width or "\t" in line:
                self.text[i] = NUL * width
        return True

    def tabs(self) -> None:
        for i, line in enumerate(self.text):
            if "\t" in line:
                self.problems.at(self.place(i, line.index("\t"))).error(
                    "[map-tab] the drawing contains a tab",
                    "use spaces, so that the columns line up",
                )

    def width(self) -> int | None:
        """Return the width that most lines have. Among equals, the first one counts."""
        sizes = Counter(n for n in map(len, self.text) if n >= 5 and n % 4 == 1)
        if not sizes:
            self.problems.at(self.place(0, 0, len(self.text[0]))).error(
                "[map-line-length] the first line has {number} characters, but it needs 4 for "
                "each square and 1 more",
                "begin a map of one square with `+---+`",
                number=len(self.text[0]),
            )
            return None
        return sizes.most_common(1)[0][0]

    def uneven(self, i: int, line: str, width: int) -> None:
        short = len(line) < width
        self.problems.at(
            self.place(i, len(line) if short else width, 1 if short else len(line) - width)
        ).error(
            "[map-line-length] this line has {number} characters, but the others have {most}",
            self.misplaced(i, line) or "end every line with the border, `|` or `+`",
            number=len(line),
            most=width,
        )

    def misplaced(self, i: int, line: str) -> Sentence:
        """Return advice about the first wall or post that is in the wrong column."""
        char = "|" if i % 2 else "+"
        at = next((k for k, c in enumerate(line) if c == char and k % 4), None)
        if at is None:
            return NOTHING
        return say(
            "move the `{value}` at column {column} {way}, or run `fragkit map tidy`",
            value=char, column=at, way=OFF_BY[at % 4 - 1],
        )  # fmt: skip

    def turns(self, width: int) -> bool:
        """Return whether lines of posts and lines of squares alternate. Report the first one out of
        order."""
        posts_in_line = (width + 3) // 4
        for i, line in enumerate(self.text):
            posts = line[::4].count("+")
            if i % 2 == 0 and posts == 0:
                self.problems.at(self.place(i, 0, len(line) or 1)).error(
                    "[map-lines] this line must be a line of edges, such as `+---+   +`",
                    "alternate lines of edges and lines of squares",
                )
                return False
            if i % 2 == 1 and posts > posts_in_line // 2 and line.startswith("+"):
                self.problems.at(self.place(i, 0, len(line))).error(
                    "[map-lines] this line must be a line of squares, such as `| 1   w |`",
                    "alternate lines of edges and lines of squares",
                )
                return False
        if len(self.text) % 2 == 0 or len(self.text) < 3:
            last = len(self.text) - 1
            here = self.problems.at(self.place(last, 0, len(self.text[last])))
            help = "close the border with a line such as `+---+---+`"
            if len(self.text) > 1:
                here.error("[map-lines] the last line of the drawing must be a line of edges", help)
            else:
                here.error("[map-lines] the drawing has no squares", help)
            return False
        return True


class EdgeSpanAt(Protocol):
    def __call__(self, square: int, vertical: bool) -> Span: ...


def check_doors_and_rock(
    grid: Grid,
    problems: Problems,
    place: Callable[[int, Half], Span],
    edge_place: EdgeSpanAt,
) -> None:
    """Report doors and windows into rock, symbols in closed halves, and doors without a passage."""
    for square, vertical in _doors_and_windows(grid):
        _check_edge(grid, square, vertical, problems, edge_place(square, vertical))
    for square, cell in enumerate(grid.cells):
        if cell.cut:
            _check_halves(grid, square, problems, place)
        elif cell.spot.has("door"):
            _check_door_square(grid, square, problems, place(square, ""))


def _doors_and_windows(grid: Grid) -> Iterator[tuple[int, bool]]:
    for square, edge in enumerate(grid.west):
        if edge.kind in ("door", "window") and square % grid.columns:
            yield square, True
    for square, edge in enumerate(grid.north):
        if edge.kind in ("door", "window") and square >= grid.columns:
            yield square, False


def _check_edge(grid: Grid, square: int, vertical: bool, problems: Problems, span: Span) -> None:
    way: Way = "west" if vertical else "north"
    other = square - 1 if vertical else square - grid.columns
    for there, side in ((other, OPPOSITE[way]), (square, way)):
        if not spot_at(grid, there, side).solid:
            continue
        pair = f"{_square_name(grid, other)} and {_square_name(grid, square)}"
        if drawn_edge(grid, square, way).kind == "door":
            problems.at(span).error(
                "[map-door-rock] the door between {squares} leads into solid rock, {square}",
                "open {square}, or draw a wall",
                squares=pair,
                square=_square_name(grid, there),
            )
        else:
            problems.at(span).warning(
                "[map-window-rock] the window between {squares} faces solid rock, {square}, so "
                "it is a wall",
                "draw `-` or `|` instead",
                squares=pair,
                square=_square_name(grid, there),
            )
        return


def _check_halves(
    grid: Grid, square: int, problems: Problems, place: Callable[[int, Half], Span]
) -> None:
    cell = grid.cells[square]
    halves: tuple[tuple[int, Half, Spot], ...] = ((0, "a", cell.spot), (1, "b", cell.other))
    for half, letter, spot in halves:
        if not spot.is_bare and not spot.solid and is_rock(grid, square, half):
            problems.at(place(square, letter)).error(
                "[map-rock-symbol] {square} has no open edge, so it is solid rock and nothing "
                "can be in it",
                "move the symbol to the other side of the diagonal, or open an edge",
                square=_square_name(grid, square, letter),
            )


def _check_door_square(grid: Grid, square: int, problems: Problems, span: Span) -> None:
    if leads_through(grid, square):
        return
    sides = {way: side_of_door(grid, square, way) for way in WAYS}
    ways = [way for way in WAYS if sides[way] == "open"]
    found = [
        plural("{ways:and} is open", "{ways:and} are open", ways=ways, n=len(ways))
        if ways
        else say("no side is open")
    ]
    found += [
        say("{way} is a {kind}", way=way, kind=side)
        for way, side in sides.items()
        if side in ("window", "door")
    ]
    problems.at(span).error(
        "[map-door-square] the door in {square} needs two opposite open sides and two walls, but "
        "{reasons}",
        "open two opposite sides, and draw walls on the others",
        square=_square_name(grid, square),
        reasons=found,
    )


def _square_name(grid: Grid, square: int, half: Half = "") -> str:
    row, column = divmod(square, grid.columns)
    return square_name(column, row, half)
