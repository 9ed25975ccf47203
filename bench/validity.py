"""Does a playtest rank planted fighters right, and call a mirror match fair?

    python bench/validity.py [--runs 20] [--games 600] [--mirrors 40] [--first 1] [--workers N]

Five fighters differ in one thing each: a broken weapon, 1 more Health, nothing, an ability that
never happens, 1 less Health. In a mirror match all fighters are alike: swapped seats play the same
game again, so each block is played once and counted from each seat (the first block of each run
shows that this is so). Every run has a seed of its own; 600 games are about a minute of one core.
Verdicts on fighters rest on the games of keen players, so only those are played.
"""

import argparse
import os
import tempfile
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from random import Random

from fragkit.diagnostics import Problems
from fragkit.lab.base_game import NAMES, base_setup
from fragkit.lab.playtest import Block, GameResult, Plan, lineup_of, play_game, seated, swapped
from fragkit.lab.playtest_report import Verdict, tally_of, verdicts_on
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.library import load_library
from fragkit.rules.flow.setup import Setup

FIGHTERS = """
- {id: broken, name: Broken, stats: 3/2/2, weapon: {name: Doom, damage: 8d, ammo: unlimited}}
- {id: plus, name: Plus, stats: 4/2/2, points: 8}
- {id: plain, name: Plain, stats: 3/2/2}
- id: useless
  name: Useless
  stats: 3/2/2
  abilities:
    - {name: Marathon, effects: [{roll: defense, dice: 1, if: {range: 40+}}]}
- {id: minus, name: Minus, stats: 2/2/2, points: 6}
- {id: twin, name: Twin, stats: 3/2/2}
- {id: triplet, name: Triplet, stats: 3/2/2}
- {id: fourth, name: Fourth, stats: 3/2/2}
"""
PLANTED = ("broken", "plus", "plain", "useless", "minus")
ALIKE = ("plain", "twin", "triplet", "fourth")


def planted_setup() -> Setup:
    """Return a game on Foundry with the planted fighters."""
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder) / "planted"
        (pack / "fighters").mkdir(parents=True)
        text = "id: planted\nname: Planted\nversion: '1'\nextends: [base]\n"
        (pack / "pack.yaml").write_text(text, "utf-8")
        (pack / "fighters" / "fighters.yaml").write_text(FIGHTERS, "utf-8")
        problems = Problems()
        library = load_library(problems, [built_in_folders()[0], pack], built_in=False)
        errors = [str(one.message) for one in problems.found if one.severity == "error"]
        assert not errors, errors
    return replace(base_setup(), players=(), fighters=library.fighters)


def fighter_verdicts(plan: Plan, games: int, workers: int) -> dict[str, Verdict]:
    """Return the verdict on each fighter after that number of games."""
    jobs = repeat(plan), range(plan.blocks_for(games))
    if workers == 1:
        tally = tally_of(plan, map(play_lineup, *jobs))
    else:
        with ProcessPoolExecutor(workers) as pool:
            tally = tally_of(plan, pool.map(play_lineup, *jobs))
    return {one.id: one for one in verdicts_on(plan, tally) if one.kind == "fighter"}


def play_lineup(plan: Plan, number: int) -> Block:
    """Play the same games as `play_block`, without the games of planning players and those without
    a card or an ability."""
    place, players = plan.cell(number)
    lineup = lineup_of(plan, players, Random(f"{plan.seed} {number}"))
    found: list[GameResult] = []
    for turn in range(players):
        seats = swapped(lineup, turn)
        if plan.others == ALIKE[1:] and number and turn:
            games = replace(found[0], fighters=tuple(zip(NAMES, seats, strict=False)))
        else:
            games = play_game(
                seated(plan.setups[place], seats, players), f"{plan.seed} {number} luck", place
            )
        found.append(games)
    if plan.others == ALIKE[1:]:
        assert len({game.winners for game in found}) == 1, "fighters that are alike play alike"
    return Block(number, tuple(found))


def is_ranked_right(found: dict[str, Verdict]) -> bool:
    """Return whether the broken fighter wins most, then the one with more Health, then those
    without a difference. Beside a broken fighter all others win less than a fair part."""
    rate = {id: one.rate for id, one in found.items()}
    middle = [rate["plain"], rate["useless"]]
    ranked = rate["broken"] > rate["plus"] > max(middle) >= min(middle) > rate["minus"]
    return ranked and found["broken"].verdict == "strong"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--mirrors", type=int, default=40)
    parser.add_argument("--first", type=int, default=1, help="seed of the first run")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    setup, right, unfair = planted_setup(), 0, 0
    planted = Plan("pack", (setup,), (4,), 1, others=PLANTED)
    mirror = Plan("fighter", (setup,), (4,), 1, "plain", ALIKE[1:])
    for run in range(1, chosen.runs + 1):
        seed = chosen.first + run - 1
        plan = replace(planted, seed=seed)
        found = fighter_verdicts(plan, chosen.games, chosen.workers)
        right += is_ranked_right(found)
        rates = "  ".join(f"{id} {found[id].rate:4.0%} {found[id].verdict}" for id in PLANTED)
        print(f"seed {seed:2}  {rates}  ranked right: {right} of {run}", flush=True)
    for run in range(1, chosen.mirrors + 1):
        seed = chosen.first + run - 1
        plan = replace(mirror, seed=seed)
        found = fighter_verdicts(plan, chosen.games, chosen.workers)
        unfair += found["plain"].verdict in ("strong", "weak")
        one = found["plain"]
        text = f"mirror {seed:2}  {one.rate:4.0%} ({one.low:.0%}–{one.high:.0%}) {one.verdict}"
        print(f"{text}  called unfair: {unfair} of {run}", flush=True)


if __name__ == "__main__":
    main()
