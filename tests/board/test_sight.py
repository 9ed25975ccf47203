"""Line of sight, drawn case by case."""

from __future__ import annotations

import pytest

from fragkit.board.board import Board
from fragkit.board.sight import (
    can_see,
    heat,
    range_between,
    sight,
    squares_crossed,
    visible_from,
)
from fragkit.board.things import BoardOptions, Things
from tests.board.drawn import at, draw, marks, names
from tests.rulemark import rule

OPEN_FIELD = """
    +---+---+---+---+---+
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+
"""


def look(
    text: str | Board,
    a: str = "A",
    b: str = "B",
    fighters: str = "",
    barrels: str = "",
    hanged: str = "",
    **houses: str,
) -> str:
    """`clear`, or the blocker in words; both ways of asking must agree, and both ways round."""
    board = text if isinstance(text, Board) else draw(text)
    found = {} if isinstance(text, Board) else marks(text)
    one, two = at(board, found.get(a, a)), at(board, found.get(b, b))
    things = Things(
        fighters=frozenset(at(board, n) for n in fighters.split()),
        solid=tuple((at(board, n), "barrel") for n in barrels.split()),
        hanged=frozenset(at(board, n) for n in hanged.split()),
    )
    chosen = BoardOptions(**houses)
    answer = sight(board, one, two, things, chosen)
    assert can_see(board, one, two, things, chosen) == answer.visible
    assert can_see(board, two, one, things, chosen) == answer.visible
    return "clear" if answer.visible else str(answer.blocked_by)


@rule("los.center")
def test_nothing_between_two_centres_is_clear() -> None:
    assert look(OPEN_FIELD, "A1", "E4") == "clear"


@rule("los.obstacle", "wall.fire", "los.center")
def test_a_wall_on_the_line_blocks() -> None:
    assert (
        look(
            """
            +---+---+---+
            | A   |   B |
            +---+---+---+
        """.replace("A   |   B", "A     | B")
        )
        == "wall between B1 and C1"
    )


@rule("los.corner", "ruling.los.corner")
def test_a_wall_end_touched_by_the_line_blocks_it() -> None:
    assert (
        look("""
            +---+---+
            | A     |
            +---+   +
            |     B |
            +---+---+
        """)
        == "wall corner at the south-east of A1"
    )


@rule("los.corner")
def test_a_line_between_two_diagonal_walls_does_not_slip_through() -> None:
    assert (
        look("""
            +---+---+
            | A |   |
            +---+---+
            |   | B |
            +---+---+
        """)
        == "wall corner at the south-east of A1"
    )


@rule("los.corner")
def test_a_corner_is_named_from_the_side_that_looks() -> None:
    board = draw("""
        +---+---+---+---+
        |               |
        +   +   +---+   +
        |               |
        +---+---+---+---+
    """)
    assert look(board, "A2", "D1") == "wall corner at the north-east of B2"
    assert look(board, "D1", "A2") == "wall corner at the south-west of C1"
    assert look(board, "B1", "C2") == "wall corner at the south-east of B1"
    assert look(board, "C2", "B1") == "wall corner at the north-west of C2"


def test_where_a_wall_is_crossed_between_its_ends_it_is_a_wall() -> None:
    board = draw("""
        +---+---+---+---+
        | 1   .   w | 2 |
        +   +---+   +-r-+
        | ~   /   T : g |
        +-v-+   +---+   +
        | a   %   D   . |
        +---+---+---+---+
    """)
    blocker = sight(board, at(board, "A1"), at(board, "D1")).blocked_by
    assert blocker is not None
    assert (blocker.kind, blocker.at, blocker.text) == ("wall", "C1-D1", "wall between C1 and D1")


@rule("los.door", "door.closed", "door.edge", "ruling.door.open", "ruling.los.oneway")
@pytest.mark.parametrize("door", ["r", "g", "b", "<", ">"])
def test_a_door_on_an_edge_blocks_whatever_its_kind(door: str) -> None:
    drawing = """
        +---+---+
        | A d B |
        +---+---+
    """.replace("d", door)
    assert look(drawing) == "door between A1 and B1"


@rule("los.corner", "door.closed")
def test_the_end_of_a_door_blocks_like_a_wall_end() -> None:
    assert (
        look("""
            +---+---+
            | A r   |
            +   +   +
            |     B |
            +---+---+
        """)
        == "end of the door at the south-east of A1"
    )


DOORWAY = """
    +---+---+---+
    |       |   |
    +   +---+   +
    |     D     |
    +   +---+   +
    |           |
    +---+---+---+
"""


@rule("los.door", "door.square", "door.hold.move", "door.hold.frag")
def test_a_door_in_a_square_blocks_while_nobody_stands_there() -> None:
    assert look(DOORWAY, "A2", "C2") == "door in B2"


