"""An effect has a moment, and everything that it needs exists at that moment: a target, a card, an
attack.

A card in the hand does nothing at `setup`, and a card without a duration never expires. There is an
attacker, a target and an attack only during an attack. A card played on nobody affects nobody.
Nobody swaps places with themselves, steals from themselves or looks at their own hand. A trait is
not a card, so it can't be discarded. A push needs an attacker to move away from.

A counted number is known when it is needed. Dice are rolled at a moment, so an effect that is
always on can't roll any. Numbers that come from the dice of an attack are known after the roll: the
margin after the to-hit roll, the number of 6s for damage after the damage roll, the damage at
`hit`. A roll can't depend on a later one.
"""

from __future__ import annotations

from collections.abc import Collection

from fragkit.diagnostics import Problems, Span, code_words, did_you_mean
from fragkit.language.sentences import Sentence, say
from fragkit.load.checks.conditions import with_inner
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.card import Card
from fragkit.model.effects import Act, Cost, Counted, Effect, Modifier
from fragkit.model.effects.acts import (
    Ammo,
    Blast,
    Cancel,
    Discard,
    Heal,
    Place,
    Push,
    Remove,
)
from fragkit.model.effects.modifiers import Adjust, Extra, Reroll, Roll
from fragkit.model.effects.number import FOE, OF_FIGHTER, OF_ROLLS, QUANTITIES, ROLLS
from fragkit.model.fields import specs

# The windows in which a card's target exists.
_NEEDS = {
    "attacker": ("attack", "attacked", "attacking", "roll"),
    "target": ("attack", "attacked", "attacking", "roll"),
    "roller": ("roll",),
}


def check_card(card: Card, problems: Problems) -> None:
    """Check that the card's target exists when the card may be played."""
    windows = _NEEDS.get(card.on)
    if windows is not None and card.window not in windows:
        options = code_words(f"when: {window}" for window in windows)
        problems.at(card.where.of("on")).error(
            "[no-such-target] `{id}` can't be played on the {target}: with `when: "
            "{window}` there is none",
            "add {options:or}",
            id=card.id,
            target=card.on,
            window=card.window,
            options=options,
        )


def check(owned: Owned, problems: Problems) -> None:
    _check_trigger(owned, problems)
    _check_fire(owned, problems)
    _check_target(owned, problems)
    _check_fallen(owned, problems)


def _check_trigger(owned: Owned, problems: Problems) -> None:
    moment, effect = owned.moment, owned.effect
    if moment == "setup" and (owned.card is not None or owned.kind == "stance"):
        here = problems.at(effect.where.of("at"))
        if owned.card is not None:
            here.error(
                "[never-happens] at `setup` no card is in play",
                "write `at: play`, which is when the card comes into play",
            )
        else:
            here.error(
                "[never-happens] at `setup` no fighter is in a stance",
                "write `at: play`, which is when a fighter enters the stance",
            )
    if moment == "expire" and not _ends(owned):
        problems.at(effect.where.of("at")).error(
            "[never-happens] `{id}` never expires",
            "add `lasts: turn` or `lasts: 2 turns` to the card",
            id=owned.owner,
        )


_AFTER_FIRE = ("attacking", "attacked", "attack")


def _check_fire(owned: Owned, problems: Problems) -> None:
    """Check that a card played during an attack does not wait for the start of that attack."""
    card, effect = owned.card, owned.effect
    is_brief = card is not None and card.lasts is not None and card.lasts.kind in ("attack", "roll")
    if owned.moment == "fire" and is_brief and card is not None and card.window in _AFTER_FIRE:
        problems.at(effect.where.of("at")).error(
            "[never-happens] with `when: {window}` the attack has begun, so `fire` is over",
            "delete `at`: the effect happens when the card is played",
            window=card.window,
        )


def _check_fallen(owned: Owned, problems: Problems) -> None:
    """Check effects on a fighter at the moment when they are fragged."""
    effect = owned.effect
    falls = owned.moment == "fragged" and owned.outer.whose == "own"
    mine = effect.on == "self" or (effect.on == "chosen" and not owned.is_played_on_another)
    lost = owned.card is None or owned.kind in ("gadget", "weapon")
    if falls and mine and lost and isinstance(effect, Modifier | Heal | Remove):
        problems.at(effect.where.of("at" if effect.at else "value")).error(
            "[never-happens] `{verb}` has no effect at `fragged`: the fighter is already out",
            "write `at: dying` to act before the frag, or `at: respawn` to act after it",
            verb=effect.verb,
        )


def _ends(owned: Owned) -> bool:
    if owned.card is None:
        return owned.kind == "stance"
    return owned.card.lasts is not None and str(owned.card.lasts) not in ("in-play", "game")


def _check_target(owned: Owned, problems: Problems) -> None:
    moment, effect = owned.moment, owned.effect
    if owned.is_quiet and effect.on in ("attacker", "target"):
        problems.at(effect.where.of("on")).error(
            "[no-such-target] at `{moment}` there is no attack, so there is no {target}",
            "write `on: foe` to let the owner pick a fighter"
            if moment == "use"
            else "write `on: self`, `others` or `everyone`, or choose a moment of an attack, such as `at: hit`",
            moment=moment,
            target=effect.on,
        )
    if isinstance(effect, Cancel):
        _check_cancel(owned, effect, problems)
    if (
        owned.card is not None
        and owned.card.on == "nobody"
        and effect.on == "chosen"
        and _needs_target(effect)
    ):
        problems.at(effect.where.span).error(
            "[no-such-target] `{id}` is played on nobody, so `{verb}` affects nobody",
            "write `on: other` on the card, or `on: self` on the effect",
            id=owned.owner,
            verb=effect.verb,
        )


