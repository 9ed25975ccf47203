"""Fuzzing by coverage, with atheris where it is installed (`pip install atheris`).

    python -m tests.fuzz.run yaml -max_total_time=600

What it finds is cut down by hand and kept in tests/fuzz/corpus, which every run of the tests
reads again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import atheris  # type: ignore[import-not-found]  # not among the dependencies

with atheris.instrument_imports(include=["fragkit"]):
    from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"


def main() -> None:
    name, *options = sys.argv[1:]
    os.fsync = lambda file: None  # the prompt's game need not survive
    seeds = [p for p in CORPUS.iterdir() if p.name.startswith(name)]
    growing = Path("/tmp") / f"fragkit-fuzz-{name}"
    growing.mkdir(exist_ok=True)
    for seed in seeds:
        (growing / seed.name).write_bytes(seed.read_bytes())
    atheris.Setup([sys.argv[0], str(growing), *options], TARGETS[name])
    atheris.Fuzz()


main()
