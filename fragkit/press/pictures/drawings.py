"""Drawings: the text files in `templates/drawings`, ours and those of packs.

A heading names the drawing, and the indented lines below it describe it. Each line has a tone and
the shapes in that tone. A number after the tone is the width of a line; without a number, the
shapes are filled:

    picture medkit
      main rect 6 18 52 38 6
      dark:3 line 22,18 22,10 42,10 42,18
    picture medkit/open
      accent circle 32 36 9; poly 3,4 5,6 7,8

docs/how-to/design/pictures.md explains the notation. The files are cut at their headings once in a
process, which takes less than a millisecond. A drawing is read when it is first needed.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import NamedTuple

from fragkit.diagnostics import Problems, Span, choose, did_you_mean
from fragkit.language.sentences import Sentence, Text, say
from fragkit.model.fields import Id
from fragkit.press.graphics.marks import MATERIALS, Matrix, Point, Shape
from fragkit.press.graphics.shapes import (
    arc,
    circle,
    ellipse,
    parse_shape,
    polygon,
    polyline,
    rect,
    regular_polygon,
    rotated,
    scaled,
    star,
    transformed,
)
from fragkit.shipped_files import share

# The words that may begin a line, by the kind of drawing.
PICTURE_TONES = ("main", "dark", "mid", "light", "accent", "gap", "hole", *MATERIALS)
FACE = ("face", "eye", "light")  # parts of a head that are missing from a figure's back
TONES = {"icon": ("fill", "draw"), "head": ("body", "accent", *FACE)}
HUNG_ON = ("body", "barrel")  # drawings with places for others, in a line that begins with `at`
FARTHEST = 1000  # most units from 0, and degrees
# What a pack may draw, and the most corners of each.
PACK_KINDS = ("picture", "blade")
MOST_SEGMENTS = 20_000
MOST_DRAWINGS, MOST_WRONG = 1_000, 100  # most drawings in a file; most reported lines of one
LONGEST_LINE = 10_000


class Stroke(NamedTuple):
    """A shape that is filled with a tone, or drawn in that tone with a line of ``width``."""

    shape: Shape
    tone: str
    width: float = 0.0


Drawing = tuple[Stroke, ...]


class Section(NamedTuple):
    """A heading in a file, and the lines below it."""

    kind: str
    name: str
    body: str
    file: str
    line: int

    @property
    def heading(self) -> Span:
        return Span(self.file, self.line, 1, len(f"{self.kind} {self.name}"))

    def place(self, row: int, part: str, within: str = "") -> Span:
        """Return the place of a part of a line, which may be one word within a shape."""
        written = _lines(self.body)[row - 1].replace("\t", " ")
        start = max(written.find(within), 0)
        word = re.compile(rf"(?<!\S){re.escape(part)}(?!\S)").search(written, start)
        column = word.start() if word else max(written.find(part, start), 0)
        return Span(self.file, self.line + row, column + 1, len(part))

    def rows(self) -> list[tuple[int, str]]:
        """Return the lines below the heading, each with its distance from the heading."""
        lines = enumerate(self.body.replace("\t", " ").split("\n"), 1)
        return [(n, row) for n, line in lines if (row := line.strip()) and line[0] != "#"]


@functools.lru_cache(maxsize=1)
def _lines(body: str) -> list[str]:
    """Return the lines of a section. They are split only once, however many of them are wrong."""
    return body.split("\n")


class DrawingError(ValueError):
    """Raised for an error in a line. ``text`` is the part that has it."""

    def __init__(self, text: str, message: str, help: Text = "", /, **fields: object) -> None:
        self.text, self.message, self.fields = text, Sentence(message, fields), fields
        self.help = Sentence(help, fields) if isinstance(help, str) else help
        super().__init__(f"{self.message}: {text}")
        self.within = ""  # the shape that contains it


# -- finding ---------------------------------------------------------------------------------


def names(kind: str) -> list[str]:
    """Return the names of all drawings of a kind, including looks such as `boot/moon`."""
    return list(_sections().get(kind, ()))


def is_drawn(kind: str, name: str) -> bool:
    return name in _sections().get(kind, ())


@functools.cache
def looks(kind: str) -> Mapping[str, list[str]]:
    """Return the looks of each drawing that has several: `boot` → `plain`, `moon`."""
    found: dict[str, list[str]] = {}
    for name in names(kind):
        whole, _, look = name.partition("/")
        if look:
            found.setdefault(whole, []).append(look)
    return found


@functools.cache
def drawing(kind: str, name: str) -> Drawing:
    found: list[Stroke] = []
    for _, row in _sections()[kind][name].rows():
        found += strokes_of(row, kind)
    return tuple(found)


@functools.cache
def points(kind: str, name: str) -> Mapping[str, Point]:
    """Return the points that a drawing names in its `at` line."""
    for head, *rest in rows(kind, name):
        if head == "at":
            return {word: point(at) for word, at in zip(rest[::2], rest[1::2], strict=True)}
    return {}


def rows(kind: str, name: str) -> list[list[str]]:
    """Return the lines of a section word by word."""
    return [row.split() for _, row in _sections()[kind][name].rows()]


@functools.cache
def table(name: str) -> Mapping[str, str]:
    """Return the entries of a table. A line may have several keys: `gun, handgun: pistol`."""
    found: dict[str, str] = {}
    for _, row in _sections()["table"][name].rows():
        keys, _, value = row.partition(":")
        found |= dict.fromkeys((key.strip() for key in keys.split(",")), value.strip())
    return found


@functools.cache
def _sections() -> dict[str, dict[str, Section]]:
    """Return all sections by kind and name. A test makes sure that they have no mistakes."""
    found: dict[str, dict[str, Section]] = {}
    for path in sorted((share("templates") / "drawings").glob("*.txt")):
        _, *sections = cut(path.read_text(encoding="utf-8"), path.name)
        for section in sections:
            found.setdefault(section.kind, {})[section.name] = section
    return found


_HEADING = re.compile(r"\n(?=[^\s#])")


def cut(text: str, file: str) -> Iterator[Section]:
    """Cut a file at its headings. The first section has no heading, and usually only comments."""
    before, *parts = _HEADING.split("\n" + text)
    yield Section("", "", before[1:], file, 0)  # as if below a heading
    line = before.count("\n") + 1
    for part in parts:
        heading, _, body = part.partition("\n")
        kind, _, name = heading.replace("\t", " ").strip().partition(" ")
        yield Section(kind, name.strip(), body, file, line)
        line += part.count("\n") + 1


# -- reading ---------------------------------------------------------------------------------


def strokes_of(line: str, kind: str = "picture") -> Drawing:
    """Return the strokes of a line: one stroke, or a whole drawing of the same kind after `like`.

    Raises DrawingError.
    """
    head, _, rest = line.partition(" ")
    if head == "at" and kind in HUNG_ON:
        return ()
    if head == "like":
        name = rest.strip()
        if not is_drawn(kind, name):
            help = did_you_mean(name, names(kind))
            raise DrawingError(
                name or line, "there is no {kind} `{name}`", help, kind=kind, name=name
            )
        return drawing(kind, name)
    tone, colon, width = head.partition(":")
    tones = TONES.get(kind, PICTURE_TONES)
    if tone not in tones:
        raise DrawingError(tone, "`{word}` is not a tone", _help(tone, tones), word=tone)
    thick = _number(width) if colon else 0.0
    if colon and not 0 < thick <= 100:
        raise DrawingError(head, "a line's width must be above 0", "write `{tone}:2`", tone=tone)
    shape: Shape = ()
    for item in map(str.strip, rest.split(";")):
        if len(shape) > MOST_SEGMENTS:
            raise _too_many_corners(item)
        if not item:
            raise DrawingError(line, "a shape is missing", "write one after the tone and each `;`")
        if not thick and tone != "draw" and ("line" in item or "arc" in item):
            raise DrawingError(item, "a line needs a width", "write `{tone}:2`", tone=tone)
        try:
            shape += _shape(item)
        except DrawingError as error:
            error.within = item
            raise
    return (Stroke(shape, tone, thick),)


def _too_many_corners(part: str) -> DrawingError:
    most = f"{MOST_SEGMENTS:,}"
    return DrawingError(part, "a drawing has at most {most} corners", most=most)


def _shape(item: str) -> Shape:
    word, _, rest = item.partition(" ")
    if word in SHAPES:
        takes, make = SHAPES[word]
        numbers = _numbers(rest.split())
        most = takes.count(" ") + 1
        if not most - takes.count("[") <= len(numbers) <= most:
            raise DrawingError(item, "`{word}` needs {numbers}", word=word, numbers=takes)
        return make(*numbers)
    if word == "M":
        try:
            return parse_shape(item)
        except ValueError:
            help = "use M, L, H, V, C, Q and Z, each with its numbers"
            raise DrawingError(item, "this is not a path", help) from None
    if word == "line" or word == "poly":
        words = rest.split()
        numbers = _numbers(rest.replace(",", " ").split())
        if rest.count(",") != len(words) or len(numbers) != 2 * len(words):
            numbers = [n for at in words for n in point(at)]
        if len(numbers) < 4:
            help = "write `{word} 2,2 10,2 6,9`"
            raise DrawingError(item, "`{word}` needs points", help, word=word)
        corners = zip(numbers[::2], numbers[1::2], strict=True)
        return polygon(corners) if word == "poly" else polyline(corners)
    if word in MOVES:
        *given, moved = rest.split(maxsplit=3) or [""]
        if len(given) < 3 or moved.split()[0] in MOVES:
            message = "`{word}` needs {numbers} and a shape"
            raise DrawingError(item, message, word=word, numbers=MOVES[word])
        return _moved(word, _numbers(given), _shape(moved))
    known = ("line", "poly", "M", *SHAPES, *MOVES)
    raise DrawingError(item, "`{word}` is not a shape", _help(word, known), word=word)


def _help(word: str, known: tuple[str, ...]) -> Sentence:
    return did_you_mean(word, known) or choose(known)


def _numbers(words: list[str]) -> list[float]:
    try:
        found = [float(word) for word in words]
    except ValueError:
        found = []
    # Usually all are small. Otherwise one of them is wrong and gets its own message.
    return found if 0 < sum(map(abs, found)) <= FARTHEST else [_number(word) for word in words]


def _number(word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        raise DrawingError(word, "`{word}` is not a number", word=word) from None
    if not -FARTHEST <= number <= FARTHEST:
        raise DrawingError(word, "a number must be from -{most} to {most}", most=FARTHEST)
    return number


def point(word: str) -> Point:
    """Read a point such as `3,4.5`. Raises DrawingError."""
    x, comma, y = word.partition(",")
    if not comma:
        help = "write x,y without a space: `3,4.5`"
        raise DrawingError(word, "`{word}` is not a point", help, word=word)
    return _number(x), _number(y)


def _count(number: float) -> int:
    if not 2 <= number <= 99 or number != int(number):
        raise DrawingError(f"{number:g}", "this must be a whole number from 2 to 99")
    return int(number)


def _moved(word: str, numbers: list[float], shape: Shape) -> Shape:
    amount, x, y = numbers
    matrices: list[Matrix]
    if word == "ring":
        times = _count(amount)
        matrices = [rotated(360 / times * i, x, y) for i in range(times)]
    else:
        matrices = [rotated(amount, x, y) if word == "turn" else scaled(amount, None, x, y)]
    return tuple(segment for matrix in matrices for segment in transformed(shape, matrix))


def _gear(cx: float, cy: float, r: float, inner: float, teeth: float) -> Shape:
    corners = []
    for i in range(_count(teeth)):
        middle = 360 / teeth * i - 90
        for reach, offset in ((inner, -15), (r, -9.5), (r, 9.5), (inner, 15)):
            a = math.radians(middle + offset * 8 / teeth)
            corners.append((cx + reach * math.cos(a), cy + reach * math.sin(a)))
    return polygon(corners)


def _slice(cx: float, cy: float, inner: float, outer: float, start: float, end: float) -> Shape:
    back = arc(cx, cy, inner, end, start)
    return (*arc(cx, cy, outer, start, end), ("L", *back[0][1:]), *back[1:], ("Z",))


SHAPES: dict[str, tuple[str, Callable[..., Shape]]] = {
    "rect": ("left top width height [corner]", rect),
    "circle": ("x y radius", circle),
    "oval": ("x y half-width half-height", ellipse),
    "arc": ("x y radius from to", arc),
    "slice": ("x y inner outer from to", _slice),
    "star": (
        "x y radius inner points [turn]",
        lambda x, y, r, inner, n, turn=-90.0: star(x, y, r, inner, _count(n), turn),
    ),
    "ngon": (
        "x y radius corners [turn]",
        lambda x, y, r, n, turn=-90.0: regular_polygon(x, y, r, _count(n), turn),
    ),
    "gear": ("x y radius inner teeth", _gear),
}
MOVES = {"turn": "degrees x y", "scale": "factor x y", "ring": "times x y"}


# -- drawings of packs -----------------------------------------------------------------------

_taken_up: dict[tuple[str, str], Section] = {}


def pack_pictures() -> list[str]:
    """Return the kinds of pictures that packs have brought, without their looks."""
    return [name for _, name in _taken_up if "/" not in name]


def load_drawings(text: str, file: str, problems: Problems) -> None:
    """Register the drawings in a pack's file by name, and report mistakes in them."""
    before, *sections = islice(cut(text, file), MOST_DRAWINGS + 2)
    if len(sections) > MOST_DRAWINGS:
        problems.at(sections.pop().heading).error(
            "[bad-drawing] a file has at most {most} drawings",
            "put this one and those below it into another file",
            most=f"{MOST_DRAWINGS:,}",
        )
    for row, line in before.rows()[:1]:
        problems.at(before.place(row, line)).error(
            "[bad-drawing] a drawing must begin with a heading",
            "write `picture my-thing` above this line, without a space in front",
        )
    for section in sections:
        if _is_free(section, problems) and _is_sound(section, problems):
            _sections().setdefault(section.kind, {})[section.name] = section
            _taken_up[section.kind, section.name] = section
            looks.cache_clear()
    for section in reversed(sections):  # looks come before the whole that they are drawn on
        if _taken_up.get((section.kind, section.name)) is section and not _has_size(section):
            problems.at(section.heading).error(
                "[bad-drawing] `{name}` draws nothing",
                "add a line below it that draws something",
                name=section.name,
            )
            _drop(section)


