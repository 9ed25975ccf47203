"""Source Sans Pro and the display faces, and the width of a line of text in them.

Only the tables needed for measuring are read, directly from the font files, so that reportlab need
not be loaded to know whether a text fits.

Pair kerning comes from a font's GPOS table, and each pair is looked up when a text needs it. A font
may come from a stranger, so nothing is expanded glyph by glyph, and the number of its rows is
limited.
"""

from __future__ import annotations

import functools
import struct
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from importlib.util import find_spec
from math import fsum
from operator import add
from pathlib import Path
from typing import NamedTuple

from fragkit.press.graphics.marks import MM_PER_PT
from fragkit.shipped_files import share

MOST = 200_000  # limit for the rows in a font's lists; Source Sans has 6,000


class Kerning:
    """The kerning of one face. ``gpos`` is where its table begins, or 0 if it has none."""

    __slots__ = ("_about", "_data", "_subtables")

    def __init__(self, data: bytes, gpos: int) -> None:
        self._data = data
        self._subtables: list[_PairTable | _ClassTable] = []
        self._about: dict[int, list[_PairTable | _ClassTable]] = {}  # by the left glyph
        rows = 0
        for at in _kern_subtables(data, gpos) if gpos else ():
            table = _PairTable(data, at) if _u16(data, at) == 1 else _ClassTable(data, at)
            self._subtables.append(table)
            rows += table.rows
            if rows > MOST:
                raise ValueError("the font's kerning has no end")

    def between(self, left: int, right: int) -> int:
        """Return the kerning in font units. The first subtable with the pair decides."""
        tables = self._about.get(left)
        if tables is None:
            tables = self._about[left] = [t for t in self._subtables if t.covers(left)]
        for table in tables:
            value = table.value(left, right)
            if value is not None:
                return value
        return 0


class _PairTable:
    """Single glyph pairs (pair adjustment, format 1)."""

    __slots__ = ("_at", "_cover", "_data", "_record", "rows")

    def __init__(self, data: bytes, at: int) -> None:
        self._data, self._at = data, at
        self._cover = _Coverage(data, at + _u16(data, at + 2))
        self._record = 2 + _value_size(data, at + 4) + _value_size(data, at + 6)
        self.rows = self._cover.rows

    def covers(self, left: int) -> bool:
        return self._cover.index(left) is not None

    def value(self, left: int, right: int) -> int | None:
        index = self._cover.index(left)
        if index is None:
            return None
        at = self._at + _u16(self._data, self._at + 10 + 2 * index)
        records = range(at + 2, at + 2 + _u16(self._data, at) * self._record, self._record)
        i = bisect_left(records, right, key=lambda record: _u16(self._data, record))
        if i == len(records) or _u16(self._data, records[i]) != right:
            return None
        return _i16(self._data, records[i] + 2)


class _ClassTable:
    """Pairs of glyph classes (pair adjustment, format 2)."""

    __slots__ = ("_at", "_columns", "_cover", "_data", "_first", "_record", "_second", "rows")

    def __init__(self, data: bytes, at: int) -> None:
        self._data, self._at = data, at
        self._cover = _Coverage(data, at + _u16(data, at + 2))
        self._record = _value_size(data, at + 4) + _value_size(data, at + 6)
        self._first = _ClassOf(data, at + _u16(data, at + 8))
        self._second = _ClassOf(data, at + _u16(data, at + 10))
        self._columns = _u16(data, at + 14)
        self.rows = self._cover.rows + self._first.rows + self._second.rows

    def covers(self, left: int) -> bool:
        return self._cover.index(left) is not None

    def value(self, left: int, right: int) -> int | None:
        cell = self._first.of(left) * self._columns + self._second.of(right)
        return _i16(self._data, self._at + 16 + cell * self._record)


def _u16(data: bytes, at: int) -> int:
    return data[at] << 8 | data[at + 1]