@rule("door.hold", "door.hold.los", "ruling.los.holder")
def test_whoever_stands_in_a_door_square_sees_and_is_seen_on_both_sides() -> None:
    assert look(DOORWAY, "B2", "A2") == "clear"
    assert look(DOORWAY, "B2", "C2") == "clear"


@rule("ruling.los.heldopen", "los.fighter")
def test_a_third_fighter_does_not_see_through_a_held_door() -> None:
    assert look(DOORWAY, "A2", "C2", fighters="B2") == "fighter on B2"


def test_a_side_wall_of_a_door_square_is_named_when_the_line_meets_it_before_the_door() -> None:
    board = draw("""
        +---+---+---+---+
        |               |
        +   +---+   +   +
        |     D         |
        +   +---+---+---+
        |               |
        +---+---+---+---+
    """)
    assert look(board, "A2", "D1") == "door in B2"
    assert look(board, "A2", "C1") == "wall between B1 and B2"  # both in one point
    assert look(board, "A3", "C1") == "wall corner at the north-east of A3"
    assert look(board, "A2", "B1") == "wall corner at the north-east of A2"


@rule("los.window", "window.fire")
def test_a_window_does_not_block() -> None:
    assert (
        look("""
            +---+---+
            | A : B |
            +---+---+
        """)
        == "clear"
    )


@rule("los.window")
def test_the_end_of_a_window_alone_does_not_block() -> None:
    assert (
        look("""
            +---+---+
            | A :   |
            +   +   +
            |     B |
            +---+---+
        """)
        == "clear"
    )


@rule("ruling.window.end")
def test_where_a_window_meets_a_wall_the_line_is_blocked() -> None:
    assert (
        look("""
            +---+---+
            | A :   |
            +   +   +
            |   | B |
            +---+---+
        """)
        == "wall corner at the south-east of A1"
    )


@rule("los.obstacle")
def test_a_solid_square_blocks_with_its_inside_and_with_its_corners() -> None:
    board = draw("""
        +---+---+---+
        |           |
        +   +   +   +
        |     #     |
        +   +   +   +
        |           |
        +---+---+---+
    """)
    assert look(board, "A2", "C2") == "solid square B2"
    assert look(board, "A1", "C3") == "solid square B2"
    assert look(board, "A2", "B1") == "wall corner at the north-east of A2"
    assert look(board, "A1", "C2") == "solid square B2"
    assert look(board, "A1", "C1") == "clear"


CUT = r"""
    +---+---+---+
    |           |
    +   +   +   +
    |     /     |
    +   +   +   +
    |           |
    +---+---+---+
"""


@rule("wall.diagonal", "ruling.wall.center", "ruling.wall.halves")
def test_each_half_sees_only_on_its_own_side() -> None:
    board = draw(CUT)
    seen_a = visible_from(board, at(board, "B2a"))
    seen_b = visible_from(board, at(board, "B2b"))
    assert names(board, seen_a) == ["A1", "B1", "A2"]
    assert names(board, seen_b) == ["C2", "B3", "C3"]
    assert look(board, "B2a", "B2b") == "diagonal wall in B2"


@rule("ruling.los.along", "ruling.wall.center")
def test_a_line_along_a_diagonal_wall_is_blocked() -> None:
    board = draw(CUT)
    assert look(board, "B2a", "C1") == "diagonal wall in B2"
    assert look(board, "C1", "B2a") == "wall corner at the south-west of C1"
    assert look(board, "A3", "C1") == "wall corner at the north-east of A3"


@rule("los.obstacle", "wall.diagonal")
def test_a_diagonal_wall_blocks_lines_that_cross_it() -> None:
    board = draw(CUT)
    assert look(board, "A1", "C3") == "diagonal wall in B2"
    assert look(board, "A2", "C2") == "diagonal wall in B2"


def test_a_line_may_pass_beside_a_diagonal_through_one_half() -> None:
    board = draw(r"""
        +---+---+---+
        |           |
        +   +   +   +
        |     \     |
        +   +   +   +
        |           |
        +---+---+---+
    """)
    # From A1 the line to B3 passes the western half of B2 through its side and its bottom.
    assert look(board, "A1", "B3") == "clear"
    assert look(board, "A1", "C2") == "clear"
    assert look(board, "A1", "B3", fighters="B2b") == "fighter on B2b"
    assert look(board, "A1", "B3", fighters="B2a") == "clear"


@rule("los.fighter", "ruling.los.interior")
def test_another_fighter_in_the_line_blocks_even_far_from_its_centre() -> None:
    assert look(OPEN_FIELD, "A1", "E1", fighters="C1") == "fighter on C1"
    assert look(OPEN_FIELD, "A1", "C2", fighters="B1") == "fighter on B1"
    assert look(OPEN_FIELD, "A1", "C2", fighters="B2") == "fighter on B2"


@rule("ruling.los.ends")
def test_the_two_at_the_ends_do_not_block_their_own_line() -> None:
    assert look(OPEN_FIELD, "A1", "E1", fighters="A1 E1") == "clear"


