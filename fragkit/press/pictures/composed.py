"""Parts put together, fitted into a box and painted in the face's colours."""

from __future__ import annotations

import functools
import itertools
from typing import NamedTuple

from fragkit.model.picture import Picture
from fragkit.press.graphics.marks import IDENTITY, Box, Color, Mark, Matrix, Path, Shape
from fragkit.press.graphics.marks import Stroke as Line
from fragkit.press.graphics.shapes import product, rotated, scaled, transformed, translated
from fragkit.press.pictures.addons import ADDONS
from fragkit.press.pictures.blades import BLADES
from fragkit.press.pictures.drawings import DRAWINGS, STYLES
from fragkit.press.pictures.firearms import (
    BARRELS,
    BODIES,
    MAGAZINES,
    MAKES,
    MUZZLES,
    SIGHTS,
    STOCKS,
)
from fragkit.press.pictures.notation import Drawing, Stroke, drawing

TILT = -14.0  # degrees: firearms and blades point up to the right
STUBBY = ("pistol", "revolver", "derringer", "ray-gun")  # as high as they are long
BOLD, THIN = 0.34, 0.14  # mm: low ink's lines around the whole and between parts
SEAM = 1.4  # mm: a wider gap is no seam but the ground around a part
SHORTER = 0.52  # a shortened barrel's length
_HALO = 3.2  # units of ground around a part that lies on another


class Tones(NamedTuple):
    """The colours of a picture."""

    main: Color
    dark: Color
    mid: Color
    light: Color
    accent: Color
    gap: Color
    hole: Color
    low: bool = False  # lines of `dark` on paper only


@functools.lru_cache(maxsize=512)
def composed(picture: Picture, upright: bool = False) -> Drawing:
    """The picture in its own units, all its parts in place; long things may stand steeper."""
    if picture.kind in MAKES:
        long = picture.kind not in STUBBY
        found = assembled(picture, rotated(2.4 * TILT if upright and long else TILT))
    else:
        found = drawing(DRAWINGS[picture.kind])
        looks = STYLES.get(picture.kind)
        if looks is not None:
            found += drawing(looks[picture.style or next(iter(looks))])
        if picture.kind in BLADES:
            found = moved(found, rotated((3 if upright else 2) * TILT))
    if picture.pair:
        found = paired(found)
    if picture.with_ is not None:
        found = (*found, *beside(found, drawing(ADDONS[picture.with_])))
    return found


def assembled(picture: Picture, turned: Matrix = IDENTITY) -> Drawing:
    """A firearm of its body and what hangs on it, from the back to the front."""
    make = MAKES[picture.kind]
    body = BODIES[make.body]
    barrel, end = BARRELS[picture.barrel or make.barrel]
    shorten = scaled(SHORTER if picture.short else 1, 1)
    x, y = body.barrel
    stock = picture.stock or ("grip" if picture.short else make.stock)
    parts = (
        (STOCKS[stock], translated(*body.stock)),
        (MAGAZINES[picture.magazine or make.magazine], translated(*body.magazine)),
        (barrel, product(translated(x, y), shorten)),
        (MUZZLES[picture.muzzle or make.muzzle], translated(x + end[0] * shorten[0], y + end[1])),
        (body.art, IDENTITY),
        (SIGHTS[picture.sight or make.sight], translated(*body.sight)),
    )
    found: Drawing = ()
    for text, place in parts:
        if text:
            found += moved(drawing(text), product(turned, place))
    return found


def moved(strokes: Drawing, matrix: Matrix) -> Drawing:
    return tuple([s._replace(shape=transformed(s.shape, matrix)) for s in strokes])


def paired(strokes: Drawing) -> Drawing:
    """The drawing twice, mirrored and crossed, with a halo around the one in front."""
    left, top, right, bottom = bounds(strokes)
    cx, cy = (left + right) / 2, (top + bottom) / 2
    one = moved(strokes, product(rotated(-24, cx, cy), translated(-(right - left) * 0.07, 0)))
    other = moved(
        strokes,
        product(
            scaled(-1, 1, cx), product(rotated(-24, cx, cy), translated(-(right - left) * 0.07, 0))
        ),
    )
    return (*other, *halo(one), *one)


def halo(strokes: Drawing) -> Drawing:
    """The ground around a drawing, so that it stands off from what lies below."""
    return tuple([Stroke(s.shape, "gap", s.width + 2 * _HALO) for s in strokes if s.tone != "gap"])


def beside(strokes: Drawing, addon: Drawing) -> Drawing:
    """An add-on over the lower right corner, at two fifths of the height."""
    left, top, right, bottom = bounds(strokes)
    side = max(0.42 * (bottom - top), 0.2 * (right - left))
    scale = side / 24
    place = (scale, 0.0, 0.0, scale, right - side * 0.8, bottom - side * 0.86)
    put = tuple([Stroke(transformed(s.shape, place), s.tone, s.width * scale) for s in addon])
    return (*halo(put), *put)


# --- measuring and painting --------------------------------------------------------------


def bounds(strokes: Drawing) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all that is inked."""
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
    """Points that the shape goes through, curves sampled."""
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


def picture_marks(picture: Picture, box: Box, tones: Tones) -> tuple[Mark, ...]:
    """The picture as large as the box allows, in its middle."""
    strokes = composed(picture, upright=box.width < 1.4 * box.height)
    left, top, right, bottom = bounds(strokes)
    scale = min(box.width / (right - left), box.height / (bottom - top))
    cx, cy = box.center
    place = (
        scale, 0.0, 0.0, scale,
        cx - scale * (left + right) / 2, cy - scale * (top + bottom) / 2,
    )  # fmt: skip
    put = [Stroke(transformed(s, place), tone, width * scale) for s, tone, width in strokes]
    return tuple(outlined(put, tones) if tones.low else painted(put, tones))


def painted(strokes: list[Stroke], tones: Tones) -> list[Mark]:
    """Fills and lines, one over the other."""
    return [
        Path(shape, stroke=Line(getattr(tones, tone), width))
        if width
        else Path(shape, fill=getattr(tones, tone))
        for shape, tone, width in strokes
    ]


def outlined(strokes: list[Stroke], tones: Tones) -> list[Mark]:
    """Lines only: a bold one around the whole, thin ones where two tones meet.

    Each part is first drawn wider in ink and then covered with paper, so that parts of one
    tone melt together and what lies below is hidden, as it is with full ink.
    """
    ink, paper = tones.main, tones.light
    marks: list[Mark] = [
        Path(s.shape, stroke=Line(ink, s.width + 2 * BOLD))
        for s in strokes
        if s.tone not in ("gap", "hole", "light") and not _is_hairline(s)
    ]
    for (tone, is_line, hair), run in itertools.groupby(strokes, _manner):
        parts = list(run)
        if hair:
            marks += [Path(s.shape, stroke=Line(ink, THIN)) for s in parts]
            continue
        if tone != "gap":
            marks += [Path(s.shape, stroke=Line(ink, s.width + 2 * THIN)) for s in parts]
        marks += [
            Path(s.shape, stroke=Line(paper, s.width)) if is_line else Path(s.shape, fill=paper)
            for s in parts
        ]
    return marks


def _manner(stroke: Stroke) -> tuple[str, bool, bool]:
    return stroke.tone, bool(stroke.width), _is_hairline(stroke)


def _is_hairline(stroke: Stroke) -> bool:
    """A highlight, a seam, a trigger: too thin to have an outline of its own."""
    return 0 < stroke.width <= (SEAM if stroke.tone == "gap" else 4 * THIN)
