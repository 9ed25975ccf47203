"""A weapon that fires twice: where the second shot goes is told, and can be changed in time."""

from __future__ import annotations

from tests.referee.tables import say, sit, told

TWO = ("Red A1 3 twin-peeks turn movement 6", "Blue A3 2", "Green C1 2")


def lines(referee):
    return [one.line for one in referee.run.effective()]


def test_a_reminder_says_that_the_next_shot_has_the_same_target(path):
    answer = say(sit(path, *TWO), "s blue twin")
    assert (
        answer["hint"]
        == "The next shot is at Blue, too. To change that, type `then NAME` or `then none`."
    )


def test_the_second_shot_is_aimed_elsewhere_before_any_die(path):
    referee = sit(path, "Red A1 3 twin-peeks turn movement 6", "Blue A4 2", "Green D1 2")
    say(referee, "s blue twin", "then green")
    assert lines(referee) == ["s Blue twin-peeks then Green"]


def test_the_second_shot_is_turned_when_the_first_is_over(path):
    referee = sit(path, "Red A1 3 twin-peeks turn movement 6", "Blue A4 2", "Green D1 2")
    say(referee, "s blue twin", "1 1")
    assert referee.run.request.purpose == "hit"
    assert "Green" in told(say(referee, "then green"))
    assert lines(referee) == ["s Blue twin-peeks then Green", "1 1"]


def test_then_none_keeps_the_ammo(path):
    referee = sit(path, "Red A1 3 twin-peeks turn movement 6", "Blue A4 2", "Green D1 2")
    full = referee.run.game.seat("Red").play[0].ammo
    say(referee, "s blue twin then none", "1 1")
    assert referee.run.game.seat("Red").play[0].ammo == full - 1
    assert referee.run.request.attacks == 0


def test_nothing_is_to_be_aimed_outside_an_attack(path):
    assert say(sit(path, *TWO), "then green")["type"] == "refused"


def test_it_is_turned_after_the_first_hit_too(path):
    """At range 2 no dice are needed to hit: the first dice are those of the damage."""
    referee = sit(path, *TWO)
    answer = say(referee, "s blue twin", "then green")
    assert answer["text"] == "Next shot: Green."
    assert answer["request"]["purpose"] == "damage"
    say(referee, "1 1 1")
    assert say(referee, "then none")["text"] == "No more shots."
    assert lines(referee) == ["s Blue twin-peeks then -", "1 1 1"]


def test_redirecting_a_shot_does_not_repeat_the_story(path):
    referee = sit(path, *TWO)
    say(referee, "s blue twin", "1 1 1", "6 6")
    assert say(referee, "then green")["text"].startswith("Red fires Twin Peeks at Green")


def test_when_the_target_has_fallen_then_answers_the_question(path):
    referee = sit(path, *TWO)
    assert (
        "who is the target of shot 2?"
        in say(referee, "s blue twin", "6 6 6", "1 1")["request"]["text"]
    )
    assert "Red fires Twin Peeks at Green" in told(say(referee, "then green"))


def test_redirecting_keeps_the_chosen_weapon(path):
    referee = sit(path, *TWO)
    say(referee, "s blue", "twin", "then green")
    assert lines(referee) == ["s Blue twin-peeks then Green"]
