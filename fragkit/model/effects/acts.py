"""Effects that happen at once: on the map, with cards, and on the fighter's sheet."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from fragkit.language.sentences import say
from fragkit.model.effects.condition import Spot
from fragkit.model.effects.effect import Act, Effect, Mistake, WeaponType
from fragkit.model.effects.number import DiceNumber, Number
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import Id, OneOf, spec, variant
from fragkit.model.word_values import BlastShape, Dice, Faces, Lasts, Spared
from fragkit.rule_modules import placed_by_modules

Compass = Literal["north", "east", "south", "west"]
PushWay = Literal[
    "away", "toward", "chosen", "onward", "back", "rolled", "north", "east", "south", "west"
]  # fmt: skip
LeapWay = Literal["chosen", "onward", "rolled", "north", "east", "south", "west"]


@variant
class Heal(Act):
    """Restore lost Health, up to full Health."""

    verb: ClassVar[str] = "heal"
    value: Literal["full"] | Number = spec("Health restored", least=1, most=9)


@variant
class Wound(Act):
    """The fighter loses Health without a roll."""

    verb: ClassVar[str] = "wound"
    value: Number = spec("Health lost", least=1, most=9)


@variant
class Harm(Act):
    """Attack the fighter with dice, without a to-hit roll."""

    verb: ClassVar[str] = "harm"
    value: DiceNumber = spec("damage dice; `health` is as many dice as your Health", least=1)
    types: tuple[WeaponType, ...] = spec(
        "the weapon types it counts as", default=(), one_or_many=True
    )


@variant
class Blast(Act):
    """Attack everyone within a radius, with separate rolls for each."""

    verb: ClassVar[str] = "blast"
    value: DiceNumber = spec("its dice; `health` is as many dice as your Health", least=1)
    radius: int = spec("radius in orthogonal steps", least=0, most=10)
    shape: BlastShape = spec(
        "`steps` (around walls), `cross`, `square` (with its corners), or a `line`",
        default="steps",
    )
    core: Dice | int | None = spec(
        "for a fighter at the center: other dice, such as `6d`, or Health lost without dice, such as `2`",
        default=None, least=1, most=9,
    )  # fmt: skip
    spares: tuple[Spared, ...] = spec(
        "who is not hurt: the owner (`self`), or the owner's whole `team`",
        default=(),
        one_or_many=True,
    )
    center: Literal["target", "self", "square"] = spec(
        "center of the blast: the fighter it is `on` (by default the `target` of the attack), the owner (`self`), or a `square` in sight",
        default="target",
    )
    types: tuple[WeaponType, ...] = spec(
        "the weapon types it counts as", default=("explosive",), one_or_many=True
    )
    spot: Spot | None = spec("with `center: square`: only these squares", default=None)
    mistakes = (
        Mistake("spot", lambda e: e.spot is not None and e.center != "square",
                "[no-change] `spot` has no effect here: nobody chooses the center",
                "write `center: square`"),
        Mistake("shape", lambda e: e.shape != "steps" and e.radius == 0,
                "[no-blast] a blast of one square has no shape", "delete `shape`, or write `radius: 1`"),
        Mistake("shape", lambda e: e.shape == "line" and e.center == "self",
                "[no-change] a line starts at the owner, so the owner can't be its center",
                "write `center: target` or `center: square`"),
    )  # fmt: skip


@variant
class Ammo(Act):
    """Add or remove a weapon's ammo."""

    verb: ClassVar[str] = "ammo"
    changes = ({"value": 0},)
    value: Literal["full", "empty"] | Number = spec(
        "how much ammo; a negative number removes it", least=-20, most=20
    )
    weapons: Literal["one", "all", "this"] = spec(
        "`one` weapon in play of the owner's choice, `all` of them, or `this` weapon in use",
        default="one",
    )
    which: tuple[Selector, ...] = spec(
        "only these weapons: a type, a tag, an id", default=(), one_or_many=True
    )


