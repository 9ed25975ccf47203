"""Moments that fans wait for: steps, sights, wounds, draws, and those of others."""

from __future__ import annotations

import pytest

from fragkit.model.effects import Condition, Cost, Selector, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.word_values import Bounds, Dice, Lasts
from tests.rules.kit import card, draw, fighter

ROOM = """
    +---+---+---+---+---+
    | R   .   .   B   . |
    +   +   +   +   +   +
    | .   .   .   .   G |
    +---+---+---+---+---+
"""
CORNER = """
    +---+---+---+---+
    | B   .   .   . |
    +   +---+---+   +
    | .   .   R   . |
    +---+---+---+---+
"""


def gadget(id: str, *effects: object, **more: object):
    return card(id, "gadget", *effects, letter="W", **more)


def test_a_step_about_to_be_made_may_cost_health():
    thorns = gadget("thorns", acts.Wound(value=1, at="step", per_turn=1))
    game = draw(ROOM, cards=[thorns], red=fighter(play="thorns"))
    game.do("m e e")
    assert (game.health("Red"), game.square("Red")) == (2, "C1")


def test_a_step_that_its_own_moment_makes_impossible_is_not_made():
    glue = gadget("glue", acts.Skip(value="movement", at="step"))
    game = draw(ROOM, cards=[glue], red=fighter(play="glue"))
    game.do("m e")
    assert (game.square("Red"), game.due) == ("A1", "Red acts: 0 movement, 1 attacks")


@pytest.mark.parametrize(("at", "square"), [("enter", "water"), ("leave", "water")])
def test_entering_and_leaving_ask_where_that_is(at: str, square: str):
    pool = """
        +---+---+---+---+
        | R   ~   .   B |
        +---+---+---+---+
    """
    boots = gadget("boots", acts.Draw(value="gadget", at=at, if_=Condition(in_=("water",))))
    game = draw(pool, cards=[boots], red=fighter(play="boots"))
    game.do("m e")
    assert len(game.hand("Red")) == (at == "enter")
    game.do("m e")
    assert len(game.hand("Red")) == 1


def test_whoever_is_walked_through_is_trampled():
    hooves = gadget("hooves", acts.Wound(value=1, on="foe", at="pass"))
    game = draw(
        "+---+---+---+\n| R   B   . |\n+---+---+---+", cards=[hooves], red=fighter(play="hooves")
    )
    game.do("m e e")
    assert (game.square("Red"), game.health("Blue")) == ("C1", 2)


def test_whoever_is_jumped_over_is_passed_too():
    hooves = gadget("hooves", acts.Wound(value=1, on="foe", at="pass"))
    game = draw(
        "+---+---+---+\n| R   B   . |\n+---+---+---+", cards=[hooves], red=fighter(play="hooves")
    )
    game.do("j e 2")
    assert (game.square("Red"), game.health("Blue")) == ("C1", 2)


def test_who_passes_within_reach_is_struck_by_a_watcher():
    wire = gadget(
        "wire", acts.Wound(value=1, on="foe", at="enter", whose="others", if_=Condition(range=Bounds(1, 1)))
    )  # fmt: skip
    game = draw(ROOM, cards=[wire], blue=fighter(play="wire"))
    game.do("m e")
    assert game.health("Red") == 3
    game.do("m e")
    assert game.health("Red") == 2
    assert game.told("wounded cause") == ["Wire"]


def test_an_overwatch_of_ones_own_fires_when_somebody_comes_into_sight():
    watch = gadget("watch", acts.Shoot(value="foe", at="sighted", per_turn=1))
    game = draw(CORNER, cards=[watch], blue=fighter(play="watch"))
    game.do("m e n")
    assert game.due == "Blue chooses shoot: Red, no"
    game.do("choose Red")
    assert game.due == "Blue rolls 2d: hit"
    game.do("1 1")
    assert game.due == "Red acts: 4 movement, 1 attacks"
    game.do("m s n")
    assert game.due == "Red acts: 2 movement, 1 attacks", "once per turn"


def steady_watch():
    shot = acts.Shoot(value="foe")
    return gadget(
        "watch", mod.Roll(value="damage", dice=1, lasts=Lasts("attack"), at="sighted", then=(shot,))
    )


def test_what_stands_before_the_shot_counts_for_it_and_for_no_other():
    game = draw(CORNER, cards=[steady_watch()], blue=fighter(play="watch"))
    game.do("m e n", "choose Red", "6 6")
    assert game.receipt() == "3d = 2d +1d (Watch)"
    game.do("1 1 1", "6 6 6", "end", "1 1", "s Red start", "6 6")
    assert game.receipt() == "2d (Pistol)"


