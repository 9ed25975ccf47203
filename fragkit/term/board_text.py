"""A map as text in a terminal: as large as the width allows, or a part of it.

`board_text(board, style)` draws the whole map, and `board_text(board, style, overlay, focus=[a, b],
height=18)` draws the part around the places `a` and `b`. Each square takes four characters if there
is room (three for the square, one for its edge), otherwise two, otherwise one. The border shows the
names of columns and rows. `View` is the visible part; the end of this file has the characters of
squares, edges and posts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from fragkit.board.board import COLUMN_STEP, EAST, NORTH, ROW_STEP, SOUTH, WEST, Board
from fragkit.board.square_names import column_label, column_name, row_label
from fragkit.language.sentences import NOTHING, Sentence, say
from fragkit.model.map import WALL, WAYS, Door, Edge, Feature, Spot
from fragkit.term.board_overlay import NOTHING_MARKED, BoardOverlay, Mark, Tone
from fragkit.term.style import Style
from fragkit.values import dataclass


def board_text(
    board: Board,
    style: Style,
    overlay: BoardOverlay = NOTHING_MARKED,
    *,
    focus: Sequence[int] = (),
    height: int | None = None,
    view: View | None = None,
) -> list[str]:
    """Draw the board as lines that fit the style's width."""
    if view is None:
        view = fit_view(board, style.width, height, focus)
    return _Drawing(board, style, overlay, view).lines()


