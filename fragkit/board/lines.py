"""The lines of a map's drawing: whether they have a map's shape, and where each square is drawn.

Lines of posts and lines of squares take turns; all are equally long.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from fragkit.board.cells import Place
from fragkit.board.squares import Half
from fragkit.diagnostics import Problems, Span
from fragkit.model.map import LegendWord

NUL = "\0"  # stands for what could not be read


class Lines:
    """The lines of one drawing, blank ones around it left out."""

    def __init__(
        self,
        text: str,
        problems: Problems,
        legend: Mapping[str, Sequence[LegendWord]],
        place: Place,
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
        """What is drawn in a half square, or the door in a whole one."""
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
        """Whether lines are as many and as long as a drawing needs; tells what is uneven."""
        if not self.text:
            self.problems.error(
                "map-empty",
                self.place(0, 0),
                "the drawing is empty",
                help="`fragkit new map` writes one to begin with",
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
                self.problems.error(
                    "map-tab",
                    self.place(i, line.index("\t")),
                    "a tab in the drawing, which cannot line up",
                    help="use spaces",
                )

    def width(self) -> int | None:
        """The width that most lines have; the first of them when that is even."""
        sizes = Counter(n for n in map(len, self.text) if n >= 5 and n % 4 == 1)
        if not sizes:
            self.problems.error(
                "map-line-length",
                self.place(0, 0, len(self.text[0])),
                f"the first line is {len(self.text[0])} characters long; four for each square and one more are needed",
                help="a map of one square begins with `+---+`",
            )
            return None
        return sizes.most_common(1)[0][0]

    def uneven(self, i: int, line: str, width: int) -> None:
        short = len(line) < width
        self.problems.error(
            "map-line-length",
            self.place(i, len(line) if short else width, 1 if short else len(line) - width),
            f"this line is {len(line)} characters long, the others are {width}",
            help=self.misplaced(i, line) or "every line ends with the border, `|` or `+`",
        )

    def misplaced(self, i: int, line: str) -> str:
        """The first wall or post off its column: there the line went wrong."""
        char = "|" if i % 2 else "+"
        at = next((k for k, c in enumerate(line) if c == char and k % 4), None)
        if at is None:
            return ""
        ways = {1: "one to the left", 2: "two to the left or right", 3: "one to the right"}
        return f"move the `{char}` at column {at} {ways[at % 4]}: {'edges' if i % 2 else 'posts'} are at columns 0, 4, 8 …; `fragkit map tidy` does it"

    def turns(self, width: int) -> bool:
        """Whether lines of posts and of squares take turns: beyond a slip nothing fits."""
        posts_in_line = (width + 3) // 4
        for i, line in enumerate(self.text):
            posts = line[::4].count("+")
            if i % 2 == 0 and posts == 0:
                self.problems.error(
                    "map-lines",
                    self.place(i, 0, len(line) or 1),
                    "a line of posts is due here, such as `+---+   +`",
                    help="lines of posts and lines of squares take turns",
                )
                return False
            if i % 2 == 1 and posts > posts_in_line // 2 and line.startswith("+"):
                self.problems.error(
                    "map-lines",
                    self.place(i, 0, len(line)),
                    "a line of squares is due here, such as `| 1   w |`",
                    help="lines of posts and lines of squares take turns",
                )
                return False
        if len(self.text) % 2 == 0 or len(self.text) < 3:
            last = len(self.text) - 1
            self.problems.error(
                "map-lines",
                self.place(last, 0, len(self.text[last])),
                "the drawing ends without a line of posts below its last squares"
                if len(self.text) > 1
                else "the drawing has no squares",
                help="close the border with a line such as `+---+---+`",
            )
            return False
        return True
