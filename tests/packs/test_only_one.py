"""`only`: of several fighters, the nearest, or the one with the most of something."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.text import trait_text
from tests.rules.kit import Game, draw, fan_pack, fighter, library

ROOM = """
    +---+---+---+---+---+
    | B   .   R   G   Y |
    +---+---+---+---+---+
"""
CARDS = """
    - id: bolt
      name: Bolt
      deck: special
      effects: [{wound: 1, on: others, only: nearest, if: {foe_in_sight: true}}]
    - id: tall-poppy
      name: Tall Poppy
      deck: special
      effects: [{wound: 1, on: everyone, only: most-frags}]
    - id: mercy
      name: Mercy
      deck: special
      effects: [{heal: 1, on: others, only: least-health}]
"""


def play(folder: Path, **fighters: object) -> Game:
    return draw(ROOM, packs=fan_pack(folder, cards=CARDS), **fighters)  # type: ignore[arg-type]  # what the kit takes


def test_the_nearest_in_sight_is_struck_and_nobody_else(tmp_path: Path) -> None:
    game = play(tmp_path, red=fighter(hand="bolt"))
    game.do("p bolt")
    assert [game.health(name) for name in ("Blue", "Green", "Yellow")] == [3, 2, 3]


def test_its_player_chooses_among_equals(tmp_path: Path) -> None:
    game = play(
        tmp_path, red=fighter(hand="tall-poppy"), blue=fighter(frags=2), green=fighter(frags=2)
    )
    game.do("p tall-poppy")
    assert game.due == "Red chooses player: Blue, Green"
    game.do("Green")
    assert (game.health("Blue"), game.health("Green")) == (3, 2)
    game.do("undo", "Blue")
    assert (game.health("Blue"), game.health("Green")) == (2, 3)


def test_the_weakest_of_the_others_is_healed(tmp_path: Path) -> None:
    game = play(tmp_path, red=fighter(hand="mercy", health=1), yellow=fighter(health=2))
    game.do("p mercy")
    assert (game.health("Red"), game.health("Yellow")) == (1, 3)


def test_the_text_names_the_one(tmp_path: Path) -> None:
    fighters = """
        - id: hawk
          name: Hawk
          stats: 3/2/2
          abilities:
            - name: Talon
              effects: [{wound: 1, on: others, only: nearest, at: turn-start, if: {foe_in_sight: true, foe_team: other}}]
            - name: Envy
              effects: [{discard: any, on: others, only: most-cards, at: turn-start}]
    """
    box = library(fan_pack(tmp_path, fighters=fighters))
    talon, envy = box.fighters["hawk"].abilities
    assert trait_text(talon) == (
        "At the start of your turn, the nearest enemy you see loses **1 Health**."
    )
    assert trait_text(envy) == (
        "At the start of your turn, the other fighter with the most cards in hand **discards** a card from their hand."
    )


@pytest.mark.parametrize(
    ("effect", "wanted"),
    {
        "{wound: 1, at: turn-start, only: nearest}": "it chooses among several fighters",
        "{wound: 1, on: everyone, at: turn-start, only: nearest}": "it chooses among several",
        "{stat: speed, add: -1, on: others, only: nearest}": "in force on all of them",
    }.items(),
)
def test_a_choice_among_nobody_is_reported(effect: str, wanted: str, tmp_path: Path) -> None:
    fighters = (
        f"[{{id: owl, name: Owl, stats: 3/2/2, abilities: [{{name: Eye, effects: [{effect}]}}]}}]"
    )
    problems = Problems()
    load_library(problems, [Path(fan_pack(tmp_path, fighters=fighters))])
    assert any(wanted in str(found.message) for found in problems.found), problems.found
