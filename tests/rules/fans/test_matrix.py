"""Nothing is accepted in silence: each field changes the game, or `check` refuses it there."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fragkit.model.effects import Effect
from tests.rules.fans.arena import made
from tests.rules.fans.matrix import MORE_SEEDS, SEEDS, Case, cases, differs

# A special for oneself is played on its owner: its target is the owner, whatever is said.
NEVER = frozenset(["blast.center@special"])
# What ten short games do not come to, though the same key changes the game in other places: a long
# jump, a cure of many points, a second shot while somebody stands on the ground.
SELDOM = NEVER | frozenset(
    [
        "adjust.by@ground",
        "adjust.by@weapon",
        "adjust.dice@ground",
        "adjust.dice@weapon",
        "adjust.faces@ground",
        "adjust.faces@weapon",
        "adjust.if@ground",
        "adjust.to@ground",
        "adjust.to@weapon",
        "adjust.which@ground",
        "adjust.which@weapon",
        "allow.allow@gadget",
        "allow.allow@ground",
        "allow.allow@rule",
        "allow.allow@special",
        "allow.allow@stance",
        "allow.allow@starting-weapon",
        "allow.allow@weapon",
        "allow.if@gadget",
        "allow.if@ground",
        "allow.if@rule",
        "allow.if@special",
        "allow.if@stance",
        "allow.on@special",
        "extra.extra@starting-weapon",
        "forbid.if@ground",
        "healing.healing@special",
        "healing.healing@starting-weapon",
        "healing.healing@weapon",
        "hidden.hidden@ground",
        "hidden.hidden@starting-weapon",
        "immune.immune@starting-weapon",
        "jump.if@ground",
        "jump.if@special",
        "jump.jump@gadget",
        "jump.jump@ground",
        "jump.jump@special",
        "jump.jump@stance",
        "jump.jump@starting-weapon",
        "jump.jump@weapon",
        "jump.on@special",
        "reroll.dice@ground",
        "reroll.dice@weapon",
        "reroll.faces@ground",
        "reroll.faces@weapon",
        "reroll.if@ground",
        "see.if@special",
        "win.on@gadget",
        "win.on@trait",
    ]
)


@pytest.mark.slow
@pytest.mark.parametrize("verb", list(Effect.family))
def test_every_field_changes_something_or_is_refused(verb: str):
    idle = [case for case in cases() if case.verb == verb and str(case) not in SELDOM]
    idle = [case for case in idle if is_idle(case) and is_idle(case, MORE_SEEDS)]
    assert [str(case) for case in idle] == [], "accepted by `check`, then nothing"


@pytest.mark.slow
def test_what_is_seldom_in_one_place_changes_something_in_another():
    """The rule is there, and read from the same data; only the occasion is rare."""
    seldom = {tuple(name.split("@")[0].split(".")) for name in SELDOM if name not in NEVER}
    found: set[tuple[str, ...]] = set()
    for case in cases():
        field = case.verb, case.key
        if field in seldom - found and str(case) not in SELDOM and not is_idle(case, SEEDS):
            found.add(field)
    assert seldom == found


def is_idle(case: Case, seeds: Sequence[int] = SEEDS) -> bool:
    told = [made(case.place, said, case.more).told for said in (case.base, case.changed)]
    return not any(told) and not differs(case, seeds)


def test_a_field_that_does_nothing_would_be_found():
    """The net itself: an effect that is written twice alike is idle, one that differs is not."""
    same = Case("stat", "add", "trait", "{stat: speed, add: 1}", "{stat: speed, add: 1}")
    other = Case("stat", "add", "trait", "{stat: speed, add: 1}", "{stat: speed, add: 2}")
    assert len(SEEDS) > 1
    assert (is_idle(same), is_idle(other)) == (True, False)
