"""The parser's view of the game: players, cards, the current request, squares and verbs."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING

from fragkit.board.board import Board, NoPlace
from fragkit.board.square_names import map_of, parse_square
from fragkit.language.sentences import Text, say
from fragkit.model.fighter import START
from fragkit.model.playing_cards import parse_face
from fragkit.model.word_values import kebab
from fragkit.referee.parsing.matching import Misread, ambiguous, find, quoted, shown
from fragkit.rules.facts import FactTable
from fragkit.rules.flow.command_table import BASE
from fragkit.rules.flow.fact_table import BASE_FACTS
from fragkit.rules.module import Modules
from fragkit.rules.requests import Choice, Request
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.model.card import Card
    from fragkit.model.fighter import Fighter, StartingWeapon


BASE_GAME = Modules((), BASE)


def _nothing(player: str) -> Collection[str]:
    return ()


@dataclass(frozen=True, slots=True)
class ParseContext:
    """The state of the game that the parser needs for one input."""

    players: tuple[str, ...]
    cards: Mapping[str, Card] = field(default_factory=dict)
    fighters: Mapping[str, Fighter] = field(default_factory=dict)
    decks: Collection[str] = ()
    speaker: str = ""  # the player, unless the input names another one
    due: Request | None = None
    pistols: Mapping[str, str] = field(default_factory=dict)  # names of the starting weapons
    board: Board | None = None
    stands: Mapping[str, str] = field(default_factory=dict)  # the figures' squares
    here: tuple[str, ...] = ()  # what the fighter can pick up
    sheets: Mapping[str, Mapping[str, StartingWeapon]] = field(
        default_factory=dict
    )  # weapons on each player's sheet by name, if there are more than the plain pistol
    lies: Collection[tuple[str, str]] = ()  # (square, what to `take` there)
    laid: Callable[[str], Collection[str]] = _nothing  # a player's cards in play
    modules: Modules = BASE_GAME  # their commands and counters
    facts: FactTable = field(default_factory=lambda: BASE_FACTS)  # what `override` can set
    stances: Collection[str] = ()
    rules: tuple[str, ...] = ()  # the packs' rules for everyone, which players can use
    last_input: int = 0  # its number in the record


_BETWEEN = re.compile(r"-(?:and|but|then|und|aber|dann)-")


def join_names(text: str, context: ParseContext) -> str:
    """Return the text with hyphens in names that have a word between two clauses: `salt and
    pepper` is `salt-and-pepper`."""
    if "and" not in text.casefold() and not re.search(r"\b(?:but|then|und|aber|dann)\b", text):
        return text
    fighters = context.fighters.values()
    traits = (kebab(trait.name) for fighter in fighters for trait in fighter.traits if trait.name)
    weapons = (kebab(name) for sheet in context.sheets.values() for name in sheet)
    rules = map(kebab, context.rules)
    for name in {
        *context.cards,
        *context.stances,
        *traits,
        *weapons,
        *rules,
        *context.modules.kinds,
    }:
        if _BETWEEN.search(name):
            words = r"[\s-]+".join(map(re.escape, name.split("-")))
            text = re.sub(rf"(?<![\w-]){words}(?![\w-])", name, text, flags=re.IGNORECASE)
    return text


def find_known(name: str, context: ParseContext) -> str | None:
    found = find(name, context.players, "player")
    return found if isinstance(found, str) else None


# Commands to the referee rather than to the game: typed word -> verb.
OWN_VERBS: dict[str, str] = {
    "r": "r", "roll": "r", "undo": "undo", "redo": "redo", "reroll": "reroll", "note": "note",
    "los": "los", "odds": "odds", "reach": "reach", "map": "map", "who": "who", "why": "why",
    "rules": "rules", "log": "log", "help": "help", "?": "now", "now": "now", "what": "now", "legal": "now", "options": "now", "status": "who", "hand": "hand", "show": "show",
    "then": "then", "rematch": "rematch", "standings": "standings", "quit": "quit", "exit": "quit", "yes": "yes", "y": "yes", "no": "no",
}  # fmt: skip


_LEAVING = ("leave", "quit")


@cache
def verbs_of(modules: Modules) -> dict[str, str]:
    """Return every word that can start an input, with its verb."""
    rows = [row for row in modules.commands.values() if row.verb]
    return {word: row.verb for row in rows for word in (row.verb, *row.also)} | OWN_VERBS


_NOT_SHORT = ("not", "the", "us")  # words of sentences, not `note`


def find_verb(word: str, context: ParseContext) -> str | Misread:
    typed, verbs = word.casefold(), verbs_of(context.modules)
    if typed in verbs:
        return verbs[typed]
    # A single letter is too easily typed by mistake.
    if typed in ("e", "n", "w"):
        what = say("`{typed}` is not a command", typed=word)
        match typed:
            case "e":
                return Misread(what, say("`m e` moves east, `end` ends your turn"))
            case "n":
                return Misread(what, say("`m n` moves north, `end` ends your turn"))
        return Misread(what, say("`m w` moves west, `end` ends your turn"))
    # A name at this table is never the beginning of a command: `red` is not `redo`.
    if any(typed == name.casefold() for name in (*context.players, *context.cards)):
        return Misread(say("`{typed}` is a name, not a command", typed=shown(word)))
    # Other words for `end` must be typed in full: no typo ends a turn.
    begun = {m for v, m in verbs.items() if v.startswith(typed) and (m != "end" or v == "end")}
    if typed in _NOT_SHORT:
        return Misread(
            say("`{typed}` is not a command", typed=word), say("type `help` for the commands")
        )
    if len(begun) > 1 and len(typed) < 3:
        begun -= {"redo", "reroll", "rematch", "standings"}  # rare, so type them in full
    if len(begun) == 1:
        return begun.pop()
    if begun:
        return ambiguous(word, sorted(begun))
    # A typo never leaves the game.
    found = find(word, [v for v in verbs if len(v) > 1 and verbs[v] not in _LEAVING], "command")
    if isinstance(found, Misread):
        return Misread(found.text, found.help or say("type `help` for the commands"))
    return verbs[found]


def start_word(context: ParseContext, player: str) -> str:
    """Return the typed name of that player's starting weapon: `pistol`, `gatling-pistol`."""
    return kebab(context.pistols.get(player, "pistol"))


