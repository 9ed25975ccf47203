"""Building a fighter, and what its three stats are for (fighter.*, ruling.stat.*)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from fragkit.model.fighter import legal_splits
from fragkit.model.word_values import Stats
from tests.rulemark import rule
from tests.rules.kit import base_fighters, draw, fighter, problem_of

ROOM = """
    +---+---+
    | R   B |
    +---+---+
"""


def problem(stats: str, wins: int = 0, house: str = "", fighter: str = "") -> str:
    """What the referee says to a fighter with these stats; "" when it may play."""
    won = f" wins:{wins}" if wins else ""
    return problem_of("+---+\n| 1 |\n+---+", f"Red {fighter}{won} {stats}", house=house)


@rule("fighter.stats")
@pytest.mark.parametrize("stats", ["7", "3/4", "2/2/2/1"])
def test_a_fighter_has_three_stats_no_more_no_less(stats: str) -> None:
    game = draw(ROOM)
    said = game.refuses(f"join Green {stats}")
    assert said == "who joins, with which stats? For example: `join Green 3/2/2`"


@rule("fighter.stats")
def test_the_stats_are_health_speed_and_accuracy_in_that_order() -> None:
    stats = Stats.parse("4/2/1")
    assert (stats.health, stats.speed, stats.accuracy) == (4, 2, 1)


@rule("fighter.points", "ruling.stat.all")
@pytest.mark.parametrize(("stats", "sum"), [("2/2/2", 6), ("3/3/2", 8)])
def test_a_new_fighter_spends_seven_points_all_of_them(stats: str, sum: int) -> None:
    assert problem(stats) == f"Red {stats}: the stats add up to {sum}, not 7 [fighter.points]"


@rule("fighter.min", "ex.stats.low")
def test_no_stat_is_below_one() -> None:
    assert problem("0/3/4").endswith("[fighter.min]")


@rule("fighter.max", "ex.stats.high")
def test_no_stat_of_a_new_fighter_is_above_four() -> None:
    assert problem("1/1/5").endswith("[fighter.max]")


@rule("ex.stats.legal", "fighter.points", "fighter.min", "fighter.max")
def test_seven_points_can_be_split_in_twelve_ways() -> None:
    splits = [f"{h}/{s}/{a}" for h, s, a in product(range(7), repeat=3)]
    legal = [split for split in splits if problem(split) == ""]
    assert len(legal) == 12


@rule("fighter.speed.advice")
def test_speed_one_is_legal() -> None:
    assert problem("3/1/3") == ""


@rule("fighter.points")
def test_a_table_may_give_another_number_of_points() -> None:
    assert problem("3/3/3", house="points=9") == ""
    assert problem("3/2/2", house="points=9") == (
        "Red 3/2/2: the stats add up to 7, not 9 [fighter.points]"
    )


@rule("fighter.health")
def test_health_is_defense_dice_points_to_lose_and_weapons_in_play() -> None:
    game = draw(ROOM, red=fighter("2/3/2", hand="boomstick boomstick boomstick nailed-it"))
    game.do("p boomstick", "p boomstick", "p boomstick")
    assert "the limit is 3" in game.refuses("p nailed-it")  # Health 2 and one more
    game = draw(ROOM, blue=fighter("2/3/2"))
    game.do("s Blue start", "6 6")
    assert game.due == "Blue rolls 2d: defense"
    game.do("1 1")  # 12 against 2: six points
    assert game.square("Blue") == ""


@rule("fighter.speed")
@pytest.mark.parametrize(("stats", "dice"), [("2/3/2", 3), ("3/2/2", 2)])
def test_speed_is_movement_dice_and_jump_length(stats: str, dice: int) -> None:
    lane = """
        +---+---+---+---+---+
        | R                 |
        +---+---+---+---+---+
    """
    assert draw(lane, red=fighter(stats), movement=None).due == f"Red rolls {dice}d: movement"
    game = draw(lane, red=fighter(stats), movement=20)
    assert game.refuses(f"j e {dice + 1}") == (
        f"Red can jump at most {dice} squares, not {dice + 1} [move.jump.max]"
    )
    game.do(f"j e {dice}")


@rule("fighter.accuracy")
def test_accuracy_is_dice_to_hit_and_attacks_in_a_turn() -> None:
    game = draw(
        """
        +---+---+---+---+---+---+
        | R                   B |
        +---+---+---+---+---+---+
        """,
        red=fighter("2/1/4"),
    )
    assert game.due == "Red acts: 6 movement, 2 attacks"
    game.do("s Blue start")
    assert game.due == "Red rolls 4d: hit"


@rule("fighter.start.weapon", "attack.weapon.start")
@pytest.mark.parametrize("id", ["", *(id for id, f in base_fighters().items())])
def test_every_fighter_begins_with_a_pistol_of_two_dice(id: str) -> None:
    stats = base_fighters()[id].stats if id else "free"
    game = draw(ROOM, red=fighter("3/2/2" if stats == "free" else str(stats), id=id))
    game.do("s Blue start")
    assert game.due == "Red rolls 2d: damage"
    assert game.receipt() == "2d (Pistol)"


# -- tournaments -----------------------------------------------------------------------


@rule("tournament.improve")
def test_a_tournament_winner_plays_the_next_round_with_one_point_more() -> None:
    assert problem("3/3/2", wins=1) == ""
    assert problem("3/3/3", wins=1) == "Red 3/3/3: the stats add up to 9, not 8 [fighter.points]"


@rule("tournament.improve")
def test_a_tournament_winner_need_not_improve() -> None:
    assert problem("3/2/2", wins=1) == ""
    assert problem("4/4/4", wins=6) == ""  # five wins are all that fit
    assert problem("2/2/2", wins=1) == "Red 2/2/2: the stats add up to 6, not 7 [fighter.points]"


@rule("ruling.stat.cap")
def test_a_win_lifts_no_stat_above_four() -> None:
    assert problem("5/2/1", wins=1) == (
        "Red 5/2/1: a win can't raise a stat above 4 [ruling.stat.cap]"
    )


@rule("ruling.stat.cap", "ex.attacks.5")
def test_cards_lift_a_stat_above_four() -> None:
    game = draw(ROOM, red=fighter("2/1/4", play="crosshair-sticker"))
    assert game.due == "Red acts: 6 movement, 3 attacks"


@rule("ruling.stat.start", "respawn.stats")
def test_a_fighter_comes_back_with_its_improvements() -> None:
    game = draw(
        """
        +---+---+---+
        | R   1   B |
        +---+---+---+
        """,
        blue=fighter("4/3/1", health=1, wins=1),
    )
    game.do("s Blue start", "6 6", "1", "end", "1")
    assert game.due == "Blue rolls 3d: movement"
    assert game.health("Blue") == 4


@rule("ruling.fighter.noweapon")
def test_fighters_without_a_starting_weapon_fire_only_cards() -> None:
    unarmed = replace(base_fighters()["marine"], weapon=("none",), stats="free")
    game = draw(ROOM, red=fighter(sheet=unarmed, play="boomstick"))
    assert "[ruling.fighter.noweapon]" in game.refuses("s Blue start")
    game.do("s Blue")
    assert game.told("attack-declared weapon") == ["boomstick"]


@rule("ex.stats.legal", "ex.stats.nine", "ex.stats.ten", "ruling.stat.unbalanced")
@pytest.mark.parametrize(("points", "splits"), [(7, 12), (9, 10), (10, 6)])
def test_every_legal_split_is_accepted_and_nothing_else(points: int, splits: int) -> None:
    every = [str(Stats(*split)) for split in product(range(6), repeat=3)]
    accepted = [stats for stats in every if problem(stats, house=f"points={points}") == ""]
    assert accepted == [str(split) for split in legal_splits(points)]
    assert len(accepted) == splits
