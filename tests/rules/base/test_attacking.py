"""Whom one may shoot, with what, and whether it hits (attack.*, ammo.*, ruling.attack.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.modifiers import Stat
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

NEAR = """
    +---+---+
    | R   B |
    +---+---+
"""
FAR = """
    +---+---+---+---+---+---+---+---+
    | R                           B |
    +---+---+---+---+---+---+---+---+
"""  # range 7


# -- how often ----------------------------------------------------------------------------


@rule("attack.count", "ex.attacks.1", "ex.attacks.2", "ex.attacks.3", "ex.attacks.4")
@pytest.mark.parametrize(
    ("stats", "attacks"), [("4/2/1", 1), ("3/2/2", 1), ("2/2/3", 2), ("2/1/4", 2)]
)
def test_half_the_accuracy_rounded_up_is_the_number_of_attacks(stats: str, attacks: int) -> None:
    game = draw(FAR, red=fighter(stats))
    accuracy = int(stats[-1])
    for left in range(attacks, 0, -1):
        assert game.due == f"Red acts: 6 movement, {left} attacks"
        game.do("s Blue start")
        if "rolls" in game.due:
            game.do("1 " * accuracy)
    assert game.refuses("s Blue start") == (
        f"Red has no attacks left this turn ({attacks} of {attacks} used) [attack.count]"
    )


@rule("ruling.attack.count", "ex.attacks.5")
@pytest.mark.parametrize(("more", "attacks"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_high_accuracy_is_not_capped(more: int, attacks: int) -> None:
    """Accuracy 4 and so much more."""
    eye = card("eye", "gadget", Stat(value="accuracy", add=more))
    game = draw(NEAR, red=fighter("2/1/4", play="eye"), cards=[eye])
    assert game.due == f"Red acts: 6 movement, {attacks} attacks"


@rule("ruling.attack.when")
def test_attacks_made_are_compared_with_the_accuracy_of_the_moment() -> None:
    game = draw(FAR, red=fighter("3/2/2", hand="crosshair-sticker"))
    game.do("s Blue start", "1 1")
    assert game.due == "Red acts: 6 movement, 0 attacks"
    game.do("p crosshair-sticker")  # Accuracy 3: two attacks
    assert game.due == "Red acts: 6 movement, 1 attacks"
    game.do("drop crosshair-sticker")
    assert game.due == "Red acts: 6 movement, 0 attacks"


@rule("attack.nosave")
def test_unused_attacks_are_lost() -> None:
    game = draw(FAR, red=fighter("2/2/3"))
    game.do("end", "1 1", "end", "1 1")
    assert game.due == "Red acts: 2 movement, 2 attacks"


# -- sight --------------------------------------------------------------------------------------


@rule("attack.target", "los.center")
def test_whatever_is_in_sight_may_be_attacked() -> None:
    game = draw(
        """
        +---+---+---+
        | R         |
        +   +   +   +
        |           |
        +---+---+   +
        |         B |
        +---+---+---+
        """
    )
    assert game.refuses("s Blue start") == (
        "Red can't shoot Blue: wall corner at the south-east of B2 [los.corner]"
    )
    game.do("m e e", "s Blue start")
    assert game.told("attack-declared range")[-1] == 2


@rule("los.center", "los.obstacle", "wall.fire")
def test_the_line_from_centre_to_centre_decides() -> None:
    room = """
        +---+---+---+
        | R         |
        +   +---+   +
        |         B |
        +---+---+---+
    """
    game = draw(room)
    assert game.refuses("s Blue start") == (
        "Red can't shoot Blue: wall between B1 and B2 [wall.fire]"
    )
    game.do("m e e", "s Blue start")  # straight down
    game = draw(room.replace("+   +---+   +", "+   +   +   +"))
    game.do("s Blue start")


@rule("los.corner", "ruling.los.corner")
def test_a_wall_end_touched_by_the_line_blocks_it() -> None:
    game = draw(
        """
        +---+---+
        | R     |
        +---+   +
        |     B |
        +---+---+
        """
    )
    assert game.refuses("s Blue start") == (
        "Red can't shoot Blue: wall corner at the south-east of A1 [los.corner]"
    )


@rule("los.fighter", "ruling.los.interior")
@pytest.mark.parametrize(
    "room",
    [
        "+---+---+---+\n| R   G   B |\n+---+---+---+",
        "+---+---+---+\n| R   G     |\n+   +   +   +\n|         B |\n+---+---+---+",
    ],
)
def test_a_fighter_whose_square_is_crossed_blocks_even_far_from_its_centre(room: str) -> None:
    game = draw(room)
    assert (
        game.refuses("s Blue start")
        == "Red can't shoot Blue: Green is in the way on B1 [los.fighter]"
    )
    game.do("s Green start")


GRAZE = """
    +---+---+
    | R   G |
    +   +   +
    |     B |
    +---+---+
