"""A standee in print: one strip, folded in the middle.

      tab      folded out: half of the base
      back     upside down, so that it stands upright once folded
    - - - - -  the fold, at the figure's head
      front
      tab      the other half of the base

When the strip is folded, the back is exactly behind the front, because it is the front's mirror
image across the fold. Only words are turned instead, so that they can be read.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import get_args

from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.model.fighter import Color as FigureColor
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack
from fragkit.model.picture import Picture
from fragkit.press.art.pack_art import ArtPicture, picture_of
from fragkit.press.design_files import read_designs
from fragkit.press.graphics.marks import (
    MM_PER_PT,
    Box,
    Color,
    Group,
    Mark,
    Page,
    Path,
    Shape,
    Stroke,
    Text,
    box_around,
    mixed,
    readable_on,
    tagged,
)
from fragkit.press.graphics.shapes import (
    box_rect,
    circle,
    ellipse,
    line,
    polygon,
    polyline,
    rect,
    rotated,
)
from fragkit.press.pages.documents import CannotLayOut, Document, Settings, document_of, pack_title
from fragkit.press.pages.imposition import LINE_BAND
from fragkit.press.pages.paper import MARGIN, PAPERS
from fragkit.press.pages.sheet_page import SheetLine, page_line
from fragkit.press.standees.figures import HEIGHT, Figure, figure_marks, first_gear, place_marks
from fragkit.press.themes.themed_pen import Pen, pen_for
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width

WIDTH = 24.0  # slightly less than a square of the map
FACE = 45.0
TAB = 11.0
LENGTH = 2 * (FACE + TAB)
FOLD = FACE + TAB  # mm from the strip's top
BAND = 5.6  # mm for the name at the figure's feet
_FEET = FACE - BAND
_GROUND = 0.7  # mm between soles and band

COLORS: tuple[FigureColor, ...] = get_args(FigureColor)


@dataclass(frozen=True, slots=True)
class Standee:
    """One figure to cut out."""

    fighter: Fighter
    color: FigureColor
    figure: Figure | None = None
    gear: Picture | None = None  # its starting weapon
    turn: int = 0  # its number among similar figures, each of which has another pose
    art: ArtPicture | None = None  # the designer's own picture, instead of the figure

    @property
    def letter(self) -> str:
        """Return the letter for the color: R, O, Y, G, B or P."""
        return self.color[0].upper()


def strip_marks(standee: Standee, pen: Pen) -> tuple[Mark, ...]:
    """Draw the strip with its corner at the origin."""
    accent = pen.palette.fighters[standee.color]
    front = _face(standee, pen, accent, behind=False)
    back = _face(standee, pen, accent, behind=True)
    down = (1, 0, 0, 1, 0, FOLD)
    # Mirror the drawing across the fold. Words are turned by half around the strip's middle.
    mirrored = (1, 0, 0, -1, 0, FOLD)
    turned = rotated(180, WIDTH / 2, FOLD / 2)
    dashed = Stroke(pen.palette.quiet, 0.25, dash=(1.6, 1.2), cap="butt")
    folds: Shape = ()
    for y in (TAB, FOLD, LENGTH - TAB):
        folds += line(0, y, WIDTH, y)
    return (
        Group(front[0], matrix=down),
        Group(front[1], matrix=down),
        Group(back[0], matrix=mirrored),
        Group(back[1], matrix=turned),
        Path(folds, stroke=dashed),
        Path(rect(0, 0, WIDTH, LENGTH), stroke=Stroke(pen.palette.quiet, 0.2)),
    )


def spoken_standee(standee: Standee) -> str:
    """Return the text about a standee for a screen reader: `Marine, red`."""
    return f"{standee.fighter.name}, {translate(standee.color)}"


def side_marks(standee: Standee, pen: Pen, behind: bool) -> tuple[Mark, ...]:
    """Draw one side as it appears on the table, ``WIDTH`` × ``FACE``. The back is mirrored."""
    drawn, words = _face(standee, pen, pen.palette.fighters[standee.color], behind)
    matrix = (-1.0, 0.0, 0.0, 1.0, WIDTH, 0.0) if behind else (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    return (Group((Group(drawn, matrix=matrix), *words), clip=rect(0, 0, WIDTH, FACE)),)


def _face(
    standee: Standee, pen: Pen, accent: Color, behind: bool
) -> tuple[tuple[Mark, ...], tuple[Mark, ...]]:
    """Draw one side and its words. y = 0 is the fold, and the tab is below the feet."""
    palette = pen.palette
    figure = _own_art(standee) or figure_marks(
        standee.fighter, standee.figure, palette.ink, accent, palette.paper, pen.low, behind,
        standee.gear, standee.turn,
    )  # fmt: skip
    band = Box(0, _FEET, WIDTH, BAND)
    drawn: list[Mark] = [
        *_ground(standee, pen, accent),
        Group(figure, matrix=(1, 0, 0, 1, WIDTH / 2, _FEET - HEIGHT - _GROUND)),
        Path(box_rect(band), None if pen.low else accent, Stroke(accent, 0.3) if pen.low else None),
        *_tab_pattern(standee.color, accent, pen.low),
    ]
    ink = palette.ink if pen.low else readable_on(accent, palette.ink, palette.paper)
    return tuple(drawn), tuple(_words(standee, pen, band, ink))


def _ground(standee: Standee, pen: Pen, accent: Color) -> tuple[Mark, ...]:
    """Draw the theme's scenery behind the figure, in pale tones of its color, and the figure's
    shadow."""
    if pen.low or standee.art is not None:
        return ()
    look = f"{standee.fighter.id} {standee.color}"
    shadow = mixed(accent, pen.palette.paper, 0.35)
    return (
        *place_marks(look, pen.palette, accent, Box(0, 0, WIDTH, _FEET)),
        Path(ellipse(WIDTH / 2, _FEET - _GROUND - 0.3, 10.5, 1.4), fill=shadow),
    )


def _own_art(standee: Standee) -> tuple[Mark, ...]:
    """Draw the designer's picture as large as the face, around x = 0 like a figure."""
    if standee.art is None:
        return ()
    box = Box(-WIDTH / 2, -(_FEET - HEIGHT - _GROUND), WIDTH, _FEET)
    marks = standee.art(box)
    return (Group(marks, clip=box_rect(box)),) if marks else ()


