"""How a figure stands: joints in millimetres around x = 0, the feet at y = 36.

A pose moves the upper body as a whole (`lift`, `lean` around the hips), bends two legs and
says where the weapon is held. All face to the right.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from fragkit.press.draw import Point

PoseName = Literal["stand", "aim", "run", "kneel"]


class Leg(NamedTuple):
    hip: Point
    knee: Point
    ankle: Point
    turn: float = 0.0  # of the boot, degrees
    left: bool = False  # the boot points to the left


class Pose(NamedTuple):
    back: Leg
    front: Leg
    lift: Point  # the upper body, moved
    lean: float  # and turned around the hips
    grip: Point  # where a long weapon is held, in the upper body's own millimetres
    turn: float  # and how it points: negative is up


POSES: dict[str, Pose] = {
    "stand": Pose(
        Leg((-1.8, 21.6), (-3.6, 27.4), (-4.2, 32.9), left=True),
        Leg((1.8, 21.6), (3.6, 27.4), (4.2, 32.9)),
        (0, 0), 0, (-1.6, 20.0), -34,
    ),
    "aim": Pose(
        Leg((-1.4, 21.6), (-4.6, 27.0), (-7.0, 32.9)),
        Leg((1.4, 21.6), (5.0, 26.6), (4.0, 32.9)),
        (-0.6, 0), 0, (-2.2, 16.6), -6,
    ),
    "run": Pose(
        Leg((-1.2, 21.6), (-3.0, 27.6), (-8.0, 29.4), turn=62),
        Leg((1.2, 21.6), (5.8, 25.4), (4.2, 32.9)),
        (0.4, 0), 9, (-2.2, 20.4), -16,
    ),
    "kneel": Pose(
        Leg((-1.6, 27.6), (-3.2, 33.8), (-7.4, 30.5), turn=78),
        Leg((1.6, 27.6), (6.8, 27.8), (6.0, 32.9)),
        (-0.4, 6.0), 2, (-2.2, 16.4), -5,
    ),
}  # fmt: skip
