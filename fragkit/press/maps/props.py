"""What is on the solid squares of a map: crates, boulders, roofs, as the theme's place has them."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Collection, Iterator

from fragkit.press.graphics.marks import MATERIALS, Color, Group, Mark, Symbol, Use, mixed
from fragkit.press.graphics.shapes import rect, scaled, transformed
from fragkit.press.pictures.composed import Tones, painted
from fragkit.press.pictures.drawings import Stroke, drawing, looks
from fragkit.press.themes.theme import Palette

_FIELD = 64.0  # units of a drawing
_PALE = 0.24  # how much the paper lightens materials, so that walls stay the strongest lines


def props(cells: Collection[tuple[int, int]], square: float, palette: Palette) -> Iterator[Mark]:
    """Draw the object on each cell (column, row); cells in a block of four join into one thing."""
    kept = set(cells)
    for column, row in sorted(kept):
        kind = "block" if _in_block(column, row, kept) else "prop"
        names = looks(kind)[palette.place]
        name = names[zlib.crc32(f"{column},{row}".encode()) // 97 % len(names)]
        yield Use(_prop(palette, kind, name, square), column * square, row * square)


def _in_block(column: int, row: int, cells: set[tuple[int, int]]) -> bool:
    return any(
        {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells
        for x in (column - 1, column)
        for y in (row - 1, row)
    )


def first_prop(palette: Palette, side: float) -> Symbol:
    """Return the usual object of the place, for a legend."""
    return _prop(palette, "prop", looks("prop")[palette.place][0], side)


def _prop(palette: Palette, kind: str, name: str, side: float) -> Symbol:
    colors = palette.map
    return _symbol(palette.place, kind, name, side, colors.solid, colors.wall, palette.paper)


@functools.lru_cache(maxsize=128)
def _symbol(
    place: str, kind: str, name: str, side: float, solid: Color, wall: Color, paper: Color
) -> Symbol:
    """Return an object as large as its square."""
    materials = {tone: mixed(color, paper, _PALE) for tone, color in MATERIALS.items()}
    own = {
        "main": solid, "light": mixed(solid, paper, 0.22), "mid": mixed(solid, paper, 0.09),
        "dark": mixed(solid, wall, 0.5),
    }  # fmt: skip
    scale = side / _FIELD
    strokes = [
        Stroke(transformed(shape, scaled(scale, scale)), tone, width * scale)
        for shape, tone, width in drawing(kind, f"{place}/{name}")
    ]
    marks: tuple[Mark, ...] = tuple(painted(strokes, Tones(materials | own)))
    id = f"{place}-{kind}-{name}-{side:g}-{solid[1:]}-{wall[1:]}"
    return Symbol(id, side, side, (Group(marks, clip=rect(0, 0, side, side)),))
