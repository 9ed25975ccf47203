"""Cards and items from hand to hand (team.swap.*)."""

from __future__ import annotations

from tests.rulemark import rule
from tests.rules.kit import draw, fighter

ROW = """
    +---+---+---+---+
    | R   G     | B |
    +---+---+---+---+
"""


def swap(drawing: str = ROW, **more):
    return draw(drawing, variants="death-match", teams="red Red Green, blue Blue", **more)


@rule("team.swap.next", "team.swap.cost", "ruling.team.hand")
def test_a_card_of_the_hand_goes_to_a_teammate_next_to_one_for_1_movement():
    game = swap(red=fighter(hand="boomstick")).do("give boomstick green")
    assert (game.hand("Red"), game.hand("Green")) == ([], ["boomstick"])
    assert game.due == "Red acts: 5 movement, 1 attacks"


@rule("team.swap.cost")
def test_without_movement_nothing_is_exchanged():
    game = swap(movement=0, red=fighter(hand="boomstick"))
    assert "costs 1 movement, Red has none left [team.swap.cost]" in game.refuses("give boom green")


@rule("team.swap.next", "ruling.team.next", "ruling.door.between")
def test_it_must_be_a_teammate_side_by_side_with_no_wall_between():
    game = swap(red=fighter(blood=1))
    assert "Blue is no teammate of Red [team.swap.next]" in game.refuses("give blood blue")
    apart = ROW.replace("R   G", "R | G")
    assert "not next to Red [ruling.team.next]" in swap(apart, red=fighter(blood=1)).refuses(
        "give blood green"
    )


@rule("team.swap.take")
def test_what_is_asked_for_is_handed_over_only_with_consent():
    game = swap(green=fighter(hand="boomstick")).do("ask boomstick green")
    assert game.due == "Green chooses consent: yes, no"
    game.do("no")
    assert (game.hand("Green"), game.due) == (["boomstick"], "Red acts: 6 movement, 1 attacks")
    game.do("ask boomstick green", "yes")
    assert (game.hand("Red"), game.hand("Green")) == (["boomstick"], [])


@rule("team.swap.limit", "ruling.team.max")
def test_nobody_is_given_more_than_he_may_have():
    full = fighter(hand="yoink", hidden="gadget:6")
    game = swap(red=fighter(hand="boomstick"), green=full)
    assert "no room for Boomstick [team.swap.limit]" in game.refuses("give boomstick green")
    armed = fighter("1/3/3", play="pulse-rifle lead-hose")
    game = swap(red=fighter(play="boomstick"), green=armed)
    assert "no room for Boomstick [team.swap.limit]" in game.refuses("give boomstick green")


@rule("team.swap.armor")
def test_armor_that_is_worn_stays():
    game = swap(red=fighter(play="light-armor"))
    assert "Red wears Light Armor [team.swap.armor]" in game.refuses("give light-armor green")


@rule("team.swap.blood")
def test_blood_is_an_item():
    game = swap(red=fighter(blood=1)).do("give blood green")
    assert (game.seat("Red").blood, game.seat("Green").blood) == (0, 1)
    assert "Red keeps no blood [team.swap.blood]" in game.refuses("give blood green")


@rule("team.swap.ammo")
def test_a_weapon_keeps_the_ammunition_it_has():
    game = swap(red=fighter(play="boomstick:1")).do("give boomstick green")
    assert game.ammo("Green", "boomstick") == 1
    assert game.play("Red") == []


@rule("team.swap.stats")
def test_only_cards_and_items_have_names_to_be_given_by():
    assert "speed" in swap().refuses("give speed green")


@rule("ruling.team.exchange")
def test_it_is_done_in_the_own_turn_whether_or_not_one_has_moved():
    game = swap(red=fighter(blood=1), green=fighter(blood=1)).do("give blood green")
    assert "it is Red's turn" in game.refuses("Green: give blood red")


def test_there_are_no_flags_without_their_game():
    assert "there are no flags in this game" in swap().refuses("give flag green")
