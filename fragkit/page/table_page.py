"""Answer a page about one game: protocol 1, and what a page draws.

    {"do": "m e e n"}                  protocol 1 (docs/reference/protocol.md)
    {"ask": "hello"}                   the first message again: who plays, what is due
    {"ask": "board"}                   the map as the press draws it, and where its squares are
    {"ask": "buttons", "as": "Blue"}   what that player can do now (default: the one who is asked)
    {"ask": "log"}                     every input so far
    {"ask": "cards"}                   the cards of the game, by name
    {"ask": "card", "card": "boomstick"} one card as it is printed

An answer to `ask` has the `type` of its question. The same messages travel inside one phone and over
a network: what a seat may know is for the caller to decide.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.model.pack import Library
from fragkit.page.map_picture import board_picture
from fragkit.press.item_pictures import PackPainter
from fragkit.referee.messages import Message, in_language
from fragkit.referee.questions.buttons import buttons
from fragkit.referee.questions.questions import worded
from fragkit.referee.referee import Referee


class TablePage:
    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def answer(self, message: Mapping[str, Any]) -> Message:
        if "ask" not in message:
            answer = self.referee.answer_safely(message)
        else:
            answer = self._ask(str(message["ask"]), message)
        return {"id": message["id"], **answer} if "id" in message else answer

    def _ask(self, what: str, message: Mapping[str, Any]) -> Message:
        run = self.referee.run
        match what:
            case "hello":
                return self.referee.hello()
            case "board":
                return {"type": "board", **board_picture(run.setup.board, run.opened.library)}
            case "buttons":
                player = str(message.get("as", ""))
                if player and player not in run.game.state.seats:
                    return unknown(what)
                secret = self.referee.secrecy.covers and not message.get("open")
                return {"type": "buttons", "buttons": buttons(run, player, secret)}
            case "log":
                inputs = [in_language(self.referee.messages.input(done)) for done in run.log]
                return {"type": "log", "inputs": inputs}
            case "cards":
                return {"type": "cards", "cards": card_list(run.opened.library)}
            case "card":
                return card_picture(str(message.get("card", "")), run.opened.library)
        return unknown(what)


def unknown(what: str) -> Message:
    """Refuse a question that does not exist, in the form of protocol 1."""
    text = translate(say("a page can't ask `{typed}`", typed=what[:40]))
    return {"type": "refused", "said": what[:40], "refusal": {"rule": "", "text": text, "help": ""}}


def card_list(library: Library) -> list[dict[str, Any]]:
    return [
        {"id": card.id, "name": worded(card).name, "deck": card.deck, "weapon": card.is_weapon}
        for card in library.cards.values()
    ]


def card_picture(id: str, library: Library) -> Message:
    card = library.cards.get(id)
    if card is None:
        return unknown(id)
    pack = next(p for p in reversed(library.packs) if p.cards.get(id) is card)
    svg, _ = PackPainter(library, pack, Problems()).card(worded(card))
    return {"type": "card", "card": id, "name": worded(card).name, "svg": svg}
