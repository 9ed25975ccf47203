"""Holding an attack, and the duel in somebody else's turn (deadlands.shootout.*, ruling.shootout.*)."""

from __future__ import annotations

import pytest

from fragkit.model.word_values import Dice
from tests.rulemark import rule
from tests.rules.kit import Game, card, draw, fighter

DEADLANDS = "deadlands"
LANE = """
    +---+---+---+---+
    | R           1 |
    +---+   +   +---+
    | 2   B       3 |
    +---+---+---+---+
"""
STREET = "zones: {main-street: [A1:D2]}"


def held(drawing: str = LANE, **more: object) -> Game:
    """Red holds an attack, and it is Blue's turn, past the movement roll."""
    game = draw(drawing, packs=DEADLANDS, **more).do("hold", "end")
    return game.do(*["6 6 6"[: 2 * int(game.request["dice"]) - 1]])


def duel(red_dice: str, red_card: str, blue_dice: str, blue_card: str, **more: object) -> Game:
    """Blue walks in front of Red, who wants it: Speed dice, then a card of the weapon deck."""
    game = held(**more).do("m n", "Red: yes")
    game.do(red_dice, "choose weapon", red_card, blue_dice, "choose weapon", blue_card)
    return game


@rule("deadlands.shootout.hold", "ruling.hold.count", "counter.held")
def test_a_held_attack_is_one_of_the_turns_attacks() -> None:
    game = draw(LANE, packs=DEADLANDS, red=fighter("3/1/3"))
    assert game.due == "Red acts: 6 movement, 2 attacks"
    game.do("hold")
    assert game.due == "Red acts: 6 movement, 1 attacks"
    assert game.seat("Red").held == 1


@rule("deadlands.shootout.one")
def test_no_second_attack_is_held() -> None:
    game = draw(LANE, packs=DEADLANDS, red=fighter("3/1/3")).do("hold")
    assert game.refuses("hold") == "Red is already holding an attack [deadlands.shootout.one]"


@rule("deadlands.shootout.trigger", "ruling.shootout.front", "ruling.shootout.moment")
def test_who_walks_into_the_line_may_be_shot_at() -> None:
    game = held().do("m n")
    assert game.due == "Red chooses shootout: yes, no, not-this-turn"
    assert game.square("Blue") == "B1"
    game.do("Red: no", "m e")
    assert game.due == "Red chooses shootout: yes, no, not-this-turn"


@rule("ruling.shootout.moment")
@pytest.mark.parametrize("packs", ["deadlands", "deadlands ftw", "ftw deadlands"])
def test_first_comes_what_the_square_does(packs: str) -> None:
    lane = """
        +---+---+---+---+---+
        | R       ^       1 |
        +---+   +   +---+---+
        | 2       B   t   O |
        +---+---+---+---+---+
    """
    beasts = "beasts: [{mouth: E2, tentacles: [D2]}]"
    game = draw(lane, packs=packs, keys=beasts).do("hold", "end", "6 6", "m n")
    assert game.due == "Blue rolls 3d: damage"  # the lava
    game.do("1 1 1", "6 6 6")
    assert game.due == "Red chooses shootout: yes, no, not-this-turn"


@rule("deadlands.shootout.los", "deadlands.shootout.ortho", "ruling.shootout.front")
def test_without_sight_or_off_the_line_nobody_is_asked() -> None:
    walled = LANE.replace("R           1", "R     |     1")
    assert held(walled).do("m e", "m n").due.startswith("Blue acts")  # C1, behind the wall
    assert held().do("m e").due.startswith("Blue acts")  # C2: seen, but on no line


@rule("deadlands.shootout.trigger")
def test_nobody_is_asked_who_holds_nothing() -> None:
    game = draw(LANE, packs=DEADLANDS).do("end", "6 6", "m n")
    assert game.due.startswith("Blue acts")


@rule("deadlands.shootout.speed", "deadlands.shootout.card", "deadlands.shootout.first", "ex.shootout",
      "ruling.shootout.deck", "ruling.shootout.value")  # fmt: skip
