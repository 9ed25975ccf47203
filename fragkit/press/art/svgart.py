"""SVG pictures as marks: shapes, groups, colors, gradients and transforms.

Scripts, entities and references to other files are refused, not skipped. Text, masks and filters, which
can't be drawn, are reported.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple
from xml.etree.ElementTree import Element

from fragkit.diagnostics import Problems, Span
from fragkit.language.sentences import Sentence, say
from fragkit.press.art.svggradient import Gradient, gradient_marks, read_gradient
from fragkit.press.art.svgpath import all_numbers, first_number, parse_path
from fragkit.press.art.svgxml import (
    MAX_DEPTH,
    MAX_ELEMENTS,
    ArtRefused,
    Styles,
    read_xml,
    tag_of,
    target_of,
    too_deep,
)
from fragkit.press.graphics.marks import (
    IDENTITY,
    Color,
    Group,
    Mark,
    Matrix,
    Path,
    Shape,
    Stroke,
    luminance,
)
from fragkit.press.graphics.shapes import (
    ellipse,
    line,
    polygon,
    polyline,
    product,
    rect,
    rotated,
    scaled,
    translated,
)
from fragkit.press.pillow import has_pillow

MAX_PATH = 500_000  # characters in one path
# Sizes that drawing programs save. Nothing is visible far outside the viewBox, and such a shape
# comes from a broken number.
_SMALLEST, _LARGEST, _FAR = 1e-3, 1e6, 1000
_IGNORED = (
    "title", "desc", "metadata", "defs", "namedview", "style", "linearGradient",
    "radialGradient", "clipPath", "mask", "filter", "marker", "pattern",
)  # fmt: skip
# Keys without which a picture would look wrong.
_EFFECTS = ("clip-path", "mask", "filter", "marker-start", "marker-mid", "marker-end")
_REFERENCE = re.compile(r"url\(\s*+['\"]?#([^'\")]++)['\"]?\s*+\).*")
MAX_DASHES = 64


class SvgArt(NamedTuple):
    """The marks of a picture, in the units of its own viewBox."""

    x: float
    y: float
    width: float
    height: float
    marks: tuple[Mark, ...]


def read_svg(data: bytes, name: str, place: Span, problems: Problems) -> SvgArt | None:
    """Return the picture, or None after reporting the problem at the card's line."""
    try:
        root = read_xml(data, name)
        x, y, width, height = _view_box(root, name)
        marks = _Drawing(root, name).children(root, _Pen())
        _refuse_far(marks, IDENTITY, _FAR * max(map(abs, (x, y, width, height))), name)
        return SvgArt(x, y, width, height, marks)
    except ArtRefused as refused:
        problems.at(place).error(refused.text, refused.help, **refused.fields)
        return None


def recolored(art: SvgArt, main: Color, ground: Color) -> SvgArt | None:
    """Return an icon in another color, without the plain square behind it, or None if it has more
    than two colors. The lighter of two colors becomes that of the ground.

    Icons come in black, in white on a black square, or black with white details.
    """
    marks = art.marks
    while len(marks) > 1 and _is_backdrop(marks[0], art):
        marks = marks[1:]
    colors = sorted(_colors_in(marks), key=luminance)
    if not colors or len(colors) > 2:
        return None
    inks = dict(zip(colors, (main, ground), strict=False))
    return art._replace(marks=_in_inks(marks, inks))


def _is_backdrop(mark: Mark, art: SvgArt) -> bool:
    """Return whether a mark is a plain rectangle that covers the whole picture."""
    if isinstance(mark, Group) and len(mark.items) == 1 and mark.matrix == IDENTITY:
        return _is_backdrop(mark.items[0], art)
    if not isinstance(mark, Path) or not mark.shape or mark.stroke is not None:
        return False
    if any(verb == "C" for verb, *_ in mark.shape):
        return False
    points = {(round(n[0], 2), round(n[1], 2)) for _, *n in mark.shape if n}
    xs, ys = {x for x, _ in points}, {y for _, y in points}
    if len(points) != 4 or len(xs) != 2 or len(ys) != 2:
        return False
    slack = art.width / 100
    return bool(
        min(xs) <= art.x + slack and max(xs) >= art.x + art.width - slack
        and min(ys) <= art.y + slack and max(ys) >= art.y + art.height - slack
    )  # fmt: skip


def _colors_in(marks: tuple[Mark, ...]) -> set[str]:
    found: set[str] = set()
    for mark in marks:
        if isinstance(mark, Group):
            found |= _colors_in(mark.items)
        elif isinstance(mark, Path):
            found |= {mark.fill} if isinstance(mark.fill, str) else set()
            found |= {mark.stroke.color} if mark.stroke else set()
    return found


