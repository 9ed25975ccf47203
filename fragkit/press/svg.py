"""A page as SVG 1.1: one unit is one millimeter, text stays text, layers are Inkscape's.

The file refers to nothing outside itself. Pictures are embedded. Fonts are embedded on request,
otherwise named with fallbacks. Links and form fields are left out, because they are of no use on
paper.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterable
from typing import Any

import svgwrite
import svgwrite.base
import svgwrite.container
import svgwrite.pattern

from fragkit.press.graphics.marks import (
    IDENTITY,
    MM_PER_PT,
    Fill,
    Group,
    Image,
    Mark,
    Matrix,
    Page,
    Path,
    Pattern,
    Shape,
    Symbol,
    Text,
    Use,
    coefficient,
    number,
)
from fragkit.press.typography.fonts import FONTS, metrics, pieces

_INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"
FALLBACKS = "'Source Sans Pro', 'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"


EMBEDDED = "fragkit"  # the font's name in a drawing that contains its letters


def svg_text(page: Page, title: str = "", description: str = "", fonts: bool = False) -> str:
    """Return the whole file, with a newline at the end. Equal pages give equal text.

    ``fonts`` embeds the letters that are used, so that the drawing looks the same everywhere.
    """
    writer = _Writer(page, title, description)
    if fonts:
        writer.embed_fonts()
    return writer.text()


def path_data(shape: Shape) -> str:
    return "".join(segment[0] + " ".join(number(v) for v in segment[1:]) for segment in shape)


class _Writer:
    def __init__(self, page: Page, title: str, description: str) -> None:
        # Without debug, svgwrite does not validate, which halves the time. A test validates.
        self.dwg = svgwrite.Drawing(
            size=(f"{number(page.width)}mm", f"{number(page.height)}mm"),
            viewBox=f"0 0 {number(page.width)} {number(page.height)}",
            debug=False,
        )
        self.dwg["xmlns:inkscape"] = _INKSCAPE
        self.dwg["font-family"] = FALLBACKS
        if title or description:
            self.dwg.set_desc(title or None, description or None)
        self.drawn: dict[str, Symbol | Pattern] = {}
        self.clips: dict[Shape, str] = {}
        self.alpha = 1.0
        self.letters: dict[str, set[str]] = {}  # by face
        for mark in page.items:
            self.add(self.dwg, mark)

    def embed_fonts(self) -> None:
        from fragkit.press.svg import subset

        rules = []
        for key, letters in sorted(self.letters.items()):
            face = FONTS[key]
            data = base64.b64encode(subset(key, letters)).decode("ascii")
            rules.append(
                f"@font-face{{font-family:'{EMBEDDED if face.path is None else face.key}';"
                f"font-weight:{face.weight};font-style:{'italic' if face.italic else 'normal'};"
                f"src:url(data:font/ttf;base64,{data}) format('truetype')}}"
            )
        self.dwg["font-family"] = f"'{EMBEDDED}', {FALLBACKS}"
        self.dwg.defs.add(svgwrite.container.Style("\n".join(rules)))

    def text(self) -> str:
        return '<?xml version="1.0" encoding="utf-8"?>\n' + str(self.dwg.tostring()) + "\n"

    def add(self, parent: Any, mark: Mark) -> None:
        match mark:
            case Path():
                parent.add(self.path(mark))
            case Text():
                parent.add(self.line(mark))
            case Group():
                parent.add(self.group(mark))
            case Use():
                parent.add(self.use(mark))
            case Image():
                parent.add(self.image(mark))
            case _:  # links and form fields
                pass

    def path(self, mark: Path) -> Any:
        element = svgwrite.path.Path(d=path_data(mark.shape), debug=False)
        element["fill"] = self.fill(mark.fill)
        if mark.fill is not None and mark.even_odd:
            element["fill-rule"] = "evenodd"
        if mark.stroke is not None:
            stroke = mark.stroke
            element["stroke"] = stroke.color
            element["stroke-width"] = number(stroke.width)
            if stroke.cap != "butt":
                element["stroke-linecap"] = stroke.cap
            if stroke.join != "miter":
                element["stroke-linejoin"] = stroke.join
            if stroke.dash:
                element["stroke-dasharray"] = " ".join(number(v) for v in stroke.dash)
        if mark.opacity != 1:
            _fade(element, self.alpha * mark.opacity)
        return element

    def fill(self, fill: Fill | None) -> str:
        if fill is None:
            return "none"
        if isinstance(fill, Pattern):
            return f"url(#{self.define_pattern(fill)})"
        return fill

    def line(self, mark: Text) -> Any:
        face = FONTS[mark.font]
        for key, letters in pieces(mark.text, mark.font):
            self.letters.setdefault(key, set()).update(letters)
        size = mark.size * MM_PER_PT
        element = svgwrite.text.Text(mark.text, debug=False)
        element["x"], element["y"] = number(mark.x), number(mark.y)
        element["font-size"] = number(size)
        element["fill"] = mark.color
        if face.path is not None:
            element["font-family"] = f"{face.key}, {FALLBACKS}"
        if face.weight != 400:
            element["font-weight"] = str(face.weight)
        if face.italic:
            element["font-style"] = "italic"
        if mark.anchor != "start":
            element["text-anchor"] = mark.anchor
        if mark.tracking:
            element["letter-spacing"] = number(mark.tracking * size)
        if mark.rotate:
            element["transform"] = (
                f"rotate({number(mark.rotate)} {number(mark.x)} {number(mark.y)})"
            )
        if mark.text != mark.text.strip() or "  " in mark.text:
            element["xml:space"] = "preserve"
        return element

    def group(self, mark: Group) -> Any:
        element = svgwrite.container.Group(debug=False)
        if mark.id:
            element["id"] = mark.id
        if mark.layer:
            element["inkscape:groupmode"] = "layer"
        if mark.label or mark.layer:
            element["inkscape:label"] = mark.label or mark.id
        if mark.matrix != IDENTITY:
            element["transform"] = _matrix(mark.matrix)
        if mark.clip:
            element["clip-path"] = f"url(#{self.define_clip(mark.clip)})"
        outer = self.alpha
        if mark.opacity != 1:
            self.alpha *= mark.opacity
            _fade(element, self.alpha)
        self.add_all(element, mark.items)
        self.alpha = outer
        return element

    def use(self, mark: Use) -> Any:
        element = svgwrite.container.Use(f"#{self.define_symbol(mark.symbol)}", debug=False)
        if mark.matrix == IDENTITY:
            element["x"], element["y"] = number(mark.x), number(mark.y)
        else:
            a, b, c, d, e, f = mark.matrix
            element["transform"] = _matrix((a, b, c, d, e + mark.x, f + mark.y))
        return element

    def image(self, mark: Image) -> Any:
        data = base64.b64encode(mark.data).decode("ascii")
        element = svgwrite.image.Image(f"data:image/{mark.kind};base64,{data}", debug=False)
        element["x"], element["y"] = number(mark.x), number(mark.y)
        element["width"], element["height"] = number(mark.width), number(mark.height)
        element["preserveAspectRatio"] = "none"
        return element

    def define_symbol(self, symbol: Symbol) -> str:
        # A plain group, not <symbol>, which would clip a face's bleed.
        name = f"symbol-{symbol.id}"
        if self.is_new(name, symbol):
            group = svgwrite.container.Group(id=name, debug=False)
            self.define(group, symbol.items)
        return name

    def define_pattern(self, pattern: Pattern) -> str:
        name = f"pattern-{pattern.id}"
        if self.is_new(name, pattern):
            element = svgwrite.pattern.Pattern(debug=False)
            element["id"] = name
            element["patternUnits"] = "userSpaceOnUse"
            element["width"], element["height"] = number(pattern.width), number(pattern.height)
            if pattern.matrix != IDENTITY:
                element["patternTransform"] = _matrix(pattern.matrix)
            self.define(element, pattern.items)
        return name

    def define_clip(self, shape: Shape) -> str:
        if shape not in self.clips:
            self.clips[shape] = name = f"clip-{len(self.clips) + 1}"
            element = svgwrite.masking.ClipPath(id=name, debug=False)
            element.add(svgwrite.path.Path(d=path_data(shape), debug=False))
            self.dwg.defs.add(element)
        return self.clips[shape]

    def is_new(self, name: str, drawing: Symbol | Pattern) -> bool:
        known = self.drawn.get(name)
        if known is None:
            self.drawn[name] = drawing
        elif known is not drawing and known != drawing:
            raise ValueError(f"two different drawings are called {drawing.id}")
        return known is None

    def add_all(self, parent: Any, items: Iterable[Mark]) -> None:
        for item in items:
            self.add(parent, item)

    def define(self, element: Any, items: Iterable[Mark]) -> None:
        """Define a drawing, which the opacity of its users does not affect."""
        outer, self.alpha = self.alpha, 1.0
        self.add_all(element, items)
        self.alpha = outer
        self.dwg.defs.add(element)


def _fade(element: Any, opacity: float) -> None:
    # Set fill and stroke for each mark, because the PDF inherits them mark by mark.
    element["fill-opacity"] = number(opacity)
    element["stroke-opacity"] = number(opacity)


def _matrix(matrix: Matrix) -> str:
    a, b, c, d, e, f = matrix
    linear = " ".join(map(coefficient, (a, b, c, d)))
    return f"matrix({linear} {number(e)} {number(f)})"


_KEPT = ("OS/2", "cvt ", "fpgm", "head", "hhea", "maxp", "name", "prep")
_ARGS_ARE_WORDS, _HAS_SCALE, _MORE, _HAS_XY_SCALE, _HAS_2X2 = 0x1, 0x8, 0x20, 0x40, 0x80


def subset(key: str, characters: Iterable[str]) -> bytes:
    """Return a TrueType file that shows only those characters of a face."""
    face = metrics(key)
    data = face.data
    lengths = _lengths(data)
    used = {ord(c): face.glyphs[ord(c)] for c in sorted(set(characters)) if ord(c) in face.glyphs}
    offsets = _offsets(data, face.tables, lengths)
    glyphs: dict[int, bytes] = {}
    waiting = [0, *used.values()]
    while waiting:
        glyph = waiting.pop()
        if glyph not in glyphs:
            start = face.tables["glyf"] + offsets[glyph]
            glyphs[glyph] = data[start : face.tables["glyf"] + offsets[glyph + 1]]
            waiting += _components(glyphs[glyph])
    count = max(glyphs) + 1
    tables = {
        tag: data[face.tables[tag] : face.tables[tag] + lengths[tag]]
        for tag in _KEPT
        if tag in lengths
    }
    head, hhea = bytearray(tables["head"]), bytearray(tables["hhea"])
    struct.pack_into(">L", head, 8, 0)
    struct.pack_into(">h", head, 50, 1)  # long offsets
    struct.pack_into(">H", hhea, 34, count)
    maxp = bytearray(tables["maxp"])
    struct.pack_into(">H", maxp, 4, count)
    glyf, loca = b"", [0]
    for glyph in range(count):
        glyf += glyphs.get(glyph, b"")
        glyf += b"\0" * (-len(glyf) % 4)
        loca.append(len(glyf))
    tables |= {
        "head": bytes(head),
        "hhea": bytes(hhea),
        "maxp": bytes(maxp),
        "glyf": glyf,
        "loca": struct.pack(f">{count + 1}L", *loca),
        "hmtx": _widths(data, face.tables["hmtx"], len(face.advances), count, glyphs),
        "cmap": _character_map(used),
        "post": struct.pack(">LlhhLLLLL", 0x00030000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    return _file(tables)


def _lengths(data: bytes) -> dict[str, int]:
    found = {}
    for i in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, _, length = struct.unpack_from(">4sLLL", data, 12 + 16 * i)
        found[tag.decode("latin-1")] = length
    return found


def _offsets(data: bytes, tables: dict[str, int], lengths: dict[str, int]) -> list[int]:
    """Return the offset where each glyph begins, and the one where the last glyph ends."""
    if struct.unpack_from(">h", data, tables["head"] + 50)[0]:
        return list(struct.unpack_from(f">{lengths['loca'] // 4}L", data, tables["loca"]))
    halves = struct.unpack_from(f">{lengths['loca'] // 2}H", data, tables["loca"])
    return [2 * half for half in halves]


def _components(glyph: bytes) -> list[int]:
    """Return the glyphs that a composed one is made of, such as `a` and its dots."""
    if not glyph or struct.unpack_from(">h", glyph)[0] >= 0:
        return []
    found, at, flags = [], 10, _MORE
    while flags & _MORE:
        flags, part = struct.unpack_from(">HH", glyph, at)
        found.append(part)
        at += 8 if flags & _ARGS_ARE_WORDS else 6
        if flags & _HAS_SCALE:
            at += 2
        elif flags & _HAS_XY_SCALE:
            at += 4
        elif flags & _HAS_2X2:
            at += 8
    return found


def _widths(data: bytes, at: int, full: int, count: int, glyphs: dict[int, bytes]) -> bytes:
    """Return the advance and the left side of each glyph, or zero for one that is left out."""
    made = b""
    for glyph in range(count):
        if glyph not in glyphs:
            made += bytes(4)
        elif glyph < full:
            made += data[at + 4 * glyph : at + 4 * glyph + 4]
        else:
            left = at + 4 * full + 2 * (glyph - full)
            made += data[at + 4 * full - 4 : at + 4 * full - 2] + data[left : left + 2]
    return made


def _character_map(used: dict[int, int]) -> bytes:
    """Write a character map in format 4, with a segment for each character."""
    codes = [*sorted(used), 0xFFFF]
    n = len(codes)
    deltas = [(used.get(code, 0) - code) & 0xFFFF for code in codes[:-1]] + [1]
    power = 1 << (n.bit_length() - 1)
    body = struct.pack(f">{n}H", *codes) + b"\0\0" + struct.pack(f">{n}H", *codes)
    body += struct.pack(f">{n}H", *deltas) + bytes(2 * n)
    table = struct.pack(
        ">7H", 4, 14 + len(body), 0, 2 * n, 2 * power, power.bit_length() - 1, 2 * (n - power)
    )
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + table + body


def _file(tables: dict[str, bytes]) -> bytes:
    n = len(tables)
    power = 1 << (n.bit_length() - 1)
    head = struct.pack(
        ">LHHHH", 0x00010000, n, 16 * power, power.bit_length() - 1, 16 * (n - power)
    )
    body, at = b"", 12 + 16 * n
    for tag, table in sorted(tables.items()):
        padded = table + b"\0" * (-len(table) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF
        head += struct.pack(">4sLLL", tag.encode("latin-1"), total, at + len(body), len(table))
        body += padded
    return head + body
