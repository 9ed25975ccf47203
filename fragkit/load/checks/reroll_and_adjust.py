"""Rolled dice are changed when the owner says so, or automatically.

Without `must`, the owner decides: the effect belongs to a card or trait in play, or it has `at: use`.
An effect that begins at another moment, depends on a die or follows from another effect can't be used
by anyone; with `must: true`, it changes the dice automatically.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.language.sentences import Sentence, say
from fragkit.load.checks.idle_keys import report_idle
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.effects.modifiers import Adjust, Reroll


def check(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if not isinstance(effect, Reroll | Adjust):
        return
    _check_miss(owned, effect, problems)
    if effect.must:
        _check_must(owned, effect, problems)
    elif owned.within is not None or owned.kind == "track":
        _report_unusable(effect, "value", say("it follows from another effect"), problems)
    elif owned.moment not in ("play", "use") and not (owned.is_weapon and owned.moment == "fire"):
        reason = say("it begins at `{moment}`", moment=owned.moment)
        _report_unusable(effect, "at", reason, problems)
    else:
        _check_claim(owned, effect, problems)


def _check_miss(owned: Owned, effect: Reroll | Adjust, problems: Problems) -> None:
    if owned.moment == "miss" and "hit" in effect.value and not effect.lasts:
        problems.at(effect.where.of("at")).error(
            "[never-happens] at `miss` the to-hit roll is already over",
            "write `at: use` to change dice after a miss, or add `lasts: turn` and `must: "
            "true` for later rolls",
        )


def _check_must(owned: Owned, effect: Reroll | Adjust, problems: Problems) -> None:
    card = owned.card
    if owned.moment == "use" or (card is not None and card.window == "roll"):
        report_idle(effect, "must", say("the owner decides when to use it"), problems)


def _check_claim(owned: Owned, effect: Reroll | Adjust, problems: Problems) -> None:
    """Check the keys of an effect that the owner uses after a roll."""
    used = owned.moment == "use"
    keys = ["chance", "then"] if used else ["chance", "then", "cost", "per_turn"]
    for key in keys:
        if key in effect.where.keys:
            help = "write `at: use` for a `cost` or `per_turn`, or `must: true` to automate it"
            reason = say("the dice change as soon as it is used")
            report_idle(effect, key, reason, problems, help)
    if used and effect.when is not None:
        report_idle(effect, "when", say("it is used right after a roll anyway"), problems)
    timed = effect.lasts is not None and (owned.card is None or effect.lasts != owned.card.lasts)
    if timed and used:
        report_idle(effect, "lasts", say("the dice change at once"), problems)
    elif timed and not owned.is_weapon:
        _report_unusable(effect, "lasts", say("it outlasts its card"), problems)
    elif timed and effect.lasts is not None and effect.lasts.kind not in ("attack", "roll"):
        _report_unusable(effect, "lasts", say("it outlasts the attack"), problems)


def _report_unusable(
    effect: Reroll | Adjust, key: str, reason: Sentence, problems: Problems
) -> None:
    problems.at(effect.where.of(key)).error(
        "[never-happens] nobody can use this `{verb}`: {reason}",
        "add `must: true` to change the dice automatically, write `at: use`, or move "
        "it to a card or a stance with `lasts`",
        verb=effect.verb,
        reason=reason,
    )
