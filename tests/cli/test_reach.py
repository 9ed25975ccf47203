"""`fragkit reach`: costs, paths, hazards, and where one may stop."""

from __future__ import annotations

import pytest

from tests.rulemark import rule

POOL = """\
id: pool
name: Pool
grid: |
  +---+---+---+---+
  | 1   a   .   ~ |
  +   +---+---+---+
  | .   T | T   2 |
  +---+---+---+---+
"""


@pytest.fixture(autouse=True)
def pool(tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    (tmp_path / "pool.yaml").write_text(POOL)


def test_each_square_has_its_cost_path_and_hazards(fragkit):
    ran = fragkit("reach", "./pool.yaml", "a1", "2", "--json")
    assert (ran.code, ran.json) == (
        0,
        {
            "squares": {
                "A2": {"cost": 1, "path": ["A2"], "hazards": [], "stop": True},
                "B1": {
                    "cost": 1,
                    "path": ["B1"],
                    "hazards": [{"kind": "acid", "at": "B1"}],
                    "stop": True,
                },
                "B2": {"cost": 2, "path": ["A2", "B2"], "hazards": [], "stop": True},
                "C1": {
                    "cost": 2,
                    "path": ["B1", "C1"],
                    "hazards": [{"kind": "acid", "at": "B1"}],
                    "stop": True,
                },
            }
        },
    )


@rule("move.jump.avoid", "move.jump.cost", "move.jump.speed1")
def test_speed_2_jumps_over_what_hurts(fragkit, tmp_path):
    (tmp_path / "pool.yaml").write_text(POOL.replace("a   .", "^   ."))
    args = ("reach", "./pool.yaml", "a1", "4", "--json")
    walked = fragkit(*args).json["squares"]["C1"]
    assert (walked["cost"], walked["path"], len(walked["hazards"])) == (4, ["B1", "C1"], 1)
    jumped = fragkit(*args, "--speed", "2").json["squares"]["C1"]
    assert jumped == {"cost": 4, "path": ["C1"], "hazards": [], "stop": True}


def test_teleporters_and_fighters(fragkit):
    ran = fragkit("reach", "./pool.yaml", "a1", "3", "--fighter", "b2", "--json")
    squares = ran.json["squares"]
    assert squares["B2"]["stop"] is False
    assert squares["C2"] == {"cost": 3, "path": ["A2", "B2", "C2"], "hazards": [], "stop": True}


def test_a_barrel_closes_the_way(fragkit):
    ran = fragkit("reach", "./pool.yaml", "a1", "9", "--barrel", "b1", "--json")
    assert "C1" not in ran.json["squares"]


def test_no_movement_reaches_nothing(fragkit):
    assert fragkit("reach", "./pool.yaml", "a1", "0", "--json").json == {"squares": {}}


def test_the_map_shows_costs(fragkit):
    out = fragkit("reach", "./pool.yaml", "a1", "3").out
    assert out.startswith("From A1, 3 movement reaches 5 squares\n")
    assert "│(A)  1!  2! ~~~│" in out
    assert "hazard on the way" in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["a1", "--", "-1"], "MOVES is -1; it must be from 0 to 1000"),
        (["a1", "1001"], "MOVES is 1001; it must be from 0 to 1000"),
        (["a1", "1", "--speed", "0"], "--speed is 0; it must be from 1 to 1000"),
        (["f1", "1"], "there is no square F1 on pool; squares are A1 to D2; the nearest is D1"),
    ],
)
def test_what_makes_no_sense_is_told(fragkit, words, told):
    ran = fragkit("reach", "./pool.yaml", *words)
    assert (ran.code, ran.err) == (2, f"fragkit: {told}\n")


def test_an_answer_fits_a_phone(fragkit):
    lines = fragkit("reach", "foundry", "e13", "9", "--speed", "3").out.rstrip().split("\n")
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 40


def test_the_answer_is_given_in_the_language_asked_for(fragkit):
    ran = fragkit("reach", "foundry", "c4", "5", "--lang", "de")
    assert ran.out.startswith("Von C4 erreichst du mit 5 Bewegung 39")


def test_a_map_that_no_table_could_hold_is_refused(fragkit, tmp_path):
    rows = "  |" + " ".join(["   "] * 101) + "|\n"
    edge, between = "  +" + "---+" * 101 + "\n", "  +" + "   +" * 101 + "\n"
    grid = edge + between.join([rows] * 100) + edge
    (tmp_path / "hall.yaml").write_text(f"id: hall\nname: Hall\ngrid: |\n{grid}")
    ran = fragkit("reach", "./hall.yaml", "a1", "3", "--json")
    assert (ran.code, ran.json["error"]["code"]) == (2, "map-too-large")
