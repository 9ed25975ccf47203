"""The calibration sheet: does the printer keep the scale, and how far do backs drift?

The front has rulers, a target and a net in each corner. The back has a cross behind each of them.
Hold the sheet against the light, and read the numbers on the target's scale where the cross is.
These are the numbers to type after `--offset`. If the corners disagree, the back is skewed or
scaled.
"""

from __future__ import annotations

from typing import Literal

from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.model.pack import Library, Pack
from fragkit.press.graphics.marks import (
    Box,
    Mark,
    Page,
    Path,
    Shape,
    Stroke,
    Text,
    list_item,
    tagged,
)
from fragkit.press.graphics.shapes import circle, line, rect
from fragkit.press.pages.documents import Document, Settings, document_of, pack_title
from fragkit.press.pages.paper import MARGIN, PAPERS, Backs
from fragkit.press.pages.sheet_page import INK, QUIET, SheetLine, page_line
from fragkit.press.pictures.icons import FACE
from fragkit.press.typography.text_fit import Fitted, Style, fit, parse_rich, text_marks

REACH = 5  # the most drift in mm that the target can show
_NET = 4  # and that the nets in the corners can show
# The net is true to scale and too fine for numbers, so lines fan out to the numbers.
_FAN_DOWN = (3.4, 17.0)  # mm between numbers, mm from the middle
_FAN_RIGHT = (2.7, 22.0)  # fewer and farther away, so that the fans do not meet at the corner

Flip = Literal["long-edge", "short-edge"]

STEPS = (
    say("**1** Print this file at **100 %** (“actual size”), with the settings you use for cards."),
    say(
        "**2** Lay a ruler along both scales. Each must measure **150 mm**. If one does not, your "
        "printer still scales the page: turn off “fit to page”."
    ),
    say(
        "**3** Hold the sheet up to the light, this side toward you, and find the center of the "
        "back's cross on the target. Follow the lines down to the first number and right to the "
        "second."
    ),
    say(
        "**4** Build again with both numbers, such as **--offset\u00a01.5,-0.5**, and print this "
        "sheet once more. Now the cross is in the center."
    ),
    say(
        "**5** Check the grids in the corners. If left and right differ **up or down**, the back is "
        "**skewed**: straighten the paper in its tray. If they differ **outward or inward**, the "
        "back is printed at a different **scale** (1 mm on both sides is 1 %): turn off “fit to page” "
        "for the back as well."
    ),
)


def calibration_pages(
    paper: str, backs: Backs, pack: str, offset: tuple[float, float]
) -> list[Page]:
    """Return the front and, for two-sided printing, the back, which ``offset`` moves as it moves
    card backs."""
    sheet = PAPERS[paper]
    width, height = sheet.width, sheet.height
    two_sided = backs in ("long-edge", "short-edge", "separate")
    count = 2 if two_sided else 1
    flip: Flip = "short-edge" if backs == "short-edge" else "long-edge"
    x, y = width / 2, height - 78
    title = translate("Calibration").upper()
    kind = translate(say("{paper}, {mode} backs", paper=sheet.title, mode=backs))
    front: list[Mark] = [
        tagged("H1", [Text(width / 2, 22, title, FACE, 24, INK, "middle")]),
        tagged("P", [Text(width / 2, 29, kind, "regular", 10, QUIET, "middle")]),
        *_scale(width / 2 - 75, 42, across=True),
        *_scale(18, 58, across=False),
        tagged("P", _card(width - 18 - 63, 60)),
        *(_steps(30, 62, width - 30 - 63 - 26, two_sided)),
    ]
    if two_sided:
        grid = translate(say("Grid of {n} mm around the middle of the back", n=REACH))
        front.append(tagged("Figure", _target(x, y, flip), grid))
        front += [m for cx, cy in _corners(width, height) for m in _net(cx, cy)]
    front += page_line(width, height, SheetLine(pack, say("Calibration, front"), 1, count))
    pages = [
        Page(width, height, tuple(front), label="front", bookmarks=((0, translate("Calibration")),))
    ]
    if two_sided:
        pages.append(_back(width, height, (x, y), flip, pack, offset))
    return pages


def offset_at(flip: Flip, right: float, down: float) -> tuple[float, float]:
    """Return the offset to type if the cross, seen from the front, is that far right of and below
    the middle.

    Through the paper, the back appears mirrored. If the sheet is flipped on the long edge, its
    right is our left.
    """
    return (right, -down) if flip == "long-edge" else (-right, down)


def _corners(width: float, height: float) -> list[tuple[float, float]]:
    inset = MARGIN + 6
    low = height - MARGIN - 14
    return [(inset, inset), (width - inset, inset), (inset, low), (width - inset, low)]


def _scale(x: float, y: float, across: bool) -> tuple[Mark, ...]:
    """Draw 150 mm with a tick for each millimeter and a number for each centimeter."""
    shape: Shape = line(x, y, x + 150, y) if across else line(x, y, x, y + 150)
    marks: list[Mark] = []
    for i in range(151):
        length = 5.0 if i % 10 == 0 else 3.5 if i % 5 == 0 else 2.0
        shape += line(x + i, y, x + i, y - length) if across else line(x, y + i, x - length, y + i)
        if i % 10 == 0:
            spot = (x + i, y + 4.2) if across else (x + 1.4, y + i + 1.1)
            anchor: Literal["start", "middle"] = "middle" if across else "start"
            unit = " cm" if i == 150 and across else ""
            marks.append(Text(*spot, f"{i // 10}{unit}", "semibold", 8, INK, anchor))
    return (Path(shape, stroke=Stroke(INK, 0.2, cap="butt")), *marks)


