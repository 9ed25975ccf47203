"""What every event has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `player` is whom it happened to or who did it."""

    player: str
