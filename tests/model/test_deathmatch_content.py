"""What is in the box of Death Match, and that it weighs no more than the base game."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from fragkit.board.board import Board
from fragkit.board.joining import join
from fragkit.board.reach import UNLIMITED, reach
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.library import load_library
from fragkit.model.card import Card
from fragkit.model.effects.acts import Guide, Place
from fragkit.model.effects.modifiers import Pass
from fragkit.model.text.compose import card_text
from fragkit.rules.flow.setup import Setup
from tests.rulemark import rule

CONTENT = Path(__file__).parents[2] / "content"


@cache
def cards() -> dict[str, Card]:
    problems = Problems()
    box = load_library(problems, [CONTENT / "base", CONTENT / "deathmatch"], built_in=False)
    assert problems.found == []
    pack = next(p for p in box.packs if p.id == "deathmatch")
    return {id: box.cards[id] for id in pack.cards}


@rule("comp.deathmatch.cards", "fact.blank")
def test_there_are_56_cards_one_of_them_blank():
    assert sum(card.copies for card in cards().values()) == 56
    assert [card.id for card in cards().values() if card.blank] == ["your-card-here"]


@rule("fact.respawnbarrels", "fact.doorkey", "fact.napalm", "fact.minedropper", "fact.guidednuke")
def test_the_cards_that_the_rulebook_names_do_what_it_says():
    effects = {id: card.effects for id, card in cards().items()}
    [refill] = effects["respawn-barrels"]
    assert isinstance(refill, Place)
    assert (refill.value, refill.square) == ("barrel", "barrel-spaces")
    assert cards()["respawn-barrels"].copies == 2
    for color in ("red", "green", "blue"):
        [key] = effects[f"{color}-door-key"]
        assert isinstance(key, Pass)
        assert (key.color, key.uses) == (color, 1)
    [mine] = effects["mine-dropper"]
    assert isinstance(mine, Place)
    assert str(mine.damage) == "4d"
    [nuke] = effects["guided-nuke"]
    assert isinstance(nuke, Guide)
    assert nuke.speed == 5
    assert cards()["napalm-launcher"].types == ("flame",)


@rule("napalm.shape", "napalm.lasting", "napalm.misfire")
def test_the_napalm_card_tells_of_the_cross_its_time_and_the_misfire():
    assert card_text(cards()["napalm-launcher"]) == (
        "On a hit, **napalm** (2d) burns on the target's square and the four next to it for the whole "
        "game. On a **miss**, it hits your square instead."
    )


@rule("ruling.card.blank")
def test_a_blank_card_is_in_no_deck():
    setup = Setup(Board, (), cards())
    assert "your-card-here" not in setup.played_cards
    filled = replace(cards()["your-card-here"], blank=False)
    assert "your-card-here" in Setup(Board, (), {filled.id: filled}).played_cards


def test_a_blank_card_with_words_is_an_error(tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / "pack.yaml").write_text('id: own\nname: Own\nversion: "1"\nextends: base\n')
    (tmp_path / "cards" / "c.yaml").write_text(
        "- {id: mine, name: Mine, deck: special, blank: true, text: Boo.}\n"
    )
    problems = Problems()
    load_library(problems, [CONTENT / "base", tmp_path], built_in=False)
    [found] = problems.sorted()
    assert found.code == "blank-with-words"
    assert str(found.message) == "`mine` is marked `blank`, but it does something"


@pytest.mark.parametrize("card", [c for c in cards().values() if c.is_weapon], ids=lambda c: c.id)
def test_weapons_follow_the_damage_curve(balance, card):
    for attack in balance.attacks(card):
        if not isinstance(card.ammo, int):
            continue
        shots = card.ammo // attack.ammo
        assert balance.points(attack.dice, attack.extra) * shots <= Fraction(71, 10)
        assert attack.dice < 7 or shots <= 2


@cache
def board(*ids: str) -> Board:
    problems = Problems()
    found = [
        load_map(next(CONTENT.rglob(f"maps/{id}.yaml")), problems, playable=True) for id in ids
    ]
    assert problems.found == []
    joined = join([one for one in found if one is not None])
    assert isinstance(joined, Board), joined
    return joined


@rule("comp.deathmatch.board")
def test_the_drydock_has_what_the_book_brings():
    here = board("drydock")
    assert (here.columns, here.rows) == (20, 30)
    assert [(r.number, r.color) for r in here.respawns] == [(n, "red") for n in range(1, 7)]
    assert {"water", "acid"} <= {spot.terrain for spot in here.spots}
    assert len(here.grates) == 12
    assert len(here.teleporters) == 4
    ways = {(d.door.color, d.door.way is None) for d in here.doors.values()}
    assert {color for color, both in ways if not both} == {"red", "green", "blue"}


@rule("comp.deathmatch.board.join")
def test_one_walks_from_the_drydock_to_the_foundry_and_back():
    both = board("drydock", "foundry")
    start = both.place("drydock:S15")
    assert isinstance(start, int)
    found = reach(both, start, UNLIMITED)
    names = {both.name(place) for place in found}
    assert {"foundry:B2", "foundry:S29", "drydock:B2"} <= names
