"""Acid, doors, windows, walls, grates, teleporters (acid.*, door.*, wall.*, tele.*)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import draw, fighter

# -- acid --------------------------------------------------------------------------------


@rule("acid.enter", "ruling.damage.hazard")
def test_entering_acid_is_an_attack_of_two_dice_against_health_dice() -> None:
    game = draw(
        """
        +---+---+---+
        | R   a   B |
        +---+---+---+
        """
    )
    game.do("m e")
    assert game.due == "Red rolls 2d: damage"  # no roll to hit
    game.do("4 2")
    assert game.due == "Red rolls 3d: defense"
    game.do("1 1 1")
    assert game.told("wounded points")[-1] == 2
    assert game.health("Red") == 1


@rule("acid.each")
def test_every_further_acid_square_is_a_further_attack() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   a   a   B |
        +---+---+---+---+
        """
    )
    game.do("m e e", "1 1", "6 6 6", "1 1", "6 6 6", "m w", "1 1", "6 6 6")
    assert game.told("moved square") == ["B1", "C1", "B1"]
    assert len(game.told("wounded")) == 3


@rule("ruling.acid.stay")
def test_staying_in_acid_does_not_hurt() -> None:
    game = draw(
        """
        +---+---+---+
        |Ra       B |
        +---+---+---+
        """
    )
    game.do("end", "1 1", "end", "1 1", "end")
    assert game.told("wounded") == []


@rule("ruling.frag.nobody", "faq.special")
def test_nobody_scores_for_a_frag_by_acid_and_leftovers_lie_there() -> None:
    game = draw(
        """
        +---+---+---+
        | R   a   B |
        +---+---+---+
        """,
        red=fighter("1/3/3", play="boomstick"),
    )
    game.do("m e", "6 6", "1")
    assert game.told("fragged player by square cause") == [("Red", "", "B1", "acid")]
    assert game.told("frag-scored") == []
    assert game.hand("Blue") == []
    assert game.floor("B1") == ["pile boomstick", "blood"]


# -- doors on an edge -----------------------------------------------------------------------


@rule("door.oneway")
def test_a_one_way_door_is_passed_along_its_arrow_only() -> None:
    room = """
        +---+---+---+
        | R >     B |
        +---+---+---+
    """
    game = draw(room)
    game.do("m e")
    assert game.refuses("m w") == (
        "Red can't go west from B1: the one-way door opens the other way [door.oneway]"
    )


@rule("door.twoway", "door.cost", "door.edge", "ruling.door.open")
@pytest.mark.parametrize("door", ["r", "g", "b"])
def test_a_two_way_door_is_passed_both_ways_at_no_extra_cost(door: str) -> None:
    game = draw(f"+---+---+---+\n| R {door}     B |\n+---+---+---+", movement=2)
    game.do("m e w")
    assert game.due == "Red acts: 0 movement, 1 attacks"
    assert game.told("moved cost") == [1, 1]


@rule("door.color.base")
@pytest.mark.parametrize("door", ["r", "g", "b"])
def test_the_colour_of_a_door_means_nothing(door: str) -> None:
    game = draw(f"+---+---+---+\n| R {door}     B |\n+---+---+---+")
    assert game.refuses("s Blue start") == (
        "Red can't shoot Blue: door between A1 and B1 [los.door]"
    )
    game.do("m e")
    assert game.square("Red") == "B1"


@rule("los.door", "door.closed", "ruling.los.oneway", "ruling.door.open")
@pytest.mark.parametrize("door", ["r", ">", "<"])
def test_a_door_blocks_sight_along_its_arrow_and_after_somebody_has_passed(door: str) -> None:
    game = draw(f"+---+---+---+---+\n| R     {door}     B |\n+---+---+---+---+")
    assert game.refuses("s Blue start").endswith("[los.door]")
    if door != "<":
        game.do("m e e", "s Blue start", "6 6", "6 6 6")  # beyond it there is nothing in the way
        game = draw(f"+---+---+---+---+\n| R     {door} G   B |\n+---+---+---+---+")
        assert game.refuses("s Green start").endswith("[los.door]")


@rule("door.closed", "wall.weapon", "ruling.blast.walls")
def test_a_closed_door_stops_a_blast_like_a_wall() -> None:
    game = draw("+---+---+---+\n| R   G r B |\n+---+---+---+", red=fighter(play="rocket-tantrum"))
    game.do("s Green rocket-tantrum", "6 6 6 6 6", "6 6 6", "6 6 6 6 6", "6 6 6")
    assert set(game.told("wounded player")) == {"Red", "Green"}


# -- doors inside a square --------------------------------------------------------------------

DOOR = """
    +---+---+---+---+---+
    | R       D       B |
    +---+---+---+---+---+
"""


@rule("door.square", "los.door", "door.closed")
def test_a_door_in_a_square_blocks_sight_while_nobody_stands_there() -> None:
    game = draw(DOOR)
    assert game.refuses("s Blue start") == "Red can't shoot Blue: door in C1 [los.door]"


