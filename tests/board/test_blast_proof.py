"""Blasts and pushes against the slow answers, on single and on joined maps."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fragkit.board.blast import blast, push
from fragkit.board.board import Board
from fragkit.board.things import BoardOptions, Things
from tests.board import brute
from tests.board.brute_blast import Blasts, Pushes
from tests.board.drawn import draw
from tests.board.joined_maps import random_joined
from tests.board.random_maps import random_drawing
from tests.full import sampled

StandOf = Callable[[int], brute.Stand]


def some_things(board: Board, rng: Random) -> Things:
    places = rng.sample(board.places, min(len(board.places), rng.randrange(6)))
    solid = tuple((place, "barrel") for place in places[3:4])
    return Things(frozenset(places[:3]), solid, frozenset(places[4:5]))


def check_blasts(text: str, board: Board, stand: StandOf, rng: Random, most: int) -> int:
    things = some_things(board, rng)
    slow = Blasts(brute.Drawing(text), frozenset(map(stand, things.fighters)))
    places = [stand(p) for p in board.places]
    asked = 0
    for centre in rng.sample(board.places, min(most, len(board.places))):
        radius = rng.randrange(6)
        told = {
            letter: {stand(p): d for p, d in found.items()}
            for letter in "abc"
            if (found := blast(board, centre, radius, things, BoardOptions(blast_count=letter)))
        }
        case = f"{text}\nblast {radius} at {board.name(centre)}, {things}"
        assert told["a"] == slow.around(stand(centre), radius), case
        assert set(told["b"]) == slow.plain(stand(centre), radius, places, sight=True), case
        assert set(told["c"]) == slow.plain(stand(centre), radius, places, sight=False), case
        asked += 3
    return asked


def check_pushes(text: str, board: Board, stand: StandOf, rng: Random, most: int) -> int:
    things = some_things(board, rng)
    taken = frozenset(map(stand, things.blocking))
    slow = Pushes(brute.Drawing(text), taken)
    asked = 0
    for _ in range(most):
        if len(board.places) < 2:
            break
        attacker, target = rng.sample(board.places, 2)
        distance = rng.randint(1, 6)
        fast = push(board, attacker, target, distance, things)
        path, stopped = slow.way(stand(attacker), stand(target), distance)
        case = f"{text}\n{board.name(attacker)} pushes {board.name(target)} {distance}, {things}"
        assert [stand(p) for p in fast.path] == path, case
        assert (fast.obstacle is not None) == stopped, case
        assert fast.leftover == (distance - len(path) if stopped else 0), case
        asked += 1
    return asked


def check_both(seed: int, size: int, most: int) -> int:
    rng = Random(seed)
    text = random_drawing(rng, rng.randint(2, size), rng.randint(2, size))
    board = draw(text)
    joined = random_joined(rng, size)
    asked = 0
    for check in (check_blasts, check_pushes):
        asked += check(text, board, lambda p: brute.place(board.name(p)), rng, most)
        asked += check(joined.text, joined.board, joined.stand, rng, most)
    return asked


@pytest.mark.parametrize("seed", range(40))
def test_blasts_and_pushes_agree_with_the_definitions(seed: int) -> None:
    check_both(seed, 5, 6)


@pytest.mark.slow
def test_blasts_and_pushes_agree_on_hundreds_of_maps() -> None:
    """60 maps in every run, 150 in full (`tests/full.py`)."""
    maps = sampled(60, 150)
    assert sum(check_both(seed, 8, 20) for seed in range(1000, 1000 + maps)) > 60 * maps
