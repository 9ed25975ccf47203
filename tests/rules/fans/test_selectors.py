"""Which cards: what is barred, taken, paid and looked for by deck, letter, type, tag, id and sort."""

from __future__ import annotations

import pytest

from fragkit.model.effects import Condition, Cost, Selector, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.number import Quantity
from fragkit.model.effects.selector import is_selected
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter, StartingWeapon
from fragkit.model.word_values import Bounds, Dice, Lasts, Stats
from fragkit.rules.modules.napalm import Napalm
from tests.rules.kit import card, draw, fighter

ROOM = """
    +---+---+---+---+
    | R   .   B   G |
    +---+---+---+---+
"""
POOL = """
    +---+---+---+---+
    | R   ~   .   B |
    +   +   +   +   +
    | .   .   .   . |
    +---+---+---+---+
"""


def gadget(id: str, *effects: object, **more: object):
    return card(id, "gadget", *effects, letter="W", **more)


def curse(*effects: object):
    return card("curse", "special", *effects, on="other", lasts=Lasts("turns", 1))


@pytest.mark.parametrize(
    ("words", "picked"),
    [
        ("any", True), ("weapon", True), ("energy", True), ("rifle", True), ("pulse", True),
        ("gadget", False), ("not energy", False), ("not flame", True), ("flame, energy", True),
        ("weapon, not pulse", False),
    ],
)  # fmt: skip
def test_a_card_is_picked_by_any_of_its_words_and_by_none_that_is_taken_out(
    words: str, picked: bool
):
    which = tuple(Selector(word) for word in words.split(", "))
    assert is_selected(which, {"pulse", "weapon", "energy", "rifle"}) is picked


# -- barred -------------------------------------------------------------------------------------


def test_attacks_with_some_weapons_are_barred_and_others_are_not():
    laser = card("laser", "weapon", damage=Dice(2), ammo=3, types=("energy",))
    badge = gadget("badge", mod.Forbid(value="attack", which="energy"))
    game = draw(ROOM, cards=[laser, badge], red=fighter(play="laser badge"))
    assert "Red can't attack Blue with Laser: Badge" in game.refuses("s Blue laser")
    assert game.legal("s") == ["s Blue start"]
    assert game.accepts("s Blue start")


@pytest.mark.parametrize(("target", "fine"), [("Blue", False), ("Green", True)])
def test_attacks_at_a_certain_range_are_barred(target: str, fine: bool):
    shy = gadget("shy", mod.Forbid(value="attack", if_=Condition(range=Bounds(None, 2))))
    room = """
        +---+---+---+---+
        | R   .   B   . |
        +   +   +   +   +
        | .   .   .   G |
        +---+---+---+---+
    """
    game = draw(room, cards=[shy], red=fighter(play="shy"))
    assert game.accepts(f"s {target} start") is fine
    assert game.legal("s") == ["s Green start"]


def test_whoever_attacks_the_owner_may_be_barred_from_it():
    veil = gadget(
        "veil",
        mod.Forbid(
            value="attack", on="attacker", if_=Condition(count={Quantity("foe-armor"): Bounds(1)})
        ),
    )
    game = draw(ROOM, cards=[veil], red=fighter(play="riot-gear"), blue=fighter(play="veil"))
    assert "Veil" in game.refuses("s Blue start")


def test_an_attack_more_with_some_weapons_is_only_for_those():
    six = card("six", "weapon", damage=Dice(2), ammo=6, tags=("revolver",))
    fan = gadget("fan", mod.Attacks(value=1, if_=Condition(weapon=("revolver",))))
    game = draw(ROOM, cards=[six, fan], red=fighter(play="six fan"))
    game.do("s Blue six", "1 1", "6 6 6")
    assert "1 of 1" in game.refuses("s Blue start")
    assert game.legal("s") == ["s Blue six"]
    game.do("s Blue six", "1 1", "6 6 6")
    assert "attack.count" in game.refuses("s Blue six")


def test_some_cards_can_not_be_played():
    game = draw(
        ROOM, cards=[curse(mod.Forbid(value="cards", which="healing"))],
        red=fighter(hand="curse"), blue=fighter(hand="pocket-medkit spare-clips", health=1),
    )  # fmt: skip
    game.do("p curse Blue")
    assert "Curse" in game.refuses("Blue: p pocket-medkit")


