"""The kit does what the top of its file says, and takes whatever a game may be made of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fragkit.model.effects.modifiers import Armor
from fragkit.rules.commands import Refusal
from fragkit.rules.module import Module
from tests.rulemark import rule
from tests.rules.kit import begin, card, draw, fighter

ROOM = """
    +---+---+---+
    | R   w   B |
    +---+---+---+
"""
PAIR = """
    +---+---+
    | 1   2 |
    +---+---+
"""


def test_the_example_at_its_top_is_true() -> None:
    red = fighter("3/2/2", play="light-armor boomstick:2")
    game = draw(ROOM, red=red, blue=fighter(hand="yoink"), movement=6)
    game.do("m e", "5")
    assert game.due == "Red acts: 5 movement, 1 attacks"
    assert game.told("moved square cost") == [("B1", 1)]
    assert (
        game.refuses("m n") == "Red can't go north from B1: a wall is in the way [ruling.map.edge]"
    )
    assert game.legal("m") == ["m e", "m w"]
    game.do("override blue health 1", "undo", "Blue: p yoink Red")
    assert game.heard("card-stolen player victim deck") == [("Blue", "Red", "weapon")]
    assert game.facts["Red card boomstick"] == "2"


def test_the_example_for_contributors_is_true() -> None:
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)
    assert examples
    for example in examples:
        names = {"draw": draw, "rule": rule}
        exec(example, names)
        [test] = [made for name, made in names.items() if name.startswith("test_")]
        test()


def test_a_line_that_is_refused_fails_the_test_that_says_it() -> None:
    with pytest.raises(AssertionError, match=r"`m n`: Red can't go north"):
        draw(ROOM).do("m n")
    with pytest.raises(AssertionError, match="`m e` was accepted"):
        draw(ROOM).refuses("m e")


class Frozen(Module):
    """Nobody moves, and it is counted who would have."""

    id = "frozen"

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def refuse(self, game: object, command: object) -> Refusal | None:
        if type(command).__name__ != "Move":
            return None
        self.asked.append(getattr(command, "player", ""))
        return Refusal("move.ortho", "the floor is frozen")


def test_a_module_is_one_that_the_test_has_made() -> None:
    frozen = Frozen()
    game = draw(ROOM, modules=[frozen])
    assert game.refuses("m e") == "the floor is frozen [move.ortho]"
    assert "Red" in frozen.asked
    draw(ROOM).do("m e")  # the next game knows nothing of it


def test_variants_are_said_as_on_the_command_line() -> None:
    game = begin(
        PAIR, "3/2/2", "3/2/2", variants="no-rushes last-man-standing=3", house="deal=none"
    )
    assert game.seat("Red").lives == 3
    game.do("6", "1", "choose A1", "choose B1", "1 1")
    assert game.refuses("s Blue").endswith("[variant.norush.attack]")
    with pytest.raises(AssertionError, match="there is no variant `no-brakes`"):
        draw(ROOM, variants="no-brakes")


def test_packs_cards_and_house_options_are_those_that_are_given() -> None:
    spoon = card("spoon", "weapon", damage="none", ammo=3)
    mail = card("mail", "gadget", Armor(value=3), letter="A")
    red = fighter(play="spoon:1 mail:2", id="marine")
    game = draw(ROOM, packs="base", cards=[spoon, mail], red=red)
    assert (game.ammo("Red", "spoon"), game.armor("Red")) == (1, 2)
    assert game.seat("Red").fighter == "marine"
    assert begin(PAIR, "3/3/3", "3/3/3", house="points=9").due == "Red rolls 1d: first"


def test_a_map_has_the_keys_of_its_file_and_may_be_joined() -> None:
    game = draw(ROOM.replace("w", "D"), keys="doors: [{at: B1, way: east}]").do("m e")
    assert game.refuses("m w").endswith("[door.oneway]")
    pair = draw(ROOM.replace("B", "1"), ROOM.replace("R", "1"))
    assert (pair.square("Red"), pair.square("Blue")) == ("a:A1", "b:C1")
