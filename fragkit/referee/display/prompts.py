"""Requests on a screen: the line, the prompt, and the list of options."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from typing import Any

from fragkit.board.own_board import is_unnamed
from fragkit.board.square_names import parse_square
from fragkit.language import translate
from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.model.effects.selector import is_selected
from fragkit.model.playing_cards import parse_face
from fragkit.referee.parsing.context import MOST_LISTED, numbered_options
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Act, Choice, Draw, Over, Request, Roll
from fragkit.term.style import Style, gathered, wrap


def request_text(request: Request) -> Sentence:
    """Return the request as one line for the players."""
    who = request.player
    match request:
        case Roll():
            return _roll_text(request)
        case Choice(reason=reason, most=1):
            return say("{player}, {reason}", player=who, reason=reason)
        case Choice(reason=reason):
            how_many = count_text(request)
            return say("{player}, {reason} ({how})", player=who, reason=reason, how=how_many)
        case Draw():
            return _draw_text(request)
        case Act(note=note):
            left = plural(
                "{player}: {movement} movement and {n} attack left",
                "{player}: {movement} movement and {n} attacks left",
                player=who, movement=request.movement, n=request.attacks,
            )  # fmt: skip
            return say("{text}. {note:cap}", text=left, note=note) if note else left
        case Over():
            return say("The game is over. {result:cap}.", result=won_text(request))
    return say("{player}: continue", player=who)


def _roll_text(roll: Roll) -> Sentence:
    """Return `Red: roll 2d to hit Blue (3 or more)`.

    If something changed the number of dice, the receipt follows: `6d = 3d ×2 (Overclock)`.
    """
    points = say("{n:signed}", n=roll.receipt.points) if roll.receipt.points else NOTHING
    shown = {"player": roll.player, "dice": roll.dice, "points": points, "reason": roll.reason}
    if roll.need:
        text = say(
            "{player}: roll {dice}d{points} {reason} ({need} or more)", **shown, need=roll.need
        )
    elif roll.reason:
        text = say("{player}: roll {dice}d{points} {reason}", **shown)
    else:
        text = say("{player}: roll {dice}d{points}", **shown)
    if not roll.receipt.entries:
        return text
    return say("{text}. {receipt}", text=text, receipt=roll.receipt.text)


def _draw_text(draw: Draw) -> Sentence:
    shown = {"player": draw.player, "deck": draw.deck, "reason": draw.reason}
    if draw.face_up and draw.reason:
        return say(
            "{player}: turn up a card from the {deck} deck ({reason}). Type its face, such as 7H",
            **shown,
        )
    if draw.face_up:
        return say(
            "{player}: turn up a card from the {deck} deck. Type its face, such as 7H", **shown
        )
    if draw.reason:
        return say("{player}: draw a card from the {deck} deck ({reason})", **shown)
    return say("{player}: draw a card from the {deck} deck", **shown)


def won_text(over: Over) -> Sentence:
    """Return `Red wins`, `Red and Blue win` or `the red team wins`."""
    if over.side:
        return say("the {team} team wins", team=over.side)
    if not over.player:
        return say("nobody wins")
    if len(over.winners) > 1:
        return say("{winners:and} win", winners=over.winners)
    return say("{winner} wins", winner=over.player)


def is_blind(request: Request) -> bool:
    """Return whether chance chooses the card, from a hand that nobody may look at."""
    return isinstance(request, Choice) and request.purpose == "random"


def is_secret(request: Request, cards: Container[str]) -> bool:
    """Return whether the options are cards of a hand, which only the chooser may see."""
    if not isinstance(request, Choice):
        return False
    if request.purpose == "cure":
        return True  # even if there are no options, so that nobody notices
    hand = request.rule == "hand.hidden" or request.purpose == "discard"
    return hand and any(option.key in cards for option in request.options)


def only_choice(choice: Choice) -> str:
    """Return the only option, or "" if there are several."""
    if choice.decks or choice.least != 1 or len(choice.options) != 1:
        return ""
    return choice.options[0].key


def count_text(choice: Choice) -> Sentence:
    if choice.least == choice.most:
        return say("choose {n}", n=choice.most)
    if choice.least == 0:
        return say("choose up to {n}", n=choice.most)
    return say("choose {least} to {most}", least=choice.least, most=choice.most)


def prompt_text(request: Request, square: str = "") -> Text:
    """Return `Red 7m 1a C4>`: the active player, movement and attacks left, and the square."""
    who = request.player
    match request:
        case Roll():
            return f"{who} {request.dice}d> "
        case Act():
            where = "" if is_unnamed(square) else square
            return f"{who} {request.movement}m {request.attacks}a {where}".rstrip() + "> "
        case Choice():
            return f"{who} ?> "
        case Draw():
            return say("{player} draws> ", player=who)
    return say("game over> ")


def request_plain(request: Request) -> dict[str, Any]:
    """Return the request's fields and its line, for JSON."""
    plain: dict[str, Any] = to_plain(request)
    if isinstance(request, Roll | Choice | Draw):
        plain["reason"] = request.reason
    if isinstance(request, Act):
        plain["note"] = request.note
    if isinstance(request, Roll):
        plain["receipt"] = request.receipt.text
    if isinstance(request, Choice):
        numbers = {key: n for n, key in numbered_options(request).items()}
        for shown, option in zip(plain["options"], request.options, strict=True):
            shown["text"] = option.text
            shown["number"] = numbers.get(option.key, 0)
    return {**plain, "text": request_text(request)}


