"""Switches, their doors, and The Room (switch.*, room.*, ruling.switch.*, ruling.room.*)."""

from __future__ import annotations

import pytest

from fragkit.model.word_values import Dice
from fragkit.referee.display.table_map import table_map
from fragkit.rules.modules.barrels import Barrels
from fragkit.rules.modules.knockback import Knockback
from fragkit.rules.movement.paths import squares_in_reach
from fragkit.term.style import Style
from tests.rulemark import rule
from tests.rules.kit import begin, card, draw, fighter

HALL = """
    +---+---+---+---+---+---+
    | R       s   B b       |
    +---+---+---+---+---+---+
"""
KEYS = "doors: [{at: D1-E1, color: blue, switch: true}]\nswitches: [{at: C1, color: blue}]"


def hall(drawing: str = HALL, keys: str = KEYS, **more):
    return draw(drawing, keys=keys, **more)


def in_reach(game, movement):
    engine = game.run.game
    names = engine.ground.names
    found = squares_in_reach(engine, "Red", movement)
    return {names[place]: [names[step] for step in way.path] for place, way in found.items()}


def doors(game) -> list[tuple[str, str]]:
    return [(c.square, c.side) for c in game.run.table.state.floor if c.kind == "door"]


# -- stepping on it ------------------------------------------------------------------------------


@rule("switch.step", "switch.open", "switch.color", "switch.close", "ex.switch.2",
      "ruling.switch.again", "ruling.switch.start", "ruling.switch.closed")  # fmt: skip
def test_stepping_onto_a_switch_opens_its_door_and_again_shuts_it():
    game = hall()
    assert doors(game) == []
    game.do("m e e")
    assert doors(game) == [("D1", "blue")]
    assert game.told("door-opened door color") == [("D1-E1", "blue")]
    game.do("m w", "m e")
    assert doors(game) == []
    assert game.told("door-shut door") == ["D1-E1"]


def test_a_way_around_is_told_together_with_the_switch():
    game = hall("""
        +---+---+---+
        | s   R b   |
        +   +---+   +
        |           |
        +---+---+---+
    """, "doors: [{at: B1-C1, color: blue, switch: true}]\nswitches: [{at: A1, color: blue}]",
        movement=2, blue=None)  # fmt: skip
    assert game.refuses("m c1").endswith(
        "[ruling.switch.closed] Flip the blue switch on A1. Going around costs 3 movement."
    )


@rule("room.doors", "ruling.switch.closed")
def test_the_shut_door_is_a_wall_and_the_open_one_is_passed_both_ways():
    game = hall(movement=9, blue=fighter()).do("override red square c1")
    assert game.refuses("m e e").endswith(
        "the switch door is closed [ruling.switch.closed] Flip the blue switch on C1."
    )
    game.do("override red square a1", "m e e", "m e e", "m w w")
    assert game.square("Red") == "C1"


@rule("switch.step", "switch.open", "switch.close")
def test_a_way_leads_through_the_door_that_it_opens_itself():
    game = hall(movement=9, blue=fighter())
    assert game.accepts("m e e e e")
    assert game.do("m e1").square("Red") == "E1"
    assert doors(game) == [("D1", "blue")]
    assert game.told("stopped") == []
    # And through none that it shuts: back over the switch, and the door is a wall again.
    game.do("override red square b1")
    assert game.refuses("m e e e").endswith(
        "the switch door is closed [ruling.switch.closed] Flip the blue switch on C1."
    )
    assert "E1" not in in_reach(game, 4)
    assert in_reach(game, 9)["E1"] == ["C1", "B1", "C1", "D1", "E1"]


@rule("ruling.switch.again")
def test_where_a_switch_works_once_a_turn_the_way_knows_it():
    game = hall(movement=9, blue=fighter(), house="switch.again=b").do("m e e", "m w")
    assert in_reach(game, 9)["E1"] == ["C1", "D1", "E1"]


