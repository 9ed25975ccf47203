"""What a bare Enter answers where somebody has to choose."""

from __future__ import annotations

from fragkit.referee.history.run import GameRun
from fragkit.referee.telling.prompts import is_secret, only_choice
from fragkit.rules.events import AttackDeclared
from fragkit.rules.requests import Choice


def default_choice(run: GameRun, due: Choice, covers: bool) -> str:
    """The only option, or the weapon that the shooter fired last; "" when Enter chooses nothing.

    `covers`: hands are dealt and secret, so what Enter does must not depend on what is held.
    """
    keys = [option.key for option in due.options]
    if covers and is_secret(due, run.setup.cards):
        told = [key for key in keys if key != "die" and key not in run.setup.cards]
        return "die" if due.purpose == "cure" and not told else ""
    fired = _fired_last(run, due) if due.is_of_shot else ""
    return only_choice(due) or (fired if fired in keys else "")


def _fired_last(run: GameRun, due: Choice) -> str:
    for done in reversed(run.effective()):
        for event in reversed(done.events):
            if isinstance(event, AttackDeclared) and event.player == due.player:
                return event.weapon
    return ""
