"""Fighter design and the tournament's prize (sections 6 and 19)."""

from __future__ import annotations

from itertools import product

import pytest

from fragkit.lab.content import base_library
from fragkit.model.fighter import legal_splits
from fragkit.model.words import Stats
from fragkit.rules.houses import Houses
from fragkit.rules.refusals import Refusal
from fragkit.rules.turn.positions import setup_problem
from fragkit.rules.turn.setup import Player, Setup
from tests.board.drawn import draw
from tests.rulemark import rule
from tests.rules.stage import stand

ROOM = """
    +---+---+---+
    | 1   2   3 |
    +---+---+---+
"""


def problem(stats: str, points: int = 7, wins: int = 0) -> Refusal | None:
    player = Player("Red", Stats.parse(stats), wins=wins)
    other = Player("Green", Stats(3, 2, 2) if points == 7 else Stats.parse(stats))
    houses = Houses(points=points)
    return setup_problem(Setup(draw(ROOM), (player, other), houses=houses))


@rule("fighter.stats", "fighter.points", "setup.sheet")
def test_stats_of_seven_points_make_a_fighter() -> None:
    assert problem("3/2/2") is None


@rule("fighter.points", "ruling.stat.all")
@pytest.mark.parametrize(("stats", "total"), [("2/2/2", 6), ("3/3/2", 8)])
def test_another_sum_does_not(stats: str, total: int) -> None:
    refusal = problem(stats)
    assert refusal is not None
    assert refusal.rule == "fighter.points"
    assert refusal.text == f"Red {stats}: the stats add up to {total}, not 7"


@rule("fighter.min", "ex.stats.low")
def test_no_stat_is_below_one() -> None:
    refusal = problem("0/3/4")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == (
        "fighter.min",
        "Red 0/3/4: Health is 0; a new fighter's stats are 1 to 4",
    )


@rule("fighter.max", "ex.stats.high")
def test_no_stat_is_above_four() -> None:
    refusal = problem("1/1/5")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == (
        "fighter.max",
        "Red 1/1/5: Accuracy is 5; a new fighter's stats are 1 to 4",
    )


@rule("ex.stats.legal", "ex.stats.nine", "ex.stats.ten", "ruling.stat.unbalanced")
@pytest.mark.parametrize(("points", "splits"), [(7, 12), (9, 10), (10, 6)])
def test_every_legal_split_is_accepted_and_nothing_else(points: int, splits: int) -> None:
    every = [Stats(*s) for s in product(range(6), repeat=3)]
    accepted = [s for s in every if problem(str(s), points) is None]
    assert accepted == legal_splits(points)
    assert len(accepted) == splits


@rule("fighter.speed.advice")
def test_speed_one_is_legal() -> None:
    assert problem("3/1/3") is None


@rule("tournament.improve", "ruling.stat.start")
def test_a_win_is_worth_one_point_for_the_next_round() -> None:
    assert problem("3/3/2", wins=1) is None
    refusal = problem("3/3/2", wins=0)
    assert refusal is not None


@rule("ruling.stat.cap")
def test_no_win_lifts_a_stat_above_four() -> None:
    refusal = problem("5/2/1", wins=1)
    assert refusal is not None
    assert refusal.rule == "ruling.stat.cap"


@rule("fighter.start.weapon", "ammo.pistol")
def test_every_fighter_begins_with_a_pistol_of_two_dice() -> None:
    stage = stand("""
        +---+---+
        | R1  G |
        +---+---+
    """)
    stage.shoot("Green")  # range 1 always hits
    assert (stage.request.purpose, stage.request.dice) == ("damage", 2)
    assert str(stage.request.receipt) == "2d (Pistol)"


@rule("fighter.health", "fighter.speed", "fighter.accuracy")
def test_each_stat_has_its_uses() -> None:
    from fragkit.rules.movement.jumping import longest_jump
    from fragkit.rules.stats import attacks_allowed, defense_roll, stat_roll, weapon_limit

    stage = stand("""
        +---+---+
        | R1  G |
        +---+---+
    """, red="2/3/2")  # fmt: skip
    game = stage.table.game
    assert (defense_roll(game, "Red").dice, weapon_limit(game, "Red")) == (2, 3)
    assert (stat_roll(game, "Red", "speed", "movement").dice, longest_jump(game, "Red")) == (3, 3)
    assert (stat_roll(game, "Red", "accuracy", "hit").dice, attacks_allowed(game, "Red")) == (2, 1)


def test_fighters_without_a_starting_weapon_fire_only_cards() -> None:
    unarmed = next(iter(base_library().fighters.values()))
    from dataclasses import replace

    from fragkit.rules.commands import Shoot

    stage = stand("""
        +---+---+
        | R1  G |
        +---+---+
    """, red="3/2/2", fighters={"Red": replace(unarmed, weapon="none", stats="free")})  # fmt: skip
    assert stage.refused(Shoot("Red", "Green", "start")).rule == "ruling.fighter.noweapon"
