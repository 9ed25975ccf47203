"""Every event has its words, short enough for a phone."""

from __future__ import annotations

import dataclasses
import typing

import pytest

from fragkit.referee.story import Story
from fragkit.rules import events as e
from fragkit.rules.plain import kind_name

EXAMPLES: dict[object, object] = {int: 2, str: "word", tuple[int, ...]: (4, 2), bool: True}
SILENT = {e.TurnEnded, e.FirstRolled}  # what is told beside them says it


def example(cls: type[e.Event]) -> e.Event:
    hints = typing.get_type_hints(cls)
    values = {}
    for field in dataclasses.fields(cls):
        hint = hints[field.name]
        values[field.name] = EXAMPLES.get(hint, ("a", "b") if "tuple" in str(hint) else "word")
    return cls(**values)


@pytest.mark.parametrize("cls", e.EVENTS, ids=lambda c: c.__name__)
def test_every_event_has_a_sentence_of_its_own(cls):
    sentence = Story({}, {}).sentence(example(cls))
    if cls in SILENT:
        assert sentence == ""
        return
    assert sentence.endswith((".", "!", ":"))
    assert kind_name(cls).replace("-", " ") + "." != sentence.partition(": ")[2]
    assert len(sentence) <= 80


def test_steps_of_one_walk_are_one_sentence():
    steps = [
        e.Moved("Red", "A1", "A2", 1, 5),
        e.Moved("Red", "A2", "A3", 1, 4),
        e.Moved("Red", "A3", "B3", 2, 2),
    ]
    assert Story({}, {}).tell(steps) == "Red goes A1 to B3: 4 moved, 2 left."


def test_cards_that_come_together_are_told_together_and_unnamed():
    drawn = [
        e.CardDrawn("Red", "weapon"),
        e.CardDrawn("Red", "gadget"),
        e.CardDrawn("Blue", "weapon"),
    ]
    assert Story({}, {}).tell(drawn) == (
        "Red draws a weapon and a gadget. Blue draws a weapon card."
    )
    named = [e.CardDrawn("Red", "weapon", "pulse-rifle")]
    assert Story({}, {}).tell(named) == "Red draws pulse-rifle."
    assert Story({}, {}, secret=True).tell(named) == "Red draws a weapon card."


def test_the_deal_is_told_in_one_sentence():
    decks = ("weapon", "gadget", "special")
    deal = [e.CardDrawn(who, deck) for who in ("Red", "Blue", "Green") for deck in decks]
    assert Story({}, {}).tell(deal) == (
        "Red, Blue and Green each draw a weapon, a gadget and a special."
    )
    two = [e.CardDrawn("Red", deck) for deck in ("weapon", "weapon", "gadget")]
    assert Story({}, {}).tell(two) == "Red draws 2 weapon cards and a gadget."


def test_a_movement_roll_is_told_once():
    events = [e.Rolled("Red", "movement", (3, 4), 7, "2d"), e.MovementGained("Red", 7, 7)]
    assert Story({}, {}).tell(events) == "Red rolls 3 4 = 7 for movement."


def test_cards_that_go_together_are_told_together():
    lost = [
        e.CardDiscarded("Red", "lucky-mousepad", "gadget", "play", "fragged"),
        e.CardDiscarded("Red", "nailed-it", "weapon", "hand", "fragged"),
        e.CardDiscarded("Red", "nailed-it", "weapon", "hand", "fragged"),
        e.CardDiscarded("Red", "", "weapon", "hand", "fragged"),
        e.CardDiscarded("Red", "", "weapon", "hand", "fragged"),
        e.CardDiscarded("Red", "", "gadget", "hand", "fragged"),
        e.CardDiscarded("Blue", "", "gadget", "hand", "fragged"),
        e.CardDiscarded("Blue", "", "gadget", "hand", "left"),
    ]
    assert Story({}, {}).sentences(lost) == [
        "Red discards lucky-mousepad, 2 nailed-it, 2 weapon cards and a gadget card (fragged).",
        "Blue discards a gadget card (fragged).",
        "Blue discards a gadget card (left).",
    ]


def test_a_card_that_was_told_already_is_not_told_among_those_that_go():
    events = [
        e.CardPlayed("Red", "rage-quit"),
        e.CardDiscarded("Red", "rage-quit", "special", "play"),
        e.CardDiscarded("Red", "light-armor", "gadget", "play"),
        e.ArmorLost("Red", "light-armor"),
    ]
    assert Story({}, {}).tell(events) == "Red plays rage-quit. Red discards light-armor."


def test_frags_of_one_event_are_one_score():
    scored = [
        e.FragScored("Pink", "Red", 1),
        e.FragScored("Blue", "Green", 2),
        e.FragScored("Pink", "Gold", 2),
    ]
    assert Story({}, {}).tell(scored) == "Pink scores twice: 2 frags. Blue scores: 2 frags."
    assert Story({}, {}).tell(scored[:1]) == "Pink scores: 1 frag."
