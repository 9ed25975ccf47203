"""Damage, armor, survival (section 17, rulings H)."""

from __future__ import annotations

from typing import Any

import pytest

from fragkit.model.card import Card
from fragkit.model.effects.modifiers import Stat
from fragkit.model.words import Dice, Lasts
from fragkit.rules.commands import Play, Spend
from fragkit.rules.events import ArmorLost, Fragged, Harmless, Healed, Wounded
from fragkit.rules.houses import Houses
from tests.rulemark import rule
from tests.rules.stage import Stage, stand

NEAR = """
    +---+---+---+
    | R   G   1 |
    +---+---+---+
"""


def hit(stage: Stage, attack: tuple[int, ...], defense: tuple[int, ...]) -> Stage:
    """Red shoots his neighbour Green with the pistol."""
    stage.shoot("Green", "start")
    return stage.roll(*attack, purpose="damage").roll(*defense, purpose="defense", by="Green")


@rule("damage.defense", "damage.defense.current", "survive.reduced")
def test_the_defense_is_current_health_in_dice() -> None:
    stage = stand(NEAR, health={"Green": 2})
    stage.shoot("Green").roll(1, 1)
    assert (stage.request.dice, stage.request.player) == (2, "Green")
    assert str(stage.request.receipt) == "2d = 3d −1d (wounds)"


@rule("damage.divide", "damage.none")
@pytest.mark.parametrize(
    ("attack", "defense", "points"),
    [((6, 1), (4, 4), 0), ((6, 2), (4, 4), 1), ((6, 6), (2, 1), 4), ((6, 5), (3, 3), 1)],
)
def test_the_totals_are_divided_and_the_rest_is_dropped(
    attack: tuple[int, ...], defense: tuple[int, ...], points: int
) -> None:
    stage = hit(stand(NEAR, health={"Green": 2}), attack, defense)
    assert [e.points for e in stage.heard(Wounded)] == [points]


@rule("ex.damage.7", "ex.damage.8", "ex.damage.16", "ex.damage.24", "ex.damage.32", "damage.attack")
@pytest.mark.parametrize(
    ("total", "points"),
    [(7, 0), (8, 1), (15, 1), (16, 2), (23, 2), (24, 3), (31, 3), (32, 4)],
)
def test_against_a_defense_of_eight(total: int, points: int) -> None:
    cannon = Card(id="cannon", name="Cannon", deck="weapon", damage=Dice(7), ammo=3)
    stage = stand(NEAR, cards=[cannon], play={"Red": ["cannon"]}, green="4/2/1")
    faces = [1] * 7
    for _ in range(total - 7):
        faces[faces.index(min(faces))] += 1
    stage.shoot("Green", "cannon").roll(*faces).roll(2, 2, 2, 2)
    assert [e.points for e in stage.heard(Wounded)] == [points]


@rule("damage.extra", "ex.damage.extra", "fact.extra")
def test_extra_damage_counts_when_the_division_gave_nothing() -> None:
    stage = stand(NEAR, play={"Red": ["nailed-it"]})
    stage.shoot("Green", "nailed-it").roll(1, 1).roll(6, 6, 6)
    assert [(e.points, e.health) for e in stage.heard(Wounded)] == [(1, 2)]


@rule("survive.alive")
def test_who_keeps_health_stays_in_play() -> None:
    stage = hit(stand(NEAR), (6, 6), (3, 3, 3))
    assert (stage.health("Green"), stage.square("Green")) == (2, "B1")


# -- armor ------------------------------------------------------------------------------------


@rule("armor.bonus", "faq.armor.dice", "ruling.armor.defense")
def test_armor_counts_for_the_defense() -> None:
    stage = stand(NEAR, green="4/2/1", play={"Green": ["light-armor"]})
    stage.shoot("Green").roll(1, 1)
    assert str(stage.request.receipt) == "5d = 4d +1d (Light Armor)"


