"""Movement, power-ups, jumps, what is drawn on the map (sections 12 to 15, rulings F and G)."""

from __future__ import annotations

from typing import Any

import pytest

from fragkit.model.map import Door
from fragkit.rules.commands import Choose, End, Jump, Move, MoveTo, Shoot
from fragkit.rules.events import Bumped, Moved, PoweredUp, PowerUpFailed, Stopped
from fragkit.rules.houses import Houses
from fragkit.rules.movement.jumping import longest_jump
from fragkit.rules.requests import Act, Roll
from fragkit.rules.turn.options import jumps, steps
from tests.rulemark import rule
from tests.rules.stage import stand

OPEN = """
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |         R         |
    +   +   +   +   +   +
    | 1               G |
    +---+---+---+---+---+
"""


# -- 12 movement --------------------------------------------------------------------------


@rule("move.dice", "move.points")
def test_as_many_dice_as_speed_give_that_much_movement() -> None:
    stage = stand(OPEN, movement=None, red="1/4/2")
    assert (stage.request.dice, str(stage.request.receipt)) == (4, "4d (Speed)")
    stage.roll(1, 2, 3, 4)
    assert stage.request == Act("Red", 10, 1)


@rule("move.modifiers", "ruling.move.mods", "card.boost")
def test_a_speed_bonus_adds_dice() -> None:
    stage = stand(OPEN, movement=None, play={"Red": ["pump-up-kicks"]})
    assert str(stage.request.receipt) == "3d = 2d +1d (Pump-Up Kicks)"


@rule("move.ortho", "ex.move.first")
def test_the_first_step_reaches_the_four_neighbours() -> None:
    stage = stand(OPEN)
    words = {m.path[0] for m in steps(stage.table.game, "Red") if isinstance(m, Move)}
    assert words == {"n", "e", "s", "w"}
    assert stage.refused(Move("Red", ("D1",))).text == "D1 is not next to C2"


@rule("move.points")
def test_a_way_that_costs_more_than_is_left_is_refused() -> None:
    stage = stand(OPEN, movement=2)
    refusal = stage.refused(Move("Red", ("e", "e", "n")))
    assert str(refusal) == "Red can't step to E1: it costs 1, 0 left [move.points]"


@rule("move.track", "turn.split")
def test_movement_spent_is_counted_step_by_step() -> None:
    stage = stand(OPEN, movement=5).move("e", "n")
    assert [(e.square, e.cost, e.left) for e in stage.heard(Moved)] == [
        ("D2", 1, 4),
        ("D1", 1, 3),
    ]


@rule("move.through", "move.end", "ruling.move.stuck")
def test_an_occupied_square_is_passed_and_not_ended_in() -> None:
    lane = """
        +---+---+---+
        | R   G   1 |
        +---+---+---+
    """
    stage = stand(lane, movement=2)
    stage.move("e")
    refusal = stage.refused(End("Red"))
    assert str(refusal) == "Red can't end the turn on B1: Green stands there too [move.end]"
    stage.move("e").end()


@rule("ruling.move.stuck")
def test_the_step_into_a_dead_end_is_refused() -> None:
    stage = stand(
        """
        +---+---+---+
        | R   G   1 |
        +---+---+---+
    """,
        movement=1,
    )
    assert stage.refused(Move("Red", ("e",))).text == (
        "Red would be stuck on B1 with Green: 0 movement left does not reach a free square"
    )


@rule("move.attack")
def test_nobody_attacks_out_of_an_occupied_square() -> None:
    stage = stand(
        """
        +---+---+---+---+
        | R   G   1   B |
        +---+---+---+---+
    """
    )
    stage.move("e")
    refusal = stage.refused(Shoot("Red", "Blue"))
    assert str(refusal) == "Red can't attack from B1: Green stands there too [move.attack]"


@rule("ruling.move.forced")
def test_a_fighter_stopped_in_an_occupied_square_goes_back() -> None:
    stage = stand(
        """
        +---+---+---+
        | R   G   1 |
        +---+---+---+
    """,
        hand={"Green": ["lag-spike"]},
    )
    stage.move("e").play("lag-spike", "Red", by="Green")
    assert Moved("Red", "B1", "A1", 0, 0, "back") in stage.told
    assert stage.square("Red") == "A1"


