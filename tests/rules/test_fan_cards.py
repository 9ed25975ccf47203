"""Cards that nobody ships: the vocabulary in other combinations does what its words say."""

from __future__ import annotations

import pytest

from fragkit.model.effects import Condition, Cost, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.number import Quantity
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

ROOM = """
    +---+---+---+---+---+---+
    | R   .   B   .   G   . |
    +---+---+---+---+---+---+
"""

# -- movement besides the roll ------------------------------------------------------------------------


@rule("move.modifiers")
@pytest.mark.parametrize(("points", "left"), [(3, 7), (-3, 1), (-9, 0)])
def test_movement_that_a_turn_begins_with_is_added_to_the_roll(points: int, left: int):
    chair = card("office-chair", "gadget", acts.Move(value=points, at="turn-start"), letter="M")
    game = draw(ROOM, cards=[chair], red=fighter(play="office-chair"), movement=None)
    game.do("1 3")
    assert game.due == f"Red acts: {left} movement, 1 attacks"


@rule("move.modifiers")
def test_movement_that_is_taken_while_the_dice_are_due_is_taken_from_them():
    peel = card("banana-peel", "special", acts.Move(value=-4), on="other")
    game = draw(ROOM, cards=[peel], blue=fighter(hand="banana-peel"), movement=None)
    game.do("Blue: p banana-peel Red", "3 3")
    assert game.due == "Red acts: 2 movement, 1 attacks"


# -- harm ---------------------------------------------------------------------------------------------


def test_points_that_are_lost_without_a_roll_harm_nobody_whom_nothing_harms():
    cut = card("paper-cut", "special", acts.Wound(value=1), on="other")
    game = draw(ROOM, cards=[cut], red=fighter(hand="paper-cut"), blue=fighter(hand="god-mode"))
    game.do("Blue: p god-mode", "p paper-cut Blue")
    assert game.health("Blue") == 3
    assert game.told("harmless player cause source") == [("Blue", "Paper Cut", "God Mode")]


@rule("ruling.damage.together", "ruling.frag.many", "ruling.win.dead")
def test_points_that_everyone_loses_are_one_event():
    plague = card("plague", "special", acts.Wound(value=1), on="everyone")
    game = draw(
        ROOM, cards=[plague], red=fighter(hand="plague", health=1), blue=fighter(health=1),
        green=fighter(health=1),
    )  # fmt: skip
    game.do("p plague")
    assert game.told("fragged player") == ["Red", "Blue", "Green"]
    assert game.told("frag-scored frags") == [1, 2]
    assert "fragged" not in game.told_kinds()[game.told_kinds().index("frag-scored") :]


def test_a_blast_on_a_square_that_is_not_in_sight_asks_for_another_one():
    strike = card("airstrike", "special", acts.Blast(value=Dice(4), radius=1, center="square"))
    for square in ("Z9", "A2"):
        game = draw(ROOM, cards=[strike], red=fighter(hand="airstrike"))
        game.do(f"p airstrike {square}")
        assert game.due == "Red chooses square: A1, B1, C1"


def test_a_blast_on_a_square_in_sight_is_said_in_one_line():
    strike = card("airstrike", "special", acts.Blast(value=Dice(4), radius=1, center="square"))
    game = draw(ROOM, cards=[strike], red=fighter(hand="airstrike"))
    game.do("p airstrike C1")
    assert game.due == "Red rolls 4d: damage"


def test_what_a_weapon_sets_off_is_of_the_types_of_the_weapon():
    padding = card("padding", "gadget", mod.Immune(value=("explosive",)), letter="A")
    game = draw(ROOM, cards=[padding], red=fighter(play="panic-button padding"))
    game.do("s panic-button")
    assert game.reason() == "for damage to Blue from Panic Button"


# -- dice that are changed ----------------------------------------------------------------------------

LONG = """
    +---+---+---+---+---+---+---+
    | R   .   .   .   .   .   B |
    +---+---+---+---+---+---+---+
"""


