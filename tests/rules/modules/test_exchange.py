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
    assert "costs 1 movement, and Red has none left [team.swap.cost]" in game.refuses(
        "give boom green"
    )


@rule("team.swap.next", "ruling.team.next", "ruling.door.between")
def test_it_must_be_a_teammate_side_by_side_with_no_wall_between():
    game = swap(red=fighter(blood=1))
    assert "Blue is not Red's teammate [team.swap.next]" in game.refuses("give blood blue")
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
    assert game.refuses("give boomstick green") == (
        "Green has no room for Boomstick: the hand limit is 5 [team.swap.limit]"
    )
    armed = fighter("1/3/3", play="pulse-rifle lead-hose")
    game = swap(red=fighter(play="boomstick"), green=armed)
    assert (
        "no room for Boomstick: 2 weapons in play, and the limit is 2 [team.swap.limit]"
        in game.refuses("give boomstick green")
    )


@rule("team.swap.armor")
def test_armor_that_is_worn_stays():
    game = swap(red=fighter(play="light-armor"))
    assert "Red can't hand over Light Armor: armor stays on [team.swap.armor]" in game.refuses(
        "give light-armor green"
    )


@rule("team.swap.blood")
def test_blood_is_an_item():
    game = swap(red=fighter(blood=1)).do("give blood green")
    assert (game.seat("Red").blood, game.seat("Green").blood) == (0, 1)
    assert "Red has no blood [team.swap.blood]" in game.refuses("give blood green")


@rule("team.swap.ammo")
def test_a_weapon_keeps_the_ammunition_it_has():
    game = swap(red=fighter(play="boomstick:1")).do("give boomstick green")
    assert game.ammo("Green", "boomstick") == 1
    assert game.play("Red") == []


@rule("team.swap.stats")
def test_only_cards_and_items_have_names_to_be_given_by():
    assert "stats [team.swap.stats]" in swap().refuses("give speed green")


@rule("ruling.team.exchange")
def test_it_is_done_in_the_own_turn_whether_or_not_one_has_moved():
    game = swap(red=fighter(blood=1), green=fighter(blood=1)).do("give blood green")
    assert "it is Red's turn" in game.refuses("Green: give blood red")


def test_there_are_no_flags_without_their_game():
    assert "there are no flags in this game" in swap().refuses("give flag green")


@rule("ruling.team.max")
def test_in_the_own_turn_the_hand_may_be_larger_until_its_end():
    game = swap(red=fighter(hidden="gadget:7"), green=fighter(hand="boomstick"))
    game.do("ask boomstick green", "yes")
    assert len(game.hand("Red")) == 8


@rule("ruling.team.nuke", "nuke.firer.act")
def test_who_steers_a_nuke_pays_from_its_roll():
    game = draw(ROW, variants="death-match", teams="red Red Green, blue Blue", packs="deathmatch",
                movement=None, red=fighter(blood=3)).do("override floor c1 nuke", "override red turn", "1 1 1 1 1")  # fmt: skip
    assert game.request["note"] == "the nuke has 5 movement"
    game.do("give blood green", "give blood green")
    assert game.request["note"] == "the nuke has 3 movement"
    game.do("nuke w e", "give blood green")
    assert "costs 1 movement, and Red has none left [team.swap.cost]" in game.refuses(
        "give blood green"
    )


@rule("ruling.team.nuke")
def test_a_teammate_who_comes_to_the_firer_pays_as_ever():
    game = draw(ROW, variants="death-match", teams="red Red Green, blue Blue", packs="deathmatch",
                turn="Green", movement=2, red=fighter(blood=1))  # fmt: skip
    assert game.do("ask blood red", "y").due == "Green acts: 1 movement, 1 attacks"


@rule("ex.swap.cost")
def test_three_cards_and_a_drop_of_blood_cost_four():
    game = swap(red=fighter(hand="boomstick pulse-rifle yoink", blood=1))
    game.do(
        "give boomstick green", "give pulse-rifle green", "give yoink green", "give blood green"
    )
    assert game.due == "Red acts: 2 movement, 1 attacks"


@rule("ruling.team.nuke", "nuke.firer.act")
def test_on_the_turn_of_a_launch_it_is_paid_from_the_own_roll():
    game = swap(
        ROW.replace("R   G     ", "    R   G "),
        packs="deathmatch",
        red=fighter(play="guided-nuke", blood=2),
    )
    game.do("s guided-nuke", "give blood green")
    assert game.due == "Red acts: 5 movement, 0 attacks"
    game.do("end", "1 1", "end", "1 1", "end", "1 1 1 1 1", "give blood green")
    assert game.due == "Red acts: 0 movement, 1 attacks"
    assert game.refuses("nuke e w e w e").endswith("it has only 0 movement left [nuke.move]")


@rule("ruling.move.stuck")
def test_an_exchange_leaves_the_step_out_of_an_occupied_square():
    """Red walks onto Blue, next to Green, with one movement left to walk on."""
    row = ROW.replace("R   G     | B", "R   B   G    ").replace("| B |", "|   |")
    game = swap(row, movement=2, red=fighter(blood=1)).do("m e")
    assert game.refuses("give blood green") == (
        "Red needs the last of their movement to leave B1: it is occupied [ruling.move.stuck]"
    )
    assert game.legal("give") == []
    assert swap(row, movement=3, red=fighter(blood=1)).do("m e").legal("give") == [
        "give blood Green"
    ]


@rule("card.nogift", "team.swap.stats")
def test_enemies_get_no_cards_and_nobody_gets_stats():
    game = swap(red=fighter(hand="boomstick"))
    assert game.refuses("give boomstick blue") == "Blue is not Red's teammate [card.nogift]"
    for stat in ("speed", "health", "accuracy"):
        assert game.refuses(f"give {stat} green") == ("Red can't give away stats [team.swap.stats]")


@rule("ruling.team.hand", "team.swap.ammo")
def test_a_card_in_play_may_go_into_the_hand_with_the_ammo_it_has():
    armed = fighter("1/3/3", play="pulse-rifle lead-hose")
    game = swap(red=fighter(play="boomstick:1"), green=armed)
    assert game.refuses("give boomstick green").endswith("Add `hand` to put it into Green's hand.")
    game.do("give boomstick green hand")
    assert (game.play("Red"), game.hand("Green")) == ([], ["boomstick"])
    game.do("override green turn", "6 6 6", "drop pulse-rifle", "p boomstick")
    assert [c.ammo for c in game.run.table.state.seats["Green"].play if c.card == "boomstick"] == [
        1
    ]


@rule("ruling.team.hand")
def test_a_card_of_a_secret_hand_is_given_unnamed():
    game = swap(red=fighter(hidden="gadget:1 weapon:1"))
    assert game.refuses("give card green") == (
        "which card? Type its name, or its deck, such as `weapon`"
    )
    assert "give gadget Green" in game.legal("give")
    game.do("give gadget green")
    assert (game.hand("Red"), game.hand("Green")) == (["weapon"], ["gadget"])
    assert game.said == "Red gives Green a gadget card."
    assert game.refuses("give special green") == (
        "Red has no secret special card [ruling.team.hand] Type the name of a card."
    )
