"""No Rushes (variant.norush.*)."""

from __future__ import annotations

from fragkit.rules.modules.barrels import Barrels
from fragkit.rules.modules.no_rushes import NoRushes
from fragkit.rules.modules.shootout import Shootout
from tests.rulemark import rule
from tests.rules.kit import begin, draw

ROOM = """
    +---+---+---+---+
    | 1       w   2 |
    +---+---+---+---+
"""


def begun(**more):
    game = begin(ROOM, "3/2/2", "3/2/2", modules=[NoRushes()], **more)
    return game.do("6", "1", "a1", "d1", "1 1")  # Red is first and rolls for movement


@rule("variant.norush.attack", "ruling.norush.turn")
def test_nobody_attacks_in_the_own_first_turn():
    game = begun()
    assert game.refuses("s blue") == (
        "Red can't attack on their first turn: No Rushes [variant.norush.attack]"
    )
    game.do("end", "1 1")
    assert game.refuses("s red").endswith("[variant.norush.attack]")


@rule("variant.norush.other")
def test_moving_and_power_ups_are_allowed_then():
    game = begun().do("m e e", "6")
    assert game.hand("Red").count("weapon") == 2


@rule("variant.norush.end")
def test_from_the_second_turn_on_attacks_are_made():
    game = begun().do("end", "1 1", "end", "1 1")
    assert game.accepts("s blue")


def test_what_is_refused_is_not_offered():
    game = begun()
    assert game.legal("s") == []
    game.do("end", "1 1", "end", "1 1")
    assert game.legal("s") != []


@rule("ruling.norush.turn")
def test_by_house_option_only_the_first_player_waits():
    game = begun(house="norush.turn=b")
    assert not game.accepts("s blue")
    game.do("end", "1 1")
    assert game.accepts("s red")


@rule("ruling.norush.what")
def test_holding_an_attack_is_one():
    game = begin(ROOM, "3/2/2", "3/2/2", modules=[NoRushes(), Shootout()])
    game.do("6", "1", "a1", "d1", "1 1")
    assert game.refuses("hold").endswith("[variant.norush.attack]")


@rule("ruling.barrel.norush")
def test_barrels_are_not_shot_at_either_unless_the_house_has_it_so():
    room = ROOM.replace("w", "%")
    for house, shot in (("", False), ("barrel.norush=b", True)):
        game = begin(room, "3/2/2", "3/2/2", modules=[NoRushes(), Barrels()], house=house)
        game.do("6", "1", "a1", "d1", "1 1")
        assert game.accepts("s c1") is shot


def test_a_game_begun_in_the_middle_is_past_its_first_turn():
    game = draw(ROOM.replace("1 ", "R ").replace("2 |", "B |"), modules=[NoRushes()])
    assert game.accepts("s blue")
