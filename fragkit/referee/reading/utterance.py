"""Everything that can be said at the prompt: commands of the game, and words to the referee."""

from __future__ import annotations

import re
from typing import Literal

from fragkit.referee.reading.context import ReadingContext, find_verb
from fragkit.referee.reading.firing import further_targets
from fragkit.referee.reading.lines import parse_command, split_speaker
from fragkit.referee.reading.tidy import tidy
from fragkit.referee.reading.words import Misread, shown
from fragkit.rules.commands import Command
from fragkit.rules.requests import Choice
from fragkit.values import dataclass

Going = Literal["undo", "redo", "reroll"]


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes inputs back. `to`: back to how it was after that input; -1: before the last one, or
    before as many as `back` says.

    `redo` brings back what the last undo took; `reroll` takes back the last dice, which are then
    thrown anew: it is the table's word, so it stands in the record.
    """

    to: int = -1
    going: Going = "undo"
    back: int = 1


@dataclass(frozen=True, slots=True)
class Remark:
    text: str


@dataclass(frozen=True, slots=True)
class RollIt:
    """fragkit shall roll the dice that are due."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be shown; nothing is stored."""

    about: str
    words: tuple[str, ...] = ()
    player: str = ""


@dataclass(frozen=True, slots=True)
class YesOrNo:
    """Yes or no to the way that was shown."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Then:
    """Where the further shots of the attack that is going on shall go."""

    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rematch:
    """The next game of the evening; `words` say which stat the winner raises."""

    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Enter:
    """Nothing was typed: go on where there is one way to, or say what can be done."""


@dataclass(frozen=True, slots=True)
class Quit:
    pass


Utterance = (
    Command | Undo | Remark | RollIt | Question | YesOrNo | Then | Rematch | Enter | Quit | Misread
)

QUESTIONS = (
    "los", "odds", "reach", "map", "who", "why", "rules", "log", "help", "hand", "show", "now", "standings",
)  # fmt: skip


def parse_utterance(text: str, context: ReadingContext) -> Utterance:
    """What the text says to the table or to the referee."""
    typed = text.strip()
    if typed.startswith("#"):
        return _note(typed.lstrip("#>"))
    text = tidy(typed)
    if not text:
        return Enter()
    if text[:1].isdecimal():
        return parse_command(text, context)  # dice, or the number of an option
    speaker, rest = split_speaker(text, context)
    if isinstance(speaker, Misread):
        return speaker
    words = rest.split()
    verb = find_verb(words[0], context) if words and not _is_option(words, context) else Misread("")
    match verb:
        case "undo":
            return _undo(words[1:])
        case "redo" | "reroll" if len(words) == 1:
            return Undo(going=verb)
        case "note":
            _, said = split_speaker(typed, context)
            return _note(re.sub(r"^\s*[^\s,;:]*[\s,;:]*", "", said, count=1))
        case "r" if len(words) == 1:
            return RollIt()
        case "yes" | "no" if len(words) == 1:
            asked = _is_option([verb], context)  # `y` to a question of the rules
            return parse_command(verb, context) if asked else YesOrNo(verb == "yes")
        case "then":
            found = further_targets(words[1:], speaker, context)
            return found if isinstance(found, Misread) else Then(found)
        case "rematch":
            return Rematch(tuple(words[1:]))
        case "quit" if len(words) == 1:
            return Quit()
        case str() if verb in QUESTIONS:
            return Question(verb, tuple(words[1:]), speaker)
    return parse_command(text, context)


def _is_option(words: list[str], context: ReadingContext) -> bool:
    """Words of the choice that is due go before everything else."""
    if not isinstance(context.due, Choice):
        return False
    keys = {o.key.casefold() for o in context.due.options}
    return all(w.casefold() in keys for w in words)


def _undo(words: list[str]) -> Undo | Misread:
    said = " ".join(words).casefold()
    if not said:
        return Undo()
    match = re.fullmatch(r"(to )?(\d{1,6})", said)
    if match is None:
        return Misread(
            f"`undo {shown(said)}` is nothing",
            "`undo`, `undo 3` or `undo to 41`; `log` has numbers",
        )
    number = int(match[2])
    if match[1]:
        return Undo(number)
    if not 1 <= number <= MOST_BACK:
        # A number of the log, most likely: a game is not taken back by a slip.
        return Misread(
            f"`undo {number}` would take back {number} inputs", f"`undo to {number}` goes there"
        )
    return Undo(back=number)


def _note(text: str) -> Remark | Misread:
    return (
        Remark(text.strip()) if text.strip() else Misread("note what?", "`note the die was cocked`")
    )


MOST_BACK = 9  # inputs at once, without saying where to


def undo_line(undo: Undo) -> str:
    return undo.going if undo.to < 0 else f"undo to {undo.to}"
