"""Fonts, icons and drawings that packs bring. They are checked, and then every template can use
their names.

    my-pack/templates/fonts/stencil.ttf      font: stencil
    my-pack/templates/icons/rubber-duck.svg  icon: rubber-duck, or :rubber-duck: in a text
    my-pack/templates/drawings/any-name.txt  picture: rubber-duck, if it has `picture rubber-duck`

A name belongs to one drawing in a whole run. A pack may not take a name from fragkit or from
another pack. A pack's fonts, icons and drawings are forgotten when another library is loaded.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path

from fragkit.diagnostics import Problems, Span
from fragkit.language.sentences import NOTHING, Sentence, say
from fragkit.load.typed_yaml.files import entries, is_folder, is_shut, read_text, shown_path
from fragkit.model.fields import Id
from fragkit.model.pack import Library
from fragkit.press.graphics.marks import IDENTITY, Group, Mark, Matrix
from fragkit.press.graphics.marks import Path as Drawn
from fragkit.press.graphics.shapes import product, transformed
from fragkit.press.pictures import drawings
from fragkit.press.pictures.icons import GRID, ICONS, Layer, forget_icons
from fragkit.press.typography import fonts
from fragkit.press.typography.fonts import FONTS, Face, Metrics

MAX_FONT = 5_000_000  # bytes
_TABLES = {"glyf", "loca", "head", "hhea", "hmtx", "maxp", "cmap", "name", "post"}
MAX_ICON = 200_000

# The assets that were loaded last, their problems, and who was last informed; at most one.
_taken: list[tuple[Library, Problems, Problems]] = []
_own_fonts: dict[str, Path] = {}
_own_icons: dict[str, Path] = {}


def load_assets(library: Library, problems: Problems) -> None:
    """Register the fonts, icons and drawings of all packs, and report mistakes in them."""
    if _taken and _taken[0][0] is library:
        found, last = _taken[0][1:]
        if last is not problems:
            problems.found += found.found
            _taken[:] = [(library, found, problems)]
        return
    _forget()
    found = Problems()
    for pack in library.packs:
        if pack.folder == Path():
            continue
        for path in _files(
            pack.folder / "templates" / "fonts", (".ttf", ".otf", ".woff", ".woff2"), found
        ):
            if _is_free("font", path, FONTS, _own_fonts, found):
                _take_font(path, pack.id, found)
        for path in _files(pack.folder / "templates" / "icons", (".svg", ".png", ".jpg"), found):
            if _is_free("icon", path, ICONS, _own_icons, found):
                _take_icon(path, found)
        for path in _files(pack.folder / "templates" / "drawings", (".txt",), found):
            text = read_text(path, found)
            drawings.load_drawings(text or "", shown_path(path), found)
    _taken[:] = [(library, found, problems)]
    problems.found += found.found


def _files(folder: Path, endings: tuple[str, ...], problems: Problems) -> Iterator[Path]:
    """Yield the files with these endings. Report links out of the pack, pipes and folders."""
    for path in entries(folder, problems) if is_folder(folder) else ():
        if path.suffix.lower() not in endings or is_shut(path, problems):
            continue
        yield path


def _forget() -> None:
    for name in _own_fonts:
        FONTS.pop(name, None)
    for name in _own_icons:
        ICONS.pop(name, None)
    if _own_fonts or _own_icons:
        fonts.metrics.cache_clear()
        fonts.ems.cache_clear()
        forget_icons()
    _own_fonts.clear()
    _own_icons.clear()
    if drawings.forget():
        from fragkit.press.pictures.composed import composed

        composed.cache_clear()


def _is_free(
    what: str, path: Path, known: object, own: dict[str, Path], problems: Problems
) -> bool:
    place, name = Span(shown_path(path)), path.stem
    if not re.fullmatch(Id.GRAMMAR, name):
        problems.at(place).error(
            "[own-name] `{name}` is not an id",
            "name the file like `my-{kind}`: lowercase letters, digits and hyphens",
            name=name,
            kind=what,
        )
    elif name in own:
        problems.at(place).error(
            "[own-name] there are two {kind}s called `{name}`",
            "rename one of the two",
            kind=what,
            name=name,
            also=[("other", Span(shown_path(own[name])))],
        )
    elif name in known:  # type: ignore[operator]  # a dictionary of either
        problems.at(place).error(
            "[own-name] `{name}` is the name of a built-in {kind}",
            "give yours another name",
            kind=what,
            name=name,
        )
    else:
        return True
    return False


# -- fonts -----------------------------------------------------------------------------------


def _take_font(path: Path, pack: str, problems: Problems) -> None:
    why = font_flaw(path)
    if why:
        problems.at(Span(shown_path(path))).error(
            "[bad-font] {reason}", "use a TrueType font, a `.ttf` file", reason=why
        )
        return
    name = path.stem
    heavy = any(word in name for word in ("bold", "black", "heavy"))
    FONTS[name] = Face(
        name, f"{pack}-{name}", 400, fallback="bold" if heavy else "regular", path=path
    )
    _own_fonts[name] = path


def font_flaw(path: Path) -> Sentence:
    """Return why the font can't be used in print, or NOTHING."""
    try:
        if path.stat().st_size > MAX_FONT:
            return say("the font is larger than {most} MB", most=f"{MAX_FONT / 1e6:.0f}")
        data = path.read_bytes()
    except OSError as error:
        return say("the font can't be read: {reason}", reason=error.strerror)
    if data.startswith(b"OTTO"):
        return say("the font has PostScript outlines, which can't be embedded")
    if data.startswith(b"wOF"):
        return say("a web font can't be embedded")
    if not data.startswith((b"\0\1\0\0", b"true")):
        return say("this is not a TrueType font")
    try:
        found = Metrics(data)
        terms = struct.unpack_from(">H", data, found.tables["OS/2"] + 8)[0]
        if terms & 0x0002 or terms & 0x0300:
            return say("the font's license does not allow embedding")
        missing = _TABLES - found.tables.keys()
        if missing:
            return say("the font lacks the table `{name}`", name=min(missing))
        if not found.has("a") and not found.has("A") and not found.has("0"):
            return say("the font has no letters and no digits")
        from fragkit.press.pdf.fonts import EmbeddedFace  # loads reportlab, if there is such a font

        face = EmbeddedFace(found)
        if sorted(face.glyphPos) != list(face.glyphPos):
            raise ValueError("glyphs out of order")
        face.makeSubset(list(found.glyphs))
    except Exception as error:
        return say("the font is damaged: {error}", error=type(error).__name__)
    return NOTHING


