"""Checks that a counted number is known when it is needed.

Dice are rolled at a moment, so an effect that is always on can't roll any. Numbers that come from the
dice of an attack are known after the roll: the margin after the to-hit roll, 6s for damage after the
damage roll, the damage at `hit`. A roll can't depend on a later one.
"""

from __future__ import annotations

from collections.abc import Collection

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.language.sentences import Sentence, say
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
        if number.of.dice or number.dice:
            _check_dice(owned, name, problems)
        if number.of.dice and number.dice:
            problems.at(number.where.of("dice")).error(
                "[no-change] `{of}` is rolled already, so `dice` has no effect",
                "delete `dice`, or count something such as `health`",
                of=number.of,
            )
        if not number.of.dice:
            _check_name(number.of, effect.where.of(name), known, problems)
            _check_known(owned, number.of, effect.where.of(name), problems)
        verb: type = type(effect)
        least = next(about.least for f, about in specs(verb).values() if f.name == name)
        _check_range(number, 1 if number.dice else least or 0, effect.where.of(name), problems)
        if number.least is not None and number.most is not None and number.least > number.most:
            problems.at(number.where.of("least")).error(
                "[never-holds] no number is at least {least} and at most {most}",
                "swap the two numbers",
                least=number.least,
                most=number.most,
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
                    "[never-holds] `{key}` can't be compared between two fighters",
                    "write `health`, `frags`, `cards` or the name of a track",
                    key=what,
                )


_MOST = 60  # nothing can be counted higher


def _check_range(number: Counted, least: int, place: Span, problems: Problems) -> None:
    """Check that the number changes with what is counted."""
    dice = number.of.dice
    counted = range(dice, 6 * dice + 1) if dice else range(_MOST + 1)
    made = {number.made_of(one) for one in counted}
    if len(made) == 1:
        problems.at(place).error(
            "[no-change] this is always {number}",
            "write the plain number, or change `times`, `least` or `most`",
            number=made.pop(),
        )
    elif least >= 0 and max(made) < max(least, 1):
        problems.at(place).error(
            "[no-change] this is never {least} or more",
            "change `times`, `plus` or `most`",
            least=max(least, 1),
        )


def _check_dice(owned: Owned, name: str, problems: Problems) -> None:
    effect = owned.effect
    if not isinstance(effect, Modifier) or owned.moment != "play":
        return
    if owned.card is None or (owned.kind == "gadget" and effect.lasts is None):
        problems.at(effect.where.of(name)).error(
            "[no-moment] `{verb}` is always in effect, so its dice are never rolled",
            "add a moment and a duration, such as `at: turn-start` and `lasts: turn`",
            verb=effect.verb,
        )


# The rolls of an attack in order, and their result.
_ORDER = ("hit", "damage", "defense", "done")
# How many of them are over at a moment of the attack.
_OVER = {"fire": 0, "struck": 1, "miss": 1}


def _check_known(owned: Owned, what: str, place: Span, problems: Problems) -> None:
    """Check that numbers from dice are used only after the roll."""
    source = _decided_by(what)
    if source is None:
        return
    effect, stage = owned.effect, _ORDER.index(source)
    if isinstance(effect, Roll | Reroll | Adjust):
        after = 1 if isinstance(effect, Reroll | Adjust) and what in OF_ROLLS else 0
        rolls = [kind for kind in effect.value if kind in _ORDER]
        known = "any" in effect.value or any(_ORDER.index(r) + after > stage for r in rolls)
        when = _at_roll(effect.value[0])
    elif isinstance(effect, Extra):
        known, when = stage < _ORDER.index("done"), say("when extra damage is added")
    elif owned.of_malfunction:
        known, when = source == "damage", say("when the weapon malfunctions")
    elif isinstance(effect, Act) and not owned.is_quiet:
        known = stage < _OVER.get(owned.moment, len(_ORDER))
        when = say("at `{moment}`", moment=owned.moment)
    else:
        return  # in effect at several times, or without an attack: another check reports that
    if not known:
        help = "write `at: hit`, which comes after the rolls" if isinstance(effect, Act) else ""
        if source == "done":
            help = "write `at: hit`, which comes after the damage"
        problems.at(place).error(
            "[never-holds] `{key}` is not known yet {when}", help, key=what, when=when
        )


def _at_roll(kind: str) -> Sentence:
    if kind == "hit":
        return say("at the to-hit roll")
    return say("at the {roll} roll", roll=kind)


def _decided_by(what: str) -> str | None:
    """Return the roll of an attack that decides the number."""
    if what == "margin":
        return "hit"
    if what == "damage":
        return "done"
    roll = ROLLS[what.partition("-")[2]] if what in OF_ROLLS else ""
    return roll if roll in _ORDER else None


def _check_name(name: str, place: Span, known: Collection[str], problems: Problems) -> None:
    if name not in known:
        problems.at(place).error(
            "[unknown-quantity] `{name}` can't be counted",
            did_you_mean(name, known)
            or "count something like `speed`, `foes-in-sight`, `range` or `1d`",
            name=name,
        )
