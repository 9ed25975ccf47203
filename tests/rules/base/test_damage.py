"""What a hit does: dice, armor, Health, healing (damage.*, armor.*, survive.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.acts import Wound
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

NEAR = """
    +---+---+
    | R   B |
    +---+---+
"""
TRIO = """
    +---+---+---+---+---+
    | R           B   G |
    +---+---+---+---+---+
"""


def dice(total: int, count: int) -> str:
    """So many dice that show that total."""
    assert count <= total <= 6 * count
    faces = [1] * count
    for i in range(count):
        faces[i] += min(5, total - sum(faces))
    return " ".join(map(str, faces))


# -- the two rolls ---------------------------------------------------------------------------


@rule("damage.defense")
@pytest.mark.parametrize(("stats", "count"), [("1/3/3", 1), ("3/2/2", 3), ("4/2/1", 4)])
def test_the_target_rolls_as_many_dice_as_health(stats: str, count: int) -> None:
    game = draw(NEAR, blue=fighter(stats))
    game.do("s Blue start", "1 1")
    assert game.due == f"Blue rolls {count}d: defense"


@rule("damage.defense.current", "survive.reduced")
def test_cards_and_earlier_damage_count_in_the_defense() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", health=2, play="gym-membership light-armor"))
    game.do("s Blue start", "1 1")
    assert game.due == "Blue rolls 3d: defense"
    assert game.receipt() == "3d = 3d +1d (Gym Membership) +1d (Light Armor) −2d (lost Health)"


@rule("damage.attack", "ex.damage.dice")
@pytest.mark.parametrize(
    ("weapon", "count"), [("start", 2), ("pawn-shop-pistol", 3), ("lumber-jackpot", 6)]
)
def test_the_attacker_rolls_the_weapons_rating(weapon: str, count: int) -> None:
    game = draw(NEAR, red=fighter(play="pawn-shop-pistol lumber-jackpot"))
    game.do(f"s Blue {weapon}")
    assert game.due == f"Red rolls {count}d: damage"


@rule(
    "damage.divide", "damage.none", "ex.damage.7", "ex.damage.8", "ex.damage.16", "ex.damage.24",
    "ex.damage.32",
)  # fmt: skip
@pytest.mark.parametrize(
    ("attack", "points"),
    [(7, 0), (8, 1), (15, 1), (16, 2), (23, 2), (24, 3), (31, 3), (32, 4)],
)
def test_points_are_attack_by_defense_remainder_dropped(attack: int, points: int) -> None:
    """Against a defense of 8."""
    game = draw(NEAR, red=fighter(play="sawn-off-regret"))
    game.do("s Blue sawn-off-regret", dice(attack, 7), "3 3 2")
    assert game.told("wounded points")[0] == points
    assert game.told("wounded health")[0] == 3 - points


@rule("damage.extra", "ex.damage.extra", "fact.extra")
def test_extra_damage_counts_even_when_the_division_gave_nothing() -> None:
    game = draw(NEAR, red=fighter(play="nailed-it"))
    game.do("s Blue nailed-it", "1 1", "6 6 6")
    assert game.told("wounded points")[0] == 1
    assert game.health("Blue") == 2


@rule("damage.extra")
def test_extra_damage_needs_a_hit() -> None:
    game = draw(TRIO, red=fighter(play="nailed-it"))
    game.do("s Blue nailed-it", "1 1")
    assert game.told("wounded") == []


@rule("ruling.damage.zero")
def test_a_hit_for_no_points_has_its_other_effects() -> None:
    game = draw(NEAR, red=fighter(play="lag-gun"), blue=fighter("3/3/1"))
    game.do("s Blue lag-gun", "1 1 1", "6 6 6")
    assert game.told("wounded points")[0] == 0
    game.do("end")
    assert game.receipt() == "1d = 3d set to 1d (Lag Gun)"


@rule("ruling.damage.each")
def test_in_a_blast_everyone_has_an_attack_roll_and_a_defense_roll_of_the_own() -> None:
    game = draw(TRIO, red=fighter("2/1/4", play="rocket-tantrum"))
    game.do("s Blue rocket-tantrum")
    asked = []
    for faces in ("6 6 6 6 6", "6 6 6", "1 1 1 1 1", "6 6 6"):
        asked.append(game.due)
        game.do(faces)
    assert asked == [
        "Red rolls 5d: damage", "Blue rolls 3d: defense",
        "Red rolls 5d: damage", "Green rolls 3d: defense",
    ]  # fmt: skip
    assert game.told("wounded player points") == [("Blue", 1), ("Green", 0)]


@rule("ruling.damage.together")
def test_the_results_of_a_blast_are_applied_once_all_have_rolled() -> None:
    game = draw(TRIO, red=fighter("2/1/4", play="rocket-tantrum"))
    game.do("s Blue rocket-tantrum", "6 6 6 6 6", "1 1 1")
    assert (game.health("Blue"), game.square("Blue")) == (3, "D1")
    assert game.due == "Red rolls 5d: damage"
    game.do("6 6 6 6 6", "1 1 1")
    assert game.told("fragged player") == ["Blue", "Green"]


@rule("ruling.blast.shooter")
def test_a_blast_spares_nobody_within_reach_the_shooter_included() -> None:
    game = draw(NEAR, red=fighter(play="rocket-tantrum"))
    game.do("s Blue rocket-tantrum", "3 3 3 3 3", "5 5 5", "3 3 3 3 3", "5 5 5")
    assert set(game.told("wounded player")) == {"Red", "Blue"}


@rule("ruling.blast.count")
@pytest.mark.parametrize(
    ("house", "reached"),
    [
        ("", ["Red", "Blue"]),
        ("blast.count=b", ["Red"]),
        ("blast.count=c", ["Red", "Blue", "Green"]),
    ],
)
def test_a_blast_near_walls_reaches_as_the_table_has_it(house: str, reached: list[str]) -> None:
    """Radius 2 around A1: Blue is two steps away behind a corner, Green is behind walls."""
    room = """
        +---+---+
        | R | G |
        +   +---+
        |     B |
        +---+---+
    """
    game = draw(room, red=fighter(play="panic-button"), house=house)
    game.do("s panic-button", *["1 1 1 1 1", "6 6 6"] * len(reached))
    assert game.told("wounded player") == reached
    assert game.due == "Red acts: 6 movement, 0 attacks"


@rule("ruling.blast.window")
def test_a_window_does_not_stop_a_blast() -> None:
    game = draw("+---+---+\n| R : B |\n+---+---+", red=fighter(play="panic-button"))
    game.do("s panic-button", *["1 1 1 1 1", "6 6 6"] * 2)
    assert game.told("wounded player") == ["Red", "Blue"]


@rule("ruling.blast.cover")
def test_a_fighter_does_not_shield_those_behind() -> None:
    game = draw("+---+---+---+\n| R   B   G |\n+---+---+---+", red=fighter(play="panic-button"))
    game.do("s panic-button", *["1 1 1 1 1", "6 6 6"] * 3)
    assert game.told("wounded player") == ["Red", "Blue", "Green"]


# -- armor ------------------------------------------------------------------------------------------


@rule("armor.bonus", "ruling.armor.defense", "faq.armor.dice")
def test_a_suit_of_armor_adds_its_bonus_to_health() -> None:
    game = draw(NEAR, blue=fighter("4/2/1", play="light-armor"))
    game.do("s Blue start", "1 1")
    assert game.due == "Blue rolls 5d: defense"
    assert game.receipt() == "5d = 4d +1d (Light Armor)"


@rule("armor.discard", "armor.discard.now", "ex.armor.light", "fact.lightarmor")
def test_light_armor_goes_at_once_with_its_one_point() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", play="light-armor"))
    game.do("s Blue start", "6 6", "3 3 3 3")
    kinds = [
        kind for kind in game.told_kinds() if kind in ("wounded", "card-discarded", "armor-lost")
    ]
    assert kinds == ["wounded", "card-discarded", "armor-lost"]
    assert (game.play("Blue"), game.discards("gadget")) == ([], ["light-armor"])
    assert game.health("Blue") == 3


@rule("armor.discard", "ex.armor.two", "ruling.armor.defense")
def test_a_suit_of_two_stays_for_one_point_and_goes_with_the_next() -> None:
    game = draw(NEAR, red=fighter("2/1/4"), blue=fighter("3/2/2", play="riot-gear"))
    game.do("s Blue start", "6 6", "3 3 2 2 2")
    assert (game.play("Blue"), game.armor("Blue"), game.health("Blue")) == (["riot-gear"], 1, 3)
    game.do("s Blue start", "6 6")
    assert game.due == "Blue rolls 4d: defense"  # by its remaining bonus
    game.do("3 3 3 3")
    assert (game.play("Blue"), game.health("Blue")) == ([], 3)


@rule("armor.one", "ruling.armor.swap")
@pytest.mark.parametrize("way", ["drop", "discard"])
def test_a_second_suit_has_to_wait_until_the_first_is_dropped_or_discarded(way: str) -> None:
    game = draw(NEAR, red=fighter(play="light-armor", hand="riot-gear"))
    assert game.refuses("p riot-gear") == (
        "Red already wears Light Armor [armor.one] Drop or discard it first."
    )
    game.do(f"{way} light-armor", "p riot-gear")
    assert game.play("Red") == ["riot-gear"]


@rule("ruling.armor.soak")
@pytest.mark.parametrize(("house", "health", "armor"), [("", 3, 1), ("armor.soak=b", 2, 1)])
def test_armor_and_health_share_damage_as_the_table_has_it(
    house: str, health: int, armor: int
) -> None:
    """One point on Health 3 with Riot Gear (+2)."""
    game = draw(NEAR, blue=fighter("3/2/2", play="riot-gear"), house=house)
    game.do("s Blue start", "6 6", "3 3 2 2 2")
    assert (game.health("Blue"), game.armor("Blue")) == (health, armor)


@rule("ruling.armor.overflow", "ruling.damage.order")
def test_what_armor_does_not_take_comes_off_health_in_the_same_hit() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", play="light-armor"))
    game.do("s Blue start", "6 6", "1 1 1 1")  # three points
    assert (game.health("Blue"), game.play("Blue")) == (1, [])


@rule("ruling.damage.order")
def test_a_hit_is_divided_extra_is_added_armor_pays_first_then_health() -> None:
    game = draw(NEAR, red=fighter(play="nailed-it"), blue=fighter("3/2/2", play="light-armor"))
    game.do("s Blue nailed-it", "4 4", "2 2 2 2")  # 8 by 8 is 1, extra 1: armor 1, Health 1
    assert game.told("wounded points")[0] == 2
    assert (game.health("Blue"), game.play("Blue")) == (2, [])


@rule("ruling.armor.heal")
def test_healing_does_not_mend_armor() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", play="riot-gear", hand="walk-it-off", blood=1))
    game.do("s Blue start", "6 6", "3 3 2 2 2")
    game.do("Blue: p walk-it-off")
    assert game.armor("Blue") == 1
    assert game.refuses("Blue: spend") == ("Blue is at full Health [ruling.health.cap]")


@rule("ruling.armor.before")
def test_damage_from_before_does_not_count_against_a_new_suit() -> None:
    game = draw(NEAR, red=fighter("3/2/2", health=1, hand="light-armor"))
    game.do("p light-armor")
    assert (game.health("Red"), game.armor("Red"), game.play("Red")) == (1, 1, ["light-armor"])


# -- surviving ------------------------------------------------------------------------------------------


@rule("survive.alive")
def test_who_keeps_health_above_zero_stays_in_play() -> None:
    game = draw(NEAR, blue=fighter("3/2/2"))
    game.do("s Blue start", "6 6", "2 2 2")
    assert (game.health("Blue"), game.square("Blue")) == (1, "B1")
    assert game.told("fragged") == []


@rule("survive.reduced", "damage.defense.current")
def test_the_next_attack_meets_the_reduced_health() -> None:
    game = draw(NEAR, red=fighter("2/1/4"), blue=fighter("3/2/2"))
    game.do("s Blue start", "6 6", "4 4 4", "s Blue start", "1 1")
    assert game.due == "Blue rolls 2d: defense"
    assert game.receipt() == "2d = 3d −1d (lost Health)"


@rule("survive.heal", "blood.spend", "ex.blood", "fact.healing")
def test_a_card_or_a_blood_counter_restores_lost_health() -> None:
    game = draw(NEAR, red=fighter("3/2/2", health=1, blood=1, hand="pocket-medkit"))
    game.do("spend")
    assert game.told("healed player points health source") == [("Red", 1, 2, "blood")]
    game.do("p pocket-medkit")
    assert game.health("Red") == 3


@rule("ruling.health.cap")
def test_healing_stops_at_full_health() -> None:
    game = draw(NEAR, red=fighter("3/2/2", health=2, blood=2, hand="walk-it-off"))
    game.do("p walk-it-off")
    assert game.health("Red") == 3
    assert game.refuses("spend") == "Red is at full Health [ruling.health.cap]"


@rule("ruling.health.negative")
def test_damage_beyond_zero_is_remembered_for_the_cure() -> None:
    """Health 1 loses 3 points: a cure of 2 is not enough, one of 3 is."""
    game = draw(NEAR, blue=fighter("3/2/2", health=1, hand="walk-it-off"))
    game.do("s Blue start", "6 6", "4")
    assert game.told("fragged player")[0] == "Blue"
    game = draw(NEAR, blue=fighter("3/2/2", health=1, hand="insert-coin"))
    game.do("s Blue start", "6 6", "4")
    assert game.due == "Blue chooses cure: insert-coin, die"
    assert game.reason() == "you need 3 Health to survive. What do you use?"
    game.do("choose insert-coin")
    assert (game.health("Blue"), game.square("Blue")) == (1, "B1")


@rule("card.overrides", "ruling.card.timing")
@pytest.mark.parametrize("before", [["s Blue start"], ["s Blue start", "6 6"]])
def test_a_shield_raised_before_the_damage_is_applied_keeps_it_off(before):
    game = draw(NEAR, blue=fighter("2/3/2", hand="god-mode"))
    game.do(*before, "Blue: p god-mode")
    assert game.told("harmless player source") == [("Blue", "God Mode")]
    assert game.due == "Red acts: 6 movement, 0 attacks"
    assert game.health("Blue") == 2


@rule("card.overrides", "ruling.damage.together")
def test_a_shield_raised_while_others_roll_for_the_same_blast_keeps_it_off():
    lane = "+---+---+---+\n| R   B   G |\n+---+---+---+"
    game = draw(lane, red=fighter(play="panic-button"), blue=fighter("2/3/2", hand="god-mode"))
    game.do("s panic-button", "1 1 1 1 1", "6 6 6", "6 6 6 6 6", "1 1")
    assert game.due == "Red rolls 5d: damage"  # for Green
    game.do("Blue: p god-mode", "1 1 1 1 1", "6 6 6")
    assert game.health("Blue") == 2


@rule("damage.extra")
def test_a_card_played_after_the_hit_and_before_the_damage_roll_counts_in_it():
    game = draw(
        NEAR, red=fighter(play="pulse-rifle", hand="overclocked-cells"), blue=fighter("2/3/2")
    )
    game.do("s Blue pulse-rifle", "Red: p overclocked-cells", "1 1", "6 6")
    assert game.health("Blue") == 1
    late = draw(
        NEAR, red=fighter(play="pulse-rifle", hand="overclocked-cells"), blue=fighter("2/3/2")
    )
    late.do("s Blue pulse-rifle", "1 1", "Red: p overclocked-cells", "6 6")
    assert late.health("Blue") == 2


@rule("survive.heal")
def test_a_shield_is_not_wasted_on_a_fighter_who_is_off_the_map():
    game = draw(NEAR, blue=fighter("2/3/2", health=1, hand="god-mode"))
    game.do("s Blue start", "6 6", "1")
    assert game.refuses("Blue: p god-mode") == (
        "Blue is not on the map: God Mode would be wasted [survive.heal]"
    )


@rule("card.overrides", "ruling.damage.zero")
@pytest.mark.parametrize(
    ("weapon", "suit", "harmed"),
    [
        ("lag-gun", "tinfoil-tuxedo", False), ("lag-gun", "bubble-wrap", True),
        ("error-404", "tinfoil-tuxedo", False), ("error-404", "bubble-wrap", False),
        ("error-404", "asbestos-undies", True),
    ],
)  # fmt: skip
def test_who_is_immune_to_a_weapon_suffers_nothing_else_of_it(
    weapon: str, suit: str, harmed: bool
) -> None:
    """Error 404 is an energy weapon with a blast: either immunity keeps the ammunition."""
    game = draw(
        """
        +---+---+---+
        | R       B |
        +---+---+---+
        """,
        red=fighter(play=weapon), blue=fighter(play=f"{suit} pulse-rifle:3"),
    )  # fmt: skip
    game.do(f"s Blue {weapon}")
    if harmed and weapon == "lag-gun":
        game.do("1 1 1", "6 6 6")
    assert game.due.startswith("Red acts")
    lagging = game.seat("Blue").speed == 1
    assert (lagging or game.ammo("Blue", "pulse-rifle") == 0) is harmed


@rule("card.overrides")
def test_whom_nothing_harms_is_neither_put_to_sleep_nor_pushed_nor_robbed() -> None:
    game = draw(
        """
        +---+---+---+
        | R   B     |
        +---+---+---+
        """,
        red=fighter("1/2/4", play="clue-by-four yoink-hook"),
        blue=fighter(play="pulse-rifle", hand="god-mode"),
    )  # fmt: skip
    game.do("Blue: p god-mode", "s Blue clue-by-four", "s Blue yoink-hook")
    assert (game.square("Blue"), game.hand("Red")) == ("B1", [])


@rule("card.overrides", "attack.range")
def test_a_thorny_vest_strikes_back_at_whom_its_wearer_can_touch_and_not_further() -> None:
    """A rocket at Blue, range 1, catches Green at range 2; a grenade two squares away catches
    Green at range 1."""
    game = draw(
        """
        +---+---+---+---+
        | R   B   G     |
        +---+---+---+---+
        """,
        red=fighter(play="rocket-tantrum"), green=fighter(play="hug-me-vest"),
    )  # fmt: skip
    game.do("s Blue rocket-tantrum")
    assert game.due == "Red rolls 5d: damage"
    game = draw(
        """
        +---+---+---+---+
        | R   G       B |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """,
        red=fighter(play="pineapple-lobber"), green=fighter(play="hug-me-vest"),
    )  # fmt: skip
    game.do("s B2 pineapple-lobber")
    assert game.due == "Green rolls 3d: damage"


@rule("card.overrides")
def test_who_is_immune_needs_no_roll() -> None:
    game = draw(NEAR, red=fighter(play="pulse-rifle"), blue=fighter(play="tinfoil-tuxedo"))
    game.do("s Blue pulse-rifle")
    assert game.told("harmless player cause source") == [("Blue", "Pulse Rifle", "Tinfoil Tuxedo")]
    assert game.due == "Red acts: 6 movement, 0 attacks"


@rule("ruling.damage.together", "ruling.win.tie")
def test_a_blast_that_wounds_by_points_settles_all_at_once() -> None:
    bomb = card(
        "stun-bomb",
        "weapon",
        Wound(value=1, on="target", at="hit"),
        damage="none",
        ammo="unlimited",
        radius=1,
    )
    game = draw(
        """
        +---+---+---+---+
        | R       B   G |
        +---+---+---+---+
        """,
        red=fighter(play="stun-bomb", frags=1), blue=fighter(health=1), green=fighter(health=1),
        cards=[bomb],
    )  # fmt: skip
    game.do("s Blue stun-bomb")
    assert game.told("fragged player by") == [("Blue", "Red"), ("Green", "Red")]
    assert game.due == "Red has won"
