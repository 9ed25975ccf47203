"""One game after another: rematch, standings, an evening added up; and looking back."""

from __future__ import annotations

import json

from fragkit.referee.history import rematch
from fragkit.referee.parsing.matching import Misread
from tests.referee.tables import say, sit
from tests.rulemark import rule

NEARLY = ("Red A1 3 turn movement 6 frags 2", "Blue B1 1", "Green H6")


def won(path, **how):
    referee = sit(path, *NEARLY, **how)
    say(referee, "s blue", "6 6", "1")
    return referee


def test_a_rematch_waits_for_the_end(path):
    assert say(sit(path, *NEARLY), "rematch")["refusal"]["text"] == "this game is not over"


def test_the_winner_is_offered_the_improvement_and_it_is_checked(path):
    referee = won(path)
    answer = say(referee, "rematch")
    assert answer["data"]["offer"] == (
        "Red may raise a stat: `rematch health`, `rematch speed` or "
        "`rematch accuracy`. `rematch none` raises nothing."
    )
    high = won(path.with_name("high.frag"), players=("Red 4/2/1", "Blue 2/3/2", "Green 3/2/2"))
    assert "health" not in say(high, "rematch")["data"]["offer"]
    assert say(high, "rematch health")["refusal"]["rule"] == "ruling.stat.cap"


def test_the_next_game_has_a_record_of_its_own_with_the_wins(path):
    referee = won(path)
    board = referee.run.setup.board
    hello = say(referee, "rematch speed")
    assert (hello["type"], hello["game"]) == ("hello", "friday-2.frag")
    assert referee.run.setup.board is board, "an evening of games remembers one board, not all"
    assert hello["request"]["text"] == "Red: roll 1d to go first"
    text = path.with_name("friday-2.frag").read_text()
    assert "player: Red wins:1 3/3/2\nplayer: Blue 2/3/2\n" in text
    assert say(referee, "4")["type"] == "told"
    assert "\n4\n" in path.with_name("friday-2.frag").read_text()


def test_who_joined_and_left_is_as_it_is_now(path):
    referee = sit(path, *NEARLY)
    say(referee, "join Pink 3/2/2", "leave Green", "s blue", "6 6", "1", "rematch none")
    text = path.with_name("friday-2.frag").read_text()
    assert "player: Pink 3/2/2\n" in text
    assert "Green" not in text


def test_a_table_keeps_its_options(path):
    referee = won(path, house=("armor.soak=b",))
    assert say(referee, "rematch none")["house"]["armor.soak"] == "b"


# -- series of team games -------------------------------------------------------------------------

FOUR = ("Red 3/2/2", "Blue 2/3/2", "Green 3/2/2", "Pink 2/2/3")
SIDES = ("blue Blue Pink", "red Red Green")


def team_won(path, game, *said, **how):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue B1 1", "Green H6", "Pink H1", players=FOUR,
               variants=(game,), teams=SIDES, **how)  # fmt: skip
    say(referee, *(said or ("s blue", "6 6", "1")))
    return referee


@rule("team.improve", "team.improve.roll")
def test_of_a_team_the_highest_die_improves_and_the_teams_stay(path):
    referee = team_won(path, "bodyguards")
    assert say(referee, "rematch")["data"]["offer"] == (
        "Red and Green each roll a die; the highest may raise a stat. Type the dice in that "
        "order: `rematch 5 3`. `rematch none` raises nothing."
    )
    assert say(referee, "rematch speed")["refusal"]["rule"] == "team.improve.roll"
    offer = say(referee, "rematch 2 4")["data"]["offer"]
    assert offer.startswith("Green may raise a stat: `rematch 2 4 health`, ")
    assert say(referee, "rematch 2 4 speed")["game"] == "friday-2.frag"
    text = path.with_name("friday-2.frag").read_text()
    assert "player: Red 3/2/2\nplayer: Blue 2/3/2\nplayer: Green wins:1 3/3/2\n" in text
    assert "team: blue Blue Pink\nteam: red Red Green\nvariant: bodyguards\n" in text


@rule("ruling.team.ties")
def test_even_dice_for_the_improvement_are_rolled_again(path):
    answer = say(team_won(path, "bodyguards"), "rematch 44 speed")
    assert answer["refusal"]["text"] == "Red and Green are tied: only they roll again"
    assert answer["refusal"]["help"] == "type `rematch 4 4 5 3 speed`"


@rule("ruling.team.ties")
def test_only_the_tied_roll_again_for_the_improvement(path):
    referee = team_won(path, "bodyguards")
    assert say(referee, "rematch 4 4 2 5 speed")["game"] == "friday-2.frag"
    assert "player: Green wins:1 3/3/2" in path.with_name("friday-2.frag").read_text()
    three = ("Red", "Green", "Pink")
    assert read_highest(three, "6 6 1 2 5") == ("Green",)
    assert "Green has won the roll: type 1 fewer die" in str(read_highest(three, "6 6 1 2 5 3"))
    assert read_highest(three, "6 6 6").help == "type `rematch 6 6 6 5 3 2 speed`"


