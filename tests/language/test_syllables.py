"""Where German words may be broken."""

from __future__ import annotations

import pytest

from fragkit.language.syllables import german


@pytest.mark.parametrize(
    "word",
    [
        "Ra-ke-ten-wer-fer", "Mu-ni-ti-ons-kiste", "Be-we-gungs-wurf", "Ver-tei-di-gungs-wurf",
        "Pan-ze-rung", "Ein-stiegs-feld", "Waf-fen-karte", "Schuss-weite", "Team-spiel",
        "De-ckung", "Start-waffe",
    ],
)  # fmt: skip
def test_words_are_broken_between_their_syllables(word):
    assert german(word.replace("-", "")).replace("\u00ad", "-") == word


def test_short_words_and_those_with_marks_of_their_own_stay():
    assert german("Feld und Zug") == "Feld und Zug"
    assert german("Blut\u00adeinsatz Munition") == "Blut\u00adeinsatz Munition"
