"""Maps laid side by side."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fragkit.board.board import Board, NoPlace
from fragkit.board.joining import NoJoin, join, map_names
from fragkit.board.movement import moves_from
from fragkit.board.reach import reach
from fragkit.board.sight import sight
from fragkit.model.map import Join, MapDefinition
from tests.board.drawn import at, draw
from tests.rulemark import rule

FOUNDRY = """
    +---+---+---+
    | 1   T     |
    +   +   +   +
    | T         |
    +---+---+---+
"""
REACTOR = """
    +---+---+
    | T   1 |
    +   +   +
    |       |
    +   +   +
    | T     |
    +---+---+
"""


def definition(text: str, id: str, *joins: Join, color: str = "white") -> MapDefinition:
    made = draw(text, id).parts[0].map
    return replace(made, joins=joins, respawn_color=color)


def joined(*maps: MapDefinition) -> Board:
    board = join(maps)
    assert isinstance(board, Board), board
    return board


@pytest.fixture
def arena() -> Board:
    return joined(
        definition(FOUNDRY, "foundry", Join("east", "reactor", ("C2",))),
        definition(REACTOR, "reactor", color="red"),
    )


def test_squares_keep_their_printed_names_and_say_their_map_where_needed(arena: Board) -> None:
    assert arena.id == "foundry+reactor"
    assert arena.name(at(arena, "C1")) == "C1"
    assert arena.name(at(arena, "reactor:a1")) == "reactor:A1"
    assert arena.name(at(arena, "A3")) == "A3"
    assert arena.name(at(arena, "foundry:C2")) == "C2"


def test_an_ambiguous_square_is_answered_with_both(arena: Board) -> None:
    answer = arena.place("a1")
    assert isinstance(answer, NoPlace)
    assert str(answer) == "A1 is on several maps; type foundry:A1 or reactor:A1"
    missing = arena.place("reactor:C1")
    assert isinstance(missing, NoPlace)
    assert str(missing) == (
        "there is no square C1 on foundry+reactor; "
        "squares are foundry:A1 to C2, reactor:A1 to B3; the nearest is reactor:B1"
    )


def test_only_the_open_squares_lead_over(arena: Board) -> None:
    c2 = reach(arena, at(arena, "C2"), 1)
    assert sorted(arena.name(p) for p in c2) == ["C1", "foundry:B2", "reactor:A2"]
    blocker = sight(arena, at(arena, "C1"), at(arena, "reactor:A1")).blocked_by
    assert str(blocker) == "wall between C1 and reactor:A1"
    assert sight(arena, at(arena, "foundry:A2"), at(arena, "reactor:B2")).visible


def test_the_other_map_may_say_it_and_both_decide_how_they_line_up() -> None:
    west = Join("west", "foundry", ("A3",))
    told_by_one = joined(
        definition(FOUNDRY, "foundry"),
        definition(REACTOR, "reactor", Join("west", "foundry", ("A1",))),
    )
    c1, a1 = at(told_by_one, "C1"), at(told_by_one, "reactor:A1")
    assert sight(told_by_one, c1, a1).visible
    lined_up = joined(
        definition(FOUNDRY, "foundry", Join("east", "reactor", ("C1",))),
        definition(REACTOR, "reactor", west),
    )
    assert sight(lined_up, at(lined_up, "C1"), at(lined_up, "A3")).visible
    assert lined_up.row(at(lined_up, "C1")) == lined_up.row(at(lined_up, "A3"))


def test_a_side_that_opens_beyond_the_other_map_is_refused() -> None:
    foundry = definition(FOUNDRY, "foundry")
    answer = join([foundry, definition(REACTOR, "reactor", Join("west", "foundry", ("A3",)))])
    assert isinstance(answer, NoJoin)
    assert str(answer) == "reactor:A3 opens to the west, where foundry has no square"


@rule("tele.maps.deathmatch", "tele.maps.ftw", "ex.tele.four", "ruling.tele.three")
def test_teleporters_are_linked_across_maps(arena: Board) -> None:
    for name in ("B1", "foundry:A2", "reactor:A1", "A3"):
        place = at(arena, "foundry:B1" if name == "B1" else name)
        hops = [m for m in moves_from(arena, place) if m.by == "teleporter"]
        assert len(hops) == 3
        assert {m.cost for m in hops} == {1}


@rule("spawn.white", "spawn.red")
def test_each_map_keeps_its_respawn_numbers_and_their_colour(arena: Board) -> None:
    assert [(r.number, r.map, r.color) for r in arena.respawns] == [
        (1, "foundry", "white"),
        (1, "reactor", "red"),
    ]


def test_maps_that_nobody_joins_lie_apart() -> None:
    board = joined(definition(FOUNDRY, "foundry"), definition(REACTOR, "reactor"))
    walked = reach(board, at(board, "foundry:A1"), 9)
    assert at(board, "reactor:A1") in walked  # by teleporter
    assert str(sight(board, at(board, "C1"), at(board, "reactor:A1")).blocked_by) == (
        "wall between C1 and reactor:A1"
    )


def test_what_lies_on_no_map_is_wall() -> None:
    board = joined(
        definition(FOUNDRY, "foundry", Join("east", "reactor", ("C1",))),
        definition(REACTOR, "reactor"),
    )
    # Below the foundry's two rows there is nothing; the reactor has a third row.
    assert str(sight(board, at(board, "A3"), at(board, "foundry:A2")).blocked_by) == (
        "outer wall at A3"
    )


@pytest.mark.parametrize("name", ["+", "foundry+", "+foundry", "foundry++reactor"])
def test_a_name_left_out_is_named(name: str) -> None:
    assert str(map_names(name)) == f"`{name}` lacks the name of a map next to `+`"


def test_a_map_is_not_joined_to_itself() -> None:
    foundry = definition(FOUNDRY, "foundry")
    assert str(join([foundry, foundry])) == "foundry cannot be joined to itself"


def test_two_maps_at_one_side_would_lie_on_each_other() -> None:
    reactor = definition(REACTOR, "reactor", Join("west", "foundry", ()))
    depot = definition(REACTOR, "depot", Join("west", "foundry", ()))
    answer = join([definition(FOUNDRY, "foundry"), reactor, depot])
    assert str(answer) == "reactor and depot would lie on each other"


@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_maps_join_at_every_side(side: str) -> None:
    open_square = {"north": "A1", "east": "C1", "south": "A2", "west": "A1"}[side]
    there = {
        "north": "reactor:A3",
        "east": "reactor:A1",
        "south": "reactor:A1",
        "west": "reactor:B1",
    }
    board = joined(
        definition(FOUNDRY, "foundry", Join(side, "reactor", (open_square,))),
        definition(REACTOR, "reactor"),
    )
    one, two = at(board, f"foundry:{open_square}"), at(board, there[side])
    assert two in reach(board, one, 1)


def test_a_blocker_between_maps_whose_ids_have_hyphens_is_named_whole() -> None:
    pump = "+---+---+\n| 1 r . |\n+---+---+"
    board = joined(definition(pump, "pump-room"), definition(pump, "old-mine"))
    blocker = sight(board, at(board, "pump-room:A1"), at(board, "pump-room:B1")).blocked_by
    assert str(blocker) == "door between pump-room:A1 and pump-room:B1"


GATE = """
    +---+---+
    | 1     |
    +---+   +
    |   | D |
    +---+   +
    |       |
    +---+---+
"""


def test_the_wall_side_of_a_door_square_is_not_opened() -> None:
    """With that wall gone, nobody could tell which way the door in B2 leads."""
    gate = definition(GATE, "gate", Join("east", "reactor", ("B2",)))
    assert str(join([gate, definition(REACTOR, "reactor")])) == (
        "gate:B2 opens to the east, where gate:B2 holds a door, whose passage would become ambiguous"
    )


def test_nor_is_it_opened_from_the_other_map() -> None:
    gate = definition(GATE, "gate")
    reactor = definition(REACTOR, "reactor", Join("west", "gate", ("A2",)))
    assert str(join([gate, reactor])) == (
        "reactor:A2 opens to the west, where gate:B2 holds a door, whose passage would become ambiguous"
    )


def test_a_side_that_opens_into_a_solid_half_is_refused() -> None:
    cave = "+---+---+\n|#/   1 |\n+   +   +\n|       |\n+---+---+"
    answer = join(
        [definition(FOUNDRY, "foundry", Join("east", "cave", ("C1",))), definition(cave, "cave")]
    )
    assert str(answer) == "foundry:C1 opens to the east, where cave:A1 is solid rock"
