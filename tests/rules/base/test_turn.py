"""The four phases of a turn, and what may come when (turn.*, ruling.turn.*)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import draw, fighter

ROOM = """
    +---+---+---+---+
    | R   w       B |
    +---+---+---+---+
"""
TWO_ROOMS = """
    +---+---+---+---+
    | R           B |
    +---+---+---+---+
    | 1   2         |
    +---+---+---+---+
"""


@rule("turn.phases", "turn.respawn", "turn.roll", "turn.free", "turn.finish", "respawn.when")
def test_a_turn_is_respawn_movement_roll_free_phase_and_finish() -> None:
    game = draw(TWO_ROOMS, blue=fighter("3/2/2", health=1), red=fighter("2/3/2"), movement=0)
    game.do("s Blue start", "6 6", "6 6", "1", "end")
    assert game.due == "Blue rolls 1d: respawn"
    game.do("2")
    assert game.due == "Blue rolls 2d: movement"
    game.do("3 4")
    assert game.due == "Blue acts: 7 movement, 1 attacks"
    game.do("end")
    assert game.due == "Red rolls 3d: movement"


@rule("turn.respawn")
def test_who_stands_on_the_map_does_not_respawn() -> None:
    game = draw(TWO_ROOMS, movement=0)
    game.do("end")
    assert game.due == "Blue rolls 2d: movement"
    assert game.told("respawned") == []


@rule("turn.roll", "ruling.turn.before")
@pytest.mark.parametrize("line", ["m e", "j e 2", "s Blue start", "drop boomstick", "end"])
def test_nothing_is_done_before_the_movement_roll(line: str) -> None:
    game = draw(ROOM, red=fighter(play="boomstick"), movement=None)
    assert game.refuses(line) == "Roll 2d for movement first, Red [turn.phases]"


@rule("turn.roll", "ruling.turn.before")
def test_no_card_is_played_before_the_movement_roll_unless_it_says_so() -> None:
    game = draw(ROOM, red=fighter(hand="pump-up-kicks double-trouble"), movement=None)
    assert game.refuses("p pump-up-kicks") == (
        "Red must roll for movement before playing Pump-Up Kicks [turn.roll]"
    )
    game.do("p double-trouble")
    assert game.due == "Red rolls 4d: movement"
    game.do("1 1 1 1", "p pump-up-kicks")
    assert game.play("Red") == ["double-trouble", "pump-up-kicks"]


@rule("ruling.turn.before")
def test_effects_of_the_turns_start_come_before_the_roll() -> None:
    game = draw(ROOM, red=fighter(health=1, play="caffeine-drip"), movement=None)
    assert game.due == "Red rolls 1d: chance"
    game.do("4")
    assert game.health("Red") == 2
    assert game.due == "Red rolls 2d: movement"


@rule("ruling.health.cap")
def test_no_die_is_asked_for_a_cure_that_nobody_needs() -> None:
    game = draw(ROOM, red=fighter(play="caffeine-drip"), movement=None)
    assert game.due == "Red rolls 2d: movement"


@rule("turn.roll")
def test_the_movement_roll_is_compulsory() -> None:
    game = draw(ROOM, movement=None)
    assert game.due == "Red rolls 2d: movement"
    assert game.legal("end") == []


@rule("turn.roll.teleport", "ruling.turn.teleport", "fact.teleport")
def test_a_teleport_card_takes_the_place_of_the_roll_and_leaves_the_attacks() -> None:
    game = draw(ROOM, red=fighter(hand="blink-button"), movement=None)
    game.do("p blink-button C1")
    assert game.square("Red") == "C1"
    assert game.due == "Red acts: 0 movement, 1 attacks"
    assert game.told("movement-gained") == []
    assert game.refuses("m w").endswith("[move.points]")
    game.do("s Blue start")
    assert game.due == "Red rolls 2d: damage"


@rule("turn.roll.teleport")
def test_a_declared_teleport_has_taken_the_place_of_the_roll_before_its_square_is_named() -> None:
    game = draw(ROOM, red=fighter(hand="blink-button blink-button"), movement=None)
    game.do("p blink-button")
    assert game.refuses("p blink-button").endswith("[ruling.card.timing]")
    game.do("choose C1")
    assert game.due == "Red acts: 0 movement, 1 attacks"


@rule("turn.roll.teleport")
def test_after_the_roll_it_is_too_late_to_teleport_instead() -> None:
    game = draw(ROOM, red=fighter(hand="blink-button"))
    assert game.refuses("p blink-button C1") == (
        "Red can't play Blink Button now: play it instead of your movement roll "
        "[ruling.card.timing]"
    )


@rule("turn.roll", "ruling.turn.before", "move.dice")
def test_who_has_no_speed_to_roll_may_still_get_some() -> None:
    slow = fighter("3/1/3", play="fridge-plating", hand="energy-drink blink-button")
    game = draw(ROOM, movement=None, red=slow)
    assert game.due == "Red acts: 0 movement, 2 attacks"
    game.do("p energy-drink")
    assert game.due == "Red rolls 3d: movement"
    game.do("1 1 1")
    assert game.due == "Red acts: 3 movement, 2 attacks"
    assert "instead of" in game.refuses("p blink-button B1")


@rule("turn.roll.teleport")
def test_who_has_no_speed_to_roll_may_teleport_instead() -> None:
    slow = fighter("3/1/3", play="fridge-plating", hand="energy-drink blink-button")
    game = draw(ROOM, movement=None, red=slow)
    game.do("p blink-button C1")
    assert (game.square("Red"), game.due) == ("C1", "Red acts: 0 movement, 2 attacks")
    assert "before" in game.refuses("p energy-drink")


@rule("turn.phases", "turn.free", "turn.roll")
def test_nobody_is_carried_away_from_dice_that_are_due() -> None:
    game = draw(ROOM, red=fighter(play="phone-booth"))
    game.do("m e")
    told = game.refuses("use phone-booth C1")
    assert told == "Roll 1d for the power-up on B1 first, Red [turn.phases]"
    game.do("1", "m w", "s Blue start")
    assert game.refuses("use phone-booth C1").endswith(
        "to hit Blue at range 3 first, Red [turn.phases]"
    )
    early = draw(ROOM, movement=None, red=fighter(play="phone-booth"))
    assert early.refuses("use phone-booth C1").endswith("[turn.roll]")


@rule("turn.free", "turn.split", "frag.continue")
def test_moving_powering_up_and_attacking_are_interleaved_and_movement_is_counted() -> None:
    game = draw(ROOM, red=fighter("2/2/3"), movement=5)
    game.do("m e", "1")
    assert game.due == "Red acts: 4 movement, 2 attacks"
    game.do("s Blue start", "6 6", "6 6 6")
    assert game.due == "Red acts: 4 movement, 1 attacks"
    game.do("m e w w")
    assert game.due == "Red acts: 1 movement, 1 attacks"
    game.do("s Blue start", "6 6", "6 6 6")
    assert game.due == "Red acts: 1 movement, 0 attacks"
    assert (
        game.refuses("m e e")
        == "Red can't step to C1: it costs 1 movement, and 0 is left [move.points]"
    )


@rule("turn.free.end")
def test_the_free_phase_ends_when_the_player_says_so() -> None:
    game = draw(ROOM, movement=5)
    game.do("end")
    assert game.due == "Blue rolls 2d: movement"


@rule("turn.free.end")
def test_with_movement_and_attacks_used_up_only_the_end_is_left() -> None:
    game = draw(ROOM, movement=1, attacks=1)
    game.do("m e", "1")
    assert game.due == "Red acts: 0 movement, 0 attacks"
    assert game.legal() == ["end"]


@rule("turn.finish", "ruling.turn.order")
def test_the_next_player_clockwise_begins() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   B   G     |
        +---+---+---+---+
        """,
        turn="Blue",
    )
    assert game.refuses("Red: m e") == "it is Blue's turn, not Red's [turn.finish]"
    game.do("end")
    assert game.due == "Green rolls 2d: movement"
    game.do("1 1", "end")
    assert game.due == "Red rolls 2d: movement"


