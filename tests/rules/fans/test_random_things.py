"""Random play with random combinations of verb, moment, condition and place."""

from __future__ import annotations

from itertools import islice

import pytest

from fragkit.rules.commands import Refusal
from fragkit.rules.flow.game_table import Table
from fragkit.rules.requests import Act, Over, Roll
from tests.rules.fans.arena import MOST_DICE, Made, Meddler
from tests.rules.fans.random_things import things
from tests.rules.test_random_games import count_cards

DECISIONS = 60
LOOKS = 20  # so often, in decisions, everything that is offered to anybody is tried


def play(made: Made, seed: int) -> Table:
    """A short game in which the rules are watched; whatever goes wrong is an AssertionError."""
    game = made.game()
    table = game.run.table
    printed = {id: card.copies for id, card in game.run.opened.setup.played_cards.items()}
    player = Meddler(seed, restless=15)
    for number in range(DECISIONS):
        if isinstance(table.request, Over):
            break
        if number % LOOKS == 0:
            offers_stand(table)
        command = player.answer(table)
        told = table.submit(command)
        assert not isinstance(told, Refusal), f"{command} was legal and is refused: {told}"
        holds(table, printed)
    return table


def offers_stand(table: Table) -> None:
    if isinstance(table.request, Roll) and table.request.dice > MOST_DICE:
        return
    for name in table.state.seats:
        for command in table.legal(name):
            refused = table.refuse(command)
            assert refused is None, f"{command} is offered and refused: {refused}"


def holds(table: Table, printed: dict[str, int]) -> None:
    """What is so whatever anybody writes."""
    game, state = table.game, table.state
    assert count_cards(game) == printed, "every card is in exactly one place"
    for seat in state.seats.values():
        assert bool(seat.square) == (seat.status in ("standing", "hanged")), seat
        assert seat.blood >= 0
        assert seat.frags >= 0
        assert seat.wounds >= 0
        assert all(laid.ammo >= -1 and laid.armor >= 0 for laid in seat.play)
        assert not seat.square or seat.square in game.ground.place, "nobody is inside rock"
    if state.turn is not None:
        assert state.turn.movement >= 0
    if isinstance(table.request, Act):
        resting = [s.square for s in state.seats.values() if s.square and s.name != game.active()]
        assert len(set(resting)) == len(resting), "no two fighters at rest on a square"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_whatever_check_accepts_can_be_played(seed: int) -> None:
    for number, (place, words, made) in enumerate(islice(things(seed), 20)):
        table = play(made, number)
        begun, count = made.game().run.table, table.count
        table.undo(count - begun.count)
        assert table.state == begun.state, f"{place}: {words}"
