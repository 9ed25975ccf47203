"""Read commands from text and write them: `parse_command` and `command_line` are inverses.

    parse_command("s bl pul 4", context)  ->  Shoot("Red", "Blue", "pulse-rifle", 4)
    command_line(Shoot("Red", "Blue", "pulse-rifle", 4), context)  ->  "s Blue pulse-rifle 4"

Players may abbreviate. `command_line` writes the canonical form, which the record keeps. A command
that declares its words needs no parser:

    hold            words=()
    give boots red  words=(card `what`, player `to`)
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

from fragkit.board.square_names import parse_square
from fragkit.language.sentences import say
from fragkit.model.playing_cards import parse_face, read_faces
from fragkit.model.said_card import SaidCard, parse_said
from fragkit.referee.parsing.context import (
    ParseContext,
    find_known,
    find_verb,
    mode_words,
    numbered_options,
    verbs_of,
    ways_of,
)
from fragkit.referee.parsing.grammar import read_by_grammar, written_by_grammar, written_words
from fragkit.referee.parsing.matching import Misread, did_you_mean, find, shown, too_much
from fragkit.referee.parsing.verbs import NONE, PARSERS, Parser, of_decks, options_of, waiting_shot
from fragkit.rules import commands as c
from fragkit.rules.commands import TABLE_COMMANDS
from fragkit.rules.requests import Choice, Draw

MOST_DICE = 100
MOST_ROWS = 9  # options of a choice that a refusal lists
_EACH_DIE = say("type each die, 1 to 6: `4 2 6`")

# -- from text ---------------------------------------------------------------------


def parse_command(text: str, context: ParseContext) -> c.Command | Misread:
    """Return the command in the text, or a misread if a word has no meaning."""
    speaker, rest = split_speaker(text, context)
    if isinstance(speaker, Misread):
        return speaker
    chosen = _as_options(rest, speaker, context, whole=True)
    if chosen is not None:
        return chosen
    dice = _as_dice(rest, speaker)
    if dice is not None:
        return dice
    words = rest.split()
    if not words:
        return Misread(say("type a command"), say("type `help` for the commands"))
    verb = find_verb(words[0], context)
    reader = None if isinstance(verb, Misread) else _reader(verb, context)
    if isinstance(verb, Misread) or reader is None:
        chosen = _as_options(rest, speaker, context, whole=False)
        if chosen is not None:
            return chosen
        if isinstance(verb, Misread):
            slip = _no_choice(words, context) or _no_dice(words) or _moved_without_verb(words)
            return slip or verb
        return too_much(words[1:] or words)
    return reader(words[1:], speaker, context)


def _reader(verb: str, context: ParseContext) -> Parser | None:
    """Return the parser of a verb: a function of its own, or one that uses its declared grammar."""
    if verb in PARSERS:
        return PARSERS[verb]
    found = context.modules.commands.values()
    rows = [row for row in found if row.verb == verb and row.words is not None]
    return partial(read_by_grammar, rows) if rows else None


def split_speaker(text: str, context: ParseContext) -> tuple[str | Misread, str]:
    """Split `green: p disconnect red` into ("Green", "p disconnect red")."""
    match = re.match(r"\s*([^\s:]+)\s*:(\s*)(.*)", text, re.S)
    if match is None:
        return _named_first(text, context)
    name, gap, rest = match.groups()
    if not gap and rest and parse_square(rest.strip()) and find_known(name, context) is None:
        return context.speaker, text.strip()  # `reactor:A1` is a square
    return find(name, context.players, "player"), rest.strip()


def _named_first(text: str, context: ParseContext) -> tuple[str | Misread, str]:
    """Split `blue p desync`, because a full name and a verb need no colon in between."""
    words = text.split(None, 2)
    name = next((p for p in context.players if words and p.casefold() == words[0].casefold()), "")
    if len(words) > 1 and name and words[1].casefold() in verbs_of(context.modules):
        return name, text.split(None, 1)[1].strip()
    return context.speaker, text.strip()


def _no_choice(words: list[str], context: ParseContext) -> Misread | None:
    """Report a typo as a wrong option while the referee waits for a choice."""
    if not isinstance(context.due, Choice) or not (context.due.options or context.due.decks):
        return None
    wrong = options_of(words, context, context.due)
    return wrong if isinstance(wrong, Misread) else None


def _moved_without_verb(words: list[str]) -> Misread | None:
    if len(words) > 1 and all(re.fullmatch("[nesw]", w.casefold()) for w in words):
        return Misread(say("to move, start with `m`"), did_you_mean(f"m {' '.join(words)}"))
    if parse_square(words[0]) and len(words) == 1:
        return Misread(say("to move, start with `m`"), did_you_mean(f"m {words[0]}"))
    return None


def _no_dice(words: list[str]) -> Misread | None:
    """Report a typo that starts with a digit as wrong dice."""
    if not words[0][0].isdecimal() or parse_square(words[0]):
        return None
    return Misread(say("can't read `{typed}` as dice", typed=shown(" ".join(words))), _EACH_DIE)


def _as_dice(text: str, speaker: str) -> c.Faces | Misread | None:
    """Read dice: `4 2 6`, `4,2,6`, `4-2-6`, `4.2.6`, `426` and `4 2 and 6` are the same three dice."""
    text = re.sub(r"(?<=\d)\s+and\s+(?=\d)", " ", text, flags=re.I)
    if not re.fullmatch(r"[\d\s,+.;/&-]*\d[\d\s,+.;/&-]*", text):
        return None
    if below := re.search(r"(?<!\S)-\d", text):
        return Misread(say("a die can't show {number}", number=int(below[0])), _EACH_DIE)
    faces = [int(d) for d in re.findall(r"\d", text)]
    bad = [f for f in faces if not 1 <= f <= 6]
    if bad:
        return Misread(say("a die can't show {number}", number=bad[0]), _EACH_DIE)
    if len(faces) > MOST_DICE:
        return Misread(say("type up to {most} dice, not {dice}", most=MOST_DICE, dice=len(faces)))
    return c.Faces(speaker, tuple(faces))


def _as_options(
    text: str, speaker: str, context: ParseContext, whole: bool
) -> c.Command | Misread | None:
    """Read an answer to the current choice or draw, typed without `choose` or `deal`.

    Options typed in full have priority over commands; abbreviated ones do not.
    """
    due = context.due
    if isinstance(due, Draw) and parse_face(text) is not None:
        return c.Deal(speaker, str(parse_face(text)))
    if isinstance(due, Draw) and not whole:
        card = find(text.strip(), of_decks(context, (due.deck,)), "card")
        return c.Deal(speaker, card) if isinstance(card, str) else None
    if not isinstance(due, Choice):
        return None
    words = text.split()
    if whole and (named := _as_faces(text, speaker, context, due)) is not None:
        return named
    if whole:
        if due.least == 0 and text.casefold() in (NONE, "no", "-", "pass"):
            return c.Choose(speaker, ())
        keys = {o.key.casefold(): o.key for o in due.options}
        if key := keys.get("-".join(words).casefold()):
            return c.Choose(speaker, (key,))
        if words and all(w.casefold() in keys for w in words):
            return c.Choose(speaker, tuple(keys[w.casefold()] for w in words))
        if words and all(re.fullmatch(r"\d{1,6}", w) for w in words):
            return _by_number([int(w) for w in words], speaker, due)
        return None
    options = options_of(words, context, due)
    if isinstance(options, tuple):
        return c.Choose(speaker, options)
    shot = waiting_shot(words, speaker, context)
    return shot if isinstance(shot, c.Shoot) else None


def _as_faces(
    text: str, speaker: str, context: ParseContext, due: Choice
) -> c.Command | Misread | None:
    """Read playing cards if the choice asks for them: `ks, 10♥ 3c`."""
    among = [parse_face(option.key) is not None for option in due.options]
    if not any(among):
        return None
    words, (faces, wrong) = text.split(), read_faces(text)
    if faces and not wrong:
        return c.Choose(speaker, tuple(map(str, faces)))
    is_verb = words and words[0].casefold() in verbs_of(context.modules)
    if all(among) and not is_verb and (faces or any(map(parse_face, words))):
        help = say("type a value and a suit, such as `KS` or `10H`, or `JOKER`")
        return Misread(say("`{typed}` is not a playing card", typed=shown(wrong)), help, due.rule)
    return None


def _by_number(numbers: list[int], speaker: str, due: Choice) -> c.Command | Misread | None:
    """Read numbers as options, by the numbers that the list shows."""
    by_number = numbered_options(due)
    if not by_number and not due.options:
        return None
    wrong = [n for n in numbers if n not in by_number]
    if not wrong and len(numbers) <= due.most:
        return c.Choose(speaker, tuple(by_number[n] for n in numbers))
    if len(numbers) > due.most:
        what = say("no dice now: {reason}", reason=due.reason)
    else:
        what = say("`{typed}` is not an option", typed=str(wrong[0]))
    rows = [f"{n} ({key})" for n, key in by_number.items()]
    if rows[MOST_ROWS:]:
        options = f"{', '.join(rows[:MOST_ROWS])} …"
        return Misread(what, say("choose {options_typed:or}", options_typed=options), due.rule)
    if rows:
        return Misread(what, say("choose {options_typed:or}", options_typed=tuple(rows)), due.rule)
    first = due.options[0].key
    if parse_square(first.rpartition(":")[2]):
        return Misread(what, say("type a square, such as {square}", square=first), due.rule)
    return Misread(what, say("type an option, such as `{example}`", example=first), due.rule)


# -- to text ---------------------------------------------------------------------------


def command_line(command: c.Command, context: ParseContext) -> str:
    """Return the canonical text. This is the inverse of `parse_command`."""
    line = _line(command, context)
    if isinstance(command, TABLE_COMMANDS) or command.player == context.speaker:
        return line
    return f"{command.player}: {line}"


def _line(command: c.Command, context: ParseContext) -> str:
    match command:
        case c.Faces(dice=dice):
            return " ".join(map(str, dice))
        case c.Choose(options=options):
            return _said("choose", *(options or (NONE,)))
        case c.Move(path=path):
            alone = len(path) == 1 and not ways_of(path[0])
            return _said("m", "via" if alone else "", *path)
        case c.Walk(squares=squares, onto=onto, square=square):
            return _said("m", str(squares), *onto, square)
        case c.MoveTo(square=square):
            return f"m {square}"
        case c.Jump(direction=way, squares=squares):
            return f"j {way} {squares}"
        case c.Shoot(at=at, blocked=blocked) if at:
            shot = _line(replace(command, at=0, blocked=False), context).split(" ", 2)
            return _said(*shot[:2], f"at {at}", "blocked" if blocked else "", *shot[2:])
        case c.Shoot(said=said) if said and isinstance(card := parse_said(said), SaidCard):
            shot = _line(replace(command, weapon="", said=""), context).split(" ", 2)
            return _said(*shot[:2], card.shot_text, *shot[2:])
        case c.Shoot(target=target, weapon=weapon, ammo=ammo, mode=mode, then=then, via=via):
            word = next(
                (w for w, m in mode_words(context, weapon, command.player).items() if m == mode),
                mode,
            )
            return _said(
                "s", target or "-", weapon, str(ammo or ""), word, "via" if via else "", via,
                "then" if then else "", *(t or "-" for t in then),
            )  # fmt: skip
        case c.Play(said=said, target=target) if said:
            return _said("p", said, target)
        case c.Play(card=card, target=target, square=square, pick=pick):
            return _said("p", card, target, *_more(square, (), pick))
        case c.Use(card=card, target=target, square=square, pick=pick, dice=dice):
            return _said("use", card, target, *_more(square, dice, pick))
        case c.Override(player=player, fact=fact):
            row = context.facts[fact]
            whose = "" if row.about == "side" else player
            return _said("override", whose, fact, *written_words(row.words, command))
        case c.Join(player=player, stats=stats, fighter=fighter, after=after, wins=wins):
            won = f"wins:{wins}" if wins else ""
            return _said("join", player, fighter, won, stats, f"after {after}" if after else "")
    return written_by_grammar(context.modules.commands[type(command)], command)


def _more(square: str, dice: tuple[int, ...], pick: tuple[str, ...]) -> tuple[str, ...]:
    return (
        f"at {square}" if square else "",
        "dice " + " ".join(map(str, dice)) if dice else "",
        "with " + " ".join(pick) if pick else "",
    )


def _said(*words: str) -> str:
    return " ".join(w for w in words if w)