@rule("ruling.switch.los")
def test_an_open_door_lets_nobody_see_through():
    room = HALL.replace("B b       ", "  b     B ")
    game = hall(room).do("m e e")
    assert game.refuses("s blue").endswith("[los.door]")


@rule("switch.color")
def test_it_works_the_doors_of_its_own_colour_only():
    room = """
        +---+---+---+---+---+
        | R   s   b   g     |
        +---+---+---+---+---+
    """.replace("s   b   g  ", "s b   g    ")
    keys = (
        "doors: [{at: B1-C1, color: blue, switch: true}, {at: C1-D1, color: green, switch: true}]\n"
        "switches: [{at: B1, color: green}]"
    )
    assert doors(hall(room, keys).do("m e")) == [("C1", "green")]


@rule("ruling.switch.again")
def test_once_a_turn_if_the_table_says_so():
    assert doors(hall(house="switch.again=b").do("m e e", "m w", "m e")) == [("D1", "blue")]


@rule("ruling.switch.over")
def test_jumping_over_it_does_nothing_and_landing_does():
    room = HALL.replace("B b", "  b")
    assert doors(hall(room, red=fighter("2/3/2")).do("j e 3")) == []
    assert doors(hall().do("j e 2")) == [("D1", "blue")]


@rule("ruling.knockback.switch")
def test_who_is_knocked_onto_it_works_it():
    room = """
        +---+---+---+---+---+
        | R   B     s   b   |
        +---+---+---+---+---+
    """.replace("B     s   b   ", "B       s b   ")
    gun = card("gun6", "weapon", damage=Dice(6), ammo="unlimited")
    game = hall(
        room, KEYS.replace("C1", "D1"), modules=[Knockback()], cards=[gun],
        red=fighter(play="gun6"),
    )  # fmt: skip
    game.do("s blue gun6", "1 1 1 1 1 1", "6 6 6")
    assert doors(game) == [("D1", "blue")]
    assert game.due == "Red rolls 1d: damage"  # the open door stops him all the same


@rule("ruling.switch.start")
def test_doors_may_be_open_at_the_start():
    room = "+---+---+---+\n| 1   s b 2 |\n+---+---+---+"
    keys = "doors: [{at: B1-C1, color: blue, switch: true}]\nswitches: [{at: B1, color: blue}]"
    for house, open_doors in (("a", []), ("b", [("B1", "blue")])):
        game = begin(room, "3/2/2", "3/2/2", keys=keys, house=f"switch.start={house}")
        assert doors(game.do("6", "1", "a1", "c1")) == open_doors


# -- shooting it ---------------------------------------------------------------------------------


@rule("switch.shoot", "switch.nodamage", "ruling.switch.shot", "ex.switch.1")
@pytest.mark.parametrize("aim", ["d1", "switch@d1"])
def test_it_is_shot_at_by_its_square_and_takes_a_roll_to_hit_and_no_damage(aim):
    room = """
        +---+---+---+---+---+---+
        | R           s b       |
        +---+---+---+---+---+---+
    """
    keys = KEYS.replace("at: C1", "at: D1")
    assert doors(hall(room, keys).do(f"s {aim}", "1 1")) == []
    game = hall(room, keys).do(f"s {aim}", "6 6")
    assert doors(game) == [("D1", "blue")]
    assert game.due == "Red acts: 6 movement, 0 attacks"


@rule("ruling.switch.busy")
def test_somebody_who_stands_on_it_is_another_target():
    room = HALL.replace("s   B", "sB   ")
    game = hall(room)
    assert {"s Blue start", "s switch@C1 start"} <= set(game.legal("s"))
    assert doors(game.do("s switch@c1")) == [("D1", "blue")]
    assert hall(room).do("s blue").due == "Red rolls 2d: damage"


