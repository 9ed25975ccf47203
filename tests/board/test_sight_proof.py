"""The fast answers against the slow ones, over random maps with every feature."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from fragkit.board.blockers import Blocker
from fragkit.board.board import Board
from fragkit.board.sight import can_see, range_between, sight, visible_from
from fragkit.board.sight_table import SightTable
from fragkit.board.things import DEFAULT, BoardOptions, Things
from tests.board import brute
from tests.board.drawn import draw
from tests.board.random_maps import drawings, random_drawing
from tests.full import sampled


def examples(most: int) -> settings:
    return settings(max_examples=most, deadline=None, suppress_health_check=list(HealthCheck))


HOUSES = (DEFAULT, BoardOptions(los_graze="b", range_metric="b"))
METRICS: dict[str, Callable[[int, int], int]] = {
    "a": lambda across, down: max(across + down, 1),
    "b": lambda across, down: max(across, down, 1),
    "c": lambda across, down: max(int(math.hypot(across, down) + 0.5), 1),
}


def is_named(blocker: Blocker, first: set[tuple[str, str]]) -> bool:
    """Whether the words say the place of something that the line meets first."""
    places = {place for kind, place in first if kind == blocker.kind}
    # A corner of a cut square is that of one of its halves.
    text = str(blocker.text)
    whole = re.sub(r"(of [A-Z]+[0-9]+)[ab]$", r"\1", text)
    return any(whole.endswith(place) or text.endswith(place) for place in places)


def differences(
    text: str,
    board: Board,
    pairs: list[tuple[int, int]],
    things: Things,
    stand: Callable[[int], brute.Stand] | None = None,
) -> list[str]:
    """Every pair on which the fast and the slow answer differ, either way round. `stand` is a
    place in the drawing; without it the place's name tells."""
    drawing = brute.Drawing(text)
    named = stand is None  # joined maps have names of their own
    stand = stand or (lambda place: brute.place(board.name(place)))
    fighters = {stand(f) for f in things.fighters}
    others = {stand(p): kind for p, kind in things.solid}
    others |= dict.fromkeys(map(stand, things.hanged), "hanged")
    found = []
    for houses in HOUSES:
        for a, b in pairs:
            one, two = stand(a), stand(b)
            slow = brute.met(drawing, one, two, fighters, houses.los_graze == "b", others)
            answer = sight(board, a, b, things, houses)
            where = f"{board.name(a)}–{board.name(b)} {houses.los_graze}"
            if answer.visible != (not slow):
                found.append(f"{where}: {answer} but {slow}")
            elif answer.blocked_by is not None:
                first = {(kind, place) for t, kind, place in slow if t == slow[0][0]}
                if answer.blocked_by.kind not in {kind for kind, _ in first}:
                    found.append(f"{where}: {answer.blocked_by} but first are {first}")
                elif named and not is_named(answer.blocked_by, first):
                    found.append(f"{where}: {answer.blocked_by.text} but first are {first}")
            apart = abs(one[0] - two[0]), abs(one[1] - two[1])
            if answer.range != METRICS[houses.range_metric](*apart):
                found.append(f"{where}: range {answer.range}")
            if range_between(board, a, b, BoardOptions(range_metric="c")) != METRICS["c"](*apart):
                found.append(f"{where}: the straight range")
            if can_see(board, a, b, things, houses) != answer.visible:
                found.append(f"{where}: the table says otherwise than the walk")
            if can_see(board, b, a, things, houses) != answer.visible:
                found.append(f"{where}: not mutual")
            if sight(board, b, a, things, houses).visible != answer.visible:
                found.append(f"{where}: the walk is not mutual")
    return found


def check(text: str, seed: int, most: int) -> int:
    board, rng = draw(text), Random(seed)
    places = board.places
    if not places:
        return 0
    fighters = rng.sample(places, min(len(places), rng.randrange(4)))
    pairs = list(product(places, places))
    pairs = rng.sample(pairs, min(most, len(pairs)))
    barrels = rng.sample(places, min(len(places), rng.randrange(2)))
    hanged = rng.sample(places, min(len(places), rng.randrange(2)))
    taken = set(fighters)
    things = Things(
        frozenset(fighters),
        tuple((b, "barrel") for b in barrels if b not in taken),
        frozenset(hanged) - taken - set(barrels),
    )
    assert differences(text, board, pairs, things) == [], text
    assert differences(text, board, pairs[: most // 4], Things()) == [], text
    return len(pairs) + most // 4


@examples(90)
@given(drawings(), st.integers(0, 2**32))
def test_sight_agrees_with_the_definition(text: str, seed: int) -> None:
    check(text, seed, most=30)


@pytest.mark.slow
def test_sight_agrees_with_the_definition_on_tens_of_thousands_of_pairs() -> None:
    """100 maps in every run, 300 in full (`tests/full.py`)."""
    pairs = 0
    for seed in range(sampled(100, 300)):
        rng = Random(seed)
        text = random_drawing(rng, rng.randint(2, 9), rng.randint(2, 9))
        pairs += check(text, seed, most=130)
    assert pairs > sampled(10_000, 30_000)


@examples(30)
@given(drawings(most=12))
def test_the_sweep_of_large_boards_agrees_with_the_table(text: str) -> None:
    note(text)
    small, large = SightTable(draw(text), sweeps=0), SightTable(draw(text), sweeps=10**6)
    board = small.board
    for place in board.places:
        both = zip(small.row(place), large.row(place), strict=True)
        assert [board.name(p) for p, (x, y) in enumerate(both) if x != y] == []


@examples(30)
@given(drawings(), st.integers(0, 2**32))
def test_what_a_place_sees_is_what_sees_it(text: str, seed: int) -> None:
    board = draw(text)
    for place in board.places:
        seen = visible_from(board, place)
        assert place not in seen
        assert all(place in visible_from(board, other) for other in list(seen)[:5])
