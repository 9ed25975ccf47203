"""Effects that happen at a moment."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from fragkit.language.sentences import say
from fragkit.model.effects.effect import Act, Effect, Mistake, WeaponType
from fragkit.model.effects.number import Number
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import Id, OneOf, spec, variant
from fragkit.model.word_values import BlastShape, Dice, Faces, Lasts, Spared
from fragkit.rule_modules import placed_counters

Compass = Literal["north", "east", "south", "west"]
PushWay = Literal["away", "toward", "onward", "back", "rolled", "north", "east", "south", "west"]
LeapWay = Literal["chosen", "onward", "rolled", "north", "east", "south", "west"]


@variant
class Heal(Act):
    """Lost Health is restored, never above full Health."""

    verb: ClassVar[str] = "heal"
    value: Literal["full"] | Number = spec("points restored", least=1, most=9)


@variant
class Wound(Act):
    """Points of Health are lost without a roll."""

    verb: ClassVar[str] = "wound"
    value: Number = spec("points lost", least=1, most=9)


@variant
class Harm(Act):
    """An attack of so many dice that needs no roll to hit."""

    verb: ClassVar[str] = "harm"
    value: Dice = spec("its dice")
    types: tuple[WeaponType, ...] = spec("its types", default=(), one_or_many=True)


@variant
class Blast(Act):
    """An explosion: everyone within the radius is attacked, each with rolls of its own."""

    verb: ClassVar[str] = "blast"
    value: Dice = spec("its dice")
    radius: int = spec("orthogonal steps that it reaches", least=0, most=10)
    shape: BlastShape = spec(
        "`steps` around walls, a `cross`, a `square` with its corners, or a `line` on from there",
        default="steps",
    )
    core: Dice | None = spec("other dice for whoever stands in the very centre", default=None)
    spares: tuple[Spared, ...] = spec(
        "whom it spares: the owner (`self`), or the owner's whole `team`",
        default=(),
        one_or_many=True,
    )
    center: Literal["target", "self", "square"] = spec(
        "around the target, the owner, or a square in sight", default="target"
    )
    types: tuple[WeaponType, ...] = spec("its types", default=("explosive",), one_or_many=True)
    mistakes = (
        Mistake("shape", lambda e: e.shape != "steps" and e.radius == 0,
                "[no-blast] a blast of one square has no shape", "delete `shape`, or write `radius: 1`"),
        Mistake("shape", lambda e: e.shape == "line" and e.center == "self",
                "[no-change] a line starts at the owner, so the owner can't be its center",
                "write `center: target` or `center: square`"),
    )  # fmt: skip


@variant
class Ammo(Act):
    """Ammunition is put on a weapon's track or taken off, never above full or below none."""

    verb: ClassVar[str] = "ammo"
    changes = ({"value": 0},)
    value: Literal["full", "empty"] | Number = spec(
        "how much; below zero it is taken off", least=-20, most=20
    )
    weapons: Literal["one", "all", "this"] = spec(
        "one weapon in play that the owner of the effect picks, all of them, or the weapon in use",
        default="one",
    )
    which: tuple[Selector, ...] = spec(
        "only weapons such as these: a type, a tag, an id", default=(), one_or_many=True
    )


@variant
class Teleport(Act):
    """The fighter is moved there at once; whoever stands there is bumped."""

    verb: ClassVar[str] = "teleport"
    value: Literal["anywhere", "sight", "teleporter", "respawn", "random-respawn"] = spec(
        "any free square, one in sight, any teleporter or respawn square, or a rolled respawn"
    )
    range_at_most: int | None = spec("no further than this range", default=None, least=1)
    zone: Id | None = spec("only to squares of this zone of the map", default=None)


@variant
class Swap(Act):
    """The owner and the fighter exchange squares or hands."""

    verb: ClassVar[str] = "swap"
    needs_another = True
    value: Literal["places", "hands"] = spec("what is swapped")


