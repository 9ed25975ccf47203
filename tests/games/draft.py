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
from fragkit.referee.opening.contents import Trouble
from fragkit.referee.opening.opened import Wanted
from fragkit.referee.reading.lines import command_line
from fragkit.referee.start import Start, start

HERE = Path(__file__).parent
GAMES = {
    "11-random-table": Wanted(
        players=["Red 2/3/2", "Blue 2/2/3", "Green 1/4/2", "Pink 2/2/3"], cards="table"
    ),
    "12-random-dealt": Wanted(players=["Red 2/3/2", "Blue 1/2/4", "Green 3/2/2"], cards="dealt"),
    "13-random-auto": Wanted(
        players=["Red 1/3/3", "Blue 1/2/4", "Green 2/2/3", "Pink 1/4/2"], cards="dealt", dice="auto"
    ),
}


def draft(path: Path, wanted: Wanted, player: RandomPlayer, seed: int, most: int) -> int | None:
    """How many inputs the game took; None when nobody won in time."""
    host = start(Start(path, wanted, seed))
    assert not isinstance(host, Trouble), host.message
    host.hello()
    while not host.run.table.is_over and host.run.next_number <= most:
        line = command_line(player.answer(host.run.table), host.run.context())
        answer = host.hear({"do": line, "sure": True})
        assert answer["type"] == "told", answer
    host.journal.close()
    return host.run.next_number - 1 if host.run.table.is_over else None


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
