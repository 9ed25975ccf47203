"""Joined maps against the slow answers, which read one drawing of the whole."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from fragkit.board.movement import Mover
from fragkit.board.reach import reach
from fragkit.board.things import Things
from tests.board import brute
from tests.board.brute_walk import Walk
from tests.board.joined_maps import Joined, random_joined
from tests.board.test_sight_proof import differences
from tests.full import sampled


def check_sight(joined: Joined, rng: Random, most: int) -> int:
    places = joined.board.places
    fighters = rng.sample(places, min(len(places), rng.randrange(4)))
    pairs = list(product(places, places))
    pairs = rng.sample(pairs, min(most, len(pairs)))
    for things in (Things(fighters=frozenset(fighters)), Things()):
        found = differences(joined.text, joined.board, pairs, things, joined.stand)
        assert found == [], joined.text
    return 2 * len(pairs)


def check_reach(joined: Joined, rng: Random, most: int) -> int:
    board = joined.board
    if not board.places:
        return 0
    start = rng.choice(board.places)
    others = [p for p in board.places if p != start]
    fighters = frozenset(rng.sample(others, min(len(others), rng.randrange(4))))
    moves, speed = rng.randint(1, most), rng.randint(1, 3)
    slow = Walk(brute.Drawing(joined.text), speed, frozenset(map(joined.stand, fighters)))
    slow.run(joined.stand(start), moves)
    slow.best.pop(joined.stand(start), None)
    fast = reach(board, start, moves, Mover(speed=speed), Things(fighters=fighters))
    told = {joined.stand(p): (not r.stop, r.cost, len(r.hazards)) for p, r in fast.items()}
    assert told == {stand: best[:3] for stand, best in slow.best.items()}, joined.text
    return len(told)


@pytest.mark.parametrize("seed", range(30))
def test_sight_and_reach_across_maps_agree_with_the_definitions(seed: int) -> None:
    rng = Random(seed)
    joined = random_joined(rng, 4)
    check_sight(joined, rng, 30)
    check_reach(joined, rng, 4)


@pytest.mark.slow
def test_sight_and_reach_agree_on_hundreds_of_joined_maps() -> None:
    """80 maps in every run, 200 in full (`tests/full.py`)."""
    maps = sampled(80, 200)
    seen = walked = 0
    for seed in range(maps):
        rng = Random(seed)
        joined = random_joined(rng, 6)
        seen += check_sight(joined, rng, 60)
        walked += check_reach(joined, rng, 5)
    assert seen > 100 * maps
    assert walked > 3.5 * maps
