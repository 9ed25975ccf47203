"""One movement: a step, a jump, `m SQUARE`, `reach` and `legal` never differ, and say why."""

from __future__ import annotations

from typing import Any

import pytest

from fragkit.board.movement import Mover
from fragkit.board.reach import reach
from fragkit.board.things import Things
from fragkit.model.effects import modifiers as mod
from fragkit.model.map import Door
from fragkit.rules.commands import Jump, Move, MoveTo
from fragkit.rules.events import Moved
from fragkit.rules.movement.ways import squares_in_reach
from fragkit.rules.turn.legal import jumps, steps
from tests.board.drawn import at, draw
from tests.rulemark import rule
from tests.rules.base.kit import card
from tests.rules.floor import lay
from tests.rules.stage import stand

# -- four questions, one answer --------------------------------------------------------------


@pytest.mark.parametrize("is_open", [True, False])
def test_a_switch_door_is_as_open_to_one_question_as_to_the_next(is_open: bool) -> None:
    stage = stand(
        """
        +---+---+---+
        | R   D   1 |
        +---+---+---+
        """,
        doors={"B1": Door("red", switch=True)}, off=["Green"], movement=2,
    )  # fmt: skip
    lay(stage.table, open_doors=frozenset({-2} if is_open else ()))
    game = stage.table.game
    goals = {game.ground.names[p] for p in squares_in_reach(game, "Red", 2)}
    assert goals == ({"B1", "C1"} if is_open else set())
    assert list(steps(game, "Red")) == ([Move("Red", ("e",))] if is_open else [])
    if is_open:
        stage.do(MoveTo("Red", "C1"))
        assert stage.square("Red") == "C1"
    else:
        assert str(stage.refused(Move("Red", ("e",)))) == (
            "Red can't go east from A1: the door is shut [room.doors]"
        )
        assert str(stage.refused(MoveTo("Red", "C1"))) == (
            "Red can't reach C1 from A1: shut switch door in B1 [room.doors]"
        )


@rule("move.jump.line")
def test_jumps_from_a_door_square_are_listed() -> None:
    stage = stand(
        """
        +---+---+---+---+---+
        | R   D           1 |
        +---+---+---+---+---+
        """,
        off=["Green"],
    )
    stage.do(Move("Red", ("e",)))
    assert jumps(stage.table.game, "Red") == [Jump("Red", "e", 2)]
    stage.do(Jump("Red", "e", 2))
    assert jumps(stage.table.game, "Red") == [Jump("Red", "w", 2)]


# -- the true reason --------------------------------------------------------------------------


def refused_way(drawing: str, goal: str, movement: int = 6, **things: Any) -> str:
    stage = stand(drawing, movement=movement, off=["Green"])
    lay(stage.table, **things)
    return str(stage.refused(MoveTo("Red", goal)))


@pytest.mark.parametrize(
    ("side", "why"),
    [
        ("<", "one-way door between B1 and C1 [door.oneway]"),
        (":", "window between B1 and C1 [window.move]"),
        ("|", "wall between B1 and C1 [wall.move]"),
    ],
)
def test_a_way_that_something_bars_is_refused_for_that(side: str, why: str) -> None:
    drawing = f"""
        +---+---+---+---+
        | R     {side}   | 1 |
        +---+---+---+---+
    """
    assert refused_way(drawing, "C1") == f"Red can't reach C1 from A1: {why}"
    # Far too little movement is not the reason where there is no way at all.
    assert refused_way(drawing, "C1", movement=1) == f"Red can't reach C1 from A1: {why}"
    # What comes first on the way is named.
    assert refused_way(drawing, "D1") == f"Red can't reach D1 from A1: {why}"


def test_the_way_around_a_door_is_told_with_its_cost() -> None:
    drawing = """
        +---+---+---+
        | R <   | 1 |
        +   +   +---+
        |       | # |
        +---+   +---+
        | #     | # |
        +---+---+---+
    """
    assert refused_way(drawing, "B1", movement=2) == (
        "Red can't reach B1 from A1: one-way door between A1 and B1 [door.oneway] "
        "The way around costs 3."
    )
    assert refused_way(drawing, "B3", movement=2) == (
        "Red can't reach B3 from A1 with 2 movement [move.points]"
    )
    assert (
        refused_way(drawing, "C1")
        == "Red can't reach C1 from A1: wall between B1 and C1 [wall.move]"
    )


@rule("barrel.move")
def test_a_barrel_in_the_only_way_is_the_reason() -> None:
    drawing = """
        +---+---+---+---+
        | R           1 |
        +---+---+---+---+
    """
    why = "Red can't reach D1 from A1: barrel in B1 [barrel.move]"
    assert refused_way(drawing, "D1", barrels=frozenset({1})) == why
    stage = stand(drawing, off=["Green"])
    lay(stage.table, barrels=frozenset({1}))
    assert str(stage.refused(Move("Red", ("e",)))) == (
        "Red can't go east from A1: barrel in B1 [barrel.move]"
    )
    assert str(stage.refused(Jump("Red", "e", 2))) == (
        "Red can't jump east from A1: barrel in B1 [barrel.move]"
    )


