"""A condition can be true. One that never is must be a mistake.

The smallest range is not larger than the largest one. A condition asks about a weapon, a range, a
target or a foe only in an attack or when a card is played on a fighter. Before the movement roll,
nobody has moved.
"""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.diagnostics import Problems
from fragkit.language.sentences import Text, say
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.effects import Act, Condition
from fragkit.model.effects.condition import OF_FOES, OldCondition
from fragkit.model.effects.number import FOE
from fragkit.model.fields import Where

OF_WEAPONS = ("weapon", "same_target")
OF_ATTACKS = (*OF_WEAPONS, *OF_FOES, "suit", "value_at_least")
_ONLY_OUTSIDE = ("suit", "value_at_least", "against")  # not inside `not` or `any`
_BEFORE_MOVING = frozenset(["setup", "turn-start", "rolled", "respawn"])


def check(owned: Owned, problems: Problems) -> None:
    if owned.effect.if_ is not None:
        _check(owned, owned.effect.if_, problems)
        for inner in owned.effect.if_.inner:
            _check_inner(inner, problems)


def _check(owned: Owned, condition: Condition, problems: Problems) -> None:
    if condition.range is not None:
        check_range(condition.range.low, condition.range.high, condition.where, problems)
        if condition.range.high == 0:
            problems.at(condition.where.of("range")).error(
                "[never-holds] no range is 0: fighters on one square are at range 1",
                "write 1 or more",
            )
    _check_moment(owned, condition, problems)
    if condition.against is not None and not _is_on_another(owned):
        problems.at(condition.where.of("against")).error(
            "[never-holds] `against` works only for an effect that one fighter puts on another",
            "add `on: target` and `lasts: 1 turn`, or put it on a card with `on: other`",
        )
    for inner in condition.inner:
        _check(owned, inner, problems)


def _is_on_another(owned: Owned) -> bool:
    effect, card = owned.effect, owned.card
    if isinstance(effect, Act) or owned.kind in ("stance", "ground", "counter"):
        return False
    played = card is not None and card.on in ("other", "fighter", "everyone", "attacker", "target")
    return effect.on not in ("self", "chosen") or (played and effect.on == "chosen")


def _check_inner(condition: Condition, problems: Problems) -> None:
    """Check a condition inside another one."""
    if not condition.where.keys:
        problems.at(condition.where.span).error(
            "[no-change] this condition is empty",
            "add a condition such as `range: 1-2`, or delete it",
        )
    for key in _ONLY_OUTSIDE:
        if key in condition.where.keys:
            problems.at(condition.where.key(key)).error(
                "[never-holds] `{key}` can't be used inside `not` or `any`",
                "move it up, directly below `if`",
                key=key,
            )
    for inner in condition.inner:
        _check_inner(inner, problems)


def check_range(least: int | None, most: int | None, where: Where, problems: Problems) -> None:
    """Check the range of a condition, a weapon or a mode."""
    if least is not None and most is not None and least > most:
        problems.at(where.of("range_at_least")).error(
            "[never-holds] no range is at least {least} and at most {most}",
            "swap the two numbers",
            least=least,
            most=most,
        )


def _check_moment(owned: Owned, condition: Condition, problems: Problems) -> None:
    moment = owned.moment
    if condition.took and moment != "take":
        problems.at(condition.where.of("took")).error(
            "[never-holds] at `{moment}` nothing is picked up, so `took` is never true",
            "write `at: take`",
            moment=moment,
        )
    # A lasting effect asks later, whenever it applies. An effect that happens at once asks now.
    if not owned.is_quiet or not isinstance(owned.effect, Act):
        return
    asked = [*OF_WEAPONS, *(() if owned.has_foe else OF_FOES)]
    for key in condition.where.keys:
        if OldCondition.NOW.get(key, key) in asked:
            no_foe = key.startswith("foe")
            reason = say("there is no foe") if no_foe else say("there is no attack")
            problems.at(condition.where.of(key)).error(
                "[never-holds] at `{moment}` {reason}, so `{key}` is never true",
                "choose a moment of an attack, such as `at: hit`, or add `whose: others`",
                moment=moment,
                reason=reason,
                key=key,
            )
    if condition.moved and moment in _BEFORE_MOVING and owned.effect.whose == "own":
        problems.at(condition.where.of("moved")).error(
            "[never-holds] at `{moment}` nobody has moved this turn yet",
            "write `at: turn-end`",
            moment=moment,
        )


def check_quiet(
    condition: Condition, when: Text, problems: Problems, *, of_weapon: bool = False
) -> None:
    """Check a condition that must make sense while nobody attacks."""
    for key in condition.where.keys:
        now = OldCondition.NOW.get(key, key)
        foes = now == "count" and any(what.startswith(FOE) for what in condition.count or ())
        if (now in OF_ATTACKS and getattr(condition, now) not in (None, ())) or foes:
            help = "ask about the owner instead, such as `count: {health: 2-}`"
            if now == "range" and of_weapon:
                help = "write `range_at_most` or `range_at_least` instead of `if`"
            problems.at(condition.where.of(key)).error(
                "[never-holds] {when} there is no attack, so `{key}` is never true",
                help,
                when=when,
                key=key,
            )


def with_inner(condition: Condition | None) -> Iterator[Condition]:
    """Yield the condition and those inside its `any` and `not`."""
    if condition is not None:
        yield condition
        for inner in condition.inner:
            yield from with_inner(inner)
