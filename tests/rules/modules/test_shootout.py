"""Shootouts (deadlands.shootout.*, ruling.shootout.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.acts import Remove
from fragkit.model.effects.modifiers import Forbid
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter as Sheet
from fragkit.model.fighter import Trait
from fragkit.model.word_values import Stats
from fragkit.rules.modules.shootout import Shootout
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

STREET = """
    +---+---+---+---+---+
    |     R             |
    +   +   +   +   +   +
    |                   |
    +   +   +---+   +   +
    | B                 |
    +---+---+---+---+---+
"""


def stand(drawing: str = STREET, **more):
    more.setdefault("modules", [Shootout()])
    return draw(drawing, **more)


def held(drawing: str = STREET, **more):
    """Red holds an attack, and it is Blue's turn with six movement."""
    more.setdefault("blue", fighter("2/3/2"))
    return stand(drawing, **more).do("hold", "end", "2 2 2")


def faced(game, *cards: str):
    """Cards turned up from the weapon deck, one for each."""
    for drawn in cards:
        game.do("weapon", drawn)
    return game


# -- holding ---------------------------------------------------------------------------------


@rule("deadlands.shootout.hold")
def test_one_of_the_turns_attacks_is_kept():
    game = stand().do("hold")
    assert game.seat("Red").held == 1
    assert game.due == "Red acts: 6 movement, 0 attacks"
    assert game.facts["Red held"] == "1"


@rule("deadlands.shootout.one")
def test_no_second_attack_is_held():
    game = stand(red=fighter("1/2/4")).do("hold")
    assert game.refuses("hold") == "Red is already holding an attack [deadlands.shootout.one]"
    assert game.legal("hold") == []


def test_without_an_attack_left_nothing_is_held():
    game = stand(attacks=1)
    assert game.refuses("hold").endswith("[attack.count]")


@rule("ruling.shootout.expire")
def test_it_lapses_when_the_own_next_turn_begins_unless_the_house_has_it_otherwise():
    for house, left in (("", False), ("shootout.expire=b", True)):
        game = held(house=house).do("end")
        assert hasattr(game.seat("Red"), "held") is left


def test_it_is_lost_with_the_fighter():
    game = held().do("override red health 0")
    assert not hasattr(game.seat("Red"), "held")


# -- the trigger -----------------------------------------------------------------------------


@rule("deadlands.shootout.trigger", "deadlands.shootout.ortho", "ruling.shootout.front")
def test_who_walks_into_the_row_or_column_is_in_front():
    game = held().do("m e")
    assert game.due == "Red chooses shootout: yes, no, not-this-turn"
    assert game.reason() == "Blue is in front of you at range 2. Do you shoot?"


@rule("deadlands.shootout.los")
def test_without_sight_nobody_is_asked():
    game = held(STREET.replace("|     R  ", "|       R")).do("m e e")
    assert game.due.startswith("Blue acts")  # the wall above C3 is between them


def test_off_the_line_nobody_is_asked():
    game = held().do("m n")
    assert game.due.startswith("Blue acts")


@rule("ruling.shootout.who")
def test_who_is_pushed_or_put_there_does_not_trigger_it():
    game = held().do("override blue square b3")
    assert game.due.startswith("Blue acts")


@rule("ruling.shootout.moment")
def test_it_interrupts_the_walk_on_that_square():
    game = held().do("m e e").do("no")
    assert game.square("Blue") == "C3"
    game = held().do("m e e")
    assert game.square("Blue") == "B3"


def test_no_keeps_the_attack():
    assert held().do("m e", "no").seat("Red").held == 1


def test_nobody_is_asked_who_holds_nothing():
    assert stand(blue=fighter("2/3/2")).do("end", "2 2 2", "m e").due.startswith("Blue acts")


# -- the duel --------------------------------------------------------------------------------


@rule("deadlands.shootout.speed", "deadlands.shootout.card", "deadlands.shootout.first",
      "ex.shootout", "ruling.shootout.deck")  # fmt: skip
