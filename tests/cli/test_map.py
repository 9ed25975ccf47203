"""`fragkit map`: maps changed in place, comments kept."""

from __future__ import annotations

from textwrap import dedent

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map

DEN = dedent(
    r"""
    # The den of the beast.
    id: den
    name: Den

    #   A   B   C   D
    grid: |
      +---+---+---+---+
      | 1   .   w < 2 |
      +   +---+   +-r-+
      | ~  g/   O : t |
      +-v-+   +   +   +
      | a   % | D | s |
      +---+---+   +---+
      | 3   4         |
      +---+---+---+---+
    #   A   B   C   D
    doors:                       # told apart
      - {at: A2-A3, color: green}    # the way down
      - at: C3
        color: blue
        way: south
    zones: {lair: [C2:D2, B2a]}
    switches: [{at: "D3", color: blue}]
    beasts:
      - {mouth: C2, tentacles: [D2]}
    notes: stays
    """
).lstrip()


@pytest.fixture
def den(fragkit, tmp_path):
    path = tmp_path / "den.yaml"
    path.write_text(DEN)
    return path


def loaded(path):
    problems = Problems()
    made = load_map(path, problems)
    assert not problems.has_errors, [f"{d.span} {d.message}" for d in problems.found]
    assert made is not None
    return made


def test_tidy_leaves_an_even_map_alone(fragkit, den):
    before = den.read_text()
    assert fragkit("map", "tidy", "./den.yaml").out == "den.yaml is already tidy\n"
    assert den.read_text() == before


def test_tidy_mends_and_keeps_everything_else(fragkit, den):
    before = den.read_text()
    den.write_text(before.replace("| 1   .   w < 2 |", "|1   .   w  < 2|"))
    assert fragkit("check", "./den.yaml").code == 1
    assert fragkit("map", "tidy", "./den.yaml").code == 0
    assert den.read_text() == before


def test_mirror_moves_names_along(fragkit, den):
    assert fragkit("map", "mirror", "./den.yaml").code == 0
    text = den.read_text()
    assert "  - {at: D2-D3, color: green}    # the way down\n" in text
    assert "doors:                       # told apart\n" in text
    assert "zones: {lair: [B2:A2, C2a]}" in text
    assert 'switches: [{at: "A3", color: blue}]' in text
    assert text.startswith("# The den of the beast.\n")
    made = loaded(den)
    assert made.switches == (("A3", "blue"),)
    assert made.beasts[0].tentacles == ("A2",)
    fragkit("map", "mirror", "./den.yaml")
    assert den.read_text() == DEN


def test_upside_down_changes_ways_and_halves(fragkit, den):
    assert fragkit("map", "mirror", "./den.yaml", "--upside-down").code == 0
    text = den.read_text()
    assert "way: north" in text
    assert "[C3:D3, B3b]" in text
    loaded(den)


@pytest.mark.parametrize("turn", ["right", "left", "around"])
def test_rotate_moves_names_along(fragkit, den, turn):
    assert fragkit("map", "rotate", "./den.yaml", "--turn", turn).code == 0
    made = loaded(den)
    assert made.grid.columns == made.grid.rows == 4
    back = {"right": "left", "left": "right", "around": "around"}[turn]
    fragkit("map", "rotate", "./den.yaml", "--turn", back)
    assert loaded(den).zones == (("lair", ("B2a", "C2", "D2")),)
    assert den.read_text() == DEN


def test_the_ruler_follows_the_width(fragkit, tmp_path):
    fragkit("new", "map", "Long", "--size", "5x3")
    fragkit("map", "rotate", "./long.yaml")
    text = (tmp_path / "long.yaml").read_text()
    assert text.count("#   A   B   C\n") == 2
    assert fragkit("check", "./long.yaml").code == 0