@variant
class Teleport(Act):
    """Move the fighter to a square at once and bump anyone there."""

    verb: ClassVar[str] = "teleport"
    value: Literal["anywhere", "sight", "teleporter", "respawn", "random-respawn"] = spec(
        "any free square, one in sight, any teleporter or respawn square, or a rolled respawn square"
    )
    range_at_most: int | None = spec("maximum range", default=None, least=1)
    zone: Id | None = spec("only to squares in this zone", default=None)
    spot: Spot | None = spec(
        "only to these squares: `{range: 2, of: foe, free: true}`", default=None
    )


@variant
class Swap(Act):
    """The owner and the fighter trade squares or hands."""

    verb: ClassVar[str] = "swap"
    needs_another = True
    value: Literal["places", "hands"] = spec("what they trade")


@variant
class Push(Act):
    """Push or pull the fighter in a straight line until something stops them."""

    verb: ClassVar[str] = "push"
    value: Number = spec("how many squares", least=1, most=9)
    way: PushWay = spec(
        "`away` from the attacker or `toward` them, `chosen` by the owner of the effect, `onward` in the direction of movement, `back`, `rolled` with a die, or a compass direction",
        default="away",
    )


@variant
class Leap(Act):
    """The fighter flies in a straight line and lands as far away as possible."""

    verb: ClassVar[str] = "leap"
    value: Number = spec("how many squares", least=1, most=12)
    way: LeapWay = spec(
        "`chosen` by its player, `onward` in the direction of movement, `rolled` with a die, or a compass direction",
        default="chosen",
    )


@variant
class Move(Act):
    """The fighter gains or loses movement, on this turn or their next one."""

    verb: ClassVar[str] = "move"
    changes = ({"value": 0},)
    value: Number = spec("movement gained; negative: lost", least=-30, most=30)


@variant
class Draw(Act):
    """Draw cards."""

    verb: ClassVar[str] = "draw"
    value: tuple[Selector, ...] = spec(
        "a deck, or `any` for the player's choice; with a type, a tag, an id or `armor`, search the decks for such a card",
        one_or_many=True,
        nonempty=True,
    )
    count: Number = spec("how many", default=1, least=1, most=9)
    pile: Literal["deck", "discards"] = spec(
        "from the deck, or from the top of its discard pile", default="deck"
    )
    to: Literal["hand", "square"] = spec(
        "where the card goes: the hand, or face down on the fighter's square", default="hand"
    )
    mistakes = (
        Mistake("to", lambda e: e.to == "square" and e.pile == "discards",
                "[no-change] `to: square` needs a card from the deck", "delete `pile`"),
    )  # fmt: skip


@variant
class TurnUp(Act):
    """Show and discard the top card of a deck. Later effects can ask for its face."""

    verb: ClassVar[str] = "turn-up"
    value: Id = spec("the deck, or `any` for the player's choice")


@variant
class Discard(Act):
    """Discard cards."""

    verb: ClassVar[str] = "discard"
    value: tuple[Selector, ...] = spec(
        "which cards: `any`, a deck, a letter, a type, a tag, an id, `armor` …; `this` is the card with the effect",
        one_or_many=True,
        nonempty=True,
    )
    count: Literal["all"] | Number = spec("how many", default=1, least=1, most=9)
    zone: Literal["hand", "play"] = spec("from the hand or from play", default="hand")
    pick: Literal["owner", "player", "random"] = spec(
        "who chooses: the `owner` of the cards, the `player` who played this card, or at `random`",
        default="owner",
    )
    to: Literal["discards", "deck", "square"] = spec(
        "where the card goes: the discard pile, back into its deck (shuffled), or the owner's square",
        default="discards",
    )


@variant
class Steal(Act):
    """Take cards from the chosen fighter into the owner's hand."""

    verb: ClassVar[str] = "steal"
    needs_another = True
    value: tuple[Selector, ...] = spec(
        "which cards: `any`, a deck, a letter, a type, a tag, an id, `armor` …",
        one_or_many=True,
        nonempty=True,
    )
    count: Number = spec("how many", default=1, least=1, most=9)
    zone: Literal["hand", "play"] = spec("from the hand or from play", default="hand")
    pick: Literal["player", "random"] = spec("who chooses", default="random")


