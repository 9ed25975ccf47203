"""Phones write more beautifully than anybody wants."""

from __future__ import annotations

import pytest

from fragkit.referee.parsing.context import ParseContext
from fragkit.referee.parsing.inputs import Question, Remark, parse_input
from fragkit.referee.parsing.matching import plain_typing
from fragkit.rules.commands import Faces, Shoot
from fragkit.rules.requests import Roll

RED = ParseContext(
    players=("Red", "O'Neil"), speaker="Red", due=Roll("Red", 2, "hit", "", "to hit")
)


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("p “light‑armor”. ", "p light-armor"),
        ("p ‘light–armor’", "p light-armor"),
        ("`m e e n`", "m e e n"),
        ("s O’Neil", "s O'Neil"),
        ("join Jo\u0308rg 3/2/2", "join Jörg 3/2/2"),
        ("s\u00a0red\u200b", "s\u00a0red"),
        ("why?", "why"),
        ("s red,pulse, 4", "s red pulse  4"),
        ("?", "?"),
        ("s -", "s -"),
        ("…", ""),
    ],
)
def test_quotes_dashes_and_full_stops_of_a_phone_are_undone(typed, plain):
    assert plain_typing(typed) == plain


@pytest.mark.parametrize("typed", ["4 2.", "4\u00a02", "4️⃣2️⃣", "⚃⚁", "４２", " 4 , 2 "])
def test_two_dice_are_two_dice_however_a_phone_writes_them(typed):
    assert parse_input(typed, RED) == Faces("Red", (4, 2))


def test_a_name_with_an_apostrophe_is_found_with_the_curly_one():
    assert parse_input("S O’Neil. ", RED) == Shoot("Red", "O'Neil")


def test_a_question_may_end_like_one():
    assert parse_input("los o’neil?", RED) == Question("los", ("o'neil",), "Red")


def test_a_note_is_kept_as_it_was_typed():
    assert parse_input("note Blue said: “it was a 5”.", RED) == Remark("Blue said: “it was a 5”.")
    assert parse_input("o’neil: note “no”.", RED) == Remark("“no”.")
