"""Things in progress that are never saved: pushes, frags, effects, the last roll, late claims."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from fragkit.language.sentences import Text
from fragkit.model.playing_cards import Face
from fragkit.rules.commands import Command
from fragkit.rules.state import Attack, State
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.rules.rolls import Declared


@dataclass(frozen=True, slots=True)
class Fall:
    """A fighter who may be fragged, with the attacker, the cause and the amount of damage."""

    victim: str
    by: str  # "" is nobody
    cause: Text  # "Pulse Rifle", "acid"
    points: int = 0  # damage of the fatal hit
    health: int = 0  # Health and armor before that hit
    square: str = ""  # the fighter's last square; "" while still on the map


@dataclass(frozen=True, slots=True)
class Shove:
    """A push: its origin, its length, and the fighter who scores for its consequences."""

    player: str
    origin: str  # the square that the line comes from
    squares: int
    by: str
    cause: Text
    label: str = ""  # its name in a forecast: "7d", or the card's name
    direction: tuple[int, int] | None = None  # columns and rows of a step; None: away from `origin`


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a game: whether it is over, and who has won (one player, several together, or
    nobody)."""

    is_over: bool = False
    winners: tuple[str, ...] = ()
    side: str = ""  # the team, if a team has won
    by_frags: bool = False  # the goal was a number of frags


GOES_ON = Verdict()


@dataclass(slots=True)
class Falling:
    """The fighters being settled in one event. It is empty at all other times.

    `dying` fighters have 0 Health or less, but a cure may still save them. `doomed` ones are
    fragged, but not yet off the map, and nothing more happens to them. `fallen` ones have left the
    map in this event, in order. `unscored` frags are in the order of scoring. `bare` fighters have
    0 Health from a hit that ignored armor, so no armor saves them.
    """

    dying: dict[str, Fall] = field(default_factory=dict)
    doomed: dict[str, Fall] = field(default_factory=dict)
    fallen: list[Fall] = field(default_factory=list)
    unscored: list[Fall] = field(default_factory=list)
    bare: set[str] = field(default_factory=set)

    def __contains__(self, name: str) -> bool:
        """Return whether that fighter is about to be fragged."""
        return name in self.dying or name in self.doomed

    def clear(self) -> None:
        self.doomed.clear()
        self.fallen.clear()
        self.unscored.clear()
        self.bare.clear()


# -- an effect


@dataclass(slots=True)
class Context:
    by: str  # the player of the card, or the owner of the weapon or trait
    chosen: str  # the card's target, else its owner
    card: str
    source: str  # the card's name
    square: str = ""  # typed with it
    pick: list[str] = field(default_factory=list)
    attacker: str = ""  # of a finished attack, for `struck`
    target: str = ""
    credit: str = ""  # who scores, if not `by`: the player who pushed the fighter there
    caught: tuple[str, ...] = ()  # fighters caught in a blast: all of them are the target
    foe: str = ""  # the other fighter of the moment
    spot: str = ""  # the square of the counter whose effect it is
    # Faces of the cards that were discarded for it or turned up by it; all its effects share them.
    shown: list[Face] = field(default_factory=list)
    declined: bool = False  # the owner declined an optional effect
    # Directions chosen before the dice were rolled, by player.
    ways: dict[str, str] = field(default_factory=dict)

    def other(self, attack: Attack | None) -> str:
        """Return the other fighter: the one of the moment, the one of the attack, or the card's
        target. Return "" if there is none."""
        if self.foe:
            return self.foe
        if self.chosen != self.by:
            return self.chosen
        if attack is not None and self.by in (attack.shooter, attack.target):
            return attack.target if attack.shooter == self.by else attack.shooter
        return ""

    @property
    def label(self) -> str:
        """Return the name for events: the card, or the trait for an effect on a sheet."""
        return self.source if "@" in self.card else self.card


# -- the last roll and late claims


class LastRoll:
    """The roll that can still be changed: nobody has rolled since (meta.bonus).

    `lying` holds the faces while the roll is replayed for a late command. `hands` and `serial`
    remember which cards were in hand and in play at the roll, because later cards can't change it.
    """

    __slots__ = ("faces", "hands", "lying", "player", "purpose", "serial")

    def __init__(
        self, player: str, purpose: str, faces: tuple[int, ...], state: State,
        lying: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.player = player
        self.purpose = purpose
        self.faces = faces
        self.lying = lying
        self.serial = state.serial
        self.hands = {
            name: (tuple(seat.known), tuple(seat.hidden)) for name, seat in state.seats.items()
        }

    def was_held(self, name: str, card: str, deck: str) -> bool:
        known, hidden = self.hands.get(name, ((), ()))
        return card in known or deck in hidden


class Claims:
    """Late commands, which `cards/late_claims.py` takes, and dice of the next roll that a player
    will reroll or turn."""

    __slots__ = ("commands", "dice")

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.dice: list[Declared] = []
