"""A push in a direction that the owner of the effect chooses."""

from __future__ import annotations

import pytest

from fragkit.model.effects import Counted, Quantity, acts
from fragkit.model.text import made_card_text, plain
from fragkit.model.word_values import Faces
from fragkit.referee.display.forecast import forecasts
from fragkit.rules.commands import Shoot
from tests.rules.kit import card, draw, fighter

HALL = """
    +---+---+---+---+---+
    | R   .   B   .   . |
    +   +   +   +   +   +
    | .   .   .   .   . |
    +---+---+---+---+---+
"""
STRINGS = card("strings", "special", acts.Push(value=2, way="chosen"), on="other")


def test_the_owner_of_the_effect_chooses_the_direction() -> None:
    game = draw(HALL, cards=[STRINGS], red=fighter(hand="strings"))
    game.do("p strings Blue")
    assert game.due == "Red chooses way: north, east, south, west"
    game.do("east")
    assert game.square("Blue") == "E1"


def test_a_chosen_push_stops_at_a_wall() -> None:
    game = draw(HALL, cards=[STRINGS], red=fighter(hand="strings"))
    game.do("p strings Blue", "south")
    assert game.square("Blue") == "C2"


def test_a_hit_pushes_where_the_attacker_wants() -> None:
    push = acts.Push(value=1, way="chosen", on="target", at="hit")
    ram = card("ram", "weapon", push, damage="none", ammo=3)
    game = draw(HALL, cards=[ram], red=fighter(play="ram"))
    game.do("s Blue ram", "south")
    assert game.square("Blue") == "C2"


@pytest.mark.parametrize(
    ("push", "asked"),
    [
        (acts.Push(value=Counted(of=Quantity("1d")), way="chosen"), "Red rolls 1d: amount"),
        (acts.Push(value=2, way="chosen", chance=Faces(2, 3)), "Red rolls 1d: chance"),
    ],
)
def test_the_direction_is_chosen_before_the_die(push: acts.Push, asked: str) -> None:
    game = draw(
        HALL, cards=[card("strings", "special", push, on="other")], red=fighter(hand="strings")
    )
    game.do("p strings Blue")
    assert game.due == "Red chooses way: north, east, south, west"
    assert game.do("west").due == asked
    game.do("2" if push.chance else "1")
    assert game.square("Blue") == "B1"


def test_another_direction_is_refused() -> None:
    game = draw(HALL, cards=[STRINGS], red=fighter(hand="strings")).do("p strings Blue")
    assert "is not an option" in game.refuses("up")
    assert game.legal() == [f"choose {way}" for way in ("north", "east", "south", "west")]


def test_the_odds_name_a_chosen_push_as_left_out() -> None:
    push = acts.Push(value=1, way="chosen", on="target", at="hit")
    ram = card("ram", "weapon", push, damage="3d", ammo=3)
    game = draw(HALL, cards=[ram], red=fighter(play="ram"))
    (shown,) = forecasts(game.run.game, Shoot("Red", "Blue", "ram"))
    assert [str(one) for one in shown.uncounted] == ["Ram"]


def test_the_text_says_who_chooses() -> None:
    text = "Play it on another fighter. Push that fighter 2 squares in a direction of your choice."
    assert plain(made_card_text(STRINGS)) == text
