"""Reading words by a declared grammar: the arguments of a command, or of a fact for `override`.

give boots red       CommandSpec.words = (card `what`, player `to`)
override red ammo pulse 3    Fact.words = (weapon `detail`, amount `value`)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from fragkit.language.sentences import NOTHING, Text, say
from fragkit.model.playing_cards import parse_face
from fragkit.referee.parsing.context import (
    ParseContext,
    name_problem,
    resolve_square,
    sheet_words,
    ways_of,
)
from fragkit.referee.parsing.matching import (
    Misread,
    find,
    find_near,
    find_run,
    shown,
    too_much,
    type_one_of,
)
from fragkit.rules.commands import Argument, Choose, Command, CommandSpec, Kind, Override
from fragkit.rules.facts import Fact
from fragkit.rules.modules import known_modules, module_class
from fragkit.rules.requests import Choice

STATS = r"\d{1,2}/\d{1,2}/\d{1,2}"
_NUMBERS = {"number": r"[1-9]\d?", "amount": r"-?\d{1,3}", "boxes": r"\d{1,2}"}

# The value of the next words, and the words left over; None if they don't match.
Read = tuple[Any, list[str]] | Misread | None


def read_by_grammar(
    specs: list[CommandSpec], words: list[str], speaker: str, context: ParseContext
) -> Command | Misread:
    """Read the words after a verb by the first of its specs that fits."""
    commands = [_read_command(spec, words, speaker, context) for spec in specs]
    return next((one for one in commands if isinstance(one, Command)), commands[0])


def _read_command(
    spec: CommandSpec, words: list[str], speaker: str, context: ParseContext
) -> Command | Misread:
    words = [word for word in words if word.casefold() not in spec.fillers]
    usage = say("for example: `{form}`", form=spec.form) if spec.form else NOTHING
    grammar = spec.words or ()
    is_named_second = [argument.kind for argument in grammar[1:2]] == ["player"]
    names = [player.casefold() for player in context.players]
    if is_named_second and len(words) > 1 and words[0].casefold() in names:
        words = [*words[1:], words[0]]  # `give red the boots`
    read = _read_words(grammar, words, speaker, context, spec.verb, usage)
    if isinstance(read, Misread):
        return read
    fields, rest = read
    if rest:
        return too_much(rest)
    due = context.due
    if spec.answers and isinstance(due, Choice) and (due.purpose, due.player) == (
        spec.answers, speaker,
    ):  # fmt: skip
        return Choose(speaker, *fields.values())
    return spec.command(**{"player": speaker, **fields})


def read_fact(
    fact: Fact, words: list[str], player: str, context: ParseContext
) -> Override | Misread:
    """Read the words after a fact's name in `override`."""
    read = _read_words(fact.words, words, player, context)
    if isinstance(read, Misread):
        return read
    fields, rest = read
    if rest:
        return too_much(rest)
    whose = "" if fact.about == "side" else player
    return Override(whose, fact.name, fields.get("value", ""), str(fields.get("detail", "")))


def _read_words(
    grammar: tuple[Argument, ...], words: list[str], speaker: str, context: ParseContext,
    verb: str = "", usage: Text = NOTHING,
) -> tuple[dict[str, Any], list[str]] | Misread:  # fmt: skip
    """Return the fields that the words fill, and the words left over."""
    fields: dict[str, Any] = {}
    for argument in grammar:
        found: list[Any] = []
        while words and (not found or argument.many):
            one = _read_one(argument, words, speaker, context)
            if one is None:
                if argument.optional and not argument.asks:
                    break  # it is left over
                asks = argument.asks or say("`{typed}` is not a number", typed=shown(words[0]))
                return Misread(asks, argument.help or usage)
            if isinstance(one, Misread):
                return Misread(one.text, one.help or (NOTHING if argument.asks else usage))
            value, words = one
            found += value if isinstance(value, list) else [value]
        if not found and argument.kind == "leftover" and len(context.here) == 1:
            found = [*context.here]
        if not found and not argument.optional:
            asks = argument.asks or _asked(verb, argument.kind)
            if argument.kind == "leftover":
                return Misread(asks, _leftovers(context))
            return Misread(asks, argument.help or usage)
        if found:
            fields[argument.field] = tuple(found) if argument.many else found[0]
    return fields, words


