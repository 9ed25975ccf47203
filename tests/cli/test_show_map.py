"""`fragkit show map`: the whole map, sight, heat, a part."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.mark.parametrize("width", ["40", "100"])
@pytest.mark.parametrize("more", [[], ["--heat"], ["--sight", "b13"], ["--at", "k15"]], ids=str)
def test_a_map_fits_its_terminal(fragkit, monkeypatch, width, more):
    monkeypatch.setenv("COLUMNS", width)
    ran = fragkit("show", "map", "foundry", *more)
    assert ran.code == 0
    lines = ran.out.rstrip("\n").split("\n")
    assert lines[:2] == ["Foundry", "foundry, 20 × 30 squares"]
    assert max(map(len, lines)) <= int(width)


def test_plain_characters_on_demand(fragkit):
    for more in ([], ["--heat"], ["--sight", "b13"]):
        assert fragkit("show", "map", "reactor", "--ascii", *more).out.isascii()


def test_sight_and_heat_can_be_shown_together(fragkit, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    out = fragkit("show", "map", "reactor", "--sight", "b1", "--heat").out
    assert "A B1  1 range" in out
    assert "12 squares that see it" in out


def test_a_square_off_the_map_is_told(fragkit):
    ran = fragkit("show", "map", "foundry", "--sight", "z1")
    assert ran.code == 2
    assert "the nearest is T1" in ran.err


def test_an_unknown_map_is_told(fragkit):
    assert fragkit("show", "map", "nowhere").code == 2


def test_ground_of_its_own_is_told_in_words(fragkit):
    path = Path(__file__).parents[1] / "packs" / "wild-ground" / "maps" / "toy-factory.yaml"
    told = fragkit("show", "map", str(path)).out.splitlines()
    assert any(line.startswith("Tacks: ") and "lose 1 Health" in line for line in told)


def test_the_key_of_a_map_is_in_the_readers_language(fragkit):
    """`w-Waffe` stood there, as if it were a word put together, and the name twice."""
    told = fragkit("show", "map", "foundry", "--lang", "de").out
    assert told.startswith("Gießerei\nfoundry, 20 × 30 Felder\n")
    for item in (
        "w Waffe",
        "g Gerät",
        "a Säure",
        "schräge Wand",
        "r g b Tür",
        "D Tür in einem Feld",
        "Einbahntüren, rot",
    ):
        assert item in told.replace("\n", "  "), item


def test_a_map_of_another_pack_is_shown(fragkit, tmp_path):
    fragkit("new", "pack", "night-shift")
    id = next((tmp_path / "night-shift" / "maps").glob("*.yaml")).stem
    assert fragkit("show", "map", id).code == 2
    ran = fragkit("show", "map", id, "--pack", "./night-shift")
    assert (ran.code, ran.err) == (0, "")
    assert fragkit("show", "map", id, "--pack", "./nowhere").code == 2
