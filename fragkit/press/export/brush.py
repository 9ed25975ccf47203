"""Pages to pixels with pillow alone, where the extra `[png]` is not installed.

Everything is drawn three times as large and made smaller at the end, which smooths its edges.
It knows what our pages hold and no more: PDFium is faster, and exact to the last hair.
"""

from __future__ import annotations

import functools
import io
import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFont

from fragkit.press.fonts import font_path, metrics, pieces, text_width
from fragkit.press.graphics.marks import (
    IDENTITY,
    MM_PER_PT,
    Color,
    Group,
    Mark,
    Matrix,
    Page,
    Path,
    Pattern,
    Shape,
    Stroke,
    Text,
    Use,
)
from fragkit.press.graphics.marks import Image as Picture
from fragkit.press.graphics.shapes import direction, product

FINER = 3
MOST = 20_000_000  # pixels of a strip, as drawn
Points = list[tuple[float, float]]
Area = tuple[int, int, int, int]  # left, top, right, bottom


def painted(page: Page, size: tuple[int, int]) -> Image.Image:
    """The page as a picture of so many pixels, painted strip by strip to spare memory."""
    whole = Image.new("RGB", size, "white")
    rows = max(1, MOST // (size[0] * FINER * FINER))
    wide, high = size[0] * FINER, size[1] * FINER
    for top in range(0, size[1], rows):
        deep = min(rows, size[1] - top)
        brush = _Brush(Image.new("RGB", (wide, deep * FINER), "white"))
        base: Matrix = (wide / page.width, 0, 0, high / page.height, 0, -top * FINER)
        brush.draw(page.items, base, _Clip((0, 0, wide, deep * FINER)), 1.0)
        whole.paste(brush.image.resize((size[0], deep), Image.Resampling.BOX), (0, top))
    return whole


class _Clip:
    """Where it may be painted: an area, and within it a mask unless all of it."""

    def __init__(self, area: Area, mask: Image.Image | None = None) -> None:
        self.area, self.mask = area, mask

    def within(self, area: Area) -> Area:
        left, top, right, bottom = area
        x, y, u, v = self.area
        return max(left, x), max(top, y), min(right, u), min(bottom, v)

    def of(self, area: Area) -> Image.Image | None:
        """Its mask for a part of its own area."""
        if self.mask is None:
            return None
        return self.mask.crop(_moved(area, self.area))


class _Brush:
    def __init__(self, image: Image.Image) -> None:
        self.image = image

    def draw(self, marks: Iterable[Mark], matrix: Matrix, clip: _Clip, opacity: float) -> None:
        for mark in marks:
            if isinstance(mark, Path):
                self._path(mark, matrix, clip, opacity * mark.opacity)
            elif isinstance(mark, Text):
                self._text(mark, matrix, clip, opacity)
            elif isinstance(mark, Group):
                self._group(mark, matrix, clip, opacity)
            elif isinstance(mark, Use):
                a, b, c, d, e, f = mark.matrix
                placed = product(matrix, (a, b, c, d, e + mark.x, f + mark.y))
                self.draw(mark.symbol.items, placed, clip, opacity)
            elif isinstance(mark, Picture):
                self._picture(mark, matrix, clip, opacity)

    def _group(self, mark: Group, matrix: Matrix, clip: _Clip, opacity: float) -> None:
        inner = matrix if mark.matrix == IDENTITY else product(matrix, mark.matrix)
        if mark.clip:
            runs = _flattened(mark.clip, inner)
            area = clip.within(_around(runs))
            if _is_empty(area):
                return
            mask = None if _is_upright_box(runs) else _filled(runs, area, False)
            outer = clip.of(area)
            if outer is not None:
                mask = outer if mask is None else ImageChops.multiply(mask, outer)
            clip = _Clip(area, mask)
        self.draw(mark.items, inner, clip, opacity * mark.opacity)

    # -- shapes -----------------------------------------------------------------------------

    def _path(self, mark: Path, matrix: Matrix, clip: _Clip, opacity: float) -> None:
        runs = _flattened(mark.shape, matrix)
        if not runs:
            return
        if mark.fill is not None:
            area = clip.within(_around(runs))
            if not _is_empty(area):
                mask = _filled(runs, area, mark.even_odd)
                if isinstance(mark.fill, Pattern):
                    self._pattern(mark.fill, matrix, clip, area, mask, opacity)
                else:
                    self._paint(mark.fill, area, mask, clip, opacity)
        if mark.stroke is not None:
            width = mark.stroke.width * _scale(matrix)
            area = clip.within(_around(runs, width))
            if not _is_empty(area):
                mask = _stroked(runs, mark.stroke, width, _scale(matrix), area)
                self._paint(mark.stroke.color, area, mask, clip, opacity)

    def _paint(
        self, color: Color, area: Area, mask: Image.Image, clip: _Clip, opacity: float
    ) -> None:
        outer = clip.of(area)
        if outer is not None:
            mask = ImageChops.multiply(mask, outer)
        if opacity < 1:
            mask = mask.point(lambda level: round(level * opacity))
        self.image.paste(color, area, mask)

    def _pattern(
        self,
        pattern: Pattern,
        matrix: Matrix,
        clip: _Clip,
        area: Area,
        mask: Image.Image,
        opacity: float,
    ) -> None:
        outer = clip.of(area)
        inner = _Clip(area, mask if outer is None else ImageChops.multiply(mask, outer))
        at = product(matrix, pattern.matrix)
        back = _inverse(at)
        corners = [_apply(back, (x, y)) for x in area[::2] for y in area[1::2]]
        across = _tiles([x for x, _ in corners], pattern.width)
        down = _tiles([y for _, y in corners], pattern.height)
        for j in down:
            for i in across:
                tile = product(at, (1, 0, 0, 1, i * pattern.width, j * pattern.height))
                edges = [(0.0, 0.0), (pattern.width, 0.0), (0.0, pattern.height)]
                edges.append((pattern.width, pattern.height))
                here = inner.within(_around([([_apply(tile, p) for p in edges], True)]))
                if _is_empty(here) or not mask.crop(_moved(here, area)).getbbox():
                    continue  # nothing of the shape lies there
                self.draw(pattern.items, tile, inner, opacity)

    # -- pictures and text --------------------------------------------------------------------

    def _picture(self, mark: Picture, matrix: Matrix, clip: _Clip, opacity: float) -> None:
        left, top = _apply(matrix, (mark.x, mark.y))
        right, bottom = _apply(matrix, (mark.x + mark.width, mark.y + mark.height))
        whole = round(left), round(top), round(right), round(bottom)
        area = clip.within(whole)
        if _is_empty(area) or _is_empty(whole):
            return
        size = whole[2] - whole[0], whole[3] - whole[1]
        found = Image.open(io.BytesIO(mark.data)).convert("RGBA").resize(size)
        part = found.crop(
            (area[0] - whole[0], area[1] - whole[1], area[2] - whole[0], area[3] - whole[1])
        )
        mask = part.getchannel("A")
        outer = clip.of(area)
        mask = mask if outer is None else ImageChops.multiply(mask, outer)
        if opacity < 1:
            mask = mask.point(lambda level: round(level * opacity))
        self.image.paste(part.convert("RGB"), area, mask)

    def _text(self, mark: Text, matrix: Matrix, clip: _Clip, opacity: float) -> None:
        em = mark.size * MM_PER_PT
        pixels = em * _scale(matrix)
        if pixels < 1 or not mark.text:
            return
        width = text_width(mark.text, mark.font, mark.size, mark.tracking) - mark.tracking * em
        shift = {"start": 0.0, "middle": width / 2, "end": width}[mark.anchor]
        # The line as it would stand, in pixels, its baseline one em below the top.
        flat = Image.new(
            "L", (math.ceil(width / em * pixels + 2 * pixels), math.ceil(1.7 * pixels))
        )
        pen, x = ImageDraw.Draw(flat), pixels
        for face, part in pieces(mark.text, mark.font):
            known, font = metrics(face), _font(face, round(pixels, 2))
            for i, character in enumerate(part):
                pen.text((x, 1.2 * pixels), character, 255, font, anchor="ls")
                pair = known.pairs[part[i : i + 2]] if i + 1 < len(part) else 0.0
                x += (known.widths[character] + pair + mark.tracking) * pixels
        cos, sin = direction(mark.rotate)
        unit = em / pixels  # of a pixel of the line, in mm
        start = (mark.x - cos * shift, mark.y - sin * shift)
        placed = product(matrix, (cos * unit, sin * unit, -sin * unit, cos * unit, *start))
        placed = product(placed, (1, 0, 0, 1, -pixels, -1.2 * pixels))
        corners = [
            _apply(placed, p) for p in ((0, 0), (flat.width, 0), (0, flat.height), flat.size)
        ]
        area = clip.within(_around([(corners, True)]))
        if _is_empty(area):
            return
        back = product(_inverse(placed), (1, 0, 0, 1, area[0], area[1]))
        a, b, c, d, e, f = back
        mask = flat.transform(
            (area[2] - area[0], area[3] - area[1]),
            Image.Transform.AFFINE,
            (a, c, e, b, d, f),
            Image.Resampling.BILINEAR,
        )
        self._paint(mark.color, area, mask, clip, opacity)


@functools.lru_cache(maxsize=64)
def _font(key: str, pixels: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(font_path(key)), pixels, layout_engine=ImageFont.Layout.BASIC)


# -- geometry ----------------------------------------------------------------------------------

Run = tuple[Points, bool]  # points, and whether they close


def _flattened(shape: Shape, matrix: Matrix) -> list[Run]:
    """The shape's runs as straight lines, in pixels."""
    runs: list[Run] = []
    points: Points = []
    for verb, *numbers in shape:
        if verb == "Z":
            if points:
                runs.append((points, True))
                points = [points[0]]
            continue
        ends = [_apply(matrix, (numbers[i], numbers[i + 1])) for i in range(0, len(numbers), 2)]
        if verb == "M":
            if len(points) > 1:
                runs.append((points, False))
            points = [ends[0]]
        elif verb == "L":
            points.append(ends[0])
        else:
            points += _curve(points[-1], *ends)
    if len(points) > 1:
        runs.append((points, False))
    return runs


def _curve(
    p: tuple[float, float],
    q: tuple[float, float],
    r: tuple[float, float],
    s: tuple[float, float],
) -> Iterator[tuple[float, float]]:
    long = math.dist(p, q) + math.dist(q, r) + math.dist(r, s)
    steps = max(3, min(48, math.ceil(math.sqrt(long) * 1.2)))
    for i in range(1, steps + 1):
        t = i / steps
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield (
            a * p[0] + b * q[0] + c * r[0] + d * s[0],
            a * p[1] + b * q[1] + c * r[1] + d * s[1],
        )


def _filled(runs: Sequence[Run], area: Area, even_odd: bool) -> Image.Image:
    """The inside of the runs as a mask of that area."""
    size = area[2] - area[0], area[3] - area[1]
    # How often a pixel is gone around, by the way that the points go round.
    sides = [Image.new("L", size), Image.new("L", size)]
    shapes = [
        [(x - area[0], y - area[1]) for x, y in points] for points, _ in runs if len(points) > 2
    ]
    turns = [_turn(points) > 0 for points in shapes]
    if len(shapes) == 1 or (not even_odd and len(set(turns)) == 1):
        pen = ImageDraw.Draw(sides[0])
        for points in shapes:
            pen.polygon(points, fill=255)
        return sides[0]
    for points, turn in zip(shapes, turns, strict=True):
        left, top, right, bottom = _around([(points, True)])
        here = max(0, left), max(0, top), min(size[0], right), min(size[1], bottom)
        if _is_empty(here):
            continue
        part = Image.new("L", (here[2] - here[0], here[3] - here[1]))
        moved = [(x - here[0], y - here[1]) for x, y in points]
        ImageDraw.Draw(part).polygon(moved, fill=1)
        side = sides[0 if even_odd or turn else 1]
        side.paste(ImageChops.add(side.crop(here), part), here)
    if even_odd:
        return sides[0].point(lambda count: 255 * (count % 2))
    return ImageChops.difference(*sides).point(lambda count: 255 * bool(count))


def _stroked(
    runs: Sequence[Run], stroke: Stroke, width: float, scale: float, area: Area
) -> Image.Image:
    mask = Image.new("L", (area[2] - area[0], area[3] - area[1]))
    pen = ImageDraw.Draw(mask)
    thick = max(1, round(width))
    for points, closed in runs:
        line = [(x - area[0], y - area[1]) for x, y in points]
        if closed:
            line.append(line[0])
        dashes = [d * scale for d in stroke.dash]
        for part in _dashed(line, dashes) if dashes else [line]:
            pen.line(part, 255, thick, joint="curve" if thick > 2 else None)
            # Ends and corners that pillow leaves open are filled by a dot.
            if thick > 2 and (stroke.cap == "round" or closed):
                half = width / 2
                for x, y in (part[0], part[-1]):
                    pen.ellipse((x - half, y - half, x + half, y + half), 255)
    return mask


def _dashed(line: Points, dashes: list[float]) -> Iterator[Points]:
    """The parts of a line that are drawn."""
    lengths = dashes * 2 if len(dashes) % 2 else dashes
    at, left, drawn = 0, lengths[0], True
    part: Points = [line[0]]
    for start, end in pairwise(line):
        length = math.dist(start, end)
        done = 0.0
        while length - done > left:
            done += left
            point = (
                start[0] + (end[0] - start[0]) * done / length,
                start[1] + (end[1] - start[1]) * done / length,
            )
            if drawn:
                yield [*part, point]
            part = [point]
            at = (at + 1) % len(lengths)
            left, drawn = max(lengths[at], 0.5), not drawn
        left -= length - done
        part.append(end)
    if drawn and len(part) > 1:
        yield part


def _turn(points: Points) -> float:
    """Twice the signed area: which way round the points go."""
    return sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)
    )


