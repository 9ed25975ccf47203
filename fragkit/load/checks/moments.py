"""An effect has its moment, and what it needs is there then: whom it concerns, a card, an attack.

A card in the hand has no set-up; what never ends never expires. The attacker, the target and the
attack itself are there while somebody attacks. A card played on nobody concerns nobody. Nobody swaps
places with himself, steals from himself or looks into his own hand. A trait is no card: it can't be
discarded. A push goes away from an attacker.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.card import Card
from fragkit.model.effects import Effect, Modifier
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
from fragkit.model.effects.modifiers import Pass

# Windows in which there is an attack, a roll, a card just played.
_NEEDS = {
    "attacker": ("attack", "attacked", "attacking", "roll"),
    "target": ("attack", "attacked", "attacking", "roll"),
    "roller": ("roll",),
}


def check_card(card: Card, problems: Problems) -> None:
    """Whom the card is played on is there when it may be played."""
    windows = _NEEDS.get(card.on)
    if windows is not None and card.window not in windows:
        listed = " or ".join(f"`when: {w}`" for w in windows)
        problems.at(card.where.of("on")).error(
            f"[no-such-target] `on: {card.on}`: when `{card.id}` may be played ({card.window}) "
            f"there is no {card.on}",
            f"add {listed}",
        )


def check(owned: Owned, problems: Problems) -> None:
    _check_trigger(owned, problems)
    _check_target(owned, problems)
    _check_fallen(owned, problems)


def _check_trigger(owned: Owned, problems: Problems) -> None:
    moment, effect = owned.moment, owned.effect
    if moment == "setup" and (owned.card is not None or owned.kind == "stance"):
        what, begins = ("card is in play", "the card comes into play")
        if owned.card is None:
            what, begins = ("fighter is in a stance", "the stance is entered")
        problems.at(effect.where.of("at")).error(
            f"[never-happens] at the set-up no {what}", f"`at: play` is when {begins}"
        )
    if moment == "expire" and not _ends(owned):
        problems.at(effect.where.of("at")).error(
            f"[never-happens] `{owned.owner}` has no time that could run out",
            "add `lasts: turn` or `2 turns` to the card",
        )


def _check_fallen(owned: Owned, problems: Problems) -> None:
    """What a fighter gains in the moment of its fall, it loses with it."""
    effect = owned.effect
    falls = owned.moment == "fragged" and owned.outer.whose == "own"
    mine = effect.on == "self" or (effect.on == "chosen" and not owned.is_played_on_another)
    lost = owned.card is None or owned.kind in ("gadget", "weapon")
    if falls and mine and lost and isinstance(effect, Modifier | Heal | Remove):
        problems.at(effect.where.of("at" if effect.at else "value")).error(
            f"[never-happens] at `fragged` the fighter falls, and this `{effect.verb}` is lost "
            "with it",
            "`at: dying` is before the fall, `at: respawn` when the next one comes",
        )


def _ends(owned: Owned) -> bool:
    if owned.card is None:
        return owned.kind == "stance"
    return owned.card.lasts is not None and str(owned.card.lasts) not in ("in-play", "game")


def _check_target(owned: Owned, problems: Problems) -> None:
    moment, effect = owned.moment, owned.effect
    if owned.is_quiet and effect.on in ("attacker", "target"):
        problems.at(effect.where.of("on")).error(
            f"[no-such-target] at `{moment}` there is no attack and no {effect.on}",
            "`on: foe` is whom the owner names"
            if moment == "use"
            else "`on: self`, `others` or `everyone`; or a moment of an attack, such as `at: hit`",
        )
    if isinstance(effect, Cancel):
        _check_cancel(owned, effect, problems)
    if (
        owned.card is not None
        and owned.card.on == "nobody"
        and effect.on == "chosen"
        and _concerns_somebody(effect)
    ):
        problems.at(effect.where.span).error(
            f"[no-such-target] `{owned.owner}` is played on nobody, so `{effect.verb}` concerns "
            "nobody",
            "say `on: other` on the card, or `on: self` on the effect",
        )


def _check_cancel(owned: Owned, effect: Cancel, problems: Problems) -> None:
    over = owned.moment in ("miss", "dodged", "frag", "fragged")
    if effect.value == "attack" and (owned.is_quiet or over):
        told = "the attack is over" if over else "there is no attack to cancel"
        problems.at(effect.where.of("value")).error(
            f"[never-happens] at `{owned.moment}` {told}",
            "`at: struck` is when an attack on the owner has hit",
        )
    if effect.value == "card" and not (owned.card is not None and owned.card.window == "card"):
        problems.at(effect.where.of("value")).error(
            "[never-happens] no card has just been played that could be cancelled",
            "a card with `when: card` is played right after another one",
        )


def _concerns_somebody(effect: Effect) -> bool:
    if isinstance(effect, Blast):
        return effect.center == "target"
    return not effect.needs_nobody


_NO_CARDS = {
    "trait": "a trait", "rule": "a rule", "ground": "ground", "stance": "a stance",
    "track": "a track", "starting weapon": "a weapon on the sheet",
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
            f"[no-such-target] `{effect.verb}` needs another fighter, and this concerns the owner",
            "`on: target` in an attack; on a special, `on: other` for the card",
        )


def _is_for_another(owned: Owned) -> bool:
    """Whether `chosen` may be somebody else: a special says so; who else owns it is himself."""
    return owned.is_played_on_another or (owned.card is not None and owned.card.on == "everyone")


def _check_card(owned: Owned, problems: Problems) -> None:
    """What is discarded is a card; a trait and a weapon on the sheet are none."""
    if owned.card is not None:
        return
    effect = owned.effect
    what = _NO_CARDS[owned.kind]
    if isinstance(effect, Discard) and "this" in effect.value:
        place = effect.where.of("value")
    elif effect.cost is not None and effect.cost.itself:
        place = effect.cost.where.of("itself")
    elif isinstance(effect, Pass) and effect.uses is not None:
        place = effect.where.of("uses")
    else:
        return
    problems.at(place).error(
        f"[never-happens] {what} is no card that could be discarded",
        "`per_turn: 1` limits how often",
    )


def _check_attack(owned: Owned, problems: Problems) -> None:
    effect, moment = owned.effect, owned.moment
    if not owned.is_quiet or (moment == "use" and isinstance(effect, Push)):
        return
    needs = (
        (isinstance(effect, Push) and effect.way in ("away", "toward") and not owned.has_foe)
        or (isinstance(effect, Ammo) and effect.weapons == "this")
        or (isinstance(effect, Place) and effect.square == "target")
        or (
            isinstance(effect, Blast)
            and effect.center == "target"
            and not owned.is_played_on_another
        )
    )
    if needs:
        problems.at(effect.where.of("at")).error(
            f"[no-such-target] at `{moment}` there is no attack, and this `{effect.verb}` needs "
            "one",
            "choose a moment of an attack, such as `at: hit`",
        )
