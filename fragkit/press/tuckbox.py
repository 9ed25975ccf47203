"""The net of a tuck box: one piece of card that folds around a deck.

         ┌────────┐ tuck
         ├────────┤ lid
    ╭────┼────────┼────╮ dust flaps
    │    │        │    │        │
    side │  back  │side│ front  │ glue
    ├────┼────────┼────┼────────┤
         │ bottom │    │ bottom │
         └────────┘    └────────┘

All of it is arithmetic: the deck's size and thickness in, boxes and lines out.
"""

from __future__ import annotations

from dataclasses import dataclass

from fragkit.press.draw import Box, Shape
from fragkit.press.shapes import arc, line, polygon, polyline

LOOSE = 1.5  # mm that the box is larger than the deck, each way
TUCK = 14.0
GLUE = 11.0
_SLANT = 2.5  # flaps narrow towards their ends
_THUMB = 8.0  # radius of the notch


@dataclass(frozen=True, slots=True)
class TuckBox:
    """``width`` × ``height`` × ``depth`` inside; the net's top left corner is the origin."""

    width: float
    height: float
    depth: float

    @property
    def net_width(self) -> float:
        return 2 * self.width + 2 * self.depth + GLUE

    @property
    def net_height(self) -> float:
        return TUCK + 2 * self.depth + self.height

    @property
    def top(self) -> float:
        """Where the walls begin, below tuck and lid."""
        return TUCK + self.depth

    @property
    def walls(self) -> dict[str, Box]:
        """The four walls from left to right."""
        found: dict[str, Box] = {}
        x = 0.0
        for name, wide in (
            ("left", self.depth), ("back", self.width), ("right", self.depth), ("front", self.width),
        ):  # fmt: skip
            found[name] = Box(x, self.top, wide, self.height)
            x += wide
        return found

    @property
    def lid(self) -> Box:
        return Box(self.depth, TUCK, self.width, self.depth)

    @property
    def tuck(self) -> Box:
        return Box(self.depth, 0, self.width, TUCK)

    @property
    def bottoms(self) -> tuple[Box, Box]:
        """Two flaps that are glued on each other."""
        walls = self.walls
        y = self.top + self.height
        return (
            Box(walls["back"].x, y, self.width, self.depth),
            Box(walls["front"].x, y, self.width, self.depth),
        )

    @property
    def glue(self) -> Box:
        return Box(self.walls["front"].right, self.top, GLUE, self.height)

    @property
    def folds(self) -> Shape:
        walls, end = self.walls, self.top + self.height
        shape: Shape = ()
        for name in ("left", "back", "right"):
            shape += line(walls[name].right, self.top, walls[name].right, end)
        shape += line(walls["front"].right, self.top, walls["front"].right, end)
        shape += line(0, self.top, walls["right"].right, self.top)
        shape += line(self.lid.x, TUCK, self.lid.right, TUCK)
        for flap in self.bottoms:
            shape += line(flap.x, flap.y, flap.right, flap.y)
        return shape

    @property
    def cuts(self) -> Shape:
        """The outline, and the slits where two flaps part."""
        walls, end = self.walls, self.top + self.height
        dust = 0.85 * min(self.depth, self.width / 2)
        slant = min(_SLANT, self.depth / 3)
        back, right, front = walls["back"], walls["right"], walls["front"]
        glue, (under_back, under_front) = self.glue, self.bottoms
        shape: Shape = ()
        # The lid with its rounded tuck.
        shape += polyline([(back.x, self.top), (back.x, 4)])
        shape += arc(back.x + 4, 4, 4, 180, 270) + line(back.x + 4, 0, back.right - 4, 0)
        shape += arc(back.right - 4, 4, 4, 270, 360)
        shape += polyline([(back.right, 4), (back.right, self.top)])
        # Dust flaps on both sides.
        for wall in (walls["left"], right):
            shape += polyline([
                (wall.x, self.top), (wall.x + slant, self.top - dust),
                (wall.right - slant, self.top - dust), (wall.right, self.top),
            ])  # fmt: skip
        # The front's upper edge with a notch for the thumb.
        middle = front.center[0]
        shape += line(front.x, self.top, middle - _THUMB, self.top)
        shape += arc(middle, self.top, _THUMB, 180, 0)
        shape += line(middle + _THUMB, self.top, front.right, self.top)
        # The glue flap, and around the bottom back to the left.
        shape += polyline([
            (glue.x, self.top), (glue.right, self.top + 4), (glue.right, end - 4), (glue.x, end),
        ])  # fmt: skip
        for flap in (under_front, under_back):
            shape += polyline([
                (flap.right, end), (flap.right - _SLANT, flap.bottom),
                (flap.x + _SLANT, flap.bottom), (flap.x, end),
            ])  # fmt: skip
        shape += line(right.x, end, right.right, end) + line(0, end, walls["left"].right, end)
        return shape + line(0, self.top, 0, end)


def box_for(cards: int, width: float, height: float, thickness: float) -> TuckBox:
    """The box for a deck of so many cards, each ``thickness`` mm thick."""
    return TuckBox(width + LOOSE, height + LOOSE, cards * thickness + LOOSE)


def divider_shape(width: float, height: float, tab: Box) -> Shape:
    """A card with a tab that stands out above it; the card's top left corner is the origin."""
    return polygon([
        (0, 0), (tab.x, 0), (tab.x + 1.5, tab.y), (tab.right - 1.5, tab.y), (tab.right, 0),
        (width, 0), (width, height), (0, height),
    ])  # fmt: skip
