"""Does a playtest rank planted fighters right, and call a mirror match fair?

    python bench/validity.py [--runs 20] [--games 600] [--mirrors 40] [--workers N]
    python bench/validity.py --recorded 800 …     plays 800 games once; each run draws from them

Five fighters differ in one thing each: a broken weapon, 1 more Health, nothing, an ability that
never happens, 1 less Health. In a mirror match all fighters are alike, and swapped seats make the
games equal, so each wins as often as the others. 600 games are about a minute
of one core. Runs drawn from recorded games are quick, but share the luck of those games: they show how
much a run of that length varies, and replace no runs with other seeds.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

from fragkit.diagnostics import Problems
from fragkit.lab.base_game import base_setup
from fragkit.lab.playtest import Block, Plan, play_blocks, play_game, seated
from fragkit.lab.playtest_report import Verdict, tally_of, verdicts_on
from fragkit.lab.workers import open_workers
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


def fighter_verdicts(
    plan: Plan, games: int, workers: int, recorded: list[Block] | None = None
) -> dict[str, Verdict]:
    """Return the verdict on each fighter after that number of games: new ones, or drawn from those
    recorded."""
    wanted = plan.blocks_for(games)
    if recorded is not None:
        tally = tally_of(plan, Random(plan.seed).choices(recorded, k=wanted))
    else:
        with open_workers(workers) as found:
            tally = tally_of(plan, play_blocks(plan, found.executor, wanted, ahead=found.ahead))
    return {one.id: one for one in verdicts_on(plan, tally) if one.kind == "fighter"}


def record(plan: Plan, games: int) -> list[Block]:
    """Play the plan's line-ups from every seat, and nothing else."""
    blocks = []
    for number in range(plan.blocks_for(games)):
        random = Random(f"recorded {number}")
        first = (plan.id,) if plan.id else ()
        line = (*first, *random.sample(plan.others, plan.players[0] - len(first)))
        found = [
            play_game(seated(plan.setups[0], line[n:] + line[:n], len(line)), f"r {number}", 0)
            for n in range(len(line))
        ]
        blocks.append(Block(number, tuple(found)))
    return blocks


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
    parser.add_argument("--recorded", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    setup, right, unfair = planted_setup(), 0, 0
    planted = Plan("pack", (setup,), (4,), 1, others=PLANTED)
    mirror = Plan("fighter", (setup,), (4,), 1, "plain", ALIKE[1:])
    drawn = [
        record(plan, chosen.recorded) if chosen.recorded else None for plan in (planted, mirror)
    ]
    for seed in range(1, chosen.runs + 1):
        plan = replace(planted, seed=seed)
        found = fighter_verdicts(plan, chosen.games, chosen.workers, drawn[0])
        right += is_ranked_right(found)
        rates = "  ".join(f"{id} {found[id].rate:4.0%} {found[id].verdict}" for id in PLANTED)
        print(f"seed {seed:2}  {rates}  ranked right: {right} of {seed}", flush=True)
    for seed in range(1, chosen.mirrors + 1):
        plan = replace(mirror, seed=seed)
        found = fighter_verdicts(plan, chosen.games, chosen.workers, drawn[1])
        unfair += found["plain"].verdict in ("strong", "weak")
        one = found["plain"]
        text = f"mirror {seed:2}  {one.rate:4.0%} ({one.low:.0%}–{one.high:.0%}) {one.verdict}"
        print(f"{text}  called unfair: {unfair} of {seed}", flush=True)


if __name__ == "__main__":
    main()