def sheet_words(context: ParseContext, player: str) -> dict[str, str]:
    """Return the typed names of the weapons on a player's sheet, and their ids in the rules.

    The first is `start`, which players type by its name.
    """
    own = start_word(context, player)
    words = {id: id for id in context.sheets.get(player, ()) if id not in context.cards}
    return {START: START, own: own if own in context.cards else START, **words}


def near_words(context: ParseContext, player: str) -> list[str]:
    """Return the typed names of a player's starting weapon and cards in play."""
    return [start_word(context, player), *context.laid(player)]


def trait_words(context: ParseContext) -> list[str]:
    """Return the typed names of traits: `field-surgery`."""
    fighters = context.fighters.values()
    traits = (trait for f in fighters for trait in (*f.abilities, *f.drawbacks))
    return [kebab(name) for name in (*(t.name for t in traits), *context.rules) if name]


def mode_words(context: ParseContext, weapon: str, player: str) -> dict[str, str]:
    """Return `full-auto` -> `Full Auto` for each firing mode of that weapon."""
    made = context.sheets.get(player, {}).get(weapon) or context.cards.get(weapon)
    return {kebab(m.name): m.name for m in made.modes} if made is not None else {}


_RESERVED = (
    "after", "at", "dice", "frags", "none", "note", "off", "on", "start", "then", "to", "via", "with",
)  # fmt: skip


