"""What every event has."""

from __future__ import annotations

from typing import ClassVar

from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `player` is whom it happened to or who did it.

    `words` is the sentence that tells it, with its fields in braces. A rule module brings its own
    events and their words; those of the base game are told by the referee's story.
    """

    words: ClassVar[str] = ""
    hides_answer: ClassVar[bool] = False  # what was said to bring it about is nobody else's

    player: str

    @property
    def is_told(self) -> bool:
        """Whether it needs its words: else what is told beside it has said as much."""
        return True
