"""What is in the Deadlands box: fair by the curve of the base game, and western throughout."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from types import ModuleType

from fragkit.board.board import Board
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.model.card import Card
from fragkit.model.playing_cards import JOKER
from tests.model.library import library
from tests.rulemark import rule

ROOT = Path(__file__).parents[2]


def cards() -> list[Card]:
    pack = library().pack("deadlands")
    assert pack is not None
    return list(pack.cards.values())


def weapons() -> list[Card]:
    return [card for card in cards() if card.is_weapon]


def test_heavy_weapons_have_few_attacks(balance: ModuleType) -> None:
    for card in weapons():
        for attack in balance.attacks(card):
            if attack.dice >= 7 and isinstance(card.ammo, int):
                assert card.ammo // attack.ammo <= 2, card.id


def test_no_track_is_worth_more_than_seven_points(balance: ModuleType) -> None:
    """A weapon that may malfunction has a little more to lose."""
    for card in weapons():
        for attack in balance.attacks(card):
            if isinstance(card.ammo, int):
                worth = balance.points(attack.dice, attack.extra) * (card.ammo // attack.ammo)
                most = Fraction(76, 10) if card.malfunction else Fraction(71, 10)
                assert worth <= most, (card.id, float(worth))


def test_weapons_without_a_track_are_for_contact() -> None:
    assert [(c.id, c.range_at_most) for c in weapons() if c.ammo == "unlimited"] == [
        ("sextons-shovel", 1)
    ]


def test_half_of_the_weapons_malfunction_and_some_hexes_ask_for_suits() -> None:
    assert 5 <= sum(bool(card.malfunction) for card in weapons()) <= 9
    asking = [
        card for card in cards()
        if any(e.if_ is not None and e.if_.asks_for_face for e in card.effects)
    ]  # fmt: skip
    assert {card.deck for card in asking} == {"hex"}
    assert len(asking) >= 5


def test_every_card_has_words_of_its_own() -> None:
    plain = [card for card in cards() if card.value != JOKER]
    assert len({card.name for card in plain}) == len(plain) == 52
    assert len({card.flavor for card in cards()}) == 56
    assert all(card.picture is not None for card in cards())


# -- maps --------------------------------------------------------------------------------------


def board(id: str) -> Board:
    problems = Problems()
    path = ROOT / "content" / "deadlands" / "maps" / f"{id}.yaml"
    definition = load_map(path, problems, playable=True)
    assert definition is not None
    assert problems.found == []
    return Board.of(definition)


@rule("deadlands.gallows.squares", "deadlands.mainstreet", "comp.deadlands.board.sides")
def test_the_town_has_main_street_with_four_gallows_at_its_ends() -> None:
    town = board("tombstone-row")
    assert (town.columns, town.rows) == (20, 30)
    hanging = town.with_feature("gallows")
    assert sorted(town.name(p) for p in hanging) == ["I1", "I30", "L1", "L30"]
    assert set(hanging) <= town.zones["main-street"]
    assert [r.number for r in town.respawns] == [1, 2, 3, 4, 5, 6]


@rule("deadlands.beast.map", "deadlands.gallows.squares", "ruling.gallows.where")
def test_the_desert_has_beasts_and_the_gallows_in_its_midst() -> None:
    desert = board("bitter-flats")
    assert (desert.columns, desert.rows) == (20, 30)
    assert len(desert.beasts) == 4
    assert sorted(desert.name(p) for p in desert.with_feature("gallows")) == [
        "J15", "J16", "K15", "K16",
    ]  # fmt: skip
    tentacles = {p for those in desert.beasts.values() for p in those}
    assert tentacles == set(desert.with_feature("tentacle"))
    assert [r.number for r in desert.respawns] == [1, 2, 3, 4, 5, 6]