def forget() -> bool:
    """Remove the packs' drawings. Return whether there were any."""
    sections = tuple(_taken_up.values())
    for section in sections:
        _drop(section)
    return bool(sections)


def _drop(section: Section) -> None:
    del _taken_up[section.kind, section.name]
    del _sections()[section.kind][section.name]
    drawing.cache_clear()
    looks.cache_clear()


def _is_free(section: Section, problems: Problems) -> bool:
    """Return whether a pack may bring a drawing of this kind and name."""
    kind, name, place = section.kind, section.name, section.heading
    whole, slash, look = name.partition("/")
    if kind not in PACK_KINDS:
        help: Text = did_you_mean(kind, PACK_KINDS)
        if kind == "icon":
            help = "put an SVG file in `templates/icons`"
        here = problems.at(place)
        here.error("[bad-drawing] a pack can't draw its own `{kind}`", help, kind=kind)
    elif not all(re.fullmatch(Id.GRAMMAR, word) for word in (whole, *([look] if slash else ()))):
        help = "write `picture my-thing`, or `picture my-thing/style` for another style of it"
        problems.at(place).error("[own-name] `{name}` is not an id", help, name=name)
    elif other := next((_taken_up[k, name] for k in PACK_KINDS if (k, name) in _taken_up), None):
        also = [("other", other.heading)]
        problems.at(place).error(
            "[own-name] there are two pictures called `{name}`",
            "rename one of the two",
            name=name,
            also=also,
        )
    elif any(is_drawn(k, name) for k in PACK_KINDS) or name in table("firearms"):
        problems.at(place).error(
            "[own-name] `{name}` is the name of a built-in picture",
            "give yours another name",
            name=name,
        )
    elif look and not is_drawn(kind, whole):
        help = say("draw `{kind} {name}` above it", kind=kind, name=whole)
        help = did_you_mean(whole, names(kind)) or help
        problems.at(place).error(
            "[bad-drawing] there is no {kind} `{name}` to change", help, kind=kind, name=whole
        )
    else:
        return True
    return False


