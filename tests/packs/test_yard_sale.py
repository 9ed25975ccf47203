"""Twenty inventions with counters and `only`, each played with typed dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.rules.kit import Game, draw, fighter

SALE = str(Path(__file__).parent / "yard-sale")
ROW = """
    +---+---+---+---+---+---+
    | R   .   .   .   B   . |
    +---+---+---+---+---+---+
"""


def play(*floor: str, drawing: str = ROW, **made_of: Any) -> Game:
    game = draw(drawing, packs=SALE, **made_of)
    for said in floor:
        game.do(f"override floor {said}")
    return game


def test_a_sandbag_stops_a_bullet_and_is_shot_away() -> None:
    game = play(red=fighter(hand="sandbagger"))
    game.do("p sandbagger")
    assert "Sandbag on B1 [los.sandbag]" in game.refuses("s blue start")
    game.do("s b1 start")
    assert game.floor("B1") == []


def test_sandals_walk_over_sandbags() -> None:
    game = play("B1 sandbag", red=fighter(play="sandals"))
    game.do("m e e")
    assert game.square("Red") == "C1"


def test_a_medkit_restores_everything() -> None:
    game = play(red=fighter(id="paramedic", health=1))
    game.do("m e", "use first-aid", "m w", "m e", "take medkit")
    assert (game.health("Red"), game.floor("B1")) == (3, [])


def test_a_peel_makes_whoever_steps_on_it_slide_on() -> None:
    game = play(red=fighter(hand="fruit-salad"))
    game.do("p fruit-salad", "m e")
    assert (game.square("Red"), game.floor("B1")) == ("D1", [])


def test_a_gas_can_burns_all_around_it() -> None:
    game = play("D1 gas-can")
    game.do("s d1 start", "6 6")
    assert game.due == "Red rolls 4d: damage"
    game.do("6 6 6 6", "1 1 1")
    assert game.told("fragged player by") == [("Blue", "Red")]


def test_a_coin_is_worth_a_frag_and_a_miser_runs_on() -> None:
    game = play("B1 coin", red=fighter(play="miser"))
    game.do("m e", "take coin")
    assert (game.seat("Red").frags, game.due) == (1, "Red acts: 8 movement, 1 attacks")


def test_smoke_hides_for_two_turns_of_its_player() -> None:
    game = play("E1 smoke:red")
    assert "Smoke" in game.refuses("s blue start")
    game.do("end", "1 1", "end", "1 1", "end", "1 1", "end")
    assert game.floor("E1") == ["smoke"]
    game.do("1 1", "end")
    assert game.floor("E1") == []


def test_a_force_field_is_up_until_its_player_is_next() -> None:
    game = play(red=fighter(hand="shield-button"))
    game.do("p shield-button b1", "end", "6 6")
    assert "Force Field on B1" in game.refuses("s red start")
    game.do("end")
    assert game.floor("B1") == []


def test_glue_costs_movement_again_and_again() -> None:
    game = play("B1 glue")
    game.do("m e")
    assert game.due == "Red acts: 3 movement, 1 attacks"
    assert game.floor("B1") == ["glue"]


def test_an_alarm_calls_whoever_set_it() -> None:
    game = play("B1 alarm:blue")
    game.do("m e")
    assert (game.hand("Blue"), game.floor("B1")) == (["special"], [])
    game = play("B1 alarm:red")
    game.do("m e")
    assert game.hand("Red") == []


def test_a_shrine_steadies_the_hand() -> None:
    game = play("B1 shrine")
    game.do("m e")
    assert game.seat("Red").accuracy == 4
    game.do("m w")
    assert game.seat("Red").accuracy == 2


def test_tax_day_is_for_the_fullest_hand() -> None:
    game = play(red=fighter(hand="tax-day"), blue=fighter(hidden="weapon:3"))
    game.do("p tax-day")
    assert game.due.startswith("Blue chooses")


def test_karma_is_for_the_leader() -> None:
    game = play(red=fighter(hand="karma"), blue=fighter(frags=2))
    game.do("p karma")
    assert (game.health("Red"), game.health("Blue")) == (3, 2)


def test_an_arc_leaps_to_the_nearest_in_sight() -> None:
    room = ROW.replace("B   . |", "B   G |").replace("R   .", "R   Y")
    game = play(drawing=room, red=fighter(id="tesla"))
    game.do("end")
    assert game.due == "Red rolls 1d: chance"
    game.do("5")
    assert [game.health(n) for n in ("Yellow", "Blue", "Green")] == [2, 3, 3]


def test_an_arsonist_leaves_fuel_behind() -> None:
    game = play(red=fighter(id="arsonist"), blue=fighter(health=1))
    game.do("s blue start", "6 6", "6 6", "1")
    assert game.told("fragged player") == ["Blue"]
    assert game.floor("B1") == ["gas-can"]
