"""The arithmetic of a hit: points, armor, Health. Kept light: every `fragkit odds` starts here."""

from __future__ import annotations

from typing import Literal

Soak = Literal["a", "b"]  # ruling.armor.soak


def points_lost(attack: int, defense: int, extra: int = 0) -> int:
    """Attack total divided by defense total, remainder dropped, and the weapon's extra.

    Cards may push a total below what dice can show: an attack counts at least 0, a defense
    at least 1.
    """
    return max(max(attack, 0) // max(defense, 1) + extra, 0)


def suffer(points: int, health: int, armor: int, soak: Soak = "a") -> tuple[int, int]:
    """Health and armor bonus after losing `points` (ruling.armor.soak).

    a: the bonus is lost first, the rest comes off Health.
    b: Health falls, and the bonus falls as well.
    """
    if soak == "b":
        return health - points, max(0, armor - points)
    taken = min(points, armor)
    return health - (points - taken), armor - taken


def is_fragged(health: int, armor: int) -> bool:
    """Whether nothing is left. Health takes in the bonus of armor (damage.defense.current)."""
    return health + armor <= 0


def fatal_points(health: int, armor: int = 0, soak: Soak = "a") -> int:
    """The fewest points in one hit that frag."""
    points = 0
    while not is_fragged(*suffer(points, health, armor, soak)):
        points += 1
    return points
