"""Last Man Standing (variant.lastman.*)."""

from __future__ import annotations

from fragkit.rules.modules.last_man_standing import LastManStanding
from tests.rulemark import rule
from tests.rules.kit import begin, draw, fighter

TWO = """
    +---+---+---+
    | R   B     |
    +---+---+---+
"""
THREE = """
    +---+---+---+---+
    | R   B   a   G |
    +---+---+---+---+
"""


def stand(drawing: str = TWO, lives: str = "", **more):
    return draw(drawing, modules=[LastManStanding(lives)], **more)


@rule("variant.lastman.lives")
def test_everybody_has_two_lives():
    game = begin("+---+---+\n| 1   2 |\n+---+---+", "3/2/2", "3/2/2", modules=[LastManStanding()])
    assert (game.seat("Red").lives, game.seat("Blue").lives) == (2, 2)


@rule("variant.lastman.more")
def test_more_lives_can_be_agreed_on():
    game = begin(
        "+---+---+\n| 1   2 |\n+---+---+", "3/2/2", "3/2/2", modules=[LastManStanding("5")]
    )
    assert game.seat("Red").lives == 5


@rule("variant.lastman.out")
def test_who_has_no_life_left_leaves_the_game():
    game = stand(THREE, blue=fighter(health=1))
    game.do("s blue", "6 6", "1")
    assert (game.seat("Blue").lives, game.seat("Blue").status) == (1, "fragged")
    game = stand(THREE, blue=fighter(health=1)).do("override blue lives 1", "s blue", "6 6", "1")
    assert game.seat("Blue").status == "out"
    game.do("end")
    assert game.request["player"] == "Green"  # Blue takes no turn


@rule("variant.lastman.win", "ruling.variant.goal")
def test_the_last_one_left_wins_and_frags_do_not():
    game = stand(THREE, red=fighter(frags=2), blue=fighter(health=1))
    game.do("s blue", "6 6", "1")
    assert game.request["kind"] != "over"  # the third frag
    game = stand(blue=fighter(health=1)).do("override blue lives 1", "s blue", "6 6", "1")
    assert game.due == "Red has won"


@rule("ruling.variant.goal")
def test_by_house_option_frags_win_too():
    game = stand(THREE, red=fighter(frags=2), blue=fighter(health=1), house="variant.goal=b")
    assert game.do("s blue", "6 6", "1").due == "Red has won"


@rule("ruling.lastman.any")
def test_a_death_in_acid_costs_a_life_unless_the_house_has_it_otherwise():
    for house, left in (("", 1), ("lastman.any=b", 2)):
        game = stand(THREE.replace("R", " ").replace("B", "R"), red=fighter(health=1), house=house)
        game.do("m e", "6 6", "1")
        assert game.facts["Red lives"] == str(left) if left == 1 else "lives" not in game.facts


@rule("ruling.lastman.draw")
def test_who_falls_together_with_the_last_other_wins_by_having_brought_him_down(bomb):
    game = stand(
        cards=[bomb], red=fighter(health=1, play="bomb"), blue=fighter(health=1),
    ).do("override red lives 1", "override blue lives 1")  # fmt: skip
    game.do("s blue bomb", "6 6", "1", "6 6", "1")
    assert game.due == "Red has won"


def test_a_player_who_leaves_makes_the_last_one_win():
    assert stand().do("leave blue").due == "Red has won"


def test_lives_are_a_fact_of_the_record_and_can_be_set_right():
    game = stand(THREE).do("override blue lives 3")
    assert game.seat("Blue").lives == 3
    assert game.facts["Blue lives"] == "3"
    assert "`lives` must be 0 to 99" in game.refuses("override blue lives 100")
    game.do("undo")
    assert game.facts["Blue lives"] == "2"


def test_whom_the_table_leaves_no_life_is_out_and_comes_back_with_one():
    game = stand(THREE).do("override blue lives 0")
    assert (game.seat("Blue").status, game.square("Blue")) == ("out", "")
    assert game.said == "Override: Blue lives 0 (was 2). Blue is out of the game."
    assert game.do("override blue lives 1", "end").due == "Blue rolls 1d: respawn"
    assert game.do("override red lives 0", "override green lives 0").due == "Blue has won"
