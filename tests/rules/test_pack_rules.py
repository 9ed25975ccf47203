"""Rules of a pack: what it says for everyone, its options, its defaults, setup and frags."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.model.effects import acts
from tests.rules.kit import begin, card, draw, fan_pack, fighter

ROOM = """
    +---+---+---+---+---+---+
    | R   .   B   .   G   . |
    +---+---+---+---+---+---+
"""
FOUR = """
    +---+---+---+---+
    | R   B   G   Y |
    +---+---+---+---+
"""
START = """
    +---+---+---+---+
    | 1   2   .   . |
    +---+---+---+---+
"""


def test_a_rule_is_a_trait_that_everyone_has(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: Low Gravity
            effects:
              - {stat: speed, add: 1}
              - {heal: 1, at: turn-start}
    """)  # fmt: skip
    game = draw(
        ROOM, packs=pack, movement=None, red=fighter(health=2), blue=fighter(health=2)
    )  # fmt: skip
    assert (game.seat("Red").speed, game.seat("Blue").speed) == (3, 3)
    assert game.due == "Red rolls 3d: movement"
    assert game.receipt() == "3d = 2d +1d (Low Gravity)"
    assert (game.health("Red"), game.health("Blue")) == (3, 2)
    game.do("1 1 1", "end")
    assert game.health("Blue") == 3
    game.do("undo")
    assert game.health("Blue") == 2


def test_a_rule_is_used_by_whoever_names_it(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: Last Breath
            effects:
              - {heal: 1, at: use, per_turn: 1, cost: {movement: 3}}
    """)  # fmt: skip
    game = draw(ROOM, packs=pack, red=fighter(health=1))
    assert "use last-breath" in game.legal("use")
    game.do("use last-breath")
    assert game.health("Red") == 2
    assert game.due == "Red acts: 3 movement, 1 attacks"
    assert "has already used Last Breath this turn" in game.refuses("use last-breath")


def test_no_camping(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: No Camping
            effects:
              - {wound: 1, at: turn-end, if: {moved: false}}
    """)  # fmt: skip
    game = draw(ROOM, packs=pack)
    game.do("end")
    assert game.health("Red") == 2
    assert game.told("wounded player cause") == [("Red", "No Camping")]


# -- options ------------------------------------------------------------------------------------

OPTION = """
    options:
      - id: regrowth
        about: whether wounds close by themselves
        values: [off, slow, fast]
        default: off
    rules:
      - name: Regrowth
        effects:
          - {heal: 1, at: turn-start, if: {house: {regrowth: slow}}}
          - {heal: 2, at: turn-start, if: {house: {regrowth: fast}}}
"""


@pytest.mark.parametrize(("said", "health"), [("", 1), ("regrowth=slow", 2), ("regrowth=fast", 3)])
def test_an_option_of_the_pack_decides_in_conditions(tmp_path: Path, said: str, health: int):
    game = draw(
        ROOM, packs=fan_pack(tmp_path, OPTION), house=said, movement=None, red=fighter(health=1)
    )
    game.do("1 1")
    assert game.health("Red") == health


def test_defaults_of_a_pack_count_until_the_table_says_otherwise(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, "house: {frags: 1, hand.frag: b}\n")
    game = draw(ROOM, packs=pack, blue=fighter("1/3/3", hand="yoink"))
    game.do("s Blue start", "6 6", "1")
    assert game.due == "Red has won"
    game = draw(ROOM, packs=pack, house="frags=2", blue=fighter("1/3/3", hidden="special:1"))
    game.do("s Blue start", "6 6", "1")
    assert game.hand("Blue") == []
    assert "acts" in game.due


def test_variants_of_a_pack_are_played(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, "variants: [last-man-standing=1]\n")
    game = draw(ROOM, packs=pack, blue=fighter("1/3/3"))
    game.do("s Blue start", "6 6", "1")
    assert game.seat("Blue").status == "out"
    game = draw(ROOM, packs=pack, variants="last-man-standing=off", blue=fighter("1/3/3"))
    game.do("s Blue start", "6 6", "1")
    assert game.seat("Blue").status == "fragged"


