"""Exact odds of 8d against 5d: fragkit and icepool, side by side in one run.

    python bench/odds.py

Cold: a new process that imports the library and asks once. Warm: asked again in a running
process, caches emptied each time.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

COLD = {
    "fragkit": "from fragkit.rules.odds.dice_odds import points_spread, sums; points_spread(sums(8), sums(5))",
    "icepool": "import icepool; (8 @ icepool.d6) // (5 @ icepool.d6)",
    "(python)": "pass",
}
REPEAT = 9


def best(work: Callable[[], object], repeat: int = REPEAT) -> float:
    """The shortest of several runs: the least disturbed by whatever else the machine does."""
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def cold(code: str) -> float:
    return best(lambda: subprocess.run([sys.executable, "-c", code], check=True))


def warm_fragkit() -> float:
    from fragkit.rules.odds.dice_odds import points_spread, sums

    def work() -> None:
        sums.cache_clear()
        points_spread(sums(8), sums(5))

    return best(work, 50)


def warm_icepool() -> float:
    import icepool

    def work() -> None:
        # A new die each time: icepool remembers what it has rolled with one.
        die = icepool.Die(range(1, 7))
        (8 @ die) // (5 @ die)

    return best(work, 50)


def same_answer() -> bool:
    import icepool

    from fragkit.rules.odds.dice_odds import points_spread, sums

    ours = dict(points_spread(sums(8), sums(5)).items())
    theirs = dict(((8 @ icepool.d6) // (5 @ icepool.d6)).items())
    return ours == theirs


def main() -> int:
    rows = [
        ("cold process", cold(COLD["fragkit"]), cold(COLD["icepool"])),
        ("warm", warm_fragkit(), warm_icepool()),
    ]
    print("exact odds, 8d against 5d      fragkit     icepool   ratio")
    for name, ours, theirs in rows:
        print(f"{name:26} {ours * 1000:8.2f} ms {theirs * 1000:8.2f} ms {theirs / ours:6.1f}x")
    print(f"a bare python is {cold(COLD['(python)']) * 1000:.0f} ms of each cold process")
    print(f"same answer: {'yes' if same_answer() else 'NO'}")
    kept = same_answer() and all(ours < theirs for _, ours, theirs in rows)
    print("bar (faster than icepool): " + ("kept" if kept else "NOT KEPT"))
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
