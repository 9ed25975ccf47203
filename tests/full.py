"""How much of a large proof runs: a sample in every run, all of it with `FRAGKIT_FULL=1`."""

from __future__ import annotations

import os

FULL = os.environ.get("FRAGKIT_FULL") == "1"


def sampled(usual: int, full: int) -> int:
    """Return how many cases to try; the usual ones are the first of the full ones."""
    return full if FULL else usual
