"""The total of dice that are changed after the roll: rerolled, turned, dropped, or worth nothing.

A change to every die changes the weights of one die. A change to some dice is counted over all
possible faces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import factorial
from typing import Literal, NamedTuple

from fragkit.rules.odds.dice_odds import (
    FAIR,
    NOTHING,
    Spread,
    Weights,
    sums,
    sums_some_again,
    sums_some_turned,
    turned,
)

Ways = tuple[int, int, int, int, int, int]  # how many dice show 1, 2 … 6
ALL_FACES = frozenset(range(1, 7))
MOST_DICE = 12  # beyond, what happens to a few of the dice is left out


class Change(NamedTuple):
    """A change to the dice that show one of these faces, at most that many.

    `to` is the new face for each face; None means a reroll.
    """

    faces: frozenset[int]
    most: int | None  # None is all of them
    first: Literal["lowest", "highest"]
    to: tuple[int, ...] | None


class Reading(NamedTuple):
    """The reading of dice: the value of each face, and how many dice are dropped."""

    worth: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    lowest: int = 0
    highest: int = 0


PLAIN = Reading()


@lru_cache(maxsize=256)
def changed_total(dice: int, changes: tuple[Change, ...] = (), reading: Reading = PLAIN) -> Spread:
    """Return the total of that many dice, changed in that order and then read."""
    if dice <= 0:
        return NOTHING
    weights = FAIR
    rest = list(changes)
    while rest and (rest[0].most is None or rest[0].most >= dice):
        weights = _each(weights, rest.pop(0))
    if not rest and reading == PLAIN:
        return sums(dice, weights)
    if len(rest) == 1 and reading == PLAIN:
        return _one_change(dice, rest[0], weights)
    if dice > MOST_DICE:
        return sums(dice, weights)
    ways = dict(_lies(dice, weights))
    for change in rest:
        ways = _some(ways, change)
    return _read(ways, reading)


def _one_change(dice: int, change: Change, weights: Weights) -> Spread:
    """Return the total after a single change, for any number of dice."""
    most = change.most if change.most is not None else dice
    if change.to is None:
        return sums_some_again(dice, change.faces, most, change.first, weights)
    if change.faces == ALL_FACES:
        return sums_some_turned(dice, change.to, most, change.first, weights)
    return _read(_some(dict(_lies(dice, weights)), change), PLAIN)


def _each(weights: Weights, change: Change) -> Weights:
    """Change every die, whatever the others show."""
    if change.to is not None:
        return turned(weights, [change.to[f - 1] if f in change.faces else f for f in range(1, 7)])
    again = sum(weights[f - 1] for f in change.faces)
    kept = [0 if f in change.faces else weights[f - 1] for f in range(1, 7)]
    a, b, c, d, e, f = (6 * k + again for k in kept)
    return (a, b, c, d, e, f)


def _lies(dice: int, weights: Weights) -> Iterator[tuple[Ways, int]]:
    """Yield every combination of faces, and the number of rolls that lead to it."""
    for lie in _splits(dice, 6):
        ways = factorial(dice)
        for shown, weight in zip(lie, weights, strict=True):
            ways = ways // factorial(shown) * weight**shown
        if ways:
            a, b, c, d, e, f = lie
            yield (a, b, c, d, e, f), ways


def _splits(dice: int, faces: int) -> Iterator[tuple[int, ...]]:
    if faces == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for others in _splits(dice - first, faces - 1):
            yield (first, *others)


def _some(ways: dict[Ways, int], change: Change) -> dict[Ways, int]:
    """Change at most that many dice, from the lowest or the highest."""
    found: dict[Ways, int] = {}
    most = change.most if change.most is not None else max(map(sum, ways))
    order = range(1, 7) if change.first == "lowest" else range(6, 0, -1)
    for lie, number in ways.items():
        left, shown = most, list(lie)
        lifted: list[int] = []
        for face in order:
            taken = min(left, shown[face - 1]) if face in change.faces else 0
            shown[face - 1] -= taken
            left -= taken
            lifted += [face] * taken
        if change.to is not None:
            for face in lifted:
                shown[change.to[face - 1] - 1] += 1
            outcomes: list[tuple[Sequence[int], int]] = [(shown, 6**most)]
        else:
            # Keep one denominator: a die that stays counts as rerolled to the same face.
            scale = 6 ** (most - len(lifted))
            outcomes = [
                ([s + more for s, more in zip(shown, fresh, strict=True)], chance * scale)
                for fresh, chance in _lies(len(lifted), FAIR)
            ]
        for after, chance in outcomes:
            a, b, c, d, e, f = after
            key = (a, b, c, d, e, f)
            found[key] = found.get(key, 0) + number * chance
    return found


def _read(ways: dict[Ways, int], reading: Reading) -> Spread:
    totals: dict[int, int] = {}
    for lie, number in ways.items():
        worth = sorted(reading.worth[f] for f, shown in enumerate(lie) for _ in range(shown))
        kept = worth[reading.lowest : len(worth) - reading.highest]
        totals[sum(kept)] = totals.get(sum(kept), 0) + number
    low, high = min(totals), max(totals)
    counts = tuple(totals.get(n, 0) for n in range(low, high + 1))
    return Spread(low, counts, sum(counts))
