"""Cards that meet: one answers another, or both touch the same thing."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import draw, fighter

ROOM = """
    +---+---+---+---+---+---+
    | R   .   B   .   G   . |
    +---+---+---+---+---+---+
"""

# -- what ends an attack that aims at nothing ---------------------------------------------------


@rule("meta.removed.damage", "card.contradict")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("p desync", "Desync"),
        ("p ping-of-death Red", "Red has lost this turn"),
        ("p disconnect Red", "Red is out of play"),
    ],
)
def test_an_attack_that_aims_at_nothing_can_be_stopped_before_its_dice_fall(
    answer: str, reason: str
):
    game = draw(ROOM, red=fighter(play="panic-button"), blue=fighter(hidden="special:1"))
    game.do("s panic-button")
    assert game.due == "Red rolls 5d: damage"
    game.do(f"Blue: {answer}")
    assert game.told("attack-cancelled player reason") == [("Red", reason)]
    assert "damage" not in game.due
    assert game.ammo("Red", "panic-button") == 1  # ruling.meta.ammo


def test_an_attack_that_aims_at_nothing_can_not_be_stopped_once_its_dice_lie():
    game = draw(ROOM, red=fighter(play="panic-button"), blue=fighter(hidden="special:1"))
    game.do("s panic-button", "1 1 1 1 1")
    assert game.due == "Red rolls 3d: defense"
    assert "before the damage roll" in game.refuses("Blue: p desync")


# -- a card that is canceled has not done anything yet ---------------------------------------------


@rule("ruling.card.timing", "card.overrides")
@pytest.mark.parametrize("card", ["mute-player", "yoink", "screen-cheat", "keyboard-swap"])
def test_a_card_is_cancelled_with_the_very_card_that_it_takes_or_bars(card: str):
    game = draw(ROOM, red=fighter(hand=f"{card} spare-clips"), blue=fighter(hand="firewall"))
    game.do(f"p {card} Blue")
    if game.due.startswith("Red chooses"):
        game.do("choose firewall")
    game.do("Blue: p firewall")
    assert game.told("card-cancelled player card") == [("Red", card)]
    assert (game.hand("Red"), game.hand("Blue")) == (["spare-clips"], [])
    assert sorted(game.discards("special")) == sorted(["firewall", card])
    game.do("m e")


@rule("ruling.card.timing")
def test_a_card_that_came_with_the_other_hand_does_not_cancel_the_exchange():
    game = draw(ROOM, red=fighter(hand="keyboard-swap firewall"), blue=fighter(hand="spare-clips"))
    game.do("p keyboard-swap Blue")
    assert game.hand("Blue") == ["firewall"]
    assert "too late" in game.refuses("Blue: p firewall")


# -- turns and movement that are lost -----------------------------------------------------------------


@rule("card.special.time")
def test_movement_of_a_turn_that_is_lost_as_a_whole_is_not_lost_once_more():
    game = draw(ROOM, red=fighter(hand="ping-of-death lag-spike"))
    game.do("p lag-spike Blue", "p ping-of-death Blue", "end")
    assert game.due == "Green rolls 2d: movement"
    game.do("1 1", "end", "1 1", "end")
    assert game.due == "Blue rolls 2d: movement"


@rule("card.special.time")
@pytest.mark.parametrize("played", ["god-mode energy-drink", "energy-drink god-mode"])
def test_the_crash_after_a_turn_comes_when_nothing_of_that_turn_counts_any_more(played: str):
    game = draw(ROOM, red=fighter(hand=played), movement=None)
    game.do(*(f"p {card}" for card in played.split()), "1 1 1 1 1", "end")
    assert game.health("Red") == 2
    assert game.play("Red") == []