@variant
class Push(Act):
    """The fighter is pushed straight away from the attacker, or pulled, until something stops it."""

    verb: ClassVar[str] = "push"
    value: Number = spec("squares", least=1, most=9)
    way: PushWay = spec(
        "`away` from the attacker or `toward` him, `onward` as it came, `back`, `rolled` by a "
        "die, or a direction of the map",
        default="away",
    )


@variant
class Leap(Act):
    """The fighter flies straight over what lies between and lands as far off as it can."""

    verb: ClassVar[str] = "leap"
    value: Number = spec("squares", least=1, most=12)
    way: LeapWay = spec(
        "`chosen` by its player, `onward` as it came, `rolled` by a die, or a direction of the map",
        default="chosen",
    )


@variant
class Move(Act):
    """The fighter gains or loses movement in the turn that is going on, or in its next one."""

    verb: ClassVar[str] = "move"
    changes = ({"value": 0},)
    value: Number = spec("movement gained, or lost when negative", least=-30, most=30)


@variant
class Draw(Act):
    """Cards are drawn into the hand."""

    verb: ClassVar[str] = "draw"
    value: tuple[Selector, ...] = spec(
        "from which deck, `any` is one of the player's choice; what is no deck is searched for: a "
        "type, a tag, an id, `armor` …",
        one_or_many=True,
        nonempty=True,
    )
    count: Number = spec("how many", default=1, least=1, most=9)
    pile: Literal["deck", "discards"] = spec("the deck, or the top of its discards", default="deck")


@variant
class TurnUp(Act):
    """The top card of a deck is shown and discarded; effects after it may ask for its face."""

    verb: ClassVar[str] = "turn-up"
    value: Id = spec("of which deck; `any` is one of the player's choice")


@variant
class Discard(Act):
    """Cards are lost."""

    verb: ClassVar[str] = "discard"
    value: tuple[Selector, ...] = spec(
        "which cards: `any`, a deck, a letter, a type, a tag, an id, `armor` …; `this` is the "
        "card itself",
        one_or_many=True,
        nonempty=True,
    )
    count: Literal["all"] | Number = spec("how many", default=1, least=1, most=9)
    zone: Literal["hand", "play"] = spec("from the hand or from play", default="hand")
    pick: Literal["owner", "player", "random"] = spec(
        "who picks: whoever owns them, whoever played the card, or chance", default="owner"
    )


@variant
class Steal(Act):
    """Cards pass from the chosen fighter into the owner's hand."""

    verb: ClassVar[str] = "steal"
    needs_another = True
    value: tuple[Selector, ...] = spec(
        "which cards: `any`, a deck, a letter, a type, a tag, an id, `armor` …",
        one_or_many=True,
        nonempty=True,
    )
    count: Number = spec("how many", default=1, least=1, most=9)
    zone: Literal["hand", "play"] = spec("from the hand or from play", default="hand")
    pick: Literal["player", "random"] = spec("who picks", default="random")


PlacedCounter = Annotated[str, OneOf(lambda: ("blood", *placed_counters()))]


@variant
class Place(Act):
    """A counter is put on the map."""

    verb: ClassVar[str] = "place"
    needs_nobody = True
    value: PlacedCounter = spec("which counter")
    square: Literal["own", "adjacent", "target", "sight", "barrel-spaces"] = spec(
        "where; `barrel-spaces` is every empty one", default="own"
    )
    damage: Dice | None = spec("what it does to whoever enters", default=None)
    count: int = spec("how many", default=1, least=1, most=12)
    mistakes = (
        Mistake("damage", lambda e: e.value == "blood" and e.damage is not None,
                "[no-change] `damage` has no effect: blood does no damage", "delete `damage`"),
    )  # fmt: skip


@variant
class Walk(Act):
    """The fighter walks at once, up to so far, wherever the owner of the effect says."""

    verb: ClassVar[str] = "walk"
    value: Number = spec("movement that it may use", least=1, most=12)
    way: Literal["chosen", "nearest"] = spec(
        "where to: `chosen` by the owner of the effect, or by itself towards the `nearest` foe, "
        "as far as it can",
        default="chosen",
    )


