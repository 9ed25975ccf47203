"""A map's own ground, from its legend and zones.

This is separate from `model.map`, so that a map without such ground is read without loading the
effects.
"""

from __future__ import annotations

from collections.abc import Mapping

from fragkit.model.fields import Id, spec
from fragkit.model.fighter import Trait
from fragkit.model.map import LegendWord, MapFile
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground(Trait):
    """A kind of ground, with its effects on fighters who enter, stay or leave."""

    name: str = spec("its name on the map and at the table", default="")
    text: str = spec("its text on the map; by default made from the effects", default="")
    cost: int | None = spec("movement to step onto it", default=None, least=1, most=9)
    color: str = spec(
        "its tint on the printed map as `#rrggbb`",
        default="",
        pattern=r"(#[0-9a-fA-F]{6})?",
        like='"#1b4f9c"',
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendGround(Ground):
    """A character of the legend that means the map's own ground."""

    name: str = spec("its name on the map and at the table", nonempty=True)
    is_: tuple[LegendWord, ...] = spec(
        "what else it means: `water`, `weapon` …", default=(), one_or_many=True
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneGround(Ground):
    """A zone with effects."""

    squares: tuple[str, ...] = spec(
        "its squares, and ranges such as `B2:D5`", one_or_many=True, nonempty=True
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class GroundMapFile(MapFile):
    """The file of a map, with its own ground."""

    zones: Mapping[Id, tuple[str, ...] | ZoneGround] | None = spec(  # type: ignore[assignment]  # wider
        "named areas: squares and ranges such as `B2:D5`, or a mapping with effects",
        default=None,
        one_or_many=True,
    )
    legend: Mapping[str, tuple[LegendWord, ...] | LegendGround] | None = spec(  # type: ignore[assignment]  # wider
        "your own characters for squares, each with its meaning and effects",
        default=None,
        one_or_many=True,
    )


# Acts that hurt whoever walks into them; the others help.
UNWELCOME = frozenset(
    ["wound", "harm", "blast", "discard", "remove", "skip", "push", "leap", "teleport", "table"]
)


def is_hazard(ground: Trait) -> bool:
    """Return whether a planned path should warn of this ground, or of a counter."""
    return any(
        effect.at == "enter"
        and (
            effect.verb in UNWELCOME
            or (effect.verb in ("move", "score", "ammo") and _takes(effect))
        )
        for effect in ground.effects
    )


def _takes(effect: object) -> bool:
    value = getattr(effect, "value", 0)
    return isinstance(value, int) and value < 0
