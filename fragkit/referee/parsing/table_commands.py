"""What the table itself types: `override`, `join` with a fighter and stats, `leave`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import get_args

from fragkit.model.fighter import Fighter
from fragkit.model.word_values import Stats
from fragkit.referee.parsing.context import (
    ParseContext,
    find_known,
    name_problem,
    resolve_square,
    sheet_words,
)
from fragkit.referee.parsing.matching import Misread, find, find_run, shown, too_much
from fragkit.rules import commands as c
from fragkit.rules.modules import known_modules, module_class
from fragkit.rules.requests import Choice

_SQUARE = re.compile(r"[A-Za-z]{1,2}\d{1,3}[ab]?")


def fighter_and_stats(
    name: str, words: list[str], fighters: Mapping[str, Fighter]
) -> tuple[str, Stats] | Misread:
    """What comes after the name. A fighter whose stats are printed needs none typed."""
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
    """`rank:2` is what an earlier game has left on a track, wherever it stands."""
    found = [w for w in words if re.fullmatch(r"[a-z][a-z0-9-]*:\d{1,2}", w.casefold())]
    kept = [word.casefold().partition(":") for word in found]
    rest = [w for w in words if w not in found]
    return tuple((track, int(number)) for track, _, number in kept), rest


def take_wins(words: list[str]) -> tuple[int, list[str]]:
    """`wins:1` counts tournament wins, wherever it stands."""
    found = [w for w in words if re.fullmatch(r"wins:\d{1,2}", w.casefold())]
    return (int(found[-1][5:]) if found else 0), [w for w in words if w not in found]


_NUMBERS = {"health", "frags", "blood", "movement", "attacks", "armor", "goal", "skip"}
_STATS = r"\d{1,2}/\d{1,2}/\d{1,2}"
FACTS: tuple[str, ...] = get_args(c.Fact)


def read_override(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    usage = "`override red health 2`, `override red square c4`"
    player = speaker
    if (
        words
        and (known := find_known(words[0], context)) is not None
        and words[0] not in (*FACTS, *context.modules.facts, *context.tracks)
    ):
        player, words = known, words[1:]
    if not words:
        return Misread("override what?", usage)
    facts = (*FACTS, *context.modules.facts, *context.tracks)
    fact = find(words[0], facts, "fact")
    if isinstance(fact, Misread):
        if words[0].casefold() in ("speed", "accuracy"):
            who = player.casefold() or "red"
            return Misread(fact.text, f"Health/Speed/Accuracy: `override {who} stats 3/2/2`")
        about_someone = len(words) > 1 and words[1].casefold() in facts
        nobody = find(words[0], context.players, "player") if about_someone else fact
        wrong = nobody if isinstance(nobody, Misread) else fact
        return Misread(wrong.text, wrong.help or f"there is {', '.join(facts)}")
    rest = words[1:]
    value: str | int = ""
    detail = ""
    if fact in _NUMBERS or fact in context.modules.facts or fact in context.tracks:
        if fact == "skip" and not (rest and re.fullmatch(r"-?\d{1,3}", rest[0])):
            return _read_skip(rest, player, context)
        number = _number(rest, fact)
        if isinstance(number, Misread):
            return number
        value, rest = number, rest[1:]
    elif fact in ("square", "figure"):
        if not rest:
            return Misread("onto which square?", usage + "; `off` is off the map")
        off = rest[0].casefold() == "off"
        value, rest = "" if off else resolve_square(rest[0], player, context), rest[1:]
    elif fact == "points":
        return _read_points(rest)
    elif fact == "side":
        if not rest:
            return Misread("on which side?", "`override red side blue`")
        value, rest = rest[0].casefold(), rest[1:]
    elif fact == "floor":
        return read_floor(rest, player, context)
    elif fact == "stats":
        if not rest or not re.fullmatch(_STATS, rest[0]):
            return Misread("which stats?", "`override red stats 3/2/2`")
        value, rest = rest[0], rest[1:]
    elif fact in ("stance", "no-stance"):
        run = find_run(rest, context.stances, "stance") if rest else Misread("which stance?")
        if isinstance(run, Misread):
            return run
        value, rest = run
    elif fact in ("card", "no-card", "hold", "ammo"):
        if not rest:
            return Misread("which card?", f"`override red {fact} CARD`")
        own = sheet_words(context, player) if fact == "ammo" else {}
        run = find_run(rest, [*context.cards, *own], "card")
        if not isinstance(run, Misread):
            run = (own.get(run[0], run[0]), run[1])
        if isinstance(run, Misread):
            return run
        value, rest = run
        if fact == "ammo":
            number = _number(rest, fact)
            if isinstance(number, Misread):
                return number
            value, detail, rest = number, run[0], rest[1:]
        elif fact == "card" and rest and re.fullmatch(r"\d{1,2}", rest[0]):
            detail, rest = str(int(rest[0])), rest[1:]
    elif fact == "hand":
        deck = find(rest[0], context.decks, "deck") if rest else Misread("which deck?")
        number = _number(rest[1:], fact)
        if isinstance(deck, Misread) or isinstance(number, Misread):
            return Misread("how many cards of which deck?", "`override red hand weapon 2`")
        value, detail, rest = number, deck, rest[2:]
    if rest:
        return too_much(rest)
    return c.Override(player, fact, value, detail)


def _read_points(words: list[str]) -> c.Override | Misread:
    """`points red 2`: of the team, and of no player."""
    if len(words) < 2 or not re.fullmatch(r"-?\d{1,3}", words[1]):
        return Misread("how many points has which team?", "`override points red 2`")
    if words[2:]:
        return too_much(words[2:])
    return c.Override("", "points", int(words[1]), words[0].casefold())


def _read_skip(words: list[str], player: str, context: ParseContext) -> c.Command | Misread:
    """Without a number: nothing, or the option or card that counts."""
    if not words:
        return c.Override(player, "skip")
    options = context.due.options if isinstance(context.due, Choice) else ()
    for option in options:
        if option.key.casefold() == words[0].casefold():
            return c.Override(player, "skip", option.key) if not words[1:] else too_much(words[1:])
    run = find_run(words, context.cards, "card")
    if isinstance(run, Misread):
        return Misread("skip with what?", "the total of a roll, or the option that counts")
    return c.Override(player, "skip", run[0]) if not run[1] else too_much(run[1])


def read_floor(words: list[str], player: str, context: ParseContext) -> c.Override | Misread:
    """`floor c4 blood 2 boomstick` is all that lies there, `floor c4 nothing` clears it."""
    usage = "`override floor c4 blood boomstick`; `nothing` clears it"
    if len(words) < 2:
        return Misread("what lies where?", usage)
    square, rest = resolve_square(words[0], player, context), words[1:]
    if [w.casefold() for w in rest] == ["nothing"]:
        return c.Override(player, "floor", square)
    found: list[str] = []
    while rest:
        if _is_floor_word(rest[0].casefold(), context):
            word = _floor_word(rest[0].casefold(), context)
            if isinstance(word, Misread):
                return word
            many = int(rest[1]) if len(rest) > 1 and re.fullmatch(r"[1-9]", rest[1]) else 1
            found += [word] * many
            rest = rest[2 if many > 1 or rest[1:2] == ["1"] else 1 :]
            continue
        run = find_run(rest, context.cards, "card")
        if isinstance(run, Misread):
            return _of_other_rules(rest[0]) or Misread(run.text, run.help or usage)
        found.append(run[0])
        rest = run[1]
    return c.Override(player, "floor", square, " ".join(found))


def _of_other_rules(word: str) -> Misread | None:
    """A counter that this game does not know, because its rules are not played."""
    name = word.casefold().partition(":")[0]
    for id in known_modules():
        rules = module_class(id)
        if rules is not None and name in (kind.name for kind in rules.counters if kind.is_typed):
            how = f"`--variant {id}`" if rules.is_optional else "a pack that has it"
            return Misread(f"no `{name}` is in this game", f"it is begun with {how}")
    return None


def _is_floor_word(word: str, context: ParseContext) -> bool:
    """A kind of counter, `flag:red` for a side's, or a deck: a card of it, face down."""
    kind = context.modules.kinds.get(word.partition(":")[0])
    return word in context.decks or (kind is not None and kind.is_typed)


