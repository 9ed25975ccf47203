"""Fonts in the form in which reportlab embeds them, read faster.

reportlab reads a font two bytes at a time, which took a fifth of the time for a deck. fragkit has
already measured texts with the same tables, so this file passes them on. reportlab still does the
subsetting and writes the objects in the file.
"""

from __future__ import annotations

import io
import struct
from typing import Any
from weakref import WeakKeyDictionary

from reportlab.pdfbase.ttfonts import TTEncoding, TTFont, TTFontFace

from fragkit.press.typography.fonts import FONTS, Metrics, metrics


class Embedded(TTFont):  # type: ignore[misc]  # reportlab is untyped
    """A font such as `TTFont` makes from a file, but made from one of our faces."""

    def __init__(self, key: str) -> None:
        self.fontName = FONTS[key].file
        self.face = EmbeddedFace(metrics(key))
        if FONTS[key].path is not None:  # a pack's font may have the internal name of one of ours
            self.face.name = self.fontName.encode("ascii")
        self.encoding = TTEncoding()
        self.state: WeakKeyDictionary[object, object] = WeakKeyDictionary()
        self._asciiReadable = 0
        self.shapable = False


class Type:
    """The faces of one document, which turn texts into the operators that show them."""

    def __init__(self, doc: Any) -> None:
        self._doc = doc
        self._fonts: dict[str, Embedded] = {}
        self._codes: dict[str, dict[str, tuple[str, str]]] = {}
        self._shown: dict[tuple[str, str], str] = {}

    def shown(self, key: str, text: str) -> str:
        """Return runs of bytes with the kerning between them. `%(size)s` stands for the size."""
        known = self._shown.get((key, text))
        if known is None:
            known = self._shown[key, text] = self._show(key, text)
        return known

    def _show(self, key: str, text: str) -> str:
        codes = self._codes.setdefault(key, {})
        pairs, units = metrics(key).pairs, metrics(key).units
        code: list[str] = []
        row: list[str] = []
        current = previous = ""
        for character in text:
            found = codes.get(character)
            if found is None:
                font = self._fonts.get(key)
                if font is None:
                    font = self._fonts[key] = Embedded(key)
                ((subset, encoded),) = font.splitString(character, self._doc)
                found = codes[character] = (
                    font.getSubsetInternalName(subset, self._doc)[1:],
                    encoded.hex(),
                )
            name, byte = found
            if name != current:
                if row:
                    code.append(_array(row))
                    row = []
                code.append(f"/{name} %(size)s Tf")
                current = name
            if previous:
                amount = pairs[previous + character]
                if amount:
                    # Readers take a step of half a space for a space, in either direction. Two
                    # smaller steps in a row keep LT and Y together.
                    step = round(-1000 * amount / units)
                    row.append(
                        f">{step}<" if abs(step) < 90 else f">{step // 2} {step - step // 2}<"
                    )
            row.append(byte)
            previous = character
        code.append(_array(row))
        return "\n".join(code)


def _array(row: list[str]) -> str:
    text = "<" + "".join(row) + ">"
    return f"[{text.replace('<>', '')}] TJ" if ">" in text[:-1] else f"{text} Tj"


class EmbeddedFace(TTFontFace):  # type: ignore[misc]  # reportlab is untyped
    """A font file for reportlab, with its long tables taken from our measurements."""

    def __init__(self, measured: Metrics) -> None:
        self._measured = measured
        super().__init__(io.BytesIO(measured.data))

    def extractInfo(self, charInfo: int = 1) -> None:  # noqa: N802, N803  reportlab's names
        super().extractInfo(charInfo=0)  # names and heights, without the long tables
        known = self._measured
        data, tables, units = known.data, known.tables, known.units
        full, count = len(known.advances), self.numGlyphs
        rows = struct.unpack_from(f">{2 * full}H", data, tables["hmtx"])
        rest = struct.unpack_from(f">{count - full}H", data, tables["hmtx"] + 4 * full)
        last = rows[-2]
        self.hmetrics = [*zip(rows[::2], rows[1::2], strict=True), *((last, lsb) for lsb in rest)]
        long = struct.unpack_from(">H", data, tables["head"] + 50)[0]
        found = struct.unpack_from(f">{count + 1}{'L' if long else 'H'}", data, tables["loca"])
        self.glyphPos = found if long else tuple(2 * half for half in found)
        scale = 1 if units == 1000 else 1000 / units
        self.charToGlyph = known.glyphs
        self.charWidths = {
            code: self.hmetrics[glyph][0] * scale for code, glyph in known.glyphs.items()
        }
        self.defaultWidth = rows[0] * scale
