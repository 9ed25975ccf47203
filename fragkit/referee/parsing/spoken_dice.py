"""Hearing dice in a sentence: `a six and a two`, `two fours and a 1`, `4 4, damage 5 6, defense 2`.

The number of dice that are due decides between two readings: a word that only sounds like a number
(`for`, `too`, `won`) is a die only if one is missing without it. Dice are never left out: with too
many or too few, nothing is heard.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from fragkit.rules.requests import Roll
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.referee.parsing.forgiving import Item
    from fragkit.referee.parsing.vocabulary import Words

_PURPOSES = {"hits": "hit", "hitnoun": "hit", "damage": "damage", "defense": "defense"}
_ORDER = ("hit", "damage", "defense")  # of the rolls of one attack
_BEFORE_A_DIE = ("roll", "have", "is")  # concepts that a homophone may follow: `I rolled too`


@dataclass(frozen=True, slots=True)
class SpokenDice:
    """The dice of the roll that is due, and of the rolls after it. With `is_guess`, ask first."""

    rolls: tuple[tuple[int, ...], ...]
    is_guess: bool = False

    @property
    def input(self) -> str:
        return "/".join(" ".join(map(str, roll)) for roll in self.rolls)


@dataclass(slots=True)
class _Group:
    """The numbers that are said about one roll. Homophones are in `all`, not in `sure`."""

    purpose: str
    sure: list[int]
    all: list[int]
    counts: list[int] = field(default_factory=list)  # places of a `one` before another number

    @property
    def without_counts(self) -> list[int]:
        """Return the dice of `a two and one six`, where `one` counts the sixes."""
        return [n for at, n in enumerate(self.sure) if at not in self.counts]

    def faces(self, dice: int, said: Words, words: Sequence[str]) -> tuple[list[int], bool] | None:
        """Return that many dice, and whether they need a question. 0 stands for any number."""
        if fits(self.sure, dice):
            return self.sure, False
        if fits(self.all, dice):
            return self.all, True
        is_listed = any(word in said["article"] for word in words)
        if is_listed and fits(self.without_counts, dice):
            return self.without_counts, fits(self.sure[:-1], dice)
        sure = self.sure
        if len(sure) > 1 and fits(sure[:-1], dice) and sure[-1] == sum(sure[:-1]):
            return sure[:-1], False  # `4 and 2 that's 6`
        if (
            len(set(sure)) > 1
            and fits(sure[: len(sure) // 2], dice)
            and sure == sure[: len(sure) // 2] * 2
        ):
            return sure[: len(sure) // 2], False
        is_total = any(word in said["total"] for word in words)
        is_twin = dice == 2 and any(word in said["twin"] for word in words)
        is_every = any(word in said["every"] for word in words)
        if len(sure) == 1 and not is_total and (is_twin or is_every) and fits(sure * dice, dice):
            return sure * dice, False  # `both 4`, `all threes`
        return None


def fits(faces: Sequence[int], dice: int) -> bool:
    return bool(faces) and len(faces) == (dice or len(faces)) and all(1 <= f <= 6 for f in faces)


def hear_dice(items: Sequence[Item], due: Roll, said: Words) -> SpokenDice | None:
    """Return the dice that the words name, if they are as many as are due."""
    words = [word for item in items for word in item.word.split()]
    first, *later = _groups(items, due, said)
    purposes = [first.purpose or due.purpose, *(group.purpose for group in later)]
    if purposes[0] != due.purpose or any(purpose not in _ORDER for purpose in purposes[1:]):
        return None
    places = [_ORDER.index(purpose) for purpose in purposes if purpose in _ORDER]
    if later and places != list(range(places[0], places[0] + len(purposes))):
        return None  # a roll in between is missing
    made = [first.faces(due.dice, said, words), *(group.faces(0, said, words) for group in later)]
    heard = [one for one in made if one is not None]
    if len(heard) < len(made):
        return None
    is_guess = any(guess for _, guess in heard) or len(heard) > 1
    return SpokenDice(tuple(tuple(faces) for faces, _ in heard), is_guess)


def _groups(items: Sequence[Item], due: Roll, said: Words) -> list[_Group]:
    """Split the numbers by the roll that they belong to. A word such as `damage` begins a group, and
    so does another player who rolled."""
    groups = [_Group("", [], [])]
    before = ""  # the last number
    for at, item in enumerate(items):
        purpose = _PURPOSES.get(item.value, "") if item.kind == "word" else ""
        after = items[at + 1] if at + 1 < len(items) else None
        if item.kind == "player" and item.value != due.player and groups[-1].all:
            purpose = "defense"  # `and Blue rolled a two`
        if purpose and groups[-1].all and groups[-1].purpose != purpose:
            groups.append(_Group(purpose, [], []))
        elif purpose and not groups[-1].all:
            groups[-1].purpose = purpose
        group = groups[-1]
        if item.kind == "number":
            is_plural = item.word in said["plurals"] or before in said["times"]
            is_plural = is_plural or re.fullmatch(r"\ds", item.word) is not None
            counted = is_plural and before and group.sure
            count = min(group.sure.pop(), 20) if counted else 1
            is_next = at > 0 and items[at - 1].kind == "number" and not counted
            if is_next and items[at - 1].word in said["ones"] and group.sure:
                group.counts.append(len(group.sure) - 1)
            group.all = group.all[:-1] if counted else group.all
            group.sure += [int(item.value[:3])] * count
            group.all += [int(item.value[:3])] * count
        elif item.word in said["heard"] and _may_be_die(items[at - 1] if at else None, after, said):
            group.all.append(int(said["heard"][item.word]))
        before = item.word if item.kind == "number" else before
    if len(groups) == 2 and not groups[0].purpose and not groups[1].all:
        groups[0].purpose = groups.pop().purpose  # `a six and a three for damage`
    return groups


def _may_be_die(before: Item | None, after: Item | None, said: Words) -> bool:
    """Return whether a homophone stands where a die may stand: `a won`, `five too`, `and a for`."""
    if before is None:
        return after is not None and (after.kind == "number" or after.word in said["heard"])
    led = (
        before.kind == "number"
        or before.word in said["article"]
        or before.word in said["heard"]
        or before.value in _BEFORE_A_DIE
    )
    if after is None or after.kind in ("number", "player"):
        return led
    return led and after.word in (*said["heard"], *said["article"])
