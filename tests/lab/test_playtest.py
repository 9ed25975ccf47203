"""Playtests: blocks are the same on any worker, seats are swapped, a card can be forbidden."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import pytest

from fragkit.lab.base_game import base_setup
from fragkit.lab.playtest import (
    Block,
    GameResult,
    InTurn,
    Plan,
    play_block,
    play_blocks,
    play_game,
    seated,
)
from fragkit.lab.playtest_report import report

SETUP = replace(base_setup(), players=())
IDS = tuple(SETUP.fighters)
FIGHTER = Plan("fighter", (SETUP,), 2, 1, "zoe-mph", ("brick-wallace",))


def test_every_fighter_has_every_seat_with_the_same_luck():
    block = play_block(replace(FIGHTER, players=3, others=("marine", "rocket-rita")), 0)
    seats = [dict(game.fighters) for game in block.games]
    assert [game["Red"] for game in seats] == [seats[0]["Red"], seats[0]["Blue"], seats[0]["Green"]]
    assert len({game.order[0] for game in block.games}) == 1, "the same dice decide who is first"


@pytest.mark.slow
def test_workers_change_nothing():
    alone = list(play_blocks(FIGHTER, InTurn(), 3))
    with ProcessPoolExecutor(2) as executor:
        together = list(play_blocks(FIGHTER, executor, 3, ahead=4))
    assert alone == together
    assert [block.number for block in alone] == [0, 1, 2]
    assert report(FIGHTER, alone) == report(FIGHTER, together)
    assert alone != list(play_blocks(replace(FIGHTER, seed=2), InTurn(), 3))


@pytest.mark.slow
def test_the_first_block_is_played_however_short_the_time():
    assert len(list(play_blocks(FIGHTER, InTurn(), None, lambda: True))) == 1


@pytest.mark.slow
def test_a_player_never_plays_the_card_that_is_forbidden():
    setup = seated(SETUP, (), 4)
    found = 0
    for luck in range(4):
        game = play_game(setup, str(luck), 0)
        for name, card in game.players_of[:2]:
            found += 1
            other = play_game(setup, str(luck), 0, without=(name, card))
            assert (name, card) not in other.players_of
            assert other.order == game.order
    assert found


def block(number: int, *winners: str) -> Block:
    """Two-player games in which Zoe is Red, then Green."""
    seats = (
        {"Red": "zoe-mph", "Green": "brick-wallace"},
        {"Red": "brick-wallace", "Green": "zoe-mph"},
    )
    return Block(
        number,
        tuple(
            GameResult(
                0, (winner,) if winner else (), tuple(seat.items()), ("Red", "Green"), (), 20, bool(winner)
            )
            for seat, winner in zip(seats, winners, strict=True)
        ),
    )  # fmt: skip


def test_the_verdict_comes_first_and_in_words():
    strong = report(FIGHTER, [block(n, "Red", "Green" if n % 4 else "Red") for n in range(40)])
    (one,) = strong.verdicts
    assert one.verdict == "strong"
    assert strong.is_unfair
    text = str(one.sentence)
    assert text.startswith(
        "Zoe MPH is too strong: wins 88 % of two-player games, fair would be 50 %"
    )
    assert "95 % sure: " in text
    weak = report(FIGHTER, [block(n, "Green", "Red") for n in range(40)])
    assert [v.verdict for v in weak.verdicts] == ["weak"]
    few = report(FIGHTER, [block(0, "Red", "Green")])
    assert str(few.verdicts[0].sentence).startswith("Not sure yet: Zoe MPH wins 100 %")
    assert not few.is_unfair


def test_an_unfinished_game_is_reported_and_not_counted():
    found = report(FIGHTER, [block(n, "Red", "") for n in range(12)])
    assert found.verdicts[0].games == 12
    assert found.facts["unfinished"] == 12
    assert any("12 games did not end" in note for note in found.notes)


def test_a_card_is_judged_by_the_same_luck_without_it():
    plan = Plan("card", (SETUP,), 4, 1, "boomstick")
    helps = [replace(block(n, "Red", "Red"), gains=((1.0, float(n % 2)),)) for n in range(60)]
    (one,) = report(plan, helps).verdicts
    assert (one.verdict, one.rate, one.par) == ("strong", 1.0, 0.5)
    idle = [replace(one, gains=()) for one in helps]
    assert str(report(plan, idle).verdicts[0].sentence) == "Not sure yet: nobody played Boomstick."