def _in_inks(marks: tuple[Mark, ...], inks: dict[str, Color]) -> tuple[Mark, ...]:
    made: list[Mark] = []
    for mark in marks:
        if isinstance(mark, Group):
            mark = mark._replace(items=_in_inks(mark.items, inks))
        elif isinstance(mark, Path):
            fill = inks[mark.fill] if isinstance(mark.fill, str) else mark.fill
            stroke = mark.stroke._replace(color=inks[mark.stroke.color]) if mark.stroke else None
            mark = mark._replace(fill=fill, stroke=stroke)
        made.append(mark)
    return tuple(made)


def _view_box(root: Element, name: str) -> list[float]:
    try:
        box = all_numbers(root.get("viewBox") or "")
        if len(box) != 4:
            box = [0.0, 0.0, _length(root.get("width"), 0), _length(root.get("height"), 0)]
        if all(_SMALLEST <= side <= _LARGEST for side in box[2:]):
            return box
    except ValueError:
        pass
    raise ArtRefused(
        "[art-corrupt] `{file}` has no size", "add a `viewBox` to its <svg>", file=name
    )


def _refuse_far(marks: tuple[Mark, ...], matrix: Matrix, most: float, name: str) -> None:
    """Refuse shapes that end up too far away. Transforms multiply, so this check comes last."""
    for mark in marks:
        if isinstance(mark, Group):
            _refuse_far(mark.items, product(matrix, mark.matrix), most, name)
        elif isinstance(mark, Path):
            a, b, c, d, e, f = matrix
            thick = mark.stroke.width if mark.stroke else 0.0
            ends = [0.0, thick * a, thick * b, thick * c, thick * d]
            for _, *n in mark.shape:
                for x, y in zip(n[::2], n[1::2], strict=True):
                    ends += [a * x + c * y + e, b * x + d * y + f]
            if not all(-most <= end <= most for end in ends):  # NaN is not within them either
                raise ArtRefused(
                    "[art-corrupt] `{file}` draws far outside its own size",
                    "move all shapes inside its `viewBox`",
                    file=name,
                )


@dataclass(frozen=True, slots=True)
class _Pen:
    """The properties that elements inherit from the groups around them."""

    fill: Color | Gradient | None = "#000000"
    stroke: Color | None = None
    width: float = 1.0
    opacity: float = 1.0
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    even_odd: bool = False
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    dash: tuple[float, ...] = ()


