"""Where German words may be broken."""

from __future__ import annotations

import pytest

from fragkit.language.translation import Hyphenation, shipped


@pytest.fixture(scope="module")
def german() -> Hyphenation:
    return shipped("de").hyphenate


@pytest.mark.parametrize(
    "word",
    [
        "Ra-ke-ten-wer-fer", "Mu-ni-ti-ons-kiste", "Be-we-gungs-wurf", "Ver-tei-di-gungs-wurf",
        "Pan-ze-rung", "Ein-stiegs-feld", "Waf-fen-karte", "Schuss-weite", "Team-spiel",
        "De-ckung", "Start-waffe",
        # Consonants that begin the second part stay with it.
        "Kut-scher-flinte", "Falsch-spie-ler", "Beu-tel-schnei-der", "Ta-schen-apo-theke",
        "Do-nau-dampf-schiff-fahrts-ge-sell-schafts-ka-pi-tän",
        "STRAS-SEN-FE-GER",
    ],
)  # fmt: skip
def test_words_are_broken_between_their_syllables(word, german):
    assert german(word.replace("-", "")).replace("\u00ad", "-") == word


def test_short_words_and_those_with_marks_of_their_own_stay(german):
    assert german("Feld und Zug") == "Feld und Zug"
    assert german("Blut\u00adeinsatz Munition") == "Blut\u00adeinsatz Munition"


def test_a_word_cut_by_hand_is_broken_there_and_nowhere_else():
    hyphenate = shipped("de").hyphenate
    assert hyphenate("Ananasschleuder").count("\u00ad") > 1
    hyphenate.learn(["Ananas-schleuder", "Lava-ei"])
    assert hyphenate("Ananasschleuder, LAVAEI!") == "Ananas\u00adschleuder, LAVA\u00adEI!"


def test_a_language_without_patterns_breaks_what_was_cut_by_hand_only():
    hyphenate = Hyphenation()
    hyphenate.learn(["lanza-cohetes"])
    assert hyphenate("Lanzacohetes aerodinámico") == "Lanza\u00adcohetes aerodinámico"