@rule("door.square", "door.hold", "door.hold.los", "door.cost", "door.twoway")
def test_whoever_stands_in_the_door_sees_to_both_sides() -> None:
    game = draw(
        """
        +---+---+---+---+---+
        | G   R   D       B |
        +---+---+---+---+---+
        """,
        red=fighter("2/1/4"), movement=1,
    )  # fmt: skip
    game.do("m e", "s Blue start", "1 1", "6 6 6", "s Green start")
    assert game.due == "Red rolls 2d: damage"


@rule("ruling.los.holder", "ruling.los.symmetric")
def test_the_holder_of_a_door_is_seen_from_both_sides() -> None:
    game = draw(
        """
        +---+---+---+---+---+
        | R      DG       B |
        +---+---+---+---+---+
        """
    )
    game.do("s Green start", "1 1", "6 6 6", "end", "1 1", "s Green start")
    assert game.due == "Blue rolls 2d: damage"


@rule("ruling.los.heldopen")
def test_nobody_sees_through_a_held_door() -> None:
    game = draw(
        """
        +---+---+---+---+---+
        | R      DG       B |
        +---+---+---+---+---+
        """
    )
    assert (
        game.refuses("s Blue start")
        == "Red can't shoot Blue: Green is in the way on C1 [los.fighter]"
    )


@rule("door.hold.move")
def test_the_door_closes_when_its_holder_moves_off() -> None:
    game = draw(
        """
        +---+---+---+---+---+
        | R      DG       B |
        +---+---+---+---+---+
        """,
        turn="Green",
    )
    game.do("m e", "end", "1 1")
    assert game.refuses("s Green start") == "Red can't shoot Green: door in C1 [los.door]"


@rule("door.hold.frag")
def test_the_door_closes_when_its_holder_is_fragged() -> None:
    game = draw(
        """
        +---+---+---+---+---+
        | R      DG       B |
        +---+---+---+---+---+
        """,
        red=fighter("2/1/4"), green=fighter(health=1),
    )  # fmt: skip
    game.do("s Green start", "6 6", "1")
    assert game.square("Green") == ""
    assert game.refuses("s Blue start") == "Red can't shoot Blue: door in C1 [los.door]"


@rule("ruling.door.square.oneway", "door.oneway")
def test_a_one_way_door_in_a_square_is_left_along_its_arrow_only() -> None:
    game = draw(DOOR, keys="doors: [{at: C1, color: blue, way: east}]")
    game.do("m e e")
    assert game.square("Red") == "C1"
    assert game.refuses("m w") == (
        "Red can't go west from C1: the one-way door opens the other way [door.oneway]"
    )
    game.do("m e")
    assert game.refuses("m w").endswith("[door.oneway]")


# -- walls ----------------------------------------------------------------------------------------


@rule("wall.move")
def test_walls_and_solid_squares_stop_movement() -> None:
    game = draw(
        """
        +---+---+---+
        | R |     B |
        +   +---+---+
        |   |###|   |
        +   +   +   +
        |     #     |
        +---+---+---+
        """
    )
    assert game.refuses("m e") == "Red can't go east from A1: a wall is in the way [wall.move]"
    game.do("m s s")
    assert game.refuses("m e") == "Red can't go east from A3: a wall is in the way [wall.move]"


@rule("wall.fire", "los.obstacle")
def test_walls_can_not_be_shot_through() -> None:
    game = draw(
        """
        +---+---+---+
        | R |     B |
        +---+---+---+
        """
    )
    assert game.refuses("s Blue start") == (
        "Red can't shoot Blue: wall between A1 and B1 [wall.fire]"
    )


@rule("wall.weapon", "ruling.blast.walls")
def test_walls_stop_a_blast() -> None:
    game = draw(
        """
        +---+---+---+
        | R   B | G |
        +---+---+---+
        """,
        red=fighter(play="rocket-tantrum"),
    )
    game.do("s Blue rocket-tantrum", "6 6 6 6 6", "6 6 6", "6 6 6 6 6", "6 6 6")
    assert set(game.told("wounded player")) == {"Red", "Blue"}


@rule("wall.diagonal", "ruling.wall.halves", "ruling.wall.enter")
def test_a_square_cut_by_a_wall_is_two_places_entered_by_their_own_edges() -> None:
    game = draw(
        """
        +---+---+---+
        |   | G     |
        +   +   +---+
        | R   /   B |
        +---+   +---+
        |           |
        +---+---+---+
        """,
        green=fighter("2/3/2"), movement=5,
    )  # fmt: skip
    game.do("m e")
    assert game.square("Red") == "B2a"  # holding the top edge and the left one
    assert game.refuses("m e") == "Red can't go east from B2a: a wall is in the way [wall.move]"
    assert game.refuses("m s").endswith("[wall.move]")
    game.do("end", "6 6", "m w")
    assert game.square("Blue") == "B2b"
    game.do("end")  # two fighters in one square, neither in the other's place
    assert game.due == "Green rolls 3d: movement"