class _Drawing:
    """One drawing in progress. A line consists of (text, tone) pairs."""

    def __init__(self, board: Board, style: Style, overlay: BoardOverlay, view: View) -> None:
        self.board, self.style, self.overlay, self.view = board, style, overlay, view
        self.fancy = style.unicode
        self.marked = {board.squares[p]: p for p in overlay.places}

    def lines(self) -> list[str]:
        view, gutter = self.view, gutter_width(self.board)
        out = [" " * gutter + line for line in column_header(self.board, view)]
        for row in range(view.top, view.top + view.rows):
            name = row_label(self.board, view.left, row).rjust(gutter - 1) + " "
            if view.scale > 1:
                out.append(" " * gutter + self.posts(row))
            out.append(self.style.dim(name) + self.squares(row))
        if view.scale > 1:
            out.append(" " * gutter + self.posts(view.top + view.rows))
        return [line.rstrip() for line in out]

    def squares(self, row: int) -> str:
        board, view = self.board, self.view
        parts: list[tuple[str, Tone]] = []
        for column in range(view.left, view.left + view.columns):
            square = row * board.columns + column
            if view.scale > 1:
                parts.append(self.upright(column, row))
            parts += self.cell(square)
        if view.scale > 1:
            parts.append(self.upright(view.left + view.columns, row))
        return self.toned(parts)

    def posts(self, row: int) -> str:
        view, width = self.view, self.view.scale - 1
        parts: list[tuple[str, Tone]] = []
        for column in range(view.left, view.left + view.columns):
            parts.append(self.post(column, row))
            parts.append(self.level(column, row, width))
        parts.append(self.post(view.left + view.columns, row))
        return self.toned(parts)

    def toned(self, parts: Iterable[tuple[str, Tone]]) -> str:
        """Color the parts. Neighbors of the same tone share one markup."""
        out: list[str] = []
        run, tone = "", ""
        for text, wanted in (*parts, ("", "end")):
            if wanted != tone and not (text.isspace() and wanted == ""):
                if run:
                    out.append(self.paint(run, tone))
                run, tone = "", wanted
            run += text
        return "".join(out)

    def paint(self, text: str, tone: str) -> str:
        paints: dict[str, Callable[[str], str]] = {
            "bold": self.style.bold,
            "dim": self.style.dim,
            "accent": self.style.accent,
            "yes": self.style.yes,
            "no": self.style.no,
        }
        return paints[tone](text) if tone in paints else text

    # -- squares

    def cell(self, square: int) -> list[tuple[str, Tone]]:
        board, scale, fancy = self.board, self.view.scale, self.fancy
        mark = self.mark_of(square)
        if scale == 1:
            mark = mark or self.near_mark(square)
            if mark is not None:
                return [(mark.short[not fancy], mark.tone)]
            return [(overview_cell(board, square, fancy, self.overlay.figures), "")]
        if scale == 2:
            own = small_cell(board, square, fancy)
            if self.overlay.figures and own.isalnum():
                own = " "
            if mark is not None and not (mark.quiet and own not in " "):
                return [(mark.short[not fancy], mark.tone)]
            return [(own, "")]
        return self.wide_cell(square, mark)

    def wide_cell(self, square: int, mark: Mark | None) -> list[tuple[str, Tone]]:
        """Draw a square of three characters. A quiet mark leaves its symbol visible."""
        board, fancy = self.board, self.fancy
        own = large_cell(board, square, fancy)
        if self.overlay.numbers:
            own = re.sub(r"\d", " ", own)
        if mark is None:
            return [(own, "dim" if own[0] == ROCK[not fancy] == own[2] else "")]
        if square in board.cuts:
            return self.cut_cell(square, own)
        if mark.quiet and own[0] == "[":  # a door: its letter is replaced, its leaves stay
            return [(own[0], ""), (mark.short[not fancy], mark.tone), (own[2], "")]
        if mark.quiet and not own.isspace():
            return [(mark.short[not fancy], mark.tone), (own[1:], "")]
        return [(mark.long[not fancy], mark.tone)]

    def cut_cell(self, square: int, own: str) -> list[tuple[str, Tone]]:
        """Draw each half's mark on its side of the diagonal."""
        board, fancy = self.board, self.fancy
        halves = board.halves(square)
        if board.cuts[square] != "/":
            halves = halves[::-1]
        sides: list[tuple[str, Tone]] = []
        for place, text in zip(halves, (own[0], own[2]), strict=True):
            mark = self.overlay.places.get(place)
            if mark is None or not board.floor[place]:
                sides.append((text, ""))
            else:
                sides.append((mark.short[not fancy], mark.tone))
        return [sides[0], (DIAGONAL[board.cuts[square]][not fancy], ""), sides[1]]

    def mark_of(self, square: int) -> Mark | None:
        if square not in self.marked:
            return None
        for place in self.board.halves(square):
            mark = self.overlay.places.get(place)
            if mark is not None and not mark.quiet:
                return mark
        return self.overlay.places.get(self.marked[square])

    def near_mark(self, square: int) -> Mark | None:
        """Return the mark of an edge or post that this square shows, at one character per square.
        An edge is shown by its second square, or by its first if only that one is empty."""
        board = self.board
        row, column = divmod(square, board.columns)
        for edge, mark in self.overlay.edges.items():
            second = edge >> 1
            first = second - (board.columns if edge & 1 else 1)
            is_bare = first >= 0 and self.is_bare(first) and not self.is_bare(second)
            if (first if is_bare else second) == square:
                return mark
        return self.overlay.posts.get((column, row))

    def is_bare(self, square: int) -> bool:
        return self.mark_of(square) is None and small_cell(self.board, square, self.fancy) == " "

    # -- edges and posts

    def west_edge(self, column: int, row: int) -> Edge | None:
        """Return the edge at the left of that square, or None if there is no such edge."""
        board = self.board
        if not (0 <= row < board.rows and 0 <= column <= board.columns):
            return None
        if column == board.columns:
            return None if board.is_void(row * board.columns + column - 1) else WALL
        square = row * board.columns + column
        before = column == 0 or board.is_void(square - 1)
        return None if before and board.is_void(square) else board.west[square]

    def north_edge(self, column: int, row: int) -> Edge | None:
        board = self.board
        if not (0 <= column < board.columns and 0 <= row <= board.rows):
            return None
        square = row * board.columns + column
        above = row == 0 or board.is_void(square - board.columns)
        below = row == board.rows or board.is_void(square)
        if above and below:
            return None
        return WALL if row == board.rows else board.north[square]

    def is_rock(self, column: int, row: int) -> bool:
        board = self.board
        if not (0 <= column < board.columns and 0 <= row < board.rows):
            return False
        square = row * board.columns + column
        return board.spots[square].solid and square not in board.cuts and not board.is_void(square)

    def upright(self, column: int, row: int) -> tuple[str, Tone]:
        board, fancy = self.board, self.fancy
        edge = self.west_edge(column, row)
        if edge is None:
            return " ", ""
        mark = self.overlay.edges.get(2 * (row * board.columns + column))
        if mark is not None and column < board.columns:
            return mark.short[not fancy], mark.tone
        if self.is_rock(column - 1, row) and self.is_rock(column, row):
            return ROCK[not fancy], "dim"
        return upright_edge(edge, fancy), ""

    def level(self, column: int, row: int, width: int) -> tuple[str, Tone]:
        board, fancy = self.board, self.fancy
        edge = self.north_edge(column, row)
        if edge is None:
            return " " * width, ""
        mark = self.overlay.edges.get(2 * (row * board.columns + column) + 1)
        if mark is not None:
            bar = BARS["h"][not fancy]
            short = mark.short[not fancy]
            return (short if width == 1 else f"{bar}{short}{bar}"), mark.tone
        if self.is_rock(column, row - 1) and self.is_rock(column, row):
            return ROCK[not fancy] * width, "dim"
        return level_edge(edge, width, fancy), ""

    def post(self, column: int, row: int) -> tuple[str, Tone]:
        fancy = self.fancy
        mark = self.overlay.posts.get((column, row))
        if mark is not None:
            return mark.short[not fancy], mark.tone
        around = [(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)]
        if all(self.is_rock(c, r) for c, r in around):
            return ROCK[not fancy], "dim"
        bits = 0
        for bit, edge, rock in (
            (1, self.west_edge(column, row - 1), (around[0], around[1])),
            (2, self.north_edge(column, row), (around[1], around[3])),
            (4, self.west_edge(column, row), (around[2], around[3])),
            (8, self.north_edge(column - 1, row), (around[0], around[2])),
        ):
            inside = self.is_rock(*rock[0]) and self.is_rock(*rock[1])
            if edge is not None and edge.kind != "open" and not inside:
                bits |= bit
        if not bits:
            return POST[not fancy], "dim"
        return wall_joint(bits, fancy), ""


