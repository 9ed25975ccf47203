"""The frag that wins (win.*, ruling.win.*)."""

from __future__ import annotations

from tests.rulemark import rule
from tests.rules.kit import draw, fighter

NEAR = """
    +---+---+
    | R   B |
    +---+---+
"""


@rule("win.three", "ex.win.third", "faq.special", "frag.special", "ruling.win.moment")
def test_the_third_frag_wins_at_once_and_earns_no_special() -> None:
    game = draw(NEAR, red=fighter(frags=2), blue=fighter(health=1))
    game.shoot("Blue", "", "6 6", "1")
    assert game.told("game-won player frags") == [("Red", 3)]
    assert game.due == "Red has won"
    assert game.hand("Red") == []
    assert game.refuses("m e") == "the game is over: Red has won [win.three]"


@rule("win.three")
def test_the_second_frag_does_not_win() -> None:
    game = draw(NEAR, red=fighter(frags=1), blue=fighter(health=1))
    game.shoot("Blue", "", "6 6", "1")
    assert game.told("game-won") == []


@rule("win.longer")
def test_a_longer_game_goes_to_more_frags() -> None:
    game = draw(NEAR, red=fighter(frags=3), blue=fighter(health=1), house="frags=5")
    game.shoot("Blue", "", "6 6", "1")
    assert (game.told("game-won"), game.hand("Red")) == ([], ["special"])
    game = draw(NEAR, red=fighter(frags=4), blue=fighter(health=1), house="frags=5")
    game.shoot("Blue", "", "6 6", "1")
    assert game.told("game-won player frags") == [("Red", 5)]


@rule("ruling.win.moment", "ruling.frag.many")
def test_all_results_of_the_same_event_are_applied_first() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R       B   G |
        +---+---+---+---+
        """,
        red=fighter(frags=2, play="rocket-tantrum"),
        blue=fighter(health=1),
        green=fighter(health=1, play="boomstick"),
    )
    game.do("s Blue rocket-tantrum", "6 6 6 6 6", "1", "6 6 6 6 6", "1")
    assert game.told("game-won player frags") == [("Red", 4)]
    assert game.told("frag-scored victim") == ["Blue", "Green"]
    assert game.floor("D1") == ["pile boomstick", "blood"]


@rule("ruling.win.dead")
def test_who_dies_in_the_winning_blast_still_wins() -> None:
    game = draw(NEAR, red=fighter("1/3/3", frags=2, play="rocket-tantrum"), blue=fighter(health=1))
    game.do("s Blue rocket-tantrum", "6 6 6 6 6", "1", "6 6 6 6 6", "1")
    assert game.square("Red") == ""
    assert game.told("game-won player frags") == [("Red", 3)]


@rule("ruling.win.tie")
def test_the_active_player_wins_when_two_reach_the_goal_in_one_event() -> None:
    """Red frags Blue, and Blue's switch frags Red."""
    game = draw(
        NEAR,
        red=fighter("1/3/3", frags=2),
        blue=fighter(health=1, frags=2, play="dead-mans-switch"),
    )
    game.do("s Blue start", "6 6", "1", "6 6 6 6", "1")
    assert set(game.told("frag-scored player frags")) == {("Red", 3), ("Blue", 3)}
    assert game.told("game-won player frags") == [("Red", 3)]


@rule("frag.special", "win.longer")
def test_a_table_that_plays_on_gives_the_special_of_the_winning_frag() -> None:
    game = draw(NEAR, red=fighter(frags=2), blue=fighter(health=1))
    game.shoot("Blue", "", "6 6", "1")
    game.do("override goal 6")
    assert game.hand("Red") == ["special"]
    game.do("override goal 3", "override goal 6")
    assert game.hand("Red") == ["special"]
