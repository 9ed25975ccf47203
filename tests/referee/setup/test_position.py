"""Positions typed in a minute."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fragkit.referee.parsing.matching import Misread
from fragkit.referee.setup.game_setup import (
    StandingLine,
    parse_standing,
    position_of,
)
from fragkit.rules.flow.setup import Laid, Standing
from tests.referee.parsing.test_command_text import CARDS, RED
from tests.referee.tables import say, sit

WEAPONS = sorted(id for id, card in CARDS.items() if card.is_weapon)
OTHERS = sorted(id for id, card in CARDS.items() if not card.is_weapon)


@pytest.mark.parametrize(
    ("typed", "placed"),
    [
        ("red c4", StandingLine(Standing("Red", "C4"))),
        (
            "Red\u00a0c4 2 “light‑armor”. ",
            StandingLine(Standing("Red", "C4", 2, play=(Laid("light-armor"),))),
        ),
        ("Red red: c4 2", StandingLine(Standing("Red", "C4", 2))),
        ("Red C4 2 frags 1", StandingLine(Standing("Red", "C4", 2, frags=1))),
        ("Red C4 2, frags 1, blood 2", StandingLine(Standing("Red", "C4", 2, blood=2, frags=1))),
        ("red off", StandingLine(Standing("Red"))),
        ("red off frags 2", StandingLine(Standing("Red", frags=2))),
        (
            "red a1 pulse:3",
            StandingLine(Standing("Red", "A1", play=(Laid("pulse-rifle", ammo=3),))),
        ),
        (
            "red a1 light:1",
            StandingLine(Standing("Red", "A1", play=(Laid("light-armor", armor=1),))),
        ),
        ("red a1 pulse", StandingLine(Standing("Red", "A1", play=(Laid("pulse-rifle"),)))),
        (
            "red a1 Light Armor pulse rifle:3 turn",
            StandingLine(
                Standing("Red", "A1", play=(Laid("light-armor"), Laid("pulse-rifle", ammo=3))),
                turn=True,
            ),
        ),
        (
            "red a1 hand w2 g1",
            StandingLine(Standing("Red", "A1", hidden={"weapon": 2, "gadget": 1})),
        ),
        ("red a1 hand 2 weapons", StandingLine(Standing("Red", "A1", hidden={"weapon": 2}))),
        ("red a1 holds lag", StandingLine(Standing("Red", "A1", known=("lag-spike",)))),
        ("red a1 turn", StandingLine(Standing("Red", "A1"), turn=True)),
        ("red a1 movement 5", StandingLine(Standing("Red", "A1"), turn=True, movement=5)),
        ("red a1 3 movement 5 attacks 1", StandingLine(Standing("Red", "A1", 3), True, 5, 1)),
    ],
)
def test_a_position_is_understood(typed, placed):
    assert parse_standing(typed, RED) == placed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "which player is on which square?"),
        ("pink a1", "there is no player `pink`"),
        ("red", "where is Red?"),
        ("red a1 pulze-rifle", "there is no card `pulze-rifle`"),
        ("red a1 frags", "`frags` needs a number"),
        ("red a1 pulse:x", "`x` is not a number"),
    ],
)
def test_an_invalid_position_is_refused(typed, told):
    placed = parse_standing(typed, RED)
    assert isinstance(placed, Misread)
    assert placed.text == told


numbers = st.integers(0, 9)
laid = st.one_of(
    st.builds(Laid, st.sampled_from(WEAPONS), st.one_of(st.none(), numbers)),
    st.builds(Laid, st.sampled_from(OTHERS), st.none(), st.one_of(st.none(), numbers)),
)
standings = st.builds(
    Standing,
    st.sampled_from(RED.players),
    st.sampled_from(["", "A1", "C4a", "reactor:B2"]),
    st.one_of(st.none(), numbers),
    numbers,
    numbers,
    st.lists(laid, max_size=3).map(tuple),
    st.lists(st.sampled_from(sorted(CARDS)), max_size=2).map(tuple),
    st.dictionaries(st.sampled_from(sorted(RED.decks)), st.integers(1, 9), max_size=3),
)


def standing_line(placed: StandingLine) -> str:
    """The line that somebody would type for it."""
    one = placed.standing
    words = [one.player, one.square or "off"]
    if one.health is not None:
        words.append(str(one.health))
    for name, number in (("frags", one.frags), ("blood", one.blood)):
        if number:
            words += [name, str(number)]
    for laid in one.play:
        left = laid.ammo if laid.ammo is not None else laid.armor
        words.append(laid.card if left is None else f"{laid.card}:{left}")
    if one.hidden:
        words.append("hand")
        for deck, number in one.hidden.items():
            words += [deck, str(number)]
    if one.known:
        words += ["holds", *one.known]
    if placed.turn:
        words.append("turn")
    if placed.movement is not None:
        words += ["movement", str(placed.movement)]
    if placed.attacks is not None:
        words += ["attacks", str(placed.attacks)]
    return " ".join(words)


@given(standings, st.one_of(st.none(), numbers), st.one_of(st.none(), numbers))
def test_a_position_is_read_as_it_was_written(standing, movement, attacks):
    placed = StandingLine(standing, movement is not None or attacks is not None, movement, attacks)
    assert parse_standing(standing_line(placed), RED) == placed


def test_whose_turn_it_is_when_nobody_says_so():
    lines = [StandingLine(Standing("Blue", "A1")), StandingLine(Standing("Red", "B1"))]
    position = position_of(lines, ("Red", "Blue"))
    assert position is not None
    assert position.turn == "Red"


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_no_text_upsets_the_reader_of_positions(text):
    assert isinstance(parse_standing(f"red a1 {text}", RED), StandingLine | Misread)


def test_a_hint_explains_how_to_skip_a_movement_roll_already_made(tmp_path):
    referee = sit(tmp_path / "a.frag", "Red A1 turn", "Blue B1", "Green H6")
    refusal = say(referee, "s blue")["refusal"]
    assert (
        refusal["help"] == "Already rolled? If 5 movement is left, type `override red movement 5`."
    )
    assert say(referee, "override red movement 5", "s blue")["type"] == "told"
