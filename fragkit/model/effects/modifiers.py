"""Effects that are in force for a time."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from fragkit.model.effects.effect import Mistake, Modifier
from fragkit.model.effects.number import Number
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import Id, OneOf, spec, variant
from fragkit.model.word_values import Faces
from fragkit.rule_modules import solid_plurals

# Whose roll is said by `on`; with which weapons, by `if`. A `check` is a roll of a stat against a
# number, such as a beast's; power-up, chance, table, respawn, bump and first are single dice that
# are looked up. `any` is all of them; for `roll`, all whose dice are added up.
RollKind = Literal[
    "hit", "damage", "defense", "movement", "check", "power-up", "chance", "table", "respawn",
    "bump", "first", "any",
]  # fmt: skip
# Solid counters are in the plural: `barrels`.
Passed = Annotated[
    str, OneOf(lambda: ("walls", "doors", "windows", *solid_plurals(), "water", "lava"))
]
SeenThrough = Annotated[str, OneOf(lambda: ("walls", "doors", "fighters", *solid_plurals()))]
LOOKED_UP = ("power-up", "chance", "table", "respawn", "bump", "first")
JUMP_COST = 2  # movement for each square (move.jump.count)


_LETHAL = (
    "[lethal-stat] Health 0 frags the fighter at once",
    "write `wound: 9` to take Health, or use `forbid` or `skip` to stop a fighter from acting",
)


@variant
class Stat(Modifier):
    """Changes a stat: all `times` first, then all `add`; `set` counts over both."""

    verb: ClassVar[str] = "stat"
    changes = ({"set": None}, {"add": 0, "times": 1})
    unchanged = "add `add: 1`, `times: 2` or `set: 3`"
    in_shots = ("health", "accuracy", "all")
    value: Literal["health", "speed", "accuracy", "all"] = spec("which stat")
    add: Number = spec("points added, or taken off when negative", default=0, least=-9, most=9)
    times: int = spec("multiplied by", default=1, least=0, most=5)
    set: Number | None = spec("is this value, whatever it was", default=None, least=0, most=12)
    mistakes = (
        Mistake("set", lambda e: e.value in ("health", "all") and e.set == 0, *_LETHAL),
        Mistake("times", lambda e: e.value in ("health", "all") and e.times == 0, *_LETHAL),
    )


@variant
class Roll(Modifier):
    """Changes the fighter's rolls: the dice `times`, then dice more or fewer, then points."""

    verb: ClassVar[str] = "roll"
    changes = ({"dice": 0, "add": 0, "times": 1, "ignore": None},)
    unchanged = "add `dice: 1`, `add: 2` or `times: 2`"
    is_brief = True
    value: tuple[RollKind, ...] = spec("which rolls", one_or_many=True, nonempty=True)
    dice: Number = spec("dice thrown in addition", default=0, least=-9, most=10)
    drop: Literal["lowest", "highest"] | None = spec(
        "as many dice as were added are put aside after the roll", default=None
    )
    add: Number = spec("points added to the total", default=0, least=-20, most=20)
    times: int = spec("the number of dice is multiplied by", default=1, least=0, most=5)
    ignore: Faces | None = spec("dice that show these faces count for nothing", default=None)
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
        """The first of its rolls that is one die, looked up and not added up; or ""."""
        return next((kind for kind in self.value if kind in LOOKED_UP), "")


@variant
class Reroll(Modifier):
    """The owner of the effect may have dice thrown again, once."""

    verb: ClassVar[str] = "reroll"
    is_brief = True
    value: tuple[RollKind, ...] = spec("which rolls", one_or_many=True, nonempty=True)
    must: bool = spec("not a choice: the dice are thrown again at once", default=False)
    faces: Faces | None = spec("only dice that show these faces", default=None)
    dice: int | None = spec(
        "at most so many dice; all of them when not given", default=None, least=1
    )


