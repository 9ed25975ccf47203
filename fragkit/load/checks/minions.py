"""Who is summoned is there, and is a minion."""

from __future__ import annotations

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.load.checks.owners import Owned
from fragkit.model.effects.acts import Summon
from fragkit.model.pack import Library


def check(owned: Owned, known: Library, problems: Problems) -> None:
    effect = owned.effect
    if not isinstance(effect, Summon):
        return
    fighter = known.fighters.get(effect.value)
    if fighter is None:
        problems.error(
            "unknown-id",
            effect.where.of("value"),
            f"there is no fighter `{effect.value}`",
            did_you_mean(effect.value, known.fighters),
        )
    elif fighter.role is None or fighter.role.kind != "minion":
        problems.error(
            "no-such-target",
            effect.where.of("value"),
            f"`{effect.value}` is no minion",
            help="add `role: minion` to that fighter",
        )
