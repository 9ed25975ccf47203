"""In a game that was begun in the middle the movement roll may be past: who wants to do something
else first is told how to say so."""

from __future__ import annotations

from dataclasses import replace

from fragkit.referee.history.run import GameRun
from fragkit.rules.commands import Refusal
from fragkit.rules.requests import Roll


def with_past_roll(run: GameRun, refusal: Refusal) -> Refusal:
    due = run.request
    if run.setup.position is None or run.effective() or refusal.rule != "turn.phases":
        return refusal
    if refusal.help or not isinstance(due, Roll) or due.purpose != "movement":
        return refusal
    said = f"override {due.player.casefold()} movement 5"
    return replace(refusal, help=f"Is it rolled already? `{said}`: 5 are left.")
