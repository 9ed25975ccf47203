"""An effect has what it needs: another fighter, a card, an attack.

Nobody swaps places with himself, steals from himself or looks into his own hand. A trait is no
card: it can't be discarded. A push goes away from an attacker, and the target is there in an
attack.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.load.checks.owners import Owned
from fragkit.model.effects.acts import (
    Ammo,
    Blast,
    Copy,
    Discard,
    Look,
    Place,
    Push,
    Steal,
    Swap,
)
from fragkit.model.effects.modifiers import Pass

_NO_CARDS = {
    "trait": "a trait", "rule": "a rule", "ground": "ground", "stance": "a stance",
    "track": "a track", "starting weapon": "a weapon on the sheet",
}  # fmt: skip


def check(owned: Owned, problems: Problems) -> None:
    _check_other(owned, problems)
    _check_card(owned, problems)
    _check_attack(owned, problems)


def _check_other(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    mine = effect.on == "self" or (effect.on == "chosen" and not _is_for_another(owned))
    if isinstance(effect, Swap | Steal | Look | Copy) and mine:
        problems.error(
            "no-such-target",
            effect.where.span,
            f"`{effect.verb}` needs another fighter, and this concerns the owner",
            help="`on: target` in an attack; on a special, `on: other` for the card",
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
    problems.error(
        "never-happens",
        place,
        f"{what} is no card that could be discarded",
        help="`per_turn: 1` limits how often",
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
        problems.error(
            "no-such-target",
            effect.where.of("at"),
            f"at `{moment}` there is no attack, and this `{effect.verb}` needs one",
            help="choose a moment of an attack, such as `at: hit`",
        )
