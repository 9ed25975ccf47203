"""Death Match, Domination, Red Rover, Bodyguards (team.dm.*, team.dom.*, team.rover.*, team.guard.*)."""

from __future__ import annotations

from fragkit.referee.display.prompts import request_text
from fragkit.referee.display.public_state import who_lines
from fragkit.referee.history.replay import Replayed
from fragkit.referee.history.summary import verdict
from fragkit.referee.messages import Secrecy
from fragkit.term.style import Style
from tests.rulemark import rule
from tests.rules.kit import begin, draw, fighter

TEAMS = "red Red Green, blue Blue Yellow"
ROOM = """
    +---+---+---+
    | R   B   a |
    +   +   +   +
    | G   Y     |
    +---+---+---+
"""


def room(game: str, *said: str, drawing: str = ROOM, teams: str = TEAMS, **more):
    return draw(drawing, variants=game, teams=teams, **more).do(*said)


def points(game, side: str = "red") -> int:
    return game.run.table.state.sides[side].points


def winners(game) -> tuple[str, ...]:
    return game.run.table.state.winners


# -- Death Match -----------------------------------------------------------------------------


@rule("team.dm.win", "team.friendly.count")
def test_five_frags_of_enemies_win_together():
    game = room("death-match", red=fighter(frags=2), green=fighter(frags=1), blue=fighter(health=1))
    game.do("s blue", "6 6", "1")
    assert (points(game), game.request["kind"]) == (4, "act")
    game.do("override green frags 2")
    assert winners(game) == ("Red", "Green")


@rule("ruling.win.tie")
def test_when_both_sides_reach_five_in_one_event_the_one_whose_turn_it_is_wins(bomb):
    game = room(
        "death-match", red=fighter(frags=2, health=1, play="bomb"), green=fighter(frags=2),
        blue=fighter(frags=3, health=1), yellow=fighter(frags=2), cards=[bomb],
        drawing="+---+---+---+---+---+---+\n| R   B     | G   Y |   |\n+---+---+---+---+---+---+",
    )  # fmt: skip
    assert winners(game) == ()
    game.do("s blue bomb", "6 6", "1", "6 6", "1")
    assert winners(game) == ("Red", "Green")


# -- Domination ------------------------------------------------------------------------------


@rule("team.dom.secret", "team.dom.base.blue", "team.dom.base.red")
def test_bases_are_chosen_unseen_each_on_the_map_of_its_team_and_shown_together():
    game = begin(
        "+---+---+---+\n| 1   2   a |\n+---+---+---+", "3/2/2", "3/2/2",
        variants="domination", teams="blue Blue, red Red",
    ).do("red")  # fmt: skip
    assert game.due == "Blue chooses square: A1, B1"
    game.do("b1")
    assert game.floor("B1") == []  # nobody is told
    assert game.told("bases-shown") == []
    game.do("a1")
    assert game.told("bases-shown red blue") == [("A1", "B1")]


@rule("team.dom.base.blue", "team.dom.base.red")
def test_each_base_lies_on_the_map_of_the_own_numbers():
    game = draw(
        "+---+---+\n| R   1 |\n+---+---+", "+---+---+\n| B   2 |\n+---+---+",
        variants="domination", teams="blue Blue, red Red",
    )  # fmt: skip
    module = next(m for m in game.run.game.modules.all if m.id == "domination")
    squares = type(module).before_place.__globals__["squares_for"]
    assert squares(game.run.game, "blue") == ["a:A1", "a:B1"]
    assert squares(game.run.game, "red") == ["b:A1", "b:B1"]


def dominate(*said: str, **more):
    drawing = "+---+---+---+---+\n| R   G   B   Y |\n+---+---+---+---+"
    game = room("domination", drawing=drawing, **more)
    return game.do("override floor a1 base:red", "override floor b1 base:blue", *said)


@rule("team.dom.score", "ruling.dom.when")
def test_a_fighter_on_each_base_at_the_end_of_any_turn_is_a_point():
    game = dominate()
    assert points(game) == 0
    assert points(game.do("end")) == 1


