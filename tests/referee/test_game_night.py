"""One game after another: rematch, standings, an evening added up; and looking back."""

from __future__ import annotations

import json

from tests.referee.tables import say, sit

NEARLY = ("Red A1 3 turn movement 6 frags 2", "Blue B1 1", "Green H6")


def won(path, **how):
    host = sit(path, *NEARLY, **how)
    say(host, "s blue", "6 6", "1")
    return host


def test_a_rematch_waits_for_the_end(path):
    assert say(sit(path, *NEARLY), "rematch")["refusal"]["text"] == "this game is not over"


def test_the_winner_is_offered_the_improvement_and_it_is_checked(path):
    host = won(path)
    answer = say(host, "rematch")
    assert answer["data"]["offer"] == (
        "Red may raise a stat: `rematch health`, `rematch speed`, `rematch accuracy`; "
        "`rematch none` leaves them"
    )
    high = won(path.with_name("high.frag"), players=("Red 4/2/1", "Blue 2/3/2", "Green 3/2/2"))
    assert "health" not in say(high, "rematch")["data"]["offer"]
    assert say(high, "rematch health")["refusal"]["rule"] == "ruling.stat.cap"


def test_the_next_game_has_a_record_of_its_own_with_the_wins(path):
    host = won(path)
    hello = say(host, "rematch speed")
    assert (hello["type"], hello["game"]) == ("hello", "friday-2.frag")
    assert hello["request"]["text"] == "Red: 1d who is first"
    text = path.with_name("friday-2.frag").read_text()
    assert "player: Red wins:1 3/3/2\nplayer: Blue 2/3/2\n" in text
    assert say(host, "4")["type"] == "told"
    assert "\n4\n" in path.with_name("friday-2.frag").read_text()


def test_who_joined_and_left_is_as_it_is_now(path):
    host = sit(path, *NEARLY)
    say(host, "join Pink 3/2/2", "leave Green", "s blue", "6 6", "1", "rematch none")
    text = path.with_name("friday-2.frag").read_text()
    assert "player: Pink 3/2/2\n" in text
    assert "Green" not in text


def test_a_table_keeps_its_options(path):
    host = won(path, house=("armor.soak=b",))
    assert say(host, "rematch none")["house"]["armor.soak"] == "b"


def test_standings_add_up_the_evening(path):
    host = won(path)
    say(host, "rematch none")
    answer = say(host, "standings")
    assert answer["data"]["players"]["Red"]["wins"] == 1
    assert answer["data"]["games"] == [
        {"game": "friday.frag", "winner": "Red"},
        {"game": "friday-2.frag", "winner": ""},
    ]
    assert any("Shot of the night: Red at Blue" in line for line in answer["lines"])


def test_replay_adds_up_several_records(path, fragkit):
    won(path).journal.close()
    won(path.with_name("two.frag")).journal.close()
    ran = fragkit("replay", str(path), str(path.with_name("two.frag")), "--outside")
    assert ran.code == 0
    assert "★Red        2     6" in ran.out
    told = json.loads(
        fragkit("replay", str(path), str(path.with_name("two.frag")), "--outside", "--json").out
    )
    assert told["players"]["Red"]["wins"] == 2
    assert len(told["records"]) == 2


def test_power_ups_are_told_against_their_chance(path):
    host = sit(path, "Red D1 3 turn movement 6", "Blue H1 1", "Green H6")
    say(host, "m e1", "2")
    lines = say(host, "standings")["lines"]
    assert "Red rolled 1 power-up and found 0; expected 0.5." in lines


# -- looking back -------------------------------------------------------------------------------


def test_notes_stand_in_the_log_and_in_the_replay(path, fragkit):
    host = sit(path, *NEARLY)
    say(host, "note the lamp flickered", "m s", "note a cocked die", "m s")
    shown = "\n".join(say(host, "log")["lines"])
    assert "1 m s" in shown
    assert "# a cocked die" in shown
    host.journal.close()
    out = fragkit("replay", str(path), "--outside").out
    assert "# the lamp flickered" in out
    assert "# a cocked die" in out


def test_the_log_walks_back_turn_by_turn(path):
    host = sit(path, *NEARLY)
    say(host, "m s", "end", "1 1 1", "m s", "end", "1 1", "m n")
    assert say(host, "log turn")["lines"][0] == "Turn 3: Green"
    assert say(host, "log back")["lines"][0] == "Turn 2: Blue"
    back = say(host, "log back")["lines"]
    assert back[0] == "Turn 1: Red"
    assert any("`map at 0`" in line for line in back)
    assert say(host, "log turn 2")["lines"][0] == "Turn 2: Blue"
    assert say(host, "log turn 9")["refusal"]["text"] == "there is no turn 9"


def test_the_board_is_shown_as_it_was_and_nothing_is_undone(path):
    host = sit(path, *NEARLY)
    say(host, "m s", "m s")
    before = host.run.table.state.copy()
    assert say(host, "map at 1")["data"]["figures"]["Red"] == "A2"
    assert say(host, "map at 0")["data"]["figures"]["Red"] == "A1"
    assert host.run.table.state == before
    assert say(host, "map at 9")["type"] == "refused"
