"""How long `fragkit los` takes from a cold start, against importing its two dependencies.

    python bench/cold.py            prints a table of ratios
    python bench/cold.py --runs 30

The commands take turns, and the fastest run of each counts: what else the machine does then
disturbs all of them alike. The bar is 1.8 for `fragkit los`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

BAR = 1.8
BASE = [sys.executable, "-c", "import yaml, typer"]
COMMANDS = {
    "los, clear": ["los", "foundry", "b2", "e2"],
    "los, blocked": ["los", "foundry", "b2", "l11"],
    "los --json": ["los", "foundry", "b2", "e2", "--json"],
    "los, all squares": ["los", "reactor", "e9"],
    "reach": ["reach", "foundry", "b2", "7"],
    "show map": ["show", "map", "foundry"],
}


def timed(command: list[str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    return time.perf_counter() - begun


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
        bar = f"   bar {BAR}" if name.startswith("los,") and "all" not in name else ""
        out(f"fragkit {name:16} {seconds * 1000:6.0f} ms   {seconds / base:4.2f} ×{bar}\n")


if __name__ == "__main__":
    main()
