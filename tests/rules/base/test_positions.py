"""A game begun in the middle stands as a game can stand (`rules/positions.py`)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import Fighter, draw, fighter

ROOM = """
    +---+---+---+---+
    | R           B |
    +---+---+---+---+
"""
OFF = """
    +---+---+---+---+
    |             B |
    +---+---+---+---+
"""


@rule("turn.respawn", "turn.phases")
def test_who_is_off_the_map_has_no_movement_left() -> None:
    with pytest.raises(ValueError, match="the turn starts with the respawn"):
        draw(OFF, red=fighter(), movement=5)
    assert draw(OFF, red=fighter(), movement=None).due == "Red rolls 1d: respawn"


@rule("armor.one", "play.def", "ammo.track", "armor.discard", "comp.base.cards")
@pytest.mark.parametrize(
    ("red", "told"),
    [
        (fighter(play="light-armor riot-gear"), "Red can't wear Light Armor and Riot Gear at once"),
        (fighter(play="disconnect"), "Disconnect can't be in play: it is discarded when played"),
        (fighter(play="pulse-rifle:5"), "Pulse Rifle has at most 4 ammo"),
        (fighter(play="lumber-jackpot:1"), "Lumber Jackpot does not take a number"),
        (fighter(play="lumber-jackpot", hand="lumber-jackpot"), "1 copy of Lumber Jackpot, not 2"),
        (fighter(hidden="special:28"), "there are only 27 special cards, not 28"),
    ],
)
def test_what_can_not_lie_there_is_told(red: Fighter, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        draw(ROOM, red=red)


@rule("ruling.blood.lost")
def test_a_fragged_fighter_has_kept_no_blood() -> None:
    with pytest.raises(ValueError, match="has no blood"):
        draw(OFF, red=fighter(blood=1), turn="Blue")


@rule("ruling.weapon.limit", "ammo.empty.keep", "card.special.time")
def test_what_can_have_come_to_be_is_taken_as_it_is() -> None:
    five = "boomstick boomstick pulse-rifle:0 nailed-it laser-pointer god-mode"
    game = draw(ROOM, red=fighter(health=1, play=five))
    assert (len(game.play("Red")), game.ammo("Red", "pulse-rifle")) == (6, 0)


@rule("hand.hidden", "setup.decks")
def test_when_cards_are_dealt_those_in_a_hand_are_named() -> None:
    with pytest.raises(ValueError, match="name the cards in Red's hand"):
        draw(ROOM, red=fighter(hidden="weapon:2"), dealt=True)
    game = draw(ROOM, red=fighter(hand="boomstick"), dealt=True)
    assert game.refuses("p nailed-it") == "Red does not have Nailed It in hand [play.def]"
