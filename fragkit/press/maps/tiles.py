"""A map in tiles: the way it is divided, and its pages (assembly, overview and every tile, or one
poster)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from math import ceil

from fragkit.board.board import Board
from fragkit.language import translate
from fragkit.language.sentences import Sentence, plural, say
from fragkit.press.graphics.marks import (
    Box,
    Group,
    Mark,
    Page,
    Path,
    Shape,
    Stroke,
    Symbol,
    Text,
    Use,
    list_item,
    tagged,
)
from fragkit.press.graphics.shapes import circle, line, rect
from fragkit.press.maps.border import BAND, Window, coordinate_marks, room_name_marks
from fragkit.press.maps.floor import SQUARE, rooms
from fragkit.press.maps.legend import LEGEND_SIZE, legend_height, legend_marks, spoken_map
from fragkit.press.maps.map_drawing import (
    ROOMY,
    TIGHT,
    MapAbout,
    Spacing,
    map_drawing,
    map_page,
    plan_page,
    with_one_row,
)
from fragkit.press.pages.paper import MARGIN, POSTERS, Paper
from fragkit.press.pages.sheet_page import SheetLine, page_line
from fragkit.press.themes.theme import Palette
from fragkit.press.typography.fonts import text_width

_TILE_NAME = 9.5  # pt
_SMALLEST = 7.2  # smallest type on the overview, in pt
_CUT = "#7a7a7a"
_TALLEST = 44.0  # mm for a poster's header


# -- pages -----------------------------------------------------------------------


def tile_pages(board: Board, palette: Palette, about: MapAbout, paper: Paper) -> list[Page]:
    """Draw the assembly plan, the whole map at a glance, then every tile. A single tile needs no
    assembly plan."""
    tiling = tile(board, paper)
    drawing = map_drawing(board, palette)
    whole = Symbol(f"map-{board.id}", drawing.width, drawing.height, drawing.layers, margin=2.0)
    tiled = _without_names(whole)
    seams = frozenset(tiling.window(i, 0).left for i in range(1, len(tiling.columns)))
    rooms_named = room_name_marks(board, palette, rooms(board), seams=seams)
    total = tiling.count + (2 if tiling.count > 1 else 1)
    overview = _overview(board, palette, about, whole, paper, total - tiling.count, total)
    if tiling.count == 1:
        return [overview, _tile(board, palette, about, tiling, tiled, rooms_named, 0, 0, total)]
    return [
        _assembly(palette, about, tiling, _wordless(whole), paper, total),
        overview,
        *(
            _tile(board, palette, about, tiling, tiled, rooms_named, across, down, total)
            for down in range(len(tiling.rows))
            for across in range(len(tiling.columns))
        ),
    ]


def _tile(
    board: Board,
    palette: Palette,
    about: MapAbout,
    tiling: Tiling,
    whole: Symbol,
    rooms_named: list[Text],
    across: int,
    down: int,
    total: int,
) -> Page:
    window, flap = tiling.window(across, down), tiling.flaps(across, down)
    x, y = tiling.origin
    own = Box(x, y, window.columns * SQUARE, window.rows * SQUARE)
    edge = 0.0 if across else 1.0  # the outer wall is equally thick on both sides
    top = 0.0 if down else 1.0
    right = flap[0] or 1.0
    below = flap[1] or 1.0
    shown = rect(x - edge, y - top, own.width + edge + right, own.height + top + below)
    moved = (x - window.left * SQUARE, y - window.top * SQUARE)
    number = tiling.number(across, down)
    what = say(
        "{map}, tile {n}: row {row}, column {column}",
        map=about.title, n=number, row=down + 1, column=across + 1,
    )  # fmt: skip
    if tiling.count == 1:
        what = say("{map}", map=about.title)
    edge_line = SheetLine(about.pack, what, number + total - tiling.count, total)
    names = coordinate_marks(board, palette, window, TILE_BAND, flap, _TILE_NAME)
    return Page(
        tiling.width,
        tiling.height,
        (
            tagged(
                "Figure", (Group((Use(whole, *moved),), clip=shown),), spoken_map(board, window)
            ),
            *_own_names(rooms_named, window, moved),
            Group(tuple(names), matrix=(1.0, 0.0, 0.0, 1.0, *moved)),
            *_cut_marks(own, flap, across > 0, down > 0),
            *_neighbor_labels(tiling, own, across, down),
            *(_locator(tiling, across, down) if tiling.count > 1 else ()),
            *_strip(tiling, edge_line),
        ),
        trim=own,
        bleed=Box(x, y, own.width + flap[0], own.height + flap[1]),
        label=f"tile {number}",
        bookmarks=((0, translate(say("Tile {n}", n=number))),),
    )


def _own_names(named: list[Text], window: Window, moved: tuple[float, float]) -> tuple[Mark, ...]:
    """Draw the names of rooms that are on this tile. A flap has none, because it will be covered."""
    area = window.box
    own = [t for t in named if area.x < t.x < area.right and area.y < t.y < area.bottom]
    return (Group(tuple(own), matrix=(1.0, 0.0, 0.0, 1.0, *moved)),) if own else ()


def _without_names(whole: Symbol) -> Symbol:
    kept = [m for m in whole.items if not (isinstance(m, Group) and m.id == "room-names")]
    return whole._replace(id=f"{whole.id}-tiled", items=tuple(kept))


def _wordless(whole: Symbol) -> Symbol:
    """Return the map without any text, so that tile numbers can be drawn on it."""
    kept = tuple(_lettered(mark, math.inf) for mark in _without_names(whole).items)
    return whole._replace(id=f"{whole.id}-wordless", items=kept)


def _strip(tiling: Tiling, edge_line: SheetLine) -> tuple[Mark, ...]:
    if tiling.strip_below:
        return page_line(tiling.width, tiling.height, edge_line)
    # The strip of a landscape page, turned to run up the right side.
    lying = page_line(tiling.height, tiling.width, edge_line)
    return (Group(lying, matrix=(0.0, -1.0, 1.0, 0.0, 0.0, tiling.height)),)


def _cut_marks(own: Box, flap: tuple[float, float], left: bool, top: bool) -> list[Mark]:
    """Draw dashed lines to cut along, and lines with rings to place the neighbors' edges on."""
    cut: Shape = ()
    if left:
        cut += line(own.x, own.y - TILE_BAND, own.x, own.bottom + flap[1])
    if top:
        cut += line(own.x - TILE_BAND, own.y, own.right + flap[0], own.y)
    meet: Shape = ()
    rings: Shape = ()
    if flap[0]:
        meet += line(own.right, own.y - TILE_BAND, own.right, own.bottom + flap[1] + 2)
        for i in range(round(own.height / SQUARE) + 1):
            rings += circle(own.right, own.y + i * SQUARE, 1.4)
    if flap[1]:
        meet += line(own.x - TILE_BAND, own.bottom, own.right + flap[0] + 2, own.bottom)
        for i in range(round(own.width / SQUARE) + 1):
            rings += circle(own.x + i * SQUARE, own.bottom, 1.4)
    marks: list[Mark] = []
    if cut:
        marks.append(Path(cut, stroke=Stroke(_CUT, 0.25, dash=(2.0, 1.2), cap="butt")))
    if meet:
        marks.append(Path(meet + rings, stroke=Stroke(_CUT, 0.2, cap="butt")))
    return marks