"""


@rule("ruling.los.graze")
def test_a_line_that_touches_only_the_corner_of_a_fighters_square_is_clear() -> None:
    game = draw(GRAZE)
    game.do("s Blue start")
    assert game.due == "Red rolls 2d: damage"


@rule("ruling.los.graze")
def test_a_table_may_let_a_grazed_fighter_block() -> None:
    game = draw(GRAZE, house="los.graze=b")
    assert game.refuses("s Blue start").endswith("[los.fighter]")


@rule("ruling.los.ends")
def test_attacker_and_target_do_not_block_their_own_line() -> None:
    game = draw(FAR)
    game.do("s Blue start")
    assert game.due == "Red rolls 2d: hit"


@rule("ruling.los.items")
def test_counters_hazards_and_power_ups_do_not_block_sight() -> None:
    game = draw(
        """
        +---+---+---+---+---+---+
        | R   a   w   ~   G   B |
        +---+---+---+---+---+---+
        """,
        red=fighter("2/1/4"), green=fighter(health=1),
    )  # fmt: skip
    game.do("s Green start", "6 6", "1")
    assert game.floor("E1") == ["blood"]
    game.do("s Blue start")
    assert game.due == "Red rolls 4d: hit"


@rule("ruling.los.symmetric")
@pytest.mark.parametrize(("turn", "other"), [("Red", "Blue"), ("Blue", "Red")])
def test_who_can_be_shot_can_shoot_back_and_who_can_not_can_not(turn: str, other: str) -> None:
    room = """
        +---+---+---+
        | R         |
        +   +---+   +
        |         B |
        +---+---+---+
    """
    assert draw(room, turn=turn).refuses(f"s {other} start").endswith("[wall.fire]")
    draw(room.replace("---+   +", "   +   +"), turn=turn).do(f"s {other} start")


# -- at whom -------------------------------------------------------------------------------------


@rule("ruling.attack.what")
def test_only_fighters_are_targets_unless_a_card_allows_more() -> None:
    game = draw(FAR, red=fighter(play="pineapple-lobber"), green=fighter())
    assert game.refuses("s C1 start") == ("there is nothing to shoot on C1 [ruling.attack.what]")
    assert game.refuses("s Green start") == "Green is not on the map [ruling.attack.what]"
    game.do("s D1 pineapple-lobber")
    assert game.told("attack-declared target")[-1] == "D1"


@rule("ruling.attack.self")
def test_nobody_shoots_oneself() -> None:
    game = draw(NEAR, red=fighter(play="boomstick"))
    assert game.refuses("s Red start") == "Red can't shoot their own fighter [ruling.attack.self]"
    assert game.refuses("s Red") == "Red can't shoot their own fighter [ruling.attack.self]"


@rule("ruling.attack.occupied", "ruling.los.ends")
def test_a_fighter_who_shares_a_square_can_be_attacked() -> None:
    game = draw(FAR, green=fighter())
    game.run.game.put("Green", "H1")  # however the two came there
    game.do("s Blue start", "6 6", "6 6", "1 1 1")
    assert game.told("wounded player")[-1] == "Blue"


# -- with what ---------------------------------------------------------------------------------


@rule("attack.declare")
def test_the_weapon_is_named_before_the_dice_are_rolled() -> None:
    game = draw(FAR, red=fighter(play="boomstick"))
    game.do("s Blue")
    assert game.due == "Red chooses weapon: start, boomstick"
    game.do("choose boomstick")
    assert game.due == "Red rolls 2d: hit"
    assert game.told("attack-declared player target weapon range") == [
        ("Red", "Blue", "boomstick", 7)
    ]


@rule("attack.declare")
def test_what_is_no_weapon_is_not_fired() -> None:
    game = draw(NEAR, red=fighter(play="light-armor"))
    assert game.refuses("s Blue light-armor") == "there is no weapon `light-armor`"


@rule("attack.weapon.play", "damage.attack")
def test_a_weapon_in_play_is_fired() -> None:
    game = draw(NEAR, red=fighter(play="pawn-shop-pistol"))
    game.do("s Blue pawn-shop-pistol")
    assert game.receipt() == "3d (Pawn Shop Pistol)"


@rule("attack.weapon.hand")
def test_a_weapon_is_played_from_the_hand_while_declaring() -> None:
    game = draw(NEAR, red=fighter(hand="pawn-shop-pistol"))
    game.do("s Blue pawn-shop-pistol")
    assert (game.hand("Red"), game.play("Red")) == ([], ["pawn-shop-pistol"])
    assert game.receipt() == "3d (Pawn Shop Pistol)"
    assert game.refuses("s Blue boomstick").startswith("Roll 3d")


@rule("attack.weapon.hand", "ammo.empty.keep", "ammo.empty.fire")
def test_beside_an_empty_weapon_another_copy_is_played_from_the_hand_while_declaring() -> None:
    game = draw(NEAR, red=fighter(play="pawn-shop-pistol:0", hand="pawn-shop-pistol"))
    game.do("s Blue pawn-shop-pistol")
    assert (game.hand("Red"), game.play("Red")) == ([], ["pawn-shop-pistol", "pawn-shop-pistol"])
    assert sorted(laid["ammo"] for laid in game.seat("Red").play) == [0, 5]
    # A secret hand is not looked into for it.
    game = draw(NEAR, red=fighter(play="pawn-shop-pistol:0", hidden="weapon:2"))
    assert game.refuses("s Blue pawn-shop-pistol").endswith(
        "[ammo.empty.fire] A reload gadget refills it."
    )


@rule("attack.weapon.play", "attack.weapon.hand")
def test_a_weapon_that_is_neither_in_play_nor_in_the_hand_is_not_fired() -> None:
    game = draw(NEAR)
    assert game.refuses("s Blue boomstick") == (
        "Red can't play Boomstick: no weapon card in hand [play.def]"
    )


# -- ammunition ------------------------------------------------------------------------------------


@rule("ammo.track", "counter.ammo")
def test_most_weapon_cards_have_a_track_and_some_have_none() -> None:
    game = draw(NEAR, red=fighter("2/1/4", play="boomstick lumber-jackpot"))
    assert (game.ammo("Red", "boomstick"), game.ammo("Red", "lumber-jackpot")) == (4, -1)
    game.do("s Blue lumber-jackpot", "1 1 1 1 1 1", "6 6 6", "s Blue boomstick")
    assert (game.ammo("Red", "boomstick"), game.ammo("Red", "lumber-jackpot")) == (3, -1)


@rule("ammo.before", "ammo.one")
def test_ammunition_goes_before_the_roll_so_a_miss_uses_it_too() -> None:
    game = draw(FAR, red=fighter(play="boomstick"))
    game.do("s Blue boomstick")
    assert game.due == "Red rolls 2d: hit"
    assert game.ammo("Red", "boomstick") == 3
    game.do("1 1")
    assert game.told("ammo-spent player weapon spent left") == [("Red", "boomstick", 1, 3)]
    assert game.ammo("Red", "boomstick") == 3


@rule("ammo.one")
def test_an_attack_uses_one_ammunition_unless_the_card_says_more() -> None:
    game = draw(FAR, red=fighter("2/1/4", play="boomstick big-fragging-deal pulse-rifle"))
    assert game.refuses("s Blue boomstick 2") == (
        "Boomstick uses 1 ammo per attack, not 2 [ammo.one]"
    )
    assert game.refuses("s Blue pulse-rifle 5") == (
        "Pulse Rifle uses 1 to 4 ammo per attack, not 5 [ammo.one]"
    )
    game.do("s Blue big-fragging-deal", "1 1 1 1", "s Blue pulse-rifle 3", "1 1 1 1")
    assert game.told("ammo-spent spent") == [2, 3]


@rule("ammo.empty.fire", "ammo.empty.keep")
def test_an_empty_weapon_is_kept_but_not_fired() -> None:
    game = draw(FAR, red=fighter("2/1/4", play="boomstick:1"))
    game.do("s Blue boomstick", "1 1 1 1")
    assert game.play("Red") == ["boomstick"]
    assert game.refuses("s Blue boomstick") == (
        "Boomstick is out of ammo [ammo.empty.fire] A reload gadget refills it."
    )
    game.do("end", "1 1", "end", "1")
    assert game.play("Red") == ["boomstick"]
    game.do("s Blue")  # the pistol is what is left
    assert game.told("attack-declared weapon")[-1] == "start"


@rule("ammo.reload", "ruling.ammo.reload", "fact.reload")
def test_a_gadget_fills_an_empty_weapon() -> None:
    game = draw(FAR, red=fighter(play="boomstick:0", hand="spare-clips"))
    game.do("p spare-clips")
    assert game.ammo("Red", "boomstick") == 4
    assert game.discards("gadget") == ["spare-clips"]
    game.do("s Blue boomstick")


@rule("ruling.ammo.reload")
def test_a_reload_fills_one_weapon_or_all_as_its_card_says() -> None:
    play = "boomstick:0 pulse-rifle:1"
    game = draw(NEAR, red=fighter(play=play, hand="spare-clips"))
    game.do("p spare-clips")
    assert game.due == "Red chooses weapon: boomstick, pulse-rifle"
    game.do("choose pulse-rifle")
    assert (game.ammo("Red", "boomstick"), game.ammo("Red", "pulse-rifle")) == (0, 4)
    game = draw(NEAR, red=fighter(play=play, hand="ammo-pinata"))
    game.do("p ammo-pinata")
    assert (game.ammo("Red", "boomstick"), game.ammo("Red", "pulse-rifle")) == (4, 4)


@rule("ruling.ammo.short")
def test_a_way_of_firing_that_needs_more_than_is_left_is_refused() -> None:
    game = draw(FAR, red=fighter(play="glue-on-plasma:2 big-fragging-deal:1 pulse-rifle:2"))
    assert game.refuses("s Blue glue-on-plasma overcharge") == (
        "Glue-On Plasma has 2 ammo, and this attack needs 3 [ruling.ammo.short]"
    )
    assert game.refuses("s Blue big-fragging-deal").endswith("[ruling.ammo.short]")
    assert game.refuses("s Blue pulse-rifle 3").endswith("[ruling.ammo.short]")
    game.do("s Blue glue-on-plasma")


@rule("ammo.pistol")
def test_the_starting_pistol_never_runs_out() -> None:
    game = draw(FAR, red=fighter("2/1/4"))
    for _ in range(20):
        game.do("s Blue start", "1 1 1 1", "s Blue start", "1 1 1 1", "end", "1 1", "end", "1")
    assert game.told("ammo-spent") == []
    game.do("s Blue start")


@rule("ammo.pistol.keep", "ruling.drop.start", "respawn.weapon")
def test_the_starting_pistol_cannot_be_lost() -> None:
    game = draw(
        """
        +---+---+---+
        | R   B   1 |
        +---+---+---+
        """,
        red=fighter(health=1), blue=fighter(hand="finders-keepers"),
    )  # fmt: skip
    assert game.refuses("drop start") == "Red can't drop the starting weapon [ruling.drop.start]"
    game.do("Blue: p finders-keepers Red")
    assert game.hand("Blue") == []
    game.do("end", "1 1", "s Red start", "6 6", "1", "end", "1", "1 1", "s Blue start")
    assert game.receipt() == "2d (Pistol)"


# -- range ------------------------------------------------------------------------------------------

FIELD = """
    +---+---+---+---+---+
    | R                 |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                 B |
    +---+---+---+---+---+
