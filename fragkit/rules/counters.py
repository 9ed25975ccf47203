"""Kinds of counters, and their effects on the map.

A kind is declared once. Facts, `override floor`, positions, the map and JSON then work for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from fragkit.language.sentences import Sentence, Text, say
from fragkit.model.names import name_of
from fragkit.rules.events import Event, Names
from fragkit.rules.state import Counter
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fractions import Fraction

    from fragkit.rules.attack.health import Blow
    from fragkit.rules.game import Game, Procedure


class Arrival(NamedTuple):
    """The arrival of a fighter on a square, with its manner and the fighter who caused it, if not
    this one."""

    player: str
    square: str
    how: str  # step, jump, teleporter, teleport, respawn, bump, push, swap
    by: str = ""


@dataclass(frozen=True, slots=True)
class Impact:
    """A hit on counters, with its cause and the player who scores for it."""

    by: str
    cause: Text
    is_harmless: bool = False  # a weapon that does no damage


@dataclass(frozen=True, slots=True)
class CounterKind:
    """The rules for one kind of counter."""

    # These five are read from the source (`fragkit/rule_modules.py`). Give them as literals, in a
    # separate statement at the left margin.
    name: str  # also `place: turret` on a card and `in: turret` in a condition
    sign: str  # on a terminal's map and a printed counter; "" where the map itself shows it
    noun: str = ""  # on cards, if its name alone is not a noun: "fire counter"
    is_placed: bool = False  # a card may place it
    is_solid: bool = False  # stops movement, jumps and sight: "turret on D2 [los.turret]"
    is_taken: bool = False  # `take` picks it up
    is_target: bool = False  # can be the target of a shot
    is_typed: bool = True  # typed by its own name in `override floor`; else by its cards
    has_side: bool = False  # `flag:red`
    # Whether the owner may be typed: `mine:red`. With `always`, the default is the active player.
    owned: Literal["", "maybe", "always"] = ""
    hazard: str = ""  # its effect on a fighter who enters, for warnings before a walk
    hit: Callable[[Game, list[Counter], Impact], Procedure[None]] | None = None
    needs_damage: bool = True  # a weapon without damage does not affect it
    spaces: Callable[[Game], list[str]] | None = None  # the empty squares reserved for it
    fits: Callable[[Game, str], bool] | None = None  # where a card may place it; None: anywhere
    # Why the players can't put one of that team on a square, or "".
    misplaced: Callable[[Game, str, str], Text] | None = None
    # How to place it, if that takes more than one counter: player, square, dice.
    lay: Callable[[Game, str, str, int], None] | None = None
    # Its hits on a fighter who enters; a forecast shows them.
    blows: Callable[[Game, Counter, Arrival], list[Blow]] | None = None
    # The possible results of a hit on these: each with its chance and its blows in order.
    ends: Callable[[Game, list[Counter], Impact], list[tuple[Fraction, list[Blow]]]] | None = None
    # Other consequences when a fighter enters, before it strikes.
    enter: Callable[[Game, Counter, Arrival], Procedure[None]] | None = None


BLOOD = CounterKind("blood", "+", is_taken=True)
PILE = CounterKind("pile", "!", is_taken=True, is_typed=False)
LINK = CounterKind("link", "?", is_taken=True, is_typed=False)
BASE_KINDS = (BLOOD, PILE, LINK)


@dataclass(frozen=True, slots=True)
class CounterLaid(Event):
    """A module's counter that was put on the map."""

    counter: str  # its kind
    square: str

    def sentence(self, names: Names) -> Sentence:
        counter = name_of("counter", self.counter)
        if counter[0].casefold() in "aeiou":
            return say("Put an {counter} on {square}.", counter=counter, square=self.square)
        return say("Put a {counter} on {square}.", counter=counter, square=self.square)

    def continues(self, before: Event, names: Names) -> bool:
        return isinstance(before, CounterLaid) and before.counter == self.counter

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        squares = [self.square, *(one.square for one in rest if isinstance(one, CounterLaid))]
        if len(squares) == 1:
            return self.sentence(names)
        return say(
            "Put {number} {counter} counters on {squares:and}.",
            number=len(squares), counter=name_of("counter", self.counter), squares=tuple(squares),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CounterRemoved(Event):
    """A counter that was used up or destroyed, or whose time is over."""

    counter: str  # its kind
    square: str

    def sentence(self, names: Names) -> Sentence:
        counter = name_of("counter", self.counter)
        return say("Take the {counter} off {square}.", counter=counter, square=self.square)


@dataclass(frozen=True, slots=True)
class CounterTaken(Event):
    counter: str  # its kind
    square: str

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{player} picks up the {counter} on {square}.",
            player=self.player, counter=name_of("counter", self.counter), square=self.square,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class PutAside(Event):
    """A solid counter that makes room for a fighter who has no other square."""

    words = "No other square is free: take the {what} off {square}."
    square: str
    what: str
