"""Ways over the map: steps, respawns, bumps, power-ups."""

from __future__ import annotations

from typing import ClassVar

from fragkit.rules.events.base import Event
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class MovementGained(Event):
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """One step; `how` is step, jump, teleporter, teleport, push or back."""

    origin: str
    square: str
    cost: int
    left: int
    how: str = "step"


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The rest of a way was not walked."""

    square: str
    reason: str


@dataclass(frozen=True, slots=True)
class Respawned(Event):
    square: str


@dataclass(frozen=True, slots=True)
class NoSquare(Event):
    """That number leads nowhere: the die is rolled again."""

    face: int
    reason: str


@dataclass(frozen=True, slots=True)
class Bumped(Event):
    """Displaced by a newcomer."""

    square: str
    by: str


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """Where a bumped fighter came to stand."""

    square: str


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """No free respawn square: off the map until the next turn, as if fragged, without a frag."""


@dataclass(frozen=True, slots=True)
class PowerUpFailed(Event):
    """`good`: how many of the six faces would have brought a card."""

    square: str
    face: int
    good: int = 3


@dataclass(frozen=True, slots=True)
class PoweredUp(Event):
    """The power-up gives a card; `face` is 0 where it takes no die. `good`: how many of the six
    faces bring one."""

    square: str
    face: int
    deck: str
    good: int = 3


@dataclass(frozen=True, slots=True)
class PushStopped(Event):
    """Something stood in the way of a push."""

    words: ClassVar[str] = "{player} is pushed no farther than {square}: {by}."

    square: str
    by: str