def test_the_cheapest_way_goes_around_acid_when_that_costs_no_more() -> None:
    stage = stand(
        """
        +---+---+---+
        | R   a   G |
        +   +   +   +
        | 1       2 |
        +---+---+---+
    """
    )
    stage.do(MoveTo("Red", "C2"))
    assert [e.square for e in stage.heard(Moved)] == ["A2", "B2", "C2"]


# -- 13 power-ups ----------------------------------------------------------------------------

LOOT = """
    +---+---+---+---+
    | R   w   g   G |
    +---+---+---+---+
    | 1             |
    +---+---+---+---+
"""


@rule("power.enter", "power.roll", "power.success", "power.kind", "power.hand", "ex.power.4")
def test_a_four_draws_a_card_of_the_squares_kind() -> None:
    stage = stand(LOOT).move("e")
    assert (stage.request.purpose, stage.request.dice) == ("power-up", 1)
    stage.roll(4)
    assert stage.heard(PoweredUp) == [PoweredUp("Red", "B1", 4, "weapon")]
    assert stage.request.deck == "weapon"
    stage.deal("boomstick")
    assert stage.seat("Red").known == ["boomstick"]


@rule("power.success", "ex.power.3")
def test_a_three_draws_nothing() -> None:
    stage = stand(LOOT).move("e").roll(3)
    assert stage.heard(PowerUpFailed) == [PowerUpFailed("Red", "B1", 3)]
    assert stage.seat("Red").hand_size == 0


@rule("power.many")
def test_different_squares_are_checked_in_one_turn() -> None:
    stage = stand(LOOT).move("e", "e").roll(1).roll(1)
    assert stage.square("Red") == "C1"


@rule("power.once", "power.reenter", "ex.power.again")
def test_a_square_is_checked_once_in_a_turn() -> None:
    stage = stand(LOOT).move("e").roll(1)
    stage.move("w", "e")
    assert isinstance(stage.request, Act)
    stage.move("w").end().roll(1, 1).end().roll(6, 6).move("e")
    assert stage.request.purpose == "power-up"


@rule("ruling.power.enter")
def test_beginning_a_turn_on_a_power_up_gives_no_roll() -> None:
    stage = stand("""
        +---+---+---+
        | Rw  1   G |
        +---+---+---+
    """, movement=None)  # fmt: skip
    stage.roll(1, 1)
    assert isinstance(stage.request, Act)


@rule("ruling.power.occupied")
def test_passing_through_an_occupied_power_up_is_entering_it() -> None:
    stage = stand("""
        +---+---+---+
        | R   Gw  1 |
        +---+---+---+
    """)  # fmt: skip
    stage.move("e", "e")
    assert stage.request.purpose == "power-up"


@rule("ruling.power.teleport", "tele.jump", "tele.cost", "ex.tele", "tele.choice")
def test_a_hop_costs_one_and_enters_the_square() -> None:
    stage = stand("""
        +---+---+---+---+
        | RT| 1   G  Tw |
        +---+---+---+---+
    """, movement=3)  # fmt: skip
    stage.move("D1")
    assert stage.heard(Moved) == [Moved("Red", "A1", "D1", 1, 2, "teleporter")]
    assert stage.request.purpose == "power-up"


# -- 14 jumps ---------------------------------------------------------------------------------

PIT = """
    +---+---+---+---+---+
    | R   a   a   1   G |
    +---+---+---+---+---+
"""


@rule("move.jump.max", "ex.jump.1", "ex.jump.2", "ex.jump.3", "move.jump.count")
@pytest.mark.parametrize(("speed", "longest"), [(1, 1), (2, 2), (3, 3)])
def test_the_longest_jump_is_speed(speed: int, longest: int) -> None:
    stage = stand(PIT, red=f"3/{speed}/{4 - speed}")
    assert longest_jump(stage.table.game, "Red") == longest
    assert stage.refused(Jump("Red", "e", longest + 1)).rule in (
        "move.jump.max",
        "move.jump.speed1",
    )


