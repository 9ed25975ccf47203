"""The keys of a weapon fit together, on a card and on a sheet.

A burst, or a shot that uses several ammo, needs enough ammo. A weapon fired at a square needs a
blast to hit anyone. A weapon fired at nothing has no range, no blast and no roll: it works through
its effects. Each mode has its own name and changes something.

Weapons on a sheet have different names, and `none` is not combined with weapons. The first weapon
is also called `start`; the others go by their names, which no card may have. A weapon on the sheet
can't malfunction, because it is never lost. Its condition is about its owner, because there is no
attack yet.
"""

from __future__ import annotations

import re

from fragkit.diagnostics import Problems
from fragkit.language.sentences import say
from fragkit.load.checks.conditions import check_quiet, check_range
from fragkit.load.checks.idle_keys import report_idle
from fragkit.model.card import Card, Mode
from fragkit.model.effects.acts import (
    Blast,
    Place,
)
from fragkit.model.effects.modifiers import (
    Extra,
)
from fragkit.model.fields import Where, specs
from fragkit.model.fighter import Fighter, StartingWeapon
from fragkit.model.pack import Library
from fragkit.model.text.placeholders import fill, placeholders
from fragkit.model.word_values import kebab


def check_ammo(card: Card | StartingWeapon, where: Where, problems: Problems) -> None:
    if not isinstance(card.ammo, int):
        if card.burst > 1:
            problems.at(where.of("burst")).error(
                "[burst-unlimited] a burst needs a limited amount of ammo",
                "write a number, such as `ammo: 6`",
            )
        return
    used = {
        "ammo_use": card.ammo_use if isinstance(card.ammo_use, int) else 1,
        "burst": card.burst,
        "shots": card.shots,
    }
    for key, number in used.items():
        if number > card.ammo:
            problems.at(where.of(key)).error(
                "[ammo-short] `{key}` is {number}, but the weapon has only {ammo} ammo",
                "raise `ammo`, or lower `{key}`",
                key=key,
                number=number,
                ammo=card.ammo,
            )


def check_modes(weapon: Card | StartingWeapon, where: Where, problems: Problems) -> None:
    check_range(weapon.range_at_least, weapon.range_at_most, where, problems)
    _check_aim(weapon, where, problems)
    if isinstance(weapon, Card):
        _check_text(weapon, problems)
    known: dict[str, Mode] = {}
    for mode in weapon.modes:
        check_range(mode.range_at_least, mode.range_at_most, mode.where, problems)
        first = known.setdefault(mode.name.casefold(), mode)
        if first is not mode:
            problems.at(mode.where.of("name")).error(
                "[duplicate-mode] two modes are called `{name}`",
                "rename one: players choose a mode by its name",
                name=mode.name,
                also=[("first", first.where.of("name"))],
            )
        keys = [key for key in specs(Mode) if key not in ("name", "if", "instead")]
        if all(key not in mode.where.keys for key in keys):
            problems.at(mode.where.of("name")).error(
                "[no-change] the mode `{name}` is the same as the weapon itself",
                "give it its own `damage`, `ammo`, `shots`, range or effects",
                name=mode.name,
            )
        _check_mode(weapon, mode, problems)


