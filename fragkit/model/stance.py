"""A stance: a named state that a fighter enters and leaves, with effects while it lasts.

stances:
  - id: flying
    name: Flying
    cost: {movement: 2}
    ends: [fire, wounded]
    effects:
      - pass: [barrels, water]
"""

from __future__ import annotations

from typing import ClassVar, Literal

from fragkit.model.effects import Condition, Cost, Effect
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.words import Lasts
from fragkit.values import dataclass

# When a player may say that the fighter enters it; `never`: only effects bring it about.
Entering = Literal[
    "own-turn", "turn-start", "instead-of-roll", "any-time", "attacking", "attacked", "attack", "never"
]  # fmt: skip
# What ends it, beside its time: moments of the fighter that is in it.
Ending = Literal[
    "fire", "hit", "miss", "move", "wounded", "struck", "frag", "turn-start", "turn-end",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Stance:
    """Something that a fighter is for a while: flying, camping, cloaked, burning."""

    id: Id = spec("name in kebab-case, typed at the table: `flying`")
    name: str = spec("what the sheet calls it", nonempty=True)
    text: str = spec("its words on the sheet; made from what it does when absent", default="")
    when: Entering = spec(
        "when its fighter may enter it; `never`: only effects with `enter` bring it about",
        default="own-turn",
    )
    cost: Cost | None = spec("what must be given up to enter it", default=None)
    if_: Condition | None = spec("what must be so to enter it", default=None)
    per_turn: int | None = spec("how often in a turn it may be entered", default=None, least=1)
    leave: bool = spec("whether its fighter may leave it when he likes", default=True)
    ends: tuple[Ending, ...] = spec(
        "what ends it: an attack made (`fire`), a step (`move`), a wound, the turn's start or end",
        default=(),
        one_or_many=True,
    )
    lasts: Lasts | None = spec(
        "how long at most: `turn`, `2 turns`, or `game`, also when fragged; else until fragged",
        default=None,
    )
    group: Id | None = spec(
        "of the stances of one group a fighter is in one only: entering it leaves the other",
        default=None,
    )
    effects: tuple[Effect, ...] = spec(
        "what is so, or happens, while it lasts", default=(), one_or_many=True
    )
    where: Where = nowhere()

    LASTS: ClassVar[tuple[str, ...]] = ("attack", "turn", "turns", "until-fragged", "game")
