"""Reading a typed line: splitting it into inputs, and finding out what each one is.

`inputs_in` splits a line; the record keeps its inputs one by one:

    5 3 / 4 2 6 / 2 2       dice for several rolls, in order
    m b5 take blood b4      walk, pick up, walk (blood on B4 is picked up on the way to B5)
    p boots, light armor    two cards
    gadget gadget           two cards to discard, one after another
    m b5; s blue            anything else, one after another
    s blue 65/34/222        a shot and its rolls (or: s blue; 65/34/222)

`parse_input` reads one of them: a command of the game, or one to the referee such as `undo`.
"""

from __future__ import annotations

import re
from typing import Literal

from fragkit.board.square_names import parse_square
from fragkit.language.sentences import plural, say
from fragkit.referee.parsing.command_text import parse_command, split_speaker
from fragkit.referee.parsing.context import (
    ParseContext,
    find_verb,
    join_names,
    resolve_square,
    verbs_of,
    ways_of,
)
from fragkit.referee.parsing.matching import Misread, find_run, plain_typing, shown, straight_quotes
from fragkit.referee.parsing.verbs import further_targets, options_of
from fragkit.referee.parsing.vocabulary import fold
from fragkit.referee.parsing.vocabulary import words as words_said
from fragkit.rules.commands import Command, UseMap
from fragkit.rules.requests import Choice, Roll
from fragkit.values import dataclass

Going = Literal["undo", "redo", "reroll"]


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo. `to` is the input to go back to; -1 means to take back the last `back` inputs.

    `redo` takes back the last undo. `reroll` takes back the last dice to roll them again, and the
    record shows that the players decided this.
    """

    to: int = -1
    going: Going = "undo"
    back: int = 1


@dataclass(frozen=True, slots=True)
class Remark:
    text: str


@dataclass(frozen=True, slots=True)
class RollIt:
    """A request that fragkit roll the dice."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question, which is not stored."""

    about: str
    words: tuple[str, ...] = ()
    player: str = ""


@dataclass(frozen=True, slots=True)
class YesOrNo:
    """The answer to a caution."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Then:
    """A choice of new targets for the further shots of the current attack."""

    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rematch:
    """A request for the next game of the evening. `words` name the stat that the winner raises."""

    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Enter:
    """An empty line. It chooses the only option, or lists what the player can do."""


@dataclass(frozen=True, slots=True)
class Quit:
    pass


ParsedInput = (
    Command | Undo | Remark | RollIt | Question | YesOrNo | Then | Rematch | Enter | Quit | Misread
)

QUESTIONS = (
    "los", "odds", "reach", "map", "who", "why", "rules", "log", "help", "hand", "show", "now", "standings", "new",
)  # fmt: skip


def parse_input(text: str, context: ParseContext) -> ParsedInput:
    """Return the command or question in the text."""
    typed = text.strip()
    if isinstance(context.due, Choice) and typed[1:].isdecimal():
        typed = typed.removeprefix("#")  # `#1` is the first option
    if typed.startswith("#"):
        return _note(typed.lstrip("#>"))
    text = straight_quotes(typed) if is_said_card(typed, context) else plain_typing(typed)
    if not text:
        return Enter()
    if text[:1].isdecimal():
        return parse_command(text, context)  # dice, or the number of an option
    speaker, rest = split_speaker(text, context)
    if isinstance(speaker, Misread):
        return speaker
    words = rest.split()
    if re.match(r"(fragkit\s+)?new\s+card\b", rest, re.I):
        return Question(
            "new", tuple(words[[*map(str.casefold, words)].index("card") + 1 :]), speaker
        )
    verb = find_verb(words[0], context) if words and not _is_option(words, context) else Misread("")
    match verb:
        case "undo":
            return _undo(words[1:], context.last_input)
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
            return Rematch(() if is_same_again(" ".join(words[1:])) else tuple(words[1:]))
        case "quit" if len(words) == 1:
            return Quit()
        case "map" if _is_map_name(words[1:], context):
            return UseMap(speaker, words[1])
        case str() if verb in QUESTIONS:
            return Question(verb, tuple(words[1:]), speaker)
    return parse_command(text, context)


def is_same_again(text: str) -> bool:
    """Return whether the words after `rematch` change nothing: `same setup`, `please`."""
    said, tokens = words_said(), fold(text).split()
    return all(token in said.filler or token in said["alike"] for token in tokens)


def _is_map_name(words: list[str], context: ParseContext) -> bool:
    """Return whether `map foundry` brings in a map, in a game on the players' own map."""
    if context.board is None or not context.board.is_own or len(words) != 1:
        return False
    return words[0].casefold() != "all" and not parse_square(words[0])


def is_said_card(text: str, context: ParseContext) -> bool:
    """Return whether the text describes a card: `p gadget "Kevlar" +1 health`."""
    pattern = r"(?:[^\s:]+\s*:\s*)?(?:p|play)\s+([a-z-]+)\s+.*\""
    found = re.match(pattern, straight_quotes(text).strip(), re.I)
    return found is not None and found[1].casefold() in context.decks


def _is_option(words: list[str], context: ParseContext) -> bool:
    """Return whether the words are one or more options of the current choice. Options have priority
    over commands."""
    if not isinstance(context.due, Choice):
        return False
    keys = {o.key.casefold() for o in context.due.options}
    return "-".join(words).casefold() in keys or all(w.casefold() in keys for w in words)


