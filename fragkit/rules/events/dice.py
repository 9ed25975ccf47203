"""Rolls, and dice thrown again or turned."""

from __future__ import annotations

from fragkit.rules.events.base import Event
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    purpose: str
    faces: tuple[int, ...]
    total: int
    receipt: str
    source: str = ""  # what the dice are, before anything changes them: "Accuracy", "captain"


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    purpose: str
    faces: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class DiceTurned(Event):
    purpose: str
    faces: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class NoRollNeeded(Event):
    purpose: str
    reason: str
