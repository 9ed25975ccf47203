"""Maps read from YAML: what stands around the drawing."""

from __future__ import annotations

import time
from textwrap import dedent

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from fragkit.board.board import Board
from fragkit.diagnostics import Problems, render
from fragkit.load.maps.map_reader import check_joins, read_map_text
from fragkit.model.map import Beast, Door, Join, MapDefinition
from tests.pace import bar
from tests.rulemark import rule

PUMP_ROOM = """\
id: pump-room
name: Pump Room
grid: |
  +---+---+---+---+
  | 1   .   w | 2 |
  +   +---+   +-r-+
  | ~   /   T : g |
  +-v-+   +---+   +
  | a   %   D   . |
  +---+---+---+---+
"""


def read(more: str = "", text: str = PUMP_ROOM) -> tuple[MapDefinition | None, list[str]]:
    """The map, and line:column, code and message of every problem."""
    problems = Problems()
    made = read_map_text(text + dedent(more), "map.yaml", problems, playable=True)
    return made, [f"{d.span.line}:{d.span.column} {d.code} {d.message}" for d in problems.sorted()]


def made(more: str = "", text: str = PUMP_ROOM) -> MapDefinition:
    definition, problems = read(more, text)
    assert definition is not None, problems
    return definition


def told(more: str = "", text: str = PUMP_ROOM) -> list[str]:
    return read(more, text)[1]


def test_the_sample_of_the_contract_reads_and_is_playable() -> None:
    definition, problems = read("""\
        doors:
          - {at: A2-A3, color: green}
          - {at: C3, color: blue}
        zones: {main-street: [A1:C1]}
    """)
    assert problems == [
        "7:12 map-teleporter-lone the teleporter in C2 leads nowhere: it is the only one on this map"
    ]
    assert definition is not None
    board = Board.of(definition)
    assert {d.name: d.door for d in board.doors.values()} == {
        "D1-D2": Door("red"),
        "A2-A3": Door("green", "south"),
        "C3": Door("blue"),
    }
    assert definition.zones == (("main-street", ("A1", "B1", "C1")),)


def test_a_problem_in_the_drawing_points_at_its_character_in_the_file() -> None:
    text = PUMP_ROOM.replace(" % ", " ? ")
    problems = Problems()
    assert read_map_text(text, "map.yaml", problems) is None
    (problem,) = problems.sorted()
    assert render(problem, text).splitlines() == [
        "map.yaml:9:9: error[map-unknown-symbol] `?` in B3 is not a symbol",
        "    9 |   | a   ?   D   . |",
        "      |         ^",
        "   help: use a digit or one of # w g a ~ ^ % T / \\ D s X t O, or add it below `legend:`",
    ]


def test_windows_line_ends_and_trailing_spaces_change_nothing() -> None:
    definition = made()
    assert made(text=PUMP_ROOM.replace("\n", "\r\n")) == definition
    assert made(text=PUMP_ROOM.replace("|\n", "|  \n")) == definition


def test_a_drawing_whose_lines_ran_together_is_told() -> None:
    text = "id: x\nname: X\ngrid: +---+ | 1 | +---+\n"
    assert told(text=text) == ["3:7 map-not-block the lines of the drawing have run together"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "1:1 map-empty the file has no map in it"),
        ("- 1\n", "1:1 wrong-type a map must be a mapping, not a list"),
        ("id: x\nname: X\n", "1:1 missing-key a map needs `grid`"),
        ("id: x\nname: X\ngrid:\n", "3:6 empty `grid` is empty"),
        ("id: x\nname: X\ngrid: |\n  \n", "3:7 empty `grid` is empty"),
    ],
)
def test_a_file_without_a_map_is_told(text: str, problem: str) -> None:
    assert read(text=text) == (None, [problem])


def test_mistakes_around_and_in_the_drawing_are_told_together() -> None:
    text = PUMP_ROOM.replace("name:", "nmae:").replace(" w ", " W ")
    codes = [p.split()[1] for p in told("zone: {}\n", text)]
    assert codes == ["missing-key", "unknown-key", "map-unknown-symbol", "unknown-key"]


