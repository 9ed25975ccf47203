"""What single cards do: steal, look, push, swap, skip, see through, pass through, pay (card.*)."""

from __future__ import annotations

from fragkit.model.effects import Cost, acts
from fragkit.model.effects.modifiers import Roll
from fragkit.model.word_values import Faces, Lasts
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

NEAR = """
    +---+---+---+---+
    | R   B   1   2 |
    +---+---+---+---+
"""


# -- hands ---------------------------------------------------------------------------------


@rule("ruling.hand.offturn")
def test_who_draws_past_the_limit_off_turn_cuts_down_at_once() -> None:
    gift = card("gift", "special", acts.Draw(value="weapon"), on="other")
    five = "lag-spike yoink ping-of-death god-mode wallhack"
    game = draw(NEAR, cards=[gift], red=fighter(hand="gift"), blue=fighter(hand=five))
    game.do("p gift Blue")
    assert game.due.startswith("Blue chooses discard: ")
    assert game.reason() == "which card do you discard? You are 1 over the hand limit of 5."


@rule("comp.base.cards", "hand.hidden")
def test_a_copy_more_than_printed_is_refused() -> None:
    game = draw(NEAR, red=fighter(hidden="gadget:2"), blue=fighter(play="gym-membership"))
    assert game.refuses("p gym-membership").startswith(
        "Red can't have Gym Membership: the only copy is elsewhere ["
    )
    game.do("p light-armor")
    assert game.hand("Red") == ["gadget"]


def test_draw_from_any_deck_asks_which() -> None:
    gift = card("gift", "special", acts.Draw(value="any"))
    game = draw(NEAR, cards=[gift], red=fighter(hand="gift"), dealt=True)
    game.do("p gift")
    assert game.due == "Red chooses deck: gadget, special, weapon"
    game.do("choose gadget")
    assert game.due == "Red draws: gadget"


def test_steal_takes_a_weapon_in_play() -> None:
    game = draw(NEAR, red=fighter(hand="finders-keepers"), blue=fighter(play="boomstick lag-gun"))
    game.do("p finders-keepers Blue")
    assert [option["key"] for option in game.request["options"]] == ["boomstick", "lag-gun"]
    game.do("choose lag-gun")
    assert game.told("card-stolen player victim card deck") == [
        ("Red", "Blue", "lag-gun", "weapon")
    ]
    assert (game.hand("Red"), game.play("Blue")) == (["lag-gun"], ["boomstick"])


@rule("hand.hidden")
def test_a_card_drawn_blindly_is_not_named_though_the_table_knows_some_of_the_hand() -> None:
    blue = fighter(hand="boomstick", hidden="weapon:1 gadget:2")
    game = draw(NEAR, red=fighter(hidden="special:1"), blue=blue)
    game.do("p yoink Blue")
    assert [option["key"] for option in game.request["options"]] == ["weapon", "gadget"]
    assert game.request["decks"] == []
    game.do("choose weapon")
    assert game.told("card-stolen player victim card deck") == [("Red", "Blue", "", "weapon")]
    # It may have been the one that everybody had seen, or not.
    assert game.hand("Blue") == ["weapon", "gadget", "gadget"]
    assert (game.hand("Red"), game.seat("Red").hand) == (["weapon"], {"weapon": 1})
    game.do("undo")
    assert game.hand("Blue") == ["boomstick", "weapon", "gadget", "gadget"]


def test_a_stolen_card_that_can_be_no_other_stays_known() -> None:
    game = draw(NEAR, red=fighter(hidden="special:1"), blue=fighter(hand="boomstick"))
    game.do("p yoink Blue")
    assert game.told("card-stolen player victim card deck") == [
        ("Red", "Blue", "boomstick", "weapon")
    ]
    assert game.hand("Red") == ["boomstick"]


