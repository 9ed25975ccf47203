"""What all effects share: whom they concern, under which conditions, when, at what cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from fragkit.model.fields import Id, Variants, Where, nowhere, spec
from fragkit.model.words import Faces, Lasts

# `chosen` is the fighter that a card was played on, the fighter that a weapon hit, and for
# an ability its own fighter.
Who = Literal["chosen", "self", "attacker", "target", "everyone", "others"]

Moment = Literal[
    "play",  # as soon as the card is played
    "use",  # whenever its owner says so, paying the cost
    "turn-start",  # before the movement roll of the owner's turn
    "turn-end",
    "fire",  # a weapon is fired, before the roll to hit
    "hit",
    "miss",
    "frag",  # the owner frags somebody
    "respawn",  # the owner comes back
    "expire",  # its time has run out
]

WeaponType = Literal["flame", "energy", "ballistic", "explosive"]
Terrain = Literal["acid", "water", "lava"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """What must be so for an effect to count; all that is given must hold."""

    weapon_tag: tuple[str, ...] = spec(
        "the weapon in use carries one of these tags", default=(), one_or_many=True
    )
    weapon_type: tuple[WeaponType, ...] = spec(
        "the weapon in use is of one of these types", default=(), one_or_many=True
    )
    range_at_least: int | None = spec("the range is this or more", default=None, least=1)
    range_at_most: int | None = spec("the range is this or less", default=None, least=1)
    target_in: Terrain | None = spec("the target stands in this terrain", default=None)
    health_at_most: int | None = spec(
        "the fighter has this much Health or less", default=None, least=1
    )
    foe_health: Literal["more", "less"] | None = spec(
        "the other fighter has more or less Health than the owner", default=None
    )
    foe_armored: bool | None = spec("the other fighter wears armor", default=None)
    moved: bool | None = spec("the owner has moved this turn", default=None)
    suit: tuple[Literal["spades", "hearts", "diamonds", "clubs"], ...] = spec(
        "the card drawn or discarded for it has one of these suits", default=(), one_or_many=True
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What must be given up first."""

    discard: int = spec("cards discarded from the hand", default=0, least=0, most=10)
    movement: int = spec("movement spent", default=0, least=0, most=20)
    attacks: int = spec("attacks given up", default=0, least=0, most=3)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect(Variants):
    """One thing that a card, a fighter or a hazard does."""

    verb: ClassVar[str] = ""
    member: ClassVar[str] = "effect"
    family: ClassVar[dict[str, type]] = {}

    on: Who = spec("whom it concerns", default="chosen")
    if_: Condition | None = spec("conditions that must hold", default=None)
    chance: Faces | None = spec("a die must show these faces, else nothing happens", default=None)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier(Effect):
    """In force for a time."""

    lasts: Lasts | None = spec("how long, if not as long as its card", default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Effect):
    """Happens at a moment."""

    at: Moment = spec("when it happens", default="play")
    cost: Cost | None = spec("what must be given up for it", default=None)
    per_turn: int | None = spec("how often in a turn it may be used", default=None, least=1)


CardRef = Id
