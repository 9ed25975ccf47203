"""Pair kerning from a font's GPOS table, looked up pair by pair as texts need it.

"AV" and "To" in a title show at once whether a page was typeset or only filled. A font may be
a stranger's: nothing is written out glyph by glyph, and the rows that it lists are counted.
"""

from __future__ import annotations

import struct
from bisect import bisect_left, bisect_right

MOST = 200_000  # rows in all lists of a font; Source Sans has 6,000


class Kerning:
    """The kerning of one face. ``gpos`` is where its table begins; 0 if it has none."""

    __slots__ = ("_about", "_data", "_subtables")

    def __init__(self, data: bytes, gpos: int) -> None:
        self._data = data
        self._subtables: list[_Pairs | _Classes] = []
        self._about: dict[int, list[_Pairs | _Classes]] = {}  # by the left glyph
        rows = 0
        for at in _kern_subtables(data, gpos) if gpos else ():
            table = _Pairs(data, at) if _u16(data, at) == 1 else _Classes(data, at)
            self._subtables.append(table)
            rows += table.rows
            if rows > MOST:
                raise ValueError("the font's kerning has no end")

    def between(self, left: int, right: int) -> int:
        """Return the kerning in font units. The first subtable that speaks about the pair decides."""
        tables = self._about.get(left)
        if tables is None:
            tables = self._about[left] = [t for t in self._subtables if t.covers(left)]
        for table in tables:
            value = table.value(left, right)
            if value is not None:
                return value
        return 0


class _Pairs:
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


class _Classes:
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
            if kind == 9:  # an extension: the real subtable lies further on
                extended, farther = struct.unpack_from(">HL", data, at + 2)
                if extended == 2:
                    found.append(at + farther)
            elif kind == 2:
                found.append(at)
    # Only plain advances are understood: value format 4 for the first glyph.
    return [at for at in found if _u16(data, at + 4) == 4]


class _Ranges:
    """Runs of glyphs with a value each; nothing is written out before a glyph is asked for."""

    __slots__ = ("_ends", "_starts", "_values")

    def __init__(self, data: bytes, at: int, count: int) -> None:
        rows = struct.unpack_from(f">{3 * count}H", data, at)
        self._starts, self._ends, self._values = rows[::3], rows[1::3], rows[2::3]

    def find(self, glyph: int) -> tuple[int, int] | None:
        """Return how far into its run the glyph lies, and the run's value."""
        i = bisect_right(self._starts, glyph) - 1
        if i < 0 or glyph > self._ends[i]:
            return None
        return glyph - self._starts[i], self._values[i]


class _Coverage:
    """Which glyphs a table speaks about, and the place of each in it."""

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
    """The class of each glyph; 0 for those that are not listed."""

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
