"""Keys that are fine alone, but make no sense together.

At `hit`, the attacker is the owner. A track may fill while nobody attacks. A card limit does not
change for a single roll. Nobody swaps places with everyone. Two `not` cancel each other.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.language.sentences import Text, say
from fragkit.load.checks.conditions import with_inner
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.effects import Act, Condition, Counted, Effect, Modifier
from fragkit.model.effects.acts import (
    Ammo,
    Blast,
    Copy,
    Discard,
    Draw,
    Enter,
    ExtraTurn,
    Shoot,
    Steal,
    Swap,
)
from fragkit.model.effects.modifiers import (
    Adjust,
    Attacks,
    Extra,
    Immune,
    Outcome,
    Pierce,
    Reroll,
    Roll,
)
from fragkit.model.effects.number import FOE, OF_DICE

# The attacker at a moment of the owner.
_OWN_ATTACK = ("fire", "hit", "miss", "frag", "dry")
_ON_OWNER = ("struck", "dodged", "wounded", "dying", "fragged")
_AFTER_TO_HIT = ("hit", "miss", "frag", "dodged", "wounded", "fragged", "dying", "dry")
# The rolls of an attack that are already over, by its moments.
_NO_ROLLS = {"movement", "power-up", "first"}
_ROLLED = {
    "fire": _NO_ROLLS,
    "struck": {*_NO_ROLLS, "hit"},
    **{at: {*_NO_ROLLS, "hit", "damage", "defense"} for at in _AFTER_TO_HIT},
}
_BETWEEN_TURNS = ("setup", "round-end")
_OWN_TURN = ("turn-start", "turn-end")
_OWN_WINDOWS = ("own-turn", "turn-start", "instead-of-roll")


def check(owned: Owned, problems: Problems) -> None:
    _check_role(owned, problems)
    _check_several(owned, problems)
    _check_turn(owned, problems)
    _check_duration(owned, problems)
    _check_late(owned, problems)
    _check_any(owned.effect, problems)
    _check_numbers(owned, problems)
    effect = owned.effect
    if isinstance(effect, Discard) and effect.count == "all" and effect.pick != "owner":
        _report(effect, "pick", say("all of them are discarded anyway"), problems)
    if effect.if_ is not None:
        _check_condition(owned, effect.if_, problems)


def _report(effect: Effect, key: str, reason: Text, problems: Problems, help: Text = "") -> None:
    named = effect.verb if key == "value" else key
    problems.at(effect.where.of(key)).error(
        "[no-change] `{key}` has no effect here: {reason}", help, key=named, reason=reason
    )


def _check_role(owned: Owned, problems: Problems) -> None:
    """Check that `attacker` or `target` does not mean the owner."""
    effect, moment = owned.effect, owned.moment
    if owned.outer.whose != "own" or owned.is_weapon or owned.is_of_counter:
        return
    if owned.is_played_on_another or (owned.card is not None and owned.card.on == "everyone"):
        return
    value = getattr(effect, "value", ())
    values = value if isinstance(value, tuple) else (value,)
    if isinstance(effect, Modifier) and effect.on in ("attacker", "target", "foe"):
        is_always = moment == "play" and (owned.card is None or owned.kind == "gadget")
        if is_always and effect.in_shots is not None and not {*values} & {*effect.in_shots}:
            problems.at(effect.where.of("on")).error(
                "[no-such-target] `{verb}` works outside attacks, and there is no {target} then",
                "choose a moment of an attack, such as `at: hit`, or write `on: others`",
                verb=effect.verb,
                target=effect.on,
            )
    roles = {"attacker": _OWN_ATTACK, "target": _ON_OWNER}
    if moment in roles.get(effect.on, ()):
        problems.at(effect.where.of("on")).error(
            "[no-such-target] at `{moment}` the {target} is the owner",
            "write `on: self`, or `on: foe` for the other fighter",
            moment=moment,
            target=effect.on,
        )
    is_this = isinstance(effect, Ammo) and effect.weapons == "this"
    if is_this and moment in _ON_OWNER and effect.on in ("chosen", "self"):
        problems.at(effect.where.of("weapons")).error(
            "[no-such-target] at `{moment}` `this` is the attacker's weapon",
            "write `on: attacker`, or `weapons: one`",
            moment=moment,
        )


def _check_several(owned: Owned, problems: Problems) -> None:
    """Check effects that need one other fighter, or one direction."""
    effect = owned.effect
    is_several = effect.on in ("everyone", "others") and effect.only is None
    if not is_several:
        return
    if isinstance(effect, Swap):
        problems.at(effect.where.of("on")).error(
            "[no-such-target] `{verb}` needs one fighter, not several",
            "add `only: nearest`, or write `on: foe`",
            verb=effect.verb,
        )
    if isinstance(effect, Blast) and effect.shape == "line":
        _report(effect, "shape", say("a line needs one target"), problems, "write `shape: cross`")


def _check_turn(owned: Owned, problems: Problems) -> None:
    if isinstance(owned.effect, ExtraTurn) and owned.moment in _BETWEEN_TURNS:
        problems.at(owned.effect.where.of("value")).error(
            "[never-happens] at `{moment}` it is nobody's turn, so no turn can follow it",
            "write `at: turn-end`",
            moment=owned.moment,
        )


def _check_duration(owned: Owned, problems: Problems) -> None:
    """Check that a roll or an attack is long enough for the effect to matter."""
    effect, card = owned.effect, owned.card
    own = getattr(effect, "lasts", None)
    lasts = own or (card.lasts if card is not None else None)
    if isinstance(effect, Outcome) and lasts is None and owned.moment in _AFTER_TO_HIT:
        problems.at(effect.where.of("at")).error(
            "[never-happens] at `{moment}` the to-hit roll is already over",
            "write `at: fire`, or add `lasts: turn`",
            moment=owned.moment,
        )
    is_over = owned.moment in ("turn-end", "round-end") and owned.outer.whose == "own"
    if own is not None and own.kind == "turn" and is_over:
        problems.at(effect.where.of("lasts")).error(
            "[no-change] `lasts: turn` ends at once at `{moment}`",
            "write `lasts: 1 turn` for the next turn, or `lasts: until-my-turn`",
            moment=owned.moment,
        )
    if lasts is None or lasts.kind not in ("roll", "attack"):
        return
    if isinstance(effect, Enter | Copy):
        is_long = own is not None and lasts.kind == "roll"
    else:
        is_long = isinstance(effect, Modifier) and lasts.kind not in effect.brief_ends
    if is_long:
        place = effect.where.of("lasts") if own is not None or card is None else card.where.of("lasts")  # fmt: skip
        problems.at(place).error(
            "[no-change] `{verb}` changes nothing in one {time}",
            "write `lasts: turn` or `lasts: 2 turns`",
            verb=effect.verb,
            time=say("roll") if lasts.kind == "roll" else say("attack"),
        )


def _check_late(owned: Owned, problems: Problems) -> None:
    """Check that a change for one attack begins before the rolls that it changes."""
    effect, moment, card = owned.effect, owned.moment, owned.card
    if isinstance(effect, Roll | Reroll | Adjust):
        changed = {*effect.value}
    elif isinstance(effect, Extra | Pierce):
        changed = {"damage"}
    else:
        return
    lasts = effect.lasts or (card.lasts if card is not None else None)
    is_short = lasts is None or lasts.kind in ("roll", "attack")
    over = _ROLLED.get(moment, set())
    is_of_it = owned.outer.whose == "own" and effect.on not in ("others", "everyone")
    again = any(isinstance(one, Shoot) for one in effect.then)  # it applies to that attack
    if is_short and is_of_it and changed <= over and not again and not owned.fires_on:
        problems.at(effect.where.of("at" if effect.at else "value")).error(
            "[never-happens] after `{moment}` this attack has no such roll, so `{verb}` changes nothing",
            "write `at: fire` or `at: struck`, or add `lasts: turn`",
            moment=moment,
            verb=effect.verb,
        )


def _check_any(effect: Effect, problems: Problems) -> None:
    """Check that `any` is the only word of a list."""
    if isinstance(effect, Roll | Reroll | Adjust | Draw | Discard | Steal):
        words = effect.value
        if "any" in words and len(words) > 1:
            _report(effect, "value", say("`any` means all of them"), problems, "write only `any`")
    for key in ("value", "which"):
        words = getattr(effect, key, ())
        both = [w for w in words if f"not {w}" in words] if isinstance(words, tuple) else []
        if both:
            _report(effect, key, say("it names and excludes the same cards"), problems)
    if isinstance(effect, Immune) and "everything" in effect.value:
        rest = [word for word in effect.value if not word.startswith("not ")]
        if len(rest) > 1:
            _report(effect, "value", say("`everything` means all of them"), problems, "write only `everything`")  # fmt: skip
    if isinstance(effect, Reroll | Adjust) and (effect.dice or 0) > 1 and effect.is_one_die:
        _report(effect, "dice", say("these rolls use only one die"), problems)


def _check_numbers(owned: Owned, problems: Problems) -> None:
    """Check that a number of a lasting effect can be counted when the effect begins."""
    effect = owned.effect
    of_rolls = isinstance(effect, Roll | Reroll | Adjust | Extra)
    if not isinstance(effect, Modifier) or (of_rolls and not effect.is_of_peace):
        return
    is_outside = effect.is_of_peace or isinstance(effect, Attacks)
    asked = {what: "if" for one in with_inner(effect.if_) for what in one.count or ()}
    for name in effect.amounts:
        number = getattr(effect, name)
        if isinstance(number, Counted):
            asked[number.of] = name
    is_asked_later = owned.is_quiet or owned.moment in ("play", "use", "fire")
    for what, key in asked.items():
        of_nobody = what.startswith(FOE) and key != "if" and is_outside
        of_nobody = of_nobody and is_asked_later and not owned.has_foe
        if of_nobody or (
            what in OF_DICE and not of_rolls and is_asked_later and not owned.of_malfunction
        ):
            reason = say("there is no foe") if of_nobody else say("no dice have been rolled yet")
            problems.at(effect.where.of(key)).error(
                "[never-holds] at `{moment}` {reason}, so `{key}` can't be counted",
                "choose another moment, or count something like `health` or `speed`",
                moment=owned.moment,
                reason=reason,
                key=what,
            )


def _check_condition(owned: Owned, condition: Condition, problems: Problems) -> None:
    denied = condition.not_
    if denied is not None and denied == Condition(not_=denied.not_):
        problems.at(condition.where.of("not")).error(
            "[no-change] two `not`s cancel each other out",
            "write the inner condition by itself",
        )
    effect = owned.effect
    if isinstance(effect, Modifier) and effect.is_of_peace:
        for key in ("weapon", "same_target"):
            if key in condition.where.keys:
                problems.at(condition.where.of(key)).error(
                    "[never-holds] `{verb}` works outside attacks, so `{key}` is never true",
                    "delete `{key}`",
                    verb=effect.verb,
                    key=key,
                )
    own = owned.outer.whose == "own" and not owned.is_played_on_another
    is_attacked = owned.moment in _ON_OWNER and own and isinstance(owned.effect, Act)
    if condition.same_target is not None and is_attacked:
        problems.at(condition.where.of("same_target")).error(
            "[never-holds] at `{moment}` the owner does not attack, so `{key}` is never true",
            "write `at: hit`, `miss` or `frag`",
            moment=owned.moment,
            key="same_target",
        )
    turn = own and (owned.moment in _OWN_TURN or _is_used_on_own_turn(owned))
    if condition.own_turn is not None and turn and isinstance(owned.effect, Act):
        _report_turn(condition, problems)
    for inner in condition.inner:
        _check_condition(owned, inner, problems)


def _is_used_on_own_turn(owned: Owned) -> bool:
    return owned.moment == "use" and owned.outer.when in (None, *_OWN_WINDOWS)


def check_entering(condition: Condition | None, window: str, problems: Problems) -> None:
    """Check the condition to enter a stance in that window."""
    if condition is not None and condition.own_turn is not None and window in _OWN_WINDOWS:
        _report_turn(condition, problems)


def _report_turn(condition: Condition, problems: Problems) -> None:
    if condition.own_turn:
        text = "[no-change] `own_turn` has no effect: it is always the owner's turn then"
    else:
        text = "[never-holds] it is always the owner's turn then, so `own_turn: false` is never true"  # fmt: skip
    problems.at(condition.where.of("own_turn")).error(text, "delete `own_turn`")
