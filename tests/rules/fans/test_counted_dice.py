"""A number of dice may be any number: as many as your Health, half your Speed rounded up."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fragkit.model.effects import Counted, Effect, Quantity
from fragkit.model.effects.acts import Blast, Harm, Leap, Move, Push, Walk
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.text import made_trait_text, plain
from fragkit.referee.display.forecast import forecasts
from fragkit.rules.commands import Shoot
from tests.rules.fans.arena import made
from tests.rules.kit import draw, fighter

LANE = """
    +---+---+---+---+---+---+---+---+
    | R   B   .   .   .   .   .   1 |
    +---+---+---+---+---+---+---+---+
"""
HEALTH = Counted(of=Quantity("health"))
HALF = Counted(of=Quantity("health"), per=2, round="up")
ROLLED = Counted(of=Quantity("speed"), dice=True)


def sheet(*effects: Effect) -> Fighter:
    trait = Trait(name="Gift", effects=effects)
    return Fighter(id="one", name="One", stats="free", abilities=(trait,))


def words(effect: Effect) -> str:
    return plain(made_trait_text(Trait(name="X", effects=(effect,))))


@pytest.mark.parametrize(("number", "dice"), [(HEALTH, 3), (HALF, 2)])
def test_harm_with_as_many_dice_as_something_counted(number: Counted, dice: int):
    punch = fighter("3/2/2", sheet=sheet(Harm(value=number, on="foe", at="use")))
    game = draw(LANE, red=punch, blue=fighter()).do("use gift blue")
    assert game.due == f"Red rolls {dice}d: damage"


def test_blast_with_as_many_dice_as_something_counted():
    boom = fighter("3/2/2", sheet=sheet(Blast(value=HALF, radius=1, center="self", at="use")))
    assert draw(LANE, red=boom, blue=fighter()).do("use gift").due == "Red rolls 2d: damage"


def test_no_dice_do_nothing():
    frags = Counted(of=Quantity("frags"))
    punch = fighter(sheet=sheet(Harm(value=frags, on="foe", at="use")))
    game = draw(LANE, red=punch, blue=fighter()).do("use gift blue")
    assert "it has no dice" in game.said
    assert game.due.startswith("Red acts")


def test_push_leap_walk_and_move_by_the_total_of_so_many_dice():
    for act in (Push(value=ROLLED, on="foe", at="use"), Leap(value=ROLLED, at="use", way="east"),
                Walk(value=ROLLED, at="use"), Move(value=ROLLED, at="use")):  # fmt: skip
        one = fighter("3/2/2", sheet=sheet(act))
        game = draw(LANE, red=one, blue=fighter(), movement=1)
        game.do("use gift blue" if act.verb == "push" else "use gift")
        assert game.due == "Red rolls 2d: amount", act.verb
        game.do("1 2")
        if act.verb == "push":
            assert game.square("Blue") == "E1"
        if act.verb == "move":
            assert game.due == "Red acts: 4 movement, 1 attacks"


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Harm(value=HEALTH, on="target", at="hit"),
         "Whenever you hit, the target suffers an Xd attack, where X is your Health."),
        (Harm(value=HALF, types=("flame",), on="target", at="hit"),
         "Whenever you hit, the target suffers an Xd flame attack, where X is half your Health (rounded up)."),
        (Blast(value=HEALTH, radius=2, center="self", at="fragged"),
         "When you are fragged, blast everyone within 2 of you for Xd, where X is your Health."),
        (Push(value=ROLLED, on="target", at="hit"),
         "Whenever you hit, push the target Xd squares straight away from you, where X is your Speed."),
    ],
)  # fmt: skip
def test_the_text_says_how_many_dice(effect: Effect, text: str):
    assert words(effect) == text


def test_the_odds_count_them():
    """Harm with one die for each Health of the target is three dice."""
    found = []
    for value in ("3d", "health"):
        thing = made("trait", f"{{harm: {value}, on: attacker, at: struck}}")
        assert thing.told == ()
        blue = fighter("4/4/1", sheet=thing.sheet, health=3)
        (one,) = forecasts(
            draw(LANE, red=fighter("1/2/4"), blue=blue).run.game, Shoot("Red", "Blue", "start")
        )
        assert one.uncounted == ()
        found.append(one.odds.frag)
    assert found[0] == found[1] > Fraction(0)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("{harm: {of: health, times: -1}, on: attacker, at: struck}", "no-change this is never 1 or more"),
        ("{push: {of: 1d, dice: true}, on: target, at: hit}",
         "no-change `1d` is rolled already, so `dice` has no effect"),
        ("{extra: {of: speed, dice: true}}", "no-moment `extra` is always in effect, so its dice are never rolled"),
        ("{harm: helth, on: attacker, at: struck}", "unknown-quantity"),
    ],
)  # fmt: skip
def test_check_finds_what_can_not_be_rolled(effect: str, told: str):
    assert [one for one in made("trait", effect).told if one.startswith(told)], made(
        "trait", effect
    ).told
