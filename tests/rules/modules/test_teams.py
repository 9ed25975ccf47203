"""Sides, from picking to respawning (team.pick.*, team.color.*, team.seat, team.respawn.*)."""

from __future__ import annotations

import pytest

from fragkit.rules.modules.poker import Poker
from tests.rulemark import rule
from tests.rules.kit import begin, card, draw, fighter, problem_of

HALL = """
    +---+---+---+---+
    | 1   2   3   4 |
    +---+---+---+---+
"""
STATS = ("3/2/2",) * 4
TEAMS = "red Red Green, blue Blue Yellow"


def picked(*said: str, **more):
    return begin(HALL, *STATS, variants="death-match", **more).do(*said)


@rule("team.pick.captains")
def test_the_two_highest_rollers_are_captains():
    game = picked("1", "5", "2", "6")
    assert game.due == "Yellow chooses captain: Yellow, Blue"


@rule("ruling.team.ties")
def test_who_ties_for_a_place_rolls_again_and_nobody_else():
    game = picked("6", "4", "4", "1")
    assert game.due == "Blue rolls 1d: check"
    game.do("2", "3")
    assert game.due == "Red chooses captain: Red, Green"


@rule("team.pick.turns")
def test_the_younger_captain_picks_first_and_they_take_turns():
    game = picked("6", "5", "1", "1", "blue")
    assert game.due == "Blue chooses player: Green, Yellow"
    game.do("yellow", "3", "3", "2", "5", "red")  # Green goes to Red; equal dice are rolled again
    assert game.told("team-made side players") == [("blue", "Blue, Yellow"), ("red", "Red, Green")]


@rule("team.color.roll", "first.team.choose")
def test_the_higher_roll_takes_a_colour_and_the_other_names_the_first_player():
    game = picked("6", "5", "1", "1", "red", "green", "2", "5")
    assert game.due == "Blue chooses color: red, blue"
    game.do("red")
    assert (game.seat("Blue").side, game.seat("Red").side) == ("red", "blue")
    assert game.request["player"] == "Red"
    game.do("yellow")
    assert game.told("went-first player") == ["Yellow"]


@rule("ruling.team.first", "first.team.younger")
def test_by_house_option_the_younger_captain_moves_first():
    game = picked("6", "5", "1", "1", "blue", "green", "2", "5", "red", house="team.first=b")
    assert game.told("went-first player") == ["Blue"]


@rule("team.seat")
def test_teams_that_do_not_sit_in_turn_change_places():
    game = begin(HALL, *STATS, variants="death-match", teams="red Red Blue, blue Green Yellow")
    assert game.players == ["Red", "Green", "Blue", "Yellow"]
    assert begin(HALL, *STATS, variants="death-match", teams=TEAMS).players == [
        "Red", "Blue", "Green", "Yellow",
    ]  # fmt: skip


@rule("team.place", "ruling.team.place", "ruling.team.placing")
def test_fighters_begin_on_any_number_from_the_younger_captain_on():
    said = {"variants": "death-match", "teams": "blue Blue Yellow, red Red Green"}
    game = begin(HALL, *STATS, **said).do("green")
    assert game.due == "Blue chooses place: A1, B1, C1, D1"
    game = begin(HALL, *STATS, **said, house="team.placing=b").do("green")
    assert game.due == "Green chooses place: A1, B1, C1, D1"


WEST = """
    +---+---+
    | 1 > R |
    +   +   +
    | 2 > B |
    +---+---+
"""
EAST = """
    +---+---+
    |     1 |
    +   +   +
    | G   3 |
    +---+---+
"""


def fallen(victim: str, **more):
    teams = "blue Blue Green, red Red" if victim == "Green" else "red Red Green, blue Blue"
    return draw(WEST, EAST, variants="death-match", teams=teams, **more)