@rule("move.jump.speed1")
def test_speed_one_does_not_jump() -> None:
    stage = stand(PIT, red="3/1/3")
    assert str(stage.refused(Jump("Red", "e", 2))) == (
        "Red can't jump with Speed 1 [move.jump.speed1]"
    )


@rule(
    "move.jump.avoid", "move.jump.cost", "ex.jump.cost.3", "ruling.jump.landing", "move.jump.line"
)
def test_a_jump_of_three_costs_six_and_avoids_what_is_below() -> None:
    stage = stand(PIT, red="2/3/2", movement=6).jump("e", 3)
    assert stage.square("Red") == "D1"
    assert stage.request == Act("Red", 0, 1)


@rule("ex.jump.cost.2", "move.jump.cost")
def test_a_jump_of_two_costs_four() -> None:
    stage = stand(PIT, movement=3)
    assert stage.refused(Jump("Red", "e", 2)).text == "Red: that jump costs 4 movement, 3 left"
    stage = stand(PIT, movement=4).jump("e", 2)
    assert stage.request.purpose == "damage"  # it lands in acid


@rule("move.jump.wall", "ruling.jump.over")
@pytest.mark.parametrize(
    ("edge", "rule_id"),
    [
        ("|", "move.jump.wall"),
        (":", "window.move"),
        ("r", "ruling.jump.over"),
        ("<", "door.oneway"),
    ],
)
def test_walls_windows_and_doors_stop_a_jump(edge: str, rule_id: str) -> None:
    stage = stand(f"""
        +---+---+---+---+
        | R   1 {edge}     G |
        +---+---+---+---+
    """)
    assert stage.refused(Jump("Red", "e", 2)).rule == rule_id
    assert not list(jumps(stage.table.game, "Red"))


@rule("ruling.jump.over")
def test_fighters_are_jumped_over() -> None:
    stage = stand("""
        +---+---+---+
        | R   G   1 |
        +---+---+---+
    """).jump("e", 2)  # fmt: skip
    assert stage.square("Red") == "C1"


@rule("ruling.jump.direction")
def test_a_jump_goes_in_one_of_four_directions() -> None:
    game = stand(OPEN, red="2/3/2").table.game
    assert {j.direction for j in jumps(game, "Red")} == {"e", "w"}


@rule("ruling.jump.start", "ruling.jump.land")
def test_a_jump_may_start_and_land_beside_somebody_who_can_be_left_again() -> None:
    lane = """
        +---+---+---+---+---+
        | R   G   1   B     |
        +---+---+---+---+---+
    """
    stage = stand(lane, movement=6).move("e").jump("e", 2)
    assert stage.square("Red") == "D1"
    assert stand(lane, movement=5).move("e").refused(Jump("Red", "e", 2)).rule == "ruling.jump.land"


@rule("ruling.jump.speed")
def test_a_bonus_to_speed_lengthens_the_jump() -> None:
    stage = stand(PIT, red="2/3/2", play={"Red": ["fridge-plating"]})
    assert longest_jump(stage.table.game, "Red") == 2


# -- 15 the map --------------------------------------------------------------------------------


@rule("acid.enter", "acid.each", "ruling.damage.hazard")
def test_every_acid_square_entered_is_an_attack_of_two_dice() -> None:
    stage = stand(PIT).move("e", "e")
    assert (stage.request.purpose, stage.request.dice) == ("damage", 2)
    stage.roll(1, 1).roll(6, 6, 6)
    assert (stage.request.purpose, stage.square("Red")) == ("damage", "C1")


@rule("ruling.acid.stay")
def test_staying_in_acid_does_not_hurt_again() -> None:
    stage = stand(PIT).move("e").roll(1, 1).roll(6, 6, 6).end()
    stage.roll(1, 1).end().roll(1, 1)
    assert stage.request == Act("Red", 2, 1)


