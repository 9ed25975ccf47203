"""What a table forgets is told once, while it can still be said."""

from __future__ import annotations

from tests.referee.tables import say, sit, told

FAR = ("Red A1 3 lucky-mousepad turn movement 6", "Blue A5 2", "Green H6")


def test_a_reminder_names_a_reroll_in_play_after_a_miss(path):
    referee = sit(path, *FAR)
    answer = say(referee, "s blue", "1 2")
    assert "Red misses Blue" in told(answer)
    assert answer["hint"] == "You can still reroll: `use lucky-mousepad`."
    assert "hint" not in say(referee, "m s")


def test_a_used_reroll_gets_no_reminder(path):
    referee = sit(path, *FAR)
    say(referee, "s blue", "1 2", "use lucky-mousepad")
    assert "hint" not in say(referee, "1")


def test_a_hit_needs_no_reroll(path):
    assert "hint" not in say(sit(path, *FAR), "s blue", "6 1")


def test_a_reminder_comes_only_for_dice_the_card_can_reroll(path):
    """The mousepad throws ones again, and there is none."""
    assert "hint" not in say(sit(path, *FAR), "s blue", "2 2")


def test_a_reroll_is_recalled_once_in_a_game(path):
    """Who has been told and does not want it is left alone."""
    referee = sit(path, *FAR)
    assert "hint" in say(referee, "s blue", "1 2")
    say(referee, "end", "6 6 6", "end", "6 6", "end", "6 6")
    assert "hint" not in say(referee, "s blue", "1 2")


def test_a_refused_reroll_of_one_die_says_why(path):
    """Not that there is no card `1`."""
    referee = sit(path, "Red C4 3 lucky-mousepad turn movement 6", "Blue A5 2", "Green H6")
    say(referee, "m e", "undo")
    answers = [say(referee, f"use lucky-mousepad{dice}")["refusal"] for dice in ("", " dice 1")]
    assert answers[0]["text"] == answers[1]["text"]