def test_a_goal_where_one_would_be_stuck_is_refused_for_that() -> None:
    stage = stand(
        """
        +---+---+---+
        | R   G   1 |
        +---+---+---+
        """,
        movement=1,
    )
    assert stage.refused(MoveTo("Red", "B1")).rule == "ruling.move.stuck"


# -- which of equally cheap ways ----------------------------------------------------------------


def test_of_equally_cheap_ways_one_over_a_power_up_is_taken_unless_it_hurts() -> None:
    drawing = """
        +---+---+---+
        | R   a     |
        +   +   +   +
        |     w   1 |
        +   +   +   +
        |           |
        +---+---+---+
    """
    stage = stand(drawing, off=["Green"])
    game = stage.table.game

    def path(goal: str) -> list[str]:
        found = squares_in_reach(game, "Red", 12)[at(game.ground.board, goal)]
        return [game.ground.names[p] for p in found.path]

    assert path("B2") == ["A2", "B2"]  # around the acid
    assert path("B3") == ["A2", "B2", "B3"]  # over the power-up
    game.turn.checked.append("B2")
    assert path("B3") == ["A2", "A3", "B3"]  # which gives nothing more in this turn
    # The command knows nothing of turns: by the names of the squares.
    plain = reach(game.ground.board, 0, 12)[at(game.ground.board, "B3")]
    assert [game.ground.names[p] for p in plain.path] == ["A2", "A3", "B3"]


# -- what cards make of a fighter ------------------------------------------------------------------


def test_noclip_flies_through_walls_and_leaves_a_half_by_either_side() -> None:
    stage = stand(
        r"""
        +---+---+---+---+
        | R |   |   | 1 |
        +---+---+---+---+
        |     \         |
        +---+---+---+---+
        """,
        play={"Red": ["noclip"]}, off=["Green"],
    )  # fmt: skip
    assert Jump("Red", "e", 2) in jumps(stage.table.game, "Red")
    assert [e.square for e in stage.do(Jump("Red", "e", 2)).heard(Moved)] == ["C1"]
    stage.do(Move("Red", ("w", "s")))
    assert stage.square("Red") == "B2a"
    stage.do(Move("Red", ("w",)))  # the side of the other half
    assert stage.square("Red") == "A2"


@rule("ruling.key.used")
def test_a_key_opens_a_door_for_a_step_and_none_for_a_jump() -> None:
    key = card("red-key", "gadget", mod.Pass(value=("doors",), color="red", uses=1), letter="M")
    stage = stand(
        """
        +---+---+---+---+
        |       > R   1 |
        +---+---+---+---+
        """,
        cards=[key], play={"Red": ["red-key"]}, off=["Green"],
    )  # fmt: skip
    assert stage.refused(Jump("Red", "w", 2)).rule == "ruling.jump.over"
    stage.do(Move("Red", ("w",)))
    assert stage.laid("Red", "red-key") is None


def test_who_passes_barrels_walks_over_them_and_ends_on_none() -> None:
    oil = card("oil", "gadget", mod.Pass(value=("barrels", "windows")), letter="M")
    stage = stand(
        """
        +---+---+---+---+
        | R     :     1 |
        +---+---+---+---+
        """,
        cards=[oil], play={"Red": ["oil"]}, off=["Green"], movement=3,
    )  # fmt: skip
    lay(stage.table, barrels=frozenset({1}))
    reached = squares_in_reach(stage.table.game, "Red", 3)
    assert {p: way.stop for p, way in reached.items()} == {1: False, 2: True, 3: True}
    stage.do(MoveTo("Red", "D1"))
    assert stage.square("Red") == "D1"


# -- what is no fighter -------------------------------------------------------------------------------


def test_a_mover_need_not_be_a_fighter() -> None:
    """A nuke: nothing slows it, it passes figures and ends with none, and bumps nobody."""
    board = draw(
        """
        +---+---+---+---+
        | T   ~   ^     |
        +---+---+---+---+
        | T             |
        +---+---+---+---+
        """
    )
    nuke = Mover(costs=(), immune=frozenset({"everything"}), bumps=False)
    things = Things(fighters=frozenset({1, 4}))
    found = reach(board, 0, 3, nuke, things)
    assert {board.name(p): (way.cost, way.stop) for p, way in found.items()} == {
        "B1": (1, False), "C1": (2, True), "D1": (3, True),
    }  # fmt: skip
    assert not any(way.hazards for way in found.values())
    free = reach(board, 0, 1, nuke, Things())
    assert {board.name(p) for p in free} == {"A2", "B1"}
