"""Commands read and written by the grammar of their row (`rules.commands`).

hold            CommandSpec(Hold, "hold", words=())
give boots red  CommandSpec(Give, "give", words=(Argument("what", "card"), Argument("to", "player")))
"""

from __future__ import annotations

import re
from typing import Any

from fragkit.referee.reading.context import ReadingContext
from fragkit.referee.reading.squares import square_meant
from fragkit.referee.reading.words import Misread, find, find_run, shown, too_much
from fragkit.rules.commands import Argument, Command, CommandSpec


def ways_of(word: str) -> list[str]:
    """`e`, `een`, `3e`, `2e3n`, `east`."""
    if word.casefold() in ("north", "east", "south", "west"):
        word = word[0]
    if not re.fullmatch(r"(?:\d?[nesw])+", word.casefold()):
        return []
    return [w for n, w in re.findall(r"(\d?)([nesw])", word.casefold()) for _ in range(int(n or 1))]


def read_by_grammar(
    saying: CommandSpec, words: list[str], speaker: str, context: ReadingContext
) -> Command | Misread:
    fields: dict[str, Any] = {}
    rest = words
    for word in saying.words or ():
        found: list[Any] = []
        while rest and (not found or word.many):
            one = _one(word, rest, speaker, context)
            if isinstance(one, Misread):
                return Misread(one.text, one.help or _usage(saying))
            value, rest = one
            found += value if isinstance(value, list) else [value]
        if not found and not word.optional:
            return Misread(f"{saying.verb} {_asked(word)}?", _usage(saying))
        if found:
            fields[word.field] = tuple(found) if word.many else found[0]
    return too_much(rest) if rest else saying.command(speaker, **fields)


def _usage(saying: CommandSpec) -> str:
    return f"`{saying.form}`" if saying.form else ""


def _asked(word: Argument) -> str:
    return {"player": "whom", "square": "where", "number": "how many", "ways": "where to"}.get(
        word.kind, "what"
    )


def _one(
    word: Argument, words: list[str], speaker: str, context: ReadingContext
) -> tuple[Any, list[str]] | Misread:
    """What the next words mean, and those that are left."""
    said, rest = words[0], words[1:]
    if said.casefold() in word.known:
        return said.casefold(), rest
    match word.kind:
        case "card":
            return find_run(words, [*word.known, *context.cards], "card")
        case "player":
            name = find(said, context.players, "player")
            return name if isinstance(name, Misread) else (name, rest)
        case "square":
            return square_meant(said, speaker, context), rest
        case "number":
            if re.fullmatch(r"[1-9]\d?", said):
                return int(said), rest
            return Misread(f"`{shown(said)}` is no number")
        case "ways":
            return (ways_of(said) or [square_meant(said, speaker, context)]), rest
        case "stance":
            return find_run(words, context.stances, "stance")
    found = find(said, word.known, "word")
    return found if isinstance(found, Misread) else (found, rest)


def written_by_grammar(saying: CommandSpec, command: Command) -> str:
    """The twin of `read_by_grammar`."""
    said = [saying.verb]
    for word in saying.words or ():
        value = getattr(command, word.field)
        default = type(command).__dataclass_fields__[word.field].default
        if value != default:
            said += map(str, value) if word.many else [str(value)]
    return " ".join(said)