@rule("wall.diagonal", "ruling.wall.center", "ruling.los.along", "wall.fire")
def test_a_diagonal_wall_hides_what_is_on_its_other_side() -> None:
    game = draw(
        """
        +---+---+---+
        |           |
        +   +   +   +
        | G   /R  B |
        +   +   +   +
        |           |
        +---+---+---+
        """
    )
    game.do("s Blue start")
    assert game.due == "Red rolls 2d: damage"
    game.do("1 1", "6 6 6", "end", "1 1", "end", "1 1")
    assert game.refuses("s Red start").endswith("[wall.fire]")


@rule("ruling.los.along")
def test_a_line_along_a_diagonal_wall_is_blocked() -> None:
    game = draw(
        """
        +---+---+---+
        |         B |
        +   +   +   +
        |     /R    |
        +   +   +   +
        |           |
        +---+---+---+
        """
    )
    assert game.refuses("s Blue start").endswith("[wall.fire]")


@rule("grate.base")
def test_a_grate_does_nothing() -> None:
    game = draw(
        """
        +---+---+---+
        | R   %   B |
        +---+---+---+
        """,
        movement=1,
    )
    game.do("m e")
    assert game.due == "Red acts: 0 movement, 1 attacks"
    game.do("s Blue start")
    assert game.told("rolled") == []


# -- teleporters ------------------------------------------------------------------------------------

PADS = """
    +---+---+---+---+---+
    |RT     | T |   |BT |
    +---+---+---+---+---+
"""


@rule("tele.neighbour")
def test_from_a_teleporter_one_may_step_off_in_the_normal_way() -> None:
    game = draw(PADS, movement=1)
    game.do("m e")
    assert game.square("Red") == "B1"


@rule("tele.jump", "tele.cost", "ex.tele", "ruling.tele.repeat")
def test_a_teleporter_leads_to_any_other_for_one_movement_again_and_again() -> None:
    game = draw(PADS.replace("BT", " T").replace("|   |", "| B |"), movement=3)
    game.do("m C1")
    assert (game.square("Red"), game.due) == ("C1", "Red acts: 2 movement, 1 attacks")
    game.do("m E1", "m A1")
    assert (game.square("Red"), game.due) == ("A1", "Red acts: 0 movement, 1 attacks")
    assert game.told("moved how cost") == [("teleporter", 1)] * 3


@rule("tele.jump")
def test_only_a_teleporter_leads_to_teleporters() -> None:
    game = draw(PADS)
    game.do("m e")
    assert game.refuses("m via E1") == "E1 is not adjacent to B1 [move.ortho]"


@rule("tele.jump")
def test_no_teleporter_leads_to_itself() -> None:
    game = draw(PADS)
    assert game.refuses("m A1") == "Red is already on A1 [move.ortho]"


@rule("tele.jump", "tele.cost", "tele.choice")
@pytest.mark.parametrize("between", ["|", ":", "<", " "])
def test_a_teleporter_next_door_is_reached_whatever_lies_between(between: str) -> None:
    """To walk there, one says the direction; water costs the walker more."""
    pads = f"""
        +---+---+---+
        |RT {between}~T | B |
        +---+---+---+
    """
    game = draw(pads, movement=1)
    assert "[" in game.refuses("m e")
    game.do("m via B1")
    assert (game.square("Red"), game.due) == ("B1", "Red acts: 0 movement, 1 attacks")


@rule("ruling.tele.bump", "tele.neighbour")
def test_who_hops_next_door_bumps_and_who_walks_there_does_not() -> None:
    pads = """
        +---+---+---+
        |RT  BT   1 |
        +---+---+---+
    """
    game = draw(pads, movement=1)
    assert game.refuses("m e").endswith("[ruling.move.stuck]")
    game.do("m via B1", "1")
    assert (game.square("Red"), game.square("Blue")) == ("B1", "C1")
    game = draw(pads, movement=2)
    game.do("m e", "m e")
    assert game.told("bumped") == []


@rule("ruling.tele.bump", "bump.trigger")
def test_stepping_onto_an_occupied_teleporter_bumps() -> None:
    game = draw(PADS.replace("|   |", "| 1 |"), movement=1)
    game.do("m E1", "1")
    assert game.told("bumped player square by") == [("Blue", "E1", "Red")]
    assert (game.square("Red"), game.square("Blue")) == ("E1", "D1")


@rule("ruling.tele.bump")
def test_a_table_may_let_fighters_share_an_occupied_teleporter_in_passing() -> None:
    game = draw(PADS, movement=1, house="tele.bump=b")
    assert game.refuses("m E1").endswith("[ruling.move.stuck]")
    game = draw(PADS, movement=2, house="tele.bump=b")
    game.do("m E1", "m C1")
    assert game.told("bumped") == []
    assert (game.square("Red"), game.square("Blue")) == ("C1", "E1")


@rule("ruling.tele.bump")
def test_a_table_may_forbid_an_occupied_teleporter() -> None:
    game = draw(PADS, house="tele.bump=c")
    assert game.refuses("m via E1") == "Blue is already on E1 [ruling.tele.bump]"
