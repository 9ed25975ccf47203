"""The parts of a page, as plain values in millimeters. The origin is at the top left, and y points
down.

A page is a list of marks. Shapes come from ``shapes.py``, and ``Path`` paints them. They are tuples
of segments, so ``+`` joins two shapes::

    Path(rect(0, 0, 63, 88, r=3) + circle(10, 10, 4), fill="#ffffff", stroke=Stroke("#222222", 0.6))

A ``Symbol`` is drawn once and used many times. A ``Pattern`` fills a path with a tile. Both have an
id. In one document, the same id must mean the same drawing.

Colors are mixed here. Their contrast is measured as in WCAG 2: text needs 4.5, symbols need 3.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

MM_PER_PT = 25.4 / 72
PT_PER_MM = 72 / 25.4

# ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y), ("Z",)
Segment = tuple[Any, ...]
Shape = tuple[Segment, ...]
Point = tuple[float, float]
# x' = a·x + c·y + e, y' = b·x + d·y + f, as in SVG's matrix(a b c d e f)
Matrix = tuple[float, float, float, float, float, float]
Color = str  # "#rrggbb"; for a print shop "cmyk 0 0 0 1"
Anchor = Literal["start", "middle", "end"]

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


# --- paint -------------------------------------------------------------------------------


class Stroke(NamedTuple):
    color: Color
    width: float  # mm
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round", "square"] = "round"
    join: Literal["miter", "round", "bevel"] = "round"


class Pattern(NamedTuple):
    """A tile of ``width`` × ``height`` mm repeated over the filled area, from the origin."""

    id: str
    width: float
    height: float
    items: tuple[Mark, ...]
    matrix: Matrix = IDENTITY


Fill = Color | Pattern


# --- marks -------------------------------------------------------------------------------


class Path(NamedTuple):
    shape: Shape
    fill: Fill | None = None
    stroke: Stroke | None = None
    even_odd: bool = False
    opacity: float = 1.0


class Text(NamedTuple):
    """One line of text. ``y`` is its baseline, and ``size`` is in points."""

    x: float
    y: float
    text: str
    font: str = "regular"  # a key of fonts.FONTS
    size: float = 8.0
    color: Color = "#000000"
    anchor: Anchor = "start"
    rotate: float = 0.0  # degrees clockwise around (x, y)
    tracking: float = 0.0  # extra space after each character, in ems


class Group(NamedTuple):
    """A group of marks. ``opacity`` applies to every mark inside. ``layer`` makes it a layer for
    Inkscape.

    ``tag`` is the group's role for a screen reader, by its name in PDF: `H1`, `P`, `L`, `LI`,
    `Table`, `TR`, `TD`, and `TH-Column` or `TH-Row` for a head. The text of a `Figure` is
    ``spoken``.
    """

    items: tuple[Mark, ...]
    id: str = ""
    label: str = ""
    layer: bool = False
    matrix: Matrix = IDENTITY
    clip: Shape = ()
    opacity: float = 1.0
    tag: str = ""
    spoken: str = ""


def tagged(tag: str, marks: Iterable[Mark], spoken: str = "") -> Group:
    """Return the marks as one part for a screen reader."""
    return Group(tuple(marks), tag=tag, spoken=spoken)


def list_item(marks: Iterable[Mark]) -> Group:
    """Return one line of a list, for a group tagged `L`."""
    return tagged("LI", (tagged("LBody", marks),))


class Symbol(NamedTuple):
    """A drawing in a box of ``width`` × ``height``, with ``margin`` mm around it.

    A screen reader reads ``spoken`` instead.
    """

    id: str
    width: float
    height: float
    items: tuple[Mark, ...]
    margin: float = 0.0
    spoken: str = ""


class Use(NamedTuple):
    """A use of a symbol with its top left corner at (x, y), transformed by ``matrix`` around that
    point."""

    symbol: Symbol
    x: float = 0.0
    y: float = 0.0
    matrix: Matrix = IDENTITY


class Image(NamedTuple):
    """A picture, stretched into its box. ``data`` is a whole PNG or JPEG file.

    A TIFF file holds lossless CMYK pictures, which PNG and JPEG can't. Only the PDF writer accepts
    it.
    """

    x: float
    y: float
    width: float
    height: float
    data: bytes
    kind: Literal["png", "jpeg", "tiff"] = "png"


class Link(NamedTuple):
    """A clickable area on a page that leads to a web address, or to a bookmark as ``#name``."""

    x: float
    y: float
    width: float
    height: float
    target: str


