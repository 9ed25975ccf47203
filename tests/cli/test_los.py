"""`fragkit los`: exit code, JSON, and answers to what people type."""

from __future__ import annotations

import pytest

from tests.rulemark import rule

ROOM = """\
id: room
name: Room
grid: |
  +---+---+---+---+
  | 1         | 2 |
  +   +   +   +-r-+
  | .   .   / : . |
  +   +   +   +   +
  | #   .   .   3 |
  +---+---+---+---+
"""


@pytest.fixture(autouse=True)
def room(tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    (tmp_path / "room.yaml").write_text(ROOM)


def test_a_clear_line_exits_0_and_says_so_first(fragkit):
    ran = fragkit("los", "./room.yaml", "a1", "c1")
    assert ran.code == 0
    assert ran.out.startswith("CLEAR, range 2\n")
    assert "Accuracy" in ran.out


def test_a_blocked_line_exits_1_and_names_the_blocker_first(fragkit):
    ran = fragkit("los", "room.yaml", "A1", "D1")
    assert ran.code == 1
    assert ran.out.startswith("BLOCKED: wall between C1 and D1\n")


def test_json_of_a_clear_line(fragkit):
    ran = fragkit("los", "./room.yaml", "a1", "b3", "--json")
    assert (ran.code, ran.json) == (0, {"visible": True, "range": 3, "blocked_by": None})


def test_json_of_a_blocked_line(fragkit):
    ran = fragkit("los", "./room.yaml", "a1", "d1", "--json")
    assert (ran.code, ran.json) == (
        1,
        {
            "visible": False,
            "range": 3,
            "blocked_by": {"kind": "wall", "at": "C1-D1", "text": "wall between C1 and D1"},
        },
    )


@rule("los.fighter", "los.barrel", "los.hanged")
@pytest.mark.parametrize("thing", ["fighter", "barrel", "hanged"])
def test_things_in_the_line_block_it(fragkit, thing):
    ran = fragkit("los", "./room.yaml", "a1", "c1", f"--{thing}", "b1", "--json")
    assert ran.code == 1
    words = {"hanged": "hanged fighter"}.get(thing, thing)
    assert ran.json["blocked_by"] == {"kind": thing, "at": "B1", "text": f"{words} on B1"}


def test_without_a_target_everything_seen_is_listed_but_not_the_square_itself(fragkit):
    ran = fragkit("los", "./room.yaml", "d1", "--json")
    assert (ran.code, ran.json) == (0, {"visible_squares": {}})
    seen = fragkit("los", "./room.yaml", "d2", "--json").json["visible_squares"]
    assert seen == {"C2b": 1, "B3": 3, "C3": 2, "D3": 1}
    assert "D2 sees 4 squares, up to range 3" in fragkit("los", "./room.yaml", "d2").out


def test_a_house_option_is_obeyed(fragkit):
    args = ("los", "./room.yaml", "a1", "b3", "--json", "--house", "range.metric=b")
    assert fragkit(*args).json["range"] == 2


def test_from_and_to_may_be_the_same(fragkit):
    ran = fragkit("los", "./room.yaml", "b1", "b1")
    assert ran.code == 0
    assert ran.out.startswith("CLEAR, range 1\nB1 is both the start and the end.\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["e1", "a1"], "there is no square E1 on room; squares are A1 to D3; the nearest is D1"),
        (["a1", "a9"], "there is no square A9 on room; squares are A1 to D3; the nearest is A3"),
        (["hello!", "a1"], "`hello!` is not a square; squares are A1 to D3"),
        (["c2", "a1"], "C2 is cut by a diagonal wall; type C2a (north-west) or C2b (south-east)"),
        (["a1a", "b1"], "A1 is not cut by a wall; type A1"),
        (["a1", "a3"], "A3 is solid: no fighter can stand there"),
        (["a1", "b1", "--fighter", "a3"], "A3 is solid: no fighter can stand there"),
        (
            ["a1", "b1", "--fighter", "b2", "--barrel", "b2"],
            "B2 can't hold two of these",
        ),
    ],
)
def test_a_wrong_square_gets_an_answer_that_helps(fragkit, words, told):
    ran = fragkit("los", "./room.yaml", *words)
    assert (ran.code, ran.out, ran.err) == (2, "", f"fragkit: {told}\n")
    assert fragkit("los", "./room.yaml", *words, "--json").json["error"]["message"] == told