def test_who_lets_the_shot_be_keeps_nothing_of_it_for_later():
    game = draw(CORNER, cards=[steady_watch()], blue=fighter(play="watch"))
    game.do("m e n", "choose no", "end", "1 1", "s Red start", "6 6")
    assert game.receipt() == "2d (Pistol)"


def test_who_is_seen_all_along_is_not_sighted_again():
    watch = gadget("watch", acts.Wound(value=1, on="foe", at="sighted"))
    game = draw(ROOM, cards=[watch], blue=fighter(play="watch"))
    game.do("m s")
    assert game.health("Red") == 3


def test_who_walks_up_to_the_watcher_was_seen_all_along():
    watch = gadget("watch", acts.Wound(value=1, on="foe", at="sighted"))
    game = draw(
        "+---+---+---+---+\n| R   .   .   B |\n+---+---+---+---+",
        cards=[watch],
        blue=fighter(play="watch"),
    )
    game.do("m e", "m e")
    assert game.health("Red") == 3, "the own figure hides no square that he came from"


def test_nobody_is_asked_for_a_shot_that_no_weapon_can_make():
    watch = gadget("watch", acts.Shoot(value="foe", which=("flame",), at="sighted"))
    game = draw(CORNER, cards=[watch], blue=fighter(play="watch"))
    game.do("m e n")
    assert game.due == "Red acts: 4 movement, 1 attacks"


def test_who_is_wounded_and_lives_may_strike_back():
    rage = gadget("rage", acts.Wound(value=1, on="foe", at="wounded"))
    game = draw(ROOM, cards=[rage], blue=fighter(play="rage"))
    game.do("s Blue start", "6 6", "6 6", "1 1 1")
    assert game.health("Red") == 3, "fragged, not wounded"
    game = draw(ROOM, cards=[rage], blue=fighter("4/2/1", play="rage"))
    game.do("s Blue start", "6 6", "1 5", "1 1 1 2")
    assert (game.health("Blue"), game.health("Red")) == (3, 2)


def test_what_wounds_in_answer_to_a_wound_does_not_answer_itself():
    rage = gadget("rage", acts.Wound(value=1, on="everyone", at="wounded"), copies=2)
    game = draw(ROOM, cards=[rage], red=fighter(play="rage"), blue=fighter("4/2/1", play="rage"))
    game.do("s Blue start", "6 6", "1 5", "1 1 1 2")
    assert (game.health("Blue"), game.health("Red"), game.health("Green")) == (1, 1, 1)


def test_healing_and_drawing_are_moments():
    tonic = gadget("tonic", acts.Move(value=2, at="healed"), acts.Move(value=1, at="draw"))
    game = draw(ROOM, cards=[tonic], red=fighter(play="tonic", blood=1, health=2))
    game.do("spend")
    assert game.due == "Red acts: 8 movement, 1 attacks"
    luck = card("luck", "special", acts.Draw(value="gadget"), when="own-turn")
    game = draw(ROOM, cards=[tonic, luck], red=fighter(play="tonic", hand="luck"))
    game.do("p luck")
    assert game.due == "Red acts: 7 movement, 1 attacks"


def test_a_weapon_that_runs_dry_may_fill_itself():
    belt = gadget("belt", acts.Ammo(value=1, at="dry"))
    game = draw(ROOM, cards=[belt], red=fighter(play="belt boomstick:1"))
    game.do("s Blue boomstick", "1 1")
    assert game.told("ammo-added card left") == [("boomstick", 1)]


@pytest.mark.parametrize(("whose", "health"), [("others", 2), ("anyone", 1), ("own", 2)])
def test_turns_of_others_begin_and_end_for_those_who_wait_for_them(whose: str, health: int):
    plague = gadget("plague", acts.Wound(value=1, at="turn-end", whose=whose))
    game = draw(ROOM, cards=[plague], red=fighter(play="plague"))
    game.do("end", "1 1", "end")
    assert game.health("Red") == {"own": 2, "others": 2, "anyone": 1}[whose] == health


def test_the_foe_of_a_moment_is_who_brings_it_about():
    spite = gadget("spite", acts.Move(value=-1, on="foe", at="turn-start", whose="others"))
    game = draw(ROOM, cards=[spite], red=fighter(play="spite"))
    game.do("end", "3 3")
    assert game.due == "Blue acts: 5 movement, 1 attacks"


def test_an_ability_may_be_used_at_any_time():
    flash = gadget(
        "flash", acts.Teleport(value="sight", range_at_most=1, at="use", when="any-time", per_turn=1)
    )  # fmt: skip
    game = draw(ROOM, cards=[flash], blue=fighter(play="flash"))
    game.do("s Blue start")
    assert "use flash" in game.legal("use", "Blue")[0]
    game.do("Blue: use flash", "choose E1")
    assert game.square("Blue") == "E1"
    assert "already" in game.refuses("Blue: use flash")


