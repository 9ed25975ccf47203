"""Maps for virtual tables: checked against the format's shape, and against our own sight."""

from __future__ import annotations

import base64
import io
import json
from functools import cache
from typing import Any

import jsonschema
import pytest
from PIL import Image

from fragkit.board.board import Board
from fragkit.board.joining import join
from fragkit.board.sight import visible_from
from fragkit.diagnostics import Problems
from fragkit.press.export.uvtt import foundry_scene, uvtt
from fragkit.press.maps.map_pages import boards
from tests.press.export.shelf import export_of, exported, pump

POINT = {
    "type": "object",
    "required": ["x", "y"],
    "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
    "additionalProperties": False,
}
LINES = {"type": "array", "items": {"type": "array", "items": POINT, "minItems": 2}}
# Universal VTT 0.3, as its published description has it.
SHAPE = {
    "type": "object",
    "required": ["format", "resolution", "line_of_sight", "portals", "image"],
    "properties": {
        "format": {"const": 0.3},
        "resolution": {
            "type": "object",
            "required": ["map_origin", "map_size", "pixels_per_grid"],
            "properties": {
                "map_origin": POINT,
                "map_size": POINT,
                "pixels_per_grid": {"type": "integer", "minimum": 1},
            },
        },
        "line_of_sight": LINES,
        "objects_line_of_sight": LINES,
        "portals": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["position", "bounds", "rotation", "closed", "freestanding"],
                "properties": {
                    "position": POINT,
                    "bounds": {"type": "array", "items": POINT, "minItems": 2, "maxItems": 2},
                    "rotation": {"type": "number"},
                    "closed": {"type": "boolean"},
                    "freestanding": {"type": "boolean"},
                },
            },
        },
        "environment": {
            "type": "object",
            "properties": {
                "baked_lighting": {"type": "boolean"},
                "ambient_light": {"type": "string", "pattern": "^[0-9a-f]{8}$"},
            },
        },
        "lights": {"type": "array"},
        "image": {"type": "string", "contentEncoding": "base64"},
    },
}


@cache
def board(pack_id: str, map_id: str) -> Board:
    pack = pump()[1].pack(pack_id)
    assert pack is not None
    found = {b.id: b for b in boards(pack, Problems())}
    if "+" not in map_id:
        return found[map_id]
    joined = join([found[id].maps[0] for id in map_id.split("+")])
    assert isinstance(joined, Board)
    return joined


@cache
def room() -> dict[str, Any]:
    return json.loads(exported("uvtt")["uvtt/pump-room.uvtt"])


def test_the_file_has_the_published_shape():
    jsonschema.validate(room(), SHAPE)
    for name in ("foundry", "reactor"):
        jsonschema.validate(uvtt(board("base", name), 150), SHAPE)


def test_the_picture_has_a_whole_number_of_pixels_for_each_square():
    picture = Image.open(io.BytesIO(base64.b64decode(room()["image"])))
    assert picture.format == "PNG"
    assert picture.size == (4 * 150, 4 * 150)
    assert room()["resolution"] == {
        "map_origin": {"x": 0, "y": 0},
        "map_size": {"x": 4, "y": 4},
        "pixels_per_grid": 150,
    }


def test_walls_lie_on_the_dark_lines_of_the_picture():
    picture = Image.open(io.BytesIO(base64.b64decode(room()["image"]))).convert("L")
    for a, b in room()["line_of_sight"]:
        # A quarter along is neither a post nor the middle of an edge.
        for share in (0.25, 0.75):
            x = min(599, 150 * (a["x"] + share * (b["x"] - a["x"])))
            y = min(599, 150 * (a["y"] + share * (b["y"] - a["y"])))
            around = picture.crop((int(x) - 2, int(y) - 2, int(x) + 2, int(y) + 2))
            assert around.getextrema()[0] < 90, f"no wall is drawn from {a} to {b}"


def test_doors_are_closed_portals_and_windows_open_ones():
    told = room()["fragkit"]["portals"]
    kinds = [
        (p["kind"], portal["closed"]) for p, portal in zip(told, room()["portals"], strict=True)
    ]
    assert sorted(set(kinds)) == [("door", True), ("window", False)]
    assert kinds.count(("window", False)) == 2
    assert kinds.count(("door", True)) == 4


def test_a_door_inside_a_square_stands_free_in_its_middle():
    (portal,) = (p for p in room()["portals"] if p["freestanding"])
    assert portal["position"] == {"x": 2.5, "y": 2.5}
    assert portal["bounds"] == [{"x": 2, "y": 2.5}, {"x": 3, "y": 2.5}]


def test_colours_and_ways_are_told_beside_the_format():
    told = [p for p in room()["fragkit"]["portals"] if p["kind"] == "door"]
    assert {"kind": "door", "color": "green", "way": "south", "switch": False} in told
    assert {"kind": "door", "color": "blue", "way": None, "switch": False} in told


