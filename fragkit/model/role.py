"""Figures that are no plain fighters: a boss outside the point rules, a minion of somebody's."""

from __future__ import annotations

from typing import ClassVar, Literal

from fragkit.model.fields import Where, nowhere, spec
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """What sets a figure apart from the fighters of the rulebook; `role: boss` will do."""

    shorthand: ClassVar[str] = "kind"

    kind: Literal["boss", "minion"] = spec(
        "a `boss` or a `minion`: neither keeps to the points of a new fighter"
    )
    worth: int = spec("frags that bringing it down is worth", default=1, least=0, most=9)
    beaten: Literal["scores", "wins", "all-win"] = spec(
        "what its fall does: it `scores`, whoever brought it down `wins` the game, or all others do",
        default="scores",
    )
    returns: bool = spec("whether it comes back after its fall", default=False)
    hand: bool = spec("whether it draws and holds cards", default=False)
    turn: bool = spec("whether it has turns of its own", default=True)
    most: int = spec(
        "how many of it one player may have on the map at a time", default=3, least=1, most=12
    )
    where: Where = nowhere()

    STAT_MOST: ClassVar[int] = 30
