"""Steps, doors, jumps and teleporters, drawn case by case."""

from __future__ import annotations

import pytest

from fragkit.board.board import EAST, NORTH, SOUTH, WEST, Board
from fragkit.board.movement import Move, Mover, jump, moves_from, step
from fragkit.board.reach import UNLIMITED, reach
from fragkit.board.sight import Blocker
from fragkit.board.things import BoardOptions, Things
from fragkit.model.map import Door
from tests.board.drawn import at, draw, names
from tests.rulemark import rule

FIELD = """
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+
"""


def costs(
    text: str | Board,
    start: str,
    moves: int,
    mover: Mover | None = None,
    fighters: str = "",
    barrels: str = "",
    hanged: str = "",
    **houses: str,
) -> dict[str, int]:
    board = text if isinstance(text, Board) else draw(text)
    things = Things(
        fighters=frozenset(at(board, n) for n in fighters.split()),
        solid=tuple((at(board, n), "barrel") for n in barrels.split()),
        hanged=frozenset(at(board, n) for n in hanged.split()),
    )
    chosen = BoardOptions(**houses)
    found = reach(board, at(board, start), moves, mover or Mover(), things, chosen)
    return {board.name(p): r.cost for p, r in found.items()}


def stops(board: Board, start: str, moves: int, things: Things, **houses: str) -> dict[str, bool]:
    found = reach(board, at(board, start), moves, Mover(), things, BoardOptions(**houses))
    return {board.name(p): r.stop for p, r in found.items()}


def refused(move: Move | Blocker) -> str:
    assert isinstance(move, Blocker), move
    return str(move)


# -- steps ---------------------------------------------------------------------


@rule("move.ortho", "ex.move.first")
def test_the_first_step_reaches_four_squares_and_no_diagonal_one() -> None:
    assert costs(FIELD, "C2", 1) == {"B2": 1, "C1": 1, "C3": 1, "D2": 1}


@rule("wall.move", "ruling.map.edge")
def test_walls_and_the_map_s_edge_stop_movement() -> None:
    board = draw("""
        +---+---+
        | A | B |
        +---+---+
    """)
    assert refused(step(board, at(board, "A1"), EAST)) == "wall between A1 and B1"
    assert refused(step(board, at(board, "A1"), WEST)) == "outer wall at A1"
    assert refused(step(board, at(board, "A1"), NORTH)) == "outer wall at A1"
    assert costs(board, "A1", 9) == {}


def test_solid_squares_are_not_entered() -> None:
    board = draw("""
        +---+---+
        | A   # |
        +---+---+
    """)
    assert refused(step(board, at(board, "A1"), EAST)) == "solid square B1"


@rule("window.move")
def test_a_window_stops_movement() -> None:
    board = draw("""
        +---+---+
        | A : B |
        +---+---+
    """)
    assert refused(step(board, at(board, "A1"), EAST)) == "window between A1 and B1"


@rule("door.twoway", "door.cost")
def test_a_two_way_door_is_passed_both_ways_at_no_extra_cost() -> None:
    board = draw("""
        +---+---+
        | A g B |
        +---+---+
    """)
    assert costs(board, "A1", 1) == {"B1": 1}
    assert costs(board, "B1", 1) == {"A1": 1}


@rule("door.oneway")
@pytest.mark.parametrize(("drawn", "there", "back"), [(">", 1, 0), ("<", 0, 1)])
def test_a_one_way_door_is_passed_only_along_its_arrow(drawn: str, there: int, back: int) -> None:
    board = draw(f"""
        +---+---+
        |   {drawn}   |
        +---+---+
    """)
    assert len(costs(board, "A1", 5)) == there
    assert len(costs(board, "B1", 5)) == back


@rule("door.oneway")
def test_a_one_way_door_between_rows_follows_its_arrow() -> None:
    board = draw("""
        +---+---+
        |       |
        +-v-+-^-+
        |   |   |
        +---+---+
    """)
    assert costs(board, "A1", 1) == {"A2": 1, "B1": 1}
    assert refused(step(board, at(board, "B1"), SOUTH)) == "one-way door between B1 and B2"
    assert costs(board, "A2", 9) == {}
    assert costs(board, "B2", 1) == {"B1": 1}


