"""How sure a playtest is: win rates with intervals, paired differences, verdicts.

Games of one block share their luck and differ in who has which seat, so they are not independent.
A rate's interval therefore counts blocks: if they differ more than independent games would, it
becomes wider.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, variance
from typing import Literal

Judgment = Literal["strong", "weak", "fair", "unsure"]

SURE = 0.95
NEAR = 0.2  # a rate this close to par, as a part of par, is fair
GREAT_GAIN = 0.15  # a card that wins more games than this for its player is too strong
FEWEST_BLOCKS = 10  # for a verdict: fewer say nothing about how blocks differ


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number between two bounds."""

    rate: float
    low: float
    high: float


def quantile(questions: int = 1) -> float:
    """Return how many standard errors make all of these answers right at once in 95 % of runs."""
    return NormalDist().inv_cdf(1 - (1 - SURE) / questions / 2)


def _widened(z: float, freedom: int) -> float:
    """Return Student's quantile for a normal one (Cornish and Fisher's expansion)."""
    one = (z**3 + z) / (4 * freedom)
    two = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + one + two


def wilson(wins: float, games: float, z: float) -> Estimate:
    """Return Wilson's interval for a rate; without games it is anything from 0 to 1."""
    if games <= 0:
        return Estimate(0.0, 0.0, 1.0)
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half))


def win_rate(blocks: Sequence[tuple[float, int]], questions: int = 1) -> Estimate:
    """Return the rate over blocks of (wins, games), with Wilson's interval for as many independent
    games as the blocks are worth."""
    played = [(wins, games) for wins, games in blocks if games]
    wins, games = sum(w for w, _ in played), sum(g for _, g in played)
    z = quantile(questions)
    if len(played) < 2:
        return wilson(wins, games, z)
    rate, count = wins / games, len(played)
    # A rare block that luck decides as a whole may be missing by chance: count one more, half won
    # and half lost.
    most = max(g for _, g in played)
    missing = most * most * (rate * rate + (1 - rate) ** 2) / 2
    spread = sum((w - rate * g) ** 2 for w, g in played) * count / (count - 1) + missing
    alone = games * rate * (1 - rate)
    effect = max(1.0, spread / alone) if alone else 1.0
    return wilson(wins / effect, games / effect, _widened(z, count - 1))


def paired_gain(differences: Sequence[float], questions: int = 1) -> Estimate:
    """Return the mean of paired differences, from −1 to 1, with Student's interval."""
    count = len(differences)
    if not count:
        return Estimate(0.0, -1.0, 1.0)
    mean = sum(differences) / count
    if count < 2:
        return Estimate(mean, -1.0, 1.0)
    # Two more pairs, one for each side, keep it honest where nearly all pairs agree.
    padded = [*differences, 1.0, -1.0]
    half = _widened(quantile(questions), count - 1) * sqrt(variance(padded) / count)
    return Estimate(mean, max(-1.0, mean - half), min(1.0, mean + half))


def judge_rate(found: Estimate, par: float, blocks: int) -> Judgment:
    """Judge a win rate against the rate of a fair game."""
    if blocks < FEWEST_BLOCKS:
        return "unsure"
    if par * (1 - NEAR) <= found.low and found.high <= par * (1 + NEAR):
        return "fair"
    if found.low > par:
        return "strong"
    return "weak" if found.high < par else "unsure"


def judge_gain(found: Estimate, pairs: int) -> Judgment:
    """Judge how much a card helps: too much, not at all (it costs games), or something between."""
    if pairs < FEWEST_BLOCKS:
        return "unsure"
    if found.low > GREAT_GAIN:
        return "strong"
    if found.high < 0:
        return "weak"
    return "fair" if found.low > 0 and found.high < GREAT_GAIN else "unsure"
