"""Who dies is asked in a way that tells nothing: by what everybody knows, never by what is held."""

from __future__ import annotations

import pytest

from tests.referee.tables import say, sit, told

HANDS = ("holds pocket-medkit", "holds lucky-mousepad", "holds gym-membership")


def shot(path, blue, *, cards="dealt", blood="", damage="3 3 / 6"):
    """Red's pistol takes 1 Health more than Blue has, with these dice."""
    referee = sit(
        path, "Red A1 3 turn movement 6", f"Blue B1 1 {blood} {blue}", "Green H6", cards=cards,
        players=("Red 3/2/2", "Blue 3/2/2", "Green 3/2/2"),
    )  # fmt: skip
    return referee, say(referee, "s blue", damage)


@pytest.mark.parametrize("blood", ["", "blood 1"])
def test_a_dealt_hand_is_asked_in_the_same_words_whatever_it_holds(tmp_path, blood):
    seen = []
    for number, hand in enumerate(HANDS):
        referee, answer = shot(tmp_path / f"{number}.frag", hand, blood=blood)
        request = answer["request"]
        shown = say(referee, "?")["lines"]
        seen.append((request["text"], request["secret"], request.get("enter"), shown))
        assert "Blue, you need 1 Health to survive" in request["text"]
    assert seen[0] == seen[1] == seen[2]


def test_enter_lets_it_happen_and_the_card_itself_saves(tmp_path):
    referee, _ = shot(tmp_path / "a.frag", HANDS[0])
    assert "Blue is FRAGGED by Red" in told(say(referee, ""))
    referee, _ = shot(tmp_path / "b.frag", HANDS[0])
    assert "Blue heals 1" in told(say(referee, "pocket-medkit"))


def test_who_has_no_card_of_such_a_deck_is_not_asked(path):
    _, answer = shot(path, "holds boomstick")
    assert "Blue is FRAGGED" in told(answer)


def test_nobody_is_asked_when_every_cure_lies_in_the_open(path):
    """Blue holds a special card; the only one that cures lies discarded for all to see."""
    referee = sit(
        path, "Red A1 3 turn movement 6 holds insert-coin", "Blue B1 1 holds yoink", "Green H6",
        cards="dealt", players=("Red 3/2/2", "Blue 3/2/2", "Green 3/2/2"),
    )  # fmt: skip
    copies = referee.run.setup.cards["insert-coin"].copies
    for _ in range(copies - 1):
        say(referee, "override red hold insert-coin")
    for _ in range(copies):
        say(referee, "discard insert-coin")
    assert "Blue is FRAGGED" in told(say(referee, "s blue", "3 3 / 6"))


def test_with_hands_on_the_table_the_dying_may_speak_before_anything_else(path):
    referee, answer = shot(path, "hand gadget 1", cards="table")
    assert answer["hint"] == "Blue, if you have a cure, play it now: `blue: p CARD`."
    assert "Blue heals 1" in told(say(referee, "blue: p pocket-medkit"))


@pytest.mark.parametrize("hand", ["hand weapon 2", ""])
def test_a_hand_that_can_hold_no_cure_is_not_asked_for_one(path, hand):
    _, answer = shot(path, hand, cards="table")
    assert "hint" not in answer


def test_a_hand_that_nobody_has_counted_may_hold_one(path):
    _, answer = shot(path, "hand unknown", cards="table")
    assert "Blue, if you have a cure" in answer["hint"]


def test_going_on_ends_the_moment_for_a_cure(path):
    referee, _ = shot(path, "hand gadget 1", cards="table")
    say(referee, "m s")
    refusal = say(referee, "blue: p pocket-medkit")["refusal"]
    assert refusal["text"] == "Blue, it is too late: Red has already acted"
    assert refusal["rule"] == "frag.cure"


def test_what_a_cure_takes_back_is_told_in_full(path):
    referee, answer = shot(path, "hand gadget 1", cards="table")
    assert "Red draws a special card" in told(answer)
    back = told(say(referee, "blue: p pocket-medkit"))
    for never in ("the frag on Blue", "Red's point for it", "the special card", "the blood on B1"):
        assert never in back
    assert referee.run.table.state.seats["Red"].frags == 0


def test_dice_of_fragkit_wait_for_the_cure_of_a_secret_hand(path):
    """Between two shots of one attack nobody says anything: the next die would come too early."""
    referee = sit(
        path, "Red A1 3 twin-peeks turn movement 6", "Blue B1 1 hand special 1", "Green C1",
        players=("Red 3/2/2", "Blue 3/2/2", "Green 3/2/2"), dice="auto", seed=3,
    )  # fmt: skip
    answer = say(referee, "s blue twin-peeks then green")
    while "FRAGGED" not in answer["text"]:
        answer = say(referee, "")
    assert answer["request"]["pause"]
    assert say(referee, "blue: p insert-coin")["type"] == "told"