def _floor_word(word: str, context: ParseContext) -> str | Misread:
    """As it is stored: whose a counter is, with the player's name."""
    kind, _, owner = word.partition(":")
    if not owner or kind not in context.modules.kinds or not context.modules.kinds[kind].owned:
        return word
    name = find(owner, context.players, "player")
    return name if isinstance(name, Misread) else f"{kind}:{name}"


def _number(words: list[str], fact: str) -> int | Misread:
    if not words or not re.fullmatch(r"-?\d{1,3}", words[0]):
        return Misread(f"{fact} is a number", f"`override red {fact} 2`")
    return int(words[0])


def read_join(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    after = ""
    if len(words) > 2 and words[-2].casefold() == "after":
        found = find(words[-1], context.players, "player")
        if isinstance(found, Misread):
            return found
        after, words = found, words[:-2]
    wins, words = take_wins(words)
    half = len(words) > 1 and words[-1][0].isdecimal() and not re.fullmatch(_STATS, words[-1])
    if len(words) < 2 or half:
        return Misread("who joins, with which stats?", "`join Green 3/2/2`")
    if (wrong := name_problem(words[0])) is not None:
        return Misread(wrong)
    joined = fighter_and_stats(words[0], words[1:], context.fighters)
    if isinstance(joined, Misread):
        return joined
    fighter, stats = joined
    return c.Join(words[0], str(stats), fighter, after, wins)


def read_leave(words: list[str], speaker: str, context: ParseContext) -> c.Command | Misread:
    if not words:
        return Misread("who leaves?", "`leave NAME`")
    if find_known(words[0], context) is None and context.stances:
        run = find_run(words, context.stances, "stance")
        if not isinstance(run, Misread):
            return c.LeaveStance(speaker, run[0]) if not run[1] else too_much(run[1])
    name = find(words[0], context.players, "player")
    if isinstance(name, Misread):
        return name
    return too_much(words[1:]) if words[1:] else c.Leave(name)
