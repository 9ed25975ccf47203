"""Counters on the floor, and dropping (leftover.*, blood.*, pile.*, drop.*)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import Fighter, Game, draw, fighter

ROW = """
    +---+---+---+---+---+
    | R   B   .   .   G |
    +---+---+---+---+---+
"""


def fallen(play: str = "boomstick pulse-rifle:1", **more: object) -> Game:
    """Blue has just died on B1 beside Red, with these weapons in play."""
    more.setdefault("blue", fighter(health=1, play=play))
    game = draw(ROW, **more)
    game.shoot("Blue", "", "6 6", "1")
    assert game.square("Blue") == ""
    return game


# -- one of them -------------------------------------------------------------------------


@rule("leftover.one", "blood.keep")
def test_who_enters_may_take_the_blood_and_keeps_it() -> None:
    game = fallen()
    game.do("m e", "take blood")
    assert game.told("blood-taken player square kept") == [("Red", "B1", 1)]
    assert game.seat("Red").blood == 1
    assert game.floor("B1") == ["pile boomstick pulse-rifle"]
    assert game.refuses("take boomstick") == (
        "Red has already picked something up on B1 this turn [leftover.one]"
    )


@rule("leftover.one")
def test_or_a_weapon_and_not_both() -> None:
    game = fallen()
    game.do("m e", "take boomstick")
    assert game.refuses("take blood") == (
        "Red has already picked something up on B1 this turn [leftover.one]"
    )


@rule("leftover.one")
def test_nothing_is_taken_from_afar_or_where_nothing_lies() -> None:
    game = fallen()
    assert game.refuses("take blood") == "there is nothing to pick up on A1 [leftover.any]"


@rule("ruling.leftover.turn", "pile.once", "pile.again")
def test_a_second_pass_in_the_same_turn_gives_nothing() -> None:
    game = fallen()
    game.do("m e", "take boomstick", "m e w")
    for what, id in (("pulse-rifle", "pile.once"), ("blood", "ruling.leftover.turn")):
        assert game.refuses(f"take {what}") == (
            f"Red has already picked something up on B1 this turn [{id}]"
        )


@rule("leftover.one")
def test_what_was_the_last_counter_there_was_the_only_one_for_this_turn() -> None:
    game = fallen("")
    game.do("m e", "take blood")
    assert (
        game.refuses("take blood")
        == "Red has already picked something up on B1 this turn [leftover.one]"
    )


@rule("ruling.leftover.who")
def test_who_came_back_onto_a_counter_did_not_walk_there() -> None:
    game = draw(
        """
        +---+---+---+
        | R   1B    |
        +---+---+---+
        """,
        blue=fighter(health=1),
    )
    game.do("s Blue start", "6 6", "1", "end", "1", "1 1")
    assert (game.square("Blue"), game.floor("B1")) == ("B1", ["blood"])
    assert game.refuses("take blood") == (
        "Blue did not walk onto B1 this turn [ruling.leftover.who] Leave the square and come back."
    )


@rule("ruling.leftover.several")
def test_of_several_counters_on_a_square_one_is_taken_in_all() -> None:
    game = fallen(blue=fighter(health=1, play="boomstick"), red=fighter(play="nailed-it"))
    game.do("m e", "drop nailed-it", "m e", "end", "1", "1 1", "end", "1 2", "m w w w")
    assert game.floor("B1") == ["pile boomstick", "blood", "link nailed-it"]
    assert game.square("Green") == "B1"
    game.do("take nailed-it")
    assert game.refuses("take boomstick").endswith("[leftover.one]")
    assert game.refuses("take blood").endswith("[leftover.one]")


@rule("leftover.any", "ruling.leftover.stay")
def test_anybody_may_take_them_any_time_later_the_victim_included() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   B       1 |
        +---+---+---+---+
        """,
        blue=fighter(health=1, play="boomstick"),
    )
    game.shoot("Blue", "", "6 6", "1")
    for _ in range(3):  # rounds go by
        game.do("end", *(["1"] if not game.square("Blue") else []), "1 1", "end", "1 1")
    assert game.floor("B1") == ["pile boomstick", "blood"]
    game.do("end", "6 6", "m w w", "take boomstick")
    assert game.hand("Blue") == ["boomstick"]


