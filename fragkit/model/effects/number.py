"""Numbers that are counted when they are needed: `speed`, `1d`, half the range, foes in sight.

Where a verb takes a `Number`, write a plain number, the name of something to count, or a mapping
that calculates with it:

    - move: speed
    - heal: {of: wounds, per: 2, round: up, most: 3}
"""

from __future__ import annotations

from typing import ClassVar, Literal

from fragkit.language.sentences import say
from fragkit.model.fields import Token, Where, nowhere, spec
from fragkit.model.word_values import Dice
from fragkit.values import dataclass

# What can be counted for a fighter, in the words of a sentence: "your Health". With
# `foe-` before it, it is the other fighter's.
OF_FIGHTER: dict[str, str] = {
    "health": "Health",
    "armor": "armor",
    "health-and-armor": "Health and armor",
    "full-health": "full Health",
    "wounds": "lost Health",
    "lack": "Health needed to stay alive",
    "speed": "Speed",
    "accuracy": "Accuracy",
    "frags": "frags",
    "cards": "cards in hand",
    "weapons": "weapons in play",
    "gadgets": "gadgets in play",
    "blood": "blood counters",
    "team-frags": "frags of the team",
    "teammates": "teammates on the map",
}
# Only the owner has these: numbers of the current turn, and of the owner's last turn.
OF_TURN: dict[str, str] = {
    "foes-in-sight": "foes in sight",
    "foes-adjacent": "foes beside you",
    "teammates-in-sight": "teammates in sight",
    "teammates-adjacent": "teammates beside you",
    "movement": "movement left",
    "rolled": "movement rolled this turn",
    "moved": "squares moved this turn",
    "attacks": "attacks made this turn",
    "attacks-left": "attacks left this turn",
    "unused-movement": "movement unused in your last turn",
    "unused-attacks": "attacks unused in your last turn",
    "last-moved": "squares moved in your last turn",
    "last-attacks": "attacks made in your last turn",
}
# Numbers of an attack, and of the last roll.
OF_ATTACK: dict[str, str] = {
    "range": "range",
    "margin": "points by which the roll to hit beats the range",
    "damage": "damage done",
    "ammo": "ammo left on the weapon",
    "spent": "ammo spent on the attack",
}
OF_ROLL: dict[str, str] = {
    "ones": "1s rolled",
    "twos": "2s rolled",
    "threes": "3s rolled",
    "fours": "4s rolled",
    "fives": "5s rolled",
    "sixes": "6s rolled",
    "total": "total of the dice rolled",
    "dice": "dice rolled",
}
# The same for one roll of the attack, or for the movement roll: `sixes-to-hit`.
ROLLS: dict[str, str] = {
    "to-hit": "hit",
    "for-damage": "damage",
    "for-defense": "defense",
    "for-movement": "movement",
}
OF_ROLLS: dict[str, str] = {
    f"{face}-{roll}": f"{words} {roll.replace('-', ' ')}"
    for roll in ROLLS
    for face, words in OF_ROLL.items()
}
# Numbers that depend on dice of the attack, so they are known only after the roll.
OF_DICE = frozenset(["margin", "damage", *OF_ROLL, *(n for n in OF_ROLLS if "movement" not in n)])
OF_GAME: dict[str, str] = {"players": "players", "round": "round"}
FOE = "foe-"
QUANTITIES: dict[str, str] = {
    **OF_FIGHTER,
    **{f"{FOE}{name}": words for name, words in OF_FIGHTER.items()},
    **OF_TURN,
    **OF_ATTACK,
    **OF_ROLL,
    **OF_ROLLS,
    **OF_GAME,
}


class Quantity(Token):
    """The name of something that can be counted, such as `speed`. `2d` means dice to roll."""

    __slots__ = ()
    GRAMMAR = r"[1-9]d|[a-z][a-z0-9]*(-[a-z0-9]+)*"
    KIND = say("something to count")
    FORM = say("a number, or a word such as `speed`, `foes-in-sight`, `range` or `1d`")

    @property
    def dice(self) -> int:
        """Return the number of dice to roll, or 0 if something is counted instead."""
        return int(self[0]) if len(self) == 2 and self[1] == "d" and self[0].isdigit() else 0

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"anyOf": [{"enum": list(QUANTITIES)}, {"type": "string", "pattern": f"^({cls.GRAMMAR})$"}]}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A number that is not fixed but counted when it is needed."""

    shorthand: ClassVar[str] = "of"

    of: Quantity = spec("what to count, or dice such as `1d`")
    per: int = spec("divide by this: 2 is half, 3 a third", default=1, least=1, most=12)
    round: Literal["down", "up"] = spec("round down or up", default="down")  # fmt: skip
    times: int = spec("multiply by this", default=1, least=-9, most=9)
    plus: int = spec("add this", default=0, least=-20, most=20)
    least: int | None = spec("minimum", default=None, least=-20, most=60)
    most: int | None = spec("maximum", default=None, least=-20, most=60)
    dice: bool = spec("roll this many dice and use their total", default=False)
    where: Where = nowhere()

    def made_of(self, counted: int) -> int:
        """Return the number calculated from the count: divided, multiplied, shifted and limited."""
        parts = counted // self.per if self.round == "down" else -(-counted // self.per)
        number = parts * self.times + self.plus
        if self.least is not None:
            number = max(number, self.least)
        return number if self.most is None else min(number, self.most)


Number = int | Counted
DiceNumber = Dice | Counted  # `3d`, or as many dice as something counted


def dice_of(number: DiceNumber | int) -> int:
    """Return the number of dice from a number that is already counted. It is never more than a card
    may have."""
    if isinstance(number, Dice):
        return number.count
    assert isinstance(number, int), "a number is counted before the effect happens"
    return max(0, min(number, Dice.MOST))


def whole(number: Number) -> int:
    """Return the number, which must already be counted."""
    assert isinstance(number, int), "a number is counted before the effect happens"
    return number
