"""`fragkit replay`: a record refereed again."""

from __future__ import annotations

import re

import pytest

from tests.referee.tables import say, sit


@pytest.fixture
def record(tmp_path):
    """Red frags Blue and ends the turn; one step was taken back."""
    path = tmp_path / "friday.frag"
    referee = sit(path, "Red A1 3 turn movement 6", "Blue D1 2", "Green H6")
    say(referee, "m s", "undo", "s blue", "4 2", "3 5", "1 2", "end")
    referee.journal.close()
    return path


def test_the_story_and_the_score_are_told(fragkit, record, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    ran = fragkit("replay", "friday.frag")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "Turn 2: Blue to play (7 inputs so far)"
    assert lines[1:3] == [
        "         frags fragged shots hits damage",
        " Red         1       0     1    1      2",
    ]
    assert "   6 Blue rolls 1 2 = 3 for defense." in lines
    assert "A1 to A2" not in ran.out  # it was undone
    assert max(map(len, lines)) <= 40


def test_a_game_begun_in_the_middle_is_told_from_its_first_turn(fragkit, record, tmp_path):
    told = fragkit("replay", "friday.frag").out
    assert "Start" not in told
    assert "\nTurn 1: Red\n   3 Red fires Pistol" in told
    referee = sit(tmp_path / "new.frag", players=("Red 3/2/2", "Blue 2/3/2"))
    say(referee, "1", "2")
    referee.journal.close()
    assert "\nStart\n   1 Red rolls 1" in fragkit("replay", "new.frag").out


def test_json_has_events_state_and_score(fragkit, record):
    data = fragkit("replay", "friday.frag", "--json").json
    assert data["state"]["seats"]["Red"]["frags"] == 1
    assert data["refused"] is None
    assert data["diverged"] is None
    kinds = [event["kind"] for event in data["events"]]
    assert "fragged" in kinds
    assert kinds.index("hit") < kinds.index("wounded") < kinds.index("frag-scored")
    assert data["score"]["Red"] == {"frags": 1, "fragged": 0, "shots": 1, "hits": 1, "points": 2}
    assert [i["line"] for i in data["inputs"]][:2] == ["m s", "undo"]


def test_frags_from_before_the_record_count_in_both_scores(fragkit, tmp_path):
    referee = sit(
        tmp_path / "late.frag", "Red A1 3 frags 2 turn movement 6", "Blue D1 1", "Green H6"
    )
    say(referee, "s blue", "4 2", "3 5", "1")
    referee.journal.close()
    lines = fragkit("replay", "late.frag").out.splitlines()
    assert lines[0] == "Red wins after 1 turn"
    assert lines[2] == "★Red         3       0     1    1      8"
    assert fragkit("replay", "late.frag", "--json").json["score"]["Red"]["frags"] == 3


def test_replaying_changes_nothing(fragkit, record):
    before = record.read_bytes()
    with record.open("ab") as out:
        out.write(b"3 4")  # torn
    fragkit("replay", "friday.frag")
    assert record.read_bytes() == before + b"3 4"


@pytest.mark.parametrize("as_json", [False, True])
def test_the_first_refused_line_exits_1(fragkit, record, as_json):
    record.write_text(record.read_text().replace("4 2\n", "4 2 1\n"))
    ran = fragkit("replay", "friday.frag", *(["--json"] if as_json else []))
    assert ran.code == 1
    if as_json:
        assert ran.json["refused"] == {
            "line": 22, "said": "4 2 1", "rule": "attack.dice", "text": "roll 2 dice, not 3",
            "help": "2d (Accuracy).",
        }  # fmt: skip
        assert ran.json["state"]["seats"]["Red"]["frags"] == 0
    else:
        first = " ".join(ran.out.splitlines()[:2])
        assert first == "Refused at line 22: `4 2 1`: roll 2 dice, not 3 [attack.dice]" or (
            first.startswith("Refused at line 22: `4 2 1`: roll 2 dice, not 3 [attack.dice]")
        )


def test_a_line_that_is_not_text_exits_1_after_the_good_part(fragkit, record):
    record.write_bytes(record.read_bytes().replace(b"end\n", b"\xff\xfe\n"))
    ran = fragkit("replay", "friday.frag")
    assert ran.code == 1
    assert ran.out.startswith("Refused at line 28: `…`: this line is not text")


def test_a_difference_is_told_and_is_no_refusal(fragkit, record):
    text = record.read_text()
    record.write_text(text.replace("Blue takes 2 points", "Blue is hurt"))
    assert "Differs from the record" not in fragkit("replay", "friday.frag").out
    record.write_text(text.replace("Red frags 1", "Red frags 2"))
    ran = fragkit("replay", "friday.frag")
    assert ran.code == 0
    assert "Differs from the record at line 26: after `1 2` the record has" in ran.out.replace(
        "\n  ", " "
    )


def test_content_that_changed_since_is_told(fragkit, record):
    assert fragkit("replay", "friday.frag", "--json").json["changed"] == []
    record.write_text(
        re.sub(r"(pack: base .*sha256:)\w+", r"\g<1>000000000000", record.read_text())
    )
    assert "Pack base changed since this game began" in fragkit("replay", "friday.frag").out
    assert fragkit("replay", "friday.frag", "--json").json["changed"] == ["pack base"]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (None, "there is no file `x.frag`"),
        (b"", "x.frag is empty"),
        (b"hello", "x.frag:1: this is not a record: its first line is not `frag 1`"),
        (b"frag 1\nmap: foundry\n\n", "x.frag: there are no players [setup.sheet]"),
        (b"frag 1\nplayer: Red 3/2/2\n\n", "x.frag: the map is missing; add `map: NAME`"),
    ],
)
@pytest.mark.parametrize("as_json", [False, True])
def test_unreadable_files_exit_2(fragkit, tmp_path, data, told, as_json):
    if data is not None:
        (tmp_path / "x.frag").write_bytes(data)
    ran = fragkit("replay", "x.frag", *(["--json"] if as_json else []))
    assert ran.code == 2
    assert (ran.json["error"]["message"] if as_json else ran.err) == (
        told if as_json else f"fragkit: {told}\n"
    )
