"""What all effects share: whom they concern, under which conditions, when, at what cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

from fragkit.language.sentences import Text
from fragkit.model.effects.condition import Condition, Terrain, WeaponType
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import Id, Variants, Where, nowhere, spec, variant
from fragkit.model.word_values import Faces, Lasts
from fragkit.values import dataclass

__all__ = [
    "Act", "Condition", "Cost", "Effect", "Mistake", "Modifier", "Moment", "Terrain", "WeaponType",
    "Who", "Whose", "Window",
]  # fmt: skip

# `chosen` is whom the card was played on (`on` of the card). A weapon and a gadget lie in
# front of their owner, a trait belongs to its fighter: there `chosen` is the owner.
# `attacker` and `target` are those of the attack that is going on; `foe` is the other fighter:
# of an attack, or whoever brought the moment about.
Who = Literal["chosen", "self", "attacker", "target", "foe", "everyone", "others"]

# When an effect happens, or comes into force. Attacks and turns are the owner's, except
# for `struck`, `dodged` and `fragged`, which are what others do to the owner; `whose` widens it.
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
    "dodged",  # an attack on the owner has missed
    "frag",
    "dying",  # without Health, before anybody is asked for a cure
    "fragged",  # before the figure leaves the map
    "respawn",
    "expire",  # the card's time has run out
    "step",  # a step or a jump is about to be made
    "enter",  # a square has been entered
    "leave",  # a square has been left, by a step or a jump
    "pass",  # the fighter goes through or over the square of another, who is the foe
    "sighted",  # somebody moves into the owner's sight
    "wounded",  # Health or armor was lost, and the fighter lives
    "healed",
    "draw",  # a card has been drawn
    "take",  # something on the floor has been taken up
    "dry",  # the last ammunition of a weapon has been spent
    "round-end",  # everyone has had a turn
]

# Whose moment it is: the owner's, that of anybody else, or either.
Whose = Literal["own", "others", "anyone"]

# When something may be played or used. The defaults are `ruling.card.timing`: weapons, gadgets
# and abilities in the owner's turn, specials at any time.
Window = Literal[
    "own-turn",
    "any-time",
    "turn-start",  # in the own turn, before the movement roll
    "instead-of-roll",  # in place of the movement roll
    "attacking",  # in an attack that the player makes
    "attacked",  # in an attack on the player
    "attack",  # in anybody's attack
    "roll",  # when somebody has just rolled, before the result counts
    "card",  # when somebody else has just played a card
    "dying",  # when the player's fighter is about to be fragged
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What must be given up first; all that is given is paid, of `any` one part."""

    discard: int = spec("number of cards to discard", default=0, least=1, most=10)
    which: tuple[Selector, ...] = spec(
        "which cards: a deck, a letter, a type, a tag, an id, `armor` …",
        default=(),
        one_or_many=True,
    )
    zone: Literal["hand", "play"] = spec("from the hand or from play", default="hand")
    movement: int = spec("movement to spend", default=0, least=1, most=20)
    attacks: int = spec("attacks to give up", default=0, least=1, most=3)
    ammo: int = spec("ammo to spend from a weapon in play", default=0, least=1, most=20)
    armor: int = spec("armor bonus to lose", default=0, least=1, most=9)
    health: int = spec("Health to lose, never the last", default=0, least=1, most=9)
    blood: int = spec("blood counters to spend", default=0, least=1, most=9)
    itself: bool = spec("discard this card", default=False)
    track: dict[Id, int] | None = spec(
        "boxes of a track to empty: `{focus: 2}`", default=None, least=1, most=20
    )
    any_: tuple[Cost, ...] = spec("a list of costs; the player pays one", default=(), nonempty=True)
    where: Where = nowhere()

    @property
    def is_nothing(self) -> bool:
        paid = (self.discard, self.movement, self.attacks, self.ammo, self.armor, self.health)
        return not (any(paid) or self.blood or self.itself or self.track or self.any_)

    @property
    def shows_cards(self) -> bool:
        """Whether cards are discarded for it, whatever is chosen."""
        return self.discard > 0 or (bool(self.any_) and all(one.shows_cards for one in self.any_))


@dataclass(frozen=True, slots=True)
class Mistake:
    """Keys of a verb that make no sense together."""

    key: str  # where it is reported; "" is the whole effect
    when: Callable[[Any], object]  # asked of the effect; what it finds fills the field `{value}`
    text: str
    help: str = ""


@variant
class Effect(Variants):
    """One thing that a card, a fighter or a hazard does."""

    verb: ClassVar[str] = ""
    member: ClassVar[str] = "effect"
    example: ClassVar[str] = "heal: 2"
    family: ClassVar[dict[str, type]] = {}

    # What `check` needs to know about each verb.
    mistakes: ClassVar[tuple[Mistake, ...]] = ()
    # Keys that change something, with the value that does not; two groups can't be combined.
    changes: ClassVar[tuple[Mapping[str, object], ...]] = ()
    unchanged: ClassVar[str] = "write a number other than 0"  # the help when none of them does
    own_target: ClassVar[Text] = ""  # why `on` has no effect: the verb chooses its own target
    needs_another: ClassVar[bool] = False  # it makes no sense on its owner
    needs_nobody: ClassVar[bool] = False  # it affects a square, a card or the attack, not a fighter
    ends_turn: ClassVar[tuple[str, ...]] = ()  # values that end the affected fighter's turn

    on: Who = spec("who is affected", default="chosen")
    at: Moment | None = spec(
        "when it happens or starts; default: `play`, on a weapon `fire`",
        default=None,
    )
    whose: Whose = spec("whose moment: the owner's, other fighters', or anyone's", default="own")
    when: Window | None = spec(
        "with `at: use`: when you can use it; default: on your turn", default=None
    )
    cost: Cost | None = spec("its cost", default=None)
    per_turn: int | None = spec("how often you can use it per turn", default=None, least=1)
    if_: Condition | None = spec("conditions that must be true", default=None)
    chance: Faces | None = spec(
        "a die must show one of these faces; otherwise nothing happens", default=None
    )
    then: tuple[Effect, ...] = spec(
        "more effects, for the same cost, chance and condition",
        default=(),
        one_or_many=True,
    )
    where: Where = nowhere()

    @property
    def inner(self) -> tuple[Effect, ...]:
        """The effects that stand inside of this one."""
        return self.then

    @property
    def is_on_another(self) -> bool:
        """Whether its owner says on whom it is used."""
        return self.at == "use" and any(one.on == "foe" for one in (self, *self.then))

    def moment(self, *, of_weapon: bool = False) -> Moment:
        """When it happens; what a weapon does belongs to the attacks made with it."""
        return self.at or ("fire" if of_weapon else "play")


@variant
class Modifier(Effect):
    """In force for a time."""

    is_brief: ClassVar[bool] = False  # for one roll or attack: it needs no `lasts`
    in_shots: ClassVar[tuple[str, ...] | None] = None  # values that count in a shot; None: all

    lasts: Lasts | None = spec(
        "how long it lasts; default: as long as its card, on a weapon one `attack`",
        default=None,
    )


@variant
class Act(Effect):
    """Happens at a moment and is over."""
