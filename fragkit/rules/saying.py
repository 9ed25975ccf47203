"""What can be said, declared once: a row for each command.

The referee reads, writes and explains a command by its row, `refuse` and `legal` ask it, the turn
does what it says, and random players know how often to try it. A rule module adds rows of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Literal

from fragkit.rules.commands import Command
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.rules.game import Game, Procedure
    from fragkit.rules.refusals import Refusal

When = Literal[
    "answer",  # to what is due
    "act",  # in the own free phase
    "any-time",  # whenever its check allows it, into whatever is going on
    "table",  # the table itself sets something right
]
Kind = Literal["card", "player", "square", "number", "ways", "word", "stance"]


@dataclass(frozen=True, slots=True)
class Word:
    """A word behind the verb: the field of the command that it fills, and what it may be."""

    field: str
    kind: Kind
    optional: bool = False
    many: bool = False
    known: tuple[str, ...] = ()  # words that are meant as they are, such as `blood`


def _nothing(game: Game, name: str) -> Iterator[Command]:
    return iter(())


def _fine(game: Game, command: Any) -> Refusal | None:
    return None


def _no_deed(game: Game, command: Any) -> Procedure[None]:
    yield from ()


def _always(game: Game) -> bool:
    return True


def _nothing_said(game: Game, command: Any) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Saying:
    """One command: how it is typed, when it may be said, and what it does.

    `words` is its grammar; a command that has none of that is read by a function of its own in
    the referee. `options` lists what `check` would accept, where that can be listed.
    """

    command: type[Command]
    verb: str
    when: When
    check: Callable[[Game, Any], Refusal | None] = _fine
    do: Callable[[Game, Any], Procedure[None]] = _no_deed
    options: Callable[[Game, str], Iterator[Command]] = _nothing
    words: tuple[Word, ...] | None = None
    also: tuple[str, ...] = ()  # other verbs that mean it
    form: str = ""  # as `help` shows it
    help: str = ""
    is_there: Callable[[Game], bool] = (
        _always  # else this game has no use for it: no line of `help`
    )
    off_turn: str = "turn.finish"  # the rule that keeps it to the own turn
    promise: Callable[[Game, Any], str] = _nothing_said  # what it would do now, for `?`
    weight: int = 0  # how often random players try it, beside the others