def test_armor_can_be_forbidden_to_be_worn_and_weapons_to_be_reloaded():
    vow = gadget("vow", mod.Forbid(value=("wear", "reload")))
    game = draw(
        ROOM, cards=[vow], red=fighter(play="vow boomstick:1", hand="riot-gear spare-clips")
    )
    assert "can't play Riot Gear: Vow" in game.refuses("p riot-gear")
    assert "Vow" in game.refuses("p spare-clips")


def test_who_can_not_be_healed_keeps_the_wounds():
    rot = curse(mod.Forbid(value=("heal", "blood")))
    game = draw(
        ROOM,
        cards=[rot],
        red=fighter(hand="curse"),
        blue=fighter(health=1, blood=1, hand="pocket-medkit"),
    )
    game.do("p curse Blue")
    assert "Curse" in game.refuses("Blue: spend")
    assert "Curse" in game.refuses("Blue: p pocket-medkit")


def test_who_can_not_be_healed_is_asked_for_no_cure():
    rot = gadget("rot", mod.Forbid(value="heal"))
    game = draw(ROOM, cards=[rot], blue=fighter(health=1, blood=3, play="rot"))
    game.do("s Blue start", "6 6", "1")
    assert game.told("fragged player") == ["Blue"]


def test_who_can_not_respawn_stays_out_for_that_turn():
    lock = card("lock", "special", mod.Forbid(value="respawn"), on="other", lasts=Lasts("turns", 1))
    game = draw(ROOM, cards=[lock], red=fighter(hand="lock"), yellow=fighter())
    game.do("p lock Yellow", "end", "1 1", "end", "1 1", "end")
    assert game.told("turn-skipped player cause") == [("Yellow", "Yellow can't respawn")]
    assert game.due == "Red rolls 2d: movement"


def test_nothing_may_be_taken_up_and_nothing_drawn():
    oath = gadget("oath", mod.Forbid(value=("take", "draw")))
    luck = card("luck", "special", acts.Draw(value="gadget"), when="own-turn")
    game = draw(POOL, cards=[oath, luck], red=fighter(play="oath", hand="luck"))
    game.do("override floor a2 blood", "m s")
    assert "Red can't pick up blood: Oath" in game.refuses("take blood")
    game.do("p luck")
    assert game.hand("Red") == []


def test_only_some_cards_may_be_taken_up():
    oath = gadget("oath", mod.Forbid(value="take", which=("weapon", "not boomstick")))
    game = draw(POOL, cards=[oath], red=fighter(play="oath"))
    game.do("override floor a2 boomstick pulse-rifle", "m s")
    assert game.legal("take") == ["take boomstick"]


def test_a_terrain_may_be_out_of_bounds():
    cat = gadget("cat", mod.Forbid(value="enter", in_=("water",)))
    game = draw(POOL, cards=[cat], red=fighter(play="cat"))
    assert game.refuses("m e") == "Red can't enter B1: Cat [card.overrides]"
    assert game.refuses("m B1") == "Red can't enter B1: Cat [card.overrides]"
    assert game.legal("m") == ["m s"]
    game.do("m C1")
    assert game.told("moved square") == ["A2", "B2", "C2", "C1"]


def test_a_zone_may_be_out_of_bounds_and_flown_over():
    exile = gadget("exile", mod.Forbid(value="enter", in_=("bank",)))
    game = draw(POOL, cards=[exile], red=fighter(play="exile"), keys="zones: {bank: [B1]}")
    assert "Exile" in game.refuses("m e")
    game.do("j e 2")
    assert game.square("Red") == "C1"


# -- immune and allowed ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "health"), [("revolver", 3), ("six", 3), ("weapon", 3), ("pistol", 0)]
)
def test_who_is_immune_to_a_tag_or_a_weapon_is_not_hurt_by_it(word: str, health: int):
    six = card("six", "weapon", damage=Dice(6), ammo=6, tags=("revolver",))
    charm = gadget("charm", mod.Immune(value=word))
    game = draw(ROOM, cards=[six, charm], red=fighter(play="six"), blue=fighter(play="charm"))
    game.do("s Blue six")
    if health == 0:
        game.do("6 6 6 6 6 6", "1 1 1")
    assert (game.health("Blue") if health else game.square("Blue")) == (health or "")


