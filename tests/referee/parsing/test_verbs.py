"""A shot at the prompt: its weapon, ammunition and odds, in few words."""

from __future__ import annotations

import pytest

from fragkit.rules.odds.dice_odds import plain_shot
from tests.referee.tables import DUEL, say, sit, stands, told


def test_a_plain_attack_takes_four_inputs(path):
    referee = sit(path, *DUEL)
    answer = say(referee, "s blue")
    while answer["request"]["kind"] == "roll":
        answer = say(referee, " ".join(["3"] * answer["request"]["dice"]))
    assert answer["request"]["kind"] == "act"
    assert referee.run.next_number - 1 <= 4


@pytest.mark.parametrize("line", ["s blue pulse 4", "s pulse 4", "pulse 4", "pulse rifle 4"])
def test_a_shot_that_waits_for_its_weapon_takes_it_with_the_ammunition(path, line):
    red = "Red A1 3 turn movement 6 pulse-rifle boomstick"
    referee = sit(path, red, "Blue D1 2", "Green H6")
    asked = say(referee, "s blue")["request"]
    assert (asked["purpose"], asked["target"]) == ("weapon", "Blue")
    answer = say(referee, line)
    assert answer["inputs"][0]["line"] == "s Blue pulse-rifle 4"
    assert "4 ammo spent, 0 left." in told(answer)
    before = stands(referee)
    assert stands(sit(path)) == before
    say(referee, "undo")
    assert referee.run.request.purpose == "weapon"


def test_a_shot_waiting_for_its_weapon_may_be_declared_again(path):
    red = "Red A1 3 turn movement 6 pulse-rifle boomstick"
    referee = sit(path, red, "Blue D1 2", "Green A4")
    say(referee, "s blue")
    assert say(referee, "pulse 9")["refusal"]["rule"] == "ammo.one"
    assert say(referee, "green: s red pistol")["refusal"]["rule"] == "turn.phases"
    assert "Red fires Boomstick at Green" in told(say(referee, "s green boom"))


def test_exact_odds_with_cards_in_play_come_before_a_shot(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue D1 2 light-armor", "Green H6")
    shot = say(referee, "s blue")["shots"][0]
    assert shot["range"] == 3
    assert shot["exact"]["hit"] == "35/36"  # two dice reach 3 but for a double 1
    assert shot["receipts"]["defense"] == "3d = 2d +1d (Light Armor)"
    assert shot["text"].startswith("Range 3, clear: hit 97%, frag <1%. Damage 1: 20%")


def test_the_odds_of_a_plain_shot_are_those_of_fragkit_odds(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue D1 2", "Green H6")
    shot = say(referee, "s blue")["shots"][0]
    plain = plain_shot(accuracy=2, range=3, damage=2, health=2)
    assert shot["exact"]["hit"] == str(plain.hit)
    assert shot["exact"]["frag"] == str(plain.frag)
    assert shot["exact"]["damage"] == {str(n): str(p) for n, p in plain.damage.items()}


@pytest.mark.parametrize("word", ["pistol", "pis", "start"])
def test_the_starting_weapon_is_called_by_its_name(path, word):
    """Though a card in the secret hand may be a Pawn Shop Pistol."""
    armed = ("Red B2 turn movement 6 pawn-shop-pistol hand weapon 2", "Blue D1", "Green H6")
    answer = say(sit(path, *armed), f"s blue {word}")
    assert answer["inputs"][0]["line"] == "s Blue start"
    again = sit(path.with_name("again.frag"), *armed)
    options = say(again, "s blue")["request"]["options"]
    assert [o["text"] for o in options] == ["Pistol", "Pawn Shop Pistol"]
    assert say(again, word)["inputs"][0]["line"] == "choose start"


def test_a_player_may_be_called_like_a_square(path):
    players = ("A1 3/2/2", "B1 3/2/2")
    referee = sit(path, "A1 B2 turn movement 6", "B1 D1", players=players)
    assert say(referee, "s b1")["inputs"][0]["text"].startswith("A1 fires Pistol at B1, range 3.")


def test_a_weapon_that_aims_at_nobody_is_fired_by_its_name(path):
    referee = sit(path, "Red B2 turn movement 6 panic-button", "Blue off", "Green H6")
    assert say(referee, "s blue")["refusal"]["text"] == "Blue is not on the map"
    assert say(referee, "s panic!")["inputs"][0]["line"] == "s - panic-button"
    other = sit(path.with_name("b.frag"), "Red B2 turn movement 6 panic-button", "Blue off")
    assert say(other, "s blue panic!")["refusal"]["text"] == "Panic Button has no target"


@pytest.mark.parametrize(
    ("dice", "text"),
    [("4 2 6", "no dice now: "), ("426", "`426` is not an option"), ("0", "`0` is not an option")],
)
def test_dice_in_place_of_a_weapon_are_answered_with_the_weapons(path, dice, text):
    referee = sit(path, "Red C1 3 lag-gun boomstick turn movement 6", "Blue F1 2")
    refusal = say(referee, "s blue", dice)["refusal"]
    assert refusal["text"].startswith(text)
    assert refusal["rule"] == "attack.declare"
    assert refusal["help"] == "choose 1 (start), 2 (lag-gun) or 3 (boomstick)"


def test_shots_without_a_weapon_are_those_of_the_one_that_can_fire_them(path):
    referee = sit(path, "Red C1 3 boomstick pulse-rifle turn movement 6", "Blue F1 2")
    assert "4 ammo spent, 0 left." in say(referee, "s blue 4")["text"]
    assert referee.run.log[-1].line == "s Blue 4"


def test_shots_without_a_weapon_are_kept_until_the_weapon_is_named(path):
    referee = sit(path, "Red C1 3 boomstick pulse-rifle turn movement 6", "Blue F1 2")
    asked = say(referee, "s blue 1")["request"]
    assert asked["text"] == "Red, which weapon, with 1 ammo?"
    assert "1 ammo spent, 3 left." in say(referee, "pulse")["text"]


def test_more_shots_than_any_weapon_can_fire_are_refused(path):
    referee = sit(path, "Red C1 3 boomstick turn movement 6", "Blue F1 2")
    refusal = say(referee, "s blue 4")["refusal"]
    assert (refusal["text"], refusal["rule"]) == (
        "Pistol uses 1 ammo per attack, not 4", "ammo.one",
    )  # fmt: skip
    assert refusal["help"] == "The number is ammo. Type dice when the referee asks for a roll."
