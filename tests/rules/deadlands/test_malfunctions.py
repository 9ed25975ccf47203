"""A 1 among the damage dice (deadlands.malfunction.*, ruling.malfunction.*)."""

from __future__ import annotations

from fragkit.model.effects import acts
from fragkit.model.effects.modifiers import Reroll
from fragkit.model.word_values import Dice, Faces, Lasts
from fragkit.referee.display.forecast import forecasts
from fragkit.rules.commands import Shoot
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

DEADLANDS = "deadlands"
NEAR = """
    +---+---+---+---+
    | R   B   1   2 |
    +---+---+---+---+
"""


@rule(
    "deadlands.malfunction.trigger",
    "deadlands.malfunction.card",
    "ex.malfunction",
    "fact.malfunction",
)
def test_a_one_brings_what_the_card_says() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(play="rusty-peacemaker"))
    game.do("s Blue rusty-peacemaker", "1 4 6", "6 6 6")
    assert game.told("malfunctioned player name") == [("Red", "Rusty Peacemaker")]
    assert game.ammo("Red", "rusty-peacemaker") == 0


@rule("deadlands.malfunction.trigger")
def test_without_a_one_nothing_goes_wrong() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(play="rusty-peacemaker"))
    game.do("s Blue rusty-peacemaker", "2 4 6", "1 1 1")
    assert game.told("malfunctioned") == []
    assert game.ammo("Red", "rusty-peacemaker") == 5


@rule("deadlands.malfunction.none")
def test_a_card_without_such_a_text_does_not_malfunction() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(play="widows-navy"))
    game.do("s Blue widows-navy", "1 1 1 1", "6 6 6")
    assert game.told("malfunctioned") == []


@rule("deadlands.malfunction.start", "ex.malfunction.start", "fact.revolver", "fact.gatling",
      "fact.derringer", "fact.bow")  # fmt: skip
def test_a_starting_weapon_never_does() -> None:
    for id, dice in (("agency-operative", "1 1 1"), ("saloon-gal", "1 1"), ("indian-brave", "1 1")):
        game = draw(NEAR, packs=DEADLANDS, red=fighter(id=id))
        game.do("s Blue start", dice, "6 6 6")
        assert game.told("malfunctioned") == []


@rule("ruling.malfunction.damage")
def test_the_damage_counts_all_the_same() -> None:
    blue = fighter("1/3/3")
    game = draw(NEAR, packs=DEADLANDS, red=fighter(play="snake-oil-sprayer"), blue=blue)
    game.do("s Blue snake-oil-sprayer", "1 6 6 6 6", "6")
    assert game.told("fragged player") == ["Blue"]
    assert game.told("wounded player points cause")[-1] == ("Red", 1, "Snake-Oil Sprayer")


@rule("ruling.malfunction.reroll")
def test_dice_are_judged_as_they_lie_in_the_end() -> None:
    again = card(
        "again", "special", Reroll(value="damage", lasts=Lasts("roll")), when="roll", on="roller"
    )
    game = draw(
        NEAR, packs=DEADLANDS, cards=[again], red=fighter(play="rusty-peacemaker", hand="again")
    )
    game.do("s Blue rusty-peacemaker", "1 4 6")
    game.do("Red: p again", "5 4 6", "6 6 6")
    assert game.told("malfunctioned")[-1:] == []
    assert game.ammo("Red", "rusty-peacemaker") == 5


@rule("ruling.malfunction.many")
def test_two_rolls_of_one_attack_make_one_malfunction() -> None:
    spark = card(
        "spark", "weapon", damage=Dice(2), ammo=6, shots=2,
        malfunction=(acts.Wound(value=1, on="self"),),
    )  # fmt: skip
    for house, health in (("", 2), ("malfunction.many=b", 1), ("malfunction.many=c", 3)):
        red = fighter(play="spark")
        game = draw(NEAR, packs=DEADLANDS, cards=[spark], red=red, house=house)
        game.do("s Blue spark", "1 2", "6 6 6", "1 1", "6 6 6")
        assert game.health("Red") == health


def test_a_weapon_that_breaks_is_gone() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(play="preachers-pair"))
    game.do("s Blue preachers-pair", "1 2 3", "6 6 6", "2 2 2", "6 6 6")
    assert (game.play("Red"), game.discards("weapon")) == ([], ["preachers-pair"])


def test_a_fan_card_malfunctions_without_any_expansion() -> None:
    spark = card(
        "spark", "weapon", damage=Dice(2), ammo=6, malfunction=(acts.Skip(value="movement", on="self"),)
    )  # fmt: skip
    game = draw(NEAR, cards=[spark], red=fighter(play="spark"), movement=6)
    game.do("s Blue spark", "1 6", "6 6 6")
    assert game.due == "Red acts: 0 movement, 0 attacks"


def test_a_chance_of_a_malfunction_is_rolled_for() -> None:
    spark = card(
        "spark", "weapon", damage=Dice(2), ammo=6,
        malfunction=(acts.Wound(value=1, on="self", chance=Faces(5, 6)),),
    )  # fmt: skip
    game = draw(NEAR, cards=[spark], red=fighter(play="spark"))
    game.do("s Blue spark", "1 6", "6 6 6", "4")
    assert game.health("Red") == 3


@rule("deadlands.malfunction.trigger", "deadlands.agency.cheat")
def test_before_the_shot_its_chance_is_told() -> None:
    def told(house: str = "", **red: str) -> tuple[str, ...]:
        player = fighter(play="rusty-peacemaker", **red)
        game = draw(NEAR, packs=DEADLANDS, red=player, house=house)
        [one] = forecasts(game.run.game, Shoot("Red", "Blue", "rusty-peacemaker"))
        return one.sequels

    assert told() == ("Rusty Peacemaker malfunctions: 42%",)  # 1 - (5/6)³
    assert told(house="malfunction.many=c") == ()
    assert told(id="agency-operative") == ("Rusty Peacemaker malfunctions: 8%",)  # 1 - (35/36)³
    game = draw(NEAR, packs=DEADLANDS, red=fighter(play="widows-navy"))
    [one] = forecasts(game.run.game, Shoot("Red", "Blue", "widows-navy"))
    assert one.sequels == ()
