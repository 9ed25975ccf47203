"""Sentences are gathered from the source as a translator wants them: whole."""

from __future__ import annotations

from fragkit.language.source_sentences import sentences_in


def told(source: str) -> list[str]:
    return [text for _, text in sentences_in(source)]


def test_an_f_string_is_a_sentence_with_gaps():
    source = 'x = f"{who} hits {target.name}: {self.name(card)}."'
    assert told(source) == ["{who} hits {name}: {card}."]


def test_a_plural_gives_two_sentences():
    assert told("f(f\"{n} card{'s' * (n != 1)} left\")") == ["{n} card left", "{n} cards left"]


def test_a_piece_in_a_variable_becomes_part_of_its_sentence():
    source = """
def tell(who, card, target):
    on = f" on {target}" if target else ""
    return f"{who} plays {card}{on}."
"""
    assert told(source) == ["{who} plays {card} on {target}.", "{who} plays {card}."]


def test_gaps_of_one_name_are_told_apart():
    assert told('f(f"{a.name} shoots {b.name}")') == ["{name} shoots {name_2}"]


def test_docstrings_patterns_and_errors_of_programs_are_not_said():
    source = '''
"""A module of words."""
import re
WORD = re.compile("two words here")
def f():
    """What it does in words."""
    raise TypeError("no words for this")
'''
    assert told(source) == []
