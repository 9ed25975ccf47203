"""One movement: a step, a jump, `m SQUARE`, `reach` and `legal` never differ, and say why."""

from __future__ import annotations

from typing import Any

import pytest

from fragkit.board import movement
from fragkit.board.movement import Mover, hop
from fragkit.board.reach import reach
from fragkit.board.things import Things
from fragkit.model.effects import modifiers as mod
from fragkit.rules.counters import CounterKind
from fragkit.rules.module import Module
from fragkit.rules.movement.paths import squares_in_reach
from tests.board.drawn import at
from tests.board.drawn import draw as board_of
from tests.rulemark import rule
from tests.rules.floor import Floor
from tests.rules.kit import Game, card, draw, fighter


def in_reach(game: Game, movement: int) -> dict[str, list[str]]:
    """The squares that Red can walk to, each with the way there."""
    engine = game.run.game
    names = engine.ground.names
    return {
        names[p]: [names[s] for s in way.path]
        for p, way in squares_in_reach(engine, "Red", movement).items()
    }


# -- four questions, one answer --------------------------------------------------------------


@pytest.mark.parametrize("is_open", [True, False])
def test_a_switch_door_is_as_open_to_one_question_as_to_the_next(is_open: bool) -> None:
    game = draw(
        """
        +---+---+---+
        | R   D   s |
        +---+---+---+
        """,
        movement=2, blue=fighter(), keys="doors: [{at: B1, color: red, switch: true}]",
        modules=[Floor(open_doors=frozenset({-2} if is_open else ()))],
    )  # fmt: skip
    assert list(in_reach(game, 2)) == (["B1", "C1"] if is_open else [])
    assert game.legal("m") == (["m e"] if is_open else [])
    if is_open:
        assert game.do("m c1").square("Red") == "C1"
    else:
        assert game.refuses("m e") == (
            "Red can't go east from A1: the switch door is closed [ruling.switch.closed]"
            " Flip the red switch on C1."
        )
        assert game.refuses("m c1") == (
            "Red can't reach C1 from A1: closed switch door in B1 [ruling.switch.closed]"
            " Flip the red switch on C1."
        )


