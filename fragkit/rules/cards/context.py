"""What an effect knows about the card it stands on."""

from __future__ import annotations

from dataclasses import field

from fragkit.model.suits import Face
from fragkit.rules.state import Attack
from fragkit.values import dataclass


@dataclass(slots=True)
class Context:
    by: str  # who played the card, or whose weapon or trait it is
    chosen: str  # whom it was played on; its owner else
    card: str
    source: str  # the card's name
    square: str = ""  # said along with it
    pick: list[str] = field(default_factory=list)
    attacker: str = ""  # of an attack that is over already, for `struck`
    target: str = ""
    credit: str = ""  # who answers for it when not `by`: whoever has pushed him there
    caught: tuple[str, ...] = ()  # by a blast: all of them are the target
    foe: str = ""  # who brought the moment about, or comes into it
    # Faces of the cards that were discarded for it or turned up by it; all its effects share them.
    shown: list[Face] = field(default_factory=list)
    declined: bool = False  # what its owner may do, and has let be

    def other(self, attack: Attack | None) -> str:
        """The other fighter: of the moment, of the attack, or whom the card was played on; "" is
        none."""
        if self.foe:
            return self.foe
        if self.chosen != self.by:
            return self.chosen
        if attack is not None and self.by in (attack.shooter, attack.target):
            return attack.target if attack.shooter == self.by else attack.shooter
        return ""

    @property
    def label(self) -> str:
        """What happenings name: the card, and for what stands on a sheet the trait."""
        return self.source if "@" in self.card else self.card