def test_speed_dice_and_a_card_decide_who_shoots_first() -> None:
    stats = {"red": fighter("2/2/3"), "blue": fighter("2/3/2")}
    game = held(**stats).do("m n", "Red: yes")
    assert game.due == "Red rolls 2d: check"
    game.do("5 4")
    assert game.reason() == "which card do you turn up (for the shootout)? Type it as 7H."
    game.do("7H")  # the face alone will do; which deck it came from is asked where two have one
    assert game.due == "Blue rolls 3d: check"
    game.do("6 4 1", "choose hex", "4S")
    assert game.told("drew-first player total other") == [("Red", 16, 15)]
    assert game.due == "Red rolls 2d: damage"


@rule("deadlands.shootout.first", "ruling.shootout.both", "ruling.shootout.weapon")
def test_both_shoot_the_faster_one_first() -> None:
    game = duel("1 1", "2S", "6 6", "AS")
    assert game.due == "Blue rolls 2d: damage"
    game.do("1 1", "6 6 6")
    assert game.due == "Red rolls 2d: damage"
    game.do("1 1", "6 6 6")
    assert game.due == "Blue acts: 11 movement, 1 attacks"  # outside of the turn's allowance
    assert "held" not in vars(game.seat("Red"))


@rule("ruling.shootout.dead")
def test_the_dead_do_not_shoot() -> None:
    game = duel("6 6", "AS", "1 1", "2S", blue=fighter("1/2/4")).do("6 6", "6")
    assert game.told("fragged player") == ["Blue"]
    assert game.told("attack-declared player") == ["Red"]


@rule("ruling.shootout.tie")
def test_equal_totals_are_settled_with_a_die_each() -> None:
    game = duel("3 3", "7H", "4 2", "7C")
    assert game.due == "Red rolls 1d: check"
    game.do("2", "2", "1", "5")
    assert game.told("drew-first player") == ["Blue"]
    game = duel("3 3", "7H", "4 2", "7C", house="shootout.tie=c")
    assert game.told("drew-first player") == ["Red"]


@rule("ruling.shootout.value")
@pytest.mark.parametrize(("house", "total"), [("", 13 + 4), ("shootout.value=b", 10 + 4)])
def test_court_cards_count_eleven_to_fourteen(house: str, total: int) -> None:
    game = held(house=house).do("m n", "Red: yes", "2 2", "choose weapon", "KC")
    assert game.told("faced-up face total") == [("KC", total)]


@rule("ruling.shootout.expire")
def test_it_is_held_until_the_own_next_turn() -> None:
    game = held().do("end")
    assert game.due == "Red rolls 2d: movement"
    assert "held" not in vars(game.seat("Red"))


@rule("ruling.shootout.who")
def test_only_who_moves_in_the_own_turn_passes() -> None:
    game = held(red=fighter("3/2/2")).do("override blue square b1")
    assert game.due.startswith("Blue acts")


@rule("ruling.shootout.occupied")
def test_from_an_occupied_square_there_is_no_answer() -> None:
    busy = LANE.replace("R           1", "R   G       1")
    game = draw(busy, packs=DEADLANDS).do("hold", "end", "6 6", "m n")
    assert game.due == "Red chooses shootout: yes, no, not-this-turn"
    game.do("Red: yes")
    assert game.due == "Red rolls 2d: damage"  # no contest either


@rule("ruling.shootout.contest")
def test_without_an_answer_who_is_first_decides_nothing() -> None:
    game = held(blue=fighter(id="saloon-gal")).do("m n", "Red: yes")
    assert game.due == "Red rolls 2d: damage"
    game = held(blue=fighter(id="saloon-gal"), house="shootout.contest=b").do("m n", "Red: yes")
    assert game.due == "Red rolls 2d: check"


@rule("deadlands.saloon.drawback", "ruling.shootout.saloon")
def test_the_saloon_gal_neither_holds_nor_answers() -> None:
    game = draw(LANE, packs=DEADLANDS, red=fighter(id="saloon-gal"))
    assert game.refuses("hold") == "Red can't hold an attack: No Duels [deadlands.saloon.drawback]"
    game = held(blue=fighter(id="saloon-gal"), house="shootout.saloon=a").do("m n")
    assert game.due.startswith("Blue acts")


