"""One movement: whatever is asked, `legal`, a step, a jump, `m SQUARE` and `reach` agree with the
geometry and with a search that tries everything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fragkit.board.board import Board
from fragkit.board.movement import WALKER
from fragkit.board.reach import UNLIMITED, reach
from fragkit.model.word_values import Stats
from fragkit.rules.commands import Command, Jump, Move, MoveTo
from fragkit.rules.flow.command_options import jumps, steps
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Player, Position, Setup, Standing
from fragkit.rules.game_map import LETTER, WAY
from fragkit.rules.house_options import Houses
from fragkit.rules.movement.paths import squares_in_reach, word_of
from tests.board import brute
from tests.board.brute_walk import Walk
from tests.board.drawn import draw
from tests.board.random_maps import drawings, random_doors, random_drawing
from tests.rules.floor import Floor
from tests.rules.kit import library


def check(text: str, seed: int, most: int) -> None:
    rng = Random(seed)
    text = with_a_respawn(text)
    board, doors, opened = random_doors(draw(text), rng)
    if len(board.places) < 5 or not board.respawns:
        return
    here, *others = rng.sample(board.places, rng.randint(1, 4))
    # Half of the time near a door in a square, where most can go wrong.
    near = [d + to for d in board.square_doors for to in (0, 1, -1, board.columns, -board.columns)]
    near = [p for p in near if p in board.places and p not in others]
    if near and rng.random() < 0.5:
        here = rng.choice(near)
    free = [p for p in board.places if p not in (here, *others)]
    barrels = frozenset(rng.sample(free, rng.randrange(2)))
    movement, speed, tele = rng.randint(1, most), rng.randint(1, 4), rng.choice("aaabc")
    table = at_table(board, (here, *others), movement, speed, tele, barrels, opened)

    def square(place: int) -> brute.Stand:
        return brute.place(board.name(place))

    slow = Walk(
        brute.Drawing(text), speed, frozenset(map(square, others)),
        frozenset(map(square, barrels)), doors, tele=tele,
    )  # fmt: skip
    case = f"{text}\n{board.name(here)}, {movement}, speed {speed}, {tele}, {table.game.things()}, {doors}"
    check_single_moves(table, slow, square(here), movement, case)
    check_ways(table, slow, square(here), movement, case)


def with_a_respawn(text: str) -> str:
    """No game without; on the first square where nothing is drawn."""
    lines = text.split("\n")
    for row in range(1, len(lines) - 1, 2):
        for column in range(1, len(lines[row]) - 3, 4):
            if not lines[row][column : column + 3].strip():
                lines[row] = f"{lines[row][:column]} 1 {lines[row][column + 3 :]}"
                return "\n".join(lines)
    return text


def at_table(
    board: Board, places: tuple[int, ...], movement: int, speed: int, tele: Any,
    barrels: frozenset[int], opened: frozenset[int],
) -> Table:  # fmt: skip
    names = ["Red", "Green", "Blue", "Yellow"][: max(len(places), 2)]
    at = dict(zip(names, places, strict=False))
    setup = Setup(
        board,
        tuple(Player(n, Stats(min(6 - speed, 4), speed, 1 + (speed == 1))) for n in names),
        library().cards,
        {},
        Houses(tele_bump=tele),
        "dealt",
        (Floor(solid=tuple((b, "barrel") for b in barrels), open_doors=opened),),
        position=Position(
            tuple(Standing(n, board.name(at[n]) if n in at else "") for n in names),
            "Red", movement, 0,
        ),
    )  # fmt: skip
    return Table(setup)


def check_single_moves(
    table: Table, slow: Walk, here: brute.Stand, movement: int, case: str
) -> None:
    """`legal` lists what may be done, and what it does not list is refused."""
    game = table.game
    ground = game.ground
    allowed: set[Command] = set()
    for there, cost, hops in slow.moves(here):
        if cost > movement or not slow.may_be(there, hops, movement - cost):
            continue
        dx, dy = there[0] - here[0], there[1] - here[1]
        way = "nwse"[2 * ((dx or dy) > 0) + bool(dx)]
        if hops:
            allowed.add(Move("Red", (f"{chr(65 + there[0])}{there[1] + 1}",)))
        elif abs(dx + dy) == 1:
            allowed.add(Move("Red", (way,)))
        else:
            allowed.add(Jump("Red", way, abs(dx + dy)))
    assert {*steps(game, "Red"), *jumps(game, "Red")} == allowed, case
    words = [*WAY, *(t for t in ground.teleporters if t != game.seat("Red").square)]
    if game.seat("Red").square not in ground.teleporters:
        words = [*WAY]
    said: list[Command] = [Move("Red", (word,)) for word in words]
    said += [Jump("Red", way, length) for way in LETTER for length in range(2, slow.speed + 2)]
    for command in said:
        assert (table.refuse(command) is None) == (command in allowed), f"{case}\n{command}"


def check_ways(table: Table, slow: Walk, here: brute.Stand, movement: int, case: str) -> None:
    """`reach`, `m SQUARE` and the geometry lead to the same squares for the same movement."""
    game, board = table.game, table.game.ground.board
    afoot = slow.afoot(here, movement)
    reached = squares_in_reach(game, "Red", movement)
    told = {brute.place(board.name(p)): (way.cost, way.stop) for p, way in reached.items()}
    assert told == afoot, case
    start = game.ground.place[game.seat("Red").square]
    plain = reach(board, start, movement, WALKER, game.things(but="Red"), game.geometry)
    # Who may jump gets out of some places that others are stuck in.
    assert {p: w.cost for p, w in plain.items()}.items() <= {
        p: w.cost for p, w in reached.items()
    }.items(), case
    anywhere = slow.afoot(here, UNLIMITED)
    for square, place in game.ground.place.items():
        refusal = table.refuse(MoveTo("Red", square))
        assert (refusal is None) == (place in reached), f"{case}\n{square}: {refusal}"
        if refusal is None:
            path = tuple(word_of(game, move) for move in reached[place].moves)
            assert table.refuse(Move("Red", path)) is None, f"{case}\n{square}: {path}"
        elif place != start:
            way = anywhere.get(brute.place(square))
            if refusal.rule == "move.points":
                assert way is not None, f"{case}\n{square}: {refusal}"
                assert way[0] > movement, f"{case}\n{square}: {refusal}"
            if way is None:
                assert refusal.rule != "ruling.move.stuck", f"{case}\n{square}: {refusal}"


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(drawings(), st.integers(0, 2**32))
def test_whatever_is_asked_about_movement_gets_one_answer(text: str, seed: int) -> None:
    check(text, seed, most=5)


@pytest.mark.slow
def test_whatever_is_asked_about_movement_gets_one_answer_on_many_boards() -> None:
    for seed in range(400):
        rng = Random(seed)
        check(random_drawing(rng, rng.randint(2, 6), rng.randint(2, 6)), seed, most=7)
