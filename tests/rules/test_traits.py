"""Fighters with abilities and drawbacks speak the same vocabulary as cards."""

from __future__ import annotations

from dataclasses import replace

from fragkit.model.card import Mode
from fragkit.model.effects import Effect
from fragkit.model.effects.acts import Draw as DrawAct
from fragkit.model.effects.acts import Heal, Move
from fragkit.model.effects.effect import Condition, Cost
from fragkit.model.effects.modifiers import (
    Allow,
    Forbid,
    Healing,
    Limit,
    Reroll,
    Roll,
    Stat,
    Threshold,
)
from fragkit.model.effects.number import Quantity
from fragkit.model.fighter import Fighter, StartingWeapon, Trait
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

LANE = """
    +---+---+---+---+---+---+---+---+
    | R   1   w                   G |
    +---+---+---+---+---+---+---+---+
"""


def somebody(*effects: Effect, **more: object) -> Fighter:
    trait = Trait(name="Gift", effects=effects)
    return Fighter(id="one", name="One", stats="free", abilities=(trait,), **more)


@rule("deadlands.scientist.power", "ex.power.scientist")
def test_a_power_up_may_succeed_on_other_faces() -> None:
    one = somebody(Threshold(value="power-up", faces=Faces(3, 6)))
    game = draw(LANE, red=fighter(sheet=one)).do("m e e", "3")
    assert game.hand("Red") == ["weapon"]


@rule("deadlands.agency.drawback", "deadlands.scientist.drawback")
def test_limits_may_be_others() -> None:
    one = somebody(Limit(value="hand", set=4), Limit(value="weapons", add=-1))
    for red, hand, weapons in ((fighter(sheet=one), 4, 3), (fighter(), 5, 4)):
        game = draw(LANE, red=replace(red, hidden="special:6")).do("end")
        assert f"{6 - hand} over the hand limit of {hand}" in game.reason()
        game = draw(LANE, red=replace(red, hand="boomstick boomstick boomstick nailed-it lag-gun"))
        game.do(*["p boomstick", "p boomstick", "p boomstick", "p nailed-it"][:weapons])
        assert f"the limit is {weapons}" in game.refuses("p lag-gun")


@rule("deadlands.agency.cheat", "ruling.cheat.type")
def test_dice_are_rerolled_with_weapons_of_a_kind_only() -> None:
    pistol = StartingWeapon(name="Gatling", damage=Dice(3), ammo="unlimited", tags=("gatling",))
    one = somebody(
        Reroll(value="hit", faces=Faces(1, 1), if_=Condition(weapon=("gatling",))),
        weapon=(pistol,),
    )
    game = draw(LANE, red=fighter(sheet=one)).do("s Green", "1 5")
    game.do("use one", "6")
    assert (game.request["purpose"], game.request["dice"]) == ("damage", 3)


@rule("deadlands.brave.cheat", "ex.brave.heal", "ruling.cheat.brave")
def test_healing_cards_restore_more_and_blood_does_not() -> None:
    one = somebody(Healing(value=1))
    game = draw(LANE, red=fighter("4/2/1", sheet=one, health=1, blood=1, hand="pocket-medkit"))
    game.do("p pocket-medkit")
    assert game.health("Red") == 3


@rule("deadlands.scientist.draw", "ex.scientist.draw", "ruling.turn.each")
def test_a_die_at_the_start_of_the_own_turn_draws_a_card() -> None:
    one = somebody(DrawAct(value="gadget", at="turn-start", chance=Faces(3, 6)))
    game = draw(LANE, red=fighter(sheet=one), movement=None)
    game.do("2")
    assert game.request["purpose"] == "movement"
    game = draw(LANE, red=fighter(sheet=one), movement=None).do("3")
    assert game.hand("Red") == ["gadget"]


@rule("deadlands.harrowed.grave")
def test_a_fighter_may_choose_where_to_come_back() -> None:
    one = somebody(Allow(value="choose-respawn"))
    game = draw("""
        +---+---+---+
        | 1   2   G |
        +---+---+---+
    """, red=fighter(sheet=one), movement=None)  # fmt: skip
    game.do("choose B1")
    assert game.square("Red") == "B1"