@rule("ruling.shootout.auto")
def test_the_shot_must_hit_as_usual() -> None:
    game = draw(
        """
        +---+---+---+---+---+---+
        | R                   1 |
        +---+---+---+---+   +---+
        | 2   3   4   # | B   # |
        +---+---+---+---+---+---+
        """,
        packs=DEADLANDS, blue=fighter(id="saloon-gal"),
    ).do("hold", "end", "6 6", "m n", "Red: yes")  # fmt: skip
    assert game.due == "Red rolls 2d: hit"
    game.do("1 1")
    assert game.told("missed player") == ["Red"]


@rule("ruling.shootout.hand")
def test_a_weapon_may_come_from_the_hand() -> None:
    game = held(red=fighter(hand="widows-navy")).do("m n", "Red: yes")
    assert game.due == "Red chooses weapon: start, widows-navy"
    game.do("Red: widows-navy", "6 6", "choose weapon", "AS", "1 1", "choose weapon", "2S")
    assert game.due == "Red rolls 4d: damage"


@rule("deadlands.shootout.card", "deadlands.suit.every")
@pytest.mark.parametrize("dealt", [True, False])
def test_a_card_of_another_book_has_no_value_and_the_next_one_counts(dealt: bool) -> None:
    game = draw(LANE, packs="base deadlands", dealt=dealt).do(
        "hold", "end", "6 6", "m n", "Red: yes"
    )
    game.do("6 6", "choose weapon", "boomstick")
    assert game.said == "Red turns up Boomstick."
    game.do("choose weapon", "deal pepperbox")
    assert game.heard("faced-up face total") == [("7H", 19)]


@rule("ruling.shootout.hand")
def test_with_hands_on_the_table_the_card_is_named_with_the_answer() -> None:
    game = held(red=fighter(hidden="weapon:1")).do("m n")
    assert game.due == "Red chooses shootout: yes, no, not-this-turn"
    game.do("Red: widows-navy", "6 6", "7H", "1 1", "2S")
    assert game.due == "Red rolls 4d: damage"
    plain = held(red=fighter(hidden="weapon:1")).do("m n", "Red: yes")
    assert plain.due == "Red rolls 2d: check", "whoever says no card fires what lies there"


@rule("ruling.shootout.hand")
def test_who_has_no_weapon_but_in_the_hand_is_asked_too() -> None:
    game = held(red=fighter(id="huckster", hidden="weapon:1 gadget:1")).do("m n", "Red: yes")
    assert game.due == "Red chooses weapon: no"
    assert game.refuses("Red: telegram") == "`telegram` is not an option"
    game.do("Red: widows-navy")
    assert game.due == "Red rolls 2d: check"
    shy = held(red=fighter(id="huckster", hidden="weapon:1")).do("m n", "Red: yes", "Red: no")
    assert (shy.due, shy.seat("Red").held) == ("Blue acts: 11 movement, 1 attacks", 1)
    armless = held(red=fighter(id="huckster", hidden="gadget:1")).do("m n")
    assert armless.due.startswith("Blue acts")


@rule("ruling.shootout.hand")
def test_a_card_that_can_not_be_fired_there_is_refused() -> None:
    touch = card("touch", "weapon", damage=Dice(2), ammo=1, range_at_most=1)
    game = held(cards=[touch], red=fighter(hidden="weapon:1")).do("m n", "Red: no", "m e")
    assert (
        game.refuses("Red: touch")
        == "Touch reaches only adjacent squares, and Blue is at range 2 [card.overrides]"
    )
    assert "Red: choose touch" not in game.legal("choose", "Red")


@rule("ruling.shootout.many")
@pytest.mark.parametrize(("house", "asked"), [("", True), ("shootout.many=b", False)])
def test_two_holders_take_their_turns_clockwise(house: str, asked: bool) -> None:
    both = """
        +---+---+---+---+
        | R       G   1 |
        +---+   +---+---+
        | 2   B   3   4 |
        +---+---+---+---+
    """
    game = draw(both, packs=DEADLANDS, house=house, blue=fighter(id="saloon-gal"))
    game.do("hold", "override green held 1", "override blue turn", "6 6", "m n")
    assert game.due == "Green chooses shootout: yes, no, not-this-turn"
    game.do("Green: yes", "1 1", "6 6 6")
    assert (game.due == "Red chooses shootout: yes, no, not-this-turn") is asked


