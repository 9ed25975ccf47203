"""With dealt cards nothing that is told, asked or offered names a card that is in a hand."""

from __future__ import annotations

import json
import re

import pytest

from fragkit.lab.random_player import RandomPlayer
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.referee import Referee
from tests.referee.tables import sit

QUESTIONS = ("?", "who", "log", "p zzz", "s blue zz", "xyz")


def seen(referee: Referee, line: str) -> set[str]:
    """Cards that everybody has come to know: named, in play, discarded, on the floor."""
    state = referee.run.table.state
    cards = {word for word in line.split() if word in referee.run.setup.cards}
    cards.update(laid.card for seat in state.seats.values() for laid in seat.play)
    cards.update(card for deck in state.decks.values() for card in deck.discards)
    cards.update(card for c in state.floor if not c.deck for card in c.cards)
    return cards


def named(referee: Referee, answer: dict, known: set[str]) -> list[str]:
    """Cards of a hand that the answer names; the options of a secret choice are its player's."""
    request = {
        k: v
        for k, v in answer["request"].items()
        if k != "options" or "secret" not in answer["request"]
    }
    text = json.dumps({**answer, "request": request}, ensure_ascii=False)
    held = {card for seat in referee.run.table.state.seats.values() for card in seat.known} - known
    names = [(card, referee.run.setup.cards[card].name) for card in sorted(held)]
    return [
        card
        for card, name in names
        if name in text or re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", text)
    ]


def play(path, dice: str, seed: int, inputs: int) -> None:
    referee, player = sit(path, dice=dice, cards="dealt", seed=seed), RandomPlayer(seed, restless=8)
    referee.hello()
    known: set[str] = set()
    for number in range(inputs):
        if referee.run.table.is_over:
            break
        pause = referee.run.rolls_itself(referee.run.request)
        line = (
            "" if pause else command_line(player.answer(referee.run.table), referee.run.context())
        )
        answer = referee.answer({"do": line, "sure": True})
        known |= seen(referee, line)
        assert named(referee, answer, known) == [], line
        for question in QUESTIONS if number % 5 == 0 else ():
            assert named(referee, referee.answer({"do": question}), known) == [], question


def test_no_card_of_a_hand_is_named(path):
    play(path, "table", 3, 25)


@pytest.mark.slow
@pytest.mark.parametrize("dice", ["table", "auto"])
def test_no_card_of_a_hand_is_named_in_whole_games(path, dice):
    play(path, dice, 5, 250)
