"""Every event has its words, short enough for a phone."""

from __future__ import annotations

import dataclasses
import typing

import pytest

from fragkit.referee.display.story import Story
from fragkit.rules import events as e
from fragkit.rules.json_values import kind_name
from fragkit.rules.modules import known_modules, module_class

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
    sentence = str(Story({}, {}).sentence(example(cls)))
    if cls in SILENT:
        assert sentence == ""
        return
    assert sentence.endswith((".", "!", ":"))
    assert kind_name(cls).replace("-", " ") + "." != sentence.partition(": ")[2]
    assert len(sentence) <= 80


def test_no_event_hides_its_kind_or_its_text():
    """A program gets `kind` and `text` beside the fields: a field of that name would replace them."""
    for id in known_modules():
        module_class(id)
    hiding = [
        cls.__name__
        for cls in e.Event.__subclasses__()
        if {f.name for f in dataclasses.fields(cls)} & {"kind", "text"}
    ]
    assert hiding == []


def test_steps_of_one_walk_are_one_sentence():
    steps = [
        e.Moved("Red", "A1", "A2", 1, 5),
        e.Moved("Red", "A2", "A3", 1, 4),
        e.Moved("Red", "A3", "B3", 2, 2),
    ]
    assert Story({}, {}).tell(steps) == "Red moves from A1 to B3: 4 movement spent, 2 left."


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
    assert (
        Story({}, {}).tell(scored) == "Pink frags 2 fighters: 2 frags in all. Blue scores: 2 frags."
    )
    assert Story({}, {}).tell(scored[:1]) == "Pink scores: 1 frag."


def test_a_shot_its_weapon_and_its_ammunition_are_one_sentence():
    story = Story({}, {})
    played = e.CardPlayed("Red", "boomstick", "Red")
    fired = e.AttackDeclared(player="Red", target="Blue", weapon="boomstick", range=2)
    spent = e.AmmoSpent("Red", "boomstick", 1, 3)
    assert (
        story.tell([fired, spent]) == "Red fires boomstick at Blue, range 2: 1 ammo spent, 3 left."
    )
    assert story.tell([played, fired, spent]) == (
        "Red plays and fires boomstick at Blue, range 2: 1 ammo spent, 3 left."
    )
    other = e.CardPlayed("Red", "crosshair", "Red")
    assert story.sentences([other, fired]) == [
        "Red plays crosshair.", "Red fires boomstick at Blue, range 2.",
    ]  # fmt: skip


def test_a_hit_without_a_roll_says_why_once():
    story = Story({}, {})
    sure = e.NoRollNeeded("Red", "hit", "2 dice always reach 2")
    hit = e.Hit(player="Red", target="Blue", total=0, range=2)
    ended = e.CardExpired("Red", "bribe")
    assert story.tell([sure, hit]) == "Automatic hit on Blue: 2 dice always reach 2."
    assert story.sentences([sure, ended, hit]) == [
        "Red's bribe wears off.", "Automatic hit on Blue: 2 dice always reach 2.",
    ]  # fmt: skip
    missed = e.Missed(player="Red", target="Blue", total=0, range=2, automatic="desync")
    assert story.sentences([sure, missed])[0] == "No roll needed to hit: 2 dice always reach 2."
    assert story.tell([sure]) == "No roll needed to hit: 2 dice always reach 2."


def test_who_is_taken_off_the_map_by_the_table_is_said_to_be_off():
    off = e.Overrode("Red", "square", "", "", "C4")
    assert Story({}, {}).tell([off]) == "Override: Red square off (was C4)."


def test_an_override_of_the_turn_and_of_a_square_is_told_in_words():
    turn, floor = e.Overrode("Red", "turn", "", was="Blue"), e.Overrode("", "floor", "C4", "barrel")
    assert Story({}, {}).tell([turn]) == "Override: it is Red's turn (was Blue)."
    assert Story({}, {}).tell([floor]) == "Override: C4: barrel."