@rule("meta.bonus")
def test_a_card_with_several_rerolls_changes_only_the_dice_that_it_names_for_that_roll():
    clover = card(
        "clover", "gadget", mod.Reroll(value="respawn"), mod.Reroll(value="defense", faces=Faces(1, 2)),
        letter="H",
    )  # fmt: skip
    game = draw(ROOM, cards=[clover], blue=fighter(play="clover"))
    game.do("s Blue start", "6 6", "1 6 6", "Blue: use clover")
    assert game.due == "Blue rolls 1d: defense"


@rule("meta.bonus")
@pytest.mark.parametrize(("weapon", "allowed"), [("pawn-shop-pistol", True), ("nailed-it", False)])
def test_a_reroll_with_some_weapons_is_none_with_others(weapon: str, allowed: bool):
    condition = Condition(weapon=("pistol",))
    grip = card("grip", "gadget", mod.Reroll(value="hit", if_=condition), letter="W")
    game = draw(LONG, cards=[grip], red=fighter(play=f"grip {weapon}"))
    game.do(f"s Blue {weapon}", "1 1")
    if allowed:
        game.do("use grip")
        assert game.due == "Red rolls 2d: hit"
    else:
        assert "[meta.bonus]" in game.refuses("use grip")


@rule("meta.bonus")
def test_a_weapon_that_rerolls_its_own_dice_does_not_reroll_those_of_another_one():
    smart = card(
        "smart-gun", "weapon", mod.Reroll(value="hit"), damage=Dice(3), ammo=4,
    )  # fmt: skip
    game = draw(LONG, cards=[smart], red=fighter("3/1/3", play="smart-gun trigger-happy-meal"))
    game.do("s Blue start", "1 1 1")
    assert "[meta.bonus]" in game.refuses("use smart-gun")
    game.do("s Blue smart-gun", "1 1 1", "use smart-gun")
    assert game.due == "Red rolls 3d: hit"


@rule("meta.bonus")
def test_a_card_for_rolls_to_hit_is_not_played_after_another_roll():
    focus = card("focus", "special", mod.Reroll(value="hit"), when="roll", lasts=Lasts("roll"))
    game = draw(LONG, cards=[focus], red=fighter(hand="focus"), movement=None)
    game.do("1 1")
    assert "right after a roll" in game.refuses("p focus")
    game.do("s Blue start", "1 1", "p focus")
    assert game.due == "Red rolls 2d: hit"


# -- Health that a card lowers --------------------------------------------------------------------------


@rule("frag.when", "frag.mark", "ruling.frag.last")
def test_whom_a_card_leaves_without_health_is_fragged_by_who_played_it():
    curse = card(
        "curse", "special", mod.Stat(value="health", add=-2), on="other", lasts=Lasts("turns", 2)
    )
    game = draw(ROOM, cards=[curse], red=fighter(hand="curse"), blue=fighter(health=2))
    game.do("p curse Blue")
    assert game.told("fragged player by cause") == [("Blue", "Red", "Curse")]
    assert game.seat("Red").frags == 1


@rule("frag.when", "frag.mark")
def test_whom_a_hit_leaves_without_health_is_fragged_though_the_dice_did_nothing():
    wither = mod.Stat(value="health", add=-1, on="target", at="hit", lasts=Lasts("turns", 2))
    gun = card("wither-gun", "weapon", wither, damage=Dice(1), ammo=4)
    game = draw(ROOM, cards=[gun], red=fighter(play="wither-gun"), blue=fighter(health=1))
    game.do("s Blue wither-gun", "1", "6")
    assert game.told("fragged player by") == [("Blue", "Red")]
    assert game.seat("Red").frags == 1


# -- how long, on whom, at random --------------------------------------------------------------------


SHIELD = card(
    "shield", "special", mod.Roll(value="defense", dice=2),
    when="any-time", lasts=Lasts("attack"),
)  # fmt: skip


