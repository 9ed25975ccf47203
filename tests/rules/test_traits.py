"""Fighters with abilities and drawbacks speak the same vocabulary as cards."""

from __future__ import annotations

from dataclasses import replace

from fragkit.model.effects import Effect
from fragkit.model.effects.acts import Draw as DrawAct
from fragkit.model.effects.base import Condition, Cost
from fragkit.model.effects.modifiers import Allow, Forbid, Healing, Limit, Reroll, Roll, Threshold
from fragkit.model.fighter import Fighter, StartingWeapon, Trait
from fragkit.model.words import Dice, Faces, Lasts
from tests.rulemark import rule
from tests.rules.kit import draw, fighter

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
        assert game.reason() == f"{6 - hand} over the hand limit of {hand}"
        game = draw(LANE, red=replace(red, hand="boomstick boomstick boomstick nailed-it lag-gun"))
        game.do(*["p boomstick", "p boomstick", "p boomstick", "p nailed-it"][:weapons])
        assert f"{weapons} are allowed" in game.refuses("p lag-gun")


@rule("deadlands.agency.cheat", "ruling.cheat.type")
def test_dice_are_rerolled_with_weapons_of_a_kind_only() -> None:
    pistol = StartingWeapon(name="Gatling", damage=Dice(3), ammo="unlimited", tags=("gatling",))
    one = somebody(
        Reroll(value="hit", faces=Faces(1, 1), if_=Condition(weapon_tag=("gatling",))),
        weapon=pistol,
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
    assert game.receipt() == "3d = 2d +1d (One)"
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
    assert game.refuses("p light-armor").startswith("Red can't play Light Armor: One [")
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
