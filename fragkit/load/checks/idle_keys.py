"""Every key has an effect where it is used, and everything printed on a card has a meaning.

`whose` needs a moment that another fighter can cause. `when` needs an ability with `at: use`.
Movement and attacks are spent on the owner's turn. An effect asks about a foe, an attack or a
number only when there is one. If a special, gadget, hex or trait has no effects, the players apply
its text, so it needs a text.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.language.sentences import Text, say
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.card import Card
from fragkit.model.effects import Cost, Counted, Effect, Modifier
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
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.playing_cards import JOKER

_NOBODY_ELSES = ("setup", "play", "use", "expire", "sighted")
# Moments that usually happen on other turns.
_OFF_TURN = frozenset(["struck", "dodged", "dying", "fragged", "sighted", "wounded"])
_ON_OWN_TURN = ("fire", "hit", "miss")  # usually
_ONCE = ("setup", "play", "turn-start", "rolled", "turn-end", "respawn", "expire")
_OF_SHOTS = ("fire", "hit", "miss", "frag", "dry")
_OF_WEAPONS = ("play", "use", "fire", "hit", "miss", "frag", "dry", "expire")
_LATER = ("last-moved", "last-attacks", "unused-movement", "unused-attacks")


def check(owned: Owned, problems: Problems) -> None:
    _check_whose(owned, problems)
    _check_only(owned, problems)
    _check_when(owned, problems)
    _check_may(owned, problems)
    _check_must(owned, problems)
    _check_often(owned, problems)
    _check_on(owned, problems)
    if isinstance(owned.effect, Discard) and owned.effect.pick == "player" and _is_own(owned):
        reason = say("the owner picks from their own hand anyway")
        report_idle(owned.effect, "pick", reason, problems)
    if owned.is_weapon and owned.within is None:
        _check_of_weapon(owned, problems)
    _check_foe(owned, problems)
    _check_cost(owned, problems)
    _check_counts(owned, problems)
    effect = owned.effect
    if isinstance(effect, Armor) and effect.if_ is not None and owned.moment == "play":
        reason = say("armor protects at all times")
        report_idle(effect, "if", reason, problems, "add a moment, such as `at: use`")
    worn = isinstance(effect, Armor) and owned.moment == "play"
    if worn and effect.on not in ("chosen", "self"):
        reason = say("armor protects the fighter who has the card")
        help = "to protect others, write a special card with `on: fighter`"
        report_idle(effect, "on", reason, problems, help)


def report_idle(
    effect: Effect, key: str, reason: Text, problems: Problems, help: Text = ""
) -> None:
    """Report a key that has no effect where it is used."""
    named = effect.verb if key == "value" else key
    problems.at(effect.where.of(key)).error(
        "[no-change] `{key}` has no effect here: {reason}", help, key=named, reason=reason
    )


def _check_only(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if effect.only is None:
        if effect.many > 1:
            reason = say("it counts the fighters that `only` picks")
            report_idle(effect, "many", reason, problems, "add `only: nearest`")
        return
    if effect.only == "chain" and effect.many == 1:
        problems.at(effect.where.of("only")).error(
            "[no-change] a chain of one fighter is just the nearest",
            "add `many: 3`, or write `only: nearest`",
        )
    of_several = effect.on == "others" or (
        effect.on == "everyone" and effect.only not in ("nearest", "farthest", "chain")
    )
    if not of_several:
        reason = say("it chooses among several fighters")
        report_idle(effect, "only", reason, problems, "add `on: others`")
    elif isinstance(effect, Modifier) and owned.moment == "play" and owned.card is None:
        reason = say("this is in force on all of them at all times")
        report_idle(effect, "only", reason, problems, "add a moment, such as `at: turn-start`")


def _check_whose(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if effect.whose == "own":
        return
    if owned.moment == "lose" and owned.card is not None:
        report_idle(effect, "whose", say("on a card it is about that card"), problems)
        return
    if owned.moment in _NOBODY_ELSES:
        help = "choose a moment such as `at: turn-start`, `enter` or `wounded`"
        reason = say("no other fighter can cause `at: {moment}`", moment=owned.moment)
        report_idle(effect, "whose", reason, problems, help)
    elif owned.is_weapon:
        report_idle(effect, "whose", say("a weapon acts only in its own attacks"), problems)
    elif owned.kind == "ground" and owned.moment in ("enter", "leave"):
        reason = say("ground affects every fighter who enters or leaves")
        report_idle(effect, "whose", reason, problems)
    elif owned.is_of_counter:
        reason = say("a counter affects every fighter who comes to it")
        report_idle(effect, "whose", reason, problems)


def _check_often(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    once = owned.moment in _ONCE and effect.whose == "own" and owned.within is None
    once = once and owned.kind != "track"  # which may be filled again and again
    if effect.per_turn is None:
        return
    if once:
        reason = say("`at: {moment}` happens only once anyway", moment=owned.moment)
        report_idle(effect, "per_turn", reason, problems)
    elif _ends_turn(owned):
        reason = say("it ends the turn, so it happens only once anyway")
        report_idle(effect, "per_turn", reason, problems)


def _ends_turn(owned: Owned) -> bool:
    """Return whether the effect always ends the owner's turn."""
    effect, moment = owned.effect, owned.moment
    over = getattr(effect, "value", "") in effect.ends_turn
    own_turn = moment in _ON_OWN_TURN or (
        moment == "use" and effect.when in (None, "own-turn", "turn-start")
    )
    sure = effect.chance is None and effect.if_ is None and owned.within is None
    return over and own_turn and sure and effect.whose == "own" and _is_own(owned)