# -- doors ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ("{at: A1-B1}", "12:10 map-door-at no door is drawn between A1 and B1"),
        ("{at: c1-d1}", "12:10 map-door-at no door is drawn between C1 and D1"),
        ("{at: C2-D2}", "12:10 map-door-at no door is drawn between C2 and D2"),
        ("{at: A1-C1}", "12:10 map-door-at A1 and C1 are not next to each other"),
        ("{at: D1-A2}", "12:10 map-door-at D1 and A2 are not next to each other"),
        ("{at: A1}", "12:10 map-door-at no door is drawn in A1"),
        ("{at: E1-E2}", "12:10 map-square there is no square E1 on this map"),
        ("{at: C3, way: north}", "12:19 map-door-way the door C3 can't lead north"),
        (
            "{at: A2-A3, way: north}",
            "12:22 map-door-way the drawn door A2-A3 leads south, not north",
        ),
        (
            "{at: D2-D1, color: blue}",
            "12:24 map-door-color the door D1-D2 is drawn red, not blue",
        ),
        ("{at: C3, color: pink}", "12:21 unknown-choice `color` can't be `pink`"),
    ],
)
def test_an_entry_that_fits_no_drawn_door_is_told(entry: str, problem: str) -> None:
    assert problem in told(f"doors:\n  - {entry}\n")


def test_a_door_told_twice_is_told() -> None:
    assert told("doors:\n  - {at: A2-A3}\n  - {at: a3-a2, color: blue}\n") == [
        "13:10 map-door-twice the door `a3-a2` is listed twice"
    ]


@rule("ruling.switch.closed")
def test_doors_take_colour_way_and_switch() -> None:
    definition = made("""\
        doors:
          - {at: C3, color: green, way: east, switch: true}
          - {at: D2-D1, way: south}
    """)
    doors = {d.name: d.door for d in Board.of(definition).doors.values()}
    assert doors["C3"] == Door("green", "east", switch=True)
    assert doors["D1-D2"] == Door("red", "south")


# -- zones, legend, switches, beasts, sides ------------------------------------


@rule("deadlands.mainstreet")
def test_zones_take_squares_halves_and_ranges() -> None:
    definition = made("zones: {all-of-it: [D3:A1], half: B2b, both: [B2, A1]}\n")
    zones = Board.of(definition).zones
    assert len(zones["all-of-it"]) == 13
    assert dict(definition.zones)["half"] == ("B2b",)
    assert dict(definition.zones)["both"] == ("A1", "B2a", "B2b")


def test_a_zone_off_the_map_is_told() -> None:
    assert told("zones: {yard: [A1:E9]}\n") == [
        "11:16 map-square there is no square E9 on this map"
    ]


def test_a_legend_adds_characters() -> None:
    text = PUMP_ROOM.replace(" % ", " @ ")
    definition = made('legend: {"@": [water, weapon], "&": solid}\n', text)
    spot = definition.grid.cells[9].spot
    assert (spot.terrain, spot.power) == ("water", "weapon")


@pytest.mark.parametrize(
    ("legend", "problem"),
    [
        ('{"w": [water]}', "11:10 map-legend `w` already means `weapon`"),
        ('{"ab": [water]}', "11:10 map-legend `ab` can't be used in a drawing"),
        ('{"漢": [water]}', "11:10 map-legend `漢` can't be used in a drawing"),
        ('{"@": [watter]}', "11:16 unknown-choice `@` can't be `watter`"),
    ],
)  # fmt: skip
def test_a_wrong_legend_is_told(legend: str, problem: str) -> None:
    assert told(f"legend: {legend}\n") == [problem]


@rule("switch.color")
def test_switches_have_the_colour_that_is_told() -> None:
    text = PUMP_ROOM.replace(" % ", " s ")
    definition = made(
        "switches: [{at: B3, color: blue}]\ndoors: [{at: C3, color: blue, switch: true}]\n", text
    )
    board = Board.of(definition)
    assert {board.name(p): c for p, c in board.switches.items()} == {"B3": "blue"}
    assert "11:17 map-switch-at no switch is drawn in A1" in told(
        "switches: [{at: A1, color: blue}]\n", text
    )


