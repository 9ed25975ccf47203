"""SVG pictures as marks: shapes, groups, colours, gradients and transforms.

What a picture may not hold is refused, not skipped: scripts, references to anything
outside the file, entities. What we cannot draw (text, masks, filters) is told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple
from xml.etree import ElementTree

from fragkit.diagnostics import Problems, Span
from fragkit.press.faces.svggradient import Gradient, gradient_marks, read_gradient
from fragkit.press.faces.svgpath import parse_path
from fragkit.press.faces.svgstyle import settle, tag_of
from fragkit.press.faces.svgxml import Refused, read_xml
from fragkit.press.graphics.marks import IDENTITY, Color, Group, Mark, Matrix, Path, Shape, Stroke
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

MAX_PATH = 500_000  # characters of one path
_IGNORED = (
    "title", "desc", "metadata", "defs", "namedview", "style", "symbol", "linearGradient",
    "radialGradient", "clipPath", "mask", "filter", "marker", "pattern",
)  # fmt: skip
_NAMED = {
    "black": "#000000", "white": "#ffffff", "red": "#ff0000", "green": "#008000",
    "blue": "#0000ff", "yellow": "#ffff00", "orange": "#ffa500", "purple": "#800080",
    "gray": "#808080", "grey": "#808080", "silver": "#c0c0c0", "navy": "#000080",
    "teal": "#008080", "maroon": "#800000", "olive": "#808000", "lime": "#00ff00",
    "aqua": "#00ffff", "cyan": "#00ffff", "fuchsia": "#ff00ff", "magenta": "#ff00ff",
    "brown": "#a52a2a", "pink": "#ffc0cb", "gold": "#ffd700", "currentcolor": "#000000",
}  # fmt: skip


class SvgArt(NamedTuple):
    """The marks of a picture, in the units of its own viewBox."""

    x: float
    y: float
    width: float
    height: float
    marks: tuple[Mark, ...]


class _Picture(NamedTuple):
    """What a shape may need to know of its picture."""

    name: str
    gradients: Mapping[str, ElementTree.Element]


@dataclass(frozen=True, slots=True)
class _Pen:
    """What is inherited from group to group."""

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


def read_svg(data: bytes, name: str, place: Span, problems: Problems) -> SvgArt | None:
    """The picture, or None when a problem was told at the card's line."""
    try:
        return _read(data, name)
    except Refused as refused:
        if refused.code == "art-too-large":
            problems.error("art-too-large", place, refused.message, refused.help)
        elif refused.code == "art-unsafe":
            problems.error("art-unsafe", place, refused.message, refused.help)
        elif refused.code == "art-unsupported":
            problems.error("art-unsupported", place, refused.message, refused.help)
        else:
            problems.error("art-corrupt", place, refused.message, refused.help)
        return None


def _read(data: bytes, name: str) -> SvgArt:
    root = read_xml(data, name)
    if tag_of(root) != "svg":
        raise Refused("art-corrupt", f"`{name}` holds <{tag_of(root)}>, not <svg>")
    for element in root.iter():
        _refuse_unsafe(element, name)
    try:
        box = _numbers(root.get("viewBox") or "")
        if len(box) != 4:
            box = [0.0, 0.0, _length(root.get("width"), 0), _length(root.get("height"), 0)]
    except ValueError:
        raise Refused("art-corrupt", f"`{name}` says no size", "give the svg a viewBox") from None
    if not (_SMALLEST <= box[2] <= _LARGEST and _SMALLEST <= box[3] <= _LARGEST):
        raise Refused("art-corrupt", f"`{name}` says no size", "give the svg a viewBox")
    settle(root, name)
    paints = {id: e for e in root.iter() if (id := e.get("id")) and tag_of(e).endswith("Gradient")}
    marks = _children(root, _Pen(), _Picture(name, paints))
    _refuse_far(marks, IDENTITY, _FAR * max(map(abs, box)), name)
    return SvgArt(box[0], box[1], box[2], box[3], marks)


# Sizes that a drawing program saves. Far outside the viewBox nothing is ever seen; what lies
# there came from a number that is none.
_SMALLEST, _LARGEST, _FAR = 1e-3, 1e6, 1000
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")


def _numbers(text: str) -> list[float]:
    """The numbers in a text that holds nothing else; ValueError if it does."""
    if _NUMBER.sub("", text).strip(" \t\r\n,"):
        raise ValueError(f"not only numbers: {text[:30]}")
    return [_finite(word) for word in _NUMBER.findall(text)]


def _finite(word: str) -> float:
    number = float(word)
    if not -1e9 <= number <= 1e9:
        raise ValueError(f"{word[:20]} is no place on paper")
    return number


