"""Bot decisions per second on one core: random players, real cards, no journal.

    python bench/engine.py [SECONDS]
    python bench/engine.py [SECONDS] --against TREE     the base game beside another checkout's

Three tables: the base game, the four modules that the first expansions brought, and every pack with
every variant that goes with the others. Process time counts, and the tables take turns, a process
each; the best round of each counts, for what else the machine does can only slow it down.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from fragkit.lab.base_game import base_setup
from fragkit.lab.playtest import GARBAGE
from fragkit.lab.random_player import RandomPlayer
from fragkit.referee.setup.game_setup import GameOptions, OpenedGame, new_game
from fragkit.rules.commands import Refusal
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Setup
from fragkit.rules.modules import module_class

HERE = Path(__file__).parents[1]
ROUNDS = 6
MOST = 5000  # decisions in a game
TRIAL = ("no-rushes", "last-man-standing", "barrels", "shootout")
PACKS = ["base", "deathmatch", "ftw", "deadlands"]
# All that go together: one goal at most, and `unbalanced` only makes other fighters.
VARIANTS = [
    "barrels", "barrel-busters", "blink-of-an-eye", "capture-the-flag", "chaotic-spawning",
    "hearts", "knockback", "no-rushes",
]  # fmt: skip
PLAYERS = ["Red 3/2/2", "Green 2/3/2", "Blue 2/2/3", "Yellow 1/3/3"]
BARS = {"base": 15_000, "four modules": 10_000, "every module": 10_000}


def with_four() -> Setup:
    found = [module_class(id) for id in TRIAL]
    return replace(base_setup(), modules=tuple(rules() for rules in found if rules is not None))


def with_every_module() -> Setup:
    opened = new_game(
        GameOptions(map="caldera", players=PLAYERS, packs=PACKS, variants=VARIANTS), Path.cwd()
    )
    assert isinstance(opened, OpenedGame), opened
    return replace(opened.setup, dealing="dealt")


TABLES: dict[str, Callable[[], Setup]] = {
    "base": base_setup,
    "four modules": with_four,
    "every module": with_every_module,
}


def play(table: str, seconds: float) -> str:
    """Games of one table, one after another."""
    setup = TABLES[table]()
    games = decisions = 0
    gc.set_threshold(GARBAGE)  # as in a playtest
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game, player = Table(setup), RandomPlayer(games)
        for _ in range(MOST):
            if game.is_over:
                break
            told = game.submit(player.answer(game))
            assert not isinstance(told, Refusal), told
            decisions += 1
        games += 1
    return f"{decisions / spent:>10,.0f} decisions/s   {games} games"


def rate(tree: Path, seconds: float, *more: str) -> float:
    """What the bench of that checkout says."""
    command = [sys.executable, "bench/engine.py", str(seconds), *more]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    run = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=True
    )
    found = re.search(r"([\d,]+) decisions/s", run.stdout)
    assert found is not None, run.stdout
    return float(found[1].replace(",", ""))


def compare(seconds: float, against: Path | None) -> None:
    found: dict[str, list[float]] = {name: [] for name in TABLES}
    if against is not None:
        found[f"base in {against.name}"] = []
    for _ in range(ROUNDS):
        for name in TABLES:
            found[name].append(rate(HERE, seconds / ROUNDS, "--table", name))
        if against is not None:
            found[f"base in {against.name}"].append(rate(against, seconds / ROUNDS))
    for name, rates in found.items():
        bar = f"   bar {BARS[name]:,}" if name in BARS else ""
        print(f"{name:24} {max(rates):>8,.0f} decisions/s{bar}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=10.0)
    parser.add_argument("--table", choices=TABLES)
    parser.add_argument("--against", type=Path)
    said = parser.parse_args()
    if said.table:
        print(play(said.table, said.seconds))
    else:
        compare(said.seconds, said.against)