@rule("ruling.turn.fragself", "ruling.frag.nobody", "respawn.when")
def test_a_fighter_fragged_in_the_own_turn_has_ended_it() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   a   1   B |
        +---+---+---+---+
        """,
        red=fighter("1/3/3"),
    )
    game.do("m e", "6 6", "1")
    assert game.told("fragged player by square cause") == [("Red", "", "B1", "acid")]
    assert game.due == "Blue rolls 2d: movement"
    game.do("1 1", "end")
    assert game.due == "Red rolls 1d: respawn"


@rule("ruling.turn.respawn", "respawn.when")
def test_who_comes_back_takes_a_whole_turn() -> None:
    game = draw(TWO_ROOMS, red=fighter("2/2/3", health=1), turn="Blue", movement=0)
    game.do("s Red start", "6 6", "6 6", "1")
    assert game.square("Red") == ""
    game.do("end", "1", "2 3")
    assert game.told("turn-began player") == ["Red"]
    assert game.due == "Red acts: 5 movement, 2 attacks"
    game.do("m e")
    assert game.square("Red") == "B2"


@rule("card.overrides")
def test_a_slip_in_the_square_does_not_cost_what_a_teleport_costs() -> None:
    lane = "+---+---+---+---+---+\n| R     |         B |\n+---+---+---+---+---+"
    game = draw(lane, red=fighter(play="phone-booth"))
    assert game.refuses("use phone-booth D1") == (
        "Phone Booth can't take Red to D1 [turn.roll.teleport]"
    )
    game.do("use phone-booth B1")
    assert (game.square("Red"), game.request["movement"]) == ("B1", 2)


@rule("turn.roll.teleport")
@pytest.mark.parametrize("square", ["A1", "Z9"])
def test_a_slip_in_the_square_does_not_cost_the_card(square: str) -> None:
    game = draw(ROOM, movement=None, red=fighter(hand="blink-button"))
    assert game.refuses(f"p blink-button {square}").endswith("[turn.roll.teleport]")
    assert game.hand("Red") == ["blink-button"]


@rule("ruling.turn.before")
@pytest.mark.parametrize("act", [("p boomstick",), ("s Red start", "1 1")])
def test_what_comes_before_a_lost_movement_roll_does_not_come_after_an_act(
    act: tuple[str, ...],
) -> None:
    """Nobody is asked for dice then: the first thing that is done closes it."""
    blue = fighter(hand="energy-drink boomstick double-trouble blink-button")
    game = draw(ROOM, red=fighter(hand="lag-spike"), blue=blue)
    game.do("p lag-spike Blue", "end", "p double-trouble", *act)
    assert game.refuses("Blue: p energy-drink").startswith(
        "Blue can't play Energy Drink now: play it before your movement roll ["
    )