def _neighbor_labels(tiling: Tiling, own: Box, across: int, down: int) -> list[Mark]:
    """Name the tile that goes on each flap, in the flap's middle, on white."""
    right, below = tiling.flaps(across, down)
    marks: list[Mark] = []
    if right:
        text = _lay_here(tiling.number(across + 1, down))
        x, y = own.right + right / 2, own.y + own.height / 2
        marks += _tag(x, y, text, upright=True)
    if below:
        text = _lay_here(tiling.number(across, down + 1))
        x, y = own.x + own.width / 2, own.bottom + below / 2
        marks += _tag(x, y, text, upright=False)
    return marks


def _lay_here(number: int) -> str:
    return translate(say("lay tile {n} here", n=number))


def _tag(x: float, y: float, text: str, upright: bool) -> list[Mark]:
    half = text_width(text, "semibold", 7.0) / 2 + 1.2
    box = (
        rect(x - 1.7, y - half, 3.4, 2 * half, r=1)
        if upright
        else rect(x - half, y - 1.7, 2 * half, 3.4, r=1)
    )
    words = (
        Text(x + 0.85, y, text, "semibold", 7.0, "#444444", "middle", rotate=-90)
        if upright
        else Text(x, y + 0.85, text, "semibold", 7.0, "#444444", "middle")
    )
    return [Path(box, fill="#ffffff", stroke=Stroke(_CUT, 0.15)), words]