@rule(
    "armor.discard", "armor.discard.now", "ex.armor.light", "fact.lightarmor", "ruling.armor.soak"
)
def test_light_armor_is_discarded_with_the_first_point() -> None:
    stage = hit(stand(NEAR, play={"Green": ["light-armor"]}), (4, 4), (2, 2, 2, 2))
    assert stage.heard(ArmorLost) == [ArmorLost("Green", "light-armor")]
    assert stage.health("Green") == 3
    assert stage.table.state.decks["gadget"].discards == ["light-armor"]


@rule("ex.armor.two")
def test_armor_of_two_stays_for_the_first_point_and_goes_with_the_second() -> None:
    stage = hit(stand(NEAR, red="1/2/4", play={"Green": ["riot-gear"]}), (5, 5), (2,) * 5)
    worn = stage.laid("Green", "riot-gear")
    assert worn is not None
    assert worn.armor == 1
    hit(stage, (4, 4), (2,) * 4)
    assert stage.laid("Green", "riot-gear") is None
    assert stage.health("Green") == 3


@rule("ruling.armor.overflow", "ruling.damage.order")
def test_what_armor_does_not_take_comes_off_health() -> None:
    stage = hit(stand(NEAR, play={"Green": ["light-armor"]}), (6, 6), (1, 1, 1, 1))
    assert stage.health("Green") == 1
    assert [(e.points, e.health, e.armor) for e in stage.heard(Wounded)] == [(3, 1, 0)]


@rule("ruling.armor.soak")
@pytest.mark.parametrize(("option", "health"), [("a", 3), ("b", 2)])
def test_how_armor_and_health_share_is_the_houses_choice(option: Any, health: int) -> None:
    stage = stand(NEAR, play={"Green": ["light-armor"]}, houses=Houses(armor_soak=option))
    assert hit(stage, (4, 4), (2, 2, 2, 2)).health("Green") == health


@rule("armor.one", "ruling.armor.swap")
def test_a_second_suit_waits_until_the_first_is_gone() -> None:
    stage = stand(NEAR, play={"Red": ["light-armor"]}, hand={"Red": ["riot-gear"]})
    assert str(stage.refused(Play("Red", "riot-gear"))) == (
        "Red wears Light Armor already [armor.one] Drop or discard it first."
    )
    stage.discard("light-armor").play("riot-gear")
    assert stage.laid("Red", "riot-gear") is not None


@rule("ruling.armor.before")
def test_wounds_from_before_do_not_count_against_new_armor() -> None:
    stage = stand(NEAR, health={"Red": 1}, hand={"Red": ["riot-gear"]}).play("riot-gear")
    worn = stage.laid("Red", "riot-gear")
    assert worn is not None
    assert (worn.armor, stage.health("Red")) == (2, 1)


@rule("ruling.armor.heal")
def test_healing_does_not_mend_armor() -> None:
    stage = stand(NEAR, play={"Red": ["riot-gear"]}, hand={"Red": ["definitely-not-soda"]})
    worn = stage.laid("Red", "riot-gear")
    assert worn is not None
    worn.armor = 1
    stage.play("definitely-not-soda")
    again = stage.laid("Red", "riot-gear")
    assert again is not None
    assert again.armor == 1


# -- healing -----------------------------------------------------------------------------------


@rule("survive.heal", "ruling.health.cap", "fact.healing")
def test_a_card_restores_lost_health_and_no_more() -> None:
    stage = stand(NEAR, health={"Red": 2}, hand={"Red": ["walk-it-off"]}).play("walk-it-off")
    assert stage.heard(Healed) == [Healed("Red", 1, 3, "Walk It Off")]


@rule("blood.spend", "ex.blood", "survive.heal")
def test_blood_restores_one_point_at_any_time() -> None:
    stage = stand(NEAR, health={"Green": 1}, blood={"Green": 1})
    stage.do(Spend("Green"))
    assert (stage.health("Green"), stage.seat("Green").blood) == (2, 0)


@rule("ruling.health.cap")
def test_blood_is_not_wasted_on_the_unhurt() -> None:
    refusal = stand(NEAR, blood={"Red": 1}).refused(Spend("Red"))
    assert str(refusal) == "Red has lost 0 points of Health [ruling.health.cap]"


