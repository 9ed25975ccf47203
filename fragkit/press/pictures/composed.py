"""Pictures from `templates/drawings`: their parts are assembled, fitted into a box and painted in
their materials."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping
from typing import NamedTuple

from fragkit.model.picture import Picture
from fragkit.press.graphics.marks import IDENTITY, Box, Color, Mark, Matrix, Path
from fragkit.press.graphics.marks import Stroke as Line
from fragkit.press.graphics.shapes import product, rotated, scaled, transformed, translated
from fragkit.press.pictures.drawings import (
    Drawing,
    Stroke,
    bounds,
    drawing,
    is_drawn,
    looks,
    points,
    table,
)

TILT = -14.0  # degrees: firearms and blades point up to the right
PARTS = ("barrel", "stock", "magazine", "sight", "muzzle")
STUBBY = ("pistol", "revolver", "derringer", "ray-gun")  # its height equals its length
BOLD, THIN = 0.34, 0.14  # mm: with low ink, lines around the whole and between parts
SEAM = 1.4  # mm: a wider gap is not a seam but the ground around a part
RIM = "rim"  # the tone of a rim: dark, or paper with low ink
SHORTER = 0.52  # the length of a shortened barrel
_RIM = 1.1  # units of dark around a part on top of another


class Tones(NamedTuple):
    """The colors of a picture, one for each tone of the notation."""

    colors: Mapping[str, Color]
    low: bool = False  # lines of `main` that are visible only on paper


@functools.lru_cache(maxsize=512)
def composed(picture: Picture, upright: bool = False) -> Drawing:
    """Return the picture in its own units, with all its parts. Long weapons may be tilted more."""
    kind = picture.kind
    if picture.is_firearm:
        long = kind not in STUBBY
        found = assembled(picture, rotated(2.4 * TILT if upright and long else TILT))
    else:
        family = "blade" if is_drawn("blade", kind) else "picture"
        found = drawing(family, kind)
        if styles := looks(family).get(kind):
            style = picture.style if picture.style in styles else styles[0]
            found += drawing(family, f"{kind}/{style}")
        if family == "blade":
            found = moved(found, rotated((3 if upright else 2) * TILT))
    if picture.pair:
        found = paired(found)
    if picture.with_ is not None:
        found = (*found, *beside(found, drawing("beside", picture.with_)))
    return found


@functools.cache
def usual_parts(kind: str) -> dict[str, str]:
    """Return the body of a firearm and its default parts."""
    words = table("firearms")[kind].split()
    return dict.fromkeys(PARTS, "none") | dict(zip(words[::2], words[1::2], strict=True))


def assembled(picture: Picture, turned: Matrix = IDENTITY) -> Drawing:
    """Return a firearm: its body and its parts, from the back to the front."""
    usual = usual_parts(picture.kind)
    own = {part: getattr(picture, part) or usual[part] for part in PARTS}
    if picture.short and not picture.stock:
        own["stock"] = "grip"
    at = points("body", usual["body"])
    end_x, end_y = points("barrel", own["barrel"])["end"]
    shorten = scaled(SHORTER if picture.short else 1, 1)
    x, y = at["barrel"]
    places = {part: translated(*at[part]) for part in ("stock", "magazine", "sight")}
    places["barrel"] = product(translated(x, y), shorten)
    places["muzzle"] = translated(x + end_x * shorten[0], y + end_y)
    found: Drawing = ()
    for part in ("stock", "magazine", "barrel", "muzzle", "body", "sight"):
        shown = drawing(part, usual["body"] if part == "body" else own[part])
        found += moved(shown, product(turned, places.get(part, IDENTITY)))
    return found


def moved(strokes: Drawing, matrix: Matrix) -> Drawing:
    return tuple([s._replace(shape=transformed(s.shape, matrix)) for s in strokes])


def paired(strokes: Drawing) -> Drawing:
    """Return the drawing twice, with one mirrored and crossing the other, and a rim around the
    front one."""
    left, top, right, bottom = bounds(strokes)
    cx, cy = (left + right) / 2, (top + bottom) / 2
    one = moved(strokes, product(rotated(-24, cx, cy), translated(-(right - left) * 0.07, 0)))
    other = moved(
        strokes,
        product(
            scaled(-1, 1, cx), product(rotated(-24, cx, cy), translated(-(right - left) * 0.07, 0))
        ),
    )
    return (*other, *rim(one), *one)


def rim(strokes: Drawing) -> Drawing:
    """Return a dark line around a drawing, which makes it stand out from the drawing below."""
    return tuple([Stroke(s.shape, RIM, s.width + 2 * _RIM) for s in strokes if s.tone != "gap"])


def beside(strokes: Drawing, addon: Drawing) -> Drawing:
    """Place an add-on over the lower right corner, at two fifths of the height."""
    left, top, right, bottom = bounds(strokes)
    side = max(0.42 * (bottom - top), 0.2 * (right - left))
    scale = side / 24
    place = (scale, 0.0, 0.0, scale, right - side * 0.8, bottom - side * 0.86)
    put = tuple([Stroke(transformed(s.shape, place), s.tone, s.width * scale) for s in addon])
    return (*rim(put), *put)


# --- measuring and painting --------------------------------------------------------------


def picture_marks(picture: Picture, box: Box, tones: Tones) -> tuple[Mark, ...]:
    """Draw the picture as large as the box allows, in its middle."""
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
    """Draw fills and lines, one over the other."""
    return [
        Path(shape, stroke=Line(tones.colors[tone], width))
        if width
        else Path(shape, fill=tones.colors[tone])
        for shape, tone, width in strokes
    ]


def outlined(strokes: list[Stroke], tones: Tones) -> list[Mark]:
    """Draw only lines: a bold one around the whole, and thin ones where two tones meet.

    Each part is first drawn wider in ink and then covered with paper, so that parts of one tone
    melt together and hide what is below, as with full ink.
    """
    ink, paper = tones.colors["main"], tones.colors["light"]
    marks: list[Mark] = [
        Path(s.shape, stroke=Line(ink, s.width + 2 * BOLD))
        for s in strokes
        if s.tone not in ("gap", "hole", "light", RIM) and not _is_hairline(s)
    ]
    for (tone, is_line, hair), run in itertools.groupby(strokes, _manner):
        parts = list(run)
        if hair:
            marks += [Path(s.shape, stroke=Line(ink, THIN)) for s in parts]
            continue
        if tone not in ("gap", RIM):
            marks += [Path(s.shape, stroke=Line(ink, s.width + 2 * THIN)) for s in parts]
        marks += [
            Path(s.shape, stroke=Line(paper, s.width)) if is_line else Path(s.shape, fill=paper)
            for s in parts
        ]
    return marks


def _manner(stroke: Stroke) -> tuple[str, bool, bool]:
    return stroke.tone, bool(stroke.width), _is_hairline(stroke)


def _is_hairline(stroke: Stroke) -> bool:
    """Return whether a stroke is too thin for an outline: a highlight, a seam, a trigger."""
    return 0 < stroke.width <= (SEAM if stroke.tone == "gap" else 4 * THIN)
