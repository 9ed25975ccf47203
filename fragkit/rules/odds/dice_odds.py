"""Exact odds: whole numbers and fractions, never samples, never floats.

A `Spread` counts the ways to reach each total. Six weights describe one die. A change to every die
(a reroll of 1s) changes the weights. A change to a few dice (the lowest is turned to 6) is counted
face by face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial
from typing import Literal, NamedTuple

from fragkit.rules.damage_math import Soak, fatal_points

MOST_DICE = 100  # most dice per roll: more than any card has, and still fast

Weights = tuple[int, int, int, int, int, int]  # one for each face from 1 to 6
Which = Literal["lowest", "highest"]
FAIR: Weights = (1, 1, 1, 1, 1, 1)


# These are named tuples, because making two frozen dataclasses would take a tenth of a cold
# answer.
class Spread(NamedTuple):
    """The number of ways, out of `total`, to reach `low`, `low + 1`, …"""

    low: int
    counts: tuple[int, ...]
    total: int

    def plus(self, points: int) -> Spread:
        return Spread(self.low + points, self.counts, self.total)

    def ways_at_least(self, number: int) -> int:
        return sum(self.counts[max(0, number - self.low) :])

    def at_least(self, number: int) -> Fraction:
        return Fraction(self.ways_at_least(number), self.total)

    def items(self) -> Iterator[tuple[int, int]]:
        return ((self.low + i, ways) for i, ways in enumerate(self.counts) if ways)

    def mean(self) -> Fraction:
        return Fraction(sum(n * ways for n, ways in self.items()), self.total)


NOTHING = Spread(0, (1,), 1)  # a total that is always 0


# -- rolls -----------------------------------------------------------------------


@lru_cache(maxsize=256)
def sums(dice: int, weights: Weights = FAIR) -> Spread:
    """Return the spread of the sum of that many dice. The sum of no dice is 0."""
    if dice <= 0:
        return NOTHING
    if weights == FAIR:
        return Spread(dice, _fair_sums(dice), 6**dice)
    counts = [1]
    for _ in range(dice):
        wider = [0] * (len(counts) + 5)
        for i, ways in enumerate(counts):
            for face, weight in enumerate(weights):
                wider[i + face] += ways * weight
        counts = wider
    return Spread(dice, tuple(counts), sum(weights) ** dice)


def _fair_sums(dice: int) -> tuple[int, ...]:
    """Return the ways to reach each sum, with a sliding window of six over the sums of 1 fewer die."""
    counts = [1] * 6
    for _ in range(dice - 1):
        window, wider = 0, []
        for i in range(len(counts) + 5):
            if i < len(counts):
                window += counts[i]
            if i >= 6:
                window -= counts[i - 6]
            wider.append(window)
        counts = wider
    return tuple(counts)


def again(weights: Weights, faces: Iterable[int]) -> Weights:
    """Return the weights of a die that is rerolled once on these faces."""
    thrown = set(faces)
    whole = sum(weights)
    repeated = sum(weights[f - 1] for f in thrown)
    kept = [0 if f in thrown else weights[f - 1] for f in range(1, 7)]
    return _weights(k * whole + repeated * w for k, w in zip(kept, weights, strict=True))


def turned(weights: Weights, faces: Sequence[int]) -> Weights:
    """Return the weights of a die whose face f becomes `faces[f - 1]`."""
    result = [0] * 6
    for weight, face in zip(weights, faces, strict=True):
        result[face - 1] += weight
    return _weights(result)


def turn_to(face: int) -> tuple[int, ...]:
    return (face,) * 6


def turn_by(pips: int) -> tuple[int, ...]:
    """Return the six faces after pips are added or removed, limited to 1 to 6."""
    return tuple(min(6, max(1, f + pips)) for f in range(1, 7))


def _weights(values: Iterable[int]) -> Weights:
    a, b, c, d, e, f = values
    return (a, b, c, d, e, f)


@lru_cache(maxsize=256)
def sums_some_turned(
    dice: int,
    faces: tuple[int, ...],
    count: int = 1,
    which: Which = "lowest",
    weights: Weights = FAIR,
) -> Spread:
    """Return the spread if the `count` lowest (or highest) dice are turned from face f to `faces[f
    - 1]`.
    """
    if dice <= 0:
        return sums(0)
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # (dice placed, total) -> ways
    for face in _order(which):
        step: dict[tuple[int, int], int] = {}
        for (placed, total), n in ways.items():
            for more, chosen in _choices(dice - placed, weights[face - 1]):
                changed = max(0, min(count, placed + more) - placed)
                key = (placed + more, total + changed * faces[face - 1] + (more - changed) * face)
                step[key] = step.get(key, 0) + n * chosen
        ways = step
    return _spread({t: n for (placed, t), n in ways.items() if placed == dice})


@lru_cache(maxsize=256)
def sums_some_again(
    dice: int,
    faces: frozenset[int],
    count: int = 1,
    which: Which = "lowest",
    weights: Weights = FAIR,
) -> Spread:
    """Return the spread if at most `count` dice with these faces are rerolled.

    The lowest (or highest) of these faces are rerolled first, as a player would choose.
    """
    if dice <= 0:
        return sums(0)
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}  # (placed, rerolled, total) -> ways
    for face in _order(which):
        step: dict[tuple[int, int, int], int] = {}
        for (placed, thrown, total), n in ways.items():
            for more, chosen in _choices(dice - placed, weights[face - 1]):
                lifted = min(count - thrown, more) if face in faces else 0
                key = (placed + more, thrown + lifted, total + (more - lifted) * face)
                step[key] = step.get(key, 0) + n * chosen
        ways = step
    result: dict[int, int] = {}
    most = min(count, dice)
    for (placed, thrown, total), n in ways.items():
        if placed == dice:
            # Keep one denominator: a die that stays counts as rerolled to the same face.
            scale = sum(weights) ** (most - thrown)
            for extra, m in sums(thrown, weights).items():
                result[total + extra] = result.get(total + extra, 0) + n * m * scale
    return _spread(result)


def _order(which: Which) -> range:
    return range(1, 7) if which == "lowest" else range(6, 0, -1)


def _choices(room: int, weight: int) -> list[tuple[int, int]]:
    """Return each number of the remaining dice that can show a face of this weight, with the number
    of ways."""
    return [(more, comb(room, more) * weight**more) for more in range(room + 1)]


def _spread(ways: dict[int, int]) -> Spread:
    low, high = min(ways), max(ways)
    counts = tuple(ways.get(n, 0) for n in range(low, high + 1))
    return Spread(low, counts, sum(counts))


# -- shots -----------------------------------------------------------------------


class ShotOdds(NamedTuple):
    """The odds of one shot before any roll. A miss does 0 damage, and damage is not capped."""

    hit: Fraction
    frag: Fraction
    damage: dict[int, Fraction]

    @property
    def mean(self) -> Fraction:
        return sum((points * p for points, p in self.damage.items()), Fraction(0))

    def plain(self) -> dict[str, object]:
        """Return the odds for JSON, as numbers and as exact fractions (`5/9`)."""

        def figures(shown: Callable[[Fraction], object]) -> dict[str, object]:
            damage = {str(points): shown(p) for points, p in self.damage.items()}
            names = {"hit": self.hit, "frag": self.frag, "mean": self.mean}
            return {name: shown(p) for name, p in names.items()} | {"damage": damage}

        return figures(float) | {"exact": figures(str)}


def points_spread(attack: Spread, defense: Spread, extra: int = 0) -> Spread:
    """Return the spread of a hit's damage (damage.divide, damage.extra)."""
    # tail[i]: ways to an attack total of at least attack.low + i
    tail = [0] * (len(attack.counts) + 1)
    for i in range(len(attack.counts) - 1, -1, -1):
        tail[i] = tail[i + 1] + attack.counts[i]
    highest = max(0, attack.low + len(attack.counts) - 1)
    most = highest // max(1, defense.low)
    at_least = [0] * (most + 2)
    at_least[0] = attack.total * defense.total
    for guard, ways in defense.items():
        divisor = max(1, guard)  # as in `points_lost`
        for points in range(1, highest // divisor + 1):
            at_least[points] += ways * tail[max(0, points * divisor - attack.low)]
    counts = tuple(at_least[p] - at_least[p + 1] for p in range(most + 1))
    if extra < 0:  # totals below 0 count as 0
        none = min(-extra, len(counts) - 1)
        counts, extra = (sum(counts[: none + 1]), *counts[none + 1 :]), 0
    return Spread(extra, counts, attack.total * defense.total)


def shot_odds(
    hit: Fraction,
    points: Spread,
    fatal: int,
) -> ShotOdds:
    """Return the odds of a shot with that chance to hit and that damage. `fatal` is the least
    damage that frags."""
    damage = {n: hit * Fraction(ways, points.total) for n, ways in points.items() if hit}
    if hit != 1:
        damage[0] = damage.get(0, Fraction(0)) + 1 - hit
    return ShotOdds(hit, hit * points.at_least(fatal), dict(sorted(damage.items())))


def hit_odds(roll: Spread, range: int, outcome: Literal["hit", "miss"] | None = None) -> Fraction:
    """Return the chance to reach the range (attack.hit): 1 for an automatic hit, 0 for an automatic
    miss."""
    if outcome is not None:
        return Fraction(1 if outcome == "hit" else 0)
    return roll.at_least(range)


def plain_shot(
    accuracy: int,
    range: int,
    damage: int,
    health: int,
    *,
    extra: int = 0,
    armor: int = 0,
    soak: Soak = "a",
) -> ShotOdds:
    """Return the odds of a shot without cards. Armor adds defense dice (ruling.armor.defense)."""
    points = points_spread(sums(damage), sums(health + armor), extra)
    return shot_odds(hit_odds(sums(accuracy), range), points, fatal_points(health, armor, soak))


Ways = tuple[int, int, int, int, int, int]  # how many dice show 1, 2 … 6
ALL_FACES = frozenset(range(1, 7))
MOST_CHANGED_DICE = 12  # with more dice, changes to a few of them are left out


class Change(NamedTuple):
    """A change to the dice that show one of these faces, to no more than a number of them.

    `to` is the new face for each face; None means a reroll.
    """

    faces: frozenset[int]
    most: int | None  # None: all dice
    first: Literal["lowest", "highest"]
    to: tuple[int, ...] | None


class Reading(NamedTuple):
    """The reading of dice: the value of each face, and the number of dice that are dropped."""

    worth: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    lowest: int = 0
    highest: int = 0


PLAIN = Reading()


@lru_cache(maxsize=256)
def changed_total(dice: int, changes: tuple[Change, ...] = (), reading: Reading = PLAIN) -> Spread:
    """Return the spread of the total of that many dice, after these changes in order and then the
    reading."""
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
    if dice > MOST_CHANGED_DICE:
        return sums(dice, weights)
    ways = dict(_lies(dice, weights))
    for change in rest:
        ways = _some(ways, change)
    return _read(ways, reading)


def _one_change(dice: int, change: Change, weights: Weights) -> Spread:
    """Return the spread of the total after a single change, for any number of dice."""
    most = change.most if change.most is not None else dice
    if change.to is None:
        return sums_some_again(dice, change.faces, most, change.first, weights)
    if change.faces == ALL_FACES:
        return sums_some_turned(dice, change.to, most, change.first, weights)
    return _read(_some(dict(_lies(dice, weights)), change), PLAIN)


def _each(weights: Weights, change: Change) -> Weights:
    """Return the weights after a change to every die, which does not depend on the other dice."""
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
    """Return the combinations after a change to some dice, starting from the lowest or the highest."""
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
