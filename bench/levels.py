"""Does each level of player beat the one before, and does every game end, on every shipped map?

    python bench/levels.py [--games 500] [--map ID,…] [--better planning] [--players 2]
    python bench/levels.py --ends [--games 500]      unfinished games of 2 to 6 players

Half of the players are of the better level. Every game is played a second time with the same luck
and swapped seats. Without fighters; the map's own pack is in play.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from typing import get_args

from fragkit.cli.playtest import open_for_playtest
from fragkit.lab.playtest import Level, play_game, seated
from fragkit.lab.statistics import quantile, wilson
from fragkit.rules.flow.setup import Setup

MAPS = {
    "foundry": "base",
    "reactor": "base",
    "bitter-flats": "deadlands",
    "tombstone-row": "deadlands",
    "drydock": "deathmatch",
    "caldera": "ftw",
    "spillway": "ftw",
}
LEVELS: tuple[Level, ...] = get_args(Level)


@cache
def setup_on(map: str, players: int) -> Setup:
    """Return a game of plain players on that map."""
    setup = replace(open_for_playtest(map, players, [MAPS[map]], [], []).setup, players=())
    return seated(setup, (), players)


def match(map: str, players: int, better: Level, luck: str) -> tuple[float, int]:
    """Return what part of two games the better players win, and how many are unfinished."""
    setup = setup_on(map, players)
    worse = LEVELS[LEVELS.index(better) - 1]
    won, unfinished = 0.0, 0
    for seats in ((better, worse), (worse, better)):
        levels = (seats * players)[:players]
        game = play_game(setup, luck, 0, levels=levels)
        names = [player.name for player in setup.players]
        won += sum(game.share(n) for n, level in zip(names, levels, strict=True) if level == better)
        unfinished += not game.is_finished
    return won, unfinished


def is_endless(map: str, players: int, level: Level, luck: str) -> bool:
    return not play_game(setup_on(map, players), luck, 0, levels=(level,)).is_finished


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--map", default=",".join(MAPS))
    parser.add_argument("--better", choices=LEVELS[1:], default="planning")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--luck", default="m")
    parser.add_argument("--ends", action="store_true")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args()
    with ProcessPoolExecutor(said.workers) as pool:
        for map in said.map.split(","):
            if said.ends:
                for players in range(2, 7):
                    jobs = [
                        pool.submit(is_endless, map, players, said.better, f"{said.luck}{n}")
                        for n in range(said.games)
                    ]
                    endless = sum(job.result() for job in jobs)
                    text = f"{map:14} {players} {said.better} players"
                    print(f"{text}: {endless} of {said.games} unfinished", flush=True)
                continue
            pairs = [
                pool.submit(match, map, said.players, said.better, f"{said.luck}{n}")
                for n in range(said.games // 2)
            ]
            won = sum(pair.result()[0] for pair in pairs)
            unfinished = sum(pair.result()[1] for pair in pairs)
            games = 2 * len(pairs)
            found = wilson(won, games, quantile())
            text = f"{map:14} {said.better} {won / games:4.0%} ({found.low:.0%}–{found.high:.0%})"
            print(f"{text} of {games}, {unfinished} unfinished", flush=True)


if __name__ == "__main__":
    main()