def read_highest(winners, dice):
    found = rematch._highest(winners, dice.split())
    return found if isinstance(found, Misread) else found.earned


DECIDED = ("override red frags 4", "s blue", "6 6", "1")


@rule("team.dm.improve", "first.team.series", "ruling.team.improve")
def test_after_a_death_match_all_winners_improve_and_the_losers_move_first(path):
    referee = team_won(path, "death-match", *DECIDED)
    assert (
        "Red (health, speed, accuracy), Green (health, speed, accuracy)"
        in (say(referee, "rematch")["data"]["offer"])
    )
    assert say(referee, "rematch blue speed")["refusal"]["rule"] == "team.dm.improve"
    hello = say(referee, "rematch red speed green health")
    assert hello["notes"] == ["Red now has 3/3/2", "Green now has 4/2/2"]
    assert hello["request"]["text"] == "Blue, who goes first?"
    assert [option["key"] for option in hello["request"]["options"]] == ["Blue", "Pink"]
    text = path.with_name("friday-2.frag").read_text()
    assert "player: Red wins:1 3/3/2\n" in text
    assert "player: Green wins:1 4/2/2\n" in text
    assert "first: blue\n" in text


@rule("ruling.team.improve")
def test_by_house_option_one_improves_after_a_death_match_too(path):
    referee = team_won(path, "death-match", *DECIDED, house=("team.improve=b",))
    assert say(referee, "rematch red speed")["refusal"]["rule"] == "team.improve.roll"


@rule("team.rover.win")
def test_after_red_rover_the_one_winner_improves_and_teams_are_as_they_were_made(path):
    referee = team_won(path, "red-rover", "override pink side red", "s blue", "6 6", "1")
    assert say(referee, "rematch speed")["type"] == "hello"
    text = path.with_name("friday-2.frag").read_text()
    assert "player: Red wins:1 3/3/2\n" in text
    assert "team: blue Blue Pink\nteam: red Red Green\n" in text


def test_who_has_left_is_on_no_team_any_more(path):
    say(team_won(path, "bodyguards", "leave pink", "s blue", "6 6", "1"), "rematch none")
    text = path.with_name("friday-2.frag").read_text()
    assert "team: blue Blue\nteam: red Red Green\n" in text


def test_standings_add_up_the_evening(path):
    referee = won(path)
    say(referee, "rematch none")
    answer = say(referee, "standings")
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
    referee = sit(path, "Red D1 3 turn movement 6", "Blue H1 1", "Green H6")
    say(referee, "m e1", "2")
    lines = say(referee, "standings")["lines"]
    assert "Red rolled for 1 power-up and got 0 (expected: 0.5)." in lines


# -- looking back -------------------------------------------------------------------------------


def test_notes_stand_in_the_log_and_in_the_replay(path, fragkit):
    referee = sit(path, *NEARLY)
    say(referee, "note the lamp flickered", "m s", "note a cocked die", "m s")
    shown = "\n".join(say(referee, "log")["lines"])
    assert "1 m s" in shown
    assert "# a cocked die" in shown
    referee.journal.close()
    out = fragkit("replay", str(path), "--outside").out
    assert "# the lamp flickered" in out
    assert "# a cocked die" in out


def test_the_log_walks_back_turn_by_turn(path):
    referee = sit(path, *NEARLY)
    say(referee, "m s", "end", "1 1 1", "m s", "end", "1 1", "m n")
    assert say(referee, "log turn")["lines"][0] == "Turn 3: Green"
    assert say(referee, "log back")["lines"][0] == "Turn 2: Blue"
    back = say(referee, "log back")["lines"]
    assert back[0] == "Turn 1: Red"
    assert any("`map at 0`" in line for line in back)
    assert say(referee, "log turn 2")["lines"][0] == "Turn 2: Blue"
    assert say(referee, "log turn 9")["refusal"]["text"] == "there is no turn 9"


def test_at_the_beginning_of_a_turn_log_back_tells_the_one_that_has_just_ended(path):
    referee = sit(path, *NEARLY)
    say(referee, "m s", "end")
    assert say(referee, "log back")["lines"][0] == "Turn 1: Red"


def test_cards_that_were_dealt_together_are_one_line_of_the_log(path):
    referee = sit(path, dice="auto", cards="dealt")
    referee.hello()
    lines = say(referee, "log all")["lines"]
    assert "4-12 deal" in lines
    assert not any(line.startswith("5 ") for line in lines)


def test_the_board_is_shown_as_it_was_and_nothing_is_undone(path):
    referee = sit(path, *NEARLY)
    say(referee, "m s", "m s")
    before = referee.run.table.state.copy()
    assert say(referee, "map at 1")["data"]["figures"]["Red"] == "A2"
    assert say(referee, "map at 0")["data"]["figures"]["Red"] == "A1"
    assert referee.run.table.state == before
    assert say(referee, "map at 9")["type"] == "refused"