def test_extra_damage_may_be_kept_off():
    pad = gadget("pad", mod.Immune(value="extra"))
    dum = card("dum", "weapon", damage=Dice(1), ammo=3, extra=2)
    game = draw(ROOM, cards=[pad, dum], red=fighter(play="dum"), blue=fighter(play="pad"))
    game.do("s Blue dum", "1", "6 6 6")
    assert game.health("Blue") == 3
    assert "no extra damage (Pad)" in game.told("wounded steps")[0]


def test_only_the_cards_of_one_deck_may_be_kept_off():
    ward = gadget("ward", mod.Immune(value="zap"))
    zap = card("zap", "special", acts.Wound(value=1), on="other")
    zip = card("zip", "special", acts.Wound(value=1), on="other")
    game = draw(
        ROOM, cards=[ward, zap, zip], red=fighter(hand="zap zip"), blue=fighter(play="ward")
    )
    assert "can't be played on Blue: Ward [card.overrides]" in game.refuses("p zap Blue")
    game.do("p zip Blue")
    assert game.health("Blue") == 2


def test_some_cards_may_be_played_at_any_time():
    medic = gadget("medic", mod.Allow(value="any-time", which="healing"))
    game = draw(
        ROOM, cards=[medic], blue=fighter(play="medic", hand="pocket-medkit spare-clips", health=1)
    )
    assert "on your turn" in game.refuses("Blue: p spare-clips")
    game.do("Blue: p pocket-medkit")
    assert game.health("Blue") > 1


def test_two_suits_are_worn_by_those_who_may():
    skin = gadget("skin", mod.Allow(value="two-suits"))
    game = draw(
        ROOM, cards=[skin], blue=fighter(play="skin riot-gear:1", hand="light-armor"), turn="Blue"
    )
    game.do("p light-armor", "end", "1 1", "end", "1 1")
    armor = game.armor("Blue")
    assert armor > 1
    game.do("s Blue start", "6 6")
    assert game.due == f"Blue rolls {3 + armor}d: defense"
    game.do(" ".join(["1"] * (3 + armor - 1) + ["6"]))
    assert game.armor("Blue") == armor - 1
    assert "riot-gear" not in game.play("Blue")


# -- taken, paid, looked for ------------------------------------------------------------------------


def test_a_thief_takes_what_his_card_names():
    thief = card(
        "thief",
        "special",
        acts.Steal(value=("A", "energy"), zone="play", pick="player"),
        on="other",
        when="own-turn",
    )
    game = draw(
        ROOM, cards=[thief], red=fighter(hand="thief"), blue=fighter(play="boomstick riot-gear")
    )
    game.do("p thief Blue")
    assert game.hand("Red") == ["riot-gear"]


def test_of_a_secret_hand_such_a_card_is_named_by_its_owner():
    tax = card("tax", "special", acts.Discard(value="armor"), on="other", when="own-turn")
    game = draw(ROOM, cards=[tax], red=fighter(hand="tax"), blue=fighter(hidden="gadget:2"))
    game.do("p tax Blue")
    assert "Spare Clips does not fit here" in game.refuses("choose spare-clips")
    game.do("choose riot-gear")
    assert game.discards("gadget") == ["riot-gear"]


@pytest.mark.parametrize("pile", ["deck", "discards"])
def test_a_card_is_looked_for_in_its_deck_or_among_the_discards(pile: str):
    order = card("order", "special", acts.Draw(value="boomstick", pile=pile), when="own-turn")
    game = draw(ROOM, cards=[order], red=fighter(hand="order boomstick"))
    if pile == "discards":
        game.do("discard boomstick")
    left = game.left("weapon")
    game.do("p order")
    assert "boomstick" in game.hand("Red")
    assert (game.left("weapon"), game.discards("weapon")) == (left - (pile == "deck"), [])


@pytest.mark.parametrize(
    ("cost", "told"),
    [
        (Cost(ammo=2), ("ammo-spent spent", [2])),
        (Cost(armor=1), ("wounded armor", [1])),
        (Cost(health=1), ("wounded health", [2])),
        (Cost(blood=1), ("blood-spent left", [0])),
        (Cost(discard=1, which=("armor",), zone="play"), ("card-discarded card", ["riot-gear"])),
        (Cost(discard=1, which=("H",)), ("card-discarded card", ["pocket-medkit"])),
    ],
    ids=["ammo", "armor", "health", "blood", "in-play", "letter"],
)  # fmt: skip
def test_all_sorts_of_things_can_be_a_price(cost: Cost, told: tuple[str, list[object]]):
    shop = gadget("shop", acts.Move(value=3, at="use", cost=cost))
    rich = fighter(play="shop boomstick:3 riot-gear:2", hand="pocket-medkit spare-clips", blood=1)
    game = draw(ROOM, cards=[shop], red=rich)
    game.do("use shop")
    assert game.due == "Red acts: 9 movement, 1 attacks"
    assert game.told(told[0]) == told[1]
    poor = draw(ROOM, cards=[shop], red=fighter(play="shop", health=1))
    assert "Shop costs" in poor.refuses("use shop")