@rule("door.key.use", "door.key.match")
def test_a_key_of_the_door_s_colour_lets_pass_against_the_arrow() -> None:
    board = draw("""
        +---+---+
        |   <   |
        +---+---+
    """)
    assert costs(board, "A1", 1, Mover(keys=frozenset({"red"}))) == {"B1": 1}
    assert costs(board, "A1", 1, Mover(keys=frozenset({"green"}))) == {}


DOORWAY = """
    +---+---+---+
    |     D     |
    +---+---+---+
"""


@rule("door.square")
def test_a_door_square_is_passed_along_its_open_pair() -> None:
    assert costs(DOORWAY, "A1", 2) == {"B1": 1, "C1": 2}


@rule("ruling.door.square.oneway", "door.oneway")
def test_a_one_way_door_square_is_entered_and_left_along_its_arrow_only() -> None:
    board = draw(DOORWAY, B1=Door(way="east"))
    assert costs(board, "A1", 2) == {"B1": 1, "C1": 2}
    assert costs(board, "C1", 9) == {}
    assert costs(board, "B1", 9) == {"C1": 1}
    assert refused(step(board, at(board, "B1"), WEST)) == "one-way door in B1"
    assert costs(board, "C1", 2, Mover(keys=frozenset({"red"}))) == {"A1": 2, "B1": 1}


@rule("ruling.switch.closed", "ruling.key.switch")
def test_a_switch_door_is_a_wall_until_it_is_opened() -> None:
    board = draw(DOORWAY, B1=Door("blue", switch=True))
    assert costs(board, "A1", 9) == {}
    assert costs(board, "A1", 9, Mover(keys=frozenset({"blue"}))) == {}
    opened = Things(open_doors=board.switch_doors("blue"))
    assert sorted(names(board, reach(board, at(board, "A1"), 2, things=opened))) == ["B1", "C1"]
    assert board.switch_doors("green") == frozenset()


@rule("ruling.switch.inside")
def test_whoever_stands_in_a_switch_door_that_closed_may_still_leave() -> None:
    board = draw(DOORWAY, B1=Door("blue", switch=True))
    assert costs(board, "B1", 1) == {"A1": 1, "C1": 1}


@rule("wall.diagonal", "ruling.wall.enter", "ruling.wall.halves")
def test_a_half_is_entered_and_left_by_its_own_edges() -> None:
    board = draw(r"""
        +---+---+---+
        |           |
        +---+   +---+
        |     \     |
        +---+   +---+
        |           |
        +---+---+---+
    """)
    assert costs(board, "A2", 2) == {"B2b": 1, "B3": 2}
    assert costs(board, "B1", 2)["B2a"] == 1
    assert "B2b" not in costs(board, "B1", 9)
    assert refused(step(board, at(board, "B2a"), WEST)) == "diagonal wall in B2"


@rule("water.cost", "ex.water.cost", "ruling.water.when")
def test_two_water_squares_in_a_row_cost_four() -> None:
    board = draw("""
        +---+---+---+---+
        | A   ~   ~     |
        +---+---+---+---+
    """)
    assert costs(board, "A1", 9) == {"B1": 2, "C1": 4, "D1": 5}
    assert costs(board, "A1", 9, Mover(costs=())) == {"B1": 1, "C1": 2, "D1": 3}


@rule("lava.cost", "ex.lava.cost", "ruling.move.short", "ruling.lava.immune.cost")
def test_a_lava_square_costs_three_and_is_not_entered_with_less() -> None:
    board = draw("""
        +---+---+
        | A   ^ |
        +---+---+
    """)
    assert costs(board, "A1", 3) == {"B1": 3}
    assert costs(board, "A1", 2) == {}
    assert costs(board, "A1", 3, Mover(immune=frozenset({"lava"}))) == {"B1": 3}


