"""The six fighters at the table: every ability and every drawback (deadlands.agency.* to .brave.*)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import Game, begin, draw, fighter, problem_of

DEADLANDS = "deadlands"
NEAR = """
    +---+---+---+---+
    | R   B   1   2 |
    +---+---+---+---+
"""
POWER = """
    +---+---+---+---+
    | R   w   1   B |
    +---+---+---+---+
"""


def near(red: object, drawing: str = NEAR, **more: object) -> Game:
    return draw(drawing, packs=DEADLANDS, red=red, **more)


@rule("fighter.deadlands.distinct")
def test_nobody_plays_a_fighter_that_somebody_else_has() -> None:
    two = ("Red huckster 3/2/2", "Blue huckster 2/2/3")
    problem = problem_of("+---+---+\n| 1   2 |\n+---+---+", *two, packs=DEADLANDS)
    assert problem == "two players can't both play Huckster [fighter.deadlands.distinct]"


@rule(
    "deadlands.fighter.list", "fighter.deadlands.unique", "fighter.points", "ruling.fighter.stats"
)
@pytest.mark.parametrize(
    "id",
    ["agency-operative", "mad-scientist", "huckster", "harrowed-gunslinger", "saloon-gal",
     "indian-brave"],
)  # fmt: skip
def test_each_player_splits_seven_points(id: str) -> None:
    room = "+---+---+\n| 1   2 |\n+---+---+"
    assert problem_of(room, f"Red {id} 2/3/2", packs=DEADLANDS) == ""
    assert "[fighter.points]" in problem_of(room, f"Red {id} 3/3/2", packs=DEADLANDS)


# -- Agency Operative ----------------------------------------------------------------------------


@rule("deadlands.agency.drawback", "ex.hand.agency", "ruling.agency.limit")
def test_the_operative_ends_the_turn_with_four_cards() -> None:
    hand = "rust jinx telegram stagecoach bandolier"
    game = near(fighter(id="agency-operative", hand=hand)).do("end")
    assert game.due.startswith("Red chooses discard: ")
    assert game.reason() == "which card do you discard? You are 1 over the hand limit of 4."


@rule("deadlands.agency.cheat", "deadlands.agency.cheat.rolls", "deadlands.agency.weapon",
      "ruling.cheat.agency", "ruling.cheat.type")  # fmt: skip
def test_the_operative_rolls_ones_again_to_hit_and_for_damage() -> None:
    far = "+---+---+---+---+---+---+\n| R               B   1 |\n+---+---+---+---+---+---+"
    game = near(fighter("2/2/3", id="agency-operative"), far)
    game.do("s Blue start", "1 1 1", "use ability")
    assert game.due == "Red rolls 3d: hit"
    game.do("6 1 1")
    assert game.told("hit player total") == [("Red", 8)]
    assert game.due == "Red rolls 3d: damage"  # the Gatling Pistol
    game.do("1 5 5", "Red: use ability")
    assert game.due == "Red rolls 1d: damage"
    game.do("6")
    assert game.told("rerolled faces")[-1] == (6, 5, 5) or game.told("rerolled faces")[-1] == [
        6,
        5,
        5,
    ]


@rule("deadlands.agency.cheat", "ruling.cheat.type")
@pytest.mark.parametrize(
    ("weapon", "dice", "may"),
    [("widows-navy", 4, True), ("pepperbox", 2, True), ("sodbuster", 4, False)],
)
def test_revolvers_and_gatlings_are_told_by_their_tag(weapon: str, dice: int, may: bool) -> None:
    far = "+---+---+---+---+\n| R       B   1 |\n+---+---+---+---+"
    game = near(fighter("3/2/2", id="agency-operative", play=weapon), far)
    game.do(f"s Blue {weapon}", " ".join(["1"] * dice))
    assert game.accepts("Red: use ability") is may


@rule("ruling.cheat.reroll")
def test_a_die_is_rolled_again_once() -> None:
    game = near(fighter("3/2/2", id="agency-operative"))
    game.do("s Blue start", "1 5 5", "Red: use ability", "1")
    assert game.due == "Blue rolls 3d: defense"
    why = "Red has already used Standard Issue for this roll [meta.bonus]"
    for word in ("ability", "standard-issue", "agency-operative"):
        assert game.refuses(f"Red: use {word}") == why


# -- Mad Scientist -------------------------------------------------------------------------------


@rule("deadlands.scientist.drawback", "ex.weapons.scientist")
def test_the_scientist_has_as_many_weapons_as_health() -> None:
    red = fighter("2/2/3", id="mad-scientist", play="widows-navy sodbuster", hand="pepperbox")
    assert "2 weapons in play, and the limit is 2" in near(red).refuses("p pepperbox")


@rule("deadlands.scientist.power", "ex.power.scientist")
@pytest.mark.parametrize(("die", "cards"), [("3", ["weapon"]), ("2", [])])
def test_the_scientist_powers_up_on_three(die: str, cards: list[str]) -> None:
    assert near(fighter(id="mad-scientist"), POWER).do("m e", die).hand("Red") == cards


@rule("deadlands.scientist.draw", "ex.scientist.draw", "fact.scientist", "ruling.fighter.scientist",
      "ruling.turn.each", "ruling.start.draw")  # fmt: skip
def test_the_scientist_draws_a_gadget_when_his_turn_begins() -> None:
    game = near(fighter(id="mad-scientist"), movement=None)
    assert game.due == "Red rolls 1d: chance"
    game.do("2")
    assert (game.due, game.hand("Red")) == ("Red rolls 2d: movement", [])
    game.do("1 1", "end", "1 1", "end", "3")
    assert (game.due, game.hand("Red")) == ("Red rolls 2d: movement", ["gadget"])


@rule("deadlands.scientist.noweapon", "deadlands.huckster.noweapon", "ruling.fighter.noweapon")
@pytest.mark.parametrize("id", ["mad-scientist", "huckster"])
def test_two_of_them_have_no_weapon_but_cards(id: str) -> None:
    game = near(fighter(id=id))
    assert game.refuses("s Blue start") == "Red has no starting weapon [ruling.fighter.noweapon]"


# -- Huckster ------------------------------------------------------------------------------------


@rule("deadlands.huckster.drawback", "ex.power.huckster")
@pytest.mark.parametrize(("die", "cards"), [("4", []), ("5", ["weapon"])])
def test_the_huckster_powers_up_on_five(die: str, cards: list[str]) -> None:
    assert near(fighter(id="huckster"), POWER).do("m e", die).hand("Red") == cards


def traded(hand: str, discarded: str) -> Game:
    game = near(fighter(id="huckster", hand=f"{discarded} {hand}"))
    return game.do(f"discard {discarded}")


@rule("deadlands.huckster.cheat", "ruling.cheat.huckster")
def test_the_huckster_gives_two_cards_for_the_top_hex() -> None:
    game = traded("telegram stagecoach bandolier high-noon", "rust")
    game.do("use ability with telegram stagecoach")
    assert game.hand("Red") == ["bandolier", "high-noon", "rust"]
    assert game.discards("hex") == []


@rule("ruling.cheat.huckster.empty")
def test_without_a_discarded_hex_there_is_no_trade() -> None:
    game = near(fighter(id="huckster", hand="telegram stagecoach"))
    assert (
        game.refuses("use ability")
        == "Red can't use Up the Sleeve: no hex card has been discarded [ruling.cheat.huckster.empty]"
    )
    later = draw(NEAR, packs=DEADLANDS, turn="Blue", red=fighter(id="huckster", hand="rust jinx"))
    assert "only on their turn [ruling.cheat.huckster]" in later.refuses("Red: use up-the-sleeve")


@rule("deadlands.scientist.drawback")
def test_the_weapon_limit_names_the_drawback() -> None:
    red = fighter("2/3/2", id="mad-scientist", play="pepperbox coach-gun", hand="buffalo-gun")
    assert (
        near(red)
        .refuses("p buffalo-gun")
        .startswith(
            "Red has no room for Buffalo Gun: 2 weapons in play, and the limit is 2 (Full Hands)"
        )
    )


@rule("ruling.cheat.huckster.own")
def test_he_takes_what_lay_on_top_before() -> None:
    game = traded("jinx stagecoach", "rust").do("use ability with jinx stagecoach")
    assert (game.hand("Red"), game.discards("hex")) == (["rust"], ["jinx"])


@rule("deadlands.huckster.draw", "ex.huckster.draw", "ruling.start.draw")
def test_the_huckster_draws_a_hex_when_his_turn_begins() -> None:
    game = near(fighter(id="huckster"), movement=None).do("4")
    assert (game.due, game.hand("Red")) == ("Red rolls 2d: movement", [])
    game.do("1 1", "end", "1 1", "end", "5")
    assert game.hand("Red") == ["hex"]


@rule("setup.deal.hex", "ex.hand.start.deadlands", "setup.deal.weapon")
def test_the_huckster_alone_is_dealt_a_hex() -> None:
    room = "+---+---+\n| 1   2 |\n+---+---+"
    game = begin(room, "3/2/2 huckster", "3/2/2", packs=DEADLANDS)
    game.do("KS 10H 3C AD 2S", "2H 4C 6H 8C 10D", "none", "none", "A1", "B1")
    assert game.hand("Red") == ["weapon", "gadget", "special", "hex"]
    assert game.hand("Blue") == ["weapon", "gadget", "special"]


@rule("deadlands.huckster.gadget", "ruling.fighter.gear")
def test_the_book_on_his_sheet_is_no_card_and_comes_back_with_him() -> None:
    game = draw(NEAR, packs=DEADLANDS, blue=fighter("1/3/3", id="huckster", hand="hobble"))
    assert game.seat("Blue").gear == ["hoyles-book-of-games"]
    game.do("s Blue start", "6 3", "6")
    assert (game.seat("Blue").gear, game.discards("gadget")) == ([], [])
    game.do("end", "1")
    assert game.seat("Blue").gear == ["hoyles-book-of-games"]


# -- Harrowed Gunslinger -------------------------------------------------------------------------


@rule("deadlands.harrowed.grave", "deadlands.harrowed.draw", "ruling.fighter.grave",
      "ruling.cheat.free")  # fmt: skip
def test_the_harrowed_gunslinger_picks_a_grave_and_draws_a_weapon() -> None:
    game = draw(NEAR, packs=DEADLANDS, blue=fighter("1/3/3", id="harrowed-gunslinger"))
    game.do("s Blue start", "6 3", "6", "end")
    assert game.due == "Blue chooses respawn: C1, D1"
    game.do("D1")
    assert (game.square("Blue"), game.hand("Blue")) == ("D1", ["weapon"])


@rule("deadlands.harrowed.weapon", "deadlands.saloon.weapon", "deadlands.brave.weapon")
@pytest.mark.parametrize("id", ["harrowed-gunslinger", "saloon-gal", "indian-brave"])
def test_three_start_with_two_dice_without_end(id: str) -> None:
    game = near(fighter(id=id)).do("s Blue start")
    assert game.due == "Red rolls 2d: damage"
    assert game.told("ammo-spent") == []


# -- Saloon Gal ----------------------------------------------------------------------------------


@rule("deadlands.saloon.cheat", "ruling.cheat.saloon")
def test_a_card_buys_the_saloon_gal_a_die_for_one_roll() -> None:
    red = fighter("3/2/2", id="saloon-gal", hand="rust jinx telegram")
    game = near(red).do("use ability with rust")
    assert "for the next roll [ruling.cheat.saloon]" in game.refuses("use ability with jinx")
    game.do("s Blue start")
    assert game.due == "Red rolls 3d: damage"
    game.do("1 1 1", "6 6 6")
    assert game.hand("Red") == ["jinx", "telegram"]


@rule("deadlands.saloon.cheat")
def test_with_hands_on_the_table_a_card_of_a_deck_buys_it_unseen() -> None:
    game = near(fighter("3/2/2", id="saloon-gal", hidden="hex:2"), movement=None)
    game.do("use ability with hex")
    assert (game.due, game.hand("Red")) == ("Red rolls 3d: movement", ["hex"])
    game = near(fighter("3/2/2", id="saloon-gal", hidden="hex:2"), movement=None)
    game.do("use ability with weapon")  # of which she holds none: she says another
    assert game.due == "Red chooses discard"


@rule("comp.deadlands.cards", "deadlands.huckster.cheat")
def test_a_price_is_paid_with_no_copy_that_lies_elsewhere() -> None:
    game = near(fighter("3/2/2", id="saloon-gal", hidden="hex:3")).do("discard rust rust")
    why = "Red can't have Rust: all 2 copies are elsewhere [comp.base.cards]"
    assert game.refuses("use ability with rust") == why
    game = near(fighter("3/2/2", id="huckster", hidden="hex:5")).do("discard rust jinx")
    assert game.refuses("use up-the-sleeve with rust rust") == why
    assert game.refuses("p soul-blast blue with jinx jinx").startswith(
        "Red can't have Jinx: all 2 copies"
    )
    game.do("use up-the-sleeve with rust hex")


@rule("deadlands.saloon.cheat")
def test_the_die_serves_movement_and_defense_as_well() -> None:
    game = near(fighter("3/2/2", id="saloon-gal", hand="rust"), movement=None)
    game.do("use ability with rust")
    assert game.due == "Red rolls 3d: movement"
    blue = fighter("3/2/2", id="saloon-gal", hand="rust")
    game = draw(NEAR, packs=DEADLANDS, blue=blue).do(
        "s Blue start", "6 6", "Blue: use ability with rust"
    )
    assert game.due == "Blue rolls 4d: defense"


@rule("ruling.cheat.saloon.table")
def test_rolls_that_pick_from_a_list_have_one_die() -> None:
    game = near(fighter(id="saloon-gal", hand="rust"), POWER).do("use ability with rust", "m e")
    assert game.due == "Red rolls 1d: power-up"
    game.do("2", "s blue start")  # the die that was paid for waits for a roll that can have it
    assert game.due == "Red rolls 3d: damage"
    game.do("1 1 1", "6 6 6")
    assert game.run.table.state.seats["Red"].play == []


@rule("ruling.cheat.saloon.table")
def test_a_die_that_a_roll_can_not_use_is_refused_before_it_costs_a_card() -> None:
    game = near(fighter(id="saloon-gal", hand="rust"), POWER).do("m e")
    assert game.due == "Red rolls 1d: power-up"
    assert game.refuses("use ability with rust") == (
        "Card up the Garter can't change this roll [ruling.cheat.saloon.table]"
    )
    red = fighter(id="saloon-gal", hand="rust")
    barrel = draw(NEAR, packs="deadlands deathmatch", variants="barrels", red=red)
    barrel.do("override blue square c1", "override floor b1 barrel", "s b1")
    assert barrel.due == "Red rolls 1d: table"
    assert "can't change this roll" in barrel.refuses("use ability with rust")


@rule("ruling.cheat.saloon")
def test_no_die_is_bought_for_a_later_turn() -> None:
    missed = near(fighter("3/2/2", id="saloon-gal", hand="rust"), attacks=1)
    assert missed.refuses("use ability with rust") == (
        "Red has no roll to come: use Card up the Garter when a roll is due [ruling.cheat.saloon]"
    )
    idle = near(fighter("3/2/2", id="saloon-gal", hand="rust")).do("use ability with rust", "end")
    assert idle.run.table.state.seats["Red"].play == []


# -- Indian Brave --------------------------------------------------------------------------------


GALLOWS = """
    +---+---+---+---+
    | R   B   X   1 |
    +---+---+---+---+
