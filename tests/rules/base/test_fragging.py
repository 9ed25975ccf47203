"""What a frag does, and who scores (frag.*, ruling.frag.*)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import draw, fighter

NEAR = """
    +---+---+
    | R   B |
    +---+---+
"""
ROW = """
    +---+---+---+---+
    | R   B   G     |
    +---+---+---+---+
"""


@rule("frag.when", "frag.out")
@pytest.mark.parametrize(("defense", "gone"), [("6 5", False), ("3 3", True), ("1 1", True)])
def test_a_fighter_at_zero_health_or_less_is_fragged_and_leaves_the_map(
    defense: str, gone: bool
) -> None:
    """Health 2 loses one point, two, and six."""
    game = draw(NEAR, blue=fighter("3/2/2", health=2))
    game.do("s Blue start", "6 6", defense)
    assert (game.square("Blue") == "") is gone
    assert len(game.told("fragged")) == gone


@rule("frag.when")
def test_armor_that_is_left_keeps_its_wearer_alive() -> None:
    game = draw(NEAR, red=fighter(play="rocket-tantrum"), blue=fighter("1/3/3", play="riot-gear"))
    game.do("s Blue start", "6 6", "4 4 4")
    assert (game.health("Blue"), game.armor("Blue"), game.square("Blue")) == (1, 1, "B1")


@rule("frag.cure", "frag.when")
def test_an_instant_cure_prevents_the_frag() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", health=1, hand="pocket-medkit"))
    game.do("s Blue start", "6 6", "6")  # two points: one Health too few to be saved
    assert game.square("Blue") == ""
    game = draw(NEAR, blue=fighter("3/2/2", health=1, hand="pocket-medkit"))
    game.do("s Blue start", "3 3", "6")
    assert game.due == "Blue chooses cure: pocket-medkit, die"
    game.do("choose pocket-medkit")
    assert (game.health("Blue"), game.square("Blue")) == (1, "B1")
    assert game.told("frag-scored") == []


@rule("frag.cure")
def test_the_cure_need_not_be_taken() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", health=1, hand="pocket-medkit"))
    game.do("s Blue start", "3 3", "6", "choose die")
    assert game.told("fragged player")[0] == "Blue"
    assert game.hand("Blue") == ["pocket-medkit"]


@rule("frag.cure")
def test_a_cure_from_a_secret_hand_is_played_right_after_the_frag_was_told() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", health=1, hidden="gadget:1"))
    game.do("s Blue start", "3 3", "6")
    assert game.told("fragged player")[0] == "Blue"
    game.do("Blue: p pocket-medkit")
    assert (game.health("Blue"), game.square("Blue")) == (1, "B1")
    assert game.seat("Red").frags == 0


@rule("frag.cure")
def test_healing_that_is_not_instant_prevents_nothing() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", health=1, play="caffeine-drip"))
    game.do("s Blue start", "3 3", "6")
    assert game.square("Blue") == ""


@rule("frag.cure", "frag.mark", "ruling.health.negative")
def test_a_cure_that_is_not_enough_does_not_take_the_frag_from_the_attacker() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", health=1, hidden="gadget:1"))
    game.do("s Blue start", "6 6", "6", "Blue: p pocket-medkit")  # -1, then 0
    assert game.told("fragged by")[-1] == "Red"
    assert (game.square("Blue"), game.seat("Red").frags) == ("", 1)


@rule("frag.cure", "frag.mark")
def test_whoever_stops_curing_half_way_is_the_attackers_frag() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", health=1, hand="pocket-medkit walk-it-off"))
    game.do("s Blue start", "6 6", "6", "choose pocket-medkit", "choose die")
    assert game.told("frag-scored player victim frags") == [("Red", "Blue", 1)]


@rule("frag.mark", "ruling.frag.many")
def test_a_card_played_while_somebody_is_being_cured_takes_no_frag_from_the_attacker() -> None:
    """The rocket brings Blue and Green down; before Blue has decided, Red plays a card."""
    game = draw(
        """
        +---+---+---+---+
        | R       B   G |
        +---+---+---+---+
        """,
        red=fighter(play="rocket-tantrum", hand="yoink"),
        blue=fighter(health=1, blood=1), green=fighter(health=1),
    )  # fmt: skip
    game.do("s Blue rocket-tantrum", "1 1 1 1 1", "5", "1 1 1 1 1", "5")
    assert game.due == "Blue chooses cure: blood, die"
    game.do("Red: p yoink Green", "choose die")
    assert game.told("fragged by") == ["Red", "Red"]
    assert game.seat("Red").frags == 2


@rule("frag.cure", "faq.special")
def test_nobody_is_saved_from_a_frag_by_being_taken_out_of_play() -> None:
    game = draw(ROW, blue=fighter(health=1, blood=1), green=fighter(hand="disconnect"))
    game.do("s Blue start", "3 3", "6")
    assert game.due == "Blue chooses cure: blood, die"
    assert game.refuses("Green: p disconnect Blue") == (
        "Disconnect can't be played on Blue [ruling.card.onother] Play it on Red."
    )


@rule("ruling.blood.cure", "frag.cure")
def test_kept_blood_prevents_a_frag() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", health=1, blood=1))
    game.do("s Blue start", "3 3", "6")
    assert game.due == "Blue chooses cure: blood, die"
    game.do("choose blood")
    assert (game.health("Blue"), game.seat("Blue").blood) == (1, 0)


@rule("frag.cure", "ruling.damage.order", "ruling.armor.heal")
@pytest.mark.parametrize("card", ["riot-gear", "gym-membership", "boomstick"])
def test_who_is_dying_is_cured_and_not_dressed(card: str) -> None:
    game = draw(
        """
        +---+---+---+
        | R   a   B |
        +---+---+---+
        """,
        red=fighter("3/2/2", health=1, blood=1, hand=card),
    )
    game.do("m e", "3 3", "5")
    assert game.due == "Red chooses cure: blood, die"
    assert game.refuses(f"p {card}").endswith("is not a cure [frag.cure]")
    game.do("choose blood", f"p {card}")
    assert game.due == "Red acts: 5 movement, 1 attacks"


@rule("frag.cure", "blood.keep", "meta.bonus")
def test_who_has_no_blood_spends_none_after_a_frag_that_ended_the_turn() -> None:
    game = draw(
        """
        +---+---+---+
        | R   a   B |
        +---+---+---+
        """,
        red=fighter("3/2/2", health=1),
    )
    game.do("m e", "6 6", "1")
    assert game.due == "Blue rolls 2d: movement"
    assert game.refuses("Red: spend") == "it is too late for that, Red [meta.bonus]"
    assert game.due == "Blue rolls 2d: movement"


@rule("ruling.blood.cure")
def test_a_table_may_leave_cures_to_cards() -> None:
    game = draw(NEAR, blue=fighter("3/2/2", health=1, blood=1), house="blood.cure=b")
    game.do("s Blue start", "3 3", "6")
    assert game.square("Blue") == ""
    assert game.refuses("Blue: spend") == (
        "at this table, blood can't prevent a frag [ruling.blood.cure]"
    )


@rule("frag.mark", "frag.special")
def test_a_frag_is_marked_and_earns_a_special_at_once() -> None:
    game = draw(NEAR, blue=fighter(health=1))
    game.shoot("Blue", "", "6 6", "1")
    assert game.told("frag-scored player victim frags") == [("Red", "Blue", 1)]
    assert game.seat("Red").frags == 1
    assert game.told("card-drawn player deck") == [("Red", "special")]
    assert game.hand("Red") == ["special"]


@rule("frag.self", "ruling.frag.self", "faq.special")
def test_who_frags_oneself_scores_nothing_and_leaves_the_usual() -> None:
    game = draw(NEAR, red=fighter("1/3/3", frags=1, play="panic-button boomstick"))
    game.do("s panic-button", "6 6 6 6 6", "1", "1 1 1 1 1", "6 6 6")
    assert game.told("fragged player by square cause") == [("Red", "Red", "A1", "Panic Button")]
    assert game.told("frag-scored") == []
    assert (game.seat("Red").frags, game.seat("Blue").frags) == (1, 0)
    assert game.told("card-drawn") == []
    assert game.floor("A1") == ["pile panic-button boomstick", "blood"]
    game.do("1 1", "end")
    assert game.due == "Red rolls 1d: respawn"


@rule("faq.special", "ruling.edition.names")
def test_removing_somebody_earns_no_special() -> None:
    game = draw(NEAR, red=fighter(hand="disconnect"))
    game.do("p disconnect Blue")
    assert game.told("removed player card") == [("Blue", "disconnect")]
    assert game.square("Blue") == ""
    assert (game.told("frag-scored"), game.hand("Red")) == ([], [])


@rule("frag.continue", "turn.free")
def test_a_frag_does_not_end_the_attackers_turn() -> None:
    game = draw(ROW, red=fighter("2/1/4"), blue=fighter(health=1))
    game.do("s Blue start", "6 6", "1")
    assert game.due == "Red acts: 6 movement, 1 attacks"
    game.do("m e", "s Green start")


@rule("frag.gadgets", "faq.cards")
def test_the_victims_gadgets_are_discarded() -> None:
    game = draw(NEAR, blue=fighter(health=1, play="red-dot-sight pump-up-kicks"))
    game.shoot("Blue", "", "6 6", "1")
    assert game.discards("gadget") == ["red-dot-sight", "pump-up-kicks"]
    assert game.floor("B1") == ["blood"]


@rule("frag.weapons", "frag.weapons.square", "frag.blood", "counter.weapon.pair", "faq.cards")
def test_the_victims_weapons_lie_in_a_pile_on_the_square_of_the_frag_with_blood() -> None:
    game = draw(NEAR, blue=fighter(health=1, play="boomstick pulse-rifle"))
    game.shoot("Blue", "", "6 6", "1")
    assert game.floor("B1") == ["pile boomstick pulse-rifle", "blood"]
    assert game.discards("weapon") == []
    assert game.told("weapons-left player square cards") == [
        ("Blue", "B1", ["boomstick", "pulse-rifle"])
    ]
    assert game.told("blood-spilled player square") == [("Blue", "B1")]


@rule("frag.weapons.none")
def test_a_victim_without_weapon_cards_leaves_blood_only() -> None:
    game = draw(NEAR, blue=fighter(health=1, hand="boomstick"))
    game.shoot("Blue", "", "6 6", "1")
    assert game.floor("B1") == ["blood"]
    assert game.told("weapons-left") == []


@rule("leftover.when")
def test_the_counters_lie_before_the_attacker_goes_on() -> None:
    game = draw(NEAR, blue=fighter(health=1, play="boomstick"), dealt=True)
    game.shoot("Blue", "", "6 6", "1")
    assert game.due == "Red draws: special"
    assert game.floor("B1") == ["pile boomstick", "blood"]


@rule("ruling.blood.lost")
def test_unspent_blood_is_lost_in_a_frag() -> None:
    game = draw(NEAR, blue=fighter(health=1, blood=2), house="blood.cure=b")
    game.shoot("Blue", "", "6 6", "1")
    assert game.seat("Blue").blood == 0
    assert game.floor("B1") == ["blood"]


@rule("ruling.frag.last", "frag.mark")
def test_whoever_did_the_last_damage_scores() -> None:
    game = draw(ROW, blue=fighter("3/2/2"), movement=0)
    game.do("s Blue start", "6 6", "2 2 2", "end")  # Red takes two points
    game.do("1 1", "end", "1 1", "s Blue start", "6 6", "6")  # Green takes the third
    assert game.told("frag-scored player victim frags") == [("Green", "Blue", 1)]


@rule("ruling.frag.many", "frag.special")
def test_two_frags_of_one_event_are_marked_and_earn_a_special_each() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R       B   G |
        +---+---+---+---+
        """,
        red=fighter(play="rocket-tantrum"), blue=fighter(health=1), green=fighter(health=1),
    )  # fmt: skip
    game.do("s Blue rocket-tantrum", "6 6 6 6 6", "1", "6 6 6 6 6", "1")
    assert game.told("frag-scored player victim frags") == [("Red", "Blue", 1), ("Red", "Green", 2)]
    assert game.hand("Red") == ["special", "special"]
