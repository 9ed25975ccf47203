"""The guided nuke (nuke.*, ruling.nuke.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.acts import Guide, Skip, Swap
from fragkit.model.word_values import Dice
from fragkit.rules.modules.barrels import Barrels
from fragkit.rules.modules.guided_nuke import GuidedNuke
from fragkit.rules.modules.knockback import Knockback
from fragkit.rules.modules.mines import Mines
from fragkit.rules.modules.no_rushes import NoRushes
from tests.rulemark import rule
from tests.rules.kit import begin, card, draw, fighter

HALL = """
    +---+---+---+---+---+---+---+---+
    | R                           B |
    +---+---+---+---+---+---+---+---+
"""
NUKE = card(
    "nuke", "weapon", Guide(value=Dice(6), radius=2, speed=5, at="fire"),
    damage="none", ammo=1, aim="nothing",
)  # fmt: skip
ARMED = fighter(play="nuke")
ROLL = "1 1 1 1 1"


def hall(drawing: str = HALL, **more):
    more.setdefault("red", ARMED)
    modules = [GuidedNuke(), *more.pop("modules", ())]
    return draw(drawing, modules=modules, cards=[NUKE, *more.pop("cards", ())], **more)


def launched(drawing: str = HALL, **more):
    """It is Red's next turn, and the nuke has 5 movement."""
    return hall(drawing, **more).do("s nuke", "end", "1 1", "end", ROLL)


def nuke(game) -> str:
    return "".join(c.square for c in game.run.table.state.floor if c.kind == "nuke")


@rule("nuke.place", "ruling.nuke.launch")
def test_it_is_launched_onto_a_square_beside_the_firer():
    game = hall().do("s nuke")
    assert nuke(game) == "B1"
    assert game.due == "Red acts: 6 movement, 0 attacks"
    room = """
        +---+---+---+
        |     B     |
        +   +   +   +
        |     R |   |
        +   +   +   +
        |           |
        +---+---+---+
    """
    assert hall(room).do("s nuke").due == "Red chooses square: B3, A2"


@rule("nuke.delay", "ruling.nuke.first")
def test_on_the_turn_of_its_launch_it_neither_moves_nor_goes_off():
    game = hall().do("s nuke")
    assert game.refuses("detonate") == (
        "Red can't detonate the nuke on the turn of its launch [nuke.delay]"
    )
    assert game.refuses("nuke e").endswith("[ruling.nuke.first]")
    early = hall(house="nuke.first=b").do("s nuke", ROLL, "nuke e")
    assert nuke(early) == "C1"
    assert early.refuses("detonate").endswith("[nuke.delay]")


@rule("nuke.move", "ruling.nuke.roll", "nuke.until")
def test_later_it_rolls_five_dice_in_place_of_its_firers_roll_and_is_steered():
    game = hall().do("s nuke", "end", "1 1", "end")
    assert (game.due, game.reason()) == ("Red rolls 5d: movement", "for the nuke's movement")
    game.do(ROLL, "nuke e e", "nuke to 2e")
    assert nuke(game) == "F1"
    assert game.refuses("nuke w w") == (
        "the nuke can't reach D1: it has only 0 movement left [nuke.move]"
    )
    assert game.legal("nuke") == ["nuke e", "nuke w"]
    game.do("end", "1 1", "end")
    assert game.due == "Red rolls 5d: movement"


@rule("nuke.firer.move", "nuke.firer.act")
def test_its_firer_stands_still_and_may_do_everything_else():
    game = launched(red=fighter(play="nuke", blood=1, health=1))
    assert game.refuses("m e") == "Red can't move while steering the nuke [nuke.firer.move]"
    assert game.refuses("j e 2").endswith("[nuke.firer.move]")
    assert game.legal("m") == game.legal("j") == []
    game.do("spend", "s blue start", "1 1")
    assert game.health("Red") == 2


def test_an_attack_that_a_card_has_taken_in_advance_is_lost_all_the_same():
    jam = card("jam", "special", Skip(value="attacks", on="chosen"), on="other")
    game = hall(cards=[jam], blue=fighter(hand="jam")).do("s nuke", "end", "1 1")
    game.do("p jam red", "end", ROLL)
    assert game.due == "Red acts: 0 movement, 0 attacks"
    assert game.refuses("detonate").endswith("[attack.count]")


