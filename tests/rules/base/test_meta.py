"""Late bonuses, removed players, and which text wins (meta.*, ruling.meta.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects import Cost
from fragkit.model.effects.modifiers import Roll
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

LANE = """
    +---+---+---+---+---+---+---+---+
    | R                       G   B |
    +---+---+---+---+---+---+---+---+
"""
ROOM = """
    +---+---+---+
    | R   B   G |
    +---+---+---+
"""
FIND = """
    +---+---+---+---+---+---+---+---+
    | R   w                       B |
    +---+---+---+---+---+---+---+---+
"""


# -- bonuses claimed late ------------------------------------------------------------------


@rule("meta.bonus")
def test_a_bonus_that_was_forgotten_may_be_claimed_until_the_next_die_roll() -> None:
    game = draw(LANE, red=fighter(play="lucky-mousepad"))
    game.do("s Green start", "1 4")
    assert game.told("missed total")[-1] == 5
    game.do("use lucky-mousepad")  # the 1 is thrown again
    assert game.due == "Red rolls 1d: hit"
    game.do("2")
    assert game.told("rerolled faces")[-1] == [2, 4]
    assert game.told("hit total")[-1] == 6
    assert game.due == "Red rolls 2d: damage"


@rule("meta.bonus", "card.overrides")
def test_a_reroll_that_comes_into_play_touches_no_other_roll() -> None:
    game = draw(FIND, red=fighter(hand="lucky-mousepad"))
    game.do("p lucky-mousepad", "m e", "1")  # a power-up, not a roll to hit
    assert game.due == "Red acts: 5 movement, 1 attacks"
    assert game.told("rerolled") == []


@rule("meta.bonus")
def test_a_bonus_looks_at_the_dice_as_they_lie_after_another_card() -> None:
    game = draw(LANE, red=fighter(play="lucky-mousepad", hand="save-scum"))
    game.do("s Green start", "2 3", "p save-scum", "1 1", "use lucky-mousepad", "6 6")
    assert game.told("hit total")[-1] == 12
    assert game.refuses("use lucky-mousepad") == (
        "Red can't use Lucky Mousepad on Red's last roll (hit) [meta.bonus]"
    )


@rule("meta.bonus")
def test_after_the_next_die_roll_it_is_too_late() -> None:
    game = draw(LANE, red=fighter("2/2/3", play="lucky-mousepad"))
    game.do("s Green start", "1 2 2", "s Green start", "2 2 2")
    assert game.refuses("use lucky-mousepad").endswith("[meta.bonus]")


@rule("ruling.meta.nextroll", "meta.bonus")
def test_anybodys_roll_closes_the_claim() -> None:
    game = draw(LANE, red=fighter(play="lucky-mousepad"), blue=fighter("3/2/2"))
    game.do("s Green start", "1 4", "end", "3 3")
    assert game.refuses("Red: use lucky-mousepad").endswith("[meta.bonus]")


@rule("meta.bonus")
def test_a_bonus_may_be_claimed_after_the_end_of_the_turn_was_said() -> None:
    game = draw(LANE, red=fighter(play="lucky-mousepad"))
    game.do("s Green start", "1 4", "end", "Red: use lucky-mousepad")
    assert game.due == "Red rolls 1d: hit"


@rule("ruling.meta.paid")
def test_a_bonus_that_is_paid_for_does_not_reach_back() -> None:
    bribe = card("bribe", "gadget", Roll(value="hit", dice=2, at="use", cost=Cost(discard=1)))
    hand = "boomstick nailed-it"
    game = draw(LANE, red=fighter("2/2/3", play="bribe", hand=hand), cards=[bribe])
    game.do("s Green start", "use bribe with boomstick")  # before the roll it is bought
    assert game.due == "Red rolls 5d: hit"
    game.do("1 1 1 1 1", "s Green start", "1 1 1")
    assert game.told("missed total")[-1] == 3
    game.do("use bribe with nailed-it")  # after it, that roll stands
    assert game.told("hit") == []
    assert game.due == "Red acts: 6 movement, 0 attacks"


# -- taken out of play -----------------------------------------------------------------------


@rule("meta.removed.damage", "ex.removed", "fact.disconnect", "ruling.edition.names")
def test_an_attacker_removed_after_the_hit_does_no_damage() -> None:
    game = draw(LANE, red=fighter(play="boomstick"), blue=fighter(hand="disconnect"))
    game.do("s Green boomstick", "6 6")
    assert game.due == "Red rolls 4d: damage"
    game.do("Blue: p disconnect Red")
    assert game.told("attack-cancelled player reason") == [("Red", "Red is out of play")]
    assert game.told("wounded") == []
    assert (game.square("Red"), game.due) == ("", "Blue rolls 2d: movement")


@rule("meta.removed.rolls", "ex.removed")
def test_dice_that_the_removed_player_has_rolled_stand() -> None:
    game = draw(LANE, blue=fighter(hand="disconnect"))
    game.do("s Green start", "6 6", "6 6", "Blue: p disconnect Red")
    assert game.due == "Green rolls 3d: defense"
    game.do("2 2 2")
    assert game.health("Green") == 1


@rule("meta.removed.damage", "meta.removed.rolls", "ruling.damage.each")
def test_of_a_blast_only_what_the_removed_player_has_rolled_counts() -> None:
    game = draw(LANE, red=fighter(play="rocket-tantrum"), blue=fighter(hand="disconnect"))
    game.do("s Green rocket-tantrum", "6 6", "1 1 1 1 1", "2 2 1", "Blue: p disconnect Red")
    assert (game.health("Green"), game.health("Blue")) == (3, 2)
    assert game.due == "Blue rolls 2d: movement"


@rule("meta.removed.damage")
def test_the_blast_of_a_card_ends_with_who_plays_it_and_is_removed() -> None:
    game = draw(ROOM, red=fighter(hand="rage-quit"), blue=fighter(hand="disconnect"))
    game.do("p rage-quit", "6 6 6 6 6", "1 1 1", "Blue: p disconnect Red")
    assert game.told("wounded") == []
    assert game.due == "Blue rolls 2d: movement"


@rule("meta.removed.rolls", "attack.target")
def test_nobody_rolls_to_hit_whoever_is_not_there_any_more() -> None:
    game = draw(LANE, blue=fighter(hand="disconnect"))
    game.do("s Green start", "Blue: p disconnect Green")
    assert game.told("attack-cancelled player reason") == [("Red", "Green is out of play")]
    assert game.due == "Red acts: 6 movement, 0 attacks"


@rule("ruling.damage.zero", "meta.removed.cards")
def test_a_hit_brings_nothing_to_whoever_has_been_removed() -> None:
    game = draw(LANE, red=fighter(play="lag-gun"), blue=fighter(hand="disconnect"))
    game.do("s Green lag-gun", "6 6", "Blue: p disconnect Green")
    assert game.seat("Green").play == []


@rule("meta.removed.rolls", "power.roll")
def test_who_is_removed_before_a_power_up_die_falls_does_not_roll_it() -> None:
    game = draw(FIND, blue=fighter(hand="disconnect"))
    game.do("m e", "Blue: p disconnect Red")
    assert game.due == "Blue rolls 2d: movement"


@rule("meta.removed.cards", "ex.removed")
def test_the_removed_player_keeps_the_cards_drawn() -> None:
    game = draw(FIND, red=fighter(play="light-armor"), blue=fighter(hand="disconnect"))
    game.do("m e", "5", "Blue: p disconnect Red")
    assert game.square("Red") == ""
    assert (game.hand("Red"), game.play("Red")) == (["weapon"], ["light-armor"])


@rule("ruling.meta.ammo")
def test_a_cancelled_attack_gives_back_neither_ammunition_nor_its_place() -> None:
    game = draw(LANE, red=fighter(play="boomstick"), blue=fighter(hand="desync"))
    game.do("s Green boomstick", "Blue: p desync")
    assert (game.ammo("Red", "boomstick"), game.due) == (3, "Red acts: 6 movement, 0 attacks")
    game = draw(LANE, red=fighter(play="boomstick"), blue=fighter(hand="disconnect"))
    game.do("s Green boomstick", "6 6", "Blue: p disconnect Red")
    assert game.ammo("Red", "boomstick") == 3
    assert game.due == "Blue rolls 2d: movement"


# -- dice that are typed ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("7 1", "a die can't show 7; type each die, 1 to 6: `4 2 6`"),
        ("0 1", "a die can't show 0; type each die, 1 to 6: `4 2 6`"),
        ("1", "roll 2 dice, not 1 [attack.dice] 2d (Accuracy)."),
        ("Blue: 1 1", "it is Red's roll, not Blue's [attack.dice]"),
    ],
)
def test_only_the_dice_that_are_due_are_taken(line: str, said: str) -> None:
    game = draw(LANE)
    game.do("s Green start")
    assert game.refuses(line) == said


@rule("fact.autohit", "ruling.card.timing")
def test_a_die_turned_by_anybody_is_the_one_that_changes_most():
    game = draw(LANE, red=fighter("2/3/2"), blue=fighter(hand="loaded-die"), movement=None)
    game.do("1 6 1", "Blue: p loaded-die")
    assert game.due == "Red acts: 13 movement, 1 attacks"


@rule("meta.bonus")
def test_a_card_is_not_played_on_a_die_that_does_not_lie_there():
    game = draw(LANE, red=fighter("2/3/2"), blue=fighter(hand="loaded-die"), movement=None)
    game.do("1 6 1")
    assert game.refuses("Blue: p loaded-die with 4") == "that roll has no die 4 [meta.bonus]"
    game.do("Blue: p loaded-die with 3")
    assert game.due == "Red acts: 13 movement, 1 attacks"


# -- cards that answer cards -----------------------------------------------------------------


@rule("card.contradict", "ruling.card.timing")
@pytest.mark.parametrize("cheat", ["totally-not-cheating", "save-scum", "loaded-die"])
def test_a_card_played_on_a_roll_is_cancelled_and_the_dice_stand(cheat: str) -> None:
    game = draw(LANE, red=fighter(hand=cheat), green=fighter(hand="firewall"))
    game.do("s Green start", "1 1", f"p {cheat}")
    assert not game.due.startswith("Red acts")
    game.do("Green: p firewall")
    assert game.told("missed total")[-1] == 2
    assert (game.due, game.play("Red")) == ("Red acts: 6 movement, 0 attacks", [])
    assert sorted(game.discards("special")) == sorted([cheat, "firewall"])


@rule("ruling.card.timing")
def test_once_the_dice_are_thrown_again_the_card_for_it_stands() -> None:
    game = draw(LANE, red=fighter(hand="save-scum"), green=fighter(hand="firewall"))
    game.do("s Green start", "1 1", "p save-scum", "6 6")
    assert game.refuses("Green: p firewall").endswith("[ruling.card.timing]")


@rule("frag.cure", "ruling.card.timing")
@pytest.mark.parametrize("hand", [{"hand": "insert-coin"}, {"hidden": "special:1"}])
def test_a_cure_is_cancelled_and_the_fighter_falls(hand: dict[str, str]) -> None:
    game = draw(LANE, red=fighter(hand="firewall"), green=fighter(health=1, **hand))
    game.do("s Green start", "6 6", "3 3", "6")
    game.do("choose insert-coin" if "hand" in hand else "Green: p insert-coin")
    assert game.health("Green") == 3
    game.do("p firewall")
    assert (game.square("Green"), game.seat("Red").frags) == ("", 1)