@variant
class Adjust(Modifier):
    """The owner of the effect may turn single dice to another face after the roll."""

    verb: ClassVar[str] = "adjust"
    changes = ({"to": None}, {"by": 0})
    unchanged = "add `to: 6` or `by: 1`"
    is_brief = True
    value: tuple[RollKind, ...] = spec("which rolls", one_or_many=True, nonempty=True)
    must: bool = spec("not a choice: the dice are turned at once", default=False)
    faces: Faces | None = spec("only dice that show these faces", default=None)
    dice: int = spec("how many dice", default=1, least=1, most=10)
    to: int | None = spec("the face they are turned to", default=None, least=1, most=6)
    by: int | None = spec("pips added or taken off, within 1 to 6", default=None, least=-5, most=5)
    which: Literal["lowest", "highest", "any"] = spec("which dice", default="lowest")


@variant
class Extra(Modifier):
    """A hit does so many points more, even when the division gave none; or so many fewer."""

    verb: ClassVar[str] = "extra"
    value: Number = spec("extra points; below zero, points that a hit lacks", least=-9, most=9)
    mistakes = (
        Mistake("value", lambda e: e.value == 0,
                "[no-change] `extra: 0` has no effect", "write a number other than 0"),
    )  # fmt: skip


@variant
class Pierce(Modifier):
    """The fighter's hits go past armor: it adds no defense dice and takes no damage."""

    verb: ClassVar[str] = "pierce"
    value: Literal["armor"] = spec("what does not help")


@variant
class Attacks(Modifier):
    """The fighter has more or fewer attacks in a turn."""

    verb: ClassVar[str] = "attacks"
    changes = ({"value": 0},)
    in_shots = ()
    value: Number = spec("attacks added, or taken off when negative", least=-5, most=5)


@variant
class Outcome(Modifier):
    """The fighter's attack hits or misses, whatever the dice say; the last one played counts."""

    verb: ClassVar[str] = "outcome"
    is_brief = True
    value: Literal["hit", "miss"] = spec("how it ends")


@variant
class Armor(Modifier):
    """A suit of armor: bonus Health that is lost first, and the suit with it."""

    verb: ClassVar[str] = "armor"
    in_shots = ()
    value: int = spec("its bonus", least=1, most=9)


@variant
class Immune(Modifier):
    """Nothing of that sort harms the fighter."""

    verb: ClassVar[str] = "immune"
    value: tuple[Selector, ...] = spec(
        "weapon types, tags and ids; hazards (`acid`, `lava`, `blast`, `mine`, `napalm`, `gas`, "
        "`push`); `extra` damage; the `cards` of others, or those of a deck; `everything`",
        one_or_many=True,
        nonempty=True,
    )


@variant
class Threshold(Modifier):
    """A die that decides on a card succeeds on other faces."""

    verb: ClassVar[str] = "threshold"
    in_shots = ()
    value: Literal["power-up"] = spec("which die")
    faces: Faces = spec("the faces that succeed")


@variant
class Limit(Modifier):
    """The hand or the weapons in play are limited to another number."""

    verb: ClassVar[str] = "limit"
    changes = ({"set": None}, {"add": 0})
    unchanged = "add `add: 1` or `set: 4`"
    in_shots = ()
    value: Literal["hand", "weapons"] = spec("which limit")
    add: Number = spec("cards more or fewer", default=0, least=-9, most=9)
    set: Number | None = spec("is this number, whatever it was", default=None, least=0, most=20)


@variant
class Pass(Modifier):
    """The fighter goes where others can't, or at no extra cost."""

    verb: ClassVar[str] = "pass"
    in_shots = ()
    value: tuple[Passed, ...] = spec(
        "walls, windows or barrels are no obstacle; doors open against their arrow; "
        "water and lava cost 1 movement",
        one_or_many=True,
        nonempty=True,
    )
    color: Literal["red", "green", "blue"] | None = spec("only doors of this colour", default=None)
    uses: int | None = spec("so many passages, then the card is discarded", default=None, least=1)
    mistakes = (
        Mistake("color", lambda e: e.color is not None and "doors" not in e.value,
                "[no-change] `color` has no effect: only doors have a color",
                "add `doors`, or delete `color`"),
    )  # fmt: skip