# -- setup and frags -----------------------------------------------------------------------------


def test_what_is_dealt_and_what_everyone_wears(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        setup:
          deal: {weapon: 2, special: 0}
          gear: [light-armor]
    """)  # fmt: skip
    game = begin(START, "3/2/2", "3/2/2", packs=pack)
    game.do("6", "1", "A1", "B1")
    assert game.hand("Red") == ["weapon", "weapon", "gadget"]
    assert game.armor("Blue") == game.armor("Red") > 0


def test_people_start_in_a_zone(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, "setup: {zone: lobby}\n")
    game = begin(START, "3/2/2", "3/2/2", packs=pack, keys="zones: {lobby: [C1:D1]}")
    game.do("6", "1")
    assert game.due == "Red chooses place: C1, D1"
    game = begin(START, "3/2/2", "3/2/2", packs=pack)
    game.do("6", "1")
    assert game.due == "Red chooses place: A1, B1"


def test_where_people_start_is_rolled(tmp_path: Path) -> None:
    game = begin(START, "3/2/2", "3/2/2", house="start=rolled")
    game.do("6", "1", "2")
    assert game.square("Red") == "B1"
    game.do("2")
    assert game.told("no-square player") == ["Blue"]
    game.do("1")
    assert game.square("Blue") == "A1"


def test_an_occupied_starting_square_leads_to_the_next(tmp_path: Path) -> None:
    game = begin(START, "3/2/2", "3/2/2", house="start=rolled-next")
    game.do("6", "1", "2", "2")
    assert game.told("next-square player face square") == [("Blue", 2, "A1")], "1 comes after 2"
    assert game.square("Blue") == "A1"
    game = begin(START, "3/2/2", "3/2/2", house="start=rolled-next")
    game.do("6", "1", "1", "5")
    assert game.told("no-square player") == ["Blue"], "the map has no square 5"
    pack = fan_pack(tmp_path, "house: {start: rolled-next}\nsetup: {zone: lobby}\n")
    game = begin(START, "3/2/2", "3/2/2", packs=pack, keys="zones: {lobby: [C1:D1]}")
    game.do("6", "1", "1", "1")
    assert (game.square("Red"), game.square("Blue")) == ("C1", "D1")


def test_what_a_frag_takes_and_earns(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        frag:
          hand: {weapon: discard}
          play: {gadget: pile, weapon: keep}
          earns: {special: 0, weapon: 2}
    """)  # fmt: skip
    blue = fighter("1/3/3", play="boomstick asbestos-undies", hidden="weapon:1 special:1")
    game = draw(ROOM, packs=pack, blue=blue)
    game.do("s Blue start", "6 6", "1")
    assert game.play("Blue") == ["boomstick"]
    assert game.floor("C1") == ["pile asbestos-undies", "blood"]
    assert game.hand("Blue") == ["special"]
    assert game.hand("Red") == ["weapon", "weapon"]


@pytest.mark.parametrize(
    ("house", "ammo"), [("", 4), ("pickup=left", 1), ("pickup=half", 2), ("pickup=rolled", 3)]
)
def test_what_a_picked_up_weapon_holds(house: str, ammo: int) -> None:
    game = draw(ROOM, house=house, movement=9, red=fighter(play="pulse-rifle:1"))
    game.do(
        "drop pulse-rifle", "end", "1 1", "end", "1 1", "end", "6 6", "m e w", "take pulse-rifle"
    )
    if house == "pickup=rolled":
        game.do("3")
    game.do("p pulse-rifle")
    assert game.ammo("Red", "pulse-rifle") == ammo


def test_ammunition_without_end() -> None:
    game = draw(ROOM, house="ammo=unlimited", red=fighter(hand="pulse-rifle"))
    game.do("p pulse-rifle", "s Blue pulse-rifle", "1 1")
    assert not game.told("ammo-spent")


# -- frags, rounds -------------------------------------------------------------------------------


