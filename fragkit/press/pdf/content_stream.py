"""Converting marks to the operators of a PDF content stream.

A stream is written in millimeters with y pointing down, just like the marks. The page flips its
coordinates once at the start, and each text flips itself back.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from fragkit.press.graphics.marks import (
    IDENTITY,
    MM_PER_PT,
    CheckBox,
    Color,
    Fill,
    Group,
    Image,
    Link,
    Mark,
    Matrix,
    Path,
    Pattern,
    Shape,
    Symbol,
    Text,
    TextField,
    Use,
    coefficient,
    number,
)
from fragkit.press.graphics.shapes import direction, product
from fragkit.press.typography.fonts import FONTS, SLANT, metrics, pieces, text_width

_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_OPS = {"M": "%.3f %.3f m", "L": "%.3f %.3f l", "C": "%.3f %.3f %.3f %.3f %.3f %.3f c", "Z": "h"}
Active = Link | TextField | CheckBox


class Resources(Protocol):
    """The services that a stream needs from its document: names for things that are defined
    elsewhere."""

    def shown(self, key: str, text: str) -> str:
        """Return the operators that show a text with kerning. `%(size)s` stands for its size."""

    def symbol(self, symbol: Symbol) -> str: ...

    def pattern(self, pattern: Pattern, matrix: Matrix) -> str: ...

    def image(self, image: Image) -> str: ...

    def alpha(self, opacity: float) -> str: ...


@functools.lru_cache(maxsize=1024)
def _colors(color: Color) -> tuple[str, str]:
    """Return the operators that choose a color, for filling and for lines."""
    if color.startswith("cmyk "):
        inks = color.removeprefix("cmyk ")
        return f"{inks} k", f"{inks} K"
    r, g, b = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    rgb = f"{number(r)} {number(g)} {number(b)}"
    return f"{rgb} rg", f"{rgb} RG"


def path_operators(shape: Shape) -> str:
    """Write the whole shape in one number format. Needless zeros cost nothing once they are
    compressed."""
    numbers: list[float] = []
    for segment in shape:
        numbers += segment[1:]
    return " ".join([_OPS[segment[0]] for segment in shape]) % tuple(numbers)


def matrix_operator(matrix: Matrix) -> str:
    return " ".join(map(coefficient, matrix)) + " cm"


class _Ended(NamedTuple):
    """The text that was shown last: the place of its operators in the code, and its end on the
    page."""

    at: int
    face: str
    text: str
    size: float
    end: float
    y: float
    matrix: Matrix


_State = tuple[Matrix, float, str, str, str]


def _is_enclosed(mark: Group) -> bool:
    return mark.matrix != IDENTITY or bool(mark.clip) or mark.opacity != 1


class Content:
    """One stream, of a page, a symbol or a pattern's tile. ``base`` is the matrix from the stream's
    own space to the space in which PDF places patterns."""

    def __init__(self, resources: Resources, base: Matrix = IDENTITY) -> None:
        self.resources = resources
        self.code: list[str] = []
        self.xobjects: dict[str, None] = {}
        self.patterns: dict[str, None] = {}
        self.states: dict[str, None] = {}
        self.active: list[tuple[Active, Matrix]] = []
        self._base = base
        self._matrix = IDENTITY
        self._alpha = 1.0
        self._fill = self._stroke = self._line = ""
        # Whether lines end in a space. Without it, readers that follow the tags join words.
        self.spaced = False
        self._ended: _Ended | None = None
        # The method for each class of mark: a dispatch by `match` is slower than drawing.
        self._draw = {
            Path: self.path,
            Text: self.text,
            Group: self.group,
            Use: self.use,
            Image: self.image,
        }

    def add(self, marks: Iterable[Mark]) -> None:
        for mark in marks:
            draw = self._draw.get(type(mark))
            if draw is None:
                self.active.append((mark, self._matrix))  # type: ignore[arg-type]  # the rest
            else:
                draw(mark)  # type: ignore[operator]  # each takes the class that it stands under

    # -- graphics state: an operator is written only when it changes something --------------

    def _set_fill(self, fill: Fill) -> None:
        if isinstance(fill, Pattern):
            name = self.resources.pattern(fill, product(self._base, self._matrix))
            self.patterns[name] = None
            wanted = f"/Pattern cs /{name} scn"
        else:
            wanted = _colors(fill)[0]
        if wanted != self._fill:
            self.code.append(wanted)
            self._fill = wanted

    def _set_alpha(self, opacity: float) -> None:
        name = self.resources.alpha(opacity)
        self.states[name] = None
        self.code.append(f"/{name} gs")

    # -- marks ------------------------------------------------------------------------------

    def path(self, mark: Path) -> None:
        if mark.fill is None and mark.stroke is None:
            return
        opacity = mark.opacity * self._alpha
        if mark.opacity != 1:
            self._set_alpha(opacity)
        paint = ""
        if mark.fill is not None:
            self._set_fill(mark.fill)
            paint = "f"
        if mark.stroke is not None:
            stroke = mark.stroke
            color = _colors(stroke.color)[1]
            if color != self._stroke:
                self.code.append(color)
                self._stroke = color
            style = f"{_CAPS[stroke.cap]} J {_JOINS[stroke.join]} j"
            line = f"{number(stroke.width)} w {style} [{' '.join(map(number, stroke.dash))}] 0 d"
            if line != self._line:
                self.code.append(line)
                self._line = line
            paint = "B" if paint else "S"
        if mark.even_odd and paint != "S":
            paint += "*"
        self.code.append(path_operators(mark.shape))
        self.code.append(paint)
        if mark.opacity != 1:
            self._set_alpha(self._alpha)

    def text(self, mark: Text) -> None:
        if not mark.text:
            return
        size = mark.size * MM_PER_PT
        x, y = mark.x, mark.y
        cos, sin = direction(mark.rotate)
        if mark.anchor != "start":
            # The last character's tracking must not shift the text.
            width = text_width(mark.text, mark.font, mark.size, mark.tracking)
            width -= mark.tracking * size
            shift = width / 2 if mark.anchor == "middle" else width
            x, y = x - cos * shift, y - sin * shift
        self._set_fill(mark.color)
        code = self.code
        if self.spaced:
            self._end_line(x, y)
        code.append("BT")
        if mark.tracking:
            code.append(f"{number(mark.tracking * size)} Tc")
        for face, part in pieces(mark.text, mark.font):
            slant = SLANT if FONTS[mark.font].italic and face != mark.font else 0.0
            if cos == 1 and not slant:
                turn = "1 0 0 -1"
            else:
                c, d = sin + slant * cos, -cos + slant * sin
                turn = " ".join(map(coefficient, (cos, sin, c, d)))
            code.append(f"{turn} {x:.3f} {y:.3f} Tm")
            code.append(self.resources.shown(face, part) % {"size": number(size)})
            if self.spaced:
                end = x + text_width(part, face, mark.size, mark.tracking)
                self._ended = _Ended(len(code) - 1, face, part, size, end, y, self._matrix)
            if part is not mark.text:
                advance = text_width(part, face, mark.size, mark.tracking)
                x, y = x + cos * advance, y + sin * advance
        if mark.tracking:
            code.append("0 Tc")
        code.append("ET")

    def _end_line(self, x: float, y: float) -> None:
        """Add a space to the text before this one, unless both are parts of the same line."""
        last = self._ended
        if last is not None and (
            abs(y - last.y) > 0.01 or abs(x - last.end) > 0.5 or self._matrix != last.matrix
        ):
            self.end_text()

    def end_text(self) -> None:
        """Add a space to the last text, so that the next text is a separate word."""
        last = self._ended
        if last is None or last.text.endswith((" ", "-")) or " " not in metrics(last.face).widths:
            return
        shown = self.resources.shown(last.face, f"{last.text} ")
        self.code[last.at] = shown % {"size": number(last.size)}

    def group(self, mark: Group) -> None:
        state = self.begin(mark)
        self.add(mark.items)
        self.end(mark, state)

    def begin(self, mark: Group) -> _State:
        """Set the group's matrix, clip and opacity. Return the state to restore."""
        saved = (self._matrix, self._alpha, self._fill, self._stroke, self._line)
        if _is_enclosed(mark):
            self.code.append("q")
        if mark.matrix != IDENTITY:
            self.code.append(matrix_operator(mark.matrix))
            self._matrix = product(self._matrix, mark.matrix)
        if mark.clip:
            self.code.append(path_operators(mark.clip) + " W n")
        if mark.opacity != 1:
            self._alpha *= mark.opacity
            self._set_alpha(self._alpha)
        return saved

    def end(self, mark: Group, state: _State) -> None:
        if _is_enclosed(mark):
            self.code.append("Q")
            self._matrix, self._alpha, self._fill, self._stroke, self._line = state

    def use(self, mark: Use) -> None:
        name = self.resources.symbol(mark.symbol)
        self.xobjects[name] = None
        a, b, c, d, e, f = mark.matrix
        placed = matrix_operator((a, b, c, d, e + mark.x, f + mark.y))
        self.code.append(f"q {placed} /{name} Do Q")

    def image(self, mark: Image) -> None:
        name = self.resources.image(mark)
        self.xobjects[name] = None
        # In a picture's own space, y goes up.
        placed = matrix_operator((mark.width, 0, 0, -mark.height, mark.x, mark.y + mark.height))
        self.code.append(f"q {placed} /{name} Do Q")