@rule("card.special.time")
def test_what_somebody_else_plays_into_an_attack_ends_with_that_attack():
    game = draw(ROOM, cards=[SHIELD], green=fighter(hand="shield"))
    game.do("s Blue start", "Green: p shield", "1 1", "6 6 6")
    assert game.play("Green") == []


@rule("card.special.time")
def test_what_is_played_for_the_next_attack_waits_for_one_that_concerns_its_fighter():
    game = draw(ROOM, cards=[SHIELD], green=fighter(hand="shield"))
    game.do("Green: p shield", "s Blue start", "1 1", "6 6 6")
    assert game.play("Green") == ["shield"]


@rule("armor.one")
def test_armor_is_not_put_on_somebody_who_wears_some():
    gift = card("gift", "gadget", mod.Armor(value=2), on="fighter", letter="A")
    game = draw(ROOM, cards=[gift], red=fighter(hand="gift"), blue=fighter(play="light-armor"))
    assert game.refuses("p gift Blue").startswith("Blue already wears Light Armor [armor.one]")
    game.do("p gift Green")
    assert game.armor("Green") == 2


def test_a_card_in_play_that_is_lost_at_random_is_not_for_its_owner_to_choose():
    fingers = card(
        "fingers", "special", acts.Discard(value="gadget", zone="play", pick="random"), on="other"
    )
    game = draw(
        ROOM,
        cards=[fingers],
        red=fighter(hand="fingers"),
        blue=fighter(play="moon-boots hip-waders"),
    )
    game.do("p fingers Blue")
    assert game.due == "Blue chooses random: moon-boots, hip-waders"


# -- prices and limits ----------------------------------------------------------------------------------


@rule("card.overrides")
def test_what_a_card_does_at_a_moment_for_a_price_is_done_only_for_it():
    drip = card(
        "drip", "gadget", acts.Heal(value=1, at="turn-start", cost=Cost(discard=1)), letter="H"
    )
    hurt = fighter(play="drip", hand="spare-clips", health=1)
    game = draw(ROOM, cards=[drip], red=hurt, movement=None)
    assert game.due == "Red chooses pay: yes, no"
    assert game.reason() == "do you discard a card for Drip?"
    game.do("choose no")
    assert (game.health("Red"), game.due) == (1, "Red rolls 2d: movement")
    game = draw(ROOM, cards=[drip], red=hurt, movement=None)
    game.do("choose yes", "choose spare-clips")
    assert (game.health("Red"), game.hand("Red")) == (2, [])


@rule("card.overrides")
@pytest.mark.parametrize(("cards", "health"), [("", 1), ("spare-clips", 3)])
def test_nobody_is_asked_for_a_price_that_he_can_not_pay_or_that_buys_nothing(
    cards: str, health: int
):
    drip = card(
        "drip", "gadget", acts.Heal(value=1, at="turn-start", cost=Cost(discard=1)), letter="H"
    )
    red = fighter(play="drip", hand=cards, health=health)
    assert draw(ROOM, cards=[drip], red=red, movement=None).due == "Red rolls 2d: movement"


@rule("card.overrides")
def test_what_happens_once_per_turn_happens_once():
    leech = card("leech", "gadget", acts.Heal(value=1, at="hit", per_turn=1), letter="H")
    red = fighter("4/1/2", play="leech trigger-happy-meal", health=1)
    game = draw(ROOM, cards=[leech], red=red)
    for _ in range(2):
        game.do("s Blue start", "1 1", "6 6 6")
    assert game.health("Red") == 2


# -- what hangs on a die ------------------------------------------------------------------------------


@rule("card.special.time")
@pytest.mark.parametrize(("face", "attacks"), [("4", 2), ("3", 1)])
def test_a_special_whose_effect_hangs_on_a_die_counts_as_long_as_its_card(face: str, attacks: int):
    rush = card(
        "rush", "special", mod.Attacks(value=1, chance=Faces(4, 6)), when="own-turn",
        lasts=Lasts("turn"),
    )  # fmt: skip
    game = draw(ROOM, cards=[rush], red=fighter(hand="rush"))
    game.do("p rush")
    assert game.due == "Red rolls 1d: chance"
    game.do(face)
    assert game.due == f"Red acts: 6 movement, {attacks} attacks"
    game.do("end")
    assert game.seat("Red").play == []