def test_look_shows_a_hand_and_discard_takes_a_card_of_it() -> None:
    game = draw(NEAR, red=fighter(hand="screen-cheat"), blue=fighter(hand="wallhack noclip"))
    game.do("p screen-cheat Blue")
    assert game.told("hand-shown player to cards") == [("Blue", "Red", ["wallhack", "noclip"])]
    game.do("choose noclip")
    assert (game.hand("Blue"), game.discards("special")) == (
        ["wallhack"],
        ["screen-cheat", "noclip"],
    )


# -- places --------------------------------------------------------------------------------


def test_push_moves_the_target_until_something_stops_it() -> None:
    game = draw(
        """
        +---+---+---+---+---+---+
        | R   B   a   1 |     2 |
        +---+---+---+---+---+---+
        """,
        red=fighter(play="clue-by-four"),
    )
    game.do("s Blue clue-by-four", "1 1 1 1", "6 6 6")
    assert game.told("moved player origin square cost left how") == [
        ("Blue", "B1", "C1", 0, 0, "push")
    ]
    assert game.due == "Blue rolls 2d: damage"  # the acid
    game.do("1 1", "6 6 6")
    assert game.square("Blue") == "D1"


def test_swap_exchanges_squares() -> None:
    trade = card("trade", "special", acts.Swap(value="places"), on="other")
    game = draw(NEAR, cards=[trade], red=fighter(hand="trade")).do("p trade Blue")
    assert (game.square("Red"), game.square("Blue")) == ("B1", "A1")


def test_see_and_pass_go_through_walls() -> None:
    game = draw(
        """
        +---+---+---+
        | R | B | 1 |
        +---+---+---+
        """,
        red=fighter(hand="wallhack noclip"),
    )
    assert "[wall.fire]" in game.refuses("s Blue")
    game.do("p wallhack", "s Blue", "1 1", "6 6 6")
    assert "[wall.move]" in game.refuses("m e e")
    game.do("p noclip", "m e e")
    assert game.square("Red") == "C1"


def test_a_weapon_may_see_through_fighters() -> None:
    game = draw(
        """
        +---+---+---+
        | R   B   G |
        +---+---+---+
        """,
        red=fighter(play="spoiler-rail"),
    )
    assert "[los.fighter]" in game.refuses("s Green start")
    game.do("s Green spoiler-rail")
    assert game.told("attack-declared target range") == [("Green", 2)]


def test_hidden_sets_the_range_of_attacks() -> None:
    game = draw(
        """
        +---+---+---+---+---+---+---+---+---+---+
        | R                                   B |
        +---+---+---+---+---+---+---+---+---+---+
        """,
        blue=fighter(play="cardboard-box"),
    )
    assert game.refuses("s Blue").startswith("Red can't attack Blue at range 9: Cardboard Box [")
    game.do("m e", "s Blue")
    assert game.due == "Red rolls 2d: hit"


# -- turns ---------------------------------------------------------------------------------


def test_skip_takes_movement() -> None:
    game = draw(NEAR, blue=fighter(hand="lag-spike")).do("Blue: p lag-spike Red")
    assert game.told("lost player what card") == [("Red", "movement", "lag-spike")]
    assert game.due == "Red acts: 0 movement, 1 attacks"
    assert game.refuses("m e").startswith("Red has lost all movement for this turn [")


def test_skip_takes_the_rest_of_a_turn_or_the_next_one() -> None:
    game = draw(NEAR, red=fighter(hand="ping-of-death")).do("p ping-of-death Blue", "end")
    assert game.told("turn-skipped player cause") == [("Blue", "because of a card")]
    assert game.due == "Red rolls 2d: movement"
    game = draw(NEAR, blue=fighter(hand="ping-of-death")).do("Blue: p ping-of-death Red")
    assert game.due == "Blue rolls 2d: movement"


def test_a_price_is_paid_when_the_time_is_over() -> None:
    game = draw(NEAR, red=fighter(hand="energy-drink"), movement=None).do("p energy-drink")
    assert game.receipt() == "5d = 2d +3d (Energy Drink)"
    game.do("1 1 1 1 1", "end")
    assert game.told("wounded player points") == [("Red", 1)]