def _words(standee: Standee, pen: Pen, band: Box, ink: Color) -> list[Mark]:
    fighter = standee.fighter
    size = 11.0
    base = band.center[1] + CAP_HEIGHT * size * MM_PER_PT / 2
    name = Box(band.x + 5.4, band.y + 0.4, band.width - 6.2, band.height - 0.8)
    tab_middle = FACE + TAB / 2
    what, how = translate("base tab"), translate("fold out")
    # The plate grows with its text in any language.
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
        Text(left + 3, tab_middle + CAP_HEIGHT * 14 * MM_PER_PT / 2, standee.letter, "black", 14,
             pen.palette.ink, "middle"),
        Text(left + 6.2, tab_middle - 0.3, what, "bold", 7, pen.palette.ink),
        Text(left + 6.2, tab_middle + 2.2, how, "regular", 7, pen.palette.quiet),
    ]  # fmt: skip


def _tab_pattern(color: FigureColor, accent: Color, low: bool) -> list[Mark]:
    """Return the pattern that stands for a color, for printers without color."""
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


def how_to_marks(x: float, y: float, pen: Pen) -> tuple[Mark, ...]:
    """Draw three small pictures: cut, fold back to back, stand up."""
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


# -- pages ---------------------------------------------------------------------------------------


_GAP = (4.0, 6.0)  # mm between strips, across and down
_HEAD = 24.0  # mm for the title and the folding instructions
_AIR = 3.0

HOW_TO = say(
    "**Cut** along the solid lines. **Fold** along the dashed lines: the long fold goes over the "
    "head, the tabs point outward. **Glue** front to back, and the tabs onto a coin or a card."
)


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    standees = standees_of(pack, library, problems)
    if not standees:
        return []
    pen = pen_for(pack, library, settings, problems)
    width, height, places = places_on(settings.paper)
    groups = [standees[i : i + len(places)] for i in range(0, len(standees), len(places))]
    pages: list[Page] = []
    for number, group in enumerate(groups, 1):
        used = places[: len(group)]
        items: list[Mark] = [*_heading(pen, width)]
        for standee, box in zip(group, used, strict=True):
            strip = tagged("Figure", strip_marks(standee, pen), spoken_standee(standee))
            items.append(Group((strip,), matrix=(1, 0, 0, 1, box.x, box.y)))
        line = SheetLine(pack_title(pack), say("Standees"), number, len(groups))
        items += page_line(width, height, line)
        trim = box_around(used)
        names = dict.fromkeys(s.fighter.name for s in group)
        pages.append(
            Page(
                width, height, tuple(items), trim=trim, bleed=trim, label=str(number),
                bookmarks=tuple((0, name) for name in names),
            )
        )  # fmt: skip
    return [
        document_of(
            pack,
            "standees",
            pages,
            paper=PAPERS[settings.paper].title,
            cuts=sum(_cuts(places[: len(group)]) for group in groups),
        )
    ]


