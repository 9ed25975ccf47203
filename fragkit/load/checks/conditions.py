"""A condition can hold: what can never be so is a slip.

A range has its least below its most. A weapon, a range, a target or a foe are there in an attack, or when the card is played on somebody; before the movement
roll nobody has moved.
"""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.diagnostics import Problems
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.effects import Act, Condition
from fragkit.model.effects.condition import OldCondition
from fragkit.model.effects.number import FOE
from fragkit.model.fields import Where

OF_WEAPONS = ("weapon", "same_target")
OF_FOES = (
    "range", "foe_has", "foe_wears", "foe_team", "foe_in", "foe_beside", "foe_in_sight", "foe_adjacent", "foe_came", "foe_stance",
)  # fmt: skip
OF_ATTACKS = (*OF_WEAPONS, *OF_FOES, "suit", "value_at_least")
_ALONE = {
    "suit": "when the card is shown",
    "value_at_least": "when the card is shown",
    "against": "in every attack",
}
_BEFORE_MOVING = frozenset(["setup", "turn-start", "respawn"])


def check(owned: Owned, problems: Problems) -> None:
    if owned.effect.if_ is not None:
        _check(owned, owned.effect.if_, problems)
        for inner in owned.effect.if_.inner:
            _check_inner(inner, problems)


def _check(owned: Owned, condition: Condition, problems: Problems) -> None:
    if condition.range is not None:
        check_range(condition.range.low, condition.range.high, condition.where, problems)
    _check_moment(owned, condition, problems)
    if condition.against is not None and not _lies_on_another(owned):
        problems.at(condition.where.of("against")).error(
            "[never-holds] nobody else has brought this about: `against` is for what lies on "
            "another fighter",
            "such as `on: target` with `lasts: 1 turn`, or a card with `on: other`",
        )
    for inner in condition.inner:
        _check(owned, inner, problems)


def _lies_on_another(owned: Owned) -> bool:
    effect, card = owned.effect, owned.card
    if isinstance(effect, Act) or owned.kind in ("stance", "ground"):
        return False
    played = card is not None and card.on in ("other", "fighter", "everyone", "attacker", "target")
    return effect.on not in ("self", "chosen") or (played and effect.on == "chosen")


def _check_inner(condition: Condition, problems: Problems) -> None:
    """A condition inside of another asks for something, and not for the face of a card."""
    if not condition.where.keys:
        problems.at(condition.where.span).error("[no-change] this condition asks for nothing")
    for key, when in _ALONE.items():
        if key in condition.where.keys:
            problems.at(condition.where.key(key)).error(
                f"[never-holds] `{key}` is asked {when}, not inside `not` or `any`",
                "say it in the condition itself",
            )
    for inner in condition.inner:
        _check_inner(inner, problems)


def check_range(least: int | None, most: int | None, where: Where, problems: Problems) -> None:
    """Of a condition, of a weapon or of one of its modes."""
    if least is not None and most is not None and least > most:
        problems.at(where.of("range_at_least")).error(
            f"[never-holds] no range is at least {least} and at most {most}"
        )


def _check_moment(owned: Owned, condition: Condition, problems: Problems) -> None:
    moment = owned.moment
    if condition.took and moment != "take":
        problems.at(condition.where.of("took")).error(
            f"[never-holds] at `{moment}` nothing has been taken up, so `took` can't hold",
            "`at: take` is when something on the floor is taken up",
        )
    # What is in force later asks when it counts; only what happens at once asks now.
    if not owned.is_quiet or not isinstance(owned.effect, Act):
        return
    asked = [*OF_WEAPONS, *(() if owned.has_foe else OF_FOES)]
    for key in condition.where.keys:
        if OldCondition.NOW.get(key, key) in asked:
            there = "no foe" if key.startswith("foe") else "no attack"
            problems.at(condition.where.of(key)).error(
                f"[never-holds] at `{moment}` there is {there}, so `{key}` can't hold",
                "choose a moment of an attack, such as `at: fire` or `at: hit`, "
                "or one of others with `whose: others`",
            )
    if condition.moved and moment in _BEFORE_MOVING and owned.effect.whose == "own":
        problems.at(condition.where.of("moved")).error(
            f"[never-holds] at `{moment}` nobody has moved this turn",
            "`at: turn-end` comes after moving",
        )


def check_quiet(condition: Condition, when: str, problems: Problems) -> None:
    """A condition that is asked while nobody attacks."""
    for key in condition.where.keys:
        now = OldCondition.NOW.get(key, key)
        foes = now == "count" and any(what.startswith(FOE) for what in condition.count or ())
        if (now in OF_ATTACKS and getattr(condition, now) not in (None, ())) or foes:
            problems.at(condition.where.of(key)).error(
                f"[never-holds] {when} there is no attack, so `{key}` can't hold",
                "ask for something of the owner: Health, a track, a stance",
            )


def with_inner(condition: Condition | None) -> Iterator[Condition]:
    """The condition and all that it is made of: those in `any`, `all` and `not`."""
    if condition is not None:
        yield condition
        for inner in condition.inner:
            yield from with_inner(inner)
