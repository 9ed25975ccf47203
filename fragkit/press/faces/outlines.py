"""The shapes that a template may name, each filling its box."""

from __future__ import annotations

import math

from fragkit.press.draw import Box, Shape
from fragkit.press.shapes import box_rect, ellipse, polygon


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
    """A regular polygon on its tip (octagon: on its side), stretched to touch the ellipse."""
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
