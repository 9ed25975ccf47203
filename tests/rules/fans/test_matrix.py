"""Nothing is accepted in silence: each field changes the game, or `check` refuses it there."""

from __future__ import annotations

import pytest

from fragkit.model.effects import Effect
from tests.rules.fans.arena import made
from tests.rules.fans.matrix import MORE_SEEDS, SEEDS, Case, cases, differs

# What so few random games do not come to: a suit to go through, a square of acid, a long jump, a
# second hit in one turn; or what can't matter, such as the type of harm that one does to oneself.
SELDOM = frozenset(
    [
        "adjust.dice@weapon",
        "adjust.faces@weapon",
        "adjust.to@weapon",
        "adjust.which@weapon",
        "allow.allow@gadget",
        "allow.allow@special",
        "allow.allow@starting-weapon",
        "allow.allow@weapon",
        "allow.if@gadget",
        "allow.if@special",
        "allow.if@trait",
        "allow.on@gadget",
        "allow.on@special",
        "allow.on@trait",
        "blast.per_turn@weapon",
        "blast.shape@gadget",
        "blast.shape@special",
        "blast.shape@trait",
        "blast.shape@weapon",
        "blast.types@gadget",
        "harm.per_turn@weapon",
        "harm.types@gadget",
        "harm.types@trait",
        "harm.types@weapon",
        "healing.healing@gadget",
        "healing.healing@special",
        "healing.healing@starting-weapon",
        "healing.healing@trait",
        "healing.healing@weapon",
        "hidden.hidden@gadget",
        "immune.if@gadget",
        "immune.if@special",
        "immune.if@trait",
        "immune.on@gadget",
        "immune.on@special",
        "immune.on@trait",
        "jump.if@gadget",
        "jump.if@special",
        "jump.if@trait",
        "jump.jump@gadget",
        "jump.jump@special",
        "jump.jump@starting-weapon",
        "jump.jump@trait",
        "jump.jump@weapon",
        "jump.on@trait",
        "limit.add@special",
        "limit.if@special",
        "pass.uses@gadget",
        "pass.uses@weapon",
        "pierce.if@special",
        "pierce.if@trait",
        "pierce.on@special",
        "pierce.on@trait",
        "push.per_turn@weapon",
        "remove.per_turn@weapon",
        "reroll.dice@weapon",
        "reroll.faces@weapon",
        "score.per_turn@weapon",
        "skip.per_turn@weapon",
        "stat.add@weapon",
        "stat.if@special",
        "stat.times@weapon",
        "table.per_turn@weapon",
        "wound.per_turn@weapon",
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
    tried = [c for c in cases() if (c.verb, c.key) in seldom and str(c) not in SELDOM]
    found = {(c.verb, c.key) for c in tried if not is_idle(c, SEEDS)}
    assert seldom <= found


def is_idle(case: Case, seeds: range = SEEDS) -> bool:
    told = [made(case.place, said, case.more).told for said in (case.base, case.changed)]
    return not any(told) and not differs(case, seeds)


def test_a_field_that_does_nothing_would_be_found():
    """The net itself: an effect that is written twice alike is idle, one that differs is not."""
    same = Case("stat", "add", "trait", "{stat: speed, add: 1}", "{stat: speed, add: 1}")
    other = Case("stat", "add", "trait", "{stat: speed, add: 1}", "{stat: speed, add: 2}")
    assert len(SEEDS) > 1
    assert (is_idle(same), is_idle(other)) == (True, False)
