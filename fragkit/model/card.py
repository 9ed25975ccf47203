"""Cards, and the ways in which weapons fire."""

from __future__ import annotations

from typing import ClassVar, Literal

from fragkit.language.sentences import say
from fragkit.model.effects import Condition, Cost, Effect, Modifier
from fragkit.model.effects.effect import WeaponType, Window
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import WORDS, Id, Token, Where, Words, nowhere, spec, specs
from fragkit.model.picture import Picture
from fragkit.model.word_values import BlastShape, Dice, Lasts, Spared
from fragkit.values import dataclass

Suit = Literal["spades", "hearts", "diamonds", "clubs"]
Value = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "joker"]
Letter = Literal["A", "H", "W", "M"]


class ArtColor(Token):
    """A color of the theme, or one as `#rrggbb`."""

    __slots__ = ()
    GRAMMAR = r"#[0-9a-fA-F]{6}|deck|ink"
    KIND = say("a color")
    FORM = say('`deck`, `ink`, or one like `"#b0101c"`, in quotes')


# `roller` has just rolled; `fighter` is anyone, including the player's own.
PlayedOn = Literal["self", "other", "fighter", "attacker", "target", "roller", "everyone", "nobody"]
# A weapon that aims at nothing has no target and no to-hit roll: it lays a mine.
Aim = Literal["target", "square", "nothing"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """Another way to fire a weapon. Missing keys are those of the weapon."""

    name: str = spec("the name the attacker types", nonempty=True)
    damage: Dice | Literal["none"] | None = spec("damage dice", default=None)
    ammo: int | Literal["all"] | None = spec("ammo per attack", default=None, least=0, most=20)
    shots: int | None = spec("shots in one attack", default=None, least=1, most=6)
    extra: int | None = spec("extra damage with a hit", default=None, least=0, most=9)
    radius: int | None = spec("radius of its blast, in steps", default=None, least=0, most=10)
    range_at_most: int | None = spec("longest range; 1 is contact", default=None, least=1)
    range_at_least: int | None = spec("shortest range", default=None, least=1)
    types: tuple[WeaponType, ...] = spec(
        "types, instead of the weapon's", default=(), one_or_many=True
    )
    aim: Literal["target", "square"] | None = spec("what you aim at", default=None)
    bank: bool | None = spec("whether the shot can bounce off a square", default=None)
    if_: Condition | None = spec("when it can be fired in this mode", default=None)
    effects: tuple[Effect, ...] = spec("other effects", default=(), one_or_many=True)
    instead: bool = spec("whether these effects replace those of the weapon", default=False)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scatter:
    """The rule for the square where a missed shot lands."""

    shorthand: ClassVar[str] = "squares"

    squares: int | Dice | Literal["shortfall"] = spec(
        "distance in squares: a number, dice, or the difference between the range and the to-hit roll",
        least=1,
        most=9,
    )
    way: Literal["rolled", "onward", "back"] = spec(
        "direction: `rolled` with a die, `onward` past the target, or `back` toward the attacker",
        default="rolled",
    )
    legs: int = spec(
        "how many times it scatters; each leg has its own distance and direction",
        default=1,
        least=1,
        most=4,
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Arms:
    """The firing keys of a weapon, on a card or on a fighter's sheet."""

    types: tuple[WeaponType, ...] = spec("a weapon's types", default=(), one_or_many=True)
    tags: tuple[str, ...] = spec(
        "words that other cards can ask for, such as `revolver`", default=(), one_or_many=True
    )
    extra: int = spec("extra damage with every hit", default=0, least=0, most=9)
    ammo_use: int | Literal["all"] = spec("ammo per attack", default=1, least=1, most=20)
    burst: int = spec(
        "the most ammo you can spend on one attack; you roll the damage dice once for each",
        default=1,
        least=1,
        most=20,
    )
    shots: int = spec(
        "shots per attack, each with its own target, rolls and ammo; you fire all or none",
        default=1,
        least=1,
        most=6,
    )
    radius: int | None = spec(
        "a hit is a blast around the target, with this radius in steps",
        default=None,
        least=0,
        most=10,
    )
    shape: BlastShape = spec(
        "shape of the blast: `steps` (around walls), `cross`, `square` (with its corners), or a `line` behind the target",
        default="steps",
    )
    core: Dice | None = spec(
        "different damage dice for a fighter at the center of the blast", default=None
    )
    spares: tuple[Spared, ...] = spec(
        "who the blast does not hurt: the attacker (`self`), or the attacker's whole `team`",
        default=(),
        one_or_many=True,
    )
    scatter: Scatter | None = spec(
        "where the blast lands after a miss; `scatter: 1d` is the distance",
        default=None,
    )
    bank: bool = spec(
        "whether the shot can bounce off a square: `s blue mortar via d4`", default=False
    )
    range_at_most: int | None = spec("longest range; 1 is contact", default=None, least=1)
    range_at_least: int | None = spec("shortest range", default=None, least=1)
    aim: Aim = spec(
        "what you aim at: a `target`, a `square` in sight, or `nothing`", default="target"
    )
    modes: tuple[Mode, ...] = spec(
        "other ways to fire it",
        default=(),
        words=Words("name", "ways of firing, by their English names"),
    )
    malfunction: tuple[Effect, ...] = spec(
        "effects that happen when a damage die shows 1", default=(), one_or_many=True
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon(Arms):
    """A weapon with its damage and ammo."""

    damage: Dice | Literal["none"] = spec("damage dice, such as `5d`, or `none`")
    ammo: int | Literal["unlimited"] = spec("number of boxes on its ammo track", least=1, most=20)


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Arms):
    """One card of a deck."""

    id: Id = spec("short name in kebab-case, such as `light-armor`; players type it")
    name: str = spec("name on the card", nonempty=True, words=WORDS)
    deck: Id = spec("its deck")
    copies: int = spec("number of printed copies", default=1, least=1, most=60)
    text: str = spec(
        "text on the card, with placeholders such as `{damage}`; by default made from the effects",
        default="",
        words=Words(doc="the text, with the placeholders of the English text"),
    )
    flavor: str = spec("a joke in italics, printed if there is room", default="", words=WORDS)
    letter: Letter | None = spec("for gadgets: Armor, Health, Weapon or Movement", default=None)
    suit: Suit | None = spec("suit in the corner (Deadlands)", default=None)
    value: Value | None = spec("value in the corner (Deadlands)", default=None)
    damage: Dice | Literal["none"] | None = spec(
        "for weapons: damage dice, or `none`", default=None
    )
    ammo: int | Literal["unlimited"] | None = spec(
        "for weapons: number of boxes on the ammo track, or `unlimited`",
        default=None,
        least=1,
        most=20,
    )
    when: Window | None = spec("the window: when you can play it", default=None)
    on: PlayedOn = spec("who you play it on", default="self")
    attach: tuple[Selector, ...] = spec(
        "which card in play you attach it to: it leaves play with that card, and changes only attacks with that weapon",
        default=(),
        one_or_many=True,
    )
    lasts: Lasts | None = spec(
        "how long it stays in play; by default as long as it is useful", default=None
    )
    cost: Cost | None = spec("the cost of playing it", default=None)
    effects: tuple[Effect, ...] = spec("its effects", default=(), one_or_many=True)
    art: str = spec("picture file, relative to the pack", default="")
    fit: Literal["fill", "whole"] | None = spec(
        "whether the art fills its box or is shown whole; by default, photos fill it and SVG files are shown whole",
        default=None,
    )
    focus: tuple[float, ...] = spec(
        "the center of the art when it is cropped: from 0 (left, top) to 1 (right, bottom), such as `[0.5, 0.2]`",
        default=(),
        least=0,
        most=1,
    )
    art_color: ArtColor | None = spec(
        'color for SVG art in one color, such as an icon: `deck`, `ink`, or one like `"#b0101c"`',
        default=None,
    )
    credit: str = spec(
        "line below the art, for licenses that ask for it: `Lorc, CC BY 3.0`", default=""
    )
    face: Id | None = spec("a face template other than its deck's, such as `picture`", default=None)
    picture: Picture | None = spec(
        "the drawing, if there is no `art`; by default chosen from name and effects", default=None
    )
    blank: bool = spec("a blank card to write on; not part of the game", default=False)
    override: bool = spec(
        "replace the card with this id in a pack that yours extends", default=False
    )
    where: Where = nowhere()

    # Other cards may have tags, too.
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
        """Return the window in which the card may be played. The default depends on its deck
        (`ruling.card.timing`)."""
        if self.when is not None:
            return self.when
        return "any-time" if self.deck not in ("weapon", "gadget") else "own-turn"

    @property
    def duration(self) -> Lasts | None:
        """Return how long the card stays in play, or None if it is discarded at once.

        A card stays if one of its effects lasts or waits for a moment.
        """
        if self.lasts is not None:
            return self.lasts
        # An effect with its own duration continues without the card.
        stays = self.is_weapon or any(
            (isinstance(e, Modifier) and e.lasts is None) or e.moment() != "play"
            for e in self.effects
        )
        return Lasts("in-play") if stays else None

    def weapon(self) -> Weapon | None:
        """Return the weapon on this card, or None."""
        if self.damage is None or self.ammo is None:
            return None
        arms = {name: getattr(self, name) for name in specs(Arms)}
        return Weapon(damage=self.damage, ammo=self.ammo, **arms)
