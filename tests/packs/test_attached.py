"""`attach`: a card that works with another card in play, and leaves play with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.text.compose import card_text
from tests.rules.kit import Game, draw, fan_pack, fighter

LANE = """
    +---+---+---+---+---+
    | R   B   .   .   1 |
    +---+---+---+---+---+
"""
CARDS = """
    - {id: gun, name: Gun, deck: weapon, damage: 3d, ammo: 1}
    - {id: rod, name: Rod, deck: weapon, damage: 3d, ammo: 3}
    - {id: choke, name: Choke, deck: gadget, letter: W, attach: weapon, effects: [{roll: damage, dice: 1}, {draw: any, at: dry}]}
    - {id: gum, name: Gum, deck: special, on: other, lasts: game, attach: weapon, effects: [{roll: damage, dice: -2}]}
"""


def play(folder: Path, **fighters: object) -> Game:
    return draw(LANE, packs=fan_pack(folder, cards=CARDS), **fighters)  # type: ignore[arg-type]  # what the kit takes


def test_it_works_with_the_weapon_it_is_attached_to(tmp_path: Path) -> None:
    game = play(tmp_path, red=fighter("2/1/4", play="gun rod", hand="choke"))
    game.do("p choke")
    assert game.due == "Red chooses attach: gun, rod"
    game.do("gun", "s blue rod")
    assert game.due == "Red rolls 3d: damage"
    game.do("1 1 1", "6 6 6", "s blue gun")
    assert game.due == "Red rolls 4d: damage"
    game.do("1 1 1 1", "6 6 6")
    assert "chooses" in game.due, "the gun ran dry"


def test_it_leaves_play_with_its_weapon(tmp_path: Path) -> None:
    game = play(tmp_path, red=fighter(play="gun", hand="choke"))
    game.do("p choke", "drop gun")
    assert game.play("Red") == []
    assert game.discards("gadget") == ["choke"]


def test_it_can_be_attached_to_another_fighters_card(tmp_path: Path) -> None:
    game = play(tmp_path, red=fighter(hand="gum"), blue=fighter(play="gun"))
    game.do("p gum blue", "end", "1 1", "s red gun")
    assert game.due == "Blue rolls 1d: damage"


def test_without_such_a_card_it_is_refused(tmp_path: Path) -> None:
    game = play(tmp_path, red=fighter(hand="choke"))
    assert game.refuses("p choke") == "Red has no card in play to attach Choke to [play.def]"


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (
            "deck: weapon, damage: 2d, ammo: 2, attach: armor",
            "a weapon can't be attached to a card",
        ),
        ("deck: special, attach: weapon, effects: {heal: 1}", "it is discarded at once"),
        (
            "deck: gadget, letter: W, attach: blaster, effects: {extra: 1}",
            "no card matches `blaster`",
        ),
    ],
)
def test_a_card_that_can_not_be_attached_is_reported(card: str, message: str, tmp_path: Path):
    problems = Problems()
    load_library(problems, [Path(fan_pack(tmp_path, cards=f"[{{id: x, name: X, {card}}}]"))])
    assert any(message in str(found.message) for found in problems.found), problems.found


DUEL = """
    - {id: gun, name: Gun, deck: weapon, damage: 3d, ammo: 3}
    - {id: rod, name: Rod, deck: weapon, damage: 3d, ammo: 3}
    - {id: rust, name: Rust, deck: special, on: other, lasts: game, attach: weapon, effects: {forbid: attack}}
    - {id: jam, name: Jam, deck: special, on: other, lasts: game, attach: weapon, effects: {forbid: reload}}
    - {id: gum, name: Gum, deck: special, on: other, lasts: game, attach: weapon, effects: {roll: damage, dice: -2, lasts: 2 turns}}
    - {id: drum, name: Drum, deck: gadget, letter: W, attach: weapon, effects: {ammo: full, weapons: this, at: turn-start}}
    - {id: box, name: Box, deck: gadget, letter: W, attach: weapon, effects: {ammo: full, weapons: all, at: turn-start}}
    - {id: quick, name: Quick, deck: gadget, letter: W, attach: weapon, effects: {attacks: 1}}
    - {id: refill, name: Refill, deck: gadget, letter: W, effects: {ammo: 1, weapons: all, at: use}}
"""


def duel(folder: Path, **fighters: object) -> Game:
    return draw(LANE, packs=fan_pack(folder, cards=DUEL), **fighters)  # type: ignore[arg-type]  # what the kit takes


def test_it_forbids_attacks_with_its_weapon_only(tmp_path: Path) -> None:
    game = duel(tmp_path, red=fighter(hand="rust"), blue=fighter(play="gun rod"))
    game.do("p rust blue", "gun", "end", "1 1")
    assert game.refuses("s red gun") == "Blue can't attack Red with Gun: Rust [card.overrides]"
    assert game.legal("s") == ["s Red start", "s Red rod"]


def test_it_forbids_reloading_its_weapon_only(tmp_path: Path) -> None:
    game = duel(tmp_path, red=fighter(hand="jam"), blue=fighter(play="gun:1 rod:1 refill"))
    game.do("p jam blue", "gun", "end", "1 1", "use refill")
    assert [game.ammo("Blue", weapon) for weapon in ("gun", "rod")] == [1, 2]


@pytest.mark.parametrize("magazine", ["drum", "box"])
def test_it_reloads_its_weapon_only(magazine: str, tmp_path: Path) -> None:
    game = duel(tmp_path, red=fighter(hand=magazine, play="gun:1 rod:1"))
    game.do(f"p {magazine}", "gun", "end", "1 1", "end")
    assert [game.ammo("Red", weapon) for weapon in ("gun", "rod")] == [3, 1]


def test_it_gives_attacks_with_its_weapon_only(tmp_path: Path) -> None:
    game = duel(tmp_path, red=fighter("2/3/2", hand="quick", play="gun rod"))
    game.do("p quick", "gun", "s blue gun", "1 1 1", "6 6 6")
    assert game.refuses("s blue rod").startswith("Red has no attacks of this kind left")
    assert game.accepts("s blue gun")


def test_what_lasts_longer_than_the_shot_stays_with_its_weapon(tmp_path: Path) -> None:
    game = duel(tmp_path, red=fighter(hand="gum"), blue=fighter("1/2/4", play="gun rod"))
    game.do("p gum blue", "gun", "end", "1 1", "s red rod")
    assert game.due == "Blue rolls 3d: damage"
    game.do("1 1 1", "6 6 6", "s red gun")
    assert game.due == "Blue rolls 1d: damage"


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("rust", "That fighter can't **attack with that weapon** for the rest of the game."),
        ("jam", "That fighter can't **reload that weapon** for the rest of the game."),
        ("box", "At the start of your turn, **refill** that weapon."),
        ("quick", "Make **1 more attack** with that weapon each turn."),
    ],
)
def test_its_text_says_which_weapon(card: str, text: str, tmp_path: Path) -> None:
    cards = load_library(Problems(), [Path(fan_pack(tmp_path, cards=DUEL))]).cards
    assert str(card_text(cards[card])).endswith(text)
