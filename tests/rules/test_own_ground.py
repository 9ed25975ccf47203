"""Ground of one's own: legend and zones that do something to whoever comes, stands or leaves."""

from __future__ import annotations

import pytest

from fragkit.board.reach import reach, reach_plain
from fragkit.model.effects import Condition, acts
from fragkit.model.effects import modifiers as mod
from tests.rules.kit import card, draw, fighter

ROW = """
    +---+---+---+---+---+---+
    | R   &   .   .   B   . |
    +---+---+---+---+---+---+
"""


def ground(text: str) -> str:
    """A legend for `&`."""
    return f"legend: {{'&': {{name: Brambles, {text}}}}}"


def test_whoever_enters_is_wounded_and_it_costs_more() -> None:
    game = draw(ROW, keys=ground("cost: 2, effects: [{wound: 1, at: enter}]"))
    game.do("m e")
    assert game.health("Red") == 2
    assert game.due == "Red acts: 4 movement, 1 attacks"
    assert game.told("wounded player cause") == [("Red", "Brambles")]
    game.do("undo")
    assert (game.health("Red"), game.square("Red")) == (3, "A1")


def test_too_little_movement_is_refused_with_the_cost() -> None:
    game = draw(ROW, movement=1, keys=ground("cost: 2, effects: [{wound: 1, at: enter}]"))
    assert "it costs 2 movement, and 1 is left" in game.refuses("m e")
    assert "m e" not in game.legal("m")


def test_ways_know_the_hazard_by_its_name() -> None:
    game = draw(ROW, keys=ground("effects: [{harm: 2d, at: enter}]"))
    board = game.run.setup.board
    plain = reach_plain(board, reach(board, 0, 3))
    assert plain["squares"]["B1"]["hazards"] == [{"kind": "Brambles", "at": "B1"}]


def test_what_is_in_force_is_so_while_one_stands_there() -> None:
    keys = ground("effects: [{stat: accuracy, add: 2}, {hidden: 2}]")
    game = draw(ROW, keys=keys)
    assert game.seat("Red").accuracy == 2
    game.do("m e")
    assert game.seat("Red").accuracy == 4
    game.do("m w")
    assert game.seat("Red").accuracy == 2


def test_a_zone_at_the_start_and_at_the_end_of_a_turn() -> None:
    keys = """
        zones:
          clinic:
            squares: [A1:B1]
            effects:
              - {heal: 1, at: turn-end}
              - {draw: gadget, at: turn-start}
    """
    game = draw(ROW.replace("&", "."), keys=keys, red=fighter(health=1))
    game.do("end")
    assert game.health("Red") == 2
    game.do("1 1", "end")
    assert game.hand("Red") == ["gadget"]
    assert game.health("Blue") == 3


def test_who_leaves_pays() -> None:
    game = draw(ROW, keys=ground("effects: [{wound: 1, at: leave}]"))
    game.do("m e")
    assert game.health("Red") == 3
    game.do("m e")
    assert (game.health("Red"), game.square("Red")) == (2, "C1")


def test_who_dies_leaving_gets_no_further() -> None:
    keys = ground("effects: [{wound: 1, at: leave}]")
    game = draw(ROW, keys=keys, red=fighter(health=1), blue=fighter())
    game.do("m e e")
    assert game.seat("Red").status == "fragged"
    assert game.told("fragged player by square") == [("Red", "Red", "B1")]


def test_ice_carries_on() -> None:
    rink = """
        +---+---+---+---+---+---+
        | R   &   &   &   .   B |
        +---+---+---+---+---+---+
    """
    game = draw(
        rink, keys="legend: {'&': {name: Ice, effects: [{push: 1, way: onward, at: enter}]}}"
    )
    game.do("m e")
    assert game.square("Red") == "E1"


def test_a_belt_moves_whoever_ends_a_turn_on_it() -> None:
    game = draw(ROW, keys=ground("effects: [{push: 2, way: east, at: turn-end}]"))
    game.do("m e", "end")
    assert game.square("Red") == "D1"