def _refuse_far(marks: tuple[Mark, ...], matrix: Matrix, most: float, name: str) -> None:
    """Transforms multiply: what a shape's numbers come to is judged last."""
    for mark in marks:
        if isinstance(mark, Group):
            inner = product(matrix, mark.matrix)
            _refuse_far(mark.items, inner, most, name)
        elif isinstance(mark, Path):
            a, b, c, d, e, f = matrix
            thick = mark.stroke.width if mark.stroke else 0.0
            ends = [0.0, thick * a, thick * b, thick * c, thick * d]
            for _, *n in mark.shape:
                for x, y in zip(n[::2], n[1::2], strict=True):
                    ends += [a * x + c * y + e, b * x + d * y + f]
            if not all(-most <= end <= most for end in ends):  # NaN is not within either
                raise Refused(
                    "art-corrupt", f"`{name}` draws farther out than {_FAR:,} times its own size"
                )


# Possessive, as 300,000 blanks after `url(` would else be tried in every division.
_OUTSIDE = re.compile(r"url\(\s*+['\"]?+\s*+(?!#)", re.I)


def _refuse_unsafe(element: ElementTree.Element, name: str) -> None:
    tag = tag_of(element)
    if tag in ("script", "foreignObject", "iframe", "handler", "listener"):
        raise Refused("art-unsafe", f"`{name}` holds a <{tag}>", "save it as plain SVG")
    for key, value in element.attrib.items():
        plain = key.rsplit("}", 1)[-1].lower()
        if plain.startswith("on"):
            raise Refused(
                "art-unsafe", f"`{name}` holds a script in `{plain}`", "save it as plain SVG"
            )
        outside = plain in ("href", "src") and not value.startswith("#")
        if outside or _OUTSIDE.search(value) or "@import" in value:
            raise Refused(
                "art-unsafe",
                f"`{name}` refers to something outside itself in `{plain}`",
                "embed nothing and link nothing: draw it as shapes",
            )
    sheet = (element.text or "") if tag == "style" else ""
    if "@" in sheet or _OUTSIDE.search(sheet):
        raise Refused("art-unsafe", f"`{name}` loads a style sheet from outside")


def _children(parent: ElementTree.Element, pen: _Pen, picture: _Picture) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    name = picture.name
    for element in parent:
        tag = tag_of(element)
        if (
            not tag
            or tag in _IGNORED
            or not element.tag.startswith(("{http://www.w3.org/2000/svg}", tag))
        ):
            continue
        style = _style(element)
        if style.get("display") == "none" or style.get("visibility") in ("hidden", "collapse"):
            continue
        try:
            own = _inherit(pen, style, picture)
            matrix = _transform(element.get("transform") or "", name)
        except ValueError as error:
            raise Refused("art-corrupt", f"`{name}` holds a <{tag}> where {error}") from None
        if tag in ("g", "svg", "a"):
            inner = _children(element, own, picture)
        elif tag in _SHAPES:
            inner = _painted(_shape(element, tag, name), own, name)
        else:
            raise Refused(
                "art-unsupported",
                f"`{name}` holds a <{tag}>, which cards do not print",
                "turn text and effects into paths before saving",
            )
        if inner:
            marks += inner if matrix == IDENTITY else (Group(inner, matrix=matrix),)
    return tuple(marks)


def _style(element: ElementTree.Element) -> dict[str, str]:
    found = {k: v.strip() for k, v in element.attrib.items()}
    for part in (element.get("style") or "").split(";"):
        key, _, value = part.partition(":")
        if value:
            found[key.strip()] = value.replace("!important", "").strip()
    return {key: value for key, value in found.items() if value != "inherit"}


def _inherit(pen: _Pen, style: dict[str, str], picture: _Picture) -> _Pen:
    changes: dict[str, Any] = {}
    if "fill" in style:
        changes["fill"] = _paint(style["fill"], picture)
    if "stroke" in style:
        changes["stroke"] = _color(style["stroke"], picture.name)
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
        numbers = [] if dashes == "none" else _numbers(re.sub(r"[a-z]+", "", dashes))
        changes["dash"] = tuple(numbers) if any(n > 0 for n in numbers) else ()
    return replace(pen, **changes) if changes else pen


def _fraction(text: str) -> float:
    number = _length(text, 1.0) / (100 if text.endswith("%") else 1)
    return min(max(number, 0.0), 1.0)