@rule("nuke.water", "nuke.acid", "ruling.nuke.lava", "ruling.nuke.things", "ruling.nuke.under")
def test_nothing_on_the_ground_slows_or_harms_it_and_it_sets_nothing_off():
    room = """
        +---+---+---+---+---+---+---+---+
        | R       ~   a   ^w          B |
        +---+---+---+---+---+---+---+---+
    """
    game = launched(room, modules=[Mines()]).do("override floor f1 mine", "nuke e e e e")
    assert nuke(game) == "F1"
    assert "mine" in game.floor("F1")
    assert game.due == "Red acts: 0 movement, 1 attacks"
    game.do("end", "6 6", "m f1")
    assert game.square("Blue") == "F1"


@rule("ruling.nuke.share")
def test_it_passes_fighters_and_does_not_end_on_one():
    room = HALL.replace("R               ", "R       G       ").replace("  B |", "  B |")
    game = hall(room).do("s nuke", "end", "1 1", "end", "1 1", "end", ROLL)
    assert game.refuses("nuke e") == (
        "the nuke can't stop on C1: Green is there [ruling.nuke.share]"
    )
    assert nuke(game.do("nuke e e")) == "D1"


@rule("nuke.move")
def test_walls_doors_and_barrels_stop_it():
    room = """
        +---+---+---+---+
        | R     |     B |
        +---+---+---+---+
    """
    assert launched(room).refuses("nuke e").endswith("[wall.move]")
    arrow = room.replace("R     |", "R     <")
    assert launched(arrow).refuses("nuke e") == (
        "the nuke can't move on from B1: one-way door between B1 and C1 [door.oneway]"
    )
    game = launched(modules=[Barrels()]).do("override floor c1 barrel")
    assert game.refuses("nuke e") == "the nuke can't move on from B1: barrel on C1 [barrel.move]"


@rule("ruling.nuke.tele")
@pytest.mark.parametrize("house", "ab")
def test_it_hops_between_teleporters_when_the_other_is_free(house):
    room = """
        +---+---+---+---+---+---+
        | R   T               T |
        +---+---+---+---+---+---+
    """
    game = hall(room, blue=None, house=f"nuke.tele={house}").do("s nuke", "end", ROLL)
    assert game.accepts("nuke f1") == (house == "a")
    if house == "a":
        assert nuke(game.do("nuke f1")) == "F1"
        taken = hall(room.replace("T |", "TB|")).do("s nuke", "end", "1 1", "end", ROLL)
        assert taken.refuses("nuke f1").endswith("fighter on F1 [ruling.nuke.tele]")


@rule("ruling.nuke.when", "ruling.nuke.blast")
def test_detonating_is_an_attack_with_the_cards_dice_and_radius():
    game = launched(movement=1).do("nuke e e e e e", "detonate")
    assert game.told("nuke-detonated square dice radius") == [("G1", 6, 2)]
    assert (game.due, game.reason()) == ("Red rolls 6d: damage", "for damage to Blue from Nuke")
    game.do("6 6 6 6 6 6", "1 1 1")
    assert game.told("frag-scored player") == ["Red"]
    assert nuke(game) == ""
    assert game.refuses("detonate").endswith("[nuke.until]")


@rule("ruling.nuke.when")
def test_it_takes_the_attack_of_the_turn():
    game = launched().do("s blue start", "1 1")
    assert game.refuses("detonate").endswith("[attack.count]")


@rule("ruling.blast.shooter", "barrel.hit.area")
def test_it_catches_its_firer_and_sets_off_barrels():
    game = launched(modules=[Barrels()]).do("override floor d1 barrel", "detonate")
    assert game.reason() == "for damage to Red from Nuke"
    assert game.do("1 1 1 1 1 1", "6 6 6").due == "Red rolls 1d: table"


@rule("nuke.fragged")
def test_it_vanishes_when_its_firer_is_fragged():
    game = hall(red=fighter(play="nuke", health=1), blue=fighter("3/2/2")).do("s nuke", "end")
    game.do("6 6", "s red start", "6 6", "6 6", "1")
    assert game.told("nuke-vanished player square") == [("Red", "B1")]
    assert nuke(game) == ""


