"""Dice that lie are thrown again or turned by whoever says so, or at once.

Without `must` the owner says when: the effect is there as long as its card or trait, or it has
`at: use`. What begins at a moment of its own, hangs on a die or follows from something else is
nobody's to claim: there `must: true` has the dice thrown again.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.load.checks.idle_keys import tell_idle
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
        _unclaimed(effect, "value", "what follows from something else is nobody's to use", problems)
    elif owned.moment not in ("play", "use") and not (owned.is_weapon and owned.moment == "fire"):
        why = f"what begins at `{owned.moment}` is nobody's to use"
        _unclaimed(effect, "at", why, problems)
    else:
        _check_claim(owned, effect, problems)


def _check_miss(owned: Owned, effect: Reroll | Adjust, problems: Problems) -> None:
    if owned.moment == "miss" and "hit" in effect.value and not effect.lasts:
        problems.at(effect.where.of("at")).error(
            "[never-happens] at `miss` that roll to hit is over",
            "`at: use` is for dice that lie there, also after a miss; `lasts: turn` with "
            "`must: true` for later rolls",
        )


def _check_must(owned: Owned, effect: Reroll | Adjust, problems: Problems) -> None:
    card = owned.card
    if owned.moment == "use" or (card is not None and card.window == "roll"):
        tell_idle(effect, "must", "it is used when its owner likes", problems)


def _check_claim(owned: Owned, effect: Reroll | Adjust, problems: Problems) -> None:
    """Of what its owner claims when dice lie there, a price and a count are for `at: use`."""
    used = owned.moment == "use"
    keys = ["chance", "then"] if used else ["chance", "then", "cost", "per_turn"]
    for key in keys:
        if key in effect.where.keys:
            help = "`at: use` takes a `cost` and `per_turn`; `must: true` happens by itself"
            tell_idle(
                effect, key, "dice that lie are changed as soon as it is used", problems, help
            )
    if used and effect.when is not None:
        tell_idle(effect, "when", "it is used right after a roll anyway", problems)
    timed = effect.lasts is not None and (owned.card is None or effect.lasts != owned.card.lasts)
    if timed and used:
        tell_idle(effect, "lasts", "dice that lie are changed at once", problems)
    elif timed and not owned.is_weapon:
        _unclaimed(effect, "lasts", "what outlasts its card is nobody's to use", problems)
    elif timed and effect.lasts is not None and effect.lasts.kind not in ("attack", "roll"):
        _unclaimed(effect, "lasts", "what outlasts the attack is nobody's to use", problems)


def _unclaimed(effect: Reroll | Adjust, key: str, why: str, problems: Problems) -> None:
    problems.at(effect.where.of(key)).error(
        f"[never-happens] nobody can use this `{effect.verb}`: {why}",
        "add `must: true`, and the dice are changed by themselves; say `at: use`; or let a "
        "card or a stance with `lasts` hold it",
    )