"""


@rule("deadlands.brave.drawback", "ex.gallows.brave", "ruling.gallows.must")
def test_whoever_frags_the_brave_may_hang_him() -> None:
    for answer, status in (("C1", "hanged"), ("no", "fragged")):
        game = draw(GALLOWS, packs=DEADLANDS, blue=fighter("3/2/2", id="indian-brave"))
        game.do("s Blue start", "6 3", "1 1 1")  # 3 points, 3 Health
        assert game.due == "Red chooses gallows: C1, no"
        assert game.do(answer).seat("Blue").status == status


@rule("deadlands.brave.cheat", "ex.brave.heal", "fact.healing")
def test_healing_cards_restore_one_more() -> None:
    red = fighter("4/2/1", id="indian-brave", health=1, hand="docs-black-bag")
    assert near(red).do("p docs-black-bag").health("Red") == 4


@rule("ruling.cheat.brave")
def test_blood_is_no_card() -> None:
    game = near(fighter("4/2/1", id="indian-brave", health=1, blood=1)).do("spend")
    assert game.health("Red") == 2


# -- what else is so in Deadlands -------------------------------------------------------------------


@rule("window.move", "window.fire", "los.window")
def test_a_window_is_shot_through_and_not_walked_through() -> None:
    game = draw("+---+---+---+\n| R : B   1 |\n+---+---+---+", packs=DEADLANDS)
    assert "[window.move]" in game.refuses("m e")
    game.do("s Blue start")
    assert game.due == "Red rolls 2d: damage"


@rule("respawn.hand")
def test_a_frag_leaves_the_hand_alone() -> None:
    game = draw(NEAR, packs=DEADLANDS, blue=fighter("1/3/3", hand="telegram", hidden="weapon:1"))
    game.do("s Blue start", "6 3", "6")
    assert game.hand("Blue") == ["telegram", "weapon"]


@rule("drop.sameturn")
def test_a_weapon_dropped_in_this_turn_stays_where_it_is() -> None:
    game = near(fighter(play="widows-navy"), POWER).do("drop widows-navy", "m e", "1", "m w")
    assert "was dropped this turn" in game.refuses("take widows-navy")


@rule("door.color.deadlands")
def test_colours_of_doors_mean_nothing() -> None:
    for door in "rgb":
        game = draw(f"+---+---+---+\n| R {door}     1 |\n+---+---+---+", packs=DEADLANDS)
        assert game.do("m e").square("Red") == "B1"


@rule("ruling.window.end")
def test_where_a_window_meets_a_wall_nothing_passes() -> None:
    corner = """
        +---+---+---+
        | R :   : 1 |
        +   +   +---+
        |   | B | 2 |
        +---+---+---+
    """
    refused = draw(corner, packs=DEADLANDS).refuses("s Blue start")
    assert "wall corner at the south-east of A1" in refused