PlacedCounter = Annotated[str, OneOf(lambda: ("blood", *placed_by_modules()), is_open=True)]


@variant
class Place(Act):
    """Put a counter on the map."""

    verb: ClassVar[str] = "place"
    needs_nobody = True
    value: PlacedCounter = spec("which counter")
    square: Literal["own", "adjacent", "target", "sight", "barrel-spaces"] = spec(
        "where to put it; `barrel-spaces` are all empty grates", default="own"
    )
    damage: Dice | None = spec("damage to a fighter who enters", default=None)
    count: int = spec("how many", default=1, least=1, most=12)
    spot: Spot | None = spec("only on these squares: `{range: 2-}`", default=None)
    mistakes = (
        Mistake("spot", lambda e: e.spot is not None and e.square not in ("adjacent", "sight"),
                "[no-change] `spot` has no effect here: the square is fixed",
                "write `square: sight` or `square: adjacent`"),
        Mistake("damage", lambda e: e.value == "blood" and e.damage is not None,
                "[no-change] `damage` has no effect: blood does no damage", "delete `damage`"),
    )  # fmt: skip


@variant
class Walk(Act):
    """The fighter walks at once. The owner of the effect chooses where."""

    verb: ClassVar[str] = "walk"
    value: Number = spec("the most movement they can use", least=1, most=12)
    way: Literal["chosen", "nearest"] = spec(
        "destination: `chosen` by the owner of the effect, or toward the `nearest` enemy as far as possible",
        default="chosen",
    )
    spot: Spot | None = spec("only to these squares: `{range: 2, of: foe}`", default=None)
    mistakes = (
        Mistake("spot", lambda e: e.spot is not None and e.way == "nearest",
                "[no-change] `spot` has no effect here: nobody chooses the square",
                "delete `spot`, or write `way: chosen`"),
    )  # fmt: skip


@variant
class Summon(Act):
    """Put a minion next to the owner. It belongs to the owner."""

    verb: ClassVar[str] = "summon"
    value: Id = spec("the id of a fighter with `role: minion`")
    count: int = spec("how many", default=1, least=1, most=6)
    spot: Spot | None = spec(
        "any free square of these, instead of one next to the owner", default=None
    )


@variant
class Copy(Act):
    """The owner gains another fighter's abilities and drawbacks for a while."""

    verb: ClassVar[str] = "copy"
    needs_another = True
    value: Literal["abilities"] = spec("what to copy")
    lasts: Lasts = spec("how long: `turn`, `2 turns`, `until-fragged` …", default=Lasts("turn"))


@variant
class Remove(Act):
    """The fighter leaves play, their turn ends, and they respawn on their next one.

    This is not a frag. Earlier rolls and draws still count. Damage that is not yet rolled is not
    done.
    """

    verb: ClassVar[str] = "remove"
    ends_turn = ("fighter",)
    value: Literal["fighter"] = spec("who leaves play")
    keeps: bool = spec("whether they keep weapons and gadgets in play", default=True)


@variant
class Skip(Act):
    """The fighter loses the rest of their turn; outside their turn, the next one."""

    verb: ClassVar[str] = "skip"
    ends_turn = ("turn",)
    value: Literal["turn", "movement", "attacks"] = spec("what the fighter loses")


@variant
class ExtraTurn(Act):
    """The fighter takes another turn right after this one."""

    verb: ClassVar[str] = "extra-turn"
    value: int = spec("how many turns", least=1, most=2)


@variant
class Score(Act):
    """Add or remove frags, but never below 0. A player who reaches the goal wins."""

    verb: ClassVar[str] = "score"
    changes = ({"value": 0},)
    value: Number = spec("frags gained; negative: lost", least=-9, most=9)


