"""A place that an effect names is somewhere; ground of a map's own does something at a moment it has.

Its moments are `enter`, `leave`, `turn-start`, `turn-end`, `round-end`, or none: then a modifier is
in force for whoever stands there. Nothing is played, drawn or set up there.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cached_property

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.load.checks.conditions import with_inner
from fragkit.load.checks.owned_effect import Owned
from fragkit.load.typed_yaml.files import read_text
from fragkit.model.effects.acts import Teleport
from fragkit.model.effects.condition import WALL, known_places
from fragkit.model.effects.modifiers import Forbid
from fragkit.model.fields import Where
from fragkit.model.map import Patch
from fragkit.model.pack import Library

_NEVER = frozenset(["setup", "expire", "respawn"])


def check_ground(patch: Patch, problems: Problems) -> None:
    ground = patch.ground
    if not ground.effects and ground.cost in (None, 1):
        if ground.text.strip():
            problems.at(ground.where.of("text")).warning(
                f"[yours-to-apply] the ground `{patch.name}` has words and no effects: the "
                "referee can't apply it, "
                "you do",
                "say it in `effects` where they can say it",
            )
        else:
            problems.at(ground.where.span).error(
                f"[does-nothing] the ground `{patch.name}` does nothing",
                "add `effects` or a `cost`, or list its squares and words alone",
            )
    for key in ("trait", "with", "tracks", "stances"):
        if key in ground.where.keys:
            problems.at(ground.where.key(key)).error(
                f"[no-change] ground has no sheet: `{key}` counts for nothing",
                "say what it does in `effects`",
            )
    for effect in ground.effects:
        if effect.at in _NEVER:
            problems.at(effect.where.of("at")).error(
                f"[never-happens] `at: {effect.at}` never comes for ground",
                "write `at: enter`, `leave`, `turn-start`, `turn-end` or `round-end`",
            )


class Zones:
    """The zones of all maps there are; they are read when somebody asks for one."""

    def __init__(self, known: Library) -> None:
        self.files = [file for pack in known.packs for file in pack.maps]

    @cached_property
    def text(self) -> str:
        return "\n".join(read_text(file, Problems()) or "" for file in self.files)

    def __contains__(self, name: object) -> bool:
        zone = re.escape(str(name))
        ground = zone.replace(r"\-", r"[ -]")  # `name: Jump Pad` is the place `jump-pad`
        found = rf"(?<![\w-]){zone}['\"]?\s*:|name:\s*['\"]?{ground}(?![\w-])"
        return re.search(found, self.text, re.IGNORECASE) is not None


def check_places(owned: Owned, zones: Zones, problems: Problems) -> None:
    """A place that a condition asks for, or a `forbid` names, is somewhere: a terrain, a zone, a thing."""
    known = set(known_places())
    effect = owned.effect
    for condition in with_inner(effect.if_):
        for key, name in (("in", "in_"), ("foe_in", "foe_in")):
            _check_place(getattr(condition, name), condition.where, key, known, zones, problems)
        for key in ("beside", "foe_beside"):
            beside = {*known, WALL}
            _check_place(getattr(condition, key), condition.where, key, beside, zones, problems)
    if isinstance(effect, Teleport) and effect.zone is not None:
        _check_place((effect.zone,), effect.where, "zone", known, zones, problems)
    if isinstance(effect, Forbid):
        _check_place(effect.in_, effect.where, "in", known, zones, problems)


def _check_place(
    names: tuple[str, ...], where: Where, key: str, known: Collection[str], zones: Zones,
    problems: Problems,
) -> None:  # fmt: skip
    for index, name in enumerate(names):
        if name not in known and name not in zones:
            problems.at(where.item(key, index)).warning(
                f"[unknown-place] `{name}` is no terrain, and no map of these packs has such a "
                "zone",
                did_you_mean(name, known),
            )
