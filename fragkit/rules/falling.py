"""Fighters on their way down: pushed, at 0 Health, beyond help, not yet scored."""

from __future__ import annotations

from dataclasses import field

from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Fall:
    """One fighter brought down: by whom, with what, and by how much."""

    victim: str
    by: str  # "" is nobody
    cause: str  # "Pulse Rifle", "acid"
    points: int = 0  # of the hit that did it
    health: int = 0  # Health and armor before that hit
    square: str = ""  # where he stood; "" while he still stands


@dataclass(frozen=True, slots=True)
class Shove:
    """A fighter pushed: from where, how far, and who answers for what comes of it."""

    player: str
    origin: str  # the square that the line comes from
    squares: int
    by: str
    cause: str
    label: str = ""  # where it is told before it happens: "7d", or the card's name
    direction: tuple[int, int] | None = None  # columns and rows of a step, when not from `origin`


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a game is over, and who has won it: one, several together, or nobody."""

    is_over: bool = False
    winners: tuple[str, ...] = ()
    side: str = ""  # whose they are, where a side has won


GOES_ON = Verdict()


@dataclass(slots=True)
class Falling:
    """What is being settled in one event. Empty whenever nothing is.

    `dying`: at 0 Health or less; whether they fall is decided there, by a cure or none.
    `doomed`: brought down and not yet off the map; nothing more happens to them.
    `fallen`: off the map in this event, in their order; `unscored`: as they will be scored.
    """

    dying: dict[str, Fall] = field(default_factory=dict)
    doomed: dict[str, Fall] = field(default_factory=dict)
    fallen: list[Fall] = field(default_factory=list)
    unscored: list[Fall] = field(default_factory=list)

    def __contains__(self, name: str) -> bool:
        """Whether that fighter is about to be fragged."""
        return name in self.dying or name in self.doomed

    def clear(self) -> None:
        self.doomed.clear()
        self.fallen.clear()
        self.unscored.clear()
