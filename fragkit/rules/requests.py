"""Requests: the roll, choice or command that a player must give next."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from fragkit.language.sentences import NOTHING, Text, say
from fragkit.rules.receipt import Receipt
from fragkit.values import dataclass

Purpose = Literal[
    "first", "respawn", "bump", "movement", "power-up", "hit", "damage", "defense",
    "table", "chance", "draw", "check", "amount",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Request:
    """A request whose answer the rules wait for."""

    player: str


@dataclass(frozen=True, slots=True)
class Roll(Request):
    """A roll of that many dice. `receipt` shows where the number comes from."""

    dice: int
    purpose: Purpose
    receipt: Receipt
    reason: Text  # one line for the players: "to hit Blue at range 5"
    rule: str = ""
    need: int = 0  # the total that succeeds, when there is one
    again: tuple[int, ...] = ()  # the faces of dice to reroll


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer: the word to type, and its meaning."""

    key: str
    text: Text = NOTHING
    copies: int = 1  # how often it may be chosen, if several options are chosen


@dataclass(frozen=True, slots=True)
class Choice(Request):
    """A choice of one option, or of `least` to `most` options if several may be named."""

    purpose: str  # "place", "discard", "cure", "weapon", "target", "card", "square" …
    options: tuple[Option, ...]
    reason: Text
    rule: str = ""
    least: int = 1
    most: int = 1
    # With hands on the table, any card of these decks may be named, not only the options.
    decks: tuple[str, ...] = ()
    target: str = ""  # the target of the offered attack, or of the attack that needs a weapon
    which: tuple[str, ...] = ()  # only these cards of those decks (`selector.is_selected`)
    unseen: bool = False  # hidden from the others: a shared screen clears the answer

    @property
    def is_of_shot(self) -> bool:
        """Return whether an attack waits for its weapon. It may then also be declared in one line,
        with ammo or a mode."""
        return self.is_of_turn or bool(self.target)

    @property
    def is_of_turn(self) -> bool:
        """Return whether that attack is one of the turn's (attack.count)."""
        return self.purpose == "weapon" and self.rule == "attack.declare"


@dataclass(frozen=True, slots=True)
class Draw(Request):
    """A request for the next card of a deck (`cards: dealt`). Chance answers with `Deal`."""

    deck: str
    reason: Text = NOTHING
    face_up: bool = False


@dataclass(frozen=True, slots=True)
class Act(Request):
    """The free phase: the player moves, shoots and plays cards until `End`."""

    movement: int
    attacks: int
    note: Text = NOTHING  # other things that can move: "the raft has 3 movement"


@dataclass(frozen=True, slots=True)
class Over(Request):
    """The end of the game. `player` has won; "" means that nobody has."""

    score: tuple[tuple[str, int], ...] = field(default=())
    winners: tuple[str, ...] = ()  # several may win together
    side: str = ""  # the team that has won, in a team game


REQUESTS: tuple[type[Request], ...] = (Roll, Choice, Draw, Act, Over)


def is_same(one: Request, two: Request) -> bool:
    """Return whether both are the same request to the same player, apart from numbers."""
    if type(one) is not type(two) or one.player != two.player:
        return False
    if isinstance(one, Roll) and isinstance(two, Roll):
        return one.purpose == two.purpose and bool(one.again) == bool(two.again)
    if isinstance(one, Choice) and isinstance(two, Choice):
        return one.purpose == two.purpose
    if isinstance(one, Draw) and isinstance(two, Draw):
        return one.deck == two.deck
    return True


MOST_LISTED = 12  # options that a refusal lists


def options_text(request: Choice) -> Text:
    """Return a hint such as `Choose B2 or S2.` If there are too many options, list only the first
    of them."""
    keys = sorted(option.key for option in request.options)
    decks = tuple(say("any {deck} card", deck=deck) for deck in request.decks)
    if not keys and not decks:
        return NOTHING
    if len(keys) > MOST_LISTED:
        return say("For example {options_typed}.", options_typed=(*keys[:MOST_LISTED], *decks))
    return say("Choose {options_typed:or}.", options_typed=(*keys, *decks))