@rule("deadlands.saloon.cheat", "ruling.cheat.saloon")
def test_a_card_buys_a_die_for_the_own_next_roll() -> None:
    one = somebody(Roll(value="any", dice=1, at="use", cost=Cost(discard=1), lasts=Lasts("roll")))
    game = draw(LANE, red=fighter(sheet=one, hand="noclip")).do("s Green")
    game.do("use one with noclip")
    assert game.receipt() == "3d = 2d +1d (Gift)"
    game.do("1 1 1")
    assert game.due == "Red acts: 6 movement, 0 attacks"
    assert game.play("Red") == []


@rule("ruling.cheat.saloon")
def test_a_die_that_makes_the_roll_needless_is_not_there_for_the_next_one() -> None:
    """Two dice may miss at range 3, three can't."""
    one = somebody(Roll(value="any", dice=1, at="use", cost=Cost(discard=1), lasts=Lasts("roll")))
    game = draw("""
        +---+---+---+---+
        | R           G |
        +---+---+---+---+
        | 1             |
        +---+---+---+---+
    """, red=fighter(sheet=one, hand="noclip")).do("s Green")  # fmt: skip
    game.do("use one with noclip")
    assert game.heard("hit player target total range") == [("Red", "Green", 3, 3)]
    assert (game.request["purpose"], game.request["dice"]) == ("damage", 2)
    assert game.play("Red") == []


@rule("ruling.cheat.saloon")
def test_a_die_that_a_needless_roll_did_not_need_is_there_for_the_next_one() -> None:
    one = somebody(Roll(value="any", dice=1, at="use", cost=Cost(discard=1), lasts=Lasts("roll")))
    game = draw("""
        +---+---+---+
        | R   G   1 |
        +---+---+---+
    """, red=fighter(sheet=one, hand="noclip"))  # fmt: skip
    game.do("use one with noclip", "s Green")
    assert (game.request["purpose"], game.request["dice"]) == ("damage", 3)


@rule("deadlands.harrowed.drawback")
def test_a_card_may_be_barred_to_a_fighter() -> None:
    one = somebody(Forbid(value="card", card="light-armor"))
    game = draw(LANE, red=fighter(sheet=one, hand="light-armor riot-gear"))
    assert game.refuses("p light-armor").startswith("Red can't play Light Armor: Gift [")
    game.do("p riot-gear")


@rule("ruling.fighter.gear", "deadlands.huckster.gadget")
def test_starting_gear_comes_back_after_a_frag() -> None:
    one = somebody(gear=("moon-boots",))
    game = draw("""
        +---+---+---+
        | R   a1  G |
        +---+---+---+
    """, red=fighter("1/3/3", sheet=one))  # fmt: skip
    game.do("m e", "6 6", "1", "1 1", "end")
    game.do("1", "1 1", "6")
    assert game.seat("Red").gear == ["moon-boots"]


# -- several traits ----------------------------------------------------------------------


def gifted(*traits: Trait) -> Fighter:
    return Fighter(id="one", name="One", stats="free", abilities=traits)


SURGERY = Trait(name="Field Surgery", effects=(Heal(value=1, at="use", per_turn=1),))
SEARCH = Trait(name="Old Pockets", effects=(DrawAct(value="gadget", at="use", per_turn=1),))
LUCK = Trait(name="Dumb Luck", effects=(Reroll(value="hit", dice=1),))


def test_each_trait_is_used_by_its_own_name() -> None:
    game = draw(LANE, red=fighter(sheet=gifted(SURGERY, SEARCH), health=1))
    game.do("use old-pockets")
    assert game.hand("Red") == ["gadget"]
    assert game.seat("Red").health == 1
    game.do("use field-surgery")
    assert game.seat("Red").health == 2
    assert game.refuses("use old-pockets").startswith("Red has already used Old Pockets")


def test_a_trait_that_throws_dice_again_leaves_the_other_one_usable() -> None:
    game = draw(LANE, red=fighter(sheet=gifted(LUCK, SURGERY), health=1))
    game.do("use field-surgery")
    assert game.seat("Red").health == 2
    assert game.told("card-used player card") == [("Red", "Field Surgery")]