@pytest.mark.parametrize(
    ("face", "due"), [("5", "Red rolls 2d: damage"), ("1", "Red rolls 2d: hit")]
)
def test_a_weapon_that_may_hit_by_itself_rolls_for_it_in_each_attack(face: str, due: str):
    seeker = card(
        "seeker", "weapon", mod.Outcome(value="hit", chance=Faces(4, 6)), damage=Dice(2), ammo=4
    )
    game = draw(LONG, cards=[seeker], red=fighter(play="seeker"))
    game.do("s Blue seeker")
    assert game.due == "Red rolls 1d: chance"
    game.do(face)
    assert game.due == due


# -- a special that lies with somebody else ----------------------------------------------------------------


@rule("ruling.card.special.onother", "frag.mark")
def test_what_a_special_does_to_the_fighter_it_lies_with_it_does_for_who_played_it():
    leech = card(
        "leech", "special", acts.Wound(value=1, at="turn-start"),
        acts.Heal(value=1, on="self", at="turn-start"), on="other", lasts=Lasts("turns", 2),
    )  # fmt: skip
    game = draw(ROOM, cards=[leech], red=fighter(hand="leech", health=1), blue=fighter(health=1))
    game.do("p leech Blue", "end")
    assert game.told("fragged player by") == [("Blue", "Red")]
    assert (game.seat("Red").frags, game.health("Red")) == (1, 2)


@rule("ruling.turn.order")
@pytest.mark.parametrize(
    ("gainer", "order"),
    [
        ("Red", "Red Blue Green Red"),
        ("Blue", "Blue Blue Green Red"),
        ("Green", "Green Blue Green Red"),
    ],
)
def test_a_turn_that_is_gained_comes_right_after_the_one_going_on_and_then_all_goes_on(
    gainer: str, order: str
):
    again = card("again", "special", acts.ExtraTurn(value=1))
    hand = {gainer.lower(): fighter(hand="again")}
    game = draw(ROOM, cards=[again], **hand)
    game.do(f"{gainer}: p again", "end")
    turns = []
    for _ in range(4):
        turns.append(game.facts["turn"])
        game.do("1 1", "end")
    assert " ".join(turns) == order


# -- coming, going, and staying out of it ------------------------------------------------------------------


@rule("card.special.time")
def test_a_special_that_has_done_everything_is_discarded_while_its_effect_goes_on():
    armory = card(
        "armory", "special", acts.Draw(value="weapon"), mod.Attacks(value=1, lasts=Lasts("turn")),
        when="own-turn",
    )  # fmt: skip
    game = draw(ROOM, cards=[armory], red=fighter(hand="armory"))
    game.do("p armory")
    assert (game.play("Red"), game.discards("special")) == ([], ["armory"])
    assert game.due == "Red acts: 6 movement, 2 attacks"


@rule("frag.cure")
def test_somebody_else_may_cure_who_is_about_to_be_fragged():
    medic = card("medic", "special", acts.Heal(value="full"), on="fighter", when="any-time")
    game = draw(ROOM, cards=[medic], blue=fighter(health=1), green=fighter(hand="medic"))
    game.do("s Blue start", "1 1", "1")
    assert game.seat("Red").frags == 1
    game.do("Green: p medic Blue")
    assert (game.seat("Red").frags, game.health("Blue")) == (0, 3)


@rule("survive.heal")
def test_nobody_is_healed_who_is_not_on_the_map():
    medic = card("medic", "special", acts.Heal(value="full"), on="fighter", when="any-time")
    game = draw(ROOM, cards=[medic], green=fighter(hand="medic"), yellow=fighter())
    assert "would be wasted" in game.refuses("Green: p medic Yellow")