def test_a_jump_pad_flies_as_far_as_the_die_says() -> None:
    pad = """
        +---+---+---+---+---+---+
        | R   &   .   .   .   B |
        +   +   +---+---+---+---+
        | .   .   .   .   .   . |
        +---+---+---+---+---+---+
    """
    keys = "legend: {'&': {name: Jump Pad, effects: [{leap: 1d, at: enter}]}}"
    game = draw(pad, keys=keys)
    game.do("m e")
    assert game.due == "Red rolls 1d: amount"
    game.do("6")
    assert game.due == "Red chooses way: east, south, west"
    assert game.request["options"][0]["text"] == "to E1"
    game.do("east")
    assert game.square("Red") == "E1"


def test_who_pushes_somebody_in_scores() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   B   &   . |
        +---+---+---+---+
        """,
        keys=ground("effects: [{wound: 3, at: enter}]"), red=fighter(hand="fan"),
        cards=[card("fan", "special", acts.Push(value=1), on="other")],
    )  # fmt: skip
    game.do("p fan Blue")
    assert game.told("fragged player by square") == [("Blue", "Red", "C1")]


def test_a_condition_of_the_ground_is_asked_of_who_stands_there() -> None:
    keys = ground("effects: [{wound: 1, at: enter, if: {health_at_most: 2}}]")
    game = draw(ROW, keys=keys)
    game.do("m e")
    assert game.health("Red") == 3


@pytest.mark.parametrize("half", ["&/", "/&"])
def test_half_a_square_is_ground_of_its_own(half: str) -> None:
    row = f"| R  {half:<3}      B |"
    game = draw(
        f"+---+---+---+---+\n{row}\n+---+---+---+---+",
        keys=ground("effects: [{wound: 1, at: enter}]"),
    )
    board = game.run.setup.board
    assert [board.name(place) for place in board.patches] == ["B1a" if half == "&/" else "B1b"]


def test_a_machine_is_used_where_it_stands() -> None:
    keys = (
        "legend: {'&': {name: Soda Machine, effects: [{draw: gadget, at: use, cost: {blood: 1}}]}}"
    )
    game = draw(ROW, keys=keys, red=fighter(blood=1))
    assert "soda-machine" in game.refuses("use soda-machine").casefold()
    game.do("m e")
    assert game.legal("use") == ["use soda-machine"]
    game.do("use soda-machine")
    assert (game.seat("Red").blood, game.hand("Red")) == (0, ["gadget"])


def test_a_lift_leads_to_its_zone() -> None:
    keys = """
        legend: {'&': {name: Lift, effects: [{teleport: anywhere, zone: roof, at: enter}]}}
        zones: {roof: [F1]}
    """
    game = draw(ROW, keys=keys)
    game.do("m e")
    assert game.due == "Red chooses square: F1"
    game.do("F1")
    assert game.square("Red") == "F1"


def test_the_hill_scores_for_who_holds_it() -> None:
    keys = "zones: {hill: {squares: [B1], effects: [{score: 1, at: round-end}]}}"
    game = draw(ROW.replace("&", "."), keys=keys)
    game.do("m e", "end", "1 1", "end")
    assert game.told("frags-marked player frags") == [("Red", 1)]


def test_who_goes_astray_goes_where_the_die_says() -> None:
    game = draw(ROW, keys=ground("effects: [{push: 1, way: rolled, at: turn-end}]"))
    game.do("m e", "end")
    assert game.due == "Red rolls 1d: chance"
    game.do("2")
    assert game.square("Red") == "C1"


def test_conditions_know_the_ground_by_its_name() -> None:
    pad = card(
        "boots",
        "gadget",
        mod.Stat(value="speed", add=2, if_=Condition(in_=("brambles",))),
        letter="M",
    )
    game = draw(ROW, keys=ground("cost: 2"), cards=[pad], red=fighter(play="boots"))
    assert game.seat("Red").speed == 2
    game.do("m e")
    assert game.seat("Red").speed == 4


def test_a_character_may_be_water_besides() -> None:
    game = draw(
        ROW, keys=ground("is: water, effects: [{heal: 1, at: enter}]"), red=fighter(health=1)
    )
    game.do("m e")
    assert game.due == "Red acts: 4 movement, 1 attacks"  # water costs two
    assert game.health("Red") == 2


def test_ground_works_at_moments_of_an_attack() -> None:
    game = draw(ROW, keys=ground("effects: [{score: 1, at: fire}]"))
    game.do("s blue")
    assert game.seat("Red").frags == 0
    game = draw(ROW, keys=ground("effects: [{score: 1, at: fire}]"))
    game.do("m e", "s blue")
    assert game.seat("Red").frags == 1