@rule("ruling.dom.when")
def test_by_house_option_it_counts_at_any_moment():
    for house, left in (("", 0), ("dom.when=b", 1)):
        drawing = "+---+---+---+---+\n|     R   G   B |\n+---+---+---+---+"
        game = room("domination", drawing=drawing, teams="red Red Green, blue Blue", house=house)
        game.do("override floor a1 base:red", "override floor c1 base:blue", "m w")
        assert points(game) == left


@rule("team.dom.repeat")
def test_the_same_two_do_not_score_twice_running():
    game = dominate("end", "3 3", "end")
    assert points(game) == 1
    assert game.told("same-pair") != []


@rule("team.dom.repeat.lift", "ruling.dom.repeat")
def test_they_score_again_when_they_have_traded_bases():
    game = dominate("end", "override red square off", "override green square a1",
                    "override red square b1", "3 3", "end")  # fmt: skip
    assert points(game) == 2


@rule("ruling.dom.repeat")
def test_by_house_option_a_point_of_the_enemy_lifts_the_bar():
    for house, left in (("", 1), ("dom.repeat=b", 2)):
        game = dominate("end", house=house)
        game.do("override floor a1 nothing", "override floor b1 nothing",
                "override floor c1 base:red", "override floor d1 base:blue", "3 3", "end")  # fmt: skip
        assert points(game, "blue") == 1
        game.do("override floor c1 nothing", "override floor d1 nothing",
                "override floor a1 base:red", "override floor b1 base:blue", "3 3", "end")  # fmt: skip
        assert points(game) == left


@rule("team.dom.win")
def test_three_points_win():
    game = dominate()
    game.run.table.state.sides["red"].points = 2
    assert winners(game.do("end")) == ("Red", "Green")


# -- Red Rover -------------------------------------------------------------------------------


@rule("team.rover.switch", "team.rover.respawn")
def test_who_is_fragged_changes_sides_and_comes_back_there():
    game = draw(
        "+---+---+\n| R   B |\n+   +   +\n| Y   1 |\n+---+---+",
        "+---+---+\n| G   1 |\n+---+---+",
        variants="red-rover", teams=TEAMS, blue=fighter(health=1),
    )  # fmt: skip
    game.do("s blue", "6 6", "1")
    assert game.seat("Blue").side == "red"
    assert game.seat("Red").frags == 1  # he was an enemy then
    game.do("end", "1")
    assert game.square("Blue") == "b:B1"


@rule("ruling.rover.any")
def test_acid_changes_sides_too_unless_the_house_has_it_otherwise():
    for house, side in (("", "blue"), ("rover.any=b", "red")):
        game = room("red-rover", "override blue square off", "m e", "m e", "6 6", "1",
                    red=fighter(health=1), house=house)  # fmt: skip
        assert game.seat("Red").side == side


@rule("team.rover.end", "team.rover.win")
def test_when_all_are_on_one_side_the_most_frags_win_alone():
    game = room(
        "red-rover",
        drawing="+---+---+---+\n| R   B   G |\n+---+---+---+",
        teams="red Red Green, blue Blue",
        green=fighter(frags=2),
        blue=fighter(health=1),
    )
    game.do("s blue", "6 6", "1")
    assert winners(game) == ("Green",)


@rule("ruling.rover.tie")
def test_equal_frags_share_the_win_or_the_last_frag_decides():
    for house, won in (("", ("Red", "Green")), ("rover.tie=b", ("Red",))):
        game = room(
            "red-rover",
            drawing="+---+---+---+\n| R   B   G |\n+---+---+---+",
            house=house,
            teams="red Red Green, blue Blue",
            green=fighter(frags=1),
            blue=fighter(health=1),
        )
        assert winners(game.do("s blue", "6 6", "1")) == won


