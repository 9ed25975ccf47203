"""How long `fragkit` takes from a cold start, against importing its two dependencies.

    python bench/cold.py            prints a table of ratios
    python bench/cold.py --runs 30

The commands take turns, and the fastest run of each counts. Processor time is measured: on an idle
machine it is the time that one waits, and on a busy one it is not blurred by others. Modules are
compiled once, as where fragkit is installed. `referee` opens a game up to its first question.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

BARS = {"los, clear": 1.8, "los, blocked": 1.8, "referee": 2.5}
BASE = [sys.executable, "-c", "import yaml, typer"]
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
GAME = "GAME"  # a new file each time
COMMANDS = {
    "los, clear": ["los", "foundry", "b2", "e2"],
    "los, blocked": ["los", "foundry", "b2", "l11"],
    "los --json": ["los", "foundry", "b2", "e2", "--json"],
    "los, all squares": ["los", "reactor", "e9"],
    "reach": ["reach", "foundry", "b2", "7"],
    "show map": ["show", "map", "foundry"],
    "referee": [
        "referee",
        GAME,
        "--map",
        "foundry",
        "--player",
        "Red 3/2/2",
        "--player",
        "Blue 2/3/2",
    ],
}


def timed(command: list[str]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        words = [str(Path(folder) / "game.frag") if word == GAME else word for word in command]
        begun = _spent()
        subprocess.run(
            words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False, env=ENVIRONMENT
        )
        return _spent() - begun


def _spent() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def measure(runs: int) -> dict[str, float]:
    """Seconds of the fastest run of each, the base under the empty name."""
    commands = {"": BASE}
    commands |= {name: [sys.executable, "-m", "fragkit", *args] for name, args in COMMANDS.items()}
    best = dict.fromkeys(commands, float("inf"))
    for _ in range(runs):
        for name, command in commands.items():
            best[name] = min(best[name], timed(command))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    best = measure(parser.parse_args().runs)
    base = best.pop("")
    out = sys.stdout.write
    out(f"{'import yaml, typer':24} {base * 1000:6.0f} ms\n")
    for name, seconds in best.items():
        bar = f"   bar {BARS[name]}" if name in BARS else ""
        out(f"fragkit {name:16} {seconds * 1000:6.0f} ms   {seconds / base:4.2f} ×{bar}\n")


if __name__ == "__main__":
    main()
