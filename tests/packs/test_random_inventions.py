"""Random players with packs that invent: no crash, the same game again, everything undone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from fragkit.board.board import Board
from fragkit.diagnostics import Problems
from fragkit.lab.random_player import play, replay
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.library import load_library
from fragkit.model.pack import Library
from fragkit.model.word_values import Stats
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Player, Setup
from fragkit.rules.house_options import Houses, parse_house
from fragkit.rules.modules import called_for, made_modules, made_variants

HERE = Path(__file__).parent
PACKS = ("demolition", "menagerie", "foam-war", "lan-night")
OPTIONS = {
    "pickup": ("full", "left", "half", "rolled"), "order": ("clockwise", "rolled"),
    "start": ("chosen", "rolled"), "ammo": ("counted", "unlimited"), "rounds": ("0", "8"),
    "lead": ("0", "2"), "points": ("7",),
}  # fmt: skip
PLAIN = ("Red 3/2/2", "Blue 1/3/3", "Green 2/2/3", "Yellow 2/4/1")


@cache
def library(packs: tuple[str, ...]) -> Library:
    base = [folder for folder in built_in_folders() if folder.name == "base"]
    return load_library(Problems(), [*base, *(HERE / name for name in packs)], built_in=False)


@cache
def factory() -> Board:
    made = load_map(HERE / "wild-ground" / "maps" / "toy-factory.yaml", Problems())
    assert made is not None
    return Board.of(made)


def players(packs: tuple[str, ...], random: Random) -> tuple[Player, ...]:
    if "menagerie" not in packs:
        said = (line.split() for line in PLAIN)
        return tuple(Player(name, Stats.parse(stats)) for name, stats in said)
    last = random.choice([
        Player("Boss", Stats(9, 2, 4), "overlord"),
        Player("Tower", Stats(2, 0, 2), "turret", owner="Blue"),
    ])  # fmt: skip
    return (
        Player("Red", Stats(3, 2, 2), "piper"), Player("Rex", Stats(1, 4, 2), "war-dog", owner="Red"),
        Player("Blue", Stats(2, 3, 2), "dodger"), last,
    )  # fmt: skip


def setup(seed: int) -> Setup:
    random = Random(seed)
    packs = tuple(sorted(random.sample(PACKS, random.randint(1, 3))))
    box, board = library(packs), factory()
    said = [f"{key}={random.choice(values)}" for key, values in OPTIONS.items()]
    houses = parse_house(said, box.table)
    assert isinstance(houses, Houses), houses
    called = called_for(box.cards.values(), box.fighters.values(), board)
    modules = made_variants((), made_modules(called), box.table.variants)
    assert isinstance(modules, tuple), modules
    return Setup(
        board, players(packs, random), box.cards, box.fighters, houses,
        "dealt" if seed % 2 else "table", modules, decks=box.decks, table=box.table,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_is_played_replayed_and_undone(seed: int) -> None:
    table = setup(seed)
    played = play(table, seed, most=400)
    again = replay(table, played.commands)
    assert again.state == played.table.state
    played.table.undo(played.table.count)
    assert played.table.state == Table(table).state