@variant
class Win(Act):
    """The fighter's player wins the game, with all teammates."""

    verb: ClassVar[str] = "win"
    value: Literal["game"] = spec("what they win")
    mistakes = (
        Mistake("then", lambda e: "then" in e.where.keys,
                "[no-change] `then` has no effect: the game is over", "delete `then`"),
        Mistake("per_turn", lambda e: "per_turn" in e.where.keys,
                "[no-change] `per_turn` has no effect: the game is over", "delete `per_turn`"),
    )  # fmt: skip


@variant
class Cancel(Act):
    """Cancel an attack or a card."""

    verb: ClassVar[str] = "cancel"
    own_target = say("it cancels an attack or a card, not a fighter")
    needs_nobody = True
    value: Literal["attack", "card"] = spec("the current attack, or the card just played")


@variant
class Shoot(Act):
    """The owner may attack at once, on anybody's turn, without using up an attack."""

    verb: ClassVar[str] = "shoot"
    own_target = say("`shoot` itself names the target")
    value: Literal["foe", "anyone"] = spec(
        "the target: the `foe` of the moment, or `anyone` in sight and range"
    )
    which: tuple[Selector, ...] = spec(
        "only with these weapons: a type, a tag, an id; `start` is any weapon on the sheet",
        default=(),
        one_or_many=True,
    )
    must: bool = spec("no choice: you have to attack if you can", default=False)


@variant
class Look(Act):
    """The owner looks at another player's hand."""

    verb: ClassVar[str] = "look"
    needs_another = True
    value: Literal["hand"] = spec("what to look at")


@variant
class Guide(Act):
    """Launch a missile that its owner moves from turn to turn and detonates at will."""

    verb: ClassVar[str] = "guide"
    own_target = say("the missile is aimed at a square")
    needs_nobody = True
    value: Dice = spec("damage dice of its blast")
    radius: int = spec("radius of the blast, in orthogonal steps", least=0, most=10)
    speed: int = spec("dice for its movement", least=1, most=9)


@variant
class Table(Act):
    """A die decides which effects happen."""

    verb: ClassVar[str] = "table"
    own_target = say("each effect in the table has its own `on`")
    needs_nobody = True
    value: dict[Faces, tuple[Effect, ...]] = spec("the effects of each face", one_or_many=True)

    @property
    def inner(self) -> tuple[Effect, ...]:
        return (*(e for outcome in self.value.values() for e in outcome), *self.then)


ACTS: tuple[type[Act], ...] = (
    Heal,
    Wound,
    Harm,
    Blast,
    Ammo,
    Teleport,
    Swap,
    Push,
    Leap,
    Move,
    Draw,
    TurnUp,
    Discard,
    Steal,
    Place,
    Walk,
    Summon,
    Copy,
    Remove,
    Skip,
    ExtraTurn,
    Score,
    Win,
    Cancel,
    Shoot,
    Look,
    Guide,
    Table,
)


@variant
class ChangeTrack(Act):
    """Fill or empty boxes of a track on the fighter's sheet."""

    verb: ClassVar[str] = "track"
    changes = ({"set": None}, {"add": 0})
    unchanged = "add `add: 1`, `add: -1` or `set: 0`"
    value: Id = spec("which track")
    add: Number = spec("boxes to fill; negative: empty", default=0, least=-20, most=20)
    set: int | Literal["full", "start"] | None = spec(
        "the new number", default=None, least=0, most=20
    )


@variant
class Enter(Act):
    """The fighter enters a stance without paying its cost."""

    verb: ClassVar[str] = "enter"
    value: Id = spec("which stance")
    lasts: Lasts | None = spec("how long at most; default: as the stance says", default=None)


@variant
class Leave(Act):
    """The fighter leaves a stance."""

    verb: ClassVar[str] = "leave"
    value: Id = spec("which stance; `any` is all of them")


STATES: tuple[type[Act], ...] = (ChangeTrack, Enter, Leave)