def name_problem(name: str) -> Text | None:
    """Return why this can't be a player's name, or None. A name is one word, and not a word of a
    command."""
    if not re.fullmatch(r"[^\W\d_][\w'-]*", name):
        return say(
            "`{typed}` can't be a name: type one word that starts with a letter", typed=shown(name)
        )
    if len(name) > 16:
        return say("`{typed}` is too long for a name: use up to 16 letters", typed=shown(name))
    if name.casefold() in (*_RESERVED, *BASE_FACTS):
        return say("`{typed}` is part of a command: choose another name", typed=name)
    return None


def square_text(text: str) -> str:
    """Return a square as it is printed: `c4` -> `C4`, `c4A` -> `C4a`, `Reactor:c4` -> `reactor:C4`."""
    before, colon, after = text.rpartition(":")
    match = re.fullmatch(r"([A-Za-z]+)(\d+)([abAB]?)", after)
    name = match[1].upper() + match[2] + match[3].lower() if match else after
    return before.casefold() + colon + name


MOST_OF_A_HAND = 6  # five cards, or none
MOST_LISTED = 30  # options that fit on a phone, such as squares to teleport to


def numbered_options(choice: Choice) -> dict[int, str]:
    """Return the numbers that answer a choice: the number printed on a square, otherwise 1, 2, 3….
    Long lists, and options that are numbers themselves, get no numbers. Playing cards in a hand get
    numbers, but those in a deck do not, because a 7 might mean a seven."""
    if len(choice.options) > MOST_LISTED:
        return {}
    hand = len(choice.options) <= MOST_OF_A_HAND
    if any(o.key[:1].isdecimal() and not (hand and parse_face(o.key)) for o in choice.options):
        return {}
    printed = [re.fullmatch(r"number (\d+)", str(option.text)) for option in choice.options]
    by_print = {int(m[1]): o.key for m, o in zip(printed, choice.options, strict=True) if m}
    if len(by_print) == len(choice.options):  # joined maps print a number twice
        return by_print
    return {n: option.key for n, option in enumerate(choice.options, 1)}


def resolve_square(text: str, player: str, context: ParseContext) -> str:
    """Return the square's full name. By default, it is on the same map as the player's figure.

    Anything else is returned as typed, and the rules refuse it.
    """
    name = square_text(text)
    board = context.board
    if board is None or len(board.parts) == 1:
        return name
    before, colon, after = name.rpartition(":")
    if colon:
        named = find(before, [m.id for m in board.maps], "map")
        name = f"{named}:{after}" if isinstance(named, str) else name
    elif isinstance(stands := board.place(context.stands.get(player, "")), int):
        home = map_of(board, stands)
        here = board.place(f"{home}:{name}")
        if isinstance(here, int) or here.code != "no-square":
            name = f"{home}:{name}"
    place = board.place(name)
    return name if isinstance(place, NoPlace) else board.name(place)


def resolve_option(
    word: str, player: str, keys: Collection[str], context: ParseContext
) -> str | Misread:
    """Return the option for this square: the one on the figure's map, or the only one."""
    if word in keys or not parse_square(word.rpartition(":")[2]):
        return word
    square = resolve_square(word, player, context)
    bare = square_text(word)
    alike = [key for key in keys if key.rpartition(":")[2] == bare]
    if square in keys or not alike:
        return square if square in keys else word
    if len(alike) > 1:
        several = say("{square} is on more than one map", square=bare)
        return Misread(several, say("type {options_typed:or}", options_typed=quoted(alike)))
    return alike[0]


def ways_of(word: str) -> list[str]:
    """Return the single steps of `e`, `een`, `3e`, `2e3n` or `east`."""
    if word.casefold() in ("north", "east", "south", "west"):
        word = word[0]
    if not re.fullmatch(r"(?:\d?[nesw])+", word.casefold()):
        return []
    return [w for n, w in re.findall(r"(\d?)([nesw])", word.casefold()) for _ in range(int(n or 1))]
