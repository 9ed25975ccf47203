"""`fragkit new map`: an arena that passes the check as it is."""

from __future__ import annotations

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map


@pytest.mark.parametrize("size", ["3x3", "4x3", "3x10", "6x5", "7X7", "12x8", "20x30", "41x13"])
def test_a_new_map_of_any_size_can_be_played(fragkit, tmp_path, size):
    ran = fragkit("new", "map", "Pump Room", "--size", size)
    assert ran.code == 0, ran.err
    problems = Problems()
    assert load_map(tmp_path / "pump-room.yaml", problems, playable=True) is not None
    assert problems.found == []
    columns, rows = map(int, size.lower().split("x"))
    drawing = (tmp_path / "pump-room.yaml").read_text().split("grid: |\n")[1].split("\n#")[0]
    lines = drawing.split("\n")
    assert (len(lines), len(lines[0])) == (2 * rows + 1, 4 * columns + 3)


def test_a_new_map_passes_the_check(fragkit):
    fragkit("new", "map", "Pump Room")
    assert fragkit("check", "./pump-room.yaml").out.endswith("no problems\n")


def test_the_names_of_columns_stand_above_their_squares(fragkit, tmp_path):
    fragkit("new", "map", "Wide", "--size", "28x4")
    lines = (tmp_path / "wide.yaml").read_text().split("\n")
    at = lines.index("grid: |")
    assert lines[at - 1][4] == "A"
    assert lines[at - 1][4 + 4 * 27 :] == "AB"
    assert lines[at + 2][4] == "1"


def test_in_a_pack_it_goes_to_the_maps(fragkit, tmp_path, monkeypatch):
    fragkit("new", "pack", "mine")
    monkeypatch.chdir(tmp_path / "mine")
    fragkit("new", "map", "den")
    assert (tmp_path / "mine" / "maps" / "den.yaml").is_file()


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ("big", "`big` is not a size; type columns and rows, such as 12x8"),
        ("12", "`12` is not a size; type columns and rows, such as 12x8"),
        ("0x5", "a map cannot be 0x5; each side must be 3 to 100 squares"),
        ("500x500", "a map cannot be 500x500; each side must be 3 to 100 squares"),
    ],
)
def test_a_size_that_cannot_be_drawn_is_told(fragkit, tmp_path, size, told):
    ran = fragkit("new", "map", "x", "--size", size)
    assert (ran.code, ran.err) == (2, f"fragkit: {told}\n")
    assert not list(tmp_path.iterdir())


def test_a_map_of_yours_is_never_overwritten(fragkit, tmp_path):
    fragkit("new", "map", "den")
    (tmp_path / "den.yaml").write_text("mine")
    assert fragkit("new", "map", "den").code == 2
    assert (tmp_path / "den.yaml").read_text() == "mine"


@pytest.mark.parametrize(
    ("kind", "name", "told"),
    [
        ("map", "Foundry", "there is already a map `foundry`; choose another name"),
        ("card", "Light Armor", "there is already a card `light-armor`; choose another name"),
        ("fighter", "marine", "there is already a fighter `marine`; choose another name"),
        ("pack", "Base", "there is already a pack `base`; choose another name"),
        ("card", "null", "`null` can't be an id; choose another name"),
        ("map", "Pack", "`pack` can't be an id; choose another name"),
        ("card", "a\x7fb", "`a␡b` can't be turned into an id; use letters and digits"),
        ("card", "a\nb", "`a b` can't be turned into an id; use letters and digits"),
    ],
)
def test_a_name_that_would_not_pass_check_is_refused(kind, name, told, fragkit, tmp_path):
    ran = fragkit("new", kind, name)
    assert (ran.code, ran.err) == (2, f"fragkit: {told}\n")
    assert list(tmp_path.iterdir()) == []