def _locator(tiling: Tiling, across: int, down: int) -> list[Mark]:
    """Draw a tiny plan in the corner, in which this tile is filled."""
    wide, high = len(tiling.columns), len(tiling.rows)
    cell = 4.2 / max(wide, high)
    x, y = MARGIN, MARGIN
    plan: Shape = ()
    for i in range(wide):
        for j in range(high):
            plan += rect(x + i * cell, y + j * cell, cell, cell)
    here = rect(x + across * cell, y + down * cell, cell, cell)
    return [Path(here, fill="#444444"), Path(plan, stroke=Stroke("#444444", 0.15))]


# -- assembly and overview -------------------------------------------------------

_STEPS = (
    say("Print every page one-sided at 100 %. The ruler below must measure 5 cm."),
    say("Cut each tile along its dashed lines, on the left and top edges."),
    say("Lay it on the flap of its neighbor: cut edge on the line, corners in the rings."),
    say("Tape the seams from behind, row by row, then join the rows."),
)


def _assembly(
    palette: Palette,
    about: MapAbout,
    tiling: Tiling,
    whole: Symbol,
    paper: Paper,
    total: int,
) -> Page:
    left, right = MARGIN + 8, paper.width - MARGIN - 8
    title = translate(say("{map}: assembly", map=about.title))
    summary = translate(_summary(tiling, paper))
    marks: list[Mark] = [
        tagged("H1", [Text(left, 26, title, palette.display, 22, palette.ink)]),
        tagged("P", [Text(left, 33, summary, "regular", 10, palette.quiet)]),
    ]
    y = 44.0
    steps: list[Mark] = []
    for i, step in enumerate(_STEPS, 1):
        number = Text(left, y, str(i), "black", 11, palette.ink)
        words = Text(left + 6, y, translate(step), "regular", 10, palette.ink)
        steps.append(list_item([number, words]))
        y += 6.4
    marks.append(tagged("L", steps))
    top = y + 4
    room = Box(left, top, right - left, paper.height - MARGIN - 10 - top)
    scale = min(room.width / whole.width, room.height / whole.height)
    x = room.x + (room.width - whole.width * scale) / 2
    veil = rect(x, top, whole.width * scale, whole.height * scale)
    plan: list[Mark] = [
        Use(whole, x, top, (scale, 0, 0, scale, 0, 0)),
        Path(veil, fill=palette.paper, opacity=0.7),
        *_plan_lines(tiling, palette, x, top, scale),
    ]
    marks.append(tagged("Figure", plan, summary))
    edge_line = SheetLine(about.pack, say("{map}, assembly", map=about.title), 1, total)
    marks += page_line(paper.width, paper.height, edge_line)
    return Page(
        paper.width,
        paper.height,
        tuple(marks),
        label="assembly",
        bookmarks=((0, translate("Assembly")),),
    )


def _summary(tiling: Tiling, paper: Paper) -> Sentence:
    return plural(
        "{n} tile on {paper}. Squares are 25.4 mm.",
        "{n} tiles on {paper}: {columns} across, {rows} down. Squares are 25.4 mm.",
        n=tiling.count, paper=paper.title, columns=len(tiling.columns), rows=len(tiling.rows),
    )  # fmt: skip


def _plan_lines(tiling: Tiling, palette: Palette, x: float, y: float, scale: float) -> list[Mark]:
    marks: list[Mark] = []
    width, height = sum(tiling.columns) * SQUARE * scale, sum(tiling.rows) * SQUARE * scale
    seams = rect(x, y, width, height)
    for i in range(1, len(tiling.columns)):
        at = x + tiling.window(i, 0).box.x * scale
        seams += line(at, y, at, y + height)
    for j in range(1, len(tiling.rows)):
        at = y + tiling.window(0, j).box.y * scale
        seams += line(x, at, x + width, at)
    for down in range(len(tiling.rows)):
        for across in range(len(tiling.columns)):
            box = tiling.window(across, down).box
            left, middle = x + (box.x + box.width / 2) * scale, y + box.center[1] * scale
            size = min(40.0, box.height * scale * 1.3)
            number = str(tiling.number(across, down))
            place = translate(say("row {row}, column {column}", row=down + 1, column=across + 1))
            marks.append(Text(left, middle + 2, number, "black", size, palette.ink, "middle"))
            marks.append(Text(left, middle + 8, place, "semibold", 8, palette.ink, "middle"))
    return [Path(seams, stroke=Stroke(palette.ink, 0.5, dash=(2.5, 1.5))), *marks]


