"""Several inputs in one line, taken apart: the record keeps them one by one.

5 3 / 4 2 6 / 2 2       dice of several rolls, in their order
m b5 take blood b4      walk, pick up, walk on; where it lies on B4, on the way to B5
p boots, light armor    two cards
gadget gadget           two cards where two are to be given up, one after another
m b5; s blue            whatever else, one after another
"""

from __future__ import annotations

import re

from fragkit.board.square_names import parse_square
from fragkit.referee.reading.context import ReadingContext, verbs_of
from fragkit.referee.reading.grammar import ways_of
from fragkit.referee.reading.lines import split_speaker
from fragkit.referee.reading.parsers import options_of
from fragkit.referee.reading.squares import square_meant
from fragkit.referee.reading.words import Misread, find_run
from fragkit.rules.requests import Choice, Roll

_DICE = re.compile(r"[\d\s,+.;/&-]*\d[\d\s,+.;/&-]*")
_LISTS = ("p", "drop", "take")  # verbs behind which several things may be named
MOST_INPUTS = 12


def inputs_in(text: str, context: ReadingContext) -> list[str]:
    """The inputs that the line holds; one that needs no taking apart stays as it was typed."""
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


def _rolls(text: str, dice: str, context: ReadingContext) -> list[str]:
    """`5 3 / 2 2` are two rolls, unless so many dice are due at once."""
    due, groups = context.due, [group for group in dice.split("/") if group.strip()]
    many = len(re.findall(r"\d", dice))
    if len(groups) < 2 or not isinstance(due, Roll) or due.dice == many:
        return [text]
    return [group.strip() for group in groups]


def _given_up(words: list[str], speaker: str, context: ReadingContext) -> tuple[str, ...]:
    """Asked for one card after another, somebody names several: `gadget gadget`."""
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


def _walk(words: list[str], context: ReadingContext) -> list[str]:
    """`e5 take blood e4`: a walk, what is picked up, and on."""
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


def _in_order(made: list[str], speaker: str, context: ReadingContext) -> list[str]:
    """`m b5 take blood b4`, where the blood lies on B4: it is picked up on the way to B5."""
    if len(made) < 3 or not all(one.startswith("m ") for one in made[::2]):
        return made
    at = [square_meant(one.split()[-1], speaker, context) for one in made[::2]]
    what = [one.removeprefix("take").strip() for one in made[1::2]]
    behind = [(square, word) in context.lies for square, word in zip(at[1:], what, strict=False)]
    before = [(square, word) in context.lies for square, word in zip(at, what, strict=False)]
    if len(made) % 2 == 0 or any(before) or not all(behind):
        return made
    pairs = zip(made[2::2], made[1::2], strict=True)
    return [*(one for walk, take in pairs for one in (walk, take)), made[0]]


def _is_step(word: str) -> bool:
    return bool(ways_of(word)) or parse_square(word.rpartition(":")[2]) is not None
