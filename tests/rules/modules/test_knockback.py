"""Knockback, and the `push` of cards that shares its way (knockback.*, ex.knockback.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.modifiers import Immune, Roll
from fragkit.model.word_values import Dice
from fragkit.rules.modules import made_modules, made_variants
from fragkit.rules.modules.barrels import Barrels
from fragkit.rules.modules.knockback import Knockback
from fragkit.rules.modules.mines import Mines
from fragkit.rules.modules.napalm import Napalm
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

GUNS = [card(f"gun{n}", "weapon", damage=Dice(n), ammo="unlimited") for n in (5, 6, 7, 8)]
BOMB = card("bomb", "weapon", damage=Dice(6), ammo="unlimited", radius=2)
ARMED = fighter(play="gun5 gun6 gun7 gun8 bomb clue-by-four")
LINE = """
    +---+---+---+---+---+---+---+
    | R   B                     |
    +---+---+---+---+---+---+---+
"""


def hall(drawing: str = LINE, **more):
    modules = [Knockback(), *more.pop("modules", ())]
    more.setdefault("red", ARMED)
    more.setdefault("blue", fighter("4/2/1"))
    return draw(drawing, modules=modules, cards=[*GUNS, BOMB, *more.pop("cards", ())], **more)


def shot(drawing: str = LINE, dice: int = 8, **more):
    """Blue, next to Red, is hit with so many dice for nothing."""
    return hall(drawing, **more).do(f"s blue gun{dice}", "1 " * dice, "6 6 6 6")


# -- how far -------------------------------------------------------------------------------------


@rule(
    "knockback.trigger", "knockback.distance", "knockback.survive", "ruling.knockback.zero",
    "ex.knockback.5", "ex.knockback.6", "ex.knockback.7", "ex.knockback.8",
)  # fmt: skip
@pytest.mark.parametrize(("dice", "square"), [(5, "B1"), (6, "E1"), (7, "E1"), (8, "F1")])
def test_six_dice_and_more_throw_him_half_as_many_squares(dice, square):
    assert shot(dice=dice).square("Blue") == square


@rule("ruling.knockback.zero")
def test_a_hit_for_nothing_pushes_unless_the_table_says_otherwise():
    assert shot(house="knockback.zero=b").square("Blue") == "B1"


@rule("ruling.knockback.dice")
def test_dice_that_cards_add_count():
    juice = card("juice", "gadget", Roll(value="damage", dice=2))
    red = fighter(play="gun5 juice")
    game = hall(cards=[juice], red=red).do("s blue gun5", "1 1 1 1 1 1 1", "6 6 6 6")
    assert game.square("Blue") == "E1"
    game = hall(cards=[juice], red=red, house="knockback.dice=b")
    assert game.do("s blue gun5", "1 1 1 1 1 1 1", "6 6 6 6").square("Blue") == "B1"


@rule("ruling.knockback.dead", "knockback.survive")
def test_who_dies_of_the_shot_is_not_moved():
    game = hall(blue=fighter(health=1)).do("s blue gun8", "6 6 6 6 6 6 6 6", "1")
    assert game.told("fragged square") == ["B1"]
    assert game.told("knocked-back") == []


@rule("knockback.trigger")
def test_who_is_immune_is_not_hit_and_not_pushed():
    ward = card("ward", "gadget", Immune(value=("everything",)))
    game = hall(cards=[ward], blue=fighter(play="ward")).do("s blue gun8")
    assert game.square("Blue") == "B1"


@rule("knockback.variant", "ruling.knockback.on")
def test_it_is_on_where_a_pack_brings_it_and_can_be_left_out():
    [on] = made_modules(["knockback"])
    assert on.id == "knockback"
    assert made_variants(["knockback=off"], (on,)) == ()
    chosen = made_variants(["knockback"], ())
    assert [m.id for m in chosen] == ["knockback"]
    assert made_variants(["knockback=3"], ()) == (
        "`knockback=3` is not possible; type `knockback` or `knockback=off`"
    )
    assert made_variants(["barrels=off"], ()) == "the variant `barrels` does not take a value"


# -- which way -----------------------------------------------------------------------------------

FIELD = """
    +---+---+---+---+---+---+---+---+
    | R                             |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +---+---+---+---+---+---+---+---+