def check_print(pack: Pack, library: Library, problems: Problems) -> None:
    pen = pen_for(pack, library, Settings(), problems)
    for standee in standees_of(pack, library, problems):
        strip_marks(standee, pen)


def standees_of(pack: Pack, library: Library, problems: Problems) -> list[Standee]:
    """Return one standee for each fighter in their color (comp.base.figure, ruling.ocr.figures,
    comp.deathmatch.standups), and all six colors of a fighter that every player may play
    (counter.figure.color)."""
    if not pack.fighters:
        return []
    figures = read_designs("standees", Figure, "a figure", pack, library, problems)
    worn = worn_colors(pack)
    standees = []
    for fighter in pack.fighters.values():
        figure = figures.get(fighter.id)
        gear = first_gear(fighter, library)
        art = picture_of(fighter, pack, problems)
        if fighter.id in worn:
            standees.append(Standee(fighter, worn[fighter.id], figure, gear, art=art))
        else:
            standees += [Standee(fighter, c, figure, gear, i, art) for i, c in enumerate(COLORS)]
    return standees


def worn_colors(pack: Pack) -> dict[str, FigureColor]:
    """Return the color of each fighter, but for those that all players may play. A fighter without
    one takes the first that no other fighter of the pack has."""
    fighters = pack.fighters.values()
    taken = {f.color for f in fighters if f.color}
    free: Iterator[FigureColor] = itertools.chain(
        (color for color in COLORS if color not in taken), itertools.cycle(COLORS)
    )
    worn: dict[str, FigureColor] = {}
    for fighter in fighters:
        if fighter.color or not fighter.is_plain:
            worn[fighter.id] = next(free) if fighter.color is None else fighter.color
    return worn


def places_on(paper: str) -> tuple[float, float, list[Box]]:
    """Return the page's size and the places of the strips on it, in the orientation that holds the
    most."""
    sheet = PAPERS[paper]
    best: tuple[float, float, list[Box]] = (sheet.width, sheet.height, [])
    for width, height in sheet.turns:
        free = Box(
            MARGIN + _AIR, MARGIN + _HEAD, width - 2 * (MARGIN + _AIR),
            height - 2 * MARGIN - _HEAD - LINE_BAND - _AIR,
        )  # fmt: skip
        across, down = _GAP
        columns = int((free.width + across) // (WIDTH + across))
        rows = int((free.height + down) // (LENGTH + down))
        left = (width - columns * (WIDTH + across) + across) / 2
        spare = free.height - rows * (LENGTH + down) + down
        top = free.y + min(spare / 2, 8.0)
        found = [
            Box(left + c * (WIDTH + across), top + r * (LENGTH + down), WIDTH, LENGTH)
            for r in range(rows)
            for c in range(columns)
        ]
        if len(found) > len(best[2]):
            best = (width, height, found)
    if not best[2]:
        raise CannotLayOut(f"standees do not fit {sheet.title}")
    return best


def _heading(pen: Pen, width: float) -> list[Mark]:
    left, top = MARGIN + 5, MARGIN + 4
    title = translate("Standees").upper()
    marks: list[Mark] = [
        tagged("H1", [Text(left, top + 9.4, title, pen.palette.display, 24, pen.palette.ink)]),
        pen.tape(Box(left, top + 12.4, 44, 2)),
        *how_to_marks(left + 50, top, pen),
    ]
    box = Box(left + 96, top + 0.6, width - left - 96 - MARGIN - 5, 16)
    words = pen.words(HOW_TO, box, pen.palette.where.span, "how to fold", 9, 7, stand="middle")
    return [*marks, tagged("P", words)]


def _cuts(boxes: list[Box]) -> int:
    across = {round(v, 3) for b in boxes for v in (b.y, b.bottom)}
    down = {round(v, 3) for b in boxes for v in (b.x, b.right)}
    return len(across) + len(down)
