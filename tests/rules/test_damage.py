"""One hit, from the dice to what is left."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fragkit.rules.damage_math import (
    faces_text,
    fatal_points,
    is_fragged,
    parse_faces,
    points_lost,
    resolve,
    suffer,
)
from tests.rulemark import rule


@rule("damage.divide", "damage.none")
@pytest.mark.parametrize(
    ("attack", "points"),
    [(7, 0), (8, 1), (15, 1), (16, 2), (23, 2), (24, 3), (31, 3), (32, 4)],
)
def test_points_are_attack_by_defense_without_the_remainder(attack: int, points: int) -> None:
    assert points_lost(attack, 8) == points


@rule("damage.extra")
def test_extra_damage_counts_even_when_the_division_gave_none() -> None:
    assert points_lost(7, 8, extra=1) == 1


def test_totals_that_cards_pushed_too_low_count_as_the_least() -> None:
    assert points_lost(-3, 5) == 0
    assert points_lost(6, 0) == 6


@rule("armor.discard", "armor.discard.now")
def test_light_armor_goes_with_the_first_point() -> None:
    hit = resolve([6], [1, 2, 2, 1], health=3, armor=1)
    assert (hit.points, hit.health, hit.armor, hit.armor_discarded) == (1, 3, 0, True)


@rule("armor.discard")
def test_heavier_armor_stays_until_its_bonus_is_used_up() -> None:
    first = resolve([4], [1, 1, 1, 1], health=2, armor=2)
    assert (first.health, first.armor, first.armor_discarded) == (2, 1, False)
    second = resolve([3], [1, 1, 1], health=first.health, armor=first.armor)
    assert (second.health, second.armor, second.armor_discarded) == (2, 0, True)


@rule("ruling.armor.soak")
@pytest.mark.parametrize(
    ("soak", "points", "left"),
    [
        ("a", 1, (3, 1)),
        ("a", 2, (3, 0)),
        ("a", 3, (2, 0)),
        ("b", 1, (2, 1)),
        ("b", 2, (1, 0)),
        ("b", 3, (0, 0)),
    ],
)
def test_health_3_with_armor_2_under_both_rulings(
    soak: str, points: int, left: tuple[int, int]
) -> None:
    assert suffer(points, 3, 2, soak) == left


@rule("frag.when", "ruling.health.negative")
def test_health_of_0_or_less_is_a_frag_and_points_below_0_are_remembered() -> None:
    hit = resolve([6, 6, 6], [1, 2], health=2)
    assert (hit.points, hit.health, hit.fragged) == (6, -4, True)


@rule("survive.alive", "survive.reduced")
def test_a_fighter_with_health_left_stays() -> None:
    hit = resolve([6], [1, 2, 2], health=3)
    assert (hit.points, hit.health, hit.fragged) == (1, 2, False)


@rule("room.gas.armor", "ruling.room.armor")
def test_gas_passes_the_armor_by() -> None:
    hit = resolve([4, 4], [4, 4], health=1, armor=3, ignore_armor=True)
    assert (hit.health, hit.armor, hit.fragged) == (0, 3, True)


@given(st.integers(1, 9), st.integers(0, 9), st.sampled_from(["a", "b"]))
def test_fatal_points_is_the_first_number_that_frags(health: int, armor: int, soak: str) -> None:
    fatal = fatal_points(health, armor, soak)
    outcomes = [is_fragged(*suffer(p, health, armor, soak)) for p in range(health + armor + 1)]
    assert outcomes == [p >= fatal for p in range(health + armor + 1)]


@rule("ruling.damage.order")
def test_every_step_is_told_with_its_rule() -> None:
    hit = resolve([4, 2, 6], [1, 3, 1], health=2, armor=1, extra=1)
    assert [(s.rule, s.text) for s in hit.steps] == [
        ("damage.attack", "damage roll: 4+2+6 = 12"),
        ("damage.defense", "defense roll: 1+3+1 = 5"),
        ("damage.divide", "12 / 5 = 2 damage (remainder 2 dropped)"),
        ("damage.extra", "extra damage +1: 3 damage"),
        ("ruling.armor.soak", "armor takes 1 damage: +1 becomes +0"),
        ("armor.discard.now", "armor is used up: discard it now"),
        ("ruling.armor.overflow", "2 damage is left for Health"),
        ("survive.reduced", "Health 2 − 2 = 0"),
        ("frag.when", "Health 0: fragged unless cured now"),
    ]


def test_a_hit_for_nothing_says_why() -> None:
    hit = resolve([2], [3, 3], health=2)
    assert [s.text for s in hit.steps][2:] == [
        "6 is more than 2: no damage",
        "Health 2: still in play",
    ]


@pytest.mark.parametrize(
    "text", ["4 2 6", "4,2,6", " 4, 2 ,6 ", "4+2+6", "426", "4-2-6", "4.2.6", "4/2;6", "4 2 6. "]
)
def test_dice_are_read_as_typed(text: str) -> None:
    assert parse_faces(text) == (4, 2, 6)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "type each die, such as `4 2 6`"),
        ("   ", "type each die, such as `4 2 6`"),
        ("7", "`7` is not a die: type faces from 1 to 6, as in `4 2 6`"),
        ("0 1", "`0` is not a die: type faces from 1 to 6, as in `4 2 6`"),
        ("4 2six", "`2six` is not a die: type faces from 1 to 6, as in `4 2 6`"),
        ("12", "`12` might be a total: type each die, as in `1 2`"),
        ("28", "`28` is not a die: type faces from 1 to 6, as in `4 2 6`"),
        ("4 -2", "`-2` is not a die: type faces from 1 to 6, as in `4 2 6`"),
        ("-1", "`-1` is not a die: type faces from 1 to 6, as in `4 2 6`"),
        ("٣", "`٣` is not a die: type faces from 1 to 6, as in `4 2 6`"),
        ("1 " * 101, "101 dice are too many: the most is 100"),
    ],
)
def test_impossible_dice_are_told(text: str, message: str) -> None:
    assert parse_faces(text) == message


@given(st.lists(st.integers(1, 6), min_size=1, max_size=100).map(tuple))
def test_dice_survive_being_written_and_read(faces: tuple[int, ...]) -> None:
    assert parse_faces(faces_text(faces)) == faces
