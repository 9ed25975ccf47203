"""Make the display faces of the themes from Source Sans Pro Black.

    python -m tests.press.display_faces --write    # needs fontTools, which tests have

Each face has capitals only: a small letter shows the capital, at the same height, so that a text
keeps its letters and a template its boxes. The license of Source Sans Pro asks for another name and
for itself beside the files: `templates/fonts/OFL.txt`.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from fragkit.press.typography.fonts import metrics, shipped_font
from fragkit.shipped_files import share

FOLDER = share("templates") / "fonts"
SOURCE = "SourceSansPro-Black"
COPYRIGHT = (
    "Copyright 2010, 2012, 2014 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved "
    "Font Name ‘Source’. Changed and renamed by the fragkit contributors."
)
LICENSE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
# Latin with its accents, and the signs that names and numerals use.
CHARACTERS = [
    *map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x180)), *"ẞ–—‘’‚“”„…•×−≤≥∞½¼¾€",
]  # fmt: skip
CAP = 660

Point = tuple[float, float]
Contour = list[Point]
# A contour as moves, lines and quadratic curves: the operators of a pen.
Outline = list[tuple[str, tuple[Point, ...]]]


# -- steel: condensed --------------------------------------------------------------------------


def steel(outline: Outline, name: str) -> Outline:
    """Narrow the letter; the stems of so black a face end up as strong as its bars."""
    return _scaled(outline, 0.7)


# -- hazard: a stencil -------------------------------------------------------------------------

_BRIDGE = 46  # units
_STEMS = "I T Y one exclam bar quotesingle period comma colon semicolon hyphen endash emdash plus minus underscore"


def hazard(outline: Outline, name: str) -> Outline:
    """Cut a bridge through the middle of each letter, or across where a stem is in the way."""
    contours = _flat(_scaled(outline, 0.78), 8)
    points = [p for contour in contours for p in contour]
    if not points or name.split(".")[0] in _STEMS.split():
        return _lines(contours)
    base = [p for p in points if -20 <= p[1] <= CAP + 20]
    if not base:
        return _lines(contours)
    middle = (min(x for x, _ in base) + max(x for x, _ in base)) / 2
    if name in ("L", "E", "F"):  # beside the stem: nothing is left of a short arm otherwise
        middle = min(x for x, _ in base) + 205
    accents = [c for c in contours if min(y for _, y in c) > CAP]
    letter = [c for c in contours if min(y for _, y in c) <= CAP]
    left = [_cut(c, lambda p: middle - _BRIDGE / 2 - p[0]) for c in letter]
    right = [_cut(c, lambda p: p[0] - middle - _BRIDGE / 2) for c in letter]
    return _lines([c for c in (*left, *right, *accents) if len(c) > 2])


def _cut(contour: Contour, side: Callable[[Point], float]) -> Contour:
    """Keep the part of a contour where ``side`` is not negative (Sutherland and Hodgman)."""
    kept: Contour = []
    for a, b in pairwise([*contour, contour[0]]):
        da, db = side(a), side(b)
        if da >= 0:
            kept.append(a)
        if (da >= 0) != (db >= 0):
            t = da / (da - db)
            kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    return kept


# -- dust: wood type ---------------------------------------------------------------------------

_SLAB, _OVERHANG = 128, 56


def dust(outline: Outline, name: str) -> Outline:
    """Put a slab under and over every stem."""
    narrow = _scaled(outline, 0.62)
    slabs: Outline = []
    for contour in _flat(narrow, 1):
        for (x1, y1), (x2, y2) in pairwise([*contour, contour[0]]):
            level = abs(y1 - y2) < 1 and 30 < abs(x1 - x2) < 420
            if not level or not (abs(y1) < 2 or abs(y1 - CAP) < 24) or not name[0].isalpha():
                continue
            left, right = sorted((x1, x2))
            wide = right - left > 190
            top, bottom = (y1 + _SLAB, y1) if y1 < CAP / 2 else (y1, y1 - _SLAB)
            over = 16 if wide else _OVERHANG
            slabs += _lines(
                [
                    [
                        (left - over, bottom),
                        (left - over, top),
                        (right + over, top),
                        (right + over, bottom),
                    ]
                ]
            )
    whole = [*narrow, *slabs]
    return _moved(whole, 26 - min((x for _, points in whole for x, _ in points), default=26.0))


# -- magma: cut from rock ----------------------------------------------------------------------


def magma(outline: Outline, name: str) -> Outline:
    """Break curves into facets, and chip off corners."""
    chipped = []
    for i, contour in enumerate(_flat(_scaled(outline, 0.8), 1)):
        contour = _faceted(_without_doubles(contour))
        found: Contour = []
        n = len(contour)
        for k in range(n):
            before, here, after = contour[k - 1], contour[k], contour[(k + 1) % n]
            a, b = math.dist(before, here), math.dist(here, after)
            turn = abs(_angle(before, here, after))
            if turn < 50 or min(a, b) < 60:
                found.append(here)
                continue
            # Every third corner loses more, by turns on one side and on the other.
            big, small = (78, 26) if (k + i) % 3 else (30, 62)
            found += [
                _toward(here, before, min(big, a * 0.4)),
                _toward(here, after, min(small, b * 0.4)),
            ]
        chipped.append(_hewn(found))
    return _lines(chipped)


def _faceted(contour: Contour) -> Contour:
    """Drop the corner that changes least, until every one that is left counts."""
    found = list(contour)
    while len(found) > 4:
        areas = [
            abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
            for a, b, c in zip([found[-1], *found], found, [*found[1:], found[0]], strict=False)
        ]
        least = min(range(len(found)), key=areas.__getitem__)
        if areas[least] > 1900:
            break
        del found[least]
    return found


def _hewn(contour: Contour) -> Contour:
    """Dent every long edge a little, nearer to one end."""
    found: Contour = []
    for k, (a, b) in enumerate(pairwise([*contour, contour[0]])):
        found.append(a)
        long = math.dist(a, b)
        if long > 190:
            t, deep = (0.36, 15) if k % 2 else (0.6, -11)
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            found.append((x - (b[1] - a[1]) / long * deep, y + (b[0] - a[0]) / long * deep))
    return found


def _without_doubles(contour: Contour) -> Contour:
    return [p for k, p in enumerate(contour) if math.dist(p, contour[k - 1]) > 3]


def _angle(a: Point, b: Point, c: Point) -> float:
    one, two = math.atan2(b[1] - a[1], b[0] - a[0]), math.atan2(c[1] - b[1], c[0] - b[0])
    return (math.degrees(two - one) + 180) % 360 - 180


def _toward(start: Point, end: Point, length: float) -> Point:
    t = length / math.dist(start, end)
    return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t


# -- outlines ----------------------------------------------------------------------------------


def _scaled(outline: Outline, factor: float) -> Outline:
    return [(verb, tuple((x * factor, y) for x, y in points)) for verb, points in outline]


def _moved(outline: Outline, by: float) -> Outline:
    return [(verb, tuple((x + by, y) for x, y in points)) for verb, points in outline]


def _flat(outline: Outline, steps: int) -> list[Contour]:
    """Return the contours with each curve as so many straight lines."""
    found: list[Contour] = []
    for verb, points in outline:
        if verb == "moveTo":
            found.append([points[0]])
        elif verb == "lineTo":
            found[-1].append(points[0])
        elif verb == "qCurveTo":
            for control, end in _quadratics(points):
                start = found[-1][-1]
                for k in range(1, steps + 1):
                    t = k / steps
                    u = 1 - t
                    found[-1].append(
                        (
                            u * u * start[0] + 2 * u * t * control[0] + t * t * end[0],
                            u * u * start[1] + 2 * u * t * control[1] + t * t * end[1],
                        )
                    )
    for contour in found:
        if len(contour) > 1 and math.dist(contour[0], contour[-1]) < 0.5:
            contour.pop()
    return found


def _quadratics(points: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    *controls, last = points
    for i, control in enumerate(controls):
        if i == len(controls) - 1:
            yield control, last
        else:
            after = controls[i + 1]
            yield control, ((control[0] + after[0]) / 2, (control[1] + after[1]) / 2)


def _lines(contours: list[Contour]) -> Outline:
    found: Outline = []
    for contour in contours:
        if len(contour) < 3:
            continue
        found.append(("moveTo", (contour[0],)))
        found += [("lineTo", (point,)) for point in contour[1:]]
        found.append(("closePath", ()))
    return found


# -- fonts -------------------------------------------------------------------------------------

# How a letter changes, its width, and the room added at its right.
FACES: dict[str, tuple[Callable[[Outline, str], Outline], float, int]] = {
    "steel": (steel, 0.7, 0),
    "hazard": (hazard, 0.78, 6),
    "magma": (magma, 0.8, 4),
    "dust": (dust, 0.62, 68),
}


def capital(character: str) -> str:
    upper = "ẞ" if character == "ß" else character.upper()
    return upper if len(upper) == 1 else character


def made(face: str) -> TTFont:
    """Return the display face of a theme."""
    change, factor, room = FACES[face]
    source = TTFont(shipped_font(SOURCE))
    glyphs, known = source.getGlyphSet(), source.getBestCmap()
    order, cmap = [".notdef", "space"], {0x20: "space", 0xA0: "space"}
    outlines: dict[str, object] = {}
    widths: dict[str, tuple[int, int]] = {}

    def take(glyph: str) -> None:
        record = DecomposingRecordingPen(glyphs)
        glyphs[glyph].draw(record)
        pen = TTGlyphPen(None)
        outline = change([(verb, tuple(points)) for verb, points in record.value], glyph)
        for verb, points in outline:
            getattr(pen, verb)(*[(round(x), round(y)) for x, y in points])
        outlines[glyph] = drawn = pen.glyph()
        drawn.recalcBounds(None)
        left = getattr(drawn, "xMin", 0) if drawn.numberOfContours else 0
        wide = glyphs[glyph].width * factor + (60 if glyph == "space" else room)
        if face == "dust" and drawn.numberOfContours:  # from slab to slab
            wide = max(wide - 2 * _OVERHANG, drawn.xMax + 26)
        widths[glyph] = (round(wide), left)

    for glyph in order:
        take(glyph)
    for character in CHARACTERS:
        name = known.get(ord(capital(character)))
        if name is None:
            continue
        if name not in outlines:
            order.append(name)
            take(name)
        cmap[ord(character)] = name
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(cmap)
    builder.setupGlyf(outlines)
    builder.setupHorizontalMetrics(widths)
    builder.setupHorizontalHeader(ascent=984, descent=-273)
    title = f"Fragkit {face.capitalize()}"
    builder.setupNameTable({
        "copyright": COPYRIGHT, "familyName": title, "styleName": "Regular",
        "uniqueFontIdentifier": f"fragkit;{title}", "fullName": title, "version": "Version 1.000",
        "psName": f"Fragkit{face.capitalize()}-Regular", "licenseDescription": LICENSE,
        "licenseInfoURL": "http://scripts.sil.org/OFL",
    })  # fmt: skip
    builder.setupOS2(
        sTypoAscender=750, sTypoDescender=-250, usWinAscent=984, usWinDescent=273,
        sCapHeight=CAP, sxHeight=CAP, usWeightClass=900, fsType=0,
    )  # fmt: skip
    builder.setupPost(keepGlyphNames=False)
    font = builder.font
    font["head"].created = font["head"].modified = source["head"].created
    addOpenTypeFeaturesFromString(font, _kerning(order, cmap, factor))
    return font


def _kerning(order: list[str], cmap: dict[int, str], factor: float) -> str:
    """Return the pairs of Source Sans among plain capitals, digits and signs, as a feature file."""
    pairs = metrics("black").pairs
    plain = [chr(code) for code in sorted(cmap) if code < 0x7F and not chr(code).islower()]
    rows = []
    for one in plain:
        for other in plain:
            amount = round(pairs[one + other] * factor) if factor > 0.65 else 0  # slabs are even
            if amount:
                rows.append(f"pos {cmap[ord(one)]} {cmap[ord(other)]} {amount};")
    return "languagesystem DFLT dflt; languagesystem latn dflt;\nfeature kern {\n" + "\n".join(rows) + "\n} kern;"  # fmt: skip


def file_of(face: str) -> Path:
    return FOLDER / f"fragkit-{face}.ttf"


if __name__ == "__main__":
    if "--write" in sys.argv:
        for face in FACES:
            made(face).save(file_of(face))
    for face in FACES:
        sys.stdout.write(f"{file_of(face).name}: {file_of(face).stat().st_size} bytes\n")