def test_speed_dice_and_a_card_each_say_who_is_first():
    game = held(red=fighter("2/3/2")).do("m e", "yes")
    assert game.due == "Red rolls 3d: check"
    game.do("3 3 3")
    assert game.due.startswith("Red chooses deck")
    faced(game, "7h").do("4 4 3")
    faced(game, "4s")
    assert game.told("drew-first player total other") == [("Red", 16, 15)]
    assert game.request["player"] == "Red"
    assert game.seat("Red").__dict__.get("held") is None


@rule("ruling.shootout.value")
@pytest.mark.parametrize(("house", "king", "ace"), [("", 15, 16), ("shootout.value=b", 12, 3)])
def test_court_cards_and_aces(house, king, ace):
    game = held(house=house).do("m e", "yes", "1 1")
    faced(game, "ks").do("1 1 1")
    faced(game, "ad")
    assert [total for _, total in game.told("faced-up face total")] == [king, ace + 1]


@rule("ruling.shootout.value")
def test_a_joker_is_replaced():
    game = held().do("m e", "yes", "1 1", "weapon", "joker")
    assert game.due.startswith("Red chooses deck")


@rule("ruling.shootout.both")
def test_the_passer_shoots_back_outside_his_allowance():
    game = held().do("m e", "yes", "6 6")
    faced(game, "ah").do("1 1 1")
    faced(game, "2s").do("1 1")  # Red misses at range 2 … with two ones he hits
    while game.request["kind"] == "roll" and not game.due.startswith("Blue rolls 2d: hit"):
        due = game.request
        game.do(" ".join(["6" if due["purpose"] == "defense" else "1"] * due["dice"]))
    shots = game.told("attack-declared player")
    assert shots == ["Red", "Blue"]
    while game.request["kind"] == "roll":
        due = game.request
        game.do(" ".join(["6" if due["purpose"] == "defense" else "1"] * due["dice"]))
    assert game.due.endswith("1 attacks")


@rule("ruling.shootout.both", "ruling.shootout.contest")
def test_by_house_option_the_passer_does_not_shoot_and_there_is_no_contest():
    game = held(house="shootout.both=c").do("m e", "yes")
    assert not game.told("drew-first")
    assert game.told("attack-declared player") == ["Red"]


@rule("ruling.shootout.dead")
def test_who_is_fragged_by_the_first_shot_does_not_shoot():
    game = held(blue=fighter("2/3/2", health=1)).do("m e", "yes", "6 6")
    faced(game, "ah").do("1 1 1")
    faced(game, "2s")
    while game.request["kind"] == "roll" and game.request["purpose"] in (
        "hit",
        "damage",
        "defense",
    ):
        due = game.request
        game.do(" ".join(["1" if due["purpose"] == "defense" else "6"] * due["dice"]))
    assert game.told("attack-declared player") == ["Red"]
    assert game.told("fragged player by") == [("Blue", "Red")]


@rule("ruling.shootout.tie")
def test_equal_totals_are_settled_by_a_die_each():
    game = held(red=fighter("2/3/2")).do("m e", "yes", "2 2 2")
    faced(game, "5h").do("2 2 2")
    faced(game, "5s")
    assert game.due == "Red rolls 1d: check"
    assert game.do("3", "3").due == "Red rolls 1d: check"
    assert game.do("2", "3").told("drew-first player") == ["Blue"]


@rule("ruling.shootout.tie")
def test_by_house_option_the_holder_is_first_when_equal():
    game = held(red=fighter("2/3/2"), house="shootout.tie=c").do("m e", "yes", "2 2 2")
    faced(game, "5h").do("2 2 2")
    assert faced(game, "5s").told("drew-first player") == ["Red"]


@rule("ruling.shootout.weapon", "ruling.shootout.hand", "ruling.shootout.auto")
def test_the_weapon_is_named_before_the_roll_and_may_come_from_the_hand():
    game = held(red=fighter(hand="boomstick")).do("m e", "yes")
    assert game.due == "Red chooses weapon: start, boomstick"
    game.do("boomstick")
    assert game.due == "Red rolls 2d: check"


