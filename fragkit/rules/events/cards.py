"""Cards drawn, played and lost, blood and ammunition."""

from __future__ import annotations

from typing import ClassVar

from fragkit.rules.events.base import Event
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """`card` is "" while it is secret to the referee; with dealt cards show it to its owner only."""

    deck: str
    card: str = ""


@dataclass(frozen=True, slots=True)
class DeckEmpty(Event):
    deck: str


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    deck: str
    cards: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    card: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    card: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    card: str
    deck: str
    zone: str  # hand or play
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Affected(Event):
    """What the card does lies on the player for a time, without the card."""

    card: str


@dataclass(frozen=True, slots=True)
class CardExpired(Event):
    card: str


@dataclass(frozen=True, slots=True)
class CardDropped(Event):
    card: str
    square: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """Off the floor into the hand; `card` is "" for a secret pick."""

    card: str
    deck: str
    square: str


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    victim: str
    card: str
    deck: str


@dataclass(frozen=True, slots=True)
class CardCancelled(Event):
    card: str


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    to: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BloodTaken(Event):
    square: str
    kept: int


@dataclass(frozen=True, slots=True)
class BloodSpent(Event):
    left: int


@dataclass(frozen=True, slots=True)
class AmmoAdded(Event):
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """An effect found nobody or nothing to work on, or its die failed."""

    card: str
    reason: str


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The top card of a deck was shown for its face, and discarded."""

    words: ClassVar[str] = "{player} turns up {face}."

    face: str
