"""Effects that are in force for a time."""

from __future__ import annotations

from typing import ClassVar, Literal

from fragkit.model.effects.effect import Modifier
from fragkit.model.effects.number import Number
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import Id, spec, variant
from fragkit.model.word_values import Faces

# Whose roll is said by `on`; with which weapons, by `if`. A `check` is a roll of a stat against a
# number, such as a beast's; power-up, chance, table, respawn, bump and first are single dice that
# are looked up. `any` is all of them; for `roll`, all whose dice are added up.
RollKind = Literal[
    "hit", "damage", "defense", "movement", "check", "power-up", "chance", "table", "respawn",
    "bump", "first", "any",
]  # fmt: skip
LOOKED_UP = ("power-up", "chance", "table", "respawn", "bump", "first")


@variant
class Stat(Modifier):
    """Changes a stat: all `times` first, then all `add`; `set` counts over both."""

    verb: ClassVar[str] = "stat"
    value: Literal["health", "speed", "accuracy", "all"] = spec("which stat")
    add: Number = spec("points added, or taken off when negative", default=0, least=-9, most=9)
    times: int = spec("multiplied by", default=1, least=0, most=5)
    set: Number | None = spec("is this value, whatever it was", default=None, least=0, most=12)


@variant
class Roll(Modifier):
    """Changes the fighter's rolls: the dice `times`, then dice more or fewer, then points."""

    verb: ClassVar[str] = "roll"
    value: tuple[RollKind, ...] = spec("which rolls", one_or_many=True, nonempty=True)
    dice: Number = spec("dice thrown in addition", default=0, least=-9, most=10)
    drop: Literal["lowest", "highest"] | None = spec(
        "as many dice as were added are put aside after the roll", default=None
    )
    add: Number = spec("points added to the total", default=0, least=-20, most=20)
    times: int = spec("the number of dice is multiplied by", default=1, least=0, most=5)
    ignore: Faces | None = spec("dice that show these faces count for nothing", default=None)


@variant
class Reroll(Modifier):
    """The owner of the effect may have dice thrown again, once."""

    verb: ClassVar[str] = "reroll"
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


@variant
class Pierce(Modifier):
    """The fighter's hits go past armor: it adds no defense dice and takes no damage."""

    verb: ClassVar[str] = "pierce"
    value: Literal["armor"] = spec("what does not help")


@variant
class Attacks(Modifier):
    """The fighter has more or fewer attacks in a turn."""

    verb: ClassVar[str] = "attacks"
    value: Number = spec("attacks added, or taken off when negative", least=-5, most=5)


@variant
class Outcome(Modifier):
    """The fighter's attack hits or misses, whatever the dice say; the last one played counts."""

    verb: ClassVar[str] = "outcome"
    value: Literal["hit", "miss"] = spec("how it ends")


@variant
class Armor(Modifier):
    """A suit of armor: bonus Health that is lost first, and the suit with it."""

    verb: ClassVar[str] = "armor"
    value: int = spec("its bonus", least=1, most=9)


@variant
class Immune(Modifier):
    """Nothing of that sort harms the fighter."""

    verb: ClassVar[str] = "immune"
    value: tuple[Selector, ...] = spec(
        "weapon types, tags and ids; hazards (`acid`, `lava`, `blast`, `mine`, `napalm`, `gas`, "
        "`push`); "
        "`extra` damage; the `cards` of others, or those of a deck; `everything`",
        one_or_many=True,
        nonempty=True,
    )


@variant
class Threshold(Modifier):
    """A die that decides on a card succeeds on other faces."""

    verb: ClassVar[str] = "threshold"
    value: Literal["power-up"] = spec("which die")
    faces: Faces = spec("the faces that succeed")


@variant
class Limit(Modifier):
    """The hand or the weapons in play are limited to another number."""

    verb: ClassVar[str] = "limit"
    value: Literal["hand", "weapons"] = spec("which limit")
    add: Number = spec("cards more or fewer", default=0, least=-9, most=9)
    set: Number | None = spec("is this number, whatever it was", default=None, least=0, most=20)


@variant
class Pass(Modifier):
    """The fighter goes where others can't, or at no extra cost."""

    verb: ClassVar[str] = "pass"
    value: tuple[Literal["walls", "doors", "windows", "barrels", "water", "lava"], ...] = spec(
        "walls, windows or barrels are no obstacle; doors open against their arrow; "
        "water and lava cost 1 movement",
        one_or_many=True,
        nonempty=True,
    )
    color: Literal["red", "green", "blue"] | None = spec("only doors of this colour", default=None)
    uses: int | None = spec("so many passages, then the card is discarded", default=None, least=1)


@variant
class See(Modifier):
    """Sight is not blocked by these."""

    verb: ClassVar[str] = "see"
    value: tuple[Literal["walls", "doors", "fighters", "barrels"], ...] = spec(
        "what is seen through", one_or_many=True, nonempty=True
    )


@variant
class Jump(Modifier):
    """Jumps are longer or cheaper."""

    verb: ClassVar[str] = "jump"
    value: Number = spec("squares added to the longest jump", least=0, most=9)
    each: int = spec("movement for each square jumped", default=2, least=0, most=2)


@variant
class Healing(Modifier):
    """Every healing card restores more."""

    verb: ClassVar[str] = "healing"
    value: Number = spec("points added", least=1, most=9)


# What can be barred. With `which` it is barred for some cards or weapons only; `enter` says with
# `in` what is out of bounds.
Deed = Literal[
    "attack", "move", "jump", "power-up", "cards", "card", "hexes", "shootout", "take", "wear",
    "reload", "respawn", "heal", "blood", "enter", "draw",
]  # fmt: skip


@variant
class Forbid(Modifier):
    """The fighter may not do that."""

    verb: ClassVar[str] = "forbid"
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


@variant
class Allow(Modifier):
    """The fighter may do what others may not."""

    verb: ClassVar[str] = "allow"
    value: Literal["hexes", "choose-respawn", "any-time", "two-suits"] = spec(
        "play hex cards; choose the respawn square instead of rolling; play cards at any time; "
        "wear a second suit of armor"
    )
    which: tuple[Selector, ...] = spec(
        "only with these cards: a deck, a letter, an id, `healing` …", default=(), one_or_many=True
    )


@variant
class Hang(Modifier):
    """Whoever frags the fighter may hang it, whatever the damage."""

    verb: ClassVar[str] = "hang"
    value: Literal["any-frag"] = spec("which frags")


@variant
class Hidden(Modifier):
    """The fighter can't be shot at from further away than this."""

    verb: ClassVar[str] = "hidden"
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
