"""How long a game of 1,000 inputs takes to open again, above opening one that has just begun.

    python bench/reopen.py            prints both and the difference
    python bench/reopen.py --runs 9

Both are whole processes, `fragkit referee GAME.frag --json` with nothing said. They take turns,
and the fastest run of each counts. Processor time is measured, which on an idle machine is the
time that one waits, and on a busy one is not blurred by others. The bar is 0.3 s.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from fragkit.lab.random_player import RandomPlayer
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start

BAR = 0.3
INPUTS = 1000
PLAYERS = ["Red 3/2/2", "Blue 2/3/2", "Green 2/2/3", "Pink 4/2/1"]


def play(path: Path, inputs: int) -> None:
    """A random game with real cards and dice typed at the table; some words are taken back."""
    wanted = GameOptions(map="foundry", players=PLAYERS, cards="dealt", houses=["frags=99"])
    referee = start(Start(path, wanted, seed=1))
    assert isinstance(referee, Referee), referee.message if isinstance(referee, OpenProblem) else ""
    referee.hello()
    player, chance = RandomPlayer(1), random.Random(1)
    while referee.run.next_number <= inputs:
        command = player.answer(referee.run.table)
        line = command_line(command, referee.run.context())
        if chance.random() < 0.01 and referee.run.next_number > 20:
            line = "undo"
        answer = referee.answer({"do": line, "sure": True})
        assert answer["type"] in ("told", "refused"), answer
    referee.journal.close()


def timed(path: Path) -> float:
    command = [sys.executable, "-m", "fragkit", "referee", str(path), "--json"]
    before = os.times()
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    spent = after.children_user - before.children_user
    return spent + after.children_system - before.children_system


def main(runs: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        short, long = Path(folder) / "new.frag", Path(folder) / "long.frag"
        play(short, 1)
        play(long, INPUTS)
        best = {short: float("inf"), long: float("inf")}
        for _ in range(runs):
            for path in best:
                best[path] = min(best[path], timed(path))
    more = best[long] - best[short]
    print(f"{'a game just begun':32} {best[short]:8.3f} s")
    print(f"{f'a game of {INPUTS:,} inputs':32} {best[long]:8.3f} s")
    print(
        f"{'above cold start':32} {more:8.3f} s   bar {BAR} s   {'ok' if more <= BAR else 'TOO SLOW'}"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    main(parser.parse_args().runs)