def crosses(p: tuple[int, int], q: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether two closed segments meet, in whole numbers."""

    def side(o: tuple[int, int], u: tuple[int, int], v: tuple[int, int]) -> int:
        turn = (u[0] - o[0]) * (v[1] - o[1]) - (u[1] - o[1]) * (v[0] - o[0])
        return (turn > 0) - (turn < 0)

    def within(u: tuple[int, int], v: tuple[int, int], w: tuple[int, int]) -> bool:
        return all(min(u[i], v[i]) <= w[i] <= max(u[i], v[i]) for i in (0, 1))

    one, two, three, four = side(p, q, a), side(p, q, b), side(a, b, p), side(a, b, q)
    if one != two and three != four:
        return True
    return (
        (one == 0 and within(p, q, a))
        or (two == 0 and within(p, q, b))
        or (three == 0 and within(a, b, p))
        or (four == 0 and within(a, b, q))
    )


@pytest.mark.parametrize(
    ("pack_id", "map_id"),
    [
        ("pump", "pump-room"),
        ("base", "foundry"),
        ("base", "reactor"),
        pytest.param("base", "foundry+reactor", marks=pytest.mark.slow),
    ],
)
def test_what_sees_what_is_the_same_with_the_walls_of_the_file(pack_id, map_id):
    here = board(pack_id, map_id)
    told = uvtt(here, 100)
    lines = [*told["line_of_sight"], *(p["bounds"] for p in told["portals"] if p["closed"])]
    stops = [tuple((round(2 * e["x"]), round(2 * e["y"])) for e in line) for line in lines]
    plain = [
        p for p in here.places if p not in here.square_doors and here.squares[p] not in here.cuts
    ]

    def middle(place: int) -> tuple[int, int]:
        return 2 * here.column(place) + 1, 2 * here.row(place) + 1

    for eye in plain[:: max(1, len(plain) // 6)]:
        seen = visible_from(here, eye)
        for other in plain[::3]:
            if other != eye:
                blocked = any(crosses(middle(eye), middle(other), *stop) for stop in stops)
                assert blocked != (other in seen), f"{here.name(eye)} and {here.name(other)}"


def test_the_scene_lets_sight_through_windows_but_nobody_walks_through():
    scene = foundry_scene(board("pump", "pump-room"), 100)
    windows = [w for w in scene["walls"] if w["sight"] == 0 and "dir" not in w]
    assert [w["c"] for w in windows] == [[100, 100, 200, 100], [300, 100, 300, 200]]
    assert all(w["move"] == 20 and w["door"] == 0 for w in windows)
    assert sum(w["door"] for w in scene["walls"]) == 4


@pytest.mark.parametrize(("pack_id", "map_id"), [("pump", "pump-room"), ("base", "foundry")])
def test_a_one_way_door_stops_those_who_come_from_where_it_leads(pack_id, map_id):
    """As Foundry tells sides: a point is on a wall's left (1) where this turn is negative."""
    here = board(pack_id, map_id)
    ways = [p["way"] for p in uvtt(here, 100)["fragkit"]["portals"] if p.get("way")]
    walls = [w for w in foundry_scene(here, 100)["walls"] if "dir" in w]
    assert len(walls) == len(ways) > 0
    step = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    for wall, way in zip(walls, ways, strict=True):
        ax, ay, bx, by = wall["c"]
        x, y = (ax + bx) / 2 + step[way][0], (ay + by) / 2 + step[way][1]  # behind the door
        turn = (ay - y) * (bx - x) - (ax - x) * (by - y)
        assert wall["dir"] == (1 if turn < 0 else 2)
        # Only feet are stopped: the door itself, on the same line, is seen through when open.
        assert (wall["move"], wall["sight"], wall["light"], wall["door"]) == (20, 0, 0, 0)


def test_walls_alone_need_no_picture():
    told = json.loads(exported("uvtt", picture=False)["uvtt/pump-room.uvtt"])
    assert told["image"] == ""
    assert told["line_of_sight"] == room()["line_of_sight"]


def test_the_same_map_gives_the_same_bytes():
    assert export_of("pump", "uvtt") == exported("uvtt")


def test_joined_maps_are_one_scene():
    both = board("base", "foundry+reactor")
    files = export_of("base", "uvtt", map=both, picture=False)
    assert list(files) == ["uvtt/foundry+reactor.uvtt", "uvtt/foundry+reactor-scene.json"]
    told = json.loads(files["uvtt/foundry+reactor.uvtt"])
    jsonschema.validate(told, SHAPE)
    assert told["resolution"]["map_size"] == {"x": 40, "y": 30}
    # T8 of the one opens to A8 of the other.
    seam = [sorted((a["y"], b["y"])) for a, b in told["line_of_sight"] if a["x"] == b["x"] == 20]
    assert seam
    assert not any(top <= 7 and bottom >= 8 for top, bottom in seam)
    assert json.loads(files["uvtt/foundry+reactor-scene.json"])["name"] == "Foundry + Reactor"
