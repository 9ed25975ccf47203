"""What is due, in words: the line above the prompt, and the prompt itself."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from fragkit.referee.reading.context import numbered_options
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Act, Choice, Draw, Over, Request, Roll


def request_text(request: Request) -> str:
    """One line for the table: who, what, why."""
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
    """`Red has won`, `Red and Blue have won`, `team red has won`."""
    if over.side:
        return f"team {over.side} has won"
    if not over.player:
        return "nobody has won"
    return f"{' and '.join(over.winners)} {'has' if len(over.winners) == 1 else 'have'} won"


def dice_text(roll: Roll) -> str:
    """`3d`, or its receipt when something changed the number: `6d = 3d ×2 (Overclock)`."""
    return str(roll.receipt) if roll.receipt.entries or roll.receipt.points else f"{roll.dice}d"


def needed(roll: Roll) -> str:
    return f", needs {roll.need}" if roll.need else ""


def is_blind(request: Request) -> bool:
    """A card out of a hand that nobody may look at: chance decides, not a player."""
    return isinstance(request, Choice) and request.purpose == "random"


def is_secret(request: Request, cards: Container[str]) -> bool:
    """Whether the options are cards of a hand, which only the one who chooses may see."""
    if not isinstance(request, Choice):
        return False
    if request.purpose == "cure":
        return True  # also with none to choose from: nobody is to see that
    hand = request.rule == "hand.hidden" or request.purpose == "discard"
    return hand and any(option.key in cards for option in request.options)


def only_choice(choice: Choice) -> str:
    """The one way to answer, or "" where there are several."""
    if choice.decks or choice.least != 1 or len(choice.options) != 1:
        return ""
    return choice.options[0].key


def count_text(choice: Choice) -> str:
    if choice.least == choice.most:
        return f"choose {choice.most}"
    return f"up to {choice.most}" if choice.least == 0 else f"{choice.least} to {choice.most}"


def prompt_text(request: Request, square: str = "") -> str:
    """`Red 7m 1a C4>`: whose turn, movement and attacks left, where."""
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
    """For JSON: the request's fields, and its line."""
    plain: dict[str, Any] = to_plain(request)
    if isinstance(request, Roll):
        plain["receipt"] = str(request.receipt)
    if isinstance(request, Choice):
        numbers = {key: n for n, key in numbered_options(request).items()}
        for option in plain["options"]:
            option["number"] = numbers.get(option["key"], 0)
    return {**plain, "text": request_text(request)}
