"""The base maps: what was asked of them, fair to every respawn, and documented as they are."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from fragkit.board.board import Board
from fragkit.board.reach import UNLIMITED, reach
from fragkit.board.sight import heat, visible_from
from fragkit.diagnostics import Problems
from fragkit.load.maps import load_map

ROOT = Path(__file__).parent.parent
MAPS = ROOT / "content" / "base" / "maps"


@cache
def board(id: str) -> Board:
    problems = Problems()
    definition = load_map(MAPS / f"{id}.yaml", problems, playable=True)
    assert definition is not None
    assert problems.found == []
    return Board.of(definition)


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_maps", ROOT / "bench" / "maps.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_figures_in_the_docs_are_current(bench: ModuleType):
    page = bench.DOCS.read_text(encoding="utf-8")
    assert page == bench.with_reports(page), "run: python bench/maps.py --write"
    for shipped in bench.shipped():
        assert f"<!-- {shipped.id}: begin -->" in page or shipped.maps[0].respawn_color == "red"


@pytest.mark.parametrize("id", ["foundry", "reactor"])
def test_a_base_map_is_20_by_30_with_six_respawns(id):
    here = board(id)
    assert (here.columns, here.rows) == (20, 30)
    assert [r.number for r in here.respawns] == [1, 2, 3, 4, 5, 6]


def test_the_foundry_has_every_kind_of_door_and_feature():
    here = board("foundry")
    edges = [d.door for d in here.doors.values() if d.id >= 0]
    assert {d.way is None for d in edges} == {True, False}
    assert {d.way is None for d in here.square_doors.values()} == {True, False}
    assert {d.door.color for d in here.doors.values()} == {"red", "green", "blue"}
    assert here.cuts
    assert here.teleporters
    assert here.grates
    assert any(spot.terrain == "acid" for spot in here.spots)


def test_the_base_maps_use_only_what_the_base_game_has():
    for id in ("foundry", "reactor"):
        here = board(id)
        assert {spot.terrain for spot in here.spots} <= {None, "acid"}
        assert {f for spot in here.spots for f in spot.features} <= {"teleporter", "grate", "door"}
        assert not any(edge.kind == "window" for edge in (*here.west, *here.north))


def test_doors_lead_out_of_the_reactors_respawn_rooms_and_none_leads_in():
    here = board("reactor")
    doors = list(here.doors.values())
    assert len(doors) == 12
    for spawn in here.respawns:
        room = {spawn.place, *visible_from(here, spawn.place)}
        own = [d for d in doors if room & set(d.places)]
        assert len(own) == 2
        for door in own:
            inside, outside = sorted(door.places, key=lambda p: p not in room)
            assert outside in reach(here, inside, UNLIMITED)
            step = {1: "east", -1: "west", 20: "south", -20: "north"}[outside - inside]
            assert door.door.way == step


def test_the_reactor_is_the_same_upside_down():
    here = board("reactor")
    last = len(here.grid.cells) - 1
    for square in range(len(here.grid.cells)):
        one, other = here.grid.cells[square], here.grid.cells[last - square]
        assert one.cut == other.cut
        assert one.spot.solid == other.spot.solid
        assert (one.spot.terrain, one.spot.power) == (other.spot.terrain, other.spot.power)


@pytest.mark.parametrize("id", ["foundry", "reactor"])
def test_no_respawn_is_a_killing_field_or_sees_another(id):
    here = board(id)
    counts = heat(here)
    spawns = {r.place for r in here.respawns}
    for place in spawns:
        assert counts[place] <= 0.7 * max(counts.values())
        assert not spawns & set(visible_from(here, place))


@pytest.mark.parametrize("id", ["foundry", "reactor"])
def test_a_first_weapon_is_about_as_far_for_everybody(id):
    here = board(id)
    ways = []
    for spawn in here.respawns:
        found = reach(here, spawn.place, UNLIMITED)
        ways.append(min(found[p].cost for p, kind in here.power_ups.items() if kind == "weapon"))
    assert max(ways) <= 6
    assert max(ways) <= 2 * min(ways)


def test_the_maps_fit_together(fragkit):
    ran = fragkit("los", "foundry+reactor", "foundry:t23", "reactor:a23")
    assert ran.code == 0
