"""What is said after its moment: claims until the next roll, and what they undo (meta.bonus)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import draw, fighter

LANE = """
    +---+---+---+---+---+---+---+---+
    | R                           B |
    +---+---+---+---+---+---+---+---+
"""  # range 7
MOUSEPAD = fighter(play="lucky-mousepad")


@rule("meta.bonus", "ruling.meta.nextroll")
def test_a_reroll_in_play_is_claimed_after_the_miss_was_told() -> None:
    game = draw(LANE, red=MOUSEPAD).do("s Blue", "1 5")
    assert game.heard("missed total") == [6]
    game.do("use lucky-mousepad")
    assert game.heard("rewound player what inputs") == [("Red", "use", 1)]
    assert (game.due, game.request["again"]) == ("Red rolls 1d: hit", [1])
    game.do("4")
    assert game.heard("rerolled faces") == [[4, 5]]
    assert game.heard("hit player target total range") == [("Red", "Blue", 9, 7)]
    assert game.due == "Red rolls 2d: damage"


@rule("meta.bonus")
def test_a_bonus_serves_a_roll_once() -> None:
    game = draw(LANE, red=MOUSEPAD).do("s Blue", "1 5", "use lucky-mousepad", "1")
    assert game.refuses("use lucky-mousepad").startswith(
        "Red has already used Lucky Mousepad for this roll ["
    )


@rule("meta.bonus")
def test_steps_taken_meanwhile_are_said_again() -> None:
    game = draw(LANE, red=MOUSEPAD).do("s Blue", "1 5", "m e", "use lucky-mousepad")
    assert game.square("Red") == "A1"
    assert game.told_kinds()[-1] == "lapsed"
    assert game.heard("lapsed what") == ["move"]


@rule("meta.bonus", "ruling.meta.nextroll")
def test_the_end_of_a_turn_does_not_close_the_claim_but_the_next_roll_does() -> None:
    game = draw(LANE, red=MOUSEPAD).do("s Blue", "1 5", "end")
    assert game.due == "Blue rolls 2d: movement"
    before = game.stands
    game.do("Red: use lucky-mousepad")
    assert (game.due, game.request["again"]) == ("Red rolls 1d: hit", [1])
    game.do("undo")
    assert game.stands == before
    game.do("3 3")
    assert "[meta.bonus]" in game.refuses("Red: use lucky-mousepad")


def test_undo_takes_back_a_late_word_too() -> None:
    game = draw(LANE, red=MOUSEPAD).do("s Blue", "1 5")
    before = game.stands
    game.do("use lucky-mousepad", "6", "undo", "undo")
    assert game.stands == before


def test_a_shot_out_of_reach_is_answered_too() -> None:
    game = draw(LANE, red=fighter("3/3/1", hand="totally-not-cheating")).do("s Blue")
    assert len(game.heard("missed")) == 1
    game.do("p totally-not-cheating")
    assert game.due == "Red rolls 2d: damage"


@rule("attack.weapon.hand")
def test_a_weapon_that_is_played_for_a_shot_is_cancelled_and_the_shot_is_not_made() -> None:
    game = draw(LANE, red=fighter(hand="boomstick"), blue=fighter(hand="firewall"))
    game.do("s Blue boomstick", "Blue: p firewall")
    assert game.told("card-cancelled player card") == [("Red", "boomstick")]
    assert (game.play("Red"), game.discards("weapon")) == ([], ["boomstick"])
    assert game.due == "Red acts: 6 movement, 1 attacks"


def test_a_weapon_that_lay_there_is_not_cancelled_when_it_is_fired() -> None:
    game = draw(LANE, red=fighter(play="boomstick"), blue=fighter(hand="firewall"))
    game.do("s Blue boomstick")
    assert "[ruling.card.timing]" in game.refuses("Blue: p firewall")


@pytest.mark.parametrize("dealt", [False, True])
def test_who_has_no_such_card_is_not_told_to_be_late(dealt: bool) -> None:
    game = draw(LANE, dealt=dealt).do("s Blue", "1 1")
    said = game.refuses("p totally-not-cheating")
    assert "Totally Not Cheating" in said
    assert said.endswith("[play.def]")


@rule("meta.bonus")
def test_a_bonus_that_came_into_play_after_the_roll_does_not_serve_it() -> None:
    game = draw(LANE, red=fighter(hand="lucky-mousepad")).do("s Blue", "1 5", "p lucky-mousepad")
    assert game.refuses("use lucky-mousepad").startswith(
        "Lucky Mousepad came into play after that roll ["
    )


@rule("meta.bonus", "card.overrides")
def test_who_has_cancelled_a_card_that_lapses_has_cancelled_nothing() -> None:
    red = fighter(hand="save-scum firewall")
    game = draw(LANE, red=red, blue=fighter(hand="phone-booth")).do("end", "3 3")
    game.do("Blue: p phone-booth", "Red: p firewall", "Red: p save-scum")
    assert game.heard("lapsed player what") == [("Red", "play"), ("Blue", "play")]
    assert (game.hand("Red"), game.hand("Blue")) == (["firewall"], ["phone-booth"])
    game.do("6 6", "p phone-booth")  # another moment: Red says it anew, or not at all
    assert game.heard("card-cancelled card") == []
    game.do("Red: p firewall")
    assert game.heard("card-cancelled card") == ["phone-booth"]
