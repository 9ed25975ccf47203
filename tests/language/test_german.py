"""German carried through: what is made from effects, what is printed, what a game says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fragkit.cli.lang_option import load_language
from fragkit.diagnostics import Problems
from fragkit.language import speaking, translate
from fragkit.language.translation import shipped
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.ledger_files import ledger_words, load_rules, row_texts
from fragkit.load.packs.library import load_library
from fragkit.model.card import Card
from fragkit.model.effects import Selector
from fragkit.model.text import made_card_text, made_trait_text
from fragkit.model.text.amounts import weapons_with
from fragkit.press.calibration import calibration_pages
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.template import When
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import Group, Text
from fragkit.press.printed_words import printed_words
from fragkit.press.reference.reference_design import Item, words_of
from fragkit.referee.history.replay import Replayed, replay_file
from fragkit.rules.house_options import options_by_key

GAMES = Path(__file__).parent.parent / "games"
ENGLISH = re.compile(r"\b(the|your|with|when|whenever|roll|you|of|and|any|to|at|damage|range)\b")


@pytest.mark.slow
def test_texts_made_from_effects_are_german():
    library = load_library(Problems())
    language, _ = load_language("de", library, Problems())
    with speaking(language):
        made = {card.id: made_card_text(card) for card in library.cards.values()}
        for fighter in library.fighters.values():
            for n, trait in enumerate((*fighter.abilities, *fighter.drawbacks)):
                made[f"{fighter.id} {n}"] = made_trait_text(trait)
    assert {id: text for id, text in made.items() if ENGLISH.search(text)} == {}


def test_compounds_are_joined_and_a_time_comes_before_the_target():
    one, two = (
        weapons_with(tuple(map(Selector, types))) for types in (["explosive"], ["flame", "energy"])
    )
    with speaking(shipped("de")):
        assert translate(one) == "mit Sprengwaffen"
        assert translate(two) == "mit Flammen- oder Energiewaffen"
        card = Card(id="it", name="It", deck="gadget", when="any-time", on="fighter")
        assert made_card_text(card) == "Spiele sie jederzeit auf einen beliebigen Kämpfer."


@pytest.mark.slow
@pytest.mark.parametrize("name", ["01-setup-and-first-frag", "16-every-special"])
def test_a_whole_game_is_told_in_german(name):
    played = replay_file(GAMES / f"{name}.frag", True)
    assert isinstance(played, Replayed)
    language, _ = load_language("de", played.run.opened.library, Problems())
    language.keep(player.name for player in played.run.setup.players)
    story = played.run.story
    told = [s for done in played.run.log for s in story.sentences(done.events)]
    german = [language.sentence(s) for s in told]
    assert language.unsaid == {}
    assert [one for one in german if ENGLISH.search(one)] == []


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["base", "deathmatch", "ftw", "deadlands"])
def test_every_pack_prints_in_german(pack, fragkit, tmp_path):
    ran = fragkit("build", "pdf", "--pack", pack, "--only", "cards,sheets,reference,counters",
                  "--lang", "de", "--out", str(tmp_path / "out"))  # fmt: skip
    assert ran.code == 0, ran.out


def test_the_conditions_of_a_template_hold_in_every_language():
    """A gadget in German told its timing twice, once in a line that English faces leave out."""
    language, _ = load_language("de", load_library(Problems()), Problems())
    test = When.parse("timing != your turn")
    with speaking(language):
        assert translate("your turn") != "your turn"
        assert not test.holds(translate("your turn"))
        assert test.holds(translate("any time"))


def test_the_words_of_a_face_and_its_big_figure_are_german():
    """`no damage` stood on German weapons, and `full` on Definitely Not Soda."""
    library = load_library(Problems())
    language, _ = load_language("de", library, Problems())
    press = Engraver(library, open_book(library, Problems()), Problems())
    with speaking(language):
        told = {
            id: drawn_text(press.front(library.cards[id], library.packs[0]).items)
            for id in ("nap-dealer", "definitely-not-soda")
        }
    assert "kein Schaden" in told["nap-dealer"]
    assert "no damage" not in told["nap-dealer"]
    assert "voll" in told["definitely-not-soda"]


def drawn_text(marks) -> str:
    """Every word among the marks."""
    return " ".join(
        mark.text if isinstance(mark, Text) else drawn_text(mark.items)
        for mark in marks
        if isinstance(mark, Text | Group)
    )


@pytest.fixture(scope="module")
def spoken_german():
    return shipped("de")


def test_prose_is_german_as_a_whole_or_left_as_it_is(spoken_german):
    """A map's notes became `Der Raum in middle is full of prizes, Gas. und Mind the heat.`"""
    notes = "The Room in the middle is full of prizes, and of gas. Mind the heat."
    spoken_german.learn({"A quiet corner.": "Eine ruhige Ecke."})
    with speaking(spoken_german):
        assert translate(notes) == notes
        assert translate("A quiet corner.") == "Eine ruhige Ecke."
    assert translate("A quiet corner.") == "A quiet corner."


def test_rulings_and_calibration_are_printed_in_german():
    library = load_library(Problems())
    language, _ = load_language("de", library, Problems())
    pack = library.packs[0]
    book = load_rules(pack.rules, Problems())
    item = Item(rule=("ruling.los.oneway",))
    with speaking(language):
        assert words_of(item, book) == "**Sieht man durch eine Einbahntür in Pfeilrichtung?** Nein."
        page, _ = calibration_pages("a4", "long-edge", "Grundspiel", (0, 0))
    assert "Lineal" in drawn_text(page.items)
    assert "ruler" not in drawn_text(page.items)
    notes = {load_map(path, Problems()).notes for path in pack.maps}
    assert notes <= set(printed_words(pack))


@pytest.mark.parametrize("pack", ["base", "deathmatch", "ftw", "deadlands"])
def test_the_ledger_is_german_as_a_whole(pack: str):
    shipped_pack = load_library(Problems()).pack(pack)
    assert shipped_pack is not None
    words = ledger_words(shipped_pack.folder / "lang" / "de.po")
    rows = [entry.row for entry in load_rules(shipped_pack.rules, Problems()).entries]
    english = {text for row in rows for text in row_texts(row)}
    assert (english - words.keys(), words.keys() - english) == (set(), set())
    named = re.compile(r"`[^`]+`|\d+d?\b")
    strange = [text for text in english if {*named.findall(text)} - {*named.findall(words[text])}]
    assert not strange


def test_every_house_option_is_said_in_german():
    german = shipped("de")
    english = [str(option.about) for option in options_by_key().values()]
    assert not [about for about in english if german.say(about) == about]
