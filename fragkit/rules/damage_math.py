"""The arithmetic of one hit: from the dice to the Health left (damage.*, armor.*, frag.when).

The steps come in the order of `ruling.damage.order`: divide, add extra, armor, Health, frag. Each
step names its rule. Every `fragkit odds` starts here, so this file imports nothing heavy.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from fragkit.language.sentences import Sentence, Text, say
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

MOST_DICE = 100  # far more than any card has, but a typo may exceed it


@dataclass(frozen=True, slots=True)
class DamageStep:
    """One line of the calculation, with its rule."""

    rule: str
    text: Text


@dataclass(frozen=True, slots=True)
class Damage:
    """The result of a hit. `health` excludes the armor bonus and may be below 0."""

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
    """Return the whole calculation, step by step. With `ignore_armor`, armor has no effect
    (room.gas.armor)."""
    shot, guard = sum(attack), sum(defense)
    points = points_lost(shot, guard, extra)
    steps = [
        DamageStep("damage.attack", say("damage roll: {rolls}", rolls=_sum(attack))),
        DamageStep("damage.defense", say("defense roll: {rolls}", rolls=_sum(defense))),
        *_division(shot, guard),
    ]
    if extra:
        text = say("extra damage {n:signed}: {damage} damage", n=extra, damage=points)
        steps.append(DamageStep("damage.extra", text))
    if ignore_armor:
        health_left, armor_left = health - points, armor
        fragged = health_left <= 0
        if armor:
            steps.append(DamageStep("room.gas.armor", say("armor does not help")))
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
        text = say("{most} is more than {least}: no damage", most=guard, least=shot)
        return [DamageStep("damage.none", text)]
    quotient, rest = divmod(max(shot, 0), max(guard, 1))
    words = {"total": shot, "number": guard, "damage": quotient}
    text = say("{total} / {number} = {damage} damage", **words)
    if rest:
        text = say(
            "{total} / {number} = {damage} damage (remainder {left} dropped)", **words, left=rest
        )
    return [DamageStep("damage.divide", text)]


def _armor(points: int, armor: int, left: int, soak: Soak) -> list[DamageStep]:
    """Return the lines about armor: the damage it takes (ruling.armor.soak), and the rest, which
    comes off Health (ruling.armor.overflow). Armor at 0 is discarded (armor.discard.now)."""
    lost = armor - left
    text = say(
        "armor takes {damage} damage: +{armor} becomes +{left}",
        damage=lost, armor=armor, left=left,
    )  # fmt: skip
    if soak == "b":
        text = say("armor drops too: +{armor} becomes +{left}", armor=armor, left=left)
    steps = [DamageStep("ruling.armor.soak", text)]
    if left == 0:
        text = say("armor is used up: discard it now")
        steps.append(DamageStep("armor.discard.now", text))
    if soak == "a" and points > lost:
        text = say("{damage} damage is left for Health", damage=points - lost)
        steps.append(DamageStep("ruling.armor.overflow", text))
    return steps


def _health(before: int, after: int, armor: int, fragged: bool) -> list[DamageStep]:
    steps = []
    if after != before:
        text = say(
            "Health {total} − {damage} = {left}", total=before, damage=before - after, left=after
        )
        steps.append(DamageStep("survive.reduced", text))
    left = say("Health {health}", health=after)
    if armor:
        left = say("Health {health} + armor {armor}", health=after, armor=armor)
    if fragged:
        text = say("{what}: fragged unless cured now", what=left)
        steps.append(DamageStep("frag.when", text))
    else:
        steps.append(DamageStep("survive.alive", say("{what}: still in play", what=left)))
    return steps


def _sum(faces: Sequence[int]) -> str:
    total = sum(faces)
    if len(faces) == 1:
        return str(total)
    if len(faces) > 8:
        return f"{len(faces)}d = {total}"
    return f"{'+'.join(map(str, faces))} = {total}"


def parse_faces(text: str) -> tuple[int, ...] | Sentence:
    """Return dice as typed at a table (`4 2 6`, `4,2,6`, `4-2-6`, `426`), or an error message."""
    words = re.split(r"[\s,+.;/&]+|(?<=\d)-(?=\d)", text.strip(" \t\r\n,+.;"))
    if words == [""]:
        return say("type each die, such as `4 2 6`")
    # Two digits might be a total, but three never are.
    words = [die for w in words for die in (w if re.fullmatch("[1-6]{3,}", w) else [w])]
    if len(words) > MOST_DICE:
        return say("{dice} dice are too many: the most is {most}", dice=len(words), most=MOST_DICE)
    for word in words:
        if re.fullmatch("[1-6]{2}", word):
            example = f"{word[0]} {word[1]}"
            return say(
                "`{typed}` might be a total: type each die, as in `{example}`",
                typed=word, example=example,
            )  # fmt: skip
        if not re.fullmatch("[1-6]", word):
            short = word if len(word) <= 12 else word[:11] + "…"
            return say("`{typed}` is not a die: type faces from 1 to 6, as in `4 2 6`", typed=short)
    return tuple(map(int, words))


def faces_text(faces: Sequence[int]) -> str:
    """Return the dice in the form in which players type them. This is the inverse of `parse_faces`."""
    return " ".join(map(str, faces))


# -- armor and Health

Soak = Literal["a", "b"]  # ruling.armor.soak


def points_lost(attack: int, defense: int, extra: int = 0) -> int:
    """Divide the attack total by the defense total, drop the remainder (damage.divide), and add the
    weapon's extra. If the defense total is higher, the damage is 0 (damage.none).

    Cards may push a total below the lowest roll. An attack total counts as at least 0, a defense
    total as at least 1.
    """
    return max(max(attack, 0) // max(defense, 1) + extra, 0)


def suffer(points: int, health: int, armor: int, soak: Soak = "a") -> tuple[int, int]:
    """Return Health and armor bonus after losing `points` (ruling.armor.soak). Health below 0 is
    kept for a cure (ruling.health.negative).

    Option a: the bonus is lost first, then Health. Option b: Health and the bonus are lost
    together.
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
    """Return the least damage by one hit that frags."""
    points = 0
    while not is_fragged(*suffer(points, health, armor, soak)):
        points += 1
    return points