def _check_on(owned: Owned, problems: Problems) -> None:
    """Check `on` for effects that choose their own targets."""
    effect = owned.effect
    if "on" not in effect.where.keys:
        return
    if owned.kind == "rule" and owned.moment in ("setup", "round-end"):
        return  # there, it chooses between once for all and once for each fighter
    if isinstance(effect, Blast) and effect.center != "target":
        reason = say("a blast affects everyone within its radius")
        help = "to leave out the owner, write `spares: self`"
        report_idle(effect, "on", reason, problems, help)
    if effect.own_target:
        report_idle(effect, "on", effect.own_target, problems)


def _is_own(owned: Owned) -> bool:
    alone = owned.card is None or owned.card.on == "self"
    return owned.effect.on == "self" or (owned.effect.on == "chosen" and alone)


def _check_of_weapon(owned: Owned, problems: Problems) -> None:
    """Check an effect of a weapon, which works only during the weapon's attacks if it has no
    `lasts`."""
    effect, moment = owned.effect, owned.moment
    if moment not in _OF_WEAPONS:
        problems.at(effect.where.of("at")).error(
            "[never-happens] a weapon acts only in its own attacks, so `at: {moment}` "
            "never happens",
            "write `at: fire`, `hit`, `miss`, `frag` or `dry`, or move it to a gadget or a trait",
            moment=moment,
        )
    if moment == "play" and owned.card is None:
        problems.at(effect.where.of("at")).error(
            "[never-happens] a weapon on the sheet is never played",
            "write `at: fire`, `hit` or `use`, or move it to a trait with `at: setup`",
        )
    if not isinstance(effect, Modifier) or moment not in _OF_SHOTS:
        return
    if effect.lasts is not None and effect.lasts.kind == "in-play" and effect.at is None:
        problems.at(effect.where.of("lasts")).error(
            "[no-moment] `{verb}` on a weapon would start only with its first shot",
            "add `at: play` to start it when the weapon comes into play",
            verb=effect.verb,
        )
    if effect.lasts is not None and effect.lasts.kind not in ("attack", "roll"):
        return
    value = getattr(effect, "value", ())
    values = value if isinstance(value, tuple) else (value,)
    if effect.in_shots is not None and not any(one in effect.in_shots for one in values):
        help = "add `at: hit` or `at: fire` with `lasts: turn`, or move it to a gadget or a trait"
        reason = say("a weapon's effects work only during its attacks")
        report_idle(effect, "value", reason, problems, help)