@rule("team.rover.noattack", "ruling.rover.splash")
def test_a_teammate_is_no_target_but_may_be_caught_by_a_blast(bomb):
    game = room("red-rover", red=fighter(play="bomb"), green=fighter(health=1), cards=[bomb])
    assert "Red can't attack Green: they are teammates [team.rover.noattack]" in game.refuses(
        "s green start"
    )
    assert "s green start" not in [line.casefold() for line in game.legal("s")]
    game.do("s blue bomb")
    while game.request["purpose"] in ("damage", "defense"):
        face = "1" if game.request["purpose"] == "damage" and "Green" not in game.reason() else "6"
        face = "1" if game.request["player"] == "Green" else face
        game.do(" ".join([face] * game.request["dice"]))
        if game.request["kind"] != "roll":
            break
    assert game.seat("Green").side == "blue"
    assert ("Red", "Green") not in game.told("frag-scored player victim")


@rule("team.rover.noattack")
def test_a_further_shot_goes_at_no_teammate_either():
    game = room("red-rover", red=fighter(play="twin-peeks"), blue=fighter(health=1))
    game.do("s blue twin-peeks", "6 6 6", "1")
    assert game.due == "Red chooses target: Yellow, none"


# -- Bodyguards ------------------------------------------------------------------------------


@rule("team.guard.win")
def test_the_team_that_frags_the_enemy_captain_wins():
    game = room("bodyguards", blue=fighter(health=1)).do("s blue", "6 6", "1")
    assert winners(game) == ("Red", "Green")


@rule("team.guard.respawn")
def test_others_than_the_captain_come_back():
    game = room("bodyguards", yellow=fighter(health=1), turn="Green").do("s yellow", "6 6", "1")
    assert (winners(game), game.seat("Yellow").status) == ((), "fragged")


@rule("team.guard.lives")
def test_captains_may_have_more_lives():
    game = room("bodyguards=2", blue=fighter(health=1)).do("s blue", "6 6", "1")
    assert (winners(game), game.seat("Blue").lives) == ((), 1)


@rule("ruling.guard.any")
def test_a_captain_who_dies_in_acid_has_lost_unless_the_house_has_it_otherwise():
    for house, won in (("", ("Blue", "Yellow")), ("guard.any=b", ())):
        game = room("bodyguards", "override blue square off", "m e", "m e", "6 6", "1",
                    red=fighter(health=1), house=house)  # fmt: skip
        assert winners(game) == won


@rule("ruling.guard.own")
def test_a_captain_killed_by_the_own_side_has_lost_unless_the_house_has_it_otherwise():
    for house, won in (("", ("Blue", "Yellow")), ("guard.own=b", ())):
        game = room("bodyguards", teams="red Green Red, blue Blue Yellow", green=fighter(health=1),
                    house=house).do("s green", "6 6", "1")  # fmt: skip
        assert winners(game) == won


@rule("ruling.guard.both")
def test_when_both_captains_die_the_side_whose_turn_it_is_wins_or_nobody(bomb):
    for house, won in (("", ("Red", "Green")), ("guard.both=b", ())):
        game = room(
            "bodyguards", red=fighter(health=1, play="bomb"), blue=fighter(health=1), cards=[bomb],
            drawing="+---+---+---+---+---+---+\n| R   B     | G   Y |   |\n+---+---+---+---+---+---+",
            house=house,
        )  # fmt: skip
        game.do("s blue bomb", "6 6", "1", "6 6", "1")
        assert (game.request["kind"], winners(game)) == ("over", won)
    assert request_text(game.run.request) == "The game is over. Nobody wins."
    assert verdict(Replayed(game.run, [])) == "Nobody wins after 1 turn"


def test_when_a_captain_leaves_another_takes_the_place():
    game = room("bodyguards=2", "leave blue")
    assert game.run.table.state.sides["blue"].captain == "Yellow"


# -- what is told, and what the table sets right ------------------------------------------------


def test_a_team_wins_once_with_its_score_and_its_players():
    game = room("death-match", red=fighter(frags=3), green=fighter(frags=1),
                yellow=fighter(frags=2), blue=fighter(health=1))  # fmt: skip
    said = game.do("s blue", "6 6", "1").said
    assert said.endswith("Red scores: 4 frags. Team red WINS 5–2: Red and Green!")
    assert game.request["text"] == "The game is over. The red team wins."
    assert (game.state["winning_side"], game.state["winners"]) == ("red", ["Red", "Green"])


