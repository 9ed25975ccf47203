"""What all effects share: whom they concern, under which conditions, when, at what cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from fragkit.model.fields import Id, Variants, Where, nowhere, spec, variant
from fragkit.model.words import Faces, Lasts

# `chosen` is whom the card was played on (`on` of the card). A weapon and a gadget lie in
# front of their owner, a trait belongs to its fighter: there `chosen` is the owner.
# `attacker` and `target` are those of the attack that is going on.
Who = Literal["chosen", "self", "attacker", "target", "everyone", "others"]

# When an effect happens, or comes into force. Attacks and turns are the owner's, except
# for `struck` and `fragged`, which are what others do to the owner.
Moment = Literal[
    "setup",  # once, when the game begins
    "play",  # as soon as the card is played; for a trait, as long as its fighter lives
    "use",  # whenever its owner says so, paying the cost
    "turn-start",  # before the movement roll
    "turn-end",
    "fire",  # an attack is declared, before the roll to hit
    "hit",
    "miss",
    "struck",  # an attack on the owner has hit, before its damage
    "frag",
    "fragged",  # before the figure leaves the map
    "respawn",
    "expire",  # the card's time has run out
]

WeaponType = Literal["flame", "energy", "ballistic", "explosive"]
Terrain = Literal["acid", "water", "lava"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """What must be so for an effect to count; all that is given must hold.

    The foe is the other fighter of the attack that is going on; outside an attack, the
    fighter that the card is played on.
    """

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
        "the owner has this much Health or less", default=None, least=1
    )
    foe_health: Literal["more", "less"] | None = spec(
        "the foe has more or less Health than the owner", default=None
    )
    foe_armored: bool | None = spec("the foe wears armor", default=None)
    moved: bool | None = spec("the owner has moved this turn", default=None)
    suit: tuple[Literal["spades", "hearts", "diamonds", "clubs"], ...] = spec(
        "the card discarded as the cost, or turned up, has one of these suits",
        default=(),
        one_or_many=True,
    )
    value_at_least: int | None = spec(
        "that card's value is this or more: jack 11, queen 12, king 13, ace 14",
        default=None,
        least=2,
        most=14,
    )
    track_at_least: dict[Id, int] | None = spec(
        "these tracks of the owner have so many boxes filled or more: `{focus: 2}`",
        default=None,
        least=1,
        most=20,
    )
    track_at_most: dict[Id, int] | None = spec(
        "these tracks of the owner have so many boxes filled or fewer",
        default=None,
        least=0,
        most=20,
    )
    stance: tuple[Id, ...] = spec(
        "the owner is in one of these stances", default=(), one_or_many=True
    )
    foe_stance: tuple[Id, ...] = spec(
        "the foe is in one of these stances", default=(), one_or_many=True
    )
    where: Where = nowhere()

    @property
    def asks_for_face(self) -> bool:
        return bool(self.suit) or self.value_at_least is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What must be given up first; all that is given is paid."""

    discard: int = spec("cards discarded from the hand", default=0, least=0, most=10)
    movement: int = spec("movement spent", default=0, least=0, most=20)
    attacks: int = spec("attacks given up", default=0, least=0, most=3)
    itself: bool = spec("the card in play is discarded", default=False)
    track: dict[Id, int] | None = spec(
        "boxes of a track that are emptied: `{focus: 2}`", default=None, least=1, most=20
    )
    where: Where = nowhere()


@variant
class Effect(Variants):
    """One thing that a card, a fighter or a hazard does."""

    verb: ClassVar[str] = ""
    member: ClassVar[str] = "effect"
    example: ClassVar[str] = "heal: 2"
    family: ClassVar[dict[str, type]] = {}

    on: Who = spec("whom it concerns", default="chosen")
    at: Moment | None = spec(
        "when it happens or comes into force; without it `play`, on a weapon `fire`",
        default=None,
    )
    cost: Cost | None = spec("what must be given up for it", default=None)
    per_turn: int | None = spec("how often in a turn it may be used", default=None, least=1)
    if_: Condition | None = spec("conditions that must hold", default=None)
    chance: Faces | None = spec("a die must show these faces, else nothing happens", default=None)
    where: Where = nowhere()

    def moment(self, *, of_weapon: bool = False) -> Moment:
        """When it happens; what a weapon does belongs to the attacks made with it."""
        return self.at or ("fire" if of_weapon else "play")


@variant
class Modifier(Effect):
    """In force for a time."""

    lasts: Lasts | None = spec(
        "how long, if not as long as its card; on a weapon an `attack` if not said",
        default=None,
    )


@variant
class Act(Effect):
    """Happens at a moment and is over."""
