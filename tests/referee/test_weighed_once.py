"""One typed shot is weighed once: refusal, forecast, caution and attack share what was found out."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType

import pytest

from tests.referee.tables import DUEL, say, sit

COUNTED = (
    "weigh_attack", "weigh_shot", "ready_weapon", "sees", "forecast_shot", "submit", "undo",
)  # fmt: skip


def calls(referee, text: str) -> dict[str, int]:
    """How often each of these functions is called while that is said."""
    found: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and "fragkit" in frame.f_code.co_filename:
            found[frame.f_code.co_name] += 1

    sys.setprofile(count)
    try:
        say(referee, text)
    finally:
        sys.setprofile(None)
    return {name: found[name] for name in COUNTED if found[name]}


ONCE = {
    "weigh_attack": 1, "weigh_shot": 1, "ready_weapon": 1, "sees": 1, "forecast_shot": 1,
    "submit": 1,
}  # fmt: skip


@pytest.mark.parametrize("text", ["s blue", "s blue pistol"])
def test_a_shot_is_weighed_foretold_and_fired_once(path, text):
    assert calls(sit(path, *DUEL), text) == ONCE


def test_dice_that_fragkit_rolls_make_no_difference(path):
    assert calls(sit(path, *DUEL, dice="auto"), "s blue") == ONCE


def test_each_weapon_that_is_left_open_is_weighed_once(path):
    referee = sit(path, "Red B2 3 turn movement 6 pulse-rifle", "Blue B1 2", "Green H6")
    two = dict.fromkeys(("weigh_shot", "ready_weapon", "sees", "forecast_shot"), 2)
    assert calls(referee, "s blue") == {"weigh_attack": 1, **two, "submit": 1}


def test_a_refused_shot_is_weighed_once(path):
    assert calls(sit(path, *DUEL), "s green") == {
        "weigh_attack": 1, "weigh_shot": 1, "sees": 1, "submit": 1,
    }  # fmt: skip


def test_a_shot_that_was_asked_about_is_not_weighed_again(path):
    referee = sit(path, "Red A1 3 turn movement 6 rocket-tantrum", "Blue A2 2", "Green H6")
    assert "submit" not in calls(referee, "s blue rocket")
    assert "weigh_shot" not in calls(referee, "yes")


def test_what_has_changed_meanwhile_is_weighed_again(path):
    referee = sit(path, "Red A1 3 turn movement 6 rocket-tantrum", "Blue A2 2", "Green H6")
    say(referee, "odds blue rocket", "override blue square h5")
    assert say(referee, "s blue rocket")["type"] == "refused"


def test_redo_outlasts_a_question_that_was_answered_with_no(path):
    referee = sit(path, "Red A1 1 turn movement 6 gym-membership", "Blue A4 2", "Green H6")
    say(referee, "m e", "undo")
    assert say(referee, "drop gym-membership")["text"] == "that would frag Red"
    say(referee, "no", "redo")
    assert referee.run.game.seat("Red").square == "B1"
    assert referee.run.next_number == 4
    assert "drop" not in path.read_text().partition("\n\n")[2]
