"""What fans write on sheets: abilities on somebody, with a price, along with something else."""

from __future__ import annotations

import pytest

from fragkit.model.effects import Condition, Cost, Counted, Effect, Quantity, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter, StartingWeapon, Trait
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts, Stats
from fragkit.referee.display.forecast import forecasts
from fragkit.rules.commands import Shoot
from tests.rules.kit import card, draw, fighter

ROOM = """
    +---+---+---+---+---+---+
    | R   .   .   B   G   . |
    +---+---+---+---+---+---+
"""


def sheet(*effects: Effect, **more: object) -> Fighter:
    trait = Trait(name="Knack", effects=effects)
    return Fighter(id=Id("bob"), name="Bob", stats=Stats(3, 2, 2), abilities=(trait,), **more)


def test_an_ability_is_used_on_somebody_in_reach():
    shove = acts.Push(value=1, on="foe", at="use", per_turn=1, if_=Condition(range=Bounds(1, 3)))
    game = draw(ROOM, red=fighter(sheet=sheet(shove)), green=None)
    assert "only within range 3" in game.refuses("use knack Green")
    game.do("override green square f1", "use knack")
    assert game.square("Blue") == "E1"
    assert "already" in game.refuses("use knack Blue")


def test_of_several_the_owner_says_on_whom():
    hex_ = acts.Wound(value=1, on="foe", at="use")
    game = draw(ROOM, red=fighter(sheet=sheet(hex_)))
    game.do("use knack")
    assert game.due == "Red chooses target: Blue, Green"
    game.do("choose Green")
    assert game.health("Green") == 2


def test_one_price_pays_for_all_that_comes_along():
    stop = acts.Heal(value=1, at="use", cost=Cost(movement=2), then=(acts.Draw(value="gadget"),))
    game = draw(ROOM, red=fighter(sheet=sheet(stop), health=2))
    game.do("use knack")
    assert (game.health("Red"), game.hand("Red"), game.due) == (
        3, ["gadget"], "Red acts: 4 movement, 1 attacks",
    )  # fmt: skip


def test_one_die_decides_about_all_that_comes_along():
    luck = acts.Wound(value=1, at="turn-end", chance=Faces(1, 1), then=(acts.Draw(value="gadget"),))
    game = draw(ROOM, red=fighter(sheet=sheet(luck)))
    game.do("end", "2")
    assert (game.health("Red"), game.hand("Red")) == (3, [])


def test_a_reroll_may_have_a_price_that_is_paid_when_it_is_claimed():
    again = mod.Reroll(value="hit", at="use", cost=Cost(discard=1))
    game = draw(ROOM, red=fighter("3/2/2", sheet=sheet(again), hand="spare-clips"))
    game.do("s Blue start", "1 1", "use knack", "choose spare-clips", "1 1")
    assert (game.hand("Red"), game.due) == ([], "Red rolls 2d: hit")
    game.do("6 6")
    assert game.due == "Red rolls 2d: damage"


def test_armor_that_grows_on_a_fighter_is_whole_again_after_a_respawn():
    game = draw(ROOM, blue=fighter(sheet=sheet(mod.Armor(value=2)), hand="riot-gear", health=1))
    assert game.armor("Blue") == 2
    game.do("s Blue start", "6 6", "6 6")
    assert game.receipt() == "3d = 3d +2d (Knack) −2d (lost Health)"
    game.do("1 1 1", "end", "1")
    assert (game.square("Blue"), game.armor("Blue")) == ("A2", 2)
    game.do("1 1", "p riot-gear")
    assert game.armor("Blue") > 2


def test_who_is_dying_may_be_saved_by_a_trait():
    luck = acts.Heal(value=Counted(of=Quantity("lack")), at="dying", chance=Faces(4, 6))
    game = draw(ROOM, blue=fighter(sheet=sheet(luck), health=1))
    game.do("s Blue start", "6 6", "6 6", "1")
    assert game.due == "Blue rolls 1d: chance"
    game.do("5")
    assert (game.health("Blue"), game.square("Blue"), game.seat("Red").frags) == (1, "D1", 0)


