"""The base game as a setup, for benchmarks and simulations."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from fragkit.board.board import Board
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.known_packs import built_in_folders, find_map
from fragkit.load.packs.library import load_library
from fragkit.model.pack import Library
from fragkit.model.word_values import Stats
from fragkit.rules.flow.setup import Player, Setup
from fragkit.rules.house_options import STANDARD, Houses

NAMES = ("Red", "Green", "Blue", "Yellow", "Orange", "Purple")
SPLITS = ("3/2/2", "2/3/2", "2/2/3", "1/3/3", "3/3/1", "4/2/1")


@cache
def base_library() -> Library:
    library = load_library(Problems(), [built_in_folders()[0]], built_in=False)
    # It stays as long as games are simulated, so no garbage check need look through it.
    gc.collect()
    gc.freeze()
    return library


@cache
def board(name: str) -> Board:
    problems = Problems()
    path = find_map(name, Path(), problems)
    definition = load_map(path, problems) if path is not None else None
    assert definition is not None, f"{name} is no map"
    return Board.of(definition)


def base_setup(
    map: str = "foundry",
    players: int = 4,
    dealing: Literal["table", "dealt"] = "dealt",
    houses: Houses = STANDARD,
    stats: Sequence[str] = SPLITS,
) -> Setup:
    library = base_library()
    seats = zip(NAMES, stats, strict=False)
    return Setup(
        board(map),
        tuple(Player(name, Stats.parse(split)) for name, split in list(seats)[:players]),
        library.cards,
        library.fighters,
        houses,
        dealing,
        decks=library.decks,
        tracks=library.tracks,
        stances=library.stances,
    )