class TextField(NamedTuple):
    """A text field. Only PDF has it. Names are unique in a document. With size 0, the viewer
    shrinks the typed text until it fits."""

    name: str
    x: float
    y: float
    width: float
    height: float
    tooltip: str = ""
    size: float = 10.0
    value: str = ""
    max_length: int = 0
    multiline: bool = False
    align: Literal["left", "center", "right"] = "left"


class CheckBox(NamedTuple):
    """A square to tick. Only PDF has it."""

    name: str
    x: float
    y: float
    size: float
    tooltip: str = ""
    checked: bool = False


Mark = Path | Text | Group | Use | Image | Link | TextField | CheckBox


class Box(NamedTuple):
    """A rectangle on a page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def contains(self, other: Box, slack: float = 1e-6) -> bool:
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and self.right >= other.right - slack
            and self.bottom >= other.bottom - slack
        )


def box_around(boxes: Iterable[Box]) -> Box:
    """Return the smallest box that holds all of these."""
    found = list(boxes)
    x, y = min(b.x for b in found), min(b.y for b in found)
    return Box(x, y, max(b.right for b in found) - x, max(b.bottom for b in found) - y)


class Page(NamedTuple):
    """A sheet of paper. ``bookmark`` has pairs of level and title for the outline."""

    width: float
    height: float
    items: tuple[Mark, ...]
    trim: Box | None = None
    bleed: Box | None = None
    label: str = ""
    bookmarks: tuple[tuple[int, str], ...] = ()


def number(value: float) -> str:
    """Write a length as both backends need it: to a thousandth of a millimeter, without needless
    digits."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def coefficient(value: float) -> str:
    """Write a factor of a matrix. It has more digits than a length, because it is multiplied across
    a page."""
    text = f"{value:.7f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


TEXT = 4.5
SYMBOL = 3.0
PATTERN = 1.6  # contrast that even a tired inkjet can print
BLACK, WHITE = "#000000", "#ffffff"

# The materials in pictures. Their grays differ, so that a picture without color
# loses none of its parts.
MATERIALS: dict[str, Color] = {
    "steel": "#5b6873",
    "shine": "#a9b5bf",
    "wood": "#b06d2e",
    "bark": "#6b3f1f",
    "brass": "#e3ab32",
    "red": "#cf2f27",
    "fire": "#f4761c",
    "leaf": "#4c8a3c",
    "skin": "#e9a97c",
    "bone": "#f1e6cc",
    "glass": "#b5dcea",
    "glow": "#f5a800",
}
# The glow of a weapon, by its type.
GLOWS: dict[str, Color] = {
    "ballistic": "#ffb81f",
    "energy": "#16b3d1",
    "flame": "#f4761c",
    "explosive": "#e23a2c",
}

# The same colors as inks, in percent of cyan, magenta, yellow and black.
MATERIAL_INKS: dict[Color, str] = {
    "#5b6873": "67 52 43 16",
    "#a9b5bf": "34 22 19 0",
    "#b06d2e": "25 61 98 11",
    "#6b3f1f": "38 71 95 42",
    "#e3ab32": "11 34 95 0",
    "#cf2f27": "12 96 100 3",
    "#f4761c": "0 67 100 0",
    "#4c8a3c": "74 25 100 9",
    "#e9a97c": "6 38 54 0",
    "#f1e6cc": "5 7 21 0",
    "#b5dcea": "27 3 5 0",
    "#f5a800": "0 38 100 0",
    "#ffb81f": "0 31 98 0",
    "#16b3d1": "71 7 15 0",
    "#e23a2c": "5 92 96 0",
}


def luminance(color: Color) -> float:
    """Return the luminance, from 0 for black to 1 for white."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(int(color[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Color, other: Color) -> float:
    """Return the contrast of two colors, from 1 for equal colors to 21 for black on white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def readable_on(ground: Color, dark: Color = BLACK, light: Color = WHITE) -> Color:
    """Return the one of the two colors that is easier to read on that ground."""
    return light if contrast(light, ground) >= contrast(dark, ground) else dark


def mixed(one: Color, other: Color, share: float) -> Color:
    """Mix ``one`` with a ``share`` (0 to 1) of ``other``, channel by channel."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