@rule("ruling.leftover.stand")
def test_counters_that_came_to_lie_under_a_fighter_are_for_those_who_enter() -> None:
    game = draw(ROW, red=fighter(play="boomstick"))
    game.do("drop boomstick", "end", "1 1", "end", "1 1", "end", "1 1")
    assert game.refuses("take boomstick") == (
        "Red did not walk onto A1 this turn [ruling.leftover.stand] Leave the square and come back."
    )
    game.do("m e w", "take boomstick")
    assert game.hand("Red") == ["boomstick"]


@rule("ruling.leftover.who")
def test_counters_are_taken_in_the_own_turn_only() -> None:
    game = fallen()
    assert (
        game.refuses("Green: take blood") == "it is Red's turn, not Green's [ruling.leftover.who]"
    )


# -- blood ------------------------------------------------------------------------------------


@rule("blood.spend", "blood.keep")
def test_kept_blood_is_spent_at_any_time_for_a_lost_point() -> None:
    game = draw(ROW, blue=fighter("3/2/2", health=1, blood=2))
    game.do("Blue: spend")  # in Red's turn
    assert (game.health("Blue"), game.seat("Blue").blood) == (2, 1)
    game.do("s Blue start", "Blue: spend")  # before the damage is rolled
    assert game.health("Blue") == 3
    game.do("6 6")
    assert game.due == "Blue rolls 3d: defense"
    assert game.refuses("Blue: spend") == "Blue has no blood counters [blood.keep]"


@rule("ruling.blood.limit")
def test_any_number_of_blood_counters_is_kept() -> None:
    game = fallen(red=fighter(blood=9))
    game.do("m e", "take blood")
    assert game.seat("Red").blood == 10


# -- piles -------------------------------------------------------------------------------------


@rule("pile.look", "pile.choose", "pile.hand", "pile.rest")
def test_the_taker_chooses_one_weapon_of_the_whole_pile_for_the_hand() -> None:
    for card, rest in (("boomstick", "pulse-rifle"), ("pulse-rifle", "boomstick")):
        game = fallen()
        game.do("m e", f"take {card}")
        assert (game.hand("Red"), game.play("Red")) == (["special", card][::-1], [])
        assert f"pile {rest}" in game.floor("B1")  # the counter stays with what is left


@rule("pile.look")
def test_what_does_not_lie_there_can_not_be_taken() -> None:
    game = fallen()
    game.do("m e")
    assert game.refuses("take nailed-it") == (
        "there is no `nailed-it` on B1 [pile.look] You can pick up boomstick or pulse-rifle."
    )


@rule("pile.choose")
def test_a_dealt_card_is_chosen_by_name() -> None:
    game = fallen(dealt=True)
    game.do("deal god-mode", "m e")
    assert game.refuses("take card") == "name the card you pick up [pile.choose]"


@rule("pile.rest")
def test_the_counter_goes_with_the_last_card() -> None:
    game = fallen("boomstick")
    game.do("m e", "take boomstick")
    assert game.floor("B1") == ["blood"]


@rule("pile.again", "leftover.any")
def test_others_may_take_from_the_pile_in_their_turn() -> None:
    game = fallen()
    game.do("m e", "take boomstick", "m e", "end", "1", "1 1", "end", "2 2", "m w w w")
    game.do("take pulse-rifle")
    assert game.hand("Green") == ["pulse-rifle"]


@rule("pile.again", "pile.once")
def test_in_the_next_turn_the_same_player_may_take_again() -> None:
    game = fallen()
    game.do("m e", "take boomstick", "end", "1", "1 1", "end", "1 1", "end", "1 1")
    game.do("m e w", "take pulse-rifle")
    assert {"boomstick", "pulse-rifle"} <= set(game.hand("Red"))


@rule("pile.ammo")
def test_a_weapon_from_the_floor_has_full_ammunition() -> None:
    game = fallen("pulse-rifle:1")
    game.do("m e", "take pulse-rifle", "p pulse-rifle")
    assert game.ammo("Red", "pulse-rifle") == 4


@rule("ruling.pile.see", "hand.hidden")
def test_the_taker_looks_alone() -> None:
    game = fallen()
    game.do("m e", "take card")
    assert game.told("card-taken player card deck square") == [("Red", "", "weapon", "B1")]
    assert game.hand("Red") == ["special", "weapon"]


