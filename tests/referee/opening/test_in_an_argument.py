"""A table that opens the referee in the middle of an argument: six inputs to the first answer."""

from __future__ import annotations

from fragkit.referee.opening.opened import Wanted
from fragkit.referee.start import Start, start
from tests.referee.opening.test_rules_asked import asked
from tests.referee.tables import say


def test_three_players_stand_where_they_stand_after_at_most_six_inputs(tmp_path):
    answers = ("", "", "red b2 turn movement 5, blue 2/3/2 d2 2 light-armor, green b4 1", "")
    wanted, _ = asked(tmp_path, *answers)
    host = start(Start(tmp_path / "now.frag", wanted, 1))
    answer = say(host, "s blue")
    assert "range 2, clear" in answer["shots"][0]["text"]
    assert len(answers) + 1 <= 6


def test_a_line_for_each_player_does_as_well(tmp_path):
    each = ("red b2 turn", "blue 2/3/2 d2 2", "green b4 1")
    one_by_one, _ = asked(tmp_path, "", "", *each, "")
    in_one, _ = asked(tmp_path, "", "", ", ".join(each), "")
    assert one_by_one == in_one
    assert all("hand unknown" in line for line in in_one.positions)


def test_a_slip_in_the_middle_keeps_those_before_it(tmp_path):
    wanted, shown = asked(
        tmp_path, "", "", "red b2 turn, blue 2/2/2 d2, green b4", "blue 2/3/2 d2, green b4", ""
    )
    assert any("the stats add up to 6, not" in line for line in shown)
    assert [line.split()[0] for line in wanted.players] == ["Red", "Blue", "Green"]


def test_any_card_may_be_played_by_a_hand_that_nobody_has_counted(tmp_path):
    wanted = Wanted(
        map="foundry", players=["Red 3/2/2", "Blue 2/3/2"],
        positions=["Red B2 turn movement 5 hand unknown", "Blue D2 hand unknown"],
    )  # fmt: skip
    host = start(Start(tmp_path / "a.frag", wanted, 1))
    assert "any card may be played" in " ".join(" ".join(say(host, "who")["lines"]).split())
    assert say(host, "blue: p disconnect red")["type"] == "told"
