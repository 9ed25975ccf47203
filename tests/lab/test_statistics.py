"""Intervals and verdicts: known values, and how often they err in simulated playtests."""

from __future__ import annotations

from random import Random

import pytest

from fragkit.lab.statistics import (
    AT_THE_END,
    Estimate,
    Gain,
    Rate,
    judge_gain,
    judge_rate,
    look_after,
    quantile,
    stakes_of,
    wilson,
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
    mixed = Rate.of([(1, 4)] * 20).estimate()
    apart = Rate.of([(4, 4)] * 5 + [(0, 4)] * 15).estimate()
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


@pytest.mark.slow
@pytest.mark.parametrize("shared", [0.0, 0.3, 1.0])
@pytest.mark.parametrize(("count", "players"), [(12, 4), (60, 4), (100, 2), (40, 6)])
def test_a_fair_fighter_is_called_unfair_in_at_most_five_percent(count, players, shared):
    random = Random(f"{count} {players} {shared}")
    wrong = 0
    for _ in range(RUNS):
        found = Rate.of(blocks(random, count, players, shared)).estimate()
        wrong += judge_rate(found, 1 / players, count) in ("strong", "weak")
    # Three standard errors of the simulation itself are allowed for.
    assert wrong / RUNS <= 0.05 + 3 * (0.05 * 0.95 / RUNS) ** 0.5


def test_twelve_fair_fighters_together_are_called_unfair_in_at_most_five_percent():
    random, wrong = Random(7), 0
    for _ in range(RUNS // 4):
        rates = [Rate.of(blocks(random, 30, 4, 0.2)).estimate(12) for _ in range(12)]
        wrong += any(judge_rate(found, 0.25, 30) in ("strong", "weak") for found in rates)
    assert wrong / (RUNS // 4) <= 0.05 + 3 * (0.05 * 0.95 / (RUNS // 4)) ** 0.5


@pytest.mark.parametrize("count", [12, 50, pytest.param(200, marks=pytest.mark.slow)])
@pytest.mark.parametrize("changed", [0.05, 0.4, 1.0])
def test_a_card_without_effect_is_found_to_have_one_in_at_most_five_percent(count, changed):
    random, wrong = Random(f"{count} {changed}"), 0
    for _ in range(RUNS):
        pairs = [
            random.choice((-1.0, 1.0)) if random.random() < changed else 0.0 for _ in range(count)
        ]
        found = Gain.of(pairs).estimate()
        wrong += found.low > 0 or found.high < 0
    assert wrong / RUNS <= 0.05 + 3 * (0.05 * 0.95 / RUNS) ** 0.5


def test_looks_come_at_16_64_and_256_blocks():
    assert [n for n in range(300) if look_after(n)] == [16, 64, 256]
    assert [look_after(n) for n in (0, 15, 16, 17, 64, 256)] == [0, 0, 1, 0, 2, 3]
    assert sum(1 / stakes_of(look) for look in range(1, 2000)) + 1 / AT_THE_END <= 1


@pytest.mark.parametrize("shared", [0.0, 0.5])
def test_a_run_that_may_end_early_calls_a_fair_fighter_unfair_in_at_most_five_percent(shared):
    random, wrong, runs = Random(f"early {shared}"), 0, 600
    for _ in range(runs):
        rate = Rate()
        for number, (wins, games) in enumerate(blocks(random, 256, 4, shared), 1):
            rate.add(wins, games)
            look = look_after(number)
            found = rate.estimate(stakes_of(look)) if look else None
            if found and judge_rate(found, 0.25, number) != "unsure":
                break
        else:
            found = rate.estimate(AT_THE_END)
        assert found is not None
        wrong += judge_rate(found, 0.25, number) in ("strong", "weak")
    assert wrong / runs <= 0.05


def test_an_unfair_fighter_is_found_out_early():
    random, ended = Random(3), []
    for _ in range(40):
        rate = Rate()
        for number in range(1, 257):
            rate.add(float(sum(random.random() < 0.5 for _ in range(4))), 4)
            look = look_after(number)
            if look and judge_rate(rate.estimate(stakes_of(look)), 0.25, number) == "strong":
                ended.append(number)
                break
    assert len(ended) == 40
    assert sum(number == 16 for number in ended) > 20


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
    assert judge_gain(Gain().estimate(), 0) == "unsure"
    assert Rate().estimate() == Estimate(0.0, 0.0, 1.0)
