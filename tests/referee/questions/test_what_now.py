"""A bare Enter says what can be done, and everything that it says can be done."""

from __future__ import annotations

import pytest

from fragkit.referee.questions.what_now import buttons
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from fragkit.referee.terminal.completion import completions
from tests.referee.tables import ARENA, say, sit

ALONE = ("Red A1 3 turn movement 6", "Blue B1 2", "Green H6")


def now(referee, width=40):
    return referee.answer({"do": "", "width": width})


def test_targets_counters_and_end_fit_in_twelve_lines(path):
    referee = sit(
        path, "Red B2 3 pulse-rifle turn movement 6 hand special 2", "Blue D1", "Green H6"
    )
    say(referee, "override floor b1 blood")
    answer = now(referee)
    assert answer["question"] == "now"
    assert len(answer["lines"]) <= 12
    assert max(map(len, answer["lines"])) <= 40
    shown = "\n".join(answer["lines"])
    assert "s blue" in shown
    assert "range 3, hit 97%" in shown
    assert "blood, 1 movement" in shown
    assert "p CARD" in shown
    assert "play one of 2 cards" in shown
    assert answer["lines"][-1].startswith("end")


def test_everything_offered_is_accepted(path):
    referee = sit(path, "Red B2 3 pulse-rifle turn movement 6", "Blue D1", "Green H6")
    for row in now(referee)["data"]["now"]:
        if row["say"].islower():
            answer = referee.answer({"do": row["say"] + "!"})
            assert answer["type"] == "told", row
            referee.answer({"do": "undo"})


@pytest.mark.parametrize("typed", ["?", "now", "what", ""])
def test_there_are_several_ways_to_ask(path, typed):
    assert say(sit(path, *ALONE), typed)["question"] == "now"


def test_a_roll_shows_both_ways_to_answer(path):
    referee = sit(path)
    assert now(referee)["lines"] == [
        "Red: roll 1d to go first",
        "4  type your dice",
        "r  let fragkit roll",
    ]


def test_commands_and_things_of_a_module_appear_by_themselves(path):
    wanted = GameOptions(
        map=str(ARENA), players=["Red 3/2/2", "Blue 2/3/2"],
        variants=["barrels"], positions=["Red A1 3 turn movement 6", "Blue H6"],
    )  # fmt: skip
    referee = start(Start(path, wanted, 1))
    assert isinstance(referee, Referee), referee.message
    referee.answer({"do": "override floor a3 barrel"})
    shown = "\n".join(now(referee)["lines"])
    assert "s barrel@a3" in shown
    assert "Shoot barrel on A3: Pistol" in [one["text"] for one in buttons(referee.run)]


def test_enter_takes_the_only_choice(path):
    referee = sit(path, players=("Red 3/2/2", "Blue 3/2/2"))
    say(referee, "5", "2", "a1")
    assert say(referee, "")["question"] == "now"  # several squares are free


def test_suggestions_name_no_dealt_card(path):
    referee = sit(
        path, "Red A1 turn movement 6 holds desync yoink", "Blue B1", "Green H6", cards="dealt"
    )
    shown = "\n".join(now(referee)["lines"])
    assert "play one of 2 cards; `hand`\n          shows them" in shown
    assert "yoink" not in shown


def test_a_dealt_hand_is_not_given_away(path):
    """What the Boomstick in Red's hand would do is nobody's business."""
    scene = ("Red A1 3 turn movement 6 holds boomstick", "Blue B1 2", "Green H6")
    referee = sit(path, *scene, cards="dealt")
    answer = now(referee)
    assert "oomstick" not in str(answer["lines"]) + str(answer["data"])
    assert completions(referee, "s blue ") == ["start", "then"]


def test_without_movement_no_walk_is_suggested(path):
    referee = sit(path, "Red A1 3 turn movement 0", "Blue H1 2", "Green H6")
    assert [row["say"] for row in now(referee)["data"]["now"]] == ["s blue", "end"]


def test_shots_that_cannot_hit_are_left_out_and_a_square_says_who_is_there(path):
    players = ("Red 4/2/1", "Blue 2/3/2", "Green 3/2/2")
    referee = sit(path, "Red A1 3 turn movement 6", "Blue H1 2", "Green E1", players=players)
    offered = {row["say"]: str(row["text"]) for row in say(referee, "?")["data"]["now"]}
    assert "s green" in offered
    assert "s blue" not in offered  # one die never reaches 7
    assert offered["m e1"] == "weapon power-up, 4 movement, Green is there"
    assert any(typed.startswith("j ") for typed in offered)


def test_hazards_come_after_real_choices(path):
    referee = sit(path, "Red C1 3 turn movement 6", "Blue H5 2", "Green H6")
    moves = [r["say"] for r in say(referee, "?")["data"]["now"] if r["say"].startswith("m ")]
    assert moves == ["m e1", "m f4", "m d3", "m SQUARE"]  # the way to D3 leads through acid


def test_a_power_up_with_nothing_left_is_left_out(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue H5 2", "Green H6")
    referee.run.game.state.decks["weapon"].left = 0
    offered = [row["say"] for row in say(referee, "?")["data"]["now"]]
    assert "m e1" not in offered
    assert "m d3" in offered


def test_the_way_out_of_flames_is_shown_and_no_way_in(path):
    flames = ("C4", "B4", "D4", "C3", "C5")
    wanted = GameOptions(
        map=str(ARENA), packs=["deathmatch"], players=["Red 3/2/2", "Blue 3/2/2"],
        positions=["Red C4 3 turn movement 6", "Blue H6 2"], dice="table", cards="table",
        floors=[f"{square} napalm" for square in flames],
    )  # fmt: skip
    referee = start(Start(path, wanted, 1))
    assert isinstance(referee, Referee), referee
    offered = {row["say"]: str(row["text"]) for row in say(referee, "?")["data"]["now"]}
    assert "get out of the napalm for 2 movement" in offered.values()
    assert not any(text.startswith("napalm") for text in offered.values())
