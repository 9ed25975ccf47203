"""A standee as it is printed: one strip, folded in the middle.

      tab      folded out: half of the base
      back     upside down, so that it stands upright once folded
    - - - - -  the fold, at the figure's head
      front
      tab      the other half of the base

Folding lays the back exactly behind the front: it is the front's mirror image across the
fold. Only words are turned instead, so that they can be read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from fragkit.language import say
from fragkit.model.fighter import Color as FigureColor
from fragkit.model.fighter import Fighter
from fragkit.model.picture import Picture
from fragkit.press.contrast import readable_on
from fragkit.press.draw import Box, Color, Group, Mark, Path, Shape, Stroke, Text
from fragkit.press.faces.art import Picture as Art
from fragkit.press.fonts import CAP_HEIGHT, text_width
from fragkit.press.pen import Pen
from fragkit.press.shapes import box_rect, circle, line, polygon, polyline, rect, rotated
from fragkit.press.standees.figures import HEIGHT, Figure, figure_marks

WIDTH = 24.0  # a little less than a square of the map
FACE = 44.0
TAB = 11.0
LENGTH = 2 * (FACE + TAB)
FOLD = FACE + TAB  # from the strip's top
BAND = 5.6  # the name at the figure's feet
_FEET = FACE - BAND
_GROUND = 0.7  # between soles and band
_PT = 25.4 / 72

COLORS: tuple[FigureColor, ...] = get_args(FigureColor)


@dataclass(frozen=True, slots=True)
class Standee:
    """One figure to cut out."""

    fighter: Fighter
    color: FigureColor
    figure: Figure | None = None
    gear: Picture | None = None  # what it starts with
    turn: int = 0  # among several like it: another pose for each
    art: Art | None = None  # a picture of the designer's own, instead of the figure

    @property
    def letter(self) -> str:
        """Told apart without colour: R O Y G B P."""
        return self.color[0].upper()


def strip_marks(standee: Standee, pen: Pen) -> tuple[Mark, ...]:
    """The strip with its corner at the origin."""
    accent = pen.palette.fighters[standee.color]
    front = _face(standee, pen, accent, behind=False)
    back = _face(standee, pen, accent, behind=True)
    down = (1, 0, 0, 1, 0, FOLD)
    # The drawing mirrored across the fold; words turned by half around the strip's middle.
    mirrored = (1, 0, 0, -1, 0, FOLD)
    turned = rotated(180, WIDTH / 2, FOLD / 2)
    return (
        Group(front[0], matrix=down),
        Group(front[1], matrix=down),
        Group(back[0], matrix=mirrored),
        Group(back[1], matrix=turned),
        *_lines(pen),
    )


def _face(
    standee: Standee, pen: Pen, accent: Color, behind: bool
) -> tuple[tuple[Mark, ...], tuple[Mark, ...]]:
    """Drawing and words of one side; y = 0 is the fold, the tab hangs below the feet."""
    palette = pen.palette
    figure = _own_art(standee) or figure_marks(
        standee.fighter, standee.figure, palette.ink, accent, palette.paper, pen.low, behind,
        standee.gear, standee.turn,
    )  # fmt: skip
    band = Box(0, _FEET, WIDTH, BAND)
    drawn: list[Mark] = [
        Group(figure, matrix=(1, 0, 0, 1, WIDTH / 2, _FEET - HEIGHT - _GROUND)),
        Path(box_rect(band), None if pen.low else accent, Stroke(accent, 0.3) if pen.low else None),
        *_tab_pattern(standee.color, accent, pen.low),
    ]
    ink = palette.ink if pen.low else readable_on(accent, palette.ink, palette.paper)
    return tuple(drawn), tuple(_words(standee, pen, band, ink))


def _own_art(standee: Standee) -> tuple[Mark, ...]:
    """The designer's picture as large as the face, around x = 0 like a figure."""
    if standee.art is None:
        return ()
    box = Box(-WIDTH / 2, -(_FEET - HEIGHT - _GROUND), WIDTH, _FEET)
    marks = standee.art(box)
    return (Group(marks, clip=box_rect(box)),) if marks else ()


