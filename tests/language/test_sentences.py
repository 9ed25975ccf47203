"""A sentence is a value; words come last."""

from __future__ import annotations

from typing import ClassVar

import pytest

from fragkit.language.sentences import (
    NOTHING,
    English,
    Sentence,
    Untranslated,
    in_a_row,
    plural,
    render,
    say,
)


class German(English):
    templates: ClassVar = {
        "{player} loses {card}": "{player} verliert {card}",
        "choose {options:or}": "wähle {options:or}",
        "no: {reason}": "nein: {reason}",
    }
    forms: ClassVar = {"{n} card": ("{n} Karte", "{n} Karten")}

    def template(self, sentence: Sentence, context: str) -> str:
        if sentence.many:
            return self.forms[sentence.template][sentence.fields["n"] != 1]
        if sentence.template not in self.templates:
            raise Untranslated
        return self.templates[sentence.template]

    def word(self, text: str, field: str, context: str) -> str:
        return {"Pistol": "Pistole"}.get(text, text)

    def joined(self, items: list[str], word: str) -> str:
        return super().joined(items, {"or": "oder", "and": "und"}[word])


def test_a_sentence_is_filled_with_its_fields():
    assert str(say("{player} loses {card}", player="Red", card="Pistol")) == "Red loses Pistol"


@pytest.mark.parametrize(("n", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_a_number_chooses_between_two_templates(n, text):
    assert str(plural("{n} card", "{n} cards", n=n)) == text


def test_lists_are_joined_with_commas_or_a_word():
    sentence = say("{all}; {all:and}; {all:or}", all=("A1", "B2", "C3"))
    assert str(sentence) == "A1, B2, C3; A1, B2 and C3; A1, B2 or C3"
    assert str(say("{all:or}", all=("A1",))) == "A1"


def test_a_field_may_start_with_a_capital_letter():
    assert str(say("{cause:cap} can't harm {player}", cause="acid", player="Red")) == (
        "Acid can't harm Red"
    )


def test_a_sentence_may_hold_another_one():
    reason = say("{player} loses {card}", player="Red", card="Pistol")
    assert render(say("no: {reason}", reason=reason), German()) == "nein: Red verliert Pistole"


def test_words_of_lists_and_plurals_are_the_languages_own():
    cards = (plural("{n} card", "{n} cards", n=1), plural("{n} card", "{n} cards", n=2))
    assert render(say("choose {options:or}", options=cards), German()) == (
        "wähle 1 Karte oder 2 Karten"
    )


def test_a_sentence_with_an_unknown_part_is_english_as_a_whole():
    sentence = say("no: {reason}", reason=say("{player} sleeps", player="Red"))
    assert render(sentence, German()) == "no: Red sleeps"


def test_braces_in_a_field_are_left_alone():
    assert str(say("no card `{typed}`", typed="{player}")) == "no card `{player}`"


def test_sentences_in_a_row_leave_out_what_says_nothing():
    assert str(in_a_row([say("One."), NOTHING, "", "Two."])) == "One. Two."


def test_data_of_a_sentence_is_plain():
    inner = plural("{n} card", "{n} cards", n=2)
    assert say("choose {options:or}", options=("a", inner)).data() == {
        "id": "choose {options:or}",
        "fields": {"options": ["a", {"id": "{n} card", "fields": {"n": 2}}]},
    }


def test_sentences_with_the_same_template_and_fields_are_equal():
    assert say("{a}", a=1) == say("{a}", a=1)
    assert say("{a}", a=1) != say("{a}", a=2)


def test_sentences_in_a_row_are_each_translated_by_themselves():
    row = in_a_row([say("{player} sleeps", player="Red"), say("no: {reason}", reason="Pistol")])
    assert render(row, German()) == "Red sleeps nein: Pistole"
