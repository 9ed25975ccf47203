"""The keys that all effects share: target, condition, moment and cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

from fragkit.language.sentences import Text
from fragkit.model.effects.condition import Condition, Spot, Terrain, WeaponType
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import Id, Variants, Where, nowhere, spec, variant
from fragkit.model.word_values import Faces, Lasts
from fragkit.values import dataclass

__all__ = [
    "Act", "Condition", "Cost", "Effect", "Mistake", "Modifier", "Moment", "Terrain", "WeaponType",
    "Who", "Whose", "Window",
]  # fmt: skip

# `chosen` is the fighter on whom the card was played (`on` of the card). For a weapon, a gadget or a
# trait, it is the owner. `attacker` and `target` belong to the current attack. `foe` is the other
# fighter in an attack, or the one who caused the moment.
Who = Literal["chosen", "self", "attacker", "target", "foe", "everyone", "others"]

# When an effect happens or begins. Attacks and turns are the owner's, except `struck`, `dodged` and
# `fragged`, which others do to the owner; `whose` widens it.
Moment = Literal[
    "setup",  # once, when the game begins
    "play",  # when the card is played; for a trait, as long as its fighter is in play
    "use",  # whenever its owner types `use` and pays the cost
    "turn-start",  # before the movement roll
    "rolled",  # after the movement roll
    "turn-end",
    "fire",  # an attack is declared, before the to-hit roll
    "hit",
    "miss",
    "struck",  # an attack on the owner has hit, before its damage
    "dodged",  # an attack on the owner has missed
    "frag",
    "dying",  # out of Health, before anybody is asked for a cure
    "fragged",  # before the figure leaves the map
    "respawn",
    "expire",  # the card wears off
    "step",  # a step or a jump is about to be made
    "enter",  # a square has been entered
    "leave",  # a square has been left, by a step or a jump
    "pass",  # the fighter moves through or over another one, who is the foe
    "sighted",  # somebody moves into the owner's line of sight
    "wounded",  # Health or armor was lost, and the fighter is still in play
    "healed",
    "draw",  # a card has been drawn
    "lose",  # a card has left play, whatever the reason
    "take",  # something was picked up
    "dry",  # a weapon has run out of ammo
    "round-end",  # everyone has had a turn
]
# At these moments a pack's own counter acts by itself: on a fighter who comes to it, or attacks it.
OF_COUNTERS = frozenset(["enter", "leave", "pass", "struck", "take"])

# Whose moment it is: the owner's, another fighter's, or either.
Whose = Literal["own", "others", "anyone"]

# One of several who are affected, compared by range or by what they have; `chain` goes from one to
# the nearest.
Only = Literal[
    "nearest", "farthest", "most-health", "least-health", "most-frags", "least-frags", "most-cards",
    "least-cards", "chain",
]  # fmt: skip

# When something may be played or used. The defaults are `ruling.card.timing`: weapons, gadgets
# and abilities on the owner's turn, specials at any time.
Window = Literal[
    "own-turn",
    "any-time",
    "turn-start",  # on your turn, before the movement roll
    "instead-of-roll",  # instead of the movement roll
    "attacking",  # in an attack that the player makes
    "attacked",  # in an attack on the player
    "attack",  # in anybody's attack
    "roll",  # when somebody has just rolled, before the result counts
    "card",  # when somebody else has just played a card
    "dying",  # when the player's fighter is about to be fragged
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """The cost of an effect. If there are several keys, all of them are paid. Of the parts of
    `any`, only one is paid."""

    discard: int = spec("number of cards to discard", default=0, least=1, most=10)
    which: tuple[Selector, ...] = spec(
        "which cards, or which weapon the ammo is from: a deck, a letter, a type, a tag, an id, `armor` …",
        default=(),
        one_or_many=True,
    )
    zone: Literal["hand", "play"] = spec("from the hand or from play", default="hand")
    movement: int = spec("movement to spend", default=0, least=1, most=20)
    attacks: int = spec("attacks to give up", default=0, least=1, most=3)
    ammo: int = spec("ammo to spend from a weapon in play", default=0, least=1, most=20)
    armor: int = spec("armor bonus to lose", default=0, least=1, most=9)
    health: int = spec("Health to lose, but never your last", default=0, least=1, most=9)
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
        """Return whether a player who pays the cost always discards cards."""
        return self.discard > 0 or (bool(self.any_) and all(one.shows_cards for one in self.any_))


@dataclass(frozen=True, slots=True)
class Mistake:
    """A combination of a verb's keys that makes no sense."""

    key: str  # the key to report it at; "" is the whole effect
    when: Callable[[Any], object]  # called with the effect; its result fills the field `{value}`
    text: str
    help: str = ""


