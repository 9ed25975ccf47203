"""Two maps as one arena: teleporters, numbers, and twelve players (tele.maps.*, src.deathmatch.twelve)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.lab.random_player import play
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.setup.game_setup import GameOptions, OpenedGame, new_game
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.rules.commands import Choose
from fragkit.rules.requests import Choice
from tests.rulemark import rule
from tests.rules.kit import draw
from tests.rules.test_random_games import Watch

WEST = """
    +---+---+---+
    | R   T   T |
    +---+---+---+
"""
EAST = """
    +---+---+---+
    | T   T   B |
    +---+---+---+
"""


@rule("tele.maps.deathmatch", "ex.tele.four", "ruling.tele.three")
def test_a_teleporter_leads_to_all_others_of_both_maps():
    game = draw(WEST, EAST, packs="deathmatch").do("m e")
    hops = [line for line in game.legal("m") if ":" in line]
    assert hops == ["m via a:C1", "m via b:A1", "m via b:B1"]
    assert game.do("m b:b1").due == "Red acts: 4 movement, 1 attacks"


@rule("ex.water.cost")
def test_two_squares_of_water_in_a_row_cost_four():
    game = draw("+---+---+---+\n| R   ~   ~ |\n+---+---+---+", movement=5).do("m e e")
    assert game.due == "Red acts: 1 movement, 1 attacks"


@rule("ruling.card.blank")
def test_the_blank_card_is_left_out_of_the_game():
    game = draw(WEST, packs="deathmatch")
    assert "your-card-here" not in game.run.game.catalog.cards
    assert "your-card-here" in game.run.setup.cards
    assert "there is no card `your-card-here`" in game.refuses("override red hold your-card-here")


NAMES = ("Ada", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jon", "Kim", "Leo")


def twelve(near: Path, *variants: str, **how: str) -> OpenedGame:
    wanted = GameOptions(
        "foundry+drydock", [f"{name} 3/2/2" for name in NAMES], ["deathmatch"], list(variants),
        teams=[f"blue {' '.join(NAMES[::2])}", f"red {' '.join(NAMES[1::2])}"], **how,
    )  # fmt: skip
    opened = new_game(wanted, near)
    assert not isinstance(opened, OpenProblem), opened.message
    return opened


@pytest.mark.slow
@rule("src.deathmatch.twelve")
def test_twelve_players_play_on_two_joined_maps(tmp_path):
    setup = twelve(tmp_path, "death-match", "barrels", cards="dealt").setup
    played = play(setup, 3, 900, Watch(setup), 6)
    assert played.table.state.turns > 60


@rule("src.deathmatch.twelve")
def test_twelve_players_in_two_teams_begin_on_two_joined_maps(tmp_path):
    run = GameRun(twelve(tmp_path, "death-match", "barrels"))
    run.do(Choose(run.request.player, ("Bob",)))
    for _ in NAMES:
        due = run.request
        assert isinstance(due, Choice)
        run.do(Choose(due.player, (due.options[0].key,)))
    state = run.table.state
    assert len({seat.square for seat in state.seats.values()}) == 12
    assert [seat.side for seat in state.seats.values()] == ["blue", "red"] * 6
    assert state.turn is not None
    assert state.turn.player == "Bob"