@rule("ruling.los.graze")
def test_touching_the_corner_of_an_occupied_square_is_clear_unless_the_house_says_no() -> None:
    assert look(OPEN_FIELD, "A1", "B2", fighters="B1") == "clear"
    assert look(OPEN_FIELD, "A1", "B2", fighters="B1", los_graze="b") == "fighter on B1"
    assert look(OPEN_FIELD, "A1", "B2", barrels="A2", los_graze="b") == "barrel on A2"
    assert look(OPEN_FIELD, "A1", "C1", fighters="B2", los_graze="b") == "clear"


@rule("los.barrel", "los.hanged")
def test_barrels_and_the_hanged_block() -> None:
    assert look(OPEN_FIELD, "A1", "E1", barrels="C1") == "barrel on C1"
    assert look(OPEN_FIELD, "A1", "E1", hanged="D1") == "hanged fighter on D1"


@rule("los.obstacle")
def test_the_first_blocker_from_the_one_who_looks_is_named() -> None:
    assert look(OPEN_FIELD, "A1", "E1", fighters="B1", barrels="D1") == "fighter on B1"
    assert look(OPEN_FIELD, "E1", "A1", fighters="B1", barrels="D1") == "barrel on D1"


@rule("ruling.los.items")
def test_terrain_and_features_do_not_block() -> None:
    assert (
        look("""
            +---+---+---+---+---+---+---+---+---+---+---+---+
            | A   a   ~   ^   %   T   s   X   t   O   w   B |
            +---+---+---+---+---+---+---+---+---+---+---+---+
        """)
        == "clear"
    )


@rule("ruling.los.symmetric")
def test_sight_is_mutual_everywhere_on_a_map_of_every_feature() -> None:
    board = draw(r"""
        +---+---+---+---+
        | 1   .   w | 2 |
        +   +---+   +-r-+
        | ~   /   T : g |
        +-v-+   +---+   +
        | a   %   D   . |
        +---+---+---+---+
    """)
    for a in board.places:
        for b in board.places:
            assert can_see(board, a, b) == can_see(board, b, a)


# -- range ---------------------------------------------------------------------


@rule("attack.range", "ruling.range.metric", "ruling.range.path", "ruling.range.tele")
def test_range_is_columns_apart_plus_rows_apart() -> None:
    board = draw(OPEN_FIELD)
    a1 = at(board, "A1")
    assert range_between(board, a1, at(board, "B1")) == 1
    assert range_between(board, a1, at(board, "B2")) == 2
    assert range_between(board, a1, at(board, "E4")) == 7


@rule("ruling.range.metric")
def test_the_house_may_count_diagonal_steps_as_one_or_measure_straight() -> None:
    board = draw(OPEN_FIELD)
    a1 = at(board, "A1")
    assert range_between(board, a1, at(board, "E4"), BoardOptions(range_metric="b")) == 4
    assert range_between(board, a1, at(board, "E4"), BoardOptions(range_metric="c")) == 5
    # √2 is nearer to 1, √8 to 3, √13 to 4, √18 to 4.
    for name, straight in [("B2", 1), ("C3", 3), ("C4", 4), ("D4", 4)]:
        assert range_between(board, a1, at(board, name), BoardOptions(range_metric="c")) == straight


@rule("ruling.range.same")
def test_the_same_square_is_at_range_one() -> None:
    board = draw(OPEN_FIELD)
    for metric in "abc":
        answer = sight(board, 0, 0, houses=BoardOptions(range_metric=metric))
        assert (answer.visible, answer.range) == (True, 1)


# -- what else can be asked ----------------------------------------------------


def test_the_squares_that_a_line_crosses_are_told_in_order() -> None:
    board = draw(OPEN_FIELD)
    crossed = squares_crossed(board, at(board, "A1"), at(board, "C2"))
    assert names(board, crossed) == ["A1", "B1", "B2", "C2"]
    assert names(board, squares_crossed(board, at(board, "A1"), at(board, "C3"))) == [
        "A1",
        "B2",
        "C3",
    ]


def test_heat_counts_who_sees_a_place() -> None:
    board = draw(
        """
        +---+---+---+
        |     |     |
        +---+---+---+
    """.replace("|     |     |", "|       |   |")
    )
    assert {board.name(p): n for p, n in heat(board).items()} == {"A1": 1, "B1": 1, "C1": 0}


def test_blockers_at_a_cut_square_name_its_half() -> None:
    board = draw(r"""
        +---+---+---+---+
        |     /         |
        +   +---+   +   +
        |     \         |
        +   +   +   +   +
        |               |
        +---+---+---+---+
    """)
    assert look(board, "B1b", "C2") == "wall corner at the south-east of B1b"
    assert look(board, "B2a", "B1b") == "wall between B1b and B2a"
    # Both halves of B2 have the corner in its south-east: the first by name is meant.
    assert look(board, "A2", "D3") == "wall corner at the south-east of B2a"
