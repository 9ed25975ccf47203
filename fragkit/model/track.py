"""A track on the sheet: a named number with boxes, that effects gain and spend.

tracks:
  - id: focus
    name: Focus
    most: 5
    start: 1
    full: {track: focus, set: 0}
"""

from __future__ import annotations

from typing import Literal

from fragkit.model.effects import Effect
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """Something that a fighter has more or less of: focus, hunger, rank, charges."""

    id: Id = spec("name in kebab-case, typed at the table: `focus`")
    name: str = spec("what the sheet calls it", nonempty=True)
    most: int = spec("its boxes: it never has more", least=1, most=20)
    start: int | Literal["full", "wins"] = spec(
        "what it begins with: a number, `full`, or `wins`: the games that the fighter has won",
        default=0,
        least=0,
        most=20,
    )
    fragged: Literal["start", "keep", "empty"] = spec(
        "what a frag does to it: it begins again at its `start`, is kept, or is emptied",
        default="start",
    )
    rematch: bool = spec("kept for the next game of the evening", default=False)
    titles: dict[int, str] | None = spec(
        "what the fighter is called from so many on: `{0: Rookie, 3: Sergeant}`",
        default=None,
        least=0,
        most=20,
    )
    full: tuple[Effect, ...] = spec(
        "what happens as soon as its last box is filled", default=(), one_or_many=True
    )
    empty: tuple[Effect, ...] = spec(
        "what happens as soon as its last box is emptied", default=(), one_or_many=True
    )
    where: Where = nowhere()

    def begins(self, wins: int = 0) -> int:
        """What it has when the fighter comes onto the map for the first time."""
        if self.start == "full":
            return self.most
        return min(wins if self.start == "wins" else int(self.start), self.most)

    def title(self, level: int) -> str:
        """What that many of it make the fighter; "" when nothing is said."""
        reached = [least for least in self.titles or {} if least <= level]
        return (self.titles or {})[max(reached)] if reached else ""
