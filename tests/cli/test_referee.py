"""`fragkit referee` as it is typed."""

from __future__ import annotations

import io
import json
import sys

import pytest

from fragkit.cli import _fail
from fragkit.cli.command import Failure
from tests.referee.tables import ARENA

NEW = ["--map", str(ARENA), "--player", "Red 3/2/2", "--player", "Blue 2/3/2"]
DUEL = [*NEW, "--position", "Red A1 3 turn movement 6", "--position", "Blue D1 2"]


@pytest.fixture
def typed(monkeypatch):
    """What is typed, a line each."""

    def type_(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))

    type_()
    return type_


def messages(out: str) -> list[dict]:
    return [json.loads(line) for line in out.splitlines()]


def test_a_game_is_begun_and_gone_on_with(fragkit, typed, tmp_path):
    typed("4", "2")
    ran = fragkit("referee", "friday.frag", *NEW)
    assert ran.code == 0
    assert ran.err == ""
    assert "Red 1d> 4\n" in ran.out
    assert ran.out.endswith("Saved in friday.frag.\n")
    assert (tmp_path / "friday.frag").read_text().startswith("frag 1\nfragkit: ")
    typed("1")
    ran = fragkit("referee", "friday.frag")
    assert ran.code == 0
    assert "friday.frag: arena, 2 players, 2 inputs" in ran.out
    assert "Red ?> 1\nRed starts on A1." in ran.out


def test_everything_fits_forty_columns(fragkit, typed, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    typed("m e", "s blue", "4 2", "3 3", "1 2", "m z9", "who", "map", "los blue", "odds blue",
          "reach", "help", "log", "why", "rules armor", "override blue health 1", "end")  # fmt: skip
    ran = fragkit("referee", "friday.frag", *DUEL)
    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if len(line) > 40] == []


