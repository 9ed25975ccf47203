"""What inventors found that did something other than its sentence says, mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.text.compose import card_text
from tests.rules.kit import Game, draw, fan_pack, fighter

LANE = """
    +---+---+---+---+---+---+
    | R   .   B   .   G   1 |
    +---+---+---+---+---+---+
"""


def gadget(effects: str) -> str:
    return f"    - {{id: thing, name: Thing, deck: gadget, letter: W, effects: {effects}}}\n"


def special(keys: str) -> str:
    return f"    - {{id: thing, name: Thing, deck: special, {keys}}}\n"


def play(folder: Path, cards: str, room: str = LANE, **made_of: object) -> Game:
    return draw(room, packs=fan_pack(folder, cards="\n" + cards), **made_of)  # type: ignore[arg-type]  # what the kit takes


def text_of(folder: Path, cards: str) -> str:
    folder.mkdir(exist_ok=True)
    pack = fan_pack(folder, cards="\n" + cards)
    return str(card_text(load_library(Problems(), [Path(pack)]).cards["thing"]))


# -- how long -------------------------------------------------------------------------------------

SLOW = gadget("{stat: speed, add: -1, on: others, at: turn-start, lasts: 1 turn}")


def test_an_effect_on_others_lasts_for_a_turn_of_each(tmp_path: Path) -> None:
    game = play(
        tmp_path, SLOW, red=fighter(play="thing"), blue=fighter(), green=fighter(), movement=None
    )
    assert [game.seat(name).speed for name in ("Red", "Blue", "Green")] == [2, 1, 1]
    game.do("1 1", "end", "1", "end")
    assert [game.seat(name).speed for name in ("Red", "Blue", "Green")] == [2, 2, 1]
    game.do("1", "end")
    assert [game.seat(name).speed for name in ("Red", "Blue", "Green")] == [2, 1, 1], "anew, once"


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (SLOW, "everyone else has **Speed −1** until the end of their next turn."),
        (
            gadget("{stat: speed, add: -1, on: foe, whose: others, at: turn-start, lasts: 1 turn}"),
            "they have **Speed −1** until the end of this turn.",
        ),
        (
            gadget("{stat: speed, add: -1, on: everyone, at: turn-start, lasts: 2 turns}"),
            "everyone has **Speed −1** for this turn and your next turn.",
        ),
        (
            special(
                '"on": other, when: turn-start, effects: {stat: speed, add: -1, lasts: 1 turn}'
            ),
            "That fighter has **Speed −1** until the end of their next turn.",
        ),
    ],
)
def test_a_text_says_whose_turns_count(card: str, text: str, tmp_path: Path) -> None:
    assert text_of(tmp_path, card).endswith(text)


def test_a_turn_that_has_just_begun_is_the_first(tmp_path: Path) -> None:
    card = special("when: turn-start, effects: {stat: speed, add: 1, lasts: 1 turn}")
    game = play(tmp_path, card, red=fighter(hand="thing"), movement=None)
    game.do("p thing", "1 1 1")
    assert game.seat("Red").speed == 3
    game.do("end")
    assert game.seat("Red").speed == 2


# -- who ------------------------------------------------------------------------------------------

TEAMS = {"teams": "red Red Green, blue Blue Yellow", "variants": "death-match"}
ROW = """
    +---+---+---+---+---+---+
    | R   G   B   Y   .   1 |
    +---+---+---+---+---+---+
"""


@pytest.mark.parametrize(
    ("effect", "text", "healed"),
    [
        ("on: everyone, if: {foe_team: same}", "each fighter on your team", "Red Green"),
        ("on: others, if: {foe_team: same}", "each teammate", "Green"),
        ("on: everyone, if: {range: 2-}", "each fighter within range 2", "Red Green Blue"),
        ("on: everyone, if: {range: 1-2}", "other fighters within range 2", "Green Blue"),
        ("on: everyone, if: {foe_adjacent: true}", "each fighter next to you", "Green"),
        ("on: everyone, if: {foe_in_sight: true}", "each fighter you see", "Green"),
    ],
)
def test_everyone_includes_the_owner(effect: str, text: str, healed: str, tmp_path: Path) -> None:
    card = gadget(f"{{heal: 1, at: use, {effect}}}")
    hurt = fighter("4/2/1", health=2)
    game = play(
        tmp_path, card, ROW, red=fighter("4/2/1", health=2, play="thing"), green=hurt, blue=hurt,
        yellow=hurt, **TEAMS,
    )  # fmt: skip
    game.do("use thing")
    names = ("Red", "Green", "Blue", "Yellow")
    assert [name for name in names if game.health(name) == 3] == healed.split()
    assert text in text_of(tmp_path / "again", card)


def test_an_aura_on_everyone_includes_the_owner(tmp_path: Path) -> None:
    card = gadget("{stat: speed, add: 1, on: everyone, if: {range: 2-}}")
    game = play(tmp_path, card, ROW, red=fighter(play="thing"))
    assert [game.seat(n).speed for n in ("Red", "Green", "Blue", "Yellow")] == [3, 3, 3, 2]


def test_an_effect_on_nobody_is_refused(tmp_path: Path) -> None:
    card = gadget("{wound: 1, on: others, at: use, if: {foe_wears: armor}}")
    game = play(tmp_path, card, red=fighter(play="thing"))
    assert game.refuses("use thing") == (
        "you can use Thing only on another fighter with a suit of armor in play [card.overrides]"
    )