def test_cards_for_everyone_do_not_concern_whom_cards_of_others_do_not_concern():
    proof = card("proof", "gadget", mod.Immune(value=("cards",)), letter="A")
    plague = card("plague", "special", acts.Wound(value=1), on="everyone")
    sludge = card(
        "sludge", "special", mod.Stat(value="speed", add=-1), on="everyone", lasts=Lasts("turns", 1)
    )
    game = draw(
        ROOM, cards=[proof, plague, sludge], red=fighter(hand="plague sludge"), blue=fighter(play="proof")
    )  # fmt: skip
    game.do("p plague", "p sludge", "end")
    assert (game.health("Blue"), game.health("Green")) == (3, 2)
    assert game.due == "Blue rolls 2d: movement"
    game.do("1 1", "end")
    assert game.due == "Green rolls 1d: movement"


# -- conditions on Health ------------------------------------------------------------------------------


@pytest.mark.parametrize(("health", "attacks"), [(1, 2), (2, 1)])
def test_a_stat_may_hang_on_health(health: int, attacks: int):
    stand = card(
        "stand", "gadget", mod.Stat(value="accuracy", times=2, if_=Condition(count={Quantity("health"): Bounds(None, 1)})),
        letter="W",
    )  # fmt: skip
    game = draw(ROOM, cards=[stand], red=fighter(play="stand", health=health))
    assert game.due == f"Red acts: 6 movement, {attacks} attacks"


@pytest.mark.parametrize(("health", "now"), [(1, 3), (2, 2)])
def test_health_may_hang_on_health_as_it_would_be_without_that(health: int, now: int):
    wind = card(
        "wind", "gadget", mod.Stat(value="health", add=2, if_=Condition(count={Quantity("health"): Bounds(None, 1)})),
        letter="H",
    )  # fmt: skip
    game = draw(ROOM, cards=[wind], red=fighter(hand="wind", health=health))
    game.do("p wind")
    assert game.health("Red") == now


def test_health_of_both_may_hang_on_the_health_of_the_other():
    bully = card(
        "bully", "gadget", mod.Stat(value="health", add=1, if_=Condition(foe_has={Quantity("health"): "more"})),
        letter="H", copies=2,
    )  # fmt: skip
    game = draw(
        ROOM, cards=[bully], red=fighter(play="bully", health=1), blue=fighter(play="bully")
    )
    game.do("s Blue start")
    assert (game.health("Red"), game.health("Blue")) == (2, 3)


# -- blasts and what goes with a hit ---------------------------------------------------------------------

CROWD = """
    +---+---+---+---+---+---+
    | R   .   .   B   G   . |
    +---+---+---+---+---+---+
"""


def test_what_a_blast_does_besides_damage_is_done_once_or_to_everyone_it_has_caught():
    shell = card(
        "shell", "weapon", acts.Draw(value="gadget", on="self", at="hit"),
        acts.Move(value=-1, on="target", at="hit"), damage="none", ammo=2, radius=1,
    )  # fmt: skip
    game = draw(CROWD, cards=[shell], red=fighter(play="shell"))
    game.do("s Blue shell", "6 6")
    assert game.hand("Red") == ["gadget"]
    for name in ("Blue", "Green"):
        game.do("end", "1 2")
        assert game.due == f"{name} acts: 2 movement, 1 attacks"


def test_what_a_gadget_does_on_a_hit_it_does_to_everyone_in_the_blast():
    echo = card("echo", "gadget", acts.Wound(value=1, on="target", at="hit"), letter="W")
    game = draw(CROWD, cards=[echo], red=fighter(play="echo pineapple-lobber"))
    game.do("s D1 pineapple-lobber", "6 6", "1 1 1 1", "6 6 6", "1 1 1 1", "6 6 6")
    assert (game.health("Blue"), game.health("Green")) == (2, 2)


