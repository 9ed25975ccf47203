"""Nothing is accepted in silence: each field changes the game, or `check` refuses it there."""

from __future__ import annotations

import pytest

from fragkit.model.effects import Effect
from tests.rules.fans.matrix import SEEDS, Case, cases, differs, made

# What the same random games do not come to; each is played by hand in the tests beside this one,
# or can't matter: who is taken out of play attacks no more in that turn.
SELDOM: frozenset[str] = frozenset()


@pytest.mark.slow
@pytest.mark.parametrize("verb", list(Effect.family))
def test_every_field_changes_something_or_is_refused(verb: str):
    idle = [str(case) for case in cases() if case.verb == verb and is_idle(case)]
    assert set(idle) <= SELDOM, "accepted by `check`, then nothing"


def is_idle(case: Case) -> bool:
    if made(case.place, case.base, case.verb)[1] or made(case.place, case.changed, case.verb)[1]:
        return False  # said by `check`
    return not differs(case)


def test_a_field_that_does_nothing_would_be_found():
    """The net itself: an effect that is written twice alike is idle, one that differs is not."""
    same = Case("stat", "add", "trait", "{stat: speed, add: 1}", "{stat: speed, add: 1}")
    other = Case("stat", "add", "trait", "{stat: speed, add: 1}", "{stat: speed, add: 2}")
    assert len(SEEDS) > 1
    assert (is_idle(same), is_idle(other)) == (True, False)