# -- many at once --------------------------------------------------------------------------------


@rule("ruling.damage.each", "ruling.damage.together", "ruling.frag.many", "ruling.blast.shooter")
def test_an_area_rolls_for_each_and_then_applies_to_all() -> None:
    stage = stand("""
        +---+---+---+---+
        | R   1   G   B |
        +---+---+---+---+
    """, green="1/3/3", blue="1/3/3", play={"Red": ["rocket-tantrum"]})  # fmt: skip
    stage.shoot("Green", "rocket-tantrum")
    stage.roll(6, 6, 6, 6, 6, purpose="damage").roll(1, by="Green")
    assert not stage.heard(Fragged)
    stage.roll(6, 6, 6, 6, 6, purpose="damage").roll(1, by="Blue")
    assert [(e.player, e.by) for e in stage.heard(Fragged)] == [("Green", "Red"), ("Blue", "Red")]
    assert stage.seat("Red").frags == 2
    stage.deal("yoink").deal("god-mode")
    assert stage.seat("Red").known == ["yoink", "god-mode"]


@rule("ruling.damage.zero")
def test_a_hit_for_nothing_still_does_what_a_hit_does() -> None:
    stage = stand(NEAR, play={"Red": ["lag-gun"]})
    stage.shoot("Green", "lag-gun").roll(1, 1, 1).roll(6, 6, 6)
    from fragkit.rules.stats import speed

    assert speed(stage.table.game, "Green") == 1


def test_who_is_immune_needs_no_roll() -> None:
    stage = stand(NEAR, play={"Red": ["pulse-rifle"], "Green": ["tinfoil-tuxedo"]})
    stage.shoot("Green", "pulse-rifle")
    assert stage.heard(Harmless) == [Harmless("Green", "Pulse Rifle", "Tinfoil Tuxedo")]


# -- stats and their order -------------------------------------------------------------------------


@rule("meta.order", "ex.meta.order", "ruling.card.multiply", "fact.plus2")
def test_multiplication_comes_before_addition() -> None:
    from fragkit.rules.stats import full

    plus = Card(id="plus", name="Plus", deck="gadget", effects=(Stat(value="health", add=2),))
    double = Card(
        id="double", name="Double", deck="gadget", copies=2, effects=(Stat(value="all", times=2),)
    )
    stage = stand(NEAR, cards=[plus, double], play={"Red": ["plus", "double"]})
    assert full(stage.table.game, "Red", "health") == 8
    twice = stand(NEAR, cards=[plus, double], play={"Red": ["double", "plus", "double"]})
    assert full(twice.table.game, "Red", "health") == 14


@rule("faq.bonus.end", "ruling.card.bonusend", "card.special.time")
@pytest.mark.parametrize(("lost", "left"), [(2, 1), (0, 3)])
def test_a_timed_bonus_goes_and_the_wounds_stay(lost: int, left: int) -> None:
    boost = Card(
        id="boost", name="Boost", deck="special", lasts=Lasts("turn"),
        effects=(Stat(value="health", add=3),),
    )  # fmt: skip
    stage = stand(NEAR, cards=[boost], hand={"Green": ["boost"]}).play("boost", by="Green")
    assert stage.health("Green") == 6
    if lost:
        hit(stage, (6, 6), (1,) * 6)
        assert stage.health("Green") == 4
    stage.end()
    assert stage.health("Green") == left


@rule("ruling.card.bonusend", "frag.when")
def test_the_end_of_a_bonus_may_frag_and_nobody_scores() -> None:
    boost = Card(
        id="boost", name="Boost", deck="special", lasts=Lasts("turn"),
        effects=(Stat(value="health", add=3),),
    )  # fmt: skip
    stage = stand(NEAR, green="1/3/3", cards=[boost], hand={"Green": ["boost"]})
    stage.play("boost", by="Green")
    hit(stage, (6, 6), (1, 2, 2, 1)).end()
    assert [(e.player, e.by) for e in stage.heard(Fragged)] == [("Green", "")]
    assert stage.seat("Red").frags == 0