DUNES = """\
id: dunes
name: Dunes
grid: |
  +---+---+---+---+
  | 1   t   O   t |
  +---+---+---+---+
"""


def test_a_lone_mouth_owns_every_tentacle_unless_told_otherwise() -> None:
    assert made(text=DUNES).beasts == (Beast("C1", ("B1", "D1")),)
    definition, problems = read("beasts: [{mouth: C1, tentacles: [D1]}]\n", DUNES)
    assert definition is not None
    assert definition.beasts == (Beast("C1", ("D1",)),)
    assert problems == ["5:8 map-beast B1 does not belong to a beast"]


@pytest.mark.parametrize(
    ("beasts", "problem"),
    [
        ("[{mouth: A1, tentacles: B1}]", "7:18 map-beast no mouth is drawn in A1"),
        ("[{mouth: C1, tentacles: A1}]", "7:33 map-beast no tentacle is drawn in A1"),
    ],
)
def test_a_beast_that_is_not_drawn_is_told(beasts: str, problem: str) -> None:
    assert problem in told(f"beasts: {beasts}\n", DUNES)


def test_open_sides_must_lie_at_that_side() -> None:
    assert made("edges: {east: {map: reactor, open: [D1, d3]}}\n").joins == (
        Join("east", "reactor", ("D1", "D3")),
    )
    assert told("edges: {east: {map: reactor, open: [C1]}}\n") == [
        "11:37 map-join C1 is not on the east edge of the map"
    ]


GATE = """\
id: gate
name: Gate
grid: |
  +---+---+
  | 1     |
  +---+   +
  |   | D |
  +---+   +
  |       |
  +---+---+
"""


def test_the_wall_of_a_door_square_is_not_opened() -> None:
    assert told("edges: {east: {map: reactor, open: [B2]}}\n", GATE) == [
        "11:37 map-join B2 can't be open to the east: it holds a door, whose passage would become ambiguous"
    ]


def test_joined_maps_must_exist_and_fit() -> None:
    definition = made("edges: {east: {map: dnues, open: [D3]}}\n")
    problems = Problems()
    check_joins({"pump-room": definition, "dunes": made(text=DUNES)}, (), problems)
    (problem,) = problems.found
    assert str(problem.message) == "there is no map `dnues` to join on the east"
    assert str(problem.help) == "did you mean `dunes`?"
    definition = made("edges: {east: {map: dunes, open: [D3]}}\n")
    problems = Problems()
    check_joins({"pump-room": definition, "dunes": made(text=DUNES)}, (), problems)
    assert [str(d.message) for d in problems.found] == [
        "pump-room:D3 opens to the east, where dunes has no square"
    ]


# -- size ----------------------------------------------------------------------


def big(columns: int, rows: int) -> str:
    posts = "  +" + "---+" * columns
    inner = "  +" + "   +" * columns
    first = "  | 1 " + "    " * (columns - 1) + "|"
    line = "  |   " + "    " * (columns - 1) + "|"
    grid = [posts, first]
    for _ in range(rows - 1):
        grid += [inner, line]
    return "id: big\nname: Big\ngrid: |\n" + "\n".join([*grid, posts]) + "\n"


@pytest.mark.skipif(not hasattr(yaml, "CSafeLoader"), reason="needs libyaml")
@pytest.mark.slow  # measured without coverage's tracing
def test_a_map_of_500_by_500_is_read_and_proved_in_three_seconds() -> None:
    text = big(500, 500)
    start = time.process_time()
    definition = made(text=text)
    assert time.process_time() - start < bar(3)
    assert Board.of(definition).name(249_999) == "SF500"


def test_a_map_of_one_square_is_playable() -> None:
    assert read(text=big(1, 1))[1] == []


# -- whatever is typed ---------------------------------------------------------