@rule("grate.base")
def test_grates_change_nothing() -> None:
    board = draw("""
        +---+---+---+
        |     %     |
        +---+---+---+
    """)
    found = reach(board, 0, 2)
    assert {board.name(p): (r.cost, r.hazards) for p, r in found.items()} == {
        "B1": (1, ()),
        "C1": (2, ()),
    }


def test_hazards_on_the_way_are_told_in_order_unless_the_mover_is_immune() -> None:
    board = draw("""
        +---+---+---+---+---+
        |     a   t   ^   a |
        +---+---+---+---+---+
    """)
    mine = Things(hazards=((at(board, "C1"), "mine"),))
    way = reach(board, 0, 9, things=mine)[at(board, "E1")]
    assert [(h.kind, board.name(h.place)) for h in way.hazards] == [
        ("acid", "B1"),
        ("tentacle", "C1"),
        ("mine", "C1"),
        ("lava", "D1"),
        ("acid", "E1"),
    ]
    immune = Mover(immune=frozenset({"acid", "lava"}))
    kinds = [h.kind for h in reach(board, 0, 9, immune)[at(board, "E1")].hazards]
    assert kinds == ["tentacle"]


def test_the_cheapest_way_wins_then_fewest_hazards_then_names() -> None:
    board = draw("""
        +---+---+---+
        | A   a     |
        +   +   +   +
        |           |
        +---+---+---+
    """)
    found = reach(board, at(board, "A1"), 9)
    assert names(board, found[at(board, "C2")].path) == ["A2", "B2", "C2"]
    # B2 has two ways of cost 2; that by acid is not taken.
    assert names(board, found[at(board, "B2")].path) == ["A2", "B2"]
    # C1 costs 2 through acid and 4 around it: cost decides first.
    assert names(board, found[at(board, "C1")].path) == ["B1", "C1"]
    plain = draw(FIELD)
    assert names(plain, reach(plain, 0, 9)[at(plain, "B2")].path) == ["A2", "B2"]


def test_somebody_who_passes_walls_walks_through_them_but_not_into_rock() -> None:
    board = draw(r"""
        +---+---+---+---+
        |   |   :   | # |
        +---+---+---+---+
    """)
    ghost = Mover(passes=frozenset({"walls", "windows"}))
    assert costs(board, "A1", 9, ghost) == {"B1": 1, "C1": 2}


def test_a_mover_through_walls_needs_no_switch_door_open() -> None:
    board = draw(DOORWAY, B1=Door("blue", switch=True))
    assert costs(board, "A1", 9, Mover(passes=frozenset({"walls"}))) == {"B1": 1, "C1": 2}


def test_a_board_keeps_the_moves_of_different_movers_apart() -> None:
    board = draw(LANE)
    assert costs(board, "A1", 1) == {"B1": 1}
    assert costs(board, "A1", 6, Mover(speed=3), barrels="B1") == {}
    assert costs(board, "A1", 9, Mover(costs=())) == {"B1": 1, "C1": 2, "D1": 3}


# -- others on the board -------------------------------------------------------

LANE = """
    +---+---+---+---+
    |               |
    +---+---+---+---+
"""


@rule("move.through", "move.end", "ruling.move.stuck", "ruling.bump.walk")
def test_others_are_passed_but_not_joined() -> None:
    board = draw(LANE)
    things = Things(fighters=frozenset({at(board, "B1")}))
    assert stops(board, "A1", 2, things) == {"B1": False, "C1": True}


@rule("ruling.move.stuck")
def test_a_step_into_an_occupied_square_needs_movement_left_to_leave_it() -> None:
    board = draw(LANE)
    things = Things(fighters=frozenset({at(board, "B1")}))
    assert stops(board, "A1", 1, things) == {}
    two = Things(fighters=frozenset(at(board, n) for n in ("B1", "C1", "D1")))
    # With nobody free behind them, one may still go in and come back.
    assert stops(board, "A1", 2, two) == {"B1": False}
    assert stops(board, "A1", 4, two) == {"B1": False, "C1": False}