@rule("team.respawn.blue", "team.respawn.red", "team.color.map", "spawn.white", "spawn.red")
@pytest.mark.parametrize(("side", "square"), [("red", "b:B1"), ("blue", "a:A1")])
def test_each_team_comes_back_on_its_own_map(side, square):
    other = "blue" if side == "red" else "red"
    game = draw(
        WEST, EAST, variants="death-match", movement=None, turn="Green", green=fighter(),
        teams=f"{side} Green Red, {other} Blue",
    )  # fmt: skip
    game.do("override green square off", "override green turn", "1")
    assert game.square("Green") == square


@rule("ruling.bump.team")
def test_a_bumped_fighter_goes_to_the_numbers_of_the_own_team():
    game = draw(
        WEST, EAST, variants="death-match", movement=None, turn="Green",
        teams="red Green, blue Red Blue",
    )  # fmt: skip
    game.do("override red square b:b1", "override green square off", "override green turn", "1")
    assert game.due == "Red rolls 1d: bump"
    assert game.do("1").square("Red") == "a:A1"


@rule("team.friendly", "team.friendly.count", "ruling.win.team")
def test_a_teammate_can_be_fragged_and_it_counts_for_nobody():
    game = draw(
        "+---+---+---+\n| R   G   B |\n+---+---+---+",
        variants="death-match",
        teams="red Red Green, blue Blue",
        green=fighter(health=1),
    )
    game.do("s green", "6 6", "1")
    assert game.seat("Green").status == "fragged"
    assert game.seat("Red").frags == 0
    assert game.hand("Red") == []  # no special card
    assert game.run.table.state.sides["red"].points == 0


@rule("team.pick.equal")
def test_who_joins_later_helps_the_smaller_team():
    game = draw("+---+---+---+\n| R   G   B |\n+---+---+---+", variants="death-match",
                teams="red Red Green, blue Blue").do("join Pink 3/2/2")  # fmt: skip
    assert game.seat("Pink").side == "blue"


@pytest.mark.parametrize(
    ("teams", "problem"),
    [
        ("red Red Blue, green Green Yellow", "a team is `red` or `blue`, not `green`"),
        ("red Red Blue, red Green Yellow", "name one red team and one blue team"),
        ("red Red Blue Green Yellow", "name one red team and one blue team"),
        ("red Red, blue Blue Green", "Yellow is not on a team"),
        ("red Red Blue, blue Red Green Yellow", "Red is named twice in the teams"),
        ("red Red Blue Green, blue Yellow", "teams of 3 and 1 are not equal"),
    ],
)
@rule("team.pick.equal", "team.color.roll")
def test_teams_that_are_none_are_refused(teams, problem):
    players = [f"{name} 3/2/2" for name in ("Red", "Blue", "Green", "Yellow")]
    assert problem in problem_of(HALL, *players, variants="death-match", teams=teams)


def test_teams_without_a_team_game_are_refused():
    problem = problem_of(HALL, "Red 3/2/2", "Blue 3/2/2", teams="red Red, blue Blue")
    assert "this is not a team game" in problem


@rule("first.team.choose")
def test_the_captain_names_the_first_player_also_where_poker_would_find_him():
    aces = [card("ace", "gadget", suit="spades", value="A", copies=20)]
    game = begin(HALL, *STATS, variants="death-match", modules=[Poker()], cards=aces)
    assert game.due == "Red rolls 1d: check"
    assert game.reason() == "to be captain (the two highest rolls)"


@rule("team.pick.turns", "team.color.roll", "first.team.choose")
def test_the_wrong_captain_hears_why():
    row = "+---+---+---+---+\n| 1   2   3   4 |\n+---+---+---+---+"
    game = begin(row, *["3/2/2"] * 4, packs="deathmatch", variants="death-match")
    game.do("6", "5", "1", "2", "blue")
    assert game.refuses("Red: green") == (
        "the captains pick in turn, and now Blue picks [team.pick.turns]"
    )
    game.do("green", "6", "1")
    assert game.refuses("Red: red") == "Blue rolled higher and chooses the color [team.color.roll]"
    game.do("red")
    assert game.refuses("Blue: blue") == (
        "Red, the other captain, names the first player [first.team.choose]"
    )
