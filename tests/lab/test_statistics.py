"""Intervals and verdicts: known values, and how often they err in simulated playtests."""

from __future__ import annotations

from random import Random

import pytest

from fragkit.lab.statistics import (
    Estimate,
    judge_gain,
    judge_rate,
    paired_gain,
    quantile,
    wilson,
    win_rate,
)

RUNS = 2000


def test_wilson_gives_the_values_of_the_textbook():
    found = wilson(10, 20, quantile())
    assert (found.low, found.high) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0, 0, quantile()) == Estimate(0.0, 0.0, 1.0)
    none = wilson(0, 10, quantile())
    assert (none.low, none.high) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_several_questions_ask_for_more():
    assert quantile() == pytest.approx(1.96, abs=1e-3)
    assert quantile(5) == pytest.approx(2.576, abs=1e-3)


def test_blocks_that_agree_within_themselves_widen_the_interval():
    mixed = win_rate([(1, 4)] * 20)
    apart = win_rate([(4, 4)] * 5 + [(0, 4)] * 15)
    assert mixed.rate == apart.rate == 0.25
    assert apart.high - apart.low > 1.5 * (mixed.high - mixed.low)


def blocks(random: Random, count: int, players: int, shared: float) -> list[tuple[float, int]]:
    """A fair fighter's blocks; with a chance of `shared`, luck decides the whole block."""
    found = []
    for _ in range(count):
        if random.random() < shared:
            found.append((players * float(random.random() < 1 / players), players))
        else:
            wins = sum(random.random() < 1 / players for _ in range(players))
            found.append((float(wins), players))
    return found


@pytest.mark.parametrize("shared", [0.0, 0.3, 1.0])
@pytest.mark.parametrize(("count", "players"), [(12, 4), (60, 4), (100, 2), (40, 6)])
def test_a_fair_fighter_is_called_unfair_in_at_most_five_percent(count, players, shared):
    random = Random(f"{count} {players} {shared}")
    wrong = 0
    for _ in range(RUNS):
        found = win_rate(blocks(random, count, players, shared))
        wrong += judge_rate(found, 1 / players, count) in ("strong", "weak")
    # Three standard errors of the simulation itself are allowed for.
    assert wrong / RUNS <= 0.05 + 3 * (0.05 * 0.95 / RUNS) ** 0.5


def test_twelve_fair_fighters_together_are_called_unfair_in_at_most_five_percent():
    random, wrong = Random(7), 0
    for _ in range(RUNS // 4):
        rates = [win_rate(blocks(random, 30, 4, 0.2), questions=12) for _ in range(12)]
        wrong += any(judge_rate(found, 0.25, 30) in ("strong", "weak") for found in rates)
    assert wrong / (RUNS // 4) <= 0.05 + 3 * (0.05 * 0.95 / (RUNS // 4)) ** 0.5


@pytest.mark.parametrize("count", [12, 50, 200])
@pytest.mark.parametrize("changed", [0.05, 0.4, 1.0])
def test_a_card_without_effect_is_found_to_have_one_in_at_most_five_percent(count, changed):
    random, wrong = Random(f"{count} {changed}"), 0
    for _ in range(RUNS):
        pairs = [
            random.choice((-1.0, 1.0)) if random.random() < changed else 0.0 for _ in range(count)
        ]
        found = paired_gain(pairs)
        wrong += found.low > 0 or found.high < 0
    assert wrong / RUNS <= 0.05 + 3 * (0.05 * 0.95 / RUNS) ** 0.5


def test_a_verdict_needs_blocks_and_a_clear_interval():
    assert judge_rate(Estimate(0.53, 0.44, 0.62), 0.25, 30) == "strong"
    assert judge_rate(Estimate(0.53, 0.44, 0.62), 0.25, 9) == "unsure"
    assert judge_rate(Estimate(0.12, 0.08, 0.18), 0.25, 30) == "weak"
    assert judge_rate(Estimate(0.27, 0.19, 0.36), 0.25, 30) == "unsure"
    assert judge_rate(Estimate(0.25, 0.21, 0.29), 0.25, 30) == "fair"
    assert judge_gain(Estimate(0.3, 0.2, 0.4), 30) == "strong"
    assert judge_gain(Estimate(0.1, 0.05, 0.14), 30) == "fair"
    assert judge_gain(Estimate(0.1, -0.05, 0.2), 30) == "unsure"
    assert judge_gain(Estimate(-0.1, -0.2, -0.01), 30) == "weak"
    assert judge_gain(paired_gain([]), 0) == "unsure"
    assert win_rate([]) == Estimate(0.0, 0.0, 1.0)