def _words(standee: Standee, pen: Pen, band: Box, ink: Color) -> list[Mark]:
    fighter = standee.fighter
    size = 11.0
    base = band.center[1] + CAP_HEIGHT * size * _PT / 2
    name = Box(band.x + 5.4, band.y + 0.4, band.width - 6.2, band.height - 0.8)
    tab_middle = FACE + TAB / 2
    what, how = say("base tab"), say("fold out")
    # The plate grows with its words, whatever language they are in.
    wide = max(text_width(what, "bold", 7), text_width(how, "regular", 7))
    more = min(max(0.0, wide - 9.6), WIDTH - 2 - 16.4)
    left = WIDTH / 2 - 8.2 - more / 2
    plate = rect(left, tab_middle - 3.1, 16.4 + more, 6.2, r=1)
    return [
        Text(band.x + 2.9, base, standee.letter, "black", size, ink, "middle"),
        *pen.words(
            fighter.name, name, fighter.where.of("name"), f"the name of {fighter.name} on its standee",
            8.5, 7, "bold", ink, stand="middle", leading=0.98, lines=2, balance=True,
        ),
        Path(plate, fill=pen.palette.paper),
        Text(left + 3, tab_middle + CAP_HEIGHT * 14 * _PT / 2, standee.letter, "black", 14,
             pen.palette.ink, "middle"),
        Text(left + 6.2, tab_middle - 0.3, what, "bold", 7, pen.palette.ink),
        Text(left + 6.2, tab_middle + 2.2, how, "regular", 7, pen.palette.quiet),
    ]  # fmt: skip


def _tab_pattern(color: FigureColor, accent: Color, low: bool) -> list[Mark]:
    """Each colour has a pattern of its own, for printers without colour."""
    box = Box(0, FACE, WIDTH, TAB)
    thick = 0.25 if low else 0.9
    stroke = Stroke(accent, thick, cap="butt")
    shape: Shape = ()
    match color:
        case "red":  # rising stripes
            for i in range(-4, 14):
                x = i * 3.0
                shape += line(x, box.bottom, x + TAB, box.y)
        case "orange":  # dots
            for row in range(4):
                for column in range(9):
                    x = column * 3.0 + (1.5 if row % 2 else 0)
                    shape += circle(x, box.y + 1.4 + row * 2.75, 0.7)
            mark = Path(shape, stroke=Stroke(accent, 0.25)) if low else Path(shape, fill=accent)
            return [Group((mark,), clip=box_rect(box))]
        case "yellow":  # level lines
            for i in range(6):
                y = box.y + 1.0 + i * 1.9
                shape += line(0, y, WIDTH, y)
        case "green":  # a net
            for i in range(-4, 12):
                x = i * 3.0
                shape += line(x, box.bottom, x + TAB, box.y) + line(x, box.y, x + TAB, box.bottom)
        case "blue":  # upright lines
            for i in range(9):
                shape += line(i * 3.0, box.y, i * 3.0, box.bottom)
        case "purple":  # zigzag
            for i in range(5):
                y = box.y + i * 2.6 + 0.4
                shape += polyline([(k * 2.0, y + (1.6 if k % 2 else 0)) for k in range(13)])
    return [Group((Path(shape, stroke=stroke),), clip=box_rect(box))]


def _lines(pen: Pen) -> tuple[Mark, ...]:
    """Cut along the solid outline, fold along the dashes."""
    dashed = Stroke(pen.palette.quiet, 0.25, dash=(1.6, 1.2), cap="butt")
    folds: Shape = ()
    for y in (TAB, FOLD, LENGTH - TAB):
        folds += line(0, y, WIDTH, y)
    return (
        Path(folds, stroke=dashed),
        Path(rect(0, 0, WIDTH, LENGTH), stroke=Stroke(pen.palette.quiet, 0.2)),
    )


def how_to_marks(x: float, y: float, pen: Pen) -> tuple[Mark, ...]:
    """Three little pictures: cut, fold back to back, stand."""
    ink, pale = pen.palette.ink, pen.palette.rule
    thin = Stroke(ink, 0.3)
    dashed = Stroke(ink, 0.25, dash=(0.9, 0.7), cap="butt")
    cut = rect(x + 2, y, 5, 16)
    folds = line(x + 2, y + 2, x + 7, y + 2) + line(x + 2, y + 8, x + 7, y + 8)
    folds += line(x + 2, y + 14, x + 7, y + 14)
    fold = polygon([(x + 19, y + 1.4), (x + 16, y + 13), (x + 12.6, y + 16)])[:-1]
    other = polyline([(x + 19, y + 1.4), (x + 22, y + 13), (x + 25.4, y + 16)])
    stand = rect(x + 33, y + 1.4, 5.4, 12)
    base = polygon([(x + 31.4, y + 16), (x + 34, y + 13.4), (x + 40, y + 13.4), (x + 37.4, y + 16)])
    return (
        Path(cut, stroke=thin),
        Path(folds, stroke=dashed),
        Path(fold, stroke=thin),
        Path(other, stroke=thin),
        Path(base, pale if not pen.low else None, thin),
        Path(stand, pen.palette.paper, thin),
    )