def test_a_blast_around_the_target_goes_off_though_the_shot_has_fragged_it():
    splash = card(
        "splash", "weapon", acts.Blast(value=Dice(2), radius=1, center="target", at="hit"),
        damage=Dice(3), ammo=4,
    )  # fmt: skip
    game = draw(CROWD, cards=[splash], red=fighter(play="splash"), blue=fighter(health=1))
    game.do("s Blue splash", "6 6", "6 6 6", "1")
    assert game.seat("Red").frags == 1
    assert (game.due, game.reason()) == ("Red rolls 2d: damage", "for damage to Green from Splash")


# -- copies and all of them ------------------------------------------------------------------------------


@rule("card.overrides")
def test_each_copy_of_a_card_is_used_as_often_as_it_says():
    shoes = card("shoes", "gadget", acts.Move(value=3, at="use", per_turn=1), letter="M", copies=2)
    game = draw(ROOM, cards=[shoes], red=fighter(play="shoes shoes"))
    game.do("use shoes", "use shoes")
    assert game.due == "Red acts: 12 movement, 1 attacks"
    assert "already" in game.refuses("use shoes")


def test_who_loses_all_cards_is_not_asked_for_one_after_another():
    fire = card("fire", "special", acts.Discard(value="any", count="all"), on="other")
    game = draw(
        ROOM,
        cards=[fire],
        red=fighter(hand="fire"),
        blue=fighter(hand="firewall", hidden="gadget:2"),
    )
    game.do("p fire Blue")
    assert (game.hand("Blue"), game.due) == ([], "Red acts: 6 movement, 1 attacks")


@pytest.mark.parametrize("at", ["fire", "miss"])
def test_what_a_gadget_does_to_a_target_it_does_at_every_moment_of_an_attack(at: str):
    noise = card("noise", "gadget", acts.Wound(value=1, on="target", at=at), letter="W")
    game = draw(LONG, cards=[noise], red=fighter(play="noise"))
    game.do("s Blue start", "1 1")
    assert game.health("Blue") == 2


# -- cures and counters ----------------------------------------------------------------------------------


@rule("frag.cure")
@pytest.mark.parametrize("cards", ["pocket-medkit", "life spare-clips"])
def test_a_cure_that_is_enough_with_all_that_counts_is_asked_for(cards: str):
    bag = card("bag", "gadget", mod.Healing(value=2), letter="H")
    life = card("life", "special", acts.Heal(value=3), when="dying", cost=Cost(discard=1))
    blue = fighter(play="bag", health=1, hand=cards)
    game = draw(ROOM, cards=[bag, life], blue=blue)
    game.do("s Blue start", "1 2", "1")
    assert game.due == f"Blue chooses cure: {cards.split()[0]}, die"
    game.do(f"choose {cards.split()[0]}")
    if "spare-clips" in cards:
        game.do("choose spare-clips")
    assert game.square("Blue") == "C1"
    assert game.hand("Blue") == []


def test_blood_is_put_where_the_card_says():
    spill = card("spill", "special", acts.Place(value="blood", square="adjacent"), when="own-turn")
    game = draw(CROWD, cards=[spill], red=fighter(hand="spill"))
    game.do("p spill")
    assert game.floor("B1") == ["blood"]
    leech = card(
        "leech",
        "weapon",
        acts.Place(value="blood", square="target", at="hit"),
        damage="none",
        ammo=2,
    )
    game = draw(ROOM, cards=[leech], red=fighter(play="leech"))
    game.do("s Blue leech")
    assert game.floor("C1") == ["blood"]
    rain = card("rain", "special", acts.Place(value="blood", square="sight"), when="own-turn")
    game = draw(ROOM, cards=[rain], red=fighter(hand="rain"))
    game.do("p rain")
    assert game.due == "Red chooses square: A1, B1, C1"
    game.do("choose B1")
    assert game.floor("B1") == ["blood"]