@rule("ruling.switch.harmless")
@pytest.mark.parametrize(("house", "opened"), [("a", True), ("b", False)])
def test_a_weapon_without_damage_works_it(house, opened, tickler):
    game = hall(cards=[tickler], red=fighter(play="tickler"), house=f"switch.harmless={house}")
    assert bool(doors(game.do("s c1 tickler"))) == opened


@rule("ruling.switch.blast")
def test_an_explosion_that_reaches_it_does_nothing(bomb):
    game = hall(cards=[bomb], red=fighter(play="bomb"))
    game.do("override blue square b1", "s blue bomb")
    while game.request["kind"] == "roll":
        game.do("1 1" if game.request["dice"] == 2 else "6 6 6")
    assert doors(game) == []
    game = hall(cards=[bomb], red=fighter(play="bomb")).do("s switch@c1 bomb")
    while game.request["kind"] == "roll":
        game.do("1 1" if game.request["dice"] == 2 else "6 6 6")
    assert doors(game) == [("D1", "blue")]  # it was aimed at


# -- a door square -------------------------------------------------------------------------------


@rule("ruling.switch.inside")
def test_who_stands_in_the_doorway_holds_it_until_he_leaves():
    room = """
        +---+---+---+---+
        | R   s   D   B |
        +---+---+---+---+
    """
    keys = "doors: [{at: C1, color: blue, switch: true}]\nswitches: [{at: B1, color: blue}]"
    game = hall(room, keys, movement=9)
    game.do("m c1", "override floor c1 nothing")
    assert doors(game) == []
    assert game.accepts("m w")
    game.do("m w")  # onto the switch: it opens
    game.do("m w", "m e")
    assert doors(game) == []
    assert game.refuses("m e").endswith("[ruling.switch.closed] Flip the blue switch on B1.")


def test_the_table_says_it_with_the_colour_on_either_square():
    room = HALL.replace("B b", "  b")
    for square in ("d1", "e1"):
        game = hall(room).do(f"override floor {square} door:blue", "override red square d1")
        assert game.do("m e", "m w").square("Red") == "D1"


# -- the room ------------------------------------------------------------------------------------

ROOM = """
    +---+---+---+---+---+
    | R   w   G   w | B |
    +---+---+---+---+---+
"""
ZONE = "zones: {the-room: [B1:D1]}"


def room(**more):
    return draw(ROOM, keys=ZONE, **more)


@rule("room.gas.when", "room.gas.roll", "ruling.room.die", "ex.room.3")
def test_whoever_ends_the_turn_rolls_while_somebody_is_inside():
    game = room().do("end")
    assert (game.due, game.reason()) == ("Red rolls 1d: table", "for gas in The Room (4+: gas)")
    assert game.do("3").due == "Blue rolls 2d: movement"
    empty = room().do("override green square off", "end")
    assert empty.due == "Blue rolls 2d: movement"


@rule("room.gas.roll", "room.gas.damage", "room.gas.armor", "ruling.room.armor", "ex.room.4")
def test_on_four_and_more_everyone_inside_takes_2d_and_armor_does_not_help():
    game = room(green=fighter("3/2/2", play="riot-gear")).do("m e", "1", "end", "4")
    worn = game.armor("Green")
    assert worn > 0
    for name in ("Red", "Green"):
        assert (game.due, game.reason()) == (
            f"{name} rolls 2d: damage",
            f"for damage to {name} from the gas",
        )
        game.do("6 6")
        assert game.due == f"{name} rolls 3d: defense"
        game.do("2 2 2")
    assert (game.health("Red"), game.health("Green"), game.armor("Green")) == (1, 1, worn)
    assert game.health("Blue") == 3


@rule("room.gas.armor")
def test_gas_frags_a_fighter_of_health_1_in_armor():
    game = room(green=fighter(health=1, play="light-armor")).do("end", "6", "6 6", "1")
    assert game.told("fragged player by") == [("Green", "")]