def _paint(text: str, picture: _Picture) -> Color | Gradient | None:
    """A colour, or the gradient that `url(#…)` names."""
    match = re.fullmatch(r"url\(\s*['\"]?#([^'\")]+)['\"]?\s*\).*", text)
    if match is None:
        return _color(text, picture.name)
    try:
        return read_gradient(
            match[1],
            picture.gradients,
            lambda color: _color(color, picture.name),
            lambda text: _transform(text, picture.name),
        )
    except ValueError as error:
        raise Refused(
            "art-unsupported",
            f"`{picture.name}` paints with `{text[:30]}`, which cards do not print: {error}",
            "use plain colours or simple gradients",
        ) from None


def _color(text: str, name: str) -> Color | None:
    word = text.lower()
    if word in ("none", "transparent"):
        return None
    if re.fullmatch(r"#[0-9a-f]{6}", word):
        return word
    if re.fullmatch(r"#[0-9a-f]{3}", word):
        return "#" + "".join(c * 2 for c in word[1:])
    if word in _NAMED:
        return _NAMED[word]
    match = re.fullmatch(r"rgb\(\s*(\d{1,9})\s*,\s*(\d{1,9})\s*,\s*(\d{1,9})\s*\)", word)
    if match:
        return "#" + "".join(f"{min(int(v), 255):02x}" for v in match.groups())
    raise Refused(
        "art-unsupported",
        f"`{name}` paints with `{text[:30]}`, which cards do not print",
        "use plain colours such as #1b4f9c",
    )


def _length(text: str | None, default: float) -> float:
    """The number at the head of a length; its unit counts for nothing, as everything is scaled."""
    if not text or not text.strip():
        return default
    match = _NUMBER.match(text.strip())
    if match is None:
        raise ValueError(f"{text[:20]} is no number")
    return _finite(match[0])


def _shape(element: ElementTree.Element, tag: str, name: str) -> Shape:
    longest = max(map(len, element.attrib.values()), default=0)
    if longest > MAX_PATH:
        raise Refused(
            "art-too-large",
            f"`{name}` holds a <{tag}> of {longest:,} characters; {MAX_PATH:,} is the most",
            "simplify its paths",
        )

    def at(key: str, default: float = 0.0) -> float:
        return _length(element.get(key), default)

    try:
        return _SHAPES[tag](element, at)
    except (ValueError, IndexError, StopIteration, OverflowError, ZeroDivisionError):
        raise Refused("art-corrupt", f"`{name}` holds a <{tag}> that makes no sense") from None


def _points(element: ElementTree.Element) -> list[tuple[float, float]]:
    numbers = _numbers(element.get("points") or "")
    return list(zip(numbers[::2], numbers[1::2], strict=True))


_At = Callable[..., float]
_SHAPES: dict[str, Callable[[ElementTree.Element, _At], Shape]] = {
    "path": lambda e, at: parse_path(e.get("d") or ""),
    "rect": lambda e, at: rect(at("x"), at("y"), at("width"), at("height"), at("rx", at("ry"))),
    "circle": lambda e, at: ellipse(at("cx"), at("cy"), at("r"), at("r")),
    "ellipse": lambda e, at: ellipse(at("cx"), at("cy"), at("rx"), at("ry")),
    "line": lambda e, at: line(at("x1"), at("y1"), at("x2"), at("y2")),
    "polyline": lambda e, at: polyline(_points(e)),
    "polygon": lambda e, at: polygon(_points(e)),
}


def _painted(shape: Shape, pen: _Pen, name: str) -> tuple[Mark, ...]:
    if not shape or (pen.fill is None and pen.stroke is None):
        return ()
    stroke = Stroke(pen.stroke, pen.width, pen.dash, pen.cap, pen.join) if pen.stroke else None
    inside, around = pen.opacity * pen.fill_opacity, pen.opacity * pen.stroke_opacity
    if isinstance(pen.fill, Gradient):
        if pen.even_odd:
            raise Refused(
                "art-unsupported",
                f"`{name}` fills a shape with holes with a gradient, which cards do not print",
                "use a plain colour for it",
            )
        filled = gradient_marks(shape, pen.fill, inside)
    elif stroke is None or pen.fill is None or inside == around:
        opacity = around if pen.fill is None else inside
        return (Path(shape, pen.fill, stroke, pen.even_odd, opacity),)
    else:
        filled = (Path(shape, pen.fill, None, pen.even_odd, inside),)
    return (*filled, Path(shape, None, stroke, opacity=around)) if stroke else filled


def _transform(text: str, name: str) -> Matrix:
    matrix = IDENTITY
    *steps, rest = text.split(")")
    if rest.strip():
        raise ValueError("a transform makes no sense")
    for step_text in steps:
        word, _, inside = step_text.partition("(")
        word = word.strip(" \t\r\n,")
        match word, _numbers(inside):
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
                raise Refused("art-unsupported", f"`{name}` uses the transform `{word[:20]}`")
        matrix = product(matrix, step)
    return matrix
