"""A condition can hold: what can never be so is a slip.

A range has its least below its most. Somebody carries the tag that is asked for. A weapon, a range, a target or a foe are there in an attack, or
when the card is played on somebody; before the movement roll nobody has moved.
"""

from __future__ import annotations

from collections.abc import Collection

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.load.checks.owners import Owned
from fragkit.model.card import Arms, Mode
from fragkit.model.effects import Act, Condition
from fragkit.model.fields import Where
from fragkit.model.fighter import PISTOL
from fragkit.model.pack import Library

_OF_ATTACKS = ("weapon_tag", "weapon_type", "range_at_least", "range_at_most", "target_in")
_OF_FOES = ("foe_health", "foe_armored", "foe_stance")
_BEFORE_MOVING = frozenset(["setup", "turn-start", "respawn"])


def check(owned: Owned, tags: Collection[str], problems: Problems) -> None:
    condition = owned.effect.if_
    if condition is None:
        return
    check_range(condition, condition.where, problems)
    for index, tag in enumerate(condition.weapon_tag):
        if tag not in tags:
            problems.error(
                "never-holds",
                condition.where.item("weapon_tag", index),
                f"no weapon carries the tag `{tag}`",
                did_you_mean(tag, tags) or f"add `tags: {tag}` to a weapon",
            )
    _check_moment(owned, condition, problems)


def check_range(ranged: Condition | Mode | Arms, where: Where, problems: Problems) -> None:
    """Of a condition, of a weapon or of one of its modes."""
    least, most = ranged.range_at_least, ranged.range_at_most
    if least is not None and most is not None and least > most:
        problems.error(
            "never-holds",
            where.of("range_at_least"),
            f"no range is at least {least} and at most {most}",
        )


def _check_moment(owned: Owned, condition: Condition, problems: Problems) -> None:
    moment = owned.moment
    # What is in force later asks when it counts; only what happens at once asks now.
    if not owned.is_quiet or not isinstance(owned.effect, Act):
        return
    if owned.effect.on in ("everyone", "others"):
        return  # each of them is somewhere
    asked = [*_OF_ATTACKS, *(() if owned.is_played_on_another else _OF_FOES)]
    for key in asked:
        if getattr(condition, key) not in (None, ()):
            problems.error(
                "never-holds",
                condition.where.of(key),
                f"at `{moment}` there is no attack, so `{key}` can't hold",
                help="choose a moment of an attack, such as `at: fire` or `at: hit`",
            )
    if condition.moved and moment in _BEFORE_MOVING:
        problems.error(
            "never-holds",
            condition.where.of("moved"),
            f"at `{moment}` nobody has moved this turn",
            help="`at: turn-end` comes after moving",
        )


def known_tags(known: Library) -> set[str]:
    """The tags that some weapon carries, on a card or on a sheet."""
    weapons = [card.tags for card in known.cards.values() if card.is_weapon]
    sheets = [weapon.tags for f in known.fighters.values() for weapon in f.own_weapons]
    return {tag for tags in (*weapons, *sheets, PISTOL.tags) for tag in tags}