@variant
class See(Modifier):
    """Sight is not blocked by these."""

    verb: ClassVar[str] = "see"
    value: tuple[SeenThrough, ...] = spec("what is seen through", one_or_many=True, nonempty=True)


@variant
class Jump(Modifier):
    """Jumps are longer or cheaper."""

    verb: ClassVar[str] = "jump"
    changes = ({"value": 0, "each": JUMP_COST},)
    in_shots = ()
    value: Number = spec("squares added to the longest jump", least=0, most=9)
    each: int = spec("movement for each square jumped", default=JUMP_COST, least=0, most=2)


@variant
class Healing(Modifier):
    """Every healing card restores more."""

    verb: ClassVar[str] = "healing"
    in_shots = ()
    value: Number = spec("points added", least=1, most=9)


# What can be barred. With `which` it is barred for some cards or weapons only; `enter` says with
# `in` what is out of bounds.
Deed = Literal[
    "attack", "move", "jump", "power-up", "cards", "card", "hexes", "shootout", "take", "wear",
    "reload", "respawn", "heal", "blood", "enter", "draw",
]  # fmt: skip
_WITH_CARDS = {"attack", "cards", "take", "wear", "reload", "draw"}


@variant
class Forbid(Modifier):
    """The fighter may not do that."""

    verb: ClassVar[str] = "forbid"
    in_shots = ("attack",)
    value: tuple[Deed, ...] = spec(
        "what is barred; `cards` is playing any, `card` the one named",
        one_or_many=True,
        nonempty=True,
    )
    which: tuple[Selector, ...] = spec(
        "only with these cards or weapons: a deck, a letter, a type, a tag, an id, `armor` …",
        default=(),
        one_or_many=True,
    )
    in_: tuple[Id, ...] = spec(
        "what may not be entered: a terrain, a zone of the map, `power-up`, `teleporter` …",
        default=(),
        one_or_many=True,
    )
    card: Id | None = spec("the card that is barred", default=None)
    mistakes = (
        Mistake("which", lambda e: e.which and not _WITH_CARDS & {*e.value} and ", ".join(e.value),
                "[no-change] `which` has no effect here: `{value}` needs no card",
                "delete `which`"),
        Mistake("in", lambda e: e.in_ and "enter" not in e.value,
                "[no-change] `in` has no effect here: it is for `forbid: enter`",
                "write `forbid: enter`"),
        Mistake("value", lambda e: "enter" in e.value and not e.in_,
                "[no-change] `forbid: enter` needs a place",
                "add `in: water`, or the name of a zone"),
        Mistake("", lambda e: ("card" in e.value) != (e.card is not None),
                "[forbid-card] `forbid: card` and `card: ID` need each other",
                "add the one that is missing"),
    )  # fmt: skip


@variant
class Allow(Modifier):
    """The fighter may do what others may not."""

    verb: ClassVar[str] = "allow"
    in_shots = ()
    value: Literal["hexes", "choose-respawn", "any-time", "two-suits"] = spec(
        "play hex cards; choose the respawn square instead of rolling; play cards at any time; "
        "wear a second suit of armor"
    )
    which: tuple[Selector, ...] = spec(
        "only with these cards: a deck, a letter, an id, `healing` …", default=(), one_or_many=True
    )
    mistakes = (
        Mistake("which", lambda e: e.which and e.value != "any-time" and e.value,
                "[no-change] `which` has no effect here: `allow: {value}` is not about cards",
                "delete `which`, or write `allow: any-time`"),
    )  # fmt: skip


@variant
class Hang(Modifier):
    """Whoever frags the fighter may hang it, whatever the damage."""

    verb: ClassVar[str] = "hang"
    in_shots = ()
    value: Literal["any-frag"] = spec("which frags")


@variant
class Hidden(Modifier):
    """The fighter can't be shot at from further away than this."""

    verb: ClassVar[str] = "hidden"
    in_shots = ()
    value: Number = spec("the range up to which it can be attacked", least=1, most=30)


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
