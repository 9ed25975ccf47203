"""Weapons on the sheet, played: several, loaded, in modes, aimed at squares and at nothing."""

from __future__ import annotations

from pathlib import Path

from fragkit.referee.display.forecast import forecasts
from fragkit.referee.display.public_state import who_lines
from fragkit.rules.commands import Shoot
from fragkit.term.style import Style
from tests.rules.kit import Game, draw, fighter

PACK = str(Path(__file__).parent / "inventions")
LANE = """
    +---+---+---+---+---+---+---+---+
    | R   B           G           1 |
    +---+---+---+---+---+---+---+---+
"""


def played(red: str, **more: object) -> Game:
    return draw(LANE, red=fighter("2/2/3", id=red), packs=PACK, **more)


def loaded(game: Game) -> dict[str, int]:
    return {one["weapon"]: one["ammo"] for one in game.seat("Red").weapons}


def test_the_shooter_says_which_and_is_asked_when_it_is_not_clear() -> None:
    game = played("two-guns").do("s Blue")
    assert game.due == "Red chooses weapon: start, right-hand"
    game.do("right hand", "1 1", "6 6 6")
    assert loaded(game) == {"start": 6, "right-hand": 5}
    assert "Right Hand" in f"{game.run.log[0].outcome.text} {game.run.log[1].outcome.text}"


def test_a_mode_fires_its_own_way_and_the_first_goes_by_its_name() -> None:
    game = played("two-guns").do("s Blue left-hand fan", "1 1", "6 6 6", "1 1", "6 6 6")
    assert loaded(game) == {"start": 4, "right-hand": 6}


def test_what_is_empty_is_not_fired() -> None:
    game = played("two-guns").do("override red ammo right-hand 0")
    assert game.refuses("s Blue right-hand").startswith("Right Hand is out of ammo")
    assert game.legal("s") == ["s Blue start", "s Blue start fan"]


def test_it_is_loaded_again_by_effects_and_after_a_frag() -> None:
    game = played("two-guns", blue=fighter(health=1)).do("override red ammo start 2")
    game.do("s Blue right-hand", "6 6", "1", "left hand")
    assert loaded(game) == {"start": 3, "right-hand": 5}
    game = played("two-guns", turn="Blue").do("override red ammo start 2", "override red health 1")
    game.do("s Red", "6 6", "1", "end")
    assert game.due == "Red rolls 1d: respawn" or game.due.startswith("Green")
    game.do("override red square D1")
    assert loaded(game) == {"start": 6, "right-hand": 6}


def test_it_is_never_dropped_and_needs_no_room() -> None:
    game = played("siege-ape")
    assert game.refuses("drop fists") == "Red can't drop Fists [ruling.drop.start]"
    assert (
        game.refuses("drop boomstick")
        == "Red can't drop Boomstick: it is printed on the sheet [ruling.drop.start]"
    )
    assert game.seat("Red").gear == ["boomstick"]


def test_it_is_fired_at_a_square() -> None:
    game = draw(LANE.replace("B", " "), red=fighter("2/2/3", id="siege-ape"), packs=PACK)
    assert "needs range 3 or more, and B1 is at range 1" in game.refuses("s b1 backpack-mortar")
    game.do("s d1 backpack-mortar", "1 1 1", "6 6 6")
    assert game.told("wounded player cause") == [("Green", "Backpack Mortar")]
    assert loaded(game)["backpack-mortar"] == 2


def test_it_is_fired_at_nothing() -> None:
    game = played("siege-ape").do("s panic-pads", "1 1 1", "6 6", "1 1 1", "6 6 6")
    assert game.told("wounded player cause") == [("Red", "Panic Pads"), ("Blue", "Panic Pads")]
    assert loaded(game)["panic-pads"] == 0


def test_what_it_does_besides_is_done_when_it_hits() -> None:
    game = played("siege-ape").do("s Blue fists", "1 1 1", "6 6 6")
    assert game.square("Blue") == "C1"


def test_who_shows_what_is_left() -> None:
    game = played("two-guns").do("override red ammo right-hand 4")
    shown = who_lines(game.run.game, game.run.story, Style(width=40), ["Red"])
    assert "  In play: Left Hand (6 ammo), Right" in shown


def test_odds_count_what_is_so_and_say_what_they_leave_out() -> None:
    game = draw(LANE, red=fighter("2/2/3", id="hot-barrel"), packs=PACK).do("override red heat 2")
    [cool] = forecasts(game.run.game, Shoot("Red", "Blue", "start"))
    assert cool.damage == "5d = 3d +2d (Glow)"
    assert cool.uncounted == ("Rotary",)