def _i16(data: bytes, at: int) -> int:
    value = _u16(data, at)
    return value - 0x10000 if value & 0x8000 else value


def _value_size(data: bytes, at: int) -> int:
    return 2 * _u16(data, at).bit_count()


def _kern_subtables(data: bytes, gpos: int) -> list[int]:
    rows = 0

    def listed(at: int) -> tuple[int, ...]:
        nonlocal rows
        count = _u16(data, at)
        rows += count
        if rows > MOST:
            raise ValueError("the font's kerning has no end")
        return struct.unpack_from(f">{count}H", data, at + 2)

    features = gpos + _u16(data, gpos + 6)
    lookups = gpos + _u16(data, gpos + 8)
    wanted: set[int] = set()
    for i in range(_u16(data, features)):
        record = features + 2 + 6 * i
        if data[record : record + 4] == b"kern":
            wanted.update(listed(features + _u16(data, record + 4) + 2))
    found = []
    for index in sorted(wanted):
        lookup = lookups + _u16(data, lookups + 2 + 2 * index)
        kind = _u16(data, lookup)
        for offset in listed(lookup + 4):
            at = lookup + offset
            if kind == 9:  # an extension: the real subtable is further on
                extended, farther = struct.unpack_from(">HL", data, at + 2)
                if extended == 2:
                    found.append(at + farther)
            elif kind == 2:
                found.append(at)
    # Only plain advances are read: value format 4 for the first glyph.
    return [at for at in found if _u16(data, at + 4) == 4]


class _Ranges:
    """Runs of glyphs, each with a value. Nothing is expanded before a glyph is needed."""

    __slots__ = ("_ends", "_starts", "_values")

    def __init__(self, data: bytes, at: int, count: int) -> None:
        rows = struct.unpack_from(f">{3 * count}H", data, at)
        self._starts, self._ends, self._values = rows[::3], rows[1::3], rows[2::3]

    def find(self, glyph: int) -> tuple[int, int] | None:
        """Return the glyph's index in its run, and the run's value, or None."""
        i = bisect_right(self._starts, glyph) - 1
        if i < 0 or glyph > self._ends[i]:
            return None
        return glyph - self._starts[i], self._values[i]


class _Coverage:
    """The glyphs that a table covers, and the place of each in it."""

    __slots__ = ("_glyphs", "_ranges", "rows")

    def __init__(self, data: bytes, at: int) -> None:
        self.rows = count = _u16(data, at + 2)
        self._glyphs: tuple[int, ...] = ()
        self._ranges = None
        if _u16(data, at) == 1:
            self._glyphs = struct.unpack_from(f">{count}H", data, at + 4)
        else:
            self._ranges = _Ranges(data, at + 4, count)

    def index(self, glyph: int) -> int | None:
        if self._ranges is not None:
            found = self._ranges.find(glyph)
            return None if found is None else sum(found)
        i = bisect_left(self._glyphs, glyph)
        return i if i < len(self._glyphs) and self._glyphs[i] == glyph else None


class _ClassOf:
    """The class of each glyph, which is 0 for glyphs that are not listed."""

    __slots__ = ("_ranges", "_row", "_start", "rows")

    def __init__(self, data: bytes, at: int) -> None:
        self._start = 0
        self._row: tuple[int, ...] = ()
        self._ranges = None
        if _u16(data, at) == 1:
            self._start, self.rows = struct.unpack_from(">HH", data, at + 2)
            self._row = struct.unpack_from(f">{self.rows}H", data, at + 6)
        else:
            self.rows = _u16(data, at + 2)
            self._ranges = _Ranges(data, at + 4, self.rows)

    def of(self, glyph: int) -> int:
        if self._ranges is not None:
            found = self._ranges.find(glyph)
            return 0 if found is None else found[1]
        i = glyph - self._start
        return self._row[i] if 0 <= i < len(self._row) else 0


