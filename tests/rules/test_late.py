"""Meta-rules: claims until the next roll, removed players, contradicting cards (section 20)."""

from __future__ import annotations

from typing import Any

import pytest

from fragkit.model.card import Card
from fragkit.model.effects.modifiers import Outcome
from fragkit.model.words import Lasts
from fragkit.rules.commands import Play, Spend, Use
from fragkit.rules.events import (
    AttackCancelled,
    CardCancelled,
    Fragged,
    Hit,
    Missed,
    Rerolled,
    Rewound,
)
from fragkit.rules.houses import Houses
from fragkit.rules.requests import Act
from tests.rulemark import rule
from tests.rules.stage import Stage, stand

LANE = """
    +---+---+---+---+---+---+---+---+
    | R   1           B           G |
    +---+---+---+---+---+---+---+---+
""".replace("B           G", "            G")
THREE = """
    +---+---+---+---+---+---+---+---+
    | R   1                       G |
    +   +   +   +   +   +   +   +   +
    | B   2                         |
    +---+---+---+---+---+---+---+---+
"""
NEAR = """
    +---+---+---+
    | R   G   1 |
    +---+---+---+
"""
HIT = Card(id="sure", name="Sure", deck="special", when="attack", on="attacker",
           lasts=Lasts("attack"), effects=(Outcome(value="hit"),))  # fmt: skip


# -- claims --------------------------------------------------------------------------------


@rule("meta.bonus", "ruling.meta.nextroll")
def test_a_reroll_in_play_is_claimed_after_the_miss_was_told() -> None:
    stage = stand(LANE, play={"Red": ["lucky-mousepad"]})
    stage.shoot("Green").roll(1, 5)
    assert stage.heard(Missed)
    stage.do(Use("Red", "lucky-mousepad"))
    assert stage.heard(Rewound) == [Rewound("Red", "use", 1)]
    assert (stage.request.purpose, stage.request.again) == ("hit", (1,))
    stage.roll(4)
    assert [e.faces for e in stage.heard(Rerolled)] == [(4, 5)]
    assert stage.heard(Hit) == [Hit("Red", "Green", 9, 7)]
    assert stage.request.purpose == "damage"


@rule("meta.bonus")
def test_after_the_next_roll_it_is_too_late() -> None:
    stage = stand(LANE, play={"Red": ["lucky-mousepad"]})
    stage.shoot("Green").roll(1, 6).roll(2, 2)
    refusal = stage.refused(Use("Red", "lucky-mousepad"))
    assert str(refusal) == (
        "Red can't use Lucky Mousepad: the last roll was Red's for damage [meta.bonus]"
    )


@rule("meta.bonus")
def test_a_bonus_serves_a_roll_once() -> None:
    stage = stand(LANE, play={"Red": ["lucky-mousepad"]})
    stage.shoot("Green").roll(1, 5).do(Use("Red", "lucky-mousepad")).roll(1)
    assert stage.refused(Use("Red", "lucky-mousepad")).text == (
        "Red has used lucky-mousepad for this roll"
    )


@rule("meta.bonus")
def test_steps_taken_meanwhile_are_said_again() -> None:
    stage = stand(LANE, play={"Red": ["lucky-mousepad"]})
    stage.shoot("Green").roll(1, 5).move("e").do(Use("Red", "lucky-mousepad"))
    assert stage.square("Red") == "A1"
    assert stage.told[-1].what == "move"


@rule("meta.bonus", "ruling.meta.nextroll")
def test_the_end_of_a_turn_does_not_close_the_claim_but_the_next_roll_does() -> None:
    stage = stand(LANE, play={"Red": ["lucky-mousepad"]})
    stage.shoot("Green").roll(1, 5).end()
    assert stage.request.player == "Green"
    before = stage.table.state.copy()
    stage.do(Use("Red", "lucky-mousepad"))
    assert (stage.request.player, stage.request.again) == ("Red", (1,))
    stage.table.undo()
    assert stage.table.state == before
    stage.roll(3, 3, by="Green")
    assert stage.refused(Use("Red", "lucky-mousepad")).rule == "meta.bonus"


def test_a_bonus_that_came_into_play_after_the_roll_does_not_serve_it() -> None:
    stage = stand(LANE, hand={"Red": ["lucky-mousepad"]})
    stage.shoot("Green").roll(1, 5).play("lucky-mousepad")
    assert stage.refused(Use("Red", "lucky-mousepad")).text == (
        "Lucky Mousepad came into play after that roll"
    )


def test_a_card_on_any_roll_is_played_by_anybody_after_it() -> None:
    stage = stand(LANE, hand={"Green": ["loaded-die"]}, red="2/3/2", movement=None)
    stage.roll(1, 1, 1)
    stage.do(Play("Green", "loaded-die", pick=("2",)))
    assert stage.request == Act("Red", 8, 1)


# -- cards into an attack ---------------------------------------------------------------------


