"""Effects that last for a time."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from fragkit.model.effects.condition import Spot
from fragkit.model.effects.effect import Mistake, Modifier
from fragkit.model.effects.number import Number
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import Id, OneOf, spec, variant
from fragkit.model.word_values import Faces
from fragkit.rule_modules import solid_plurals

# `on` says whose roll it is; `if`, with which weapons. A `check` is a roll of a stat against a number,
# such as a beast's. Power-up, chance, table, respawn, bump and first are single dice. `any` means all
# rolls; for `roll`, all rolls whose dice are added up.
RollKind = Literal[
    "hit", "damage", "defense", "movement", "check", "power-up", "chance", "table", "respawn",
    "bump", "first", "any",
]  # fmt: skip
# Solid counters are in the plural: `barrels`.
PASSED = ("walls", "doors", "windows", "water", "lava")
SEEN_THROUGH = ("walls", "doors", "fighters")
Passed = Annotated[str, OneOf(lambda: (*PASSED[:3], *solid_plurals(), *PASSED[3:]), is_open=True)]
SeenThrough = Annotated[str, OneOf(lambda: (*SEEN_THROUGH, *solid_plurals()), is_open=True)]
LOOKED_UP = ("power-up", "chance", "table", "respawn", "bump", "first")
JUMP_COST = 2  # movement for each square (move.jump.count)


_LETHAL = (
    "[lethal-stat] Health 0 frags the fighter at once",
    "write `wound: 9` to take Health, or use `forbid` or `skip` to stop a fighter from acting",
)


@variant
class Stat(Modifier):
    """Change a stat: multiply first, then add. `set` replaces both."""

    verb: ClassVar[str] = "stat"
    changes = ({"set": None}, {"add": 0, "times": 1})
    unchanged = "add `add: 1`, `times: 2` or `set: 3`"
    in_shots = ("health", "accuracy", "all")
    of_peace = ("speed",)
    value: Literal["health", "speed", "accuracy", "all"] = spec("which stat")
    add: Number = spec("number to add; negative: subtract", default=0, least=-9, most=9)
    times: int = spec("number to multiply by", default=1, least=0, most=5)
    set: Number | None = spec("the new value", default=None, least=0, most=12)
    mistakes = (
        Mistake("set", lambda e: e.value in ("health", "all") and e.set == 0, *_LETHAL),
        Mistake("times", lambda e: e.value in ("health", "all") and e.times == 0, *_LETHAL),
    )


@variant
class Roll(Modifier):
    """Change the fighter's rolls: multiply the dice, then add dice, then add to the total."""

    verb: ClassVar[str] = "roll"
    of_peace = ("movement", "power-up", "respawn", "bump", "first")
    changes = ({"dice": 0, "add": 0, "times": 1, "ignore": None},)
    unchanged = "add `dice: 1`, `add: 2` or `times: 2`"
    is_brief = True
    value: tuple[RollKind, ...] = spec("which rolls", one_or_many=True, nonempty=True)
    dice: Number = spec("dice to add; negative: remove", default=0, least=-9, most=10)
    drop: Literal["lowest", "highest"] | None = spec(
        "after the roll, put aside as many dice as were added", default=None
    )
    add: Number = spec("number to add to the total", default=0, least=-20, most=20)
    times: int = spec("number to multiply the dice by", default=1, least=0, most=5)
    ignore: Faces | None = spec("faces that count as 0", default=None)
    mistakes = (
        Mistake("drop", lambda e: e.drop and isinstance(e.dice, int) and e.dice <= 0,
                "[no-change] `drop` has no effect here: no dice are added",
                "add `dice: 1` to roll 1 more die and drop 1"),
        Mistake("dice", lambda e: e.dice != 0 and e.drop is None and e.looked_up,
                "[no-change] `dice` has no effect here: a `{value}` roll uses only one die",
                "add `drop: lowest` or `drop: highest`"),
        Mistake("times", lambda e: "times" in e.where.keys and e.looked_up,
                "[no-change] `times` has no effect here: a `{value}` roll uses only one die",
                "write `add: 1` instead"),
        Mistake("ignore", lambda e: "ignore" in e.where.keys and e.looked_up,
                "[no-change] `ignore` has no effect here: a `{value}` roll uses only one die",
                "write `add: 1` instead"),
    )  # fmt: skip

    @property
    def looked_up(self) -> str:
        """Return the first of the effect's rolls that uses a single die, or ""."""
        return next((kind for kind in self.value if kind in LOOKED_UP), "")


