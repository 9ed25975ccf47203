"""What a weapon says about firing fits together, on a card and on a sheet.

A burst needs a track that is long enough, and so does ammunition used by the handful. What is fired
at a square needs a blast, or it would hit nobody. What is fired at nothing has no range, no blast and
no roll: its effects are all it does. Each mode has a name of its own and changes something.

Weapons on a sheet can be told apart; `none` stands alone. The first one is always called `start` as
well; the others go by their names, so no card may have the same one. A weapon of the sheet can't
malfunction, for it is never lost. What it asks for before it is fired is about its owner: there is no
attack yet.
"""

from __future__ import annotations

import re

from fragkit.diagnostics import Problems
from fragkit.load.checks.conditions import check_quiet, check_range
from fragkit.load.checks.idle_keys import tell_idle
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
            problems.error(
                "burst-unlimited",
                where.of("burst"),
                "a burst needs ammunition that can be counted",
            )
        return
    used = {
        "ammo_use": card.ammo_use if isinstance(card.ammo_use, int) else 1,
        "burst": card.burst,
        "shots": card.shots,
    }
    for key, number in used.items():
        if number > card.ammo:
            problems.error(
                "ammo-short",
                where.of(key),
                f"`{key}` is {number}, but the track has only {card.ammo} boxes",
            )


def check_modes(weapon: Card | StartingWeapon, where: Where, problems: Problems) -> None:
    check_range(weapon, where, problems)
    _check_aim(weapon, where, problems)
    if isinstance(weapon, Card):
        _check_text(weapon, problems)
    known: dict[str, Mode] = {}
    for mode in weapon.modes:
        check_range(mode, mode.where, problems)
        first = known.setdefault(mode.name.casefold(), mode)
        if first is not mode:
            problems.error(
                "duplicate-mode",
                mode.where.of("name"),
                f"two modes are called `{mode.name}`",
                help="the shooter says the name; choose another",
                also=[("first", first.where.of("name"))],
            )
        keys = [key for key in specs(Mode) if key != "name"]
        if all(key not in mode.where.keys for key in keys):
            problems.error(
                "no-change",
                mode.where.of("name"),
                f"the mode `{mode.name}` fires as the weapon does anyway",
                help="give it `damage`, `ammo`, `shots`, a range or effects of its own",
            )


def _check_text(card: Card, problems: Problems) -> None:
    """A text of its own says how far the weapon reaches: nothing else on the card does."""
    if not card.text.strip() or card.range_at_most is card.range_at_least is None:
        return
    words = fill(card.text, placeholders(card)).casefold()
    for key in ("range_at_most", "range_at_least"):
        number = getattr(card, key)
        near = number == 1 and re.search(r"contact|touch|adjacent|beside|melee|next to", words)
        if number is not None and not near and not re.search(rf"\b{number}\b", words):
            problems.warning(
                "unsaid-range",
                card.where.of("text"),
                f"the text does not say `{key}: {number}`, which the referee enforces",
                help=f"write `{{{key}}}` into the text, or leave `text` out",
            )


def _check_aim(weapon: Card | StartingWeapon, where: Where, problems: Problems) -> None:
    blasts = [e for m in (weapon, *weapon.modes) for e in m.effects if isinstance(e, Blast | Place)]
    ways = weapon.modes or (weapon,)
    if weapon.aim == "square" and not blasts and weapon.radius is None:
        without = [way for way in ways if way.radius is None]
        if without:
            problems.error(
                "aim-without-blast",
                where.of("aim"),
                "a weapon that is fired at a square needs a blast to hit anybody",
                help="add `radius: 1`, or `radius: 0` for that square alone",
            )
    if weapon.radius is None and all(mode.radius is None for mode in weapon.modes):
        for key in ("shape", "core", "spares", "scatter"):
            if key in where.keys:
                problems.error(
                    "no-blast",
                    where.key(key),
                    f"`{key}` is about a blast, and this weapon has none",
                    help="add `radius: 1`, or `radius: 0` for one square alone",
                )
    flat = weapon.radius == 0 and all(not mode.radius for mode in weapon.modes)
    if flat and weapon.shape != "steps":
        problems.error(
            "no-blast", where.key("shape"), "one square has no shape",
            help="give it a `radius` of 1 or more",
        )  # fmt: skip
    if weapon.core is not None and weapon.damage == "none":
        problems.error("no-blast", where.key("core"), "this weapon does no damage, in no centre")
    if weapon.aim == "nothing":
        for key in ("radius", "range_at_most", "range_at_least", "extra", "burst", "bank"):
            if key in where.keys:
                problems.error(
                    "aim-at-nothing",
                    where.key(key),
                    f"what is fired at nothing hits nobody: `{key}` counts for nothing",
                    help="say it in `effects`, such as `blast: 4d` with its `radius`",
                )


def check_weapon(weapon: Card | StartingWeapon, problems: Problems) -> None:
    """Extra points are for a weapon that does damage; one on the sheet never malfunctions."""
    ways = (weapon, *weapon.modes)
    harmless = all(way.damage in ("none", None) for way in ways)
    if harmless and weapon.damage == "none" and weapon.aim != "nothing":
        for way in ways:
            if way.extra:
                problems.error(
                    "no-change",
                    way.where.of("extra"),
                    "extra points are added to damage, and this weapon does none",
                    help="`wound: 1` with `at: hit` takes Health without dice",
                )
        for effect in weapon.effects:
            if isinstance(effect, Extra):
                tell_idle(effect, "value", "this weapon does no damage", problems)
    if weapon.aim == "nothing" and weapon.damage not in ("none", None):
        problems.error(
            "aim-at-nothing",
            weapon.where.of("damage"),
            "what is fired at nothing hits nobody: `damage` counts for nothing",
            help="write `damage: none`, and say it in `effects`, such as `blast: 4d` with its `radius`",
        )
    if weapon.ammo == "unlimited" and "ammo_use" in weapon.where.keys:
        problems.error(
            "no-change",
            weapon.where.of("ammo_use"),
            "its ammunition is unlimited: `ammo_use` counts for nothing",
            help="give it `ammo: 6`",
        )
    for effect in (e for way in ways for e in way.effects):
        if effect.at == "dry" and weapon.ammo == "unlimited":
            problems.error(
                "never-happens",
                effect.where.of("at"),
                "its ammunition is unlimited: it never runs dry",
                help="give it `ammo: 4`",
            )
    if isinstance(weapon, StartingWeapon) and weapon.malfunction:
        problems.error(
            "never-happens",
            weapon.where.of("malfunction"),
            "a weapon on the sheet never malfunctions",
            help="`at: miss` with a `chance` may do something like it",
        )


def check_sheet(fighter: Fighter, known: Library, problems: Problems) -> None:
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
        _check_sheet_weapon(weapon, problems)


def _check_sheet_weapon(weapon: StartingWeapon, problems: Problems) -> None:
    check_ammo(weapon, weapon.where, problems)
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