def test_copy_makes_a_map_symmetric(fragkit, tmp_path):
    (tmp_path / "m.yaml").write_text(
        "id: m\nname: M\ngrid: |\n  +---+---+---+---+\n  | 1 | w       |\n  +---+---+---+---+\n"
    )
    assert fragkit("map", "mirror", "./m.yaml", "--copy", "west").code == 0
    assert "  | 1 | w   w | 2 |\n" in (tmp_path / "m.yaml").read_text()


def test_windows_line_ends_stay(fragkit, den):
    den.write_bytes(DEN.replace("\n", "\r\n").encode())
    assert fragkit("map", "mirror", "./den.yaml").code == 0
    raw = den.read_bytes()
    assert raw.count(b"\r\n") == raw.count(b"\n") == DEN.count("\n")


def test_a_shipped_map_is_left_alone(fragkit, tmp_path):
    ran = fragkit("map", "mirror", "foundry")
    assert (ran.code, ran.err) == (
        2, "fragkit: `foundry.yaml` comes with fragkit; write a copy with --out FILE\n",
    )  # fmt: skip
    assert fragkit("map", "mirror", "foundry", "--out", "mine.yaml").code == 0
    assert fragkit("map", "mirror", "foundry", "--out", "mine.yaml").code == 2
    assert "already exists" in fragkit("map", "tidy", "foundry", "--out", "mine.yaml").err
    assert fragkit("map", "tidy", "foundry", "--out", "-").out.startswith("# Foundry")


def test_crop_keeps_a_part(fragkit, tmp_path):
    ran = fragkit("map", "crop", "foundry", "A1:J15", "--out", "small.yaml")
    assert ran.code == 0, ran.err
    made = loaded(tmp_path / "small.yaml")
    assert (made.id, made.grid.columns, made.grid.rows) == ("small", 10, 15)
    numbers = sorted(c.spot.respawn for c in made.grid.cells if c.spot.respawn is not None)
    assert numbers == list(range(1, len(numbers) + 1))


HALL = """
id: hall
name: Hall
grid: |
  +---+---+---+---+
  | 1   D   /     |
  +   +---+   +   +
  |     T   T   2 |
  +---+---+---+---+
doors: [{at: B1, color: blue}]
zones: {corner: [C1a], west: [A1:A2]}
"""


@pytest.mark.slow
def test_a_door_whose_passage_is_cut_off_becomes_floor(fragkit, tmp_path):
    (tmp_path / "hall.yaml").write_text(HALL)
    assert fragkit("check", "./hall.yaml").code == 0
    for area in ("B1:D2", "A1:B2", "A1:C2", "C1:D2"):
        ran = fragkit("map", "crop", "./hall.yaml", area, "--out", f"{area[0]}{area[3]}.yaml")
        assert ran.code == 0, ran.err
        told = [d["code"] for d in fragkit("check", f"./{area[0]}{area[3]}.yaml", "--json").json]
        assert not [
            code for code in told if code in ("map-door-square", "map-square", "map-rock-symbol")
        ]
    assert loaded(tmp_path / "BD.yaml").square_doors == ()
    assert len(loaded(tmp_path / "AC.yaml").square_doors) == 1


@pytest.mark.slow
def test_whatever_part_of_a_shipped_map_is_kept_can_be_read(fragkit, tmp_path):
    for number, area in enumerate(("A6:E9", "F1:G12", "C7:G8", "D6:D8", "E20:L24", "M24:T30")):
        assert fragkit("map", "crop", "foundry", area, "--out", f"m{number}.yaml").code == 0
        assert loaded(tmp_path / f"m{number}.yaml") is not None


def test_crop_in_place_keeps_the_heading(fragkit, den):
    assert fragkit("map", "crop", "./den.yaml", "A2:D4").code == 0
    text = den.read_text()
    assert text.startswith("# The den of the beast.\nid: den\n")
    assert loaded(den).switches == (("D2", "blue"),)


@pytest.mark.parametrize("area", ["A1", "A1:Z99", "x:y", "A1:B2:C3"])
def test_an_area_that_is_none_is_told(fragkit, area):
    ran = fragkit("map", "crop", "foundry", area)
    assert ran.err == f"fragkit: `{area}` is not an area of foundry; type one such as B2:H9\n"


