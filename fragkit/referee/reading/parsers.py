"""How each command is read, word by word."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from fragkit.board.square_names import parse_square
from fragkit.diagnostics import nearest
from fragkit.model.suits import parse_face
from fragkit.referee.reading.context import ReadingContext, find_known, sheet_words, trait_words
from fragkit.referee.reading.firing import read_shot
from fragkit.referee.reading.grammar import ways_of
from fragkit.referee.reading.overriding import read_join, read_leave, read_override
from fragkit.referee.reading.squares import option_meant, square_meant
from fragkit.referee.reading.words import (
    Misread,
    find,
    find_near,
    find_run,
    listed,
    shown,
    too_much,
)
from fragkit.rules import commands as c
from fragkit.rules.requests import Choice

MOST_STEPS = 100
NONE = "none"

Parser = Callable[[list[str], str, ReadingContext], "c.Command | Misread"]


def options_of(
    words: list[str], context: ReadingContext, due: Choice | None
) -> tuple[str, ...] | Misread:
    if due is None:
        return tuple(words)
    names = [*(o.key for o in due.options), *of_decks(context, due.decks)]
    if due.purpose == "discard":
        names += [deck for deck in due.decks if deck not in names]
    own = {w: id for w, id in sheet_words(context, due.player).items() if id in names}
    names += [word for word in own if word not in names]
    found: list[str] = []
    rest = words
    squares = bool(due.options) and all(_is_square(option.key) for option in due.options)
    while rest:
        head = option_meant(rest[0], due.player, names, context)
        if isinstance(head, str) and head not in names and _is_square(head) and squares:
            found.append(square_meant(head, due.player, context))  # the rules say why not
            rest = rest[1:]
            continue
        run = head if isinstance(head, Misread) else find_run([head, *rest[1:]], names, "choice")
        if isinstance(run, Misread):
            return run
        found.append(own.get(run[0], run[0]))
        rest = run[1]
    return tuple(found)


def _is_square(word: str) -> bool:
    return bool(parse_square(word.rpartition(":")[2]))


def of_decks(context: ReadingContext, decks: Collection[str]) -> list[str]:
    return [id for id, card in context.cards.items() if card.deck in decks]


def _move(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    if not words:
        return Misread("where to?", "`m e e n` or `m f7`")
    if len(words) == 1 and parse_square(words[0].rpartition(":")[2]) and not ways_of(words[0]):
        return c.MoveTo(speaker, square_meant(words[0], speaker, context))
    if re.fullmatch(r"[A-Za-z]{1,2} \d{1,2}[abAB]?", " ".join(words)):
        return Misread("a square has no blank in it", f"did you mean `m {''.join(words)}`?")
    steps: list[str] = []
    words = " ".join(words).replace(",", " ").split()
    for word in words[1:] if words[0].casefold() == "via" else words:
        ways = ways_of(word)
        if ways:
            steps += ways
        elif parse_square(word.rpartition(":")[2]):
            steps.append(square_meant(word, speaker, context))
        else:
            return Misread(f"`{shown(word)}` is no step", "say n, e, s, w or a square: `m e e n`")
        if len(steps) > MOST_STEPS:
            return Misread("that way is too long")
    return c.Move(speaker, tuple(steps)) if steps else Misread("where to?", "`m e e n` or `m f7`")


def _jump(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    said = " ".join(sorted(words, key=str.isdecimal)).casefold()  # `j 2 n` is `j n 2`
    match = re.fullmatch(r"(n(?:orth)?|e(?:ast)?|s(?:outh)?|w(?:est)?)\s*(\d{1,2})", said)
    if match is None:
        return _no_jump(said) or Misread("which way, how far?", "`j n 2` jumps two squares north")
    return c.Jump(speaker, match[1][0], int(match[2]))  # type: ignore[arg-type]  # one of the four


def _no_jump(said: str) -> Misread | None:
    """Two ways at once: one after the other, or a slanting one."""
    ways = "n(?:orth)?|e(?:ast)?|s(?:outh)?|w(?:est)?"
    match = re.match(rf"({ways})(\s*)-?({ways})\b", said)
    if match is None or match[1][0] == match[3][0]:
        return None
    help = "`j n 2` jumps two squares north"
    if match[2]:
        return Misread("a jump runs in one straight line", help, "move.jump.line")
    return Misread("a jump is never diagonal", help, "ruling.jump.direction")


def _card_and_more(
    verb: str, words: list[str], speaker: str, context: ReadingContext, names: Collection[str]
) -> tuple[str, str, str, tuple[str, ...], tuple[int, ...]] | Misread:
    """CARD [TARGET] [at SQUARE] [dice 1 3] [with PICK…]; square and target need no word before."""
    if not words:
        return Misread("which card?", f"`{verb} CARD [WHOM]`")
    near = context.laid(speaker) if verb == "use" else ()
    run = find_near(words, near, names, "card")
    if isinstance(run, Misread):
        return run
    card, rest = run
    target = square = ""
    pick: list[str] = []
    dice: list[int] = []
    mode = ""
    while rest:
        word = rest.pop(0)
        said = word.casefold()
        if said in ("at", "with", "dice", "on", "to") and rest:
            mode = said
            continue
        if mode == "dice" and re.fullmatch(r"[1-9]\d?", word):
            dice.append(int(word))
        elif mode == "with":
            named = find(word, [*context.cards, *context.players, *context.decks], "card")
            pick.append(named if isinstance(named, str) else word)
        elif mode != "at" and not target and (name := find_known(word, context)) is not None:
            target = name
        elif not square and parse_square(word.rpartition(":")[2]):
            square = square_meant(word, speaker, context)
            mode = ""
        else:
            named = find(word, [*context.cards, *context.decks], "card")
            if isinstance(named, Misread):
                return _neither(word, words, context, names)
            pick.append(named)
    return card, target, square, tuple(pick), tuple(dice)


def _neither(
    word: str, words: list[str], context: ReadingContext, names: Collection[str]
) -> Misread:
    """A word after the card that is no player and no card: perhaps the card's own (`armour`)."""
    named = find(word, [*context.players, *context.cards], "player or card")
    wrong = named if isinstance(named, Misread) else Misread(f"no player or card `{shown(word)}`")
    said = words[: words.index(word) + 1]
    guess = nearest("-".join(said), list(names))
    if wrong.help.startswith("did you mean") or guess is None or guess == words[0].casefold():
        return wrong
    return Misread(f"no card `{shown(' '.join(said))}`", f"did you mean `{guess}`?")