def _undo(words: list[str], last: int) -> Undo | Misread:
    typed = " ".join(words).casefold()
    if not typed:
        return Undo()
    match = re.fullmatch(r"(to )?(\d{1,6})", typed)
    if match is None:
        return Misread(
            say("can't undo `{typed}`", typed=shown(typed)),
            say("type `undo`, `undo 3` or `undo to 41`; `log` shows the numbers"),
        )
    number = int(match[2])
    if match[1]:
        return Undo(number)
    if not 1 <= number <= MOST_BACK:
        # Most likely it is a number from the log.
        if not last:
            return Misread(say("there is nothing to undo"))
        if not 0 < number <= last:
            return Misread(
                plural(
                    "can't undo {number} inputs: this game has {n} input",
                    "can't undo {number} inputs: this game has {n} inputs",
                    number=number, n=last,
                ),
                say("`log` shows their numbers"),
            )  # fmt: skip
        return Misread(
            say("`undo {number}` would take back {number} inputs", number=number),
            say("to go back to input {number}, type `undo to {number}`", number=number),
        )
    return Undo(back=number)


def _note(text: str) -> Remark | Misread:
    return (
        Remark(text.strip())
        if text.strip()
        else Misread(
            say("what do you want to note?"), say("for example: `note the die was cocked`")
        )
    )


MOST_BACK = 9  # inputs that `undo 9` takes back; for more, type `undo to`


def undo_line(undo: Undo) -> str:
    return undo.going if undo.to < 0 else f"undo to {undo.to}"


_DICE = re.compile(r"[\d\s,+.;/&-]*\d[\d\s,+.;/&-]*")
_LISTS = ("p", "drop", "take")  # verbs that take a list
MOST_INPUTS = 12
_SHOT_AND_DICE = re.compile(r"(.*?\S)\s+([1-6]+(?:\s*/\s*[1-6 ]+)+)")


def inputs_in(text: str, context: ParseContext) -> list[str]:
    """Return the inputs in the line. A single one stays as it was typed."""
    speaker, rest = split_speaker(text.strip(), context)
    words = rest.split()
    if isinstance(speaker, Misread) or not words or is_said_card(text, context):
        return [text]
    if is_dice(rest):
        return _rolls(text, rest, context)
    verb = verbs_of(context.modules).get(words[0].casefold(), "")
    listed = words[1:] if verb == "discard" else words
    is_other = verb not in ("", "discard") and not _is_option(words[:1], context)
    if not is_other and len(cards := _given_up(listed, speaker, context)) > 1:  # not `p desync`
        return [f"choose {card}" for card in cards]
    if text.lstrip().startswith("#") or verb == "note":
        return [text]
    parts = [part for part in text.split(";") if part.strip()]
    if len(parts) > 1 and all(_is_typed(part, context) for part in parts):
        made = [one for part in parts for one in _part(part, context)]
        return made[:MOST_INPUTS]
    if verb == "s" and (with_dice := _SHOT_AND_DICE.fullmatch(text.strip())):
        return [with_dice[1], *_groups(with_dice[2])]
    name = f"{speaker}: " if speaker != context.speaker else ""
    made = (
        _in_order(_walk(words[1:], context), speaker, context)
        if verb == "m"
        else _things(join_names(rest, context), verb)
    )
    return [name + one for one in made] if len(made) > 1 else [text]


def _is_typed(text: str, context: ParseContext) -> bool:
    """Return whether the text begins like an input, not like a clause of a sentence."""
    _, rest = split_speaker(text.strip(), context)
    word = (rest.split() or [""])[0]
    return is_dice(rest) or not isinstance(find_verb(word, context), Misread)


def _part(text: str, context: ParseContext) -> list[str]:
    """Return the inputs between two semicolons. Dice after a shot are for the rolls to come."""
    if is_dice(text) and "/" in text:
        return _groups(text)
    return inputs_in(text.strip(), context)


def _groups(dice: str) -> list[str]:
    return [group.strip() for group in dice.split("/") if group.strip()]


def is_dice(text: str) -> bool:
    return _DICE.fullmatch(text) is not None


def _rolls(text: str, dice: str, context: ParseContext) -> list[str]:
    """Split `5 3 / 2 2` into two rolls, unless one roll has that many dice."""
    due, groups = context.due, [group for group in dice.split("/") if group.strip()]
    many = len(re.findall(r"\d", dice))
    if len(groups) < 2 or not isinstance(due, Roll) or due.dice == many:
        return [text]
    return [group.strip() for group in groups]


def _given_up(words: list[str], speaker: str, context: ParseContext) -> tuple[str, ...]:
    """Read several cards to give up, although the referee asks for one at a time: `gadget gadget`."""
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
    named = [n.strip() for n in re.split(r",|(?<![\w-])and(?![\w-])", more) if n.strip()]
    return [f"{word} {one}" for one in named]


def _walk(words: list[str], context: ParseContext) -> list[str]:
    """Split `e5 take blood e4` into a walk, a pickup and a walk."""
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
            made.append(f"take {' '.join(rest)}")  # as typed, so that the typo is refused
            return made
        made.append(f"take {run[0]}")
        rest = run[1]
    return [*made, f"m {' '.join(steps)}"] if steps else made


def _in_order(made: list[str], speaker: str, context: ParseContext) -> list[str]:
    """Reorder the inputs of `m b5 take blood b4` if the blood is on B4, on the way to B5."""
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
