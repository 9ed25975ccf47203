"""More of what a reader of the docs wrote down: fighters of every sort, house rules and maps, played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from tests.rules.kit import Game, draw, fighter

PACKS = Path(__file__).parent
PAIR = """
    +---+---+---+---+---+---+---+---+
    | R   B   .   .   G   .   .   1 |
    +---+---+---+---+---+---+---+---+
"""

YARD = """
    +---+---+---+
    | R   B   1 |
    +   +   +   +
    | .   .   2 |
    +---+---+---+
"""


def played(red: str, drawing: str = PAIR, **more: Any) -> Game:
    own = more.pop("own", {})
    return draw(drawing, packs=str(PACKS / "fan-page"), red=fighter(id=red, **own), **more)


def ruled(pack: str, drawing: str = PAIR, **more: Any) -> Game:
    return draw(drawing, packs=str(PACKS / "fan-rules" / pack), **more)


def test_what_he_refuses_can_neither_be_fired_nor_hurt_him() -> None:
    game = played("luddite-lou", own={"play": "pulse-rifle:4 light-armor"})
    assert "No Batteries" in game.refuses("s Blue pulse-rifle")
    game.do("use smash")
    assert (game.hand("Red"), game.play("Red")) == (["weapon"], ["pulse-rifle"])
    assert "already used Smash this turn" in game.refuses("use smash")


def test_a_vow_and_a_deep_breath() -> None:
    game = played("sister-scope")
    assert "Vow" in game.refuses("s Blue")
    game.do("override blue square h1", "override green square c1", "override blue square g1")
    game.do("override green square h1", "s Blue")
    assert game.receipt() == "4d = 2d +2d (Deep Breath)"


def test_a_bounty_is_paid_in_cards() -> None:
    game = played("bounty-bea", blue=fighter(health=1, frags=2)).do("s Blue", "6 6", "1")
    assert game.hand("Red") == ["special"] * 3  # one for the frag, two for the bounty


def test_a_vampire_fills_his_pool_and_bleeds_without() -> None:
    game = played("count-cuspid", movement=None, own={"health": 2})
    assert game.seat("Red").tracks == {"pool": 1}
    game.do("1 1", "s Blue", "6 6", "2 2 2")
    assert game.seat("Red").tracks == {"pool": 3}
    game.do("use mend")
    assert (game.health("Red"), game.seat("Red").tracks) == (3, {"pool": 1})


def test_a_chain_of_hits_brings_another_attack_and_a_miss_breaks_it() -> None:
    game = played("combo-kid", movement=6).do("override red combo 2", "s Blue")
    assert game.receipt() == "4d = 2d +2d (Chain)"
    game.do("1 1 1 1", "6 6 6")
    assert game.due == "Red acts: 6 movement, 1 attacks"
    assert game.seat("Red").tracks == {"combo": 0}


def test_who_is_undead_may_stay_on_its_feet() -> None:
    game = played("lich", own={"health": 1}, turn="Blue").do("s Red", "6 6", "1", "3")
    assert game.health("Red") == 1
    other = played("zombie", own={"health": 1}, turn="Blue").do("s Red", "6 6", "1", "4")
    assert other.seat("Red").status == "fragged"


def test_the_dead_rise_for_her_and_walk_where_she_likes() -> None:
    game = played("necro-nell", YARD, own={"hidden": "special:1"}, blue=fighter(health=1))
    game.do("s Blue", "6 6", "1")
    assert game.told("summoned player square owner") == [("Skeleton", "A2", "Red")]
    game.do("use marionette", "special", "c2")
    assert game.square("Skeleton") == "C2"


def test_a_plague_goes_from_one_to_those_beside_him_until_he_is_healed() -> None:
    row = PAIR.replace("R   B   .   .   G", "R   B   G   .   .")
    game = played("patient-zero", row, blue=fighter(hidden="gadget:1"))
    game.do("s Blue", "6 6 6", "6 6 6", "end", "1", "end", "4")
    assert game.seat("Green").stances == ["infected"]
    game.do("blue: p pocket-medkit")
    assert game.seat("Blue").stances == []


def test_a_potato_changes_hands_and_explodes() -> None:
    game = ruled("potato", red=fighter(hidden="special:1"))
    game.do("p warm-potato Blue", "end", "1 1", "use potato")
    assert (game.seat("Red").stances, game.seat("Blue").stances) == (["potato"], [])
    game.do("end", "1 1", "end", "1 1", "end", "5", "1 1 1 1", "6 6 6", "1 1 1 1", "6 6 6")
    assert game.seat("Red").stances == []


def test_the_weather_is_everybodys_and_changes() -> None:
    game = ruled("fog").do("end", "1 1", "end", "1 1", "end", "1")
    assert {game.seat(n).stances[0] for n in ("Red", "Blue", "Green")} == {"fog"}
    game.do("1 1", "override blue square h1")
    assert game.refuses("s Green") == ("Red can't attack Green at range 4: Fog [card.overrides]")
    game.do("end", "1 1", "end", "1 1", "end", "3", "1 1", "s Green")
    assert game.receipt() == "1d = 2d −1d (Rain)"
    game.do("6", "1 1", "6 6 6", "end", "1 1", "end", "1 1", "end", "6")
    assert game.seat("Red").stances == []


def test_bullets_run_out_and_come_back_with_a_new_life() -> None:
    game = ruled("pouch").do("s Blue", "1 1", "6 6 6")
    assert game.seat("Red").tracks == {"bullets": 3}
    game.do("override red bullets 0", "override red attacks 1", "override blue square h1")
    assert "Scarce Ammo" in game.refuses("s Green")
    game.do("override red health 0")
    assert game.seat("Red").tracks == {"bullets": 4}


def test_who_frags_the_juggernaut_is_the_juggernaut() -> None:
    game = ruled("jugger", blue=fighter(health=1)).do("s Blue", "6 6", "1")
    assert (game.seat("Red").stances, game.health("Red")) == (["juggernaut"], 5)
    game.do("end", "1", "1 1", "end", "1 1", "override red health 1", "m w w", "s Red", "6 6", "1")
    assert (game.seat("Green").stances, game.seat("Red").stances) == (["juggernaut"], [])


@pytest.mark.parametrize(
    ("map", "red", "lines", "stands"),
    [
        ("factory", "A1", ["m b1", "end"], "D1 3"),  # two squares on the belt
        ("factory", "B2 2", ["m c2!"], "C2 3"),  # the vat heals
        ("factory", "D2", ["m d3", "use button", "g2"], "G2 3"),
        ("portal", "A1", ["m b1!", "f3"], "F3 3"),
        ("portal", "F1", ["m d1!"], "A1 3"),  # thrown on as he came
        ("depot", "A1 1", ["m b1!", "4"], "B1 3"),
        ("hill", "B2", ["m c2", "end"], "C2 3"),
    ],
)
def test_ground_of_ones_own(
    tmp_path: Path, map: str, red: str, lines: list[str], stands: str
) -> None:
    path = str(PACKS / "fan-page" / "maps" / f"{map}.yaml")
    players, positions = ["Red 3/2/2", "Blue 3/2/2"], [f"Red {red} turn movement 6", "Blue A3"]
    referee = start(
        Start(
            tmp_path / "game.frag", GameOptions(map=path, players=players, positions=positions), 1
        )
    )
    assert isinstance(referee, Referee), referee
    for line in lines:
        answer = referee.answer({"do": line})
        assert answer["type"] == "told", (line, answer)
    seat = answer["state"]["seats"]["Red"]
    assert f"{seat['square']} {seat['health']}" == stands
    assert seat["frags"] == (1 if map == "hill" else 0)