@rule("deadlands.shootout.bonus", "deadlands.mainstreet", "ruling.shootout.street",
      "ruling.shootout.survivor")  # fmt: skip
@pytest.mark.parametrize(
    ("keys", "specials"), [(STREET, 2), ("zones: {main-street: [A1]}", 1), ("", 1)]
)
def test_on_main_street_the_survivor_draws_one_more(keys: str, specials: int) -> None:
    game = duel("6 6", "AS", "1 1", "2S", blue=fighter("1/2/4"), keys=keys).do("6 3", "6")
    assert game.told("fragged player") == ["Blue"]
    assert game.hand("Red") == ["special"] * specials


@rule("ruling.shootout.street", "ruling.shootout.survivor")
def test_what_houses_say_of_the_bonus() -> None:
    one = "zones: {main-street: [A1]}"
    end = {"blue": fighter("1/2/4"), "keys": one}
    game = duel("6 6", "AS", "1 1", "2S", house="shootout.street=b", **end).do("6 3", "6")
    assert game.hand("Red") == ["special"] * 2
    for house, cards in (("", 2), ("shootout.survivor=b", 1)):
        game = duel("1 1", "2S", "6 6", "AS", house=house, red=fighter("1/2/4"), keys=STREET)
        game.do("6 3", "6")
        assert game.hand("Blue") == ["special"] * cards


@rule("ruling.shootout.deck", "deadlands.joker.redraw")
def test_a_card_is_turned_up_by_its_face_alone() -> None:
    game = held().do("m n", "Red: yes", "2 2", "k♠")
    assert game.told("faced-up face total") == [("KS", 17)]
    left = game.run.table.state.decks["gadget"].left
    assert (game.discards("gadget"), left) == (["hoyles-book-of-games"], left)
    game.do("1 1", "joker")
    assert game.told("turned-up face") == ["JOKER"]
    assert game.reason() == "which card do you turn up (for the shootout)? Type it as 7H."
    assert game.refuses("11H") == "`11H` is not an option; did you mean `10H`?"


@rule("deadlands.shootout.bonus")
def test_the_bonus_says_where_it_comes_from() -> None:
    game = duel("6 6", "AS", "1 1", "2S", blue=fighter("1/2/4"), keys=STREET).do("6 3", "6")
    assert game.told("street-won player") == ["Red"]


@rule("ruling.shootout.deck", "comp.base.cards")
def test_no_face_is_turned_up_more_often_than_it_is_printed() -> None:
    navy = fighter("3/2/2", play="widows-navy", hand="widows-navy")  # both sixes of spades
    game = held(red=navy, blue=fighter("2/2/3")).do("m n", "Red: yes", "Red: start", "2 2")
    assert "6S" not in [option["key"] for option in game.request["options"]]
    assert game.refuses("6S").startswith("`6S` is not an option")
    game.do("choose weapon")
    assert game.refuses("6S") == "all 2 copies of Widow's Navy are elsewhere [comp.base.cards]"


# -- declaring it -----------------------------------------------------------------------------


@rule("ruling.shootout.weapon", "ammo.one")
def test_ammo_and_mode_are_declared_with_the_weapon() -> None:
    game = held(red=fighter(play="pepperbox:6")).do("m n", "Red: pepperbox 3")
    game.do("6 6", "7H", "1 1", "2S")
    assert game.due == "Red rolls 6d: damage"
    game = held(red=fighter(play="pepperbox:6")).do("m n", "Red: yes")
    assert game.due == "Red chooses weapon: start, pepperbox"
    assert game.refuses("Red: pepperbox 4").startswith("Pepperbox uses 1 to 3 ammo per attack")
    assert game.refuses("Red: s green pepperbox 3").startswith("there is no player `green`")
    game.do("Red: pepperbox 3", "6 6", "7H", "1 1", "2S")
    assert game.due == "Red rolls 6d: damage"
    game = held(red=fighter(play="cemetery-gatling")).do("m n", "Red: cemetery-gatling full-crank")
    game.do("6 6", "7H", "1 1", "2S")
    assert game.told("attack-declared weapon mode") == [("cemetery-gatling", "Full Crank")]


