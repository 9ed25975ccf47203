"""Seeded games of random players with all of Deadlands: never refused, never stuck, no card lost."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fragkit.board.board import Board
from fragkit.board.joining import join
from fragkit.diagnostics import Problems
from fragkit.lab.random_player import RandomPlayer
from fragkit.load.maps.map_reader import load_map
from fragkit.model.word_values import Stats
from fragkit.rules.commands import Refusal
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Player, Setup
from fragkit.rules.modules import made_modules
from fragkit.rules.state import State
from tests.rules.kit import library

GAMES = Path(__file__).parents[2] / "games"
MOST = 20_000


def setup(seed: int) -> Setup:
    """Three to six fighters on a small map, dealt or with hands on the table."""
    box = library("deadlands")
    definition = load_map(GAMES / "boot-hill.yaml", Problems())
    assert definition is not None
    board = join([definition])
    assert isinstance(board, Board)
    ids = list(box.fighters)
    turned = ids[seed % 6 :] + ids[: seed % 6]
    players = tuple(Player(id, Stats.parse("2/3/2"), id) for id in turned[: 3 + seed % 4])
    modules = made_modules(id for pack in box.packs for id in pack.file.modules)
    return Setup(
        board, players, box.cards, box.fighters, dealing="dealt" if seed % 2 else "table",
        modules=modules, decks=box.decks,
    )  # fmt: skip


def cards_seen(state: State) -> Counter[str]:
    """Every card that lies somewhere, in a game that is dealt."""
    found: Counter[str] = Counter()
    for deck in state.decks.values():
        found.update(deck.cards or {})
        found.update(deck.discards)
    for seat in state.seats.values():
        found.update(seat.known)
        found.update(laid.card for laid in seat.play if not laid.ghost)
    for counter in state.floor:
        found.update(counter.cards)
    return found


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_comes_to_its_end(seed: int) -> None:
    table, player = Table(setup(seed)), RandomPlayer(seed)
    for _ in range(MOST):
        if table.is_over:
            break
        command = player.answer(table)
        answer = table.submit(command)
        assert not isinstance(answer, Refusal), (command, str(answer))
        hanging = [seat for seat in table.state.seats.values() if seat.figure]
        assert all(seat.status == "hanged" and not seat.square for seat in hanging)
        squares = [s.square or s.figure for s in hanging]
        assert len(set(squares)) == len(squares)
    assert table.is_over
    if seed % 2:
        printed = {id: card.copies for id, card in table.setup.cards.items()}
        assert cards_seen(table.state) == printed