FULL = r"""id: dunes
name: Dunes
grid: |
  +---+---+---+---+---+
  | 1  ~/a  T r2w | O |
  +   +   +---+-v-+   +
  |^w : .   D   . < t |
  +   +   +---+   +   +
  | s   %   g  #\  @X |
  +---+---+---+---+---+
doors:
  - {at: D1-D2, color: green, switch: true}
  - {at: C1-D1}
zones: {main-street: [A1:C1, B1a]}
legend: {"@": [water, weapon]}
switches: [{at: A3, color: green}]
beasts: [{mouth: E1, tentacles: [E2]}]
edges: {east: {map: other, open: [E1]}}
respawn_color: red
"""
NOISE = " .#|+-:rgb<>^vwa~%TDsXtO/\\0123456789\n\t{}[],'\"&*!é漢\u0301\x00ABZab"


@settings(max_examples=300, deadline=None)
@given(st.data())
@pytest.mark.slow
def test_no_slip_of_the_keyboard_makes_fragkit_stumble(data: st.DataObject) -> None:
    text = FULL
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 3))
        text = text[:start] + data.draw(st.text(NOISE, max_size=3)) + text[start + gone :]
    problems = Problems()
    definition = read_map_text(text, "map.yaml", problems, playable=True)
    if definition is None:
        assert problems.has_errors
    for problem in problems.found:
        render(problem, text)
        assert problem.span.line <= text.count("\n") + 2


def test_a_map_with_everything_in_it_is_read() -> None:
    definition, problems = read(text=FULL)
    assert problems == []
    assert definition is not None


def test_names_are_looked_up_even_if_the_drawing_has_a_slip() -> None:
    text = (
        PUMP_ROOM.replace("w | 2", "? | 2")
        + "zones: {hall: [Q9]}\nedges: {up: {map: x}, east: {map: dunes, open: [A1]}}\n"
    )
    assert told(text=text) == [
        "5:13 map-unknown-symbol `?` in C1 is not a symbol",
        "11:16 map-square there is no square Q9 on this map",
        "12:9 unknown-key `edges` has no key `up`",
    ]


def test_what_could_not_be_read_is_not_missed_a_second_time() -> None:
    text = PUMP_ROOM.replace("  D  ", "  ?  ") + "doors: [{at: C3, color: blue}]\n"
    assert [line.split()[1] for line in told(text=text)] == ["map-unknown-symbol"]


def test_one_bad_side_under_edges_does_not_hide_another() -> None:
    text = PUMP_ROOM + "edges: {west: dunes, east: {map: dunes, open: [A1]}}\n"
    assert told(text=text) == [
        "11:15 wrong-type `west` must be a mapping, not `dunes`",
        "11:48 map-join A1 is not on the east edge of the map",
    ]


def test_a_map_that_is_not_there_is_told_at_its_name(tmp_path, fragkit) -> None:
    (tmp_path / "a.yaml").write_text(PUMP_ROOM + "edges: {east: {map: dunse, open: [D1]}}\n")
    (tmp_path / "b.yaml").write_text(DUNES)
    ran = fragkit("check", "a.yaml", "b.yaml", "--json")
    assert [(d["line"], d["column"], d["help"]) for d in ran.json] == [
        (11, 21, "did you mean `dunes`?")
    ]


def test_a_joined_map_that_is_broken_is_not_called_missing(tmp_path, fragkit) -> None:
    (tmp_path / "a.yaml").write_text(PUMP_ROOM + "edges: {east: {map: dunes, open: [D1]}}\n")
    (tmp_path / "b.yaml").write_text(DUNES + "foo: 1\n")
    ran = fragkit("check", "a.yaml", "b.yaml", "--json")
    assert [(d["file"], d["code"]) for d in ran.json] == [("b.yaml", "unknown-key")]


def test_a_beast_with_one_wrong_arm_is_told_once() -> None:
    text = "id: b\nname: B\ngrid: |\n  +---+---+---+\n  | t   O   1 |\n  +---+---+---+\n"
    assert told(text=text + "beasts: [{mouth: B1, tentacles: [A1, C1]}]\n") == [
        "7:38 map-beast no tentacle is drawn in C1"
    ]


def test_squares_listed_again_and_again_count_each_time() -> None:
    squares = ", ".join(["A1:D3"] * 45_000)
    assert told(f"zones: {{all: [{squares}]}}\n")[-1].endswith(
        "map-zones the zones have more than 500,000 squares in all"
    )
