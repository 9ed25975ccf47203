"""What the table itself types: `override`, and `join` with a fighter and stats."""

from __future__ import annotations

import re
from collections.abc import Mapping

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
    """Read what follows a player's name. A fighter with printed stats needs none typed."""
    stats: Stats | None = None
    if words and ("/" in words[-1] or words[-1][0].isdecimal()):
        try:
            stats = Stats.parse(words[-1])
        except ValueError as error:
            return Misread(f"{name}: {error}")
        words = words[:-1]
        if not words:
            return "", stats
    if words and _SQUARE.fullmatch(words[-1]) and words[-1].casefold() not in fighters:
        square = shown(words[-1]).upper()
        return Misread(
            f"{name}: {square} is a square, and no part of a fighter",
            f'`--position "{name} {square}"` at the start, `override` in the game',
        )
    if not words:
        return Misread(f"{name} has no stats", f"write `{name} 3/2/2`, or a fighter's id")
    run = find_run(words, fighters, "fighter")
    if isinstance(run, Misread):
        joined = f"a name is one word: `{name}-{shown(words[0])} {stats}`"
        help = run.help or (joined if stats else f"name one, or give stats: `{name} 3/2/2`")
        return Misread(f"{name}: {run.text}", help)
    id, rest = run
    if rest:
        return Misread(f"{name}: `{shown(' '.join(rest))}` is too much", f"`{name} {id} 3/2/2`")
    if stats is None:
        own = fighters[id].stats
        if isinstance(own, str):
            return Misread(f"{fighters[id].name} has no stats of its own", f"`{name} {id} 3/2/2`")
        stats = own
    return id, stats


def take_kept(words: list[str]) -> tuple[tuple[tuple[str, int], ...], list[str]]:
    """Take out `rank:2`, what an earlier game has left on a track, wherever it is."""
    found = [w for w in words if re.fullmatch(r"[a-z][a-z0-9-]*:\d{1,2}", w.casefold())]
    kept = [word.casefold().partition(":") for word in found]
    rest = [w for w in words if w not in found]
    return tuple((track, int(number)) for track, _, number in kept), rest


def take_wins(words: list[str]) -> tuple[int, list[str]]:
    """Take out `wins:1`, the number of tournament wins, wherever it is."""
    found = [w for w in words if re.fullmatch(r"wins:\d{1,2}", w.casefold())]
    return (int(found[-1][5:]) if found else 0), [w for w in words if w not in found]


def read_override(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    player = speaker
    facts = [name for name, row in context.facts.items() if row.is_settable]
    if words and (known := find_known(words[0], context)) is not None and words[0] not in facts:
        player, words = known, words[1:]
    if not words:
        return Misread("override what?", USAGE)
    fact = find(words[0], facts, "fact")
    if isinstance(fact, str):
        return read_fact(context.facts[fact], words[1:], player, context)
    if words[0].casefold() in ("speed", "accuracy"):
        who = player.casefold() or "red"
        return Misread(fact.text, f"Health/Speed/Accuracy: `override {who} stats 3/2/2`")
    about_someone = len(words) > 1 and words[1].casefold() in facts
    nobody = find(words[0], context.players, "player") if about_someone else fact
    wrong = nobody if isinstance(nobody, Misread) else fact
    return Misread(wrong.text, wrong.help or f"there is {', '.join(facts)}")


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
        return Misread("who joins, with which stats?", "`join Green 3/2/2`")
    if (wrong := name_problem(words[0])) is not None:
        return Misread(wrong)
    joined = fighter_and_stats(words[0], words[1:], context.fighters)
    if isinstance(joined, Misread):
        return joined
    fighter, stats = joined
    return c.Join(words[0], str(stats), fighter, after, wins)
