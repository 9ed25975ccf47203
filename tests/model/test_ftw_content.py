"""What is in the FTW box: ten cards, fair by the curve of the base game."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from types import ModuleType

from fragkit.model.card import Card
from fragkit.model.effects.acts import Place, Push
from fragkit.model.effects.modifiers import Immune
from fragkit.model.word_values import Dice
from tests.model.library import library
from tests.rulemark import rule


def cards() -> dict[str, Card]:
    pack = library().pack("ftw")
    assert pack is not None
    return dict(pack.cards)


@rule("comp.ftw.cards")
def test_there_are_ten_cards_for_three_decks() -> None:
    decks = Counter[str]()
    for card in cards().values():
        decks[card.deck] += card.copies
    assert decks == {"weapon": 4, "gadget": 3, "special": 3}


@rule("comp.ftw.counters", "counter.barrel.ftw", "counter.heart", "counter.door")
def test_the_sheet_holds_barrels_hearts_and_doors() -> None:
    pack = library().pack("ftw")
    assert pack is not None
    counters = {c.kind: c.count for c in pack.file.counters}
    assert set(counters) == {"barrel", "heart", "door"}
    assert counters["barrel"] == 12


def test_the_named_weapons_hit_hard_enough_to_throw_somebody_back() -> None:
    shotgun, glove = cards()["assault-shotgun"], cards()["shock-glove"]
    assert shotgun.damage == glove.damage == Dice(6)
    assert (glove.ammo, glove.range_at_most) == ("unlimited", 1)


@rule("lava.immune")
def test_the_three_named_cards_and_no_other_of_the_box_keep_lava_off() -> None:
    proof = {
        card.id for card in cards().values()
        if any(isinstance(e, Immune) and "lava" in e.value for e in card.effects)
    }  # fmt: skip
    assert proof == {"fireproof-coating", "phase-shift", "insubstantial"}


def test_cards_push_and_bring_barrels() -> None:
    acts = {card.id: card.effects for card in cards().values()}
    pushing = {id for id, effects in acts.items() if any(isinstance(e, Push) for e in effects)}
    assert pushing == {"leaf-me-alone", "personal-space"}
    assert any(isinstance(e, Place) and e.value == "barrel" for e in acts["special-delivery"])


def test_no_track_is_worth_more_than_seven_points(balance: ModuleType) -> None:
    for card in cards().values():
        for attack in balance.attacks(card) if card.is_weapon else ():
            if isinstance(card.ammo, int):
                worth = balance.points(attack.dice, attack.extra) * (card.ammo // attack.ammo)
                assert worth <= Fraction(71, 10), (card.id, float(worth))


def test_every_card_has_words_and_a_picture_of_its_own() -> None:
    found = cards().values()
    assert len({card.name for card in found} - {c.name for c in _base()}) == 10
    assert len({card.flavor for card in found}) == 10
    assert len({str(card.picture) for card in found if card.picture is not None}) == 10


def _base() -> list[Card]:
    pack = library().pack("base")
    assert pack is not None
    return list(pack.cards.values())