CAP_HEIGHT = 0.66  # height of capitals and numerals relative to the size, to center a numeral
DESCENT = 0.205
SLANT = 0.2  # slant per unit of height, for an upright font that replaces an italic


class Face(NamedTuple):
    """One weight and slant. ``fallback`` is the face for letters that this one lacks."""

    key: str
    file: str
    weight: int
    italic: bool = False
    fallback: str = ""
    path: Path | None = None  # belongs to a display font, or to a pack's font


_FACES = (
    Face("regular", "SourceSansPro-Regular", 400),
    Face("semibold", "SourceSansPro-Semibold", 600),
    Face("bold", "SourceSansPro-Bold", 700),
    Face("black", "SourceSansPro-Black", 900),
    # The italics contain only Latin; Greek and Cyrillic are the upright letters, slanted.
    Face("italic", "SourceSansPro-It", 400, italic=True, fallback="regular"),
    Face("bold-italic", "SourceSansPro-BoldIt", 700, italic=True, fallback="bold"),
)
# Capitals of four display fonts, made from the black one by tests/press/display_faces.py.
_DISPLAY = tuple(
    Face(
        f"display-{name}", f"Fragkit{name.capitalize()}-Regular", 900, fallback="black",
        path=share("templates") / "fonts" / f"fragkit-{name}.ttf",
    )
    for name in ("steel", "hazard", "magma", "dust")
)  # fmt: skip
FONTS: dict[str, Face] = {face.key: face for face in (*_FACES, *_DISPLAY)}
# The name for a theme's display font in templates.
DISPLAY = "display"

# Invisible characters in a text: a soft hyphen marks where a word may be broken.
SOFT_HYPHEN = "\u00ad"


def font_path(key: str) -> Path:
    return FONTS[key].path or shipped_font(FONTS[key].file)


@functools.cache
def shipped_font(file: str) -> Path:
    spec = find_spec("font_source_sans_pro")
    if spec is None or spec.origin is None:
        raise RuntimeError("the package font-source-sans-pro is not installed")
    return Path(spec.origin).parent / "files" / f"{file}.ttf"


class Metrics:
    """The widths of one face in ems. 1 em is the size of the text."""

    __slots__ = (
        "advances", "data", "glyphs", "pairs", "tables", "units", "widths",
    )  # fmt: skip

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.tables = tables = _tables(data)
        self.units: int = struct.unpack_from(">H", data, tables["head"] + 18)[0]
        count = struct.unpack_from(">H", data, tables["hhea"] + 34)[0]
        advances = struct.unpack_from(f">{2 * count}H", data, tables["hmtx"])[::2]
        self.advances = advances
        self.glyphs = _character_map(data, tables["cmap"])
        last = count - 1
        self.widths = _Widths(
            {chr(code): advances[min(glyph, last)] for code, glyph in self.glyphs.items()}
        )
        self.pairs = _Pairs(Kerning(data, tables.get("GPOS", 0)), self.glyphs)

    def has(self, character: str) -> bool:
        return character in self.widths

    def advance(self, text: str) -> float:
        """Return the kerned width in ems. It has no Python loop, because every text is measured.

        Font units are whole numbers, so the sum is the same on every machine.
        """
        width = sum(map(self.widths.__getitem__, text))
        return (width + sum(map(self.pairs.__getitem__, map(add, text, text[1:])))) / self.units


class _Widths(dict[str, int]):
    """Widths in font units by character. A character that the face lacks has no width."""

    def __missing__(self, character: str) -> int:
        return 0


class _Pairs(dict[str, int]):
    """Kerning in font units by two characters, looked up in the font when a text first has both in
    a row."""

    def __init__(self, kerning: Kerning, glyphs: dict[int, int]) -> None:
        super().__init__()
        self._kerning, self._glyphs = kerning, glyphs

    def __missing__(self, pair: str) -> int:
        left, right = (self._glyphs.get(ord(character)) for character in pair)
        found = 0
        if left is not None and right is not None:
            found = self._kerning.between(left, right)
        self[pair] = found
        return found


