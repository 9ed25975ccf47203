"""Attacks, wounds, frags, and what a fighter leaves behind."""

from __future__ import annotations

from fragkit.rules.events.base import Event
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    target: str
    weapon: str
    range: int
    mode: str = ""


@dataclass(frozen=True, slots=True)
class AmmoSpent(Event):
    weapon: str
    spent: int
    left: int


@dataclass(frozen=True, slots=True)
class Hit(Event):
    target: str
    total: int
    range: int
    automatic: str = ""  # the card that made it so


@dataclass(frozen=True, slots=True)
class Missed(Event):
    target: str
    total: int
    range: int
    automatic: str = ""


@dataclass(frozen=True, slots=True)
class AttackCancelled(Event):
    reason: str


@dataclass(frozen=True, slots=True)
class Harmless(Event):
    """Nothing of that sort harms the fighter."""

    cause: str
    source: str


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    """Points of one hit; `health` and `armor` are what is left."""

    points: int
    health: int
    armor: int
    cause: str
    steps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ArmorLost(Event):
    card: str


@dataclass(frozen=True, slots=True)
class Healed(Event):
    points: int
    health: int
    source: str


@dataclass(frozen=True, slots=True)
class Fragged(Event):
    """`by` is who did it, "" when nobody did."""

    by: str
    square: str
    cause: str


@dataclass(frozen=True, slots=True)
class FragScored(Event):
    victim: str
    frags: int


@dataclass(frozen=True, slots=True)
class BloodSpilled(Event):
    square: str


@dataclass(frozen=True, slots=True)
class WeaponsLeft(Event):
    square: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """Taken out of play by a card; no frag."""

    card: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Part of a turn is lost: turn, movement or attacks."""

    what: str
    card: str


@dataclass(frozen=True, slots=True)
class Gained(Event):
    what: str
    card: str