def _check_cancel(owned: Owned, effect: Cancel, problems: Problems) -> None:
    over = owned.moment in ("miss", "dodged", "frag", "fragged")
    if effect.value == "attack" and (over or (owned.is_quiet and not _is_before_attacks(owned))):
        reason = say("the attack is over") if over else say("there is no attack to cancel")
        problems.at(effect.where.of("value")).error(
            "[never-happens] at `{moment}` {reason}",
            "write `at: struck`, which is when an attack hits the owner",
            moment=owned.moment,
            reason=reason,
        )
    if effect.value == "attack" and _is_before_attacks(owned):
        problems.at(effect.where.of("value")).error(
            "[never-happens] with `when: {window}` there is no attack to cancel",
            "write `when: attacked` on the card",
            window=owned.card.window if owned.card is not None else "",
        )
    if effect.value == "card" and not (owned.card is not None and owned.card.window == "card"):
        problems.at(effect.where.of("value")).error(
            "[never-happens] there is no card to cancel",
            "put it on a card with `when: card`, which is played right after another card",
        )


def _is_before_attacks(owned: Owned) -> bool:
    """Return whether the effect happens as soon as the card is played, before anybody can attack."""
    card = owned.card
    at_once = owned.moment == "play" and owned.kind == "special"
    return at_once and card is not None and card.window in ("turn-start", "instead-of-roll")


def _needs_target(effect: Effect) -> bool:
    if isinstance(effect, Blast):
        return effect.center == "target"
    return not effect.needs_nobody


_NOT_CARDS = {
    "trait": say("a trait"), "rule": say("a rule"), "ground": say("ground"),
    "counter": say("a counter"),
    "stance": say("a stance"), "track": say("a track"),
    "starting weapon": say("a weapon on the sheet"),
}  # fmt: skip


def check_needs(owned: Owned, problems: Problems) -> None:
    _check_other(owned, problems)
    _check_card(owned, problems)
    _check_attack(owned, problems)


def _check_other(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    mine = effect.on == "self" or (effect.on == "chosen" and not _is_for_another(owned))
    if effect.needs_another and mine:
        problems.at(effect.where.span).error(
            "[no-such-target] `{verb}` needs another fighter, but this affects the owner",
            "write `on: target` in an attack, or `on: other` on a special card",
            verb=effect.verb,
        )


def _is_for_another(owned: Owned) -> bool:
    """Return whether `chosen` may be another fighter. Only a special can be played on one."""
    return owned.is_played_on_another or (owned.card is not None and owned.card.on == "everyone")


def _check_card(owned: Owned, problems: Problems) -> None:
    """Check that effects discard only cards, not traits or weapons on the sheet."""
    if owned.card is not None:
        return
    effect = owned.effect
    what = _NOT_CARDS[owned.kind]
    if isinstance(effect, Discard) and "this" in effect.value:
        place = effect.where.of("value")
    elif (cost := _discards_itself(effect.cost)) is not None:
        place = cost.where.of("itself")
    else:
        return
    problems.at(place).error(
        "[never-happens] {what} is not a card, so it can't be discarded",
        "write `per_turn: 1` to limit how often it works",
        what=what,
    )


def _discards_itself(cost: Cost | None) -> Cost | None:
    """Return the cost, or the part of the cost, that discards the card itself."""
    if cost is None or cost.itself:
        return cost
    return next((part for part in map(_discards_itself, cost.any_) if part is not None), None)


def _check_attack(owned: Owned, problems: Problems) -> None:
    effect, moment = owned.effect, owned.moment
    if not owned.is_quiet or (moment == "use" and isinstance(effect, Push)):
        return
    needs = (
        (isinstance(effect, Push) and effect.way in ("away", "toward") and not owned.has_foe)
        or (
            isinstance(effect, Ammo)
            and effect.weapons == "this"
            and not (owned.is_weapon or owned.is_attached)
        )
        or (isinstance(effect, Place) and effect.square == "target")
        or (
            isinstance(effect, Blast)
            and effect.center == "target"
            and effect.on == "chosen"
            and not owned.is_played_on_another
            and not owned.is_of_counter
        )
    )
    if needs:
        problems.at(effect.where.of("at")).error(
            "[no-such-target] `{verb}` needs an attack, and at `{moment}` there is none",
            "choose a moment of an attack, such as `at: hit`",
            verb=effect.verb,
            moment=moment,
        )


def check_numbers(owned: Owned, tracks: Collection[str], problems: Problems) -> None:
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


_MOST = 60  # no number can be higher


def _check_range(number: Counted, least: int, place: Span, problems: Problems) -> None:
    """Check that the number depends on the quantity that it counts."""
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
        return  # in effect at several times, or outside attacks: another check reports that
    if not known:
        help = "write `at: hit`, which comes after the rolls" if isinstance(effect, Act) else ""
        if source == "done":
            help = "write `at: hit`, which comes after the damage"
        if owned.moment == "struck" and isinstance(effect, Act):
            help = "write `at: wounded`, which comes after the damage"
        problems.at(place).error(
            "[never-holds] `{key}` is not known yet {when}", help, key=what, when=when
        )


def _at_roll(kind: str) -> Sentence:
    if kind == "hit":
        return say("at the to-hit roll")
    return say("at the {roll} roll", roll=kind)


def _decided_by(what: str) -> str | None:
    """Return the name of the attack's roll that decides the number, or None."""
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