def _play(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    parts = _card_and_more("p", words, speaker, context, context.cards)
    if isinstance(parts, Misread):
        return parts
    card, target, square, pick, dice = parts
    return c.Play(speaker, card, target, square, (*pick, *map(str, dice)))


def _use(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    own = sheet_words(context, speaker)
    names = [
        "ability",
        *context.cards,
        *context.fighters,
        *trait_words(context),
        *own,
        *context.stances,
    ]
    parts = _card_and_more("use", words, speaker, context, names)
    if isinstance(parts, Misread):
        return parts
    card = parts[0] if parts[0] in context.cards else own.get(parts[0], parts[0])
    return c.Use(speaker, card, *parts[1:])


def _take(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    if not words:
        if len(context.here) == 1:
            return c.Take(speaker, context.here[0])
        there = listed((f"take {what}" for what in context.here), "or") if context.here else ""
        return Misread("take what?", there or "`take blood`, `take card` or a card by name")
    run = find_near(words, context.here, ["blood", "card", *context.cards], "card")
    if isinstance(run, Misread):
        return run
    return c.Take(speaker, run[0]) if not run[1] else too_much(run[1])


def _drop(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    if not words:
        return Misread("drop which card?", "`drop CARD`")
    own = sheet_words(context, speaker).get("-".join(words).casefold())
    if own is not None:
        return c.Drop(speaker, own)  # no slip: the rules say why not
    run = find_near(words, context.laid(speaker), context.cards, "card")
    if isinstance(run, Misread):
        return run
    return c.Drop(speaker, run[0]) if not run[1] else too_much(run[1])


def _discard(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    if not words:
        return Misread("discard which cards?", "`discard CARD CARD`")
    found: list[str] = []
    while words:
        deck = next((d for d in context.decks if words[0].casefold() in (d, f"{d}s")), "")
        run = (deck, words[1:]) if deck else find_run(words, context.cards, "card")
        if isinstance(run, Misread):
            return run
        found.append(run[0])
        words = run[1]
    due = context.due
    if isinstance(due, Choice) and due.purpose == "discard" and due.player == speaker:
        return c.Choose(speaker, tuple(found))  # it is what was asked for
    return c.Discard(speaker, tuple(found))


def _spend(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    words = [w for w in words if w.casefold() != "blood"]
    if not words:
        return c.Spend(speaker)
    if len(words) > 1 or not re.fullmatch(r"[1-9]\d?", words[0]):
        return Misread("how many blood counters?", "`spend 2`")
    return c.Spend(speaker, int(words[0]))


def _end(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    return c.End(speaker) if not words or words[0].casefold() == "turn" else too_much(words)


def _choose(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    due = context.due if isinstance(context.due, Choice) else None
    if not words or [w.casefold() for w in words] == [NONE]:
        if words and not (due and any(o.key.casefold() == NONE for o in due.options)):
            return c.Choose(speaker, ())
        if not words:
            return Misread("choose what?")
    options = options_of(words, context, due)
    return options if isinstance(options, Misread) else c.Choose(speaker, options)


def _deal(words: list[str], speaker: str, context: ReadingContext) -> c.Command | Misread:
    if not words:
        return Misread("which card came off the deck?", "`deal CARD`")
    if len(words) == 1 and (face := parse_face(words[0])) is not None:
        return c.Deal(speaker, str(face))
    run = find_run(words, context.cards, "card")
    if isinstance(run, Misread):
        return run
    return c.Deal(speaker, run[0]) if not run[1] else too_much(run[1])


PARSERS: dict[str, Parser] = {
    "m": _move, "j": _jump, "s": read_shot, "p": _play, "use": _use, "take": _take, "drop": _drop,
    "discard": _discard, "spend": _spend, "end": _end, "choose": _choose, "deal": _deal,
    "override": read_override, "join": read_join, "leave": read_leave,
}  # fmt: skip