@rule("door.oneway", "door.cost", "door.edge")
def test_a_one_way_door_is_passed_along_its_arrow_at_no_cost() -> None:
    lane = """
        +---+---+---+
        | R >   1 G |
        +---+---+---+
    """.replace("| R >   1 G |", "| R > 1   G |")
    stage = stand(lane, movement=3).move("e")
    assert stage.request.movement == 2
    refusal = stage.refused(Move("Red", ("w",)))
    assert str(refusal) == ("Red can't go west from B1: one-way door the other way [door.oneway]")


@rule("door.twoway", "door.color.base")
@pytest.mark.parametrize("door", ["r", "g", "b"])
def test_a_two_way_door_of_any_colour_is_passed_both_ways(door: str) -> None:
    stage = stand(f"""
        +---+---+---+
        | R {door} 1   G |
        +---+---+---+
    """)
    stage.move("e", "w")
    assert stage.square("Red") == "A1"


@rule("wall.move", "window.move", "ruling.map.edge")
@pytest.mark.parametrize(
    ("way", "rule_id"), [("n", "ruling.map.edge"), ("e", "wall.move"), ("s", "window.move")]
)
def test_walls_windows_and_the_edge_stop_a_step(way: str, rule_id: str) -> None:
    stage = stand("""
        +---+---+
        | R | G |
        +-:-+   +
        | 1     |
        +---+---+
    """)  # fmt: skip
    assert stage.refused(Move("Red", (way,))).rule == rule_id


DOOR = """
    +---+---+---+---+
    | R   D   1   G |
    +---+---+---+---+
"""


@rule("door.square", "door.closed", "los.door")
def test_a_door_square_is_closed_while_nobody_stands_in_it() -> None:
    refusal = stand(DOOR).refused(Shoot("Red", "Green"))
    assert refusal.rule == "los.door"


@rule("door.hold", "door.hold.los", "ruling.los.holder")
def test_whoever_stands_in_the_door_sees_both_ways() -> None:
    stage = stand(DOOR, red="3/3/1").move("e")
    stage.shoot("Green")
    assert (stage.request.purpose, stage.request.need) == ("hit", 2)


@rule("door.hold.move")
def test_the_door_closes_behind_the_one_who_moves_off() -> None:
    stage = stand("""
        +---+---+---+---+
        | R   D   1   G |
        +---+---+---+---+
        | B             |
        +---+---+---+---+
    """)  # fmt: skip
    stage.move("e", "w")
    assert stage.refused(Shoot("Red", "Green")).rule == "los.door"


@rule("door.hold.frag", "ruling.los.heldopen", "los.fighter")
def test_the_holder_is_in_the_way_and_the_door_closes_when_he_is_fragged() -> None:
    stage = stand("""
        +---+---+---+---+
        | R   BD  1   G |
        +---+---+---+---+
    """, blue="1/3/3", red="2/2/3")  # fmt: skip
    assert stage.refused(Shoot("Red", "Green")).rule == "los.fighter"
    stage.shoot("Blue").roll(6, 6).roll(1).deal("yoink")
    assert stage.refused(Shoot("Red", "Green")).rule == "los.door"


@rule("ruling.door.square.oneway")
def test_nobody_steps_back_out_of_a_one_way_door_square() -> None:
    stage = stand(DOOR, doors={"B1": Door(way="east")})
    stage.move("e")
    assert stage.refused(Move("Red", ("w",))).rule == "door.oneway"
    stage.move("e")


@rule("ruling.door.open")
def test_a_door_on_an_edge_blocks_sight_right_after_it_was_passed() -> None:
    stage = stand("""
        +---+---+---+
        | R r 1 | G |
        +---+---+   +
        | B         |
        +---+---+---+
    """)  # fmt: skip
    stage.move("e", "w")
    assert stage.refused(Shoot("Red", "Green")).rule in ("los.door", "wall.fire")


@rule("tele.neighbour")
def test_a_teleporter_is_left_on_foot_as_well() -> None:
    stage = stand("""
        +---+---+---+
        | RT  1  GT |
        +---+---+---+
    """).move("e")  # fmt: skip
    assert stage.square("Red") == "B1"