SCALES = (4, 2, 1)


@dataclass(frozen=True, slots=True)
class View:
    """The visible squares, and the number of characters that each of them takes."""

    scale: int
    left: int
    top: int
    columns: int
    rows: int

    def holds(self, column: int, row: int) -> bool:
        return 0 <= column - self.left < self.columns and 0 <= row - self.top < self.rows

    def is_whole(self, board: Board) -> bool:
        return self.columns == board.columns and self.rows == board.rows


# -- the visible part ------------------------------------------------------------------


def fit_view(
    board: Board,
    width: int,
    height: int | None = None,
    focus: Sequence[int] = (),
    scale: int | None = None,
    air: int = 3,
) -> View:
    """Return the view at the largest scale at which the squares of `focus` and one more around them
    fit.

    Without focus, show the whole map. If nothing fits, show the part around the first square of the
    focus. `height` counts every line, including the names of columns. `air` limits the number of
    squares around the focus.
    """
    scales = SCALES if scale is None else (scale,)
    for size in scales:
        columns, rows = _room(board, size, width, height)
        box = _box(board, focus)
        for margin in (1, 0) if focus else (0,):
            left, top = max(0, box[0] - margin), max(0, box[1] - margin)
            right = min(board.columns - 1, box[2] + margin)
            bottom = min(board.rows - 1, box[3] + margin)
            if right - left < columns and bottom - top < rows:
                return _around(board, size, (left, top, right, bottom), columns, rows, air)
    columns, rows = _room(board, scales[-1], width, height)
    row, column = divmod(board.squares[focus[0]] if focus else 0, board.columns)
    return _around(board, scales[-1], (column, row, column, row), columns, rows, air=columns + rows)