@rule("ruling.pile.see", "ruling.drop.pile")
def test_a_card_that_is_not_named_comes_from_the_pile_and_not_from_what_was_dropped() -> None:
    game = draw(ROW, blue=fighter("1/3/3", play="light-armor boomstick pulse-rifle"), turn="Blue")
    game.do("drop light-armor", "end", "1 1", "end", "1 1")
    game.shoot("Blue", "", "6 6", "1")
    assert game.floor("B1") == ["link light-armor", "pile boomstick pulse-rifle", "blood"]
    game.do("m e", "take card")
    assert game.told("card-taken player card deck square") == [("Red", "", "weapon", "B1")]
    assert game.floor("B1")[0] == "link light-armor"


@rule("ruling.pile.see", "pile.choose", "comp.base.cards")
def test_a_card_taken_unseen_is_gone_from_the_pile_once_it_shows_up() -> None:
    game = fallen("lumber-jackpot boomstick")  # the first is printed once, the other three times
    game.do("m e", "take card", "p lumber-jackpot", "m e", "end", "1", "1 1", "end")
    game.do("2 2", "m w w w")
    assert game.refuses("take lumber-jackpot") == (
        "there is no `lumber-jackpot` on B1 [pile.look] You can pick up boomstick."
    )
    game.do("take boomstick")
    assert game.floor("B1") == ["blood"]


@rule("ruling.pile.see", "pile.choose")
def test_a_card_that_may_come_from_elsewhere_says_nothing_about_the_pile() -> None:
    game = fallen("lumber-jackpot boomstick")
    game.do("m e", "take card", "p boomstick")
    assert game.floor("B1") == ["pile lumber-jackpot boomstick", "blood"]


# -- dropping ----------------------------------------------------------------------------------------


@rule("drop.what", "drop.link", "counter.link")
def test_weapons_and_gadgets_in_play_are_dropped_on_the_own_square_with_a_link() -> None:
    game = draw(ROW, red=fighter(play="boomstick light-armor"))
    game.do("drop boomstick", "drop light-armor")
    assert game.play("Red") == []
    assert game.floor("A1") == ["link boomstick", "link light-armor"]
    assert game.told("card-dropped player card square") == [("Red", "boomstick", "A1"), ("Red", "light-armor", "A1")]  # fmt: skip


@rule("drop.what")
def test_neither_specials_nor_cards_of_the_hand_are_dropped() -> None:
    game = draw(ROW, red=fighter(play="low-g-server", hand="boomstick"))
    assert game.refuses("drop low-g-server") == (
        "only weapons and gadgets can be on the map, not Low-G Server [drop.what]"
    )
    assert game.refuses("drop boomstick") == "Red has no `boomstick` in play [drop.what]"


@rule("drop.when")
def test_dropping_is_for_any_moment_of_the_own_turn() -> None:
    play = "boomstick nailed-it red-dot-sight"
    game = draw(ROW, red=fighter(play=play), blue=fighter(play="pulse-rifle"))
    assert game.refuses("Blue: drop pulse-rifle") == "it is Red's turn, not Blue's [drop.when]"
    game.do("drop boomstick", "m e e", "drop nailed-it", "s Green start", "1 1", "6 6 6")
    game.do("drop red-dot-sight")
    assert (game.floor("A1"), game.floor("C1")) == (
        ["link boomstick"], ["link nailed-it", "link red-dot-sight"],
    )  # fmt: skip


@rule("drop.pickup", "pile.ammo")
def test_dropped_cards_are_taken_up_like_leftovers() -> None:
    game = draw(ROW, red=fighter(play="boomstick:1"), turn="Red")
    game.do("m e e", "drop boomstick", "m e", "end", "1 1", "m e", "take boomstick")
    assert (game.square("Blue"), game.hand("Blue"), game.floor("C1")) == ("C1", ["boomstick"], [])
    game.do("p boomstick")
    assert game.ammo("Blue", "boomstick") == 4


