"""A turn in five inputs: several things in one line, and the words that people say."""

from __future__ import annotations

import pytest

from fragkit.referee.parsing.inputs import inputs_in
from tests.referee.tables import say, sit, told

OPEN = ("Red A1 3 turn movement 6", "Blue A4 2", "Green H6 hand special 1 gadget 2")


def lines(answer):
    return [one["line"] for one in answer["inputs"]]


def test_dice_of_several_rolls_stand_on_one_line(path):
    referee = sit(path, *OPEN)
    say(referee, "s blue")
    answer = say(referee, "5 3 / 4 2 / 2 2")
    assert lines(answer) == ["5 3", "4 2", "2 2"]
    assert answer["request"]["kind"] == "act"


def test_dice_after_a_miss_are_refused_and_not_stored(path):
    referee = sit(path, *OPEN)
    say(referee, "s blue")
    answer = say(referee, "1 1 / 4 2 / 2 2")
    assert lines(answer) == ["1 1"]
    assert answer["refusal"]["text"] == "`4 2` is not needed: there is no roll now"


def test_a_wrong_count_in_the_second_roll_keeps_the_first(path):
    referee = sit(path, *OPEN)
    say(referee, "s blue")
    answer = say(referee, "5 3 / 4 2 6 / 2 2")
    assert lines(answer) == ["5 3"]
    assert answer["refusal"]["text"] == "roll 2 dice, not 3"
    assert answer["request"]["purpose"] == "damage"


def test_a_typical_turn_takes_five_inputs(path):
    referee = sit(path, "Red A1 3 turn", "Blue G1 2", "Green H6")
    for text in ("43", "m e1", "5", "s blue"):
        assert say(referee, text)["type"] == "told"
    answer = say(referee, "6 5/3 4/22")
    assert answer["request"]["kind"] == "act"
    assert answer["request"]["attacks"] == 0


def test_waypoints_need_not_lie_side_by_side(path):
    referee = sit(path, *OPEN)
    answer = say(referee, "m a3 b1")
    assert lines(answer) == ["m A3", "m B1"]
    assert referee.run.game.seat("Red").square == "B1"


def test_waypoints_out_of_reach_do_not_move_the_fighter(path):
    referee = sit(path, *OPEN)
    refusal = say(referee, "m a3 h1")["refusal"]
    assert refusal["rule"] == "move.points"
    assert referee.run.game.seat("Red").square == "A1"


def test_neighbours_are_one_walk_as_before(path):
    assert lines(say(sit(path, *OPEN), "m b1 c1")) == ["m B1 C1"]


def test_something_is_picked_up_on_the_way(path):
    referee = sit(path, *OPEN)
    say(referee, "override floor b1 blood")
    answer = say(referee, "m b1 take blood d1")
    assert lines(answer) == ["m B1", "take blood", "m D1"]
    assert referee.run.game.seat("Red").blood == 1


@pytest.mark.parametrize("walk", ["m d1", "m e e e"])
def test_a_walk_stops_where_something_could_be_taken_and_enter_goes_on(path, walk):
    referee = sit(path, *OPEN)
    say(referee, "override floor b1 blood")
    answer = say(referee, walk)
    assert referee.run.game.seat("Red").square == "B1"
    assert answer["request"]["here"] == ["blood"]
    assert answer["onward"] in ("m D1", "m e e")
    assert "Red moves from B1 to D1" in told(say(referee, ""))


def test_an_exclamation_mark_walks_without_stopping(path):
    referee = sit(path, *OPEN)
    say(referee, "override floor b1 blood", "m d1!")
    assert referee.run.game.seat("Red").square == "D1"


def test_several_inputs_stand_on_one_line(path):
    answer = say(sit(path, *OPEN), "m b1; m a1; end")
    assert lines(answer) == ["m B1", "m A1", "end"]


def test_enter_fires_the_weapon_that_was_fired_last(path):
    referee = sit(path, "Red A1 3 pulse-rifle turn movement 6", "Blue A4 2", "Green H6")
    request = say(referee, "override attacks 2", "s blue pulse", "1 1", "s blue")["request"]
    assert request["enter"] == "pulse-rifle"
    assert "Pulse Rifle" in told(say(referee, ""))


@pytest.mark.parametrize("word", ["done", "next", "finish", "pass", "end turn"])
def test_a_turn_is_ended_in_many_words(path, word):
    assert lines(say(sit(path, *OPEN), word)) == ["end"]


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("shoot blue with pistol", "s Blue start"),
        ("green p disconnect red", "Green: p disconnect Red"),
        ("Green: p disconnect red", "Green: p disconnect Red"),
    ],
)
def test_people_say_it_so(path, typed, line):
    assert lines(say(sit(path, *OPEN), typed)) == [line]


def test_dice_may_be_read_out(path):
    assert lines(say(sit(path, *OPEN), "s blue", "4 and 3")) == ["4 3"]


def test_take_alone_takes_the_only_thing(path):
    referee = sit(path, *OPEN)
    say(referee, "override floor b1 blood", "m b1")
    assert lines(say(referee, "take")) == ["take blood"]


def test_two_cards_are_played_at_once(path):
    referee = sit(path, "Red A1 3 turn movement 6 hand gadget 2", "Blue A4 2", "Green H6")
    assert lines(say(referee, "p light armor, walking boots"))[0] == "p light-armor"


