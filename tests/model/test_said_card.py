"""Cards that a table describes on the spot."""

from __future__ import annotations

import pytest

from fragkit.model.said_card import SaidCard, parse_said, parse_said_weapon

WORDS = [
    "4d",
    "6d range 3",
    "6d blast 0",
    '6d range 3 blast 1 ammo 2 extra 1 as "Chainsaw"',
    '5d as "Rocket Launcher Mk. II"',
]


@pytest.mark.parametrize("words", WORDS)
def test_a_weapon_is_written_as_it_was_said(words):
    said = parse_said_weapon(words.split())
    assert isinstance(said, SaidCard)
    assert said.shot_text == words
    assert parse_said(said.text) == said


@pytest.mark.parametrize(
    "text",
    [
        'gadget "Kevlar" +1 health',
        'gadget "Lead Boots" -1 speed +2 armor',
        'special "Everyone swaps hands"',
        'gadget "Medkit" heal 2',
        'special "Rage" +2 damage +1 attacks +3 movement -1 accuracy',
        'weapon "4d" 4d',
    ],
)
def test_a_card_is_written_as_it_was_said(text):
    said = parse_said(text)
    assert isinstance(said, SaidCard)
    assert said.text == text


def test_words_for_the_same_thing_and_other_orders_are_read():
    assert parse_said('gadget +1 hp "Kevlar"') == parse_said('gadget "Kevlar" +1 health')
    assert parse_said('gadget "Vest" armor 2') == parse_said('gadget "Vest" +2 armor')
    assert parse_said('gadget "Vest" +2armor') == parse_said('gadget "Vest" +2 armor')
    assert parse_said_weapon(["6D", "radius", "1", "+2"]) == parse_said_weapon(
        ["6d", "blast", "1", "extra", "2"]
    )


def test_a_weapon_has_the_numbers_that_were_said():
    said = parse_said_weapon(["6d", "range", "3", "blast", "1", "ammo", "2", "as", '"Chainsaw"'])
    assert isinstance(said, SaidCard)
    weapon = said.card().weapon()
    assert weapon is not None
    assert (str(weapon.damage), weapon.ammo, weapon.radius) == ("6d", 2, 1)
    assert weapon.range_at_most == 3
    plain = parse_said_weapon(["4d"])
    assert isinstance(plain, SaidCard)
    assert (plain.id, plain.card().ammo, plain.card().radius) == ("4d", "unlimited", None)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("gadget Kevlar", "type the card's name in quotes"),
        ('gadget "" +1 health', "type the card's name in quotes"),
        ('gadget "…"', "type the card's name in quotes"),
        ('gadget "Kevlar" +1 wealth', "can't read `+1 wealth` on a card"),
        ('gadget "Kevlar" +0 health', "can't read `+0 health` on a card"),
        ('gadget "Kevlar" +1', "can't read `+1` on a card"),
        ('gadget "Kevlar" shiny', "can't read `shiny` on a card"),
        ('gadget "Kevlar" -1 armor', "can't read `-1 armor` on a card"),
        ('weapon "Gun" 99d', "a weapon has 1 to 30 damage dice, such as `4d`"),
        ('weapon "Gun" 4d range', "`range` takes a number from 1 to 99"),
        ('weapon "Gun" 4d ammo 0', "`ammo` takes a number from 1 to 20"),
        ('weapon "Gun" 4d quick', "can't read `quick` on a weapon"),
        (f'weapon "{"x" * 61}" 4d', "a card's name has up to 60 letters"),
    ],
)
def test_a_card_that_cannot_be_is_refused(text, problem):
    assert str(parse_said(text)) == problem
