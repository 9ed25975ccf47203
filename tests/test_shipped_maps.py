"""The shipped maps: what was asked of them, fair to every respawn, and documented as they are."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from fragkit.board.board import Board
from fragkit.board.reach import UNLIMITED, reach
from fragkit.board.sight import heat, visible_from
from fragkit.board.things import Things
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from tests.rulemark import rule

ROOT = Path(__file__).parent.parent
FTW = {"spillway", "caldera"}


@cache
def board(id: str) -> Board:
    problems = Problems()
    pack = "ftw" if id in FTW else "base"
    path = ROOT / "content" / pack / "maps" / f"{id}.yaml"
    definition = load_map(path, problems, playable=True)
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


@pytest.mark.slow
def test_the_figures_in_the_docs_are_current(bench: ModuleType):
    page = bench.DOCS.read_text(encoding="utf-8")
    assert page == bench.with_reports(page), "run: python bench/maps.py --write"
    for shipped in bench.shipped():
        assert f"<!-- {shipped.id}: begin -->" in page or shipped.maps[0].respawn_color == "red"


@pytest.mark.parametrize("id", ["foundry", "reactor", "spillway", "caldera"])
def test_a_map_is_20_by_30_with_six_respawns(id):
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


@pytest.mark.parametrize("id", ["reactor", "spillway", "caldera"])
def test_a_map_is_the_same_upside_down(id):
    here = board(id)
    last = len(here.grid.cells) - 1
    for square in range(len(here.grid.cells)):
        one, other = here.grid.cells[square], here.grid.cells[last - square]
        assert one.cut == other.cut
        assert one.spot.solid == other.spot.solid or one.cut
        assert (one.spot.terrain, one.spot.power) == (
            other.spot.terrain,
            other.spot.power,
        ) or one.cut


@pytest.mark.slow
@pytest.mark.parametrize("id", ["foundry", "reactor", "spillway", "caldera"])
def test_no_respawn_is_a_killing_field_or_sees_another(id):
    here = board(id)
    counts = heat(here)
    spawns = {r.place for r in here.respawns}
    for place in spawns:
        assert counts[place] <= 0.7 * max(counts.values())
        assert not spawns & set(visible_from(here, place))


@pytest.mark.slow
@pytest.mark.parametrize("id", ["foundry", "reactor", "spillway", "caldera"])
def test_a_first_weapon_is_about_as_far_for_everybody(id):
    here = board(id)
    ways = []
    for spawn in here.respawns:
        found = reach(here, spawn.place, UNLIMITED)
        weapons = [p for p, kind in here.power_ups.items() if kind == "weapon" and p in found]
        ways.append(min(found[p].cost for p in weapons))
    assert max(ways) <= 6
    assert max(ways) <= 2 * min(ways)


def test_the_maps_fit_together(fragkit):
    ran = fragkit("los", "foundry+reactor", "foundry:t23", "reactor:a23")
    assert ran.code == 0


# -- FTW ---------------------------------------------------------------------------------------


@rule("comp.ftw.board", "comp.ftw.board.terrain")
def test_ftw_has_a_map_with_water_and_one_with_lava():
    terrains = {
        id: {s.terrain for s in board(id).spots if s.terrain} for id in ("spillway", "caldera")
    }
    assert terrains == {"spillway": {"water"}, "caldera": {"lava"}}
    assert not board("spillway").switches


@rule("room.one", "room.power")
def test_every_square_of_the_caldera_s_only_room_is_a_power_up():
    here = board("caldera")
    assert set(here.zones) == {"the-room"}
    room = here.zones["the-room"]
    assert len(room) == 16
    assert room <= set(here.power_ups)
    kinds = [here.power_ups[place] for place in room]
    assert kinds.count("weapon") == kinds.count("gadget") == 8


@rule("room.doors", "counter.door")
def test_only_switches_open_the_room():
    here = board("caldera")
    room = here.zones["the-room"]
    assert {(d.door.color, d.door.switch) for d in here.doors.values()} == {
        ("blue", True),
        ("green", True),
    }
    shut = reach(here, here.respawns[0].place, UNLIMITED)
    assert not room & set(shut)
    for color in ("blue", "green"):
        things = Things(open_doors=here.switch_doors(color))
        assert room <= set(reach(here, here.respawns[0].place, UNLIMITED, things=things))


def test_who_is_locked_in_sees_a_switch_through_each_window():
    here = board("caldera")
    room = here.zones["the-room"]
    assert set(here.switches.values()) == {"blue", "green"}
    for switch in here.switches:
        assert room & set(visible_from(here, switch))


@rule("variant.massive", "ruling.massive.join")
@pytest.mark.parametrize(
    "over", ["foundry:c30 spillway:c1", "reactor:g30 caldera:g1", "spillway:t23 caldera:a23"]
)
def test_the_four_maps_lie_together(fragkit, over):
    assert fragkit("los", "foundry+reactor+spillway+caldera", *over.split()).code == 0
    one, other = (square.split(":")[0] for square in over.split())
    assert fragkit("los", f"{one}+{other}", *over.split()).code == 0