@rule("ruling.move.stuck")
def test_the_house_may_let_one_slide_back_or_bump() -> None:
    board = draw(LANE)
    things = Things(fighters=frozenset({at(board, "B1")}))
    assert stops(board, "A1", 1, things, move_stuck="b") == {"B1": False}
    assert stops(board, "A1", 1, things, move_stuck="c") == {"B1": True}


@rule("barrel.move", "deadlands.gallows.pass")
def test_barrels_and_the_hanged_are_not_passed() -> None:
    assert costs(LANE, "A1", 9, barrels="C1") == {"B1": 1}
    assert costs(LANE, "A1", 9, hanged="B1") == {}


# -- jumps ---------------------------------------------------------------------


@rule(
    "move.jump.max", "move.jump.count", "ex.jump.2", "ex.jump.3", "ex.jump.cost.2", "ex.jump.cost.3"
)
@pytest.mark.parametrize(("speed", "farthest", "cost"), [(2, "C1", 4), (3, "D1", 6)])
def test_a_jump_goes_as_far_as_speed_at_two_each(speed: int, farthest: str, cost: int) -> None:
    board = draw(LANE)
    jumps = [m for m in moves_from(board, 0, Mover(speed=speed)) if m.by == "jump"]
    assert (board.name(jumps[-1].to), jumps[-1].cost) == (farthest, cost)
    assert len(jumps) == speed - 1


@rule("move.jump.speed1", "ex.jump.1")
def test_speed_one_does_not_jump() -> None:
    assert [m.by for m in moves_from(draw(LANE), 0, Mover(speed=1))] == ["step"]


@rule("move.jump.avoid", "ruling.jump.landing", "move.jump.cost")
def test_hazards_flown_over_do_nothing() -> None:
    board = draw("""
        +---+---+---+
        |     a     |
        +---+---+---+
    """)
    afoot = reach(board, 0, 4)[at(board, "C1")]
    assert (afoot.cost, [h.kind for h in afoot.hazards]) == (2, ["acid"])
    over = jump(board, 0, EAST, 2)
    assert over == Move(at(board, "C1"), 4, "jump", EAST, 2)


@rule("lava.cost.jump", "move.jump.avoid")
def test_lava_flown_over_costs_two_and_does_not_burn() -> None:
    board = draw("""
        +---+---+---+
        |     ^     |
        +---+---+---+
    """)
    way = reach(board, 0, 4, Mover(speed=2))[at(board, "C1")]
    assert (way.cost, names(board, way.path), way.hazards) == (4, ["C1"], ())


@rule("ruling.jump.terrain")
@pytest.mark.parametrize(("option", "water", "lava"), [("a", 4, 4), ("b", 4, 5), ("c", 6, 8)])
def test_landing_in_water_or_lava_costs_as_the_house_has_it(
    option: str, water: int, lava: int
) -> None:
    houses = BoardOptions(jump_terrain=option)
    for symbol, cost in (("~", water), ("^", lava)):
        board = draw(f"""
            +---+---+---+
            |         {symbol} |
            +---+---+---+
        """)
        assert jump(board, 0, EAST, 2, houses=houses) == Move(
            at(board, "C1"), cost, "jump", EAST, 2
        )


@rule("move.jump.line", "ruling.jump.direction")
def test_jumps_are_straight_and_orthogonal() -> None:
    board = draw(FIELD)
    here = at(board, "C2")
    jumps = [board.name(m.to) for m in moves_from(board, here, Mover(speed=2)) if m.by == "jump"]
    assert sorted(jumps) == ["A2", "E2"]


@rule("move.jump.wall", "ruling.jump.over", "wall.move", "door.closed")
@pytest.mark.parametrize(
    ("edge", "words"),
    [
        ("|", "wall between B1 and C1"),
        ("r", "door between B1 and C1"),
        (">", "door between B1 and C1"),
        (":", "window between B1 and C1"),
    ],
)
def test_a_jump_crosses_no_wall_door_or_window(edge: str, words: str) -> None:
    board = draw(f"""
        +---+---+---+
        |       {edge}   |
        +---+---+---+
    """)
    assert refused(jump(board, 0, EAST, 2)) == words


