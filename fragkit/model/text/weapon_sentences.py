"""Sentences about a weapon's own fields besides damage and ammo."""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.language.clauses import term
from fragkit.language.sentences import NOTHING, Sentence, plural, say
from fragkit.model.card import Mode, Scatter, Weapon
from fragkit.model.text.amounts import TYPES
from fragkit.model.word_values import BlastShape, Spared


def distance(at_least: int | None, at_most: int | None) -> Sentence:
    """Return `range 2 to 5`, `range 3 or less` or `range 1`, or nothing if there is no limit."""
    if at_least is not None and at_most is not None and at_least != at_most:
        return say("range {least} to {most}", least=at_least, most=at_most)
    if at_most == 1 or (at_most is not None and at_least == at_most):
        return say("range {n}", n=at_most)
    if at_most is not None:
        return say("range {n} or less", n=at_most)
    return say("range {n} or more", n=at_least) if at_least is not None else NOTHING


def weapon_sentences(weapon: Weapon) -> Iterator[Sentence]:
    """Yield sentences about everything besides the weapon's damage roll."""
    if weapon.aim == "nothing":
        yield say("no target and no to-hit roll")
    if weapon.aim == "square":
        yield say("aim at any **square** in sight")
    near = distance(weapon.range_at_least, weapon.range_at_most)
    if near and weapon.range_at_most == 1:
        yield say("**contact**: {range} only", range=near)
    elif near:
        yield say("**{range}**", range=near)
    if weapon.damage == "none" and weapon.aim != "nothing":
        yield say("**no damage**")
    if weapon.ammo_use == "all":
        yield say("an attack uses **all its ammo**")
    elif weapon.ammo_use != 1:
        yield say("an attack uses **{n} ammo**", n=weapon.ammo_use)
    if weapon.shots > 1:
        yield say("an attack is **{n} shots**, each with its own target, rolls and ammo", n=weapon.shots)  # fmt: skip
    if weapon.burst > 1:
        yield say("**burst**: spend up to {n} ammo in one attack; each adds {dice}", n=weapon.burst, dice=str(weapon.damage))  # fmt: skip
    if weapon.extra:
        yield say("a hit does **{n} extra damage**", n=weapon.extra)
    if weapon.radius is not None:
        middle = term("that square") if weapon.aim == "square" else term("the target")
        area = area_words(weapon.radius, weapon.shape, middle)
        spared = spared_words(weapon.spares)
        if weapon.damage == "none":
            yield say(
                "**blast {n}**: a hit affects everyone {spared} {area}",
                n=weapon.radius,
                area=area,
                spared=spared,
            )
        else:
            yield say(
                "**blast {n}**: a hit damages everyone {spared} {area}",
                n=weapon.radius,
                area=area,
                spared=spared,
            )
        if weapon.core is not None:
            yield say("it does **{dice}** in the center", dice=str(weapon.core))
    if weapon.scatter is not None:
        yield scatter_words(weapon.scatter)
    if weapon.bank:
        yield say("you may **bank** the shot off a square that you see and that sees the target")


def area_words(radius: int, shape: BlastShape, middle: Sentence) -> Sentence:
    """Return `within 2 of the target` or `in a cross within 2 of the target`."""
    is_square = middle.template in ("a square in sight", "that square")
    if not radius:
        if is_square:
            return say("on {square}", square=middle)
        return say("on the same square as {whom}", whom=middle)
    match shape:
        case "cross":
            return say("in a cross within {n} of {middle}", n=radius, middle=middle)
        case "square":
            side = 2 * radius + 1
            return say("in a {n} × {n} area around {middle}", n=side, middle=middle)
        case "line":
            if middle.template == "you":
                return plural(
                    "on your square and the square behind it",
                    "on your square and the {n} squares behind it",
                    n=radius,
                )
            if is_square:
                return plural(
                    "on {middle} and the square behind it",
                    "on {middle} and the {n} squares behind it",
                    n=radius,
                    middle=middle,
                )
            return plural(
                "on the square of {middle} and the square behind it",
                "on the square of {middle} and the {n} squares behind it",
                n=radius,
                middle=middle,
            )
    return say("within {n} of {middle}", n=radius, middle=middle)


def spared_words(spares: tuple[Spared, ...]) -> Sentence:
    """Return `except you` or `except your team`."""
    if not spares:
        return NOTHING
    return say("except you") if spares == ("self",) else say("except your team")


def scatter_words(scatter: Scatter) -> Sentence:
    """Return a sentence about where a missed shot lands."""
    one = _leg_words(scatter)
    if scatter.legs == 1:
        return one
    return say(
        "{sentence}. Repeat this from where it lands, {n} times in all",
        sentence=one,
        n=scatter.legs,
    )


def _leg_words(scatter: Scatter) -> Sentence:
    far = scatter.squares
    if far == "shortfall":
        squares = say("as many squares as the roll missed by")
    elif isinstance(far, int):
        squares = plural("{count} square", "{count} squares", n=far, count=far)
    else:
        squares = plural("{count} square", "{count} squares", n=2, count=str(far))
    if scatter.way == "onward":
        return say("on a miss, it overshoots by {squares}", squares=squares)
    if scatter.way == "back":
        return say("on a miss, it falls short by {squares}", squares=squares)
    return say(
        "on a miss, it lands {squares} away in a rolled direction "
        "(1 north, 2 east, 3 south, 4 west, 5 onward, 6 back)",
        squares=squares,
    )


def plain_sentence(weapon: Weapon) -> Sentence:
    """Return the sentence for a weapon that does only damage."""
    if not weapon.types:
        return say("does **{dice}** damage", dice=str(weapon.damage))
    types = tuple(TYPES[one] for one in weapon.types)
    return say("does **{dice}** {types:and} damage", dice=str(weapon.damage), types=types)


def mode_facts(mode: Mode) -> tuple[Sentence, ...]:
    """Return `2 ammo, range 3 or more, blast 1`."""
    facts = []
    if mode.damage is not None:
        facts.append(
            say("no damage") if mode.damage == "none" else say("{dice}", dice=str(mode.damage))
        )
    if mode.shots is not None:
        facts.append(plural("{n} shot", "{n} shots", n=mode.shots))
    if mode.extra is not None:
        facts.append(say("{n} extra damage", n=mode.extra))
    if mode.ammo == "all":
        facts.append(say("all its ammo"))
    elif mode.ammo is not None:
        facts.append(say("{n} ammo", n=mode.ammo) if mode.ammo else say("no ammo"))
    if mode.radius is not None:
        facts.append(say("blast {n}", n=mode.radius))
    near = distance(mode.range_at_least, mode.range_at_most)
    if near:
        facts.append(near)
    if mode.types:
        facts.append(say("{types:and} damage", types=tuple(TYPES[one] for one in mode.types)))
    if mode.aim is not None:
        facts.append(_AIMED[mode.aim])
    if mode.bank is not None:
        facts.append(say("can bank off a square") if mode.bank else say("can't bank off a square"))
    if mode.instead:
        facts.append(say("without the weapon's other effects"))
    return tuple(facts)


_AIMED: dict[str, Sentence] = {
    "target": say("aimed at a target"),
    "square": say("aimed at any square in sight"),
}