# -- icons -----------------------------------------------------------------------------------


def _take_icon(path: Path, problems: Problems) -> None:
    place = Span(shown_path(path))
    if path.suffix.lower() != ".svg":
        problems.at(place).error("[bad-icon] an icon must be an SVG drawing", "save it as SVG")
        return
    try:
        if path.stat().st_size > MAX_ICON:
            problems.at(place).error(
                "[bad-icon] the icon is larger than {most} kB",
                "simplify its paths",
                most=MAX_ICON // 1000,
            )
            return
        data = path.read_bytes()
    except OSError as error:
        problems.at(place).error(
            "[unreadable] the icon can't be read: {reason}", reason=error.strerror
        )
        return
    from fragkit.press.art.svgart import read_svg  # the XML parser, loaded only if needed

    art = read_svg(data, path.name, place, problems)
    if art is None:
        return
    scale = GRID / max(art.width, art.height)
    centerd: Matrix = (
        scale, 0, 0, scale,
        (GRID - art.width * scale) / 2 - art.x * scale, (GRID - art.height * scale) / 2 - art.y * scale,
    )  # fmt: skip
    painted = list(_painted(art.marks, centerd))
    colors = {color for _, color in painted}
    if not painted:
        problems.at(place).error(
            "[bad-icon] the icon draws nothing", "draw a filled shape or a line"
        )
    elif len(colors) > 1:
        problems.at(place).error(
            "[bad-icon] an icon has one color, but this one has {colors:and}",
            "cut holes out of the shape instead of painting over it",
            colors=sorted(colors),
        )
    else:
        ICONS[path.stem] = tuple(layer for layer, _ in painted)
        _own_icons[path.stem] = path


def _painted(marks: tuple[Mark, ...], matrix: Matrix) -> Iterator[tuple[Layer, str]]:
    """Yield the layers of an icon on the grid of icons, each with its own color."""
    for mark in marks:
        if isinstance(mark, Group):
            if mark.clip:
                yield Layer(()), "a gradient"
            else:
                yield from _painted(mark.items, product(matrix, mark.matrix or IDENTITY))
        elif isinstance(mark, Drawn):
            shape = transformed(mark.shape, matrix)
            if isinstance(mark.fill, str):
                yield Layer(shape), mark.fill
            if mark.stroke is not None:
                yield Layer(shape, filled=False), mark.stroke.color