class _Drawing:
    """One picture during its conversion to marks."""

    def __init__(self, root: Element, name: str) -> None:
        self.name = name
        self.styles = Styles(root, name)
        self.by_id = {id: element for element in root.iter() if (id := element.get("id"))}
        self.gradients: dict[str, Gradient] = {}
        self.repeats_left = MAX_ELEMENTS
        self.depth = 0
        self.using: list[str] = []  # ids of the elements being repeated, from the outside in

    def children(self, parent: Element, pen: _Pen) -> tuple[Mark, ...]:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise too_deep(self.name)
        inner = [self.marks(e, pen) for e in parent if tag_of(e) != "symbol"]
        self.depth -= 1
        return tuple(mark for marks in inner for mark in marks)

    def marks(self, element: Element, pen: _Pen) -> tuple[Mark, ...]:
        tag = tag_of(element)
        if tag in _IGNORED or not element.tag.startswith(("{http://www.w3.org/2000/svg}", tag)):
            return ()
        style = self.styles.of(element)
        if style.get("display") == "none" or style.get("visibility") in ("hidden", "collapse"):
            return ()
        for key in _EFFECTS:
            if style.get(key) not in (None, "", "none"):
                raise self.unsupported(
                    say("a <{tag}> with a `{key}`", tag=tag, key=key),
                    "turn effects into plain shapes before saving",
                )
        try:
            pen = self.inherit(pen, style)
            matrix = self.transform(element.get("transform") or "")
            if tag == "use":
                corner = (_length(element.get(key), 0.0) for key in ("x", "y"))
                matrix = product(matrix, translated(*corner))
        except ValueError as error:
            raise ArtRefused(
                "[art-corrupt] `{file}` has a <{tag}> with a mistake: {reason}",
                "save it again as plain SVG",
                file=self.name,
                tag=tag,
                reason=error.args[0],
            ) from None
        if tag in ("g", "svg", "a", "symbol"):
            inner = self.children(element, pen)
        elif tag == "use":
            inner = self.used(element, pen)
        elif tag in _SHAPES:
            inner = self.painted(self.shape(element, tag), pen)
        else:
            raise self.unsupported(
                say("a <{tag}>", tag=tag), "turn text and effects into paths before saving"
            )
        return (Group(inner, matrix=matrix),) if inner and matrix != IDENTITY else inner

    def used(self, use: Element, pen: _Pen) -> tuple[Mark, ...]:
        """Draw the element that `use` refers to. It counts toward the limit on a picture's
        elements."""
        id = target_of(use)
        found = self.by_id.get(id)
        if found is None:
            raise ArtRefused(
                "[art-corrupt] `{file}` uses `#{id}`, which it does not define",
                "save it again as plain SVG",
                file=self.name,
                id=id[:30],
            )
        if id in self.using:
            raise ArtRefused(
                "[art-corrupt] `#{id}` in `{file}` contains itself",
                "save it again as plain SVG",
                file=self.name,
                id=id[:30],
            )
        if tag_of(found) == "symbol" and found.get("viewBox"):
            raise self.unsupported(
                say("a <symbol> with a viewBox"), "turn it into plain shapes before saving"
            )
        self.repeats_left -= sum(1 for _ in found.iter())
        if self.repeats_left < 0:
            raise ArtRefused(
                "[art-unsupported] `{file}` repeats more than {most} shapes",
                "simplify the picture",
                file=self.name,
                most=f"{MAX_ELEMENTS:,}",
            )
        self.using.append(id)
        inner = self.marks(found, pen)
        self.using.pop()
        return inner

    def unsupported(self, what: Sentence, help: str) -> ArtRefused:
        return ArtRefused(
            "[art-unsupported] `{file}` has {what}, which cards can't print",
            help,
            file=self.name,
            what=what,
        )

    # -- paint -------------------------------------------------------------------------------

    def inherit(self, pen: _Pen, style: dict[str, str]) -> _Pen:
        changes: dict[str, Any] = {}
        if "fill" in style:
            changes["fill"] = self.fill(style["fill"])
        if "stroke" in style:
            changes["stroke"] = self.color(style["stroke"])
        if "stroke-width" in style:
            changes["width"] = _length(style["stroke-width"], 1.0)
        if "opacity" in style:
            changes["opacity"] = pen.opacity * _fraction(style["opacity"])
        for key in ("fill-opacity", "stroke-opacity"):
            if key in style:
                changes[key.replace("-", "_")] = _fraction(style[key])
        if "fill-rule" in style:
            changes["even_odd"] = style["fill-rule"] == "evenodd"
        if style.get("stroke-linecap") in ("butt", "round", "square"):
            changes["cap"] = style["stroke-linecap"]
        if style.get("stroke-linejoin") in ("miter", "round", "bevel"):
            changes["join"] = style["stroke-linejoin"]
        if "stroke-dasharray" in style:
            dashes = style["stroke-dasharray"]
            numbers = [] if dashes == "none" else all_numbers(re.sub(r"[a-z]+", "", dashes))
            if len(numbers) > MAX_DASHES:  # every shape in a group would repeat them
                raise self.unsupported(say("a line with too many dashes"), "use fewer dashes")
            changes["dash"] = tuple(numbers) if any(n > 0 for n in numbers) else ()
        return replace(pen, **changes) if changes else pen

    def fill(self, text: str) -> Color | Gradient | None:
        """Return a color, or the gradient in `url(#…)`."""
        match = _REFERENCE.fullmatch(text)
        if match is None:
            return self.color(text)
        id = match[1]
        try:
            if id not in self.gradients:
                self.gradients[id] = read_gradient(
                    id, self.by_id, self.styles, self.color, self.transform
                )
            return self.gradients[id]
        except ValueError as error:
            raise ArtRefused(
                "[art-unsupported] `{file}` has a color `{color}` that cards can't print: {reason}",
                "use plain colors or simple gradients",
                file=self.name,
                color=text[:30],
                reason=error.args[0],
            ) from None

    def color(self, text: str) -> Color | None:
        word = text.lower()
        if word in ("none", "transparent"):
            return None
        try:
            rgb = _rgb("black" if word == "currentcolor" else word)
        except ValueError:
            raise self.unsupported(
                say("the color `{color}`", color=text[:30]), "use plain colors such as `#1b4f9c`"
            ) from None
        return "#" + "".join(f"{min(part, 255):02x}" for part in rgb)

    def painted(self, shape: Shape, pen: _Pen) -> tuple[Mark, ...]:
        if not shape or (pen.fill is None and pen.stroke is None):
            return ()
        stroke = Stroke(pen.stroke, pen.width, pen.dash, pen.cap, pen.join) if pen.stroke else None
        inside, around = pen.opacity * pen.fill_opacity, pen.opacity * pen.stroke_opacity
        if isinstance(pen.fill, Gradient):
            if pen.even_odd:
                raise self.unsupported(
                    say("a gradient in a shape with holes"), "use a plain color for it"
                )
            filled = gradient_marks(shape, pen.fill, inside)
        elif stroke is None or pen.fill is None or inside == around:
            opacity = around if pen.fill is None else inside
            return (Path(shape, pen.fill, stroke, pen.even_odd, opacity),)
        else:
            filled = (Path(shape, pen.fill, None, pen.even_odd, inside),)
        return (*filled, Path(shape, None, stroke, opacity=around)) if stroke else filled

    # -- geometry ----------------------------------------------------------------------------

    def shape(self, element: Element, tag: str) -> Shape:
        longest = max(map(len, element.attrib.values()), default=0)
        if longest > MAX_PATH:
            raise ArtRefused(
                "[art-too-large] `{file}` has a <{tag}> of {size} characters, and {most} is the limit",
                "simplify its paths",
                file=self.name,
                tag=tag,
                size=f"{longest:,}",
                most=f"{MAX_PATH:,}",
            )

        def at(key: str, default: float = 0.0) -> float:
            return _length(element.get(key), default)

        try:
            return _SHAPES[tag](element, at)
        except (ValueError, IndexError, StopIteration, OverflowError, ZeroDivisionError):
            raise ArtRefused(
                "[art-corrupt] `{file}` has a <{tag}> that can't be read",
                "save it again as plain SVG",
                file=self.name,
                tag=tag,
            ) from None

    def transform(self, text: str) -> Matrix:
        matrix = IDENTITY
        *steps, rest = text.split(")")
        if rest.strip():
            raise ValueError(say("the transform can't be read"))
        for step_text in steps:
            word, _, inside = step_text.partition("(")
            word = word.strip(" \t\r\n,")
            match word, all_numbers(inside):
                case "translate", [x, *y]:
                    step = translated(x, y[0] if y else 0)
                case "scale", [x, *y]:
                    step = scaled(x, y[0] if y else x)
                case "rotate", [a]:
                    step = rotated(a)
                case "rotate", [a, x, y]:
                    step = rotated(a, x, y)
                case "matrix", [a, b, c, d, e, f]:
                    step = (a, b, c, d, e, f)
                case _:
                    raise ArtRefused(
                        "[art-unsupported] `{file}` has the transform `{word}`, which cards can't print",
                        "flatten transforms before saving",
                        file=self.name,
                        word=word[:20],
                    )
            matrix = product(matrix, step)
        return matrix


