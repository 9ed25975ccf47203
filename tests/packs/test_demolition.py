"""Blasts of other shapes, what misses and where it comes down, shots by way of a square."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.referee.display.forecast import forecasts
from fragkit.rules.commands import Shoot
from tests.rules.kit import draw, fighter

CLUB = str(Path(__file__).parent / "demolition")
HALL = """
    +---+---+---+---+---+---+
    | R   .   .   .   .   . |
    +   +   +   +   +   +   +
    | .   .   .   G   .   . |
    +   +   +   +   +   +   +
    | .   .   B   .   Y   . |
    +---+---+---+---+---+---+
"""


def test_a_square_reaches_its_corners_and_the_centre_has_dice_of_its_own() -> None:
    game = draw(HALL, packs=CLUB, red=fighter("2/1/4", play="mortar"))
    game.do("s C3 mortar")
    assert game.due == "Red rolls 5d: damage"
    assert game.receipt() == "5d (Garden Mortar, center)"
    game.do("1 1 1 1 1", "6 6 6")
    assert game.receipt() == "3d (Garden Mortar)"
    game.do("1 1 1", "6 6 6")
    assert game.told("wounded player") == ["Blue", "Green"]


def test_a_wall_shelters_from_a_square() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   .   B | G |
        +   +   +   +---+
        | .   .   .   Y |
        +---+---+---+---+
        """,
        packs=CLUB, red=fighter("2/1/4", play="mortar"),
    )  # fmt: skip
    game.do("s C1 mortar", *["1 1 1 1 1", "6 6 6"], *["1 1 1", "6 6 6"])
    assert game.told("wounded player") == ["Blue", "Yellow"]


def test_a_line_goes_on_behind_the_target() -> None:
    lane = """
        +---+---+---+---+---+---+
        | R   .   B   G   .   Y |
        +---+---+---+---+---+---+
    """
    game = draw(lane, packs=CLUB, red=fighter("2/1/4", play="rail-spike"))
    game.do("s Blue rail-spike", *["1 1 1 1", "6 6 6"] * 3)
    assert game.told("wounded player") == ["Blue", "Green", "Yellow"]


@pytest.mark.parametrize(
    ("rolls", "square"),
    [(["2", "1"], "C1"), (["1", "4"], "B3"), (["6", "2"], "F3"), (["1", "6"], "B2")],
)
def test_a_miss_comes_down_elsewhere(rolls: list[str], square: str) -> None:
    game = draw(HALL, packs=CLUB, red=fighter("4/2/1", play="mortar"))
    game.do("s C3 mortar", "1", *rolls)
    assert game.told("scattered square") == [square]


def test_whoever_is_there_is_hurt_and_it_is_no_hit() -> None:
    game = draw(HALL, packs=CLUB, red=fighter("4/2/1", play="mortar"))
    game.do("s C3 mortar", "1", "1", "2")
    assert game.told("scattered square") == ["D3"]
    assert game.told("hit") == []
    game.do(*["6 6 6", "1 1 1"] * 3)
    assert game.told("wounded player") == ["Blue", "Green", "Yellow"]


def test_the_shortfall_is_how_far_it_flies_and_mates_are_spared() -> None:
    game = draw(
        HALL, packs=CLUB, variants="death-match", teams="red Red Yellow, blue Blue Green",
        red=fighter("4/2/1", play="friendly-fire"),
    )  # fmt: skip
    game.do("s Green friendly-fire", "3")
    assert game.told("scattered square") == ["E2"]
    game.do("6 6 6", "1 1 1")
    assert game.told("wounded player") == ["Green"]  # Yellow is on Red's side


CORNER = """
    +---+---+---+---+
    | R   .   .   . |
    +---+---+---+   +
    | .   .   .   B |
    +---+---+---+---+
"""


def test_a_shot_by_way_of_a_square() -> None:
    game = draw(CORNER, packs=CLUB, red=fighter(play="lob"))
    assert "wall" in game.refuses("s Blue lob")
    assert game.legal("s") == ["s Blue lob via D1"]
    game.do("s Blue lob via d1")
    assert game.told("attack-declared target range") == [("Blue", 4)]
    game.do("2 2")
    assert game.due == "Red rolls 2d: damage"
    game.do("undo", "undo")
    assert "can't bank its shot off another square" in game.refuses("s Blue start via D1")
    assert "B1 has no line of sight to Blue" in game.refuses("s Blue lob via B1")
    assert "can't see A2" in game.refuses("s Blue lob via A2")


def test_odds_know_the_way_and_say_what_they_leave_out() -> None:
    game = draw(CORNER, packs=CLUB, red=fighter(play="lob mortar"))
    told = forecasts(game.run.game, Shoot("Red", "Blue", "lob", via="D1"))
    assert told[0].range == 4
    told = forecasts(game.run.game, Shoot("Red", "C1", "mortar"))
    assert told[0].uncounted == ("where Garden Mortar lands if it misses",)


def test_a_suit_of_fireworks_spares_its_wearer() -> None:
    game = draw(HALL, packs=CLUB, red=fighter(play="firework-suit"))
    game.do("use firework-suit B1")
    assert game.told("wounded") == []
    game = draw(HALL, packs=CLUB, red=fighter(play="firework-suit"))
    game.do("use firework-suit C3")
    assert game.receipt() == "4d (Firework Suit)"