def test_two_uses_of_one_card_are_two_offers() -> None:
    booth = card(
        "booth", "gadget", Heal(value=1, at="use", cost=Cost(movement=1)),
        DrawAct(value="gadget", at="use", cost=Cost(movement=2)),
    )  # fmt: skip
    game = draw(LANE, red=fighter(play="booth", health=1), cards=[booth])
    game.do("use booth")
    assert [option["key"] for option in game.request["options"]] == ["1", "2"]
    game.do("2")
    assert (game.hand("Red"), game.seat("Red").health) == (["gadget"], 1)
    assert game.due == "Red acts: 4 movement, 1 attacks"


@rule("play.def")
def test_what_is_used_for_oneself_is_not_turned_on_others() -> None:
    game = draw(LANE, red=fighter(play="phone-booth"))
    assert game.refuses("use phone-booth green") == (
        "Phone Booth affects only Red, not Green [play.def]"
    )


def test_a_condition_that_is_not_met_is_named() -> None:
    hurt = Trait(
        name="Grit",
        effects=(
            Heal(value=1, at="use", if_=Condition(count={Quantity("health"): Bounds(None, 1)})),
        ),
    )
    game = draw(LANE, red=fighter(sheet=gifted(hurt), health=2))
    assert game.refuses("use grit").startswith("you can use Grit only ")


# -- starting weapons ----------------------------------------------------------------------


def test_a_starting_weapon_is_fired_in_the_mode_that_is_said() -> None:
    gun = StartingWeapon(
        name="Twin Colts", damage=Dice(2), ammo="unlimited",
        modes=(Mode(name="Both Barrels", damage=Dice(4)),),
    )  # fmt: skip
    game = draw(LANE, red=fighter(sheet=replace(somebody(), weapon=(gun,))))
    game.do("s Green twin-colts both-barrels", "6 6")
    assert game.receipt().startswith("4d")


def test_a_starting_weapon_that_aims_at_nothing_is_fired_by_its_name() -> None:
    horn = StartingWeapon(
        name="Fog Horn", damage="none", ammo="unlimited", aim="nothing",
        effects=(DrawAct(value="gadget", at="fire"),),
    )  # fmt: skip
    game = draw(LANE, red=fighter(sheet=replace(somebody(), weapon=(horn,))))
    game.do("s fog-horn")
    assert game.hand("Red") == ["gadget"]


def test_two_uses_without_a_price_are_two_offers_as_they_are_printed() -> None:
    knife = card("knife", "gadget", Heal(value=1, at="use", per_turn=1), Move(value=2, at="use"))
    game = draw(LANE, red=fighter(play="knife", health=1), cards=[knife])
    game.do("use knife")
    assert [option["text"] for option in game.request["options"]] == [
        "restore 1 lost Health",
        "gain 2 movement",
    ]
    game.do("1")
    assert (game.seat("Red").health, game.due) == (2, "Red acts: 6 movement, 1 attacks")
    game.do("use knife")  # the other one is left
    assert game.due == "Red acts: 8 movement, 1 attacks"


def test_a_card_that_throws_dice_again_is_used_otherwise_as_well() -> None:
    pad = card("pad", "gadget", Reroll(value="hit", faces=Faces(1, 1)), Heal(value=1, at="use"))
    game = draw(LANE, red=fighter(play="pad", health=1), cards=[pad])
    game.do("use pad")
    assert game.seat("Red").health == 2
    game.do("s green start", "1 1", "use pad")
    assert game.due.startswith("Red rolls 2d: hit")


def test_ability_is_the_one_that_is_left() -> None:
    game = draw(LANE, red=fighter(sheet=gifted(SURGERY, SEARCH), health=1))
    game.do("use ability", "use ability")
    assert (game.seat("Red").health, game.hand("Red")) == (2, ["gadget"])


def test_what_a_trait_has_brought_about_ends_by_the_traits_name() -> None:
    one = gifted(
        Trait(name="Pep Talk", effects=(Stat(value="speed", add=1, at="use", lasts=Lasts("turn")),))
    )
    game = draw(LANE, red=fighter(sheet=one))
    game.do("use pep-talk", "end")
    assert game.told("card-expired card") == ["Pep Talk"]
