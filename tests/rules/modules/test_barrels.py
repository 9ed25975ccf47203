"""Barrels and Barrel Busters (barrel.*, ruling.barrel.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.acts import Place
from fragkit.model.word_values import Dice
from fragkit.rules.modules.barrel_busters import BarrelBusters
from fragkit.rules.modules.barrels import Barrels
from tests.rulemark import rule
from tests.rules.kit import begin, card, draw, fighter
from tests.rules.modules.weapons import SQUIB

HALL = """
    +---+---+---+---+---+---+---+
    | R       %           B     |
    +   +   +   +   +   +   +   +
    |                           |
    +   +   +   +   +   +   +   +
    |                           |
    +---+---+---+---+---+---+---+
"""
LINE = """
    +---+---+---+---+---+---+
    | R       B             |
    +---+---+---+---+---+---+
"""


def stand(drawing: str = HALL, *barrels: str, **more):
    """A game in the middle with barrels on these squares."""
    more.setdefault("modules", [Barrels()])
    game = draw(drawing, **more)
    for square in barrels:
        game.do(f"override floor {square} barrel")
    return game


def barrels(game) -> list[str]:
    return sorted(c.square for c in game.run.table.state.floor if c.kind == "barrel")


# -- where they stand ------------------------------------------------------------------------


@rule("barrel.optional")
def test_without_the_variant_grates_are_empty():
    game = begin("+---+---+---+\n| 1   %   2 |\n+---+---+---+", "3/2/2", "3/2/2")
    assert barrels(game.do("6", "1", "a1", "c1")) == []


@rule("barrel.start")
def test_at_the_start_one_stands_on_every_grate():
    room = "+---+---+---+\n| 1   %   2 |\n+---+---+---+"
    game = begin(room, "3/2/2", "3/2/2", modules=[Barrels()])
    assert barrels(game.do("6", "1", "a1", "c1")) == ["B1"]


@rule("barrel.busters.start", "barrel.busters", "barrel.busters.counters", "ruling.barrel.supply")
def test_barrel_busters_has_them_on_power_ups_too():
    room = "+---+---+---+---+\n| 1   %   w   2 |\n+---+---+---+---+"
    game = begin(room, "3/2/2", "3/2/2", modules=[Barrels(), BarrelBusters()])
    assert barrels(game.do("6", "1", "a1", "d1")) == ["B1", "C1"]


@rule("barrel.move")
def test_nobody_walks_or_jumps_through_one():
    game = stand(LINE, "b1", movement=8)
    assert game.refuses("m e").endswith("[barrel.move]")
    assert "[barrel.move]" in game.refuses("j e 2")
    assert game.legal("m") == game.legal("j") == []


@rule("los.barrel")
def test_it_blocks_sight():
    game = stand(LINE, "b1")
    assert game.refuses("s blue") == "Red can't shoot Blue: barrel on B1 [los.barrel]"


# -- hitting one -----------------------------------------------------------------------------


@rule("barrel.target", "ruling.barrel.tohit", "barrel.nodefense", "barrel.hit")
def test_it_is_aimed_at_by_its_square_and_takes_a_roll_to_hit_and_no_defense():
    game = stand(HALL, "d1").do("s d1", "1 1")
    assert game.told("missed")
    assert barrels(game) == ["D1"]
    game = stand(HALL, "d1").do("s d1", "6 6")
    assert game.due == "Red rolls 1d: table"
    assert barrels(game) == []


def test_it_can_be_said_by_its_kind_and_is_listed_so():
    game = stand(HALL, "d1")
    assert "s barrel@D1 start" in game.legal("s")
    assert game.do("s barrel@d1", "6 6").due == "Red rolls 1d: table"


@rule("barrel.hit.harmless")
def test_a_weapon_without_damage_leaves_it_alone(tickler):
    game = stand(HALL, "d1", cards=[tickler], red=fighter(play="tickler")).do("s d1 tickler", "6 6")
    assert barrels(game) == ["D1"]


@rule(
    "barrel.roll", "barrel.explode.dice", "barrel.explode.range", "ex.barrel.1", "barrel.distance"
)
@pytest.mark.parametrize("face", "12345")
def test_on_1_to_5_it_explodes_with_5_dice_within_two_squares(face):
    game = stand(HALL, "d1").do("s d1", "6 6", face)
    assert game.told("barrel-exploded square dice radius") == [("D1", 5, 2)]
    assert game.due == "Red rolls 5d: damage"  # Blue on F1 is two squares away


@rule(
    "ex.barrel.grid", "ex.barrel.diagonal", "ex.barrel.corner", "ex.barrel.area2", "ex.barrel.area3"
)
def test_diagonal_neighbours_are_two_away_and_corners_of_two_are_safe():
    room = """
        +---+---+---+---+---+---+---+
        | R               B         |
        +   +   +   +   +   +   +   +
        |                           |
        +   +   +   +   +   +   +   +
        |                     G     |
        +---+---+---+---+---+---+---+
    """
    game = stand(room, "d2", movement=6).do("s d2", "6 6", "3")
    assert game.reason() == "for damage to Blue from the barrel on D2"  # E1
    assert "Green" not in str(game.do("1 1 1 1 1", "6 6 6").told("wounded player"))


@rule("ruling.blast.walls", "ruling.blast.cover")
def test_walls_stop_the_blast_and_fighters_do_not():
    room = """
        +---+---+---+---+---+
        | R       B   G | Y |
        +---+---+---+---+---+
    """
    game = stand(room, "b1").do("s b1", "1")
    asked = []
    while game.request["kind"] == "roll" and game.request["purpose"] == "damage":
        asked.append(game.reason().removeprefix("for damage to ").split()[0])
        game.do("1 1 1 1 1", "6 6 6")
    assert asked == ["Red", "Blue", "Green"]


@rule("ruling.blast.shooter", "frag.self")
def test_the_shooter_is_hurt_too_and_scores_nothing_for_that():
    game = stand(LINE, "b1", red=fighter(health=1)).do(
        "s b1", "2", "6 6 6 6 6", "1", "1 1 1 1 1", "6 6 6"
    )
    assert game.told("fragged player by") == [("Red", "Red")]
    assert game.seat("Red").frags == 0


@rule("barrel.credit")
def test_who_fired_at_it_scores():
    game = stand(HALL, "d1", blue=fighter(health=1)).do("s d1", "6 6", "4", "6 6 6 6 6", "1")
    assert game.seat("Red").frags == 1


@rule("barrel.odd", "barrel.odd.weapon", "barrel.odd.gadget", "ex.barrel.61", "ex.barrel.63")
@pytest.mark.parametrize(
    ("face", "deck"), [("1", "weapon"), ("2", "weapon"), ("3", "gadget"), ("4", "gadget")]
)
def test_on_6_a_second_die_may_bring_a_card_face_down(face, deck):
    game = stand(HALL, "d1")
    left = game.left(deck)
    game.do("s d1", "6 6", "6", face)
    assert game.told("card-laid square deck") == [("D1", deck)]
    assert game.left(deck) == left - 1
    assert game.facts["floor D1"] == deck
    assert not game.told("barrel-exploded")


@rule("ruling.barrel.link")
def test_entering_takes_that_card_without_a_die():
    game = stand(HALL, "d1", movement=6).do("s d1", "6 6", "6", "1", "m d1")
    assert game.legal("take") == ["take card"]
    assert game.do("take card").hand("Red") == ["weapon"]
    assert "already" in game.refuses("take card")


@rule("barrel.odd.multiply", "barrel.odd.multiply.choice", "ex.barrel.65", "ruling.barrel.adjacent")
def test_on_5_it_comes_back_with_two_more_where_the_shooter_wants():
    game = stand(HALL, "d2").do("s d2", "6 6", "6", "5")
    assert game.due == "Red chooses square: C2, D1, D3, E2"
    assert barrels(game.do("c2 d3")) == ["C2", "D2", "D3"]


@rule("barrel.odd.multiply.fighter", "ruling.barrel.room")
def test_nobody_is_pushed_out_for_one_and_what_fits_is_placed():
    game = stand(LINE, "b1").do("s b1", "6", "5")
    assert barrels(game) == ["B1"]  # Red and Blue stand on both sides


@rule("ruling.barrel.adjacent")
def test_by_house_option_diagonal_squares_are_adjacent_too():
    game = stand(HALL, "d2", house="barrel.adjacent=b").do("s d2", "6 6", "6", "5")
    assert game.due == "Red chooses square: C1, C2, C3, D1, D3, E1, E2, E3"


@rule("ruling.barrel.on")
def test_a_new_one_may_cover_counters_and_power_ups():
    room = HALL.replace("%  ", "   ", 1)
    game = stand(room, "d2").do("override floor c2 blood", "s d2", "6 6", "6", "5", "c2 d3")
    assert game.floor("C2") == ["blood", "barrel"]


@rule("barrel.odd.nuclear", "barrel.odd.nuclear.range", "ex.barrel.66")
def test_on_6_again_it_is_nuclear():
    game = stand(HALL, "c1").do("s c1", "6", "6")
    assert game.told("barrel-exploded square dice radius") == [("C1", 10, 3)]
    assert game.due == "Red rolls 10d: damage"


# -- chains ----------------------------------------------------------------------------------


@rule("barrel.explode.barrels", "ruling.barrel.waves", "ruling.barrel.once")
def test_barrels_in_the_radius_explode_without_a_die_wave_by_wave():
    room = "+---+---+---+---+---+---+---+---+---+---+---+---+\n| R                                           B |\n+---+---+---+---+---+---+---+---+---+---+---+---+"
    game = stand(room, "d1", "f1", "h1", "j1").do("s d1", "6 6", "1")
    assert game.told("barrel-exploded square") == ["D1", "F1", "H1", "J1"]
    assert game.reason() == "for damage to Blue from the barrel on J1"


@rule("barrel.odd.nuclear.others")
def test_what_a_nuclear_one_sets_off_has_the_usual_dice():
    game = stand(HALL, "c1", "c3").do("s c1", "6", "6", "1 " * 10, "6 6 6")
    assert ("C3", 5, 2) in game.do("1 " * 10, "6 6 6").told("barrel-exploded square dice radius")


@rule(
    "barrel.chain", "barrel.chain.each", "barrel.hit.area", "ex.barrel.chain", "ruling.barrel.first"
)
def test_all_that_one_attack_hits_roll_before_any_explodes(bomb):
    game = stand(HALL, "d1", "e2", cards=[bomb], red=fighter(play="bomb"))
    game.do("s d1 bomb", "6 6")
    while (
        game.request["purpose"] != "table"
    ):  # Blue is in the bomb's blast too (ruling.attack.order)
        game.do(" ".join(["1"] * game.request["dice"]))
    game.do("1")
    assert game.due == "Red rolls 1d: table"
    assert not game.told("barrel-exploded")
    game.do("1")
    assert game.due == "Red rolls 5d: damage"  # both are alike: nobody is asked which is first


@rule("ruling.attack.order")
def test_fighters_take_their_damage_before_the_barrels_roll(bomb):
    game = stand(HALL, "d1", cards=[bomb], red=fighter(play="bomb")).do("s d1 bomb", "6 6")
    assert game.reason() == "for damage to Blue from Bomb"


@rule("barrel.chain.order", "ruling.barrel.together", "ruling.barrel.many")
def test_the_shooter_says_which_goes_off_first_and_each_is_an_attack_of_its_own(bomb):
    game = stand(HALL, "d1", "e2", cards=[bomb], red=fighter(play="bomb"), blue=fighter("4/2/1"))
    game.do("s d1 bomb", "6 6", "1 1", "6 6 6 6", "6", "6", "1")
    assert game.due == "Red chooses barrel: D1, E2"  # 10d and 5d
    game.do("e2")
    assert game.reason() == "for damage to Blue from the barrel on E2"
    game.do("6 1 1 1 1", "1 2 1 1")  # 10 against 5: Blue has 2 left
    game.do("1 1 1 1 1 1 1 1 1 1", "6 6 6")  # the nuclear one reaches Red, too
    assert game.reason() == "for damage to Blue from the barrel on D1"
    assert game.do("1 1 1 1 1 1 1 1 1 1").due == "Blue rolls 2d: defense"


@rule("ruling.barrel.both")
def test_a_roll_of_the_first_wave_stands_though_another_blast_reaches_it(bomb):
    game = stand(HALL, "d1", "e2", cards=[bomb], red=fighter(play="bomb"))
    game.do("s d1 bomb", "6 6", "1 1", "6 6 6", "6", "1", "2")  # D1 is a weapon card, E2 explodes
    assert game.told("barrel-exploded square") == ["E2"]
    assert game.facts["floor D1"] == "weapon"


@rule("ruling.barrel.back")
def test_one_that_multiplied_explodes_in_the_next_wave(bomb):
    game = stand(HALL, "d1", "e2", cards=[bomb], red=fighter(play="bomb"))
    game.do("s d1 bomb", "6 6", "1 1", "6 6 6", "6", "5", "c1 d2", "2")
    while game.request["kind"] != "act":
        due = game.request
        game.do(
            " ".join(["6" if due["purpose"] == "defense" else "1"] * due["dice"])
            if due["kind"] == "roll"
            else "1"
        )
    assert sorted(game.told("barrel-exploded square")) == ["C1", "D1", "D2", "E2"]
    assert barrels(game) == []


def test_a_long_chain_takes_few_inputs():
    room = "+" + "---+" * 26 + "\n| R" + " " * 100 + " |\n+" + "---+" * 26
    game = stand(room, *(f"{c}1" for c in "dfhjlnprtvxz"))
    before = len(game.run.log)
    game.do("s d1", "6 6", "1")
    assert len(game.told("barrel-exploded")) == 12
    assert len(game.run.log) - before == 3


# -- refilling -------------------------------------------------------------------------------


def refilling(**more):
    return stand(HALL, movement=None, red=fighter(hand="yoink", hidden="weapon:1"), **more)


@rule("barrel.refill.discard", "barrel.refill.when", "ruling.barrel.refill.card")
def test_a_card_of_the_hand_puts_them_back_on_empty_grates_before_the_roll():
    game = refilling()
    assert game.due == "Red rolls 2d: movement"
    assert "refill yoink" in game.legal("refill")
    game.do("refill yoink")
    assert barrels(game) == ["C1"]
    assert game.discards("special") == ["yoink"]
    assert game.due == "Red rolls 2d: movement"


@rule("barrel.refill.when", "ruling.barrel.refill.often")
def test_once_and_not_later():
    game = refilling().do("refill yoink")
    assert game.refuses("refill boomstick").endswith("[ruling.barrel.refill.often]")
    assert refilling().do("1 1").refuses("refill yoink").endswith("[barrel.refill.when]")


@rule("ruling.barrel.refill.busy")
def test_a_grate_under_a_fighter_is_left_out():
    game = stand(HALL, movement=None, red=fighter(hand="yoink")).do("override blue square c1")
    assert "no grate is empty" in game.refuses("refill yoink")


def test_a_refill_needs_a_card_that_one_has():
    assert "does not have Light Armor in hand" in refilling().refuses("refill light-armor")
    assert "which card do you discard?" in refilling().refuses("refill")
    assert "Red has no `gadget` card" in refilling().refuses("refill gadget")
    assert barrels(refilling().do("refill weapon")) == ["C1"]


@rule("barrel.refill.card", "ruling.barrel.refill.both", "ruling.barrel.refill.busters")
def test_a_card_of_its_own_refills_every_space():
    again = card("again", "special", Place(value="barrel", square="barrel-spaces"))
    game = stand(HALL.replace("B", "w"), cards=[again], red=fighter(hand="again"), blue=fighter())
    assert barrels(game.do("p again")) == ["C1"]
    busters = [Barrels(), BarrelBusters()]
    game = stand(
        HALL.replace("B", "w"),
        cards=[again],
        red=fighter(hand="again"),
        blue=fighter(),
        modules=busters,
    )
    assert barrels(game.do("p again")) == ["C1", "F1"]


@rule("ruling.barrel.refill.card")
def test_by_house_option_a_card_in_play_buys_them_too():
    for house, text in (
        ("", "refill barrels with Boomstick: it is in play, not in hand"),
        ("barrel.refill.card=b", ""),
    ):
        game = stand(HALL, movement=None, red=fighter(play="boomstick"), house=house)
        if text:
            assert text in game.refuses("refill boomstick")
            continue
        assert "refill boomstick" in game.legal("refill")
        assert barrels(game.do("refill boomstick")) == ["C1"]
        assert (game.play("Red"), game.discards("weapon")) == ([], ["boomstick"])


@rule("ruling.barrel.refill.both", "barrel.refill.card")
def test_where_cards_refill_a_discard_does_so_only_with_the_other_book():
    room = HALL.replace("B", "^")
    for packs, text in (("deathmatch", "only by cards that say so"), ("deathmatch ftw", "")):
        game = draw(room, packs=packs, variants="barrels", movement=None, blue=fighter(),
                    red=fighter(hand="yoink"))  # fmt: skip
        assert text in game.refuses("refill yoink") if text else game.accepts("refill yoink")


# -- Barrel Busters --------------------------------------------------------------------------


@rule("barrel.busters.roll", "ex.barrel.busters")
@pytest.mark.parametrize("face", "123456")
def test_in_barrel_busters_4_to_6_is_odd(face):
    game = stand(HALL, "d1", modules=[Barrels(), BarrelBusters()]).do("s d1", "6 6", face)
    assert bool(game.told("barrel-exploded")) is (face in "123")


@rule("barrel.busters.only", "ruling.barrel.busters.power", "ruling.busters.other")
def test_power_up_squares_are_dead_unless_the_house_has_it_otherwise():
    room = LINE.replace("R       B", "R   w   B")
    for house, due in (("", "Red acts"), ("barrel.busters.power=b", "Red rolls 1d: power-up")):
        game = stand(room, modules=[Barrels(), BarrelBusters()], house=house).do("m e")
        assert game.due.startswith(due)


# -- set right, undone, told -----------------------------------------------------------------


def test_it_is_a_fact_of_the_record_can_be_set_and_undone():
    game = stand(HALL, "d1")
    assert game.facts["floor D1"] == "barrel"
    game.do("s d1", "6 6", "6", "1", "undo to 1")
    assert barrels(game) == ["D1"]
    assert "Blue is already on F1" in game.refuses("override floor f1 barrel")
    assert barrels(game.do("override floor d1 nothing")) == []


def test_the_story_can_be_followed_with_pieces_in_hand():
    game = stand(HALL, "d1", blue=fighter(health=1)).do("s d1", "6 6", "4", "6 6 6 6 6", "1")
    told = " ".join(str(done.outcome.text) for done in game.run.log[-5:])
    assert "The barrel on D1 is hit. Take it off the map." in told
    assert "The barrel on D1 EXPLODES: 5d to everyone within 2 squares." in told


@rule("ruling.barrel.refill.dead")
def test_a_fragged_player_refills_after_the_respawn_and_before_the_movement_roll():
    room = """
        +---+---+---+---+
        | R   1   %     |
        +---+---+---+---+
    """
    game = draw(
        room, modules=[Barrels()], turn="Blue", movement=None, blue=fighter(hand="boomstick")
    ).do("1")
    assert game.due == "Blue rolls 2d: movement"
    assert barrels(game.do("Blue: refill boomstick")) == ["C1"]


RESPAWN = """
    +---+---+---+
    | R   1   2 |
    +---+---+---+
    | B |###|###|
    +---+---+---+
