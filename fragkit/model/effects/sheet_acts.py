"""Effects on what is written on the sheet: tracks, and the stances that a fighter is in."""

from __future__ import annotations

from typing import ClassVar, Literal

from fragkit.model.effects.effect import Act
from fragkit.model.effects.number import Number
from fragkit.model.fields import Id, spec, variant
from fragkit.model.word_values import Lasts


@variant
class ChangeTrack(Act):
    """A track of the fighter's sheet goes up or down, never above its last box or below none."""

    verb: ClassVar[str] = "track"
    changes = ({"set": None}, {"add": 0})
    unchanged = "add `add: 1`, `add: -1` or `set: 0`"
    value: Id = spec("which track")
    add: Number = spec("how many boxes more, or fewer when negative", default=0, least=-20, most=20)
    set: int | Literal["full", "start"] | None = spec(
        "is this number, whatever it was", default=None, least=0, most=20
    )


@variant
class Enter(Act):
    """The fighter is in that stance from now on, whatever it costs otherwise."""

    verb: ClassVar[str] = "enter"
    value: Id = spec("which stance")
    lasts: Lasts | None = spec("how long at most, if not as the stance says", default=None)


@variant
class Leave(Act):
    """The fighter is no longer in that stance."""

    verb: ClassVar[str] = "leave"
    value: Id = spec("which stance; `any` is every one that it is in")


STATES: tuple[type[Act], ...] = (ChangeTrack, Enter, Leave)
