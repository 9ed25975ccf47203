"""Massive: the maps of FTW joined to those of the base game (variant.massive, tele.maps.ftw)."""

from __future__ import annotations

from pathlib import Path

from fragkit.referee.record.record_text import Header
from fragkit.referee.setup.game_setup import OpenedGame, open_game
from tests.rulemark import rule
from tests.rules.kit import Game, draw


def on_the_maps(maps: str, *positions: str) -> Game:
    """Red and Blue on shipped maps, in the middle of a game with FTW."""
    players = [("player", "Red 3/2/2"), ("player", "Blue 2/2/3")]
    rows = [("pack", "ftw"), ("map", maps), *players, ("dice", "table"), ("cards", "table")]
    opened = open_game(Header((*rows, *(("position", p) for p in positions))), Path())
    assert isinstance(opened, OpenedGame), opened
    return Game(opened)


@rule("variant.massive", "ruling.massive.join")
def test_one_walks_from_a_base_map_onto_an_ftw_map_and_back():
    game = on_the_maps(
        "foundry+spillway", "Red foundry:C30 3 turn movement 3", "Blue spillway:C3 2"
    )
    assert game.do("m s").square("Red") == "spillway:C1"
    game.do("m n")
    assert game.square("Red") == "foundry:C30"


@rule("tele.maps.ftw")
def test_a_teleporter_leads_to_those_of_the_other_map():
    game = draw("+---+---+\n| RT  1 |\n+---+---+", "+---+---+\n| T   1 |\n+---+---+")
    game.do("m b:a1")
    assert game.told("moved square cost how") == [("b:A1", 1, "teleporter")]
