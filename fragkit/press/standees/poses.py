"""How a figure stands: joints in millimetres around x = 0, the feet at y = 36.

A pose moves the upper body as a whole (`lift`, `lean` around the hips), bends two legs and
says where the weapon is held. All face to the right.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from fragkit.press.graphics.marks import Point

PoseName = Literal[
    "stand", "aim", "run", "kneel", "leap", "lunge", "guard", "sneak", "charge", "rest",
]  # fmt: skip


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
    "leap": Pose(
        Leg((-1.2, 21.0), (-4.4, 26.2), (-7.4, 30.6), turn=46),
        Leg((1.4, 21.0), (6.4, 22.4), (5.6, 28.4), turn=-8),
        (0.4, -0.4), 10, (-2.2, 18.6), -30,
    ),
    "lunge": Pose(
        Leg((-1.6, 24.0), (-5.2, 28.4), (-8.4, 32.0), turn=10),
        Leg((1.6, 24.0), (7.0, 26.6), (6.6, 32.9)),
        (0.8, 2.4), 12, (-2.2, 16.8), -8,
    ),
    "guard": Pose(
        Leg((-2.0, 21.8), (-5.0, 27.2), (-6.2, 32.9), left=True),
        Leg((2.0, 21.8), (5.0, 27.2), (6.2, 32.9)),
        (0, 0.2), 0, (2.6, 21.4), -74,
    ),
    "sneak": Pose(
        Leg((-1.8, 25.4), (-5.4, 28.6), (-4.4, 32.9)),
        Leg((1.8, 25.4), (6.4, 27.6), (5.4, 32.9)),
        (0.2, 3.8), 17, (-2.4, 17.6), 6,
    ),
    "charge": Pose(
        Leg((-1.2, 21.8), (-0.6, 28.2), (-5.6, 30.6), turn=58),
        Leg((1.4, 21.8), (6.6, 24.8), (7.0, 31.6), turn=-14),
        (0.6, 0.2), 13, (-2.6, 17.0), -12,
    ),
    "rest": Pose(
        Leg((-1.8, 21.6), (-2.2, 27.4), (-2.4, 32.9), left=True),
        Leg((1.8, 21.6), (4.4, 26.8), (4.8, 32.9)),
        (0, 0), -4, (1.8, 20.6), -112,
    ),
}  # fmt: skip
# What figures that are all alike take in turn.
USUAL: tuple[PoseName, ...] = ("stand", "aim", "run", "kneel")