"""


@rule("attack.range")
@pytest.mark.parametrize(
    ("room", "range"),
    [
        ("+---+---+\n| R   B |\n+---+---+", 1),
        ("+---+---+---+\n| R       B |\n+---+---+---+", 2),
        ("+---+---+\n| R     |\n+   +   +\n|     B |\n+---+---+", 2),
    ],
)
def test_range_leaves_out_the_own_square_and_counts_the_targets(room: str, range: int) -> None:
    game = draw(room)
    game.do("s Blue start")
    assert game.told("attack-declared range")[0] == range


@rule("ruling.range.metric", "attack.range")
@pytest.mark.parametrize(
    ("house", "range"), [("", 7), ("range.metric=b", 4), ("range.metric=c", 5)]
)
def test_range_off_the_straight_line_is_counted_as_the_table_has_it(house: str, range: int) -> None:
    """Four columns and three rows apart."""
    game = draw(FIELD, house=house)
    game.do("s Blue start")
    assert game.told("attack-declared range")[0] == range


@rule("ruling.range.path")
def test_range_is_no_walking_path() -> None:
    """Through a window the way on foot is longer, the range is not."""
    game = draw(
        """
        +---+---+---+
        | R :     B |
        +   +---+   +
        |           |
        +---+---+---+
        """
    )
    game.do("s Blue start")
    assert game.told("attack-declared range")[0] == 2


@rule("ruling.range.tele")
def test_teleporters_do_not_shorten_the_range() -> None:
    game = draw(
        """
        +---+---+---+---+---+
        |RT              BT |
        +---+---+---+---+---+
        """
    )
    game.do("s Blue start")
    assert game.told("attack-declared range")[0] == 4


@rule("ruling.range.same")
def test_a_target_in_the_same_square_is_at_range_one() -> None:
    game = draw(NEAR, red=fighter(play="pineapple-lobber"))
    game.do("s A1 pineapple-lobber")  # under the own feet
    assert game.told("attack-declared range") == [1]


# -- to hit ------------------------------------------------------------------------------------------


@rule("attack.dice")
@pytest.mark.parametrize(("stats", "dice"), [("3/2/2", 2), ("2/2/3", 3), ("2/1/4", 4)])
def test_the_roll_to_hit_takes_as_many_dice_as_accuracy(stats: str, dice: int) -> None:
    game = draw(FAR, red=fighter(stats))
    game.do("s Blue start")
    assert game.due == f"Red rolls {dice}d: hit"
    assert game.reason() == "to hit Blue at range 7"


@rule("attack.hit", "attack.hit.next", "ruling.hit.sum", "ex.hit.equal", "ex.hit.below")
@pytest.mark.parametrize(
    ("dice", "hits"), [("1 6", True), ("3 4", True), ("6 6", True), ("1 5", False), ("3 3", False)]
)
def test_a_sum_of_at_least_the_range_hits_and_only_then_is_damage_rolled(
    dice: str, hits: bool
) -> None:
    game = draw(FAR)
    game.do("s Blue start", dice)
    assert (len(game.told("hit")), len(game.told("missed"))) == ((1, 0) if hits else (0, 1))
    assert game.due == ("Red rolls 2d: damage" if hits else "Red acts: 6 movement, 0 attacks")
    assert game.told("wounded") == []


@rule("ex.hit.adjacent", "attack.hit")
def test_a_neighbour_is_always_hit() -> None:
    game = draw(NEAR, red=fighter("4/2/1"))
    game.do("s Blue start")
    assert game.told("no-roll-needed player purpose reason") == [
        ("Red", "hit", "1 die always reaches 1")
    ]
    assert game.due == "Red rolls 2d: damage"


@rule("ex.hit.two")
@pytest.mark.parametrize(("die", "hits"), [("1", 0), ("2", 1)])
def test_at_range_two_a_one_misses(die: str, hits: int) -> None:
    game = draw("+---+---+---+\n| R       B |\n+---+---+---+", red=fighter("4/2/1"))
    game.do("s Blue start", die)
    assert len(game.told("hit")) == hits


@rule("attack.hit")
def test_a_range_that_no_dice_reach_is_a_miss_without_a_roll() -> None:
    game = draw(FAR, red=fighter("4/2/1"))
    game.do("s Blue start")
    assert game.told("no-roll-needed reason")[0] == "1 die can't reach 7"
    assert game.told("missed range")[0] == 7


@rule("ruling.hit.acc")
def test_cards_that_raise_accuracy_count() -> None:
    game = draw(FAR, red=fighter("3/2/2", play="crosshair-sticker"))
    game.do("s Blue start")
    assert game.receipt() == "3d = 2d +1d (Crosshair Sticker)"


@rule("attack.declare", "ruling.attack.what")
def test_a_weapon_that_aims_at_nothing_is_fired_only_when_it_is_named():
    wall = "+---+---+\n| R | B |\n+---+---+"
    game = draw(wall, red=fighter(play="panic-button"))
    assert game.refuses("s Blue") == "Red can't shoot Blue: wall between A1 and B1 [wall.fire]"
    game = draw("+---+---+\n| R   B |\n+---+---+", red=fighter(play="panic-button"))
    game.do("s Blue")
    assert game.due == "Red rolls 2d: damage"
    assert game.ammo("Red", "panic-button") == 2


@rule("ruling.power.teleport", "turn.roll.teleport")
def test_whoever_has_teleported_by_card_has_moved():
    lane = "+---+---+---+---+---+---+---+\n| R                       B |\n+---+---+---+---+---+---+---+"
    armed = fighter(play="campers-friend", hand="blink-button")
    still = draw(lane, red=armed)
    still.do("s Blue campers-friend")
    assert still.receipt() == "4d = 2d +2d (Camper's Friend)"
    moved = draw(lane, red=armed, movement=None)
    moved.do("p blink-button B1", "s Blue campers-friend")
    assert moved.receipt() == "2d (Accuracy)"


@rule("attack.declare", "ammo.one")
def test_a_further_shot_goes_at_nobody_whom_the_shooter_did_not_name():
    lane = "+---+---+---+\n| B   R   G |\n+---+---+---+"
    game = draw(lane, red=fighter(play="twin-peeks:8"), blue=fighter("2/3/2", health=1))
    game.do("s Blue twin-peeks", "6 6 6", "1")
    assert game.due == "Red chooses target: Green, none"
    game.do("choose none")
    assert game.due == "Red acts: 6 movement, 0 attacks"
    assert game.ammo("Red", "twin-peeks") == 7