@functools.cache
def metrics(key: str) -> Metrics:
    return Metrics(font_path(key).read_bytes())


def pieces(text: str, key: str) -> list[tuple[str, str]]:
    """Return the text cut into pairs of face and characters. A fallback sets the characters that
    the face lacks."""
    face = FONTS[key]
    if not face.fallback:
        return [(key, text)]
    own, other = metrics(key).widths, metrics(face.fallback).widths
    if all(c in own for c in text):
        return [(key, text)]
    cut: list[tuple[str, str]] = []
    for character in text:
        chosen = face.fallback if character not in own and character in other else key
        if cut and cut[-1][0] == chosen:
            cut[-1] = (chosen, cut[-1][1] + character)
        else:
            cut.append((chosen, character))
    return cut


@functools.lru_cache(maxsize=20_000)
def ems(text: str, key: str) -> float:
    """Return the text's width in ems, including kerning."""
    return fsum(metrics(face).advance(part) for face, part in pieces(text, key))


def text_width(text: str, key: str, size: float, tracking: float = 0.0) -> float:
    """Return the text's width in millimeters at a size in points."""
    return (ems(text, key) + tracking * len(text)) * size * MM_PER_PT


def missing(text: str, key: str = "regular") -> list[str]:
    """Return the characters that neither the face nor its fallback can show, each once."""
    faces = [metrics(key)]
    if FONTS[key].fallback:
        faces.append(metrics(FONTS[key].fallback))
    return [
        c
        for c in dict.fromkeys(text)
        if c not in (SOFT_HYPHEN, "\n") and not any(m.has(c) for m in faces)
    ]


def describe(characters: Iterable[str]) -> str:
    """Return the characters with their names, for a message: `♠` (BLACK SPADE SUIT)."""
    import unicodedata

    return ", ".join(f"`{c}` (U+{ord(c):04X} {unicodedata.name(c, 'unnamed')})" for c in characters)


def _tables(data: bytes) -> dict[str, int]:
    """Return where each table of the font begins."""
    count = struct.unpack_from(">H", data, 4)[0]
    found = {}
    for i in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * i)
        found[tag.decode("latin-1")] = offset
    return found


def _character_map(data: bytes, base: int) -> dict[int, int]:
    """Map code points to glyphs, from the format 4 table that every face has."""
    count = struct.unpack_from(">H", data, base + 2)[0]
    for i in range(count):
        platform, encoding, offset = struct.unpack_from(">HHL", data, base + 4 + 8 * i)
        if (platform, encoding) == (3, 1):
            return _format_4(data, base + offset)
    raise RuntimeError("the font has no Unicode character map")


def _format_4(data: bytes, at: int) -> dict[int, int]:
    n = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{n}H", data, at + 14)
    starts = struct.unpack_from(f">{n}H", data, at + 16 + 2 * n)
    deltas = struct.unpack_from(f">{n}h", data, at + 16 + 4 * n)
    ranges_at = at + 16 + 6 * n
    ranges = struct.unpack_from(f">{n}H", data, ranges_at)
    found: dict[int, int] = {}
    before = -1
    for i, (start, end, delta, shift) in enumerate(zip(starts, ends, deltas, ranges, strict=True)):
        if start == 0xFFFF:
            continue
        if not before < start <= end:
            raise ValueError("the font's characters are out of order")
        before = end
        if shift == 0:
            first = start + delta & 0xFFFF  # a run of glyphs does not wrap round
            found.update(zip(range(start, end + 1), range(first, 0x10000), strict=False))
            continue
        row = struct.unpack_from(f">{end - start + 1}H", data, ranges_at + 2 * i + shift)
        for code, glyph in enumerate(row, start):
            if glyph:
                found[code] = (glyph + delta) & 0xFFFF
    return found