def test_a_shot_reads_like_this(fragkit, typed, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    typed("s blue", "4 2", "3 5", "1 2")
    ran = fragkit("referee", "friday.frag", *DUEL)
    start = ran.out.index("Red 6m 1a A1> s blue")
    assert ran.out[start:].split("\n\n")[0] == (


        "Red 6m 1a A1> s blue\n"
        "Range 3, clear: hit 97%, frag 12%.\n  Damage 1: 42%, 2: 8%, "
        "3: 2%, 4+: 1%\nRed fires Pistol at Blue, range 3.\nRed: roll 2d to hit Blue at "
        "range 3 (3\n  or more)\nRed 2d> 4 2\nRed rolls 4 2 = 6 to hit. Red hits Blue:\n  6 "
        "reaches range 3.\nRed: roll 2d for damage to Blue from\n  Pistol\nRed 2d> 3 5\nRed "
        "rolls 3 5 = 8 for damage.\nBlue: roll 2d to defend against Pistol\nBlue 2d> 1 "
        "2\nBlue rolls 1 2 = 3 for defense. Blue\n  takes 2 damage: Health 0. Blue is\n  "
        "FRAGGED by Red. Put a blood counter on\n  D1. Red scores: 1 frag. Red draws a\n  "
        "special card."


    )  # fmt: skip


def test_a_refusal_reads_like_this(fragkit, typed, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    typed("m n", "s bleu")
    ran = fragkit("referee", "friday.frag", *DUEL)
    assert "✗ Red can't go north from A1: a wall is\n  in the way [ruling.map.edge]\n" in ran.out
    assert "✗ there is no player `bleu`\n  did you mean `Blue`?\n" in ran.out


def test_what_is_missing_is_asked_for(fragkit, typed, tmp_path):
    typed("", "reactor", "Red", "Blue 9/9/9", "Blue 2/3/2", "red", "", "", "", "")
    ran = fragkit("referee", "friday.frag")
    assert ran.code == 0
    assert "✗ Blue 9/9/9: Health is 9; a new fighter's stats are 1 to 4" in ran.out
    assert "✗ there is already a player called Red" in ran.out
    header = (tmp_path / "friday.frag").read_text()
    assert "map: reactor " in header
    assert "player: Red 3/2/2\nplayer: Blue 2/3/2\n" in header


def test_each_player_is_shown_as_understood_and_may_be_taken_back(fragkit, typed, tmp_path):
    typed("", "", "red", "bleu zoe", "undo", "blue zoe", "green marine", "", "", "", "")
    ran = fragkit("referee", "friday.frag")
    assert "Player 1: red\n  Red 3/2/2\nPlayer 2: bleu zoe\n  Bleu zoe-mph 2/4/1\n" in ran.out
    assert "Player 3: undo\nRemoved Bleu.\n  Red 3/2/2\nPlayer 2: blue zoe\n" in ran.out
    assert "✗ Marine has no printed stats; choose them: `Green marine 3/2/2`" in ran.out
    header = (tmp_path / "friday.frag").read_text()
    assert "player: Red 3/2/2\nplayer: Blue zoe-mph 2/4/1\nhouse: armor.soak=a, " in header


def test_more_players_than_the_map_has_room_for_are_told_at_once(fragkit, typed):
    names = ["Red", "Blue", "Green", "Pink", "Gold", "Gray"]
    typed("", "", *names, "Teal", "", "", "", "")
    ran = fragkit("referee", "friday.frag")
    assert ran.code == 0
    assert "Player 7: Teal\n✗ this map has room for 6 players; press Enter to continue\n" in ran.out


def test_a_position_is_checked_line_by_line(fragkit, typed, tmp_path):
    slips = ["z99 2", "b2 0", "b2 3"], ["b2 3", "b5 2 frags 3", "b5 2 turn"]
    typed("", "reactor", "Red", "Blue", "", "", "", "maybe", "yes", *slips[0], *slips[1])
    ran = fragkit("referee", "friday.frag")
    assert ran.code == 0
    assert "✗ `maybe` is not an option; choose `no` or `yes`" in ran.out
    for told in (
        "Red: z99 2\n✗ Red: there is no square Z99 on reactor",
        "Red: b2 0\n✗ Red can't be on B2 with Health 0",
        "Blue: b2 3\n✗ Red and Blue are both on B2",
        "Blue: b5 2 frags 3\n✗ Blue has already won with 3 frags",
    ):
        assert told in ran.out
    header = (tmp_path / "friday.frag").read_text()
    assert "position: Red b2 3 hand unknown\nposition: Blue b5 2 turn hand unknown\n" in header


def test_quit_leaves_the_questions(fragkit, typed, tmp_path):
    typed("", "quit", "Red")
    assert fragkit("referee", "friday.frag").code == 2
    assert not (tmp_path / "friday.frag").exists()


def test_a_game_in_the_middle_is_typed_in_a_minute(fragkit, typed, tmp_path):
    typed("", "reactor", "Red", "Blue", "", "", "", "yes", "b2 2 frags 1 turn", "b5", "who")
    ran = fragkit("referee", "friday.frag")
    assert ran.code == 0
    assert (
        "position: Red b2 2 frags 1 turn hand unknown\n" in (tmp_path / "friday.frag").read_text()
    )
    assert "B2       1/3 frags" in ran.out


def test_unanswered_questions_begin_no_game(fragkit, typed, tmp_path):
    typed("")
    ran = fragkit("referee", "friday.frag")
    assert ran.code == 2
    assert ran.err == "fragkit: no game started: setup was canceled\n"
    assert not (tmp_path / "friday.frag").exists()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--map", "foundri", "--player", "R 3/2/2"], "there is no map `foundri`; did you mean `foundry`?"),
        ([*NEW, "--variant", "no-rush"], "there is no variant `no-rush`; did you mean `no-rushes`?"),
        ([*NEW, "--house", "frags=many"], "--house: `frags` can't be `many`; choose a number from 1 to 99"),
        ([*NEW, "--recorded", "--anew"], "choose either --recorded or --anew"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("as_json", [False, True])
def test_bad_options_exit_2_with_one_line(fragkit, typed, args, told, as_json):
    ran = fragkit("referee", "friday.frag", *args, *(["--json"] if as_json else []))
    assert ran.code == 2
    if as_json:
        assert ran.json["error"]["message"] == told
    else:
        assert ran.err == f"fragkit: {told}\n"


def test_a_folder_that_is_not_there_exits_2(fragkit, typed):
    ran = fragkit("referee", "no/friday.frag", *NEW)
    assert (ran.code, ran.err) == (
        2, "fragkit: can't create `no/friday.frag`: no such file or directory\n",
    )  # fmt: skip


def test_a_folder_is_no_record(fragkit, typed, tmp_path):
    (tmp_path / "friday.frag").mkdir()
    ran = fragkit("referee", "friday.frag", *NEW)
    assert ran.code == 2
    assert ran.err == "fragkit: can't read `friday.frag`: is a directory\n"


def test_what_is_no_record_exits_2_and_is_left_alone(fragkit, typed, tmp_path):
    (tmp_path / "friday.frag").write_bytes(b"\x89PNG\r\n\x1a\n")
    ran = fragkit("referee", "friday.frag")
    assert ran.code == 2
    assert (
        ran.err == "fragkit: friday.frag:1: this is not a record: its first line is not `frag 1`\n"
    )
    assert (tmp_path / "friday.frag").read_bytes() == b"\x89PNG\r\n\x1a\n"


# -- JSON -----------------------------------------------------------------------------


def test_json_with_nothing_said_greets_and_leaves_a_record(fragkit, typed, tmp_path):
    ran = fragkit("referee", "friday.frag", *NEW, "--json")
    assert ran.code == 0
    (hello,) = messages(ran.out)
    assert hello["type"] == "hello"
    assert hello["protocol"] == 1
    assert hello["request"]["kind"] == "roll"
    assert (tmp_path / "friday.frag").exists()


def test_json_answers_every_line_with_one(fragkit, typed):
    typed('{"do": "4", "id": "a"}', '"2"', "", "nonsense", "[]", '{"do": "quit"}', '{"do": "1"}')
    ran = fragkit("referee", "friday.frag", *NEW, "--json")
    assert ran.code == 0
    kinds = [m["type"] for m in messages(ran.out)]
    assert kinds == ["hello", "told", "told", "refused", "refused", "bye"]
    assert messages(ran.out)[1]["id"] == "a"


def test_a_hand_is_shown_only_after_it_is_asked_for_and_hidden_again(fragkit, typed):
    typed("1", "2", "hand", "", "", "who")
    ran = fragkit("referee", "f.frag", *NEW, "--dice", "auto", "--cards", "dealt", "--seed", "3")
    assert ran.code == 0
    before, _, after = ran.out.partition("Only ")
    assert "Red each draw a weapon, a gadget and a special" in " ".join(before.split())
    assert " may look. Press Enter to see the hand." in after
    assert "\n" * 40 in after


def test_half_a_character_is_answered_and_loses_nothing(fragkit, typed):
    typed('{"do": "note \\ud800 x"}', '{"do": "who", "id": "\\ud800"}', '{"do": "m e"}')
    ran = fragkit("referee", "friday.frag", *DUEL, "--json")
    assert ran.code == 0
    assert [m["type"] for m in messages(ran.out)] == ["hello", "noted", "shown", "told"]


def test_bytes_that_are_no_text_do_not_end_the_game(fragkit, monkeypatch):
    typed = io.BytesIO(b"m e\n\xff\xfe\nm w\n")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(typed, encoding="utf-8"))
    ran = fragkit("referee", "friday.frag", *DUEL)
    assert ran.code == 0
    assert "Red moves from B1 to A1" in ran.out


def test_a_player_with_a_name_alone_gets_the_stats_of_the_questions(fragkit, typed, tmp_path):
    typed()
    ran = fragkit(
        "referee", "alone.frag", "--map", "foundry", "--player", "Red", "--player", "Blue 2/3/2"
    )
    assert ran.code == 0
    assert "player: Red 3/2/2\nplayer: Blue 2/3/2\n" in (tmp_path / "alone.frag").read_text()


def test_help_shows_whole_sentences_on_a_phone(fragkit, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    out = fragkit("--help").out
    assert "..." not in out.replace("[ARGS]...", "")
    assert "Start a pack, a fighter, a\n" in out
    assert max(map(len, out.splitlines())) <= 40


def test_an_argument_is_settled_after_six_inputs(fragkit, typed, tmp_path):
    """Packs, three players where they stand, the end of the list, and the question."""
    typed("", "Red B2 turn", "Blue 2/3/2 B5 2", "Green off", "", "los blue")
    ran = fragkit("referee", "now.frag", "--map", "reactor")
    assert ran.code == 0, ran.err
    assert "range 3" in ran.out
    header = (tmp_path / "now.frag").read_text()
    assert "position: Red B2 turn hand unknown\n" in header


def test_a_wrong_place_is_told_with_the_player(fragkit, typed):
    typed("", "Red Z99", "Red B2", "Blue B2", "Blue B5", "", "who")
    ran = fragkit("referee", "now.frag", "--map", "reactor")
    assert "there is no square Z99" in ran.out
    assert "Red and Blue are both on B2" in ran.out


def test_the_questions_answer_help(fragkit, typed):
    typed("help", "", "help", "Red", "Blue", "", "", "", "", "who")
    assert fragkit("referee", "now.frag", "--map", "reactor").out.count("stops without a game") == 2


def test_a_failure_is_wrapped_by_words_on_a_terminal(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    message = "a new game needs --map and --player, and it needs them before it can begin"
    assert _fail([], Failure("setup", message)) == 2
    lines = capsys.readouterr().err.splitlines()
    assert max(map(len, lines)) <= 40
    assert " ".join(line.strip() for line in lines) == f"fragkit: {message}"
