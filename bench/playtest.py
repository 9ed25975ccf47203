"""Four-player games of keen players on Foundry per second and core.

    python bench/playtest.py [SECONDS]
    python bench/playtest.py [SECONDS] --against TREE     beside another checkout, as a ratio

Process time counts. Both trees take turns, a process each; the best round of each counts, for what
else the machine does can only slow it down.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
ROUNDS = 4
BAR = 20  # games a second and core
GAMES = """
import sys, time
from dataclasses import replace
from fragkit.lab.base_game import base_setup
from fragkit.lab.playtest import play_game, seated
setup = seated(replace(base_setup(), players=()), (), 4)
play_game(setup, "warm", 0)
games, start = 0, time.process_time()
while (spent := time.process_time() - start) < float(sys.argv[1]):
    play_game(setup, str(games), 0)
    games += 1
print(games / spent)
"""


def rate(tree: Path, seconds: float) -> float:
    """Return the games a second of that checkout."""
    run = subprocess.run(
        [sys.executable, "-c", GAMES, str(seconds)],
        cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    return float(run.stdout)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=20.0)
    parser.add_argument("--against", type=Path)
    said = parser.parse_args()
    trees = [HERE, *([said.against.resolve()] if said.against else [])]
    rounds = [[rate(tree, said.seconds / ROUNDS) for tree in trees] for _ in range(ROUNDS)]
    best = [max(found) for found in zip(*rounds, strict=True)]
    print(f"this tree {best[0]:6.1f} games/s   bar {BAR}")
    if said.against:
        print(f"{said.against.name:9} {best[1]:6.1f} games/s   ratio {best[0] / best[1]:.1f}")
