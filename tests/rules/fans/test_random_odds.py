"""The odds of a shot count what cards do, or name what they leave out."""

from __future__ import annotations

from itertools import islice

import pytest

from fragkit.model.effects import Condition, Cost, Counted, Effect, Quantity
from fragkit.model.effects.acts import Cancel, Draw, Enter, Push, Table, Wound
from fragkit.model.effects.modifiers import Reroll
from fragkit.model.effects.selector import Selector
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter, Stance, Trait
from fragkit.model.word_values import Bounds, Faces
from fragkit.referee.display.forecast import Forecast, forecasts
from fragkit.rules.commands import Shoot
from tests.rules.fans.random_odds import compared, differs
from tests.rules.kit import draw, fighter

LANE = """
    +---+---+---+---+---+
    | R   .   B   .   1 |
    +---+---+---+---+---+
"""


def sheet(*effects: Effect) -> Fighter:
    stance = Stance(id=Id("burning"), name="Burning", effects=(Wound(value=1, at="play"),))
    traits = (Trait(name="Gift", effects=effects),)
    return Fighter(id="one", name="One", stats="free", abilities=traits, stances=(stance,))


def odds(effect: Effect, of_target: bool = False) -> Forecast:
    one = fighter(sheet=sheet(effect))
    sides = {"blue": one} if of_target else {"red": one}
    (found,) = forecasts(draw(LANE, **sides).run.game, Shoot("Red", "Blue", "start"))
    return found


@pytest.mark.parametrize(
    "effect",
    [
        Wound(value=1, on="self", at="hit"),
        Wound(value=1, on="self", at="miss"),
        Enter(value=Id("burning"), on="target", at="hit"),
        Push(value=Counted(of=Quantity("1d")), on="target", at="hit"),
        Draw(value=(Selector("any"),), at="hit", then=(Wound(value=1, on="target"),)),
        Table(value={Faces(1, 6): (Wound(value=1),)}, at="hit"),
    ],
    ids=lambda effect: effect.verb,
)
def test_the_odds_name_what_they_leave_out(effect: Effect):
    assert odds(effect).uncounted == ("Gift",)


def test_the_odds_do_not_name_what_does_not_matter_or_can_not_happen():
    far = Condition(range=Bounds(9))
    assert odds(Table(value={Faces(1, 6): (Wound(value=1),)}, at="hit", if_=far)).uncounted == ()
    assert odds(Draw(value=(Selector("any"),), at="hit")).uncounted == ()


@pytest.mark.parametrize(
    ("effect", "of_target"),
    [
        (Reroll(value=("hit",), at="use", cost=Cost(movement=1)), False),
        (Reroll(value=("defense",), at="use", cost=Cost(blood=1)), True),
        (Wound(value=1, on="self", at="frag"), False),
        (Wound(value=1, on="attacker", at="fragged"), True),
    ],
    ids=["paid reroll", "paid reroll of the target", "frag", "fragged"],
)
def test_the_odds_name_what_is_paid_for_and_what_a_frag_does(effect: Effect, of_target: bool):
    assert odds(effect, of_target).uncounted == ("Gift",)
    assert odds(effect, not of_target).uncounted == ()


def test_the_odds_name_what_happens_when_the_ammo_or_the_armor_is_gone():
    dry = fighter(sheet=sheet(Wound(value=1, on="target", at="dry")), play="boomstick:1")
    full = fighter(sheet=sheet(Wound(value=1, on="target", at="dry")), play="boomstick:2")
    for red, named in ((dry, ("Gift",)), (full, ())):
        (found,) = forecasts(draw(LANE, red=red).run.game, Shoot("Red", "Blue", "boomstick"))
        assert found.uncounted == named
    lost = Wound(value=1, on="others", at="lose")
    for play, named in (("light-armor", ("Gift",)), ("", ())):
        blue = fighter(sheet=sheet(lost), play=play)
        (found,) = forecasts(draw(LANE, blue=blue).run.game, Shoot("Red", "Blue", "start"))
        assert found.uncounted == named


def test_a_table_whose_effects_can_not_happen_is_not_named():
    far = Condition(range=Bounds(9))
    table = Table(value={Faces(1, 6): (Wound(value=1, on="target", if_=far),)}, at="hit")
    assert odds(table).uncounted == ()


def test_an_attack_that_is_canceled_does_no_damage():
    plain = odds(Draw(value=(Selector("any"),), at="hit"))
    always = odds(Cancel(value="attack", at="struck"), of_target=True)
    often = odds(Cancel(value="attack", at="struck", chance=Faces(4, 6)), of_target=True)
    assert (always.uncounted, often.uncounted) == ((), ())
    assert always.odds.damage == {0: 1}
    assert often.odds.frag == plain.odds.frag / 2
    assert often.odds.mean == plain.odds.mean / 2


@pytest.mark.slow
def test_exact_odds_agree_with_played_shots():
    for words, found, hit, hurt in islice(compared(seed=3, shots=80), 25):
        damage = 1 - float(found.odds.damage.get(0, 0))
        assert not differs(float(found.odds.hit), hit, 80), words
        assert not differs(damage, hurt, 80), words
