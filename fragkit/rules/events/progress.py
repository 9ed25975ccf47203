"""The game's progress: who begins, turns, the end, and what the players set right."""

from __future__ import annotations

from typing import ClassVar

from fragkit.rules.events.base import Event
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class FirstRolled(Event):
    face: int


@dataclass(frozen=True, slots=True)
class FirstTied(Event):
    """These rolled equally high and roll again; `player` is one of them."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WentFirst(Event):
    pass


@dataclass(frozen=True, slots=True)
class Placed(Event):
    square: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    number: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    cause: str
    card: str = ""  # that took it


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    pass


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Everyone has had a turn; `player` had the last one."""

    words: ClassVar[str] = "Round {number} is over."

    number: int


@dataclass(frozen=True, slots=True)
class OrderRolled(Event):
    """Who takes the turns of the coming round, one after the other; `player` begins."""

    words: ClassVar[str] = "This round: {order}."

    order: str


@dataclass(frozen=True, slots=True)
class FragsMarked(Event):
    """Frags that a card or a rule gives or takes; nobody has fallen for them."""

    words: ClassVar[str] = "{player} marks {points:+d}: {frags} in all."

    points: int
    frags: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """One of the winners; those of a side are told of together."""

    frags: int
    side: str = ""  # that has won
    score: str = ""  # "3 to 1", where sides have points


@dataclass(frozen=True, slots=True)
class Joined(Event):
    stats: str
    fighter: str = ""


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    pass


@dataclass(frozen=True, slots=True)
class Overrode(Event):
    fact: str
    value: str | int
    detail: str = ""
    was: str | int = ""


@dataclass(frozen=True, slots=True)
class Rewound(Event):
    """Something was said late and put where it belongs: what is told now replaces what was told
    for the last `inputs` inputs of the turn."""

    what: str
    inputs: int
    taken: tuple[str, ...] = ()  # what was told and never was


@dataclass(frozen=True, slots=True)
class Lapsed(Event):
    """Something said after a roll no longer applies, because the roll was changed."""

    what: str