def _is_upright_box(runs: Sequence[Run]) -> bool:
    if len(runs) != 1 or len(runs[0][0]) != 4:
        return False
    (a, b, c, d), _ = runs[0]
    level = abs(a[1] - b[1]) + abs(b[0] - c[0]) + abs(c[1] - d[1]) + abs(d[0] - a[0])
    upright = abs(a[0] - b[0]) + abs(b[1] - c[1]) + abs(c[0] - d[0]) + abs(d[1] - a[1])
    return min(level, upright) < 0.01


def _around(runs: Sequence[Run], more: float = 0.0) -> Area:
    xs = [x for points, _ in runs for x, _ in points]
    ys = [y for points, _ in runs for _, y in points]
    return (
        math.floor(min(xs) - more), math.floor(min(ys) - more),
        math.ceil(max(xs) + more) + 1, math.ceil(max(ys) + more) + 1,
    )  # fmt: skip


def _moved(area: Area, origin: Area) -> Area:
    x, y = origin[:2]
    return area[0] - x, area[1] - y, area[2] - x, area[3] - y


def _is_empty(area: Area) -> bool:
    return area[2] <= area[0] or area[3] <= area[1]


def _tiles(values: list[float], step: float) -> range:
    return range(math.floor(min(values) / step) - 1, math.ceil(max(values) / step) + 1)


def _apply(matrix: Matrix, point: tuple[float, float]) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def _inverse(matrix: Matrix) -> Matrix:
    a, b, c, d, e, f = matrix
    det = a * d - b * c
    return (d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det)


def _scale(matrix: Matrix) -> float:
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))