def _overview(
    board: Board,
    palette: Palette,
    about: MapAbout,
    whole: Symbol,
    paper: Paper,
    page: int,
    total: int,
) -> Page:
    """Draw the whole map with its legend on one sheet, to look up symbols or to note a game on."""
    left, top, small = MARGIN + 8, MARGIN + 14.0, _SMALLEST / LEGEND_SIZE

    def scale_on(sheet: tuple[float, float]) -> float:
        width, bottom = sheet[0] - 2 * left, sheet[1] - MARGIN - STRIP - 2
        free = bottom - legend_height(board, width / small) * small - 3 - top
        return min(width / (whole.width + 2 * BAND), free / (whole.height + 2 * BAND), 1.0)

    wide, high = max(paper.turns, key=scale_on)
    width, scale = wide - 2 * left, scale_on((wide, high))
    legend_y = top + (whole.height + 2 * BAND) * scale + 3
    x = left + (width - whole.width * scale) / 2
    y = top + BAND * scale
    small_whole = _legible(board, palette, whole, scale)
    names = coordinate_marks(board, palette, Window.whole(board), size=_SMALLEST / scale)
    title = about.title.upper()
    marks: list[Mark] = [
        tagged(
            "H1",
            [Text(left, MARGIN + 9, title, palette.display, 22, palette.ink, tracking=0.03)],
        ),
        tagged(
            "Figure",
            [
                Use(small_whole, x, y, (scale, 0, 0, scale, 0, 0)),
                Group(tuple(names), matrix=(scale, 0.0, 0.0, scale, x, y)),
            ],
            spoken_map(board, Window.whole(board)),
        ),
        Group(
            tuple(legend_marks(board, palette, 0, 0, width / small)),
            matrix=(small, 0.0, 0.0, small, left, legend_y),
        ),
    ]
    free = width - text_width(title, palette.display, 22, 0.03) - 6
    if about.notes and text_width(about.notes, "italic", 9) <= free:
        note = Text(left + width, MARGIN + 9, about.notes, "italic", 9, palette.quiet, "end")
        marks.insert(1, tagged("P", [note]))
    edge_line = SheetLine(
        about.pack, say("{map}, overview (not to scale)", map=about.title), page, total
    )
    return Page(
        wide,
        high,
        (*marks, *page_line(wide, high, edge_line)),
        label="overview",
        bookmarks=((0, translate("Overview")),),
    )


def _legible(board: Board, palette: Palette, whole: Symbol, scale: float) -> Symbol:
    """Return the map without letters that are too small to read, and with the rooms' names as large
    as possible."""
    least = _SMALLEST / scale
    layers = [_lettered(layer, least) for layer in _without_names(whole).items]
    named = room_name_marks(board, palette, rooms(board), (least * 1.05,), least)
    layers.append(Group(tuple(named)))
    return Symbol(f"{whole.id}-overview", whole.width, whole.height, tuple(layers), whole.margin)


def _lettered(mark: Mark, least: float) -> Mark:
    """Return the mark without the texts in it that are smaller than ``least``."""
    if isinstance(mark, Group):
        kept = (_lettered(m, least) for m in mark.items if not _is_small(m, least))
        return mark._replace(items=tuple(kept))
    if isinstance(mark, Use):
        symbol = mark.symbol
        kept_items = tuple(_lettered(m, least) for m in symbol.items if not _is_small(m, least))
        if kept_items == symbol.items:
            return mark
        return mark._replace(symbol=symbol._replace(id=f"{symbol.id}-plain", items=kept_items))
    return mark


def _is_small(mark: Mark, least: float) -> bool:
    return isinstance(mark, Text) and mark.size < least