_MOST_ROWS = 9


def option_lines(request: dict[str, Any], style: Style) -> list[str]:
    """Return the options of a choice for a screen, from its plain form (`request_plain`)."""
    keys = [option["key"] for option in request["options"]]
    if len(keys) > MOST_LISTED:
        many = _many_options(keys)
        return style.wrap(many, "  ", "  ") if many else []
    secret = request.get("secret", False)
    options = [
        _option_text(option, secret)
        for option in request["options"]
        if not secret or option["key"] in ("blood", "die")
    ]
    if request["least"] == 0:
        options.append("none")
    lines: list[str] = []
    if secret:
        text = say("Type the card's name. `hand` shows the cards to you alone.")
        lines += style.wrap(text, "  ", "  ")
    if decks := tuple(request["decks"]):
        if not options:
            return lines + style.wrap(_any_card(request, decks), "  ", "  ")
        if keys == ["none"]:  # of the secret cards, one that fits, if there is one
            text = say("or any {decks:or} card that fits", decks=decks)
        else:
            text = say("or any {decks:or} card", decks=decks)
        options.append(translate(text))
    if len(options) <= _MOST_ROWS and max(map(len, options), default=0) > 14:
        return lines + [line for text in options for line in wrap(text, style.width, "  ", "    ")]
    narrow = replace(style, width=style.width - 2)
    return lines + [f"  {line}" for line in gathered(options, narrow)]


def _many_options(keys: list[str]) -> Text:
    if parse_face(keys[0]) is not None:
        return NOTHING  # the question shows how to type a card
    if all(parse_square(key.rpartition(":")[2]) for key in keys):
        return say("Type a square, such as {square}.", square=keys[0])
    return say("Type one of the {n} options, such as {option}.", n=len(keys), option=keys[0])


def _any_card(request: dict[str, Any], decks: tuple[str, ...]) -> Text:
    backs = [deck for deck in decks if is_selected(request["which"], (deck,))]
    if request["purpose"] == "discard" and backs:
        return say(
            "Discard any {decks:or} card: type its name, or just `{option}`.",
            decks=decks, option=backs[0],
        )  # fmt: skip
    return say("Type the name of any {decks:or} card.", decks=decks)


def _option_text(option: dict[str, Any], secret: bool) -> str:
    """Return `1 C4` or `2 pulse-rifle (4 ammo)`.

    Secret cards have no numbers, because these would reveal how many cards there are.
    """
    key, number = option["key"], option["number"]
    text = translate(option["text"])
    is_said = not text or text == key or text.endswith(f" {number}")
    if not is_said and key.isdecimal():  # the key is a number in the list
        return f"{key} {text}"
    typed = f"{number} {key}" if number and not secret else key
    return typed if is_said else f"{typed} ({text})"
