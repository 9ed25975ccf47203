"""Rolls that fans change: single dice, dice put aside, faces for nothing, what must be thrown again."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from fragkit.model.effects import Condition, Counted, Quantity, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts
from fragkit.referee.display.forecast import forecasts
from fragkit.rules.commands import Shoot
from fragkit.rules.odds.dice_odds import Change, Reading, changed_total
from tests.rules.kit import begin, card, draw, fighter

ROOM = """
    +---+---+---+---+---+
    | R   w   .   .   B |
    +---+---+---+---+---+
"""


def gadget(id: str, *effects: object, **more: object):
    return card(id, "gadget", *effects, letter="W", **more)


def odds(game, target: str = "Blue") -> Fraction:
    [one] = forecasts(game.run.game, Shoot("Red", target, "start"))
    return one.odds.hit


def test_a_power_up_is_easier_with_a_point_more_and_says_why():
    clover = gadget("clover", mod.Roll(value="power-up", add=1))
    game = draw(ROOM, cards=[clover], red=fighter(play="clover"))
    game.do("m e")
    assert game.request["receipt"] == "1d+1 = 1d +1 (Clover)"
    game.do("3")
    assert game.hand("Red") == ["weapon"]


def test_points_add_up_and_end_at_six():
    clover = gadget("clover", mod.Roll(value="power-up", add=2), copies=3)
    game = draw(ROOM, cards=[clover], red=fighter(play="clover clover clover"))
    game.do("m e", "6")
    assert game.told("powered-up face") == [6]


def test_a_chance_and_a_table_take_points_too():
    gremlin = card(
        "gremlin", "special", acts.Wound(value=1, chance=Faces(6, 6)),
        acts.Table(value={Faces(1, 5): (acts.Heal(value=1),), Faces(6, 6): (acts.Move(value=3),)}),
        when="own-turn",
    )  # fmt: skip
    clover = gadget("clover", mod.Roll(value=("chance", "table"), add=1))
    game = draw(ROOM, cards=[clover, gremlin], red=fighter(play="clover", hand="gremlin"))
    game.do("p gremlin", "5", "5")
    assert (game.health("Red"), game.due) == (2, "Red acts: 9 movement, 1 attacks")


def test_who_goes_first_may_be_decided_by_a_trait():
    game = begin(
        "+---+---+\n| 1   2 |\n+---+---+", "3/2/2 hasty", "3/2/2",
        fighters=[sheet("hasty", mod.Roll(value="first", add=2))],
    )  # fmt: skip
    game.do("4", "5")
    assert game.told("went-first player") == ["Red"]


def sheet(id: str, *effects: object):
    from fragkit.model.fields import Id
    from fragkit.model.fighter import Fighter, Trait
    from fragkit.model.word_values import Stats

    trait = Trait(name="Knack", effects=effects)
    return Fighter(id=Id(id), name=id.title(), stats=Stats(3, 2, 2), abilities=(trait,))


def test_a_die_more_of_which_the_lowest_is_put_aside():
    scope = gadget("scope", mod.Roll(value="hit", dice=1, drop="lowest"))
    game = draw(ROOM, cards=[scope], red=fighter("4/2/1", play="scope"))
    game.do("s Blue start")
    assert game.request["receipt"] == "2d = 1d +1d (Scope), drop the lowest die (Scope)"
    game.do("2 3")
    assert game.told("missed total") == [3]


def test_a_single_die_may_be_the_better_of_two():
    clover = gadget("clover", mod.Roll(value="power-up", dice=1, drop="lowest"))
    game = draw(ROOM, cards=[clover], red=fighter(play="clover"))
    game.do("m e", "1 5")
    assert game.hand("Red") == ["weapon"]


def test_faces_that_count_for_nothing_add_nothing():
    mud = gadget("mud", mod.Roll(value="hit", ignore=Faces(1, 2), on="others"))
    game = draw(ROOM, cards=[mud], blue=fighter(play="mud"))
    game.do("s Blue start", "2 2")
    assert game.told("missed total") == [0]


@pytest.mark.parametrize(
    ("faces", "due"), [("1 3", "Red rolls 1d: hit"), ("2 3", "Red rolls 2d: damage")]
)
def test_what_must_be_thrown_again_is_asked_for_at_once(faces: str, due: str):
    shaky = gadget("shaky", mod.Reroll(value="hit", faces=Faces(1, 1), must=True))
    game = draw(ROOM, cards=[shaky], red=fighter(play="shaky"))
    game.do("s Blue start", faces)
    assert game.due == due
    assert game.legal("use") == []


def test_what_must_be_turned_is_turned_by_the_referee():
    jinx = gadget(
        "jinx",
        mod.Adjust(value="hit", faces=Faces(6, 6), to=1, which="highest", must=True, on="attacker"),
    )
    game = draw(ROOM, cards=[jinx], blue=fighter(play="jinx"))
    game.do("s Blue start", "6 1")
    assert game.told("dice-turned faces source") == [([1, 1], "Jinx")]
    assert game.told("missed total") == [2]


@pytest.mark.parametrize(
    ("effect", "reading"),
    [
        (mod.Reroll(value="hit", faces=Faces(1, 2), must=True), None),
        (mod.Adjust(value="hit", faces=Faces(6, 6), to=1, which="highest", must=True), None),
        (mod.Roll(value="hit", dice=1, drop="lowest"), None),
        (mod.Roll(value="hit", ignore=Faces(5, 6)), None),
    ],
    ids=["reroll", "adjust", "drop", "ignore"],
)
def test_odds_count_all_of_it_face_by_face(effect: mod.Modifier, reading: None):
    gizmo = gadget("gizmo", effect)
    game = draw(ROOM, cards=[gizmo], red=fighter("3/2/2", play="gizmo"))
    ways = hits = 0
    for faces in product(range(1, 7), repeat=3):
        for again in product(range(1, 7), repeat=2):
            ways += 1
            hits += settled(effect, faces, again) >= 4
    assert odds(game) == Fraction(hits, ways)


def settled(effect: mod.Modifier, faces: tuple[int, ...], again: tuple[int, ...]) -> int:
    """The total as a person would work it out, die by die."""
    two = list(faces[:2])
    if isinstance(effect, mod.Reroll):
        return sum(a if f in (1, 2) else f for f, a in zip(two, again, strict=True))
    if isinstance(effect, mod.Adjust):
        if 6 in two:
            two[two.index(6)] = 1
        return sum(two)
    if isinstance(effect, mod.Roll) and effect.drop:
        return sum(sorted(faces)[1:])
    return sum(f for f in two if f not in (5, 6))


def test_several_changes_are_counted_one_after_the_other():
    low = Change(frozenset({1}), 1, "lowest", None)
    turn = Change(frozenset({6}), 1, "highest", (1,) * 6)
    spread = changed_total(3, (low, turn), Reading(lowest=1))
    found: dict[int, int] = {}
    for *faces, again in product(range(1, 7), repeat=4):
        if 1 in faces:
            faces[faces.index(1)] = again
        if 6 in faces:
            faces[faces.index(6)] = 1
        points = sum(sorted(faces)[1:])
        found[points] = found.get(points, 0) + 1
    whole = sum(found.values())
    assert {n: Fraction(w, spread.total) for n, w in spread.items()} == {
        n: Fraction(w, whole) for n, w in found.items()
    }


def test_a_bonus_of_a_trait_stands_in_the_receipt_under_its_own_name():
    game = draw(ROOM, red=fighter(sheet=sheet("sharp", mod.Roll(value="hit", add=1))))
    game.do("s Blue start")
    assert game.request["receipt"] == "2d+1 = 2d +1 (Knack)"


def test_dice_of_a_number_are_rolled_when_it_comes_into_force():
    rush = card(
        "rush", "special", mod.Stat(value="speed", add=Counted(of=Quantity("1d"))), when="turn-start",
        lasts=Lasts("turn"),
    )  # fmt: skip
    game = draw(ROOM, cards=[rush], red=fighter(hand="rush"), movement=None)
    game.do("p rush")
    assert game.due == "Red rolls 1d: amount"
    game.do("3")
    assert game.due == "Red rolls 5d: movement"


def test_a_number_may_be_half_the_range_with_a_most():
    rail = card(
        "rail", "weapon", mod.Extra(value=Counted(of=Quantity("range"), per=2, round="up", most=2)),
        damage=Dice(1), ammo=4,
    )  # fmt: skip
    game = draw(ROOM, cards=[rail], red=fighter(play="rail"))
    game.do("s Blue rail", "6 6", "1", "6 6 6")
    assert game.health("Blue") == 1


def test_ones_rolled_may_hurt_the_roller():
    wild = card(
        "wild", "weapon", acts.Wound(value=Counted(of=Quantity("ones")), on="self", at="miss"),
        damage=Dice(4), ammo=4,
    )  # fmt: skip
    game = draw(ROOM, cards=[wild], red=fighter(play="wild"))
    game.do("s Blue wild", "1 1")
    assert game.health("Red") == 1


def test_a_condition_may_compare_and_negate():
    grudge = gadget(
        "grudge",
        mod.Roll(
            value="hit", add=1,
            if_=Condition(foe_has={Quantity("frags"): "more"}, not_=Condition(count={Quantity("foe-armor"): Bounds(1)})),
        ),
    )  # fmt: skip
    for frags, armor, bonus in ((1, "", True), (0, "", False), (1, "riot-gear", False)):
        game = draw(
            ROOM, cards=[grudge], red=fighter(play="grudge"), blue=fighter(frags=frags, play=armor)
        )
        game.do("s Blue start")
        assert ("Grudge" in game.request["receipt"]) is bonus


# -- what the dice show --------------------------------------------------------------------------------


def counting(words: str, least: int, most: int | None = None) -> Condition:
    return Condition(count={Quantity(words): Bounds(least, most)})


def test_sixes_to_hit_are_those_of_the_roll_to_hit_whatever_was_rolled_since():
    eye = gadget(
        "eye", acts.Wound(value=Counted(of=Quantity("sixes-to-hit")), on="target", at="hit")
    )
    game = draw(ROOM, cards=[eye], red=fighter(play="eye"), blue=fighter("4/2/1"))
    game.do("s Blue start", "6 6", "1 1", "6 6 6 5")
    assert game.health("Blue") == 2, "two sixes to hit, three for defense"


@pytest.mark.parametrize(
    ("what", "health"), [("total-to-hit", 2), ("dice-to-hit", 3), ("total", 1), ("dice", 2)]
)
def test_the_total_and_the_number_of_dice_are_numbers(what: str, health: int):
    eye = gadget("eye", acts.Wound(value=Counted(of=Quantity(what), per=2), on="target", at="hit"))
    game = draw(ROOM, cards=[eye], red=fighter(play="eye"), blue=fighter("4/2/1"))
    game.do("s Blue start", "3 2", "1 1", "1 1 2 3")  # the latest roll is 7 with 4 dice for defense
    assert game.health("Blue") == health


def test_the_total_is_the_dice_alone_and_a_reroll_sees_it():
    luck = gadget("luck", mod.Reroll(value="hit", if_=counting("total-to-hit", 0, 4)))
    aim = gadget("aim", mod.Roll(value="hit", add=1))
    game = draw(ROOM, cards=[luck, aim], red=fighter(play="luck aim"))
    game.do("s Blue start", "2 2", "use luck")
    assert game.due == "Red rolls 2d: hit"
    game = draw(ROOM, cards=[luck, aim], red=fighter(play="luck aim"))
    game.do("s Blue start", "2 3")
    assert "Luck can't change that roll" in game.refuses("use luck")


def test_the_total_of_the_damage_roll_pushes():
    far = Counted(of=Quantity("total-for-damage"), per=6)
    brace = gadget("brace", acts.Push(value=far, on="target", at="hit"))
    room = ROOM.replace(".   .   B", "B   .   .")
    for dice, square in (("6 6", "E1"), ("6 5", "D1"), ("1 1", "C1")):
        game = draw(room, cards=[brace], red=fighter(play="brace"), blue=fighter("4/2/1"))
        game.do("s Blue start", dice, "6 6 6 6")
        assert game.square("Blue") == square


def test_a_clean_hit_is_worth_a_die_of_damage():
    eye = gadget("eye", mod.Roll(value="damage", dice=1, if_=counting("margin", 3)))
    game = draw(ROOM, cards=[eye], red=fighter(play="eye"))
    game.do("s Blue start", "6 1")
    assert game.receipt() == "3d = 2d +1d (Eye)"
    game = draw(ROOM, cards=[eye], red=fighter(play="eye"))
    game.do("s Blue start", "5 1")
    assert game.receipt() == "2d (Pistol)"


@pytest.mark.parametrize("what", ["ones", "ones-to-hit"])
def test_a_reroll_sees_the_dice_that_it_changes(what: str):
    luck = gadget("luck", mod.Reroll(value="hit", if_=counting(what, 2)))
    game = draw(ROOM, cards=[luck], red=fighter(play="luck"))
    game.do("s Blue start", "1 1", "use luck")
    assert game.due == "Red rolls 2d: hit"
    game = draw(ROOM, cards=[luck], red=fighter(play="luck"))
    game.do("s Blue start", "1 2")
    assert "Luck can't change that roll" in game.refuses("use luck")


def test_dice_that_must_be_thrown_again_are_seen_as_they_lie():
    jinx = gadget("jinx", mod.Reroll(value="hit", must=True, if_=counting("sixes-to-hit", 2)))
    game = draw(ROOM, cards=[jinx], red=fighter(play="jinx"))
    game.do("s Blue start", "6 6")
    assert game.due == "Red rolls 2d: hit"
    game.do("1 1", "end")
    assert game.told("missed player") == ["Red"]


def test_the_faces_of_movement_count_in_that_turn():
    legs = gadget("legs", mod.Roll(value="hit", add=1, if_=counting("ones-for-movement", 1)))
    game = draw(ROOM, cards=[legs], red=fighter(play="legs"), movement=None)
    game.do("1 5", "s Blue start")
    assert game.receipt() == "2d+1 = 2d +1 (Legs)"


def test_odds_say_that_they_leave_out_what_dice_decide():
    eye = gadget("eye", mod.Roll(value="damage", dice=1, if_=counting("margin", 3)))
    game = draw(ROOM, cards=[eye], red=fighter(play="eye"))
    [one] = forecasts(game.run.game, Shoot("Red", "Blue", "start"))
    assert one.uncounted == ("Eye",)
