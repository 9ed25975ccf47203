"""The arithmetic of one hit: from the dice to the Health left (damage.*, armor.*, frag.when).

The order is that of `ruling.damage.order`: divide, add extra, armor, Health, frag. Each step names
its rule. Every `fragkit odds` starts here, so this file imports nothing heavy.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from fragkit.values import dataclass

__all__ = [
    "MOST_DICE",
    "Damage",
    "DamageStep",
    "Soak",
    "faces_text",
    "fatal_points",
    "is_fragged",
    "parse_faces",
    "points_lost",
    "resolve",
    "suffer",
]  # fmt: skip

MOST_DICE = 100  # no card comes near; a slip of the finger does


@dataclass(frozen=True, slots=True)
class DamageStep:
    """One line of the reckoning and the rule that it follows."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class Damage:
    """What a hit did. `health` leaves the armor's bonus out and may be below 0."""

    points: int
    health: int
    armor: int
    armor_discarded: bool
    fragged: bool
    steps: tuple[DamageStep, ...] = ()


def resolve(
    attack: Sequence[int],
    defense: Sequence[int],
    *,
    health: int,
    armor: int = 0,
    extra: int = 0,
    soak: Soak = "a",
    ignore_armor: bool = False,
) -> Damage:
    """The whole hit, told step by step. With `ignore_armor` the suit is left out of it (room.gas.armor)."""
    shot, guard = sum(attack), sum(defense)
    points = points_lost(shot, guard, extra)
    steps = [
        DamageStep("damage.attack", f"attack {_sum(attack)}"),
        DamageStep("damage.defense", f"defense {_sum(defense)}"),
        *_division(shot, guard),
    ]
    if extra:
        steps.append(DamageStep("damage.extra", f"extra {extra:+d}: {_points(points)}"))
    if ignore_armor:
        health_left, armor_left = health - points, armor
        fragged = health_left <= 0
        if armor:
            steps.append(DamageStep("room.gas.armor", "armor does not help"))
    else:
        health_left, armor_left = suffer(points, health, armor, soak)
        fragged = is_fragged(health_left, armor_left)
        if points and armor:
            steps += _armor(points, armor, armor_left, soak)
    steps += _health(health, health_left, armor_left, fragged)
    discarded = armor > 0 and armor_left == 0
    return Damage(points, health_left, armor_left, discarded, fragged, tuple(steps))


def _division(shot: int, guard: int) -> list[DamageStep]:
    if guard > shot:
        return [DamageStep("damage.none", f"{guard} is above {shot}: 0 points")]
    quotient, rest = divmod(max(shot, 0), max(guard, 1))
    dropped = f", rest {rest} dropped" if rest else ""
    return [DamageStep("damage.divide", f"{shot} / {guard} = {_points(quotient)}{dropped}")]


def _armor(points: int, armor: int, left: int, soak: Soak) -> list[DamageStep]:
    lost = armor - left
    steps = [DamageStep("ruling.armor.soak", f"armor takes {lost}: +{armor} to +{left}")]
    if soak == "b":
        steps = [DamageStep("ruling.armor.soak", f"armor falls as well: +{armor} to +{left}")]
    if left == 0:
        steps.append(DamageStep("armor.discard.now", "armor used up: discard it now"))
    if soak == "a" and points > lost:
        steps.append(DamageStep("ruling.armor.overflow", f"{_points(points - lost)} on to Health"))
    return steps


def _health(before: int, after: int, armor: int, fragged: bool) -> list[DamageStep]:
    steps = []
    if after != before:
        steps.append(DamageStep("survive.reduced", f"Health {before} - {before - after} = {after}"))
    shown = f"Health {after}" if not armor else f"Health {after} + armor {armor}"
    if fragged:
        steps.append(DamageStep("frag.when", f"{shown}: fragged unless cured now"))
    else:
        steps.append(DamageStep("survive.alive", f"{shown}: still in play"))
    return steps


def _points(n: int) -> str:
    return f"{n} point" if n == 1 else f"{n} points"


def _sum(faces: Sequence[int]) -> str:
    total = sum(faces)
    if len(faces) == 1:
        return str(total)
    if len(faces) > 8:
        return f"{len(faces)} dice = {total}"
    return f"{'+'.join(map(str, faces))} = {total}"


def parse_faces(text: str) -> tuple[int, ...] | str:
    """Dice as typed at a table, `4 2 6`, `4,2,6`, `4-2-6` or `426`; a text says what is wrong."""
    words = re.split(r"[\s,+.;/&]+|(?<=\d)-(?=\d)", text.strip(" \t\r\n,+.;"))
    if words == [""]:
        return "no dice given: type each die, such as `4 2 6`"
    # Two digits might be meant as a total; three never are.
    words = [die for w in words for die in (w if re.fullmatch("[1-6]{3,}", w) else [w])]
    if len(words) > MOST_DICE:
        return f"{len(words)} dice are more than {MOST_DICE}"
    for word in words:
        if re.fullmatch("[1-6]{2}", word):
            return f"`{word}` might be a total: type each die, `{word[0]} {word[1]}`"
        if not re.fullmatch("[1-6]", word):
            short = word if len(word) <= 12 else word[:11] + "…"
            return f"`{short}` is no face of a die: type each die, 1 to 6, with spaces between"
    return tuple(map(int, words))


def faces_text(faces: Sequence[int]) -> str:
    """The twin of `parse_faces`."""
    return " ".join(map(str, faces))


# -- armor and Health

Soak = Literal["a", "b"]  # ruling.armor.soak


def points_lost(attack: int, defense: int, extra: int = 0) -> int:
    """Divide the attack total by the defense total, drop the remainder (damage.divide), and add the
    weapon's extra. A higher defense means none (damage.none).

    Cards may push a total below what dice can show: an attack counts at least 0, a defense
    at least 1.
    """
    return max(max(attack, 0) // max(defense, 1) + extra, 0)


def suffer(points: int, health: int, armor: int, soak: Soak = "a") -> tuple[int, int]:
    """Return Health and armor bonus after losing `points` (ruling.armor.soak). Health below 0 is
    remembered for a cure (ruling.health.negative).

    a: the bonus is lost first, the rest comes off Health.
    b: Health falls, and the bonus falls as well.
    """
    if soak == "b":
        return health - points, max(0, armor - points)
    taken = min(points, armor)
    return health - (points - taken), armor - taken


def is_fragged(health: int, armor: int) -> bool:
    """Return whether no Health is left. Health includes the bonus of armor
    (damage.defense.current)."""
    return health + armor <= 0


def fatal_points(health: int, armor: int = 0, soak: Soak = "a") -> int:
    """The fewest points in one hit that frag."""
    points = 0
    while not is_fragged(*suffer(points, health, armor, soak)):
        points += 1
    return points