def _asked(verb: str, kind: Kind) -> Text:
    match kind:
        case "player":
            return say("`{command}` needs a player", command=verb)
        case "square":
            return say("`{command}` needs a square", command=verb)
        case "number":
            return say("`{command}` needs a number", command=verb)
        case "ways":
            return say("`{command}` needs a direction", command=verb)
    return say("`{command}` needs another word", command=verb)


def _read_one(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    typed = words[0].casefold()
    if typed in argument.known:
        return typed, words[1:]
    if typed == argument.nothing:
        return "", words[1:]
    return _READERS[argument.kind](argument, words, speaker, context)


def _named(name: str | Misread, rest: list[str]) -> Read:
    return name if isinstance(name, Misread) else (name, rest)


def _number(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    is_number = re.fullmatch(_NUMBERS[argument.kind], words[0])
    return (int(words[0]), words[1:]) if is_number else None


def _card(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    return find_run(words, [*argument.known, *context.cards], "card")


def _handed(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    deck = next((d for d in context.decks if words[0].casefold() in (d, f"{d}s")), "")
    if deck:
        return deck, words[2:] if words[1:2] == ["card"] else words[1:]
    if words[0].casefold() in ("card", "cards"):
        deck = next(iter(context.decks), "")
        return Misread(
            say("which card?"), say("type its name, or its deck, such as `{typed}`", typed=deck)
        )
    return _card(argument, words, speaker, context)


def _weapon(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    own = sheet_words(context, speaker)
    run = find_run(words, [*context.cards, *own], "card")
    return run if isinstance(run, Misread) else (own.get(run[0], run[0]), run[1])


def _laid(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    own = sheet_words(context, speaker).get("-".join(words).casefold())
    if own is not None:
        return own, []  # the rules have the reason
    return find_near(words, context.laid(speaker), context.cards, "card")


def _leftover(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    own = [kind.name for kind in context.modules.kinds.values() if kind.is_taken and kind.is_typed]
    return find_near(words, context.here, [*argument.known, *own, *context.cards], "card")


def _leftovers(context: ParseContext) -> Text:
    if not context.here:
        return say("type `take blood`, `take card` or a card's name")
    return type_one_of(f"take {what}" for what in context.here)


def _discarded(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    deck = next((d for d in context.decks if words[0].casefold() in (d, f"{d}s")), "")
    return (deck, words[1:]) if deck else find_run(words, context.cards, "card")


def _drawn(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    if len(words) == 1 and (face := parse_face(words[0])) is not None:
        return str(face), []
    return find_run(words, context.cards, "card")


def _player(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    return _named(find(words[0], context.players, "player"), words[1:])


def _square(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    return resolve_square(words[0], speaker, context), words[1:]


def _ways(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    return ways_of(words[0]) or [resolve_square(words[0], speaker, context)], words[1:]


def _stance(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    return find_run(words, context.stances, "stance")


def _word(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    return _named(find(words[0], argument.known, "word"), words[1:])


def _name(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    return words[0].casefold(), words[1:]


def _newcomer(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    if (wrong := name_problem(words[0])) is not None:
        return Misread(wrong)
    # Nobody wants to reach for Shift on a phone.
    return words[0].capitalize() if words[0].islower() else words[0], words[1:]


def _stats(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    return (words[0], words[1:]) if re.fullmatch(STATS, words[0]) else None


def _fighter(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    return find_run(words, [*argument.known, *context.fighters], "fighter")


def _deck(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    deck = find(words[0], context.decks, "deck")
    return None if isinstance(deck, Misread) else (deck, words[1:])


def _outcome(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    """Read the total of a roll, an option or a card."""
    if re.fullmatch(_NUMBERS["amount"], words[0]):
        return int(words[0]), words[1:]
    options = context.due.options if isinstance(context.due, Choice) else ()
    for option in options:
        if option.key.casefold() == words[0].casefold():
            return option.key, words[1:]
    run = find_run(words, context.cards, "card")
    return None if isinstance(run, Misread) else run


def _counters(argument: Argument, words: list[str], speaker: str, context: ParseContext) -> Read:
    """Read all counters on a square: `blood 2 boomstick mine:red`, `boomstick:2` with ammo."""
    found: list[str] = []
    while words:
        if _is_counter(words[0].casefold(), context):
            counter = _counter(words[0].casefold(), context)
            if isinstance(counter, Misread):
                return counter
            often = re.fullmatch(r"[1-9]", words[1]) if words[1:] else None
            found += [counter] * (int(words[1]) if often else 1)
            words = words[2 if often else 1 :]
            continue
        loaded = re.fullmatch(r"(.+):(\d{1,2})", words[0])  # `boomstick:2`, a weapon and its ammo
        run = find_run([loaded[1], *words[1:]] if loaded else words, context.cards, "card")
        if isinstance(run, Misread):
            return _of_other_rules(words[0]) or Misread(run.text, run.help or argument.help)
        found.append(f"{run[0]}:{int(loaded[2])}" if loaded else run[0])
        words = run[1]
    return " ".join(found), words


def _is_counter(word: str, context: ParseContext) -> bool:
    """Return whether the word is a counter, a team's counter (`flag:red`), or a deck, which means a
    face-down card."""
    kind = context.modules.kinds.get(word.partition(":")[0])
    return word in context.decks or (kind is not None and kind.is_typed)


def _counter(word: str, context: ParseContext) -> str | Misread:
    """Return the counter in the form of the record, with its owner's name."""
    kind, _, owner = word.partition(":")
    if not owner or kind not in context.modules.kinds or not context.modules.kinds[kind].owned:
        return word
    name = find(owner, context.players, "player")
    return name if isinstance(name, Misread) else f"{kind}:{name}"


def _of_other_rules(word: str) -> Misread | None:
    """Refuse a counter of a variant or pack that this game does not use."""
    name = word.casefold().partition(":")[0]
    for id in known_modules():
        rules = module_class(id)
        if rules is not None and name in (kind.name for kind in rules.counters if kind.is_typed):
            why = say("this game has no `{typed}`", typed=name)
            if rules.is_optional:
                return Misread(why, say("start a game with `--variant {id}` to use it", id=id))
            return Misread(why, say("start a game with a pack that has it"))
    return None


_READERS: dict[Kind, Callable[[Argument, list[str], str, ParseContext], Read]] = {
    "card": _card, "handed": _handed, "player": _player, "square": _square, "number": _number, "ways": _ways,
    "word": _word, "stance": _stance, "amount": _number, "boxes": _number, "name": _name,
    "newcomer": _newcomer,
    "stats": _stats, "fighter": _fighter, "deck": _deck, "weapon": _weapon, "counters": _counters, "outcome": _outcome,
    "laid": _laid, "leftover": _leftover, "discarded": _discarded, "drawn": _drawn,
}  # fmt: skip


def written_by_grammar(spec: CommandSpec, command: Command) -> str:
    """Return the command's text. This is the inverse of `read_by_grammar`."""
    return " ".join((spec.verb, *written_words(spec.words or (), command)))


def written_words(grammar: tuple[Argument, ...], command: Command) -> Iterator[str]:
    for argument in grammar:
        value = getattr(command, argument.field)
        default = type(command).__dataclass_fields__[argument.field].default
        if value != default:
            yield from map(str, value) if argument.many else [str(value)]
        elif argument.nothing:
            yield argument.nothing
