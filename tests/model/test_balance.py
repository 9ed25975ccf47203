"""docs/explanation/damage-curve.md shows the numbers of the cards as they are."""

from __future__ import annotations

from fractions import Fraction
from types import ModuleType


def test_the_tables_in_the_docs_are_current(balance: ModuleType):
    page = balance.DOCS.read_text(encoding="utf-8")
    assert page == balance.with_tables(page), "run: python bench/balance.py --write"


def test_points_are_means_over_all_throws(balance: ModuleType):
    # 1d against 3d: only 3 ones lose to a die, by 3 → 1 point, by 6 → 2.
    throws = [(a, b + c + d) for a in F for b in F for c in F for d in F]
    assert balance.points(1) == Fraction(sum(a // t for a, t in throws), len(throws))


F = range(1, 7)


def test_heavy_weapons_have_few_attacks(balance: ModuleType):
    for card in balance.base_weapons():
        for attack in balance.attacks(card):
            if attack.dice >= 7 and "armor" not in attack.way:
                assert card.ammo // attack.ammo <= 2, card.id


def test_no_track_is_worth_more_than_seven_points(balance: ModuleType):
    for card in balance.base_weapons():
        for attack in balance.attacks(card):
            if isinstance(card.ammo, int):
                worth = balance.points(attack.dice, attack.extra) * (card.ammo // attack.ammo)
                assert worth <= Fraction(71, 10), card.id
