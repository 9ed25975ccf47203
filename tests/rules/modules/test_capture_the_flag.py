"""Capture the Flag (team.ctf.*)."""

from __future__ import annotations

import pytest

from fragkit.referee.display.public_state import who_lines
from fragkit.referee.display.table_map import floor_signs
from fragkit.term.style import Style
from tests.rulemark import rule
from tests.rules.kit import begin, draw, fighter, problem_of

LONG = """
    +---+---+---+---+---+---+---+---+---+---+---+---+
    | 1   a                                       2 |
    +---+---+---+---+---+---+---+---+---+---+---+---+
"""
LANE = """
    +---+---+---+---+---+---+---+---+---+---+---+
    | R       G               B                 |
    +---+---+---+---+---+---+---+---+---+---+---+
"""
TEAMS = "red Red Green, blue Blue"


def lane(*said: str, drawing: str = LANE, **more):
    """Red's base is A1, Blue's K1; both flags are at home."""
    game = draw(drawing, variants="capture-the-flag", teams=TEAMS, **more)
    game.do("override floor a1 base:red flag:red", "override floor k1 base:blue flag:blue")
    return game.do(*said)


def points(game, side: str = "red") -> int:
    return game.run.table.state.sides[side].points


@rule(
    "team.ctf.flag", "team.ctf.place", "team.ctf.place.first", "team.ctf.base", "ruling.ctf.where"
)
def test_each_team_chooses_a_base_for_its_flag_the_younger_captain_first():
    game = begin(LONG, "3/2/2", "3/2/2", variants="capture-the-flag", teams="blue Blue, red Red")
    game.do("red")
    assert game.due == "Blue chooses square: A1, K1, L1"  # B1 is acid; J1 leaves no room
    game.do("l1", "a1")
    assert game.floor("L1") == ["base", "flag"]
    assert game.facts["floor L1"] == "base:blue flag:blue"
    assert game.facts["floor A1"] == "base:red flag:red"


@rule("team.ctf.distance", "ruling.ctf.count")
def test_the_second_base_is_at_least_ten_squares_away():
    game = begin(LONG, "3/2/2", "3/2/2", variants="capture-the-flag", teams="blue Blue, red Red")
    game.do("red", "a1")
    assert game.due == "Red chooses square: K1, L1"
    assert "J1 is 9 squares from the other base" in game.refuses("j1")


@rule("team.ctf.distance")
def test_a_map_that_is_too_small_is_refused():
    small = "+---+---+\n| 1   2 |\n+---+---+"
    problem = problem_of(small, "Red 3/2/2", "Blue 3/2/2", variants="capture-the-flag")
    assert "they must be 10 squares apart" in problem


@rule("team.ctf.pickup", "team.ctf.show", "team.ctf.load")
def test_a_flag_is_picked_up_by_moving_through_its_square():
    game = lane("override floor b1 flag:blue", "m e e")
    assert game.told("flag-taken player side") == [("Red", "blue")]
    assert game.facts["Red blue-flag"] == "1"
    assert game.floor("B1") == []
    assert game.due == "Red acts: 4 movement, 1 attacks"


@rule("ruling.ctf.jump")
def test_who_jumps_over_a_flag_has_not_got_it():
    game = lane("override floor b1 flag:blue", "j e 2", drawing=LANE.replace("G", " "),
                green=fighter())  # fmt: skip
    assert game.floor("B1") == ["flag"]


@rule("team.ctf.carry", "ruling.ctf.own", "ruling.ctf.both")
def test_with_both_flags_the_own_one_is_set_down_first_and_theirs_scores():
    game = lane(
        "override red square b1",
        "override floor a1 base:red",
        "override red red-flag 1",
        "override red blue-flag 1",
        "override floor k1 base:blue",
    )
    game.do("m w")
    assert points(game) == 1
    assert game.facts["floor A1"] == "base:red flag:red"


@rule("ruling.ctf.own")
def test_by_house_option_the_own_flag_goes_home_when_it_is_touched():
    game = lane(
        "override floor a1 base:red", "override floor b1 flag:red", "m e", house="ctf.own=b"
    )
    assert game.facts["floor A1"] == "base:red flag:red"


@rule("team.ctf.score", "ruling.ctf.reset", "ruling.ctf.occupied")
def test_their_flag_on_the_own_base_is_a_point_and_goes_back():
    game = lane("override red square b1", "override floor k1 base:blue", "override red blue-flag 1")
    game.do("m w")
    assert points(game) == 1
    assert game.facts["floor K1"] == "base:blue flag:blue"
    assert "Red blue-flag" not in game.facts


@rule("team.ctf.score")
def test_without_the_own_flag_at_home_there_is_no_point():
    game = lane("override red square b1", "override floor a1 base:red", "override floor k1 base:blue",
                "override red blue-flag 1", "m w")  # fmt: skip
    assert points(game) == 0


@rule("ruling.ctf.wait")
def test_who_waits_on_the_base_scores_when_the_own_flag_comes_home():
    game = lane("override floor a1 base:red", "override floor k1 base:blue", "override red blue-flag 1",
                "override green square b1", "override green red-flag 1", "override green turn", "6 6",
                "m w e")  # fmt: skip
    assert points(game) == 1


