"""Planning players: routes and cards in positions that anybody can judge."""

from __future__ import annotations

from fragkit.lab.planning_player import PlanningPlayer, rolls_of, seen_at
from fragkit.rules.commands import Command, MoveTo, Play, Shoot
from tests.rules.kit import Game, draw, fighter

LONG = """
    +---+---+---+---+---+---+---+---+---+---+---+
    | R                                       B |
    +---+---+---+---+---+---+---+---+---+---+---+
"""


def wish(game: Game) -> Command:
    """Return what a planning player does now."""
    return PlanningPlayer(1, restless=0).act(game.run.table, "Red")


def test_they_come_closer_before_they_shoot() -> None:
    """Two dice reach 10 squares in 1 of 6 cases, and keen players shoot at once."""
    answer = wish(draw(LONG, red=fighter(play="boomstick")))
    assert isinstance(answer, MoveTo)
    assert answer.square in {"F1", "G1"}
    assert isinstance(wish(draw(LONG, movement=0, red=fighter(play="boomstick"))), Shoot)


def test_a_weapon_in_the_hand_counts_and_stays_there_until_it_is_fired() -> None:
    hand = fighter(hand="pulse-rifle")
    near = LONG.replace("R                   ", "                R   ")
    assert wish(draw(near, movement=0, red=hand)) == Shoot("Red", "Blue", "pulse-rifle", 4)
    hidden = """
        +---+---+---+
        | R |     B |
        +---+---+---+
    """
    game = draw(hidden, movement=0, red=hand)
    assert PlanningPlayer(1).plays(game.run.game, "Red") == []
    many = draw(
        hidden,
        movement=0,
        red=fighter(hand="boomstick boomstick boomstick pulse-rifle pulse-rifle lead-hose"),
    )
    assert isinstance(wish(many), Play), "at most 5 cards stay in the hand"


def test_they_take_cover_once_they_have_fired() -> None:
    corner = """
        +---+---+---+---+---+---+---+---+
        | .   R                       B |
        +   +---+---+---+---+---+---+---+
        | .   .   .   .   .   .   .   . |
        +---+---+---+---+---+---+---+---+
    """
    armed = {"red": fighter("4/1/2", health=1), "blue": fighter("4/1/2", play="boomstick")}
    answer = wish(draw(corner, attacks=1, **armed))
    assert isinstance(answer, MoveTo)
    assert answer.square[1:] == "2", "around the corner"


def test_they_pass_a_power_up_on_the_way_to_a_shot() -> None:
    lane = """
        +---+---+---+---+---+---+
        | .   w   .   .   .   . |
        +   +---+   +---+---+---+
        | R   .   .   .   .   B |
        +---+---+---+---+---+---+
    """
    game = draw(lane, movement=6, red=fighter(play="boomstick"), blue=fighter())
    assert wish(game) == MoveTo("Red", "B1")


def test_a_card_that_is_forbidden_is_not_planned_with() -> None:
    player = PlanningPlayer(1, restless=0, without=("Red", "boomstick"))
    near = LONG.replace("R                   ", "                R   ")
    answer = player.act(draw(near, movement=0, red=fighter(play="boomstick")).run.table, "Red")
    assert isinstance(answer, Shoot)
    assert answer.weapon == "start"


def test_danger_counts_a_low_a_middle_and_a_high_roll() -> None:
    assert rolls_of(2) == (5, 7, 9)
    assert rolls_of(0) == (0, 0, 0)
    board = draw(LONG).run.game.ground.board
    assert [seen_at(board, 0, movement)[10] for movement in (0, 3, 10)] == [10, 7, 1]