def _card(x: float, y: float) -> tuple[Mark, ...]:
    return (
        Path(rect(x, y, 63, 88, r=3), stroke=Stroke(INK, 0.3, dash=(2, 1.5))),
        Text(x + 31.5, y + 41, "63 × 88 mm", "black", 14, INK, "middle"),
        Text(x + 31.5, y + 47, translate("a card from any game"), "regular", 9, QUIET, "middle"),
        Text(
            x + 31.5,
            y + 51,
            translate("should cover this frame exactly"),
            "regular",
            9,
            QUIET,
            "middle",
        ),
    )


def _steps(x: float, y: float, width: float, two_sided: bool) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    for step in STEPS if two_sided else STEPS[:2]:
        fitted = fit(parse_rich(translate(step)), width, 60, Style(10, 8))
        if isinstance(fitted, Fitted):
            marks.append(list_item(text_marks(fitted, x, y, width, INK)))
            y += fitted.height + 3
    return (tagged("L", marks),)


def _target(x: float, y: float, flip: Flip) -> list[Mark]:
    """Draw a grid of millimeters around (x, y), with the numbers to type."""
    fine: Shape = ()
    strong: Shape = ()
    marks: list[Mark] = []
    (wide, deep), (tall, far) = _FAN_DOWN, _FAN_RIGHT
    for i in range(-REACH, REACH + 1):
        fine += line(x + i, y - REACH, x + i, y + REACH) + line(x - REACH, y + i, x + REACH, y + i)
        across, _ = offset_at(flip, i, 0)
        _, down = offset_at(flip, 0, i)
        fine += line(x + i, y + REACH, x + i * wide, y + deep)
        fine += line(x + REACH, y + i, x + far, y + i * tall)
        marks.append(
            Text(x + i * wide, y + deep + 3.4, f"{across:g}", "semibold", 9, INK, "middle")
        )
        marks.append(Text(x + far + 3.6, y + i * tall + 1, f"{down:g}", "semibold", 9, INK, "end"))
    strong += line(x - REACH - 3, y, x + REACH, y) + line(x, y - REACH - 3, x, y + REACH)
    strong += circle(x, y, 1) + rect(x - REACH, y - REACH, 2 * REACH, 2 * REACH)
    return [
        Path(fine, stroke=Stroke("#9a9a9a", 0.15, cap="butt")),
        Path(strong, stroke=Stroke(INK, 0.25, cap="butt")),
        *marks,
        Text(x, y + deep + 8, translate("first number"), "bold", 8, INK, "middle"),
        Text(x + far + 7, y + 0.8, translate("second number"), "bold", 8, INK),
    ]


def _net(x: float, y: float) -> tuple[Mark, ...]:
    """Draw a small grid of millimeters in a corner, where skew and scale are easiest to see."""
    fine: Shape = ()
    for i in range(-_NET, _NET + 1):
        fine += line(x + i, y - _NET, x + i, y + _NET) + line(x - _NET, y + i, x + _NET, y + i)
    strong = line(x - _NET, y, x + _NET, y) + line(x, y - _NET, x, y + _NET) + circle(x, y, 1)
    return (
        Path(fine, stroke=Stroke("#9a9a9a", 0.12, cap="butt")),
        Path(strong, stroke=Stroke(INK, 0.25, cap="butt")),
    )


def _back(
    width: float,
    height: float,
    at: tuple[float, float],
    flip: Flip,
    pack: str,
    offset: tuple[float, float],
) -> Page:
    def behind(x: float, y: float) -> tuple[float, float]:
        mirrored = (width - x, y) if flip == "long-edge" else (x, height - y)
        return mirrored[0] + offset[0], mirrored[1] + offset[1]

    x, y = behind(*at)
    # Heavy, because it must be visible through the paper.
    cross = line(x - 12, y, x + 12, y) + line(x, y - 12, x, y + 12)
    items: list[Mark] = [Path(cross, stroke=Stroke("#000000", 0.5, cap="butt"))]
    for corner in _corners(width, height):
        cx, cy = behind(*corner)
        arms = line(cx - 3, cy, cx + 3, cy) + line(cx, cy - 3, cx, cy + 3)
        items.append(Path(arms, stroke=Stroke("#000000", 0.4, cap="butt")))
    note = say("Back of the calibration sheet: hold it up to the light")
    note_y = 30 if flip == "long-edge" else height - 30
    words = Text(width / 2, note_y, translate(note), "regular", 10, QUIET, "middle")
    items.append(tagged("H1", [words]))
    if offset != (0.0, 0.0):
        moved = say("moved by --offset {value}", value=f"{offset[0]:g},{offset[1]:g}")
        items.append(Text(width / 2, note_y + 5, translate(moved), "bold", 10, INK, "middle"))
    items += page_line(width, height, SheetLine(pack, say("Calibration, back"), 2, 2))
    return Page(width, height, tuple(items), label="back", trim=Box(0, 0, width, height))


# -- the document --------------------------------------------------------------------------------


once = True


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    title = pack_title(pack)
    paper = PAPERS[settings.paper]
    pages = calibration_pages(settings.paper, settings.backs, title, settings.offset)
    two_sided = len(pages) == 2
    return [
        document_of(
            pack,
            "calibration",
            pages,
            duplex=settings.duplex,
            paper=paper.title,
            sheets_of_paper=1 if two_sided else None,
        )
    ]