def _check_when(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if effect.when is None:
        return
    if owned.moment != "use":
        help = "add `at: use`, or move `when` to the card itself"
        report_idle(effect, "when", say("it needs `at: use`"), problems, help)
    elif isinstance(effect, Reroll | Adjust):
        return  # `single_effect` reports that
    elif effect.when in ("roll", "card"):
        reason = say("`when: {when}` is for cards played from the hand", when=effect.when)
        help = "write `when: any-time`, or `when: attacked` for an attack on the owner"
        report_idle(effect, "when", reason, problems, help)


def _check_may(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if not effect.may:
        return
    if isinstance(effect, Reroll | Adjust | Shoot):
        reason = say("`{verb}` is your choice anyway", verb=effect.verb)
    elif effect.cost is not None:
        reason = say("you decide whether you pay the cost")
    elif owned.moment == "use" and owned.within is None:
        reason = say("you decide when you use it")
    else:
        return
    report_idle(effect, "may", reason, problems, "delete `may`")


def _check_must(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if isinstance(effect, Shoot) and effect.must and owned.moment == "use":
        report_idle(effect, "must", say("you decide when you use it"), problems, "delete `must`")


def _check_foe(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    asks = effect.on == "foe" or (isinstance(effect, Shoot) and effect.value == "foe")
    if isinstance(effect, Shoot) and effect.value == "foe" and owned.moment == "use":
        problems.at(effect.where.of("value")).error(
            "[no-such-target] at `use` there is no foe yet: the owner picks a target",
            "write `shoot: anyone`",
        )
    elif asks and owned.is_quiet and not owned.has_foe:
        problems.at(effect.where.of("on" if effect.on == "foe" else "value")).error(
            "[no-such-target] at `{moment}` there is no foe",
            "add `whose: others`, or choose `at: sighted`, `at: pass` or a moment of an attack",
            moment=owned.moment,
        )
    here = isinstance(effect, Push) and owned.moment == "use" and owned.is_quiet
    if here and effect.on not in ("foe", "attacker", "target"):
        problems.at(effect.where.of("on")).error(
            "[no-such-target] at `use` there is no attack, and a push needs another fighter",
            "write `on: foe` to let the owner pick one",
        )


def _check_cost(owned: Owned, problems: Problems) -> None:
    if owned.effect.cost is not None:
        _check_price(owned, owned.effect.cost, problems)


def _check_price(owned: Owned, cost: Cost, problems: Problems) -> None:
    """Check that a cost, and each alternative that the player may choose, can be paid at that
    moment."""
    effect = owned.effect
    away = owned.moment in _OFF_TURN or effect.whose == "others"
    away = away or effect.when == "attacked"
    early = effect.when in ("turn-start", "instead-of-roll")
    if (early or owned.moment == "turn-start") and not away and cost.movement:
        problems.at(cost.where.of("movement")).error(
            "[never-holds] before the movement roll there is no movement to spend",
            "lower the roll with `move: -2`, or write `at: use` to act after it",
        )
    before = {"movement": ("setup", "respawn", "round-end"), "attacks": ("setup", "round-end")}
    for key, moments in before.items():
        if owned.moment in moments and effect.whose == "own" and getattr(cost, key):
            problems.at(cost.where.of(key)).error(
                "[never-holds] at `{moment}` nobody has {key} to spend",
                "pay with `discard: 1`, `blood: 1` or `health: 1` instead",
                moment=owned.moment,
                key=key,
            )
        if away and getattr(cost, key):
            problems.at(cost.where.of(key)).error(
                "[never-holds] you can spend {key} only on your turn, and this happens on "
                "other turns",
                "pay with `discard: 1`, `blood: 1` or `health: 1` instead",
                key=key,
            )
    for one in cost.any_:
        _check_price(owned, one, problems)


def _check_counts(owned: Owned, problems: Problems) -> None:
    """Check that everything that the effect counts exists at that moment."""
    effect = owned.effect
    if not owned.is_quiet or owned.waits:
        return
    asked = sorted(effect.if_.quantities()) if effect.if_ is not None else []
    numbers = {name: getattr(effect, name) for name in effect.amounts}
    named = {str(n.of): name for name, n in numbers.items() if isinstance(n, Counted)}
    for what in dict.fromkeys((*asked, *named)):
        needs_foe = what.startswith(FOE) or what == "range"
        if needs_foe and not owned.has_foe:
            reason = say("there is no foe")
        elif what != "range" and what in {*OF_ATTACK, *OF_DICE} - {*OF_ROLL}:
            reason = say("there is no attack")
        elif (
            what in OF_TURN
            and what not in _LATER
            and (effect.whose == "others" or owned.moment in ("setup", "round-end"))
        ):
            if what.startswith(("foes", "teammates")):
                continue
            reason = say("it is not the owner's turn")
        else:
            continue
        problems.at(effect.where.of(named[what]) if what in named else effect.where.of("if")).error(
            "[never-holds] at `{moment}` {reason}, so `{key}` can't be counted",
            "choose another moment, or count something like `health` or `speed`",
            moment=owned.moment,
            reason=reason,
            key=what,
        )


def check_card(card: Card, problems: Problems) -> None:
    if card.blank and (card.effects or card.text.strip() or card.is_weapon):
        problems.at(card.where.of("blank")).error(
            "[blank-with-words] `{id}` is marked `blank`, but it does something",
            "delete `blank` to deal it like other cards",
            id=card.id,
        )
    if card.deck == "weapon" or card.effects or card.blank or card.value == JOKER:
        return
    if not card.text.strip():
        problems.at(card.where.of("id")).error(
            "[does-nothing] `{id}` has no effects and no text",
            "add `effects`, or a `text` for the table to apply",
            id=card.id,
        )
    else:
        problems.at(card.where.of("text")).warning(
            "[yours-to-apply] `{id}` has a text but no effects, so the referee can't apply it",
            "add `effects`, or apply the text yourselves at the table",
            id=card.id,
        )


def check_fighter(fighter: Fighter, problems: Problems) -> None:
    ability = say("this ability of `{id}`", id=fighter.id)
    drawback = say("this drawback of `{id}`", id=fighter.id)
    for what, traits in ((ability, fighter.abilities), (drawback, fighter.drawbacks)):
        for trait in traits:
            named = say("the trait `{id}`", id=trait.trait)
            check_trait(trait, named if trait.trait else what, problems)


def check_trait(trait: Trait, what: Text, problems: Problems) -> None:
    if not trait.is_yours_to_apply:
        return
    if not trait.text.strip():
        problems.at(trait.where.span).error(
            "[does-nothing] {what} has no effects and no text",
            "add `effects`, a `text` for the table to apply, or `text: none` if it is only a name",
            what=what,
        )
    else:
        problems.at(trait.where.of("text")).warning(
            "[yours-to-apply] {what} has a text but no effects, so the referee can't apply it",
            "add `effects`, or apply the text yourselves at the table",
            what=what,
        )