def test_players_who_share_a_win_share_the_sentence():
    game = room(
        "red-rover", drawing="+---+---+---+\n| R   B   G |\n+---+---+---+",
        teams="red Red Green, blue Blue", green=fighter(frags=1), blue=fighter(health=1),
    )  # fmt: skip
    assert game.do("s blue", "6 6", "1").said.endswith("Red and Green WIN with 1 frag each!")
    assert game.request["text"] == "The game is over. Red and Green win."


def test_the_score_of_a_team_is_a_fact_that_the_table_can_set():
    game = dominate("override points blue 2")
    assert game.said == "Override: team blue has 2 points (was 0)."
    assert game.state["sides"]["blue"] == {"points": 2, "captain": "Blue"}
    assert game.facts["points blue"] == "2"
    game.do("override points red 3")
    assert winners(game) == ("Red", "Green")
    assert game.do("override points red 2").request["kind"] == "act"


def test_where_frags_are_the_score_the_frags_are_set():
    game = room("death-match")
    assert "teams have no points in this game" in game.refuses("override points red 2")
    assert "there is no team `green`" in dominate().refuses("override points green 2")
    assert "no teams" in draw("+---+---+\n| R   B |\n+---+---+").refuses("override points red 2")
    assert "which team, and how many points?" in game.refuses("override points red")


def test_the_table_moves_somebody_to_the_other_team():
    game = room("red-rover", "override blue side red")
    assert (game.seat("Blue").side, game.facts["Blue side"]) == ("red", "red")
    assert game.run.table.state.sides["blue"].captain == "Yellow"
    game.do("override yellow side red")
    assert game.request["kind"] == "over"
    assert "there is no team `green`" in game.refuses("override blue side green")


def test_dice_for_captains_and_colours_say_what_they_are_for():
    hall = "+---+---+\n| 1   2 |\n+---+---+"
    game = begin(hall, "3/2/2", "3/2/2", variants="death-match").do("red", "5")
    assert game.said == "Red rolls 5 for the team color."


@rule("team.dom.secret")
def test_a_base_that_was_chosen_stays_secret_until_both_are():
    game = begin(
        "+---+---+---+\n| 1   2   a |\n+---+---+---+", "3/2/2", "3/2/2",
        variants="domination", teams="blue Blue, red Red",
    ).do("red")  # fmt: skip
    assert game.request["unseen"]
    assert "a base can't be on C1: acid" in game.refuses("c1")
    game.do("b1")
    assert game.said == "Blue chooses a base in secret."
    assert Secrecy(game.run.setup, {}).line(game.run.log[-1]) == "choose"


@rule("team.dom.base.red")
def test_a_base_on_the_other_teams_map_is_refused():
    maps = ("+---+---+\n| 1   2 |\n+---+---+", "+---+---+\n| 1   2 |\n+---+---+")
    game = begin(*maps, "3/2/2", "3/2/2", variants="domination", teams="red Red, blue Blue")
    assert (
        "the red base can't be on a:A1: it must be on the map with the red numbers [team.dom.base"
        in (game.do("red").refuses("a:a1"))
    )


def test_who_tells_sides_scores_bases_and_lives():
    game = dominate("override points red 2")
    lines = who_lines(game.run.game, game.run.story, Style(40, color=False))
    assert lines[:4] == ["red 2: Red (captain), Green", "  base on A1",
                         "blue 0: Blue (captain), Yellow", "  base on B1"]  # fmt: skip
    game = room("bodyguards=2")
    lines = who_lines(game.run.game, game.run.story, Style(40, color=False))
    assert lines[:2] == ["red: Red (captain), Green", "blue: Blue (captain), Yellow"]
    assert any("2 lives" in line for line in lines)


@rule("team.dm.win")
def test_a_death_match_begun_in_the_middle_has_the_points_of_its_frags():
    assert points(room("death-match", red=fighter(frags=2), green=fighter(frags=1))) == 3
