"""A place that an effect names exists on some map; a map's own ground does something.

Its moments are `enter`, `leave`, `turn-start`, `turn-end` and `round-end`. Without a moment, a modifier
affects every fighter on that ground.
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
                "[yours-to-apply] the ground `{name}` has a text but no effects, so the "
                "referee can't apply it",
                "add `effects`, or apply the text yourselves at the table",
                name=patch.name,
            )
        else:
            problems.at(ground.where.span).error(
                "[does-nothing] the ground `{name}` does nothing",
                "add `effects` or a `cost`",
                name=patch.name,
            )
    for key in ("trait", "with", "tracks", "stances"):
        if key in ground.where.keys:
            problems.at(ground.where.key(key)).error(
                "[no-change] `{key}` has no effect: ground has no sheet",
                "write what it does below `effects`",
                key=key,
            )
    for effect in ground.effects:
        if effect.at in _NEVER:
            problems.at(effect.where.of("at")).error(
                "[never-happens] `at: {moment}` never happens on ground",
                "choose `at: enter`, `leave`, `turn-start`, `turn-end` or `round-end`",
                moment=effect.at,
            )


class Zones:
    """The zones of all maps; the files are read when a zone is first looked up."""

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
    """Check that each place in a condition or a `forbid` is a terrain, a zone or a map feature."""
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
                "[unknown-place] `{name}` is not a terrain or a zone of any map in these packs",
                did_you_mean(name, known),
                name=name,
            )
