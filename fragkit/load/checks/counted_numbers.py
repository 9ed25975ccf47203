"""A number that is counted can be: the name is that of something, and there is such a thing then.

Dice are rolled at a moment: what is in force all the time has none. What the dice of an attack decide is
counted when they lie: the margin after the roll to hit, 6s for damage after that roll, the damage done at
`hit`. A roll can't hang on one that comes later.
"""

from __future__ import annotations

from collections.abc import Collection

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.checks.conditions import with_inner
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.effects import Act, Counted, Modifier
from fragkit.model.effects.modifiers import Adjust, Extra, Reroll, Roll
from fragkit.model.effects.number import FOE, OF_FIGHTER, OF_ROLLS, QUANTITIES, ROLLS
from fragkit.model.fields import specs


def check(owned: Owned, tracks: Collection[str], problems: Problems) -> None:
    effect = owned.effect
    known = {*QUANTITIES, *tracks}
    for name in effect.amounts:
        number = getattr(effect, name)
        if not isinstance(number, Counted):
            continue
        if number.of.dice:
            _check_dice(owned, name, problems)
        else:
            _check_name(number.of, effect.where.of(name), known, problems)
            _check_known(owned, number.of, effect.where.of(name), problems)
        verb: type = type(effect)
        least = next(about.least for f, about in specs(verb).values() if f.name == name)
        _check_range(number, least or 0, effect.where.of(name), problems)
        if number.least is not None and number.most is not None and number.least > number.most:
            problems.at(number.where.of("least")).error(
                f"[never-holds] no number is at least {number.least} and at most {number.most}"
            )
    for condition in with_inner(effect.if_):
        for key in ("count", "foe_has"):
            for what in getattr(condition, key) or ():
                _check_name(what, condition.where.of(key), known, problems)
                _check_known(owned, what, condition.where.of(key), problems)
        for what in condition.foe_has or ():
            own = what in OF_FIGHTER or (what in tracks and not what.startswith(FOE))
            if not own and what in known:
                problems.at(condition.where.of("foe_has")).error(
                    f"[never-holds] `{what}` is nothing that each of the two fighters has",
                    "write `health`, `frags`, `cards` … or the name of a track",
                )


_MOST = 60  # nothing that is counted goes beyond


def _check_range(number: Counted, least: int, place: Span, problems: Problems) -> None:
    """A number that is counted depends on what there is."""
    dice = number.of.dice
    counted = range(dice, 6 * dice + 1) if dice else range(_MOST + 1)
    made = {number.made_of(one) for one in counted}
    if len(made) == 1:
        problems.at(place).error(
            f"[no-change] this is always {made.pop()}, whatever is counted",
            "write the plain number, or look at `times`, `least` and `most`",
        )
    elif max(made) < least:
        problems.at(place).error(
            f"[no-change] this is never {least} or more, whatever is counted",
            "look at `times`, `plus` and `most`",
        )


def _check_dice(owned: Owned, name: str, problems: Problems) -> None:
    effect = owned.effect
    if not isinstance(effect, Modifier) or owned.moment != "play":
        return
    if owned.card is None or (owned.kind == "gadget" and effect.lasts is None):
        problems.at(effect.where.of(name)).error(
            f"[no-moment] `{effect.verb}` is in force all the time: its dice need a moment to be "
            "rolled",
            "add `at: turn-start` and `lasts: turn`, or another moment",
        )


# The rolls of an attack as they follow each other, and what comes of them.
_ORDER = ("hit", "damage", "defense", "done")
# How much of that is over when something happens at a moment of the attack.
_OVER = {"fire": 0, "struck": 1, "miss": 1}


def _check_known(owned: Owned, what: str, place: Span, problems: Problems) -> None:
    """What dice decide is asked for when they lie."""
    told = _made_by(what)
    if told is None:
        return
    effect, stage = owned.effect, _ORDER.index(told)
    if isinstance(effect, Roll | Reroll | Adjust):
        lie = 1 if isinstance(effect, Reroll | Adjust) and what in OF_ROLLS else 0
        rolls = [kind for kind in effect.value if kind in _ORDER]
        known = "any" in effect.value or any(_ORDER.index(r) + lie > stage for r in rolls)
        when = f"when dice are rolled for {effect.value[0]}"
        when = when.replace("for hit", "to hit")
    elif isinstance(effect, Extra):
        known, when = stage < _ORDER.index("done"), "when extra damage is added"
    elif isinstance(effect, Act) and not owned.is_quiet:
        known = stage < _OVER.get(owned.moment, len(_ORDER))
        when = f"at `{owned.moment}`"
    else:
        return  # in force at several times, or without an attack: another check tells that
    if not known:
        help = "`at: hit` is when the shot has been worked out" if isinstance(effect, Act) else ""
        if told == "done":
            help = "`at: hit` comes after the damage, for what happens then"
        problems.at(place).error(f"[never-holds] `{what}` is not known yet {when}", help)


def _made_by(what: str) -> str | None:
    """Which roll of an attack decides it."""
    if what == "margin":
        return "hit"
    if what == "damage":
        return "done"
    roll = ROLLS[what.partition("-")[2]] if what in OF_ROLLS else ""
    return roll if roll in _ORDER else None


def _check_name(name: str, place: Span, known: Collection[str], problems: Problems) -> None:
    if name not in known:
        problems.at(place).error(
            f"[unknown-quantity] `{name}` can't be counted",
            did_you_mean(name, known) or "write `speed`, `foes-in-sight`, `range`, `1d` …",
        )