@rule("ruling.drop.same", "drop.sameturn")
@pytest.mark.parametrize(
    ("card", "name"), [("boomstick", "Boomstick"), ("light-armor", "Light Armor")]
)
def test_a_dropped_card_is_not_picked_up_again_in_the_same_turn(card: str, name: str) -> None:
    game = draw(ROW, red=fighter(play=card))
    told = (
        f"{name} was dropped this turn [ruling.drop.same] You can pick it up from the next turn on."
    )
    game.do("m e", "m w", f"drop {card}")
    assert game.refuses(f"take {card}") == told
    game.do("m e e", "m w w")
    assert game.refuses(f"take {card}") == told


@rule("ruling.drop.armor")
def test_dropped_armor_keeps_its_damage() -> None:
    game = draw(ROW, blue=fighter(play="riot-gear"))
    game.do("s Blue start", "6 6", "3 3 2 2 2")
    assert game.armor("Blue") == 1
    game.do("end", "6 6", "drop riot-gear", "m e", "end", "1 1", "end", "1 1")
    game.do("m e", "take riot-gear", "p riot-gear")
    assert game.armor("Red") == 1


@rule("ruling.drop.armor")
def test_the_damage_of_a_suit_in_one_hand_is_not_met_by_another_copy() -> None:
    """Red holds the damaged suit; Green plays the other copy, which is whole."""
    game = draw(ROW, blue=fighter(play="riot-gear"), green=fighter(hand="riot-gear"))
    game.do("s Blue start", "6 6", "3 3 2 2 2")
    game.do("end", "6 6", "drop riot-gear", "m e", "end", "1 1", "end", "1 1")
    game.do("m e", "take riot-gear", "end", "1 1", "end", "1 1", "p riot-gear")
    assert game.armor("Green") == 2


@rule("ruling.drop.armor")
def test_a_damaged_suit_is_no_better_in_the_hand_of_a_thief() -> None:
    game = draw(ROW, blue=fighter(play="riot-gear", hand="keyboard-swap"))
    game.do("s Blue start", "6 6", "3 3 2 2 2")
    game.do("end", "6 6", "drop riot-gear", "m e", "end", "1 1", "end", "1 1")
    game.do("m e", "take riot-gear", "end", "1 1", "p keyboard-swap Red", "p riot-gear")
    assert game.armor("Blue") == 1


def worn_suit(more: str = "", **others: Fighter) -> Game:
    """Red's turn has ended; Red holds a suit with one point left of two, and these gadgets."""
    game = draw(ROW, red=fighter(hidden=more), blue=fighter(play="riot-gear", hand="yoink"), **others)  # fmt: skip
    game.do("s Blue start", "6 6", "3 3 2 2 2")
    game.do("end", "6 6", "drop riot-gear", "m e", "end", "1 1", "end", "1 1")
    game.do("m e", "take riot-gear", "end", "1 1")
    return game


@rule("ruling.drop.armor")
@pytest.mark.parametrize("more", ["", "gadget:2"])
def test_a_damaged_suit_is_no_better_when_it_was_stolen_unseen(more: str) -> None:
    game = worn_suit(more)
    game.do("p yoink Red", "p riot-gear")
    assert (game.armor("Blue"), game.hand("Blue")) == (1, [])


@rule("ruling.drop.armor")
def test_a_damaged_suit_that_was_not_the_card_stolen_unseen_is_still_damaged() -> None:
    game = worn_suit("gadget:2")
    game.do("p yoink Red", "end", "1 1", "end", "1 1", "p riot-gear")
    assert game.armor("Red") == 1
    game.do("end", "1 1", "p riot-gear")
    assert game.armor("Blue") == 2  # so this is the other copy


@rule("ruling.drop.armor")
def test_a_damaged_suit_stolen_unseen_goes_with_the_hand() -> None:
    game = worn_suit("gadget:2", green=fighter(hand="keyboard-swap"))
    game.do("p yoink Red", "end", "1 1", "p keyboard-swap Blue", "p riot-gear")
    assert game.armor("Green") == 1


@rule("ruling.drop.pile")
def test_a_dropped_card_does_not_join_a_pile() -> None:
    game = fallen("boomstick", red=fighter(play="nailed-it"))
    game.do("m e", "drop nailed-it")
    assert game.floor("B1") == ["pile boomstick", "blood", "link nailed-it"]