def _check_mode(weapon: Card | StartingWeapon, mode: Mode, problems: Problems) -> None:
    """Check the keys that a mode shares with its weapon."""
    if mode.if_ is not None:
        if not mode.if_.where.keys:
            problems.at(mode.if_.where.span).error(
                "[no-change] this condition is empty",
                "add a condition such as `moved: false`, or delete it",
            )
        check_quiet(
            mode.if_, say("before {weapon} is fired", weapon=weapon.name), problems, of_weapon=True
        )
    for key in ("types", "aim", "bank"):
        if key in mode.where.keys and getattr(mode, key) == getattr(weapon, key):
            problems.at(mode.where.of(key)).error(
                "[no-change] the weapon has the same `{key}` already", "delete it", key=key
            )
    if mode.instead and not weapon.effects:
        problems.at(mode.where.of("instead")).error(
            "[no-change] `instead` has no effect: the weapon has no effects to replace",
            "delete `instead`",
        )
    if weapon.aim == "nothing" and (mode.aim is not None or mode.bank is not None):
        key = "aim" if mode.aim is not None else "bank"
        problems.at(mode.where.of(key)).error(
            "[aim-at-nothing] `{key}` has no effect: a weapon with `aim: nothing` hits nobody",
            "make it a weapon of its own",
            key=key,
        )
    here = [e for e in (*weapon.effects, *mode.effects) if isinstance(e, Blast | Place)]
    is_blast = mode.radius is not None or weapon.radius is not None
    if mode.aim == "square" and not here and not is_blast:
        problems.at(mode.where.of("aim")).error(
            "[aim-without-blast] a weapon fired at a square needs a blast to hit anyone",
            "add `radius: 1`, or `radius: 0` for that square alone",
        )


def _check_text(card: Card, problems: Problems) -> None:
    """Warn if the card's own text does not mention the range, because nothing else on the card
    shows it."""
    if not card.text.strip() or card.range_at_most is card.range_at_least is None:
        return
    words = fill(card.text, placeholders(card)).casefold()
    for key in ("range_at_most", "range_at_least"):
        number = getattr(card, key)
        near = number == 1 and re.search(r"contact|touch|adjacent|beside|melee|next to", words)
        if number is not None and not near and not re.search(rf"\b{number}\b", words):
            problems.at(card.where.of("text")).warning(
                "[unsaid-range] the text does not mention `{key}: {number}`, which the referee "
                "enforces",
                "add `{placeholder}` to the text, or delete `text`",
                key=key,
                number=number,
                placeholder=f"{{{key}}}",
            )


def _check_aim(weapon: Card | StartingWeapon, where: Where, problems: Problems) -> None:
    blasts = [e for m in (weapon, *weapon.modes) for e in m.effects if isinstance(e, Blast | Place)]
    ways = weapon.modes or (weapon,)
    if weapon.aim == "square" and not blasts and weapon.radius is None:
        without = [way for way in ways if way.radius is None]
        if without:
            problems.at(where.of("aim")).error(
                "[aim-without-blast] a weapon fired at a square needs a blast to hit anyone",
                "add `radius: 1`, or `radius: 0` for that square alone",
            )
    if weapon.radius is None and all(mode.radius is None for mode in weapon.modes):
        for key in ("shape", "core", "spares", "scatter"):
            if key in where.keys:
                problems.at(where.key(key)).error(
                    "[no-blast] `{key}` has no effect: this weapon has no blast",
                    "add `radius: 1`, or `radius: 0` for one square",
                    key=key,
                )
    flat = weapon.radius == 0 and all(not mode.radius for mode in weapon.modes)
    if flat and weapon.shape != "steps":
        problems.at(where.key("shape")).error(
            "[no-blast] a blast of one square has no shape", "delete `shape`, or write `radius: 1`"
        )
    if weapon.core is not None and weapon.damage == "none":
        problems.at(where.key("core")).error(
            "[no-blast] `core` has no effect: this weapon does no damage",
            "delete `core`, or write `damage: 3d`",
        )
    damages = {weapon.damage, *(mode.damage for mode in weapon.modes)} - {None}
    if weapon.core is not None and damages == {weapon.core}:
        problems.at(where.of("core")).error(
            "[no-change] `core` is the same as `damage`", "delete `core`, or write other dice"
        )
    if weapon.scatter is not None and weapon.scatter.legs > 1 and weapon.scatter.way != "rolled":
        problems.at(weapon.scatter.where.of("legs")).error(
            "[no-change] `legs` has no effect: all of them go the same way",
            "write more `squares`, or delete `way`",
        )
    if weapon.aim == "nothing":
        for key in ("radius", "range_at_most", "range_at_least", "extra", "burst", "bank"):
            if key in where.keys:
                problems.at(where.key(key)).error(
                    "[aim-at-nothing] `{key}` has no effect: a weapon with `aim: nothing` hits "
                    "nobody",
                    "move it to `effects`, such as `blast: 4d` with a `radius`",
                    key=key,
                )


