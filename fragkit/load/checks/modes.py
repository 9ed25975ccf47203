"""What a weapon says about firing fits together, and its modes differ.

What is fired at a square needs a blast, or it would hit nobody. What is fired at nothing has no
range, no blast and no roll: its effects are all it does. Each mode has a name of its own and
changes something.
"""

from __future__ import annotations

import re

from fragkit.diagnostics import Problems
from fragkit.load.checks.conditions import check_range
from fragkit.model.card import Card, Mode
from fragkit.model.effects.acts import Blast, Place
from fragkit.model.fields import Where, specs
from fragkit.model.fighter import StartingWeapon
from fragkit.model.text.placeholders import fill, placeholders


def check(weapon: Card | StartingWeapon, where: Where, problems: Problems) -> None:
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