def test_an_unknown_map_is_guessed(fragkit):
    ran = fragkit("los", "fundry", "a1", "b1")
    assert (ran.code, ran.err) == (
        2,
        "fragkit: there is no map `fundry`; did you mean `foundry`?\n",
    )


def test_a_broken_map_is_told_with_its_first_problem(fragkit, tmp_path):
    (tmp_path / "bad.yaml").write_text(ROOM.replace("| . ", "| & "))
    ran = fragkit("los", "bad.yaml", "a1", "b1", "--json")
    assert ran.code == 2
    assert ran.json["error"]["code"] == "broken-map"
    assert ran.json["error"]["message"].startswith("bad.yaml:7:5: `&` in A2 is not a symbol")


@pytest.mark.parametrize("text", ["", "id: x\nname: X\n", "[]", "id: x\nname: X\ngrid: ''\n"])
def test_an_empty_map_is_no_answer(fragkit, tmp_path, text):
    (tmp_path / "empty.yaml").write_text(text)
    ran = fragkit("los", "empty.yaml", "a1", "b1")
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_a_missing_file_is_no_answer(fragkit):
    ran = fragkit("los", "./none.yaml", "a1", "b1")
    assert ran.code == 2
    assert "No such file" in ran.err


def test_joined_maps_are_asked_by_their_ids(fragkit):
    ran = fragkit("los", "foundry+reactor", "foundry:t8", "reactor:a8", "--json")
    assert (ran.code, ran.json) == (0, {"visible": True, "range": 1, "blocked_by": None})
    ran = fragkit("los", "foundry+reactor", "a1", "b1")
    assert ran.code == 2
    assert "foundry:A1 or reactor:A1" in ran.err
    assert fragkit("los", "foundry+foundry", "a1", "b2").code == 2


def test_plain_characters_on_demand(fragkit):
    assert fragkit("los", "foundry", "b2", "l11", "--ascii").out.isascii()


def test_an_answer_fits_a_phone(fragkit):
    for words in (["b2", "e2"], ["b2", "s29"], ["b2"], ["j15"]):
        lines = fragkit("los", "foundry", *words).out.rstrip("\n").split("\n")
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 40


def test_the_answer_is_given_in_the_language_asked_for(fragkit):
    ran = fragkit("los", "foundry", "c4", "g2", "--lang", "de")
    assert ran.code == 1
    assert ran.out.startswith("BLOCKIERT: Wand zwischen F2 und G2\n")
    clear = fragkit("los", "foundry", "c4", "c7", "--lang", "de").out.split("\n")
    assert clear[0] == "FREI, Entfernung 3"
    assert clear[-3].startswith("Präzision     1")
    assert clear[-2].startswith("Treffer     67%")
    assert "Wand" not in fragkit("los", "foundry", "c4", "g2", "--lang", "de", "--json").out
    assert fragkit("los", "foundry", "c4", "nix", "--lang", "de").err == (
        "fragkit: `nix` ist kein Feld; Felder gehen von A1 bis T30\n"
    )
    assert fragkit("los", "foundry", "c4", "g2", "--lang", "xx").code == 2


def test_the_language_of_fragkit_yaml_counts_everywhere(fragkit, tmp_path, monkeypatch):
    (tmp_path / "fragkit.yaml").write_text("lang: de\n")
    monkeypatch.chdir(tmp_path)
    assert fragkit("los", "foundry", "c4", "c7").out.startswith("FREI")
    assert fragkit("los", "foundry", "c4", "c7", "--lang", "en").out.startswith("CLEAR")