def check_weapon(weapon: Card | StartingWeapon, problems: Problems) -> None:
    """Check keys that need damage or limited ammo."""
    ways = (weapon, *weapon.modes)
    harmless = all(way.damage in ("none", None) for way in ways)
    if harmless and weapon.damage == "none" and weapon.aim != "nothing":
        for way in ways:
            if way.extra:
                problems.at(way.where.of("extra")).error(
                    "[no-change] `extra` has no effect: this weapon does no damage",
                    "write `wound: 1` with `at: hit` to take Health without dice",
                )
        for effect in weapon.effects:
            if isinstance(effect, Extra):
                report_idle(effect, "value", say("this weapon does no damage"), problems)
    if weapon.aim == "nothing" and weapon.damage not in ("none", None):
        problems.at(weapon.where.of("damage")).error(
            "[aim-at-nothing] `damage` has no effect: a weapon with `aim: nothing` hits nobody",
            "write `damage: none` and add an effect such as `blast: 4d` with a `radius`",
        )
    if weapon.ammo == "unlimited" and "ammo_use" in weapon.where.keys:
        problems.at(weapon.where.of("ammo_use")).error(
            "[no-change] `ammo_use` has no effect: this weapon has unlimited ammo",
            "write a number, such as `ammo: 6`",
        )
    for effect in (e for way in ways for e in way.effects):
        if effect.at == "dry" and weapon.ammo == "unlimited":
            problems.at(effect.where.of("at")).error(
                "[never-happens] this weapon has unlimited ammo, so it never runs out",
                "write a number, such as `ammo: 4`",
            )
    if isinstance(weapon, StartingWeapon) and weapon.malfunction:
        problems.at(weapon.where.of("malfunction")).error(
            "[never-happens] a weapon on the sheet never malfunctions",
            "use `at: miss` with a `chance` instead",
        )


def check_sheet(fighter: Fighter, known: Library, problems: Problems) -> None:
    if len(fighter.weapon) > 1 and "none" in fighter.weapon:
        index = fighter.weapon.index("none")
        problems.at(fighter.where.item("weapon", index)).error(
            "[no-change] `none` can't be combined with weapons", "delete `none`"
        )
    seen: dict[str, StartingWeapon] = {}
    for index, weapon in enumerate(fighter.weapons):
        word, place = kebab(weapon.name), fighter.where.item("weapon", index)
        if word in seen:
            problems.at(place).error(
                "[duplicate-weapon] `{id}` has two weapons called `{name}`",
                "rename one: players choose a weapon by its name",
                id=fighter.id,
                name=word,
            )
        elif index and (word in known.cards or word == "start"):
            problems.at(place).error(
                "[duplicate-weapon] `{name}` is also a card, so players can't tell the two apart",
                "rename the weapon on the sheet",
                name=word,
            )
        seen.setdefault(word, weapon)
    for weapon in fighter.own_weapons:
        _check_sheet_weapon(weapon, problems)


def _check_sheet_weapon(weapon: StartingWeapon, problems: Problems) -> None:
    check_ammo(weapon, weapon.where, problems)
    if (
        weapon.damage == "none"
        and not weapon.effects
        and not any(mode.effects or mode.damage for mode in weapon.modes)
    ):
        problems.at(weapon.where.of("damage")).error(
            "[does-nothing] a weapon without damage needs `effects`",
            "add `effects`, or write `damage: 3d`",
        )
    if weapon.if_ is not None:
        when = say("before {weapon} is fired", weapon=weapon.name)
        check_quiet(weapon.if_, when, problems, of_weapon=True)
