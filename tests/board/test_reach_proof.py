"""Reach against a search that tries everything."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fragkit.board import reach as reach_module
from fragkit.board.movement import Mover
from fragkit.board.reach import reach, reach_plain
from fragkit.board.things import Things
from tests.board import brute
from tests.board.brute_walk import Walk
from tests.board.drawn import draw
from tests.board.random_maps import drawings, random_doors, random_drawing


def check(text: str, seed: int, most: int) -> None:
    rng = Random(seed)
    board, doors, opened = random_doors(draw(text), rng)
    if not board.places:
        return
    start = rng.choice(board.places)
    others = [p for p in board.places if p != start]
    fighters = rng.sample(others, min(len(others), rng.randrange(4)))
    barrels = rng.sample(others, min(len(others), rng.randrange(2)))
    fighters = [f for f in fighters if f not in barrels]
    moves, speed = rng.randint(1, most), rng.randint(1, 3)
    keys = rng.choice([(), (), ("red",), ("green", "blue")])

    def stand(place: int) -> brute.Stand:
        return brute.place(board.name(place))

    slow = Walk(
        brute.Drawing(text),
        speed,
        frozenset(map(stand, fighters)),
        frozenset(map(stand, barrels)),
        doors,
        frozenset(keys),
    )
    slow.run(stand(start), moves)
    slow.best.pop(stand(start), None)
    things = Things(
        fighters=frozenset(fighters), solid=tuple((b, "barrel") for b in barrels), open_doors=opened
    )
    fast = reach(board, start, moves, Mover(speed=speed, keys=frozenset(keys)), things)
    told = {
        stand(p): (not r.stop, r.cost, len(r.hazards), len(r.path), [stand(x) for x in r.path])
        for p, r in fast.items()
    }
    case = (
        f"{text}\nfrom {board.name(start)}, {moves} moves, speed {speed}, {keys}, {things}, {doors}"
    )
    assert told == slow.best, case


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(drawings(), st.integers(0, 2**32))
def test_reach_agrees_with_trying_everything(text: str, seed: int) -> None:
    check(text, seed, most=4)


@pytest.mark.slow
def test_reach_agrees_with_trying_everything_on_many_boards() -> None:
    for seed in range(400):
        rng = Random(seed)
        check(random_drawing(rng, rng.randint(2, 7), rng.randint(2, 7)), seed, most=6)


def test_ways_compared_by_leaps_are_those_compared_step_by_step(monkeypatch) -> None:
    for seed in range(12):
        rng = Random(seed)
        board = draw(random_drawing(rng, 11, 11))
        start, moves, mover = rng.choice(board.places), rng.randint(8, 25), Mover(speed=2)
        answers = []
        for long in (0, 1_000):
            monkeypatch.setattr(reach_module, "LONG", long)
            answers.append(reach(board, start, moves, mover))
        assert answers[0] == answers[1], f"seed {seed}"


def test_paths_of_an_answer_share_their_hazards() -> None:
    # 100 x 100 squares of acid have 660,000 hazards on their paths, in 263 MB; in 2 GB when apart.
    board = draw("""
        +---+---+---+
        | 1   a   . |
        +---+---+---+
    """)
    plain = reach_plain(board, reach(board, 0, 4))["squares"]
    assert plain["B1"]["hazards"] == [{"kind": "acid", "at": "B1"}]
    assert plain["B1"]["hazards"][0] is plain["C1"]["hazards"][0]
