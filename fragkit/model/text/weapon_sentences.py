"""What a weapon's own fields say beyond damage and ammunition, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.model.card import Mode, Scatter, Weapon
from fragkit.model.text.circumstances import distance
from fragkit.model.text.persons import counted, listed
from fragkit.model.word_values import BlastShape, Spared


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
        area = area_words(weapon.radius, weapon.shape, middle)
        yield f"**blast {weapon.radius}**: a hit hits everyone {area}{spared_words(weapon.spares)}"
        if weapon.core is not None:
            yield f"in the very centre it does **{weapon.core}**"
    if weapon.scatter is not None:
        yield scatter_words(weapon.scatter)
    if weapon.bank:
        yield "it may be fired **by way of** a square that you see and that sees the target"


def area_words(radius: int, shape: BlastShape, middle: str) -> str:
    """`within 2 of the target`, `in a cross of 2 around the target`."""
    match shape:
        case "cross":
            return f"in a cross of {radius} around {middle}"
        case "square":
            side = 2 * radius + 1
            return f"in a square of {side} × {side} around {middle}"
        case "line":
            behind = counted(radius, "square")
            return f"on the square of {middle} and on the {behind} behind it"
    return f"within {radius} of {middle}"


def spared_words(spares: tuple[Spared, ...]) -> str:
    return {(): "", ("self",): " except you"}.get(spares, " except your team")


def scatter_words(scatter: Scatter) -> str:
    far = scatter.squares
    if far == "shortfall":
        squares = "as many squares as the roll fell short"
    else:
        squares = counted(far, "square") if isinstance(far, int) else f"{far} squares"
    way = {"onward": "onward", "back": "back toward you"}.get(scatter.way, "off")
    told = f"on a miss it comes down {squares} {way}"
    if scatter.way == "rolled":
        told += " (roll: 1 north, 2 east, 3 south, 4 west, 5 onward, 6 back)"
    return told


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
