"""A board as draw commands: the map itself, and its page.

    drawing = map_drawing(board, palette)      # the play area, with its origin at the top left
    page = map_page(board, palette, about)     # with names, title and legend around it

The same drawing is shown as a whole in SVG and cut into tiles for PDF (`tiles.py`).
One square is 25.4 mm.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from fragkit.board.board import Board
from fragkit.language import translate
from fragkit.language.sentences import Sentence, say
from fragkit.press.graphics.marks import (
    MM_PER_PT,
    Box,
    Group,
    Mark,
    Page,
    Path,
    Stroke,
    Text,
    tagged,
)
from fragkit.press.graphics.shapes import rect
from fragkit.press.maps.border import (
    BAND,
    Window,
    coordinate_marks,
    room_name_marks,
)
from fragkit.press.maps.floor import (
    HEAT,
    SEEN,
    SQUARE,
    floor_marks,
    grid_marks,
    heat_marks,
    rooms,
    sight_marks,
    terrain_marks,
)
from fragkit.press.maps.legend import LEGEND_SIZE, legend_height, legend_marks, row_width
from fragkit.press.maps.symbols import SIZE, patch_marks, symbol_marks
from fragkit.press.maps.walls import door_marks, wall_marks
from fragkit.press.pictures.icons import icon_marks
from fragkit.press.themes.theme import Palette
from fragkit.press.themes.themed_pen import title_band
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width

KEY_HEIGHT = 18.0  # mm below the legend for the explanation of shades
_NARROWEST = 190.0  # mm for a title and two columns of legend


class Spacing(NamedTuple):
    """The spacing around a map: millimeters, points, and the legend's scale."""

    margin: float
    header: float
    above_legend: float
    legend: float


ROOMY = Spacing(12.0, 27.0, 4.0, 1.0)
TIGHT = Spacing(7.0, 18.0, 1.0, 0.8)


@dataclass(frozen=True, slots=True)
class Shade:
    """The shades of `--sight` and `--heat` on the floor."""

    eye: int | None = None
    visible: Mapping[int, int] | None = None
    heat: Mapping[int, int] | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class MapDrawing:
    """The play area in layers from the ground up. (0, 0) is its top left corner."""

    width: float
    height: float
    layers: tuple[Group, ...]

    def layer(self, id: str) -> Group:
        return next(layer for layer in self.layers if layer.id == id)


@dataclass(frozen=True, slots=True)
class MapAbout:
    """The words about a map on its page."""

    title: str
    pack: str = ""  # name and version
    notes: str = ""  # the designer's text


def map_drawing(board: Board, palette: Palette, shade: Shade | None = None) -> MapDrawing:
    found = rooms(board)
    drawn: list[tuple[str, list[Mark]]] = [
        ("floor", floor_marks(board, palette, found)),
        ("terrain", terrain_marks(board, palette)),
    ]
    if board.patches:
        drawn.append(("ground", patch_marks(board, palette)))
    if shade is not None:
        shading: list[Mark] = []
        low = not palette.fills
        if shade.heat is not None:
            shading += heat_marks(board, shade.heat, low)
        if shade.eye is not None:
            shading += sight_marks(board, shade.eye, shade.visible or {}, low)
            x = (board.column(shade.eye) + 0.5) * SQUARE - SIZE / 2
            y = (board.row(shade.eye) + 0.5) * SQUARE - SIZE / 2
            shading += icon_marks("sight", x, y, SIZE, palette.ink)
        drawn.append(("shade", shading))
    drawn += [
        ("grid", grid_marks(board, palette)),
        ("walls", wall_marks(board, palette)),
        ("doors", door_marks(board, palette)),
        ("room-names", [*room_name_marks(board, palette, found)]),
        ("symbols", symbol_marks(board, palette)),
    ]
    layers = tuple(
        Group(tuple(marks), id=id, label=id.replace("-", " "), layer=True) for id, marks in drawn
    )
    return MapDrawing(board.columns * SQUARE, board.rows * SQUARE, layers)


# -- the page --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PagePlan:
    """A plan of a map's page, with the positions of everything on it."""

    width: float
    height: float
    play: Box
    legend: Box


def plan_page(
    board: Board, palette: Palette, shade: Shade | None = None, spacing: Spacing = ROOMY
) -> PagePlan:
    wide, high = board.columns * SQUARE, board.rows * SQUARE
    margin, scale = spacing.margin, spacing.legend
    inner = max(wide + 2 * BAND, _NARROWEST)
    play = Box(margin + (inner - wide) / 2, margin + spacing.header + BAND, wide, high)
    legend_y = play.bottom + BAND + spacing.above_legend
    legend = Box(margin, legend_y, inner, legend_height(board, inner / scale) * scale)
    below = KEY_HEIGHT if shade is not None else 0.0
    return PagePlan(inner + 2 * margin, legend_y + legend.height + below + margin - 2, play, legend)


def with_one_row(spacing: Spacing, board: Board) -> Spacing:
    """Return the spacing with the legend as large as it can be in one row."""
    inner = max(board.columns * SQUARE + 2 * BAND, _NARROWEST)
    return spacing._replace(legend=max(spacing.legend, min(1.0, inner / row_width(board))))