@rule("ruling.shootout.weapon")
def test_the_passer_declares_ammo_too_and_only_at_the_holder() -> None:
    busy = LANE.replace("3 |", "G |")
    game = held(busy, blue=fighter(play="pepperbox:6")).do("m n", "Red: yes")
    assert game.due == "Blue chooses weapon: start, pepperbox"
    assert game.refuses("s green pepperbox 2") == (
        "Blue can shoot only Red now [ruling.shootout.weapon]"
    )
    game.do("pepperbox 2", "1 1", "2S", "6 6", "7H")
    assert game.due == "Blue rolls 4d: damage"


@rule("ruling.shootout.weapon")
def test_an_only_weapon_with_modes_is_asked_for() -> None:
    game = held(red=fighter(id="huckster", play="pepperbox:6")).do("m n", "Red: yes")
    assert game.due == "Red chooses weapon: pepperbox"
    game.do("pepperbox 3")
    assert game.due == "Red rolls 2d: check"


@rule("ruling.shootout.hand")
def test_the_passer_answers_with_a_weapon_from_a_secret_hand() -> None:
    game = held(blue=fighter(hidden="weapon:1")).do("m n", "Red: yes")
    assert game.due == "Blue chooses weapon: start"
    game.do("widows-navy", "1 1", "2S", "6 6", "7H")
    assert game.due == "Blue rolls 4d: damage"
    bare = draw(LANE, packs=DEADLANDS, blue=fighter(id="huckster", hidden="weapon:1"))
    bare.do("hold", "end", "1", "6 6", "m n", "Red: yes")
    assert bare.due == "Blue chooses weapon: none"
    bare.do("none")
    assert bare.due == "Red rolls 2d: damage"


@rule("ruling.shootout.occupied", "ruling.shootout.saloon", "ruling.shootout.both")
def test_the_table_hears_why_there_is_no_reply() -> None:
    game = held(blue=fighter(id="saloon-gal")).do("m n", "Red: yes")
    assert "Blue can't shoot back: No Duels." in game.said
    bare = draw(LANE, packs=DEADLANDS, blue=fighter(id="huckster"))
    bare.do("hold", "end", "1", "6 6", "m n", "Red: yes")
    assert "Blue can't shoot back: Blue has no weapon to shoot Red with." in bare.said
    alone = held(house="shootout.both=c").do("m n", "Red: yes")
    assert "Blue can't shoot back: at this table, only the player who holds" in alone.said
    busy = LANE.replace("R           1", "R   G       1")
    full = draw(busy, packs=DEADLANDS).do("hold", "end", "6 6", "m n", "Red: yes")
    assert "Blue can't shoot back: Blue can't attack from B1: Green is on that" in full.said


# -- asking -----------------------------------------------------------------------------------


@rule("deadlands.shootout.trigger", "ruling.shootout.moment")
def test_a_holder_is_asked_once_in_a_walk() -> None:
    game = held().do("m n e")
    assert game.due == "Red chooses shootout: yes, no, wait, not-this-turn"
    game.do("Red: no")
    assert game.due == "Blue acts: 10 movement, 1 attacks"
    game.do("m e")
    assert game.due == "Red chooses shootout: yes, no, not-this-turn"
    game.do("not this turn", "m w")
    assert game.due == "Blue acts: 8 movement, 1 attacks"
    waits = held().do("m n e", "wait")
    assert (waits.square("Blue"), waits.due[:20]) == ("C1", "Red chooses shootout")


@rule("ruling.shootout.auto")
def test_nobody_is_asked_for_a_shot_that_can_not_hit() -> None:
    long = """
        +---+---+---+---+---+---+---+---+
        | R                           1 |
        +---+---+---+---+---+---+   +---+
        | 2   3   4   5   6 | B       # |
        +---+---+---+---+---+---+---+---+
    """
    game = held(long, red=fighter("4/2/1")).do("m e", "m n")
    assert game.due.startswith("Red chooses shootout")  # range 6, one die
    game = held(long, red=fighter("4/2/1")).do("m e", "m n", "Red: no", "m e")
    assert game.due == "Blue acts: 9 movement, 1 attacks"  # range 7