"""


@rule(
    "knockback.line", "knockback.vertical", "knockback.horizontal", "knockback.diagonal",
    "ruling.knockback.mixed", "ruling.knockback.center", "ruling.knockback.diagcount",
    "ex.knockback.a", "ex.knockback.b", "ex.knockback.c", "ex.knockback.d",
)  # fmt: skip
@pytest.mark.parametrize(
    ("stands", "lands"), [("b5", "B8"), ("c4", "C7"), ("d4", "G7"), ("e2", "H2")]
)
def test_the_longer_way_decides_and_equal_ones_are_a_diagonal(stands, lands):
    game = hall(FIELD, red=fighter("2/1/4", play="gun6"), blue=fighter("4/2/1"))
    game.do(f"override blue square {stands}", "s blue gun6")
    if game.due == "Red rolls 4d: hit":
        game.do("6 6 6 6")
    assert game.do("1 1 1 1 1 1", "6 6 6 6").square("Blue") == lands


# -- what stops him ------------------------------------------------------------------------------


@rule("knockback.blocked", "knockback.leftover", "knockback.leftover.target", "ex.knockback.wall",
      "ruling.knockback.order")  # fmt: skip
def test_a_wall_after_two_squares_is_two_dice():
    room = """
        +---+---+---+---+---+
        | R   B         |   |
        +---+---+---+---+---+
    """
    game = shot(room)
    assert game.square("Blue") == "D1"
    assert (game.due, game.reason()) == (
        "Red rolls 2d: damage",
        "for damage to Blue from the collision after Gun8",
    )
    assert game.do("1 1", "6 6 6 6").due.startswith("Red acts")


@rule("knockback.leftover.obstacle", "ex.knockback.fighter", "ruling.knockback.chain")
def test_a_fighter_in_the_way_takes_as_many_dice_and_stays():
    room = """
        +---+---+---+---+---+---+---+
        | R   B           G         |
        +---+---+---+---+---+---+---+
    """
    game = shot(room)
    assert game.due == "Red rolls 2d: damage"
    game.do("1 1", "6 6 6 6")
    assert (game.due, game.reason()) == (
        "Red rolls 2d: damage",
        "for damage to Green from the collision after Gun8",
    )
    assert game.do("1 1", "6 6 6").square("Green") == "E1"


@rule("ex.knockback.frags", "knockback.credit", "ruling.knockback.hit")
def test_both_frags_are_the_shooters():
    room = """
        +---+---+---+---+---+---+---+
        | R   B           G         |
        +---+---+---+---+---+---+---+
    """
    game = hall(room, blue=fighter(health=2), green=fighter(health=1), house="frags=9")
    game.do("s blue gun8", "1 1 1 1 1 1 1 1", "6 6", "6 6", "1 1", "6 6", "1")
    assert game.told("frag-scored player victim") == [("Red", "Blue"), ("Red", "Green")]


@rule("ex.knockback.clear")
def test_four_free_squares_and_a_wall_behind_them_hurt_no_more():
    room = """
        +---+---+---+---+---+---+
        | R   B                 |
        +---+---+---+---+---+---+
    """
    game = shot(room)
    assert (game.square("Blue"), game.due) == ("F1", "Red acts: 6 movement, 0 attacks")


@rule("ex.knockback.atwall")
def test_against_the_wall_he_takes_all_of_it():
    game = shot("+---+---+\n| R   B |\n+---+---+\n")
    assert (game.square("Blue"), game.due) == ("B1", "Red rolls 4d: damage")


@rule("ruling.knockback.door", "ruling.knockback.window", "ruling.knockback.doorsquare")
@pytest.mark.parametrize("edge", ["r", ":", ">"])
def test_doors_and_windows_stop_him(edge):
    room = f"+---+---+---+---+---+\n| R   B     {edge}       |\n+---+---+---+---+---+\n"
    game = shot(room)
    assert (game.square("Blue"), game.due) == ("C1", "Red rolls 3d: damage")


@rule("ruling.knockback.doorsquare")
def test_a_door_square_stops_him_and_who_holds_it_is_struck():
    room = """
        +---+---+---+---+---+
        | R   B       D     |
        +---+---+---+---+---+
    """
    game = shot(room)
    assert (game.square("Blue"), game.due) == ("C1", "Red rolls 3d: damage")
    game = shot(room.replace("D ", "DG")).do("1 1 1", "6 6 6 6")
    assert game.reason() == "for damage to Green from the collision after Gun8"


@rule("ruling.knockback.diag")
def test_a_corner_stops_a_diagonal_flight():
    room = """
        +---+---+---+---+
        | R             |
        +   +   +   +   +
        |     B         |
        +   +   +---+   +
        |               |
        +---+---+---+---+
    """
    game = shot(room, red=fighter("3/2/2", play="gun8"))
    assert (game.square("Blue"), game.due) == ("B2", "Red rolls 4d: damage")


@rule("ruling.knockback.barrel", "knockback.leftover.obstacle", "knockback.credit")
def test_a_barrel_counts_as_hit_and_its_frags_are_the_shooters():
    game = hall(modules=[Barrels()], blue=fighter("4/2/1", health=2))
    game.do("override floor d1 barrel", "s blue gun8", "1 1 1 1 1 1 1 1", "6 6")
    assert (game.square("Blue"), game.due) == ("C1", "Red rolls 3d: damage")
    game.do("1 1 1", "6 6")
    assert game.due == "Red rolls 1d: table"
    game.do("1", "6 6 6 6 6", "1 1")
    assert game.told("frag-scored player victim") == [("Red", "Blue")]


@rule("ruling.knockback.hanged", "deadlands.gallows.immune")
def test_a_hanged_fighter_stops_him_and_is_not_hurt():
    room = """
        +---+---+---+---+---+
        | R   B       X   1 |
        +---+---+---+---+---+
    """
    game = hall(room, green=fighter()).do("override green figure d1")
    game.do("s blue gun8", "1 1 1 1 1 1 1 1", "6 6 6 6")
    assert (game.square("Blue"), game.reason()) == (
        "C1",
        "for damage to Blue from the collision after Gun8",
    )
    game.do("1 1 1", "6 6 6 6")
    assert (game.seat("Green").status, game.due) == ("hanged", "Red acts: 6 movement, 0 attacks")


# -- what lies on the way ------------------------------------------------------------------------


@rule("ruling.knockback.hazard", "knockback.credit", "ruling.knockback.die")
def test_lava_on_the_way_burns_in_each_square_and_ends_the_flight_of_the_dead():
    room = """
        +---+---+---+---+---+---+---+
        | R   B   ^   ^             |
        +---+---+---+---+---+---+---+
    """
    game = shot(room)
    assert (game.due, game.reason()) == (
        "Blue rolls 3d: damage",
        ("for damage to Blue from the lava"),
    )
    game.do("1 1 1", "6 6 6 6", "1 1 1", "6 6 6 6")
    assert game.square("Blue") == "F1"
    game = hall(room, blue=fighter(health=2)).do("s blue gun8", "1 1 1 1 1 1 1 1", "6 6")
    game.do("6 6 6", "1 1")
    assert game.told("fragged square by") == [("C1", "Red")]
    assert "blood" in game.floor("C1")


@rule("ruling.knockback.hazard", "ruling.frag.pushed")
def test_acid_mines_and_flames_too_and_the_shooter_scores():
    game = hall(LINE.replace("B     ", "B   a "), blue=fighter(health=2))
    game.do("s blue gun8", "1 1 1 1 1 1 1 1", "6 6", "6 6", "1 1")
    assert game.told("frag-scored player") == ["Red"]
    for kind, cause in (("mine", "the mine"), ("napalm", "napalm")):
        game = hall(modules=[Mines(), Napalm()]).do(f"override floor c1 {kind}")
        game.do("s blue gun8", "1 1 1 1 1 1 1 1", "6 6 6 6")
        assert game.reason() == f"for damage to Blue from {cause}"


@rule("ruling.knockback.water", "ruling.knockback.collect", "ruling.knockback.tele")
def test_water_does_not_slow_him_and_he_gathers_and_hops_nothing():
    room = """
        +---+---+---+---+---+---+---+
        | R   B   ~   w   T       T |
        +---+---+---+---+---+---+---+
    """
    game = shot(room)
    assert (game.square("Blue"), game.due) == ("F1", "Red acts: 6 movement, 0 attacks")
    assert game.told("powered-up") == []
    assert game.hand("Blue") == []


@rule("ruling.knockback.beast")
def test_a_beast_ends_the_push_and_leaves_no_dice():
    room = """
        +---+---+---+---+---+---+
        | R   B   t   .         |
        +   +   +   +   +   +   +
        |         O             |
        +---+---+---+---+---+---+
    """
    game = hall(room, keys="beasts: [{mouth: C2, tentacles: [C1]}]")
    game.do("s blue gun8", "1 1 1 1 1 1 1 1", "6 6 6 6", "1")
    assert game.reason() == "for damage to Blue from the beast"
    game.do("1 1 1", "6 6 6 6")
    assert (game.square("Blue"), game.due) == ("C2", "Red acts: 6 movement, 0 attacks")


@rule("ruling.knockback.credit", "frag.self")
def test_the_shooter_scores_others_and_never_himself():
    room = "+---+---+---+---+\n| R   B         |\n+---+---+---+---+\n"
    game = hall(room, modules=[Barrels()], blue=fighter("4/2/1", health=2), house="frags=9",
                red=fighter("3/2/2", play="gun8", health=1))  # fmt: skip
    game.do("override floor c1 barrel", "s blue gun8", "1 1 1 1 1 1 1 1", "6 6")
    game.do("1 1 1 1", "6 6", "1", "6 6 6 6 6", "1", "6 6 6 6 6", "1 1")
    assert sorted(game.told("fragged player")) == ["Blue", "Red"]
    assert game.told("frag-scored player victim") == [("Red", "Blue")]


# -- several, and oneself ------------------------------------------------------------------------


@rule("ruling.knockback.several", "ruling.knockback.self", "ruling.knockback.area")
def test_of_several_the_shooter_says_who_flies_first_and_he_himself_does_not():
    room = """
        +---+---+---+---+---+---+---+
        | R       B   G             |
        +---+---+---+---+---+---+---+
    """
    rolls = ["1 1 1 1 1 1", "6 6 6"] * 3
    game = hall(room, blue=fighter(), green=fighter()).do("s blue bomb", *rolls)
    assert game.due == "Red chooses target: Blue, Green"
    game.do("green")
    assert (game.square("Green"), game.square("Blue"), game.square("Red")) == ("G1", "F1", "A1")
    near = hall(room, blue=fighter(), green=fighter(), house="knockback.several=b")
    near.do("s blue bomb", *rolls)
    assert near.reason() == "for damage to Blue from the collision after Bomb"


@rule("ruling.knockback.several")
def test_nobody_is_asked_about_pushes_whose_ways_can_not_meet():
    room = """
        +---+---+---+---+---+---+
        |     B   R   G         |
        +---+---+---+---+---+---+
    """
    rolls = ["1 1 1 1 1 1", "6 6 6"] * 3
    game = hall(room, blue=fighter(), green=fighter()).do("s blue bomb", *rolls)
    assert game.due == "Red rolls 2d: damage"  # Blue's collision: they fly apart
    assert game.square("Blue") == "A1"


@rule("ruling.knockback.active")
def test_movement_that_is_left_stays():
    game = shot()
    assert game.due == "Red acts: 6 movement, 0 attacks"


# -- the push of cards ---------------------------------------------------------------------------


@rule("knockback.leftover")
def test_a_cards_push_goes_the_same_way_and_leaves_dice_where_knockback_is_played():
    room = "+---+---+---+\n| R   B     |\n+---+---+---+\n"
    game = hall(room).do("s blue clue-by-four", "1 1 1 1", "6 6 6 6")
    assert (game.square("Blue"), game.due) == ("C1", "Red rolls 2d: damage")
    plain = draw(room, red=fighter(play="clue-by-four")).do(
        "s blue clue-by-four", "1 1 1 1", "6 6 6"
    )
    assert plain.due.startswith("Red acts")


@rule("ruling.knockback.dead", "variant.blink.now")
def test_who_dies_and_is_back_at_once_is_not_the_one_who_was_hit():
    room = """
        +---+---+---+---+---+---+---+
        | R   B               1     |
        +---+---+---+---+---+---+---+
    """
    game = hall(room, variants="blink-of-an-eye", blue=fighter("1/3/3"))
    game.do("s blue gun8", "6 6 6 6 6 6 6 6", "1", "1")
    assert (game.square("Blue"), game.told("knocked-back")) == ("F1", [])


@rule("ruling.knockback.weapon")
def test_barrels_do_not_knock_back():
    room = """
        +---+---+---+---+---+---+---+
        | R               B         |
        +---+---+---+---+---+---+---+
    """
    game = hall(room, modules=[Barrels()]).do("override floor d1 barrel")
    game.do("s d1 start", "6 6", "6", "6")
    for _ in range(2):
        game.do("1 " * 10, "6 6 6 6" if "Blue" in game.reason() else "6 6 6")
    assert game.told("barrel-exploded dice") == [10]
    assert game.told("knocked-back") == []