@rule("attack.weapon.hand", "card.overrides")
def test_a_weapon_that_costs_something_costs_it_also_when_it_is_played_for_a_shot():
    cannon = card("cannon", "weapon", damage=Dice(6), ammo=2, cost=Cost(discard=1))
    game = draw(ROOM, cards=[cannon], red=fighter(hand="cannon spare-clips"))
    game.do("s Blue cannon")
    assert game.due == "Red chooses discard: spare-clips"
    game.do("choose spare-clips")
    assert (game.due, game.hand("Red")) == ("Red rolls 6d: damage", [])
    game = draw(ROOM, cards=[cannon], red=fighter(hand="cannon"))
    assert "costs 1 card, and Red has 0" in game.refuses("s Blue cannon")


@rule("frag.when", "card.special.player")
def test_who_comes_back_to_a_special_that_leaves_no_health_is_fragged_once_more():
    curse = card(
        "curse", "special", mod.Stat(value="health", add=-3), on="other", lasts=Lasts("turns", 1)
    )
    game = draw(ROOM, cards=[curse], red=fighter(hand="curse"))
    game.do("p curse Blue", "end", "1")
    assert game.told("fragged player by") == [("Blue", "Red"), ("Blue", "")]
    assert game.due == "Green rolls 2d: movement"
    game.do("1 1", "end", "1 1", "end", "1")
    assert (game.due, game.health("Blue")) == ("Blue rolls 2d: movement", 3)


@rule("frag.when", "frag.mark")
def test_who_loses_the_suit_that_kept_him_alive_to_a_hit_is_fragged_by_it():
    curse = card(
        "curse", "special", mod.Stat(value="health", add=-1), on="other", lasts=Lasts("turns", 1)
    )
    opener = card(
        "opener", "weapon", acts.Discard(value="armor", zone="play", on="target", at="hit"),
        damage="none", ammo=2,
    )  # fmt: skip
    blue = fighter(health=1, play="riot-gear")
    game = draw(ROOM, cards=[curse, opener], red=fighter(hand="curse", play="opener"), blue=blue)
    game.do("p curse Blue")
    assert game.told("fragged") == []
    game.do("s Blue opener")
    assert game.told("fragged player by") == [("Blue", "Red")]


@rule("ruling.move.forced", "move.end")
def test_who_is_barred_from_moving_in_an_occupied_square_may_end_the_turn():
    stasis = card(
        "stasis", "special", mod.Forbid(value="move"), on="other", lasts=Lasts("turns", 1)
    )
    game = draw(ROOM, cards=[stasis], blue=fighter(hand="stasis"))
    game.do("m e e", "Blue: p stasis Red")
    assert "can't move" in game.refuses("m e")
    game.do("end")
    assert game.square("Red") == "B1"


HALL = """
    +---+---+---+---+---+---+---+
    | R   .   .   .   .   B   . |
    +   +   +   +   +   +   +   +
    | .   .   .   .   .   .   G |
    +---+---+---+---+---+---+---+
"""


@pytest.mark.parametrize(("target", "dice"), [("Blue", 1), ("Green", 2)])
def test_a_gadget_that_disturbs_attackers_disturbs_those_of_its_owner(target: str, dice: int):
    fog = card("fog-machine", "gadget", mod.Roll(value="hit", dice=-1, on="attacker"), letter="D")
    game = draw(HALL, cards=[fog], red=fighter("3/2/2"), blue=fighter(play="fog-machine"))
    game.do(f"s {target} start")
    assert game.due == f"Red rolls {dice}d: hit"


@pytest.mark.parametrize(("weakened", "dice"), [("Red", 2), ("Green", 3)])
def test_a_gadget_that_weakens_targets_weakens_those_of_its_owner(weakened: str, dice: int):
    ray = card("weak-ray", "gadget", mod.Roll(value="defense", dice=-1, on="target"), letter="D")
    owner = {weakened.lower(): fighter("3/2/2", play="weak-ray")}
    game = draw(HALL, cards=[ray], **owner, blue=fighter("3/2/2"))
    game.do("s Blue start", "6 6", "6 6")
    assert game.due == f"Blue rolls {dice}d: defense"