@variant
class Reroll(Modifier):
    """The effect's owner may reroll dice once."""

    verb: ClassVar[str] = "reroll"
    is_brief = True
    value: tuple[RollKind, ...] = spec("which rolls", one_or_many=True, nonempty=True)
    must: bool = spec("no choice: reroll the dice at once", default=False)
    faces: Faces | None = spec("only dice with these faces", default=None)
    dice: int | None = spec("maximum number of dice; default: all", default=None, least=1)

    @property
    def is_one_die(self) -> bool:
        """Return whether all these rolls use a single die."""
        return all(kind in LOOKED_UP for kind in self.value)


@variant
class Adjust(Modifier):
    """The effect's owner may turn dice to another face after the roll."""

    verb: ClassVar[str] = "adjust"
    changes = ({"to": None}, {"by": 0})
    unchanged = "add `to: 6` or `by: 1`"
    is_brief = True
    value: tuple[RollKind, ...] = spec("which rolls", one_or_many=True, nonempty=True)
    must: bool = spec("no choice: turn the dice at once", default=False)
    faces: Faces | None = spec("only dice with these faces", default=None)
    dice: int = spec("how many dice", default=1, least=1, most=10)
    to: int | None = spec("the new face", default=None, least=1, most=6)
    by: int | None = spec("pips to add or subtract, within 1 to 6", default=None, least=-5, most=5)
    which: Literal["lowest", "highest", "any"] = spec("which dice", default="lowest")

    @property
    def is_one_die(self) -> bool:
        """Return whether all these rolls use a single die."""
        return all(kind in LOOKED_UP for kind in self.value)


@variant
class Extra(Modifier):
    """Raise or lower the damage of a hit, after the division."""

    verb: ClassVar[str] = "extra"
    brief = ("attack",)
    value: Number = spec("extra damage; negative: less damage", least=-9, most=9)
    mistakes = (
        Mistake("value", lambda e: e.value == 0,
                "[no-change] `extra: 0` has no effect", "write a number other than 0"),
    )  # fmt: skip


@variant
class Pierce(Modifier):
    """The fighter's hits ignore armor, which adds no defense dice and takes no damage."""

    verb: ClassVar[str] = "pierce"
    brief = ("attack",)
    value: Literal["armor"] = spec("what it ignores")


@variant
class Attacks(Modifier):
    """The fighter has more or fewer attacks per turn."""

    verb: ClassVar[str] = "attacks"
    brief = ()
    changes = ({"value": 0},)
    in_shots = ()
    value: Number = spec("attacks to add; negative: remove", least=-5, most=5)


@variant
class Outcome(Modifier):
    """The fighter's attack hits or misses, whatever the dice show. The last such card played wins."""

    verb: ClassVar[str] = "outcome"
    brief = ("attack",)
    is_brief = True
    value: Literal["hit", "miss"] = spec("how the attack ends")


@variant
class Armor(Modifier):
    """Bonus Health that is lost before Health. When it is used up, the card is discarded."""

    verb: ClassVar[str] = "armor"
    brief = ("attack",)
    in_shots = ()
    value: int = spec("bonus Health", least=1, most=9)


@variant
class Immune(Modifier):
    """Certain weapons or hazards do no damage to the fighter."""

    verb: ClassVar[str] = "immune"
    brief = ("attack",)
    value: tuple[Selector, ...] = spec(
        "weapon types, tags and ids; hazards (`acid`, `lava`, `blast`, `mine`, `napalm`, `gas`, "
        "`push`); `extra` damage; other players' `cards`, or those of a deck; `everything`",
        one_or_many=True,
        nonempty=True,
    )