def test_status_is_who(path):
    assert say(sit(path, *OPEN), "status")["question"] == "who"


def test_a_typo_never_leaves_the_game(path):
    for slip in ("leeve", "leve", "quti", "exti"):
        refusal = say(sit(path, *OPEN), slip)["refusal"]
        assert "leave" not in refusal["help"]
        assert "quit" not in refusal["help"]


# -- self-harm by slip -------------------------------------------------------------------------


def test_a_medkit_at_full_health_is_asked_about_once(path):
    referee = sit(path, "Red A1 3 turn movement 6 hand gadget 1", "Blue A4 2", "Green H6")
    answer = say(referee, "p pocket-medkit")
    assert answer["type"] == "confirm"
    assert answer["text"] == "Red is at full Health: Pocket Medkit would have no effect"
    assert say(referee, "")["type"] == "told"


def test_making_your_own_shot_miss_is_asked_about(path):
    referee = sit(path, "Red A1 3 turn movement 6 hand special 1", "Blue A4 2", "Green H6")
    answer = say(referee, "s blue", "p desync")
    assert answer["text"] == "Desync would make Red's own attack miss"
    assert say(referee, "no")["type"] == "told"
    assert say(referee, "p desync!")["type"] == "told"


def test_dropping_a_card_that_keeps_you_alive_is_asked_about(path):
    referee = sit(path, "Red A1 1 turn movement 6 gym-membership", "Blue A4 2", "Green H6")
    answer = say(referee, "drop gym-membership")
    assert (answer["type"], answer["text"]) == ("confirm", "that would frag Red")
    assert "Red is FRAGGED" in told(say(referee, "yes"))


def test_a_card_nobody_need_see_is_discarded_by_its_deck(path):
    referee = sit(path, "Red A1 3 turn movement 6 hand gadget 6", "Blue A4 2", "Green H6")
    say(referee, "discard gadget")
    assert referee.run.game.seat("Red").hidden == {"gadget": 5}
    say(referee, "override red hand gadget 6", "end")
    assert lines(say(referee, "discard gadget")) == ["choose gadget"]
    assert say(referee, "discard weapon")["type"] == "refused"


def test_a_blast_that_includes_its_shooter_is_asked_about(path):
    referee = sit(path, "Red A1 3 turn movement 6 rocket-tantrum", "Blue A2 2", "Green H6")
    answer = say(referee, "s blue rocket")
    assert answer["type"] == "confirm"
    assert "Red is in the blast of Rocket Tantrum" in answer["text"]


def test_a_counter_on_the_way_is_picked_up_in_any_order(path):
    """`m d1 take blood b1`: the blood is on B1, so the walk ends on D1."""
    referee = sit(path, *OPEN)
    say(referee, "override floor b1 blood", "override floor c1 boomstick")
    assert lines(say(referee, "m d1 take blood b1 take boomstick c1")) == [
        "m B1", "take blood", "m C1", "take boomstick", "m D1",
    ]  # fmt: skip


def test_enter_goes_on_after_something_was_taken_and_stops_at_the_next_find(path):
    referee = sit(path, *OPEN)
    say(referee, "override floor b1 blood", "override floor d1 boomstick")
    assert say(referee, "m e1")["onward"] == "m E1"
    assert say(referee, "take")["onward"] == "m E1"
    assert referee.run.game.seat("Red").blood == 1
    assert say(referee, "")["onward"] == "m E1"
    assert referee.run.game.seat("Red").square == "D1"
    say(referee, "")
    assert referee.run.game.seat("Red").square == "E1"


def test_the_way_of_one_leg_is_not_shown_for_all_of_them(path):
    assert "way" not in say(sit(path, *OPEN), "m a3 b1")
    assert "way" in say(sit(path.with_name("b.frag"), *OPEN), "m a3")


@pytest.mark.parametrize("said", ["gadget gadget", "discard gadget special", "boomstick, weapon"])
def test_several_cards_are_given_up_in_one_line(path, said):
    full = ("Red A1 turn movement 6 hand weapon 3 gadget 2 special 2", "Blue D1", "Green H6")
    referee = sit(path, *full)
    assert "2 over the hand limit" in say(referee, "end")["request"]["text"]
    answer = say(referee, said)
    assert len(lines(answer)) == 2
    assert answer["request"]["player"] == "Blue"


@pytest.mark.parametrize(
    "typed", ["s blue 65/34/222", "s blue; 65/34/222", "s blue; 65 / 34 / 222"]
)
def test_a_shot_and_its_rolls_share_a_line(path, typed):
    parts = inputs_in(typed, sit(path, *OPEN).run.context())
    assert [part.strip() for part in parts] == ["s blue", "65", "34", "222"]


def test_the_rest_of_the_line_counts_after_a_miss(path):
    answer = say(
        sit(path, "Red A1 3 turn movement 6", "Blue A4 2", "Green H6"), "s blue; 1 1/34; end"
    )
    assert lines(answer) == ["s Blue", "1 1", "end"]


def test_eleven_may_be_a_total_and_is_asked_about_once(path):
    referee = sit(path, *OPEN)
    answer = say(referee, "s blue", "11")
    assert answer["text"] == "if 11 is the total, type each die instead"
    assert lines(say(referee, "5 6")) == ["5 6"]
    assert lines(say(referee, "undo", "11")) == ["1 1"]
