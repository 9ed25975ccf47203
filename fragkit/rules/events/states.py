"""What changes on a sheet: tracks, and stances entered and left."""

from __future__ import annotations

from typing import ClassVar

from fragkit.rules.events.base import Event
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class TrackChanged(Event):
    """`called` is the title that comes with it, after a comma."""

    words: ClassVar[str] = "{player} has {name} {now}/{most} (was {was}, {source}){called}."

    track: str
    name: str
    was: int
    now: int
    most: int
    source: str
    called: str = ""


@dataclass(frozen=True, slots=True)
class StanceEntered(Event):
    words: ClassVar[str] = "{player} is {name} now."

    stance: str
    name: str


@dataclass(frozen=True, slots=True)
class StanceLeft(Event):
    words: ClassVar[str] = "{player} is no longer {name} ({why})."

    stance: str
    name: str
    why: str
