"""Catalogues in the form that gettext's tools know, read without them."""

from __future__ import annotations

import pytest

from fragkit.language.translation import BadCatalogue, read_po


def test_sentences_in_several_lines_and_with_signs():
    made = read_po(
        'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
        '#: rules/a.py\nmsgid "He said "\n"\\"no\\""\nmsgstr "Er sagte \\"nein\\""\n'
    )
    entry = made.entries['He said "no"']
    assert (entry.msgstr, entry.place) == ('Er sagte "nein"', "rules/a.py")


def test_a_fuzzy_entry_is_not_done():
    made = read_po('#, fuzzy\nmsgid "a b"\nmsgstr "x"\n\nmsgid "c d"\nmsgstr "y"\n')
    assert [e.is_done for e in made.entries.values()] == [False, True]


def test_a_number_takes_the_form_that_the_header_says():
    made = read_po(
        'msgid ""\nmsgstr "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);\\n"\n\n'
        'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n} karta"\nmsgstr[1] "{n} karty"\n'
        'msgstr[2] "{n} kart"\n'
    )
    entry = made.entries["{n} card"]
    assert [entry.forms[made.form_of(n)] for n in (1, 3, 7)] == [
        "{n} karta", "{n} karty", "{n} kart",
    ]  # fmt: skip


def test_signs_are_written_with_a_stroke_and_a_context_stands_before_its_word():
    made = read_po(
        '#: p.py\nmsgid "a \\"b\\"\\nc\\\\"\nmsgstr "x\\ty"\n\n'
        'msgctxt "joined"\nmsgid "red"\nmsgstr "rot"\n'
    )
    assert [(e.msgid, e.msgstr, e.context, e.place) for e in made.entries.values()] == [
        ('a "b"\nc\\', "x\ty", "", "p.py"), ("red", "rot", "joined", "p.py"),
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["msgid no quotes", '"a line of nothing"'])
def test_a_line_that_no_catalogue_has_is_told(text):
    with pytest.raises(BadCatalogue, match="line 1"):
        read_po(text)