def test_an_ability_for_those_who_are_attacked_needs_an_attack():
    duck = gadget(
        "duck", mod.Roll(value="defense", dice=1, at="use", when="attacked", lasts=Lasts("attack"), cost=Cost(discard=1))
    )  # fmt: skip
    game = draw(ROOM, cards=[duck], blue=fighter(play="duck", hand="spare-clips"))
    assert "when you are attacked" in game.refuses("Blue: use duck")
    game.do("s Blue start", "Blue: use duck", "choose spare-clips", "6 6", "1 1")
    assert game.due == "Blue rolls 4d: defense"


def test_the_range_of_a_shot_is_known_to_what_it_does():
    sniper = card(
        "sniper", "weapon", acts.Draw(value="special", on="self", at="hit", if_=Condition(range=Bounds(3))),
        damage=Dice(2), ammo=3,
    )  # fmt: skip
    game = draw(ROOM, cards=[sniper], red=fighter(play="sniper"))
    game.do("s Blue sniper", "6 6", "1 1", "6 6 6")
    assert game.hand("Red") == ["special"]


# -- taking up ------------------------------------------------------------------------------------------

FLOOR = """
    +---+---+---+
    | R   .   B |
    +---+---+---+
"""


@pytest.mark.parametrize(
    ("took", "floor", "what", "moved"),
    [
        ("blood", "blood", "blood", 2), ("weapon", "blood", "blood", 0), ("not blood", "blood", "blood", 0),
        ("weapon", "boomstick", "boomstick", 2), ("pile", "boomstick", "boomstick", 2),
        ("pulse-rifle", "boomstick", "boomstick", 0), ("gadget", "riot-gear", "riot-gear", 2),
        ("pile", "riot-gear", "riot-gear", 0), ("weapon", "boomstick pulse-rifle", "card", 2),
    ],
)  # fmt: skip
def test_taking_something_up_is_a_moment_that_knows_what(
    took: str, floor: str, what: str, moved: int
):
    nose = gadget("nose", acts.Move(value=2, at="take", if_=Condition(took=(Selector(took),))))
    game = draw(FLOOR, cards=[nose], red=fighter(play="nose"))
    game.do(f"override floor b1 {floor}", "m e", f"take {what}")
    assert game.due == f"Red acts: {5 + moved} movement, 1 attacks"


def test_others_see_who_takes_something_up():
    trap = gadget("trap", acts.Wound(value=1, on="foe", at="take", whose="others"))
    game = draw(FLOOR, cards=[trap], blue=fighter(play="trap"))
    game.do("override floor b1 blood", "m e", "take blood")
    assert (game.health("Red"), game.told("wounded cause")) == (2, ["Trap"])


def test_blood_may_be_what_can_not_be_taken_up():
    oath = gadget("oath", mod.Forbid(value="take", which=("blood",)))
    game = draw(FLOOR, cards=[oath], red=fighter(play="oath"))
    game.do("override floor b1 blood boomstick", "m e")
    assert game.legal("take") == ["take boomstick"]


# -- figures that move by themselves ------------------------------------------------------------------------


def shambler(**more: object):
    return gadget("legs", acts.Walk(value=2, way="nearest", at="turn-end", **more))


@pytest.mark.parametrize(
    ("room", "square"),
    [
        ("+---+---+---+---+\n| R   .   .   B |\n+---+---+---+---+", "C1"),
        ("+---+---+\n| R   B |\n+---+---+", "A1"),
        ("+---+---+---+\n| R   .   G |\n+   +---+---+\n| .   .   B |\n+---+---+---+", "B1"),
        ("+---+---+---+\n| R | .   B |\n+   +   +   +\n| .   .   . |\n+---+---+---+", "B2"),
    ],
)  # fmt: skip
def test_a_figure_walks_towards_the_nearest_by_itself(room: str, square: str):
    game = draw(room, cards=[shambler()], red=fighter(play="legs"))
    game.do("end")
    assert game.square("Red") == square


def test_it_stops_on_no_other_figure_and_in_no_wall():
    game = draw(
        "+---+---+---+---+\n| R   G | .   B |\n+---+---+---+---+",
        cards=[shambler()],
        red=fighter(play="legs"),
    )
    game.do("end")
    assert (game.square("Red"), game.told("nothing-happened")) != ("B1", None)
    assert game.square("Red") == "A1"


def test_whom_a_win_concerns_has_won():
    bet = gadget("bet", acts.Win(value="game", on="others", at="turn-end"))
    game = draw(ROOM, cards=[bet], red=fighter(play="bet"))
    game.do("end")
    assert game.told("game-won player") == ["Blue", "Green"]