@variant
class Effect(Variants):
    """One thing that a card, a fighter or a hazard does."""

    verb: ClassVar[str] = ""
    member: ClassVar[str] = "effect"
    example: ClassVar[str] = "heal: 2"
    family: ClassVar[dict[str, type]] = {}

    # The facts about each verb that `check` needs.
    mistakes: ClassVar[tuple[Mistake, ...]] = ()
    # Keys that change something, with the value that does not; two groups can't be combined.
    changes: ClassVar[tuple[Mapping[str, object], ...]] = ()
    unchanged: ClassVar[str] = "write a number other than 0"  # the help if none of them does
    own_target: ClassVar[Text] = ""  # why `on` has no effect: the verb chooses its own target
    needs_another: ClassVar[bool] = False  # it has no use on its owner
    needs_nobody: ClassVar[bool] = False  # it affects a square, a card or the attack, not a fighter
    ends_turn: ClassVar[tuple[str, ...]] = ()  # values that end the affected fighter's turn

    on: Who = spec("who is affected", default="chosen")
    only: Only | None = spec(
        "affects only one of `others` or `everyone`: the `nearest`, the one with the `most-health` …; you choose if there is a tie. `chain` jumps from each fighter to the nearest",
        default=None,
    )
    many: int = spec(
        "with `only`: affects up to this many fighters, one after another",
        default=1,
        least=2,
        most=12,
    )
    at: Moment | None = spec(
        "when it happens or starts; default: `play`; on a weapon, `fire`",
        default=None,
    )
    whose: Whose = spec("whose moment: the owner's, other fighters', or anyone's", default="own")
    when: Window | None = spec(
        "with `at: use`: when you can use it; default: on your turn", default=None
    )
    cost: Cost | None = spec("its cost", default=None)
    may: bool = spec("whether you decide each time; with a cost, you always do", default=False)
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
        """Return the effects inside this one."""
        return self.then

    @property
    def is_on_another(self) -> bool:
        """Return whether its owner chooses another fighter, because the effect is on that fighter or
        on squares around them."""
        return self.at == "use" and any(one.is_about_foe for one in (self, *self.then))

    @property
    def is_about_foe(self) -> bool:
        """Return whether the effect is on the foe, or on squares in relation to the foe."""
        spot = getattr(self, "spot", None)
        return self.on == "foe" or (isinstance(spot, Spot) and spot.of == "foe")

    @property
    def own_condition(self) -> Condition | None:
        """Return the condition if it is asked once, not of each fighter whom the effect is on."""
        return None if self.on in ("everyone", "others") else self.if_

    @property
    def is_counted_by_maker(self) -> bool:
        """Return whether a duration in turns counts the turns of the player who caused the effect.
        What begins on others when a turn begins lasts for turns of their own."""
        return self.on == "everyone" or (self.on == "others" and self.at != "turn-start")

    def moment(self, *, of_weapon: bool = False) -> Moment:
        """Return the effect's moment. By default, effects of a weapon happen in its attacks."""
        return self.at or ("fire" if of_weapon else "play")


@variant
class Modifier(Effect):
    """An effect that lasts for a time."""

    is_brief: ClassVar[bool] = False  # for one roll or attack, so it needs no `lasts`
    in_shots: ClassVar[tuple[str, ...] | None] = None  # values that matter in a shot; None: all
    of_peace: ClassVar[tuple[str, ...] | None] = ()  # values used outside attacks; None: all
    brief: ClassVar[tuple[str, ...]] = ("roll", "attack")  # short durations in which it matters

    lasts: Lasts | None = spec(
        "how long it lasts; default: as long as its card is in play; on a weapon, one `attack`",
        default=None,
    )

    @property
    def brief_ends(self) -> tuple[str, ...]:
        """Return the durations shorter than a turn in which the modifier can change something."""
        return self.brief

    @property
    def is_of_peace(self) -> bool:
        """Return whether the modifier works outside attacks. Its foe is then any other fighter who
        meets its condition."""
        if self.of_peace is None:
            return True
        value = getattr(self, "value", ())
        values = (value,) if isinstance(value, str) else value
        return bool(self.of_peace) and all(one in self.of_peace for one in values)


@variant
class Act(Effect):
    """An effect that happens at once."""
