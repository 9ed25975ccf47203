"""Shapes and their transformations, in millimeters, with y pointing down."""

from __future__ import annotations

import math
from collections.abc import Iterable

from fragkit.press.graphics.marks import Box, Matrix, Point, Segment, Shape

# How far a Bézier handle reaches to imitate a quarter circle of radius 1.
_QUARTER = 0.5522847498


def line(x1: float, y1: float, x2: float, y2: float) -> Shape:
    return (("M", x1, y1), ("L", x2, y2))


def polyline(points: Iterable[Point]) -> Shape:
    rest = iter(points)
    x, y = next(rest)
    return (("M", x, y), *(("L", px, py) for px, py in rest))


def polygon(points: Iterable[Point]) -> Shape:
    return (*polyline(points), ("Z",))


def rect(x: float, y: float, width: float, height: float, r: float = 0) -> Shape:
    """Return a rectangle. ``r`` rounds its corners."""
    right, bottom = x + width, y + height
    if r <= 0:
        return (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",))
    r = min(r, width / 2, height / 2)
    k = r - r * _QUARTER
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - k, y, right, y + k, right, y + r),
        ("L", right, bottom - r),
        ("C", right, bottom - k, right - k, bottom, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + k, bottom, x, bottom - k, x, bottom - r),
        ("L", x, y + r),
        ("C", x, y + k, x + k, y, x + r, y),
        ("Z",),
    )


