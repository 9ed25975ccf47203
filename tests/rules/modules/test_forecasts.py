"""What the referee says before a shot, where barrels and pushes come of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fragkit.lab.random_player import RandomPlayer
from fragkit.model.effects.acts import Push
from fragkit.model.word_values import Dice
from fragkit.referee.display.forecast import Forecast, forecasts, odds_lines
from fragkit.rules.commands import Shoot
from fragkit.rules.modules.barrels import Barrels
from fragkit.rules.modules.knockback import Knockback
from fragkit.rules.modules.mines import Mines
from fragkit.rules.odds.dice_odds import plain_shot
from fragkit.term.style import Style
from tests.rulemark import rule
from tests.rules.kit import Game, card, draw, fighter

GUN = card("gun", "weapon", damage=Dice(7), ammo="unlimited")
LINE = """
    +---+---+---+---+---+---+---+
    | R           B             |
    +---+---+---+---+---+---+---+
"""


def foreseen(game: Game, target: str, weapon: str = "start") -> Forecast:
    [one] = forecasts(game.run.game, Shoot("Red", target, weapon))
    return one


def played(make, target: str, weapon: str, name: str, games: int = 3000) -> float:
    """How often that shot frags this fighter, by the dice."""
    dice, frags, table = RandomPlayer(7), 0, make().run.table
    begun = table.count
    for _ in range(games):
        told = table.submit(Shoot("Red", target, weapon))
        events = list(told.events)
        while table.request.__class__.__name__ in ("Roll", "Choice"):
            events += table.submit(dice.answer(table)).events
        frags += any(e.player == name for e in events if type(e).__name__ == "Fragged")
        table.undo(table.count - begun)
    return frags / games


# -- switches ------------------------------------------------------------------------------------


@rule("switch.nodamage", "ruling.switch.shot")
@pytest.mark.parametrize("aim", ["E1", "switch@E1"])
def test_a_switch_is_hit_or_missed_and_nothing_else(aim: str) -> None:
    room = """
        +---+---+---+---+---+---+---+
        | R               s     b   |
        +---+---+---+---+---+---+---+
    """
    keys = "doors: [{at: F1-G1, color: blue, switch: true}]\nswitches: [{at: E1, color: blue}]"
    one = foreseen(draw(room, keys=keys), aim)
    assert one.text() == "Range 4, clear: hit 92%."
    assert odds_lines(one, Style(), whole=True) == [
        "Pistol: 91.7% to hit",
        "  range 4",
        "  to hit 2d (Accuracy)",
    ]


# -- barrels -------------------------------------------------------------------------------------


def yard() -> Game:
    room = """
        +---+---+---+---+---+---+---+
        | R           G   B         |
        +---+---+---+---+---+---+---+
    """
    game = draw(room, modules=[Barrels()], blue=fighter("3/2/2", health=1), green=fighter("2/2/3"))
    return game.do("override floor c1 barrel", "override floor f1 barrel")


@rule("barrel.credit", "barrel.roll", "barrel.explode.barrels")
def test_a_shot_at_a_barrel_counts_its_blast_and_the_chain():
    one = foreseen(yard(), "barrel@C1")
    assert one.hit == "2d (Accuracy)"
    assert set(one.others) == {"Red", "Green", "Blue"}
    text = one.text()
    assert text == "Range 2, clear: hit 100%. The blast frags Blue 86%, Green 64%, you 9%."
    assert odds_lines(one, Style(60, color=False), whole=False)[0] == (
        "Pistol: 100% to hit; the blast frags Blue 86%, Green 64%,"
    )


def test_those_of_the_own_side_are_told_after_the_foes():
    room = LINE.replace("B    ", "B   G")
    game = draw(room, variants="barrels death-match", teams="red Red Green, blue Blue")
    one = foreseen(game.do("override floor c1 barrel"), "barrel@C1")
    assert str(one.text()).endswith("The blast frags Blue 9%, teammate Green 9%, you 9%.")


def test_more_barrels_than_anybody_can_follow_are_told_as_not_counted(bomb):
    game = draw(
        """
        +---+---+---+---+---+---+---+---+---+
        |                                   |
        +   +   +   +   +   +   +   +   +   +
        | R                   B             |
        +   +   +   +   +   +   +   +   +   +
        |                                   |
        +---+---+---+---+---+---+---+---+---+
        """, modules=[Barrels()], red=fighter(play="bomb"), cards=[bomb],
    )  # fmt: skip
    for square in ("f1", "f3", "e1", "g1", "e3", "g3", "g2"):
        game.do(f"override floor {square} barrel")
    one = foreseen(game, "Blue", "bomb")
    assert one.uncounted == ("7 barrel counters",)


@pytest.mark.slow
def test_the_odds_of_a_chain_agree_with_the_dice():
    one = foreseen(yard(), "barrel@C1")
    for name in ("Green", "Blue"):
        told = float(one.others[name].frag)
        assert abs(played(yard, "barrel@C1", "start", name, 1500) - told) < 0.05


def test_a_barrel_beside_nobody_harms_nobody():
    game = draw(LINE, modules=[Barrels()]).do("override floor c1 barrel", "override blue square g1")
    one = foreseen(game, "barrel@C1")
    assert set(one.others) == {"Red"}


# -- pushes --------------------------------------------------------------------------------------

LAVA = """
    +---+---+---+---+---+---+---+
    |         ^       B   R     |
    +---+---+---+---+---+---+---+
