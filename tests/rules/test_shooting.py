"""Attacks from declaration to the hit (section 16, rulings G and H)."""

from __future__ import annotations

from typing import Any

import pytest

from fragkit.model.card import Card
from fragkit.model.effects.modifiers import Stat
from fragkit.model.words import Dice
from fragkit.rules.commands import Play, Shoot
from fragkit.rules.events import AmmoSpent, AttackDeclared, Hit, Missed, NoRollNeeded
from fragkit.rules.houses import Houses
from fragkit.rules.requests import Act, Choice
from fragkit.rules.stats import attacks_allowed
from tests.rulemark import rule
from tests.rules.stage import stand

LANE = """
    +---+---+---+---+---+---+---+---+
    | R   1                       G |
    +---+---+---+---+---+---+---+---+
"""
NEAR = """
    +---+---+---+
    | R   G   1 |
    +---+---+---+
"""


@rule("attack.count", "ex.attacks.1", "ex.attacks.2", "ex.attacks.3", "ex.attacks.4")
@pytest.mark.parametrize(("accuracy", "attacks"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_the_accuracy_rounded_up_is_the_number_of_attacks(accuracy: int, attacks: int) -> None:
    stage = stand(LANE, red=f"{4 - accuracy or 1}/{3 if accuracy < 4 else 2}/{accuracy}")
    assert stage.request.attacks == attacks


@rule("ruling.attack.count", "ex.attacks.5")
@pytest.mark.parametrize(("bonus", "attacks"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_cards_lift_it_without_a_cap(bonus: int, attacks: int) -> None:
    lens = Card(id="lens", name="Lens", deck="gadget", effects=(Stat(value="accuracy", add=bonus),))
    stage = stand(LANE, red="1/2/4", cards=[lens], play={"Red": ["lens"]})
    assert attacks_allowed(stage.table.game, "Red") == attacks


@rule("attack.count")
def test_no_more_attacks_than_that() -> None:
    stage = stand(NEAR)
    stage.shoot("Green").roll(1, 1).roll(6, 6, 6)
    assert str(stage.refused(Shoot("Red", "Green"))) == (
        "Red has made 1 of 1 attacks [attack.count]"
    )


@rule("ruling.attack.when")
def test_a_card_played_in_between_changes_what_is_left() -> None:
    stage = stand(NEAR, hand={"Red": ["crosshair-sticker"]})
    stage.shoot("Green").roll(1, 1).roll(6, 6, 6)
    assert stage.request.attacks == 0
    stage.play("crosshair-sticker")
    assert stage.request.attacks == 1


# -- targets and sight ---------------------------------------------------------------------


@rule("attack.target", "los.center")
def test_who_is_in_sight_may_be_attacked() -> None:
    stage = stand(LANE).shoot("Green")
    assert stage.heard(AttackDeclared) == [AttackDeclared("Red", "Green", "start", 7)]


@rule("los.obstacle", "wall.fire", "wall.weapon")
def test_a_wall_in_the_line_stops_the_shot() -> None:
    refusal = stand("""
        +---+---+---+
        | R   1 | G |
        +---+---+   +
        | B         |
        +---+---+---+
    """).refused(Shoot("Red", "Green"))  # fmt: skip
    assert refusal.rule == "wall.fire"
    assert refusal.text.startswith("Red can't shoot Green: wall")


@rule("los.fighter")
def test_another_fighter_in_the_line_stops_it() -> None:
    refusal = stand("""
        +---+---+---+
        | R   B   G |
        +---+---+---+
        | 1         |
        +---+---+---+
    """).refused(Shoot("Red", "Green"))  # fmt: skip
    assert refusal.rule == "los.fighter"


@rule("los.corner", "ruling.los.corner")
def test_a_wall_corner_on_the_line_stops_it() -> None:
    refusal = stand("""
        +---+---+
        | R   1 |
        +---+   +
        |     G |
        +---+---+
    """).refused(Shoot("Red", "Green"))  # fmt: skip
    assert str(refusal) == (
        "Red can't shoot Green: wall corner at the south-east of A1 [los.corner]"
    )


@rule("los.window", "window.fire")
def test_a_window_is_fired_through() -> None:
    stage = stand("""
        +---+---+---+
        | R : 1   G |
        +---+---+---+
    """).shoot("Green")  # fmt: skip
    assert stage.heard(AttackDeclared)


@rule("ruling.los.graze")
@pytest.mark.parametrize(("option", "blocked"), [("a", False), ("b", True)])
def test_a_line_that_touches_a_fighters_corner_is_the_houses_choice(
    option: Any, blocked: bool
) -> None:
    stage = stand("""
        +---+---+
        | R   B |
        +   +   +
        | 1   G |
        +---+---+
    """, houses=Houses(los_graze=option))  # fmt: skip
    if blocked:
        assert stage.refused(Shoot("Red", "Green")).rule == "los.fighter"
    else:
        stage.shoot("Green")


@rule("ruling.attack.self", "ruling.attack.what")
def test_oneself_nobody_and_those_off_the_map_are_no_targets() -> None:
    stage = stand(NEAR, off=["Blue"])
    assert stage.refused(Shoot("Red", "Red")).rule == "ruling.attack.self"
    assert stage.refused(Shoot("Red", "Blue")).text == "Blue is not on the map"
    assert stage.refused(Shoot("Red", "C1")).rule == "ruling.attack.what"


@rule("ruling.attack.occupied", "ruling.los.ends")
def test_a_fighter_in_an_occupied_square_can_be_attacked() -> None:
    stage = stand("""
        +---+---+---+
        | G   R   B |
        +---+---+---+
        | 1         |
        +---+---+---+
    """, hand={"Green": ["ping-of-death"]})  # fmt: skip
    stage.move("e")  # Red stands with Blue
    assert stage.square("Red") == stage.square("Blue") == "C1"


# -- range ----------------------------------------------------------------------------------


@rule("attack.range", "ruling.range.metric", "ruling.range.path")
@pytest.mark.parametrize(("metric", "need"), [("a", 5), ("b", 3), ("c", 4)])
def test_range_off_the_straight_line_is_the_houses_choice(metric: Any, need: int) -> None:
    stage = stand("""
        +---+---+---+---+
        | R             |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        | 1           G |
        +---+---+---+---+
    """, houses=Houses(range_metric=metric), red="3/2/2")  # fmt: skip
    stage.shoot("Green")
    assert (stage.request.need, stage.request.reason) == (need, f"to hit Green at range {need}")


@rule("ruling.range.tele")
def test_teleporters_do_not_shorten_range() -> None:
    stage = stand("""
        +---+---+---+---+---+---+---+---+
        | RT  1                      GT |
        +---+---+---+---+---+---+---+---+
    """).shoot("Green")  # fmt: skip
    assert stage.request.need == 7


# -- to hit ----------------------------------------------------------------------------------


@rule("attack.dice", "attack.hit", "ruling.hit.sum", "ex.hit.equal", "attack.hit.next")
def test_a_total_of_the_range_hits_and_damage_follows() -> None:
    stage = stand(LANE).shoot("Green")
    assert (stage.request.dice, str(stage.request.receipt)) == (2, "2d (Accuracy)")
    stage.roll(3, 4)
    assert stage.heard(Hit) == [Hit("Red", "Green", 7, 7)]
    assert stage.request.purpose == "damage"


@rule("attack.hit", "ex.hit.below", "attack.hit.next")
def test_one_less_misses_and_no_damage_is_rolled() -> None:
    stage = stand(LANE).shoot("Green").roll(3, 3)
    assert stage.heard(Missed) == [Missed("Red", "Green", 6, 7)]
    assert stage.request == Act("Red", 12, 0)


@rule("ex.hit.adjacent")
def test_a_neighbour_is_always_hit_and_no_dice_are_asked_for() -> None:
    stage = stand(NEAR, red="3/3/1").shoot("Green")
    assert [e.reason for e in stage.heard(NoRollNeeded)] == ["a die always reaches 1"]
    assert stage.heard(Hit)


@rule("ex.hit.two")
def test_one_die_of_one_misses_at_range_two() -> None:
    stage = stand("""
        +---+---+---+
        | R   1   G |
        +---+---+---+
    """, red="3/3/1").shoot("Green").roll(1)  # fmt: skip
    assert stage.heard(Missed)


def test_a_target_out_of_reach_of_all_dice_is_missed_without_a_roll() -> None:
    stage = stand(LANE, red="3/3/1").shoot("Green")
    assert [e.reason for e in stage.heard(NoRollNeeded)] == ["7 is out of reach of 1 dice"]
    assert stage.heard(Missed)


@rule("ruling.hit.acc", "move.modifiers")
def test_cards_in_play_count_for_the_dice() -> None:
    stage = stand(LANE, play={"Red": ["crosshair-sticker", "red-dot-sight"]}).shoot("Green")
    assert str(stage.request.receipt) == "4d = 2d +1d (Crosshair Sticker) +1d (Red Dot Sight)"


def test_a_plain_attack_takes_four_inputs() -> None:
    stage = stand(LANE)
    stage.shoot("Green").roll(4, 4).roll(3, 3).roll(6, 6, 6)
    assert (stage.request, stage.table.count) == (Act("Red", 12, 0), 4)


# -- weapons and ammunition -----------------------------------------------------------------------


@rule("attack.declare")
def test_with_several_weapons_the_shooter_says_which_before_any_roll() -> None:
    stage = stand(NEAR, play={"Red": ["boomstick"]}).shoot("Green")
    assert isinstance(stage.request, Choice)
    assert [o.key for o in stage.request.options] == ["start", "boomstick"]
    stage.choose("boomstick")
    assert stage.heard(AttackDeclared) == [AttackDeclared("Red", "Green", "boomstick", 1)]


@rule("attack.weapon.start", "attack.weapon.play", "ammo.pistol")
def test_the_starting_weapon_and_weapons_in_play_are_fired() -> None:
    stage = stand(NEAR, red="1/2/4", play={"Red": ["boomstick"]})
    stage.shoot("Green", "start").roll(1, 1).roll(6, 6, 6)
    assert not stage.heard(AmmoSpent)
    stage.shoot("Green", "boomstick")
    assert stage.heard(AmmoSpent) == [AmmoSpent("Red", "boomstick", 1, 3)]


@rule("attack.weapon.hand")
def test_a_weapon_is_played_from_the_hand_while_declaring() -> None:
    stage = stand(NEAR, hand={"Red": ["boomstick"]}).shoot("Green", "boomstick")
    assert stage.seat("Red").known == []
    laid = stage.laid("Red", "boomstick")
    assert laid is not None
    assert laid.ammo == 3


@rule("ammo.track", "ammo.before", "ammo.one")
def test_a_miss_uses_ammunition_too() -> None:
    stage = stand(LANE, play={"Red": ["pawn-shop-pistol"]})
    stage.shoot("Green", "pawn-shop-pistol")
    assert stage.heard(AmmoSpent) == [AmmoSpent("Red", "pawn-shop-pistol", 1, 5)]
    stage.roll(1, 1)
    assert stage.heard(Missed)


@rule("ammo.empty.fire", "ammo.empty.keep")
def test_an_empty_weapon_stays_and_is_not_fired() -> None:
    stage = stand(NEAR, play={"Red": ["boomstick"]}, ammo={"boomstick": 0})
    assert stage.laid("Red", "boomstick") is not None
    assert str(stage.refused(Shoot("Red", "Green", "boomstick"))) == (
        "Boomstick is empty [ammo.empty.fire] A reload gadget fills it."
    )


@rule("ammo.reload", "ruling.ammo.reload", "fact.reload")
def test_a_reload_fills_the_track() -> None:
    stage = stand(
        NEAR,
        play={"Red": ["boomstick"]},
        ammo={"boomstick": 0},
        hand={"Red": ["spare-clips"]},
    )
    stage.play("spare-clips")
    laid = stage.laid("Red", "boomstick")
    assert laid is not None
    assert laid.ammo == 4


@rule("ruling.ammo.short")
def test_a_way_of_firing_that_needs_more_than_is_left_is_refused() -> None:
    stage = stand(NEAR, play={"Red": ["glue-on-plasma"]}, ammo={"glue-on-plasma": 2})
    refusal = stage.refused(Shoot("Red", "Green", "glue-on-plasma", mode="Overcharge"))
    assert refusal.text == "Glue-On Plasma has 2 ammunition, that needs 3"


@rule("ruling.ammo.short")
def test_an_attack_of_several_shots_is_not_made_with_fewer() -> None:
    ammo = {"twin-peeks": 1, "issue-one-carbine": 2}
    stage = stand(NEAR, play={"Red": list(ammo)}, ammo=ammo)
    refusal = stage.refused(Shoot("Red", "Green", "twin-peeks"))
    assert str(refusal) == "Twin Peeks has 1 ammunition, that needs 2 [ruling.ammo.short]"
    refusal = stage.refused(Shoot("Red", "Green", "issue-one-carbine", mode="Full Auto"))
    assert refusal.text == "Issue One Carbine has 2 ammunition, that needs 3"
    stage.shoot("Green", "issue-one-carbine")


@rule("ex.damage.dice", "damage.attack", "fact.pulserifle")
def test_a_burst_rolls_its_dice_for_each_round_spent() -> None:
    stage = stand(NEAR, play={"Red": ["pulse-rifle"]}).shoot("Green", "pulse-rifle", ammo=4)
    assert stage.heard(AmmoSpent) == [AmmoSpent("Red", "pulse-rifle", 4, 0)]
    assert str(stage.request.receipt) == "8d = 2d ×4 (ammunition)"


def test_a_burst_has_its_limit() -> None:
    stage = stand(NEAR, play={"Red": ["pulse-rifle"]})
    assert stage.refused(Shoot("Red", "Green", "pulse-rifle", ammo=5)).rule == "ammo.one"


def test_a_contact_weapon_does_not_reach_further() -> None:
    stage = stand(LANE, play={"Red": ["emo-katana"]})
    refusal = stage.refused(Shoot("Red", "Green", "emo-katana"))
    assert str(refusal) == "Emo Katana only touches; Green is 7 away [card.overrides]"


def test_a_sniper_needs_distance() -> None:
    stage = stand(NEAR, play={"Red": ["campers-friend"]})
    assert stage.refused(Shoot("Red", "Green", "campers-friend")).text == (
        "Camper's Friend needs 5 squares; Green is 1 away"
    )


def test_shots_of_one_attack_have_rolls_and_targets_of_their_own() -> None:
    stage = stand("""
        +---+---+---+
        | B   R   G |
        +---+---+---+
        | 1         |
        +---+---+---+
    """, play={"Red": ["twin-peeks"]})  # fmt: skip
    stage.shoot("Green", "twin-peeks", then=("Blue",))
    stage.roll(1, 1, 1, purpose="damage").roll(6, 6, 6, by="Green")
    assert [e.target for e in stage.heard(AttackDeclared)] == ["Blue"]
    stage.roll(1, 1, 1, purpose="damage").roll(6, 6, 6, by="Blue")
    assert stage.request == Act("Red", 12, 0)
    laid = stage.laid("Red", "twin-peeks")
    assert laid is not None
    assert laid.ammo == 6


def test_the_last_ammunition_serves_all_shots_of_an_attack() -> None:
    stage = stand(NEAR, play={"Red": ["twin-peeks"]}, ammo={"twin-peeks": 2})
    stage.shoot("Green", "twin-peeks").roll(1, 1, 1).roll(6, 6, 6)
    assert stage.heard(AmmoSpent) == [AmmoSpent("Red", "twin-peeks", 1, 0)]
    assert stage.request.purpose == "damage"


def test_no_more_targets_are_named_than_there_are_shots() -> None:
    stage = stand(NEAR, play={"Red": ["twin-peeks"]})
    refusal = stage.refused(Shoot("Red", "Green", "start", then=("Green",)))
    assert str(refusal) == "Pistol fires 1 shot in an attack, not at 2 targets [attack.declare]"
    refusal = stage.refused(Shoot("Red", "Green", "twin-peeks", then=("Green", "Green")))
    assert refusal.text == "Twin Peeks fires 2 shots in an attack, not at 3 targets"
    stage.shoot("Green", then=("Green",))
    assert stage.heard(AttackDeclared)[0].weapon == "twin-peeks"


@rule("play.weapon.limit", "ex.weapons.limit", "ruling.weapon.limit", "ruling.weapon.start")
def test_health_plus_one_weapons_are_in_play() -> None:
    four = ["boomstick", "pulse-rifle", "lag-gun", "can-opener"]
    stage = stand(NEAR, play={"Red": four}, hand={"Red": ["spoiler-rail"]}, health={"Red": 1})
    refusal = stage.refused(Play("Red", "spoiler-rail"))
    assert refusal.text == "Red has 4 weapons in play, 4 are allowed: no room for Spoiler Rail"
    assert stage.refused(Shoot("Red", "Green", "spoiler-rail")).rule == "play.weapon.limit"


@rule("ruling.weapon.limit")
@pytest.mark.parametrize(("option", "room"), [("a", 3), ("b", 5), ("c", 3)])
def test_which_health_counts_is_the_houses_choice(option: Any, room: int) -> None:
    from fragkit.rules.stats import weapon_limit

    stage = stand(
        NEAR,
        red="2/3/2",
        play={"Red": ["gym-membership", "light-armor"]},
        health={"Red": 1},
        houses=Houses(weapon_limit=option),
    )
    assert weapon_limit(stage.table.game, "Red") == room


@rule("ruling.weapon.swap")
def test_dropping_a_weapon_makes_room_for_another() -> None:
    four = ["boomstick", "pulse-rifle", "lag-gun", "can-opener"]
    stage = stand(NEAR, play={"Red": four}, hand={"Red": ["spoiler-rail"]})
    stage.drop("lag-gun").play("spoiler-rail")
    assert stage.laid("Red", "spoiler-rail") is not None


def test_a_weapon_aimed_at_a_square_catches_who_is_near() -> None:
    stage = stand("""
        +---+---+---+---+---+
        | R   1   G   2   B |
        +---+---+---+---+---+
    """, play={"Red": ["hot-sauce-cocktail"]}, red="2/2/3")  # fmt: skip
    assert stage.refused(Shoot("Red", "D1", "hot-sauce-cocktail")).rule == "los.fighter"
    stage.shoot("B1", "hot-sauce-cocktail")
    assert {e.target for e in stage.heard(AttackDeclared)} == {"B1"}
    # Blast 1 around B1 catches Green, and Red himself (ruling.blast.shooter).
    assert stage.request.reason == "Hot Sauce Cocktail on Red"


COURT = """
    +---+---+---+---+---+
    | R   1       G     |
    +   +---+   +   +   +
    |     2 |     B     |
    +---+---+---+---+---+
"""


@pytest.mark.parametrize(("red", "green"), [([], []), (["wallhack"], []), ([], ["cardboard-box"])])
def test_every_square_that_may_be_aimed_at_is_listed(red: list[str], green: list[str]) -> None:
    """What is listed is what is not refused, tried square by square."""
    weapons = ["hot-sauce-cocktail", "boomstick"]
    stage = stand(COURT, play={"Red": [*weapons, *red], "Green": green})
    told = [c for c in stage.table.legal() if isinstance(c, Shoot) and c.weapon in weapons]
    places = stage.table.game.ground.place
    tried = [Shoot("Red", square, weapon) for weapon in weapons for square in places]
    fits = {shot for shot in tried if stage.table.refuse(shot) is None}
    listed = {shot for shot in told if shot.target in places}
    stood_on = {stage.square(shot.target) for shot in told if shot.target not in places}
    assert len(listed) >= 4
    assert {shot for shot in fits if shot.target not in stood_on} == listed
    assert {shot.weapon for shot in listed} == {"hot-sauce-cocktail"}
    assert len(told) == len(set(told))


def test_a_rated_weapon_is_read_in_dice() -> None:
    six = Card(id="six", name="Six", deck="weapon", damage=Dice(6), ammo=3)
    stage = stand(NEAR, cards=[six], play={"Red": ["six"]}).shoot("Green", "six")
    assert stage.request.dice == 6