def map_page(
    board: Board,
    palette: Palette,
    about: MapAbout,
    shade: Shade | None = None,
    spacing: Spacing = ROOMY,
) -> Page:
    """Draw the whole map on one page of its own size."""
    plan = plan_page(board, palette, shade, spacing)
    drawing = map_drawing(board, palette, shade)
    play = plan.play
    moved = (1.0, 0.0, 0.0, 1.0, play.x, play.y)
    layers = [
        Group(layer.items, id=layer.id, label=layer.label, layer=True, matrix=moved)
        for layer in drawing.layers
    ]
    names = Group(
        (
            Group(tuple(coordinate_marks(board, palette, Window.whole(board))), matrix=moved),
            *title_marks(plan, palette, about, shade.note if shade is not None else "", spacing),
            *_scaled_legend(board, palette, plan.legend, spacing.legend),
            *(key_marks(shade, palette, plan.legend) if shade is not None else ()),
        ),
        id="names",
        label="names",
        layer=True,
    )
    sheet = Path(rect(0, 0, plan.width, plan.height), fill=palette.paper)
    paper = Group((sheet,), id="paper", label="paper", layer=True)
    return Page(plan.width, plan.height, (paper, *layers, names))


def _scaled_legend(board: Board, palette: Palette, box: Box, scale: float) -> list[Mark]:
    if scale == 1.0:
        return legend_marks(board, palette, box.x, box.y, box.width)
    marks = legend_marks(board, palette, 0, 0, box.width / scale)
    return [Group(tuple(marks), matrix=(scale, 0.0, 0.0, scale, box.x, box.y))]


def key_marks(shade: Shade, palette: Palette, legend: Box) -> list[Mark]:
    """Draw the key of the shades: the scale of heat with its numbers, or the color of squares in
    sight."""
    low = not palette.fills
    x, y = legend.x, legend.bottom + 4
    marks: list[Mark] = []

    def explain(text: Sentence) -> None:
        nonlocal x
        words = translate(text)
        marks.append(Text(x, y + 6.2, words, "regular", LEGEND_SIZE, palette.ink))
        x += text_width(words, "regular", LEGEND_SIZE) + 12

    if shade.heat is not None:
        most = max(shade.heat.values(), default=0)
        if not low:
            for step, color in enumerate(HEAT):
                box = rect(x + step * 9, y, 9, 6)
                marks.append(Path(box, fill=color, stroke=Stroke(palette.rule, 0.2)))
                first = -(-step * (most + 1) // len(HEAT))
                marks.append(
                    Text(x + step * 9 + 4.5, y + 9.6, str(first), "regular", 8, palette.quiet, "middle")
                )  # fmt: skip
            x += 9 * len(HEAT) + 3
        explain(say("number of squares that see it ({most} at most)", most=most))
    if shade.eye is not None:
        ground = Path(rect(x, y, 9, 6), stroke=Stroke(palette.rule, 0.2))
        marks += [ground] if low else [Path(ground.shape, fill=SEEN, opacity=0.38), ground]
        x += 12
        explain(say("squares that the eye sees; the number is the range"))
    return marks


def title_marks(
    plan: PagePlan, palette: Palette, about: MapAbout, note: str, spacing: Spacing = ROOMY
) -> list[Mark]:
    """Draw the header of the map: a band of the theme with the mark, the title and the facts."""
    left, right = spacing.margin, plan.width - spacing.margin
    band = Box(left, spacing.margin, right - left, spacing.header - 3)
    marks, ink, inner = title_band(palette, band)
    tracking = 0.03
    title = about.title.upper()
    size = 0.6 * band.height / CAP_HEIGHT / MM_PER_PT
    font: str = palette.display
    size *= min(1.0, inner.width * 0.6 / text_width(title, font, size, tracking))
    middle = band.center[1]
    base = middle + CAP_HEIGHT * MM_PER_PT * size / 2
    words = Text(inner.x, base, title, font, size, ink, tracking=tracking)
    marks.append(tagged("H1", [words]))
    squares = say(
        "{columns} × {rows} squares of 25.4 mm", columns=round(plan.play.width / SQUARE),
        rows=round(plan.play.height / SQUARE),
    )  # fmt: skip
    facts = [
        (about.notes, "italic"), (translate(squares), "regular"), (note or about.pack, "regular"),
    ]  # fmt: skip
    free, least = inner.width - text_width(title, font, size, tracking) - 8, 9.0
    shown = [(text, font) for text, font in facts if text and text_width(text, font, least) <= free]
    widest = max((text_width(text, font, least) for text, font in shown), default=free)
    small = min(20.0, 0.23 * band.height / MM_PER_PT, least * free / widest)
    step = 1.3 * small * MM_PER_PT
    y = middle + CAP_HEIGHT * small * MM_PER_PT / 2 - step * (len(shown) - 1) / 2
    for i, (text, font) in enumerate(shown):
        line_of = Text(inner.right, y + i * step, text, font, small, ink, "end")
        marks.append(tagged("P", [line_of]))
    return marks
