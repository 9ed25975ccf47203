"""The six Deadlands fighters are said in effects, as section 22 of the ledger has them."""

from __future__ import annotations

from fragkit.model.effects import Effect
from fragkit.model.effects.acts import Draw
from fragkit.model.effects.effect import Cost
from fragkit.model.effects.modifiers import Forbid, Healing, Limit, Reroll, Roll, Threshold
from fragkit.model.fighter import Fighter
from fragkit.model.word_values import Dice, Faces, Lasts
from tests.model.library import library
from tests.rulemark import rule


def fighter(id: str) -> Fighter:
    return library().fighters[id]


def abilities(id: str) -> list[Effect]:
    return [e for trait in fighter(id).abilities for e in trait.effects]


def drawbacks(id: str) -> list[Effect]:
    return [e for trait in fighter(id).drawbacks for e in trait.effects]


@rule("deadlands.fighter.list", "fighter.deadlands.unique")
def test_there_are_six_each_with_an_ability_and_a_drawback():
    pack = library().pack("deadlands")
    assert pack is not None
    assert set(pack.fighters) == {
        "agency-operative", "mad-scientist", "huckster",
        "harrowed-gunslinger", "saloon-gal", "indian-brave",
    }  # fmt: skip
    for f in pack.fighters.values():
        assert f.stats == "free"
        assert f.sheet == "deadlands"
        assert f.abilities
        assert f.drawbacks


@rule(
    "deadlands.agency.weapon", "deadlands.harrowed.weapon", "deadlands.saloon.weapon",
    "deadlands.brave.weapon", "deadlands.scientist.noweapon", "deadlands.huckster.noweapon",
)  # fmt: skip
def test_four_have_a_weapon_of_their_own_and_two_have_none():
    weapons = {
        id: (weapon.name, weapon.damage, weapon.ammo)
        for id, f in library().fighters.items()
        if f.sheet == "deadlands"
        for weapon in f.own_weapons
    }
    assert weapons == {
        "agency-operative": ("Gatling Pistol", Dice(3), "unlimited"),
        "harrowed-gunslinger": ("Revolver", Dice(2), "unlimited"),
        "saloon-gal": ("Derringer", Dice(2), "unlimited"),
        "indian-brave": ("Bow & Arrows", Dice(2), "unlimited"),
    }
    assert fighter("mad-scientist").weapon == fighter("huckster").weapon == ("none",)


@rule("deadlands.agency.drawback", "deadlands.agency.cheat", "deadlands.agency.cheat.rolls")
def test_the_operative_holds_four_cards_and_rerolls_ones_with_two_kinds_of_gun():
    assert drawbacks("agency-operative") == [Limit(value="hand", set=4)]
    rerolls = abilities("agency-operative")
    assert [(e.value, e.faces) for e in rerolls if isinstance(e, Reroll)] == [
        (("hit",), Faces(1, 1)),
        (("damage",), Faces(1, 1)),
    ]
    assert {e.if_.weapon for e in rerolls if e.if_} == {("revolver", "gatling")}


@rule("deadlands.scientist.drawback", "deadlands.scientist.power", "deadlands.scientist.draw")
def test_the_scientist_powers_up_and_draws_gadgets_on_three_or_more():
    assert drawbacks("mad-scientist") == [Limit(value="weapons", add=-1)]
    assert abilities("mad-scientist") == [
        Threshold(value="power-up", faces=Faces(3, 6)),
        Draw(value="gadget", at="turn-start", chance=Faces(3, 6)),
    ]


@rule(
    "deadlands.huckster.drawback", "deadlands.huckster.cheat", "deadlands.huckster.gadget",
    "deadlands.huckster.draw",
)  # fmt: skip
def test_the_huckster_lives_on_hexes():
    assert drawbacks("huckster") == [Threshold(value="power-up", faces=Faces(5, 6))]
    assert fighter("huckster").gear == ("hoyles-book-of-games",)
    draws = [e for e in abilities("huckster") if isinstance(e, Draw)]
    assert draws == [
        Draw(value="hex", pile="discards", at="use", cost=Cost(discard=2)),
        Draw(value="hex", at="turn-start", chance=Faces(5, 6)),
        Draw(value="hex", at="setup"),
    ]


@rule("deadlands.harrowed.drawback", "deadlands.harrowed.grave", "deadlands.harrowed.draw")
def test_the_harrowed_picks_a_grave_and_shuns_hexes():
    assert [
        (e.value, e.card) for e in drawbacks("harrowed-gunslinger") if isinstance(e, Forbid)
    ] == [
        (("hexes",), None),
        (("card",), "hoyles-book-of-games"),
    ]
    assert [(e.verb, e.at) for e in abilities("harrowed-gunslinger")] == [
        ("allow", None),
        ("draw", "respawn"),
    ]


@rule("deadlands.saloon.drawback", "deadlands.saloon.cheat")
def test_the_saloon_gal_buys_a_die_with_a_card():
    assert drawbacks("saloon-gal") == [Forbid(value="shootout")]
    assert abilities("saloon-gal") == [
        Roll(value="any", dice=1, at="use", cost=Cost(discard=1), lasts=Lasts("roll"))
    ]


@rule("deadlands.brave.drawback", "deadlands.brave.cheat")
def test_the_brave_heals_more_and_is_hanged_for_anything():
    assert [e.verb for e in drawbacks("indian-brave")] == ["hang"]
    assert abilities("indian-brave") == [Healing(value=1)]
