"""Weapons on a sheet can be told apart and fired; `none` stands alone.

The first one is always called `start` as well; the others go by their names, so no card may have
the same one. A weapon of the sheet can't malfunction, for it is never lost. What it asks for
before it is fired is about its owner: there is no attack yet.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.load.checks import conditions
from fragkit.load.checks.weapons import check_track
from fragkit.model.effects import Condition
from fragkit.model.fighter import Fighter, StartingWeapon
from fragkit.model.pack import Library
from fragkit.model.words import kebab

OF_ATTACKS = (*conditions.OF_WEAPONS, *conditions.OF_FOES, "suit", "value_at_least")


def check(fighter: Fighter, known: Library, problems: Problems) -> None:
    if len(fighter.weapon) > 1 and "none" in fighter.weapon:
        index = fighter.weapon.index("none")
        problems.error(
            "no-change", fighter.where.item("weapon", index),
            "`none` stands alone: this fighter has weapons",
            help="remove `none`",
        )  # fmt: skip
    seen: dict[str, StartingWeapon] = {}
    for index, weapon in enumerate(fighter.weapons):
        word, place = kebab(weapon.name), fighter.where.item("weapon", index)
        if word in seen:
            problems.error(
                "duplicate-weapon", place, f"two weapons of `{fighter.id}` are called `{word}`",
                help="the shooter says the name; choose another",
            )  # fmt: skip
        elif index and (word in known.cards or word == "start"):
            problems.error(
                "duplicate-weapon", place,
                f"`{word}` is a card as well: nobody could say which one is fired",
                help="give the weapon on the sheet another name",
            )  # fmt: skip
        seen.setdefault(word, weapon)
    for weapon in fighter.own_weapons:
        _check_weapon(weapon, problems)


def _check_weapon(weapon: StartingWeapon, problems: Problems) -> None:
    check_track(weapon, weapon.where, problems)
    if (
        weapon.damage == "none"
        and not weapon.effects
        and not any(mode.effects or mode.damage for mode in weapon.modes)
    ):
        problems.error(
            "does-nothing", weapon.where.of("damage"), "a weapon without damage needs `effects`"
        )
    if weapon.if_ is not None:
        check_quiet(weapon.if_, f"before {weapon.name} is fired", problems)


def check_quiet(condition: Condition, when: str, problems: Problems) -> None:
    """A condition that is asked while nobody attacks."""
    for key in OF_ATTACKS:
        if getattr(condition, key) not in (None, ()):
            problems.error(
                "never-holds", condition.where.of(key),
                f"{when} there is no attack, so `{key}` can't hold",
                help="ask for something of the owner: Health, a track, a stance",
            )  # fmt: skip
