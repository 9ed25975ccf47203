"""What comes along with copied abilities, and what a stance says when its fighter falls."""

from __future__ import annotations

from fragkit.model.effects import Cost, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter, Stance, Track, Trait
from fragkit.model.word_values import Dice, Lasts, Stats
from tests.rules.kit import draw, fighter

ROOM = """
    +---+---+---+---+---+
    | R   .   B   .   G |
    +---+---+---+---+---+
"""
RAGE = Track(id=Id("rage"), name="Rage", most=2, start=1, full=(acts.Heal(value=1),))
FLYING = Stance(
    id=Id("flying"), name="Flying", effects=(mod.Jump(value=2), acts.Wound(value=1, on="others", at="expire")),
)  # fmt: skip
BIRD = Fighter(
    id=Id("bird"), name="Bird", stats=Stats(3, 2, 2), tracks=(RAGE,), stances=(FLYING,),
    abilities=(
        Trait(name="Fury", effects=(acts.ChangeTrack(value="rage", add=1, at="use"),)),
        Trait(name="Peck", effects=(acts.Wound(value=1, on="foe", at="use", cost=Cost(track={Id("rage"): 2})),)),
    ),
)  # fmt: skip


def mimic(lasts: str = "turn"):
    copy = acts.Copy(value="abilities", on="foe", at="use", lasts=Lasts.parse(lasts))
    trait = Trait(name="Mimic", effects=(copy,))
    return Fighter(id=Id("ape"), name="Ape", stats=Stats(3, 2, 2), abilities=(trait,))


def test_a_copied_ability_brings_its_track_along():
    game = draw(ROOM, red=fighter(sheet=mimic(), health=2), blue=fighter(sheet=BIRD))
    assert "no `fury`" in game.refuses("use fury")
    game.do("use mimic blue")
    assert game.seat("Red").tracks == {"rage": 1}
    game.do("use fury")
    assert (game.seat("Red").tracks, game.health("Red")) == ({"rage": 2}, 3)
    game.do("use peck blue")
    assert (game.seat("Red").tracks, game.health("Blue")) == ({"rage": 0}, 2)


def test_a_copied_track_is_forgotten_with_the_copy_and_begins_anew():
    game = draw(ROOM, red=fighter(sheet=mimic()), blue=fighter(sheet=BIRD))
    game.do("use mimic blue", "use fury", "end")
    assert game.seat("Red").tracks == {}
    game.do("1 1", "end", "1 1", "end", "1 1", "use mimic blue")
    assert game.seat("Red").tracks == {"rage": 1}


def test_a_copied_stance_may_be_entered_and_ends_with_the_copy():
    game = draw(ROOM, red=fighter(sheet=mimic()), blue=fighter(sheet=BIRD))
    assert "no stance `flying`" in game.refuses("enter flying")
    game.do("use mimic blue")
    assert "enter flying" in game.legal("enter")
    game.do("enter flying", "end")
    assert (game.seat("Red").stances, game.health("Blue")) == ([], 2)
    assert game.told("stance-left name why") == [("Flying", "worn off")]


def test_a_stance_says_its_last_word_when_its_fighter_falls():
    game = draw(ROOM, blue=fighter(sheet=BIRD, health=1))
    game.do("override blue stance flying", "s Blue start", "6 6", "1")
    assert game.told("fragged player") == ["Blue"]
    assert (game.health("Red"), game.health("Green")) == (2, 2)
    assert game.told("stance-left name why") == [("Flying", "fragged")]
    assert game.seat("Red").frags == 1


def test_two_who_fall_of_each_other_s_last_word_fall_once():
    bomb = Stance(
        id=Id("armed"), name="Armed", effects=(acts.Blast(value=Dice(9), radius=9, center="self", at="expire"),),
    )  # fmt: skip
    martyr = Fighter(
        id=Id("martyr"), name="Martyr", stats=Stats(3, 2, 2), stances=(bomb,), abilities=()
    )
    game = draw(ROOM, blue=fighter(sheet=martyr, health=1), green=fighter(health=1))
    game.do("override blue stance armed", "s Blue start", "6 6", "1")
    while game.due.endswith(("damage", "defense")):
        game.do(" ".join(["6"] * game.request["dice"]))
    assert sorted(game.told("fragged player")) == ["Blue", "Green", "Red"]
    assert len(game.told("stance-left")) == 1


def test_a_stance_for_the_whole_game_outlives_its_fighter():
    ghost = Stance(
        id=Id("cursed"), name="Cursed", lasts=Lasts("game"), effects=(acts.Wound(value=1, on="others", at="expire"),),
    )  # fmt: skip
    cursed = Fighter(id=Id("hex"), name="Hex", stats=Stats(3, 2, 2), stances=(ghost,), abilities=())
    game = draw(ROOM, blue=fighter(sheet=cursed, health=1))
    game.do("override blue stance cursed", "s Blue start", "6 6", "1")
    assert (game.told("stance-left"), game.health("Red")) == ([], 3)