@rule("ruling.room.die")
def test_one_die_for_each_if_the_table_says_so():
    game = room(house="room.die=b").do("m e", "1", "end", "3", "4")
    assert game.reason() == "for damage to Green from the gas"


@rule("room.power", "ruling.room.power")
def test_its_power_ups_take_their_die():
    game = room().do("m e")
    assert game.due == "Red rolls 1d: power-up"


@rule("ruling.turn.endorder")
def test_heat_comes_before_gas_and_gas_before_the_hand_limit():
    hot = ROOM.replace("| R   w ", "| ^   R ")
    game = draw(hot, keys=ZONE, red=fighter(hidden="weapon:9")).do("end")
    assert game.reason() == "for damage to Red from the heat"
    game.do("1", "6 6 6")
    assert game.reason().startswith("for gas in The Room")
    assert game.do("1").request["kind"] == "choice"


@rule("ruling.frag.nobody")
def test_nobody_scores_for_the_gas():
    game = room(green=fighter(health=1)).do("end", "6", "6 6", "1")
    assert game.told("fragged player by") == [("Green", "")]
    assert game.told("frag-scored") == []


@rule("switch.open", "switch.close", "ruling.switch.closed")
def test_the_map_shows_which_doors_stand_open():
    room = """
        +---+---+---+---+---+
        | R   s   D     b   |
        +---+---+---+---+---+
    """
    keys = (
        "doors: [{at: C1, color: blue, switch: true}, {at: D1-E1, color: blue, switch: true}]\n"
        "switches: [{at: B1, color: blue}]"
    )
    game = hall(room, keys, blue=fighter())

    def row() -> str:
        return next(line for line in table_map(game.run.game, Style(40)) if line.startswith("1 "))

    assert row() == "1 │(R)  s  [╳]    ╳   │"
    game.do("m e")
    assert row() == "1 │    (R) [b]    b   │"
    assert any("╳ closed door" in line for line in table_map(game.do("undo").run.game, Style(40)))


@rule("ruling.barrel.on")
def test_a_barrel_covers_the_switch_that_it_stands_on():
    keys = "doors: [{at: E1-F1, color: blue, switch: true}]\nswitches: [{at: C1, color: blue}]"
    room = """
        +---+---+---+---+---+---+
        | R       s         b   |
        +---+---+---+---+---+---+
    """
    game = hall(room, keys, blue=fighter(), modules=[Barrels()]).do("override floor c1 barrel")
    why = "Red can't shoot the switch on C1: a barrel covers it [ruling.barrel.on]"
    assert game.refuses("s switch@c1") == why
    assert game.do("s c1").told("barrel-was-hit square") == ["C1"]
    assert game.told("switch-worked") == []
    game.do("undo", "override floor c1 nothing", "s switch@c1")
    assert game.told("door-opened door") == ["E1-F1"]


@rule("ruling.switch.closed")
@pytest.mark.parametrize(("before", "after", "shown"), [(" ", "g", "╳g"), ("g", " ", "g╳")])
def test_on_a_small_map_a_shut_door_hides_no_power_up(before, after, shown):
    room = f"""
        +---+---+---+---+
        | R   {before} b {after}   s |
        +---+---+---+---+
    """
    keys = "doors: [{at: B1-C1, color: blue, switch: true}]\nswitches: [{at: D1, color: blue}]"
    game = hall(room, keys, blue=fighter())
    rows = table_map(game.run.game, Style(10))
    assert next(row for row in rows if row.startswith("1 ")) == f"1 R{shown}s"


@rule("counter.door", "switch.color")
@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("d1 door:red", "the switch door at D1 is blue"),
        ("d1 door:pink", "the switch door at D1 is blue"),
        ("a1 door:blue", "there is no switch door at A1"),
        ("d1 door", "type `door:COLOR`, not `door`"),
    ],
)
def test_a_door_counter_lies_only_where_such_a_door_is(said, why):
    assert hall().refuses(f"override floor {said}") == f"{why} [leftover.any]"