def poster_page(board: Board, palette: Palette, about: MapAbout, paper: str = "a4") -> Page:
    """Draw the whole map at full scale on the smallest standard sheet that holds it, or else on a
    sheet of its own size.

    ``paper`` chooses the series of sheets: A4 to A0, or Letter to Arch E.
    """
    extra = STRIP + 2
    width, height, spacing = _poster_sheet(board, palette, extra, paper)
    page = map_page(board, palette, about, spacing=spacing)
    play = plan_page(board, palette, spacing=spacing).play
    aside, down = (width - page.width) / 2, (height - extra - page.height) / 2
    edge_line = SheetLine(about.pack, say("{map}, poster", map=about.title), 1, 1)
    *layers, words = page.items[1:]
    if not isinstance(words, Group):
        raise TypeError("the last layer of a map's page is its words")
    figure = tagged("Figure", [*layers, words.items[0]], spoken_map(board, Window.whole(board)))
    drawn = Group((*words.items[1:], figure), matrix=(1.0, 0.0, 0.0, 1.0, aside, down))
    return Page(
        width,
        height,
        (drawn, *page_line(width, height, edge_line)),
        trim=Box(play.x + aside, play.y + down, play.width, play.height),
        label="poster",
    )


def _poster_sheet(
    board: Board, palette: Palette, extra: float, paper: str
) -> tuple[float, float, Spacing]:
    for sheet in POSTERS["letter" if paper == "letter" else "a4"].values():
        for spacing in (ROOMY, with_one_row(TIGHT, board)):
            plan = plan_page(board, palette, spacing=spacing)
            for width, height in (sheet, sheet[::-1]):
                spare = height - extra - plan.height
                if plan.width <= width and spare >= 0:
                    # The title fills the remaining space: people read it across the table.
                    header = min(_TALLEST, spacing.header + spare)
                    return width, height, spacing._replace(header=header)
    plan = plan_page(board, palette)
    return plan.width, plan.height + extra, ROOMY


# -- how a map is cut into tiles, on the fewest sheets -------------------------------------------
# A tile shows whole squares. To the right and below, if another tile follows, the drawing
# continues on a flap. Cut the neighbor along its left and top edge, and put it on the flap.


TILE_BAND = 5.0  # mm for the names on each side of a tile
LEAST_FLAP, MOST_FLAP = 5.0, 10.0
STRIP = 6.0  # mm for the line with the page number and the ruler


@dataclass(frozen=True, slots=True)
class Tiling:
    """The arrangement of a map on sheets of one paper, with the number of squares of each tile."""

    width: float
    height: float
    columns: tuple[int, ...]  # left edge of each tile
    rows: tuple[int, ...]
    flap: float
    strip_below: bool  # otherwise it runs up the right side

    @property
    def count(self) -> int:
        return len(self.columns) * len(self.rows)

    @property
    def origin(self) -> tuple[float, float]:
        """Return the position on the page where the first square of every tile begins."""
        return MARGIN + TILE_BAND, MARGIN + TILE_BAND

    def window(self, across: int, down: int) -> Window:
        return Window(
            sum(self.columns[:across]), sum(self.rows[:down]), self.columns[across], self.rows[down]
        )

    def flaps(self, across: int, down: int) -> tuple[float, float]:
        """Return how far the drawing continues to the right and below."""
        right = self.flap if across + 1 < len(self.columns) else 0.0
        below = self.flap if down + 1 < len(self.rows) else 0.0
        return right, below

    def number(self, across: int, down: int) -> int:
        return down * len(self.columns) + across + 1


def tile(board: Board, paper: Paper) -> Tiling:
    """Return the tiling with the fewest sheets. Among equals, prefer the upright one with the strip
    below."""
    options: list[tuple[int, int, Tiling]] = []
    for turn, (width, height) in enumerate(paper.turns):
        for below in (True, False):
            made = _tiling(board, width, height, below)
            options.append((made.count, 2 * turn + (not below), made))
    return min(options, key=lambda option: option[:2])[2]


def _tiling(board: Board, width: float, height: float, below: bool) -> Tiling:
    free_x = width - 2 * (MARGIN + TILE_BAND) - (0 if below else STRIP)
    free_y = height - 2 * (MARGIN + TILE_BAND) - (STRIP if below else 0)
    columns = _even(board.columns, int((free_x - LEAST_FLAP) / SQUARE))
    rows = _even(board.rows, int((free_y - LEAST_FLAP) / SQUARE))
    flap = min(free_x - max(columns) * SQUARE, free_y - max(rows) * SQUARE, MOST_FLAP)
    return Tiling(width, height, columns, rows, flap, below)


def _even(squares: int, most: int) -> tuple[int, ...]:
    """Spread squares evenly over as few tiles as possible: 20 squares, at most 7 to a tile, give 7,
    7, 6."""
    tiles = ceil(squares / most)
    least, more = divmod(squares, tiles)
    return (least + 1,) * more + (least,) * (tiles - more)