def test_king_of_the_hill_scores_by_a_rule(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        house: {frags: 2}
        rules:
          - name: Trespassing
            effects:
              - {score: 1, at: turn-end, if: {moved: true}}
    """)  # fmt: skip
    game = draw(ROOM, packs=pack)
    game.do("m e", "end")
    assert game.seat("Red").frags == 1
    assert game.told("frags-marked player points frags") == [("Red", 1, 1)]
    game.do("1 1", "end", "1 1", "end", "1 1", "m w", "end")
    assert game.due == "Red has won"


def test_a_suicide_costs_a_frag(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: Shame
            effects: [{score: -1, at: fragged}]
    """)  # fmt: skip
    game = draw(ROOM, packs=pack, blue=fighter("1/3/3", frags=2), green=fighter(frags=0))
    game.do("s Blue start", "6 6", "1")
    assert game.seat("Blue").frags == 1


def test_rounds_end_the_game() -> None:
    game = draw(ROOM, house="rounds=2", green=fighter(frags=2))
    game.do("end", "1 1", "end", "1 1", "end", "1 1", "end", "1 1", "end", "1 1", "end")
    assert game.told("round-ended number") == [2]
    assert game.due == "Green has won"


def test_what_a_round_brings_happens_once(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: Meteor Shower
            effects:
              - table:
                  1-5: []
                  6: [{wound: 1, on: everyone}]
                on: everyone
                at: round-end
          - name: Sudden Death
            effects:
              - {roll: damage, dice: 1, if: {count: {round: 2+}}}
    """)  # fmt: skip
    game = draw(ROOM, packs=pack)
    game.do("end", "1 1", "end", "1 1", "end")
    assert game.due == "Red rolls 1d: table"
    game.do("6", "1 1")
    assert [game.health(n) for n in ("Red", "Blue", "Green")] == [2, 2, 2]
    game.do("s Blue start")
    assert game.receipt() == "3d = 2d +1d (Sudden Death)"


# -- decks --------------------------------------------------------------------------------------


def test_a_pack_replaces_a_deck(tmp_path: Path) -> None:
    cards = """
        - {id: nerf-gun, name: Nerf Gun, deck: weapon, copies: 5, damage: 1d, ammo: 6}
    """
    pack = fan_pack(tmp_path, "replaces: weapon\n", cards=cards)
    game = draw(ROOM, packs=pack, red=fighter(hidden="weapon:2"), dealt=False)
    game.do("p nerf-gun")
    assert game.left("weapon") == 3
    assert "boomstick" in game.refuses("p boomstick")


# -- winning and turns -----------------------------------------------------------------------------


def test_a_lead_is_needed() -> None:
    blue = fighter("1/3/3", frags=2)
    game = draw(ROOM, house="lead=2", red=fighter(frags=2), blue=blue)
    game.do("s Blue start", "6 6", "1")
    assert game.seat("Red").frags == 3
    assert "acts" in game.due
    game = draw(ROOM, house="lead=2", red=fighter(frags=3), blue=blue)
    game.do("s Blue start", "6 6", "1")
    assert game.due == "Red has won"


def test_the_order_of_a_round_is_rolled() -> None:
    game = draw(ROOM, house="order=rolled")
    game.do("end", "1 1", "end", "1 1", "end")
    assert game.due == "Red rolls 1d: first"
    game.do("2", "6", "4")
    assert game.told("order-rolled order") == ["Blue, Green, Red"]
    assert game.due == "Blue rolls 2d: movement"
    game.do("1 1", "end", "1 1", "end", "1 1", "end")
    assert game.due == "Red rolls 1d: first"
    game.do("undo")
    assert "Red acts" in game.due


def test_one_team_takes_its_turns_after_the_other(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, "rules: [{name: Toll, effects: [{wound: 1, at: round-end}]}]")
    game = draw(
        FOUR,
        packs=pack,
        variants="red-rover",
        teams="red Red Green, blue Blue Yellow",
        house="order=sides",
    )
    order = []
    for _ in range(5):
        order.append(game.due.split()[0])
        game.do(*(["1 1"] if "rolls" in game.due else []), "end")
    assert order == ["Red", "Green", "Blue", "Yellow", "Red"]
    assert game.health("Yellow") == 2  # one round has ended


def test_movement_without_dice(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: Marching Order
            effects:
              - {roll: movement, times: 0, add: {of: speed, times: 3}}
    """)  # fmt: skip
    game = draw(ROOM, packs=pack, movement=None)
    assert game.due == "Red acts: 6 movement, 1 attacks"


