"""What a card is."""

from __future__ import annotations

from typing import ClassVar, Literal

from fragkit.model.effects import Cost, Effect, Modifier
from fragkit.model.effects.effect import WeaponType, Window
from fragkit.model.fields import WORDS, Id, Where, Words, nowhere, spec, specs
from fragkit.model.picture import Picture
from fragkit.model.word_values import BlastShape, Dice, Lasts, Spared
from fragkit.values import dataclass

Suit = Literal["spades", "hearts", "diamonds", "clubs"]
Value = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "joker"]
Letter = Literal["A", "H", "W", "M"]

# `roller` has just rolled, `fighter` is anyone, the player's own included.
PlayedOn = Literal["self", "other", "fighter", "attacker", "target", "roller", "everyone", "nobody"]
# A weapon that aims at nothing has no target and no roll to hit: it lays a mine.
Aim = Literal["target", "square", "nothing"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """Another way of firing a weapon; what it does not say is as on the card."""

    name: str = spec("what the shooter says", nonempty=True)
    damage: Dice | Literal["none"] | None = spec("its damage", default=None)
    ammo: int | Literal["all"] | None = spec(
        "ammunition that one attack uses", default=None, least=0, most=20
    )
    shots: int | None = spec("shots in one attack", default=None, least=1, most=6)
    extra: int | None = spec("extra points on a hit", default=None, least=0, most=9)
    radius: int | None = spec("its blast reaches so many steps", default=None, least=0, most=10)
    range_at_most: int | None = spec("longest range; 1 is contact", default=None, least=1)
    range_at_least: int | None = spec("shortest range", default=None, least=1)
    effects: tuple[Effect, ...] = spec("what else it does", default=(), one_or_many=True)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scatter:
    """A shot that misses comes down somewhere else."""

    shorthand: ClassVar[str] = "squares"

    squares: int | Dice | Literal["shortfall"] = spec(
        "how far off: squares, dice for them, or the points that the roll to hit fell short",
        least=1,
        most=9,
    )
    way: Literal["rolled", "onward", "back"] = spec(
        "which way: a die decides, on past the target, or back toward the shooter", default="rolled"
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Arms:
    """How a weapon fires, whether on a card or on a fighter's sheet."""

    types: tuple[WeaponType, ...] = spec("a weapon's types", default=(), one_or_many=True)
    tags: tuple[str, ...] = spec(
        "further words that other cards ask for, such as `revolver`", default=(), one_or_many=True
    )
    extra: int = spec("extra points on a weapon's hit", default=0, least=0, most=9)
    ammo_use: int | Literal["all"] = spec(
        "ammunition that one attack uses", default=1, least=1, most=20
    )
    burst: int = spec(
        "most ammunition that one attack may use; each one adds the damage dice again",
        default=1,
        least=1,
        most=20,
    )
    shots: int = spec(
        "shots in one attack, each with a target, rolls and ammunition of its own; all or none",
        default=1,
        least=1,
        most=6,
    )
    radius: int | None = spec(
        "a weapon's hit is a blast around the target that reaches so many steps",
        default=None,
        least=0,
        most=10,
    )
    shape: BlastShape = spec(
        "of a weapon's blast: `steps` around walls, a `cross`, a `square` with its corners, or a "
        "`line` of squares behind the target",
        default="steps",
    )
    core: Dice | None = spec(
        "other damage dice for whoever stands in the very centre of a weapon's blast", default=None
    )
    spares: tuple[Spared, ...] = spec(
        "whom a weapon's blast spares: the shooter (`self`), or the shooter's whole `team`",
        default=(),
        one_or_many=True,
    )
    scatter: Scatter | None = spec(
        "where a weapon's blast comes down when the shot misses; `scatter: 1d` is its distance",
        default=None,
    )
    bank: bool = spec(
        "a weapon may be fired by way of a square: `s blue mortar via d4`", default=False
    )
    range_at_most: int | None = spec(
        "a weapon's longest range; 1 is contact", default=None, least=1
    )
    range_at_least: int | None = spec("a weapon's shortest range", default=None, least=1)
    aim: Aim = spec(
        "what a weapon is fired at: a target, a square in sight, nothing", default="target"
    )
    modes: tuple[Mode, ...] = spec(
        "other ways of firing a weapon",
        default=(),
        words=Words("name", "ways of firing, by their English names"),
    )
    malfunction: tuple[Effect, ...] = spec(
        "what happens when a die of a weapon's damage roll shows 1", default=(), one_or_many=True
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon(Arms):
    """A weapon: what it does and how it fires."""

    damage: Dice | Literal["none"] = spec("damage dice, such as `5d`, or `none`")
    ammo: int | Literal["unlimited"] = spec("boxes of its ammunition track", least=1, most=20)


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Arms):
    """One card of a deck."""

    id: Id = spec("name in kebab-case, typed at the table")
    name: str = spec("title of the card", nonempty=True, words=WORDS)
    deck: Id = spec("the deck that it belongs to")
    copies: int = spec("how many are printed", default=1, least=1, most=60)
    text: str = spec(
        "what the card says, with placeholders such as `{damage}`; made from the effects when "
        "absent",
        default="",
        words=Words(doc="what it says, with the placeholders of the English text"),
    )
    flavor: str = spec("a line of fun in italics, if there is room", default="", words=WORDS)
    letter: Letter | None = spec("gadgets: Armor, Health, Weapon or Movement", default=None)
    suit: Suit | None = spec("suit in the corner (Deadlands)", default=None)
    value: Value | None = spec("value in the corner (Deadlands)", default=None)
    damage: Dice | Literal["none"] | None = spec("weapons: damage dice or `none`", default=None)
    ammo: int | Literal["unlimited"] | None = spec(
        "weapons: boxes of the ammunition track, or `unlimited`", default=None, least=1, most=20
    )
    when: Window | None = spec("when it may be played", default=None)
    on: PlayedOn = spec("whom it is played on", default="self")
    lasts: Lasts | None = spec(
        "how long it stays in play; without it as long as it has something to do", default=None
    )
    cost: Cost | None = spec("what must be given up to play it", default=None)
    effects: tuple[Effect, ...] = spec("what it does", default=(), one_or_many=True)
    art: str = spec("picture file, relative to the pack", default="")
    fit: Literal["fill", "whole"] | None = spec(
        "whether the art fills its place or is shown whole; photographs fill, SVG is whole",
        default=None,
    )
    focus: tuple[float, ...] = spec(
        "what of the art stays when it is cut: from 0 (left, top) to 1, such as `[0.5, 0.2]`",
        default=(),
        least=0,
        most=1,
    )
    face: Id | None = spec(
        "the face template that it wears instead of its deck's, such as `picture`", default=None
    )
    picture: Picture | None = spec(
        "the drawing where there is no `art`; chosen from the card when absent", default=None
    )
    blank: bool = spec("printed to be written on, and left out of the game", default=False)
    override: bool = spec("replaces the card of this id in a pack it builds on", default=False)
    where: Where = nowhere()

    # Tags are for other cards, too.
    WEAPON_ONLY: ClassVar[tuple[str, ...]] = (
        "damage",
        "ammo",
        *(key for key in specs(Arms) if key != "tags"),
    )

    @property
    def is_weapon(self) -> bool:
        return self.damage is not None

    @property
    def window(self) -> Window:
        """When it may be played, the default of its deck included (`ruling.card.timing`)."""
        if self.when is not None:
            return self.when
        return "any-time" if self.deck not in ("weapon", "gadget") else "own-turn"

    @property
    def duration(self) -> Lasts | None:
        """How long it stays in play; None: it does what it says and is discarded.

        A card stays when something of it is in force or waits for its moment.
        """
        if self.lasts is not None:
            return self.lasts
        # What has a time of its own goes on without the card.
        stays = self.is_weapon or any(
            (isinstance(e, Modifier) and e.lasts is None) or e.moment() != "play"
            for e in self.effects
        )
        return Lasts("in-play") if stays else None

    def weapon(self) -> Weapon | None:
        """The weapon on this card."""
        if self.damage is None or self.ammo is None:
            return None
        arms = {name: getattr(self, name) for name in specs(Arms)}
        return Weapon(damage=self.damage, ammo=self.ammo, **arms)
