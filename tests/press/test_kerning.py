"""Widths and kerning, read anew with fontTools: the same numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fragkit.press.typography.fonts import FONTS, Metrics, font_path

ttlib = pytest.importorskip("fontTools.ttLib")

CODES = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180, 3),
    *range(0x391, 0x3CA, 2),
    *range(0x410, 0x450, 2),
    0x2019,
)


def kerning(font: Any) -> Callable[[str, str], float]:
    """What fontTools says about two glyphs: the first subtable that knows the pair decides."""
    if "GPOS" not in font:
        return lambda left, right: 0
    table = font["GPOS"].table
    kern = [r.Feature for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern"]
    lookups = sorted({i for feature in kern for i in feature.LookupListIndex})
    subtables = [s for i in lookups for s in table.LookupList.Lookup[i].SubTable]
    subtables = [getattr(s, "ExtSubTable", s) for s in subtables]

    def between(left: str, right: str) -> float:
        for table in subtables:
            if left not in table.Coverage.glyphs:
                continue
            if table.Format == 2:
                row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
                record = row.Class2Record[table.ClassDef2.classDefs.get(right, 0)]
                return record.Value1.XAdvance
            pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
            for pair in pairs:
                if pair.SecondGlyph == right:
                    return pair.Value1.XAdvance
        return 0

    return between


@pytest.mark.parametrize(
    ("key", "step"), [("bold", 3), *(pytest.param(k, 1, marks=pytest.mark.slow) for k in FONTS)]
)
def test_widths_and_pairs_are_those_that_fonttools_reads(key: str, step: int) -> None:
    ours, font = Metrics(font_path(key).read_bytes()), ttlib.TTFont(font_path(key))
    names = font["cmap"].getcmap(3, 1).cmap
    widths, between = font["hmtx"].metrics, kerning(font)
    assert ours.glyphs == {code: font.getGlyphID(name) for code, name in names.items()}
    codes = [code for code in CODES if code in names]
    assert [ours.widths[chr(c)] for c in codes] == [widths[names[c]][0] for c in codes]
    different = [
        chr(left) + chr(right)
        for left in codes[::step]
        for right in codes
        if ours.pairs[chr(left) + chr(right)] != between(names[left], names[right])
    ]
    assert different == []
    assert ours.pairs["AV"] < 0 or "GPOS" not in font