def test_a_bounty_on_the_leader(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: Bounty
            effects:
              - {score: 1, at: frag, if: {foe_has: {frags: more}}}
    """)  # fmt: skip
    game = draw(ROOM, packs=pack, house="frags=9", blue=fighter("1/3/3", frags=3))
    game.do("s Blue start", "6 6", "1")
    assert game.seat("Red").frags == 2


def test_a_killing_spree_ends_with_its_fighter(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: Killing Spree
            effects:
              - {roll: damage, dice: 1, at: frag, lasts: until-fragged}
    """)  # fmt: skip
    game = draw(ROOM, packs=pack, red=fighter("2/1/4"), blue=fighter("1/3/3"))
    game.do("s Blue start", "6 6", "1", "s Green start")
    assert game.receipt() == "3d = 2d +1d (Killing Spree)"


def test_fog_for_everyone(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, "rules: [{name: Fog, effects: [{hidden: 2}]}]\n")
    game = draw(ROOM.replace("B", "."), packs=pack)
    assert "Fog" in game.refuses("s Green start")


def test_cards_are_burned_for_movement(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: Burn It
            effects:
              - {move: 2, at: use, cost: {discard: 1, which: special}}
    """)  # fmt: skip
    game = draw(ROOM, packs=pack, red=fighter(hidden="special:1"))
    game.do("use burn-it", "special")
    assert game.due == "Red acts: 8 movement, 1 attacks"


def test_what_is_everybodys_is_counted_for_each(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, """
        rules:
          - name: Grit
            effects:
              - {heal: 1, at: use, when: any-time, per_turn: 1}
    """)  # fmt: skip
    game = draw(ROOM, packs=pack, red=fighter(health=1), blue=fighter(health=1))
    game.do("use grit", "Blue: use grit")
    assert (game.health("Red"), game.health("Blue")) == (2, 2)
    assert "already" in game.refuses("Blue: use grit")


def test_a_gadget_knows_the_end_of_a_round() -> None:
    clock = card("egg-timer", "gadget", acts.Draw(value=("gadget",), at="round-end"), letter="M")
    game = draw(ROOM, cards=[clock], red=fighter(play="egg-timer"))
    game.do("end", "1 1", "end", "1 1", "end")
    assert game.hand("Red") == ["gadget"]


def test_shoes_leap_as_far_as_the_die_says() -> None:
    shoes = card("shoes", "gadget", acts.Leap(value=2, way="east", at="use"), letter="M")
    game = draw(ROOM, cards=[shoes], red=fighter(play="shoes"))
    game.do("use shoes")
    assert game.square("Red") == "B1"  # Blue stands on the second square


def test_a_card_scores_and_wins() -> None:
    trophy = card("trophy", "special", acts.Score(value=1))
    game = draw(ROOM, cards=[trophy], red=fighter(hand="trophy", frags=2))
    game.do("p trophy")
    assert game.due == "Red has won"


LOOTERS = """
    rules:
      - name: Torn Pockets
        effects: [{discard: any, count: 2, at: fragged}]
      - name: Looting
        effects: [{steal: any, on: foe, at: frag}]
"""


def test_a_frag_takes_some_cards_of_the_hand_chosen_and_at_random(tmp_path: Path) -> None:
    game = draw(
        ROOM, packs=fan_pack(tmp_path, LOOTERS), only="boomstick pulse-rifle riot-gear light-armor",
        blue=fighter(health=1, hand="boomstick pulse-rifle light-armor"),
    )  # fmt: skip
    game.do("s Blue start", "6 6", "1")
    assert game.due == "Blue chooses discard: boomstick, pulse-rifle, light-armor"
    game.do("choose boomstick", "choose pulse-rifle")
    assert game.told("fragged player") == ["Blue"]
    assert (game.hand("Blue"), game.hand("Red").count("light-armor")) == ([], 1)