def _room(board: Board, scale: int, width: int, height: int | None) -> tuple[int, int]:
    """Return how many columns and rows can be shown."""
    free = width - gutter_width(board) - (scale > 1)
    columns = max(1, free // scale)
    if height is None:
        return columns, board.rows
    head = _header_lines(board, scale)
    lines = height - head
    rows = lines if scale == 1 else (lines - 1) // 2
    return columns, max(1, rows)


def _box(board: Board, focus: Sequence[int]) -> tuple[int, int, int, int]:
    if not focus:
        return 0, 0, board.columns - 1, board.rows - 1
    columns = [board.column(p) for p in focus]
    rows = [board.row(p) for p in focus]
    return min(columns), min(rows), max(columns), max(rows)


def _around(
    board: Board, scale: int, box: tuple[int, int, int, int], columns: int, rows: int, air: int = 3
) -> View:
    """Return a view of the box, with as many squares around it as there is room for, up to `air`
    squares on each side or nine squares in all."""
    left, top, right, bottom = box
    wide = min(columns, board.columns, max(right - left + 1 + 2 * air, min(columns, 9)))
    high = min(rows, board.rows, max(bottom - top + 1 + 2 * air, min(rows, 9)))
    x = min(max(0, left - (wide - (right - left + 1)) // 2), board.columns - wide)
    y = min(max(0, top - (high - (bottom - top + 1)) // 2), board.rows - high)
    return View(scale, x, y, wide, high)


def window_note(board: Board, view: View) -> Sentence:
    """Return the name of the visible part, or NOTHING for the whole map."""
    if view.is_whole(board):
        return NOTHING
    first = view.top * board.columns + view.left
    last = (view.top + view.rows - 1) * board.columns + view.left + view.columns - 1
    ends = {"square": board.square_name(first), "to_square": board.square_name(last)}
    return say("{square} to {to_square}", **ends)


# -- names on the border ---------------------------------------------------------


def gutter_width(board: Board) -> int:
    return len(str(max(part.map.grid.rows for part in board.parts))) + 1


def _header_lines(board: Board, scale: int) -> int:
    longest = max(len(column_name(part.map.grid.columns - 1)) for part in board.parts)
    return 1 if scale > longest else longest


def column_header(board: Board, view: View) -> list[str]:
    names = [column_label(board, c, view.top) for c in range(view.left, view.left + view.columns)]
    high = _header_lines(board, view.scale)
    if view.scale == 4:
        return ["".join(f" {name:^3}" for name in names)]
    if high == 1:
        return ["".join(f" {name}" if view.scale == 2 else name for name in names)]
    rows = zip(*(name.rjust(high) for name in names), strict=True)
    gap = " " if view.scale == 2 else ""
    lines = ["".join(gap + letter for letter in row) for row in rows]
    return [line for line in lines if not line.isspace()]


TERRAIN = {"acid": "a", "water": "~", "lava": "^"}
POWER = {"weapon": "w", "gadget": "g"}
FEATURES: tuple[tuple[Feature, str], ...] = (
    ("teleporter", "T"),
    ("switch", "s"),
    ("gallows", "X"),
    ("mouth", "O"),
    ("tentacle", "t"),
    ("grate", "%"),
)
ARROWS = {"north": ("▲", "^"), "south": ("▼", "v"), "west": ("◀", "<"), "east": ("▶", ">")}
DIAGONAL = {"/": ("╱", "/"), "\\": ("╲", "\\")}
ROCK = ("▒", "#")
RISKY_POWER = ("◈", ";")  # a power-up on acid or lava, in one character
POST = ("·", ".")
BARS = {"r": ("│", "|"), "h": ("─", "-")}
DOORS = (("╫", "d"), ("╪", "d"))  # for a vertical wall, for a horizontal one
WINDOW_ACROSS = ("╌", ":")  # drawn as a broken line
WINDOW_DOWN = ("┆", ":")

# A corner of walls, by the walls that meet there: north 1, east 2, south 4, west 8.
JOINS = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"
# One character for a whole square, by its walled sides, with the same bits.
SIDES = "·▔▕┐▁═┘⊐▏┌║⊓└⊏⊔□"
PLAIN_SIDES = ".-|+_=++|+|+++++"


def wall_joint(bits: int, fancy: bool) -> str:
    if fancy:
        return JOINS[bits]
    return POST[1] if not bits else "-" if bits == 10 else "|" if bits == 5 else "+"


def spot_symbols(spot: Spot) -> tuple[str, str]:
    """Return the symbol of a spot's terrain, and the symbols in the middle of the spot."""
    terrain = TERRAIN[spot.terrain] if spot.terrain else spot.signs[:1]
    middle = ""
    if spot.respawn is not None:
        middle = str(spot.respawn)
    if spot.power:
        middle += POWER[spot.power]
    for feature, letter in FEATURES:
        if spot.has(feature):
            middle += letter
    return terrain, middle[:3]


def is_hidden_hazard(spot: Spot) -> bool:
    """Return whether one character would hide the acid or lava below a power-up."""
    return spot.power is not None and spot.terrain in ("acid", "lava")


def small_cell(board: Board, square: int, fancy: bool) -> str:
    """Draw a square in one character. Empty floor is a space."""
    if board.is_void(square):
        return " "
    cut = board.cuts.get(square)
    spots = [board.spots[p] for p in board.halves(square)]
    if all(spot.solid for spot in spots):
        return ROCK[not fancy]
    door = board.square_doors.get(square)
    if door is not None:
        return _door_letter(door, "D", fancy)
    for spot in spots:
        if is_hidden_hazard(spot):
            return RISKY_POWER[not fancy]
        terrain, middle = spot_symbols(spot)
        if middle or terrain:
            return (middle or terrain)[0]
    return DIAGONAL[cut][not fancy] if cut else " "


def overview_cell(board: Board, square: int, fancy: bool, figures: bool = False) -> str:
    """Draw a square and its walls in one character. If there are figures, leave out letters."""
    shown = small_cell(board, square, fancy)
    if board.is_void(square) or (shown != " " and not (figures and shown.isalnum())):
        return shown
    if door := _door_beside(board, square, fancy):
        return door
    bits = 0
    for bit, way in ((1, NORTH), (2, EAST), (4, SOUTH), (8, WEST)):
        if board.edge(square, way).kind in ("wall", "window"):
            bits |= bit
    return (SIDES if fancy else PLAIN_SIDES)[bits]


def _door_beside(board: Board, square: int, fancy: bool) -> str:
    """Return the sign of a door that this square shows, at one character per square. A one-way door
    is shown by the square before it, any other door by its second square, or by the other square if
    that one has a symbol."""
    row, column = divmod(square, board.columns)
    found = ""
    for way in (NORTH, WEST, SOUTH, EAST):
        there = column + COLUMN_STEP[way], row + ROW_STEP[way]
        if not (0 <= there[0] < board.columns and 0 <= there[1] < board.rows):
            continue
        door = board.edge(square, way).door
        if door is None:
            continue
        beyond = there[1] * board.columns + there[0]
        is_first = WAYS[way] == door.way if door.way else way in (NORTH, WEST)
        if is_first or small_cell(board, beyond, fancy) != " ":
            sign = _door_letter(door, DOORS[way in (NORTH, SOUTH)][not fancy], fancy)
            found = sign if door.way else found or sign  # of two, the one that is a trap
    return found


def large_cell(board: Board, square: int, fancy: bool) -> str:
    """Draw a square in three characters, with terrain on both sides of the symbols."""
    if board.is_void(square):
        return "   "
    cut = board.cuts.get(square)
    if cut:
        one, two = (_half(board, p, fancy) for p in board.halves(square))
        # The first half has the top edge: left of `/`, right of `\`.
        left, right = (one, two) if cut == "/" else (two, one)
        return left + DIAGONAL[cut][not fancy] + right
    spot = board.spots[square]
    if spot.solid:
        return ROCK[not fancy] * 3
    door = board.square_doors.get(square)
    if door is not None:
        return f"[{_door_letter(door, door.color[0], fancy)}]"
    terrain, middle = spot_symbols(spot)
    side = terrain or " "
    if len(middle) > 1:
        return (middle + side).rjust(3)[:3] if len(middle) == 3 else (side + middle)[:3]
    return side + (middle or side) + side


def _half(board: Board, place: int, fancy: bool) -> str:
    spot = board.spots[place]
    if spot.solid or not board.floor[place]:
        return ROCK[not fancy]
    terrain, middle = spot_symbols(spot)
    return (middle or terrain or " ")[0]


def _door_letter(door: Door, two_way: str, fancy: bool) -> str:
    if door.way is not None:
        return ARROWS[door.way][not fancy]
    return two_way


def upright_edge(edge: Edge, fancy: bool) -> str:
    """Draw an edge between two squares side by side."""
    match edge.kind:
        case "wall":
            return BARS["r"][not fancy]
        case "window":
            return WINDOW_DOWN[not fancy]
        case "door":
            assert edge.door is not None
            return _door_letter(edge.door, edge.door.color[0], fancy)
        case _:
            return " "


def level_edge(edge: Edge, width: int, fancy: bool) -> str:
    """Draw an edge between two squares one above the other, one or three characters wide."""
    bar = BARS["h"][not fancy]
    match edge.kind:
        case "wall":
            return bar * width
        case "window":
            window = WINDOW_ACROSS[not fancy]
            return window * width if fancy or width == 1 else f"-{window}-"
        case "door":
            assert edge.door is not None
            middle = _door_letter(edge.door, edge.door.color[0], fancy)
            return middle if width == 1 else f"{bar}{middle}{bar}"
        case _:
            return " " * width
