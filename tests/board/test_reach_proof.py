"""Reach against a search that tries everything."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fragkit.board.movement import Mover
from fragkit.board.reach import reach
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
