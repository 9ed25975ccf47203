"""Bot decisions per second on one core: random players, real cards, no journal.

python bench/engine.py [SECONDS]
"""

from __future__ import annotations

import sys
import time

from fragkit.lab.content import base_setup
from fragkit.lab.players import RandomPlayer
from fragkit.rules.refusals import Refusal
from fragkit.rules.turn.table import Table

BAR = 10_000


def main(seconds: float) -> None:
    setup = base_setup()
    decisions = games = turns = 0
    start = time.process_time()
    seed = 0
    while time.process_time() - start < seconds:
        table, player = Table(setup), RandomPlayer(seed)
        seed += 1
        for _ in range(5000):
            if table.is_over:
                break
            told = table.submit(player.answer(table))
            assert not isinstance(told, Refusal), told
            decisions += 1
        games += 1
        turns += table.state.turns
    spent = time.process_time() - start
    rate = decisions / spent
    print(f"{'engine, random players':32} {rate:>10,.0f} decisions/s   bar {BAR:,}")
    print(f"{'':32} {games} games, {turns} turns, {decisions} decisions in {spent:.1f} s")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
