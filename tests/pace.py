"""Bars for time that hold on a slow or a busy machine: bench/ measures, tests notice a hang."""

from __future__ import annotations

import time

AT_EASE = 0.04  # processor seconds of the piece of work below on the machine of bench/


def bar(seconds: float) -> float:
    """What `seconds` of an idle machine may become on this one, now: what a fixed piece of work
    takes tells how slow it is, and four times that is no accident but another algorithm."""
    began = time.process_time()
    sum(i * i for i in range(1_000_000))
    slowness = (time.process_time() - began) / AT_EASE
    return 4 * seconds * max(1.0, slowness)
