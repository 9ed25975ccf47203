"""A table that opens the referee in the middle of an argument: six inputs to the first answer."""

from __future__ import annotations

import pytest

from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from fragkit.referee.terminal.shell import Shell
from tests.referee.setup.test_dialogue import PLAIN, asked
from tests.referee.tables import say, sit, told


def test_three_players_stand_where_they_stand_after_at_most_six_inputs(tmp_path):
    answers = ("", "", "red b2 turn movement 5, blue 2/3/2 d2 2 light-armor, green b4 1", "")
    wanted, _ = asked(tmp_path, *answers)
    referee = start(Start(tmp_path / "now.frag", wanted, 1))
    answer = say(referee, "s blue")
    assert "Range 2, clear" in answer["shots"][0]["text"]
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
    wanted = GameOptions(
        map="foundry", players=["Red 3/2/2", "Blue 2/3/2"],
        positions=["Red B2 turn movement 5 hand unknown", "Blue D2 hand unknown"],
    )  # fmt: skip
    referee = start(Start(tmp_path / "a.frag", wanted, 1))
    assert "any card may be played" in " ".join(" ".join(say(referee, "who")["lines"]).split())
    assert say(referee, "blue: p disconnect red")["type"] == "told"


def test_the_first_question_ends_the_players(tmp_path):
    """Six inputs with a line for each player, the question among them."""
    each = ("", "", "red b2", "blue 2/3/2 d2 2", "green b4 1", "los blue")
    wanted, _ = asked(tmp_path, *each)
    assert (wanted.ahead, len(wanted.positions), wanted.dice) == ("los blue", 3, "table")
    referee = start(Start(tmp_path / "now.frag", wanted, 1))
    shown: list[str] = []

    def leave(prompt: str) -> str:
        raise EOFError

    Shell(referee, leave, shown.append, lambda: (PLAIN, 0)).run()
    assert "CLEAR, range 2" in shown


@pytest.mark.parametrize("said", ["4 3", "blue: p disconnect red", "m e3", "who", "reach 7"])
def test_a_command_of_the_game_ends_the_setup(tmp_path, said):
    wanted, _ = asked(tmp_path, "", "", "red b2", "blue d2", said)
    assert (wanted.ahead, len(wanted.players)) == (said, 2)


def test_a_command_word_may_be_a_name_until_figures_are_placed(tmp_path):
    wanted, _ = asked(tmp_path, "", "", "red", "blue", "map 2/3/2", "s blue")
    assert [line.split()[0] for line in wanted.players] == ["Red", "Blue", "Map"]
    assert wanted.ahead == "s blue"


@pytest.mark.parametrize("before", [(), ("",)], ids=["packs", "map"])
def test_players_typed_at_the_pack_or_map_question_accept_the_defaults(tmp_path, before):
    wanted, shown = asked(tmp_path, *before, "red b2 turn, blue 2/3/2 d2 2, green b4", "")
    assert (wanted.packs, wanted.map, len(wanted.positions)) == (["base"], "foundry", 3)
    assert not any("there is no map" in line for line in shown)


def test_names_with_commas_are_players_not_a_map(tmp_path):
    wanted, _ = asked(tmp_path, "", "red, blue, green", "", "", "", "no")
    assert [line.split()[0] for line in wanted.players] == ["Red", "Blue", "Green"]


def test_an_unknown_map_is_still_refused(tmp_path):
    _, shown = asked(tmp_path, "", "fundry", "", "red", "blue", "", "", "", "no")
    assert any("there is no map" in line for line in shown)


def test_a_hand_that_nobody_has_counted_pays_with_any_card_and_loses_any(path):
    referee = sit(
        path, "Red A1 3 turn movement 5 hand unknown", "Blue D1 3 hand unknown",
        players=("Red huckster 3/2/2", "Blue saloon-gal 3/2/2"), packs=("deadlands",),
    )  # fmt: skip
    refused = say(referee, "p soul-blast blue", "weapon")["refusal"]
    assert refused["text"] == "name the weapon card"  # its suit counts
    assert told(say(referee, "widows-navy")) == "Red discards Widow's Navy (for Soul Blast)."
    say(referee, "1 1 1 1", "6 6 6", "discard gadget")
    answer = say(referee, "use up-the-sleeve with special weapon")
    assert "Red discards a special card and a weapon card (for Up the Sleeve)" in told(answer)
    assert told(say(referee, "p cutpurse blue", "gadget")) == "Red steals a gadget card from Blue."
