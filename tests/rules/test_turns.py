"""The four phases of a turn (section 10, rulings D)."""

from __future__ import annotations

from fragkit.rules.commands import End, Move, Play, Shoot
from fragkit.rules.events import Fragged, Moved, TurnBegan, TurnEnded
from fragkit.rules.requests import Act, Roll
from tests.rulemark import rule
from tests.rules.stage import stand

LANE = """
    +---+---+---+---+---+---+
    | R   1           G     |
    +---+---+---+---+---+---+
"""


@rule("turn.phases", "turn.roll", "ruling.turn.before")
def test_nothing_comes_before_the_movement_roll() -> None:
    stage = stand(LANE, movement=None, hand={"Red": ["light-armor"]})
    assert (stage.request.player, stage.request.purpose) == ("Red", "movement")
    assert stage.refused(Move("Red", ("e",))).rule == "turn.phases"
    assert stage.refused(Shoot("Red", "Green")).rule == "turn.phases"
    refusal = stage.refused(Play("Red", "light-armor"))
    assert str(refusal) == "Red must roll for movement before playing Light Armor [turn.roll]"


@rule("turn.respawn")
def test_a_fighter_on_the_map_does_not_respawn() -> None:
    stage = stand(LANE, movement=None)
    assert stage.request.purpose == "movement"


@rule("turn.free", "turn.split")
def test_moves_and_attacks_are_interleaved_and_movement_is_counted() -> None:
    stage = stand(LANE, movement=4)
    stage.move("e")
    assert (stage.request.movement, stage.request.attacks) == (3, 1)
    stage.shoot("Green").roll(6, 6).roll(1, 1).roll(6, 6, 6)
    assert stage.request == Act("Red", 3, 0)
    stage.move("e")
    assert stage.request == Act("Red", 2, 0)


@rule("turn.free.end", "move.optional")
def test_a_player_may_end_with_movement_and_attacks_left() -> None:
    stage = stand(LANE, movement=4).end()
    assert stage.heard(TurnEnded) == [TurnEnded("Red")]
    assert stage.heard(TurnBegan) == [TurnBegan("Green", 2)]


@rule("turn.finish", "ruling.turn.order")
def test_turns_pass_clockwise_and_nobody_acts_out_of_turn() -> None:
    stage = stand(
        """
        +---+---+---+
        | R   G   B |
        +   +   +   +
        | 1   2     |
        +---+---+---+
    """
    )
    order = []
    for _ in range(4):
        order.append(stage.request.player)
        if isinstance(stage.request, Roll):
            stage.roll(1, 1)
        other = "Blue" if stage.me != "Blue" else "Red"
        assert stage.refused(End(other)).rule == "turn.finish"
        stage.end()
    assert order == ["Red", "Green", "Blue", "Red"]


@rule("move.nosave", "attack.nosave")
def test_what_is_left_over_is_lost_at_the_end_of_the_turn() -> None:
    stage = stand(LANE, movement=9).end()
    stage.roll(1, 1).end()
    stage.roll(2, 1)
    assert stage.request == Act("Red", 3, 1)


@rule("turn.roll.teleport", "ruling.turn.teleport", "fact.teleport")
def test_a_teleport_card_takes_the_place_of_the_roll() -> None:
    stage = stand(LANE, movement=None, hand={"Red": ["blink-button"]})
    stage.play("blink-button", square="D1")
    assert stage.square("Red") == "D1"
    assert stage.request == Act("Red", 0, 1)


def test_a_teleport_card_is_too_late_after_the_roll() -> None:
    stage = stand(LANE, hand={"Red": ["blink-button"]})
    assert stage.refused(Play("Red", "blink-button")).rule == "ruling.card.timing"


@rule("ruling.turn.fragself", "ruling.acid.stay", "ruling.frag.nobody", "frag.self")
def test_a_fighter_fragged_in_its_own_turn_is_out_and_the_next_player_begins() -> None:
    stage = stand(
        """
        +---+---+---+---+
        | R   a   1   G |
        +---+---+---+---+
    """,
        red="1/3/3",
    )
    stage.move("e", "e").roll(6, 6, purpose="damage").roll(1, purpose="defense")
    assert stage.heard(Fragged) == [Fragged("Red", "", "B1", "acid")]
    assert [e.square for e in stage.heard(Moved)] == []
    assert (stage.request.player, stage.request.purpose) == ("Green", "movement")
    assert [seat.frags for seat in stage.table.state.seats.values()] == [0, 0]


@rule("ruling.turn.respawn", "respawn.when")
def test_a_respawned_fighter_takes_a_whole_turn() -> None:
    stage = stand(LANE, movement=None, off=["Blue"], turn="Blue", blue="2/3/2")
    stage.roll(1, purpose="respawn")
    assert stage.square("Blue") == "B1"
    stage.roll(1, 2, 3, purpose="movement")
    assert stage.request == Act("Blue", 6, 1)


@rule("ruling.hand.fragged")
def test_the_hand_limit_holds_when_a_turn_ends_by_a_frag() -> None:
    six = ["lag-spike", "yoink", "ping-of-death", "god-mode", "wallhack", "noclip"]
    stage = stand(
        """
        +---+---+---+
        | R   a1  G |
        +---+---+---+
    """,
        red="1/3/3",
        hand={"Red": six},
    )
    stage.move("e").roll(6, 6).roll(1)
    assert (stage.request.player, stage.request.purpose) == ("Red", "discard")


@rule("ruling.turn.before")
def test_what_comes_before_a_movement_roll_may_be_said_when_the_roll_is_lost() -> None:
    """Nobody is asked for dice then: the first thing that is done closes it."""
    hands = {"Red": ["lag-spike"], "Green": ["energy-drink", "double-trouble", "blink-button"]}
    stage = stand(LANE, hand=hands).play("lag-spike", "Green").end()
    assert stage.request == Act("Green", 0, 1)
    stage.play("energy-drink").play("double-trouble").play("blink-button", square="D1")
    assert (stage.square("Green"), stage.request) == ("D1", Act("Green", 0, 2))
    assert stage.refused(Play("Green", "energy-drink")).rule == "play.def"


@rule("ruling.turn.before")
def test_what_comes_before_a_lost_movement_roll_does_not_come_after_an_act() -> None:
    hands = {"Red": ["lag-spike"], "Green": ["energy-drink", "boomstick"]}
    stage = stand(LANE, hand=hands).play("lag-spike", "Green").end()
    late = "Green can't play Energy Drink now: it is played before one's movement roll"
    stage.play("boomstick")
    assert stage.refused(Play("Green", "energy-drink")).text == late
    other = stand(LANE, hand=hands).play("lag-spike", "Green").end().shoot("Red", "start")
    other.roll(1, 1)
    assert other.refused(Play("Green", "energy-drink")).text == late