def _is_sound(section: Section, problems: Problems) -> bool:
    """Return whether every line can be read. Report each line that can't."""
    count, wrong = 0, 0
    for row, line in section.rows():
        try:
            if len(line) > LONGEST_LINE:
                most = f"{LONGEST_LINE:,}"
                raise DrawingError(line[:40], "a line has at most {most} characters", most=most)
            strokes = strokes_of(line, section.kind)
            if any(not abs(n) <= 4 * FARTHEST for s in strokes for _, *ns in s.shape for n in ns):
                raise DrawingError(line, "this line reaches too far out")
            count += sum(len(stroke.shape) for stroke in strokes)
            if count > MOST_SEGMENTS:
                raise _too_many_corners(line)
        except DrawingError as error:
            place = section.place(row, error.text, error.within)
            problems.error("bad-drawing", place, error.message, error.help)
            wrong += 1
        if count > MOST_SEGMENTS or wrong == MOST_WRONG:
            break
    return not wrong


def _has_size(section: Section) -> bool:
    """Return whether the drawing has a size, so that it can be fitted into a box. Looks need none,
    because they are drawn over the whole."""
    whole, slash, _ = section.name.partition("/")
    if not slash and whole in looks(section.kind):
        return True
    strokes = drawing(section.kind, section.name)
    if slash:
        strokes = drawing(section.kind, whole) + strokes
    inked = tuple([stroke for stroke in strokes if stroke.tone != "gap"])
    left, top, right, bottom = bounds(inked) if inked else (0.0, 0.0, 0.0, 0.0)
    return min(right - left, bottom - top) > 0.1


# -- measuring -------------------------------------------------------------------------------


def bounds(strokes: Drawing) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom of everything that is inked."""
    xs: list[float] = []
    ys: list[float] = []
    for shape, tone, width in strokes:
        if tone == "gap":
            continue
        px, py = extent(shape)
        xs += (min(px) - width / 2, max(px) + width / 2)
        ys += (min(py) - width / 2, max(py) + width / 2)
    return min(xs), min(ys), max(xs), max(ys)


def extent(shape: Shape) -> tuple[list[float], list[float]]:
    """Return points that the shape goes through, with samples of its curves."""
    xs: list[float] = []
    ys: list[float] = []
    x = y = 0.0
    for segment in shape:
        if len(segment) == 3:
            _, x, y = segment
        elif len(segment) == 7:
            _, x1, y1, x2, y2, x3, y3 = segment
            for t in (0.25, 0.5, 0.75):
                u = 1 - t
                a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                xs.append(a * x + b * x1 + c * x2 + d * x3)
                ys.append(a * y + b * y1 + c * y2 + d * y3)
            x, y = x3, y3
        else:
            continue
        xs.append(x)
        ys.append(y)
    return xs, ys
