"""Asking somebody to choose, again and again while others interrupt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fragkit.rules.game import DISTURBED, Procedure
from fragkit.rules.requests import Choice, Option


def ask(choice: Choice) -> Procedure[str]:
    """The key of the one option that is chosen, where no interruption changes the options."""
    while True:
        answer = yield choice
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen


def pick_square(
    by: str, squares: Callable[[], Sequence[str]], said: str, reason: str, rule: str
) -> Procedure[str]:
    """One of the squares there are at that moment, the one that was said with the card if it is
    among them; "" when there are none."""
    while found := squares():
        if said in found:
            return said
        answer = yield Choice(by, "square", tuple(Option(s) for s in found), reason, rule)
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen
    return ""
