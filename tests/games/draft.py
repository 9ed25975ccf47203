"""Drafts the random games of this folder anew, when cards have changed so much that they are
refused: the shortest won game among some seeds.

    python -m tests.games.draft
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

from fragkit.lab.random_player import RandomPlayer
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start

HERE = Path(__file__).parent
GAMES = {
    "11-random-table": GameOptions(
        players=["Red 2/3/2", "Blue 2/2/3", "Green 1/4/2", "Pink 2/2/3"], cards="table"
    ),
    "12-random-dealt": GameOptions(
        players=["Red 2/3/2", "Blue 1/2/4", "Green 3/2/2"], cards="dealt"
    ),
    "13-random-auto": GameOptions(
        players=["Red 1/3/3", "Blue 1/2/4", "Green 2/2/3", "Pink 1/4/2"], cards="dealt", dice="auto"
    ),
}


def draft(
    path: Path, wanted: GameOptions, player: RandomPlayer, seed: int, most: int
) -> int | None:
    """How many inputs the game took; None when nobody won in time."""
    referee = start(Start(path, wanted, seed))
    assert not isinstance(referee, OpenProblem), referee.message
    referee.hello()
    while not referee.run.table.is_over and referee.run.next_number <= most:
        line = command_line(player.answer(referee.run.table), referee.run.context())
        answer = referee.answer({"do": line, "sure": True})
        assert answer["type"] == "told", answer
    referee.journal.close()
    return referee.run.next_number - 1 if referee.run.table.is_over else None


def keep_the_shortest(name: str, seeds: int, play: Callable[[Path, int], int | None]) -> None:
    """Writes the won game with the fewest inputs into this folder."""
    best: tuple[int, int, str] | None = None
    for seed in range(seeds):
        path = HERE / f".draft-{os.getpid()}.frag"
        inputs = play(path, seed)
        text = re.sub(r"begun: .*\n", "", path.read_text())
        path.unlink()
        if inputs is not None and (best is None or inputs < best[0]):
            best = (inputs, seed, text)
    assert best is not None, f"{name}: nobody won with any of {seeds} seeds"
    (HERE / f"{name}.frag").write_text(best[2])
    sys.stdout.write(f"{name}: {best[0]} inputs, seed {best[1]}\n")


def main() -> None:
    os.chdir(HERE)
    for name, wanted in GAMES.items():
        wanted.map = "./arena.yaml"
        keep_the_shortest(
            name, 40, lambda path, seed, to=wanted: draft(path, to, RandomPlayer(seed), seed, 300)
        )


if __name__ == "__main__":
    main()
