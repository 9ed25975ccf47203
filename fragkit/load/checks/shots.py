"""What is meant for a shot comes before it.

`shoot` is a whole attack: what follows it, in its `then` or as the next effect of that moment, finds the
attack over. A change that lasts for an attack or a roll stands first, with `shoot` in its `then`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from fragkit.diagnostics import Problems
from fragkit.model.effects import Effect, Modifier
from fragkit.model.effects.acts import Shoot, Table
from fragkit.model.effects.modifiers import Adjust, Reroll, Roll
from fragkit.model.words import Lasts

# Moments and windows in the middle of another attack, for which a change still counts.
_AMID = ("fire", "struck")
_AMID_WINDOWS = ("attack", "attacked", "attacking", "roll")


def check(
    effects: Sequence[Effect], problems: Problems, lasts: Lasts | None = None, window: str = ""
) -> None:
    """The effects of a card, a trait or a stance; `lasts` and `window` are those of the card."""
    for (moment, _), same in groupby(effects, lambda effect: (effect.moment(), effect.whose)):
        for chain in ([one] for one in same) if moment == "use" else (list(same),):
            when = chain[0].when if moment == "use" else window if moment == "play" else ""
            if moment in _AMID or when in _AMID_WINDOWS:
                late = [e for e in _late(chain, lasts) if moment == "struck" and _is_to_hit(e)]
            else:
                late = list(_late(chain, lasts))
            for effect in late:
                problems.error(
                    "never-happens",
                    effect.where.span,
                    f"the shot is over by then: this `{effect.verb}` comes too late for it",
                    help=f"put the `{effect.verb}` first, at the moment of the shot, and `shoot` in its `then`",
                )


def _late(
    effects: Sequence[Effect], lasts: Lasts | None, shot: bool = False, more: bool = False
) -> Iterator[Effect]:
    """Those for one attack or roll that stand behind the last shot; `more` shots come afterwards."""
    for index, effect in enumerate(effects):
        later = more or any(map(_shoots, effects[index + 1 :]))
        along = later or any(map(_shoots, effect.then))
        if shot and not along and isinstance(effect, Modifier) and _is_brief(effect, lasts):
            yield effect
        if isinstance(effect, Table):
            for outcome in effect.value.values():
                yield from _late(outcome, lasts, shot, along)
        shot = shot or _shoots(effect, deep=False)
        yield from _late(effect.then, lasts, shot, later)
        shot = shot or _shoots(effect)


def _shoots(effect: Effect, deep: bool = True) -> bool:
    if isinstance(effect, Table):
        tables = (one for outcome in effect.value.values() for one in outcome)
        if any(map(_shoots, tables)):
            return True
    return isinstance(effect, Shoot) or (deep and any(map(_shoots, effect.then)))


def _is_brief(effect: Modifier, lasts: Lasts | None) -> bool:
    """Whether it is for one attack or roll; without a time, what changes dice is for one roll."""
    time = effect.lasts or lasts
    if time is None:
        return effect.verb in ("roll", "reroll", "adjust", "outcome")
    return time.kind in ("attack", "roll")


def _is_to_hit(effect: Effect) -> bool:
    return isinstance(effect, Roll | Reroll | Adjust) and set(effect.value) == {"hit"}