def test_a_thick_skin_takes_points_off_each_hit_and_odds_know_it():
    skin = mod.Extra(value=-1, on="attacker")
    game = draw(ROOM, blue=fighter(sheet=sheet(skin)))
    [one] = forecasts(game.run.game, Shoot("Red", "Blue", "start"))
    [bare] = forecasts(draw(ROOM).run.game, Shoot("Red", "Blue", "start"))
    assert one.odds.damage[1] == bare.odds.damage[2]
    game.do("s Blue start", "6 6", "6 6", "2 2 2")
    assert game.health("Blue") == 2


def test_what_pierces_armor_leaves_it_whole():
    game = draw(
        ROOM, red=fighter(sheet=sheet(mod.Pierce(value="armor"))), blue=fighter(play="riot-gear:2")
    )
    game.do("s Blue start", "6 6", "3 3")
    assert game.due == "Blue rolls 3d: defense"
    game.do("1 2 3")
    assert (game.health("Blue"), game.armor("Blue")) == (2, 2)


def test_who_is_immune_to_pushes_stays():
    ram = card("ram", "weapon", acts.Push(value=2, on="target", at="hit"), damage="none", ammo=3)
    room = "+---+---+---+\n| R   B   . |\n+---+---+---+"
    blue = fighter(sheet=sheet(mod.Immune(value="push")))
    game = draw(room, cards=[ram], red=fighter(play="ram"), blue=blue)
    game.do("s Blue ram")
    assert game.square("Blue") == "B1"


# -- what was broken ------------------------------------------------------------------------------------


def test_a_square_is_shot_at_without_a_blast_and_nothing_happens():
    mortar = card("mortar", "weapon", damage=Dice(4), ammo=3, aim="square")
    game = draw(ROOM, cards=[mortar], red=fighter(play="mortar"))
    game.do("s C1 mortar")
    assert game.due == "Red acts: 6 movement, 0 attacks"


def test_a_starting_weapon_may_go_off_around_its_owner():
    bomb = StartingWeapon(
        name="Bomb", damage="none", ammo="unlimited", aim="nothing",
        effects=(mod.Roll(value="damage", dice=1), acts.Blast(value=Dice(3), radius=1, center="self")),
    )  # fmt: skip
    game = draw(ROOM, red=fighter(sheet=sheet(mod.Jump(value=1), weapon=(bomb,))))
    [one] = forecasts(game.run.game, Shoot("Red", "", "start"))
    assert one.others["Red"].frag > 0
    game.do("s start")
    assert game.receipt() == "4d = 3d +1d (Bomb)"


def test_turns_that_everybody_loses_end_somewhere():
    nap = card("nap", "gadget", acts.Skip(value="turn", at="turn-start", on="everyone"), letter="W")
    game = draw(ROOM, cards=[nap], red=fighter(play="nap"))
    game.do("end", "1 1", "end", "1 1", "end")
    assert game.request["kind"] == "over", "nobody could do anything for forty turns"


def test_two_turns_from_the_start_of_a_turn_are_two():
    rush = card(
        "rush",
        "special",
        mod.Stat(value="speed", add=1),
        when="turn-start",
        lasts=Lasts("turns", 2),
    )
    game = draw(ROOM, cards=[rush], red=fighter(hand="rush"), movement=None)
    game.do("p rush")
    dice = []
    for _ in range(9):
        if game.due.startswith("Red"):
            dice.append(int(game.request["dice"]))
        game.do(" ".join(["1"] * game.request["dice"]), "end")
    assert dice == [3, 3, 2]


def test_half_of_a_stat_is_half_of_what_it_is_without_that():
    half = mod.Stat(value="speed", set=Counted(of=Quantity("speed"), per=2, round="up"))
    game = draw(ROOM, red=fighter("2/4/1", sheet=Fighter(
        id=Id("slug"), name="Slug", stats=Stats(2, 4, 1), abilities=(Trait(name="Slow", effects=(half,)),)
    )), movement=None)  # fmt: skip
    assert (game.due, game.receipt()) == ("Red rolls 2d: movement", "2d = 4d set to 2d (Slow)")


