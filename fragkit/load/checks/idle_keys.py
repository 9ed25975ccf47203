"""Every key changes something where it stands.

`whose` needs a moment that somebody else may bring about, `when` an ability that is used. A die
that is looked up takes points, or dice of which the worse are dropped. What is barred with some
cards only is something that is done with cards; what is out of bounds is said with `in`. Movement
and attacks are paid in the own turn. The foe is there when there is one.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.effects import Counted, Effect, Modifier
from fragkit.model.effects.acts import (
    Blast,
    Discard,
    Push,
    Shoot,
)
from fragkit.model.effects.modifiers import (
    Adjust,
    Armor,
    Reroll,
)
from fragkit.model.effects.number import FOE, OF_ATTACK, OF_DICE, OF_ROLL, OF_TURN

_NOBODY_ELSES = ("setup", "play", "use", "expire", "sighted")
# Moments that come in the turns of others as a rule.
_OFF_TURN = frozenset(["struck", "dodged", "dying", "fragged", "sighted", "wounded"])
_IN_OWN_TURN = ("fire", "hit", "miss")  # attacks, as a rule
_ONCE = ("setup", "play", "turn-start", "turn-end", "respawn", "expire")
_OF_WEAPONS = ("play", "use", "fire", "hit", "miss", "frag", "dry", "expire")
_LATER = ("last-moved", "last-attacks", "unused-movement", "unused-attacks")


def check(owned: Owned, problems: Problems) -> None:
    _check_whose(owned, problems)
    _check_when(owned, problems)
    _check_often(owned, problems)
    _check_whom(owned, problems)
    if isinstance(owned.effect, Discard) and owned.effect.pick == "player" and _is_own(owned):
        tell_idle(owned.effect, "pick", "whoever owns the cards is who played it", problems)
    if owned.is_weapon and owned.within is None:
        _check_of_weapon(owned, problems)
    _check_foe(owned, problems)
    _check_price(owned, problems)
    _check_counts(owned, problems)
    effect = owned.effect
    if isinstance(effect, Armor) and effect.if_ is not None and owned.moment == "play":
        tell_idle(
            effect, "if", "armor is worn whatever happens", problems, "give it a moment: `at: use`"
        )
    worn = isinstance(effect, Armor) and owned.moment == "play"
    if worn and effect.on not in ("chosen", "self"):
        why = "armor is worn by whom its card lies with"
        tell_idle(effect, "on", why, problems, "a special `on: fighter` is played on somebody")


def tell_idle(effect: Effect, key: str, why: str, problems: Problems, help: str = "") -> None:
    named = effect.verb if key == "value" else key
    problems.at(effect.where.of(key)).error(
        f"[no-change] `{named}` changes nothing here: {why}", help
    )


def _check_whose(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if effect.whose == "own":
        return
    if owned.moment in _NOBODY_ELSES:
        help = "choose a moment such as `at: turn-start`, `enter` or `wounded`"
        tell_idle(effect, "whose", f"`at: {owned.moment}` is the owner's alone", problems, help)
    elif owned.is_weapon:
        tell_idle(effect, "whose", "a weapon acts in its own attacks", problems)
    elif owned.kind == "ground" and owned.moment in ("enter", "leave"):
        tell_idle(effect, "whose", "ground concerns whoever comes or goes", problems)


def _check_often(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    once = owned.moment in _ONCE and effect.whose == "own" and owned.within is None
    once = once and owned.kind != "track"  # which may be filled again and again
    if effect.per_turn is None:
        return
    if once:
        why = f"`at: {owned.moment}` comes once anyway"
        tell_idle(effect, "per_turn", why, problems)
    elif _ends_turn(owned):
        tell_idle(effect, "per_turn", "it ends the own turn, so it comes once anyway", problems)


def _ends_turn(owned: Owned) -> bool:
    """Whether the owner's turn is over when it has happened, always."""
    effect, moment = owned.effect, owned.moment
    over = getattr(effect, "value", "") in effect.ends_turn
    own_turn = moment in _IN_OWN_TURN or (
        moment == "use" and effect.when in (None, "own-turn", "turn-start")
    )
    sure = effect.chance is None and effect.if_ is None and owned.within is None
    return over and own_turn and sure and effect.whose == "own" and _is_own(owned)


def _check_whom(owned: Owned, problems: Problems) -> None:
    """`on` of what concerns whom it names itself."""
    effect = owned.effect
    if "on" not in effect.where.keys:
        return
    if owned.kind == "rule" and owned.moment in ("setup", "round-end"):
        return  # there it says whether it happens once for all, or once for each
    if isinstance(effect, Blast) and effect.center != "target":
        help = "`spares: self` leaves the owner out"
        tell_idle(effect, "on", "a blast concerns everyone in its reach", problems, help)
    if effect.own_target:
        tell_idle(effect, "on", effect.own_target, problems)


def _is_own(owned: Owned) -> bool:
    alone = owned.card is None or owned.card.on == "self"
    return owned.effect.on == "self" or (owned.effect.on == "chosen" and alone)


