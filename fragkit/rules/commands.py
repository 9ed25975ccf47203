"""Commands that players give, how each one is declared, and refusals.

A command that answers a request (`Faces`, `Choose`, `Deal`) names the player who answers. The
others may be given whenever the rules allow it. A `CommandSpec` declares a command once: the
referee reads, writes and explains the command by it, `refuse` and `legal_commands` check it, the
turn carries it out, and random players see how often to try it. A rule module adds specs of its
own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Literal

from fragkit.language.sentences import NOTHING, Text
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.rules.game import Game, Procedure


Direction = Literal["n", "e", "s", "w"]


@dataclass(frozen=True, slots=True)
class Command:
    """A command: something that a player types."""

    player: str


@dataclass(frozen=True, slots=True)
class AttackCommand(Command):
    """A command that fires a weapon, or keeps one ready."""


# -- answers ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Faces(Command):
    """The answer to a roll: the faces of the dice."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choose(Command):
    """The answer to a choice: one option, or several if it asks for several."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal(Command):
    """The answer to a draw: the card that came from the deck (`cards: dealt`)."""

    card: str


# -- the free phase ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move(Command):
    """A move in steps: directions, adjacent squares, or a teleporter's name."""

    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MoveTo(Command):
    """A move to a square by the cheapest path, which avoids hazards if that costs no more."""

    square: str


@dataclass(frozen=True, slots=True)
class Jump(Command):
    direction: Direction
    squares: int


@dataclass(frozen=True, slots=True)
class Walk(Command):
    """A move on the players' own map: a number of squares, perhaps over power-ups and acid, perhaps
    to a named square."""

    squares: int
    onto: tuple[str, ...] = ()  # `acid`, or the deck of a power-up
    square: str = ""


@dataclass(frozen=True, slots=True)
class UseMap(Command):
    """The command to bring in a map, by id or path, after playing on the players' own map."""

    map: str


@dataclass(frozen=True, slots=True)
class Shoot(AttackCommand):
    """One attack on a player, a square, or "" for a weapon that aims at nothing.

    Without `weapon`, the fighter fires the only usable one; `start` means the one on the sheet.
    `ammo` is for weapons that fire bursts. `then` lists the targets of further shots: "" ends the
    attack, and shots beyond the list go to the same target. `via` is the square that a shot is
    banked off. `said` describes a weapon that the players make up on the spot
    (`model/said_card.py`). `at` and `blocked` give range and sight on the players' own map, which
    the referee can't see.
    """

    target: str
    weapon: str = ""
    ammo: int = 0
    mode: str = ""
    then: tuple[str, ...] = ()
    via: str = ""
    said: str = ""
    at: int = 0
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class Take(Command):
    """A pickup from the square just entered: `blood`, a card's id, or `card` for a secret pick."""

    what: str


@dataclass(frozen=True, slots=True)
class Drop(Command):
    card: str


@dataclass(frozen=True, slots=True)
class End(Command):
    """The end of a turn."""


# -- at the times that cards and rules allow -------------------------------------------


@dataclass(frozen=True, slots=True)
class Play(Command):
    """A card played from the hand.

    `target` is a player and `square` a place. `pick` names further cards or dice that the card asks
    for, so that one line is enough. The referee asks for missing parts. `said` describes a card
    that players name during the game (`model/said_card.py`).
    """

    card: str
    target: str = ""
    square: str = ""
    pick: tuple[str, ...] = ()
    said: str = ""


@dataclass(frozen=True, slots=True)
class Use(Command):
    """The use of a card in play or an ability. `dice` are the dice to reroll or turn, counted from
    1 in the last roll."""

    card: str
    target: str = ""
    square: str = ""
    pick: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Enter(Command):
    """The command to enter a stance of the fighter's sheet."""

    stance: str


@dataclass(frozen=True, slots=True)
class LeaveStance(Command):
    """The command to leave a stance."""

    stance: str


@dataclass(frozen=True, slots=True)
class Discard(Command):
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spend(Command):
    """The command to spend blood counters, each for 1 Health."""

    count: int = 1