def box_rect(box: Box, r: float = 0) -> Shape:
    return rect(box.x, box.y, box.width, box.height, r)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Shape:
    kx, ky = rx * _QUARTER, ry * _QUARTER
    return (
        ("M", cx + rx, cy),
        ("C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
        ("C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
        ("C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
        ("C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
        ("Z",),
    )


def circle(cx: float, cy: float, r: float) -> Shape:
    return ellipse(cx, cy, r, r)


def arc(cx: float, cy: float, r: float, start: float, end: float) -> Shape:
    """Return an open arc from ``start`` to ``end`` degrees. 0 points right, and 90 points down."""
    steps = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    delta = math.radians(end - start) / steps
    handle = r * 4 / 3 * math.tan(delta / 4)
    angle = math.radians(start)
    x, y = cx + r * math.cos(angle), cy + r * math.sin(angle)
    segments: list[Segment] = [("M", x, y)]
    for _ in range(steps):
        x1, y1 = x - handle * math.sin(angle), y + handle * math.cos(angle)
        angle += delta
        x, y = cx + r * math.cos(angle), cy + r * math.sin(angle)
        x2, y2 = x + handle * math.sin(angle), y - handle * math.cos(angle)
        segments.append(("C", x1, y1, x2, y2, x, y))
    return tuple(segments)


def regular_polygon(cx: float, cy: float, r: float, sides: int, turn: float = -90) -> Shape:
    """Return a regular polygon. ``turn`` is the angle of its first corner, where -90 points up."""
    angles = (math.radians(turn + 360 * i / sides) for i in range(sides))
    return polygon((cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles)


def star(cx: float, cy: float, r: float, inner: float, points: int, turn: float = -90) -> Shape:
    """Return a star with its notches at radius ``inner``."""
    corners = []
    for i in range(2 * points):
        a = math.radians(turn + 180 * i / points)
        reach = inner if i % 2 else r
        corners.append((cx + reach * math.cos(a), cy + reach * math.sin(a)))
    return polygon(corners)


def parse_shape(d: str) -> Shape:
    """Return the shape of an SVG path with absolute commands (``M L H V C Q Z``), the notation of
    icons."""
    segments: list[Segment] = []
    x = y = 0.0
    words = d.replace(",", " ").split()
    i, command = 0, ""
    arity = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
    while i < len(words):
        if words[i] in arity:
            command = words[i]
            i += 1
        elif not arity.get(command):
            raise ValueError(f"nothing takes the number {words[i]}")
        numbers = [float(w) for w in words[i : i + arity[command]]]
        if len(numbers) < arity[command]:
            raise ValueError(f"{command} lacks a number")
        i += arity[command]
        match command, numbers:
            case "Z", _:
                segments.append(("Z",))
                continue
            case "H", [x]:
                segments.append(("L", x, y))
            case "V", [y]:
                segments.append(("L", x, y))
            case "Q", [qx, qy, ex, ey]:
                segments.append((
                    "C",
                    x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3,
                    ex + (qx - ex) * 2 / 3, ey + (qy - ey) * 2 / 3,
                    ex, ey,
                ))  # fmt: skip
                x, y = ex, ey
            case "C", [*_, x, y]:
                segments.append(("C", *numbers))
            case _:
                x, y = numbers
                segments.append((command, x, y))
                command = "L" if command == "M" else command
    return tuple(segments)


# --- transforms --------------------------------------------------------------------------


def translated(x: float, y: float) -> Matrix:
    return (1, 0, 0, 1, x, y)


def scaled(sx: float, sy: float | None = None, cx: float = 0, cy: float = 0) -> Matrix:
    """Return the matrix that scales around (cx, cy). ``scaled(-1, 1, cx)`` mirrors left and right."""
    sy = sx if sy is None else sy
    return (sx, 0, 0, sy, cx - sx * cx, cy - sy * cy)


# Quarter turns are exact, so that a rotated back registers exactly.
_EXACT: dict[float, tuple[float, float]] = {
    0: (1.0, 0.0),
    90: (0.0, 1.0),
    180: (-1.0, 0.0),
    270: (0.0, -1.0),
}


def direction(degrees: float) -> Point:
    """Return the unit vector of an angle. 0 is right, and 90 is down."""
    a = math.radians(degrees)
    return _EXACT.get(degrees % 360) or (math.cos(a), math.sin(a))


def rotated(degrees: float, cx: float = 0, cy: float = 0) -> Matrix:
    """Return the matrix of a clockwise rotation around (cx, cy)."""
    cos, sin = direction(degrees)
    return (cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy)


def product(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the matrix that applies ``inner`` first, then ``outer``."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def apply(matrix: Matrix, x: float, y: float) -> Point:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def transformed(shape: Shape, matrix: Matrix) -> Shape:
    """Return the shape with its points moved. Its stroke keeps its width."""
    a, b, c, d, e, f = matrix
    out: list[Segment] = []
    for segment in shape:
        if len(segment) == 3:  # M, L
            op, x, y = segment
            out.append((op, a * x + c * y + e, b * x + d * y + f))
        elif len(segment) == 7:  # C
            op, x1, y1, x2, y2, x, y = segment
            out.append((
                op,
                a * x1 + c * y1 + e, b * x1 + d * y1 + f,
                a * x2 + c * y2 + e, b * x2 + d * y2 + f,
                a * x + c * y + e, b * x + d * y + f,
            ))  # fmt: skip
        else:  # Z
            out.append(segment)
    return tuple(out)


# -- shapes that a template names, each filling its box ------------------------------------------


def outline(kind: str, box: Box, corner: float) -> Shape:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    c = min(corner, box.width / 2, box.height / 2)
    middle = y + box.height / 2
    match kind:
        case "round":
            return box_rect(box, c)
        case "pill":
            return box_rect(box, min(box.width, box.height) / 2)
        case "chamfer":  # top right and bottom left corners cut off
            return polygon(
                [(x, y), (right - c, y), (right, y + c), (right, bottom), (x + c, bottom), (x, bottom - c)]
            )  # fmt: skip
        case "ticket":  # all four corners cut off
            return polygon(
                [
                    (x + c, y), (right - c, y), (right, y + c), (right, bottom - c),
                    (right - c, bottom), (x + c, bottom), (x, bottom - c), (x, y + c),
                ]
            )  # fmt: skip
        case "tag":  # a pennant: its right end is notched
            return polygon([(x, y), (right, y), (right - c, middle), (right, bottom), (x, bottom)])
        case "circle":
            return ellipse(*box.center, box.width / 2, box.height / 2)
        case "hexagon" | "octagon" | "diamond":
            return _ring_polygon(box, {"hexagon": 6, "octagon": 8, "diamond": 4}[kind])
    return box_rect(box)


def _ring_polygon(box: Box, sides: int) -> Shape:
    """Return a regular polygon that stands on a corner (an octagon stands on a side), stretched to
    touch the ellipse."""
    cx, cy = box.center
    turn = -90 + (22.5 if sides == 8 else 0)
    grow = 1 / math.cos(math.pi / 8) if sides == 8 else 1
    corners = []
    for i in range(sides):
        a = math.radians(turn + 360 * i / sides)
        corners.append(
            (cx + math.cos(a) * box.width / 2 * grow, cy + math.sin(a) * box.height / 2 * grow)
        )
    return polygon(corners)