def test_an_extra_turn_comes_right_after() -> None:
    game = draw(NEAR, red=fighter(hand="one-more-round")).do("p one-more-round", "end")
    assert game.due == "Red rolls 2d: movement"
    game.do("1 1", "end")
    assert game.due == "Blue rolls 2d: movement"


# -- weapons -------------------------------------------------------------------------------


def test_healing_on_a_frag_is_the_weapons_own() -> None:
    for shot, health in ((("s Blue emo-katana", "6 6 6 6 6"), 2), (("s Blue start", "6 6"), 1)):
        game = draw(NEAR, red=fighter(health=1, play="emo-katana"), blue=fighter("1/3/3"))
        game.do(*shot, "1")
        assert (game.seat("Red").frags, game.health("Red")) == (1, health)


def test_ammunition_is_emptied_for_all_in_the_blast() -> None:
    game = draw(
        """
        +---+---+---+---+---+
        | R           B   G |
        +---+---+---+---+---+
        """,
        red=fighter(play="error-404"), blue=fighter(play="boomstick"), green=fighter(play="lag-gun"),
    )  # fmt: skip
    game.do("s Blue error-404", "6 6")
    assert {("Blue", 0), ("Green", 0)} <= set(game.told("ammo-added player left"))
    assert (game.ammo("Blue", "boomstick"), game.ammo("Green", "lag-gun")) == (0, 0)


def test_a_weapon_that_is_fired_once_is_discarded() -> None:
    game = draw(NEAR, red=fighter(play="game-ender")).do("s Blue game-ender")
    assert (game.play("Red"), game.discards("weapon")) == ([], ["game-ender"])
    assert game.request["purpose"] == "damage"


# -- prices, dice, modules -----------------------------------------------------------------


def test_a_price_that_cannot_be_paid_is_refused() -> None:
    game = draw(NEAR, red=fighter(play="phone-booth"), movement=3)
    assert game.refuses("use phone-booth").startswith(
        "Phone Booth costs 4 movement, and Red can spend 3 ["
    )


@rule("ruling.meta.paid")
def test_a_bonus_that_costs_a_card_is_bought_before_the_roll() -> None:
    bonus = Roll(value="any", dice=1, at="use", cost=Cost(discard=1), lasts=Lasts("roll"))
    lucky = card("lucky", "gadget", bonus, letter="H")
    red = fighter(play="lucky", hand="yoink")
    game = draw(NEAR, cards=[lucky], red=red, movement=None).do("use lucky with yoink")
    assert game.receipt() == "3d = 2d +1d (Lucky)"
    game.do("1 1 1")
    assert (game.hand("Red"), game.discards("special")) == ([], ["yoink"])
    assert game.refuses("use lucky").startswith("Lucky costs 1 card, and Red has 0 [")


def test_a_small_table_decides_by_a_die() -> None:
    outcomes = {Faces(1, 3): (acts.Move(value=5),), Faces(4, 6): (acts.Heal(value=1),)}
    box = card("box", "special", acts.Table(value=outcomes))
    for face, movement, health in (("3", 7, 1), ("4", 2, 2)):
        game = draw(NEAR, cards=[box], red=fighter(hand="box", health=1), movement=2)
        game.do("p box", face)
        assert (game.request["movement"], game.health("Red")) == (movement, health)


def test_what_needs_a_module_that_a_table_chooses_says_so() -> None:
    keg = card("keg", "special", acts.Place(value="barrel"))
    game = draw(NEAR, cards=[keg], red=fighter(hand="keg"))
    assert game.refuses("p keg").startswith(
        "Keg needs the rules for `barrel`, and this game does not use them ["
    )


def test_a_card_that_lays_a_mine_brings_the_rules_of_mines() -> None:
    bomb = card("bomb", "special", acts.Place(value="mine"))
    game = draw(NEAR, cards=[bomb], red=fighter(hand="bomb"))
    assert game.do("p bomb").floor("A1") == ["mine"]