@variant
class Summon(Act):
    """A minion comes onto the map beside the owner, and belongs to him."""

    verb: ClassVar[str] = "summon"
    value: Id = spec("the id of a fighter with `role: minion`")
    count: int = spec("how many", default=1, least=1, most=6)


@variant
class Copy(Act):
    """For a time the owner has the other fighter's abilities and drawbacks, besides his own."""

    verb: ClassVar[str] = "copy"
    needs_another = True
    value: Literal["abilities"] = spec("what is copied")
    lasts: Lasts = spec("how long: `turn`, `2 turns`, `until-fragged` …", default=Lasts("turn"))


@variant
class Remove(Act):
    """The fighter is taken out of play: its turn ends, and it respawns on its next one.

    It is no frag. What it has rolled and drawn stands; damage not yet rolled is not done.
    """

    verb: ClassVar[str] = "remove"
    ends_turn = ("fighter",)
    value: Literal["fighter"] = spec("who is taken out")
    keeps: bool = spec("whether it keeps weapons and gadgets in play", default=True)


@variant
class Skip(Act):
    """Part of the fighter's next turn, or all of it, is lost; in its own turn, the rest of it."""

    verb: ClassVar[str] = "skip"
    ends_turn = ("turn",)
    value: Literal["turn", "movement", "attacks"] = spec("what is lost")


@variant
class ExtraTurn(Act):
    """The fighter takes another turn right after this one."""

    verb: ClassVar[str] = "extra-turn"
    value: int = spec("turns", least=1, most=2)


@variant
class Score(Act):
    """Frags are marked or taken off, never below none; at the goal they win."""

    verb: ClassVar[str] = "score"
    changes = ({"value": 0},)
    value: Number = spec("frags, taken off when negative", least=-9, most=9)


@variant
class Win(Act):
    """The game is over, and the fighter's player has won it, with all who are on his side."""

    verb: ClassVar[str] = "win"
    value: Literal["game"] = spec("what is won")
    mistakes = (
        Mistake("then", lambda e: "then" in e.where.keys,
                "[no-change] `then` has no effect: the game is over", "delete `then`"),
        Mistake("per_turn", lambda e: "per_turn" in e.where.keys,
                "[no-change] `per_turn` has no effect: the game is over", "delete `per_turn`"),
    )  # fmt: skip


@variant
class Cancel(Act):
    """What is going on comes to nothing."""

    verb: ClassVar[str] = "cancel"
    own_target = say("it cancels an attack or a card, not a fighter")
    needs_nobody = True
    value: Literal["attack", "card"] = spec("the attack, or the card just played")


@variant
class Shoot(Act):
    """The owner may make an attack at once, whoever's turn it is; it counts for no turn."""

    verb: ClassVar[str] = "shoot"
    own_target = say("`shoot` itself names the target")
    value: Literal["foe", "anyone"] = spec(
        "at whom: the other fighter of the moment, or whoever can be shot at"
    )
    which: tuple[Selector, ...] = spec(
        "only with such weapons: a type, a tag, an id; `start` is any on the sheet",
        default=(),
        one_or_many=True,
    )


@variant
class Look(Act):
    """The owner looks at a hand."""

    verb: ClassVar[str] = "look"
    needs_another = True
    value: Literal["hand"] = spec("at what")


@variant
class Guide(Act):
    """A missile that its firer steers from turn to turn and sets off when he likes."""

    verb: ClassVar[str] = "guide"
    own_target = say("the missile is aimed at a square")
    needs_nobody = True
    value: Dice = spec("the dice of its blast")
    radius: int = spec("orthogonal steps that the blast reaches", least=0, most=10)
    speed: int = spec("dice rolled for its movement", least=1, most=9)


@variant
class Table(Act):
    """A die decides which effects happen."""

    verb: ClassVar[str] = "table"
    own_target = say("each effect in the table has its own `on`")
    needs_nobody = True
    value: dict[Faces, tuple[Effect, ...]] = spec("faces and what they bring", one_or_many=True)

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