"""


def pushed(drawing: str = LAVA, **more) -> Game:
    modules = [Knockback(), *more.pop("modules", ())]
    return draw(drawing, modules=modules, cards=[GUN], red=fighter(play="gun"), **more)


@rule("knockback.distance", "lava.enter")
def test_before_the_shot_it_says_where_knockback_would_throw_him():
    game = draw(
        """
        +---+---+---+---+---+---+---+
        |         ^           B   R |
        +---+---+---+---+---+---+---+
        """, modules=[Knockback()], cards=[GUN], red=fighter(play="gun"),
    )  # fmt: skip
    assert foreseen(game, "Blue", "gun").sequels == ("7d: 3 squares west, into the lava on C1",)
    assert foreseen(game, "Blue", "start").sequels == ()


@rule("knockback.leftover")
def test_it_says_what_would_stop_him_and_with_how_many_dice():
    room = """
        +---+---+---+---+---+
        | G       B   R     |
        +---+---+---+---+---+
    """
    one = foreseen(pushed(room), "Blue", "gun")
    assert one.sequels == ("7d: 1 square west, 2d from the fighter on A1",)
    assert set(one.others) == {"Green"}
    assert "7d: 1 square west, 2d from the fighter on A1" in one.text()


def corner() -> Game:
    room = """
        +---+---+---+---+---+---+---+
        | G   ^       B   R         |
        +---+---+---+---+---+---+---+
    """
    return pushed(room, green=fighter("3/2/2", health=1), blue=fighter("3/2/2", health=3))


@pytest.mark.slow
@rule("knockback.credit")
def test_odds_count_lava_and_collision_and_agree_with_the_dice():
    one = foreseen(corner(), "Blue", "gun")
    assert one.sequels == ("7d: 2 squares west, into the lava on B1, 1d from the fighter on A1",)
    alone = foreseen(draw(LINE, cards=[GUN], red=fighter(play="gun")), "Blue", "gun")
    assert one.odds.frag > alone.odds.frag
    assert sum(one.odds.damage.values()) == Fraction(1)
    assert abs(played(corner, "Blue", "gun", "Blue", 1500) - float(one.odds.frag)) < 0.05
    green = float(one.others["Green"].frag)
    assert abs(played(corner, "Blue", "gun", "Green", 1500) - green) < 0.05


def keg() -> Game:
    """Red beside Blue, and a barrel two squares behind him; Green stands beyond it."""
    room = """
        +---+---+---+---+---+---+---+
        | G       .       B   R     |
        +---+---+---+---+---+---+---+
    """
    game = pushed(room, modules=[Barrels()], green=fighter("2/2/3"), blue=fighter("4/2/1"))
    return game.do("override floor c1 barrel")


@rule("ruling.knockback.barrel", "knockback.leftover.obstacle")
def test_a_barrel_that_stops_him_is_counted_where_he_stands_then():
    one = foreseen(keg(), "Blue", "gun")
    assert one.sequels == ("7d: 1 square west, 2d from the barrel on C1",)
    assert set(one.others) == {"Green", "Red"}  # Red, three squares away, only by a nuclear one
    assert one.others["Green"].frag > one.others["Red"].frag > 0
    wall = foreseen(
        keg().do("override floor c1 nothing", "override green square c1"), "Blue", "gun"
    )
    assert one.odds.frag > wall.odds.frag
    assert sum(one.others["Green"].damage.values()) == Fraction(1)


@pytest.mark.slow
@rule("ruling.knockback.barrel")
def test_the_odds_of_a_barrel_that_was_run_into_agree_with_the_dice():
    one = foreseen(keg(), "Blue", "gun")
    assert abs(played(keg, "Blue", "gun", "Blue", 1500) - float(one.odds.frag)) < 0.05
    assert abs(played(keg, "Blue", "gun", "Green", 1500) - float(one.others["Green"].frag)) < 0.05


BLOWER = card(
    "blower", "weapon", Push(value=3, on="target", at="hit"), damage="none", ammo="unlimited"
)


def blown(**more) -> Game:
    return draw(LAVA, cards=[BLOWER], red=fighter(play="blower"), **more)


@rule("lava.enter")
def test_the_push_of_a_card_is_foreseen_as_well():
    one = foreseen(blown(blue=fighter(health=1)), "Blue", "blower")
    assert one.sequels == ("Blower: 3 squares west, into the lava on C1",)
    assert one.odds.frag > Fraction(1, 2)
    stopped = foreseen(
        blown().do("override blue square b1", "override red square c1"), "Blue", "blower"
    )
    assert stopped.sequels == ("Blower: 1 square west, stopped by the outer wall at A1",)


@rule("knockback.leftover")
def test_where_knockback_is_played_the_rest_of_a_cards_push_is_dice():
    game = blown(modules=[Knockback()], blue=fighter(health=1))
    game.do("override blue square b1", "override red square c1")
    one = foreseen(game, "Blue", "blower")
    assert "Blower: 1 square west, 2d from" in one.sequels[0]
    assert one.odds.frag > 0


def test_whoever_flies_into_another_victim_of_the_blast_leaves_the_odds_whole():
    bomb = card("bomb", "weapon", damage=Dice(6), ammo="unlimited", radius=2)
    room = """
        +---+---+---+---+---+---+---+
        |         G   B       R     |
        +---+---+---+---+---+---+---+
    """
    game = draw(room, modules=[Knockback()], cards=[bomb], red=fighter(play="bomb"))
    one = foreseen(game, "Blue", "bomb")
    for fate in (one.odds, *one.others.values()):
        assert sum(fate.damage.values()) == Fraction(1)
        assert all(chance > 0 for chance in fate.damage.values())


@rule("mine.damage")
def test_mines_on_the_way_are_counted_too():
    game = pushed(modules=[Mines()]).do("override floor d1 mine")
    assert "into the mine on D1" in foreseen(game, "Blue", "gun").text()


def test_asking_changes_nothing():
    game = corner()
    before = game.stands
    foreseen(game, "Blue", "gun")
    assert game.stands == before


# -- beasts --------------------------------------------------------------------------------------


def swamp(behind: str) -> Game:
    """Blue, with one point of Health, is pushed three squares, over a tentacle."""
    room = f"""
        +---+---+---+---+---+---+---+
        | R   B   t   {behind}   O         |
        +---+---+---+---+---+---+---+
    """
    keys = "beasts: [{mouth: E1, tentacles: [C1]}]"
    who = {"blue": fighter("3/2/2", health=1)}
    if behind == "G":
        who["green"] = fighter("3/2/2", health=1)
    red = fighter(play="blower")
    return draw(room, modules=[Knockback()], cards=[BLOWER], keys=keys, red=red, **who)


CAUGHT = Fraction(10, 36)  # 5 or less with two dice


@rule("ruling.knockback.beast", "deadlands.beast.check")
def test_a_tentacle_on_the_way_of_a_push_is_in_the_odds() -> None:
    one = foreseen(swamp(" "), "Blue", "blower")
    assert one.sequels == ("Blower: 3 squares east, 28% chance to be held by the beast on C1",)
    assert one.odds.frag == CAUGHT * plain_shot(1, 1, 3, 1).frag


@rule("ruling.knockback.beast")
def test_who_is_held_does_not_run_into_what_stands_behind() -> None:
    one = foreseen(swamp("G"), "Blue", "blower")
    bitten, struck = (plain_shot(1, 1, dice, 1).frag for dice in (3, 2))
    assert one.others["Green"].frag == (1 - CAUGHT) * struck
    assert one.odds.frag == CAUGHT * bitten + (1 - CAUGHT) * struck
