"""Small values that are written as one word: `5d`, `4+`, `2 turns`, `unlimited`."""

from __future__ import annotations

import re
from typing import ClassVar, Literal, Self

from fragkit.diagnostics import code_words
from fragkit.language.sentences import say
from fragkit.model.fields import BadValue, Token
from fragkit.values import dataclass


def kebab(name: str) -> str:
    """Return the name as it is typed: `field-surgery` for `Field Surgery`."""
    return re.sub(r"[^\w]+", "-", name.casefold()).strip("-")


@dataclass(frozen=True, slots=True, order=True)
class Dice:
    """A number of six-sided dice that are added up: `5d`."""

    count: int

    MOST: ClassVar[int] = 30

    @classmethod
    def parse(cls, text: str) -> Self:
        match = re.fullmatch(r"([0-9]{1,3})d6?", text)
        if not match or not 1 <= int(match[1]) <= cls.MOST:
            form = say("a number from `1d` to `{most}d`", most=cls.MOST)
            raise BadValue(text, say("a number of dice"), form)
        return cls(int(match[1]))

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"type": "string", "pattern": "^([1-9]|[12][0-9]|30)d6?$"}

    def __str__(self) -> str:
        return f"{self.count}d"


@dataclass(frozen=True, slots=True)
class Faces:
    """Faces of one die: `4+`, `1-2`, `6`, or `3-6`."""

    low: int
    high: int

    @classmethod
    def parse(cls, text: str) -> Self:
        match = re.fullmatch(r"([1-6])(?:(\+)|-([1-6]))?", text)
        if match:
            low = int(match[1])
            high = 6 if match[2] else int(match[3] or low)
            if low <= high:
                return cls(low, high)
        raise BadValue(text, say("a face of a die"), say("faces such as `4+`, `1-2` or `6`"))

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {
            "type": ["string", "integer"],
            "pattern": r"^[1-6](\+|-[1-6])?$",
            "minimum": 1,
            "maximum": 6,
        }

    def __contains__(self, face: int) -> bool:
        return self.low <= face <= self.high

    def __str__(self) -> str:
        if self.low == self.high:
            return str(self.low)
        return f"{self.low}+" if self.high == 6 else f"{self.low}-{self.high}"


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits for a number: `2` for exactly 2, `2+` for 2 or more, `2-` for 2 or less, `1-2` for 1
    to 2."""

    low: int | None  # None: no lower limit
    high: int | None = None  # None: no upper limit

    @classmethod
    def parse(cls, text: str) -> Self:
        match = re.fullmatch(r"([0-9]{1,2})(?:([+-])|-([0-9]{1,2}))?", text)
        if match:
            first = int(match[1])
            low = None if match[2] == "-" else first
            high = None if match[2] == "+" else int(match[3] or first)
            if low is None or high is None or low <= high:
                return cls(low, high)
        raise BadValue(text, say("a number or a range"), say("`2`, `2+`, `2-` or `0-2`"))

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {
            "type": ["string", "integer"],
            "pattern": r"^[0-9]{1,2}(\+|-|-[0-9]{1,2})?$",
            "minimum": 0,
            "maximum": 99,
        }

    def __contains__(self, number: int) -> bool:
        return (self.low is None or self.low <= number) and (
            self.high is None or number <= self.high
        )

    def __str__(self) -> str:
        if self.low is None or self.high is None:
            return f"{self.high}-" if self.low is None else f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


BlastShape = Literal["steps", "cross", "square", "line"]
Spared = Literal["self", "team"]


LastsKind = Literal[
    "roll", "attack", "turn", "turns", "until-my-turn", "in-play", "until-fragged", "game"
]  # fmt: skip
_LASTS = ("roll", "attack", "turn", "until-my-turn", "in-play", "until-fragged", "game")


@dataclass(frozen=True, slots=True)
class Lasts:
    """A duration: `attack`, `turn`, `2 turns`, `until-fragged`, `game` …

    `roll` and `attack` mean the current roll or attack, or the next one if there is none. `turn`
    ends with the current turn. `N turns` ends with the N-th turn that the affected fighter starts
    after it. If it affects everyone, the turns of the player who played it count. `until-my-turn`
    ends when the next turn of the player who caused it starts. `in-play` lasts as long as its card
    is in play.
    """

    kind: LastsKind
    turns: int = 0

    @classmethod
    def parse(cls, text: str) -> Self:
        match = re.fullmatch(r"([1-9]) turns?", text)
        if match:
            return cls("turns", int(match[1]))
        if text in _LASTS:
            return cls(text)  # type: ignore[arg-type]  # just found among the kinds
        options = code_words((*_LASTS, "2 turns"))
        raise BadValue(text, say("a duration"), say("{options:or}", options=options))

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"type": "string", "pattern": f"^({'|'.join(_LASTS)}|[1-9] turns?)$"}

    def __str__(self) -> str:
        return f"{self.turns} turn{'s' * (self.turns > 1)}" if self.kind == "turns" else self.kind


@dataclass(frozen=True, slots=True)
class Stats:
    """Health, Speed and Accuracy, written `3/2/2`."""

    health: int
    speed: int
    accuracy: int

    @classmethod
    def parse(cls, text: str) -> Self:
        match = re.fullmatch(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{1,2})", text)
        if not match:
            form = say("Health/Speed/Accuracy, such as `3/2/2`")
            raise BadValue(text, say("a set of stats"), form)
        return cls(int(match[1]), int(match[2]), int(match[3]))

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"type": "string", "pattern": "^[0-9]{1,2}/[0-9]{1,2}/[0-9]{1,2}$"}

    @property
    def total(self) -> int:
        return self.health + self.speed + self.accuracy

    def __str__(self) -> str:
        return f"{self.health}/{self.speed}/{self.accuracy}"


class OptionKey(Token):
    """The name of an option after `--house`: `headshots`, `fog.depth`."""

    __slots__ = ()
    GRAMMAR = r"[a-z][a-z0-9]*([.-][a-z0-9]+)*"
    KIND = say("an option")
    FORM = say("lowercase words with dots or hyphens between them, as in `fog.depth`")


class OptionValue(Token):
    """One of the values of an option: `on`, `2`, `every-turn`."""

    __slots__ = ()
    GRAMMAR = r"[a-z0-9]+(-[a-z0-9]+)*"
    KIND = say("a value of an option")
    FORM = say("lowercase letters, digits and single hyphens, as in `every-turn`")

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return the JSON Schema, in which `frags: 2` is a number."""
        return {"anyOf": [super().schema(), {"type": "integer", "minimum": 0}, {"type": "boolean"}]}