def test_a_holder_whom_a_card_takes_away_meanwhile_does_not_shoot():
    gone = card("errand", "special", Remove(value="fighter"), on="other")
    game = held(red=fighter(hand="boomstick"), blue=fighter("2/3/2", hand="errand"), cards=[gone])
    game.do("m e", "yes", "blue: p errand red")
    assert game.seat("Red").square == ""
    assert game.due == "Blue acts: 5 movement, 1 attacks"
    assert not game.told("attack-declared player target")


@rule("ruling.shootout.occupied")
def test_who_stands_with_another_is_shot_and_does_not_shoot():
    crowd = """
        +---+---+---+---+---+
        |     R             |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        | B   G             |
        +---+---+---+---+---+
    """
    game = held(crowd).do("m e")
    game.do("yes")
    assert not game.told("drew-first")
    assert game.told("attack-declared player target") == [("Red", "Blue")]


@rule("deadlands.saloon.drawback", "ruling.shootout.saloon")
def test_who_is_barred_from_shootouts_neither_holds_nor_answers():
    trait = Trait(name="No Duels", effects=(Forbid(value="shootout"),))
    gal = Sheet(id=Id("gal"), name="Gal", stats=Stats.parse("2/3/2"), drawbacks=(trait,))
    game = stand(red=fighter("2/3/2", sheet=gal))
    assert game.refuses("hold").endswith("[deadlands.saloon.drawback]")
    game = held(blue=fighter("2/3/2", sheet=gal)).do("m e", "yes")
    assert game.told("attack-declared player target") == [("Red", "Blue")]


@rule("ruling.shootout.many")
def test_two_holders_are_asked_one_after_the_other_clockwise_from_the_mover():
    crowd = """
        +---+---+---+---+---+
        |     R             |
        +   +   +   +   +   +
        |                   |
        +   +   +   +   +   +
        | G           B     |
        +---+---+---+---+---+
    """
    for house, second in (("", True), ("shootout.many=b", False)):
        game = stand(crowd, green=fighter("2/3/2"), house=house)
        game.do("hold", "end", "1 1", "hold", "end", "2 2 2", "m e")
        assert game.due == "Red chooses shootout: yes, no, not-this-turn"
        game.do("yes", "1 1", "weapon", "2h", "1 1 1", "weapon", "2s")
        while game.request["kind"] == "roll":
            due = game.request
            game.do(" ".join(["6" if due["purpose"] == "defense" else "1"] * due["dice"]))
        assert (game.due == "Blue chooses shootout: yes, no, not-this-turn") is second


# -- Main Street -----------------------------------------------------------------------------


@rule("deadlands.shootout.bonus", "ruling.shootout.street", "ruling.shootout.survivor",
      "deadlands.mainstreet")  # fmt: skip
@pytest.mark.parametrize(
    ("zone", "house", "cards"),
    [("B1:B3", "", 2), ("B1", "", 1), ("B1", "shootout.street=b", 2), ("E1", "", 1)],
)
def test_on_main_street_the_survivor_draws_one_special_more(zone, house, cards):
    game = held(
        blue=fighter("2/3/2", health=1), house=f"shootout.both=c {house}",
        keys=f"zones: {{main-street: ['{zone}']}}",
    )  # fmt: skip
    game.do("m e", "yes")
    while game.request["kind"] == "roll" and game.request["purpose"] in (
        "hit",
        "damage",
        "defense",
    ):
        due = game.request
        game.do(" ".join(["1" if due["purpose"] == "defense" else "6"] * due["dice"]))
    assert game.hand("Red").count("special") == cards


def test_cards_that_are_turned_up_must_be_cards():
    game = held().do("m e", "yes", "1 1", "weapon")
    assert "no card" in game.refuses("deal zz")
    assert "is not from the weapon deck" in game.refuses("deal yoink")
    game.do("boomstick")  # a card without a face counts nothing
    assert game.due == "Blue rolls 3d: check"


def test_a_duel_is_undone_and_replayed():
    game = held()
    before = game.stands
    game.do("m e", "yes", "1 1", "undo", "undo", "undo")
    assert game.stands == before