@variant
class Threshold(Modifier):
    """Power-up rolls succeed on different faces."""

    verb: ClassVar[str] = "threshold"
    brief = ("roll",)
    in_shots = ()
    of_peace = None
    value: Literal["power-up"] = spec("which die")
    faces: Faces = spec("faces that succeed")


@variant
class Limit(Modifier):
    """Change the hand limit, the weapon limit or the number of frags needed to win."""

    verb: ClassVar[str] = "limit"
    brief = ()
    changes = ({"set": None}, {"add": 0})
    unchanged = "add `add: 1` or `set: 4`"
    in_shots = ()
    of_peace = None
    value: Literal["hand", "weapons", "goal"] = spec(
        "which limit; `goal` is the number of frags the fighter's player needs to win"
    )
    add: Number = spec("cards to add; negative: remove", default=0, least=-9, most=9)
    set: Number | None = spec("the new number", default=None, least=0, most=20)


@variant
class Pass(Modifier):
    """The fighter moves through obstacles, or crosses water and lava at no extra cost."""

    verb: ClassVar[str] = "pass"
    brief = ()
    in_shots = ()
    of_peace = None
    value: tuple[Passed, ...] = spec(
        "what to pass: `walls`, `windows` or `barrels` don't stop the fighter; `doors` open against their arrow; `water` and `lava` cost 1 movement",
        one_or_many=True,
        nonempty=True,
    )
    color: Literal["red", "green", "blue"] | None = spec("only doors of this color", default=None)
    uses: int | None = spec(
        "how many times it works: then a card is discarded, and a trait works again next turn",
        default=None,
        least=1,
    )
    mistakes = (
        Mistake("color", lambda e: e.color is not None and "doors" not in e.value,
                "[no-change] `color` has no effect: only doors have a color",
                "add `doors`, or delete `color`"),
    )  # fmt: skip


@variant
class See(Modifier):
    """The fighter sees through walls, doors or other obstacles."""

    verb: ClassVar[str] = "see"
    brief = ("attack",)
    value: tuple[SeenThrough, ...] = spec(
        "what the fighter sees through", one_or_many=True, nonempty=True
    )


@variant
class Jump(Modifier):
    """The fighter's jumps are longer or cheaper."""

    verb: ClassVar[str] = "jump"
    brief = ()
    changes = ({"value": 0, "each": JUMP_COST},)
    in_shots = ()
    of_peace = None
    value: Number = spec("squares to add to the longest jump", least=0, most=9)
    each: int = spec("movement per square jumped", default=JUMP_COST, least=0, most=2)


@variant
class Healing(Modifier):
    """Healing cards restore more Health to the fighter."""

    verb: ClassVar[str] = "healing"
    brief = ()
    in_shots = ()
    of_peace = None
    value: Number = spec("Health to add", least=1, most=9)


# What can be forbidden. `which` limits it to some cards or weapons; `enter` needs `in`.
Deed = Literal[
    "attack", "move", "jump", "power-up", "cards", "card", "hexes", "shootout", "take", "wear",
    "reload", "respawn", "heal", "blood", "bleed", "enter", "draw", "end",
]  # fmt: skip
_IN_ATTACKS = ("attack", "cards", "card", "hexes", "heal", "blood", "bleed")
_WITH_CARDS = {"attack", "cards", "take", "wear", "reload", "draw"}