def _points(element: Element) -> list[tuple[float, float]]:
    numbers = all_numbers(element.get("points") or "")
    return list(zip(numbers[::2], numbers[1::2], strict=True))


_At = Callable[..., float]
_SHAPES: dict[str, Callable[[Element, _At], Shape]] = {
    "path": lambda e, at: parse_path(e.get("d") or ""),
    "rect": lambda e, at: rect(at("x"), at("y"), at("width"), at("height"), at("rx", at("ry"))),
    "circle": lambda e, at: ellipse(at("cx"), at("cy"), at("r"), at("r")),
    "ellipse": lambda e, at: ellipse(at("cx"), at("cy"), at("rx"), at("ry")),
    "line": lambda e, at: line(at("x1"), at("y1"), at("x2"), at("y2")),
    "polyline": lambda e, at: polyline(_points(e)),
    "polygon": lambda e, at: polygon(_points(e)),
}


def _length(text: str | None, default: float) -> float:
    """Return the number at the start of a length. Ignore the unit, because everything is scaled."""
    if not text or not text.strip():
        return default
    return first_number(text.strip())


def _fraction(text: str) -> float:
    number = _length(text, 1.0) / (100 if text.endswith("%") else 1)
    return min(max(number, 0.0), 1.0)


# The colors that browsers knew first, for machines without Pillow.
_PLAIN_COLORS = {
    "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "grey": "#808080", "white": "#ffffff",
    "maroon": "#800000", "red": "#ff0000", "purple": "#800080", "fuchsia": "#ff00ff",
    "green": "#008000", "lime": "#00ff00", "olive": "#808000", "yellow": "#ffff00",
    "navy": "#000080", "blue": "#0000ff", "teal": "#008080", "aqua": "#00ffff", "orange": "#ffa500",
}  # fmt: skip
_HEX = re.compile(r"#(?:[0-9a-f]{3}|[0-9a-f]{6})")


def _rgb(word: str) -> tuple[int, ...]:
    """Return a color's red, green and blue. Raise ValueError if it has none, or is half
    transparent."""
    word = _PLAIN_COLORS.get(word, word)
    if _HEX.fullmatch(word):
        digits = word[1:] if len(word) == 7 else "".join(d + d for d in word[1:])
        return tuple(bytes.fromhex(digits))
    if not has_pillow():
        raise ValueError(word)
    from PIL import ImageColor

    found = ImageColor.getrgb(word)
    if len(found) > 3:
        raise ValueError(word)
    return found
