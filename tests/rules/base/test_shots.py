"""Weapons of several shots, bursts, ways of firing, and how far they reach (attack.*, ammo.*)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import draw, fighter

NEAR = """
    +---+---+
    | R   B |
    +---+---+
"""
LANE = """
    +---+---+---+---+---+---+---+---+
    | R                           B |
    +---+---+---+---+---+---+---+---+
"""


def test_a_plain_attack_takes_four_inputs() -> None:
    game = draw(LANE).do("s Blue", "4 4", "3 3", "6 6 6")
    assert game.due == "Red acts: 6 movement, 0 attacks"
    assert "there is no input 5" in game.refuses("undo to 5")
    assert "you can undo only 4 inputs" in str(game.run.table.undo(5))
    game.do("undo", "undo", "undo", "undo")
    assert game.due == "Red acts: 6 movement, 1 attacks"
    assert "there is nothing to undo" in game.refuses("undo")


# -- several shots -------------------------------------------------------------------------


def test_shots_of_one_attack_have_rolls_and_targets_of_their_own() -> None:
    game = draw(
        """
        +---+---+---+
        | G   R   B |
        +---+---+---+
        """,
        red=fighter(play="twin-peeks"),
    )
    game.do("s Blue twin-peeks then Green", "1 1 1", "6 6 6")
    assert game.told("attack-declared target") == ["Blue", "Green"]
    game.do("1 1 1", "6 6 6")
    assert game.due == "Red acts: 6 movement, 0 attacks"
    assert game.ammo("Red", "twin-peeks") == 6


def test_no_more_targets_are_named_than_there_are_shots() -> None:
    game = draw(NEAR, red=fighter(play="twin-peeks"))
    assert game.refuses("s Blue start then Blue") == (
        "Pistol fires 1 shot per attack, and you named 2 targets [attack.declare]"
    )
    assert game.refuses("s Blue twin-peeks then Blue Blue") == (
        "Twin Peeks fires 2 shots per attack, and you named 3 targets [attack.declare]"
    )
    game.do("s Blue then Blue")  # only one weapon can
    assert game.told("attack-declared weapon") == ["twin-peeks"]


def test_the_last_ammunition_serves_all_shots_of_an_attack() -> None:
    game = draw(NEAR, red=fighter(play="twin-peeks:2"))
    game.do("s Blue twin-peeks", "1 1 1", "6 6 6")
    assert game.heard("ammo-spent weapon spent left") == [("twin-peeks", 1, 0)]
    assert game.request["purpose"] == "damage"


@rule("attack.weapon.hand")
def test_a_weapon_from_the_hand_is_fired_at_once_where_ammunition_is_not_counted() -> None:
    game = draw(NEAR, red=fighter(hand="pawn-shop-pistol"), house="ammo=unlimited")
    game.do("s Blue pawn-shop-pistol")
    assert game.told("attack-declared weapon") == ["pawn-shop-pistol"]


@rule("ruling.ammo.short")
def test_an_attack_of_several_shots_is_not_made_with_fewer() -> None:
    game = draw(NEAR, red=fighter(play="twin-peeks:1 issue-one-carbine:2"))
    assert game.refuses("s Blue twin-peeks") == (
        "Twin Peeks has 1 ammo, and this attack needs 2 [ruling.ammo.short]"
    )
    assert game.refuses("s Blue issue-one-carbine full-auto").startswith(
        "Issue One Carbine has 2 ammo, and this attack needs 3 ["
    )
    game.do("s Blue issue-one-carbine")


@rule("ex.damage.dice", "damage.attack", "fact.pulserifle")
def test_a_burst_rolls_its_dice_for_each_round_spent() -> None:
    game = draw(NEAR, red=fighter(play="pulse-rifle")).do("s Blue pulse-rifle 4")
    assert game.told("ammo-spent weapon spent left") == [("pulse-rifle", 4, 0)]
    assert game.receipt() == "8d = 2d ×4 (ammo)"


# -- reach -------------------------------------------------------------------------------------


def test_a_contact_weapon_does_not_reach_further() -> None:
    game = draw(LANE, red=fighter(play="emo-katana"))
    assert game.refuses("s Blue emo-katana") == (
        "Emo Katana reaches only adjacent squares, and Blue is at range 7 [card.overrides]"
    )


def test_a_sniper_needs_distance() -> None:
    game = draw(NEAR, red=fighter(play="campers-friend"))
    assert game.refuses("s Blue campers-friend").startswith(
        "Camper's Friend needs range 5 or more, and Blue is at range 1 ["
    )


COURT = """
    +---+---+---+---+---+
    | R   1       B     |
    +   +---+   +   +   +
    |     2 |     G     |
    +---+---+---+---+---+
"""


@pytest.mark.parametrize(
    ("red", "blue"), [("", ""), ("wallhack", ""), ("", "cardboard-box")]
)  # fmt: skip
def test_every_square_that_may_be_aimed_at_is_listed(red: str, blue: str) -> None:
    """What is listed is what is not refused, tried square by square."""
    bottle = "hot-sauce-cocktail"
    red_play = f"{bottle} boomstick {red}"
    game = draw(COURT, red=fighter(play=red_play), blue=fighter(play=blue))
    told = [line for line in game.legal("s") if line.split()[2] in (bottle, "boomstick")]
    assert len(told) == len(set(told))
    squares = {f"{column}{row}" for column in "ABCDE" for row in "12"}
    listed = {line for line in told if line.split()[1] in squares}
    assert len(listed) >= 4
    assert {line.split()[2] for line in listed} == {bottle}
    stood_on = {game.square(line.split()[1]) for line in told if line not in listed}
    assert not stood_on & {line.split()[1] for line in listed}
    for target in squares - stood_on | {"Blue", "Green"}:
        for weapon in (bottle, "boomstick"):
            line = f"s {target} {weapon}"
            assert game.accepts(line) is (line in told), line
