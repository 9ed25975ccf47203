"""Keen players: what they choose in positions that anybody can judge, and whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fragkit.lab.base_game import base_setup
from fragkit.lab.keen_player import KeenPlayer, best_shot, best_square, steps_to
from fragkit.lab.playtest import Level, play_game, seated
from fragkit.lab.random_player import MixedPlayer, RandomPlayer
from fragkit.rules.commands import Refusal, Shoot, Use
from fragkit.rules.flow.game_table import Table
from tests.rules.deadlands.test_random_games import setup
from tests.rules.kit import draw, fighter

LANE = """
    +---+---+---+---+---+---+
    | R   B       w     | G |
    +---+---+---+---+---+---+
"""


def test_the_weapon_that_hurts_most_is_fired_at_whom_it_hurts_most() -> None:
    game = draw(LANE, red=fighter(play="boomstick pulse-rifle"), blue=fighter("3/2/2"))
    assert best_shot(game.run.game, "Red") == Shoot("Red", "Blue", "pulse-rifle", 4)
    hurt = draw(LANE.replace("w     ", "w   Y "), red=fighter("3/1/3"), yellow=fighter(health=1))
    shot = best_shot(hurt.run.game, "Red")
    assert shot is not None
    assert shot.target == "Blue", "who stands in the way is the only one in sight"


def test_nobody_shoots_a_teammate() -> None:
    sides = {"variants": "death-match", "teams": "red Red Blue, blue Green"}
    assert best_shot(draw(LANE, **sides).run.game, "Red") is None


def test_who_has_done_shooting_goes_for_a_power_up_and_walks_around_harm() -> None:
    assert best_square(draw(LANE, attacks=1).run.game, "Red") == "D1"
    room = """
        +---+---+---+---+
        | R   a   w   B |
        +---+---+---+---+
    """
    assert best_square(draw(room, attacks=1).run.game, "Red") == ""


def test_an_enemy_behind_a_wall_is_looked_for_on_foot() -> None:
    corner = """
        +---+---+---+
        | R | B   . |
        +   +---+   +
        | .   .   . |
        +---+---+---+
    """
    game = draw(corner, attacks=1).run.game
    assert steps_to(game.ground.board, 1)[0] == 5, "the way leads around"
    assert best_square(game, "Red") == "C1", "as near as one can stop"


@pytest.mark.parametrize("luck", ["a0", "a2"])
def test_two_players_on_a_large_map_find_each_other(luck: str) -> None:
    """Both games went on forever while players waited on power-ups."""
    assert play_game(seated(base_setup(), (), 2), luck, 0).is_finished


def test_low_dice_are_thrown_again_by_whoever_may() -> None:
    pistol = fighter("3/2/2", id="agency-operative")
    game = draw(LANE, packs="deadlands", red=pistol).do("s blue start", "1 5 6")
    answer = KeenPlayer(1).answer(game.run.table)
    assert isinstance(answer, Use)
    assert game.accepts("Red: use ability")
    high = draw(LANE, packs="deadlands", red=pistol).do("s blue start", "4 5 6")
    assert not isinstance(KeenPlayer(1, restless=0).answer(high.run.table), Use)


def test_players_of_several_levels_decide_their_own_interruptions() -> None:
    """Whoever was due once decided for everybody: a random player let a keen one's dice lie."""
    pistol = fighter("3/2/2", id="agency-operative")
    table = draw(LANE, packs="deadlands", red=pistol).do("s blue start", "1 5 6").run.table
    for levels, is_used in (
        ((KeenPlayer, RandomPlayer), True),
        ((RandomPlayer, KeenPlayer), False),
    ):
        random = Random(1)
        seats = {"Red": levels[0](random, restless=0), "Blue": levels[1](random, restless=0)}
        mixed = MixedPlayer(random, {**seats, "Green": seats["Blue"]})
        mixed.restless = 0
        assert isinstance(mixed.answer(table), Use) == is_used


@pytest.mark.slow
def test_their_games_end_soon_and_every_fighter_has_a_chance() -> None:
    won: Counter[str] = Counter()
    frags: Counter[str] = Counter()
    for seed in range(3, 39, 4):  # all six of them
        table, player = Table(setup(seed)), KeenPlayer(seed)
        for _ in range(2000):
            if table.is_over:
                break
            told = table.submit(player.answer(table))
            assert not isinstance(told, Refusal), str(told)
        assert table.is_over
        won[table.state.winners[0]] += 1
        frags.update({seat.name: seat.frags for seat in table.state.seats.values()})
    assert len(won) >= 3
    assert all(frags[name] for name in table.state.seats)


@pytest.mark.slow
def test_each_level_beats_the_one_before() -> None:
    setup = seated(base_setup("foundry"), (), 2)
    ladder: list[tuple[Level, Level, float]] = [("keen", "random", 0.9), ("planning", "keen", 0.5)]
    for better, worse, least in ladder:
        won = 0.0
        for luck in range(12):
            won += play_game(setup, f"d{luck}", 0, levels=(better, worse)).share("Red")
            won += play_game(setup, f"d{luck}", 0, levels=(worse, better)).share("Green")
        assert won / 24 > least