def test_of_several_prices_one_is_paid():
    shop = gadget(
        "shop", acts.Move(value=3, at="use", cost=Cost(any_=(Cost(blood=1), Cost(discard=1))))
    )
    game = draw(ROOM, cards=[shop], red=fighter(play="shop", blood=1, hand="spare-clips"))
    game.do("use shop")
    assert game.due == "Red chooses pay: 1, 2"
    game.do("choose 1")
    assert (game.seat("Red").blood, game.hand("Red")) == (0, ["spare-clips"])
    game.do("use shop", "choose spare-clips")
    assert game.hand("Red") == []
    assert "costs 1 blood" in game.refuses("use shop")


# -- conditions on others ---------------------------------------------------------------------------


def test_an_aura_slows_those_who_are_near():
    tar = gadget(
        "tar", mod.Stat(value="speed", add=-1, on="others", if_=Condition(range=Bounds(1, 1)))
    )
    game = draw(ROOM, cards=[tar], blue=fighter(play="tar"))
    game.do("end", "1 1", "end")
    assert game.due == "Green rolls 1d: movement"
    game.do("1", "end")
    assert game.due == "Red rolls 2d: movement"


def test_only_those_in_sight_and_in_reach_are_struck():
    scream = gadget(
        "scream", acts.Wound(value=1, on="others", at="turn-end", if_=Condition(range=Bounds(None, 2), foe_in_sight=True))
    )  # fmt: skip
    game = draw(ROOM, cards=[scream], red=fighter(play="scream"))
    game.do("end")
    assert (game.health("Blue"), game.health("Green"), game.health("Red")) == (2, 3, 3)


def test_a_use_may_ask_how_far_the_other_is():
    lash = card(
        "lash", "special", acts.Wound(value=1, if_=Condition(range=Bounds(None, 2))), on="other", when="own-turn", copies=2
    )  # fmt: skip
    game = draw(ROOM, cards=[lash], red=fighter(hand="lash lash"))
    game.do("p lash Blue", "p lash Green")
    assert (game.health("Blue"), game.health("Green")) == (2, 3)


# -- weapons on the sheet --------------------------------------------------------------------------------

TWO_GUNS = Fighter(
    id=Id("tilda"), name="Tilda", stats=Stats(3, 2, 2),
    weapon=tuple(StartingWeapon(name=name, damage=Dice(2), ammo="unlimited") for name in ("Left", "Right")),
)  # fmt: skip


@pytest.mark.parametrize(
    ("word", "left"),
    [("start", ["laser"]), ("left", ["right", "laser"]), ("right", ["start", "laser"]), ("energy", ["start", "right"])],
)  # fmt: skip
def test_start_is_every_weapon_on_the_sheet_and_a_name_is_that_one(word: str, left: list[str]):
    laser = card("laser", "weapon", damage=Dice(2), ammo=3, types=("energy",))
    vow = gadget("vow", mod.Forbid(value="attack", which=(Selector(word),)))
    game = draw(ROOM, cards=[laser, vow], red=fighter(sheet=TWO_GUNS, play="laser vow"))
    assert game.legal("s") == [f"s Blue {weapon}" for weapon in left]


@pytest.mark.parametrize(("word", "health"), [("flame", 3), ("napalm", 3), ("energy", 1)])
def test_napalm_on_the_floor_is_flame(word: str, health: int):
    suit = gadget("suit", mod.Immune(value=(Selector(word),)))
    game = draw(
        ROOM, modules=[Napalm()], cards=[suit], red=fighter(play="suit")
    )  # fmt: skip
    game.do("override floor b1 napalm", "m e")
    if word == "energy":
        game.do("6 6 6", "3 3 3")
    assert game.health("Red") == health
