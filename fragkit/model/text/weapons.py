"""What a weapon's own fields say beyond damage and ammunition, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.model.card import Mode, Weapon
from fragkit.model.text.circumstances import distance
from fragkit.model.text.persons import counted, listed


def weapon_sentences(weapon: Weapon) -> Iterator[str]:
    if weapon.aim == "nothing":
        yield "no target and no roll to hit"
    if weapon.aim == "square":
        yield "aim at any **square** in sight"
    near = distance(weapon.range_at_least, weapon.range_at_most)
    if near:
        yield f"**contact**: {near} only" if weapon.range_at_most == 1 else f"**{near}**"
    if weapon.damage == "none" and weapon.aim != "nothing":
        yield "**no damage**"
    if weapon.ammo_use != 1:
        much = "all its ammo" if weapon.ammo_use == "all" else f"{weapon.ammo_use} ammo"
        yield f"an attack spends **{much}**"
    if weapon.shots > 1:
        yield f"an attack is **{weapon.shots} shots**, each with its own target, rolls and ammo"
    if weapon.burst > 1:
        yield f"**burst**: spend up to {weapon.burst} ammo in one attack; each rolls another {weapon.damage}"
    if weapon.extra:
        yield f"a hit does **{weapon.extra} extra damage**"
    if weapon.radius is not None:
        middle = "that square" if weapon.aim == "square" else "the target"
        yield f"**blast {weapon.radius}**: a hit hits everyone within {weapon.radius} of {middle}"


def plain_sentence(weapon: Weapon) -> str:
    """For a weapon that does nothing but damage."""
    types = f" {listed(weapon.types)}" if weapon.types else ""
    return f"does **{weapon.damage}**{types} damage"


def mode_facts(mode: Mode) -> str:
    """`2 ammo, range 3 or more, blast 1`."""
    facts = []
    if mode.damage is not None:
        facts.append("no damage" if mode.damage == "none" else str(mode.damage))
    if mode.shots is not None:
        facts.append(counted(mode.shots, "shot"))
    if mode.extra is not None:
        facts.append(f"{mode.extra} extra damage")
    if mode.ammo is not None:
        facts.append("all its ammo" if mode.ammo == "all" else f"{mode.ammo or 'no'} ammo")
    if mode.radius is not None:
        facts.append(f"blast {mode.radius}")
    near = distance(mode.range_at_least, mode.range_at_most)
    if near:
        facts.append(near)
    return ", ".join(facts)