@rule("move.jump.line")
def test_jumps_from_and_into_a_door_square_are_listed() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   D         |
        +---+---+---+---+
        """,
        blue=fighter(),
    )
    assert game.do("m e").legal("j") == ["j e 2"]
    assert game.do("m e e", "override movement 6").legal("j") == ["j w 2"]


# -- the true reason --------------------------------------------------------------------------


def refused_way(drawing: str, goal: str, movement: int = 6, **things: Any) -> str:
    game = draw(drawing, movement=movement, blue=fighter(), modules=[Floor(**things)])
    return game.refuses(f"m {goal}")


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
    assert refused_way(drawing, "c1") == f"Red can't reach C1 from A1: {why}"
    # Far too little movement is not the reason where there is no way at all.
    assert refused_way(drawing, "c1", movement=1) == f"Red can't reach C1 from A1: {why}"
    # What comes first on the way is named.
    assert refused_way(drawing, "d1") == f"Red can't reach D1 from A1: {why}"


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
    assert refused_way(drawing, "b1", movement=2) == (
        "Red can't reach B1 from A1: one-way door between A1 and B1 [door.oneway] "
        "Going around costs 3 movement."
    )
    assert refused_way(drawing, "b3", movement=2) == (
        "Red can't reach B3 from A1 with 2 movement [move.points]"
    )
    assert refused_way(drawing, "c1") == (
        "Red can't reach C1 from A1: wall between B1 and C1 [wall.move]"
    )


def test_the_reason_is_found_soon_on_a_map_of_teleporters(monkeypatch: pytest.MonkeyPatch) -> None:
    edge = "+---" * 42 + "+"
    drawing = f"{edge}\n| R {'  T ' * 40}| 1 |\n{edge}"
    hops: list[int] = []

    def counted(board: Any, to: int, *more: Any) -> Any:
        hops.append(to)
        return hop(board, to, *more)

    monkeypatch.setattr(movement, "hop", counted)
    assert refused_way(drawing, "ap1") == (
        "Red can't reach AP1 from A1: wall between AO1 and AP1 [wall.move]"
    )
    # One search hops from each teleporter to each other, 40 × 39; to explain needs far fewer.
    assert len(hops) < 2_000


@rule("barrel.move")
def test_a_barrel_in_the_only_way_is_the_reason() -> None:
    drawing = """
        +---+---+---+---+
        | R             |
        +---+---+---+---+
    """
    solid = ((1, "barrel"),)
    why = "Red can't reach D1 from A1: barrel on B1 [barrel.move]"
    assert refused_way(drawing, "d1", solid=solid) == why
    game = draw(drawing, blue=fighter(), modules=[Floor(solid=solid)])
    assert game.refuses("m e") == "Red can't go east from A1: barrel on B1 [barrel.move]"
    assert game.refuses("j e 2") == "Red can't jump east from A1: barrel on B1 [barrel.move]"


@rule("ruling.move.stuck")
def test_a_goal_where_one_would_be_stuck_is_refused_for_that() -> None:
    game = draw(
        """
        +---+---+---+
        | R   B     |
        +---+---+---+
        """,
        movement=1,
    )
    assert game.refuses("m b1").endswith("0 movement won't reach a free square [ruling.move.stuck]")
    assert in_reach(game, 1) == {}


# -- which of equally cheap ways ----------------------------------------------------------------


def test_of_equally_cheap_ways_one_over_a_power_up_is_taken_unless_it_hurts() -> None:
    game = draw(
        """
        +---+---+---+
        | R   a     |
        +   +   +   +
        |     w   1 |
        +   +   +   +
        |           |
        +---+---+---+
        """,
        blue=fighter(),
    )
    assert in_reach(game, 6)["B2"] == ["A2", "B2"]  # around the acid
    assert in_reach(game, 6)["B3"] == ["A2", "B2", "B3"]  # over the power-up
    game.do("m s e", "1", "m w n", "override movement 6")
    assert in_reach(game, 6)["B3"] == ["A2", "A3", "B3"]  # it gives nothing more in this turn
    # The command knows nothing of turns: by the names of the squares.
    board = game.run.game.ground.board
    plain = reach(board, 0, 6)[at(board, "B3")]
    assert [board.name(p) for p in plain.path] == ["A2", "A3", "B3"]


class Puddles(Module):
    id = "puddles"
    counters = (CounterKind("puddle", "%", hazard="napalm"),)


def test_counters_that_hurt_are_walked_around_when_it_costs_no_more() -> None:
    game = draw(
        """
        +---+---+
        | R     |
        +   +   +
        |     1 |
        +---+---+
        """,
        blue=fighter(), modules=[Puddles()],
    )  # fmt: skip
    assert in_reach(game, 6)["B2"] == ["A2", "B2"]
    game.do("override floor a2 puddle")
    assert in_reach(game, 6)["B2"] == ["B1", "B2"]
    found = squares_in_reach(game.run.game, "Red", 6)
    assert [h.kind for h in found[2].hazards] == ["napalm"]


# -- what cards make of a fighter ------------------------------------------------------------------


def test_noclip_flies_through_walls_and_leaves_a_half_by_either_side() -> None:
    game = draw(
        r"""
        +---+---+---+---+
        | R |   |   | 1 |
        +---+---+---+---+
        |     \         |
        +---+---+---+---+
        """,
        movement=12, red=fighter(hand="noclip"), blue=fighter(),
    )  # fmt: skip
    game.do("p noclip")
    assert "j e 2" in game.legal("j")
    assert game.do("j e 2").square("Red") == "C1"
    assert game.do("m w s").square("Red") == "B2a"
    assert game.do("m w").square("Red") == "A2"  # by the side of the other half


@rule("ruling.key.used")
def test_a_key_opens_a_door_for_a_step_and_none_for_a_jump() -> None:
    key = card("red-key", "gadget", mod.Pass(value=("doors",), color="red", uses=1), letter="M")
    game = draw(
        """
        +---+---+---+
        |       > R |
        +---+---+---+
        """,
        cards=[key], red=fighter(play="red-key"), blue=fighter(),
    )  # fmt: skip
    assert game.refuses("j w 2").endswith("[ruling.jump.over]")
    assert game.do("m w").play("Red") == []


def test_who_passes_barrels_walks_over_them_and_ends_on_none() -> None:
    oil = card("oil", "gadget", mod.Pass(value=("barrels", "windows")), letter="M")
    game = draw(
        """
        +---+---+---+---+
        | R     :       |
        +---+---+---+---+
        """,
        cards=[oil], red=fighter(play="oil"), blue=fighter(), movement=3,
        modules=[Floor(solid=((1, "barrel"),))],
    )  # fmt: skip
    assert list(in_reach(game, 3)) == ["B1", "C1", "D1"]
    assert list(in_reach(game, 1)) == []
    assert game.do("m d1").square("Red") == "D1"


# -- what is no fighter -------------------------------------------------------------------------------


def test_a_mover_need_not_be_a_fighter() -> None:
    """A nuke: nothing slows it, it passes figures and ends with none, and bumps nobody."""
    board = board_of(
        """
        +---+---+---+---+
        | T   ~   ^     |
        +---+---+---+---+
        | T             |
        +---+---+---+---+
        """
    )
    nuke = Mover(costs=(), immune=frozenset({"everything"}), bumps=False)
    found = reach(board, 0, 3, nuke, Things(fighters=frozenset({1, 4})))
    assert {board.name(p): (way.cost, way.stop) for p, way in found.items()} == {
        "B1": (1, False), "C1": (2, True), "D1": (3, True),
    }  # fmt: skip
    assert not any(way.hazards for way in found.values())
    assert {board.name(p) for p in reach(board, 0, 1, nuke)} == {"A2", "B1"}