@pytest.mark.parametrize("side", ["east", "south"])
def test_join_draws_two_maps_as_one(fragkit, tmp_path, side):
    fragkit("new", "map", "One", "--size", "5x4")
    fragkit("new", "map", "Two", "--size", "4x6")
    open = "E2" if side == "east" else "B4"
    args = ["map", "join", "./one.yaml", "./two.yaml", "--side", side, "--open", open]
    ran = fragkit(*args, "--out", "both.yaml")
    assert ran.code == 0, ran.err
    made = loaded(tmp_path / "both.yaml")
    assert (made.grid.columns, made.grid.rows) == ((9, 6) if side == "east" else (5, 10))
    assert fragkit("check", "./both.yaml").code == 0
    assert fragkit(*args).out.startswith("id: one-two\n")


def test_join_needs_a_way_over(fragkit):
    fragkit("new", "map", "One", "--size", "5x4")
    ran = fragkit("map", "join", "./one.yaml", "./one.yaml")
    assert "no square connects the maps" in ran.err
    ran = fragkit("map", "join", "./one.yaml", "./one.yaml", "--open", "A1")
    assert ran.err == "fragkit: A1 is not on the east edge of one\n"


def test_join_of_maps_that_know_each_other(fragkit, tmp_path):
    ran = fragkit("map", "join", "foundry", "reactor", "--out", "works.yaml")
    if "no square connects the maps" in ran.err:  # the maps as shipped need not be neighbours
        ran = fragkit("map", "join", "foundry", "reactor", "--open", "T5", "--out", "works.yaml")
    assert ran.code == 0, ran.err
    assert loaded(tmp_path / "works.yaml").grid.columns == 40


def test_a_file_without_a_drawing_is_told(fragkit, tmp_path):
    (tmp_path / "m.yaml").write_text("id: m\nname: M\n")
    assert "here is no drawing" in fragkit("map", "tidy", "./m.yaml").err
    assert "there is no map `nowhere`" in fragkit("map", "tidy", "nowhere").err


@pytest.mark.parametrize(
    ("line", "help"),
    [
        ("| 1  | w|", "move it one to the left, or run `fragkit map tidy`"),
        ("| 1|  w |", "move it one to the right, or run `fragkit map tidy`"),
        ("| 1  |  w |", "move the `|` at column 5 one to the left, or run `fragkit map tidy`"),
        ("| 1|   w |", "move the `|` at column 3 one to the right, or run `fragkit map tidy`"),
    ],
)
def test_a_wall_in_the_wrong_column_gets_the_advice_that_helps(fragkit, tmp_path, line, help):
    path = tmp_path / "m.yaml"
    path.write_text(f"id: m\nname: M\ngrid: |\n  +---+---+\n  {line}\n  +---+---+\n")
    told = fragkit("check", "./m.yaml", "--json").json
    assert help in "".join(d["help"] for d in told)
    assert fragkit("map", "tidy", "./m.yaml").code == 0
    assert "  | 1 | w |\n" in path.read_text()


def test_a_post_a_column_off_gets_it_too(fragkit, tmp_path):
    path = tmp_path / "m.yaml"
    path.write_text("id: m\nname: M\ngrid: |\n  +---+---+\n  | 1   w |\n  +--+----+\n")
    told = fragkit("check", "./m.yaml", "--json").json
    assert (
        "move the `+` one to the right, or run `fragkit map tidy`"
        in told[0]["help"] + told[-1]["help"]
    )


def test_tidy_does_not_praise_a_map_with_errors(fragkit, tmp_path):
    (tmp_path / "den.yaml").write_text(
        "id: den\nname: Den\ngrid: |\n  +---+---+\n  | ?     |\n  +---+---+\n"
    )
    fragkit("map", "tidy", "./den.yaml")
    ran = fragkit("map", "tidy", "./den.yaml")
    assert "left: see `fragkit check ./den.yaml`" in ran.out
