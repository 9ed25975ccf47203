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
            problems.at(where.of("burst")).error(
                "[burst-unlimited] a burst needs ammunition that can be counted"
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
                f"[ammo-short] `{key}` is {number}, but the track has only {card.ammo} boxes"
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
                f"[duplicate-mode] two modes are called `{mode.name}`",
                "the shooter says the name; choose another",
                also=[("first", first.where.of("name"))],
            )
        keys = [key for key in specs(Mode) if key != "name"]
        if all(key not in mode.where.keys for key in keys):
            problems.at(mode.where.of("name")).error(
                f"[no-change] the mode `{mode.name}` fires as the weapon does anyway",
                "give it `damage`, `ammo`, `shots`, a range or effects of its own",
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
            problems.at(card.where.of("text")).warning(
                f"[unsaid-range] the text does not say `{key}: {number}`, which the referee "
                "enforces",
                f"write `{{{key}}}` into the text, or leave `text` out",
            )


def _check_aim(weapon: Card | StartingWeapon, where: Where, problems: Problems) -> None:
    blasts = [e for m in (weapon, *weapon.modes) for e in m.effects if isinstance(e, Blast | Place)]
    ways = weapon.modes or (weapon,)
    if weapon.aim == "square" and not blasts and weapon.radius is None:
        without = [way for way in ways if way.radius is None]
        if without:
            problems.at(where.of("aim")).error(
                "[aim-without-blast] a weapon that is fired at a square needs a blast to hit "
                "anybody",
                "add `radius: 1`, or `radius: 0` for that square alone",
            )
    if weapon.radius is None and all(mode.radius is None for mode in weapon.modes):
        for key in ("shape", "core", "spares", "scatter"):
            if key in where.keys:
                problems.at(where.key(key)).error(
                    f"[no-blast] `{key}` is about a blast, and this weapon has none",
                    "add `radius: 1`, or `radius: 0` for one square alone",
                )
    flat = weapon.radius == 0 and all(not mode.radius for mode in weapon.modes)
    if flat and weapon.shape != "steps":
        problems.at(where.key("shape")).error(
            "[no-blast] one square has no shape", "give it a `radius` of 1 or more"
        )
    if weapon.core is not None and weapon.damage == "none":
        problems.at(where.key("core")).error("[no-blast] this weapon does no damage, in no centre")
    if weapon.aim == "nothing":
        for key in ("radius", "range_at_most", "range_at_least", "extra", "burst", "bank"):
            if key in where.keys:
                problems.at(where.key(key)).error(
                    f"[aim-at-nothing] what is fired at nothing hits nobody: `{key}` counts for "
                    "nothing",
                    "say it in `effects`, such as `blast: 4d` with its `radius`",
                )


def check_weapon(weapon: Card | StartingWeapon, problems: Problems) -> None:
    """Extra points are for a weapon that does damage; one on the sheet never malfunctions."""
    ways = (weapon, *weapon.modes)
    harmless = all(way.damage in ("none", None) for way in ways)
    if harmless and weapon.damage == "none" and weapon.aim != "nothing":
        for way in ways:
            if way.extra:
                problems.at(way.where.of("extra")).error(
                    "[no-change] extra points are added to damage, and this weapon does none",
                    "`wound: 1` with `at: hit` takes Health without dice",
                )
        for effect in weapon.effects:
            if isinstance(effect, Extra):
                tell_idle(effect, "value", "this weapon does no damage", problems)
    if weapon.aim == "nothing" and weapon.damage not in ("none", None):
        problems.at(weapon.where.of("damage")).error(
            "[aim-at-nothing] what is fired at nothing hits nobody: `damage` counts for nothing",
            "write `damage: none`, and say it in `effects`, such as `blast: 4d` with its `radius`",
        )
    if weapon.ammo == "unlimited" and "ammo_use" in weapon.where.keys:
        problems.at(weapon.where.of("ammo_use")).error(
            "[no-change] its ammunition is unlimited: `ammo_use` counts for nothing",
            "give it `ammo: 6`",
        )
    for effect in (e for way in ways for e in way.effects):
        if effect.at == "dry" and weapon.ammo == "unlimited":
            problems.at(effect.where.of("at")).error(
                "[never-happens] its ammunition is unlimited: it never runs dry",
                "give it `ammo: 4`",
            )
    if isinstance(weapon, StartingWeapon) and weapon.malfunction:
        problems.at(weapon.where.of("malfunction")).error(
            "[never-happens] a weapon on the sheet never malfunctions",
            "`at: miss` with a `chance` may do something like it",
        )


def check_sheet(fighter: Fighter, known: Library, problems: Problems) -> None:
    if len(fighter.weapon) > 1 and "none" in fighter.weapon:
        index = fighter.weapon.index("none")
        problems.at(fighter.where.item("weapon", index)).error(
            "[no-change] `none` stands alone: this fighter has weapons", "remove `none`"
        )
    seen: dict[str, StartingWeapon] = {}
    for index, weapon in enumerate(fighter.weapons):
        word, place = kebab(weapon.name), fighter.where.item("weapon", index)
        if word in seen:
            problems.at(place).error(
                f"[duplicate-weapon] two weapons of `{fighter.id}` are called `{word}`",
                "the shooter says the name; choose another",
            )
        elif index and (word in known.cards or word == "start"):
            problems.at(place).error(
                f"[duplicate-weapon] `{word}` is a card as well: nobody could say which one is "
                "fired",
                "give the weapon on the sheet another name",
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
            "[does-nothing] a weapon without damage needs `effects`"
        )
    if weapon.if_ is not None:
        check_quiet(weapon.if_, f"before {weapon.name} is fired", problems)