def test_who_passes_walls_walks_through_rock():
    rock = """
        +---+---+---+---+
        | R  ### ###  B |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
    """
    game = draw(rock, red=fighter(sheet=sheet(mod.Pass(value=("walls",)))))
    game.do("override blue square d2", "m e")
    assert (game.square("Red"), game.due) == ("D1", "Red acts: 3 movement, 1 attacks")


@pytest.mark.parametrize(("faces", "words"), [("1-4", "nothing"), ("5+", "restore 1 lost Health")])
def test_an_empty_face_of_a_table_says_so(faces: str, words: str):
    from fragkit.model.text import made_card_text, plain

    luck = card(
        "luck", "special", acts.Table(value={Faces(1, 4): (), Faces(5, 6): (acts.Heal(value=1),)})
    )
    assert f"{faces.replace('-', '–')}: {words}" in plain(made_card_text(luck))


def test_odds_say_what_they_leave_out():
    luck = acts.Heal(value=Counted(of=Quantity("lack")), at="dying", chance=Faces(4, 6))
    game = draw(ROOM, blue=fighter(sheet=sheet(luck)))
    [one] = forecasts(game.run.game, Shoot("Red", "Blue", "start"))
    assert one.uncounted == ("Knack",)


# -- used when dying ------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["dying", "any-time"])
def test_an_ability_that_heals_may_save_its_owner_from_a_frag(when: str):
    breath = acts.Heal(value=2, at="use", when=when, per_turn=1)
    game = draw(ROOM, blue=fighter(sheet=sheet(breath), health=1))
    game.do("s Blue start", "6 6", "1 1", "1")
    assert game.due == "Blue chooses cure: knack, die"
    game.do("choose knack")
    assert (game.health("Blue"), game.seat("Red").frags) == (1, 0)


def test_it_costs_the_dying_what_it_costs():
    breath = acts.Heal(value=3, at="use", when="dying", cost=Cost(discard=1))
    game = draw(ROOM, blue=fighter(sheet=sheet(breath), health=1, hand="spare-clips"))
    game.do("s Blue start", "6 6", "1 1", "1", "choose knack", "choose spare-clips")
    assert (game.health("Blue"), game.hand("Blue")) == (2, [])
    game = draw(ROOM, blue=fighter(sheet=sheet(breath), health=1))
    game.do("s Blue start", "6 6", "1 1", "1")
    assert game.told("fragged player") == ["Blue"], "nothing to discard, nothing to ask"


@pytest.mark.parametrize("more", [{"when": "own-turn"}, {"when": "dying", "value": 1}])
def test_what_comes_too_late_or_is_too_little_is_not_asked_for(more: dict):
    breath = acts.Heal(**({"value": 3, "at": "use", "per_turn": 1} | more))
    game = draw(ROOM, blue=fighter(sheet=sheet(breath), health=1))
    game.do("s Blue start", "6 6", "1 1", "1")
    assert game.told("fragged player") == ["Blue"]


# -- said at its own question ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "lines", "told"),
    [
        (
            acts.Draw(value=("gadget",), at="hit", cost=Cost(discard=1)), ["s Blue start", "6 6", "1 1", "6 6 6"],
            (
        "answer the question first: do you discard a card for Knack? [turn.phases] "
        "Type yes or no."
    ),
        ),
        (
            acts.Wound(value=1, on="foe", at="use", per_turn=1), ["use knack"],
            "answer the question first: who do you use Knack on? [turn.phases] Type Blue or Green.",
        ),
    ],
)  # fmt: skip
def test_who_names_what_is_asking_is_told_how_to_answer(
    effect: Effect, lines: list[str], told: str
):
    game = draw(ROOM, red=fighter(sheet=sheet(effect), hand="spare-clips"))
    game.do(*lines)
    assert game.refuses("use knack") == told


def test_a_trait_that_is_not_used_says_so():
    game = draw(ROOM, red=fighter(sheet=sheet(mod.Jump(value=1))))
    assert game.refuses("use knack") == ("Knack works by itself: you don't use it [play.def]")
