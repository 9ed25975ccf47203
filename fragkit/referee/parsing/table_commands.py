"""Read `override`, and `join` with a fighter and stats."""

from __future__ import annotations

import re
from collections.abc import Mapping

from fragkit.language.sentences import Text, say
from fragkit.model.fighter import Fighter
from fragkit.model.word_values import Stats
from fragkit.referee.parsing.context import (
    ParseContext,
    find_known,
    name_problem,
)
from fragkit.referee.parsing.grammar import STATS, read_fact
from fragkit.referee.parsing.matching import Misread, find, find_run, shown
from fragkit.rules import commands as c
from fragkit.rules.flow.fact_table import USAGE

_SQUARE = re.compile(r"[A-Za-z]{1,2}\d{1,3}[ab]?")


def fighter_and_stats(
    name: str, words: list[str], fighters: Mapping[str, Fighter]
) -> tuple[str, Stats] | Misread:
    """Read the words after a player's name. A fighter with printed stats needs no stats."""
    stats: Stats | None = None
    if words and ("/" in words[-1] or words[-1][0].isdecimal()):
        try:
            stats = Stats.parse(words[-1])
        except ValueError:
            return Misread(
                say("{player}: `{typed}` are not stats", player=name, typed=shown(words[-1])),
                say("type Health/Speed/Accuracy, such as `3/2/2`"),
            )
        words = words[:-1]
        if not words:
            return "", stats
    if words and _SQUARE.fullmatch(words[-1]) and words[-1].casefold() not in fighters:
        square = shown(words[-1]).upper()
        return Misread(
            say("{player}: {square} is a square, not a fighter", player=name, square=square),
            say(
                'to place a fighter, start with `--position "{player} {square}"`, or type '
                "`override {player} square {square}` in the game",
                player=name, square=square,
            ),
        )  # fmt: skip
    if not words:
        return Misread(say("{player} needs stats or a fighter", player=name), _such_as(name))
    run = find_run(words, fighters, "fighter")
    if isinstance(run, Misread):
        wrong = say("{player}: {reason}", player=name, reason=run.text)
        if run.help or stats is None:
            return Misread(
                wrong, run.help or say("name one, or give stats: `{player} 3/2/2`", player=name)
            )
        example = f"{name}-{shown(words[0])} {stats}"
        return Misread(wrong, say("a name is one word: `{example}`", example=example))
    id, rest = run
    if rest:
        wrong = say(
            "{player}: `{typed}` doesn't belong here", player=name, typed=shown(" ".join(rest))
        )
        return Misread(wrong, _such_as(f"{name} {id}"))
    if stats is None:
        own = fighters[id].stats
        if isinstance(own, str):
            wrong = say("{fighter} has no printed stats", fighter=fighters[id].name)
            example = f"{name} {id} 3/2/2"
            return Misread(wrong, say("choose them: `{example}`", example=example))
        stats = own
    return id, stats


def _such_as(start: str) -> Text:
    return say("for example: `{example}`", example=f"{start} 3/2/2")


def take_kept(words: list[str]) -> tuple[tuple[tuple[str, int], ...], list[str]]:
    """Remove and read `rank:2`, a track filled in an earlier game."""
    found = [w for w in words if re.fullmatch(r"[a-z][a-z0-9-]*:\d{1,2}", w.casefold())]
    kept = [word.casefold().partition(":") for word in found]
    rest = [w for w in words if w not in found]
    return tuple((track, int(number)) for track, _, number in kept), rest


def take_wins(words: list[str]) -> tuple[int, list[str]]:
    """Remove and read `wins:1`, the number of tournament wins."""
    found = [w for w in words if re.fullmatch(r"wins:\d{1,2}", w.casefold())]
    return (int(found[-1][5:]) if found else 0), [w for w in words if w not in found]


def read_override(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    player = speaker
    facts = [name for name, row in context.facts.items() if row.is_settable]
    if words and (known := find_known(words[0], context)) is not None and words[0] not in facts:
        player, words = known, words[1:]
    if not words:
        return Misread(say("override what?"), USAGE)
    fact = find(words[0], facts, "fact")
    if isinstance(fact, str):
        return read_fact(context.facts[fact], words[1:], player, context)
    if words[0].casefold() in ("speed", "accuracy"):
        who = player.casefold() or "red"
        example = f"override {who} stats 3/2/2"
        return Misread(fact.text, say("set all three stats: `{example}`", example=example))
    about_someone = len(words) > 1 and words[1].casefold() in facts
    nobody = find(words[0], context.players, "player") if about_someone else fact
    wrong = nobody if isinstance(nobody, Misread) else fact
    settable = say("it can set {options_typed}", options_typed=facts)
    return Misread(wrong.text, wrong.help or settable)


def read_join(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    after = ""
    if len(words) > 2 and words[-2].casefold() == "after":
        found = find(words[-1], context.players, "player")
        if isinstance(found, Misread):
            return found
        after, words = found, words[:-2]
    wins, words = take_wins(words)
    half = len(words) > 1 and words[-1][0].isdecimal() and not re.fullmatch(STATS, words[-1])
    if len(words) < 2 or half:
        return Misread(say("who joins, with which stats?"), say("for example: `join Green 3/2/2`"))
    if (wrong := name_problem(words[0])) is not None:
        return Misread(wrong)
    joined = fighter_and_stats(words[0], words[1:], context.fighters)
    if isinstance(joined, Misread):
        return joined
    fighter, stats = joined
    return c.Join(words[0], str(stats), fighter, after, wins)
