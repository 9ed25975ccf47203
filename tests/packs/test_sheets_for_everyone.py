"""A rule of a pack puts tracks and stances on everybody's sheet; random players use all of it."""

from __future__ import annotations

import random
from pathlib import Path
from textwrap import dedent

import pytest

from fragkit.lab.random_player import play, replay
from fragkit.rules.events import Event
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Player
from tests.full import sampled
from tests.rules.kit import draw, library, opened
from tests.rules.test_random_games import ARENA

HERE = Path(__file__).parent
LANE = """
    +---+---+---+---+---+---+---+---+
    | R       B                   1 |
    +---+---+---+---+---+---+---+---+
"""


def test_everybody_has_it_without_a_sheet_of_their_own() -> None:
    game = draw(LANE, packs=str(HERE / "weary"))
    assert game.seat("Red").tracks == game.seat("Blue").tracks == {"stamina": 5}
    game.do("m e", "end")
    assert game.seat("Red").tracks == {"stamina": 4}
    assert game.told("track-changed source") == ["Everyone Tires"]


def test_everybody_may_enter_it_and_one_excludes_the_other() -> None:
    game = draw(LANE, packs=str(HERE / "weary")).do("enter kneeling", "enter prone")
    assert (game.seat("Red").stances, game.due) == (["prone"], "Red acts: 4 movement, 1 attacks")
    game.do("m e")
    assert game.seat("Red").stances == []


def watched(table: Table, events: tuple[Event, ...]) -> None:
    """No track is outside its boxes, nobody is twice in a stance or in two of one group."""
    game = table.game
    for seat in table.state.seats.values():
        tracks = game.catalog.tracks(seat.fighter)
        assert seat.tracks.keys() == tracks.keys()
        assert all(0 <= n <= tracks[id].most for id, n in seat.tracks.items()), seat.tracks
        inside = [game.catalog.stance(c.card) for c in seat.play if c.is_stance]
        groups = [stance.group for stance in inside if stance.group is not None]
        assert len({stance.id for stance in inside}) == len(inside)
        assert len(set(groups)) == len(groups), groups


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(sampled(3, 8)))
def test_random_players_break_nothing_on_the_sheets(seed: int) -> None:
    """3 games in every run, 8 in full (`tests/full.py`)."""
    pack = str(HERE / "inventions")
    box = library(pack).pack("inventions")
    assert box is not None
    own = random.Random(seed).sample(sorted(box.fighters), 4)
    players = tuple(
        Player(name, box.fighters[id].stats, id)  # type: ignore[arg-type]  # theirs are fixed
        for name, id in zip(("Red", "Blue", "Green", "Yellow"), own, strict=True)
    )
    setup = opened([dedent(ARENA).strip("\n")], players, dealt=True, packs=pack).setup
    played = play(setup, seed, watch=watched)
    assert replay(setup, played.commands).state == played.table.state
