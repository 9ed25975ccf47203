"""Cards, figures and weapons of fans where the referee used to say or do something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.model.effects import Condition, Effect
from fragkit.model.effects.acts import Blast, Push, Summon, Walk, Wound
from fragkit.model.effects.modifiers import Armor, Forbid
from fragkit.model.effects.number import Quantity
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.text import made_trait_text, plain
from fragkit.model.word_values import Bounds, Dice, Lasts
from tests.rules.kit import card, draw, fan_pack, fighter

LANE = """
    +---+---+---+---+---+
    | R   B   .   .   1 |
    +---+---+---+---+---+
"""


def somebody(*effects: Effect) -> Fighter:
    trait = Trait(name="Gift", effects=effects)
    return Fighter(id="one", name="One", stats="free", abilities=(trait,))


def test_forbid_wear_keeps_off_armor_from_another_players_card():
    bare = fighter(sheet=somebody(Forbid(value=("wear",))))
    lasts = Lasts("until-fragged")
    cards = [
        card("gift", "special", Armor(value=2), on="other", lasts=lasts),
        card("shower", "special", Armor(value=2, on="others", lasts=lasts)),
    ]
    game = draw(LANE, red=fighter(hand="gift shower"), blue=bare, cards=cards)
    assert "Blue can't wear Gift: Gift [card.overrides]" in game.refuses("p gift blue")
    game.do("p shower")
    assert game.armor("Blue") == 0
    assert "Blue can't wear armor (Gift)" in game.said


def test_who_can_not_wear_armor_may_still_give_it():
    bare = fighter(sheet=somebody(Forbid(value=("wear",))), hand="gift")
    gift = card("gift", "special", Armor(value=2), on="other", lasts=Lasts("until-fragged"))
    game = draw(LANE, red=bare, blue=fighter(), cards=[gift]).do("p gift blue")
    assert game.armor("Blue") == 2


@pytest.mark.parametrize(
    ("effect", "floor"),
    [
        (Forbid(value=("bleed",), on="target"), []),
        (Forbid(value=("bleed",), on="target", at="fire", lasts=Lasts("attack")), []),
        (Forbid(value=("bleed",), on="self"), ["blood"]),
    ],
)
def test_a_weapon_frags_without_blood(effect: Forbid, floor: list[str]):
    ray = card("ray", "weapon", effect, damage=Dice(5), ammo=3)
    game = draw(LANE, red=fighter(play="ray"), blue=fighter("1/3/3"), cards=[ray])
    square = game.square("Blue")
    game.do("s Blue ray", "6 6 6 6 6", "1")
    assert game.told("fragged player") == ["Blue"]
    assert game.floor(square) == floor
    assert len(game.told("blood-spilled")) == len(floor)


def test_an_effect_on_another_lasts_until_my_next_turn():
    pin = card("pin", "special", Forbid(value=("jump",)), on="other", lasts=Lasts("until-my-turn"))
    game = draw(LANE, red=fighter(hand="pin"), cards=[pin], movement=6).do("p pin blue")
    assert game.play("Blue") == ["pin"]
    game.do("end", "3 3")
    assert "Pin" in game.refuses("j e 2"), "in all of Blue's turn"
    assert game.told("card-expired") == []
    game.do("end")
    assert (game.due, game.play("Blue")) == ("Red rolls 2d: movement", [])
    assert game.told("card-expired player card") == [("Blue", "pin")]
    assert game.discards("special") == ["pin"]


def test_it_ends_with_the_turn_of_its_owner_if_the_player_who_caused_it_is_out():
    pin = card("pin", "special", Forbid(value=("jump",)), on="other", lasts=Lasts("until-my-turn"))
    room = LANE.replace("R   B   .", "R   B   G")
    game = draw(room, red=fighter(hand="pin"), cards=[pin], movement=6).do("p pin blue")
    game.run.game.state.seats["Red"].status = "gone"
    game.do("end")
    assert game.play("Blue") == []


def test_some_fighters_leave_no_blood():
    robot = fighter("1/3/3", sheet=somebody(Forbid(value=("bleed",))))
    game = draw(LANE, blue=robot)
    square = game.square("Blue")
    game.do("s Blue start", "6 6", "1")
    assert (game.told("fragged player"), game.floor(square)) == (["Blue"], [])


FIGHTERS = """
- id: piper
  name: Piper
  stats: 3/2/2
  abilities:
    - {name: Call, effects: {summon: rat, at: use, cost: {movement: 2}}}
    - {name: Brood, effects: {summon: rat, at: turn-start, cost: {discard: 1}}}
