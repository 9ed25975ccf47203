"""Effects on the fighter's sheet: tracks and stances."""

from __future__ import annotations

from typing import ClassVar, Literal

from fragkit.model.effects.effect import Act
from fragkit.model.effects.number import Number
from fragkit.model.fields import Id, spec, variant
from fragkit.model.word_values import Lasts


@variant
class ChangeTrack(Act):
    """Fill or empty boxes of a track on the fighter's sheet."""

    verb: ClassVar[str] = "track"
    changes = ({"set": None}, {"add": 0})
    unchanged = "add `add: 1`, `add: -1` or `set: 0`"
    value: Id = spec("which track")
    add: Number = spec("boxes to fill; negative: empty", default=0, least=-20, most=20)
    set: int | Literal["full", "start"] | None = spec(
        "the new number", default=None, least=0, most=20
    )


@variant
class Enter(Act):
    """The fighter enters a stance without paying its cost."""

    verb: ClassVar[str] = "enter"
    value: Id = spec("which stance")
    lasts: Lasts | None = spec("how long at most; default: as the stance says", default=None)


@variant
class Leave(Act):
    """The fighter leaves a stance."""

    verb: ClassVar[str] = "leave"
    value: Id = spec("which stance; `any` is all of them")


STATES: tuple[type[Act], ...] = (ChangeTrack, Enter, Leave)