"""


@rule("ruling.respawn.barrel")
def test_a_barrel_on_the_square_is_rolled_past_and_leaves_only_when_all_are_blocked():
    back = ("override blue square off", "override blue turn")
    game = stand(RESPAWN, "b1").do(*back, "1")
    assert game.said.endswith("1: that square is occupied. Roll again.")
    assert game.do("2").square("Blue") == "C1"
    game = stand(RESPAWN, "b1", "c1").do(*back, "1")
    assert game.said.endswith(
        "Blue respawns on B1. No other square is free: take the barrel off B1."
    )
    assert (game.square("Blue"), barrels(game)) == ("B1", ["C1"])


@rule("barrel.odd.multiply", "ruling.barrel.room")
def test_of_two_that_multiply_one_does_not_come_back_onto_the_others_new_barrel():
    bomb = card("bomb", "weapon", damage=Dice(3), ammo=2, radius=1)
    game = stand(HALL, "d2", "e2", cards=[bomb], red=fighter(play="bomb"))
    game.do("s barrel@d2 bomb", "6 6", "6", "5", "e2 d1", "6", "5", "e3 f2")
    assert barrels(game) == ["D1", "D2", "E2", "E3", "F2"]


@rule("barrel.chain.order", "barrel.chain.each")
def test_of_several_that_are_hit_the_shooter_may_roll_for_any_first():
    bomb = card("bomb", "weapon", damage=Dice(3), ammo=2, radius=1)
    game = stand(HALL, "d2", "e2", "d3", cards=[bomb], red=fighter(play="bomb"))
    assert "no barrels to choose from [barrel.chain.order]" in game.refuses("first d2")
    game.do("s barrel@d2 bomb", "6 6")
    assert (game.reason(), game.legal("first")) == (
        "for the barrel on D2 (explodes, except on 6)",
        ["first E2", "first D3"],
    )
    assert "Choose D2, E2 or D3." in game.refuses("first f1")
    assert "Blue has no barrels" in game.refuses("blue: first e2")
    assert game.do("first e2").reason() == "for the barrel on E2 (explodes, except on 6)"
    assert (
        game.do("6", "5", "e1 e3").reason() == "for the barrel on D2 (explodes, except on 6)"
    )  # then as they lie
    assert game.do("first d3", "undo").reason() == "for the barrel on D2 (explodes, except on 6)"
    game.do("override blue turn", "1 1", "override red turn", "1 1")
    assert "no barrels to choose from" in game.refuses("first d3")


@rule("barrel.target", "attack.declare")
def test_a_further_shot_may_go_at_a_barrel_too():
    game = stand(HALL, "c1", red=fighter(play="twin-peeks"))
    game.do("s c1 twin-peeks", "6", "5", "b1 c2")  # it comes back behind a new one
    assert game.due == "Red chooses target: barrel@B1, none"
    assert game.do("barrel@b1").said.endswith("The barrel on B1 is hit. Take it off the map.")


@rule("barrel.target")
def test_a_weapon_whose_hit_is_a_blast_around_its_target_may_be_fired_at_a_barrel():
    game = stand(HALL, "d2", "e2", cards=[SQUIB], red=fighter(play="squib"))
    game.do("s barrel@d2 squib", "6 6", "6", "1")
    assert game.told("barrel-was-hit square") == ["D2", "E2"]


DOORWAY = """
    +---+---+---+---+---+---+---+
    | R               D       B |
    +---+---+---+---+---+---+---+
"""


@rule("barrel.explode.barrels", "ruling.barrel.waves")
def test_a_chain_passes_a_doorway_whose_holder_the_first_blast_frags():
    """The door stays open until the damage is done, as for the odds."""
    game = stand(DOORWAY, "d1", "f1", blue=fighter(health=1))
    game.do("override blue square e1", "s d1", "6 6", "1", "6 6 6 6 6", "1")
    assert game.seat("Blue").square == ""
    assert barrels(game) == []


@rule("ruling.respawn.barrel", "setup.place.square")
def test_a_barrel_on_the_last_starting_square_makes_room() -> None:
    row = """
        +---+---+---+---+
        | 1   2%  3%    |
        +---+---+---+---+
    """
    game = begin(row, "3/2/2", "3/2/2", packs="deathmatch", variants="barrels").do("6", "1")
    assert game.due == "Red chooses place: A1"
    assert game.refuses("b1") == "a barrel is on B1 [ruling.respawn.barrel] Choose A1."
    game.do("a1")
    assert game.due == "Blue chooses place: B1, C1"
    game.do("c1")
    assert (game.square("Blue"), game.floor("B1"), game.floor("C1")) == ("C1", ["barrel"], [])
