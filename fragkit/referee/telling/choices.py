"""The options of a choice as a screen shows them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fragkit.board.square_names import parse_square
from fragkit.language import say
from fragkit.model.effects.selector import is_selected
from fragkit.model.suits import parse_face
from fragkit.referee.reading.context import MOST_LISTED
from fragkit.term.style import Style, gathered

_MOST_ROWS = 9


def option_lines(request: dict[str, Any], style: Style) -> list[str]:
    """From the plain form of a choice (`request_plain`): what can be answered, and how."""
    keys = [option["key"] for option in request["options"]]
    if len(keys) > MOST_LISTED:
        if parse_face(keys[0]) is not None:
            return []  # what is asked for shows how to type a card
        squares = all(parse_square(key.rpartition(":")[2]) for key in keys)
        what = "a square" if squares else "one"
        return style.wrap(f"Name {what}, such as {keys[0]}: {len(keys)} will do.", "  ", "  ")
    told = []
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
        text = say(option["text"])
        if named and option["key"].isdecimal():  # the key is but a number in the list
            told.append(f"{option['key']} {text}")
        else:
            told.append(f"{number}{option['key']}" + (f" ({text})" if named else ""))
    if request["least"] == 0:
        told.append("none")
    lines: list[str] = []
    if secret:
        lines += style.wrap("Name the card; `hand` shows them to you alone.", "  ", "  ")
    if request["decks"]:
        *some, last = request["decks"]
        any_card = f"any {', '.join(some)} or {last} card" if some else f"any {last} card"
        if not told:
            backs = [deck for deck in request["decks"] if is_selected(request["which"], (deck,))]
            if request["purpose"] == "discard" and backs:
                enough = f"Discard one: {any_card}; `{backs[0]}` is enough."
                return lines + style.wrap(enough, "  ", "  ")
            return lines + style.wrap(f"Name one: {any_card}.", "  ", "  ")
        sorts = keys == ["none"]  # of secret cards one that fits, if there is one
        told.append(f"else name it: {any_card} that fits" if sorts else f"or {any_card}")
    if len(told) <= _MOST_ROWS and max(map(len, told), default=0) > 14:
        return lines + [line for text in told for line in style.wrap(text, "  ", "    ")]
    narrow = replace(style, width=style.width - 2)
    return lines + [f"  {line}" for line in gathered(told, narrow)]