# -- the table is always right --------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Override(Command):
    """A fact set by hand, whatever the rules say. `player` is the player that it is about."""

    fact: str  # the name of a row in the table of facts (`rules/facts.py`)
    value: str | int = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Join(Command):
    """A new player, seated after the others."""

    stats: str
    fighter: str = ""
    after: str = ""
    wins: int = 0  # tournament wins so far


@dataclass(frozen=True, slots=True)
class HandOver(Command):
    """A seat that goes, with its fighter, hand and frags, to another person: `name`."""

    name: str


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """A player who leaves the game. Their cards in play are settled as after a frag, and nobody
    scores."""


TABLE_COMMANDS = (Override, Join, Leave, HandOver)  # accepted whatever is pending


# -- refusals


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused command, with the rule, a sentence with names and squares, and help that shows what
    is allowed instead."""

    rule: str
    text: Text
    help: Text = NOTHING

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" + (f" {self.help}" if self.help else "")


# -- how a command is declared

When = Literal[
    "answer",  # the answer to the pending request
    "act",  # in the player's own free phase
    "any-time",  # whenever its check allows it, even as an interruption
    "table",  # the players correct something
]
Kind = Literal[
    "card",
    "handed",  # a card, or a deck, which means a card of a secret hand
    "player",
    "square",
    "number",  # 1 or more
    "ways",  # steps: `e`, `2e3n`, a square
    "word",  # one of `known`
    "stance",
    "amount",  # a whole number
    "boxes",  # 0 or more
    "name",  # any word
    "newcomer",  # the name of a player who is not at the table yet
    "stats",  # `3/2/2`
    "fighter",
    "deck",
    "weapon",  # a card, or a weapon of the player's sheet
    "counters",  # all counters on a square
    "laid",  # a card in front of the player, or a weapon of the sheet
    "leftover",  # a counter that can be picked up; by default, the only one there
    "discarded",  # a card, or a deck for a card that nobody sees
    "drawn",  # a card, or the face of a playing card
    "outcome",  # a total, an option of the pending request, or a card
]


@dataclass(frozen=True, slots=True)
class Argument:
    """A word after the verb, with the field of the command that it fills, and the values that it
    may have."""

    field: str
    kind: Kind
    optional: bool = False
    many: bool = False
    known: tuple[str, ...] = ()  # words that stand for themselves, such as `blood`
    nothing: str = ""  # the word that means none: `off`
    asks: Text = NOTHING  # the question when it is missing or unreadable
    help: Text = NOTHING  # the hint about what to type


def _nothing(game: Game, name: str) -> Iterator[Command]:
    return iter(())


def _fine(game: Game, command: Any) -> Refusal | None:
    return None


def _no_deed(game: Game, command: Any) -> Procedure[None]:
    yield from ()


def _always(game: Game) -> bool:
    return True


def _no_promise(game: Game, command: Any) -> Text:
    return ""


@dataclass(frozen=True, slots=True)
class CommandSpec:
    """One command: its form, the time when it may be given, and its effect.

    `words` is its grammar. If it has none, a function in the referee reads the command. If two
    commands have the same verb, the later one is tried if the earlier one can't be read. `options`
    lists the commands that `check` would accept, if they can be listed.
    """

    command: type[Command]
    verb: str
    when: When
    check: Callable[[Game, Any], Refusal | None] = _fine
    do: Callable[[Game, Any], Procedure[None]] = _no_deed
    options: Callable[[Game, str], Iterator[Command]] = _nothing
    words: tuple[Argument, ...] | None = None
    also: tuple[str, ...] = ()  # other verbs with the same meaning
    fillers: tuple[str, ...] = ()  # words after the verb that add nothing: `end turn`
    answers: str = ""  # the purpose of the choice that this command answers
    form: str = ""  # as `help` shows it
    help: Text = NOTHING
    is_available: Callable[[Game], bool] = (
        _always  # False: the command has no use in this game, so `help` leaves it out
    )
    off_turn: str = "turn.finish"  # the rule that limits it to the player's turn
    promise: Callable[[Game, Any], Text] = _no_promise  # its result if given now, for `?`
    # A warning that it would hurt its own player, who is asked first.
    warning: Callable[[Game, Any], Text] = _no_promise
    weight: int = 0  # how often random players try it, relative to others