@rule("ruling.jump.over", "barrel.move", "deadlands.gallows.pass")
def test_a_jump_crosses_fighters_but_no_barrels_or_hanged() -> None:
    board = draw(LANE)
    b1 = frozenset({at(board, "B1")})
    assert isinstance(jump(board, 0, EAST, 2, things=Things(fighters=b1)), Move)
    assert refused(jump(board, 0, EAST, 2, things=Things(solid=((1, "barrel"),)))) == "barrel on B1"
    assert refused(jump(board, 0, EAST, 2, things=Things(hanged=b1))) == "hanged fighter on B1"


@rule("ruling.jump.over", "door.hold")
def test_a_door_square_is_flown_over_only_while_held() -> None:
    board = draw(DOORWAY)
    assert refused(jump(board, 0, EAST, 2)) == "door in B1"
    held = Things(fighters=frozenset({at(board, "B1")}))
    assert isinstance(jump(board, 0, EAST, 2, things=held), Move)


@rule("move.jump.wall")
def test_a_jump_does_not_cross_a_diagonal_wall() -> None:
    board = draw(r"""
        +---+---+---+
        |           |
        +   +   +   +
        |     \     |
        +   +   +   +
        |           |
        +---+---+---+
    """)
    assert refused(jump(board, at(board, "A2"), EAST, 2)) == "diagonal wall in B2"


@rule("ruling.jump.start", "ruling.jump.land")
def test_a_jump_may_start_and_land_among_others_if_movement_is_left() -> None:
    board = draw("""
        +---+---+---+---+
        |     ^         |
        +---+---+---+---+
    """)
    things = Things(fighters=frozenset({at(board, "A1"), at(board, "C1")}))
    found = reach(board, at(board, "A1"), 5, Mover(speed=2), things)
    assert found[at(board, "C1")].stop is False
    assert names(board, found[at(board, "D1")].path) == ["C1", "D1"]
    assert at(board, "C1") not in reach(board, at(board, "A1"), 4, Mover(speed=2), things)


# -- teleporters ---------------------------------------------------------------

PORTS = """
    +---+---+---+---+
    | T   .   . | T |
    +---+---+---+---+
    | T |           |
    +---+---+---+---+
"""


@rule("tele.cost", "tele.jump", "tele.neighbour", "ex.tele", "ruling.tele.three")
def test_a_teleporter_leads_to_every_other_one_for_one() -> None:
    assert costs(PORTS, "A1", 1) == {"A2": 1, "B1": 1, "D1": 1}


@rule("ruling.tele.repeat")
def test_one_may_hop_again_at_the_same_price() -> None:
    assert costs(PORTS, "B1", 2) == {"A1": 1, "A2": 2, "C1": 1, "D1": 2}
    assert costs(PORTS, "A2", 2) == {"A1": 1, "B1": 2, "D1": 1}


@rule("ruling.tele.bump")
def test_an_occupied_teleporter_is_bumped_passed_or_forbidden_as_the_house_has_it() -> None:
    board = draw(PORTS)
    things = Things(fighters=frozenset({at(board, "D1")}))
    assert stops(board, "A1", 1, things) == {"A2": True, "B1": True, "D1": True}
    assert stops(board, "A1", 1, things, tele_bump="b") == {"A2": True, "B1": True}
    assert stops(board, "A1", 2, things, tele_bump="b")["D1"] is False
    assert "D1" not in stops(board, "A1", 9, things, tele_bump="c")


def test_a_teleporter_under_a_barrel_leads_nowhere() -> None:
    assert "D1" not in costs(PORTS, "A1", 9, barrels="D1")


# -- distances -----------------------------------------------------------------


def test_without_a_limit_everything_that_can_be_reached_is() -> None:
    board = draw(
        """
        +---+---+---+---+
        |     ~   > | # |
        +---+---+---+---+
    """.replace("> |", ". |")
    )
    assert costs(board, "A1", UNLIMITED) == {"B1": 2, "C1": 3}
