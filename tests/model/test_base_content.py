"""What the box of the base game holds."""

from __future__ import annotations

from collections import Counter

import pytest

from fragkit.model.effects.acts import Blast, Discard, Heal, Remove
from fragkit.model.effects.modifiers import Armor, Forbid, Outcome
from fragkit.model.fighter import PISTOL, split_problem
from fragkit.model.text import card_text, plain
from fragkit.model.word_values import Dice, Stats
from tests.model.library import base_cards, library
from tests.rulemark import rule


def card(id: str):
    return library().cards[id]


@rule("comp.base.cards", "deck.base", "ruling.ocr.decks")
def test_112_cards_lie_in_three_decks():
    decks = Counter[str]()
    for c in base_cards():
        decks[c.deck] += c.copies
    assert decks == {"weapon": 45, "gadget": 40, "special": 27}
    assert sum(decks.values()) == 112


def test_at_least_sixty_cards_are_different():
    assert len(base_cards()) >= 60
    assert len({c.name for c in base_cards()}) == len(base_cards())


@rule("comp.base.counters")
def test_the_box_has_46_counters_and_whole_pairs():
    base = library().pack("base")
    assert base is not None
    counters = {c.kind: c.count for c in base.file.counters}
    assert sum(counters.values()) == 46
    assert set(counters) == {"blood", "weapon-pair", "link", "ammo"}
    assert counters["weapon-pair"] % 2 == counters["link"] % 2 == 0


@rule("card.letter", "card.letter.a", "card.letter.h", "card.letter.w", "card.letter.m")
def test_gadgets_carry_all_four_letters_and_only_gadgets_do():
    assert {c.letter for c in base_cards() if c.deck == "gadget"} == {"A", "H", "W", "M"}
    assert {c.letter for c in base_cards() if c.deck != "gadget"} == {None}
    assert all(
        c.letter == "A" for c in base_cards() if any(isinstance(e, Armor) for e in c.effects)
    )


def test_weapons_reach_from_a_cheap_3d_pistol_to_a_nuke_for_one_shot():
    pistol, nuke = card("pawn-shop-pistol"), card("game-ender")
    assert (pistol.damage, pistol.tags) == (Dice(3), ("pistol",))
    assert (nuke.damage, nuke.ammo, nuke.radius) == (Dice(10), 1, 4)
    assert any(isinstance(e, Discard) and "this" in e.value for e in nuke.effects)


def test_weapons_come_in_every_type_and_build():
    weapons = [c for c in base_cards() if c.deck == "weapon"]
    assert {t for w in weapons for t in w.types} == {"flame", "energy", "ballistic", "explosive"}
    assert any(w.extra for w in weapons)
    assert any(w.shots > 1 for w in weapons)
    assert any(w.burst > 1 for w in weapons)
    assert any(w.modes for w in weapons)
    assert any(w.radius for w in weapons)
    assert any(w.range_at_most == 1 for w in weapons)
    assert any(w.ammo == "unlimited" for w in weapons)
    assert any(w.damage == "none" for w in weapons)


def test_the_pulse_rifle_makes_8d_of_all_its_ammunition():
    rifle = card("pulse-rifle")
    assert (rifle.damage, rifle.ammo, rifle.burst) == (Dice(2), 4, 4)


def test_the_tranquilizer_does_no_damage():
    dart = card("nap-dealer")
    assert dart.damage == "none"
    assert [type(e) for e in dart.effects] == [Forbid]


def test_light_armor_gives_one_point_and_goes_with_it():
    assert [(e.verb, e.value) for e in card("light-armor").effects] == [("armor", 1)]
    assert "Health +1. Discard it once it has taken 1 damage" in plain(
        card_text(card("light-armor"))
    )


def test_disconnect_takes_another_player_out_at_any_time():
    disconnect = card("disconnect")
    assert (disconnect.on, disconnect.window) == ("other", "any-time")
    assert [type(e) for e in disconnect.effects] == [Remove]


def test_one_card_makes_any_attack_miss_and_another_makes_the_own_one_hit():
    assert [e.value for e in card("desync").effects if isinstance(e, Outcome)] == ["miss"]
    assert card("desync").on == "attacker"
    assert [e.value for e in card("totally-not-cheating").effects if isinstance(e, Outcome)] == [
        "hit"
    ]


def test_medkits_may_be_played_in_time_to_save_from_a_frag():
    kits = [c for c in base_cards() if c.duration is None and isinstance(c.effects[0], Heal)]
    assert {c.window for c in kits} == {"any-time", "dying"}


def test_no_card_is_too_long_for_its_face():
    for c in base_cards():
        assert len(plain(card_text(c)).split()) <= 35, c.id


@rule("fighter.points", "fighter.min", "fighter.max")
def test_six_ready_made_fighters_are_legal_splits_in_six_colours():
    base = library().pack("base")
    assert base is not None
    made = {id: f for id, f in base.fighters.items() if f.stats != "free"}
    assert len(made) == 6
    assert len({f.stats for f in made.values()}) == 6
    assert {f.color for f in made.values()} == {
        "red", "orange", "yellow", "green", "blue", "purple",
    }  # fmt: skip
    for fighter in made.values():
        assert isinstance(fighter.stats, Stats)
        assert split_problem(fighter.stats) is None


@rule("fighter.start.weapon", "sheet.weapon")
def test_everyone_has_the_pistol_and_the_marine_is_built_by_its_player():
    base = library().pack("base")
    assert base is not None
    assert {f.weapon for f in base.fighters.values()} == {("pistol",)}
    assert (PISTOL.damage, PISTOL.ammo) == (Dice(2), "unlimited")
    assert base.fighters["marine"].stats == "free"


@rule("src.deathmatch.needs", "src.ftw.needs", "src.deadlands", "deck.deadlands")
def test_expansions_need_the_base_game_and_deadlands_stands_alone():
    packs = {p.id: p.file for p in library().packs}
    assert packs["deathmatch"].requires == packs["ftw"].requires == ("base",)
    assert packs["deadlands"].requires == packs["deadlands"].extends == ()
    assert [d.id for d in packs["deadlands"].decks] == ["weapon", "gadget", "hex", "special"]


@pytest.mark.parametrize("id", ["panic-button", "rage-quit", "dead-mans-switch"])
def test_blasts_around_oneself_are_centred_there(id: str):
    assert [e.center for e in card(id).effects if isinstance(e, Blast)] == ["self"]