@rule("card.contradict", "ex.contradict.1", "fact.autohit")
def test_a_hit_played_and_then_a_miss_is_a_miss() -> None:
    stage = stand(LANE, hand={"Red": ["totally-not-cheating"], "Green": ["desync"]})
    stage.shoot("Green").play("totally-not-cheating", by="Red")
    assert stage.request.purpose == "damage"
    stage.play("desync", by="Green")
    assert [e.automatic for e in stage.heard(Missed)] == ["Desync"]
    assert stage.request == Act("Red", 12, 0)


@rule("card.contradict", "ex.contradict.2", "ruling.card.same")
def test_a_miss_played_and_then_a_hit_is_a_hit() -> None:
    stage = stand(LANE, hand={"Red": ["totally-not-cheating"], "Green": ["desync"]})
    stage.shoot("Green").play("desync", by="Green")
    assert stage.heard(Missed)
    stage.play("totally-not-cheating", by="Red")
    assert [e.automatic for e in stage.heard(Hit)] == ["Totally Not Cheating"]
    assert stage.request.purpose == "damage"


def test_a_card_turns_a_miss_that_was_rolled_into_a_hit() -> None:
    stage = stand(LANE, hand={"Red": ["totally-not-cheating"]})
    stage.shoot("Green").roll(1, 1)
    stage.play("totally-not-cheating", by="Red")
    assert stage.heard(Hit)
    assert stage.request.purpose == "damage"


def test_a_shot_out_of_reach_is_answered_too() -> None:
    stage = stand(LANE, red="3/3/1", hand={"Red": ["totally-not-cheating"]})
    stage.shoot("Green")
    assert stage.heard(Missed)
    stage.play("totally-not-cheating", by="Red")
    assert stage.request.purpose == "damage"


def test_once_damage_lies_on_the_table_the_hit_stands() -> None:
    stage = stand(NEAR, hand={"Green": ["desync"]}).shoot("Green").roll(3, 3)
    assert stage.refused(Play("Green", "desync")).rule == "ruling.card.timing"


def test_a_card_is_cancelled_by_one_that_answers_it() -> None:
    stage = stand(THREE, hand={"Red": ["ping-of-death"], "Green": ["firewall"]})
    stage.play("ping-of-death", "Green")
    assert [loss.what for loss in stage.seat("Green").losses] == ["turn"]
    stage.play("firewall", by="Green")
    assert stage.heard(CardCancelled) == [CardCancelled("Red", "ping-of-death")]
    assert stage.seat("Green").losses == []
    assert sorted(stage.table.state.decks["special"].discards) == ["firewall", "ping-of-death"]


@rule("attack.weapon.hand")
def test_a_weapon_that_is_played_for_a_shot_is_cancelled_and_the_shot_is_not_made() -> None:
    stage = stand(THREE, hand={"Red": ["boomstick"], "Green": ["firewall"]})
    stage.shoot("Green", "boomstick").play("firewall", by="Green")
    assert stage.heard(CardCancelled) == [CardCancelled("Red", "boomstick")]
    assert (stage.laid("Red", "boomstick"), stage.table.state.attack) == (None, None)
    assert stage.table.state.decks["weapon"].discards == ["boomstick"]
    assert stage.request == Act("Red", 12, 1)


def test_a_weapon_that_lay_there_is_not_cancelled_when_it_is_fired() -> None:
    stage = stand(THREE, play={"Red": ["boomstick"]}, hand={"Green": ["firewall"]})
    stage.shoot("Green", "boomstick")
    assert stage.refused(Play("Green", "firewall")).rule == "ruling.card.timing"


def test_a_weapon_that_is_played_for_a_shot_is_not_cancelled_after_its_dice() -> None:
    stage = stand(LANE, hand={"Red": ["boomstick"], "Green": ["firewall"]})
    stage.shoot("Green", "boomstick").roll(1, 1)
    assert stage.refused(Play("Green", "firewall")).rule == "ruling.card.timing"


@pytest.mark.parametrize("dealing", ["table", "dealt"])
def test_who_has_no_such_card_is_not_told_to_be_late(dealing: Any) -> None:
    stage = stand(LANE, dealing=dealing).shoot("Green").roll(1, 1)
    refusal = stage.refused(Play("Red", "totally-not-cheating"))
    assert refusal.rule == "play.def"
    assert refusal.text.startswith("Red has no ")


# -- removed players -----------------------------------------------------------------------------


@rule("meta.removed.damage", "meta.removed.rolls", "ex.removed", "fact.disconnect", "ruling.meta.ammo",
      "ruling.card.timing", "faq.special")  # fmt: skip
def test_whoever_is_removed_after_the_hit_does_no_damage() -> None:
    stage = stand(THREE, play={"Red": ["pawn-shop-pistol"]}, hand={"Blue": ["disconnect"]})
    stage.shoot("Green", "pawn-shop-pistol").roll(6, 6)
    assert stage.request.purpose == "damage"
    stage.play("disconnect", "Red", by="Blue")
    assert [e.player for e in stage.heard(AttackCancelled)] == ["Red"]
    assert stage.health("Green") == 3
    laid = stage.laid("Red", "pawn-shop-pistol")
    assert laid is not None
    assert laid.ammo == 5
    assert (stage.seat("Red").status, stage.seat("Blue").frags) == ("removed", 0)
    assert stage.request.player == "Green"