@rule("ruling.tele.repeat", "tele.cost")
def test_hops_are_repeated_at_one_movement_each() -> None:
    stage = stand("""
        +---+---+---+---+
        | RT| G | 1 | T |
        +---+---+---+---+
    """, movement=3)  # fmt: skip
    stage.move("D1", "A1", "D1")
    assert stage.request.movement == 0


HOP = """
    +---+---+---+---+
    | RT| 1   2 | GT|
    +---+---+---+---+
"""


@rule("ruling.tele.bump", "bump.trigger")
def test_a_hop_onto_a_fighter_bumps_him() -> None:
    stage = stand(HOP).move("D1")
    assert stage.heard(Bumped) == [Bumped("Green", "D1", "Red")]
    stage.roll(2)
    assert (stage.square("Red"), stage.square("Green")) == ("D1", "C1")


@rule("ruling.tele.bump")
def test_a_house_may_pass_through_an_occupied_teleporter_or_forbid_it() -> None:
    through = stand(HOP, houses=Houses(tele_bump="b"), movement=2).move("D1")
    assert (through.square("Red"), through.square("Green")) == ("D1", "D1")
    assert through.refused(End("Red")).rule == "move.end"
    closed = stand(HOP, houses=Houses(tele_bump="c"))
    assert closed.refused(Move("Red", ("D1",))).text == "D1 is taken by Green"


WET = """
    +---+---+---+---+
    | R   ~   ~   G |
    +---+---+---+---+
    | 1             |
    +---+---+---+---+
"""


@rule("ruling.move.short", "water.cost", "ex.water.cost")
def test_water_costs_two_and_is_not_entered_for_less() -> None:
    assert stand(WET, movement=4).move("e", "e").request.movement == 0
    refusal = stand(WET, movement=3).refused(Move("Red", ("e", "e")))
    assert str(refusal) == "Red can't step to C1: it costs 2, 1 left [ruling.move.short]"


@rule("ruling.jump.terrain")
@pytest.mark.parametrize(("option", "cost"), [("a", 4), ("b", 4), ("c", 6)])
def test_landing_in_water_costs_as_the_house_has_it(option: Any, cost: int) -> None:
    stage = stand(WET, houses=Houses(jump_terrain=option), movement=8).jump("e", 2)
    assert 8 - stage.request.movement == cost


@rule("ruling.jump.terrain")
@pytest.mark.parametrize(("option", "cost"), [("a", 4), ("b", 5), ("c", 8)])
def test_landing_in_lava_costs_as_the_house_has_it(option: Any, cost: int) -> None:
    stage = stand("""
        +---+---+---+---+
        | R       ^   G |
        +---+---+---+---+
        | 1             |
        +---+---+---+---+
    """, houses=Houses(jump_terrain=option), movement=9)  # fmt: skip
    stage.jump("e", 2)
    assert 9 - stage.request.movement == cost


@rule("wall.diagonal", "ruling.wall.halves", "ruling.wall.enter")
def test_the_halves_of_a_cut_square_are_two_places() -> None:
    stage = stand("""
        +---+---+---+
        | R   /   G |
        +   +   +   +
        | 1       2 |
        +---+---+---+
    """)  # fmt: skip
    stage.move("e")
    assert stage.square("Red") == "B1a"
    assert stage.refused(Move("Red", ("e",))).rule in ("ruling.map.edge", "wall.move")
    stage.end().roll(6, 6, by="Green").move("w")
    assert stage.square("Green") == "B1b"
    stage.end()


def test_a_way_is_cut_short_where_its_walker_falls() -> None:
    stage = stand(PIT, red="1/3/3").move("e", "e", "e").roll(6, 6).roll(1)
    assert stage.heard(Stopped) == [Stopped("Red", "", "the rest of the way is not walked")]


def test_a_roll_is_due_and_nothing_else() -> None:
    stage = stand(LOOT).move("e")
    assert isinstance(stage.request, Roll)
    assert stage.refused(Choose("Red", ("B1",))).text == (
        "no choice is due: Red, 1 die, power-up on B1"
    )
