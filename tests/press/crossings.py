"""Lines and edges that run through a text, found by geometry.

A text may lie on a plate that holds all of it, and on a texture that hardly differs from its
ground. Any other line or edge that meets its letters is a collision.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fragkit.press.graphics.marks import (
    IDENTITY,
    Box,
    Group,
    Mark,
    Matrix,
    Path,
    Point,
    Shape,
    Text,
    Use,
    contrast,
    mixed,
)
from fragkit.press.graphics.shapes import apply, box_rect, product, rotated, translated
from tests.press.test_collisions import ink

ON_LIGHT, ON_DARK = 1.4, 2.0  # contrast from which a line disturbs the text that it meets
_SLACK, _PART = 0.05, 0.06  # mm, and of its height: the corners of a letter's box are empty
PAPER = "#ffffff"
_STEPS = 6  # of a curve


class Laid(NamedTuple):
    """A mark on the page, as it is printed: turned, scaled and clipped."""

    mark: Path | Text
    at: Matrix
    clip: Box | None
    opacity: float

    @property
    def box(self) -> Box | None:
        """Return the box around it, as far as it is printed."""
        if isinstance(self.mark, Text):
            return letters(self.mark, self.at)
        if not self.mark.shape:
            return None
        box = around(self.mark.shape, self.at)
        return box if self.clip is None else common(box, self.clip)

    @property
    def half(self) -> float:
        """Return half the width of its line, as it is printed."""
        stroke = self.mark.stroke if isinstance(self.mark, Path) else None
        a, b, c, d, *_ = self.at
        return stroke.width / 2 * abs(a * d - b * c) ** 0.5 if stroke is not None else 0.0


def letters(text: Text, at: Matrix) -> Box:
    """Return the box around a text, turned and scaled as it is printed."""
    return around(box_rect(ink(text)), product(at, rotated(text.rotate, text.x, text.y)))


def laid(
    marks: tuple[Mark, ...], at: Matrix = IDENTITY, clip: Box | None = None, opacity: float = 1.0
) -> Iterator[Laid]:
    """Yield the paths and texts of a page in the order of drawing, those of symbols included."""
    for mark in marks:
        if isinstance(mark, Path | Text):
            yield Laid(mark, at, clip, opacity)
        elif isinstance(mark, Group):
            inner = product(at, mark.matrix)
            shown = clip
            if mark.clip:
                own = around(mark.clip, inner)
                shown = common(own, clip) if clip is not None else own
                if shown is None:
                    continue
            yield from laid(mark.items, inner, shown, opacity * mark.opacity)
        elif isinstance(mark, Use):
            placed = product(at, product(translated(mark.x, mark.y), mark.matrix))
            yield from laid(mark.symbol.items, placed, clip, opacity)


def around(shape: Shape, at: Matrix) -> Box:
    corners = [apply(at, x, y) for _, *n in shape for x, y in zip(n[::2], n[1::2], strict=True)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def common(one: Box, two: Box) -> Box | None:
    """Return what is left of a box after clipping."""
    left, top = max(one.x, two.x), max(one.y, two.y)
    right, bottom = min(one.right, two.right), min(one.bottom, two.bottom)
    return Box(left, top, right - left, bottom - top) if right > left and bottom > top else None


def outlined(shape: Shape, at: Matrix) -> list[tuple[Point, Point]]:
    """Return the straight pieces of an outline; a curve is several."""
    found: list[tuple[Point, Point]] = []
    start = here = (0.0, 0.0)
    for word, *numbers in shape:
        points = [apply(at, x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if word == "M":
            start = here = points[0]
        elif word == "L":
            found.append((here, points[0]))
            here = points[0]
        elif word == "C":
            one, two, end = points
            begun = before = here
            for i in range(1, _STEPS + 1):
                t = i / _STEPS
                x, y = (
                    (1 - t) ** 3 * begun[k] + 3 * (1 - t) ** 2 * t * one[k]
                    + 3 * (1 - t) * t**2 * two[k] + t**3 * end[k]
                    for k in (0, 1)
                )  # fmt: skip
                found.append((before, (x, y)))
                before = (x, y)
            here = end
        else:
            found.append((here, start))
            here = start
    return found


def meets(piece: tuple[Point, Point], box: Box) -> bool:
    """Return whether a straight line enters the box (Liang and Barsky)."""
    (x0, y0), (x1, y1) = piece
    first, last = 0.0, 1.0
    for p, q in ((x0 - x1, x0 - box.x), (x1 - x0, box.right - x0),
                 (y0 - y1, y0 - box.y), (y1 - y0, box.bottom - y0)):  # fmt: skip
        if p == 0:
            if q < 0:
                return False
        elif p < 0:
            first = max(first, q / p)
        else:
            last = min(last, q / p)
    return first < last


class Crossing(NamedTuple):
    text: str
    color: str
    at: Point


def crossings(marks: tuple[Mark, ...], on_light: float = ON_LIGHT) -> list[Crossing]:
    """Return each text that a line or an edge meets, with the color of what meets it.

    A plate that holds the text hides what is below, a veil pales it. A text that ends at a seam
    is not looked at: the rest of it is on the next sheet.
    """
    every = [(one, one.box) for one in laid(marks)]
    found = []
    for i, (text, box) in enumerate(every):
        if not isinstance(text.mark, Text) or not text.mark.text.strip() or box is None:
            continue
        if text.clip is not None and not text.clip.contains(box):
            continue
        box = box.grown(-max(_SLACK, _PART * min(box.width, box.height)))
        met: list[str] = []
        ground = PAPER
        for j, (other, around_it) in enumerate(every):
            path = other.mark
            if (
                not isinstance(path, Path)
                or around_it is None
                or _is_far(box, around_it.grown(other.half))
            ):
                continue
            opacity = path.opacity * other.opacity
            if _is_met(box, other):
                color = path.stroke.color if path.stroke else path.fill
                if isinstance(color, str):
                    met.append(mixed(ground, color, opacity))
            elif j < i and isinstance(path.fill, str) and around_it.contains(box):
                ground = mixed(ground, path.fill, opacity)
                met = [] if opacity > 0.99 else [mixed(c, path.fill, opacity) for c in met]
        worst = max(met, key=lambda color: contrast(color, ground), default=ground)
        seen = on_light if contrast(ground, PAPER) < 3 else ON_DARK  # bands have a grain
        if contrast(worst, ground) >= seen:
            where = (round(box.x, 1), round(box.y, 1))
            found.append(Crossing(text.mark.text, worst, where))
    return found


def _is_far(box: Box, other: Box) -> bool:
    across = other.x >= box.right or other.right <= box.x
    return across or other.y >= box.bottom or other.bottom <= box.y


def _is_met(box: Box, other: Laid) -> bool:
    assert isinstance(other.mark, Path)
    shown = box if other.clip is None else common(box, other.clip)
    if shown is None:
        return False
    room = shown.grown(other.half)
    return any(meets(piece, room) for piece in outlined(other.mark.shape, other.at))
