"""Fighters with abilities and drawbacks speak the same vocabulary as cards."""

from __future__ import annotations

from fragkit.model.effects import Effect
from fragkit.model.effects.acts import Draw as DrawAct
from fragkit.model.effects.base import Condition, Cost
from fragkit.model.effects.modifiers import Allow, Forbid, Healing, Limit, Reroll, Roll, Threshold
from fragkit.model.fighter import Fighter, StartingWeapon, Trait
from fragkit.model.words import Dice, Faces, Lasts
from fragkit.rules.commands import Play, Use
from fragkit.rules.events import Hit
from fragkit.rules.requests import Act
from fragkit.rules.stats import hand_limit, weapon_limit
from tests.rulemark import rule
from tests.rules.stage import stand

LANE = """
    +---+---+---+---+---+---+---+---+
    | R   1   w                   G |
    +---+---+---+---+---+---+---+---+
"""


def somebody(*effects: Effect, **more: object) -> dict[str, Fighter]:
    trait = Trait(name="Gift", effects=effects)
    return {"Red": Fighter(id="one", name="One", stats="free", abilities=(trait,), **more)}


@rule("deadlands.scientist.power", "ex.power.scientist")
def test_a_power_up_may_succeed_on_other_faces() -> None:
    fighters = somebody(Threshold(value="power-up", faces=Faces(3, 6)))
    stage = stand(LANE, fighters=fighters).move("e", "e").roll(3)
    assert stage.request.deck == "weapon"


@rule("deadlands.agency.drawback", "deadlands.scientist.drawback")
def test_limits_may_be_others() -> None:
    fighters = somebody(Limit(value="hand", set=4), Limit(value="weapons", add=-1))
    game = stand(LANE, fighters=fighters).table.game
    assert (hand_limit(game, "Red"), weapon_limit(game, "Red")) == (4, 3)
    assert (hand_limit(game, "Green"), weapon_limit(game, "Green")) == (5, 4)


@rule("deadlands.agency.cheat", "ruling.cheat.type")
def test_dice_are_rerolled_with_weapons_of_a_kind_only() -> None:
    pistol = StartingWeapon(name="Gatling", damage=Dice(3), ammo="unlimited", tags=("gatling",))
    fighters = somebody(
        Reroll(value="hit", faces=Faces(1, 1), if_=Condition(weapon_tag=("gatling",))),
        weapon=pistol,
    )
    stage = stand(LANE, fighters=fighters).shoot("Green").roll(1, 5)
    stage.do(Use("Red", "ability")).roll(6)
    assert (stage.request.purpose, stage.request.dice) == ("damage", 3)


@rule("deadlands.brave.cheat", "ex.brave.heal", "ruling.cheat.brave")
def test_healing_cards_restore_more_and_blood_does_not() -> None:
    fighters = somebody(Healing(value=1))
    stage = stand(
        LANE,
        fighters=fighters,
        red="4/2/1",
        health={"Red": 1},
        hand={"Red": ["pocket-medkit"]},
        blood={"Red": 1},
    )
    stage.play("pocket-medkit")
    assert stage.health("Red") == 3


@rule("deadlands.scientist.draw", "ex.scientist.draw", "ruling.turn.each")
def test_a_die_at_the_start_of_the_own_turn_draws_a_card() -> None:
    fighters = somebody(DrawAct(value="gadget", at="turn-start", chance=Faces(3, 6)))
    stage = stand(LANE, fighters=fighters, movement=None)
    stage.roll(2, purpose="chance")
    assert stage.request.purpose == "movement"
    stage = stand(LANE, fighters=fighters, movement=None).roll(3, purpose="chance")
    assert stage.request.deck == "gadget"


@rule("deadlands.harrowed.grave")
def test_a_fighter_may_choose_where_to_come_back() -> None:
    fighters = somebody(Allow(value="choose-respawn"))
    stage = stand("""
        +---+---+---+
        | 1   2   G |
        +---+---+---+
    """, fighters=fighters, off=["Red"], movement=None)  # fmt: skip
    stage.choose("B1")
    assert stage.square("Red") == "B1"


@rule("deadlands.saloon.cheat", "ruling.cheat.saloon")
def test_a_card_buys_a_die_for_the_own_next_roll() -> None:
    fighters = somebody(
        Roll(value="any", dice=1, at="use", cost=Cost(discard=1), lasts=Lasts("roll"))
    )
    stage = stand(LANE, fighters=fighters, hand={"Red": ["noclip"]}).shoot("Green")
    stage.do(Use("Red", "ability", pick=("noclip",)))
    assert str(stage.request.receipt) == "3d = 2d +1d (One)"
    stage.roll(1, 1, 1)
    assert stage.request == Act("Red", 12, 0)
    assert stage.seat("Red").play == []


@rule("ruling.cheat.saloon")
def test_a_die_that_makes_the_roll_needless_is_not_there_for_the_next_one() -> None:
    """Two dice may miss at range 3, three can't."""
    fighters = somebody(
        Roll(value="any", dice=1, at="use", cost=Cost(discard=1), lasts=Lasts("roll"))
    )
    stage = stand("""
        +---+---+---+---+
        | R           G |
        +---+---+---+---+
        | 1             |
        +---+---+---+---+
    """, fighters=fighters, hand={"Red": ["noclip"]}).shoot("Green")  # fmt: skip
    stage.do(Use("Red", "ability", pick=("noclip",)))
    assert stage.heard(Hit) == [Hit("Red", "Green", 3, 3)]
    assert (stage.request.purpose, stage.request.dice) == ("damage", 2)
    assert stage.seat("Red").play == []


@rule("ruling.cheat.saloon")
def test_a_die_that_a_needless_roll_did_not_need_is_there_for_the_next_one() -> None:
    fighters = somebody(
        Roll(value="any", dice=1, at="use", cost=Cost(discard=1), lasts=Lasts("roll"))
    )
    stage = stand("""
        +---+---+---+
        | R   G   1 |
        +---+---+---+
    """, fighters=fighters, hand={"Red": ["noclip"]})  # fmt: skip
    stage.do(Use("Red", "ability", pick=("noclip",))).shoot("Green")
    assert (stage.request.purpose, stage.request.dice) == ("damage", 3)


@rule("deadlands.harrowed.drawback")
def test_a_card_may_be_barred_to_a_fighter() -> None:
    fighters = somebody(Forbid(value="card", card="light-armor"))
    stage = stand(LANE, fighters=fighters, hand={"Red": ["light-armor", "riot-gear"]})
    assert stage.refused(Play("Red", "light-armor")).text == "Red can't play Light Armor: One"
    stage.play("riot-gear")


@rule("ruling.fighter.gear", "deadlands.huckster.gadget")
def test_starting_gear_comes_back_after_a_frag() -> None:
    fighters = somebody(gear=("moon-boots",))
    stage = stand("""
        +---+---+---+
        | R   a1  G |
        +---+---+---+
    """, fighters=fighters, red="1/3/3")  # fmt: skip
    stage.move("e").roll(6, 6).roll(1).roll(1, 1).end()
    stage.roll(1, purpose="respawn").roll(1, 1).roll(6)
    assert stage.laid("Red", "moon-boots") is not None
