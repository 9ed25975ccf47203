"""A typed line: the inputs in it, and what each of them is.

`inputs_in` takes a line with several inputs apart; the record keeps them one by one:

    5 3 / 4 2 6 / 2 2       dice of several rolls, in their order
    m b5 take blood b4      walk, pick up, walk on; if the blood is on B4, on the way to B5
    p boots, light armor    two cards
    gadget gadget           two cards to give up, one after another
    m b5; s blue            anything else, one after another

`parse_input` reads one of them: a command of the game, or words to the referee such as `undo`.
"""

from __future__ import annotations

import re
from typing import Literal

from fragkit.board.square_names import parse_square
from fragkit.referee.parsing.command_text import parse_command, split_speaker
from fragkit.referee.parsing.context import (
    ParseContext,
    find_verb,
    resolve_square,
    verbs_of,
    ways_of,
)
from fragkit.referee.parsing.matching import Misread, find_run, plain_typing, shown
from fragkit.referee.parsing.verbs import further_targets, options_of
from fragkit.rules.commands import Command
from fragkit.rules.requests import Choice, Roll
from fragkit.values import dataclass

Going = Literal["undo", "redo", "reroll"]


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo. `to`: back to after that input; -1: before the last one, or the last `back` ones.

    `redo` brings back what the last undo took. `reroll` takes back the last dice to roll them
    again; the table decides that, so it is in the record.
    """

    to: int = -1
    going: Going = "undo"
    back: int = 1


@dataclass(frozen=True, slots=True)
class Remark:
    text: str


@dataclass(frozen=True, slots=True)
class RollIt:
    """A wish that fragkit rolls the dice that are due."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be shown; nothing is stored."""

    about: str
    words: tuple[str, ...] = ()
    player: str = ""


@dataclass(frozen=True, slots=True)
class YesOrNo:
    """The answer to a caution."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Then:
    """New targets for the further shots of the current attack."""

    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rematch:
    """The next game of the evening; `words` say which stat the winner raises."""

    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Enter:
    """An empty line: go on where there is only one way, else show what can be done."""


@dataclass(frozen=True, slots=True)
class Quit:
    pass


ParsedInput = (
    Command | Undo | Remark | RollIt | Question | YesOrNo | Then | Rematch | Enter | Quit | Misread
)

QUESTIONS = (
    "los", "odds", "reach", "map", "who", "why", "rules", "log", "help", "hand", "show", "now", "standings",
)  # fmt: skip


def parse_input(text: str, context: ParseContext) -> ParsedInput:
    """Return what the text means to the table or to the referee."""
    typed = text.strip()
    if typed.startswith("#"):
        return _note(typed.lstrip("#>"))
    text = plain_typing(typed)
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
            _, remark = split_speaker(typed, context)
            return _note(re.sub(r"^\s*[^\s,;:]*[\s,;:]*", "", remark, count=1))
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


def _is_option(words: list[str], context: ParseContext) -> bool:
    """Return whether all words are options of the choice that is due: those come first."""
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


_DICE = re.compile(r"[\d\s,+.;/&-]*\d[\d\s,+.;/&-]*")
_LISTS = ("p", "drop", "take")  # verbs behind which several things may be named
MOST_INPUTS = 12


def inputs_in(text: str, context: ParseContext) -> list[str]:
    """Return the inputs in the line; a single one stays as it was typed."""
    speaker, rest = split_speaker(text.strip(), context)
    words = rest.split()
    if isinstance(speaker, Misread) or not words:
        return [text]
    if is_dice(rest):
        return _rolls(text, rest, context)
    verb = verbs_of(context.modules).get(words[0].casefold(), "")
    if len(cards := _given_up(words[1:] if verb == "discard" else words, speaker, context)) > 1:
        return [f"choose {card}" for card in cards]
    if text.lstrip().startswith("#") or verb == "note":
        return [text]
    if ";" in rest.rstrip("; "):
        parts = [part for part in text.split(";") if part.strip()]
        return [one for part in parts for one in inputs_in(part, context)][:MOST_INPUTS]
    name = f"{speaker}: " if speaker != context.speaker else ""
    made = (
        _in_order(_walk(words[1:], context), speaker, context)
        if verb == "m"
        else _things(rest, verb)
    )
    return [name + one for one in made] if len(made) > 1 else [text]


def is_dice(text: str) -> bool:
    return _DICE.fullmatch(text) is not None


def _rolls(text: str, dice: str, context: ParseContext) -> list[str]:
    """Split `5 3 / 2 2` into two rolls, unless that many dice are due at once."""
    due, groups = context.due, [group for group in dice.split("/") if group.strip()]
    many = len(re.findall(r"\d", dice))
    if len(groups) < 2 or not isinstance(due, Roll) or due.dice == many:
        return [text]
    return [group.strip() for group in groups]


def _given_up(words: list[str], speaker: str, context: ParseContext) -> tuple[str, ...]:
    """Read several cards where one after another is asked for: `gadget gadget`."""
    due = context.due
    if not isinstance(due, Choice) or due.purpose != "discard" or due.most > 1:
        return ()
    listed = " ".join(words).replace(",", " ").replace(" and ", " ").split()
    found = options_of(listed, context, due) if due.player == speaker else ()
    return found if isinstance(found, tuple) else ()


def _things(rest: str, verb: str) -> list[str]:
    if verb not in _LISTS:
        return [rest]
    word, _, more = rest.partition(" ")
    named = [n.strip() for n in re.split(r",|\band\b", more) if n.strip()]
    return [f"{word} {one}" for one in named]


def _walk(words: list[str], context: ParseContext) -> list[str]:
    """Split `e5 take blood e4` into a walk, what is picked up, and a walk."""
    made: list[str] = []
    steps: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word.casefold() != "take":
            steps.append(word)
            continue
        if steps:
            made.append(f"m {' '.join(steps)}")
            steps = []
        if not rest or _is_step(rest[0]):
            made.append("take")
            continue
        run = find_run(rest, ["blood", "card", *context.cards], "card")
        if isinstance(run, Misread):
            made.append(f"take {' '.join(rest)}")  # said as it is, so that the slip is told
            return made
        made.append(f"take {run[0]}")
        rest = run[1]
    return [*made, f"m {' '.join(steps)}"] if steps else made


def _in_order(made: list[str], speaker: str, context: ParseContext) -> list[str]:
    """Put `m b5 take blood b4` in order where the blood is on B4: on the way to B5."""
    if len(made) < 3 or not all(one.startswith("m ") for one in made[::2]):
        return made
    at = [resolve_square(one.split()[-1], speaker, context) for one in made[::2]]
    what = [one.removeprefix("take").strip() for one in made[1::2]]
    behind = [(square, word) in context.lies for square, word in zip(at[1:], what, strict=False)]
    before = [(square, word) in context.lies for square, word in zip(at, what, strict=False)]
    if len(made) % 2 == 0 or any(before) or not all(behind):
        return made
    pairs = zip(made[2::2], made[1::2], strict=True)
    return [*(one for walk, take in pairs for one in (walk, take)), made[0]]


def _is_step(word: str) -> bool:
    return bool(ways_of(word)) or parse_square(word.rpartition(":")[2]) is not None
