"""The statistics of a playtest: win rates with intervals, paired differences, verdicts.

The games of one block share their luck and differ only in the players' seats, so they are not
independent. A rate's interval therefore counts blocks. If they differ more than independent games
would, the interval becomes wider.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Literal

Judgment = Literal["strong", "weak", "fair", "unsure"]

SURE = 0.95
NEAR = 0.2  # a rate this close to par, relative to par, is fair
GREAT_GAIN = 0.15  # a card that wins more games for its player is too strong
FEWEST_BLOCKS = 10  # for a verdict: fewer blocks do not show how much blocks differ


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate: a number between two bounds."""

    rate: float
    low: float
    high: float


def quantile(questions: float = 1) -> float:
    """Return the number of standard errors with which all of these answers are correct at once in
    95 % of runs."""
    return NormalDist().inv_cdf(1 - (1 - SURE) / questions / 2)


def _widened(z: float, freedom: int) -> float:
    """Return Student's quantile, from the normal quantile (Cornish and Fisher's expansion)."""
    one = (z**3 + z) / (4 * freedom)
    two = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + one + two


def wilson(wins: float, games: float, z: float) -> Estimate:
    """Return Wilson's interval for a rate. Without games, it reaches from 0 to 1."""
    if games <= 0:
        return Estimate(0.0, 0.0, 1.0)
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half))


@dataclass(slots=True)
class Rate:
    """Wins, counted block by block. Only sums are kept, however many games are played."""

    blocks: int = 0
    games: int = 0
    wins: float = 0.0
    fair: float = 0.0  # wins of an equal player
    most: int = 0  # games in a block
    _squares: tuple[float, float, float] = (0.0, 0.0, 0.0)  # wins², wins × games, games²

    @classmethod
    def of(cls, blocks: Iterable[tuple[float, int]]) -> Rate:
        found = cls()
        for wins, games in blocks:
            found.add(wins, games)
        return found

    def add(self, wins: float, games: int, fair: float = 0.0) -> None:
        """Count one block."""
        if games:
            self.blocks, self.games, self.wins = (
                self.blocks + 1,
                self.games + games,
                self.wins + wins,
            )
            self.fair, self.most = self.fair + fair, max(self.most, games)
            one, two, three = self._squares
            self._squares = one + wins * wins, two + wins * games, three + games * games

    @property
    def par(self) -> float:
        return self.fair / self.games if self.games else 0.0

    def estimate(self, questions: float = 1) -> Estimate:
        """Return the rate with Wilson's interval, for the number of independent games that the
        blocks are worth."""
        z, wins, games, count = quantile(questions), self.wins, self.games, self.blocks
        if count < 2:
            return wilson(wins, games, z)
        rate = wins / games
        # A rare block with an extreme result may be missing by chance: count one more, half
        # won and half lost.
        missing = self.most * self.most * (rate * rate + (1 - rate) ** 2) / 2
        one, two, three = self._squares
        spread = (one - 2 * rate * two + rate * rate * three) * count / (count - 1) + missing
        alone = games * rate * (1 - rate)
        effect = max(1.0, spread / alone) if alone else 1.0
        return wilson(wins / effect, games / effect, _widened(z, count - 1))


@dataclass(slots=True)
class Gain:
    """The worth of a card or an ability, from games with it and the same games without it, block by
    block."""

    blocks: int = 0
    pairs: int = 0
    wins_with: float = 0.0
    wins_without: float = 0.0
    _sums: tuple[float, float] = (0.0, 0.0)  # sums of mean differences and their squares

    @classmethod
    def of(cls, differences: Iterable[float]) -> Gain:
        found = cls()
        for one in differences:
            found.add([(one, 0.0)])
        return found

    def add(self, pairs: Sequence[tuple[float, float]]) -> None:
        """Count one block. The players of a game share its luck, so the block's pairs count as one."""
        if pairs:
            mean = sum(one - other for one, other in pairs) / len(pairs)
            self.blocks, self.pairs = self.blocks + 1, self.pairs + len(pairs)
            self.wins_with += sum(one for one, _ in pairs)
            self.wins_without += sum(other for _, other in pairs)
            self._sums = self._sums[0] + mean, self._sums[1] + mean * mean

    def estimate(self, questions: float = 1) -> Estimate:
        """Return the mean difference, from −1 to 1, with Student's interval."""
        count = self.blocks
        if not count:
            return Estimate(0.0, -1.0, 1.0)
        mean = self._sums[0] / count
        if count < 2:
            return Estimate(mean, -1.0, 1.0)
        # Two more pairs, one for each side, prevent overconfidence if nearly all pairs agree.
        padded = self._sums[0] / (count + 2)
        variance = (self._sums[1] + 2 - (count + 2) * padded * padded) / (count + 1)
        half = _widened(quantile(questions), count - 1) * sqrt(variance / count)
        return Estimate(mean, max(-1.0, mean - half), min(1.0, mean + half))


# -- when to stop ----------------------------------------------------------------------------------
#
# A run that ends as soon as it is sure has more chances to be wrong. Half of the permitted error is
# for the report at the end of the time. The other half is for looks on the way, after 16, 64, 256 …
# blocks: the first has a half of it, the second a sixth, the third a twelfth (1 / (k × (k + 1))).

FIRST_LOOK, NEXT_LOOK = 16, 4
AT_THE_END = 2.0  # the number of questions, for a run that could have ended early


def look_after(blocks: int) -> int:
    """Return the number of the interim look that is due after that number of blocks, or 0 if none
    is due."""
    look, at = 1, FIRST_LOOK
    while at < blocks:
        look, at = look + 1, at * NEXT_LOOK
    return look if at == blocks else 0


def stakes_of(look: int) -> float:
    """Return the number of questions that each question counts as at that look."""
    return 2.0 * look * (look + 1)


# -- verdicts --------------------------------------------------------------------------------------


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
    """Judge how much a card helps: too much, not at all (it costs games), or an amount in between."""
    if pairs < FEWEST_BLOCKS:
        return "unsure"
    if found.low > GREAT_GAIN:
        return "strong"
    if found.high < 0:
        return "weak"
    return "fair" if found.low > 0 and found.high < GREAT_GAIN else "unsure"
