"""Read a game that is already under way: one line per player.

Red C4 2 frags 1 pulse-rifle:3 light-armor hand weapon 1 special 2 turn movement 5
"""

from __future__ import annotations

import re
from dataclasses import field, replace

from fragkit.board.own_board import unnamed_square
from fragkit.board.square_names import parse_square
from fragkit.language.sentences import say
from fragkit.referee.parsing.context import ParseContext, resolve_square
from fragkit.referee.parsing.matching import Misread, find, plain_typing, shown, unknown
from fragkit.rules.facts import TrackFact
from fragkit.rules.flow.setup import Laid, Position, Standing
from fragkit.values import dataclass

USAGE = say("`Red C4 2 frags 1 pulse-rifle:3`: square, Health, frags, cards in play")
UNSURE = ("unknown", "any")


@dataclass(frozen=True, slots=True)
class StandingLine:
    """One player's line, and whether it is their turn."""

    standing: Standing
    turn: bool = False
    movement: int | None = None
    attacks: int | None = None  # left


@dataclass(slots=True)
class _Draft:
    numbers: dict[str, int] = field(default_factory=dict)
    play: list[Laid] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    hidden: dict[str, int] = field(default_factory=dict)
    turn: bool = False
    unsure: bool = False
    tracks: dict[str, int] = field(default_factory=dict)
    stances: list[str] = field(default_factory=list)


def parse_standing(text: str, context: ParseContext) -> StandingLine | Misread:
    words = plain_typing(text).split()
    if not words:
        return Misread(say("which player is where?"), USAGE)
    player = find(words[0].rstrip(":"), context.players, "player")
    if isinstance(player, Misread):
        return player
    rest = words[1:]
    if rest and rest[0].rstrip(":").casefold() == player.casefold():
        rest = rest[1:]  # at Red's prompt, people type `Red` again
    square = ""
    if rest and (rest[0].casefold() in ("off", "-") or parse_square(rest[0].rpartition(":")[2])):
        square = (
            "" if rest[0].casefold() in ("off", "-") else resolve_square(rest[0], player, context)
        )
        rest = rest[1:]
    elif context.board is not None and context.board.is_own:
        square = unnamed_square(player)
    elif not rest:
        return Misread(
            say("where is {player}?", player=player),
            say("{help}; for a fighter off the map, type `off`", help=USAGE),
        )
    draft = _Draft()
    if rest and rest[0].isdecimal():
        draft.numbers["health"] = int(rest[0][:3])
        rest = rest[1:]
    wrong = _facts(rest, draft, context)
    if wrong is not None:
        return wrong
    numbers = draft.numbers
    standing = Standing(
        player, square, numbers.get("health"), numbers.get("blood", 0), numbers.get("frags", 0),
        tuple(draft.play), tuple(draft.known), draft.hidden, draft.unsure, draft.tracks,
        tuple(draft.stances), {n: v for n, v in numbers.items() if n in context.modules.facts},
    )  # fmt: skip
    turn = draft.turn or "movement" in numbers or "attacks" in numbers
    return StandingLine(standing, turn, numbers.get("movement"), numbers.get("attacks"))


def _facts(words: list[str], draft: _Draft, context: ParseContext) -> Misread | None:
    rest = list(words)
    mode = ""
    while rest:
        word = rest.pop(0)
        typed = word.casefold()
        compact = re.fullmatch(r"(\d{1,2})?([a-z]+?)(\d{1,2})?", typed)
        if typed in context.facts and context.facts[typed].in_position:
            if not rest or not re.fullmatch(r"\d{1,3}", rest[0]):
                return Misread(
                    say("`{typed}` needs a number", typed=typed),
                    say("for example: `{example}`", example=f"{typed} 1"),
                )
            draft.numbers[typed] = int(rest.pop(0))
            mode = ""
        elif (track := re.fullmatch(r"([a-z0-9-]+):(\d{1,2})", typed)) and isinstance(
            context.facts.get(track[1]), TrackFact
        ):
            draft.tracks[track[1]] = int(track[2])
        elif typed in context.stances:
            draft.stances.append(typed)
        elif typed == "turn":
            draft.turn = True
            mode = ""
        elif typed in ("hand", "holds"):
            mode = typed
            if typed == "hand" and (not rest or rest[0].casefold() in UNSURE):
                draft.unsure = True  # any card may be played
                rest = rest[1:]
        elif mode == "hand" and compact is not None and (deck := _deck(compact[2], context)):
            number = (
                compact[1] or compact[3] or (rest.pop(0) if rest and rest[0].isdecimal() else "1")
            )
            draft.hidden[deck] = int(number[:3])
        elif re.fullmatch(r"\d{1,2}", typed) and rest and _deck(rest[0], context):
            draft.hidden[_deck(rest.pop(0), context)] = int(typed)
        else:
            name, _, left = _card_words(word, rest, context).partition(":")
            card = find(name, context.cards, "card")
            if isinstance(card, Misread):
                if not name:
                    return Misread(unknown("card", word), USAGE)
                return replace(card, help=card.help or USAGE)
            if left and not re.fullmatch(r"\d{1,2}", left):
                return Misread(
                    say("`{typed}` is not a number", typed=shown(left)),
                    say("`{card}:3` has 3 ammo left", card=card),
                )
            if mode == "holds":
                draft.known.append(card)
            elif not left:
                draft.play.append(Laid(card))
            elif context.cards[card].is_weapon:
                draft.play.append(Laid(card, ammo=int(left)))
            else:
                draft.play.append(Laid(card, armor=int(left)))
    return None


def _card_words(word: str, rest: list[str], context: ParseContext) -> str:
    """Join a card's name typed in several words: `light armor`, `pulse rifle:3`."""
    for more in range(min(len(rest), 4), 0, -1):
        joined = "-".join((word, *rest[:more])).casefold()
        if joined.partition(":")[0] in context.cards and ":" not in "".join(
            (word, *rest[: more - 1])
        ):
            del rest[:more]
            return joined
    return word


def _deck(word: str, context: ParseContext) -> str:
    found = find(word.rstrip("s") or word, context.decks, "deck")
    return found if isinstance(found, str) else ""


def position_of(lines: list[StandingLine], players: tuple[str, ...]) -> Position | None:
    """Return the position in these lines; by default, it is the first player's turn."""
    if not lines:
        return None
    first = next((p for p in lines if p.turn), None) or next(
        (p for name in players for p in lines if p.standing.player == name), lines[0]
    )
    return Position(
        tuple(p.standing for p in lines), first.standing.player, first.movement,
        attacks_left=first.attacks,
    )  # fmt: skip