- {id: rat, name: Rat, stats: 1/3/1, role: {kind: minion, most: 4}}
"""


def test_a_summons_without_room_takes_no_price(tmp_path: Path):
    pack = fan_pack(tmp_path, fighters=FIGHTERS)
    full = """
        +---+---+---+
        | R   B | 1 |
        +---+---+---+
    """
    red = fighter(id="piper", hand="gift")
    gift = card("gift", "special", Summon(value=Id("rat")))
    game = draw(full, red=red, packs=pack, cards=[gift], movement=6)
    assert "no adjacent square is free" in game.refuses("use call")
    assert "no adjacent square is free" in game.refuses("p gift")
    game.do("end", "1 1", "end")
    assert game.due == "Red rolls 2d: movement"
    assert game.hand("Red") == ["gift"]


def test_a_walk_is_told_as_a_walk():
    walker = fighter(sheet=somebody(Walk(value=2, on="foe", at="use")))
    game = draw(LANE, red=walker, blue=fighter(), movement=6).do("use gift blue", "d1")
    assert game.told("moved player square how")[-1] == ("Blue", "D1", "walk")
    assert "Blue walks to D1." in game.said


def test_a_malfunction_counts_the_ones_of_the_damage_roll():
    twice = Condition(count={Quantity("ones-for-damage"): Bounds(2)})
    popper = card(
        "popper", "weapon", damage=Dice(3), ammo=4, copies=9, malfunction=(Wound(value=1, if_=twice),)
    )  # fmt: skip
    for faces, left in (("1 1 3", 2), ("1 2 3", 3)):
        game = draw(LANE, packs="deadlands", red=fighter(play="popper"), cards=[popper])
        game.do("s Blue popper", faces, "6 6 6")
        assert game.health("Red") == left, faces


def test_the_map_keeps_the_ammo_of_a_weapon():
    game = draw(LANE, red=fighter(), house="pickup=left", movement=6)
    game.do("override floor c1 boomstick:1", "m e e", "take boomstick", "p boomstick")
    assert game.ammo("Red", "boomstick") == 1
    assert "Boomstick has at most" in game.refuses("override floor d1 boomstick:99")
    plain = draw(LANE, red=fighter(), movement=6)
    assert "does not keep its ammo" in plain.refuses("override floor c1 boomstick:1")


def test_a_weapon_that_banks_names_the_way():
    corner = """
        +---+---+---+
        | R   .   . |
        +---+---+   +
        | 1   . | . |
        +   +---+   +
        | .   . | B |
        +---+---+---+
    """
    mortar = card("mortar", "weapon", damage=Dice(3), ammo=4, bank=True)
    game = draw(corner, red=fighter(play="mortar"), cards=[mortar])
    assert "`s blue mortar via c1`" in game.refuses("s blue mortar")
    game.do("s blue mortar via c1")


def test_a_blast_goes_off_around_whoever_it_is_on():
    """`on: attacker` used to blast around the target."""
    hall = """
        +---+---+---+---+---+---+
        | G   R   .   .   B   1 |
        +---+---+---+---+---+---+
    """
    thorn = somebody(Blast(value=Dice(2), radius=1, on="attacker", at="struck"))
    assert plain(made_trait_text(thorn.abilities[0])) == (
        "Whenever an attack hits you, blast everyone within 1 of the attacker for 2d."
    )
    game = draw(hall, red=fighter(), green=fighter(), blue=fighter(sheet=thorn))
    game.do("s blue start", "5 5")
    assert game.due == "Blue rolls 2d: damage"
    assert game.reason() in ("for damage to Red from Gift", "for damage to Green from Gift")


def test_a_bystander_in_a_blast_is_the_center_of_their_own():
    hall = """
        +---+---+---+---+---+---+
        | R   .   .   B   .   . |
        +   +   +   +   +   +---+
        | .   .   .   G   .   1 |
        +---+---+---+---+---+---+
    """
    thorn = somebody(Blast(value=Dice(9), radius=0, at="struck"))
    assert "on the same square as you" in made_trait_text(thorn.abilities[0])
    bomb = card("bomb", "weapon", damage=Dice(1), ammo=4, radius=1)
    game = draw(hall, red=fighter("2/2/3", play="bomb"), green=fighter(sheet=thorn), cards=[bomb])
    game.do("s blue bomb")
    assert game.reason() == "for damage to Green from Gift"


@pytest.mark.parametrize(("at", "dice"), {"hit": ("1 1", "6 6 6"), "miss": ()}.items())
def test_a_push_on_its_owner_is_a_recoil(at: str, dice: tuple[str, ...]):
    kick = somebody(Push(value=2, on="self", at=at))  # type: ignore[arg-type]  # a moment
    lane = """
        +---+---+---+---+---+---+
        | .   .   R   .   .   B |
        +---+---+---+---+---+---+
    """
    game = draw(lane, red=fighter("3/3/1", sheet=kick), blue=fighter())
    game.do("s blue start", "5" if dice else "1", *dice)
    assert game.square("Red") == "A1"


def test_a_blast_on_others_goes_off_around_each_of_them():
    quake = somebody(Blast(value=Dice(1), radius=0, on="others", at="use"))
    game = draw(LANE, red=fighter(sheet=quake), blue=fighter(), movement=3).do("use gift")
    assert game.reason() == "for damage to Blue from Gift"