@rule("team.ctf.win", "ruling.variant.goal")
def test_three_points_win_and_frags_do_not():
    game = lane("override red square b1", "override floor k1 base:blue", "override red blue-flag 1")
    game.run.table.state.sides["red"].points = 2
    game.do("m w")
    assert game.run.table.state.winners == ("Red", "Green")
    game = lane(red=fighter(frags=2), blue=fighter(health=1)).do(
        "override green square b1", "override red square c1", "s blue", "6 6", "6 6", "1"
    )
    assert game.request["kind"] != "over"


@rule("team.ctf.drop")
def test_a_flag_stays_where_its_carrier_falls():
    game = lane("override blue red-flag 1", blue=fighter(health=1)).do(
        "override green square b1", "override red square c1", "s blue", "6 6", "6 6", "1"
    )
    assert "flag" in game.floor("G1")
    assert "Blue red-flag" not in game.facts


@rule("team.ctf.handoff", "team.ctf.handoff.free", "ex.flag.cost")
def test_a_flag_is_handed_over_for_nothing_and_taken_with_consent():
    game = lane("override red square b1", "override red blue-flag 1", "give flag green")
    assert game.facts["Green blue-flag"] == "1"
    assert game.due == "Red acts: 6 movement, 1 attacks"
    game.do("ask flag green", "yes")
    assert game.facts["Red blue-flag"] == "1"
    assert "Green is not carrying a flag [team.ctf.handoff]" in game.refuses("ask flag green")


@rule("team.ctf.nosteal")
def test_a_flag_is_not_taken_from_a_living_foe():
    game = lane("override red square f1", "override blue red-flag 1")
    assert "can't take the flag from Blue" in game.refuses("ask flag blue")


def test_who_leaves_the_game_leaves_the_flag():
    game = lane("override blue red-flag 1", "join Pink 3/2/2", "leave blue")
    assert game.floor("G1") == ["flag"]


@pytest.mark.parametrize("house", ["", "variant.goal=b"])
@rule("ruling.variant.goal")
def test_by_house_option_frags_win_too(house):
    game = lane(red=fighter(frags=2), blue=fighter(health=1), house=house).do(
        "override green square b1", "override red square c1", "s blue", "6 6", "6 6", "1"
    )
    assert (game.request["kind"] == "over") == bool(house)
    assert game.run.table.state.winners == (("Red", "Green") if house else ())
    assert game.run.table.state.winning_side == ("red" if house else "")


@rule("team.ctf.distance", "ruling.ctf.where")
def test_a_base_too_near_or_in_acid_is_refused_with_the_reason():
    edge = "+---" * 12 + "+"
    hall = f"{edge}\n| 1   2   a " + "    " * 9 + "|\n" + edge
    game = begin(hall, "3/2/2", "3/2/2", variants="capture-the-flag",
                 teams="red Red, blue Blue").do("red")  # fmt: skip
    assert "a base can't be on C1: acid [ruling.ctf.where]" in game.refuses("c1")
    assert "there is no square Z9" in game.refuses("z9")
    game.do("a1")
    assert (
        "E1 is 4 squares from the other base on A1; bases must be 10 apart [team.ctf.distance]"
        in (game.refuses("e1"))
    )
    game.do("k1")


def test_who_tells_where_flags_are():
    game = lane("override floor k1 base:blue", "override red blue-flag 1")
    lines = who_lines(game.run.game, game.run.story, Style(40, color=False))
    assert lines[1] == "  base on A1, flag on its base"
    assert lines[3] == "  base on K1, flag with Red"
    assert "carries the blue flag" in " ".join(lines)
    game.do("override red blue-flag 0", "override floor c1 flag:blue")
    lines = who_lines(game.run.game, game.run.story, Style(40, color=False))
    assert lines[3] == "  base on K1, flag on C1"


def test_the_map_tells_whose_flags_and_bases_are_whose():
    game = lane()
    assert floor_signs(game.run.game) == {
        "A1": ("&", "red base and red flag"),
        "K1": ("*", "blue base and blue flag"),
    }
    assert floor_signs(game.do("override floor c1 flag:blue").run.game) == {
        "A1": ("&", "red base and red flag"),
        "K1": ("h", "blue base"),
        "C1": ("f", "blue flag"),
    }


def test_there_is_one_flag_and_one_base_of_each_side_whatever_the_table_sets():
    game = lane("override red blue-flag 1", "override green blue-flag 1")
    assert game.floor("K1") == ["base"]
    assert "Red blue-flag" not in game.facts
    game.do("override floor d1 flag:blue", "override floor j1 base:blue")
    assert (game.floor("D1"), game.floor("J1"), game.floor("K1")) == (["flag"], ["base"], [])
    assert "Green blue-flag" not in game.facts


@rule("team.ctf.drop")
def test_the_flag_stays_on_the_map_when_a_card_takes_its_carrier_off():
    game = lane("override red blue-flag 1", blue=fighter(hand="disconnect"))
    assert game.do("blue: p disconnect red").floor("A1") == ["base", "flag", "flag"]
    assert game.said.endswith(
        "Disconnect takes Red out of play. Put the blue flag on A1. Turn 2: Blue."
    )