@rule("meta.removed.rolls")
def test_damage_already_rolled_stands() -> None:
    stage = stand(THREE, hand={"Blue": ["disconnect"]})
    stage.shoot("Green").roll(6, 6).roll(6, 6)
    stage.play("disconnect", "Red", by="Blue").roll(2, 2, 2, by="Green")
    assert stage.health("Green") == 1


@rule("meta.removed.cards")
def test_the_removed_player_keeps_cards_drawn() -> None:
    stage = stand(THREE, hand={"Red": ["boomstick"], "Blue": ["disconnect"]})
    stage.play("disconnect", "Red", by="Blue")
    assert stage.seat("Red").known == ["boomstick"]
    stage.roll(1, 1).end().roll(1, 1).end().roll(2, by="Red", purpose="respawn")
    assert stage.square("Red") == "B2"


# -- cures -----------------------------------------------------------------------------------------


def dying(**more: object) -> Stage:
    return stand(NEAR, green="1/3/3", **more).shoot("Green").roll(6, 6).roll(4)


@rule("frag.cure", "frag.when", "ruling.health.negative")
def test_a_cure_must_make_up_for_all_points_beyond_zero() -> None:
    stage = dying(hand={"Green": ["walk-it-off", "pocket-medkit"]})  # 3 points on Health 1
    assert stage.request.reason == "Green is dying: 3 Health needed"
    stage.choose("walk-it-off")
    assert stage.request.reason == "Green is dying: 1 Health needed"
    stage.choose("pocket-medkit")
    assert (stage.health("Green"), stage.square("Green")) == (1, "B1")


@rule("frag.cure")
def test_cures_that_are_not_enough_are_not_asked_for() -> None:
    stage = dying(hand={"Green": ["pocket-medkit"]})
    assert stage.heard(Fragged)


@rule("frag.cure", "frag.when")
def test_a_cure_from_a_secret_hand_is_played_right_after_the_frag_was_told() -> None:
    stage = stand(
        NEAR,
        green="1/3/3",
        dealing="table",
        hidden={"Green": {"gadget": 1, "special": 1}},
    )
    stage.shoot("Green").roll(3, 3).roll(4)
    assert stage.heard(Fragged)
    stage.play("pocket-medkit", by="Green")
    assert stage.square("Green") == "B1"
    assert (stage.health("Green"), stage.seat("Red").frags) == (1, 0)
    assert stage.seat("Green").hidden == {"special": 1}


@rule("frag.cure")
def test_a_late_cure_after_the_next_roll_is_none() -> None:
    stage = stand(NEAR, green="1/3/3", dealing="table", hidden={"Green": {"special": 1}})
    stage.shoot("Green").roll(3, 3).roll(4).end().roll(1, by="Green", purpose="respawn")
    assert stage.refused(Play("Green", "insert-coin")).rule == "ruling.card.timing"


@rule("ruling.blood.cure")
def test_blood_prevents_a_frag_unless_the_house_says_cards_only() -> None:
    stage = stand(NEAR, green="1/3/3", blood={"Green": 1}).shoot("Green").roll(3, 3).roll(4)
    assert [o.key for o in stage.request.options] == ["blood", "die"]
    stage.choose("blood")
    assert (stage.square("Green"), stage.seat("Green").blood) == ("B1", 0)
    house = stand(NEAR, green="1/3/3", blood={"Green": 1}, houses=Houses(blood_cure="b"))
    house.shoot("Green").roll(3, 3).roll(4)
    assert house.heard(Fragged)
    assert house.refused(Spend("Green")).rule == "ruling.blood.cure"


def test_a_cure_can_save_who_died_in_the_own_turn() -> None:
    stage = stand(
        """
        +---+---+---+
        | R   a   G |
        +---+---+---+
        | 1         |
        +---+---+---+
    """,
        red="1/3/3",
        dealing="table",
        hidden={"Red": {"gadget": 1}},
    )
    stage.move("e").roll(3, 3).roll(6)
    assert stage.request.player == "Green"
    stage.play("pocket-medkit", by="Red")
    assert stage.request == Act("Red", 11, 2)
    assert stage.square("Red") == "B1"


def test_a_cure_takes_back_even_the_frag_that_won() -> None:
    stage = stand(
        NEAR, green="1/3/3", dealing="table", hidden={"Green": {"gadget": 1}}, frags={"Red": 2}
    )
    stage.shoot("Green").roll(3, 3).roll(4)
    assert stage.table.is_over
    stage.play("pocket-medkit", by="Green")
    assert not stage.table.is_over
    assert stage.request == Act("Red", 12, 0)


# -- going back ---------------------------------------------------------------------------------


def test_undo_takes_back_a_late_word_too() -> None:
    stage = stand(LANE, play={"Red": ["lucky-mousepad"]})
    stage.shoot("Green").roll(1, 5)
    before = stage.table.state.copy(), stage.table.request
    stage.do(Use("Red", "lucky-mousepad")).roll(6)
    stage.table.undo(2)
    assert (stage.table.state, stage.table.request) == before
