"""What is decided is told: a push that stops, a turn that is lost, what odds leave out, rulings."""

from __future__ import annotations

import pytest

from fragkit.model.effects import acts
from fragkit.model.word_values import Dice, Faces
from fragkit.referee.display.forecast import forecasts
from fragkit.rules.commands import Shoot
from tests.referee.tables import say, sit, told
from tests.rules.kit import card, draw, fighter

CONTACT = """
    +---+---+---+---+
    | R   B   G     |
    +---+---+---+---+
"""


@pytest.mark.parametrize(("drawn", "stops"), [("G", "fighter on C1"), (" ", "outer wall at D1")])
def test_a_push_that_is_stopped_is_told_with_what_stops_it(drawn, stops):
    board = CONTACT.replace("G", drawn)
    game = draw(board, red=fighter(play="clue-by-four"), blue=fighter("4/2/1"))
    game.do("s blue clue-by-four", "1 1 1 1", "6 6 6 6")
    assert game.told("push-stopped by") == [stops]


def test_a_push_that_is_stopped_is_told_in_words(path):
    referee = sit(path, "Red A1 3 clue-by-four turn movement 6", "Blue B1", "Green C1")
    text = told(say(referee, "s blue clue-by-four", "1 1 1 1", "6 6"))
    assert "Blue stops on B1, against the fighter on C1." in text


WOUND = acts.Wound(value=2, on="target", at="hit")
CHANCE = acts.Wound(value=1, on="target", at="hit", chance=Faces(4, 6))
TABLE = acts.Table(value={Faces(1, 3): (acts.Wound(value=2),), Faces(4, 6): (acts.Heal(value=1),)}, at="hit")  # fmt: skip


@pytest.mark.parametrize(
    ("effect", "says"),
    [(WOUND, "Gun"), (CHANCE, "Gun"), (TABLE, "Gun")],
)
def test_odds_say_what_they_leave_out(effect, says):
    gun = card("gun", "weapon", effect, damage=Dice(2), ammo=3)
    game = draw(CONTACT, red=fighter(play="gun"), cards=[gun])
    (one,) = forecasts(game.run.game, Shoot("Red", "Blue", "gun"))
    assert one.uncounted == (says,)
    assert f"Not counted: {says}" in one.text()


def test_odds_of_a_plain_weapon_leave_nothing_out():
    game = draw(CONTACT, red=fighter(play="boomstick"))
    (one,) = forecasts(game.run.game, Shoot("Red", "Blue", "boomstick"))
    assert one.uncounted == ()


def test_a_lost_turn_names_the_card_that_took_it_and_who_shows_it_before(path):
    referee = sit(path, "Red A1 turn movement 6 hand special 1", "Blue B1", "Green H6")
    assert "Blue loses a turn (Ping of Death)" in told(say(referee, "p ping-of-death blue"))
    assert "loses their next turn (Ping of Death)" in " ".join(say(referee, "who blue")["lines"])
    assert "Turn 2: Blue. Blue loses this turn: Ping of Death. Turn 3: Green." in told(
        say(referee, "end")
    )
    assert "loses" not in " ".join(say(referee, "who blue")["lines"])


def test_a_refusal_that_rests_on_a_ruling_names_it(path):
    """One counter for each entry is a rule; one for each turn is how it is read."""
    referee = sit(path, "Red A1 turn movement 6", "Blue H1", "Green H6")
    say(referee, "override floor b1 blood 2", "m b1", "take blood")
    assert say(referee, "take blood")["refusal"]["rule"] == "leftover.one"
    say(referee, "m a1 b1")
    assert say(referee, "take blood")["refusal"]["rule"] == "ruling.leftover.turn"


def test_its_house_option_is_named_where_there_is_one(path):
    referee = sit(
        path, "Red A1 turn movement 6", "Blue B1 1 blood 1", "Green H6", house=("blood.cure=b",)
    )
    say(referee, "s blue", "6 6 / 1")
    refusal = say(referee, "blue: spend")["refusal"]
    assert (refusal["rule"], refusal["house"]) == ("ruling.blood.cure", "blood.cure")


def test_rules_mark_the_option_that_this_game_plays(path):
    referee = sit(path, "Red A1 turn movement 6", "Blue H1", "Green H6", house=("armor.soak=b",))
    lines = [line.strip() for line in say(referee, "rules armor.soak")["lines"]]
    assert any(line.startswith("> b") for line in lines)
    assert not any(line.startswith("> a") for line in lines)
    assert "To change it: --house armor.soak=a" in lines
    assert say(referee, "rules house")["data"]["house"]["armor.soak"] == "b"
    assert referee.hello()["house"]["armor.soak"] == "b"
    assert "house: " in path.read_text()
