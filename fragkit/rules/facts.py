"""Facts: `override` sets them, a position lists them, the record keeps them, `who` shows them.

A fact is declared once, as a row. `flow/fact_table.py` has the facts of the base game, a module
adds its own numbers as `SeatFact`, and each track of a sheet is a `TrackFact`. A row has

    words    the grammar after its name, like that of a command: `override red health 2`
    get      the value for the record, in the words of `override`: `[Red health 2]`
    check    a refusal of values that make no sense
    set      the change itself
    tell     the words for `who`: `Health 2/3`
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from fragkit.language.sentences import NOTHING, Sentence, Text, say
from fragkit.rules.commands import Argument, Override, Refusal
from fragkit.rules.fighter_sheet import level, tracks_of
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.rules.game import Game

UNRULY = "card.overrides"  # the closest rule, since none covers overrides


class Fact:
    """A row of the table of facts, with defaults for its subclasses."""

    name: str = ""
    # The owner of the fact: a player, the active player, a team or the whole game.
    about: ClassVar[Literal["player", "turn", "side", "table"]] = "player"
    needs_player: ClassVar[bool] = True  # the override must name a player
    is_keyed: ClassVar[bool] = False  # one for each deck, card, stance, square or side
    is_decisive: ClassVar[bool] = False  # it may end the game, or reopen it
    is_settable: bool = True  # False: it follows from other facts
    gone: ClassVar[str] = ""  # the record's word when it ends; "" if other facts imply it

    @property
    def in_position(self) -> bool:
        """Return whether a position may give the fact: `lives 2`."""
        return False

    @property
    def words(self) -> tuple[Argument, ...]:
        """Return the grammar after the fact's name, which fills `value` and `detail` of an
        `Override`."""
        return ()

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        """Yield keys and values for the record. The key is "" if there is only one value."""
        return ()

    def check(self, game: Game, command: Override) -> Refusal | None:
        """Return why the override makes no sense, or None."""
        return None

    def set(self, game: Game, command: Override) -> str | int:
        """Set the fact and return the old value."""
        raise NotImplementedError

    def tell(self, game: Game, name: str) -> Sequence[Text]:
        """Return the line that `who` shows for the fact."""
        return []

    # -- in the record ---------------------------------------------------------------------

    def changed(self, player: str, key: str, value: str, was: str | None) -> str:
        """Return the record's words for a new value. `was` is the old one, or None if there was
        none."""
        return " ".join(word for word in (player, self.name, key, value) if word)

    def ended(self, player: str, key: str) -> str:
        """Return the record's words for a fact that ended, or "" if other facts imply it."""
        return self.changed(player, key, self.gone, None) if self.gone else ""

    def read(self, facts: dict[str, str], player: str, words: list[str]) -> None:
        """Read the words of `changed` or `ended` into the facts."""
        if not words:
            return
        key, value = (words[0], words[1:]) if self.is_keyed else ("", words)
        facts[fact_key(player, self.name, key)] = " ".join(value)


def fact_key(player: str, name: str, key: str = "") -> str:
    """Return the record's name for one value of a fact: `Red health`, `Red hand weapon`, `floor
    C4`."""
    return " ".join(word for word in (player, name, key) if word)


class Number(Fact):
    """A fact that is a whole number, 0 by default."""

    may_be_negative: ClassVar[bool] = False
    gone = "0"

    @property
    def words(self) -> tuple[Argument, ...]:
        return (self.amount(),)

    def amount(self) -> Argument:
        help = say("type `override red {key} 2`", key=self.name)
        return Argument("value", "amount", asks=self._needs_number(), help=help)

    def _needs_number(self) -> Sentence:
        return say("`{key}` needs a number", key=self.name)

    def check(self, game: Game, command: Override) -> Refusal | None:
        value = command.value
        if not isinstance(value, int):
            return Refusal(UNRULY, self._needs_number())
        if value < 0 and not self.may_be_negative:
            return Refusal(UNRULY, say("`{key}` can't be below 0", key=self.name))
        return self.check_number(game, command, value)

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        return None


@dataclass(frozen=True, slots=True)
class SeatFact(Number):
    """A number that a module keeps for each player, in the words of `override`: `red lives 2`."""

    is_decisive = True

    name: str  # also the key in `Seat.marks`
    most: int = 99
    text: Text = NOTHING  # for `who`: `plural("{n} life", "{n} lives", n=0)`; else name and number
    is_settable: bool = True

    @property
    def in_position(self) -> bool:
        return self.is_settable

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        marks = game.state.seats[name].marks
        return [("", str(marks[self.name]))] if self.name in marks else ()

    def check(self, game: Game, command: Override) -> Refusal | None:
        if not isinstance(command.value, int) or not 0 <= command.value <= self.most:
            text = say("`{key}` must be 0 to {most}", key=self.name, most=self.most)
            return Refusal(UNRULY, text)
        return None

    def set(self, game: Game, command: Override) -> int:
        marks = game.state.seats[command.player].marks
        was = marks.get(self.name, 0)
        marks[self.name] = int(command.value)
        return was

    def tell(self, game: Game, name: str) -> Sequence[Text]:
        number = game.state.seats[name].marks.get(self.name)
        if number is None or not self.is_settable:
            return []
        text = self.text
        if not text:
            return [say("{thing} {n}", thing=self.name, n=number)]
        if isinstance(text, str):
            return [text.format(n=number)]
        return [Sentence(text.template, {**text.fields, "n": number}, text.many)]


@dataclass(frozen=True, slots=True)
class TrackFact(Number):
    """The number of filled boxes of a track on a sheet."""

    name: str

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        tracks = game.state.seats[name].tracks
        return [("", str(tracks[self.name]))] if self.name in tracks else ()

    def check(self, game: Game, command: Override) -> Refusal | None:
        track = tracks_of(game, command.player).get(self.name)
        if track is None:
            text = say("{player} has no track `{typed}`", player=command.player, typed=self.name)
            return Refusal(UNRULY, text)
        if not isinstance(command.value, int) or not 0 <= command.value <= track.most:
            text = say("{track} must be 0 to {most}", track=track.name, most=track.most)
            return Refusal(UNRULY, text)
        return None

    def set(self, game: Game, command: Override) -> int:
        tracks = game.state.seats[command.player].tracks
        was = tracks[self.name]
        tracks[self.name] = int(command.value)
        return was

    def tell(self, game: Game, name: str) -> Sequence[Text]:
        track = tracks_of(game, name).get(self.name)
        if track is None:
            return []
        filled = level(game, name, self.name)
        title = track.title(filled)
        shown = {"track": track.name, "n": filled, "most": track.most}
        if not title:
            return [say("{track} {n}/{most}", **shown)]
        return [say("{track} {n}/{most} {name}", **shown, name=title)]


FactTable = Mapping[str, Fact]  # by name, in the order of the record
