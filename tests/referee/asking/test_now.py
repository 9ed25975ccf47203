"""A bare Enter says what can be done, and everything that it says can be done."""

from __future__ import annotations

import pytest

from fragkit.referee.completion import completions
from fragkit.referee.host import Host
from fragkit.referee.opening.opened import Wanted
from fragkit.referee.start import Start, start
from tests.referee.tables import ARENA, say, sit

ALONE = ("Red A1 3 turn movement 6", "Blue B1 2", "Green H6")


def now(host, width=40):
    return host.hear({"do": "", "width": width})


def test_targets_things_and_the_end_are_told_in_twelve_lines(path):
    host = sit(path, "Red B2 3 pulse-rifle turn movement 6 hand special 2", "Blue D1", "Green H6")
    say(host, "override floor b1 blood")
    answer = now(host)
    assert answer["question"] == "now"
    assert len(answer["lines"]) <= 12
    assert max(map(len, answer["lines"])) <= 40
    shown = "\n".join(answer["lines"])
    assert "s blue" in shown
    assert "range 3, hit 97%" in shown
    assert "blood, costs 1" in shown
    assert "p CARD" in shown
    assert "2 in hand" in shown
    assert answer["lines"][-1].startswith("end")


def test_everything_offered_is_accepted(path):
    host = sit(path, "Red B2 3 pulse-rifle turn movement 6", "Blue D1", "Green H6")
    for row in now(host)["data"]["now"]:
        if row["say"].islower():
            answer = host.hear({"do": row["say"] + "!"})
            assert answer["type"] == "told", row
            host.hear({"do": "undo"})


@pytest.mark.parametrize("typed", ["?", "now", "what", ""])
def test_there_are_several_ways_to_ask(path, typed):
    assert say(sit(path, *ALONE), typed)["question"] == "now"


def test_dice_that_are_due_are_told_with_both_ways_to_answer(path):
    host = sit(path)
    assert now(host)["lines"] == [
        "Red: 1d who is first",
        "4  the dice as they lie",
        "r  fragkit rolls",
    ]


def test_commands_and_things_of_a_module_appear_by_themselves(path):
    wanted = Wanted(
        map=str(ARENA), players=["Red 3/2/2", "Blue 2/3/2"],
        variants=["barrels"], positions=["Red A1 3 turn movement 6", "Blue H6"],
    )  # fmt: skip
    host = start(Start(path, wanted, 1))
    assert isinstance(host, Host), host.message
    host.hear({"do": "override floor a3 barrel"})
    shown = "\n".join(now(host)["lines"])
    assert "s barrel@a3" in shown


def test_enter_takes_the_only_choice(path):
    host = sit(path, players=("Red 3/2/2", "Blue 3/2/2"))
    say(host, "5", "2", "a1")
    assert say(host, "")["question"] == "now"  # several squares are free


def test_with_dealt_cards_nothing_of_the_hand_is_told(path):
    host = sit(
        path, "Red A1 turn movement 6 holds desync yoink", "Blue B1", "Green H6", cards="dealt"
    )
    shown = "\n".join(now(host)["lines"])
    assert "2 in hand; `hand` shows them" in shown
    assert "yoink" not in shown


def test_a_dealt_hand_is_not_given_away(path):
    """What the Boomstick in Red's hand would do is nobody's business."""
    scene = ("Red A1 3 turn movement 6 holds boomstick", "Blue B1 2", "Green H6")
    host = sit(path, *scene, cards="dealt")
    answer = now(host)
    assert "oomstick" not in str(answer["lines"]) + str(answer["data"])
    assert completions(host, "s blue ") == ["start", "then"]


def test_who_has_no_movement_left_is_not_told_to_walk(path):
    host = sit(path, "Red A1 3 turn movement 0", "Blue H1 2", "Green H6")
    assert [row["say"] for row in now(host)["data"]["now"]] == ["s blue", "end"]
