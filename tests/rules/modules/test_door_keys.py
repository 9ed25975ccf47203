"""Door keys: cards with `pass: doors` and a colour (door.key.*, ruling.key.*)."""

from __future__ import annotations

from fragkit.model.effects.modifiers import Pass
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

HATCH = """
    +---+---+---+
    | R <     B |
    +---+---+---+
"""
COLORS = ("red", "green", "blue")
KEYS = [
    card(f"{color}-key", "gadget", Pass(value=("doors",), color=color, uses=1)) for color in COLORS
]


def hatch(color: str, key: str, **more):
    doors = f"doors: [{{at: A1-B1, color: {color}}}]"
    return draw(HATCH, cards=KEYS, red=fighter(play=key and f"{key}-key"), keys=doors, **more)


@rule("door.key.colors", "door.key.use", "door.key.match")
def test_a_key_opens_one_way_doors_of_its_colour_against_the_arrow():
    for door in COLORS:
        for key in COLORS:
            assert hatch(door, key).accepts("m e") == (door == key)
    assert hatch("blue", "red").refuses("m e") == (
        "Red can't go east from A1: the one-way door opens the other way, and Red Key does not open blue doors "
        "[door.key.match]"
    )


@rule("ruling.key.used")
def test_it_is_discarded_after_one_passage():
    game = hatch("green", "green").do("m e")
    assert game.play("Red") == []
    assert game.discards("gadget") == ["green-key"]
    assert game.do("m w").refuses("m e").endswith("[door.oneway]")


@rule("ruling.key.los")
def test_it_opens_no_sight():
    assert hatch("green", "green").refuses("s blue").endswith("[los.door]")


@rule("ruling.key.switch")
def test_it_opens_no_door_that_a_switch_works():
    game = draw(
        "+---+---+---+\n| R r   s B |\n+---+---+---+\n".replace("s B", " s "),
        cards=KEYS, red=fighter(play="red-key"),
        keys="doors: [{at: A1-B1, color: red, switch: true}]\nswitches: [{at: C1, color: red}]",
    )  # fmt: skip
    assert game.refuses("m e") == (
        "Red can't go east from A1: the switch door is closed, and Red Key does not open switch "
        "doors [ruling.key.switch] Flip the red switch on C1."
    )


@rule("door.color.deathmatch", "ruling.deck.merge")
def test_with_the_pack_every_door_has_a_colour_and_every_card_is_in_its_deck():
    room = "+---+---+---+\n| R > B b   |\n+---+---+---+"
    alone, game = draw(room), draw(room, packs="deathmatch")
    doors = [door.door.color for door in game.run.game.ground.board.doors.values()]
    assert sorted(doors) == ["blue", "red"]  # one without a colour is red
    for deck in ("weapon", "gadget", "special"):
        assert game.left(deck) > alone.left(deck)
    assert set(game.run.table.state.decks) == set(alone.run.table.state.decks)
