"""Ground of one's own: what a map's legend and zones say beyond what is built in.

Kept apart from `model.map`: a map without such ground is read without the vocabulary of effects.
"""

from __future__ import annotations

from collections.abc import Mapping

from fragkit.model.fields import Id, spec
from fragkit.model.fighter import Trait
from fragkit.model.map import LegendWord, MapFile
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground(Trait):
    """A kind of ground: what it does to whoever comes, stands or leaves there."""

    name: str = spec("what the table calls it, on the map and in stories", default="")
    text: str = spec("its words on the map; made from the effects when absent", default="")
    cost: int | None = spec("movement that a step onto it costs", default=None, least=1, most=9)
    color: str = spec(
        "its tint on the printed map as `#rrggbb`",
        default="",
        pattern=r"(#[0-9a-fA-F]{6})?",
        like='"#1b4f9c"',
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendGround(Ground):
    """A character of the legend that stands for ground of one's own."""

    name: str = spec("what the table calls it, on the map and in stories", nonempty=True)
    is_: tuple[LegendWord, ...] = spec(
        "what else it stands for: `water`, `weapon` …", default=(), one_or_many=True
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneGround(Ground):
    """A zone that does something."""

    squares: tuple[str, ...] = spec(
        "its squares, and ranges such as `B2:D5`", one_or_many=True, nonempty=True
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class GroundMapFile(MapFile):
    """A map as it is written, with all that it can say."""

    zones: Mapping[Id, tuple[str, ...] | ZoneGround] | None = spec(  # type: ignore[assignment]  # wider
        "named areas: squares and ranges such as `B2:D5`, or a mapping that says what they do",
        default=None,
        one_or_many=True,
    )
    legend: Mapping[str, tuple[LegendWord, ...] | LegendGround] | None = spec(  # type: ignore[assignment]  # wider
        "further characters for squares, each with what it stands for and what it does",
        default=None,
        one_or_many=True,
    )


# Acts that nobody wants to walk into; others are gifts.
_UNWELCOME = frozenset(
    ["wound", "harm", "blast", "discard", "remove", "skip", "push", "leap", "teleport", "table"]
)


def is_hazard(ground: Ground) -> bool:
    """Whether who plans a way should hear of it."""
    return any(
        effect.at == "enter"
        and (
            effect.verb in _UNWELCOME
            or (effect.verb in ("move", "score", "ammo") and _takes(effect))
        )
        for effect in ground.effects
    )


def _takes(effect: object) -> bool:
    value = getattr(effect, "value", 0)
    return isinstance(value, int) and value < 0