@rule("ruling.nuke.away")
def test_it_waits_for_a_firer_who_is_taken_out_of_play():
    game = launched()
    game.do("override red square off")
    assert nuke(game) == "B1"


@rule("nuke.target")
def test_it_is_no_target():
    game = hall().do("s nuke", "end", "1 1")
    for said in ("s b1", "s b1 start", "s nuke@b1"):
        assert "can't shoot the nuke: it is not a target [nuke.target]" in game.refuses(said)


@rule("ruling.nuke.pushed")
def test_a_bump_or_a_push_of_the_firer_leaves_it_to_him():
    game = launched().do("override red square c1", "nuke e e e")
    assert nuke(game) == "E1"


@rule("nuke.until")
def test_there_is_one_for_each_firer():
    game = launched(red=fighter(play="nuke")).do("override red ammo nuke 1")
    assert game.refuses("s nuke") == "Red is already steering a nuke [nuke.until]"


@rule("ruling.knockback.nuke")
@pytest.mark.parametrize(("house", "square"), [("a", "D1"), ("b", "H1")])
def test_a_knockback_runs_from_the_nuke(house, square):
    game = launched(modules=[Knockback()], house=f"knockback.nuke={house}")
    game.do("override floor b1 nothing", "override floor h1 nuke", "override blue square g1")
    game.do("detonate", "1 1 1 1 1 1", "6 6 6")
    if house == "b":
        game.do("1 1", "6 6 6")  # he strikes the wall behind H1
    assert game.square("Blue") == square


def test_the_table_may_set_one_which_is_his_whose_turn_it_is():
    game = hall().do("override floor d1 nuke")
    assert game.facts["floor D1"] == "nuke:Red"
    game.do("end", "1 1")
    assert game.refuses("detonate") == "Blue has no nuke [nuke.until]"
    game.do("override floor e1 nuke:blue")
    assert [c["by"] for c in game.state["floor"]] == ["Red", "Blue"]
    game.do("override floor e1 nothing", "end", ROLL)
    assert game.do("detonate").told("nuke-detonated dice radius") == [(6, 2)]  # as its card says
    assert "there is no player `pink`" in game.refuses("override floor f1 nuke:pink")


@rule("nuke.firer.move", "ruling.nuke.pushed")
@pytest.mark.parametrize("line", ["p blink-button d1", "p shuffle blue", "use phone-booth d1"])
def test_no_card_of_his_own_takes_the_firer_elsewhere(line):
    shuffle = card("shuffle", "special", Swap(value="places"), on="other")
    firer = fighter(play="nuke phone-booth", hand="blink-button shuffle")
    game = hall(red=firer, cards=[shuffle]).do("s nuke", "end", "1 1", "end")
    game.do(*(() if "blink" in line else [ROLL, "override movement 6"]))
    assert game.refuses(line).endswith("[nuke.firer.move]")
    assert game.legal("p") == game.legal("use") == []


@rule("ruling.norush.what")
def test_launching_and_detonating_are_attacks():
    room = "+---+---+---+---+\n| 1       w   2 |\n+---+---+---+---+"
    game = begin(room, "3/2/2", "3/2/2", modules=[NoRushes(), GuidedNuke()], cards=[NUKE])
    game.do("6", "1", "a1", "d1", "1 1", "override red card nuke")
    assert game.refuses("s nuke").endswith("[variant.norush.attack]")


@rule("nuke.move")
def test_a_square_is_enough_to_steer_it():
    room = """
        +---+---+---+---+---+
        | R                 |
        +---+---+---+   +---+
        | # | #           B |
        +---+---+---+---+---+
    """
    game = launched(room).do("nuke c2")
    assert nuke(game) == "C2"
    assert game.told("nuke-moved square")[-1] == "C2"
    assert game.refuses("nuke e2") == "the nuke can't stop on E2: Blue is there [ruling.nuke.share]"
    assert game.refuses("nuke e1") == (
        "the nuke can't reach E1: it has only 1 movement left [nuke.move]"
    )
