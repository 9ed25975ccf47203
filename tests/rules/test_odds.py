"""Exact odds, proved twice: by enumeration of every face and by seeded simulation."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from fragkit.rules.damage_math import is_fragged, points_lost, suffer
from fragkit.rules.odds.dice_odds import (
    FAIR,
    Spread,
    again,
    hit_odds,
    plain_shot,
    points_spread,
    shot_odds,
    sums,
    sums_some_again,
    sums_some_turned,
    turn_by,
    turn_to,
    turned,
)
from tests.rulemark import rule

Faces = tuple[int, ...]


def fractions(spread: Spread) -> dict[int, Fraction]:
    assert sum(spread.counts) == spread.total
    return {n: Fraction(ways, spread.total) for n, ways in spread.items()}


def enumerated(dice: int, total: Callable[[Faces], int] = sum) -> dict[int, Fraction]:
    counts = Counter(total(faces) for faces in product(range(1, 7), repeat=dice))
    return {n: Fraction(ways, 6**dice) for n, ways in sorted(counts.items())}


@pytest.mark.parametrize("dice", [0, 1, 2, 3, 5])
def test_sums_of_dice_equal_enumeration(dice: int) -> None:
    assert fractions(sums(dice)) == enumerated(dice)


@rule("attack.hit", "attack.dice")
@pytest.mark.parametrize(
    ("accuracy", "range", "odds"),
    [
        (1, 1, Fraction(1)),
        (1, 2, Fraction(5, 6)),
        (2, 7, Fraction(7, 12)),
        (2, 12, Fraction(1, 36)),
        (2, 13, Fraction(0)),
        (4, 4, Fraction(1)),
    ],
)
def test_a_shot_hits_when_the_total_reaches_the_range(
    accuracy: int, range: int, odds: Fraction
) -> None:
    assert hit_odds(sums(accuracy), range) == odds


def test_an_automatic_outcome_needs_no_dice() -> None:
    assert hit_odds(sums(1), 30, "hit") == 1
    assert hit_odds(sums(9), 1, "miss") == 0


@rule("damage.attack", "damage.defense", "damage.divide", "damage.extra")
@pytest.mark.parametrize(
    ("accuracy", "range", "damage", "health", "extra", "armor", "soak"),
    [
        (1, 3, 2, 1, 0, 0, "a"),
        (2, 7, 3, 2, 0, 0, "a"),
        (2, 5, 2, 2, 1, 0, "a"),
        (1, 1, 4, 1, 0, 1, "a"),
        (1, 1, 4, 1, 0, 1, "b"),
        (2, 8, 3, 1, 1, 1, "b"),
    ],
)
def test_a_shot_equals_enumeration_of_every_face(
    accuracy: int, range: int, damage: int, health: int, extra: int, armor: int, soak: str
) -> None:
    hits = Counter(sum(f) >= range for f in product(FACES, repeat=accuracy))
    points: Counter[int] = Counter()
    frags = 0
    for attack in product(FACES, repeat=damage):
        for defense in product(FACES, repeat=health + armor):
            lost = points_lost(sum(attack), sum(defense), extra)
            points[lost] += hits[True]
            frags += hits[True] * is_fragged(*suffer(lost, health, armor, soak))
    ways = 6 ** (accuracy + damage + health + armor)
    points[0] += hits[False] * 6 ** (damage + health + armor)
    odds = plain_shot(accuracy, range, damage, health, extra=extra, armor=armor, soak=soak)
    assert odds.hit == Fraction(hits[True], 6**accuracy)
    assert odds.frag == Fraction(frags, ways)
    assert odds.damage == {n: Fraction(w, ways) for n, w in points.items() if w}
    assert odds.mean == sum(n * Fraction(w, ways) for n, w in points.items())


FACES = range(1, 7)


@pytest.mark.parametrize(
    ("accuracy", "range", "damage", "health", "armor"),
    [(2, 7, 4, 3, 0), (3, 9, 6, 4, 0), (4, 12, 8, 3, 2), (3, 14, 10, 2, 0)],
)
def test_a_shot_agrees_with_a_simulation(
    accuracy: int, range: int, damage: int, health: int, armor: int
) -> None:
    dice = random.Random(f"{accuracy} {range} {damage} {health} {armor}")
    odds = plain_shot(accuracy, range, damage, health, armor=armor)
    shots, hits, frags, total = 8000, 0, 0, 0
    for _ in [None] * shots:
        if sum(dice.choices(FACES, k=accuracy)) < range:
            continue
        attack, defense = dice.choices(FACES, k=damage), dice.choices(FACES, k=health + armor)
        lost = points_lost(sum(attack), sum(defense))
        hits += 1
        total += lost
        frags += lost >= health + armor
    square = sum(n * n * p for n, p in odds.damage.items())
    for exact, seen, variance in [
        (odds.hit, hits, odds.hit * (1 - odds.hit)),
        (odds.frag, frags, odds.frag * (1 - odds.frag)),
        (odds.mean, total, square - odds.mean**2),
    ]:
        # Four standard errors: the seed is fixed, so this holds always or never.
        assert abs(Fraction(seen, shots) - exact) ** 2 <= 16 * variance / shots


def test_a_range_out_of_reach_leaves_only_0_points() -> None:
    odds = plain_shot(1, 7, 6, 1)
    assert (odds.hit, odds.frag, odds.mean, odds.damage) == (0, 0, 0, {0: 1})


def test_points_are_not_capped_at_health() -> None:
    assert max(plain_shot(1, 1, 4, 1).damage) == 24


def test_extra_damage_leaves_a_gap_between_a_miss_and_a_hit() -> None:
    assert list(plain_shot(1, 2, 1, 2, extra=2).damage) == [0, 2, 3, 4, 5]


def test_odds_of_a_hundred_dice_add_up() -> None:
    odds = plain_shot(100, 350, 100, 50, armor=50)
    assert sum(odds.damage.values()) == 1
    assert odds.hit == Fraction(1, 2) + sums(100).counts[250] * Fraction(1, 2 * 6**100)


def test_totals_raised_or_lowered_by_cards_are_counted() -> None:
    raised = points_spread(sums(2).plus(3), sums(2).plus(-4), 0)
    counts: Counter[int] = Counter()
    for a, b, c, d in product(FACES, repeat=4):
        counts[points_lost(a + b + 3, c + d - 4)] += 1
    assert fractions(raised) == {n: Fraction(w, 6**4) for n, w in counts.items()}


def test_an_attack_lowered_below_0_does_nothing() -> None:
    low = points_spread(sums(1).plus(-9), sums(1))
    assert fractions(low) == {0: 1}


def test_a_weapon_without_damage_dice_does_its_extra_only() -> None:
    assert fractions(points_spread(sums(0), sums(3), extra=1)) == {1: 1}


# -- dice that are thrown again or turned -----------------------------------------


@rule("deadlands.agency.cheat", "ruling.cheat.reroll")
def test_ones_thrown_again_once() -> None:
    expected: Counter[int] = Counter()
    for first in product(FACES, repeat=2):
        for second in product(FACES, repeat=2):
            expected[sum(b if a == 1 else a for a, b in zip(first, second, strict=True))] += 1
    assert fractions(sums(2, again(FAIR, [1]))) == {
        n: Fraction(w, 6**4) for n, w in expected.items()
    }


def test_every_die_turned() -> None:
    assert fractions(sums(2, turned(FAIR, turn_by(1)))) == enumerated(
        2, lambda faces: sum(min(6, f + 1) for f in faces)
    )
    assert fractions(sums(3, turned(FAIR, turn_to(6)))) == {18: 1}


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("which", ["lowest", "highest"])
@pytest.mark.parametrize("faces", [turn_to(6), turn_to(1), turn_by(2)])
def test_some_dice_turned_equal_enumeration(count: int, which: str, faces: Faces) -> None:
    def total(rolled: Faces) -> int:
        ordered = sorted(rolled, reverse=which == "highest")
        return sum(faces[f - 1] if i < count else f for i, f in enumerate(ordered))

    assert fractions(sums_some_turned(4, faces, count, which)) == enumerated(4, total)


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(
    ("which", "faces"), [("lowest", {1, 2, 3}), ("highest", {4, 6}), ("lowest", {1})]
)
def test_some_dice_thrown_again_equal_enumeration(count: int, which: str, faces: set[int]) -> None:
    expected: Counter[int] = Counter()
    for rolled in product(FACES, repeat=3):
        ordered = sorted(rolled, reverse=which == "highest")
        for fresh in product(FACES, repeat=count):
            left, result = list(fresh), 0
            for face in ordered:
                result += left.pop() if face in faces and left else face
            expected[result] += 1
    spread = sums_some_again(3, frozenset(faces), count, which)
    assert fractions(spread) == {n: Fraction(w, 6 ** (3 + count)) for n, w in expected.items()}


def test_rerolled_dice_can_be_turned_afterwards() -> None:
    weights = again(FAIR, [1])
    spread = sums_some_turned(2, turn_to(6), 1, "lowest", weights)
    single = fractions(sums(1, weights))
    expected: dict[int, Fraction] = {}
    for a, b in product(FACES, repeat=2):
        total = max(a, b) + 6
        expected[total] = expected.get(total, Fraction(0)) + single[a] * single[b]
    assert fractions(spread) == expected


def test_no_dice_stay_no_dice() -> None:
    assert fractions(sums_some_turned(0, turn_to(6))) == {0: 1}
    assert fractions(sums_some_again(0, frozenset({1}))) == {0: 1}


def test_a_shot_can_be_put_together_from_parts() -> None:
    points = points_spread(sums(4, again(FAIR, [1])), sums(3), extra=1)
    odds = shot_odds(hit_odds(sums(2, again(FAIR, [1])), 7), points, fatal=3)
    assert odds.frag == odds.hit * points.at_least(3)
    assert sum(odds.damage.values()) == 1