@variant
class Forbid(Modifier):
    """The fighter can't do certain things, such as attack or jump."""

    verb: ClassVar[str] = "forbid"
    in_shots = ("attack", "bleed")
    of_peace = tuple(deed for deed in get_args(Deed) if deed != "attack")
    brief = ("attack",)
    value: tuple[Deed, ...] = spec(
        "what the fighter can't do; `cards` is any card, `card` a certain one",
        one_or_many=True,
        nonempty=True,
    )
    which: tuple[Selector, ...] = spec(
        "only these cards or weapons: a deck, a letter, a type, a tag, an id, `armor` …",
        default=(),
        one_or_many=True,
    )
    in_: tuple[Id, ...] = spec(
        "where the fighter can't go: a terrain, a zone, `power-up`, `teleporter` …",
        default=(),
        one_or_many=True,
    )
    card: Id | None = spec("the card the fighter can't play", default=None)
    spot: Spot | None = spec(
        "squares the fighter can't enter, in relation to a fighter: `{range: 2-, of: foe}`",
        default=None,
    )
    mistakes = (
        Mistake("which", lambda e: e.which and not _WITH_CARDS & {*e.value} and ", ".join(e.value),
                "[no-change] `which` has no effect here: `{value}` needs no card",
                "delete `which`"),
        Mistake("in", lambda e: e.in_ and "enter" not in e.value,
                "[no-change] `in` has no effect here: it is for `forbid: enter`",
                "write `forbid: enter`"),
        Mistake("spot", lambda e: e.spot is not None and "enter" not in e.value,
                "[no-change] `spot` has no effect here: it is for `forbid: enter`",
                "write `forbid: enter`"),
        Mistake("spot", lambda e: e.spot is not None and e.in_,
                "[no-change] `in` and `spot` can't be combined: the spot has its own `in`",
                "write `spot: {in: water, range: 2-}`"),
        Mistake("value", lambda e: "enter" in e.value and not e.in_ and e.spot is None,
                "[no-change] `forbid: enter` needs a place",
                "add `in: water`, the name of a zone, or a `spot`"),
        Mistake("", lambda e: ("card" in e.value) != (e.card is not None),
                "[forbid-card] `forbid: card` and `card: ID` need each other",
                "add the one that is missing"),
    )  # fmt: skip

    @property
    def brief_ends(self) -> tuple[str, ...]:
        return self.brief if any(deed in _IN_ATTACKS for deed in self.value) else ()


@variant
class Allow(Modifier):
    """The fighter can do something that others can't."""

    verb: ClassVar[str] = "allow"
    in_shots = ()
    of_peace = None
    brief = ("attack",)
    value: Literal["hexes", "choose-respawn", "any-time", "two-suits"] = spec(
        "what the fighter can do: play hexes; choose the respawn square instead of rolling; play cards at any time; wear a second suit of armor"
    )
    which: tuple[Selector, ...] = spec(
        "only these cards: a deck, a letter, an id, `healing` …", default=(), one_or_many=True
    )
    mistakes = (
        Mistake("which", lambda e: e.which and e.value != "any-time" and e.value,
                "[no-change] `which` has no effect here: `allow: {value}` is not about cards",
                "delete `which`, or write `allow: any-time`"),
    )  # fmt: skip

    @property
    def brief_ends(self) -> tuple[str, ...]:
        return self.brief if self.value in ("hexes", "any-time") else ()


@variant
class Hang(Modifier):
    """An attacker who frags the fighter may hang them, whatever the damage."""

    verb: ClassVar[str] = "hang"
    brief = ("attack",)
    in_shots = ()
    value: Literal["any-frag"] = spec("which frags")


@variant
class Hidden(Modifier):
    """The fighter can't be attacked from beyond a certain range."""

    verb: ClassVar[str] = "hidden"
    brief = ()
    in_shots = ()
    value: Number = spec("the longest range at which the fighter can be attacked", least=1, most=30)


MODIFIERS: tuple[type[Modifier], ...] = (
    Stat,
    Roll,
    Reroll,
    Adjust,
    Extra,
    Pierce,
    Attacks,
    Outcome,
    Armor,
    Immune,
    Threshold,
    Limit,
    Pass,
    See,
    Jump,
    Healing,
    Forbid,
    Allow,
    Hang,
    Hidden,
)