def _check_of_weapon(owned: Owned, problems: Problems) -> None:
    """What a weapon brings, it brings for its attacks, unless it says how long."""
    effect, moment = owned.effect, owned.moment
    if moment not in _OF_WEAPONS:
        problems.at(effect.where.of("at")).error(
            f"[never-happens] `at: {moment}` is no moment of a weapon: it acts in its own attacks",
            "`at: fire`, `hit`, `miss`, `frag` and `dry` are; a gadget or a trait waits for more",
        )
    if moment == "play" and owned.card is None:
        problems.at(effect.where.of("at")).error(
            "[never-happens] a weapon on the sheet is never played: it is there",
            "`at: fire`, `hit` or `use` is when it does something; a trait has `at: setup`",
        )
    if not isinstance(effect, Modifier) or moment != "fire":
        return
    if effect.lasts is not None and effect.lasts.kind == "in-play" and effect.at is None:
        problems.at(effect.where.of("lasts")).error(
            f"[no-moment] `{effect.verb}` of a weapon would begin with its first shot",
            "add `at: play`: then it counts as long as the weapon lies there",
        )
    if effect.lasts is not None and effect.lasts.kind not in ("attack", "roll"):
        return
    value = getattr(effect, "value", ())
    values = value if isinstance(value, tuple) else (value,)
    if effect.in_shots is not None and not any(one in effect.in_shots for one in values):
        help = "add `at: hit` or `at: fire` with `lasts: turn`, or put it on a gadget or a trait"
        tell_idle(effect, "value", "a weapon's effects count during its attacks", problems, help)


def _check_when(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if effect.when is None:
        return
    if owned.moment != "use":
        help = "add `at: use`; when a card is played is said on the card itself"
        tell_idle(effect, "when", "only what is used has a time for it", problems, help)
    elif isinstance(effect, Reroll | Adjust):
        return  # `dice` tells
    elif effect.when in ("roll", "card"):
        help = "`when: any-time` is at any time, `attacked` when somebody attacks the owner"
        tell_idle(effect, "when", "that is a time for cards from the hand", problems, help)


def _check_foe(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    asks = effect.on == "foe" or (isinstance(effect, Shoot) and effect.value == "foe")
    if isinstance(effect, Shoot) and effect.value == "foe" and owned.moment == "use":
        problems.at(effect.where.of("value")).error(
            "[no-such-target] at `use` nobody has come into it: the owner says at whom",
            "write `shoot: anyone`",
        )
    elif asks and owned.is_quiet and not owned.has_foe:
        problems.at(effect.where.of("on" if effect.on == "foe" else "value")).error(
            f"[no-such-target] at `{owned.moment}` there is no foe",
            "`whose: others` waits for somebody else; `at: sighted`, `pass` and attacks have one",
        )
    here = isinstance(effect, Push) and owned.moment == "use" and owned.is_quiet
    if here and effect.on not in ("foe", "attacker", "target"):
        problems.at(effect.where.of("on")).error(
            "[no-such-target] at `use` there is no attack, and a push needs somebody else",
            "write `on: foe`: the owner says whom",
        )


def _check_price(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if effect.cost is None:
        return
    away = owned.moment in _OFF_TURN or effect.whose == "others"
    away = away or effect.when == "attacked"
    early = effect.when in ("turn-start", "instead-of-roll")
    if (early or owned.moment == "turn-start") and not away and effect.cost.movement:
        problems.at(effect.cost.where.of("movement")).error(
            "[never-holds] before the movement roll there is no movement to spend",
            "`move: -2` takes it off the roll that is to come; `at: use` alone is after it",
        )
    before = {"movement": ("setup", "respawn", "round-end"), "attacks": ("setup", "round-end")}
    for key, moments in before.items():
        if owned.moment in moments and effect.whose == "own" and getattr(effect.cost, key):
            problems.at(effect.cost.where.of(key)).error(
                f"[never-holds] at `{owned.moment}` nobody has {key} to spend",
                "`discard: 1`, `blood: 1` and `health: 1` can be paid at any time",
            )
    for key in before:
        if away and getattr(effect.cost, key):
            problems.at(effect.cost.where.of(key)).error(
                f"[never-holds] {key} is spent in the own turn, and this comes in the turns of "
                "others",
                "`discard: 1`, `blood: 1` and `health: 1` can be paid at any time",
            )


def _check_counts(owned: Owned, problems: Problems) -> None:
    """What a condition or a number counts is there when it asks."""
    effect = owned.effect
    if not owned.is_quiet or owned.waits:
        return
    asked = sorted(effect.if_.quantities()) if effect.if_ is not None else []
    numbers = {name: getattr(effect, name) for name in effect.amounts}
    named = {str(n.of): name for name, n in numbers.items() if isinstance(n, Counted)}
    for what in dict.fromkeys((*asked, *named)):
        needs_foe = what.startswith(FOE) or what == "range"
        if needs_foe and not owned.has_foe:
            why = "there is no foe"
        elif what != "range" and what in {*OF_ATTACK, *OF_DICE} - {*OF_ROLL}:
            why = "there is no attack"
        elif what in OF_TURN and what not in _LATER and effect.whose == "others":
            if what.startswith("foes"):
                continue
            why = "it is not the owner's turn"
        else:
            continue
        problems.at(effect.where.of(named[what]) if what in named else effect.where.of("if")).error(
            f"[never-holds] at `{owned.moment}` {why}, so `{what}` can't be counted"
        )
