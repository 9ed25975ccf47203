"""What the referee asks for: the request as a line, the prompt, and the list of options."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from typing import Any

from fragkit.board.square_names import parse_square
from fragkit.language import translate
from fragkit.model.effects.selector import is_selected
from fragkit.model.suits import parse_face
from fragkit.referee.parsing.context import MOST_LISTED, numbered_options
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Act, Choice, Draw, Over, Request, Roll
from fragkit.term.style import Style, gathered


def request_text(request: Request) -> str:
    """Return the request as one line for the table: who, what, why."""
    who = request.player
    match request:
        case Roll():
            return f"{who}: {dice_text(request)} {request.reason}".rstrip() + needed(request)
        case Choice():
            many = "" if request.most == 1 else f" ({count_text(request)})"
            return f"{who}: {request.reason}{many}"
        case Draw(face_up=True):
            about = f", {request.reason}" * bool(request.reason)
            return f"{who}: turn up a {request.deck} card{about}: its face, such as 7H"
        case Draw():
            return f"{who}: draw a {request.deck} card" + (
                f", {request.reason}" * bool(request.reason)
            )
        case Act():
            note = f"; {request.note}" if request.note else ""
            return f"{who}: {request.movement} movement, {request.attacks} attack{'s' * (request.attacks != 1)} left{note}"
        case Over():
            return f"The game is over: {won_text(request)}."
    return f"{who}: go on"


def won_text(over: Over) -> str:
    """Return `Red has won`, `Red and Blue have won` or `team red has won`."""
    if over.side:
        return f"team {over.side} has won"
    if not over.player:
        return "nobody has won"
    return f"{' and '.join(over.winners)} {'has' if len(over.winners) == 1 else 'have'} won"


def dice_text(roll: Roll) -> str:
    """Return `3d`, or the receipt when something changed the number: `6d = 3d ×2 (Overclock)`."""
    return str(roll.receipt) if roll.receipt.entries or roll.receipt.points else f"{roll.dice}d"


def needed(roll: Roll) -> str:
    return f", needs {roll.need}" if roll.need else ""


def is_blind(request: Request) -> bool:
    """Return whether chance chooses: a card from a hand that nobody may look at."""
    return isinstance(request, Choice) and request.purpose == "random"


def is_secret(request: Request, cards: Container[str]) -> bool:
    """Return whether the options are cards of a hand, which only the chooser may see."""
    if not isinstance(request, Choice):
        return False
    if request.purpose == "cure":
        return True  # also with none to choose from: nobody is to see that
    hand = request.rule == "hand.hidden" or request.purpose == "discard"
    return hand and any(option.key in cards for option in request.options)


def only_choice(choice: Choice) -> str:
    """Return the only option, or "" where there are several."""
    if choice.decks or choice.least != 1 or len(choice.options) != 1:
        return ""
    return choice.options[0].key


def count_text(choice: Choice) -> str:
    if choice.least == choice.most:
        return f"choose {choice.most}"
    return f"up to {choice.most}" if choice.least == 0 else f"{choice.least} to {choice.most}"


def prompt_text(request: Request, square: str = "") -> str:
    """Return `Red 7m 1a C4>`: whose turn it is, movement and attacks left, where."""
    who = request.player
    match request:
        case Roll():
            return f"{who} {request.dice}d> "
        case Act():
            return f"{who} {request.movement}m {request.attacks}a {square}".rstrip() + "> "
        case Choice():
            return f"{who} ?> "
        case Draw():
            return f"{who} draws> "
    return "over> "


def request_plain(request: Request) -> dict[str, Any]:
    """Return the request's fields and its line, for JSON."""
    plain: dict[str, Any] = to_plain(request)
    if isinstance(request, Roll):
        plain["receipt"] = str(request.receipt)
    if isinstance(request, Choice):
        numbers = {key: n for n, key in numbered_options(request).items()}
        for option in plain["options"]:
            option["number"] = numbers.get(option["key"], 0)
    return {**plain, "text": request_text(request)}


_MOST_ROWS = 9


def option_lines(request: dict[str, Any], style: Style) -> list[str]:
    """Return the options of a choice for a screen, from its plain form (`request_plain`)."""
    keys = [option["key"] for option in request["options"]]
    if len(keys) > MOST_LISTED:
        if parse_face(keys[0]) is not None:
            return []  # what is asked for shows how to type a card
        squares = all(parse_square(key.rpartition(":")[2]) for key in keys)
        what = "a square" if squares else "one"
        return style.wrap(f"Name {what}, such as {keys[0]}: {len(keys)} will do.", "  ", "  ")
    options = []
    secret = request.get("secret", False)
    for option in request["options"]:
        if secret and option["key"] not in ("blood", "die"):
            continue
        # Of secret cards not even the number is told, and a number behind them would tell it.
        number = f"{option['number']} " if option["number"] and not secret else ""
        named = option["text"] and option["text"] not in (
            option["key"],
            f"number {option['number']}",
        )
        text = translate(option["text"])
        if named and option["key"].isdecimal():  # the key is but a number in the list
            options.append(f"{option['key']} {text}")
        else:
            options.append(f"{number}{option['key']}" + (f" ({text})" if named else ""))
    if request["least"] == 0:
        options.append("none")
    lines: list[str] = []
    if secret:
        lines += style.wrap("Name the card; `hand` shows them to you alone.", "  ", "  ")
    if request["decks"]:
        *some, last = request["decks"]
        any_card = f"any {', '.join(some)} or {last} card" if some else f"any {last} card"
        if not options:
            backs = [deck for deck in request["decks"] if is_selected(request["which"], (deck,))]
            if request["purpose"] == "discard" and backs:
                enough = f"Discard one: {any_card}; `{backs[0]}` is enough."
                return lines + style.wrap(enough, "  ", "  ")
            return lines + style.wrap(f"Name one: {any_card}.", "  ", "  ")
        sorts = keys == ["none"]  # of secret cards one that fits, if there is one
        options.append(f"else name it: {any_card} that fits" if sorts else f"or {any_card}")
    if len(options) <= _MOST_ROWS and max(map(len, options), default=0) > 14:
        return lines + [line for text in options for line in style.wrap(text, "  ", "    ")]
    narrow = replace(style, width=style.width - 2)
    return lines + [f"  {line}" for line in gathered(options, narrow)]
